async () => {
  // Measures which things of the frames on this page lie over one another, by their true shapes.
  // A thing that is hidden wholly says nothing; one that is hidden by less than a part is still known.
  const LEAST = 3; // square units: less is the width of a line
  const KNOWN = 0.4; // of a piece may be hidden
  const WHOLE = 0.88; // of a thing: so much within another is within it
  const DOTS = 120; // at which an area is tried
  await document.fonts.ready;
  const NS = "http://www.w3.org/2000/svg";
  const stage = document.body.appendChild(document.createElementNS(NS, "svg"));
  const symbols = new Map();
  const at = (m, x, y) => new DOMPoint(m.a * x + m.c * y + m.e, m.b * x + m.d * y + m.f);
  // The filled parts of a symbol. Lines strike a thing out, and hide nothing.
  const parts = (id) => {
    if (!symbols.has(id)) {
      const own = stage.appendChild(document.createElementNS(NS, "g"));
      own.append(...[...document.getElementById(id).children].map((child) => child.cloneNode(true)));
      const all = [...own.querySelectorAll("path, circle, rect, ellipse, polygon")];
      const from = own.getScreenCTM().inverse();
      symbols.set(
        id,
        all
          .filter((e) => getComputedStyle(e).fill !== "none")
          .map((e) => ({ e, back: from.multiply(e.getScreenCTM()).inverse() })),
      );
    }
    return symbols.get(id);
  };
  const thing = (e, base) => {
    const m = base.multiply(e.getScreenCTM());
    const back = m.inverse();
    const b = e.getBBox();
    const corners = [at(m, b.x, b.y), at(m, b.x + b.width, b.y)];
    corners.push(at(m, b.x, b.y + b.height), at(m, b.x + b.width, b.y + b.height));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const box = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
    const group = e.parentElement;
    const own = {
      e,
      group,
      key: group.dataset.key,
      face: e.matches(".face"),
      sign: e.matches(".sign"),
      words: e.matches("text"),
    };
    const within = (x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    if (own.words) {
      const font = Number.parseFloat(getComputedStyle(e).fontSize);
      const middle = (box.top + box.bottom) / 2;
      // Ink of figures and capitals, unless the words stand on end.
      if (box.bottom - box.top < font * 2)
        Object.assign(box, { top: middle - font * 0.36, bottom: middle + font * 0.36 });
      return { ...own, ...box, has: within };
    }
    if (own.face) return { ...own, ...box, has: (x, y) => e.isPointInFill(at(back, x, y)) };
    const wide = e.width.baseVal.value;
    const [left, top] = [e.x.baseVal.value + wide / 2, e.y.baseVal.value + wide / 2];
    const list = parts(e.getAttribute("href").slice(1));
    const has = (x, y) => {
      const p = at(back, x, y);
      const q = [((p.x - left) * 40) / wide, ((p.y - top) * 40) / wide];
      return list.some((part) => part.e.isPointInFill(at(part.back, ...q)));
    };
    return { ...own, ...box, has };
  };
  const dots = ({ left, right, top, bottom }) => {
    const step = Math.max(0.7, Math.sqrt(((right - left) * (bottom - top)) / DOTS));
    const all = [];
    for (let x = left + step / 2; x < right; x += step)
      for (let y = top + step / 2; y < bottom; y += step) all.push([x, y]);
    return { all, unit: step * step };
  };
  const area = (one) => {
    if (one.size === undefined) {
      const { all, unit } = dots(one);
      one.size = all.filter((p) => one.has(...p)).length * unit;
    }
    return one.size;
  };
  // What is alike in many positions is measured once.
  const known = new Map();
  const common = (one, two) => {
    const room = {
      left: Math.max(one.left, two.left),
      right: Math.min(one.right, two.right),
      top: Math.max(one.top, two.top),
      bottom: Math.min(one.bottom, two.bottom),
    };
    if (room.right - room.left <= 1 || room.bottom - room.top <= 1) return 0;
    const name = [one, two].map(({ key, e, left, right, top }) => [key, e.tagName, left, right, top]).join();
    if (!known.has(name)) {
      const { all, unit } = dots(room);
      known.set(name, all.filter((p) => one.has(...p) && two.has(...p)).length * unit);
    }
    return known.get(name);
  };
  const around = (one, two) =>
    one.left <= two.left && one.right >= two.right && one.top <= two.top && one.bottom >= two.bottom;
  const faults = [];
  const once = new Set();
  const drawn = new Set(); // most frames do not change from position to position
  let pieces = 0;
  for (const place of document.querySelectorAll("[data-where]")) {
    const where = place.dataset.where;
    const svg = place.querySelector("svg");
    if (drawn.has(svg.innerHTML)) continue;
    drawn.add(svg.innerHTML);
    const base = svg.getScreenCTM().inverse();
    const things = [...svg.querySelectorAll(".face, .sign, text")]
      .filter((e) => !e.closest(".engraved, .bevel, .badge") && (!e.matches("text") || e.textContent.trim()))
      .filter((e) => !e.matches(".face") || getComputedStyle(e).fill !== "none")
      .map((e) => thing(e, base));
    pieces += things.length;
    const over = things.map((one, i) =>
      things.slice(i + 1).flatMap((two) => {
        const both = one.group === two.group ? 0 : common(one, two);
        return both < LEAST ? [] : [{ two, both }];
      }),
    );
    const gone = new Set(
      things.filter((one, i) => over[i].some(({ two, both }) => two.face && both >= WHOLE * area(one))),
    );
    const fault = (one, two, what) => {
      const kind = `${one.key} ${two.key} ${what}`.replace(/\d+/g, "#");
      if (!once.has(kind)) faults.push(`${where}: ${one.key} and ${two.key}: ${what}`);
      once.add(kind);
    };
    for (const [i, one] of things.entries()) {
      if (gone.has(one)) continue;
      for (const { two, both } of over[i]) {
        if (gone.has(two)) continue;
        const [hidden, laid] = [both / area(one), both / area(two)];
        const chip = one.face && two.face && two.group.querySelector(":scope > text");
        const alike = one.e.getAttribute("d") === two.e.getAttribute("d") && one.face && two.face;
        if (alike && hidden > 0.5) continue; // a pile
        if (one.words && !two.words) fault(one, two, "words are half covered");
        else if (chip && laid < WHOLE && laid > 0.1) fault(one, two, "a chip on an edge");
        else if (
          !one.words &&
          !two.words &&
          hidden > KNOWN &&
          laid < WHOLE &&
          !(one.sign && around(one, two))
        )
          fault(one, two, "a piece is half covered");
      }
    }
  }
  stage.remove();
  return { pieces, faults };
};
