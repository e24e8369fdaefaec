async () => {
  // Measures the texts of the frames on this page. The place of a text is its own face, else the smallest face
  // around its middle, else the frame.
  const SLACK = 1; // units
  await document.fonts.ready;
  const fonts = [
    ...new Set(
      [...document.fonts].filter((f) => f.status === "loaded").map((f) => f.family.replaceAll('"', "")),
    ),
  ];
  const faults = [];
  let texts = 0;
  const once = new Set();
  const fault = (where, what) => {
    const kind = what.replace(/\d+(\.\d+)?/g, "#") + where.replace(/.*: /, "");
    if (once.has(kind)) return;
    once.add(kind);
    faults.push(`${where}: ${what}`);
  };
  for (const place of document.querySelectorAll("[data-where]")) {
    const where = place.dataset.where;
    const svg = place.querySelector("svg");
    const room = svg.viewBox.baseVal;
    const base = svg.getScreenCTM();
    const box = (e) => {
      const b = e.getBBox();
      const m = base.inverse().multiply(e.getScreenCTM());
      const corner = (x, y) => ({ x: m.a * x + m.c * y + m.e, y: m.b * x + m.d * y + m.f });
      const all = [
        corner(b.x, b.y),
        corner(b.x + b.width, b.y + b.height),
        corner(b.x + b.width, b.y),
        corner(b.x, b.y + b.height),
      ];
      return {
        left: Math.min(...all.map((p) => p.x)),
        right: Math.max(...all.map((p) => p.x)),
        top: Math.min(...all.map((p) => p.y)),
        bottom: Math.max(...all.map((p) => p.y)),
      };
    };
    const faces = [...svg.querySelectorAll(".face")].map((e) => ({
      e,
      opaque: getComputedStyle(e).fill !== "none",
      ...box(e),
    }));
    const said = [];
    for (const text of svg.querySelectorAll("text")) {
      if (!text.textContent.trim() || getComputedStyle(text).display === "none") continue;
      const font = Number.parseFloat(getComputedStyle(text).fontSize);
      const full = box(text);
      // Ink of figures and capitals: from the baseline up by the height of a capital.
      const upright = full.right - full.left > 0 && full.bottom - full.top < font * 2;
      const middle = (full.top + full.bottom) / 2;
      const ink = upright ? { ...full, top: middle - font * 0.37, bottom: middle + font * 0.37 } : full;
      texts += 1;
      const own = text.parentElement.querySelector(":scope > .face");
      const x = (ink.left + ink.right) / 2;
      const y = (ink.top + ink.bottom) / 2;
      const around = own
        ? faces.find((face) => face.e === own)
        : faces
            .filter((f) => f.left <= x && f.right >= x && f.top <= y && f.bottom >= y)
            .sort(
              (a, b) => (a.right - a.left) * (a.bottom - a.top) - (b.right - b.left) * (b.bottom - b.top),
            )[0];
      const limit = around || {
        left: room.x,
        right: room.x + room.width,
        top: room.y,
        bottom: room.y + room.height,
      };
      const over = Math.max(
        limit.left - ink.left,
        ink.right - limit.right,
        limit.top - ink.top,
        ink.bottom - limit.bottom,
      );
      const key = text.parentElement.dataset.key;
      if (over > SLACK)
        fault(
          where,
          `"${text.textContent}" (${key}) leaves ${around ? "its face" : "the frame"} by ${over.toFixed(1)}`,
        );
      // What a later face covers is not read.
      const later = (f) => f.e.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING;
      const covers = (f) => f.left <= x && f.right >= x && f.top <= y && f.bottom >= y && f.opaque;
      if (faces.some((f) => later(f) && covers(f))) continue;
      said.push({ key, what: text.textContent, ...ink });
    }
    for (const [i, one] of said.entries()) {
      for (const other of said.slice(i + 1)) {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > SLACK && high > SLACK)
          fault(where, `"${one.what}" (${one.key}) runs into "${other.what}" (${other.key})`);
      }
    }
  }
  return { fonts: fonts.sort(), texts, faults };
};
