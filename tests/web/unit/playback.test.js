// Moves of others are shown one after the other, and all at once as soon as somebody acts.

import "./page.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Playback } from "../../../src/vigneron/web/static/table/playback.js";

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
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
  for (const v of versions) own.add({ t: "moved", v });
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

test("so many that wait are not waited for", () => {
  const { own, shown } = playback();
  tell(own, ...Array(12).keys());
  mock.timers.tick(440);
  assert.deepEqual(shown.slice(0, 2), [0, 1]);
  mock.timers.tick(1);
  mock.timers.tick(1);
  assert.ok(shown.length > 3);
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
