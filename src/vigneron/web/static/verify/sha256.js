// SHA-256 and HMAC of our own: on plain HTTP in a home network a browser has no `crypto.subtle`.

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first 32 bits of the fractional part. @param {number} x */
const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;

for (let prime = 2, found = 0; found < 64; prime += 1) {
  let divisor = 2;
  while (divisor * divisor <= prime && prime % divisor !== 0) divisor += 1;
  if (divisor * divisor <= prime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(prime));
  K[found] = fraction(Math.cbrt(prime));
  found += 1;
}

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
 * Return the bytes that hexadecimal digits stand for, or null if they are none.
 * @param {string} text
 */
export function unhex(text) {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) return null;
  return new Uint8Array((text.match(/../g) || []).map((pair) => Number.parseInt(pair, 16)));
}
