// The page of a review: asks how far one that is being made is, and shows it when it is done. Who has waited
// for it is told of its end, with the focus on its heading.

import { byId, write } from "../ui/dom.js";

/** @typedef {{phase: string, done: number, total: number, open: boolean, say: string}} State */

const LOOK = 1500; // milliseconds between two looks
const WAITED = "review"; // the name of the address in the tab's storage at which somebody waits

/** @returns {boolean} whether this tab has waited at this address, once */
function waited() {
  const here = sessionStorage.getItem(WAITED) === location.pathname;
  if (here) sessionStorage.removeItem(WAITED);
  return here;
}

function wait() {
  sessionStorage.setItem(WAITED, location.pathname);
}

/**
 * Focus a heading, and then say something: what is in a page from the start is not announced.
 * @param {HTMLElement} heading
 * @param {HTMLElement} place
 * @param {string} text
 */
function arrive(heading, place, text) {
  heading.focus();
  setTimeout(() => write(place, text));
}

/** @param {HTMLElement} place */
function follow(place) {
  const bar = place.querySelector("progress");
  let quarters = 0;

  async function look() {
    try {
      const answer = await fetch(place.dataset.state || "", { headers: { accept: "application/json" } });
      if (answer.ok) {
        /** @type {State} */
        const now = await answer.json();
        if (!now.open) {
          wait();
          location.reload();
          return;
        }
        if (bar) bar.value = now.done;
        write(byId("review-say"), now.say);
        const passed = Math.floor((4 * now.done) / Math.max(1, now.total));
        if (passed > quarters) write(byId("review-heard"), now.say); // heard by quarters, not at every look
        quarters = passed;
      }
    } catch {
      // tried again
    }
    setTimeout(look, LOOK);
  }

  setTimeout(look, LOOK);
}

const state = document.getElementById("review-state");
const done = document.getElementById("review-ready");
const back = waited();
if (done && back) arrive(byId("review-title"), done, done.dataset.say || "");
if (state) {
  const { textContent: say } = byId("review-say");
  if (back) arrive(byId("review-ask"), byId("review-heard"), say || "");
  if (state.querySelector("progress")) follow(state);
  // Asking for it and stopping it lead back to this page.
  for (const form of state.parentElement?.querySelectorAll("form") || [])
    form.addEventListener("submit", wait);
}
