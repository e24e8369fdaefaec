"""Chat at the table: beside the board on a desktop, in a drawer on a phone, each in their own language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser


def lines(person: Person) -> list[str]:
    return [" ".join(text.split()) for text in person.page.locator("#talk-lines > p").all_inner_texts()]


def say(person: Person, text: str) -> None:
    person.page.fill("#talk-text", text)
    person.page.keyboard.press("Enter")
    person.page.wait_for_function("() => document.getElementById('talk-text').value === ''")


def unread(person: Person) -> str:
    return str(person.page.locator("#talk-open .unread").text_content())


def test_people_talk_in_the_lobby_and_at_the_table(house: ServerProcess, browser: Browser) -> None:
    ada = Person(browser, house, wide=1280, high=800)
    bea = Person(browser, house, wide=360, high=640, lang="de-DE")
    bea.join(ada.open("burgundy_dice", "Ada", 2), "Bea")
    say(ada, "<img src=x onerror=alert(1)> Welcome")
    bea.waiting_for(lambda: lines(bea) == ["Ada sagt: <img src=x onerror=alert(1)> Welcome"])
    ada.start()
    bea.at_table()
    page, phone = ada.page, bea.page
    assert unread(bea) == ""  # she has read it in the lobby
    say(ada, "How are you?")
    bea.waiting_for(lambda: unread(bea) == "1")
    phone.locator("#talk-open").click()
    assert phone.locator("#talk-lines img").count() == 0
    assert unread(bea) == ""
    phone.locator("[data-phrase=luck]").click()
    bea.waiting_for(lambda: lines(bea)[-1] == "Bea sagt: Viel Glück.")
    phone.keyboard.press("Escape")
    bea.fits()
    ada.waiting_for(lambda: lines(ada)[-1] == "Bea says: Good luck.")
    assert not page.locator("#talk-bigger .unread").is_visible()  # it is beside the board
    ada.fits()
    page.set_viewport_size({"width": 1000, "height": 540})
    page.locator("#talk-open").wait_for()
    bea.page.locator("#talk-open").click()
    say(bea, "And now?")
    bea.page.keyboard.press("Escape")
    ada.waiting_for(lambda: unread(ada) == "1")
    assert "Bea: And now?" in page.locator("#live").inner_text()
    page.set_viewport_size({"width": 1280, "height": 800})
    ada.waiting_for(lambda: lines(ada)[-1] == "Bea says: And now?" and unread(ada) == "")
    say(ada, "Thank you, and to you")
    bea.waiting_for(lambda: unread(bea) == "1")
    phone.reload()
    bea.at_table()
    bea.waiting_for(lambda: unread(bea) == "1")
    ada.close()
    bea.close()


def test_phrases_are_at_hand_on_a_screen_with_little_room(house: ServerProcess, browser: Browser) -> None:
    """On usual desktop sizes, beside the big games, no phrase was visible."""
    ada, bea = Person(browser, house), Person(browser, house, wide=390, high=844, lang="fr-FR")
    bea.join(ada.open("burgundy_dice", "Ada", 2), "Bea")
    ada.start()
    bea.at_table()
    page = ada.page
    card, phrases = page.locator("#talk-card"), page.locator("#talk-card .phrases")
    taken = "(column, pixels) => { column.style.marginBottom = `${pixels}px`; }"
    page.locator("#talk-card [data-phrase=hello]").click()
    ada.waiting_for(lambda: lines(ada) == ["Ada says: Hello, everybody."])
    for pixels in range(0, 800, 10):  # a game with more in this column leaves less for the talk
        page.locator("#left").evaluate(taken, pixels)
        if card.evaluate("card => card.clientHeight") <= 200:
            break
    page.locator("h1, .brand").first.hover()
    page.evaluate("document.activeElement.blur()")
    phrases.wait_for(state="hidden")
    assert page.locator("#talk-lines > p").is_visible()
    page.locator("#talk-text").click()
    page.locator("#talk-card [data-phrase=luck]").click()
    bea.waiting_for(lambda: lines(bea)[-1] == "Ada dit : Bonne chance.")
    for more in range(pixels, 800, 4):
        page.locator("#left").evaluate(taken, more)
        if card.evaluate("card => card.clientHeight") <= 112:
            break
    page.locator("#talk-text").fill("Still room for a word.")
    page.locator("#talk-text").press("Enter")
    bea.waiting_for(lambda: lines(bea)[-1] == "Ada dit : Still room for a word.")
    card_box, form_box = card.bounding_box(), page.locator("#talk-form").bounding_box()
    assert card_box is not None
    assert form_box is not None
    assert form_box["y"] + form_box["height"] <= card_box["y"] + card_box["height"]
    ada.fits()
    ada.close()
    bea.close()


def test_the_host_decides_who_speaks_and_everybody_whom_he_hears(
    house: ServerProcess, browser: Browser
) -> None:
    ada, bea = Person(browser, house), Person(browser, house)
    bea.join(ada.open("burgundy_dice", "Ada", 2), "Bea")
    ada.start()
    bea.at_table()
    watcher = Person(browser, house)
    watcher.page.goto(ada.page.url)
    watcher.at_table()
    for person in (ada, bea, watcher):
        person.page.locator("#talk-lines").wait_for()
    assert not watcher.page.locator("#talk-speak").is_visible()
    assert not bea.page.locator("#talk-who").is_visible()
    # Beside a long panel the card has no room for it.
    ada.page.set_viewport_size({"width": 1440, "height": 1300})
    ada.page.locator("#talk-who select").select_option("all")
    watcher.page.locator("#talk-speak").wait_for()
    say(watcher, "I only watch")
    say(bea, "I play")
    ada.waiting_for(lambda: len(lines(ada)) == 2)
    ada.page.locator(".speaker", has_text="Bea").click()
    ada.page.locator("#talk-note button").click()
    assert [line.partition(" ")[0] for line in lines(ada)] == ["Guest", "Bea"]
    assert "muted" in lines(ada)[-1]
    say(bea, "still me")
    watcher.waiting_for(lambda: lines(watcher)[-1] == "Bea says: still me")
    assert len(lines(ada)) == 2
    ada.page.locator("#talk-lines .muted button").click()
    ada.waiting_for(lambda: lines(ada)[-1] == "Bea says: still me")
    ada.page.locator("#talk-who select").select_option("off")
    bea.page.locator("#talk-speak").wait_for(state="hidden")
    assert "switched off" in bea.page.locator("#talk-note").inner_text()
    for person in (ada, bea, watcher):
        person.close()
