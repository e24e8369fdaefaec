// The live table: handles the server's messages, draws a list of views, and sends the player's acts.

import { Connection } from "../protocol/connection.js";
import { passOver } from "../protocol/exhaustive.js";
import { Outdated } from "../protocol/outdated.js";
import { Misfit } from "../protocol/store.js";
import { loadArt } from "../ui/art.js";
import { byId, data } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { Renderer } from "../ui/renderer.js";
import { openRule } from "../ui/rule-dialog.js";
import { worn } from "../ui/seat-colours.js";
import { sample } from "../ui/sound.js";
import { Act } from "./act.js";
import { actPreview } from "./act-preview.js";
import { Amounts } from "./amounts.js";
import { Beyond } from "./beyond.js";
import { Chat } from "./chat.js";
import { placeChat } from "./chat-place.js";
import { Clocks } from "./clocks.js";
import { ConnectionBar } from "./connection-bar.js";
import { Controls } from "./controls.js";
import { offerPosition } from "./copy-position.js";
import { counters } from "./counters.js";
import { Cues } from "./cues.js";
import { takeUp } from "./dice.js";
import { fairness } from "./fairness.js";
import { showFinalScore } from "./final-score.js";
import { keepFocus } from "./focus.js";
import { Guided } from "./guided.js";
import { Hints } from "./hints.js";
import { Hotseat } from "./hotseat.js";
import { listen } from "./keys.js";
import { Lapse } from "./lapse.js";
import { Arrangement } from "./layout.js";
import { announce, log } from "./log.js";
import { LookingBack } from "./looking-back.js";
import { ManualDice } from "./manual-dice.js";
import { Moves } from "./moves.js";
import { clear, mark } from "./news.js";
import { Note } from "./note.js";
import { PageTabs, turnByKey } from "./page-tabs.js";
import { Panel } from "./panel.js";
import { PastBar } from "./past-bar.js";
import { People } from "./people.js";
import { Plan } from "./plan.js";
import { Playback } from "./playback.js";
import { Pointer } from "./pointer.js";
import { Race, tellRace } from "./race.js";
import { rematch } from "./rematch.js";
import { ScoreCourse } from "./score-course.js";
import { Sheet } from "./sheet.js";
import { Spotlight } from "./spotlight.js";
import { Status } from "./status.js";
import { TableStore } from "./table-store.js";
import { Takeover } from "./takeover.js";
import { Telling } from "./telling.js";
import { transition } from "./transition.js";
import { Votes } from "./votes.js";
import { Watcher } from "./watcher.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("../protocol/types.js").Message} Message */
/** @typedef {import("../protocol/store.js").Whole} Whole */
/** @typedef {import("../protocol/store.js").Moved} Moved */

class Table {
  /**
   * @param {import("./lesson.js").Lesson | null} taught what the table teaches, if it is that of a lesson
   * @param {((back: LookingBack, id: string) => import("./better.js").Better) | null} pointing
   *   shows what a review found better, if the address asks for it
   */
  constructor(taught, pointing) {
    /** @type {{id: string, game: string, socket: string, art: string, rules: string, seat: number | null}} */
    const page = data("page");
    const rule = (/** @type {string} */ number) => void openRule(page.rules, number);
    const touch = (/** @type {string} */ id) => this.act.touch(id);
    const store = new TableStore();
    this.store = store;
    const guided = new Guided(page, { rule, announce, render: () => this.render() });
    const careful = () => !!taught || guided.on;
    this.act = new Act(store, () => this.render(), careful);
    this.act.sent = () => {
      takeUp(this.arrangement.pictures);
      clear(this.arrangement.pictures);
      this.plan.drop(); // it was for this turn
    };
    this.act.planned = (id) => !taught && this.plan.takes(id);
    this.playback = new Playback((message) => this.move(message));
    this.telling = new Telling();
    this.playback.skipped = () => this.telling.clear();
    this.cues = new Cues();
    this.race = new Race();
    this.bar = new ConnectionBar(() => this.forget());
    this.arrangement = new Arrangement(store);
    this.plan = new Plan(store, {
      why: (touches) => this.line.ask({ t: "why", touches }) ?? -1,
      play: (offer) => {
        this.act.take(offer);
        this.act.confirm();
      },
      begin: (touches) => {
        store.selection.own = touches.map((id) => store.selection.standing(id));
        store.selection.reset(store.offers, store.overlay?.alike, store.selection.costly);
        this.act.changed();
      },
      board: this.arrangement,
      render: () => this.render(),
    });
    this.hints = new Hints(store, this.arrangement, this);
    this.votes = new Votes(store, (message) => void this.line.ask(message));
    this.chat = new Chat(page.id, {
      ask: (message) => this.line.ask(message),
      online: () => this.line?.online ?? false,
      announce,
    });
    const chatPlace = placeChat(this.chat, () => this.arrangement.fit());
    const spotlight = new Spotlight(this.arrangement, this.plan, this.hints);
    spotlight.pointed = () => this.back.pointed;
    this.act.label = (id) => this.arrangement.label(id);
    const players = new People(store, this.arrangement.pinned);
    this.back = new LookingBack(store, {
      id: page.id,
      ask: (message) => this.line.ask(message),
      render: () => this.render(),
      board: this.arrangement,
      announce,
      draw: (one) => {
        this.arrangement.store = players.store = one;
      },
    });
    for (const button of [byId("over-look"), byId("menu-look")]) {
      button.addEventListener("click", () => {
        button.closest("dialog")?.close();
        this.back.toggle();
      });
    }
    const course = new ScoreCourse(store, page.id, {
      go: (ply) => this.back.toPly(ply),
      now: () => this.back.wanted,
    });
    for (const button of [byId("over-course"), byId("past-course")]) {
      button.addEventListener("click", () => {
        button.closest("dialog")?.close();
        void course.open();
      });
    }
    offerPosition(store, page.id);
    this.manualDice = new ManualDice({ send: (message) => this.line.tell(message), announce });
    byId("correct").addEventListener("click", () => this.line.tell({ t: "correct", v: store.v }));
    const panel = new Panel(store, this.act, {
      clear: () => this.clear(),
      count: () => showFinalScore(store),
    });
    const moves = new Moves((offer) => {
      this.act.take(offer);
      byId("confirm").focus();
    });
    this.pointer = new Pointer(
      this.arrangement,
      (id) => this.act.touch(id, true),
      { rules: page.rules, rule },
      announce,
    );
    this.zoom = new Zoom(this.arrangement, {
      announce,
      rest: () => {
        clearTimeout(this.pointer.timer);
        this.pointer.hush();
      },
    });
    const aid = async () => {
      const asked = import("./aid.js"); // few need it
      await (await asked).openAid(page, rule);
    };
    for (const button of [byId("aid-open"), byId("menu-aid")]) {
      button.addEventListener("click", () => {
        button.closest("dialog")?.close();
        void aid();
      });
    }
    listen({
      aid: () => void aid(),
      confirm: () => this.act.confirmByKey(),
      clear: () => this.clear(),
      undo: () => store.turn.undo && !store.replaced && this.act.undo(),
      moves: () => moves.open(),
      board: () => this.pointer.begin(),
      standing: () => tellRace(store),
      tab: (number) => turnByKey(this.arrangement, number),
      past: () => this.back.toggle(),
      hint: () => this.hints.next(),
      step: (by) => this.back.step(by),
      zoom: (way) => (way === 0 ? this.zoom.whole() : this.zoom.by(way)),
    });
    this.sheet = new Sheet();
    const beyond = new Beyond(this.sheet);
    this.sheet.changed = () => {
      panel.grow();
      beyond.count();
    };
    addEventListener("setting", () => {
      for (const picture of this.arrangement.pictures) picture.repaint();
    });
    this.arrangement.turned = () => this.render();
    this.arrangement.sizing = () => panel.grow();
    /**
     * Let a view show the past while the table does.
     * @param {import("../ui/renderer.js").View<TableStore>} view
     * @returns {import("../ui/renderer.js").View<TableStore>}
     */
    const shown = (view) => ({
      ...(view.reads && { reads: () => [this.back.shown, ...(view.reads?.(this.back.shown) || [])] }),
      render: () => view.render(this.back.shown),
    });
    /** In drawing order: a view that measures its room comes after those that take room from it. */
    this.renderer = new Renderer(store, [
      shown(this.arrangement),
      shown(players),
      this.race,
      new Clocks(store),
      this.votes,
      new Takeover(store, (person) => this.votes.replace(person)),
      new Watcher(page.seat),
      this.bar,
      fairness,
      rematch,
      {
        reads: ({ positions, real, people, you }) => [positions, real, people, you],
        render: ({ real, people, you }) => {
          this.manualDice.draw(real, people, you.device?.seats);
          byId("correct").hidden = !real?.correct;
        },
      },
      new Hotseat(store, { open: (seat) => void this.line.ask({ t: "open", seat }), announce }),
      {
        reads: ({ positions, table, you, people }) => [positions, table, you, people],
        render: ({ table, you }) => {
          const seated = you.seat !== null || Boolean(you.device);
          if (table) this.chat.draw({ table, you, seated, tone: worn });
        },
      },
      { reads: ({ positions }) => [positions], render: () => this.arrangement.crowd() },
      log,
      new Status(this.votes, () => this.back.shown),
      shown(spotlight),
      moves,
      shown(counters),
      guided,
      new Note({ instead: (id) => this.act.exchange(id), rule }),
      this.hints,
      new Controls(touch, (id) => this.hints.has(id)),
      new Amounts(store, touch, (name) => this.arrangement.draws(name)),
      actPreview,
      this.plan,
      panel,
      chatPlace,
      shown(new PageTabs(this.arrangement, () => this.back.pointed)),
      shown(this.zoom),
      beyond,
      new PastBar(this.back),
      ...(pointing ? [pointing(this.back, page.id)] : []),
      new Lapse(() => this.act.confirm(), careful),
      { render: () => this.pointer.rove() },
    ]);
    this.outdated = new Outdated(
      () =>
        store.selection.own.length > 0 ||
        this.playback.queue.length > 0 ||
        store.waiting ||
        this.line?.unanswered != null ||
        this.chat.waiting,
    );
    const ear = {
      message: (/** @type {Message} */ message) => this.hear(message),
      state: (/** @type {boolean} */ online) => this.wire(online),
      ended: (/** @type {string} */ why) => this.end(why),
      since: () => (store.v < 0 ? null : store.v),
      open: () => (store.you.device ? store.you.seat : null),
    };
    const busy = () => this.playback.queue.length > 0;
    /** @type {Connection | import("./lesson.js").LessonLine} */
    this.line = taught ? taught.connect(page.socket, ear, busy) : new Connection(page.socket, ear);
    this.act.line = this.line;
  }

  /** Draw what has changed, once there is a position. */
  render() {
    if (this.store.v >= 0) this.renderer.render();
  }

  /** @param {Message} message */
  hear(message) {
    const { store } = this;
    this.line?.answered(message.t !== "welcome" && "n" in message ? message.n : undefined);
    setTimeout(() => this.outdated.hear(message)); // after the message has been handled
    if (this.chat.hear(message) || this.back.hear(message) || this.hints.hear(message)) return;
    switch (message.t) {
      case "welcome":
      case "stale":
        this.playback.clear();
        store.online = this.line?.online ?? false;
        store.waiting = this.line?.unanswered != null;
        store.note = null;
        if (message.t === "stale") {
          store.note = { say: message.say };
          announce(message.say);
        }
        if (message.note) {
          store.note = { say: message.note };
          announce(message.note);
        }
        this.take(message);
        if (message.t === "welcome") this.chat.listen();
        break;
      case "moved":
        this.playback.add(timed(message));
        break;
      case "people":
        this.met(message);
        break;
      case "preview":
        this.act.previewed(message);
        break;
      case "why":
        if (!this.plan.hear(message)) this.act.refused(message);
        break;
      case "refused":
        store.waiting = this.line.unanswered != null;
        if (store.real?.asked && (store.real.may || store.real.back)) this.manualDice.note(message.say);
        else this.act.refused(message);
        this.render();
        break;
      case "again":
        store.waiting = false;
        this.render();
        break;
      case "hint":
      case "done":
      case "said":
      case "pong":
      case "gone":
      case "history":
      case "past":
        break; // other messages tell what changed; the rest belongs to chat and connection
      default:
        passOver(message);
    }
  }

  /**
   * The position is the same, but people have come, gone, chosen or voted.
   * @param {import("../protocol/store.js").People} message
   */
  met(message) {
    const { store } = this;
    const asked = store.motion;
    store.take(message);
    if (!asked && store.motion) store.note = null; // the note belonged to the last motion
    if (asked && !store.motion) {
      // A motion that is carried brings a new position; so this one was declined, withdrawn or expired.
      store.note = { say: say("motion-declined") };
      announce(say("motion-declined"));
    }
    this.render();
  }

  /**
   * Show a move. Returns the duration of its animation in milliseconds, or null if it does not fit.
   * @param {Moved} message
   */
  move(message) {
    try {
      return this.take(message);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      this.line.renew();
      return null;
    }
  }

  /**
   * Apply and show a position. Returns the duration of the animation in milliseconds.
   * @param {Whole | Moved} message
   */
  take(message) {
    const { store, back } = this;
    const fresh = message.t !== "moved";
    const focus = document.activeElement;
    const mine = store.you.seat;
    const { takes, changed, sounds } = transition(
      this.arrangement,
      () => {
        const news = store.advance(message);
        if (store.table?.phase === "lobby") return new Set();
        if (message.t === "moved") {
          store.note = null;
          if (message.n !== undefined) store.waiting = this.line.unanswered != null;
        }
        this.act.renew();
        return news;
      },
      fresh || back.on,
    );
    if (store.table?.phase === "lobby") {
      location.reload();
      return 0;
    }
    const now = this.arrangement.pictures;
    const movers = new Set(message.t === "moved" ? message.log.flatMap(({ seat }) => seat ?? []) : []);
    if (message.t === "moved" && !back.on) {
      this.telling.show(message);
      const [mover] = movers;
      if (movers.size === 1 && mover !== undefined && mover !== store.you.seat) mark(now, changed, mover);
    } else clear(now);
    const events = message.t === "moved" ? message.events : [];
    this.cues.give(store, events, fresh, back.on ? [] : sounds, this.race.news());
    keepFocus(focus);
    if (fresh) back.welcomed(mine);
    else back.moved(store.you.seat !== null && movers.has(store.you.seat));
    return back.on ? 0 : takes;
  }

  clear() {
    if (this.back.wanted !== null) {
      this.back.leave();
      return true;
    }
    const focus = document.activeElement;
    const had = this.act.clear();
    if (had) announce(say("let-go"));
    keepFocus(focus);
    this.pointer.hush();
    return had || this.zoom.whole();
  }

  /** @param {boolean} online */
  wire(online) {
    if (online === this.bar.online) return;
    const { store } = this;
    store.online = online;
    if (!online) this.chat.lose();
    if (!online) this.back.wait();
    this.bar.show(online);
    store.kept = !online && this.line?.unanswered != null;
    store.unsent = store.kept && this.line.unsent;
    this.render();
  }

  /** Drop the act that waits for the connection. */
  forget() {
    const { store } = this;
    if (!this.line.forget()) return;
    store.waiting = store.kept = store.unsent = false;
    this.clear();
    byId("prompt").focus({ preventScroll: true });
  }

  /** @param {string} why the server's sentence */
  end(why) {
    const { store } = this;
    store.online = store.waiting = store.kept = false;
    this.chat.lose();
    this.bar.end(why);
    this.render();
  }
}

/**
 * Note when a move came: it may wait before it is shown, while its clocks run.
 * @param {Moved} message
 */
function timed(message) {
  return { ...message, heard: performance.now() };
}

// Symbols first: browsers may not paint a reference to a symbol that is added later.
await loadArt(data("page").art);
sample();
let lesson = null;
if (data("page").lesson) {
  const later = import("./lesson.js");
  lesson = new (await later).Lesson();
}
let better = null;
const reviewed = Number(new URLSearchParams(location.search).get("better"));
if (reviewed > 0) {
  const later = import("./better.js");
  const { Better } = await later;
  better = (/** @type {LookingBack} */ back, /** @type {string} */ id) =>
    new Better(back, id, reviewed, announce);
}
new Table(lesson, better);
