// Verifies every draw of a finished game in this browser, step by step, and shows the results.

import { byId, data, h, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { noted } from "./client-seed.js";
import { asTold, fingerprint, fits, madeBy, signed, wrong } from "./draws.js";

/** @typedef {import("./draws.js").Told} Told */
/** @typedef {"good" | "bad" | "open"} Kind */

const SIGNS = { good: "✓", bad: "✗", open: "–" };
const AT_ONCE = 12; // plies between two updates of the progress bar

const steps = byId("steps");
const verdict = byId("verdict");
const bar = /** @type {HTMLProgressElement} */ (byId("progress"));
const kept = /** @type {HTMLInputElement} */ (byId("kept"));
/** The number of the current check. An older one that still runs shows nothing. */
let current = 0;
/**
 * @type {{told: Told, replayed: boolean} | null} the last check, and whether the server has replayed it
 */
let last = null;

/**
 * @param {Kind} kind
 * @param {string} text
 */
function step(kind, text) {
  steps.append(
    h(
      "li",
      { class: kind },
      h("span", { class: "yesno", "aria-hidden": "true" }, SIGNS[kind]),
      h("span", {}, text),
    ),
  );
}

/**
 * @param {Kind} kind
 * @param {string} text
 */
function judge(kind, text) {
  write(byId("verify-at"), "");
  verdict.className = `verdict ${kind}`;
  verdict.replaceChildren(
    h("span", { class: "yesno", "aria-hidden": "true" }, SIGNS[kind]),
    h("span", {}, text),
  );
  bar.hidden = true;
}

/** Clear the results and start a new check. */
function begin() {
  current += 1;
  steps.replaceChildren();
  byId("drawn").replaceChildren();
  byId("drawn-all").hidden = true;
  byId("claims").hidden = true;
  byId("claimed").replaceChildren();
  verdict.className = "verdict";
  write(verdict, say("verify-working"));
  bar.hidden = false;
  bar.value = 0;
  byId("report").hidden = false;
  return current;
}

/**
 * Return the commitments known since before the game: noted by this browser, and typed in by the player.
 * @param {Told} told
 */
function seen(told) {
  const typed = kept.value.trim().toLowerCase();
  return { noted: noted(told.table).commitment || "", typed };
}

/**
 * Check the secret and the client seeds. Returns whether the draws can be checked.
 * @param {Told} told
 */
function heads(told) {
  const before = seen(told);
  if (!told.commitment) {
    if (!before.noted && !before.typed) {
      judge("open", say("verify-by-hand"));
      return false;
    }
    step("bad", say("verify-hands-instead"));
    judge("bad", say("verify-bad-secret"));
    return false;
  }
  if (!fits(told)) {
    step("bad", say("verify-secret-wrong"));
    judge("bad", say("verify-bad-secret"));
    return false;
  }
  step("good", say("verify-secret-fits"));
  const secretOther = before.noted && before.noted !== told.commitment;
  const keptOther = before.typed && before.typed !== told.commitment.toLowerCase();
  if (secretOther || keptOther) {
    step("bad", say(secretOther ? "verify-noted-other" : "verify-kept-other"));
    judge("bad", say("verify-bad-secret"));
    return false;
  }
  if (before.noted) step("good", say("verify-noted"));
  if (before.typed) step("good", say("verify-kept", { table: told.table }));
  if (!before.noted && !before.typed) step("open", say("verify-not-noted"));
  const broken = (told.pledges || []).find(
    (pledge) => pledge.word && fingerprint(pledge.word) !== pledge.hash,
  );
  if (broken) {
    step("bad", say("verify-pledge-broken", { name: told.names?.[broken.seat] ?? `#${broken.seat + 1}` }));
    judge("bad", say("verify-bad-word"));
    return false;
  }
  for (const source of told.taken || []) {
    const other = noted(source.table).commitment;
    if (source.commitment && (!fits(source) || (other && other !== source.commitment))) {
      step("bad", say("verify-taken-wrong"));
      judge("bad", say("verify-bad-secret"));
      return false;
    }
    const { ply, table } = source;
    if (source.commitment) step("good", say("verify-taken", { ply, table }));
    else step("open", say("verify-taken-hand", { ply, table }));
  }
  const { word } = noted(told.table);
  if (word && told.words.includes(word)) step("good", say("verify-own-word"));
  else if (told.words.length > 0) step("open", say("verify-words", { n: told.words.length }));
  else step("open", say("verify-no-words"));
  return true;
}

/**
 * Show what the server has verified by replaying, and what the record only claims.
 * @param {Told} told
 * @param {boolean} replayed
 */
function beside(told, replayed) {
  if (replayed) for (const text of told.proven || []) step("good", text);
  const before = seen(told);
  const known = before.noted || before.typed ? ["claim-secret"] : [];
  const claims = replayed
    ? (told.claimed || []).filter(([code]) => !known.includes(code)).map(([, text]) => text)
    : [say("verify-weights-claimed")];
  byId("claimed").replaceChildren(...claims.map((text) => h("li", {}, text)));
  byId("claims").hidden = claims.length === 0;
}

/** @param {import("./draws.js").Draw} draw @returns {string} */
function drawn({ what, why, label, outcome }) {
  return say("labelled", { label: what ?? why, value: label ?? outcome });
}

/**
 * @param {Told} told
 * @param {boolean} replayed whether the server has replayed it
 */
async function check(told, replayed) {
  const mine = begin();
  last = { told, replayed };
  if (!heads(told)) {
    if (!verdict.classList.contains("bad")) beside(told, replayed);
    return;
  }
  const list = byId("drawn");
  /** @type {import("./draws.js").Made[]} */
  const made = [told, ...(told.taken || [])];
  const signs = await Promise.all(made.map(signed));
  if (mine !== current) return;
  let count = 0;
  for (const [at, ply] of told.plies.entries()) {
    const by = madeBy(told, ply.ply);
    const sign = signs[made.indexOf(by)];
    const found = by.commitment && sign ? await wrong(by, ply, sign) : null;
    if (mine !== current) return;
    if (found) {
      step(
        "bad",
        say("verify-draw-wrong", {
          ply: ply.ply,
          n: found.number + 1,
          stored: found.stored,
          found: found.found,
        }),
      );
      judge("bad", say("verify-bad", { ply: ply.ply }));
      return;
    }
    if (by.commitment) count += ply.draws.length;
    if (ply.draws.length > 0) {
      const who = told.names?.[ply.seat];
      const heading = who
        ? say("verify-ply", { ply: ply.ply, name: who })
        : say("verify-setup", { ply: ply.ply });
      list.append(h("li", {}, h("b", {}, heading), ` ${ply.draws.map(drawn).join(" · ")}`));
    }
    if (at % AT_ONCE !== 0) continue;
    bar.value = at / told.plies.length;
    write(byId("verify-at"), say("verify-at", { ply: ply.ply, n: count }));
    await new Promise((go) => setTimeout(go));
    if (mine !== current) return;
  }
  byId("drawn-all").hidden = false;
  step("good", say("verify-draws-follow", { n: count, plies: Math.max(0, told.plies.length - 1) }));
  beside(told, replayed);
  const before = seen(told);
  if (before.noted || before.typed) judge("good", say("verify-good"));
  else judge("good", say("verify-good-unseen"));
}

/** @param {string} path */
async function fetched(path) {
  begin();
  last = null;
  try {
    const answer = await fetch(path, { headers: { accept: "application/json" } });
    const told = await answer.json();
    if (answer.ok) await check(asTold(told) || unreadable(), true);
    else judge("bad", String(told.text ?? say("verify-unreadable")));
  } catch (error) {
    if (!(error instanceof Unreadable)) judge("open", say("verify-unreachable"));
  }
}

class Unreadable extends Error {}

/** @returns {never} */
function unreadable() {
  judge("bad", say("verify-unreadable"));
  throw new Unreadable();
}

/** @param {HTMLFormElement} sent */
async function chosen(sent) {
  const file = new FormData(sent).get("journal");
  if (!(file instanceof File) || file.size === 0) return;
  begin();
  last = null;
  const text = await file.text();
  try {
    await check(asTold(JSON.parse(text)) || unreadable(), false);
    return;
  } catch (error) {
    if (error instanceof Unreadable) return;
  }
  // A record has the outcomes but not the weights. Those follow from the rules, which the server applies.
  try {
    const answer = await fetch(sent.action, {
      method: "POST",
      body: new FormData(sent),
      headers: { accept: "application/json" },
    });
    const told = await answer.json();
    if (answer.ok) await check(asTold(told) || unreadable(), true);
    else judge("bad", String(told.text ?? say("verify-unreadable")));
  } catch (error) {
    if (!(error instanceof Unreadable)) judge("open", say("verify-unreachable"));
  }
}

const form = /** @type {HTMLFormElement} */ (byId("verify-file"));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void chosen(form);
});
kept.addEventListener("change", () => {
  if (last) void check(last.told, last.replayed);
});
const { source } = data("page");
if (source) void fetched(source);
