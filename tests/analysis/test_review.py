"""The review of a journal: its account, what is kept, several processes, and journals of every kind."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vigneron
import vigneron.analysis.review as review_module
from vigneron.analysis import page
from vigneron.analysis import plies as plies_module
from vigneron.analysis.plies import Number, PlyReview, Settings, opened, review_ply
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
from vigneron.analysis.review import (
    UNCOMPILED,
    NothingToReview,
    Review,
    accuracy,
    curves,
    repeats,
    review,
    text_of,
    worst,
)
from vigneron.core.journal import Journal, TableRow, read, write
from vigneron.core.match import Match
from vigneron.core.registry import game
from vigneron.evaluation import luck as luck_module
from vigneron.evaluation.evaluator import Evaluator
from vigneron.evaluation.judge import judge
from vigneron.i18n.speaker import LANGUAGES, Speaker

GAMES = Path(__file__).parents[1] / "games"
SOLO = GAMES / "burgundy_dice" / "golden" / "solo.jsonl"
TWO = GAMES / "burgundy_dice" / "golden" / "two.jsonl"
SMALL = Settings(0.01)
ONE_OF_EACH = [
    "burgundy_dice/golden/five",
    "burgundy_dice/golden/different",
    "grand_cru/golden/passing",
    "grand_cru/golden/bankrupt-two",
    "dom_pierre/golden/two",
    "dom_pierre/golden/quick-edition-2",
    "dom_pierre/golden/three-edition-3",
]


pytestmark = pytest.mark.usefixtures("few")


@pytest.fixture(scope="module")
def two() -> Review:
    """Return the review of a game of two seats with enough samples to be sure of its worst acts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plies_module, "LEAST_SAMPLES", 8)
        return review(TWO, settings=SMALL)


def test_an_account_adds_up_to_the_margin_at_the_end(two: Review) -> None:
    assert two.complete
    assert two.finished
    for one in two.accounts:
        draws = one.draws_own.mean + one.draws_others.mean + one.draws_shared.mean
        parts = one.start.mean + one.own.mean + one.others.mean + draws + one.unexplained
        assert parts == pytest.approx(one.final, abs=1e-4)
        assert one.adjusted.mean == pytest.approx(one.final - draws, abs=1e-4)
        assert 0 <= one.accuracy <= 100
    first, second = two.accounts
    assert first.final == -second.final != 0
    assert first.own.mean == pytest.approx(-second.others.mean, abs=1e-4)
    assert first.draws_shared.mean != 0
    assert first.draws_own.mean == 0, "all seats use the same roll"


def test_the_worst_player_is_told(two: Review) -> None:
    """Seat 1 lost by 33 points; most of what decided the game are its acts."""
    assert two.accounts[1].own.mean < two.accounts[0].own.mean < 1
    assert two.accounts[1].accuracy < two.accounts[0].accuracy
    assert [two.plies[ply].seat for ply in two.moments].count(1) >= 3
    losses = [two.plies[ply].loss.mean for ply in two.moments]
    assert losses == sorted(losses, reverse=True)
    assert len(two.moments) == 5
    assert all(two.plies[ply].mark and two.plies[ply].sure for ply in two.moments)


def test_the_curves_end_at_the_sums_of_the_account(two: Review) -> None:
    for one in two.accounts:
        last = curves(two, one.seat)[-1]
        assert last["standing"] == one.final
        assert last["luck"] == pytest.approx(one.draws_shared.mean, abs=1e-4)
        assert last["skill"] == pytest.approx(one.own.mean, abs=1e-4)
        assert last["chance"] == (1.0 if one.final > 0 else 0.0)


def test_a_review_prints_itself_in_one_line(two: Review) -> None:
    told = repr(two)
    assert len(told) <= 200
    assert "\n" not in told
    assert "burgundy_dice" in told
    assert f"{two.accounts[1].final:.1f}" in told
    assert str(two.moments) in told


def first(path: Path, count: int) -> Journal:
    """Return the journal of the first plies of a game."""
    whole = read(path.read_text())
    return Journal(whole.header, list[Any](whole.plies()[:count]))


@pytest.fixture(scope="module")
def begun() -> Review:
    """Return the review of the first plies of a game of two seats."""
    return review(first(TWO, 5), settings=SMALL)


def test_a_review_that_was_stopped_goes_on_where_it_is_kept(tmp_path: Path) -> None:
    journal = first(SOLO, 9)
    whole = review(journal, settings=SMALL)
    count = 0

    def stop(done: int, all: int) -> None:
        nonlocal count
        count += 1
        if done == 5:
            raise KeyboardInterrupt

    part = review(journal, settings=SMALL, kept=tmp_path, progress=stop)
    assert part.missing == list(range(5, len(whole.plies)))
    assert part.accounts
    assert not part.complete
    seen: list[int] = []
    rest = review(journal, settings=SMALL, kept=tmp_path, progress=lambda done, all: seen.append(done))
    assert seen[0] == 5
    assert rest.json() == whole.json()
    assert review(first(SOLO, 2), settings=Settings(0.02), kept=tmp_path).digest != whole.digest
    for file in tmp_path.iterdir():
        file.write_text("{}")
    assert review(journal, settings=SMALL, kept=tmp_path).json() == whole.json(), "a broken file is not used"


def test_several_processes_give_the_same_figures() -> None:
    """The workers value 100 alternatives of each draw; what they say of acts and positions is the same."""
    settings = Settings(4 / 160)  # the workers do not know of fewer samples
    alone, together = (review(first(SOLO, 4), settings=settings, processes=count) for count in (1, 2))
    assert [replace(one, luck=[], exact=True) for one in together.plies] == [
        replace(one, luck=[], exact=True) for one in alone.plies
    ]
    assert together.start == alone.start


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_plies_of_every_edition_are_reviewed(name: str) -> None:
    """The set-up, one act in the middle, and the last."""
    fold = opened(text_of(GAMES / f"{name}.jsonl"))
    evaluator = Evaluator(fold.game, fold.rules)
    last = len(fold.plies) - 1
    for ply in {0, last // 2, last}:
        found = review_ply(fold, evaluator, ply, 0.01)
        assert len(found.value) == len(found.chance) == fold.setup.seats
        assert json.loads(json.dumps(asdict(found)))["ply"] == ply
        assert bool(found.luck) == bool(fold.plies[ply].draws)
        if fold.setup.seats > 1:
            nobody = ply == last and not fold.rules.result(fold.states[-1]).winners
            assert sum(found.chance) == pytest.approx(0.0 if nobody else 1.0, abs=1e-4)


def test_a_game_that_was_given_up_is_reviewed_up_to_its_last_position() -> None:
    journal = read(TWO.read_text())
    rows: list[Any] = [*journal.plies()[:7], TableRow("forfeit", {"seat": 0}), TableRow("end", {"why": "x"})]
    found = review(Journal(journal.header, rows), settings=SMALL)
    assert len(found.plies) == 7
    assert not found.finished
    assert found.accounts[0].final == pytest.approx(-found.accounts[1].final)
    notes = page.notes(Speaker("en", opened(write(Journal(journal.header, rows))).game), found)
    assert any("did not reach its end" in note for note in notes)


TAKEN_BACK = TableRow("undo", {"to": 2})
CORRECTED = TableRow("undo", {"to": 3, "corrected": True})


@pytest.mark.parametrize(
    "after",
    [
        [TableRow("forfeit", {"seat": 0}), TableRow("end", {"why": "x"})],
        [TableRow("agree", {"seats": [0, 1]}), TableRow("end", {"why": "x"})],
        [TAKEN_BACK, 3, 4],
    ],
    ids=["forfeit", "agree", "taken back"],
)
def test_rows_of_the_table_change_no_figures(after: list[Any], begun: Review) -> None:
    journal = first(TWO, 5)
    rows = [journal.rows[row] if isinstance(row, int) else row for row in after]
    found = review(Journal(journal.header, [*journal.rows, *rows]), settings=SMALL)
    assert found.json() == begun.json()
    assert not found.finished


def test_of_draws_entered_by_people_the_corrected_ones_count(begun: Review) -> None:
    """A table with real dice has no commitment. Its draws may be entered again."""
    journal = first(TWO, 5)
    *before, last = journal.plies()
    assert last.draws
    wrong = replace(last, draws=tuple(0 for _ in last.draws), digest="0" * 16)
    by_hand = Journal(replace(journal.header, commitment=""), [*before, wrong, CORRECTED, last])
    found = review(by_hand, settings=SMALL)
    assert found.plies == begun.plies
    assert found.accounts == begun.accounts


def test_component_data_of_ones_own_are_reviewed_by_themselves(generous: Match[Any]) -> None:
    """The journal carries them. Areas that bring 30 points more make the start worth more."""
    for _ in range(2):
        generous.act(0, generous.offers(0)[0])
    told = review(write(generous.journal), settings=SMALL)
    assert told.start[0].mean > 150
    assert [ply.act for ply in told.plies[1:]] == [ply.act for ply in generous.journal.plies()[1:]]


def test_without_compiled_rules_draws_have_fewer_alternatives(monkeypatch: pytest.MonkeyPatch) -> None:
    """The part of the alternatives is that of the samples; a whole review has all of them."""
    monkeypatch.setattr(plies_module, "LEAST", 100)
    seen: list[int] = []

    def noted(*args: Any) -> Any:
        seen.append(args[6])
        return luck_module.luck(args[0], args[1], args[2], args[3], args[4], few=2)

    monkeypatch.setattr(plies_module, "luck", noted)

    def quick(*args: Any, width: int) -> Any:
        return judge(args[0], args[1], args[2], args[3], args[4], 2, width=width)

    monkeypatch.setattr(plies_module, "judge", quick)
    fold = opened(text_of(TWO))
    evaluator = Evaluator(fold.game, fold.rules)
    ply = next(row.ply for row in fold.plies if row.draws)
    for scale in (1.0, UNCOMPILED, 0.01):
        review_ply(fold, evaluator, ply, scale)
    assert seen == [0, 20, 4]


def test_a_journal_without_acts_has_nothing_to_review() -> None:
    journal = read(TWO.read_text())
    with pytest.raises(NothingToReview):
        review(Journal(journal.header, list(journal.plies()[:1])), settings=SMALL)


@pytest.mark.parametrize("scale", [0.0, -1.0, 1001.0, float("nan")])
def test_a_budget_that_is_none_is_an_error(scale: float) -> None:
    with pytest.raises(ValueError, match="scale"):
        Settings(scale)


def test_a_match_is_reviewed_by_its_journal() -> None:
    match = vigneron.start("burgundy_dice", seats=1)
    match.random()
    assert review(match, settings=SMALL) == review(match.journal, settings=SMALL)


@pytest.mark.parametrize("given", [5, None, b"{}"])
def test_what_is_no_journal_is_a_type_error(given: Any) -> None:
    with pytest.raises(TypeError, match="a journal is a Journal, a Match, a file or a text, not "):
        review(given)


def test_a_review_needs_a_process() -> None:
    with pytest.raises(ValueError, match="process"):
        review(SOLO, processes=0)


def test_accuracy_is_100_without_losses_and_37_for_bad_acts() -> None:
    assert accuracy([], 2.0) == 100
    assert accuracy([0.0, 0.0], 2.0) == 100
    assert accuracy([2.0], 2.0) == pytest.approx(36.79, abs=0.01)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_and_the_curves_say_everything_in_every_language(two: Review, lang: str) -> None:
    fold = opened(text_of(TWO))
    speaker = Speaker(lang, fold.game, two.names)
    told = page.html(two, speaker, fold.game, fold, [0, 1], "Title")
    assert told.count("<table>") == told.count("</table>") == 2
    assert told.count("<li>") == 5
    assert told.index("<ol>") < told.index("<table>"), "the moments come first"
    assert page.svg(two, speaker, [1]).count("<polyline") == 3
    both = page.svg(two, speaker, [0, 1], named=True)
    assert both.count("<polyline") == 6
    assert all(name in both for name in two.names)
    assert "{" not in told.partition("</style>")[2]


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


def test_a_game_alone_has_no_chance_to_win() -> None:
    found = review(SOLO, settings=SMALL)
    assert not any(one.odds for one in found.plies)


def test_a_chance_that_is_missed_again_is_one_moment(two: Review) -> None:
    """Decisions of a seat in a row, with about the same loss, even if others act between them."""
    kind = next(one for one in two.plies if one.sure)

    def lost(ply: int, seat: int, loss: float, *, sure: str = "clear", forced: bool = False) -> PlyReview:
        return replace(kind, ply=ply, seat=seat, loss=Number(loss, 0.1), sure=sure, forced=forced)

    plies = [
        *(lost(1, 0, 9.0), lost(2, 1, 9.0), lost(3, 0, 8.5), lost(4, 0, 0.0, sure="", forced=True)),
        *(lost(5, 0, 9.2), lost(6, 0, 0.0, sure=""), lost(7, 0, 9.0), lost(8, 0, 5.0)),
    ]
    assert repeats(plies) == {3: 1, 5: 1}
    assert worst(plies) == [1, 2, 7, 8]
    found = replace(two, plies=plies)
    speaker = Speaker("en", opened(text_of(TWO)).game)
    assert page.again_words(speaker, found, 1) == "The same chance was missed again at moves 3, 5"
    assert page.again_words(speaker, found, 2) == ""


def test_a_review_that_was_stopped_does_not_pass_for_a_whole_one(two: Review) -> None:
    """What is missing is not called unexplained, and there is no result without luck."""
    speaker = Speaker("en", opened(text_of(TWO)).game, two.names)
    names = {name for name, _ in page.account_rows(speaker, two.accounts[0], two)}
    assert {"Unexplained", "Without luck", "Accuracy", "Margin at the end"} <= names
    assert page.stopped(speaker, two) == ""
    part = replace(two, missing=[3, 4], finished=False)
    names = {name for name, _ in page.account_rows(speaker, part.accounts[0], part)}
    assert {"Not yet reviewed", "Margin at the last position"} <= names
    assert not {"Unexplained", "Without luck", "Accuracy"} & names
    assert page.stopped(speaker, part) == "The review was stopped: 2 acts are missing."


def test_the_scale_of_curves_has_round_numbers_and_room_for_them(two: Review) -> None:
    assert [page.rung(size) for size in (1, 8, 40, 140, 900)] == [1, 2, 10, 50, 200]
    long = "Anna Livia Plurabelle and all her hundred and eleven children"
    speaker = Speaker("en", opened(text_of(TWO)).game, [long, "Bert"])
    told = page.svg(two, speaker, [0], named=True)
    marks = re.findall(r'text-anchor="end">([^<M]*)</text>', told)
    assert "0" in marks
    assert all(re.fullmatch("\u2212?[0-9]{1,4}", text) for text in marks)
    assert long not in told
    assert f"{long[:43].rstrip()}…" in told


def test_what_is_done_is_kept_while_a_review_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So nothing but the last seconds is lost if the process is killed."""
    monkeypatch.setattr(review_module, "KEPT_EVERY", -1.0)
    sizes: list[int] = []

    def told(count: int, all: int) -> None:
        files = list(tmp_path.glob("*.json"))
        sizes.append(len(json.loads(files[0].read_text())["plies"]) if files else 0)
        if count == 4:
            raise KeyboardInterrupt

    review(SOLO, settings=SMALL, kept=tmp_path, progress=told)
    assert sizes == [0, 0, 1, 2, 3]


def test_the_start_is_kept_before_any_ply_is_done(tmp_path: Path) -> None:
    def told(count: int, all: int) -> None:
        if count == 1:
            raise KeyboardInterrupt

    def stop(*given: Any) -> Any:
        raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review_module, "review_ply", stop)
        found = review(SOLO, settings=SMALL, kept=tmp_path)
    assert found.start
    assert not found.plies
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review_module, "start_value", stop)
        assert review(SOLO, settings=SMALL, kept=tmp_path, progress=told).start == found.start


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
