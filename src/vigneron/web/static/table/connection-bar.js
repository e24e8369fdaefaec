// The bar that says that the connection is lost, back (for a moment), or ended and why.

import { byId, h, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

const SHORT = 700; // milliseconds before a loss is shown: a server's restart is often over by then
const BACK = 2500;

export class ConnectionBar {
  /** @param {() => void} drop drops the act that waits for the connection */
  constructor(drop) {
    this.bar = byId("wire");
    this.drop = drop;
    /** The sentence of the act that waits, "" if none does. */
    this.kept = "";
    /** Whether the waiting act was never sent, so that it can be dropped. */
    this.unsent = false;
    /** @type {boolean | undefined} */
    this.online = undefined;
    this.timer = 0;
    this.ended = false;
  }

  /** @param {import("./table-store.js").TableStore} store */
  reads({ online, kept, keptSay, unsent }) {
    return [online, kept, keptSay, unsent];
  }

  /** @param {import("./table-store.js").TableStore} store */
  render({ kept, keptSay, unsent }) {
    this.kept = kept ? keptSay : "";
    this.unsent = unsent;
    if (this.online === false && !this.bar.hidden && !this.ended) this.#lost();
  }

  #lost() {
    const told = this.kept ? say("wire-lost-kept", { act: this.kept }) : say("wire-lost");
    const dropped = h(
      "button",
      { type: "button", id: "wire-drop", onclick: () => this.drop() },
      say("wire-drop"),
    );
    this.bar.replaceChildren(h("span", {}, told), this.kept && this.unsent ? dropped : "");
  }

  /** @param {boolean} online */
  show(online) {
    if (online && this.online === undefined) this.bar.hidden = true;
    this.online = online;
    document.documentElement.classList.toggle("offline", !online);
    clearTimeout(this.timer);
    this.bar.classList.toggle("good", online);
    if (online) write(this.bar, say("wire-back"));
    this.timer = setTimeout(
      () => {
        if (!online) this.#lost();
        this.bar.hidden = online;
      },
      online ? BACK : SHORT,
    );
  }

  /** @param {string} why the server's sentence, '' if it gave none */
  end(why) {
    this.online = false;
    this.ended = true;
    document.documentElement.classList.add("offline");
    clearTimeout(this.timer);
    showEnded(why);
  }
}

/**
 * Show that the server has ended the connection, with a button that reloads the page.
 * @param {string} why the server's sentence, '' if it gave none
 */
export function showEnded(why) {
  const bar = byId("wire");
  bar.classList.remove("good");
  bar.replaceChildren(
    h("span", {}, why || say("wire-ended")),
    " ",
    h("button", { type: "button", onclick: () => location.reload() }, say("wire-load")),
  );
  bar.hidden = false;
}
