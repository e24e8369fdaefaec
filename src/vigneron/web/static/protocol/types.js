// What the server tells a page, for the type checker only; nothing here runs. Made from the structs
// in server/projection/protocol by `python -m tests.docs.collect_protocol`: not changed by hand.

/**
 * One thing of a scene: see `vigneron.core.scene.Node`. A field that is left out has its default value. The
 * default of `x`, `y`, `size`, `font` and `turn` is 0, the default of `anchor` is `middle`, and the default
 * of the others is ''.
 * @typedef {{key: string, x?: number, y?: number, path?: string, symbol?: string, size?: number, tone?:
 *   string, look?: string, turn?: number, touch?: string, rule?: string, text?: string, font?: number,
 *   anchor?: string, label?: string}} SceneNode
 */

/**
 * A surface with its nodes. `owner` is a seat, or null if the frame belongs to no seat. A frame with
 * `plain` has no card and no heading. `own` is the title that the owner reads.
 * @typedef {{key: string, title: string, width: number, height: number, owner: number | null, nodes:
 *   SceneNode[], plain?: boolean, own?: string}} Frame
 */

/**
 * What ends the game, and how near that is: `done` of `of` steps; `of` is 0 if there are no steps. With
 * `near` the end may come within a turn or two.
 * @typedef {{say: string, done: number, of: number, near: boolean}} Ending
 */

/**
 * A player's place in the race. `gap` says how far they are from the leader, in a few words.
 * @typedef {{seat: number, leads: boolean, gap: string}} Place
 */

/**
 * Who leads, as a sentence and by seat. Both are empty with one seat, and when the game is over. The lead
 * is `sure` if nothing that is hidden can give it to somebody else.
 * @typedef {{say: string, sure: boolean, places: Place[]}} Race
 */

/**
 * A page of frames on narrow screens.
 * @typedef {{key: string, title: string, frames: string[]}} Tab
 */

/**
 * The arrangement of the frames.
 * @typedef {{left: string[], centre: string[][], right: string[], house: string, tabs: Tab[]}} Layout
 */

/**
 * A number beside a name. `rule` is the clause that explains it.
 * @typedef {{symbol: string, value: string, label: string, tone: string, rule?: string}} Counter
 */

/**
 * What a player can end with their next act or in their next turn, as a phrase without their name. `game`
 * means that the end of the game depends on it.
 * @typedef {{say: string, game: boolean}} CanEnd
 */

/**
 * A player's line: the score, a note, counters, and what they can end. `rule` is the clause on points.
 * @typedef {{seat: number, score: string, note?: string, counters: Counter[], rule?: string, can_end?:
 *   CanEnd}} Standing
 */

/**
 * The whole picture, with texts in the viewer's language.
 * @typedef {{status: string, standings: Standing[], race: Race, ending: Ending | null, layout: Layout,
 *   frames: Frame[]}} Scene
 */

/**
 * The changes of a frame. `order` lists all keys if their order has changed. If `order` is left out, new
 * nodes of `set` come last.
 * @typedef {{set: SceneNode[], drop: string[], order?: string[]}} FrameDiff
 */

/**
 * The changes between the previous scene and this scene. A frame whose title, size or owner has changed is
 * sent whole in `new`.
 * @typedef {{status: string, standings: Standing[], race: Race, ending: Ending | null, frames:
 *   Record<string, FrameDiff>, new: Frame[], gone: string[], layout?: Layout}} Diff
 */

/**
 * A button beside the boards. `note` stands under the label, `about` explains the button. With `after` it
 * is shown only while that touch is selected, or while all offers that are left have it.
 * @typedef {{touch: string, label: string, symbol: string, tone: string, group: string, decline: boolean,
 *   rule: string, after?: string, note?: string, about?: string}} Control
 */

/**
 * What only one seat sees: nodes by frame, controls, and the headings of the groups of controls. `alike`
 * lists groups of touches that mean the same now. Offers contain the first touch of a group. `rings` holds
 * words for the ring of a touch while it is lit (docs/scene.md). `score` is the viewer's own score, if the
 * one in `standings` leaves something out; `race` is then the race as the viewer knows it. `lesser` lists
 * the acts that another legal act replaces at a lower cost.
 * @typedef {{prompt: string, nodes: Record<string, SceneNode[]>, controls: Control[], counters: Counter[],
 *   groups: Record<string, string>, alike: string[][], rings?: Record<string, string>, score?: string,
 *   race?: Race, lesser?: string[]}} Overlay
 */

/**
 * A legal act: its text, what to touch for it, and its sentence. Offers are in the order of the acts.
 * @typedef {{act: string, touch: string[], say: string}} Offer
 */

/**
 * Whose act or choice is awaited. `chosen` tells whether the viewer's choice is complete and waits for the
 * others. `covered` tells whether several seats choose at the same time. `undo` tells whether the viewer
 * can undo an act now. `ask` is the sentence of the viewer's act that can be undone if everybody agrees,
 * with all later acts; it is empty if there is none. `say` is a sentence that names the awaited players.
 * @typedef {{yours: boolean, to_act: number[], chosen: boolean, covered: boolean, undo: boolean, ask:
 *   string, say: string}} Turn
 */

/**
 * A sentence of the log. `v` is the first version whose log contains it.
 * @typedef {{v: number, say: string, seat: number | null}} LogEntry
 */

/**
 * A player's line in the final score. `tie` says what has broken a tie of points.
 * @typedef {{seat: number, name: string, place: number, score: number, winner: boolean, tie?: string}}
 *   OverRow
 */

/**
 * One of several things that a line of the final score adds up. `value` is what the thing adds.
 * @typedef {{say: string, value: number}} OverDetail
 */

/**
 * A line of the final score. It has the value and the details of each seat; a value may be null.
 * @typedef {{label: string, values: (number | null)[], details: OverDetail[][]}} OverPart
 */

/**
 * The final score.
 * @typedef {{say: string, ending: string, rows: OverRow[], parts: OverPart[]}} Over
 */

/**
 * A counter that an act would change. Both values are text.
 * @typedef {{label: string, symbol: string, from: string, to: string}} Gain
 */

/**
 * An answer that a player may give to a motion.
 * @typedef {{choice: "yes" | "no" | "wait" | "bot" | "end" | "withdraw", label: string}} ChoiceOffer
 */

/**
 * The motion on which the table votes. `seat` made the motion; in a `late` motion it is the seat whose time
 * is up, and in a `sit` motion the bot's seat that a person asks for. In an `away` motion it asks to let a
 * bot play for an absent player. `choices` is empty for viewers who do not vote. It is `withdraw` for the
 * seat that made the motion. The seats in `open` have not answered. `beside` are other players on this
 * device who may vote with one of `answers`. `acts` are the sentences of the acts that would be undone.
 * `left` is the number of milliseconds until the motion expires.
 * @typedef {{kind: "undo" | "end" | "late" | "sit" | "away", id: number | null, seat: number, say: string,
 *   acts: string[], choices: ChoiceOffer[], yours: "yes" | "no" | "wait" | "bot" | "end" | null, open:
 *   number[], beside: number[], answers: ChoiceOffer[], left: number | null}} Motion
 */

/**
 * The milliseconds left when the message is sent. They decrease while `runs` is true.
 * @typedef {{left: number, runs: boolean}} ClockLeft
 */

/**
 * The holder of a seat. A person with a `bot` is replaced by this bot. `away` is the number of milliseconds
 * until an absent player may be replaced. Bots have no `clock`.
 * @typedef {{seat: number, name: string, kind: "person" | "bot" | "open", bot: string | null, program:
 *   boolean, host: boolean, colour: number, ready: boolean, here: boolean, away: number | null, chosen:
 *   boolean, to_act: boolean, clock: ClockLeft | null}} Person
 */

/**
 * A setting of the table as text. `rule` is "" if the setting is not an option of the game.
 * @typedef {{label: string, value: string, rule: string}} Agreed
 */

/**
 * The hash of a player's client seed. The seed itself is added when the game has begun.
 * @typedef {{seat: number, hash: string, word: string}} PledgeShown
 */

/**
 * The table, without the position of its game. `code` and `link` are null for viewers without a seat.
 * `secret` is sent when the game is over. `next` is the table of the rematch. `hints` says whether players
 * may ask for hints. `overtime` is what happens when the time of a player is up; null without a clock.
 * @typedef {{id: string, code: string | null, game: string, rules: string, phase: "lobby" | "playing" |
 *   "over", title: string, seats: number, options: Agreed[], link: string | null, commitment: string,
 *   override: boolean, pledges: PledgeShown[], asked: boolean, imported: boolean, listed: boolean, closed:
 *   boolean, next: string | null, colours: number, talk: "seats" | "all" | "off", by_hand: boolean, hints:
 *   boolean, overtime: "bot" | "vote" | "end" | null, secret?: string}} TableInfo
 */

/**
 * A draw that has been entered. `label` is empty if the viewer may not know what came out.
 * @typedef {{what: string, label: string}} Drawn
 */

/**
 * A possible outcome of a draw. `left` says how many are left of it, or is empty. `symbol` and `tone` are
 * its picture in the game's art, or empty.
 * @typedef {{outcome: number, label: string, left: string, symbol: string, tone: string}} DrawChoice
 */

/**
 * A draw that follows the awaited one, whatever comes out: another die of the same roll.
 * @typedef {{what: string, choices: DrawChoice[]}} NextDraw
 */

/**
 * The draw number `at`, which is to be entered by hand. `choices` is empty when all draws have been entered
 * and only need to be confirmed. `more` are draws that are entered together with it. `owner` is the only
 * seat that may see the draw.
 * @typedef {{kind: "begin" | "act" | "reveal" | "correct", what: string, at: number, given: Drawn[],
 *   choices: DrawChoice[], more: NextDraw[], owner: number | null}} AskedDraw
 */

/**
 * The draws at a table with real dice. `may` tells whether the viewer may enter the awaited draw, and
 * `back` whether they may remove the last one. `correct` tells whether the draws of the last act can be
 * corrected.
 * @typedef {{may: boolean, back: boolean, correct: boolean, asked: AskedDraw | null}} Real
 */

/**
 * The seats on one device, if there are several. `next` is the seat that opens after the curtain. `awaited`
 * are the seats whose act or choice is awaited. `curtain` tells whether the seats know different things
 * now.
 * @typedef {{seats: number[], next: number | null, awaited: number[], curtain: boolean}} OnDevice
 */

/**
 * The viewer at the table. `seat` is null for a spectator, and while the curtain is drawn.
 * @typedef {{seat: number | null, host: boolean, lang: string, device: OnDevice | null}} You
 */

/**
 * A chat line, numbered from 1 at each table. A quick phrase (`phrase`) is sent in the reader's language.
 * `at` is in milliseconds since 1970.
 * @typedef {{number: number, seat: number | null, name: string, at: number, phrase: boolean, say: string}}
 *   Spoken
 */

/**
 * The whole position. It answers `hello`, and is sent whenever a client is out of date. In the lobby
 * `scene` and `over` are null and `log` is empty. `note` says what happened to this viewer while they were
 * away. `version` is the version of the server; a page of another version offers to reload.
 * @typedef {{t: "welcome", v: number, d: number, overlay: Overlay | null, offers: Offer[], you: You, table:
 *   TableInfo, watching: number, host_away?: number | null, people: Person[], real: Real | null, turn:
 *   Turn, motion: Motion | null, view?: unknown, scene: Scene | null, log: LogEntry[], over: Over | null,
 *   n?: number, note?: string, version: string}} Welcome
 */

/**
 * The whole position. It answers an act that came too late, because the position had changed.
 * @typedef {{t: "stale", v: number, d: number, overlay: Overlay | null, offers: Offer[], you: You, table:
 *   TableInfo, watching: number, host_away?: number | null, people: Person[], real: Real | null, turn:
 *   Turn, motion: Motion | null, view?: unknown, scene: Scene | null, log: LogEntry[], over: Over | null,
 *   n?: number, note?: string, say: string}} Stale
 */

/**
 * The changes of the position. `log` contains the new entries only. `events` are the sentences of these
 * entries, for a screen reader to announce. `drop` lists the versions whose entries are removed from the
 * log. When only the viewer's covered choice changes, `v` stays the same, `d` is new and `diff` is empty.
 * The socket that sent the request gets the request's `n`.
 * @typedef {{t: "moved", v: number, d: number, overlay: Overlay | null, offers: Offer[], you: You, table:
 *   TableInfo, watching: number, host_away?: number | null, people: Person[], real: Real | null, turn:
 *   Turn, motion: Motion | null, view?: unknown, diff: Diff, log: LogEntry[], events: string[], drop:
 *   number[], over: Over | null, n?: number}} Moved
 */

/**
 * People or table have changed: presence, choices, names, seats, the motion. The position is unchanged. In
 * the lobby this is the only message about changes.
 * @typedef {{t: "people", you: You, table: TableInfo, watching: number, host_away?: number | null, people:
 *   Person[], real: Real | null, turn: Turn, motion: Motion | null, n?: number}} People
 */

/**
 * What an act would change. `nodes` are the nodes that would look different; pages show them as ghosts.
 * `gone` are the keys of nodes that would no longer be there. `draws` says what chance would then decide.
 * `undo` tells whether the seat could undo the act. That is possible if nothing is drawn or revealed and
 * the seat is to act again.
 * @typedef {{t: "preview", n: number | null, act: string, say: string[], gains: Gain[], nodes:
 *   Record<string, SceneNode[]>, gone: Record<string, string[]>, draws: string | null, undo: boolean}}
 *   Previewed
 */

/**
 * Why things cannot be touched now. `text` is the text of the clause.
 * @typedef {{t: "why", n: number | null, code: string, rule: string, say: string, text: string}} Explained
 */

/**
 * A hint for the position `v`, `d` of the viewer's seat, up to a step. `touches` are the things to look at:
 * at step 1 only the first. From step 2 on, `act` is the text of the best act, and `say` says it; at step
 * 3, `why` says why. Where only one act is offered, step 1 is left out: `step` is at least 2. `note` says
 * if the hint is a rough one.
 * @typedef {{t: "hint", n: number | null, v: number, d: number, step: number, touches: string[], act:
 *   string | null, say: string, why: string, note: string}} Hinted
 */

/**
 * The request was refused, and nothing has changed. `n` is null if the message could not be decoded.
 * @typedef {{t: "refused", n: number | null, code: string, rule: string, say: string}} RefusedReply
 */

/**
 * The request was carried out before: the same `n` came, or the same act with the same `v` and `d`.
 * @typedef {{t: "again", n: number | null}} Again
 */

/**
 * The connection ends for good. The client must not reconnect. The client shows `say` and a button that
 * reloads the page. `code` is `no-table`, `no-watchers` (the table is closed to spectators), `unreadable`
 * (this version cannot load the table), `too-many` (sockets or messages) or `silent` (no `hello` came).
 * @typedef {{t: "gone", code: string, say: string}} Gone
 */

/**
 * Chat lines. A line may come twice. If the message has `n`, it answers `listen`.
 * @typedef {{t: "said", n?: number | null, lines: Spoken[]}} Said
 */

/**
 * The plies of the game so far, from the set-up on. It answers `history`. The three lists have one item per
 * ply that has not been undone: the version that the ply made, its seat (-1 for the set-up), and the round
 * of the position after it. `unseen` lists the plies after which nobody saw the position, because their
 * acts were revealed together with a later one. `v` is the version now.
 * @typedef {{t: "history", n: number | null, v: number, versions: number[], seats: number[], rounds:
 *   number[], unseen: number[]}} Plies
 */

/**
 * A past position, as one seat could see it then. It answers `past`. `ply` made version `v`; `last` is the
 * last ply so far. `seat` is the seat that looks, null for spectators. `say` are the sentences of the acts
 * that led here from the position that was seen before. Either `scene` is the whole picture, or `diff`
 * contains the changes since the version that the request named. `overlay` has nodes, counters and a score
 * only, because nothing can be played.
 * @typedef {{t: "past", n: number | null, ply: number, v: number, last: number, seat: number | null, round:
 *   number, say: string[], scene: Scene | null, diff: Diff | null, overlay: Overlay | null}} Past
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
 * Any message of the server.
 * @typedef {Welcome | Stale | Moved | People | Previewed | Explained | Hinted | RefusedReply | Again | Gone
 *   | Said | Plies | Past | Pong | Done} Message
 */

export {};
