// Behaviour of every page: the menu's settings, dialogs, copy buttons, forms that are sent once.
import { choose, paced, setting } from "../ui/settings.js";

// What was refused is told where it was sent from, which may be far down the page.
const refused = document.querySelector(".note[role=alert]:not([hidden])");
if (refused instanceof HTMLElement) {
  refused.tabIndex = -1;
  refused.focus({ preventScroll: true });
  refused.scrollIntoView({ block: "center" });
}

for (const input of document.querySelectorAll("[data-setting]")) {
  if (!(input instanceof HTMLInputElement)) continue;
  const name = input.dataset.setting || "";
  const valued = input.type === "radio" || input.type === "range";
  if (input.type === "radio") input.checked = input.value === setting(name);
  else if (input.type === "range") input.value = setting(name);
  else input.checked = setting(name) === "on";
  input.addEventListener("change", () => {
    if (valued) choose(name, input.value);
    else choose(name, input.checked ? "on" : "off");
  });
}

function still() {
  document.documentElement.dataset.motion = setting("motion");
  document.documentElement.dataset.sound = setting("sound");
  document.documentElement.style.setProperty("--pace", String(paced(1)));
  if (document.documentElement.dataset.size === setting("size")) return;
  document.documentElement.dataset.size = setting("size");
  dispatchEvent(new Event("resize")); // boards take what room is left
}
addEventListener("setting", still);
still();

for (const button of document.querySelectorAll("[data-opens]")) {
  button.addEventListener("click", () => {
    const dialog = document.getElementById(/** @type {HTMLElement} */ (button).dataset.opens || "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    button.closest("dialog")?.close();
    if (!dialog.open) dialog.showModal();
  });
}

for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target === dialog || target.closest("[data-closes]")) dialog.close();
  });
}

for (const select of document.querySelectorAll("select[data-sends]")) {
  select.addEventListener("change", () => select.closest("form")?.requestSubmit());
}

for (const button of document.querySelectorAll("button[data-copies]")) {
  if (!(button instanceof HTMLButtonElement)) continue;
  const words = button.textContent || "";
  button.addEventListener("click", async () => {
    const input = document.getElementById(button.dataset.copies || "");
    if (!(input instanceof HTMLInputElement)) return;
    input.select();
    try {
      await navigator.clipboard.writeText(input.value);
    } catch {
      document.execCommand("copy"); // on plain HTTP in a local network there is no clipboard object
    }
    button.textContent = button.dataset.done || words;
    setTimeout(() => (button.textContent = words), 2500);
  });
}

// Files: the place says which one is chosen, and lights up under one that is about to be dropped.
for (const input of document.querySelectorAll(".file input")) {
  const place = input.closest(".file");
  const name = /** @type {HTMLElement | null} */ (place?.querySelector(".file-name"));
  if (!(input instanceof HTMLInputElement) || !place || !name) continue;
  const chosen = () => {
    const file = input.files?.[0];
    name.textContent = file?.name || name.dataset.none || "";
    place.classList.toggle("chosen", file !== undefined);
  };
  input.addEventListener("change", chosen);
  addEventListener("pageshow", chosen); // a browser that goes back keeps what was chosen
  const over = (/** @type {Event} */ event) =>
    place.classList.toggle("over", event.type === "dragenter" || event.type === "dragover");
  for (const kind of ["dragenter", "dragover", "dragleave", "drop"]) input.addEventListener(kind, over);
}

// Sharing by the device's own menu, where there is one: on phones, and only over HTTPS or on this machine.
for (const button of document.querySelectorAll("button[data-shares]")) {
  if (!(button instanceof HTMLButtonElement) || !navigator.share) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    const input = document.getElementById(button.dataset.shares || "");
    if (!(input instanceof HTMLInputElement)) return;
    const { title = "", text = "" } = button.dataset;
    navigator.share({ title, text, url: input.value }).catch(() => {}); // somebody changed their mind
  });
}

// Forms that must be sent once: a double click opens one table, not two.
for (const form of document.querySelectorAll("form[data-once]")) {
  form.addEventListener("submit", (event) => {
    setTimeout(() => {
      if (event.defaultPrevented) return;
      for (const button of form.querySelectorAll("button")) button.disabled = true;
    });
  });
}
addEventListener("pageshow", () =>
  document.querySelectorAll("form[data-once] button").forEach((button) => {
    /** @type {HTMLButtonElement} */ (button).disabled = false;
  }),
);
