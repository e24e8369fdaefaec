// The lobby stays in step with who has come; when the game begins, the page becomes the table.
import { byId, data, h, keep, write } from "./dom.js";
import { Line } from "./socket.js";
import { Pledging } from "./word.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Person} Person */

/** @type {number | null} */
let me = null;

/** @param {Message} message */
function hear(message) {
  if (message.you) me = message.you.seat;
  if (message.table && message.table.phase !== "lobby") {
    location.reload();
    return;
  }
  if (message.people) draw(message.people);
  if (message.t === "welcome") pledging.again();
  if (message.table) pledging.follow(message.table, me);
}

/** @param {Person[]} people */
function draw(people) {
  keep(byId("seats"), people, (person) => String(person.seat),
    (person) => h("li", { class: `seat tone-seat-${person.seat}` }, h("b", { class: "name" }), h("span", { class: "doing" })),
    (item, person) => {
      item.classList.toggle("open", person.kind === "open");
      item.classList.toggle("me", person.seat === me);
      write(/** @type {Element} */ (item.querySelector(".name")), person.kind === "open" ? say("seat-open") : person.name);
      write(/** @type {Element} */ (item.querySelector(".doing")),
        person.kind === "bot" ? person.bot || say("bot") : person.kind === "open" ? say("seat-waiting")
          : person.seat === me ? say("me") : say(person.here ? "here" : "away"));
    });
}

const page = data("page");
const pledging = new Pledging((message) => void line.ask(message));
const line = new Line(page.socket, {
  message: hear,
  state: (online) => {
    const bar = byId("wire");
    bar.hidden = online;
    if (!online) write(bar, say("wire-lost"));
  },
  since: () => null,
});
