// Views are drawn in their order, and only when something that they read has changed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Renderer } from "../../../src/vigneron/web/static/ui/renderer.js";

/** Return a store, views of it, and what was drawn. */
function stage() {
  const drawn = [];
  const store = { people: ["Ada"], round: 1 };
  const view = (name, reads) => ({ reads, render: () => drawn.push(name) });
  const views = [
    view("people", ({ people }) => [people]),
    view("round", ({ round, people }) => [round, people]),
    view("always"),
  ];
  return { drawn, store, renderer: new Renderer(store, views) };
}

test("everything is drawn at first, in the order of the list", () => {
  const { drawn, renderer } = stage();
  renderer.render();
  assert.deepEqual(drawn, ["people", "round", "always"]);
});

test("a view is drawn again only when something that it reads is another", () => {
  const { drawn, store, renderer } = stage();
  renderer.render();
  drawn.length = 0;
  renderer.render();
  assert.deepEqual(drawn, ["always"]);
  store.round = 2;
  renderer.render();
  assert.deepEqual(drawn, ["always", "round", "always"]);
  store.people = ["Ada"];
  drawn.length = 0;
  renderer.render();
  assert.deepEqual(drawn, ["people", "round", "always"]);
});

test("a view that changes the store has the others drawn after it", () => {
  const drawn = [];
  const store = { page: 1 };
  const renderer = new Renderer(store, [
    { reads: ({ page }) => [page], render: ({ page }) => drawn.push(`page ${page}`) },
    {
      render: () => {
        if (store.page === 2) return;
        store.page = 2;
        renderer.render();
        drawn.push("turned");
      },
    },
  ]);
  renderer.render();
  assert.deepEqual(drawn, ["page 1", "turned", "page 2"]);
});

test("a view that fails does not keep the others from being drawn the next time", () => {
  let broken = true;
  const drawn = [];
  const renderer = new Renderer({}, [
    {
      render: () => {
        if (broken) throw new Error("broken");
        drawn.push("mended");
      },
    },
  ]);
  assert.throws(() => renderer.render(), /broken/);
  broken = false;
  renderer.render();
  assert.deepEqual(drawn, ["mended"]);
});
