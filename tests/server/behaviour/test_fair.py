"""What the verification page gets: names of draws, and the weights of an uploaded record."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.server.harness import Person, Town
from tests.server.http.test_verify_routes import finished
from vigneron.core.chance import Xorshift
from vigneron.core.game import Game
from vigneron.core.journal import Header
from vigneron.core.picture import Drawing
from vigneron.core.registry import game, games
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.projection import draw_labels


async def ask_weights(person: Person, data: bytes) -> httpx.Response:
    return await person.http.post(
        "/fair/weights",
        data={"_csrf_token": await person.token()},
        files={"journal": ("game.jsonl", data)},
        headers={"accept": "application/json"},
    )


async def test_the_page_leads_to_a_finished_tables_draws(town: Town) -> None:
    anna, table = await finished(town)
    page = await anna.http.get(f"/fair?table={table}")
    assert page.status_code == 200
    assert f'"/t/{table}/draws"' in page.text
    assert (await anna.http.get("/fair")).status_code == 200
    assert (await anna.http.get("/fair?table=nosuchtable1")).status_code == 404
    running = await town.table_of(town.person(), town.person())
    assert (await anna.http.get(f"/fair?table={running}")).status_code == 409


async def test_a_record_from_elsewhere_is_replayed_and_its_secret_left_to_the_browser(town: Town) -> None:
    anna, table = await finished(town)
    text = (await anna.http.get(f"/t/{table}/journal")).text
    own = (await anna.http.get(f"/t/{table}/draws")).json()
    told = (await ask_weights(anna, text.encode())).json()
    assert told["plies"] == own["plies"]
    assert told["secret"] == own["secret"]
    rows = [json.loads(line) for line in text.splitlines()]
    rows[-1]["data"]["secret"] = "00" * 32
    changed = "".join(json.dumps(row) + "\n" for row in rows)
    answer = await ask_weights(anna, changed.encode())
    assert answer.status_code == 200  # the browser checks whether it fits
    assert answer.json()["secret"] == "00" * 32
    act = next(i for i, row in enumerate(rows) if row.get("act") == "pick:3")
    rows[act]["digest"] = "0" * 16
    broken = await ask_weights(anna, "".join(json.dumps(row) + "\n" for row in rows).encode())
    assert broken.status_code == 422
    assert broken.json()["ply"] == rows[act]["ply"]
    assert f"at ply {rows[act]['ply']}" in broken.json()["text"]
    assert (await ask_weights(anna, b"[]")).status_code == 422


class RecordedDraws:
    """Draws from a stream, and records them in the format of `verify`."""

    def __init__(self, stream: Xorshift) -> None:
        self._stream = stream
        self.told: list[dict[str, Any]] = []

    def draw(self, weights: Any, why: str) -> int:
        outcome = self._stream.draw(weights, why)
        self.told.append({"why": why, "weights": list(weights), "outcome": outcome})
        return outcome


def played(found: Game[Any, Any], seats: int, acts: int) -> tuple[Header, list[dict[str, Any]]]:
    setup = found.setup(seats)
    rules, stream = found.rules(setup), Xorshift(7)
    chance = RecordedDraws(stream)
    state = rules.new(setup, chance)
    plies: list[dict[str, Any]] = [{"ply": 0, "seat": -1, "act": "", "draws": chance.told}]
    for ply in range(1, acts):
        to_act = rules.to_act(state)
        if not to_act:
            break
        legal = rules.legal(state, to_act[0])
        action, chance = legal[stream.below(len(legal))], RecordedDraws(stream)
        rules.step(state, to_act[0], action, chance, None)
        plies.append({"ply": ply, "seat": to_act[0], "act": found.actions.text[action], "draws": chance.told})
    names = [f"N{seat}" for seat in range(seats)]
    header = Header(found.key, found.edition, found.digest(found.data()), "t", seats, setup.options, names)
    return header, plies


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_draw_of_a_game_has_a_name_in_every_language(key: str, lang: str) -> None:
    found = game(key)
    header, plies = played(found, found.seats[-1], 400)
    speaker = Speaker(lang, found, header.names)
    named = draw_labels.named(found, header, plies, speaker)
    draws = [draw for ply in named for draw in ply["draws"]]
    assert draws
    assert all(draw["what"] != draw["why"] and draw["label"] for draw in draws)


@pytest.mark.parametrize("key", games())
def test_outcomes_that_can_be_told_apart_have_different_names(key: str) -> None:
    found = game(key)
    header, plies = played(found, found.seats[-1], 60)
    rules = found.rules(found.setup(header.seats))
    speaker = Speaker("en", found, header.names)
    for draw in plies[0]["draws"][:20]:
        drawing: Drawing[Any] = Drawing(None, (), draw["why"], tuple(draw["weights"]))
        possible = [i for i, weight in enumerate(draw["weights"]) if weight]
        if draw["why"] in ("side",):
            continue
        labels = [draw_labels.label(found, rules, drawing, i, speaker) for i in possible]
        assert len(set(labels)) == len(labels), (draw["why"], labels)


def test_the_names_follow_a_deck_from_which_cards_are_gone() -> None:
    found = game("dom_pierre")
    header, plies = played(found, 2, 1)
    speaker = Speaker("en", found, header.names)
    named = draw_labels.named(found, header, plies, speaker)[0]["draws"]
    goals = [draw["label"] for draw in named if draw["why"] == "goal"]
    assert len(set(goals)) == len(goals) > 3
    markets = [draw["label"][0] for draw in named if draw["why"].startswith("market_")]
    assert markets == ["N", "E", "S", "W"]
    whats = [draw["what"] for draw in named if draw["why"] == "vintage"]
    assert whats[0] == whats[2] != whats[3]
