"""What a review says of an act: why it lost, the chance to win, and the line that follows."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from vigneron.analysis import page
from vigneron.analysis.plies import opened
from vigneron.analysis.reasons import (
    amount,
    chance_words,
    error_words,
    explaining,
    largest,
    line_words,
    moment,
    reason,
)
from vigneron.analysis.review import Review, text_of
from vigneron.core.registry import game
from vigneron.i18n.speaker import LANGUAGES, Speaker

GAMES = Path(__file__).parents[1] / "games"
TWO = GAMES / "burgundy_dice" / "golden" / "two.jsonl"

pytestmark = pytest.mark.usefixtures("few")


def test_the_chance_to_win_stands_beside_a_loss(two: Review) -> None:
    """It is that after the act and after the best one. Without a loss that counts there is none."""
    fold = opened(text_of(TWO))
    speaker = Speaker("en", fold.game, two.names)
    for one in two.plies:
        assert bool(one.odds) == bool(one.sure)
        if one.odds:
            assert 0 <= one.odds[0] <= one.odds[1] <= 1
    told = page.moments(speaker, two, fold.game, fold)
    said = [one["chance"] for one in told if one["chance"]]
    assert said
    assert all(re.fullmatch(r"Chance to win: \d+% in place of \d+%", one) for one in said)
    assert chance_words(Speaker("de", fold.game), (0.123, 0.456)) == "Gewinnchance: 12\u00a0% statt 46\u00a0%"
    assert chance_words(speaker, (0.501, 0.502)) == "", "no difference can be seen"
    assert chance_words(speaker, ()) == ""


def test_a_reason_names_the_two_parts_that_differ_most() -> None:
    speaker = Speaker("en", opened(text_of(TWO)).game)
    gained = {"area": -3.0, "open_castle": 2.0, "goods": 0.3, "monks": 0.01}
    told = reason(speaker, gained)
    later = "promises 2.0 points more later (castles still to be marked)"
    assert told == f"gives up 3.0 points now (areas), but {later}"
    assert reason(speaker, {"area": -3.0, "open_castle": -2.0}).count("; costs 2.0 points later") == 1
    assert reason(speaker, {"others": -1.5}) == "lets the best other player have 1.5 points more"
    assert reason(speaker, {"area": 0.1}) == ""


@pytest.mark.parametrize(
    ("loss", "rest"),
    [(1.0, ""), (1.1, ""), (1.8, "; the rest costs 0.8 points"), (0.7, "; the rest brings 0.3 points")],
)
def test_a_reason_adds_up_to_the_loss(loss: float, rest: str) -> None:
    """The named parts come to 1.0 points. A rest below a tenth of the loss is not told."""
    speaker = Speaker("en", opened(text_of(TWO)).game)
    gained = {"area": -3.04, "open_castle": 2.04, "goods": -0.9, "monks": -0.6}
    told = reason(speaker, gained, loss=loss)
    assert told == reason(speaker, gained) + rest
    assert reason(speaker, {"goods": -0.1}, loss=loss) == "", "no part is worth naming"


def test_more_parts_are_named_where_the_two_largest_cancel_out() -> None:
    """They leave more than half of the loss. Parts on the same side stand together, the rest at the end."""
    speaker = Speaker("en", opened(text_of(TWO)).game)
    gained = {"area": -10.0, "open_castle": 9.5, "goods": -5.0, "monks": -3.0, "workers": -2.0}
    found = explaining(gained, 12.0)
    assert found == [("area", -10.0), ("goods", -5.0), ("monks", -3.0), ("open_castle", 9.5)]
    assert reason(speaker, gained, loss=12.0) == (
        "gives up 10.0 points now (areas); gives up 5.0 points now (goods sold); "
        "costs 3.0 points later (monks), but promises 9.5 points more later (castles still to be marked); "
        "the rest costs 3.5 points"
    )
    assert explaining(gained, 5.0) == [("area", -10.0), ("goods", -5.0), ("open_castle", 9.5)]
    gained = {"area": 9.0, "open_castle": -8.0, "goods": 5.0, "monks": -4.0, "workers": -0.1}
    found = explaining(gained, 3.0)
    assert found == [("area", 9.0), ("open_castle", -8.0), ("monks", -4.0)], "the largest comes first"
    assert explaining({"area": -0.3}, 9.0) == [("area", -0.3)], "no other part is left"
    assert explaining({}, 9.0) == []


@pytest.mark.parametrize("seed", range(20))
def test_each_part_that_is_added_explains_more(seed: int) -> None:
    chance = Random(seed)
    longer = 0
    for _ in range(100):
        gained = {f"part-{number}": chance.gauss(-0.5, 5.0) for number in range(chance.randrange(1, 12))}
        loss = -sum(gained.values())
        if loss <= 0:
            continue
        named, two_largest = explaining(gained, loss), largest(gained)
        assert set(two_largest) <= set(named) <= set(gained.items())
        left, before = (abs(loss + sum(value for _, value in of)) for of in (named, two_largest))
        if len(named) > len(two_largest):
            longer += 1
            assert len(named) <= 4
            assert left < before
            assert before > loss / 2
        else:
            assert left == pytest.approx(before)
    assert longer > 10


def test_the_reasons_of_a_review_add_up_to_its_losses(two: Review) -> None:
    """All amounts that are told of an act come to its loss, but for a tenth of it."""
    fold = opened(text_of(TWO))
    speaker = Speaker("en", fold.game, two.names)
    rests = 0
    for one in two.plies:
        told = moment(speaker, fold.game, fold.rules, fold.states[one.ply - 1], one)["why"] if one.ply else ""
        gains = r"(brings|promises|player [0-9.]+ points? less)"
        amounts = [
            float(size) * (1 if re.search(gains, part) else -1)
            for part in re.split("; |, but ", told)
            for size in re.findall(r"([0-9.]+) point", part)
        ]
        rests += "the rest" in told
        if told:
            assert abs(sum(amounts) + round(one.loss.mean, 1)) <= abs(one.loss.mean) / 10 + 1e-6, told
    assert rests > 3


@pytest.mark.parametrize(
    ("error", "told"), [(None, ""), (0.0, ""), (0.01, "< 0,1"), (0.04, "< 0,1"), (0.26, "0,3")]
)
def test_a_small_error_is_not_told_as_0(error: float | None, told: str) -> None:
    assert error_words(error, "de") == told


def told_line(
    name: str, ply: int, first: tuple[int, str], follows: list[tuple[int, str]], lang: str = "en"
) -> str:
    """Return in words what follows an act that is played in place of a journal's act."""
    fold = opened(text_of(GAMES / f"{name}.jsonl"))
    speaker = Speaker(lang, fold.game, ("Anna", "Bert"))
    return line_words(speaker, fold.game, fold.rules, fold.states[ply - 1], first, follows)


LIFTED = [(0, "lift:supply"), (0, "lift:supply"), (0, "lift:supply"), (0, "put:north.skip")]


@pytest.mark.parametrize(
    ("lang", "said"),
    {
        "en": "Anna: 3 × Lift a worker: own supply; Place a worker, skipping one space: north route",
        "fr": "Anna : 3 × Prendre un ouvrier : réserve personnelle ; "
        "Placer un ouvrier en sautant une case : route du nord",
        "de": "Anna: 3 × Arbeiter aufnehmen: eigener Vorrat; "
        "Arbeiter einsetzen, ein Feld überspringen: Nordroute",
    }.items(),
)
def test_the_line_that_follows_is_told_in_words(lang: str, said: str) -> None:
    told = told_line("dom_pierre/golden/quick-two", 72, (0, "move:logistics"), LIFTED, lang)
    assert told == said.replace(" :", "\u00a0:").replace(" ;", "\u00a0;")


@pytest.mark.parametrize(
    ("lang", "said"),
    {
        "en": "Anna: City b5: write 3",
        "fr": "Anna : Cité b5 : inscrire 3",
        "de": "Anna: Stadt b5: 3 eintragen",
    }.items(),
)
def test_acts_that_others_have_chosen_at_once_are_told_in_words(lang: str, said: str) -> None:
    """Seat 1 has chosen already, without the knowledge of seat 2: its act is not legal, and yet told."""
    told = told_line("burgundy_dice/golden/two", 39, (1, "mark:0.0.4"), [(0, "mark:0.0.8")], lang)
    assert told == said.replace(" :", "\u00a0:")


def test_a_line_changes_seats_and_ends_where_it_does_not_agree_with_the_position() -> None:
    follows = [(1, "acquire:1"), (1, "auction:blending.3"), (1, "harvest:syrah")]
    told = told_line("grand_cru/golden/passing", 4, (1, "auction:syrah.3"), follows)
    assert told.startswith("Bert: Acquire Syrah for your bid of 3 Fr; Open an auction for Blending at 3 Fr; ")
    overbid = [(1, "auction:blending.3"), (0, "overbid:1.4")]
    told = told_line("grand_cru/golden/passing", 2, (0, "loans:1"), overbid)
    assert told == "Bert: Open an auction for Blending at 3 Fr · Anna: Bid 4 Fr for Blending, over Bert"
    assert told_line("grand_cru/golden/passing", 2, (0, "acquire:1"), overbid) == ""
    unknown = [(1, "auction:blending.3"), (0, "no such act")]
    told = told_line("grand_cru/golden/passing", 2, (0, "loans:1"), unknown)
    assert told == "Bert: Open an auction for Blending at 3 Fr"


def test_french_reasons_have_a_singular_and_spaces() -> None:
    speaker = Speaker("fr", opened(text_of(TWO)).game)
    told = reason(speaker, {"goods": -1.5, "area": 2.0})
    assert told == (
        "rapporte 2,0 points maintenant (régions), mais abandonne 1,5 point maintenant (marchandises vendues)"
    )
    assert "\u00a0; abandonne 1,5" in reason(speaker, {"goods": -1.5, "area": -2.0})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_act_that_lost_points_is_told_without_a_pronoun(lang: str) -> None:
    """A pronoun behind the name of a player would be read as the player: "Er verlor", "Il a perdu"."""
    args: dict[str, int | str] = {**amount(2.0, lang), "ply": 3, "who": 0, "act": "A", "error": "1"}
    for id in ("review-played", "review-played-error"):
        told = Speaker(lang, game("dom_pierre"), ["Ada", "Bea"]).say(id, args)
        assert "Ada" in told
        assert not {"it", "er", "il", "he", "sie", "elle"} & set(re.findall(r"\w+", told.lower()))
