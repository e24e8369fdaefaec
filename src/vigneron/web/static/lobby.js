// The lobby stays in step with who has come; when the game begins, the page becomes the table.
import { byId, data, h, keep, write } from "./dom.js";
import { Line } from "./socket.js";
import { Pledging } from "./word.js";
import { Talk } from "./talk.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Person} Person */

/** @type {{seat: number | null, host: boolean}} */
let you = { seat: null, host: false };

/** @param {Message} message */
function hear(message) {
  if (talk.hear(message)) return;
  if (message.you) you = message.you;
  const me = you.seat;
  if (message.table && message.table.phase !== "lobby") {
    location.reload();
    return;
  }
  if (message.people) draw(message.people);
  if (message.t === "welcome") {
    pledging.again();
    talk.listen();
  }
  if (!message.table) return;
  pledging.follow(message.table, me);
  talk.draw({ table: message.table, you, seated: me !== null, tone: (seat) => seat });
}

/** @param {Person[]} people */
function draw(people) {
  keep(byId("seats"), people, (person) => String(person.seat),
    (person) => h("li", { class: `seat tone-seat-${person.seat}` }, h("b", { class: "name" }), h("span", { class: "doing" })),
    (item, person) => {
      item.classList.toggle("open", person.kind === "open");
      item.classList.toggle("me", person.seat === you.seat);
      write(/** @type {Element} */ (item.querySelector(".name")), person.kind === "open" ? say("seat-open") : person.name);
      write(/** @type {Element} */ (item.querySelector(".doing")),
        person.kind === "bot" ? person.bot || say("bot") : person.kind === "open" ? say("seat-waiting")
          : person.seat === you.seat ? say("me") : say(person.here ? "here" : "away"));
    });
}

const page = data("page");
const pledging = new Pledging((message) => void line.ask(message));
const talk = new Talk(page.id, { ask: (message) => line.ask(message), online: () => line.online, announce: () => {} });
const line = new Line(page.socket, {
  message: hear,
  state: (online) => {
    const bar = byId("wire");
    bar.hidden = online;
    if (!online) write(bar, say("wire-lost"));
  },
  since: () => null,
});
