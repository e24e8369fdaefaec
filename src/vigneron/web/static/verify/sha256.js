// SHA-256 and HMAC, for pages without `crypto.subtle` and where a promise would be in the way.

// FIPS 180-4, 4.2.2 and 5.3.3: the first 32 bits of the fractional parts of the cube roots of the first 64
// primes, and of the square roots of the first 8.
// biome-ignore format: eight in a line, as the standard prints them
const K = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);
// biome-ignore format: as above
const START = new Uint32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

/**
 * @param {number} x
 * @param {number} by
 */
const turn = (x, by) => (x >>> by) | (x << (32 - by));

/**
 * @param {Uint8Array} bytes
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(bytes) {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  const sum = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < length; at += 64) block(view, at, w, sum);
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of sum.entries()) out.setUint32(4 * i, word);
  return new Uint8Array(out.buffer);
}

/**
 * @param {DataView} view
 * @param {number} at
 * @param {Uint32Array} w
 * @param {Uint32Array} sum
 */
function block(view, at, w, sum) {
  /** @param {Uint32Array} words @param {number} i */
  const get = (words, i) => words[i] ?? 0;
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const a = get(w, i - 15);
    const b = get(w, i - 2);
    w[i] =
      get(w, i - 16) +
      (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
      get(w, i - 7) +
      (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  const v = sum.slice();
  for (let i = 0; i < 64; i += 1) {
    const [a, b, c, e, f, g] = [get(v, 0), get(v, 1), get(v, 2), get(v, 4), get(v, 5), get(v, 6)];
    const one =
      get(v, 7) + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + get(K, i) + get(w, i);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    v.copyWithin(1, 0, 7);
    v[4] = get(v, 4) + one;
    v[0] = one + two;
  }
  for (let i = 0; i < 8; i += 1) sum[i] = get(sum, i) + get(v, i);
}

/**
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 * @returns {Uint8Array} 32 bytes
 */
export function hmac(key, message) {
  const own = new Uint8Array(64);
  own.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      own.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      own.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/**
 * @param {Uint8Array} a
 * @param {Uint8Array} b
 */
function joined(a, b) {
  const out = new Uint8Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}

/** @param {string} text */
export const utf8 = (text) => new TextEncoder().encode(text);

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Return the bytes of a hexadecimal text, or null if it is none.
 * @param {string} text
 */
export function unhex(text) {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) return null;
  return new Uint8Array((text.match(/../g) || []).map((pair) => Number.parseInt(pair, 16)));
}
