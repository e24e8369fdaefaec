// What server and browser tell each other, for the type checker only; nothing here runs. Made from the
// structs in server/projection/protocol by `python -m tests.docs.collect_protocol`: not changed by hand.

/**
 * One thing of a scene: see `vigneron.core.scene.Node`. Fields that are left out have their default: `x`,
 * `y`, `size`, `font`, `turn` 0, `anchor` `middle`, the others ''.
 * @typedef {{key: string, x?: number, y?: number, path?: string, symbol?: string, size?: number, tone?:
 *   string, look?: string, turn?: number, touch?: string, rule?: string, text?: string, font?: number,
 *   anchor?: string, label?: string}} SceneNode
 */

/**
 * A surface with its nodes. `owner` is a seat, or null if it belongs to nobody.
 * @typedef {{key: string, title: string, width: number, height: number, owner: number | null, nodes:
 *   SceneNode[]}} Frame
 */

/**
 * A page of frames on narrow screens.
 * @typedef {{key: string, title: string, frames: string[]}} Tab
 */

/**
 * Where frames are.
 * @typedef {{left: string[], centre: string[][], right: string[], house: string, tabs: Tab[]}} Layout
 */

/**
 * A number beside a name.
 * @typedef {{symbol: string, value: string, label: string, tone: string}} Counter
 */

/**
 * A player's line: score, a note, counters.
 * @typedef {{seat: number, score: string, note?: string, counters: Counter[]}} Standing
 */

/**
 * The whole picture, with texts in the viewer's language.
 * @typedef {{status: string, standings: Standing[], layout: Layout, frames: Frame[]}} Scene
 */

/**
 * Changes in a frame. `order` lists all keys if their order changed; without it, new nodes of `set` come
 * last.
 * @typedef {{set: SceneNode[], drop: string[], order?: string[]}} FrameDiff
 */

/**
 * Changes from the last scene to this one. A frame whose title, size or owner changed is sent whole in
 * `new`.
 * @typedef {{status: string, standings: Standing[], frames: Record<string, FrameDiff>, new: Frame[], gone:
 *   string[], layout?: Layout}} Diff
 */

/**
 * A button beside the boards.
 * @typedef {{touch: string, label: string, symbol: string, tone: string, group: string, decline: boolean,
 *   rule: string}} Control
 */

/**
 * What one seat alone sees on the scene: nodes by frame, controls, and the headings of their groups.
 * `alike`: groups of touches that mean the same now; offers have the first of a group.
 * @typedef {{prompt: string, nodes: Record<string, SceneNode[]>, controls: Control[], counters: Counter[],
 *   groups: Record<string, string>, alike: string[][]}} Overlay
 */

/**
 * A legal act: its text, what to touch for it, and its sentence. Offers are in the order of acts.
 * @typedef {{act: string, touch: string[], say: string}} Offer
 */

/**
 * Whose choice is awaited. `chosen`: my choice is complete and waits for the others. `covered`: choices are
 * being made at once. `undo`: I can undo something now; `ask`: I can, if everybody agrees. `say`: whose
 * choice is awaited, as a sentence.
 * @typedef {{yours: boolean, to_act: number[], chosen: boolean, covered: boolean, undo: boolean, ask:
 *   boolean, say: string}} Turn
 */

/**
 * A sentence of the log, and the version with which it came.
 * @typedef {{v: number, say: string, seat: number | null}} LogEntry
 */

/**
 * A player's line in the final score.
 * @typedef {{seat: number, name: string, place: number, score: number, winner: boolean}} OverRow
 */

/**
 * One of several things that a line of the final score sums up, in words, and what it brought.
 * @typedef {{say: string, value: number}} OverDetail
 */

/**
 * A line of the final score, with the value (None without one) and the details of each seat.
 * @typedef {{label: string, values: (number | null)[], details: OverDetail[][]}} OverPart
 */

/**
 * The final score.
 * @typedef {{say: string, ending: string, rows: OverRow[], parts: OverPart[]}} Over
 */

/**
 * A counter that an act would change; both values as text.
 * @typedef {{label: string, symbol: string, from: string, to: string}} Gain
 */

/**
 * An answer that a player may give.
 * @typedef {{choice: "yes" | "no" | "wait" | "bot" | "end" | "withdraw", label: string}} ChoiceOffer
 */

/**
 * What the table votes on. `seat` made the motion, or in `late` has no time left. `choices` is empty for
 * those who do not vote, and `withdraw` for whoever made it. `open` seats have not answered. `beside`:
 * other players on this device who may vote, with one of `answers`. `acts` are the sentences of what would
 * be undone. `left`: milliseconds until it closes.
 * @typedef {{kind: "undo" | "end" | "late", id: number | null, seat: number, say: string, acts: string[],
 *   choices: ChoiceOffer[], yours: "yes" | "no" | "wait" | "bot" | "end" | null, open: number[], beside:
 *   number[], answers: ChoiceOffer[], left: number | null}} Motion
 */

/**
 * Milliseconds left when the message is sent. They run down while `runs`.
 * @typedef {{left: number, runs: boolean}} ClockLeft
 */

/**
 * Who sits in a seat. A person with a `bot` is replaced by it. `away`: milliseconds for which an absent
 * player is still waited for. Bots have no `clock`.
 * @typedef {{seat: number, name: string, kind: "person" | "bot" | "open", bot: string | null, program:
 *   boolean, host: boolean, colour: number, ready: boolean, here: boolean, away: number | null, chosen:
 *   boolean, to_act: boolean, clock: ClockLeft | null}} Person
 */

/**
 * A setting of the table as text. `rule` is "" if it is no option of the game.
 * @typedef {{label: string, value: string, rule: string}} Agreed
 */

/**
 * The hash of a player's client seed, and the seed itself once the game has begun.
 * @typedef {{seat: number, hash: string, word: string}} PledgeShown
 */

/**
 * The table, without its game. `code` and `link` are null for viewers without a seat. `secret` is sent when
 * the game is over. `next` is the table of the rematch.
 * @typedef {{id: string, code: string | null, game: string, rules: string, phase: "lobby" | "playing" |
 *   "over", title: string, seats: number, options: Agreed[], link: string | null, commitment: string,
 *   override: boolean, pledges: PledgeShown[], asked: boolean, imported: boolean, listed: boolean, closed:
 *   boolean, next: string | null, colours: number, talk: "seats" | "all" | "off", by_hand: boolean,
 *   secret?: string}} TableInfo
 */

/**
 * A draw that has been entered.
 * @typedef {{what: string, label: string}} Drawn
 */

/**
 * A possible outcome of a draw. `left`: its weight.
 * @typedef {{outcome: number, label: string, left: number}} DrawChoice
 */

/**
 * The draw to enter by hand, number `at`. `choices` is empty when all are entered and only have to be
 * confirmed.
 * @typedef {{kind: "begin" | "act" | "reveal" | "correct", what: string, at: number, given: Drawn[],
 *   choices: DrawChoice[]}} AskedDraw
 */

/**
 * A table with real dice. `may`: I may enter draws; `correct`: the last act's draws can be corrected.
 * @typedef {{may: boolean, correct: boolean, asked: AskedDraw | null}} Real
 */

/**
 * Several seats on one device. `next`: the seat behind the curtain; `awaited`: seats whose choice is
 * awaited; `curtain`: whether the seats know different things now.
 * @typedef {{seats: number[], next: number | null, awaited: number[], curtain: boolean}} OnDevice
 */

/**
 * This viewer at the table. `seat` is null for a spectator, and while the curtain is drawn.
 * @typedef {{seat: number | null, host: boolean, lang: string, device: OnDevice | null}} You
 */

/**
 * A chat line, numbered from 1 at each table. A `phrase` comes in the reader's language; `at` is in
 * milliseconds since 1970.
 * @typedef {{number: number, seat: number | null, name: string, at: number, phrase: boolean, say: string}}
 *   Spoken
 */

/**
 * The whole position: the answer to `hello`, and sent whenever a client is behind. In the lobby `scene` and
 * `over` are null and `log` is empty. `note`: what happened to this viewer meanwhile. `version`: of the
 * server; a page of another version offers to reload.
 * @typedef {{t: "welcome", v: number, d: number, overlay: Overlay | null, offers: Offer[], you: You, table:
 *   TableInfo, watching: number, host_away?: number | null, people: Person[], real: Real | null, turn:
 *   Turn, motion: Motion | null, view?: unknown, scene: Scene | null, log: LogEntry[], over: Over | null,
 *   n?: number, note?: string, version: string}} Welcome
 */

/**
 * The whole position, as the answer to an act that came too late: the position had changed.
 * @typedef {{t: "stale", v: number, d: number, overlay: Overlay | null, offers: Offer[], you: You, table:
 *   TableInfo, watching: number, host_away?: number | null, people: Person[], real: Real | null, turn:
 *   Turn, motion: Motion | null, view?: unknown, scene: Scene | null, log: LogEntry[], over: Over | null,
 *   n?: number, note?: string, say: string}} Stale
 */

/**
 * What has changed. `log` has the new entries only; `events` are their sentences, for live announcement;
 * `drop` lists the versions whose entries leave the log. When only my covered choice changes, `v` stays,
 * `d` is new and `diff` is empty. The socket that asked gets its `n`.
 * @typedef {{t: "moved", v: number, d: number, overlay: Overlay | null, offers: Offer[], you: You, table:
 *   TableInfo, watching: number, host_away?: number | null, people: Person[], real: Real | null, turn:
 *   Turn, motion: Motion | null, view?: unknown, diff: Diff, log: LogEntry[], events: string[], drop:
 *   number[], over: Over | null, n?: number}} Moved
 */

/**
 * People and table have changed: presence, choices, names, seats, the motion. The position has not. In the
 * lobby nothing else is sent.
 * @typedef {{t: "people", you: You, table: TableInfo, watching: number, host_away?: number | null, people:
 *   Person[], real: Real | null, turn: Turn, motion: Motion | null, n?: number}} People
 */

/**
 * What an act would change. `nodes` would look different: pages show them as ghosts. `draws`: what chance
 * would then decide. `undo`: the seat can take the act back, since nothing is drawn or revealed and the
 * seat is to act again.
 * @typedef {{t: "preview", n: number | null, act: string, say: string[], gains: Gain[], nodes:
 *   Record<string, SceneNode[]>, draws: string | null, undo: boolean}} Previewed
 */

/**
 * Why things cannot be touched now; `text` is the clause.
 * @typedef {{t: "why", n: number | null, code: string, rule: string, say: string, text: string}} Explained
 */

/**
 * Nothing has changed. `n` is null if the message could not be decoded.
 * @typedef {{t: "refused", n: number | null, code: string, rule: string, say: string}} RefusedReply
 */

/**
 * This has been done already: the same `n`, or the same act at the same `v` and `d`.
 * @typedef {{t: "again", n: number | null}} Again
 */

/**
 * The connection ends for good. Do not reconnect: show `say`, and a button that reloads the page. `code`:
 * `no-table`, `no-watchers` (the table is closed), `unreadable` (this version cannot load it), `too-many`
 * (sockets or messages), `silent` (no `hello` came).
 * @typedef {{t: "gone", code: string, say: string}} Gone
 */

/**
 * Chat lines. A line may come twice. With `n` it is the answer to `listen`.
 * @typedef {{t: "said", n?: number | null, lines: Spoken[]}} Said
 */

/**
 * The answer to `ping`.
 * @typedef {{t: "pong", n: number | null}} Pong
 */

/**
 * The request was carried out.
 * @typedef {{t: "done", n: number | null}} Done
 */

/**
 * The first message; asks for `welcome`. `since`: The version that the page has. `open`: Of several seats
 * on this device, the one that the page showed last. `hidden`: Whether the page is in the background.
 * `version`: The server's version that made the page; '' from programs.
 * @typedef {{t: "hello", n?: number | null, since?: number | null, open?: number | null, hidden?: boolean,
 *   version?: string}} Hello
 */

/**
 * Of several seats on this device, show this one. Answered by `welcome`. If seats know different things,
 * the first such message draws the curtain (`you.seat` null) and a second one opens the seat.
 * @typedef {{t: "open", seat: number, n?: number | null}} Open
 */

/**
 * Play this act. `v` is the version, and `d` the length of my covered choice, that the player saw.
 * @typedef {{t: "act", v: number, act: string, d?: number, n?: number | null}} Act
 */

/**
 * Ask what this act would change. Not answered when `v` or `d` is old: the newer position is on its way.
 * @typedef {{t: "preview", v: number, act: string, d?: number, n?: number | null}} Preview
 */

/**
 * Ask why these cannot be touched now.
 * @typedef {{t: "why", touches: string[], n?: number | null}} Why
 */

/**
 * Undo my last act. Possible only if nothing has been drawn or revealed, and nobody else has acted, since
 * then (bots' acts without a draw do not matter if I am the only person). My clock has run on since that
 * act; the answer is refused (`time_used`) if that leaves no time.
 * @typedef {{t: "undo", v: number, n?: number | null}} Undo
 */

/**
 * Undo the last act of my covered choice, while others are still choosing. After that, `act` with the new
 * `d` replaces it. With `v` and `d` as seen, a repeated message changes nothing. My clock has run on since
 * the choice was complete, as with `undo`.
 * @typedef {{t: "change", v?: number | null, d?: number, n?: number | null}} Revise
 */

/**
 * Propose to everybody: to undo my last act and all that followed, or to end the game. An undo is possible
 * when `turn.ask`; every seat then gets back the time that it had before that act.
 * @typedef {{t: "propose", kind: "undo" | "end", n?: number | null}} Propose
 */

/**
 * Answer the open motion with one of `motion.choices`. Whoever made it may answer `withdraw`. `about`: The
 * motion that was seen (`motion.id`); an answer to another one is refused. `seat`: Of several players on
 * this device, the one who answers. Must be in `motion.beside`, and the choice in `motion.answers`.
 * @typedef {{t: "vote", choice: "yes" | "no" | "wait" | "bot" | "end" | "withdraw", about?: number | null,
 *   seat?: number | null, n?: number | null}} Vote
 */

/**
 * In the lobby: the SHA-256 (hex) of my client seed. Answered by `done`.
 * @typedef {{t: "pledge", hash: string, n?: number | null}} CommitSeed
 */

/**
 * My client seed (8 to 64 letters and digits), once `table.asked`. Answered by `done`, unless the game has
 * begun.
 * @typedef {{t: "word", word: string, n?: number | null}} RevealSeed
 */

/**
 * In a running game: leave my seat to a bot, take it back (`back`), or `remove`. Answered by `done`.
 * `remove` puts a bot in the place of `seat`, whose player has been away for three minutes, at a table
 * without a clock. The host may do so, or anybody if the host has been away as long.
 * @typedef {{t: "seat", what: "leave" | "back" | "remove", seat?: number, n?: number | null}} Sit
 */

/**
 * At a table with real dice: the outcome of draw number `at` of the pending act. Or `back`: undo the last
 * outcome (without one, the act); or `done`: confirm the whole set-up. The answer carries `n`, or is `done`
 * or a refusal.
 * @typedef {{t: "enter", at: number, outcome?: number | null, back?: boolean, done?: boolean, n?: number |
 *   null}} Enter
 */

/**
 * Enter the draws of the last act again, if nobody has acted since.
 * @typedef {{t: "correct", v: number, n?: number | null}} Correct
 */

/**
 * Send a chat line. Answered by `done`, or refused: too often, or not allowed. Either `text` (cut at 280
 * characters), or `phrase`: `hello`, `luck`, `well`, `thanks`, `moment`, `back`, `sorry`, `game`, `bye`.
 * @typedef {{t: "say", text?: string, phrase?: string, n?: number | null}} Say
 */

/**
 * Send me chat lines from now on. Answered by `said`. `since`: The number of the last line that I have, 0
 * for all.
 * @typedef {{t: "listen", since?: number, n?: number | null}} Listen
 */

/**
 * The host decides who may chat. Answered by `done`.
 * @typedef {{t: "talk", who: "seats" | "all" | "off", n?: number | null}} Talking
 */

/**
 * Answered by `pong`. A player with only hidden pages counts as here, but gets notices of their turn as if
 * away. `hidden`: Whether the page is in the background; None: unchanged.
 * @typedef {{t: "ping", hidden?: boolean | null, n?: number | null}} Ping
 */

/**
 * Any message of the server.
 * @typedef {Welcome | Stale | Moved | People | Previewed | Explained | RefusedReply | Again | Gone | Said |
 *   Pong | Done} Message
 */

/**
 * Any message of a page.
 * @typedef {Hello | Open | Act | Preview | Why | Undo | Revise | Propose | Vote | CommitSeed | RevealSeed |
 *   Sit | Enter | Correct | Say | Listen | Talking | Ping} Request
 */

export {};
