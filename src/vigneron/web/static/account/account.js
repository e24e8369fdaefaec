// The account page: passkeys and notices, as far as the browser supports them.
import { byId, data, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { Notices } from "./notifications.js";
import { ask, make, open, Refused } from "./passkeys.js";

const page = data("page");

function token() {
  const found = document.querySelector("input[name^=_csrf]");
  return found instanceof HTMLInputElement ? found.value : "";
}

/**
 * @param {string} purpose
 * @param {string} sentence
 */
function fault(purpose, sentence) {
  const note = /** @type {HTMLElement} */ (document.querySelector(`[data-fault=${purpose}]`));
  note.hidden = !sentence;
  write(note, sentence);
}

/**
 * @param {HTMLButtonElement} button
 * @param {string} purpose
 */
async function use(button, purpose) {
  const name = button.form?.elements.namedItem("name");
  if (purpose === "create" && name instanceof HTMLInputElement && !name.reportValidity()) return;
  fault(purpose, "");
  button.disabled = true;
  try {
    const given = name instanceof HTMLInputElement ? name.value : "";
    location.assign(purpose === "in" ? await open(token()) : await make(given, token()));
  } catch (error) {
    // The browser's own errors (no answer, no passkey) are DOMExceptions, with messages for developers.
    fault(purpose, error instanceof Refused && error.message ? error.message : say("passkey-failed"));
    button.disabled = false;
  }
}

const able = page.passkeys && isSecureContext && "PublicKeyCredential" in window;
byId("no-passkeys").hidden = able;
for (const part of document.querySelectorAll("[data-way=passkey]")) {
  if (part instanceof HTMLElement) part.hidden = !able;
}
document.getElementById("by-password")?.classList.toggle("go", !able); // one button leads, never two
for (const button of document.querySelectorAll("button[data-passkey]")) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.hidden = !able;
  button.addEventListener("click", () => void use(button, button.dataset.passkey || ""));
}

new Notices(page.push, token(), (sentence) => fault("push", sentence), say("push-failed"));

byId("try").addEventListener("click", async () => {
  try {
    write(byId("tried"), (await ask("/me/notices/try", {}, token())).say);
  } catch (error) {
    write(byId("tried"), error instanceof Refused && error.message ? error.message : say("push-failed"));
  }
});
