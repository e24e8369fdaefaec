// Cues for a new position: sounds, announcements for screen readers, and at the end the final score.

import { figure, say } from "../ui/i18n.js";
import { still } from "../ui/settings.js";
import { play } from "../ui/sound.js";
import { showFinalScore } from "./final-score.js";
import { announce } from "./log.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

const LOOK = 900; // milliseconds before the final score covers the last position

export class Cues {
  constructor() {
    this.mine = false;
    /** The question that was announced last. */
    this.question = "";
    /** The version whose end was announced. @type {number | undefined} */
    this.told = undefined;
  }

  /**
   * @param {TableStore} store
   * @param {string[]} events sentences of what happened
   * @param {boolean} fresh whether the position came whole, so that nothing moves
   * @param {string[]} sounds of what happened on the boards
   * @param {string[]} news sentences about the standings after what happened
   */
  give(store, events, fresh, sounds = [], news = []) {
    const mine = store.choosing;
    for (const sentence of [...events, ...news]) announce(sentence);
    if (mine && this.question !== store.question) {
      const prompt = store.overlay?.prompt || "";
      announce(this.mine ? prompt : `${say("your-turn")}. ${prompt}`);
    }
    if (mine && !this.mine) play(...sounds, "turn");
    else play(...sounds);
    this.mine = mine;
    this.question = store.question;
    if (!store.over || this.told === store.v) return;
    this.told = store.v;
    play("over");
    const points = store.over.rows.map((row) =>
      say("labelled", { label: `${row.name}, ${say("points")}`, value: figure(row.score) }),
    );
    announce([store.over.say, points.join("; ")].join(" "));
    setTimeout(() => store.past || showFinalScore(store), fresh || still() ? 0 : LOOK);
  }
}
