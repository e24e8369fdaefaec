// The page of a review: who asks for one hears that it goes on and that it is done, and keeps the focus.

import "./page.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";

const HERE = new URL("../../../src/vigneron/web/", import.meta.url);
const template = readFileSync(new URL("templates/review.html", HERE), "utf8");
const [head, rest] = template.split("{% if not review %}");
const [asked, made] = rest.split("{% else %}\n  <p>{{ review.sure }}");
const written = (text) =>
  text
    .replace(/\{\{ say\(['"]([\w-]+)['"][^}]*\}\}/g, "$1")
    .replace("{{ state.say }}", "15 of 60 moves")
    .replace(/\{%.*?%\}|\{\{.*?\}\}/gs, "");
const OPEN = written(
  head.split("{% block main %}")[1].replace(/\{% if review %\}.*?\{% endif %\}/, "") + asked,
);
const DONE = written(head.split("{% block main %}")[1] + made);
let loads = 0;

/** Load the page's script on this page. */
async function load(page) {
  document.body.innerHTML = page;
  loads += 1;
  await import(new URL(`static/shell/review.js?${loads}`, HERE));
  await new Promise((resume) => setTimeout(resume));
}
const focus = () => document.activeElement.id;
const heard = (id) => document.getElementById(id).textContent;

beforeEach(() => sessionStorage.clear());

test("who asks for a review is told how far it is, on its heading", async () => {
  const ask = OPEN.replace(/<progress.*?<\/progress>/, "");
  await load(ask);
  assert.equal(focus(), "", "who opens the page is left where they are");
  const form = document.querySelector("form");
  form.addEventListener("submit", (event) => event.preventDefault());
  const { Event } = document.defaultView;
  form.dispatchEvent(new Event("submit", { cancelable: true }));
  await load(ask);
  assert.equal(focus(), "review-ask");
  assert.equal(heard("review-heard"), "15 of 60 moves");
});

test("who has waited for a review is told that it is ready, on its heading, once", async () => {
  await load(DONE);
  assert.equal(focus(), "");
  assert.equal(heard("review-ready"), "");
  sessionStorage.setItem("review", location.pathname);
  await load(DONE);
  assert.equal(focus(), "review-title");
  assert.equal(heard("review-ready"), "web-review-ready");
  await load(DONE);
  assert.equal(heard("review-ready"), "");
});
