// The form of a new table asks only for what the rest of it leaves open.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";

document.body.innerHTML = `<form id="new-table">
  <input type="radio" name="seats" value="2" checked>
  <ul><li data-seat="1"><select name="bot-1"><option value=""></option><option value="@here"></option></select>
    <input name="here-1"></li></ul>
  <fieldset class="time-terms"><select name="clock"><option value="none" data-kind="none"></option></select>
    <select name="then"><option value="bot"></option></select></fieldset>
  <input type="radio" name="draws" value="" checked><input type="radio" name="draws" value="hand"></form>`;
await import("../../../src/vigneron/web/static/lobby/new-table.js");
const form = document.getElementById("new-table");
const find = (selector) => form.querySelector(selector);
const change = () => form.dispatchEvent(new document.defaultView.Event("change"));

test("who sits at this device is asked for a name, and nobody else", () => {
  const name = find("[name=here-1]");
  assert.ok(name.hidden && name.disabled);
  find("select").value = "@here";
  change();
  assert.ok(!name.hidden && !name.disabled);
  find("select").value = "";
  change();
  assert.ok(name.hidden);
});

test("where draws are entered by hand there is no clock to choose", () => {
  const clock = find(".time-terms");
  assert.equal(clock.hidden, false);
  find("[value='']").checked = false;
  find("[value=hand]").checked = true;
  change();
  assert.equal(clock.hidden, true);
});
