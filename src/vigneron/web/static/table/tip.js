// The tooltip: what a thing is, what its clause does in one sentence, and the clause itself.

import { byId, h, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { ruleButton } from "../ui/rule-dialog.js";
import { clauseOf } from "./clauses.js";

const TALL = 0.3; // of the window: the tooltip of a higher thing is at the finger
const GAP = 8; // pixels between a thing and its tooltip, and between the tooltip and the window's edge
const BELOW = 18; // pixels between a finger and the tooltip

export class Tip {
  /**
   * @param {string} rules the game whose clauses are shown
   * @param {(number: string) => void} rule
   */
  constructor(rules, rule) {
    this.rules = rules;
    this.rule = rule;
    this.box = byId("tip");
    /** What the tooltip is about. @type {Element | null} */
    this.thing = null;
  }

  /**
   * Show the tooltip of a thing beside it. Without a name the thing has none, and what was shown goes.
   * @param {Element | null} thing
   * @param {number} x where the pointer is
   * @param {number} y
   */
  show(thing, x, y) {
    const label = thing?.getAttribute("data-tip") || thing?.getAttribute("aria-label");
    if (!thing || !label) {
      this.hush();
      return;
    }
    this.hush();
    this.thing = thing;
    const number = thing.getAttribute("data-rule");
    const more = thing.getAttribute("aria-description") || "";
    const ring = more ? h("span", { class: "does", id: "tip-ring" }, more) : null;
    const does = h("span", { class: "does", id: "tip-does", hidden: true });
    const button = number ? ruleButton(number, this.rule) : null;
    this.box.replaceChildren(...[h("span", {}, label), ring, does, button].filter((part) => part !== null));
    // A dialog covers everything outside it.
    (thing.closest("dialog") || document.body).append(this.box);
    this.box.hidden = false;
    this.#place(thing, x, y);
    if (!number || !button) return;
    void clauseOf(this.rules, number).then((clause) => {
      if (!clause || this.thing !== thing || this.box.hidden) return;
      if (!does.isConnected) return;
      write(button, [number, clause.title].filter(Boolean).join(" "));
      set(button, "aria-label", say("rule", { number: button.textContent || number }));
      write(does, clause.does);
      does.hidden = !clause.does;
      // A reference hides the thing's own description, so it names that too.
      const parts = [ring?.id, does.id].filter(Boolean);
      set(thing, "aria-describedby", clause.does ? parts.join(" ") : null);
      this.#place(thing, x, y);
    });
  }

  /**
   * Put the tooltip beside a thing and not over it; at the finger only if the thing is too large.
   * @param {Element} thing
   * @param {number} x
   * @param {number} y
   */
  #place(thing, x, y) {
    const wide = this.box.offsetWidth;
    const high = this.box.offsetHeight;
    const { top, bottom, height } = thing.getBoundingClientRect();
    const near = y + BELOW + high > innerHeight ? y - high - BELOW : y + BELOW;
    const beside =
      bottom + GAP + high <= innerHeight ? bottom + GAP : top - GAP - high >= 0 ? top - GAP - high : near;
    this.box.style.left = `${Math.max(GAP, Math.min(innerWidth - wide - GAP, x - wide / 2))}px`;
    this.box.style.top = `${Math.max(GAP, height > innerHeight * TALL ? near : beside)}px`;
  }

  hush() {
    if (this.thing?.getAttribute("aria-describedby")?.startsWith("tip-"))
      set(this.thing, "aria-describedby", null);
    this.thing = null;
    this.box.hidden = true;
  }
}
