// The options of a table's form: which of them the number of people allows, and how long a game lasts.

import { write } from "../ui/dom.js";

/** @param {HTMLFormElement} form */
export function optionsForm(form) {
  const show = () => {
    const chosen = form.querySelector("input[name=seats]:checked");
    if (!(chosen instanceof HTMLInputElement)) return;
    let minutes = Number(chosen.dataset.minutes || 0);
    for (const group of form.querySelectorAll("fieldset")) {
      const values = [...group.querySelectorAll("input[data-seats]")].filter(
        (input) => input instanceof HTMLInputElement,
      );
      if (values.length === 0) continue;
      const fits = values.filter((input) => (input.dataset.seats || "").split(" ").includes(chosen.value));
      for (const input of values) {
        input.disabled = !fits.includes(input);
        input.closest("label")?.classList.toggle("unfit", input.disabled);
      }
      if (!fits.some((input) => input.checked) && fits[0]) fits[0].checked = true;
      unfit(group, values);
      minutes *= Number(fits.find((input) => input.checked)?.dataset.pace || 100) / 100;
    }
    const length = form.querySelector("[data-length]");
    if (!(length instanceof HTMLElement)) return;
    const n = Math.max(5, 5 * Math.round(minutes / 5));
    // Only a change is written: what is written is read aloud.
    write(length, minutes ? (length.dataset.length || "").replace("{n}", String(n)) : "");
  };
  form.addEventListener("change", show);
  addEventListener("pageshow", show); // going back restores the form's values
  show();
}

/**
 * Say which values cannot be chosen now. They stand last.
 * @param {Element} group
 * @param {HTMLInputElement[]} values
 */
function unfit(group, values) {
  const note = group.querySelector("[data-unfit]");
  if (!(note instanceof HTMLElement)) return;
  note.hidden = !values.some((input) => input.disabled);
  note.textContent = note.dataset.unfit || "";
}
