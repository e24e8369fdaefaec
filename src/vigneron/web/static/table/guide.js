// The guide of a first game: a tip in the panel when something appears for the first time, each once.

import { byId, h } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { ruleButton } from "../ui/rule-dialog.js";
import { choose } from "../ui/settings.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {{name: string, say: string, rule: string, touch: string, node: string}} Tip */

export class Guide {
  /**
   * Return the guide of a game, with its tips in the language of the page.
   * @param {import("./guided.js").Guided} guided
   * @param {import("./guided.js").Guided["actions"]} actions
   */
  static async of(guided, actions) {
    /** @type {Tip[]} */
    let tips = [];
    try {
      const answer = await fetch(`/guide/${guided.page.rules}`);
      if (answer.ok) tips = await answer.json();
    } catch {
      // Without a line there are no tips until the page is loaded again.
    }
    return new Guide(guided, actions, tips);
  }

  /**
   * @param {import("./guided.js").Guided} guided
   * @param {import("./guided.js").Guided["actions"]} actions
   * @param {Tip[]} tips
   */
  constructor(guided, actions, tips) {
    this.guided = guided;
    this.actions = actions;
    this.tips = tips;
    /** The tip that is shown. @type {Tip | null} */
    this.tip = null;
    /** The question for which a tip was looked for. */
    this.question = "";
  }

  /** @param {TableStore} store */
  render(store) {
    if (store.choosing && !store.past && this.question !== store.question) {
      this.question = store.question;
      this.tip = this.guided.on ? this.#first(store) : null;
      if (this.tip) {
        this.guided.saw(this.tip.name);
        this.actions.announce(say("tip", { tip: this.tip.say }));
      }
    }
    if (!this.guided.on || store.over) this.tip = null;
    this.#draw(store.past ? null : this.tip);
  }

  /**
   * Return the first tip that was not seen and that is about the position.
   * @param {TableStore} store
   */
  #first(store) {
    const seen = new Set(this.guided.seen);
    const touches = new Set(store.offers.flatMap(({ touch }) => touch));
    const nodes = shown(store);
    const fits = (/** @type {Tip} */ { name, touch, node }) =>
      !seen.has(name) && any(touch, touches) && any(node, nodes);
    return this.tips.find(fits) || null;
  }

  /** @param {Tip | null} tip */
  #draw(tip) {
    const place = byId("guide");
    place.hidden = !tip;
    if (place.dataset.shown === (tip?.name || "")) return;
    place.dataset.shown = tip?.name || "";
    place.replaceChildren();
    if (!tip) return;
    place.append(
      h("p", {}, tip.say, " ", ruleButton(tip.rule, this.actions.rule)),
      h(
        "div",
        { class: "deeds" },
        h("button", { type: "button", class: "small", onclick: () => this.#away() }, say("tip-away")),
        h("button", { type: "button", class: "small", onclick: () => this.#off() }, say("tips-off")),
      ),
    );
  }

  #away() {
    this.tip = null;
    this.#draw(null);
    byId("prompt").focus({ preventScroll: true });
  }

  #off() {
    choose("tips", "off");
    this.#away();
    this.actions.announce(say("tips-are-off"));
  }
}

/**
 * Return the nodes that conditions may name, as `FRAME/KEY`, and `mine:NAME/KEY` on the viewer's own frames.
 * @param {TableStore} store
 * @returns {Set<string>}
 */
export function shown(store) {
  const out = new Set();
  for (const { key, owner, nodes } of store.frames.values()) {
    if (owner !== null && owner !== store.you.seat) continue;
    const name = owner === null ? key : `mine:${key.slice(0, -`-${owner}`.length)}`;
    const over = store.overlay?.nodes?.[key] || [];
    for (const node of [...nodes.values(), ...over]) out.add(`${name}/${node.key}`);
  }
  return out;
}

/**
 * @param {string} pattern in which `*` stands for any signs; "": no condition
 * @param {Set<string>} things
 */
function any(pattern, things) {
  if (!pattern) return true;
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  const form = new RegExp(`^${parts.join(".*")}$`);
  return [...things].some((thing) => form.test(thing));
}
