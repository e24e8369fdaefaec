// The bar that says that the connection is lost, back (for a moment), or ended and why.

import { byId, h, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

const SHORT = 700; // milliseconds before a loss is shown: a server's restart is often over by then
const BACK = 2500;

export class ConnectionBar {
  constructor() {
    this.bar = byId("wire");
    /** @type {boolean | undefined} */
    this.online = undefined;
    this.timer = 0;
  }

  /**
   * @param {boolean} online
   * @param {() => boolean} kept whether an act waits for the connection
   */
  show(online, kept) {
    if (online && this.online === undefined) this.bar.hidden = true;
    this.online = online;
    document.documentElement.classList.toggle("offline", !online);
    clearTimeout(this.timer);
    this.bar.classList.toggle("good", online);
    if (online) write(this.bar, say("wire-back"));
    this.timer = setTimeout(
      () => {
        if (!online) write(this.bar, say(kept() ? "wire-lost-kept" : "wire-lost"));
        this.bar.hidden = online;
      },
      online ? BACK : SHORT,
    );
  }

  /** @param {string} why the server's sentence, '' if it gave none */
  end(why) {
    this.online = false;
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
