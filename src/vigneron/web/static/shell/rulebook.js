// The page of rules: search, and only clauses with certain marks.
import { byId, write } from "../ui/dom.js";
import "./contents.js";

/** @param {string} text */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

const search = /** @type {HTMLInputElement} */ (byId("search"));
const boxes = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll("input[data-mark]")]);
const clauses = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".clause")]);
const texts = clauses.map((clause) => plain(clause.textContent || ""));

/** Show the clauses that hold all the words and one of the marks that are asked for. */
function filter() {
  const words = plain(search.value).split(/\s+/).filter(Boolean);
  const marks = boxes.filter((box) => box.checked).map((box) => box.dataset.mark || "");
  const all = words.length === 0 && marks.length === 0;
  let found = 0;
  for (const [at, clause] of clauses.entries()) {
    const own = (clause.dataset.marks || "").split(" ");
    const fits = words.every((word) => texts[at]?.includes(word));
    clause.hidden = !(fits && (marks.length === 0 || marks.some((mark) => own.includes(mark))));
    if (!clause.hidden) found += 1;
  }
  for (const chapter of document.querySelectorAll(".chapter")) {
    const shown = chapter.querySelector(".clause:not([hidden])");
    /** @type {HTMLElement} */ (chapter).hidden = !all && !shown;
  }
  const say = byId("search-found");
  write(say, all ? "" : found ? String(found) : say.dataset.none || "");
}

search.addEventListener("input", filter);
for (const box of boxes) box.addEventListener("change", filter);
// A link to a clause that the search hides shows all again.
addEventListener("hashchange", () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest("[hidden]")) return;
  search.value = "";
  for (const box of boxes) box.checked = false;
  filter();
  target.scrollIntoView();
});
filter();
