// HMAC by the browser's cryptography, or by our own where there is none, as on plain HTTP in a home network.

import { hmac } from "./sha256.js";

/** @typedef {(message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>} Sign */

/**
 * Return a function that computes HMAC-SHA-256 (32 bytes) with a key.
 * @param {Uint8Array<ArrayBuffer>} key
 * @returns {Promise<Sign>}
 */
export async function signer(key) {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle || key.length === 0) return async (message) => hmac(key, message);
  const own = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await subtle.sign("HMAC", own, message));
}
