"""The review of a journal: its account, what is kept, several processes, and journals of every kind."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

import vigneron
import vigneron.analysis.review as review_module
from vigneron.analysis import page
from vigneron.analysis import plies as plies_module
from vigneron.analysis.plies import Settings, opened, review_ply
from vigneron.analysis.review import UNCOMPILED, NothingToReview, Review, accuracy, curves, review, text_of
from vigneron.core.journal import Journal, TableRow, read, write
from vigneron.core.match import Match
from vigneron.evaluation import luck as luck_module
from vigneron.evaluation.evaluator import Evaluator
from vigneron.evaluation.judge import judge
from vigneron.i18n.speaker import Speaker

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


def test_a_game_alone_has_no_chance_to_win() -> None:
    found = review(SOLO, settings=SMALL)
    assert not any(one.odds for one in found.plies)


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
