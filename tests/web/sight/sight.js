({
  // Measures the table's page as it stands, in the page: everything that must be in sight, and is not.
  async measure() {
    const root = document.documentElement;
    const byId = (id) => document.getElementById(id);
    const shown = (e) => Boolean(e) && e.getClientRects().length > 0;
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const within = (box, room, slack) =>
      box.left >= room.left - slack &&
      box.right <= room.right + slack &&
      box.top >= room.top - slack &&
      box.bottom <= room.bottom + slack;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const both = (a, b) => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const SLACK = 6; // pixels of a button that may be hidden without anybody missing it
    await drawn();
    const faults = [];
    const fault = (law, what) => faults.push([law, what]);
    const mode = root.dataset.mode;
    const panel = both(byId("panel").getBoundingClientRect(), screen);

    // Controls: within the panel, or announced by the cue at its edge.
    const scrolls = document.querySelector("#panel .scrolls").getBoundingClientRect();
    const cue = shown(byId("beyond")) && within(byId("beyond").getBoundingClientRect(), panel, 1);
    let cued = 0;
    const touchable = "#panel :is(.control, .stepper), #panel .scrolls :is(button, summary, a.button)";
    for (const control of document.querySelectorAll(touchable)) {
      if (!shown(control) || control.matches(".stepper *, #moves > :not(summary) *")) continue;
      const room = control.closest(".scrolls") ? both(scrolls, panel) : panel;
      const box = control.getBoundingClientRect();
      if (within(box, room, SLACK)) continue;
      cued += 1;
      if (!cue || box.top < room.top - SLACK) fault("controls", control.textContent.trim());
    }
    for (const button of document.querySelectorAll("#panel .acts button")) {
      if (shown(button) && !within(button.getBoundingClientRect(), panel, 1))
        fault("controls", button.textContent.trim());
    }

    // Words within their buttons, and no word broken.
    for (const button of document.querySelectorAll("#panel .control, #panel .acts button, #tabs .tab")) {
      if (!shown(button)) continue;
      const all = [button, ...button.querySelectorAll("span")];
      for (const { style } of all) Object.assign(style, { overflowWrap: "normal", hyphens: "manual" });
      if (button.scrollWidth > button.clientWidth + 1) fault("fits", button.textContent.trim());
      for (const { style } of all) Object.assign(style, { overflowWrap: "", hyphens: "" });
    }

    // The bar: every button of it, and whose turn it is.
    for (const one of document.querySelectorAll(".bar nav > *, #status-turn:not(:empty)"))
      if (shown(one) && !within(one.getBoundingClientRect(), screen, 1)) fault("bar", one.id || "the menu");
    const turn = byId("status-turn");
    const standing = byId("status-line").getBoundingClientRect();
    if (shown(turn) && turn.textContent && !within(turn.getBoundingClientRect(), standing, 1))
      fault("bar", "whose turn it is, cut");

    const covered = byId("tabs").getBoundingClientRect();
    for (const one of document.querySelectorAll(".bar nav > *"))
      if (mode === "phone" && shown(one) && one.getBoundingClientRect().left < covered.right)
        fault("bar", `${one.id} under the pages`);

    // What everybody has: in the list of players, or in the strip of a narrow window.
    const scores = new Map();
    for (const seat of document.querySelectorAll("#people > .seat, #strip > .seat")) {
      const score = seat.querySelector(".score b");
      const place = both(seat.parentElement.getBoundingClientRect(), screen);
      const room = both(place, seat.closest("#aside, #middle").getBoundingClientRect());
      const told = shown(score) && score.textContent !== "" && within(score.getBoundingClientRect(), room, 1);
      scores.set(seat.dataset.keep, told || scores.get(seat.dataset.keep));
    }
    for (const [seat, told] of scores) if (!told) fault("scores", `seat ${seat}`);

    // The question.
    if (root.dataset.turn === "mine") {
      const prompt = byId("prompt");
      if (!shown(prompt) || !within(prompt.getBoundingClientRect(), panel, 2))
        fault("question", prompt.textContent);
    }

    // The page with what is lit.
    const tabs = [...document.querySelectorAll("#tabs .tab")].filter(shown);
    const home = tabs.find((tab) => tab.getAttribute("aria-selected") === "true");
    const having = tabs.filter((tab) => tab.classList.contains("has-lit"));
    const seenToo = (tab) => tab === home || tab.hasAttribute("data-shown");
    if (having.length > 0 && !having.some(seenToo) && !shown(byId("page-chips")))
      fault("lit", having.map((tab) => tab.textContent).join());
    const board = both(byId("board").getBoundingClientRect(), screen);
    const lit = [...document.querySelectorAll("#board .scene:not(.small) .node.lit[role=button]")].filter(
      shown,
    );
    const seen = (e) => {
      const box = e.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return x >= board.left && x <= board.right && y >= board.top && y <= board.bottom;
    };
    if (lit.length > 0 && !lit.some(seen)) fault("lit", "below the edge of the board");

    // The newest line of the log: in the log itself, or in the line that leads to it.
    const line = byId("log").firstElementChild;
    if (line) {
      const places = [
        [line, both(byId("log").getBoundingClientRect(), screen)],
        [byId("latest"), screen],
      ];
      const told = places.some(([place, room]) => {
        const box = place.getBoundingClientRect();
        return (
          shown(place) && box.left >= room.left - 1 && box.top >= room.top - 1 && box.top + 18 <= room.bottom
        );
      });
      if (!told) fault("log", line.textContent);
    }

    // Phones: pages, and boards as wide as the screen.
    if (mode === "phone" && tabs.length > 4) fault("pages", String(tabs.length));
    const bar = byId("tabs").getBoundingClientRect();
    for (const tab of tabs)
      if (!within(tab.getBoundingClientRect(), bar, 2)) fault("pages", `${tab.textContent} is cut`);

    // Every page in turn: type, and width.
    let least = Infinity;
    const type = () => {
      for (const svg of document.querySelectorAll("#table .frame .scene")) {
        if (!shown(svg)) continue;
        const scale = svg.getScreenCTM()?.a || 1;
        for (const text of svg.querySelectorAll("text")) {
          if (!text.textContent.trim() || text.closest(".ghosts")) continue;
          const style = getComputedStyle(text);
          if (style.visibility === "hidden" || style.display === "none" || Number(style.opacity) < 0.05)
            continue;
          const size = Number.parseFloat(style.fontSize) * scale;
          least = Math.min(least, size);
          if (size < 10.95) fault("type", `${svg.dataset.frame}: ${text.textContent} ${size.toFixed(1)}`);
        }
      }
      if (mode !== "phone") return;
      for (const row of document.querySelectorAll("#board .row")) {
        const wide = [...row.children].reduce((sum, card) => sum + card.getBoundingClientRect().width, 0);
        if (wide < byId("board").clientWidth * 0.94)
          fault("width", `${row.firstElementChild?.dataset.frame}: ${wide}`);
      }
    };
    type();
    if (tabs.length > 1 && home) {
      for (const other of tabs.filter((tab) => tab !== home)) {
        other.click();
        await drawn();
        type();
      }
      home.click();
      await drawn();
    }
    return { mode, faults, cued, pages: tabs.length, least: Number.isFinite(least) ? least : 0 };
  },

  // Returns where the frames in sight stand, wherever the page is scrolled to.
  boxes() {
    const board = document.getElementById("board");
    const room = board.getBoundingClientRect();
    const edge = Math.min(room.bottom, innerHeight);
    // What begins below the edge, as the next screen of a phone's page does, moves with it unseen.
    const inSight = ({ top, bottom }) => bottom > room.top && top < edge;
    return new Map(
      [...document.querySelectorAll("#table .frame .scene")]
        .filter((svg) => svg.getClientRects().length > 0)
        .filter((svg) => !board.contains(svg) || inSight(svg.getBoundingClientRect()))
        .map((svg) => {
          const box = svg.getBoundingClientRect();
          const scrolled = board.contains(svg) ? board.scrollTop : 0;
          return [svg.dataset.frame, [box.left, box.top + scrolled, box.width, box.height, box.top]];
        }),
    );
  },

  // Returns by how much a frame moved: not from top to bottom if it stands still in the page or on the screen.
  by(old, box) {
    const [left, top, wide, high, seen] = box.map((value, i) => value - old[i]);
    return [left, Math.abs(seen) > 1 ? top : 0, wide, high];
  },

  // Looks on while somebody plays; returns a function that ends this, and returns how the boards moved.
  watch() {
    const moved = new Set();
    const stood = new Map(); // where a frame of a page stands
    let before = new Map();
    let going = true;
    const look = () => {
      const over = !document.getElementById("count").hidden;
      if (!going || over) return;
      // A lost connection is told above everything.
      const lost = !document.getElementById("wire").hidden;
      const page = document.querySelector("#tabs .tab[aria-selected=true]")?.id ?? "all";
      const now = lost ? new Map() : this.boxes();
      for (const key of lost ? [] : stood.keys())
        if (key.startsWith(`${page} `) && !now.has(key.slice(page.length + 1))) stood.delete(key);
      for (const [key, box] of now) {
        // What a window shows for less than two frames is not drawn yet, but for its script.
        if (String(before.get(key)) !== String(box)) continue;
        const old = stood.get(`${page} ${key}`);
        const by = old ? this.by(old, box) : [0];
        if (by.some((value) => Math.abs(value) > 1))
          moved.add(`${key} by ${by.map((value) => value.toFixed(1)).join()} between questions`);
        stood.set(`${page} ${key}`, box);
      }
      before = now;
      requestAnimationFrame(look);
    };
    look();
    return () => {
      going = false;
      return [...moved];
    };
  },

  // Lets rows appear above the boards, and returns what is out of sight then.
  async rows() {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const board = document.getElementById("board");
    const unseen = () => {
      const room = board.getBoundingClientRect();
      const middles = [...board.querySelectorAll(".scene:not(.small) .node.lit[role=button]")]
        .filter((e) => e.getClientRects().length > 0)
        .map((e) => e.getBoundingClientRect())
        .map(({ top, bottom }) => (top + bottom) / 2);
      const edge = Math.min(room.bottom, innerHeight);
      return middles.length > 0 && !middles.some((middle) => middle >= room.top && middle <= edge);
    };
    const scrolls = board.scrollHeight > board.clientHeight + 1;
    if (!scrolls || unseen()) return []; // `measure` tells of what is out of sight already
    const rows = ["wire", "missed"].map((id) => document.getElementById(id)).filter((row) => row.hidden);
    const filled = document.getElementById("wire");
    const words = filled.textContent;
    filled.textContent = words || "…";
    for (const row of rows) row.hidden = false;
    await drawn();
    const found = unseen() ? ["below the edge of the board, after a row came"] : [];
    for (const row of rows) row.hidden = true;
    filled.textContent = words;
    await drawn();
    if (unseen()) found.push("below the edge of the board, after a row went");
    return found;
  },

  // Touches lit things, and returns by how many pixels the boards moved within the turn.
  async touches([seed, most]) {
    const root = document.documentElement;
    const panel = document.getElementById("panel");
    const draw = (n) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * n);
    };
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const settled = async () => {
      await drawn();
      // A complete act gets its preview.
      while (panel.classList.contains("has-act") && !document.querySelector("#preview > *")) await drawn();
      await drawn();
    };
    const page = () => document.querySelector("#tabs .tab[aria-selected=true]")?.id;
    const moved = [];
    // A lost connection is told above everything.
    const lost = () => !document.getElementById("wire").hidden;
    let before = this.boxes();
    let here = `${page()} ${lost()}`;
    const compare = (what) => {
      const now = this.boxes();
      if (`${page()} ${lost()}` === here) {
        for (const [key, box] of now) {
          const old = before.get(key);
          const by = old ? Math.max(...this.by(old, box).map(Math.abs)) : 0;
          if (by > 1) moved.push(`${key} by ${by.toFixed(1)} after ${what}`);
        }
      }
      before = now;
      here = `${page()} ${lost()}`;
    };
    for (let step = 0; step < most && root.dataset.turn === "mine"; step += 1) {
      const lit = [
        ...document.querySelectorAll("#table .frame .node.lit[role=button], #panel .control.lit"),
      ].filter((e) => e.getClientRects().length > 0 && !e.classList.contains("touched"));
      if (lit.length === 0) break;
      const chosen = lit[draw(lit.length)];
      const { left, top, width, height } = chosen.getBoundingClientRect();
      const at = { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 };
      chosen.dispatchEvent(new PointerEvent("pointerdown", at));
      chosen.dispatchEvent(new MouseEvent("click", at));
      await settled();
      compare(chosen.dataset.touch);
    }
    while (document.getElementById("back").getClientRects().length > 0) {
      document.getElementById("back").click();
      await settled();
      compare("taking back");
    }
    return moved;
  },
});
