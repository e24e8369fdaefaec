// Moves of others are shown one after the other, and all at once as soon as somebody acts.

import "./page.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Playback, reading } from "../../../src/vigneron/web/static/table/playback.js";

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  localStorage.setItem("motion", "on");
});
afterEach(() => mock.timers.reset());

/** Return a playback of moves that take 300 milliseconds, and what it has shown. */
function playback(takes = 300) {
  const shown = [];
  const own = new Playback((move) => {
    shown.push(move.v);
    return takes;
  });
  return { own, shown };
}
const tell = (own, ...versions) => {
  for (const v of versions) own.add({ t: "moved", v, you: { seat: 0 }, log: [] });
};

test("each waits until the one before has come to rest", () => {
  const { own, shown } = playback();
  tell(own, 1, 2, 3);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(439);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(shown, [1, 2]);
  mock.timers.tick(440);
  assert.deepEqual(shown, [1, 2, 3]);
});

test("a touch shows everything at once", () => {
  const { own, shown } = playback();
  document.getAnimations ||= () => [];
  tell(own, 1, 2, 3);
  document.dispatchEvent(new Event("pointerdown"));
  assert.deepEqual(shown, [1, 2, 3]);
  assert.equal(own.queue.length, 0);
});

test("where things stand still nothing waits for movement", () => {
  localStorage.setItem("motion", "off");
  const { own, shown } = playback();
  tell(own, 1, 2);
  mock.timers.tick(0);
  assert.deepEqual(shown, [1, 2]);
});

const did = (seat, letters) => ({
  t: "moved",
  v: 0,
  you: { seat: 0 },
  log: [{ v: 0, seat, say: "x".repeat(letters) }],
});

test("what others do stays as long as it takes to read, and mine does not wait", () => {
  assert.equal(reading(did(0, 40)), 0);
  assert.equal(reading(did(null, 40)), 0);
  assert.ok(reading(did(1, 40)) > reading(did(1, 10)));
  assert.ok(reading(did(1, 10)) > 440);
  const { own, shown } = playback();
  const slow = reading(did(1, 40));
  own.add({ ...did(1, 40), v: 1 });
  own.add({ ...did(1, 40), v: 2 });
  mock.timers.tick(slow - 1);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(shown, [1, 2]);
});

test("the speed is the player's", () => {
  localStorage.setItem("speed", "fast");
  const { own, shown } = playback();
  const slow = reading(did(1, 60));
  own.add({ ...did(1, 60), v: 1 });
  own.add({ ...did(1, 60), v: 2 });
  mock.timers.tick(slow / 2);
  localStorage.removeItem("speed");
  assert.deepEqual(shown, [1, 2]);
});

test("many moves share the time that one watches, and a running clock makes it short", () => {
  const people = [{ seat: 0, clock: { left: 1, runs: true } }];
  for (const [whole, more] of [
    [7000, {}],
    [2500, { people }],
  ]) {
    const { own, shown } = playback();
    for (let v = 0; v < 40; v += 1) own.add({ ...did(1, 80), ...more, v });
    mock.timers.tick(whole / 2);
    assert.ok(shown.length < 40, `${shown.length} of 40 after half of the time`);
    mock.timers.tick(whole / 2 + 50);
    assert.equal(shown.length, 40);
  }
});

test("who acts sees no sentence any more", () => {
  const { own } = playback();
  let skipped = 0;
  own.skipped = () => (skipped += 1);
  document.dispatchEvent(new Event("keydown"));
  assert.equal(skipped, 1);
});

test("a move that does not fit takes the rest with it", () => {
  const { own, shown } = playback(null);
  own.timer = 1; // one is being shown
  tell(own, 1, 2);
  own.hurry();
  assert.deepEqual(shown, [1]);
  assert.equal(own.queue.length, 0);
});

test("a whole position takes the place of what waited", () => {
  const { own, shown } = playback();
  tell(own, 1, 2);
  own.clear();
  mock.timers.tick(1000);
  tell(own, 5);
  assert.deepEqual(shown, [1, 5]);
});
