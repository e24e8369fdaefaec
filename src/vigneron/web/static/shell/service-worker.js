// Shows notices when no page is open, and leads to the table. It stands apart from all pages: no imports, no
// words of its own; what it shows comes sealed from the house.
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
    if (looking) return; // who is at the table sees it there
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
