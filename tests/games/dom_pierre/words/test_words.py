"""Everything that the rules tell, offer or refuse has a sentence in three languages."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest

from tests.games.dom_pierre.positions import table
from vigneron.core.chance import Xorshift
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.rules.box import (
    B_VP,
    BONUSES,
    COLUMNS,
    GOAL_CARDS,
    METRICS,
    T_SALE_SMALL,
    TOKENS,
)
from vigneron.games.dom_pierre.rules.names import bonus_id, token_id
from vigneron.i18n.speaker import LANGUAGES, Speaker


def _told() -> set[str]:
    found: set[str] = set()
    for path in (GAME.folder / "rules").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'tell\(\s*log, "([a-z_]+)"', text))
    return found | {
        "moved",
        "moved_to_lay_off",
        "token_kept",
        "token_waits",
        "pressed_bb",
        "pressed_br",
        "pressed_rr",
    }


def _reasons() -> set[str]:
    return {
        why
        for path in GAME.folder.rglob("*.py")
        for why in re.findall(r', chance, "([a-z]+)"', path.read_text(encoding="utf-8"))
    } | {"first", "side"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_draws_and_names(lang: str) -> None:
    """DP-20: what happens is told; what chance decides has a name; cards and pieces have names."""
    speaker = Speaker(lang, GAME)
    wanted = {f"event-{kind}" for kind in _told()} | {f"draw-{why}" for why in _reasons()}
    wanted |= {f"goal-G{i + 1:02}" for i in range(GOAL_CARDS)} | {f"metric-{name}" for name in METRICS}
    wanted |= {f"token-{name}" for name in TOKENS} | {f"bonus-{name}" for name in BONUSES}
    wanted |= {f"column-{name}" for name in COLUMNS}
    wanted |= {f"option-variant-{value}" for value in GAME.options[0].values} | {"ending-end_track"}
    assert sorted(id for id in wanted if not speaker.has(id)) == []
    assert len(_told()) > 50
    assert len(_reasons()) >= 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_said(lang: str) -> None:
    """DP-20: every refusal met in random games is a sentence without gaps, and its rule exists."""
    speaker = Speaker(lang, GAME, ["Ada", "Bo", "Cy"])
    rules: Any = table(3).rules
    chance = Xorshift(7)
    state = rules.new(GAME.setup(3), chance)
    codes = set()
    plies = 0
    while to_act := rules.to_act(state):
        seat = to_act[0]
        if plies % 9 == 0:
            for action in range(len(GAME.actions)):
                refusal = rules.why_not(state, seat, action)
                if refusal is not None:
                    codes.add(refusal.code)
                    assert speaker.refusal(refusal)
        legal = rules.legal(state, seat)
        rules.step(state, seat, legal[chance.below(len(legal))], chance, None)
        plies += 1
    assert len(codes) > 25


def test_a_sentence() -> None:
    """DP-71, DP-72: a sale is told part by part."""
    t = table().market(north="Bruxelles").ratio("north", 1, 4, 9).workers(north=(1,))
    told = t.acts("move:sales", "sell:north.l1")
    sold = next(event for event in told if event.kind == "sold")
    said = {lang: Speaker(lang, GAME, ["Greg", "B", "C"]).event(sold) for lang in LANGUAGES}
    assert said["en"] == "Greg sells barrel 3 to Bruxelles for 5, 1 for the press, 1 for the route: 1 VP."
    assert (
        said["fr"]
        == "Greg vend tonneau 3 à Bruxelles pour 5, dont 1 pour le pressoir, 1 pour la route\u00a0: 1 PV."
    )
    assert (
        said["de"]
        == "Greg verkauft Fass 3 an Bruxelles für 5, davon 1 für die Presse, 1 für die Route: 1 SP."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_values_are_said_as_the_data_have_them(lang: str) -> None:
    """DP-79, DP-96: with other values in the data a bonus and a token are called by these values."""
    data = deepcopy(GAME.data())
    for row in data["goals"]["bonus"]:
        row["value"] += row["key"] == "vp"
    for row in data["prestige"]["token"]:
        row["value"] += 4 * (row["key"] == "sale_small")
    speaker = Speaker(lang, GAME)
    assert speaker.say(
        "offer-gift", {"bonus": bonus_id(table(3, edition=GAME.edition).box, B_VP)}
    ) != speaker.say("offer-gift", {"bonus": bonus_id(table(3, data=data).box, B_VP)})
    said = speaker.say("offer-take", {"token": token_id(table(3, data=data).box, T_SALE_SMALL)})
    assert "+5" in said
    assert "+1" not in said
