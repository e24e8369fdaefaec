// The shapes of docs/protocol.md, for the type checker only. Nothing here runs.

/**
 * @typedef {object} SceneNode
 * @property {string} key
 * @property {number} [x]
 * @property {number} [y]
 * @property {string} [path]
 * @property {string} [symbol]
 * @property {number} [size]
 * @property {string} [text]
 * @property {number} [font]
 * @property {string} [anchor]
 * @property {string} [tone]
 * @property {string} [look]
 * @property {number} [turn]
 * @property {string} [touch]
 * @property {string} [label]
 * @property {string} [rule]
 *
 * @typedef {{key: string, title: string, width: number, height: number, owner?: number | null, nodes: SceneNode[]}} Frame
 * @typedef {{key: string, title: string, frames: string[]}} Tab
 * @typedef {{left: string[], centre: string[][], right: string[], house: string, tabs: Tab[]}} Layout
 * @typedef {{symbol: string, value: string, label: string, tone?: string}} Counter
 * @typedef {{seat: number, score: string, note?: string | null, counters: Counter[]}} Standing
 * @typedef {{status: string, layout: Layout, standings: Standing[], frames: Frame[]}} Scene
 * @typedef {{set?: SceneNode[], drop?: string[], order?: string[]}} FrameDiff
 *
 * @typedef {object} Diff
 * @property {string} [status]
 * @property {Layout} [layout]
 * @property {Standing[]} [standings]
 * @property {Record<string, FrameDiff>} [frames]
 * @property {Frame[]} [new]
 * @property {string[]} [gone]
 *
 * @typedef {object} Control
 * @property {string} touch
 * @property {string} label
 * @property {string} [symbol]
 * @property {string} [tone]
 * @property {string} [group]
 * @property {boolean} [decline]
 * @property {string} [rule]
 *
 * @typedef {object} Overlay
 * @property {string} prompt
 * @property {Record<string, SceneNode[]>} [nodes]
 * @property {Control[]} [controls]
 * @property {Counter[]} [counters]
 * @property {Record<string, string>} [groups]
 *
 * @typedef {{act: string, touch: string[], say: string}} Offer
 *
 * @typedef {object} Turn
 * @property {boolean} yours
 * @property {number[]} to_act
 * @property {boolean} chosen
 * @property {boolean} covered
 * @property {boolean} undo
 * @property {boolean} [ask]
 * @property {string} say
 *
 * @typedef {object} Motion
 * @property {"undo" | "end" | "late"} kind
 * @property {number | null} id
 * @property {number} seat
 * @property {string} say
 * @property {string[]} acts
 * @property {{choice: string, label: string}[]} choices
 * @property {string | null} yours
 * @property {number[]} open
 * @property {number[]} beside
 * @property {{choice: string, label: string}[]} answers
 * @property {number | null} left
 *
 * @typedef {{seat: number, name: string, place: number, score: number, winner: boolean}} OverRow
 * @typedef {{label: string, values: (number | null)[]}} OverPart
 * @typedef {{say: string, ending: string, rows: OverRow[], parts: OverPart[]}} Over
 * @typedef {{v: number, say: string, seat: number | null}} LogEntry
 *
 * @typedef {object} Person
 * @property {number} seat
 * @property {string} name
 * @property {"person" | "bot" | "open"} kind
 * @property {string | null} [bot]
 * @property {boolean} here
 * @property {boolean} chosen
 * @property {boolean} to_act
 * @property {boolean} [host]
 * @property {number} [colour]
 * @property {boolean} [ready]
 * @property {{left: number, runs: boolean} | null} [clock]
 * @property {number | null} [away] milliseconds for which somebody is still missed
 *
 * @typedef {{label: string, value: string, rule: string}} Agreed
 *
 * @typedef {object} TableInfo
 * @property {string} id
 * @property {string | null} code
 * @property {string} game
 * @property {string} title
 * @property {"lobby" | "playing" | "over"} phase
 * @property {number} seats
 * @property {Agreed[]} options
 * @property {string | null} link
 * @property {string} commitment
 * @property {string} [secret]
 * @property {{seat: number, hash: string, word: string}[]} [pledges]
 * @property {boolean} [asked]
 * @property {boolean} [imported]
 * @property {"seats" | "all" | "off"} [talk]
 * @property {boolean} override
 * @property {boolean} [listed]
 * @property {boolean} [closed]
 * @property {string | null} [next]
 * @property {number} [colours]
 *
 * @typedef {{kind: string, what: string, at: number, given: {what: string, label: string}[], choices: {outcome: number, label: string, left: number}[]}} Asked
 * @typedef {{may: boolean, correct: boolean, asked: Asked | null}} Real
 *
 * @typedef {{seats: number[], next: number | null, awaited: number[], curtain: boolean}} OnDevice
 * @typedef {{seat: number | null, host: boolean, lang: string, device?: OnDevice | null}} You
 *
 * @typedef {object} Position
 * @property {number} v
 * @property {number} d
 * @property {TableInfo} table
 * @property {You} you
 * @property {Person[]} people
 * @property {number} [watching]
 * @property {number | null} [host_away]
 * @property {Overlay | null} overlay
 * @property {Offer[]} offers
 * @property {Turn} turn
 * @property {Motion | null} [motion]
 * @property {Real | null} [real]
 * @property {Over | null} over
 *
 * @typedef {{label: string, symbol?: string, from: string, to: string}} Gain
 *
 * @typedef {object} Preview
 * @property {string} act
 * @property {string[]} say
 * @property {Gain[]} gains
 * @property {Record<string, SceneNode[]>} [nodes]
 * @property {string | null} [draws]
 *
 * @typedef {{say: string, rule?: string, text?: string, code?: string}} Refusal
 *
 * Any message from the server; which fields are there follows from `t`.
 * @typedef {{t: string, n?: number | null, scene?: Scene | null, diff?: Diff, log?: LogEntry[], drop?: number[], events?: string[],
 *   heard?: number, note?: string, version?: string}
 *   & Partial<Position> & Partial<Preview> & Partial<Omit<Refusal, "say">>} Message
 */

export {};
