"""Seats before the game: opening, joining, names, bots, starting; and who may do what."""

from __future__ import annotations

import re

import pytest

from tests.server.harness import HOST, Town
from vigneron.server.lobby import names
from vigneron.server.lobby.join_codes import normal_code
from vigneron.server.platform import static_files
from vigneron.server.stats import results


async def test_one_click_opens_a_table_against_two_bots(town: Town) -> None:
    anna = town.person()
    table = await anna.quick("hedge")
    line, welcome = await anna.watch(table)
    assert welcome["table"]["phase"] == "playing"
    assert [person["kind"] for person in welcome["people"]] == ["person", "bot", "bot"]
    assert len({person["name"] for person in welcome["people"]}) == 3
    await line.ask("act", v=1, d=0, act="pick:1")
    told = await line.ask("act", v=1, d=1, act="plain")
    if told["v"] == 1:  # bots need no request, only a moment
        told = await line.until(lambda told: told.get("v") == 7)
    assert told["turn"]["to_act"] == [0]


async def test_friends_join_by_code_and_by_link_and_the_host_starts(town: Town) -> None:
    anna, bert, chloe = town.person(), town.person("fr"), town.person()
    table = await anna.open("hedge", seats="3", name="Anna")
    host, welcome = await anna.watch(table)
    assert welcome["table"]["phase"] == "lobby"
    assert welcome["scene"] is None
    code, link = welcome["table"]["code"], welcome["table"]["link"]
    page = await bert.http.get(link)
    assert page.status_code == 200
    assert "Anna" in page.text
    assert (await bert.post("/join", code=f" {code[:3].lower()}-{code[3:]} ", name="Bert")).status_code == 303
    told = await host.until(lambda told: told["t"] == "people" and told["people"][1]["kind"] == "person")
    assert told["people"][1]["name"] == "Bert"
    assert (await bert.http.get(link)).headers["location"] == f"/t/{table}"
    await chloe.post("/join", code=code, name="")
    await host.until(lambda told: told["t"] == "people" and told["people"][2]["name"] == "Guest 3")
    full = await town.person().post("/join", code=code, name="Dora")
    assert full.status_code == 409
    assert "All seats are taken." in full.text
    assert (await bert.post(f"/t/{table}/start", fill="")).status_code == 403
    assert (await anna.post(f"/t/{table}/start", fill="")).status_code == 303
    begun = await host.next("welcome")
    assert begun["table"]["phase"] == "playing"
    assert begun["scene"]["status"] == "Round 1"


async def test_open_seats_go_to_bots_or_away_at_the_start(town: Town) -> None:
    anna = town.person()
    first = await anna.open("hedge", seats="4")
    await anna.start(first, "random")
    assert [s.kind for s in town.live(first).record.seats] == ["person", "bot", "bot", "bot"]
    second = await anna.open("hedge", seats="4", **{"bot-2": "random"})
    await anna.post(f"/t/{second}/start", fill="")
    assert [(s.seat, s.kind) for s in town.live(second).record.seats] == [(0, "person"), (1, "bot")]
    stored = await town.services.store.load(second)
    assert stored is not None
    assert [(s.seat, s.kind) for s in stored.record.seats] == [(0, "person"), (1, "bot")]


async def test_the_host_places_bots_and_a_guest_leaves(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await anna.open("hedge", seats="3", name="Anna")
    code = town.live(table).record.code
    await anna.post(f"/t/{table}/seat", seat="1", bot="random")
    await bert.post("/join", code=code, name="Bert")

    def kinds() -> list[str]:
        return [seat.kind for seat in town.live(table).record.seats]

    assert kinds() == ["person", "bot", "person"]
    assert (await bert.post(f"/t/{table}/seat", seat="1", bot="")).status_code == 403
    for seat in ("2", "0", "9", "-1", "x", ""):
        assert (await anna.post(f"/t/{table}/seat", seat=seat, bot="random")).status_code == 409
    assert (await anna.post(f"/t/{table}/seat", seat="1", bot="os:system")).status_code == 409
    await anna.post(f"/t/{table}/seat", seat="1", bot="")
    assert (await bert.post(f"/t/{table}/leave")).headers["location"] == "/"
    assert kinds() == ["person", "open", "open"]
    await bert.post("/join", code=code, name="Bert")
    await anna.post(f"/t/{table}/leave")
    _, welcome = await bert.watch(table)
    assert welcome["you"] == {"seat": 1, "host": True, "lang": "en", "device": None}
    assert (await anna.post(f"/t/{table}/leave")).status_code == 403


async def test_nothing_of_the_lobby_changes_once_the_game_has_begun(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    for path, fields in (("seat", {"seat": "1"}), ("start", {})):
        assert (await anna.post(f"/t/{table}/{path}", **fields)).status_code == 409
    code = town.live(table).record.code
    late = await town.person().post("/join", code=code, name="Late")
    assert late.status_code == 409
    assert (await bert.post("/join", code=code, name="Again")).status_code == 303  # already seated


async def test_a_name_may_be_changed_in_the_middle_of_a_game_and_everybody_is_told(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    line, _ = await bert.watch(table)
    assert 'id="name-form"' in (await anna.http.get(f"/t/{table}")).text
    assert (await anna.post(f"/t/{table}/name", name="  Anna\u202e Maria ")).status_code == 303
    told = await line.until(lambda m: "people" in m and m["people"][0]["name"] == "Anna Maria")
    assert told["turn"]["say"]
    assert (await bert.post(f"/t/{table}/name", name="Anna Maria")).status_code == 303
    assert town.live(table).record.names() == ("Anna Maria", "Anna Maria 2")
    assert (await town.person().post(f"/t/{table}/name", name="X")).status_code == 403
    await line.ask("propose", kind="end")
    mine, _ = await anna.watch(table)
    await mine.ask("vote", choice="yes")
    assert (await anna.post(f"/t/{table}/name", name="Later")).status_code == 409


async def test_a_guest_says_their_name_once_and_plays_by_it(town: Town) -> None:
    anna = town.person()
    assert 'action="/name"' in (await anna.http.get("/")).text
    assert (await anna.post("/name", name="Anna")).status_code == 303
    page = (await anna.http.get("/")).text
    assert 'action="/name"' not in page
    assert '<a class="me" href="/me/profile">Anna</a>' in page
    table = str((await anna.post("/quick", game="hedge")).headers["location"]).removeprefix("/t/")
    assert town.live(table).record.names()[0] == "Anna"


async def test_the_address_alone_gives_a_stranger_nothing(town: Town) -> None:
    anna, stranger = town.person(), town.person()
    table = await anna.open("hedge", seats="2", name="Anna")
    code = town.live(table).record.code
    page = await stranger.http.get(f"/t/{table}")
    assert code not in page.text
    _, welcome = await stranger.watch(table)
    assert welcome["you"]["seat"] is None
    assert code not in str(welcome)
    assert (await stranger.http.get(f"/t/{table}/qr.svg")).status_code == 403
    for path in ("start", "seat", "name", "leave"):
        assert (await stranger.post(f"/t/{table}/{path}", seat="1", name="X")).status_code == 403
    mine = await anna.http.get(f"/t/{table}/qr.svg")
    assert mine.headers["content-type"] == "image/svg+xml"
    assert "<svg" in mine.text


async def test_a_forged_or_foreign_cookie_is_nobody(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    value = anna.cookie
    person, _, _ = value.rpartition(".")
    for forged in (
        person,
        f"{person}.",
        f"{person}.AAAA",
        f"x{value}",
        value[:-1],
        "",
        "\x00",
        "é" * 10,
        "a" * 5000,
    ):
        line = town.person().connect(table, cookie=f"{town.app._identity.cookie}={forged}")
        assert (await line.ask("hello"))["you"]["seat"] is None


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Anna  ", "Anna"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("x" * 10_000, "x" * 40),
        ("\u202eanna\u202c", "anna"),
        ("a\x00b\nc\td", "ab c d"),
        ("", ""),
        ("\u200d\u200d", ""),
        ("   ", ""),
        ("🍇🍷", "🍇🍷"),
        ("👩‍🌾", "👩‍🌾"),
        ("\ud800", ""),
        ("עינת", "עינת"),
        ("\ufeffO\u2066k\u2069", "Ok"),
        ("{ $who }", "{ $who }"),
        (None, ""),
        (7, ""),
        ("́", ""),
        ("\u3164", ""),
        ("\u2800 \u115f", ""),
        ("\ufe0f\U000e0100", ""),
        ("\U00013441", ""),
        ("\u2061\u17b4", ""),
        ("An\u200bn\u3164a\uffa0", "Anna"),
        ("An\u034fna\ufe0f", "Anna"),
        ("a\u200db", "ab"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),
        ("ශ\u0dca\u200dරී", "ශ\u0dca\u200dරී"),
        ("Z" + "\u0335" * 30 + "oe", "Z" + "\u0335" * 4 + "oe"),
    ],
)
def test_names_become_text(given: object, kept: str) -> None:
    assert names.clean(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "ACDEF2",
        "acdef2",
        " acd ef2 ",
        "ACD-EF2",
        "ACDEF2.",
        "(ACDEF2)",
        "“ACDEF2”!",
        "Code: ACDEF2",
        "A\u200bCD\u2060EF\ufeff2\u00ad",
        "ＡＣＤＥＦ２",
        "ａｃｄ\u3000ｅｆ２。",
        "acd\u2011ef2",
        "\u202aACDEF2\u202c",
        "http://house.test/j/ACDEF2",
        "https://house.test:8340/j/acdef2.",
        "house.test/j/ACDEF2?x=1#y",
        "Come: http://house.test/j/ACDEF2, tonight",
        "<http://house.test/j/ACDEF2>",
        "[table](http://house.test/j/ACDEF2)",
        "http://[::1]:8340/j/ACDEF2/",
        "ｈｔｔｐ：／／house.test／j／ACDEF2",
        "http://a.test/j/WRONG2 no: http://a.test/j/ACDEF2",
    ],
)
def test_a_code_is_found_in_what_people_paste(given: str) -> None:
    assert normal_code(given) == "ACDEF2"


@pytest.mark.parametrize("given", [None, 7, "", "\u3164", "///", "\ud800", "\x00", "é" * 50, "/j/."])
def test_what_holds_no_code_finds_none(given: object) -> None:
    assert normal_code(given) == ""


async def test_a_pasted_link_leads_to_the_table(town: Town) -> None:
    anna, bert, chloe = town.person(), town.person(), town.person()
    table = await anna.open("hedge", seats="3")
    code = town.live(table).record.code
    assert (await bert.post("/join", code=f"http://{HOST}/j/{code}.", name="Bert")).status_code == 303
    page = await chloe.http.get(f"/j/{code.lower()}.\u200b")
    assert (page.status_code, f'value="{code}"' in page.text) == (200, True)


async def test_pages_know_the_version_of_their_house(town: Town) -> None:
    anna = town.person()
    table = await anna.open("hedge", seats="2")
    page = await anna.http.get(f"/t/{table}")
    found = re.search(r'data-version="([^"]+)"', page.text)
    assert found
    line = anna.connect(table)
    assert (await line.ask("hello", version=found[1]))["version"] == found[1] == static_files.version()
    assert b"vigneron_older_pages_total 0.0" in town.services.metrics.text()
    other = anna.connect(table)
    assert (await other.ask("hello", version="0.0.1+old"))["version"] == found[1]
    await other.ask("hello", version="0.0.1+old")
    assert b"vigneron_older_pages_total 1.0" in town.services.metrics.text()
    other.send("hello", version="x" * 81)
    assert (await other.next("refused"))["t"] == "refused"


async def test_whoever_sits_down_as_another_s_twin_gets_a_number(town: Town) -> None:
    """When joining, in the lobby's form, on one device, and when chatting without a seat."""
    anna, twin, third = town.person(), town.person(), town.person()
    word = "three words together"
    assert (await anna.post("/account", name="Anna", password=word)).status_code == 303
    table = await anna.open("hedge", seats="4", name="Anna")
    record = town.live(table).record
    for person, name in ((twin, "Аnna"), (third, "\u3164")):
        assert (await person.post("/join", code=record.code, name=name)).status_code == 303
    assert (await anna.post(f"/t/{table}/beside", name="Ａnna")).status_code == 303

    def seated() -> list[str]:
        return [seat.name for seat in town.live(table).record.seats]

    assert seated() == ["Anna", "Аnna 2", "Guest 3", "Ａnna 3"]
    await third.post(f"/t/{table}/name", name="An\u200bna")
    assert seated()[2] == "Anna 4"
    await third.post(f"/t/{table}/name", name="\u3164")
    assert seated()[2] == "Anna 4"


async def test_what_is_said_without_a_seat_bears_no_name_of_the_table(town: Town) -> None:
    anna, watcher = town.person(), town.person()
    table = await anna.open("hedge", seats="2", name="Anna")
    await watcher.open("hedge", seats="2", name="Аnna")  # this person's id
    mine, _ = await anna.watch(table)
    await mine.ask("talk", who="all")
    theirs, _ = await watcher.watch(table)
    listening = await theirs.ask("listen")
    assert listening["lines"] == []
    theirs.send("say", text="I am Anna")
    [line] = (await theirs.until(lambda told: told["t"] == "said"))["lines"]
    assert (line["seat"], line["name"]) == (None, "Аnna 2")


def test_somebody_else_s_name_gets_a_number() -> None:
    assert names.unlike("anna", ["Anna", "anna 2"]) == "anna 3"
    assert names.unlike("x" * 40, ["x" * 40]) == "x" * 36 + " 2"
    for twin in ("Аnna", "Ａｎｎａ", "аnnа", "ANNA", "Anna\u200b"):
        assert names.unlike(twin, ["Bert", "Anna"]) == f"{twin} 2"
    assert names.unlike("Αnna", ["Anna", "Anna Ƨ"]) == "Αnna 3"  # a name with a similar number is taken too
    assert names.unlike("Anne", ["Anna"]) == "Anne"
    assert names.for_bot(["Оdile"]) == "Anselm"
    assert names.for_bot([]) != names.for_bot([names.for_bot([])])
    crowd: list[str] = []
    for _ in range(20):
        crowd.append(names.for_bot(crowd))
    assert len(set(crowd)) == 20


async def test_markup_in_a_name_stays_text_everywhere(town: Town) -> None:
    anna = town.person()
    evil = "<img src=x onerror=alert(1)>\"'&{{7*7}}"
    table = await anna.open("hedge", seats="2", name=evil)
    code = town.live(table).record.code
    guest = town.person()
    pages = [await guest.http.get(f"/j/{code}"), await anna.http.get(f"/t/{table}"), await anna.http.get("/")]
    await anna.post(f"/t/{table}/start", fill="")
    pages.append(await anna.http.get(f"/t/{table}"))
    for page in pages:
        assert page.status_code == 200
        assert "<img src=x" not in page.text
        assert ">49<" not in page.text
    _, welcome = await anna.watch(table)
    assert welcome["people"][0]["name"] == evil[:40]


async def test_one_s_own_name_comes_back_and_the_tables_are_listed(town: Town) -> None:
    anna, bert = town.person(), town.person()
    await town.table_of(anna, bert)
    page = await bert.http.get("/")
    assert 'value="Bert"' in page.text
    assert "Anna, Bert" in page.text
    assert "your turn" in page.text
    assert "Anna, Bert" not in (await town.person().http.get("/")).text


async def test_other_component_data_are_said_at_the_table(town: Town) -> None:
    anna = town.person()
    table = await anna.quick("hedge")
    _, welcome = await anna.watch(table)
    assert welcome["table"]["override"] is False


async def test_bots_sit_down_only_after_it_was_said_how_many_and_which(town: Town) -> None:
    anna, bert = town.person(), town.person("de")
    table = await anna.open("hedge", seats="4", name="Anna")
    said = await anna.post(f"/t/{table}/start", fill="random")
    assert said.status_code == 200
    assert "3 seats are free. Bots take them: At random." in said.text
    record = town.live(table).record
    assert (record.phase, [seat.kind for seat in record.seats[1:]]) == ("lobby", ["open"] * 3)
    await bert.post("/join", code=record.code, name="Bert")
    assert (
        await bert.post(f"/t/{table}/start", fill="random")
    ).status_code == 403  # not what the host confirmed
    again = await anna.post(
        f"/t/{table}/start", fill="random", told="random 3"
    )  # meanwhile there are two open seats
    assert "2 seats are free." in again.text
    other = await anna.post(f"/t/{table}/start", fill="greedy", told="random 2")
    assert "Bots take them: One move ahead." in other.text
    assert (await anna.post(f"/t/{table}/start", fill="nobody", told="nobody 2")).status_code == 409
    assert town.live(table).record.phase == "lobby"
    assert (await anna.post(f"/t/{table}/start", fill="random", told="random 2")).status_code == 303
    record = town.live(table).record
    assert (record.phase, [seat.kind for seat in record.seats]) == (
        "playing",
        ["person", "person", "bot", "bot"],
    )


async def test_a_removed_person_is_told_by_whom_and_why(town: Town) -> None:
    anna, bert, zoe = town.person(), town.person("de"), town.person()
    table = await anna.open("hedge", seats="2", name="Anna")
    code = town.live(table).record.code
    await bert.post("/join", code=code, name="Bert")
    refused = await anna.post(f"/t/{table}/remove", seat="1")
    assert (refused.status_code, "Give a reason" in refused.text) == (409, True)
    assert (await anna.post(f"/t/{table}/remove", seat="1", why="seat")).status_code == 303
    told = "Anna hat dich von diesem Tisch entfernt: Der Platz ist für jemand anderen."
    assert told in (await bert.http.get(f"/t/{table}")).text
    assert 'id="removed"' not in (await zoe.http.get(f"/t/{table}")).text
    assert 'id="removed"' not in (await anna.http.get(f"/t/{table}")).text
    await anna.start(table, "random")
    _, welcome = await bert.watch(table)
    assert welcome["note"] == told
    _, welcome = await zoe.watch(table)
    assert "note" not in welcome


async def test_a_removed_person_is_told_at_a_table_for_which_they_may_not_look(town: Town) -> None:
    anna, bert, zoe = town.person(), town.person(), town.person()
    table = await anna.open("hedge", seats="2", name="Anna", closed="1")
    await bert.post("/join", code=town.live(table).record.code, name="Bert")
    line, _ = await bert.watch(table)
    await anna.post(f"/t/{table}/remove", seat="1", why="plan")
    assert await line.end() == 1012
    gone = await bert.connect(table).next()
    assert (gone["t"], gone["code"]) == ("gone", "no-watchers")
    page = await bert.http.get(f"/t/{table}")
    assert page.status_code == 403
    assert "Anna has removed you from this table: this game will not be played as planned." in page.text
    assert "Only those who sit at this table may look." in (await zoe.http.get(f"/t/{table}")).text


async def test_who_sits_down_again_is_told_nothing_of_a_removal(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await anna.open("hedge", seats="2", name="Anna")
    code = town.live(table).record.code
    await bert.post("/join", code=code, name="Bert")
    await anna.post(f"/t/{table}/remove", seat="1", why="away")
    assert 'id="removed"' in (await bert.http.get(f"/t/{table}")).text
    await bert.post("/join", code=code, name="Bert")
    assert 'id="removed"' not in (await bert.http.get(f"/t/{table}")).text


async def test_a_removal_leaves_a_game_rated(town: Town) -> None:
    anna, bert, chloe = town.person(), town.person(), town.person()
    table = await anna.open("hedge", seats="2", name="Anna")
    code = town.live(table).record.code
    await bert.post("/join", code=code, name="Bert")
    await anna.post(f"/t/{table}/remove", seat="1", why="away")
    await chloe.post("/join", code=code, name="Chloe")
    await anna.post(f"/t/{table}/start", fill="")
    assert results.why_not(town.live(table).record, "") == ""
