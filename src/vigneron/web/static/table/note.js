// The note in the panel: why something is impossible, the rule, and what to do instead.

import { byId, h, heard } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { ruleButton } from "../ui/rule-dialog.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

export class Note {
  /** @param {{instead: (touch: string) => void, rule: (number: string) => void}} actions */
  constructor(actions) {
    this.actions = actions;
  }

  /** @param {TableStore} store */
  reads({ note }) {
    return [note];
  }

  /** @param {TableStore} store */
  render({ note }) {
    const place = byId("note");
    place.hidden = !note;
    const text = note ? [note.say, note.rule, note.instead].join("|") : "";
    if (place.dataset.shown === text) return;
    place.dataset.shown = text;
    place.replaceChildren();
    if (!note) return;
    place.append(
      h("p", {}, ...heard(note.say), " ", note.rule ? ruleButton(note.rule, this.actions.rule) : null),
    );
    const { instead } = note;
    if (instead)
      place.append(
        h("button", { class: "small", onclick: () => this.actions.instead(instead) }, say("instead")),
      );
  }
}
