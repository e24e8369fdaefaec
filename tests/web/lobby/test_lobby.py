"""The lobby: finding a table, colours, ready marks, settings, rematch, watching."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess, client
from tests.web.table.test_votes import choose
from vigneron.core.registry import games

pytestmark = pytest.mark.browser
GAME = "dom_pierre"


def seats(person: Person) -> list[str]:
    """Return the texts of the lobby's seats."""
    found: list[str] = person.page.locator("#seats > li").evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('.name, .doing, .readiness')]"
        ".map(part => part.textContent).filter(Boolean).join(', '))"
    )
    return found


def tone(person: Person, place: str) -> str:
    """Return the seat tone of the first element of this kind."""
    classes = str(person.page.locator(place).first.get_attribute("class"))
    return next(name for name in classes.split() if name.startswith("tone-seat-"))


def test_an_open_table_is_found_and_everybody_gets_ready(house: ServerProcess, browser: Browser) -> None:
    ada, bea = Person(browser, house), Person(browser, house, wide=360, high=640)
    ada.open(GAME, "Ada", 2, clock="act:180", listed="1")
    bea.page.goto("/")
    open_table = bea.page.locator("#open li", has_text="Ada")
    assert "3 minutes a move" in open_table.inner_text()
    open_table.locator("button").click()
    bea.page.wait_for_selector("#seats .me")
    bea.page.fill("#my-name", "Bea")
    bea.page.locator("#name-form button").click()
    ada.waiting(lambda: seats(ada)[1] == "Bea, here", "Bea is not at the table")
    assert seats(bea) == ["Ada, host, here", "Bea, you"]
    # Colours: a free one may be taken, the other player's may not.
    assert bea.page.locator("#colours button").nth(0).get_attribute("aria-disabled") == "true"
    bea.page.locator("#colours button").nth(4).click()
    ada.waiting(lambda: tone(ada, "#seats > li:nth-child(2)") == "tone-seat-4", "Bea's colour is not seen")
    # Ready marks, which a change of the settings clears.
    assert bea.page.locator("#start:visible").count() == 0
    bea.page.locator("#ready").click()
    ada.waiting(lambda: seats(ada)[1] == "Bea, here, ready", "Bea is not ready")
    ada.page.locator(".more:has(#settle) > summary").click()
    ada.page.locator("#settle [name=clock]").select_option("days:3")
    assert ada.page.locator("#clock-means p:visible").count() == 1
    ada.page.locator("#settle [name=then]").select_option("vote")
    ada.page.locator("#settle button.go").click()
    ada.page.wait_for_selector("#seats .me")
    bea.waiting(lambda: "3 days a move" in bea.page.locator("#agreed").inner_text(), "nothing is agreed anew")
    bea.waiting(lambda: seats(bea)[1] == "Bea, you", "Bea is ready for something else")
    bea.page.locator("#agreed .rule").first.click()
    bea.page.wait_for_selector("#clause[open]")
    bea.page.keyboard.press("Escape")
    for person in (ada, bea):
        person.page.locator("#ready").click()
    bea.page.wait_for_selector("#start:visible")  # all are ready: anybody may start
    assert bea.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    bea.start()
    ada.at_table()
    assert tone(ada, "#people > li.me") == "tone-seat-0"
    assert tone(bea, "#strip > li.me") == "tone-seat-4"
    assert ada.page.locator("#board .tone-seat-1, #side .tone-seat-1").count() == 0
    assert ada.page.locator("#people .clock:visible").count() == 2
    assert bea.page.locator("#strip .clock:visible").count() == 2
    bea.page.set_viewport_size({"width": 740, "height": 360})
    bea.page.wait_for_selector("#times .clock:visible")
    assert bea.page.locator("#times .clock:visible").count() == 2
    assert bea.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    ada.close()
    bea.close()


def test_the_host_gives_seats_to_bots_and_removes_somebody(house: ServerProcess, browser: Browser) -> None:
    ada, bea = Person(browser, house), Person(browser, house)
    bea.join(ada.open(GAME, "Ada", 3), "Bea")
    ada.waiting(lambda: seats(ada)[1] == "Bea, here", "Bea is not at the table")
    ada.page.locator("#seats select").select_option("random")
    bea.waiting(lambda: "At random" in seats(bea)[2], "no bot sits down")
    address = bea.page.url
    bea.page.goto("/")
    ada.waiting(lambda: seats(ada)[1] == "Bea, away", "Bea is not away")
    ada.page.locator("#seats .remove").click()
    assert ada.page.locator("#remove-title").inner_text() == "Remove Bea"
    ada.page.locator("#remove input[value=seat]").check(force=True)
    ada.page.locator("#remove-form button.go").click()
    ada.waiting(lambda: seats(ada)[1].startswith("Free seat"), "Bea is not removed")
    bea.page.goto(address)
    bea.page.wait_for_selector("#seats li")
    told = "Ada has removed you from this table: the seat is for somebody else."
    assert bea.page.locator("#removed").inner_text() == told
    assert bea.page.locator("#ready").count() == 0
    ada.waiting(lambda: "watching" in ada.page.locator("#watching").inner_text(), "nobody is seen to watch")
    ada.close()
    bea.close()


def test_who_is_removed_while_looking_becomes_a_watcher(house: ServerProcess, browser: Browser) -> None:
    ada, bea = Person(browser, house), Person(browser, house)
    bea.join(ada.open(GAME, "Ada", 2), "Bea")
    ada.waiting(lambda: seats(ada)[1] == "Bea, here", "Bea is not at the table")
    ada.page.locator("#seats .remove").click()
    ada.page.locator("#remove-form button.go").click()
    bea.page.wait_for_selector("#ready", state="detached")
    assert "Ada has removed you from this table" in bea.page.locator("#removed").inner_text()
    assert "You are watching" in bea.page.locator("main").inner_text()
    ada.close()
    bea.close()


def test_the_same_people_play_again(house: ServerProcess, browser: Browser) -> None:
    ada, bea, eve = Person(browser, house), Person(browser, house), Person(browser, house)
    bea.join(ada.open(GAME, "Ada", 2), "Bea")
    ada.start()
    bea.at_table()
    eve.page.goto(ada.page.url)
    eve.at_table()
    watching = ada.page.locator("#watching")
    ada.waiting(lambda: watching.inner_text() == "One person is watching", "nobody is seen to watch")
    choose(ada, "end")
    bea.page.locator("#motion [data-choice=yes]").click()
    for person in (ada, bea, eve):
        person.page.wait_for_selector("#over[open]")
    assert eve.page.locator("#again:visible, #over-next:visible").count() == 0
    bea.page.locator("#again button").click()
    bea.page.wait_for_selector("#seats .me")
    assert seats(bea) == ["Bea, you, host", "Ada, away"]
    ada.page.locator("#over-next").click()
    ada.page.wait_for_selector("#seats .me")
    bea.waiting(lambda: seats(bea)[1] == "Ada, here", "Ada has not come along")
    assert tone(ada, "#seats > li.me") == "tone-seat-0"  # colours stay with players
    for person in (ada, bea, eve):
        person.close()


def test_on_a_phone_game_and_phase_stay_in_sight_while_a_move_is_put_together(
    house: ServerProcess, browser: Browser
) -> None:
    person = Person(browser, house, wide=360, high=640)
    person.quick(GAME)
    person.waiting(lambda: person.mine, "nobody lets me act")
    for _ in range(12):
        if person.ready():
            break
        person.random.choice(person.touchable() or person.page.locator(".tab.has-lit:visible").all()).click()
        person.page.wait_for_timeout(20)
    person.page.wait_for_selector("#preview .act")
    assert person.page.locator("#panel-head b:visible").inner_text() == "Dom Pierre"
    assert (
        person.page.locator("#panel-status:visible").inner_text()
        == person.page.locator("#status").text_content()
    )
    person.fits()
    person.close()


FLAGS = """async ([client, all]) => {
    const { flag } = await import(client + "table/preview-badge.js");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 400 300");
    document.body.append(svg);
    svg.style.cssText = "position:fixed;inset:0;width:400px;height:300px";
    return all.map((places) => {
        svg.replaceChildren();
        const boxes = places.map(([left, top, right, bottom]) => ({ left, top, right, bottom }));
        flag({ width: 400, height: 300, ghosts: svg }, boxes[0],
            [{ label: "a", from: "0", to: "12" }, { label: "b", from: "3", to: "1" }], boxes, []);
        const own = svg.querySelector(".flag rect")?.getBoundingClientRect();
        if (!own) return null;
        const over = boxes.some((box) => Math.min(own.right, box.right) > Math.max(own.left, box.left)
            && Math.min(own.bottom, box.bottom) > Math.max(own.top, box.top));
        return !over && own.left >= 0 && own.top >= 0 && own.right <= 400 && own.bottom <= 300;
    });
}"""


def test_the_flag_leaves_what_it_speaks_of_in_sight(house: ServerProcess, browser: Browser) -> None:
    person = Person(browser, house)
    person.quick(GAME)
    alone = [
        (150, 100, 200, 150),
        (10, 2, 60, 40),
        (350, 4, 398, 90),
        (5, 250, 50, 298),
        (150, 5, 190, 295),
        (300, 0, 400, 300),
        (0, 0, 300, 300),
    ]
    row = [(left, 0, left + 70, 270) for left in range(10, 390, 75)]  # room only below a row of nodes
    full = [(left, 0, left + 70, 300) for left in range(10, 390, 75)]
    several = [[(10, 2, 60, 40), (10, 45, 60, 90)], [(10, 45, 60, 90), (10, 2, 60, 40), (10, 95, 60, 140)]]
    places = [*([one] for one in alone), *several, row]
    assert person.page.evaluate(FLAGS, [client(person.page), places]) == [True] * len(places)
    assert person.page.evaluate(FLAGS, [client(person.page), [full]]) == [None]
    person.close()


COVERED = """() => {
    const flag = document.querySelector(".flag rect");
    if (!flag) return null;
    const own = flag.getBoundingClientRect();
    return [...flag.closest("svg").querySelectorAll("[data-touch]")].filter((thing) => {
        const box = thing.getBoundingClientRect();
        return Math.min(own.right, box.right) - Math.max(own.left, box.left) > 1
            && Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > 1;
    }).map((thing) => thing.dataset.touch);
}"""


def test_the_flag_covers_nothing_that_may_be_touched(house: ServerProcess, browser: Browser) -> None:
    """Every game, on a desktop and a small phone: some acts are selected from the list, with their badges."""
    seen = 0
    for key in games():
        person = Person(browser, house)
        person.quick(key)
        listed = person.page.locator("#moves-list button")
        for wide, high in ((1280, 800), (360, 640)):
            person.page.set_viewport_size({"width": wide, "height": high})
            for part in range(3):
                person.page.keyboard.press("a")
                person.waiting(lambda: listed.count() > 0, "no moves are listed")  # noqa: B023
                listed.nth(listed.count() * part // 3).click()
                person.page.wait_for_selector("#preview li, #preview p", state="attached")
                person.page.wait_for_timeout(50)
                covered = person.page.evaluate(COVERED)
                if covered is not None:
                    seen += 1
                    assert covered == [], (key, part)
                person.page.keyboard.press("Escape")
        person.close()
    assert seen > 3


def test_a_hint_stands_beside_its_thing(house: ServerProcess, browser: Browser) -> None:
    person = Person(browser, house)
    person.quick(GAME)
    seen = 0
    for node in person.page.locator("#board .node.touchable[aria-label]:visible").all()[::9]:
        box = node.bounding_box()
        assert box
        middle = node.evaluate(
            "(node, [x, y]) => node.contains(document.elementFromPoint(x, y))",
            [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
        )
        if box["height"] > 200 or not middle:
            continue
        person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        hint = person.page.locator("#tip > span").get_by_text(
            node.get_attribute("aria-label") or "", exact=True
        )
        hint.wait_for()
        tip = person.page.locator("#tip").bounding_box()
        assert tip
        assert tip["y"] >= box["y"] + box["height"] - 1 or tip["y"] + tip["height"] <= box["y"] + 1
        seen += 1
        if seen == 4:
            break
    assert seen
    person.close()


def test_free_seats_go_to_bots_only_after_it_was_said(house: ServerProcess, browser: Browser) -> None:
    ada, bea = Person(browser, house), Person(browser, house)
    link = ada.open(GAME, "Ada", 3)
    button = ada.page.locator("form[action$='/start'] button")
    ada.page.locator("#fill select").select_option("random")
    button.click()
    say = ada.page.locator("#start-say")
    assert say.inner_text() == "2 seats are free. Bots take them: At random."
    ada.page.locator("#start-sure .deeds [data-closes]").click()
    bea.join(link, "Bea")  # before the bots were confirmed
    ada.waiting(lambda: seats(ada)[1] == "Bea, here", "Bea is not at the table")
    button.click()
    assert say.inner_text() == "One seat is free. A bot takes it: At random."
    ada.page.locator("#start-yes").click()
    ada.at_table()
    bea.at_table()
    assert ada.page.locator("#people > li.seat").count() == 3
    ada.close()
    bea.close()
