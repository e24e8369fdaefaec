// The service worker: shows notices when no page is open, and opens the table on a click. It has no imports
// and no sentences of its own: the texts come encrypted from the server.
"use strict";
(() => {
  /** @type {any} */
  const worker = self;

  worker.addEventListener("install", () => worker.skipWaiting());
  worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

  /** @param {string} path */
  async function pages(path) {
    const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    return all.filter((/** @type {any} */ page) => new URL(page.url).pathname === path);
  }

  /** @param {{title?: string, body?: string, to?: string, tag?: string}} told */
  async function show(told) {
    const looking = (await pages(told.to || "")).some((/** @type {any} */ page) => page.focused);
    if (looking) return; // the player sees it on the page
    await worker.registration.showNotification(told.title || "Vigneron", {
      body: told.body || "",
      tag: told.tag || "",
      data: { to: told.to || "/" },
    });
  }

  /** @param {string} to */
  async function lead(to) {
    const path = to.startsWith("/") && !to.startsWith("//") ? to : "/";
    const [page] = await pages(path);
    if (page) return page.focus();
    return worker.clients.openWindow(path);
  }

  worker.addEventListener("push", (/** @type {any} */ event) =>
    event.waitUntil(show(event.data?.json() ?? {})),
  );
  worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
    event.notification.close();
    event.waitUntil(lead(String(event.notification.data?.to ?? "/")));
  });
})();
