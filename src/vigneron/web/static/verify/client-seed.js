// This browser's client seed: made here, committed to by its hash, revealed when the table asks for it. What
// the browser saw of a table before the first move is noted, and compared when the game is verified.
import { recall, remember } from "../ui/storage.js";
import { fingerprint } from "./draws.js";

/** @typedef {import("../protocol/types.js").TableInfo} TableInfo */
/** @typedef {{word?: string, commitment?: string}} Note */

// 32 letters, so that five random bits make one and all are equally likely.
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH = 20;
const PLACE = "draws";
const MOST = 60; // tables with notes
const NEXT = "next"; // the id for a table that is being opened

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
    return []; // not written by this script
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
 * Note the seed and the commitment of a table that is being opened.
 * @param {string} word
 * @param {string} commitment
 */
export function noteNext(word, commitment) {
  note(NEXT, { word, commitment });
}

/**
 * Note a table's commitment, the first time only. A table that was just opened is recognised by it.
 * @param {TableInfo} table
 */
export function witness(table) {
  if (table.phase === "over" || !table.commitment || noted(table.id).commitment) return;
  const next = noted(NEXT);
  const own = next.commitment === table.commitment ? next : noted(table.id);
  note(table.id, { ...own, commitment: table.commitment });
}

export class ClientSeed {
  /** @param {(message: import("../protocol/requests.js").Request) => void} ask */
  constructor(ask) {
    this.ask = ask;
    this.pledged = "";
    this.told = "";
  }

  /**
   * In the lobby: commit to my seed, and reveal it when the table asks.
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

  /** Send everything again after a lost connection. */
  again() {
    this.pledged = this.told = "";
  }
}
