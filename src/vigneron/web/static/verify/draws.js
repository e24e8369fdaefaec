// Derives outcomes from a table's secret and its client seeds: docs/records.md, "Draws".
import { signer } from "./digest.js";
import { hex, sha256, unhex, utf8 } from "./sha256.js";

/** @typedef {{why: string, weights: number[], outcome: number, what?: string, label?: string}} Draw */
/** @typedef {{ply: number, seat: number, act: string, draws: Draw[]}} Ply */
/** @typedef {{seat: number, hash: string, word: string}} Pledge */
/** @typedef {import("./digest.js").Sign} Sign */
/**
 * What the draws of some plies follow from: the game's own, or those of a game that plies were taken from.
 * @typedef {{table: string, commitment: string, secret: string, words: string[]}} Made
 */
/**
 * @typedef {object} Told
 * @property {string} game
 * @property {string} table
 * @property {string} commitment
 * @property {string} secret
 * @property {string[]} words
 * @property {string[]} [names]
 * @property {Pledge[]} [pledges]
 * @property {Ply[]} plies
 * @property {(Made & {ply: number})[]} [taken] the games from which the first plies were taken
 * @property {string[]} [proven] sentences, from the server
 * @property {[string, string][]} [claimed] codes and sentences, from the server
 */

const WHOLE = 1n << 256n;

/**
 * Return the outcome that follows from the secret.
 * @param {Sign} sign with the secret
 * @param {{table: string, ply: number, number: number, words: string[]}} at
 * @param {number[]} weights
 */
export async function derived(sign, at, weights) {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (total <= 0n) return -1;
  const limit = WHOLE - (WHOLE % total);
  for (let count = 0; ; count += 1) {
    const text = `vigneron-draw-1|${at.table}|${at.ply}|${at.number}|${count}|${at.words.join(",")}`;
    const digits = hex(await sign(utf8(text)));
    const number = BigInt(`0x${digits}`);
    if (number >= limit) continue;
    let ticket = number % total;
    return weights.findIndex((weight) => {
      ticket -= BigInt(weight);
      return ticket < 0n;
    });
  }
}

/** @param {string} text its SHA-256 in hex, or that of `bytes` */
export const fingerprint = (text, bytes = utf8(text)) => hex(sha256(bytes));

/**
 * Return whether the secret matches the commitment.
 * @param {Made} told
 */
export function fits(told) {
  const bytes = unhex(told.secret);
  return bytes !== null && bytes.length > 0 && fingerprint("", bytes) === told.commitment;
}

/**
 * Return the HMAC with a game's secret as key.
 * @param {{secret: string}} told
 */
export function signed(told) {
  return signer(unhex(told.secret) || new Uint8Array());
}

/**
 * Return what the draws of a ply follow from.
 * @param {Told} told
 * @param {number} ply
 * @returns {Made}
 */
export function madeBy(told, ply) {
  return told.taken?.find((source) => ply <= source.ply) ?? told;
}

/**
 * Return the first draw of a ply that does not follow from the secret, or null.
 * @param {{table: string, words: string[]}} told
 * @param {Ply} ply
 * @param {Sign} sign with the game's secret
 * @returns {Promise<{number: number, stored: number, found: number} | null>}
 */
export async function wrong(told, ply, sign) {
  for (const [number, draw] of ply.draws.entries()) {
    const found = await derived(
      sign,
      { table: told.table, ply: ply.ply, number, words: told.words },
      draw.weights,
    );
    if (found !== draw.outcome) return { number, stored: draw.outcome, found };
  }
  return null;
}

/**
 * Return a file's draws if they have the right shape, else null.
 * @param {unknown} value
 * @returns {Told | null}
 */
export function asTold(value) {
  const told = /** @type {any} */ (value);
  const texts = ["table", "commitment", "secret"];
  if (typeof told !== "object" || told === null || texts.some((name) => typeof told[name] !== "string"))
    return null;
  const whole = (/** @type {unknown} */ n) => Number.isSafeInteger(n) && Number(n) >= 0;
  const listed = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.every((word) => typeof word === "string");
  const taken = told.taken ?? [];
  const good =
    listed(told.words) &&
    Array.isArray(taken) &&
    taken.every(
      (/** @type {any} */ source) =>
        whole(source?.ply) && texts.every((name) => typeof source[name] === "string") && listed(source.words),
    ) &&
    Array.isArray(told.plies) &&
    told.plies.every(
      (/** @type {any} */ ply) =>
        whole(ply?.ply) &&
        Array.isArray(ply.draws) &&
        ply.draws.every(
          (/** @type {any} */ draw) =>
            Array.isArray(draw?.weights) && draw.weights.every(whole) && Number.isSafeInteger(draw.outcome),
        ),
    );
  return good ? told : null;
}
