// Hashes and draws, with the browser's own cryptography and without it.

import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { signer } from "../../../src/vigneron/web/static/verify/digest.js";
import { asTold, fits, madeBy, signed, wrong } from "../../../src/vigneron/web/static/verify/draws.js";
import { hex, hmac, sha256, unhex, utf8 } from "../../../src/vigneron/web/static/verify/sha256.js";

// Around the length of a block, where the padding needs another one.
const TEXTS = ["", "abc", "é", ...[54, 55, 56, 63, 64, 65, 119, 120, 1000].map((n) => "x".repeat(n))];
const KEYS = ["k", "k".repeat(64), "k".repeat(65), "k".repeat(200)];

const expected = (key, text) => createHmac("sha256", key).update(text).digest("hex");

/** Run something on a page without `crypto.subtle`. */
async function onPlainHttp(what) {
  const whole = Object.getOwnPropertyDescriptor(globalThis, "crypto");
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
  try {
    return await what();
  } finally {
    Object.defineProperty(globalThis, "crypto", whole);
  }
}

test("our own hash is SHA-256", () => {
  for (const text of TEXTS) {
    assert.equal(hex(sha256(utf8(text))), createHash("sha256").update(text).digest("hex"));
  }
});

test("our own HMAC is HMAC-SHA-256", () => {
  for (const key of KEYS) {
    for (const text of TEXTS) assert.equal(hex(hmac(utf8(key), utf8(text))), expected(key, text));
  }
});

test("both ways of signing give the same", async () => {
  for (const key of [...KEYS, ""]) {
    const browsers = await signer(utf8(key));
    const own = await onPlainHttp(() => signer(utf8(key)));
    for (const text of TEXTS) {
      assert.equal(hex(await browsers(utf8(text))), expected(key, text));
      assert.equal(hex(await own(utf8(text))), expected(key, text));
    }
  }
});

test("bytes come back from hexadecimal digits, and from nothing else", () => {
  assert.equal(hex(unhex("00ff7a")), "00ff7a");
  assert.equal(unhex("0"), null);
  assert.equal(unhex("zz"), null);
});

/** Return a game of one draw that comes out as its secret says. */
async function game() {
  const secret = "ab".repeat(32);
  const told = {
    table: "abcdef",
    secret,
    commitment: createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex"),
    words: ["one", "two"],
    plies: [
      { ply: 3, seat: 0, act: "roll", draws: [{ why: "die", weights: [1, 1, 1, 1, 1, 1], outcome: 0 }] },
    ],
  };
  const sign = await signed(told);
  const found = await wrong(told, told.plies[0], sign);
  if (found) told.plies[0].draws[0].outcome = found.found;
  return { told, sign };
}

test("a draw that follows from the secret is right, another is named", async () => {
  const { told, sign } = await game();
  const [ply] = told.plies;
  assert.equal(await wrong(told, ply, sign), null);
  const outcome = ply.draws[0].outcome;
  ply.draws[0].outcome = (outcome + 1) % 6;
  assert.deepEqual(await wrong(told, ply, sign), { number: 0, stored: (outcome + 1) % 6, found: outcome });
});

test("the words of the players are mixed in", async () => {
  const { told, sign } = await game();
  const outcomes = new Set();
  for (let n = 0; n < 40; n += 1) {
    const other = { ...told, words: [`word ${n}`] };
    const found = await wrong(other, told.plies[0], sign);
    outcomes.add(found ? found.found : told.plies[0].draws[0].outcome);
  }
  assert.ok(outcomes.size > 1);
});

test("a secret fits the fingerprint that was committed to, or does not", async () => {
  const { told } = await game();
  assert.ok(fits(told));
  assert.ok(!fits({ ...told, secret: "cd".repeat(32) }));
  assert.ok(!fits({ ...told, secret: "no digits" }));
});

test("plies that were taken from another game follow from its secret, later ones from the game's own", async () => {
  const { told: source } = await game();
  const { told, sign } = await game();
  const own = "cd".repeat(32);
  const whole = { ...told, secret: own, taken: [{ ...source, ply: 3 }] };
  assert.equal(asTold(whole), whole);
  assert.equal(asTold({ ...whole, taken: [{ ...source, ply: -1 }] }), null);
  assert.equal(asTold({ ...whole, taken: [{ ...source, ply: 3, words: 3 }] }), null);
  assert.equal(madeBy(whole, 3), whole.taken[0]);
  assert.equal(madeBy(whole, 4), whole);
  assert.equal(madeBy(told, 0), told);
  assert.equal(await wrong(madeBy(whole, 3), whole.plies[0], sign), null);
});

test("only what has the shape of draws is taken for draws", async () => {
  const { told } = await game();
  assert.equal(asTold(told), told);
  for (const broken of [
    null,
    "text",
    {},
    { ...told, secret: 3 },
    { ...told, words: [3] },
    { ...told, plies: [{ ply: -1, draws: [] }] },
    { ...told, plies: [{ ply: 1, draws: [{ weights: ["1"], outcome: 0 }] }] },
  ]) {
    assert.equal(asTold(broken), null, JSON.stringify(broken));
  }
});
