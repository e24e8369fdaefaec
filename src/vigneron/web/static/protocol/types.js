// What server and browser tell each other, for the type checker only; nothing here runs. Made from the
// structs in server/projection/protocol by `python -m tests.docs.collect_protocol`: not changed by hand.

/**
 * One thing of a scene: see `vigneron.core.scene.Node`. What is left out has its default: `x`, `y`, `size`,
 * `font`, `turn` 0, `anchor` `middle`, everything else empty.
 * @typedef {{key: string, x?: number, y?: number, path?: string, symbol?: string, size?: number, tone?:
 *   string, look?: string, turn?: number, touch?: string, rule?: string, text?: string, font?: number,
 *   anchor?: string, label?: string}} SceneNode
 */

/**
 * A surface with its nodes; `owner` is a seat, or null for everybody's.
 * @typedef {{key: string, title: string, width: number, height: number, owner: number | null, nodes:
 *   SceneNode[]}} Frame
 */

/**
 * A page of frames, on narrow screens.
 * @typedef {{key: string, title: string, frames: string[]}} Tab
 */

/**
 * Where frames stand.
 * @typedef {{left: string[], centre: string[][], right: string[], house: string, tabs: Tab[]}} Layout
 */

/**
 * A number beside a name.
 * @typedef {{symbol: string, value: string, label: string, tone: string}} Counter
 */

/**
 * A player's line.
 * @typedef {{seat: number, score: string, note?: string, counters: Counter[]}} Standing
 */

/**
 * The whole picture, texts already in the viewer's language.
 * @typedef {{status: string, standings: Standing[], layout: Layout, frames: Frame[]}} Scene
 */

/**
 * What changes in a frame. `order` is there when the order of keys changed; without it, what `set` adds
 * comes last.
 * @typedef {{set: SceneNode[], drop: string[], order?: string[]}} FrameDiff
 */

/**
 * What turns the last scene into this one. A frame whose title, size or owner changed comes whole in `new`.
 * @typedef {{status: string, standings: Standing[], frames: Record<string, FrameDiff>, new: Frame[], gone:
 *   string[], layout?: Layout}} Diff
 */

/**
 * A button beside the boards.
 * @typedef {{touch: string, label: string, symbol: string, tone: string, group: string, decline: boolean,
 *   rule: string}} Control
 */

/**
 * What a seat alone sees on the scene: nodes by frame, controls, and the headings of their groups.
 * @typedef {{prompt: string, nodes: Record<string, SceneNode[]>, controls: Control[], counters: Counter[],
 *   groups: Record<string, string>}} Overlay
 */

/**
 * A legal act: its text, what is touched for it, and in words. Offers are in ascending order of acts.
 * @typedef {{act: string, touch: string[], say: string}} Offer
 */

/**
 * Whose choice is missing. `chosen`: my choice is complete and waits for the others. `covered`: choices are
 * being made at once. `undo`: there is something of mine to take back now; `ask`: there is, if everybody
 * agrees. `say`: whose choice is missing, in words.
 * @typedef {{yours: boolean, to_act: number[], chosen: boolean, covered: boolean, undo: boolean, ask:
 *   boolean, say: string}} Turn
 */

/**
 * A sentence of what happened, by the version that brought it.
 * @typedef {{v: number, say: string, seat: number | null}} LogEntry
 */

/**
 * A player in the final count.
 * @typedef {{seat: number, name: string, place: number, score: number, winner: boolean}} OverRow
 */

/**
 * A line of the final count; a value for each seat.
 * @typedef {{label: string, values: (number | null)[]}} OverPart
 */

/**
 * The final count.
 * @typedef {{say: string, ending: string, rows: OverRow[], parts: OverPart[]}} Over
 */

/**
 * What an act would change, as texts that are shown.
 * @typedef {{label: string, symbol: string, from: string, to: string}} Gain
 */

/**
 * An answer that somebody may give.
 * @typedef {{choice: "yes" | "no" | "wait" | "bot" | "end" | "withdraw", label: string}} ChoiceOffer
 */

/**
 * What people are asked. `seat` is who asks, or in `late` whose time is over; `choices` is empty for those
 * who are not asked, and `withdraw` for who asks; `open` has not answered yet; `beside`: of several people
 * on this device, who else may answer, with one of `answers`; `acts` are the sentences of what would be
 * taken back; `left`: milliseconds until it closes.
 * @typedef {{kind: "undo" | "end" | "late", id: number | null, seat: number, say: string, acts: string[],
 *   choices: ChoiceOffer[], yours: "yes" | "no" | "wait" | "bot" | "end" | null, open: number[], beside:
 *   number[], answers: ChoiceOffer[], left: number | null}} Motion
 */

/**
 * Milliseconds that are left when the message is sent; they grow less while `runs`.
 * @typedef {{left: number, runs: boolean}} ClockLeft
 */

/**
 * Who sits in a seat. A person with a `bot` is somebody in whose place a bot plays. `away`: milliseconds
 * for which somebody who is not here is still missed. There is no `clock` for bots.
 * @typedef {{seat: number, name: string, kind: "person" | "bot" | "open", bot: string | null, program:
 *   boolean, host: boolean, colour: number, ready: boolean, here: boolean, away: number | null, chosen:
 *   boolean, to_act: boolean, clock: ClockLeft | null}} Person
 */

/**
 * An option of the table in words; `rule` is "" for what the house adds.
 * @typedef {{label: string, value: string, rule: string}} Agreed
 */

/**
 * The hash of a player's word for the draws; the word itself once the game has begun.
 * @typedef {{seat: number, hash: string, word: string}} PledgeShown
 */

/**
 * The table beside its game. `code` and `link` are null for who does not sit there; `secret` is there when
 * the game is over; `next` is the table at which the same people play again.
 * @typedef {{id: string, code: string | null, game: string, rules: string, phase: "lobby" | "playing" |
 *   "over", title: string, seats: number, options: Agreed[], link: string | null, commitment: string,
 *   override: boolean, pledges: PledgeShown[], asked: boolean, imported: boolean, listed: boolean, closed:
 *   boolean, next: string | null, colours: number, talk: "seats" | "all" | "off", by_hand: boolean,
 *   secret?: string}} TableInfo
 */

/**
 * A draw that was entered.
 * @typedef {{what: string, label: string}} Drawn
 */

/**
 * What may come out of a draw; `left`: its weight.
 * @typedef {{outcome: number, label: string, left: number}} DrawChoice
 */

/**
 * What is to be drawn by hand, as draw number `at`. `choices` is empty when everything is there and only
 * has to be confirmed.
 * @typedef {{kind: "begin" | "act" | "reveal" | "correct", what: string, at: number, given: Drawn[],
 *   choices: DrawChoice[]}} Asked
 */

/**
 * A table of real dice. `may`: I may enter; `correct`: the last act's draws can still be corrected.
 * @typedef {{may: boolean, correct: boolean, asked: Asked | null}} Real
 */

/**
 * Several seats of one person. `next`: for whom the curtain was drawn; `awaited`: whose choice is missing;
 * `curtain`: whether the seats know different things now.
 * @typedef {{seats: number[], next: number | null, awaited: number[], curtain: boolean}} OnDevice
 */

/**
 * Who this page's viewer is at the table; `seat` null: looks on, or the curtain is drawn.
 * @typedef {{seat: number | null, host: boolean, lang: string, device: OnDevice | null}} You
 */

/**
 * A line that was said, numbered from 1 at each table. A `phrase` comes in the reader's language; `at` in
 * milliseconds since 1970.
 * @typedef {{number: number, seat: number | null, name: string, at: number, phrase: boolean, say: string}}
 *   Spoken
 */

/**
 * Everything: the answer to `hello`, and sent whenever a client is behind. In the lobby `scene` and `over`
 * are null and `log` is empty. `note`: what has happened to this viewer meanwhile. `version`: of the house;
 * a page of another one is older, and offers to load anew.
 * @typedef {{t: "welcome", v: number, d: number, overlay: Overlay | null, offers: Offer[], you: You, table:
 *   TableInfo, watching: number, host_away?: number | null, people: Person[], real: Real | null, turn:
 *   Turn, motion: Motion | null, view?: unknown, scene: Scene | null, log: LogEntry[], over: Over | null,
 *   n?: number, note?: string, version: string}} Welcome
 */

/**
 * Everything, as the answer to what came too late: the position had changed.
 * @typedef {{t: "stale", v: number, d: number, overlay: Overlay | null, offers: Offer[], you: You, table:
 *   TableInfo, watching: number, host_away?: number | null, people: Person[], real: Real | null, turn:
 *   Turn, motion: Motion | null, view?: unknown, scene: Scene | null, log: LogEntry[], over: Over | null,
 *   n?: number, note?: string, say: string}} Stale
 */

/**
 * What has changed. `log` holds only the new entries; `events` are their sentences, for live announcement;
 * `drop` names the versions whose entries leave the log. A change of my own covered choice has the same
 * `v`, a new `d` and an empty `diff`. To the socket that asked, it carries its `n`.
 * @typedef {{t: "moved", v: number, d: number, overlay: Overlay | null, offers: Offer[], you: You, table:
 *   TableInfo, watching: number, host_away?: number | null, people: Person[], real: Real | null, turn:
 *   Turn, motion: Motion | null, view?: unknown, diff: Diff, log: LogEntry[], events: string[], drop:
 *   number[], over: Over | null, n?: number}} Moved
 */

/**
 * Who is here, who has chosen, names, seats, what is asked; the position is the same. In the lobby nothing
 * else is sent.
 * @typedef {{t: "people", you: You, table: TableInfo, watching: number, host_away?: number | null, people:
 *   Person[], real: Real | null, turn: Turn, motion: Motion | null, n?: number}} People
 */

/**
 * What an act would bring. `nodes` would look different: pages draw them as ghosts. `draws`: what chance
 * would then decide.
 * @typedef {{t: "preview", n: number | null, act: string, say: string[], gains: Gain[], nodes:
 *   Record<string, SceneNode[]>, draws: string | null}} Previewed
 */

/**
 * Why things cannot be touched now; `text` is the clause.
 * @typedef {{t: "why", n: number | null, code: string, rule: string, say: string, text: string}} Explained
 */

/**
 * Nothing has changed. `n` is null for what was not understood.
 * @typedef {{t: "refused", n: number | null, code: string, rule: string, say: string}} Refused
 */

/**
 * This had already been done: the same `n`, or the same act at the same `v` and `d`.
 * @typedef {{t: "again", n: number | null}} Again
 */

/**
 * The line ends for good: `no-table`, `no-watchers` (the table is closed), `unreadable` (this version
 * cannot open it), `too-many` (sockets or messages), `silent` (no `hello` came). Do not come back by
 * yourself: the page shows `say` and a button that loads it anew.
 * @typedef {{t: "gone", code: string, say: string}} Gone
 */

/**
 * What was said. A line may come twice. With `n` it is the answer to `listen`.
 * @typedef {{t: "said", n?: number | null, lines: Spoken[]}} Said
 */

/**
 * The answer to `ping`.
 * @typedef {{t: "pong", n: number | null}} Pong
 */

/**
 * It is done.
 * @typedef {{t: "done", n: number | null}} Done
 */

/**
 * The first message; asks for `welcome`. `since`: The version that the page has. `open`: Of several seats
 * on this device, the one that the page showed when the line was lost. `hidden`: Whether the page is in the
 * background. `version`: The version of the house that made the page; '' from programs.
 * @typedef {{t: "hello", n?: number | null, since?: number | null, open?: number | null, hidden?: boolean,
 *   version?: string}} Hello
 */

/**
 * Of several seats on this device, open this one; where there is something to hide, first the curtain is
 * drawn for it (`you.seat` null), and the same again opens. Answered by `welcome`.
 * @typedef {{t: "open", seat: number, n?: number | null}} Open
 */

/**
 * Do this: `v` is the version and `d` the length of the own covered choice that the person saw.
 * @typedef {{t: "act", v: number, act: string, d?: number, n?: number | null}} Act
 */

/**
 * What would it bring? Not answered when `v` or `d` is old: the newer position is on its way.
 * @typedef {{t: "preview", v: number, act: string, d?: number, n?: number | null}} Preview
 */

/**
 * Why can these not be touched now?
 * @typedef {{t: "why", touches: string[], n?: number | null}} Why
 */

/**
 * Take back my last own step: only as far as nothing was drawn or revealed and nobody else has acted since
 * (a bot's act without a draw counts for nothing when I am the only person). My clock has run on since that
 * step; refused (`time_used`) if that leaves no time.
 * @typedef {{t: "undo", v: number, n?: number | null}} Undo
 */

/**
 * Take back the last step of my covered choice, while others are still choosing; then `act` with the new
 * `d` replaces it. With `v` and `d` as seen, a repetition does nothing twice. The clock has run on since
 * the choice was complete, as with `undo`.
 * @typedef {{t: "change", v?: number | null, d?: number, n?: number | null}} Revise
 */

/**
 * Ask everybody: to take back my last step and all that followed (when `turn.ask`; every seat then has the
 * time again that it had when that step was made), or to end the table.
 * @typedef {{t: "propose", kind: "undo" | "end", n?: number | null}} Propose
 */

/**
 * Answer what is asked, with one of `motion.choices`; who asks may answer `withdraw`. `about`: The question
 * that was seen (`motion.id`); an answer to another one is refused. `seat`: Of several people on this
 * device, the one who answers (one of `motion.beside`, with one of `motion.answers`).
 * @typedef {{t: "vote", choice: "yes" | "no" | "wait" | "bot" | "end" | "withdraw", about?: number | null,
 *   seat?: number | null, n?: number | null}} Vote
 */

/**
 * In the lobby: the SHA-256 (hex) of the word that I shall give for the draws. Answered by `done`.
 * @typedef {{t: "pledge", hash: string, n?: number | null}} Pledge
 */

/**
 * When `table.asked`: the word (8 to 64 letters and digits). Answered by `done`, or the game has begun.
 * @typedef {{t: "word", word: string, n?: number | null}} Word
 */

/**
 * In a running game: leave my seat to a bot, take it back, or `remove`: put a bot in the place of `seat`,
 * who has been away for three minutes, where no clock was agreed on (the host may, anybody once the host
 * has been away for as long). Answered by `done`.
 * @typedef {{t: "seat", what: "leave" | "back" | "remove", seat?: number, n?: number | null}} Sit
 */

/**
 * At a table of real dice: outcome of draw number `at` of what waits; or `back`: the last one taken back
 * (or, with none, the act); or `done`: all of the set-up confirmed. The answer carries `n`, or is `done` or
 * a refusal.
 * @typedef {{t: "enter", at: number, outcome?: number | null, back?: boolean, done?: boolean, n?: number |
 *   null}} Enter
 */

/**
 * Enter the draws of the last act once more, if nobody has acted since.
 * @typedef {{t: "correct", v: number, n?: number | null}} Correct
 */

/**
 * Speak to the table: `text` (cut at 280 characters), or `phrase`: `hello`, `luck`, `well`, `thanks`,
 * `moment`, `back`, `sorry`, `game`, `bye`. Answered by `done`, or refused: too often, or not allowed.
 * @typedef {{t: "say", text?: string, phrase?: string, n?: number | null}} Say
 */

/**
 * From now on tell me what is said. Answered by `said`. `since`: The number of a line, 0 for all.
 * @typedef {{t: "listen", since?: number, n?: number | null}} Listen
 */

/**
 * The host decides who may speak. Answered by `done`.
 * @typedef {{t: "talk", who: "seats" | "all" | "off", n?: number | null}} Talking
 */

/**
 * Answered by `pong`. Who has only hidden pages is still here for the others, but is told of their turn
 * like somebody who is away. `hidden`: Whether the page has gone to the background; None: as it was.
 * @typedef {{t: "ping", hidden?: boolean | null, n?: number | null}} Ping
 */

/**
 * Any message of the server.
 * @typedef {Welcome | Stale | Moved | People | Previewed | Explained | Refused | Again | Gone | Said | Pong
 *   | Done} Message
 */

/**
 * Any message of a page.
 * @typedef {Hello | Open | Act | Preview | Why | Undo | Revise | Propose | Vote | Pledge | Word | Sit |
 *   Enter | Correct | Say | Listen | Talking | Ping} Request
 */

export {};
