// Messages as the server sends them, with what a test says in place of what usually stands there.

export const person = (seat, more = {}) => ({
  seat,
  name: ["Ada", "Bea", "Cyd"][seat],
  kind: "person",
  bot: null,
  here: true,
  chosen: false,
  to_act: seat === 0,
  host: seat === 0,
  colour: seat,
  ready: true,
  clock: null,
  away: null,
  ...more,
});

export const node = (key, more = {}) => ({ key, x: 10, y: 10, symbol: "chip", ...more });

export const frame = (key, nodes, more = {}) => ({
  key,
  title: key,
  width: 400,
  height: 300,
  owner: null,
  nodes,
  ...more,
});

export const offer = (act, ...touch) => ({ act, touch, say: `Do ${act}.` });

export const welcome = (more = {}) => ({
  t: "welcome",
  n: 1,
  v: 4,
  d: 0,
  scene: {
    status: "Round 1",
    layout: {
      left: [],
      centre: [["board"]],
      right: [],
      house: "",
      tabs: [
        { key: "first", title: "First", frames: ["board"] },
        { key: "second", title: "Second", frames: ["mine:home"] },
      ],
    },
    standings: [
      { seat: 0, score: "3", note: null, counters: [] },
      { seat: 1, score: "5", note: null, counters: [] },
    ],
    race: {
      say: "Bea leads by 2 points.",
      sure: true,
      places: [
        { seat: 0, leads: false, gap: "2 behind" },
        { seat: 1, leads: true, gap: "ahead by 2" },
      ],
    },
    ending: { say: "The game ends with round 5.", done: 1, of: 5, near: false },
    frames: [
      frame("board", [node("one", { touch: "one" }), node("two", { touch: "two", x: 60 })]),
      frame("home-0", [node("mine", { touch: "mine" })], { owner: 0 }),
      frame("home-1", [node("theirs", { touch: "theirs" })], { owner: 1 }),
    ],
  },
  table: {
    id: "abcdef",
    code: null,
    game: "game",
    title: "A game",
    phase: "playing",
    seats: 2,
    options: [],
    link: null,
    commitment: "",
    pledges: [],
    override: false,
    next: null,
    talk: "seats",
  },
  you: { seat: 0, host: true, lang: "en", device: null },
  people: [person(0), person(1)],
  watching: 0,
  overlay: { prompt: "Choose.", nodes: {}, controls: [], counters: [], groups: {} },
  offers: [offer("one", "one"), offer("both", "one", "two"), offer("rest", "mine")],
  turn: { yours: true, to_act: [0], chosen: false, covered: false, undo: false, ask: false, say: "" },
  motion: null,
  real: null,
  over: null,
  log: [{ v: 3, say: "Ada began.", seat: 0 }],
  ...more,
});

export const moved = (more = {}) => {
  const { scene, ...position } = welcome();
  return { ...position, t: "moved", v: 5, diff: {}, log: [], events: [], drop: [], ...more };
};
