"""axe finds nothing on any page, in both themes; no sentence is in another language."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.web.house import Person, ServerProcess
from vigneron.core.registry import games

pytestmark = pytest.mark.browser
HOW_TO = ("/howto/burgundy_dice", "/howto/burgundy_dice/signs")
LANGUAGES = ("en", "fr", "de")


def faults(page: Page, *, boards: bool = False) -> list[str]:
    """Return what axe finds: contrast beside the boards, and all other rules, on request on the boards too.

    Contrast on the boards is tested with their tones; measuring it text by text takes axe minutes."""
    beside = {"exclude": [[".scene"]]}
    contrast = {"runOnly": ["color-contrast"]}
    others = {"rules": {"color-contrast": {"enabled": False}}}
    if boards:
        runs = [Axe().run(page, context=beside, options=contrast), Axe().run(page, options=others)]
    else:
        runs = [Axe().run(page, context=beside)]
    return [
        f"{found['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for run in runs
        for found in run.response["violations"]
        for node in found["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(house: ServerProcess, browser: Browser, theme: str) -> None:
    person = Person(browser, house, theme=theme)
    page = person.page
    found: dict[str, list[str]] = {}
    for path in ("/", "/new?game=burgundy_dice", "/j/ABCDEF", "/rules/burgundy_dice", "/nowhere", *HOW_TO):
        page.goto(path)
        found[path] = faults(page)
    person.open("burgundy_dice", "Ada", 2)
    page.wait_for_selector("#seats li")
    found["lobby"] = faults(page)
    for game in games():
        person.quick(game)
        found[game] = faults(
            page, boards=theme == "light"
        )  # everything except colours is the same in the dark theme
    person.quick("burgundy_dice")
    page.locator(".node.lit[role=button]").first.click()
    page.wait_for_selector("#preview .act")
    found["preview"] = faults(page)
    page.locator("#people .person").nth(1).click()
    found["house"] = faults(page)
    page.keyboard.press("Escape")
    page.locator("button[data-opens=menu]").click()
    found["menu"] = faults(page)
    page.set_viewport_size({"width": 360, "height": 640})
    page.keyboard.press("Escape")
    page.wait_for_selector("#tabs:visible")
    found["phone"] = faults(page)
    assert {where: what for where, what in found.items() if what} == {}
    person.close()


def sentences(page: Page) -> set[str]:
    """Return every text and label of three words or more on the page. Code is the same in all languages."""
    texts = page.evaluate("""() => {
        const out = [];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const { data, parentElement } = walk.currentNode;
            if (!parentElement.closest("script, noscript, code")) out.push(data);
        }
        for (const name of ["aria-label", "title", "alt"]) {
            for (const e of document.querySelectorAll(`[${name}]`)) out.push(e.getAttribute(name));
        }
        return out;
    }""")
    found = {" ".join(text.split()) for text in texts}
    wordy = {text for text in found if len(re.findall(r"[^\W\d_]{2,}", text)) >= 3}
    return {text for text in wordy if re.search(r"(?<!\w)[a-zà-ÿ]{2,}", text)}  # not only names


def shortened(page: Page) -> list[str]:
    """Return what a voice says of the page, if it has an abbreviation of the page's game."""
    found: list[str] = page.evaluate("""() => {
        const forms = Object.entries(JSON.parse(document.getElementById("spoken").textContent));
        const short = forms.filter(([word, { other }]) => word !== other).map(([word]) => word);
        const named = [...document.querySelectorAll("[aria-label], [aria-description], button, h2")];
        const heard = named.flatMap((e) => [
            e.getAttribute("aria-label") ?? (e.matches("button, h2") ? e.textContent : ""),
            e.getAttribute("aria-description") ?? "",
        ]);
        return heard.filter((said) => short.some((word) => said.match(/\\p{L}+/gu)?.includes(word)));
    }""")
    return found


def test_no_sentence_is_left_in_another_language(house: ServerProcess, browser: Browser) -> None:
    said: dict[str, set[str]] = {}
    titles: set[str] = set()
    for lang in LANGUAGES:
        person = Person(browser, house, lang=lang)
        page = person.page
        said[lang] = set()
        page.goto("/")
        titles |= set(page.locator(".cru h3").all_inner_texts())
        said[lang] |= sentences(page)
        for path in ("/new?game=burgundy_dice", "/j/ABCDEF", "/me", "/nowhere"):
            page.goto(path)
            said[lang] |= sentences(page)
        for game in games():
            person.quick(game)
            person.waiting(lambda who=person: who.mine, "not my turn")  # type: ignore[misc]
            said[lang] |= sentences(page)
            page.keyboard.press("a")  # all moves, as sentences
            page.locator("#moves-list button").first.wait_for()
            assert shortened(page) == []
            assert page.evaluate("document.documentElement.lang") == lang
        person.close()
    for one, other in (("en", "fr"), ("en", "de"), ("fr", "de")):
        same = {
            text
            for text in said[one] & said[other]
            if not any(title in text or text in title for title in titles)
        }
        assert same == set(), (one, other)
