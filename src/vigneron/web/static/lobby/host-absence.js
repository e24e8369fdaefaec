// An absent host in the lobby: how long the others still wait for them, then a button to become host.
import { byId, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

const MINUTE = 60000;

export class HostAbsence {
  constructor() {
    /** When somebody may become host, as Date.now(); null: the host is here. @type {number | null} */
    this.from = null;
    this.timer = 0;
  }

  /** @param {number | null} left milliseconds, as the server said */
  follow(left) {
    if (!document.getElementById("succeed")) return; // the host's own page, or a spectator's
    this.from = left === null ? null : Date.now() + left;
    this.#draw();
  }

  #draw() {
    clearTimeout(this.timer);
    const left = this.from === null ? null : this.from - Date.now();
    const waits = left !== null && left > 0;
    byId("host-starts").hidden = left !== null;
    byId("missed").hidden = left === null;
    byId("host-away").hidden = !waits;
    byId("succeed").hidden = left === null || waits;
    write(byId("succeed-say"), left !== null && !waits ? byId("succeed-say").dataset.say || "" : "");
    if (!waits) return;
    const n = Math.ceil(left / MINUTE);
    write(byId("host-away"), n === 1 ? say("host-away-one") : say("host-away", { n }));
    this.timer = setTimeout(() => this.#draw(), left - (n - 1) * MINUTE + 50);
  }
}
