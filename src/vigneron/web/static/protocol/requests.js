// What a page tells the server, for the type checker only; nothing here runs. Made from the structs
// in server/projection/protocol by `python -m tests.docs.collect_protocol`: not changed by hand.

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
 * `seat`, whose player has been away for three minutes. Without a clock, the host may remove a player, and
 * anybody if the host has been away for three minutes too. With a clock that runs for this player, anybody
 * may ask for it, and those who are present vote (`motion`).
 * @typedef {{t: "seat", what: "leave" | "back" | "remove", seat?: number, n?: number | null}} Sit
 */

/**
 * At a table with real dice: enter the outcome of draw number `at` of the pending act. `more` are the
 * outcomes of the draws that were asked for with it, the dice of one roll. With `back`, the last outcome is
 * removed or, if there is none, the act is undone. With `done`, the whole set-up is confirmed. The answer
 * is a message with this `n`, or `done`, or a refusal.
 * @typedef {{t: "enter", at: number, outcome?: number | null, more?: number[], back?: boolean, done?:
 *   boolean, n?: number | null}} Enter
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
 * Any message of a page.
 * @typedef {Hello | Open | Act | Preview | Why | AskHint | Undo | Revise | Propose | Vote | CommitSeed |
 *   RevealSeed | Sit | Enter | Correct | Say | Listen | Talking | AskHistory | LookBack | Ping} Request
 */

export {};
