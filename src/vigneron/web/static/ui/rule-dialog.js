// The dialog that shows a clause of the rules.
import { byId, h, set, write } from "./dom.js";
import { say } from "./i18n.js";

/** @typedef {{number: string, title: string, text: string, chapter: string}} Clause */

/**
 * Show one clause in a dialog.
 * @param {string} game
 * @param {string} number
 */
export async function openRule(game, number) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("clause"));
  write(byId("clause-number"), number);
  write(byId("clause-title"), "");
  byId("clause-text").replaceChildren(h("p", {}, say("loading")));
  set(byId("clause-link"), "href", `/rules/${game}#${number}`);
  if (!dialog.open) dialog.showModal();
  try {
    const answer = await fetch(`/rules/${game}/${number}`, { headers: { accept: "application/json" } });
    if (!answer.ok) throw new Error(String(answer.status));
    /** @type {Clause} */
    const clause = await answer.json();
    write(byId("clause-title"), clause.title || clause.chapter);
    byId("clause-text").replaceChildren(...paragraphs(clause.text));
  } catch {
    byId("clause-text").replaceChildren(h("p", {}, say("rule-missing")));
  }
}

/**
 * Return a clause's text as elements: paragraphs, lists and bold words. Everything else stays text.
 * @param {string} text
 * @returns {HTMLElement[]}
 */
export function paragraphs(text) {
  /** @type {HTMLElement[]} */
  const out = [];
  for (const block of text.split(/\n\s*\n/)) {
    const lines = block
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    const items = lines.filter((line) => /^[-*] /.test(line));
    if (items.length > 0 && items.length === lines.length) {
      out.push(h("ul", {}, ...items.map((line) => rich(h("li", {}), line.slice(2)))));
    } else if (lines.length > 0) out.push(rich(h("p", {}), lines.join(" ")));
  }
  return out;
}

/**
 * @template {HTMLElement} E
 * @param {E} element
 * @param {string} text
 * @returns {E}
 */
function rich(element, text) {
  for (const [i, part] of text.split(/\*\*([^*]+)\*\*/).entries()) {
    element.append(i % 2 ? h("b", {}, part) : part.replace(/[*`]/g, ""));
  }
  return element;
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
