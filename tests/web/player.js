async ([seed, most, hang]) => {
  // Plays in the page, since every touch of a finger through the driver costs a round trip. Only what the hit test
  // finds under its own middle is touched, so what is covered or out of sight is not.
  const root = document.documentElement;
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const draw = (n) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  const ready = () => document.querySelector("#confirm:not([hidden]):not([aria-disabled])");
  const over = () => !document.querySelector("#count").hidden;
  const middle = (e) => {
    const b = e.getBoundingClientRect();
    return [b.left + b.width / 2, b.top + b.height / 2, b.width];
  };
  const hit = (e) => {
    const [x, y, wide] = middle(e);
    const found = wide ? document.elementFromPoint(x, y) : null;
    return (
      found &&
      (e.contains(found) || (found.closest(".scene") && found.closest(".scene") === e.closest(".scene")))
    );
  };
  const press = (e) => {
    const [clientX, clientY] = middle(e);
    const under = document.elementFromPoint(clientX, clientY) || e;
    under.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX, clientY }));
    under.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY }));
  };
  const lit = () =>
    [
      ...document.querySelectorAll(
        ".frame .node.lit[role=button], .control.lit, .stepper:has(output.unset) .greater",
      ),
    ].filter((e) => e.getClientRects().length);
  let acts = 0;
  for (let since = performance.now(); acts < most; ) {
    if (over()) return { acts, over: true };
    if (root.dataset.turn !== "mine") {
      if (performance.now() - since > hang) return { acts, fault: "nobody lets me act" };
      await sleep(10);
      continue;
    }
    const touched = [];
    for (let step = 0; !ready(); step += 1) {
      if (step > 30) {
        const prompt = document.querySelector("#prompt").textContent;
        if (performance.now() - since > hang)
          return { acts, fault: "no act comes about", prompt, touched: touched.slice(-30) };
        await sleep(10); // touches do nothing while the last act is on its way: another seat's may be shown first
      }
      const all = lit();
      if (all.length === 0) {
        const tabs = [...document.querySelectorAll(".tab.has-lit")];
        if (tabs.length === 0) {
          if (step === 30)
            return { acts, fault: "nothing to touch", prompt: document.querySelector("#prompt").textContent };
          await sleep(5); // a sole act is ready in a moment
          continue;
        }
        const tab = tabs[draw(tabs.length)];
        tab.scrollIntoView();
        press(tab);
        continue;
      }
      const chosen = all[draw(all.length)];
      if (!hit(chosen)) {
        chosen.scrollIntoView({ block: "center" }); // inside the panel or the page of frames
        await drawn(); // the button that led there goes
      }
      if (!hit(chosen)) {
        const [x, y] = middle(chosen);
        const by = document.elementFromPoint(x, y)?.outerHTML.slice(0, 120);
        return { acts, fault: "covered", by, x, y, what: chosen.outerHTML.slice(0, 300) };
      }
      press(chosen);
      touched.push(chosen.dataset.touch);
    }
    const position = root.dataset.position;
    press(ready());
    since = performance.now();
    while (root.dataset.position === position && !over()) {
      if (performance.now() - since > hang)
        return { acts, fault: "no answer", note: document.querySelector("#note").textContent };
      await sleep(8);
    }
    acts += 1;
    since = performance.now();
    if (scrollY !== 0 || document.scrollingElement.scrollHeight > innerHeight)
      return { acts, fault: "the page scrolls" };
  }
  return { acts, fault: "too long" };
};
