// The clock fields of a table's form: shows only those that belong to the chosen clock.

/** @param {HTMLFormElement} form */
export function clockForm(form) {
  const clock = form.querySelector("select[name=clock]");
  const then = form.querySelector("select[name=then]");
  if (!(clock instanceof HTMLSelectElement) || !(then instanceof HTMLSelectElement)) return;
  const show = () => {
    const byHand = form.querySelector("input[name=draws][value=hand]:checked") !== null;
    // A game with draws by hand has no clock.
    if (form.querySelector("input[name=draws]")) each(form, ".time-terms", (part) => (part.hidden = byHand));
    const kind = clock.selectedOptions[0]?.dataset.kind || "none";
    each(form, "#clock-means [data-kind]", (part) => (part.hidden = part.dataset.kind !== kind));
    each(form, "[data-with-clock]", (part) => (part.hidden = kind === "none"));
    each(form, "[data-then]", (part) => (part.hidden = part.dataset.then !== then.value));
    each(form, "[data-with-bot]", (part) => (part.hidden = then.value === "end"));
  };
  form.addEventListener("change", show);
  addEventListener("pageshow", show); // going back restores the form's values
  show();
}

/**
 * @param {HTMLFormElement} form
 * @param {string} selector
 * @param {(part: HTMLElement) => void} change
 */
function each(form, selector, change) {
  for (const part of form.querySelectorAll(selector)) if (part instanceof HTMLElement) change(part);
}
