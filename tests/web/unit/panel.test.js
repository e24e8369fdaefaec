// The panel: its sentence and buttons, things to touch, amounts, the act with what it brings, and notes.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { actPreview } from "../../../src/vigneron/web/static/table/act-preview.js";
import { Amounts } from "../../../src/vigneron/web/static/table/amounts.js";
import { Controls } from "../../../src/vigneron/web/static/table/controls.js";
import { counters } from "../../../src/vigneron/web/static/table/counters.js";
import { Note } from "../../../src/vigneron/web/static/table/note.js";
import { Panel } from "../../../src/vigneron/web/static/table/panel.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { offer, person, welcome } from "./messages.js";
import { at, renew, text } from "./page.js";

/** Return the panel's store, what was asked for, and a function that draws all of it. */
function panel(more = {}) {
  renew();
  const store = new TableStore();
  store.advance(welcome(more));
  const done = [];
  const does = (name) => (what) => done.push(what === undefined ? name : `${name} ${what}`);
  const names = {
    "pip-2": "Two",
    "pip-3": "Three",
    "pip-4": "Four",
    "pip-5": "Five",
    "tile-1": "Merlot, a vine",
    "vine-1": "Gamay: three cubes",
    "vine-2": "Pinot",
    "pip-1": "One",
  };
  const actions = { label: (touch) => names[touch] || touch };
  for (const name of ["confirm", "clear", "undo", "change", "count"]) actions[name] = does(name);
  const views = [
    counters,
    new Note({ instead: does("instead"), rule: does("rule") }),
    new Controls(does("touch")),
    new Amounts(store, does("touch")),
    actPreview,
    new Panel(store, actions, actions),
  ];
  const draw = () => {
    for (const view of views) view.render(store);
  };
  draw();
  return { store, done, draw };
}
const turn = (more) => ({ ...welcome().turn, ...more });
const overlay = (more) => ({ ...welcome().overlay, ...more });
const shown = (...ids) => ids.filter((id) => !at(id).hidden);
const BUTTONS = ["confirm", "back", "change", "undo", "count"];

test("the sentence says what is to be done, by whom, or how it ended", () => {
  panel();
  assert.equal(text("prompt"), "Choose.");
  panel({ offers: [], turn: turn({ say: "Bea chooses." }) });
  assert.equal(text("prompt"), "Bea chooses.");
  panel({ over: { say: "Bea has won.", ending: "", rows: [], parts: [] }, offers: [] });
  assert.equal(text("prompt"), "Bea has won.");
  panel({ people: [person(0, { bot: "greedy" }), person(1)] });
  assert.notEqual(text("prompt"), "Choose.");
});

test("only buttons that do something now are shown", () => {
  const { store, draw } = panel();
  assert.deepEqual(shown(...BUTTONS), ["confirm"]);
  store.selection.touch("one");
  draw();
  assert.deepEqual(shown(...BUTTONS), ["confirm", "back"]);
  panel({ turn: turn({ undo: true }) });
  assert.deepEqual(shown(...BUTTONS), ["confirm", "undo"]);
  panel({ offers: [], turn: turn({ chosen: true, covered: true }) });
  assert.deepEqual(shown(...BUTTONS), ["change"]);
  panel({ offers: [], over: { say: "", ending: "", rows: [], parts: [] } });
  assert.deepEqual(shown(...BUTTONS), ["count"]);
});

test("an act may be confirmed once it is complete and until it is sent", () => {
  const { store, draw, done } = panel();
  const ready = () => at("confirm").getAttribute("aria-disabled") === null;
  assert.ok(!ready());
  store.selection.touch("one");
  draw();
  assert.ok(ready());
  assert.ok(!at("more").hidden, "two may be touched as well");
  const { MouseEvent } = document.defaultView;
  at("confirm").dispatchEvent(new MouseEvent("click", { detail: 2 }));
  assert.deepEqual(done, [], "the second half of a double click");
  at("confirm").click();
  assert.deepEqual(done, ["confirm"]);
  store.waiting = true;
  draw();
  assert.ok(!ready());
  assert.equal(text("confirm-words"), "Sending…");
  store.kept = true;
  draw();
  assert.equal(text("confirm-words"), "Kept until the line is back");
});

test("things to touch stand in groups, and ways to decline below", () => {
  const controls = [
    { touch: "one", label: "One", group: "first" },
    { touch: "two", label: "Two", group: "second" },
    { touch: "mine", label: "Pass", decline: true },
  ];
  const { store, draw, done } = panel({
    overlay: overlay({ controls, groups: { first: "First", second: "Second" } }),
  });
  assert.deepEqual(
    [...at("controls").querySelectorAll("h3")].map((heading) => heading.textContent),
    ["First", "Second"],
  );
  assert.equal(text("declines"), "Pass");
  at("controls").querySelector("[data-touch=one]").click();
  assert.deepEqual(done, ["touch one"]);
  store.selection.touch("one");
  draw();
  const pressed = (id) => document.querySelector(`.control[data-touch=${id}]`).getAttribute("aria-pressed");
  assert.deepEqual(["one", "two", "mine"].map(pressed), ["true", "false", "false"]);
});

test("whoever does not choose has nothing to touch", () => {
  panel({ offers: [], overlay: overlay({ controls: [{ touch: "one", label: "One" }] }) });
  assert.equal(document.querySelector(".control"), null);
});

test("an amount steps through its values and stops at both ends", () => {
  const offers = [2, 3, 5].map((n) => offer(`sell ${n}`, "sack", `weight=${n}`));
  const controls = [2, 3, 5].map((n) => ({ touch: `weight=${n}`, label: `${n} kg`, group: "weight" }));
  const { store, draw, done } = panel({
    offers,
    overlay: overlay({ controls, groups: { weight: "Weight" } }),
  });
  const step = (name) => document.querySelector(`.stepper .${name}`);
  const value = () => document.querySelector(".stepper output").textContent;
  assert.equal(document.querySelector(".stepper .what").textContent, "Weight");
  assert.equal(value(), "?", "nothing is touched yet; a dash beside a minus would be no value");
  store.selection.touch("sack");
  draw();
  assert.equal(value(), "2 kg");
  assert.equal(step("less").getAttribute("aria-disabled"), "true");
  step("less").click();
  assert.deepEqual(done, [], "there is nothing less");
  step("greater").click();
  assert.deepEqual(done, ["touch weight=3"]);
  store.selection.touch("weight=5");
  draw();
  assert.equal(value(), "5 kg");
  assert.equal(step("greater").getAttribute("aria-disabled"), "true");
});

test("the act is said, and what it brings once that is known", () => {
  const { store, draw } = panel();
  store.selection.touch("one");
  draw();
  assert.equal(text("preview"), "Do one.");
  const gains = [
    { label: "points", from: "3", to: "5" },
    { label: "coins", from: "2", to: "2" },
  ];
  store.preview = { act: "one", say: ["Ada gains.", "Bea pays."], gains, nodes: {}, draws: "a die" };
  draw();
  assert.match(
    text("preview"),
    /^Do one\.\s*points from 3 to 5\+2points3 → 5\s*Ada gains\.Bea pays\..*a die/,
  );
  store.preview = { ...store.preview, act: "both" };
  draw();
  assert.equal(text("preview"), "Do one.", "what another act brings is not shown");
});

test("a sole act is said by its button alone, with what it brings above", () => {
  const { store, draw } = panel({ offers: [offer("rest", "mine")] });
  store.settled = true;
  const gains = [{ label: "points", from: "3", to: "5" }];
  store.preview = { act: "rest", say: [], gains, nodes: {}, draws: null };
  draw();
  assert.equal(text("confirm-words"), "Do rest.");
  assert.ok(document.querySelector("#preview .act").hidden);
  assert.match(text("preview"), /\+2points/);
  store.selection.touch("mine");
  draw();
  assert.equal(text("confirm-words"), "Confirm");
  assert.ok(!document.querySelector("#preview .act").hidden);
});

test("a note has its rule and the way out", () => {
  const { store, draw, done } = panel();
  assert.ok(at("note").hidden);
  store.note = { say: "Not both.", rule: "XX-1", instead: "mine" };
  draw();
  const [rule, instead] = at("note").querySelectorAll("button");
  rule.click();
  instead.click();
  assert.deepEqual(done, ["rule XX-1", "instead mine"]);
  store.note = null;
  draw();
  assert.ok(at("note").hidden);
});

test("counters have figure and name", () => {
  panel({ overlay: overlay({ counters: [{ symbol: "", value: "6", label: "francs" }] }) });
  assert.equal(text("counters"), "6francs");
});

test("a counter stays the same thing though its label changes with its value", () => {
  renew();
  const show = (value, label) => {
    counters.render({ overlay: { counters: [{ symbol: "coin", value, label }] } });
    return at("counters").firstElementChild;
  };
  const had = show("2", "francs");
  assert.equal(show("1", "franc"), had);
  assert.deepEqual([text("counters"), had.dataset.tip], ["1franc", "franc"]);
});

test("a control that belongs to a touch comes with it", () => {
  const control = { label: "", symbol: "", tone: "", group: "", decline: false, rule: "" };
  const { store, draw } = panel({
    overlay: overlay({ controls: [{ ...control, touch: "pip", label: "6", after: "worker" }] }),
    offers: [
      offer("plain", "hex", "die"),
      offer("dear", "hex", "worker", "pip"),
      offer("far", "sea", "worker", "pip"),
    ],
  });
  const there = () => at("controls").querySelectorAll("[data-touch=pip]").length;
  const after = (...touches) => {
    store.selection.clear();
    for (const touch of touches) store.selection.touch(touch);
    draw();
    return there();
  };
  assert.equal(there(), 0);
  assert.equal(after("hex"), 0); // a die alone would do
  assert.equal(after("hex", "worker"), 1);
  assert.equal(after("sea"), 1); // only a worker leads there
});

test("a control that is only a number is said with the heading of its group", () => {
  const of = (touch, label, more = {}) => ({ touch, label, group: "pip", ...more });
  const controls = [of("p1", "1"), of("p2", "2", { note: "7 Fr" }), of("w", "A worker")];
  panel({ overlay: overlay({ controls, groups: { pip: "Number to write" } }) });
  const said = [...at("controls").querySelectorAll("button")].map((button) =>
    button.getAttribute("aria-label"),
  );
  assert.deepEqual(said, ["Number to write: 1", "Number to write: 2 7 Fr", null]);
});

test("while the act is not whole, its next step is said: buttons, then things on boards, then amounts", () => {
  const controls = [
    { touch: "auction", label: "Auction", group: "action" },
    { touch: "buy", label: "Buy", group: "action" },
    { touch: "late", label: "Late harvest" },
    ...["left", "right"].map((side) => ({ touch: `press-${side}`, label: side, group: "cellar" })),
    ...["bottle", "barrel"].map((made) => ({ touch: `make-${made}`, label: made, group: "cellar" })),
  ];
  const offers = [
    offer("a1", "auction", "tile-1", "bid=1"),
    offer("a2", "auction", "tile-1", "bid=2"),
    offer("a3", "auction", "tile-2", "bid=1"),
    offer("b", "buy", "tile-1"),
    ...["left", "right"].map((side) => offer(side, "laurel", `press-${side}`, "make-bottle")),
    ...[1, 2].flatMap((n) => [1, 2].map((m) => offer(`d${n}${m}`, "cart", `vine-${n}`, `count=${m}`))),
    offer("both", "laurel", "press-left", "make-barrel"),
    offer("l1", "late", "vine-1"),
    offer("l2", "late", "vine-2"),
    ...[1, 2, 3, 4, 5].map((n) => offer(`o${n}`, "many", `unnamed-${n}`)),
    ...[1, 2, 3, 4, 5].map((n) => offer(`p${n}`, "pips", `pip-${n}`)),
  ];
  const groups = { action: "Action", bid: "Bid" };
  const { store, draw } = panel({ offers, overlay: overlay({ controls, groups }) });
  const after = (...touches) => {
    store.selection.clear();
    for (const touch of touches) store.selection.touch(touch);
    draw();
    return text("prompt");
  };
  assert.equal(after(), "Choose.");
  assert.equal(after("tile-1"), "Now choose below “Action”: Auction or Buy");
  assert.ok(at("panel").classList.contains("asks"));
  assert.equal(after("late"), "Now choose: Gamay or Pinot");
  assert.equal(after("laurel"), "Now choose: left or right", "one kind after the other");
  assert.equal(after("many"), "Now touch one of the things that are lit.");
  assert.equal(after("pips"), "Now touch one of the things that are lit, such as One.");
  assert.equal(
    after("cart"),
    "Now choose: Gamay or Pinot; then: How many",
    "what has an amount comes before its amount",
  );
  assert.equal(after("auction"), "Now choose: Bid");
  assert.equal(after("buy"), "Now confirm.", "the act is whole");
  assert.equal(after("auction", "tile-1"), "Bid: 1. Now confirm, or choose another.", "nobody chose the 1");
  assert.equal(after("auction", "tile-1", "bid=1"), "Now confirm.");
  assert.equal(after("auction", "tile-2"), "Now confirm.", "there is no other");
  assert.ok(!at("panel").classList.contains("asks"));
});

test("amounts and the reason for a refusal stand where nothing scrolls them away", () => {
  panel();
  for (const id of ["amounts", "note"]) assert.equal(at(id).closest(".scrolls"), null);
});
