"""Client seeds in every draw, and the page that verifies all draws of a game."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.house import Person, ServerProcess, client
from tests.web.shell.test_access import faults
from tests.web.table.test_votes import choose
from vigneron.core.chance import Derived, Xorshift

pytestmark = pytest.mark.browser


def module(page: Page, name: str, code: str, argument: object = None) -> Any:
    """Return the value of JavaScript code with a module of the client as `m` and the argument as `a`."""
    return page.evaluate(
        f"""async (a) => {{
          const m = await import('{client(page)}{name}');
          return ({code})(m, a);
        }}""",
        argument,
    )


def test_the_browsers_own_hashes_and_draws_are_those_of_the_records(
    house: ServerProcess, browser: Browser
) -> None:
    person = Person(browser, house)
    person.page.goto("/fair")
    stream = Xorshift(5)
    texts = ["", "abc", "x" * 55, "é" * 28, "y" * 64, "z" * 119, "w" * 1000]
    code = "(m, a) => a.map((t) => m.hex(m.sha256(m.utf8(t))))"
    found = module(person.page, "verify/sha256.js", code, texts)
    assert found == [hashlib.sha256(text.encode()).hexdigest() for text in texts]
    pairs = [["k", "m"], ["k" * 64, "message"], ["k" * 200, "m" * 300]]
    code = "(m, a) => a.map(([k, t]) => m.hex(m.hmac(m.utf8(k), m.utf8(t))))"
    found = module(person.page, "verify/sha256.js", code, pairs)
    assert found == [hmac.digest(k.encode(), m.encode(), "sha256").hex() for k, m in pairs]
    secret, words = bytes(range(32)), ["violet", "gamay"]
    weights = [[1] * 6, [3, 1], [0, 5, 0, 7], [1], [1] * 1000]
    weights += [[stream.below(9) for _ in range(40)] + [1] for _ in range(40)]
    for own in ([], words):
        chance = Derived(secret, "château", 27, own)
        expected = [chance.draw(each, "why") for each in weights]
        code = """async (m, a) => {
            const sign = await m.signed({secret: a.secret});
            return Promise.all(a.weights.map((w, number) => m.derived(sign,
                {table: 'château', ply: 27, number, words: a.words}, w)));
        }"""
        argument = {"secret": secret.hex(), "words": own, "weights": weights}
        assert module(person.page, "verify/draws.js", code, argument) == expected
    person.close()


def test_a_word_is_given_at_once_and_every_draw_is_checked_in_the_browser(
    house: ServerProcess, browser: Browser, tmp_path: Path
) -> None:
    ada = Person(browser, house)
    page = ada.page
    ada.quick("burgundy_dice")
    for _ in range(2):
        ada.waiting(lambda: ada.mine, "it is never my turn")
        ada.act()
    ada.waiting(lambda: ada.mine, "it is never my turn")
    page.locator("[data-opens=menu]").click()
    page.locator("#menu [data-opens=fair]").click()
    assert "from this browser" in page.locator("#fair-words").inner_text()
    assert page.locator("#fair-check:visible").count() == 0
    page.keyboard.press("Escape")
    choose(ada, "end")
    page.wait_for_selector("#over[open]")
    page.locator("#over-more summary").click()
    page.locator("#over-check").click()
    page.wait_for_selector("#verdict.good")
    steps = page.locator("#steps li.good").all_inner_texts()
    assert len(steps) == 6, steps
    assert any("what the rules count" in step for step in steps)
    claimed = page.locator("#claimed li").all_inner_texts()
    assert ["Who played" in claimed[0], "no later move was left out" in claimed[-1]] == [True, True], claimed
    assert any("this browser noted" in step for step in steps)
    assert any("The word of this browser" in step for step in steps)
    page.locator("#drawn-all summary").click()
    assert "colour die" in page.locator("#drawn").inner_text()
    with page.expect_download() as told:
        page.locator("a[download^=draws]").click()
    draws = tmp_path / "draws.json"
    told.value.save_as(draws)
    with page.expect_download() as told:
        page.locator("a[href$='/journal']").click()
    record = tmp_path / "game.jsonl"
    told.value.save_as(record)
    _files(page, draws, record)
    _brought(page, record)
    ada.close()


def _verdict(page: Page, path: Path) -> str:
    page.set_input_files("#verify-file input[type=file]", path)
    page.locator("#verify-file button").click()
    page.wait_for_selector("#verdict:is(.good, .bad, .open)")
    return page.locator("#verdict").inner_text()


def _files(page: Page, draws: Path, record: Path) -> None:
    """Both kinds of file verify; with one draw changed they fail, naming the ply."""
    page.goto("/fair")
    assert "as it had to be" in _verdict(page, draws)
    assert "saved draws say so themselves" in page.locator("#claimed").inner_text()
    assert faults(page) == []
    assert "as it had to be" in _verdict(page, record)
    _kept(page, record)
    told = json.loads(draws.read_text(encoding="utf-8"))
    ply = next(ply for ply in reversed(told["plies"]) if ply["draws"])
    draw = ply["draws"][0]
    draw["outcome"] = (draw["outcome"] + 1) % len(draw["weights"])
    draws.write_text(json.dumps(told), encoding="utf-8")
    assert f"At move {ply['ply']} something was changed" in _verdict(page, draws)
    rows = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    rows[0]["words"] = ["another"]
    record.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    first = next(ply["ply"] for ply in told["plies"] if ply["draws"])
    assert f"At move {first} something was changed" in _verdict(page, record)
    rows[0]["words"] = told["words"]
    act = next(row for row in rows[1:] if row.get("draws"))
    act["draws"][0] = (act["draws"][0] + 1) % 6
    record.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    assert f"at ply {act['ply']}" in _verdict(page, record)
    record.write_text("nothing of the kind", encoding="utf-8")
    assert _verdict(page, record)
    assert page.locator("#verdict.bad").count() == 1
    act["draws"][0] = (act["draws"][0] - 1) % 6
    record.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


def _kept(page: Page, record: Path) -> None:
    """A spectator without notes is told so; a kept commitment is compared; draws by hand instead fail."""
    rows = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    notes = page.evaluate("localStorage.draws")
    page.evaluate("delete localStorage.draws")
    assert "is only claimed" in _verdict(page, record)
    assert "Only a commitment that you saw" in page.locator("#claimed").inner_text()
    page.fill("#kept", "ab" * 32)
    page.locator("#kept").blur()
    page.wait_for_selector("#verdict.bad")
    page.fill("#kept", rows[0]["commitment"])
    page.locator("#kept").blur()
    page.wait_for_selector("#verdict.good")
    assert "as it had to be" in page.locator("#verdict").inner_text()
    assert "Only a commitment" not in page.locator("#claimed").inner_text()
    hands = record.with_name("hands.jsonl")
    rows[0]["commitment"] = rows[-1]["data"]["secret"] = ""
    hands.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    _verdict(page, hands)
    assert "says that the draws were made by hand" in page.locator("#steps .bad").inner_text()
    page.fill("#kept", "")
    assert "made by hand" in _verdict(page, hands)
    assert page.locator("#verdict.open").count() == 1
    page.evaluate("notes => localStorage.draws = notes", notes)


def _brought(page: Page, record: Path) -> None:
    """A record is imported as a table for viewing; a changed one is refused, naming the ply."""
    page.goto("/import")
    page.set_input_files("input[name=journal]", record)
    page.locator("main form button").click()
    page.wait_for_selector("#over[open]")
    rows = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    act = next(row for row in rows[1:] if row.get("draws"))
    act["draws"][0] = (act["draws"][0] + 1) % 6
    record.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    page.goto("/import")
    page.set_input_files("input[name=journal]", record)
    page.locator("main form button").click()
    assert f"ply {act['ply']}" in page.locator("[role=alert]").inner_text()


def test_words_pledged_in_the_lobby_are_in_the_record(house: ServerProcess, browser: Browser) -> None:
    ada, bea = Person(browser, house), Person(browser, house)
    said: list[str] = []
    heard: list[str] = []
    bea.page.on("websocket", lambda line: line.on("framesent", lambda text: said.append(str(text))))
    bea.page.on("websocket", lambda line: line.on("framereceived", lambda text: heard.append(str(text))))
    bea.join(ada.open("dom_pierre", "Ada", 2), "Bea")
    for person in (ada, bea):
        person.page.wait_for_function("() => JSON.parse(localStorage.draws || '[]').some(([, n]) => n.word)")

    def kept() -> bool:
        pledges = [json.loads(text)["n"] for text in said if '"pledge"' in text]
        return any(json.loads(text).get("n") in pledges for text in heard)

    bea.waiting_for(kept)
    ada.start()
    bea.at_table()
    for person in (ada, bea):
        person.page.locator("[data-opens=menu]").click()
        person.page.locator("#menu [data-opens=fair]").click()
        assert person.page.locator("#fair-words li").count() == 2
        assert person.page.locator("#fair-words b").count() == 1
        person.page.keyboard.press("Escape")
        person.close()
