// The dialog that shows a clause of the rules.
import { byId, h, set, write } from "./dom.js";
import { say } from "./i18n.js";

/** @typedef {{number: string, title: string, text: string, chapter: string, html: string}} Clause */

/** The number of the clause that was asked for last: answers about others come too late. */
let asked = "";

/**
 * Show one clause in a dialog.
 * @param {string} game
 * @param {string} number
 */
export async function openRule(game, number) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("clause"));
  asked = number;
  write(byId("clause-number"), number);
  write(byId("clause-title"), "");
  byId("clause-text").replaceChildren(h("p", {}, say("loading")));
  const link = /** @type {HTMLAnchorElement} */ (byId("clause-link"));
  link.hash = number;
  if (!dialog.open) dialog.showModal();
  try {
    const answer = await fetch(`/rules/${game}/${number}`, { headers: { accept: "application/json" } });
    if (!answer.ok) throw new Error(String(answer.status));
    /** @type {Clause} */
    const clause = await answer.json();
    if (/<figure|class="clause-mark/.test(clause.html)) await style();
    if (asked !== number) return;
    write(byId("clause-title"), clause.title || clause.chapter);
    byId("clause-text").replaceChildren(...parsed(clause.html, (other) => void openRule(game, other)));
  } catch {
    if (asked === number) byId("clause-text").replaceChildren(h("p", {}, say("rule-missing")));
  }
}

/**
 * Return the elements of a text that the server made. Links to clauses open them by `open`.
 * @param {string} html
 * @param {(number: string) => void} open
 * @returns {Element[]}
 */
export function parsed(html, open) {
  const body = new DOMParser().parseFromString(html, "text/html").body;
  const elements = [...body.children].map((one) => document.importNode(one, true));
  for (const element of elements) linkClauses(element, open);
  return elements;
}

/** @type {Promise<unknown> | null} */
let styled = null;

/** Load the style sheet of texts about a game, if the page does not have it. */
export function style() {
  const has = document.querySelector("link[href$='shell/howto.css']");
  styled ??= has ? Promise.resolve() : loaded(new URL("../shell/howto.css", import.meta.url).href);
  return styled;
}

/** @param {string} href */
function loaded(href) {
  return new Promise((done) =>
    document.head.append(h("link", { rel: "stylesheet", href, onload: done, onerror: done })),
  );
}

/**
 * Let links to clauses in an element open them by `open`. A link to all rules stays a link.
 * @param {Element} element
 * @param {(number: string) => void} open
 */
export function linkClauses(element, open) {
  for (const link of element.querySelectorAll("a[href*='#']")) {
    const { pathname, hash } = /** @type {HTMLAnchorElement} */ (link);
    if (!pathname.startsWith("/rules/") || !hash) continue;
    set(link, "aria-haspopup", "dialog");
    link.addEventListener("click", (event) => {
      const { ctrlKey, metaKey, shiftKey } = /** @type {MouseEvent} */ (event);
      if (ctrlKey || metaKey || shiftKey) return; // a tab of its own
      event.preventDefault();
      open(hash.slice(1));
    });
  }
}

/**
 * Return a button that opens a rule.
 * @param {string} number
 * @param {(number: string) => void} open
 */
export function ruleButton(number, open) {
  return h(
    "button",
    { class: "rule", "aria-label": say("rule", { number }), onclick: () => open(number) },
    number,
  );
}
