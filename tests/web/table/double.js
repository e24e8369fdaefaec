async ([seed, pairs, hang]) => {
  // Clicks twice on something that may be touched or confirmed, again and again. Returns what a second click
  // sent to a question that was not there yet at the first one, and how many acts were sent at all.
  const root = document.documentElement;
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const draw = (n) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  const over = () => !document.querySelector("#count").hidden;
  let sent = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (String(text).includes('"t":"act"')) sent += 1;
    return send.call(this, text);
  };
  const press = (x, y, detail) => {
    const under = document.elementFromPoint(x, y);
    under?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX: x, clientY: y }));
    under?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y, detail }));
  };
  const choices = () =>
    [
      ...document.querySelectorAll(
        ".frame .node.lit[role=button], .control, .stepper button, #confirm:not([hidden]), .tab.has-lit",
      ),
    ].filter((e) => e.getClientRects().length);
  const faults = [];
  let changes = 0;
  let pair = 0;
  for (; pair < pairs && !over(); pair += 1) {
    for (const since = performance.now(); root.dataset.turn !== "mine" && !over(); ) {
      if (performance.now() - since > hang) return { faults: ["nobody lets me act"], sent, changes, pair };
      await sleep(20);
    }
    if (over()) break;
    const confirm = document.querySelector("#confirm:not([hidden]):not([aria-disabled])");
    const all = choices();
    const chosen = confirm && draw(2) ? confirm : all[draw(all.length)];
    if (!chosen) continue;
    chosen.scrollIntoView({ block: "nearest" });
    const box = chosen.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const first = root.dataset.position;
    press(x, y, 1);
    await sleep(100 + draw(401));
    const [second, was] = [root.dataset.position, sent];
    const detail = 1 + draw(2); // 2: the system counts it as a double click
    press(x, y, detail);
    const now = sent; // what the second click sends without waiting for a preview
    await sleep(150); // an act may wait for its preview
    if (second !== first) changes += 1;
    if (detail === 2 && now !== was)
      faults.push({ why: "a double click confirms", second, what: chosen.outerHTML.slice(0, 200) });
    else if (second !== first && sent !== was && root.dataset.position !== second)
      faults.push({ first, second, what: chosen.outerHTML.slice(0, 200) });
  }
  return { faults, sent, changes, pair };
};
