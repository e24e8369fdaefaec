"""Browser contexts that are used again: scripts, styles and fonts stay in their caches.

A context's cache is its own, so each person with a new context would fetch a hundred files anew."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Browser, BrowserContext, Page


class Shelf:
    """Contexts of one kind that nobody uses now."""

    def __init__(self, browser: Browser, address: str, wide: int, high: int, lang: str, still: bool) -> None:
        self._browser, self._address, self._lang, self._still = browser, address, lang, still
        self._wide, self._high = wide, high
        self._free: list[BrowserContext] = []

    def take(self) -> tuple[BrowserContext, Page]:
        """Return a context that knows nobody, with an empty page."""
        context = self._free.pop() if self._free else self._new()
        page = context.new_page()
        context.clear_cookies()
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
        session.detach()
        return context, page

    def _new(self) -> BrowserContext:
        return self._browser.new_context(
            viewport={"width": self._wide, "height": self._high},
            locale=self._lang,
            reduced_motion="reduce" if self._still else "no-preference",
            base_url=self._address,
        )

    def give_back(self, context: BrowserContext) -> None:
        """Take back a context in which nothing was changed but what pages store."""
        for page in context.pages:
            page.close()
        self._free.append(context)


@cache
def shelf(browser: Browser, address: str, wide: int, high: int, lang: str, still: bool) -> Shelf:
    """Return the contexts for the pages of an address in a window and a language, with or without motion."""
    return Shelf(browser, address, wide, high, lang, still)
