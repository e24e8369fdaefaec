// A page without a browser, for modules that draw: the table's own template, with its ids, and the scripts'
// sentences. Import it first: modules look for the page as soon as they are loaded.

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SOURCE = join(ROOT, "src", "vigneron");
const TOOLS = process.env.VIGNERON_NODE_TOOLS || join(ROOT, ".venv-check", "node");
const { Window } = createRequire(join(TOOLS, "package.json"))("happy-dom");

/** @param {string} name of a template; what its logic would leave out stays in it */
function template(name) {
  return readFileSync(join(SOURCE, "web", "templates", name), "utf8")
    .replace(/\{% include "([\w.]+)" %\}/g, (_, part) => (part === "lobby.html" ? "" : template(part)))
    .replace(/\{%.*?%\}|\{\{.*?\}\}/gs, "");
}

/** The English sentences whose id begins with `client-`, by the rest of it. */
function sentences() {
  /** @type {Record<string, string>} */
  const out = {};
  for (const room of readdirSync(SOURCE, { recursive: true, encoding: "utf8" })) {
    if (!room.endsWith(join("words", "en.ftl")) || room.startsWith("games")) continue;
    for (const line of readFileSync(join(SOURCE, room), "utf8").split("\n")) {
      const [, id, text] = /^client-([\w-]+) = (.+)$/.exec(line) || [];
      if (id && text) out[id] = text.replace(/\{ \$(\w+) \}/g, "{$1}");
    }
  }
  return out;
}

const window = new Window({ url: "http://localhost/t/abcdef", width: 1440, height: 900 });
window.document.documentElement.lang = "en";
const MARKUP = template("base.html") + template("table.html");
const BLOCKS = { words: sentences(), spoken: {}, page: { id: "abcdef", bots: [] }, phrases: {} };

/** Make the page anew: what an earlier test left in it is gone. */
export function renew() {
  window.document.body.innerHTML = MARKUP;
  for (const [id, block] of Object.entries(BLOCKS)) {
    window.document.getElementById(id).textContent = JSON.stringify(block);
  }
}
renew();

for (const name of [
  "document",
  "location",
  "history",
  "localStorage",
  "sessionStorage",
  "Element",
  "HTMLElement",
  "HTMLInputElement",
  "HTMLSelectElement",
  "HTMLFormElement",
  "HTMLDialogElement",
  "DOMParser",
  "ResizeObserver",
  "MutationObserver",
  "Event",
  "requestAnimationFrame",
  "getComputedStyle",
  "matchMedia",
  "addEventListener",
  "dispatchEvent",
]) {
  const value = window[name];
  globalThis[name] = typeof value === "function" && /^[a-z]/.test(name) ? value.bind(window) : value;
}
for (const name of ["innerWidth", "innerHeight"]) {
  Object.defineProperty(globalThis, name, { get: () => window[name], configurable: true });
}

/**
 * Give the window a size.
 * @param {number} wide
 * @param {number} high
 */
export function resize(wide, high) {
  window.happyDOM.setViewport({ width: wide, height: high });
}

/** @param {string} id */
export const at = (id) => document.getElementById(id);

/** @param {string} id @returns {string} what somebody reads there */
export const text = (id) => at(id).textContent.replace(/\s+/g, " ").trim();
