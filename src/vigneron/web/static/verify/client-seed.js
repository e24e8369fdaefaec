// A word of one's own, mixed into every draw: made here, pledged by its hash, told when the table asks for
// it. What this browser saw of a table before the first move is noted, so that it can be compared at the end.
import { recall, remember } from "../ui/storage.js";
import { fingerprint } from "./draws.js";

/** @typedef {import("../protocol/types.js").TableInfo} TableInfo */
/** @typedef {{word?: string, commitment?: string}} Note */

// 32 letters: five random bits are one, none likelier than another.
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH = 20;
const PLACE = "draws";
const MOST = 60; // tables of which something is noted
const NEXT = "next"; // a table that is being opened and has no id yet

/** @returns {string} */
export function freshWord() {
  return [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % 32]).join("");
}

/** @returns {[string, Note][]} */
function notes() {
  try {
    const found = JSON.parse(recall(PLACE) || "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return []; // somebody else's writing
  }
}

/**
 * @param {string} id
 * @returns {Note}
 */
export function noted(id) {
  return notes().find(([table]) => table === id)?.[1] || {};
}

/**
 * @param {string} id
 * @param {Note} seen
 */
export function note(id, seen) {
  const rest = notes().filter(([table]) => table !== id);
  remember(PLACE, JSON.stringify([...rest, [id, seen]].slice(-MOST)));
}

/**
 * Note the word and the fingerprint with which the next table is opened at once.
 * @param {string} word
 * @param {string} commitment
 */
export function noteNext(word, commitment) {
  note(NEXT, { word, commitment });
}

/**
 * Note what a table says of its secret, the first time only; a table opened at once is known by its
 * fingerprint.
 * @param {TableInfo} table
 */
export function witness(table) {
  if (table.phase === "over" || !table.commitment || noted(table.id).commitment) return;
  const next = noted(NEXT);
  const own = next.commitment === table.commitment ? next : noted(table.id);
  note(table.id, { ...own, commitment: table.commitment });
}

export class ClientSeed {
  /** @param {(message: import("../protocol/types.js").Request) => void} ask */
  constructor(ask) {
    this.ask = ask;
    this.pledged = "";
    this.told = "";
  }

  /**
   * In the lobby: pledge my word, and tell it when it is asked for.
   * @param {TableInfo} table
   * @param {number | null} seat
   */
  follow(table, seat) {
    witness(table);
    if (seat === null || table.phase !== "lobby" || !table.commitment) return;
    const own = noted(table.id);
    const word = own.word || freshWord();
    if (!own.word) note(table.id, { ...own, word });
    const hash = fingerprint(word);
    const mine = table.pledges?.find((pledge) => pledge.seat === seat);
    if (table.asked) {
      if (mine?.hash === hash && this.told !== word) {
        this.told = word;
        this.ask({ t: "word", word });
      }
    } else if (mine?.hash !== hash && this.pledged !== `${seat} ${hash}`) {
      this.pledged = `${seat} ${hash}`;
      this.ask({ t: "pledge", hash });
    }
  }

  /** The line was lost: whatever was not answered is said again. */
  again() {
    this.pledged = this.told = "";
  }
}
