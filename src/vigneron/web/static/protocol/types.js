// What server and browser tell each other, for the type checker only; nothing here runs. Made from the
// structs in server/projection/protocol by `python -m tests.docs.collect_protocol`: not changed by hand.

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
 * can undo an act now. `ask` tells whether the viewer can undo an act if everybody agrees. `say` is a
 * sentence that names the awaited players.
 * @typedef {{yours: boolean, to_act: number[], chosen: boolean, covered: boolean, undo: boolean, ask:
 *   boolean, say: string}} Turn
 */

/**
 * A sentence of the log. `v` is the first version whose log contains it.
 * @typedef {{v: number, say: string, seat: number | null}} LogEntry
 */

/**
 * A player's line in the final score.
 * @typedef {{seat: number, name: string, place: number, score: number, winner: boolean}} OverRow
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
 * is up, and in a `sit` motion the bot's seat that a person asks for. `choices` is empty for viewers who do
 * not vote. It is `withdraw` for the seat that made the motion. The seats in `open` have not answered.
 * `beside` are other players on this device who may vote with one of `answers`. `acts` are the sentences of
 * the acts that would be undone. `left` is the number of milliseconds until the motion expires.
 * @typedef {{kind: "undo" | "end" | "late" | "sit", id: number | null, seat: number, say: string, acts:
 *   string[], choices: ChoiceOffer[], yours: "yes" | "no" | "wait" | "bot" | "end" | null, open: number[],
 *   beside: number[], answers: ChoiceOffer[], left: number | null}} Motion
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
 * may ask for hints.
 * @typedef {{id: string, code: string | null, game: string, rules: string, phase: "lobby" | "playing" |
 *   "over", title: string, seats: number, options: Agreed[], link: string | null, commitment: string,
 *   override: boolean, pledges: PledgeShown[], asked: boolean, imported: boolean, listed: boolean, closed:
 *   boolean, next: string | null, colours: number, talk: "seats" | "all" | "off", by_hand: boolean, hints:
 *   boolean, secret?: string}} TableInfo
 */

/**
 * A draw that has been entered.
 * @typedef {{what: string, label: string}} Drawn
 */

/**
 * A possible outcome of a draw. `left` is the weight of this outcome.
 * @typedef {{outcome: number, label: string, left: number}} DrawChoice
 */

/**
 * The draw number `at`, which is to be entered by hand. `choices` is empty when all draws have been entered
 * and only need to be confirmed.
 * @typedef {{kind: "begin" | "act" | "reveal" | "correct", what: string, at: number, given: Drawn[],
 *   choices: DrawChoice[]}} AskedDraw
 */

/**
 * The draws at a table with real dice. `may` tells whether the viewer may enter draws. `correct` tells
 * whether the draws of the last act can be corrected.
 * @typedef {{may: boolean, correct: boolean, asked: AskedDraw | null}} Real
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
 * The first message. It is answered by `welcome`. `since`: The version that the page shows. `open`: If
 * there are several seats on this device: the seat that the page showed last. `hidden`: Whether the page is
 * hidden. `version`: The version of the server that made the page; '' from programs.
 * @typedef {{t: "hello", n?: number | null, since?: number | null, open?: number | null, hidden?: boolean,
 *   version?: string}} Hello
 */

/**
 * Show this seat, if there are several seats on this device. Answered by `welcome`. If the seats know
 * different things, the first such message draws the curtain (`you.seat` is null) and the second one opens
 * the seat.
 * @typedef {{t: "open", seat: number, n?: number | null}} Open
 */

/**
 * Play this act. `v` is the version that the player saw. `d` is the length that the player's covered choice
 * had.
 * @typedef {{t: "act", v: number, act: string, d?: number, n?: number | null}} Act
 */

/**
 * Ask what this act would change. There is no answer when `v` or `d` is old, because the newer position is
 * on its way.
 * @typedef {{t: "preview", v: number, act: string, d?: number, n?: number | null}} Preview
 */

/**
 * Ask why these things cannot be touched now.
 * @typedef {{t: "why", touches: string[], n?: number | null}} Why
 */

/**
 * Ask for a hint, in three steps: where to look, what to play, why. Answered by `hint`, after some time.
 * Refused if the table gives no hints (`table.hints`), or nothing is asked of the seat. If the player has
 * not seen the current position (`v`, `d`), there is no answer; the new position is on its way.
 * @typedef {{t: "hint", v: number, d?: number, step?: number, n?: number | null}} AskHint
 */

/**
 * Undo the player's last act. This is possible if nothing has been drawn or revealed since the act, and no
 * other person has acted since. Acts of bots without a draw do not prevent it if the player is the only
 * person. The clock of the player has run since the act. If no time would be left, the message is refused
 * (`time_used`).
 * @typedef {{t: "undo", v: number, n?: number | null}} Undo
 */

/**
 * Undo the last act of the player's covered choice, while others are still choosing. After this, `act` with
 * the new `d` replaces the undone act. A repeated message with the same `v` and `d` changes nothing. The
 * clock of the player has run since the choice was complete, as with `undo`.
 * @typedef {{t: "change", v?: number | null, d?: number, n?: number | null}} Revise
 */

/**
 * Propose to all players to undo the sender's last act and all later acts, or to end the game. An undo is
 * possible when `turn.ask`. Every seat then gets back the time that it had before that act.
 * @typedef {{t: "propose", kind: "undo" | "end", n?: number | null}} Propose
 */

/**
 * Answer the open motion with one of `motion.choices`. The seat that made it may answer `withdraw`.
 * `about`: The motion that the player saw (`motion.id`). An answer to another motion is refused. `seat`: If
 * there are several players on this device: the seat that answers. It must be in `motion.beside`, and the
 * choice in `motion.answers`.
 * @typedef {{t: "vote", choice: "yes" | "no" | "wait" | "bot" | "end" | "withdraw", about?: number | null,
 *   seat?: number | null, n?: number | null}} Vote
 */

/**
 * In the lobby: send the SHA-256 (hex) of the player's client seed. Answered by `done`.
 * @typedef {{t: "pledge", hash: string, n?: number | null}} CommitSeed
 */

/**
 * Reveal the player's client seed (8 to 64 letters and digits) when `table.asked` is true. Answered by
 * `done`, unless the game has begun.
 * @typedef {{t: "word", word: string, n?: number | null}} RevealSeed
 */

/**
 * In a running game: leave a seat, take it back, or replace an absent player. Answered by `done`. `leave`
 * leaves the player's seat to a bot. `back` takes the seat back. `remove` puts a bot in the place of
 * `seat`, whose player has been away for three minutes, at a table without a clock. The host may remove a
 * player. Anybody may do so if the host has been away for three minutes too.
 * @typedef {{t: "seat", what: "leave" | "back" | "remove", seat?: number, n?: number | null}} Sit
 */

/**
 * At a table with real dice: enter the outcome of draw number `at` of the pending act. With `back`, the
 * last outcome is removed or, if there is none, the act is undone. With `done`, the whole set-up is
 * confirmed. The answer is a message with this `n`, or `done`, or a refusal.
 * @typedef {{t: "enter", at: number, outcome?: number | null, back?: boolean, done?: boolean, n?: number |
 *   null}} Enter
 */

/**
 * Start to enter the draws of the last act again. This is possible if nobody has acted since.
 * @typedef {{t: "correct", v: number, n?: number | null}} Correct
 */

/**
 * Send a chat line. Answered by `done`, or refused if the player may not chat or sends too many lines. The
 * message contains `text` (cut at 280 characters) or `phrase`: `hello`, `luck`, `well`, `thanks`, `moment`,
 * `back`, `sorry`, `game`, `bye`.
 * @typedef {{t: "say", text?: string, phrase?: string, n?: number | null}} Say
 */

/**
 * Ask for chat lines from now on. Answered by `said`. `since`: The number of the last line that the page
 * has, or 0 to ask for all lines.
 * @typedef {{t: "listen", since?: number, n?: number | null}} Listen
 */

/**
 * Change who may chat. Only the host may do this. Answered by `done`.
 * @typedef {{t: "talk", who: "seats" | "all" | "off", n?: number | null}} Talking
 */

/**
 * Ask for the plies of the game so far. Answered by `history`.
 * @typedef {{t: "history", n?: number | null}} AskHistory
 */

/**
 * Ask for the position after a ply, as this viewer could see it then. Answered by `past`. A ply that is too
 * high is the last one. `base`: The version (`past.v`) that the page shows. If it is known, the answer
 * contains the changes since. `eyes`: After the end: the seat that looks, instead of the viewer's own.
 * Refused while the game is running.
 * @typedef {{t: "past", ply: number, base?: number | null, eyes?: number | null, n?: number | null}}
 *   LookBack
 */

/**
 * Show that the page is still connected. Answered by `pong`. A player whose pages are all hidden counts as
 * present, but gets notices of their turn like an absent player. `hidden`: Whether the page is hidden; null
 * if this has not changed.
 * @typedef {{t: "ping", hidden?: boolean | null, n?: number | null}} Ping
 */

/**
 * Any message of the server.
 * @typedef {Welcome | Stale | Moved | People | Previewed | Explained | Hinted | RefusedReply | Again | Gone
 *   | Said | Plies | Past | Pong | Done} Message
 */

/**
 * Any message of a page.
 * @typedef {Hello | Open | Act | Preview | Why | AskHint | Undo | Revise | Propose | Vote | CommitSeed |
 *   RevealSeed | Sit | Enter | Correct | Say | Listen | Talking | AskHistory | LookBack | Ping} Request
 */

export {};
