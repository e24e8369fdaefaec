// The page of a review that is being made: shows how far it is, and the review when it is done.

import { byId, write } from "../ui/dom.js";

/** @typedef {{phase: string, done: number, total: number, open: boolean, say: string}} State */

const LOOK = 1500; // milliseconds between two looks

const place = byId("review-state");
const bar = place.querySelector("progress");
let quarters = 0;

async function look() {
  try {
    const answer = await fetch(place.dataset.state || "", { headers: { accept: "application/json" } });
    if (answer.ok) {
      /** @type {State} */
      const state = await answer.json();
      if (!state.open) {
        location.reload();
        return;
      }
      if (bar) bar.value = state.done;
      write(byId("review-say"), state.say);
      const now = Math.floor((4 * state.done) / Math.max(1, state.total));
      if (now > quarters) write(byId("review-heard"), state.say); // heard by quarters, not at every look
      quarters = now;
    }
  } catch {
    // tried again
  }
  setTimeout(look, LOOK);
}

setTimeout(look, LOOK);
