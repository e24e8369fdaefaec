// The list of open tables on the start page, refreshed while the page is visible.

const EVERY = 10_000; // milliseconds

const list = document.getElementById("open");

async function look() {
  if (!list || document.hidden) return;
  try {
    const answer = await fetch(list.dataset.from || "", { headers: { accept: "text/html" } });
    if (answer.ok) show(await answer.text());
  } catch {
    // Offline the list stays as it was.
  }
}

/** @param {string} text the list's items */
function show(text) {
  if (!list || text === list.dataset.shown) return;
  const first = list.dataset.shown === undefined;
  list.dataset.shown = text;
  const items = [
    ...new DOMParser().parseFromString(`<ul>${text}</ul>`, "text/html").querySelectorAll("ul > li"),
  ];
  const same =
    items.map((item) => item.outerHTML).join() === [...list.children].map((item) => item.outerHTML).join();
  if (first && same) return;
  const at = document.activeElement?.getAttribute("formaction");
  list.replaceChildren(...items);
  if (at)
    /** @type {HTMLElement | null} */ (
      list.querySelector(`[formaction="${at}"]`) || document.querySelector("h1")
    )?.focus();
}

setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);

export {};
