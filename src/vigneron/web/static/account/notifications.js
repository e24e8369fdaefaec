// Switches Web Push notices of this browser on and off, by buttons only.
import { byId } from "../ui/dom.js";
import { ask, Refused } from "./passkeys.js";

/**
 * @param {string} given base64url
 * @returns {Uint8Array<ArrayBuffer>}
 */
function bytes(given) {
  return Uint8Array.from(atob(given.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}

export class Notices {
  /**
   * @param {string} key the server's VAPID key, base64url
   * @param {string} csrf
   * @param {(sentence: string) => void} fault
   * @param {string} failed the sentence for a failure without a reason
   */
  constructor(key, csrf, fault, failed) {
    this.failed = failed;
    this.key = key;
    this.csrf = csrf;
    this.fault = fault;
    this.on = byId("push-on");
    this.off = byId("push-off");
    const able =
      isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
    byId("push-none").hidden = able;
    if (!able) return;
    this.on.addEventListener("click", () => void this.#try(() => this.#begin()));
    this.off.addEventListener("click", () => void this.#try(() => this.#stop()));
    void this.#try(() => this.#look());
  }

  /** @param {() => Promise<void>} work */
  async #try(work) {
    this.fault("");
    try {
      await work();
    } catch (error) {
      this.fault(error instanceof Refused && error.message ? error.message : this.failed);
      this.#show(false);
    }
  }

  /** @param {boolean} told */
  #show(told) {
    const denied = Notification.permission === "denied";
    byId("push-denied").hidden = !denied;
    this.on.hidden = told || denied;
    this.off.hidden = !told;
  }

  async #look() {
    const registration = await navigator.serviceWorker.getRegistration("/");
    const own = await registration?.pushManager.getSubscription();
    this.#show(own ? (await ask("/me/push/ask", { endpoint: own.endpoint }, this.csrf)).on : false);
  }

  async #begin() {
    if ((await Notification.requestPermission()) !== "granted") {
      this.#show(false);
      return;
    }
    await navigator.serviceWorker.register("/notices.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    // A subscription made for another key (of an earlier server at this address) gets no notices.
    const stale =
      old &&
      new Uint8Array(old.options.applicationServerKey || new ArrayBuffer(0)).join() !==
        bytes(this.key).join();
    if (stale) await old.unsubscribe();
    const own =
      (!stale && old) ||
      (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(this.key) }));
    const { endpoint, keys } = own.toJSON();
    this.#show((await ask("/me/push", { endpoint, keys }, this.csrf)).on);
  }

  async #stop() {
    const registration = await navigator.serviceWorker.getRegistration("/");
    const own = await registration?.pushManager.getSubscription();
    if (own) {
      await ask("/me/push/off", { endpoint: own.endpoint }, this.csrf);
      await own.unsubscribe();
    }
    this.#show(false);
  }
}
