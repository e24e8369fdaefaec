// At a table with days per act: offers notices of one's turn on the spot.

import { byId, write } from "../ui/dom.js";
import { choose, setting } from "../ui/settings.js";
import { Notices } from "./notifications.js";

const place = document.getElementById("tell-me");

if (place) {
  const token = document.querySelector("input[name^=_csrf]");
  new Notices(
    place.dataset.key || "",
    token instanceof HTMLInputElement ? token.value : "",
    (sentence) => {
      write(byId("push-fault"), sentence);
      byId("push-fault").hidden = !sentence;
    },
    place.dataset.failed || "",
  );
  place.hidden = setting("tell") === "off";
  byId("tell-not").addEventListener("click", () => {
    place.hidden = true;
    choose("tell", "off");
  });
}
