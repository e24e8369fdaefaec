// The form of a new table: how long a game takes is read aloud when it changes, and only then.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { optionsForm } from "../../../src/vigneron/web/static/lobby/options-form.js";

test("how long a game takes is written when it changes, not at every key", async () => {
  document.body.innerHTML = `<form><input type="radio" name="seats" value="1" data-minutes="30" checked>
    <input type="radio" name="seats" value="2" data-minutes="60"><p data-length="{n} minutes"></p></form>`;
  const form = document.querySelector("form");
  const length = form.querySelector("[data-length]");
  optionsForm(form);
  assert.equal(length.textContent, "30 minutes");
  const [said] = length.childNodes;
  const { Event } = document.defaultView;
  form.dispatchEvent(new Event("change"));
  assert.equal(length.childNodes[0], said, "the same words are not written again");
  form.querySelector("[value='1']").checked = false;
  form.querySelector("[value='2']").checked = true;
  form.dispatchEvent(new Event("change"));
  assert.equal(length.textContent, "60 minutes");
});
