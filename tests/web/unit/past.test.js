// The past: steps by move, turn and round; the bar, what is asked of the server, and what goes on meanwhile.

import "./page.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Act } from "../../../src/vigneron/web/static/table/act.js";
import { Better } from "../../../src/vigneron/web/static/table/better.js";
import { log } from "../../../src/vigneron/web/static/table/log.js";
import { LookingBack } from "../../../src/vigneron/web/static/table/looking-back.js";
import { PastBar } from "../../../src/vigneron/web/static/table/past-bar.js";
import { lastOf, missed, plyOf, seen, step } from "../../../src/vigneron/web/static/table/past-steps.js";
import { Status } from "../../../src/vigneron/web/static/table/status.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { frame, node, welcome } from "./messages.js";
import { at, renew, text } from "./page.js";

// The set-up, a covered choice of both seats, then two turns in two rounds; a table row made version 4.
const PLIES = {
  t: "history",
  n: 1,
  v: 8,
  versions: [1, 2, 3, 5, 6, 7, 8],
  seats: [-1, 0, 1, 0, 0, 1, 0],
  rounds: [1, 1, 1, 1, 1, 2, 2],
  unseen: [1],
};

test("steps lead by moves, turns and rounds over positions that somebody saw", () => {
  const walk = (unit, by, from) => {
    const out = [];
    for (let ply = from, next = step(PLIES, ply, unit, by); next !== ply; next = step(PLIES, ply, unit, by)) {
      out.push(next);
      ply = next;
    }
    return out;
  };
  assert.deepEqual(walk("move", 1, 0), [2, 3, 4, 5, 6]);
  assert.deepEqual(walk("move", -1, 6), [5, 4, 3, 2, 0]);
  assert.deepEqual(walk("turn", 1, 0), [2, 4, 5, 6]);
  assert.deepEqual(walk("turn", -1, 6), [5, 4, 2, 0]);
  assert.deepEqual(walk("round", 1, 0), [5, 6]);
  assert.deepEqual(walk("round", -1, 6), [5, 0]);
  assert.equal(step(PLIES, 3, "turn", -1), 2);
  assert.equal(step(PLIES, 3, "turn", 1), 4);
});

test("versions, seats and absences are found among the plies", () => {
  assert.deepEqual(
    [1, 2, 4, 5, 99].map((v) => plyOf(PLIES, v)),
    [0, 2, 2, 3, 6],
  );
  assert.equal(seen(PLIES, 1), 0);
  assert.equal(lastOf(PLIES, 1), 5);
  assert.equal(lastOf(PLIES, null), 0);
  assert.equal(missed(PLIES, 3, 1), 3); // everybody else has acted since
  assert.equal(missed(PLIES, 7, 1), 1);
  assert.equal(missed(PLIES, 8, 1), 0);
  assert.equal(missed({ ...PLIES, seats: [-1, 0, 1, 0, 0, 2, 0] }, 5, 1), 3);
  assert.equal(missed({ ...PLIES, seats: [-1, 0, 2, 0, 0, 0, 0] }, 6, 1), 0); // one of two has acted
});

/** Return a page whose table can look back, with what it asked for. */
function table(more = {}) {
  renew();
  at("past-unit").innerHTML = '<option value="move"><option value="turn"><option value="round">';
  const store = new TableStore();
  store.advance(welcome({ v: 8, log: LOG, ...more }));
  const asked = [];
  const said = [];
  const drawn = [];
  let number = 100;
  const back = new LookingBack(store, {
    id: "abcdef",
    ask: (message) => {
      number += 1;
      asked.push({ n: number, ...message });
      return number;
    },
    render: () => bar.render(),
    board: { pictures: [] },
    announce: (words) => said.push(words),
    draw: (shown) => drawn.push(shown),
  });
  const bar = new PastBar(back);
  log.render(store);
  bar.render();
  return { store, back, bar, asked, said, drawn };
}
const LOG = [1, 3, 5, 6, 7, 8].map((v) => ({ v, say: `Line ${v}.`, seat: 0 }));
const past = (ply, n, more = {}) => ({
  t: "past",
  n,
  ply,
  v: PLIES.versions[ply],
  last: 6,
  seat: 0,
  round: PLIES.rounds[ply],
  say: [`Act ${ply}.`],
  scene: { ...welcome().scene, status: `Status ${ply}`, frames: [frame("board", [node("one", { x: ply })])] },
  diff: null,
  overlay: { prompt: "", nodes: {}, controls: [], counters: [], groups: {}, alike: [] },
  ...more,
});

beforeEach(() => localStorage.clear());

test("the bar shows where one is, and nothing can be played from there", () => {
  const { store, back, asked, said } = table();
  const told = [];
  const act = new Act(store, () => {});
  act.line = { tell: (message) => told.push(message), ask: () => 1 };
  at("look-back").click();
  assert.deepEqual(asked[0].t, "history");
  back.hear(PLIES);
  assert.deepEqual([asked[1].t, asked[1].ply, asked[1].base], ["past", 5, undefined]);
  assert.equal(at("past").hidden, true);
  back.hear(past(5, asked[1].n));
  assert.equal(at("past").hidden, false);
  assert.deepEqual(
    [text("past-at"), text("past-where"), text("past-say")],
    ["Move 5 of 6", "Status 5", "Act 5."],
  );
  assert.equal(document.documentElement.hasAttribute("data-past"), true);
  assert.equal(location.search, "?ply=5");
  assert.equal(said.at(-1), "Act 5.");
  store.settled = true;
  act.take(store.offers[0]);
  act.touch("one");
  act.undo();
  assert.deepEqual([store.complete, store.selection.own, told], [null, [], []]);
  at("past-leave").click();
  assert.equal(at("past").hidden, true);
  assert.equal(location.search, "");
  act.touch("one");
  assert.deepEqual(store.selection.own, ["one"]);
});

test("a step is asked for as changes of what is shown, one at a time, and the last wish counts", () => {
  const { back, asked } = table();
  back.go(0);
  back.hear(PLIES);
  back.hear(past(0, asked[0].n));
  assert.equal(asked[0].base, undefined);
  at("past-forward").click();
  back.hear(PLIES);
  at("past-forward").click();
  at("past-forward").click();
  const steps = asked.filter(({ t }) => t === "past").slice(1);
  assert.deepEqual(
    steps.map(({ ply, base }) => [ply, base]),
    [[2, 1]],
  );
  const diff = {
    status: "Status 2",
    standings: [],
    frames: { board: { set: [node("one", { x: 2 })], drop: [] } },
  };
  back.hear(past(2, steps[0].n, { scene: null, diff: { ...diff, new: [], gone: [] } }));
  assert.equal(asked.at(-1).ply, 4);
  assert.equal(asked.at(-1).base, 3);
  // changes that do not fit what is shown: the whole picture is asked for
  back.hear(past(4, asked.at(-1).n, { scene: null, diff: { ...diff, frames: { none: { set: [] } } } }));
  assert.equal(asked.at(-1).base, undefined);
  assert.equal(asked.at(-1).ply, 4);
});

test("keys, the slider and lines of the log lead through the past", () => {
  const { back, asked } = table();
  back.hear(PLIES);
  back.go(3);
  back.hear(past(3, asked.at(-1).n));
  const press = (id, name) => {
    const event = new Event("keydown", { bubbles: true, cancelable: true });
    event.key = name;
    at(id).dispatchEvent(event);
  };
  press("past-play", "ArrowRight");
  assert.equal(back.wanted, 4);
  press("past-play", "Home");
  assert.equal(back.wanted, 0);
  press("past-play", "End");
  assert.equal(back.wanted, 6);
  at("past-ply").value = "1";
  at("past-ply").dispatchEvent(new Event("input"));
  assert.equal(back.wanted, 0); // nobody saw the position between covered acts
  const line = [...at("log").children].find((item) => item.textContent === "Line 6.");
  line.click();
  assert.equal(back.wanted, 4);
  back.hear(past(3, asked.at(-1).n));
  back.hear(past(4, asked.at(-1).n));
  assert.deepEqual(
    [...at("log").children].map((item) => item.className.replace(/by tone-seat-0|new/g, "").trim()),
    ["later", "later", "here", "", "", ""],
  );
});

test("what happens now goes on arriving and is marked; another seat's view ends the past", () => {
  const { store, back, asked, drawn } = table();
  back.hear(PLIES);
  back.go(2);
  back.hear(past(2, asked.at(-1).n));
  assert.equal(drawn.at(-1), back.past);
  store.advance({ ...welcome({ v: 9, offers: [] }), t: "moved", scene: undefined, diff: undefined, log: [] });
  back.moved(false);
  assert.match(text("past-news"), /One new move/);
  assert.equal(asked.at(-1).t, "history");
  assert.equal(back.on, true);
  store.advance(welcome({ v: 9, you: { seat: 1, host: false, lang: "en", device: null } }));
  back.welcomed(0);
  assert.equal(back.on, false);
  assert.equal(drawn.at(-1), store);
});

test("who comes back after a round is offered what was missed, played act by act, with a way to skip it", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  localStorage.setItem("seen", JSON.stringify([["abcdef", 3]]));
  const { back, asked, drawn, store } = table({ you: { seat: 1, host: false, lang: "en", device: null } });
  back.welcomed(1);
  back.hear(PLIES);
  assert.equal(at("missed").hidden, false);
  assert.match(text("missed-say"), /3$/);
  at("missed-play").click();
  assert.equal(asked.at(-1).ply, 5); // after their own last act
  back.hear(past(5, asked.at(-1).n, { seat: 1 }));
  assert.equal(text("past-leave"), "Skip");
  t.mock.timers.tick(5000);
  assert.equal(asked.at(-1).ply, 6);
  back.hear(past(6, asked.at(-1).n, { seat: 1 }));
  t.mock.timers.tick(5000);
  assert.equal(back.on, false); // after the last act the present is shown
  assert.equal(drawn.at(-1), store);
  back.welcomed(1);
  assert.equal(at("missed").hidden, true);
});

test("a connection that fails for a moment has missed nothing, and one's own act ends the offer", (t) => {
  const clock = t.mock.method(performance, "now", () => 1000);
  localStorage.setItem("seen", JSON.stringify([["abcdef", 8]]));
  const { back, store } = table({ you: { seat: 1, host: false, lang: "en", device: null } });
  back.welcomed(1);
  const again = (lost) => {
    back.seen.note(3);
    back.wait();
    clock.mock.mockImplementation(() => 1000 + lost);
    back.welcomed(1);
    clock.mock.mockImplementation(() => 1000);
    back.hear(PLIES);
    return !at("missed").hidden;
  };
  assert.equal(again(5_000), false);
  assert.equal(again(25_000), true);
  back.moved(false);
  assert.equal(at("missed").hidden, false);
  back.moved(true);
  assert.equal(at("missed").hidden, true);
  assert.equal(store.v, 8);
});

test("an address with a ply opens there, and after the end any seat's eyes can be used", () => {
  history.replaceState(null, "", "/t/abcdef?ply=5");
  const { back, asked } = table({ over: { say: "Over.", ending: "", rows: [], parts: [] }, offers: [] });
  back.welcomed(0);
  back.hear(PLIES);
  assert.equal(asked.at(-1).ply, 5);
  back.hear(past(5, asked.at(-1).n));
  assert.equal(at("past-eyes-field").hidden, false);
  assert.deepEqual(
    [...at("past-eyes").children].map((option) => option.textContent),
    ["you", "Bea"],
  );
  back.look(1);
  assert.deepEqual([asked.at(-1).ply, asked.at(-1).eyes], [5, 1]);
  assert.equal(text("past-leave"), "To the end");
  back.leave();
});

test("a moment of a review is called so, by its own number, and the page says what it shows", async (t) => {
  const found = { seat: 0, touch: ["one"], words: ["Move 5."], steps: [past(4, null, { v: -1 })] };
  t.mock.method(globalThis, "fetch", async () => ({ ok: true, json: async () => found }));
  const { back, bar, store, asked } = table({ over: { say: "Over.", ending: "", rows: [], parts: [] } });
  const better = new Better(back, "abcdef", 5, () => {});
  const status = new Status({ awaited: null }, () => back.shown);
  const draw = () => {
    better.render();
    bar.render();
    status.render(store);
    return [text("past-name"), text("past-at"), text("status"), text("latest-words")];
  };
  const [, , now, latest] = draw();
  back.hear(PLIES);
  back.go(4);
  back.hear(past(4, asked.at(-1).n));
  await new Promise(setImmediate);
  draw();
  back.hear(past(4, asked.at(-1).n));
  assert.deepEqual(draw(), ["A moment of the review", "Before move 5 of 6", "Status 4", "Act 4."]);
  assert.match(at("past-ply").getAttribute("aria-valuetext"), /^Before move 5 of 6/);
  assert.deepEqual([...back.pointed], ["one"]);
  at("past-better-play").click();
  assert.deepEqual(draw().slice(0, 2), ["A moment of the review", "Instead of move 5"]);
  at("past-forward").click();
  back.hear(past(5, asked.at(-1).n));
  assert.deepEqual(draw(), ["This is the past", "Move 5 of 6", "Status 5", "Act 5."]);
  back.leave();
  assert.deepEqual(draw().slice(2), [now, latest]);
});

test("a line of the log shows the place that it names, in its player's frames and the common ones", async () => {
  const { store, back, bar } = table();
  const { Picture } = await import("../../../src/vigneron/web/static/table/scene.js");
  const sheets = [null, 0, 1].map((owner) => {
    const places = ["b5", "b51", "a1"].map((name) =>
      node(`${owner}-${name}`, { label: `City ${name}: open` }),
    );
    const plain = frame(`sheet-${owner}`, places, { owner });
    store.frames.set(plain.key, { ...plain, nodes: new Map(places.map((one) => [one.key, one])) });
    const picture = new Picture(store.frames.get(plain.key), { small: owner === 1 });
    document.body.append(picture.svg);
    return picture;
  });
  const named = () => [...document.querySelectorAll(".named")].map((one) => one.dataset.key);
  store.log = [
    { v: 2, seat: 1, say: "Bea writes 4 in the city b5." },
    { v: 3, seat: 0, say: "Ada marks nothing." },
  ];
  log.render(store);
  bar.render();
  const [quiet, telling] = document.querySelectorAll("#log li");
  const point = (line, name) => line.dispatchEvent(new Event(name, { bubbles: true }));
  point(telling, "pointerover");
  assert.deepEqual(named(), ["null-b5", "1-b5"]);
  sheets[2].draw(store.frames.get("sheet-1"), []);
  assert.deepEqual(named(), ["null-b5", "1-b5"]);
  point(quiet, "pointerover");
  assert.deepEqual(named(), []);
  point(telling, "focusin");
  assert.deepEqual(named(), ["null-b5", "1-b5"]);
  point(telling, "focusout");
  assert.deepEqual(named(), []);
  assert.equal(back.on, false);
});
