// The list of a game's lessons: marks what was solved or shown in this browser, and names the next one.

import { byId, data, set, write } from "../ui/dom.js";
import { learned, shown, solved } from "../ui/lesson-progress.js";

/** @type {{game: string, solved: string[], account: boolean}} */
const page = data("page");
const here = solved(page.game).filter((name) => !page.solved.includes(name));
if (page.account && here.length > 0) void tell(here);
for (const name of page.solved) learned(page.game, name); // what the account knows

const known = new Set(solved(page.game));
const items = [...document.querySelectorAll("#lessons-list li")].filter(
  (item) => item instanceof HTMLElement,
);
const done = items.filter((item) => known.has(item.dataset.name || ""));
for (const item of done) {
  set(item, "data-solved", true);
  const mark = item.querySelector(".mark");
  if (mark instanceof HTMLElement) mark.hidden = false;
}
const seen = new Set(shown(page.game));
for (const item of items) {
  const name = item.dataset.name || "";
  const mark = item.querySelector(".shown");
  if (mark instanceof HTMLElement) mark.hidden = known.has(name) || !seen.has(name);
}
const said = byId("lessons-solved");
write(said, (said.dataset.said || "").replace("#", String(done.length)));
const next = items.find((item) => !known.has(item.dataset.name || ""));
const link = next?.querySelector("a");
const go = byId("lessons-go");
if (link) set(go, "href", link.getAttribute("href"));
if (known.size > 0 || seen.size > 0) write(go, go.dataset.on || "");

/**
 * Tell the account what was solved in this browser before.
 * @param {string[]} names
 */
async function tell(names) {
  const token = /** @type {HTMLInputElement | null} */ (document.querySelector("input[name^=_csrf]"));
  const headers = { "content-type": "application/json", "x-csrftoken": token?.value || "" };
  const body = JSON.stringify(names);
  await fetch(`/lessons/${page.game}`, { method: "POST", headers, body }).catch(() => undefined);
}
