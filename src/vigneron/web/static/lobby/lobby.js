// The lobby: shows who comes and goes. When the game begins, the page reloads as the table.

import { Connection } from "../protocol/connection.js";
import { passOver } from "../protocol/exhaustive.js";
import { Outdated } from "../protocol/outdated.js";
import { Chat } from "../table/chat.js";
import { showEnded } from "../table/connection-bar.js";
import { ManualDice } from "../table/manual-dice.js";
import { loadArt } from "../ui/art.js";
import { byId, data, h, keep, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { openRule } from "../ui/rule-dialog.js";
import { worn } from "../ui/seat-colours.js";
import { ClientSeed } from "../verify/client-seed.js";
import { clockForm } from "./clock-form.js";
import { HostAbsence } from "./host-absence.js";
import { optionsForm } from "./options-form.js";
import { Seats } from "./seats.js";

/** @typedef {import("../protocol/types.js").Message} Message */

/** Codes of `gone` after which a reload shows an error page. */
const NO_PAGE = ["no-table", "no-watchers", "unreadable"];

const page = data("page");
const seats = new Seats(page);
/** @type {{seat: number | null, host: boolean}} */
let you = { seat: page.seat, host: page.host };

// Whoever gives up their seat is leaving the page already, and a reload would stop that.
let leaving = false;
document.addEventListener(
  "submit",
  (event) => (leaving = /** @type {HTMLFormElement} */ (event.target).action.endsWith("/leave")),
);
addEventListener("pageshow", () => (leaving = false));

/** @param {Message} message */
function hear(message) {
  line?.answered(message.t !== "welcome" && "n" in message ? message.n : undefined);
  setTimeout(() => older.hear(message)); // after the message has been handled
  if (talk.hear(message)) return;
  switch (message.t) {
    case "welcome":
    case "stale":
    case "moved":
    case "people":
      met(message);
      break;
    case "refused":
      draws.note(message.say);
      break;
    case "preview":
    case "hint":
    case "why":
    case "again":
    case "done":
    case "said":
    case "pong":
    case "gone":
    case "history":
    case "past":
      break; // not shown in the lobby
    default:
      passOver(message);
  }
}

/** @param {import("../protocol/store.js").Told} message people and table */
function met(message) {
  const asking = byId("real").hidden;
  draws.draw(message.real, message.people, message.you.device?.seats);
  if (asking && !byId("real").hidden) {
    byId("real").scrollIntoView({ block: "center" });
    draws.focus();
  }
  byId("seats").parentElement?.classList.toggle("awaiting", Boolean(message.real?.asked));
  const owner = message.people.find((person) => person.seat === message.real?.asked?.owner);
  byId("real-others").hidden = !message.real?.asked || message.real.may || message.real.back;
  if (owner) write(byId("real-others"), say("real-other", { name: owner.name }));
  else write(byId("real-others"), byId("real-others").dataset.host || "");
  you = message.you;
  if (leaving) return;
  // A viewer who got or lost a seat, or became host, needs another page.
  if (
    message.table.phase !== "lobby" ||
    you.host !== page.host ||
    (you.seat === null) !== (page.seat === null)
  ) {
    location.reload();
    return;
  }
  seats.draw(message.people, you, message.table, message.watching);
  if (message.host_away !== undefined) absent.follow(message.host_away);
  if (message.t === "welcome") {
    document.documentElement.dataset.lobby = "told"; // from here on the page is up to date
    pledging.again();
    talk.listen();
  }
  agreed(message.table.options);
  answer(byId("listed"), message.table.listed);
  answer(byId("closed"), message.table.closed);
  pledging.follow(message.table, you.seat);
  talk.draw({ table: message.table, you, seated: you.seat !== null, tone: worn });
}

/**
 * @param {HTMLElement} place
 * @param {boolean | undefined} so
 */
function answer(place, so) {
  write(place, place.dataset[so ? "yes" : "no"] || "");
}

/** @param {import("../protocol/types.js").Agreed[]} options */
function agreed(options) {
  keep(
    byId("agreed"),
    options,
    (option) => option.label,
    (option) =>
      h("div", {}, h("dt", {}, option.label, " ", option.rule ? ruleLink(option.rule) : null), h("dd", {})),
    (item, option) => write(/** @type {Element} */ (item.lastElementChild), option.value),
  );
}

/** @param {string} number */
function ruleLink(number) {
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    void openRule(page.rules, number);
  };
  return h(
    "a",
    {
      class: "rule",
      href: `/rules/${page.rules}#${number}`,
      "aria-label": say("rule", { number }),
      onclick: open,
    },
    number,
  );
}

// Only draws by hand show pieces.
if (page.by_hand) await loadArt(page.art);
byId("agreed").replaceChildren(); // drawn again, with links that open a dialog
const form = document.getElementById("settle");
if (form instanceof HTMLFormElement) {
  clockForm(form);
  optionsForm(form);
}
const absent = new HostAbsence();
const pledging = new ClientSeed((message) => void line.ask(message));
const talk = new Chat(page.id, {
  ask: (message) => line.ask(message),
  online: () => line.online,
  announce: () => {},
});
const draws = new ManualDice({ send: (message) => line.tell(message), announce: () => {} });
const older = new Outdated(() => line.unanswered != null || talk.waiting);
const line = new Connection(page.socket, {
  message: hear,
  state: (online) => {
    const bar = byId("wire");
    bar.hidden = online;
    if (online) return;
    write(bar, say("wire-lost"));
    talk.lose();
  },
  ended: (why, code) => {
    talk.lose();
    if (NO_PAGE.includes(code)) location.reload();
    else showEnded(why);
  },
  since: () => null,
});
