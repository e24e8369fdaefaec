// What is heard has whole words where a game abbreviates.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { actPreview } from "../../../src/vigneron/web/static/table/act-preview.js";
import { announce } from "../../../src/vigneron/web/static/table/log.js";
import { byId, called, h, heard, set, writeHeard } from "../../../src/vigneron/web/static/ui/dom.js";
import { spoken } from "../../../src/vigneron/web/static/ui/spoken.js";
import { at, renew } from "./page.js";

const FORMS = {
  Fr: { one: "franc", other: "francs" },
  VP: { one: "victory point", other: "victory points" },
};

/** Make the page anew, with these abbreviations. */
function shortens(forms = FORMS) {
  renew();
  at("spoken").textContent = JSON.stringify(forms);
}

test("an abbreviation takes the form for the number before it", () => {
  shortens();
  assert.equal(spoken("Sell 2 Gamay at 1 Fr: 12 Fr"), "Sell 2 Gamay at 1 franc: 12 francs");
  assert.equal(spoken("value 3, 1\u00a0VP."), "value 3, 1\u00a0victory point.");
  assert.equal(spoken("Costs Fr. VP for champagne"), "Costs francs. victory points for champagne");
  assert.equal(spoken("−1 VP"), "−1 victory point");
});

test("words that only contain it, and games without abbreviations, stay as they are", () => {
  shortens();
  for (const text of ["Free of charge", "Frédéric", "MVP 3", "3 Frames", "3"])
    assert.equal(spoken(text), text);
  shortens({});
  assert.equal(spoken("3 Fr"), "3 Fr");
  shortens({ "Fr.": { one: "franc", other: "francs" } });
  assert.equal(spoken("3 Fr. and 3 Fro"), "3 francs and 3 Fro");
});

test("names and announcements have whole words, and what is shown stays short", () => {
  shortens();
  const thing = h("button", { "aria-label": "Bid 3 Fr", "data-tip": "3 Fr" }, "3 Fr");
  assert.equal(thing.getAttribute("aria-label"), "Bid 3 francs");
  assert.equal(thing.getAttribute("data-tip"), "3 Fr");
  set(thing, "aria-description", "Now 1 VP");
  assert.equal(thing.getAttribute("aria-description"), "Now 1 victory point");
  assert.equal(called("3 Fr"), "3 francs");
  assert.equal(called("three"), null, "its words are its name");
  announce("Ada pays 3 Fr.");
  assert.equal(byId("live").lastElementChild?.textContent, "Ada pays 3 francs.");
  const place = h("p", {}, ...heard("That costs 7 Fr."));
  const [shown, whole] = place.children;
  assert.deepEqual([shown.textContent, shown.getAttribute("aria-hidden")], ["That costs 7 Fr.", "true"]);
  assert.deepEqual([whole.textContent, whole.className], ["That costs 7 francs.", "heard"]);
  assert.deepEqual(heard("no"), ["no"]);
});

test("what an act brings, and a hint, are heard with whole words", () => {
  shortens();
  actPreview.render({
    complete: { act: "pay", say: "Pay 3 Fr." },
    preview: {
      act: "pay",
      say: ["You have 4 Fr left."],
      gains: [{ label: "Fr", from: "7", to: "4", symbol: null }],
      draws: "the tile for 1 Fr",
    },
    selection: { own: ["pay"] },
  });
  const whole = [...at("preview").querySelectorAll(".heard")].map((part) => part.textContent);
  assert.equal(whole[0], "Pay 3 francs.");
  assert.match(whole[1], /francs/);
  assert.equal(whole[2], "You have 4 francs left.");
  assert.match(whole[3], /1 franc\b/);
  const place = h("p", {});
  writeHeard(place, "Look: 3 Fr");
  const [shown] = place.children;
  writeHeard(place, "Look: 3 Fr");
  assert.equal(place.firstElementChild, shown, "nothing changed");
  assert.equal(place.querySelector(".heard")?.textContent, "Look: 3 francs");
  writeHeard(place, "Look: here");
  assert.equal(place.innerHTML, "Look: here");
});
