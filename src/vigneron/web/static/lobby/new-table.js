// The form of a new table: shows as many seats as are chosen, and asks for the names of those who sit here.
import { clockForm } from "./clock-form.js";
import { optionsForm } from "./options-form.js";

const form = document.getElementById("new-table");

function show() {
  const chosen = form?.querySelector("input[name=seats]:checked");
  const seats = chosen instanceof HTMLInputElement ? Number(chosen.value) : 0;
  for (const item of form?.querySelectorAll("li[data-seat]") || []) {
    if (!(item instanceof HTMLElement)) continue;
    const beyond = Number(item.dataset.seat) >= seats;
    item.hidden = beyond;
    const select = item.querySelector("select");
    if (select) select.disabled = beyond;
    const name = item.querySelector("input");
    if (name) name.hidden = name.disabled = select?.value !== "@here"; // only who sits here is named here
  }
}

form?.addEventListener("change", show);
show();
if (form instanceof HTMLFormElement) {
  clockForm(form);
  optionsForm(form);
}
