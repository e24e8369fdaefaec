// Frames are arranged in columns where there is room, else page by page.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { keepWhole } from "../../../src/vigneron/web/static/table/frame-sizes.js";
import { Arrangement } from "../../../src/vigneron/web/static/table/layout.js";
import { PageTabs, turnByKey } from "../../../src/vigneron/web/static/table/page-tabs.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { frame, moved, node, offer, person, welcome } from "./messages.js";
import { at, renew, resize, text } from "./page.js";

/** Return an arrangement in a window of this size. */
function arranged(wide, high, more = {}) {
  renew();
  resize(wide, high);
  const store = new TableStore();
  store.advance(welcome(more));
  const arrangement = new Arrangement(store);
  arrangement.render();
  return { store, arrangement };
}
const mode = () => document.documentElement.dataset.mode;
const frames = (id) =>
  [...at(id).querySelectorAll("section.frame")].map((card) => card.getAttribute("data-frame"));
const tabs = () => [...at("tabs").children].map((tab) => tab.textContent);
const chosen = () => at("tabs").querySelector("[aria-selected=true]").textContent;

test("a large window has columns, a narrow one pages, a phone its own form", () => {
  arranged(1440, 900);
  assert.equal(mode(), "wide");
  assert.deepEqual(frames("board"), ["board"]);
  arranged(700, 500);
  assert.equal(mode(), "tabs");
  arranged(390, 844);
  assert.equal(mode(), "phone");
});

test("a window in which frames would be illegible has pages too", () => {
  const scene = { ...welcome().scene, frames: [frame("board", [node("one")], { width: 400, height: 3000 })] };
  arranged(1440, 900, { scene });
  assert.equal(mode(), "tabs");
});

test("a window in which words would be under 11 pixels has pages too", () => {
  const said = (font) => ({ ...welcome().scene, frames: [board(font)] });
  const board = (font) => frame("board", [node("one", { text: "one", font })], { width: 1000, height: 1000 });
  arranged(1440, 900, { scene: said(13) });
  assert.equal(mode(), "tabs");
  arranged(1440, 900, { scene: said(16) });
  assert.equal(mode(), "wide");
});

test("frames of the columns stand left and right", () => {
  const { scene } = welcome();
  scene.layout = { ...scene.layout, left: ["mine:home"], right: ["home-1"] };
  arranged(1440, 900, { scene });
  assert.deepEqual([frames("left"), frames("board"), frames("right")], [["home-0"], ["board"], ["home-1"]]);
});

test("a phone keeps a low page whole above a high panel; a higher one scrolls", () => {
  arranged(390, 844);
  const board = at("board");
  const whole = (...heights) => {
    keepWhole(board, heights, 5);
    return [board.hasAttribute("data-whole"), board.style.getPropertyValue("--whole")];
  };
  assert.deepEqual(whole(302), [true, "307px"]);
  assert.deepEqual(whole(302, 100), [false, "0px"]);
  assert.deepEqual(whole(100, 120), [true, "230px"]);
  assert.deepEqual(whole(), [false, "0px"], "no phone");
  resize(360, 640);
  assert.deepEqual(whole(278), [false, "0px"], "the panel would have too little room");
});

test("pages are those of the layout; players and log open from the newest line", () => {
  const { arrangement } = arranged(390, 844);
  assert.deepEqual(tabs(), ["First", "Second"]);
  assert.deepEqual(frames("board"), ["board"]);
  arrangement.showNumber(1);
  assert.equal(chosen(), "Second");
  assert.deepEqual(frames("board"), ["home-0"]);
  at("latest").click();
  assert.ok(document.documentElement.hasAttribute("data-people"));
  assert.equal(at("latest").getAttribute("aria-expanded"), "true");
  assert.deepEqual(frames("board"), []);
  at("latest").click();
  assert.equal(chosen(), "Second");
});

test("beside the panel, players are a page among others", () => {
  arranged(700, 500);
  assert.deepEqual(tabs(), ["First", "Second", "Players"]);
});

test("the shown page stays when a position comes, and its frames are the same elements", () => {
  const { store, arrangement } = arranged(390, 844);
  arrangement.showNumber(1);
  const [card] = at("board").querySelectorAll("section.frame");
  store.advance(moved({ diff: { frames: { "home-0": { set: [node("new")] } } } }));
  arrangement.render();
  assert.equal(chosen(), "Second");
  assert.equal(at("board").querySelector("section.frame"), card);
  assert.ok(card.querySelector("[data-key=new]"));
});

test("a frame of one's own has the title that its owner reads, others have their owner's name", () => {
  const { store, arrangement } = arranged(390, 844);
  const told = (owner, title) => {
    const one = { ...frame("home-0", [node("mine")], { owner }), title, own: "Your home" };
    store.advance(moved({ v: store.v + 1, diff: { new: [one] } }));
    arrangement.showNumber(1);
    arrangement.render();
    const [card] = at("board").querySelectorAll("section.frame");
    const shown = "others" in card.dataset; // its title stands on a phone too
    return [
      card.querySelector("h2").textContent,
      card.querySelector("svg").getAttribute("aria-label"),
      shown,
    ];
  };
  assert.deepEqual(told(0, "Home of Ada"), ["Your home", "Your home", false]);
  assert.deepEqual(told(1, "Home of Bea"), ["Home of Bea", "Home of Bea", true]);
});

test("a frame that is gone leaves the page", () => {
  const { store, arrangement } = arranged(390, 844);
  store.advance(moved({ diff: { gone: ["home-0"] } }));
  arrangement.render();
  assert.deepEqual(tabs(), ["First"]);
});

/** Return page tabs that were drawn once. */
function marked(more = {}, pointed = new Set()) {
  const all = arranged(390, 844, more);
  const own = new PageTabs(all.arrangement, () => pointed);
  own.render(all.store);
  return { ...all, own };
}
const lit = () => [...at("tabs").querySelectorAll(".has-lit")].map((tab) => tab.textContent);

test("pages on which something may be touched are marked", () => {
  marked();
  assert.deepEqual(lit(), ["First", "Second"]);
  assert.equal(chosen(), "First");
});

test("where nothing may be touched the page turns to where it may", () => {
  marked({ offers: [offer("rest", "mine"), offer("more", "mine", "other"), offer("x", "other")] });
  assert.equal(chosen(), "Second");
});

test("what a review points out in the past is on the page that is shown, until one turns it", () => {
  const { arrangement, store, own } = marked({ offers: [] }, new Set(["mine", "verb"]));
  assert.equal(chosen(), "Second");
  assert.deepEqual(lit(), ["Second"]);
  arrangement.show("first");
  own.render(store);
  assert.equal(chosen(), "First");
});

test("a page scrolls to what may be touched if that is below its edge", () => {
  const { store, arrangement, own } = marked();
  const board = at("board");
  const box = (top, bottom) => () => ({ top, bottom, left: 0, right: 100, width: 100, height: bottom - top });
  board.getBoundingClientRect = box(100, 300);
  for (const picture of arrangement.pictures)
    for (const touch of picture.touches.keys()) {
      const button = picture.button(touch);
      button.getClientRects = () => [{}];
      button.getBoundingClientRect = box(700, 740);
    }
  own.place = "";
  board.scrollTop = 0;
  own.render(store);
  assert.equal(board.scrollTop, 576);
  own.render(store);
  assert.equal(board.scrollTop, 576, "only when the question or the selection changes");
});

test("what is pointed out comes into sight: its page is shown, and scrolls to it", () => {
  const { arrangement } = marked();
  const board = at("board");
  const box = (top, bottom) => () => ({ top, bottom, left: 0, right: 100, width: 100, height: bottom - top });
  board.getBoundingClientRect = box(100, 300);
  const place = (touch, top) => {
    for (const picture of arrangement.pictures) {
      const button = picture.button(touch);
      if (!button) continue;
      button.getClientRects = () => [{}];
      button.getBoundingClientRect = box(top, top + 40);
    }
  };
  place("mine", 700);
  assert.equal(chosen(), "First");
  board.scrollTop = 0;
  arrangement.reveal("mine");
  assert.equal(chosen(), "Second");
  assert.equal(board.scrollTop, 576);
  place("mine", 150);
  arrangement.reveal("mine");
  assert.equal(board.scrollTop, 576, "what is in sight already does not move");
  arrangement.reveal("nothing");
  assert.equal(chosen(), "Second");
});

test("who turns to another page stays there until something else is touched", () => {
  const { store, arrangement, own } = marked({
    offers: [offer("rest", "mine"), offer("more", "mine", "other"), offer("x", "other")],
  });
  arrangement.showNumber(0);
  own.render(store);
  assert.equal(chosen(), "First");
  store.selection.touch("other");
  store.selection.touch("other");
  own.render(store);
  assert.equal(chosen(), "Second");
});

test("beside choices in the panel the page turns only to the one that has all that is lit", () => {
  const overlay = { ...welcome().overlay, controls: [{ touch: "other", label: "Other" }] };
  marked({ offers: [offer("rest", "mine"), offer("more", "mine", "other"), offer("x", "other")], overlay });
  assert.equal(chosen(), "Second");
});

test("the page comes back when the next question is put", () => {
  const { store, own } = marked({ offers: [offer("rest", "mine"), offer("x", "other", "mine")] });
  assert.equal(chosen(), "Second");
  store.advance(welcome({ v: 7, offers: [offer("x", "other"), offer("y", "mine", "one")] }));
  own.render(store);
  assert.equal(chosen(), "First");
});

test("where the page in sight has nothing to touch, those that have are offered with how much", () => {
  const { store, own, arrangement } = marked();
  assert.ok(at("page-chips").hidden);
  arrangement.showNumber(2);
  own.render(store);
  const chips = [...at("page-chips").querySelectorAll("button")];
  assert.deepEqual(
    chips.map((chip) => chip.textContent),
    ["First · 2", "Second · 1"],
  );
  chips[1].click();
  own.render(store);
  assert.equal(chosen(), "Second");
  assert.ok(at("page-chips").hidden);
});

test("whoever does not choose has nothing marked", () => {
  marked({ people: [person(0, { bot: "greedy" }), person(1)] });
  assert.deepEqual(lit(), []);
});

test("the boards that a narrow window has room for stand with one's own, and say which pages are in sight", () => {
  const { scene } = welcome();
  const home = frame("home-0", [node("mine")], { owner: 0, width: 300, height: 150 });
  const board = frame("board", [node("one")], { width: 300, height: 150 });
  scene.frames = [board, home];
  scene.layout = { ...scene.layout, centre: [["board"], ["mine:home"]] };
  const { arrangement } = arranged(700, 500, { scene });
  Object.defineProperty(at("board"), "clientWidth", { value: 640 });
  Object.defineProperty(at("board"), "clientHeight", { value: 480 });
  const shown = () => {
    arrangement.fit();
    const pages = [...at("tabs").children].filter((tab) => tab.hasAttribute("data-shown"));
    return [frames("board"), pages.map((tab) => tab.textContent), at("board").hasAttribute("data-alone")];
  };
  arrangement.showNumber(0);
  assert.deepEqual(shown(), [["board"], ["First"], true]);
  arrangement.showNumber(1);
  assert.deepEqual(shown(), [["board", "home-0"], ["First", "Second"], false]);
  assert.ok(arrangement.shows("first"), "no page need be turned for what is lit there");
  arrangement.showNumber(2);
  assert.deepEqual(shown(), [[], [], false]);
});

test("a page that a key turns to is named, and keeps the focus that was on the page before", () => {
  const { arrangement } = arranged(390, 844);
  const thing = at("board").querySelector("section.frame").appendChild(document.createElement("button"));
  thing.focus();
  turnByKey(arrangement, 1);
  assert.equal(text("live"), "Second");
  assert.equal(document.activeElement.textContent, "Second");
  at("confirm").hidden = false;
  at("confirm").focus();
  turnByKey(arrangement, 0);
  assert.equal(document.activeElement, at("confirm"), "what stays keeps the focus");
});
