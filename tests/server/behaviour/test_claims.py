"""What a record proves and what it only claims: forged records are refused, real ones are not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.server.behaviour.test_fair import ask_weights
from tests.server.harness import Town
from tests.server.http.test_verify_routes import bring
from tests.server.table.test_manual_dice import choose, two
from tests.server.table.test_takeovers import begun, later
from tests.server.table.test_votes import open_turns
from vigneron.core import journal
from vigneron.core.chance import Derived, Scripted, commitment
from vigneron.core.contract import apply
from vigneron.core.journal import BadJournal, Header, Journal, Ply, TableRow, closing, digest, setup_of
from vigneron.core.outcome import outcome
from vigneron.core.proof import check, check_secret
from vigneron.core.redraw import redrawn
from vigneron.core.registry import game
from vigneron.server.live_game.verify import proven

SECRET = bytes(range(32))
NAMES = ("Anna", "Bert", "Chloe")
Script = Sequence[tuple[int, str] | tuple[int, str, int] | TableRow]
CHOSEN: Script = [(0, "pick:1"), (0, "plain"), (1, "pick:1"), (1, "plain")]
WHOLE: Script = [*CHOSEN, (0, "rest"), (1, "rest"), *CHOSEN, (0, "rest"), (1, "rest")]


def undo(to: int, **more: bool) -> TableRow:
    return TableRow("undo", {"to": to, **more})


def of_seat(kind: str, seat: int) -> TableRow:
    return TableRow(kind, {"seat": seat})


def end(why: str) -> TableRow:
    return TableRow("end", {"why": why})


def written(script: Script, *, by_hand: bool = False, seats: int = 2) -> Journal:
    """Return a journal whose plies, draws, digests and score are right, whatever the table rows claim.

    Entries are acts (with their outcome, for draws entered by hand) and table rows."""
    own = game("hedge")
    setup = own.setup(seats)
    header = Header(
        "hedge",
        own.edition,
        own.digest(own.data()),
        "t",
        seats,
        setup.options,
        NAMES[:seats],
        "" if by_hand else commitment(SECRET),
    )
    _, rules = setup_of(own, header)
    state = rules.new(setup, Scripted())
    states, rows = [state], list[Any]([Ply(0, -1, "", (), digest(rules, state))])
    for entry in script:
        if isinstance(entry, TableRow):
            rows.append(entry)
            if entry.kind == "undo":
                del states[entry.data["to"] + 1 :]
            continue
        seat, text, *given = entry
        ply = len(states)
        chance = Scripted(given) if by_hand else Derived(SECRET, "t", ply)
        action = own.actions.parse(text)
        assert action is not None
        state, _ = apply(rules, states[-1], seat, action, chance)
        states.append(state)
        rows.append(Ply(ply, seat, text, tuple(chance.drawn), digest(rules, state)))
    found = Journal(header, rows)
    fold = journal.replay(own, found)
    found.closing = closing(b"" if by_hand else SECRET, outcome(fold, rows))
    return found


def claims(found: Journal) -> list[str]:
    return [code for code, _ in proven(game(found.header.game), found).claims]


FORGED: dict[str, tuple[Script, str]] = {
    "a draw taken back": ([*CHOSEN, (0, "roll"), undo(4), (0, "rest")], "undo_drew"),
    "a draw taken back, said to be agreed": (
        [*CHOSEN, (0, "roll"), (1, "walk"), undo(4, agreed=True), (0, "rest")],
        "undo_drew",
    ),
    "a draw corrected though a secret gives it": (
        [*CHOSEN, (0, "roll"), undo(4, corrected=True), (0, "roll")],
        "undo_corrected",
    ),
    "a reveal taken back": ([*CHOSEN, undo(3), (1, "double")], "undo_revealed"),
    "more than one's own covered choice taken back": ([*CHOSEN[:3], undo(1)], "undo_revealed"),
    "agreed with nobody": ([*CHOSEN, (0, "walk"), undo(4, agreed=True)], "undo_whose"),
    "past a person who did not agree": (
        [of_seat("takeover", 1), of_seat("return", 1), *CHOSEN, (0, "rest"), (1, "walk"), undo(4)],
        "undo_whose",
    ),
    "one's own earlier act passed over": ([*CHOSEN, (0, "walk"), (0, "rest"), undo(4)], "undo_whose"),
    "by somebody in whose place a bot sits": (
        [*CHOSEN, of_seat("takeover", 0), (0, "walk"), undo(4)],
        "undo_whose",
    ),
    "nothing taken back": ([*CHOSEN, undo(4)], "undo_nothing"),
    "taken back after the end": ([*WHOLE, undo(11)], "undo_nothing"),
    "replaced twice": ([of_seat("takeover", 0), of_seat("takeover", 0)], "table_row_impossible"),
    "come back without having left": ([of_seat("return", 0)], "table_row_impossible"),
    "late while not to act": ([*CHOSEN, of_seat("clock", 1)], "table_row_impossible"),
    "a bot is late": ([*CHOSEN, of_seat("takeover", 0), of_seat("clock", 0)], "table_row_impossible"),
    "a bot since the start is replaced": (
        [*CHOSEN, (0, "rest"), (1, "walk"), undo(4), of_seat("takeover", 1)],
        "table_row_impossible",
    ),
    "a bot fails where a person plays": (
        [of_seat("takeover", 1), of_seat("return", 1), of_seat("failed", 1)],
        "table_row_impossible",
    ),
    "a person's seat given to another": (
        [of_seat("takeover", 1), of_seat("return", 1), of_seat("sit", 1)],
        "table_row_impossible",
    ),
    "sat in twice": ([of_seat("sit", 1), of_seat("sit", 1)], "table_row_impossible"),
    "a bot fails after a person sat in for it": (
        [of_seat("sit", 1), of_seat("failed", 1)],
        "table_row_impossible",
    ),
    "past a person who sat in for a bot": (
        [of_seat("sit", 1), *CHOSEN, (0, "rest"), (1, "walk"), undo(4)],
        "undo_whose",
    ),
    "no such seat": ([of_seat("takeover", 2)], "row_bounds"),
    "a seat that is none": ([TableRow("clock", {"seat": True})], "row_bounds"),
    "forfeited without being late": ([*CHOSEN, of_seat("forfeit", 0), end("time")], "table_row_impossible"),
    "forfeited after having acted": (
        [*CHOSEN, of_seat("clock", 0), (0, "rest"), of_seat("forfeit", 0), end("time")],
        "table_row_impossible",
    ),
    "forfeited and the game goes on": (
        [*CHOSEN, of_seat("clock", 0), of_seat("forfeit", 0), *WHOLE[4:]],
        "forfeit",
    ),
    "over by time with nobody late": ([*CHOSEN, end("time")], "end_impossible"),
    "agreed with a forfeit": (
        [*CHOSEN, of_seat("clock", 0), of_seat("forfeit", 0), end("agreed")],
        "end_impossible",
    ),
    "all have left, and none has": ([*CHOSEN, end("left")], "end_impossible"),
    "all have left, and one has not": (
        [of_seat("takeover", 0), of_seat("takeover", 1), of_seat("return", 1), end("left")],
        "end_impossible",
    ),
    "ended without a word": ([*CHOSEN, end("")], "end_why"),
    "acts after the end": ([*CHOSEN, end("agreed"), (0, "walk")], "after_end"),
    "ended twice": ([*CHOSEN, end("agreed"), end("agreed")], "after_end"),
    "ended when the rules had ended it": ([*WHOLE, end("agreed")], "table_row_late"),
    "replaced after the end": ([*WHOLE, of_seat("takeover", 0)], "table_row_late"),
    "broken off": (CHOSEN, "closing_early"),
}


def test_a_bot_past_which_somebody_took_back_may_be_relieved_by_a_person() -> None:
    """Afterwards the seat counts as a person's: a bot may take it over."""
    script = [
        *CHOSEN,
        (0, "rest"),
        (1, "walk"),
        undo(4),
        of_seat("sit", 1),
        of_seat("takeover", 1),
        end("agreed"),
    ]
    found = claims(written(script))
    assert {"claim-sit", "claim-replaced"} <= set(found)


@pytest.mark.parametrize("kind", FORGED)
def test_what_no_table_does_is_refused(kind: str) -> None:
    script, code = FORGED[kind]
    found = written(script)
    with pytest.raises(BadJournal) as bad:
        check(game("hedge"), found)
    assert bad.value.code == code


BY_HAND: dict[str, tuple[Script, str]] = {
    "another act in the place of the corrected one": (
        [*CHOSEN, (0, "roll", 1), undo(4, corrected=True), (0, "rest")],
        "not_corrected",
    ),
    "nothing in its place": ([*CHOSEN, (0, "roll", 1), undo(4, corrected=True)], "not_corrected"),
    "the table goes on meanwhile": (
        [*CHOSEN, (0, "roll", 1), undo(4, corrected=True), of_seat("takeover", 1), (0, "roll", 2)],
        "not_corrected",
    ),
    "a draw before the last act": (
        [*CHOSEN, (0, "roll", 1), (1, "rest"), undo(4, corrected=True), (0, "roll", 2)],
        "undo_corrected",
    ),
    "an act that drew nothing": (
        [*CHOSEN, (0, "walk"), undo(4, corrected=True), (0, "walk")],
        "undo_corrected",
    ),
    "taken back for another act": ([*CHOSEN, (0, "roll", 1), undo(4), (0, "rest")], "undo_drew"),
}


@pytest.mark.parametrize("kind", BY_HAND)
def test_what_no_table_with_real_dice_does_is_refused(kind: str) -> None:
    script, code = BY_HAND[kind]
    with pytest.raises(BadJournal) as bad:
        check(game("hedge"), written(script, by_hand=True))
    assert bad.value.code == code


def test_two_people_cannot_both_have_been_alone_with_bots() -> None:
    chosen = [(seat, text) for seat in range(3) for text in ("pick:1", "plain")]
    script: Script = [
        *chosen,
        (0, "rest"),
        (1, "walk"),
        undo(6),
        (0, "rest"),
        (1, "rest"),
        (2, "walk"),
        undo(7),
        (1, "rest"),
        end("agreed"),
    ]
    with pytest.raises(BadJournal) as bad:
        check(game("hedge"), written(script, seats=3))
    assert bad.value.code == "undo_whose"


ENDINGS: dict[str, Script] = {
    "by its rules": WHOLE,
    "by a forfeit": [*CHOSEN, of_seat("clock", 0), of_seat("forfeit", 0), end("time")],
    "as agreed": [*CHOSEN, (0, "rest"), (1, "walk"), end("agreed")],
}


@pytest.mark.parametrize("how", ENDINGS)
def test_the_closing_row_counts_as_the_rules_do_however_the_game_ended(how: str) -> None:
    found = written(ENDINGS[how])
    good = found.closing
    assert good is not None
    check(game("hedge"), found)
    first, second = good.places
    parts = [[[key, value + 1, data] for key, value, data in seat] for seat in good.parts]
    changes: list[tuple[dict[str, Any], str]] = [
        ({"scores": [good.scores[0] + 9, good.scores[1]]}, "closing_count"),
        ({"scores": [2**52, good.scores[1]]}, "closing_count"),
        ({"scores": [good.scores[0]]}, "closing_count"),
        ({"places": [second + 1, first]}, "closing_places"),
        ({"ending": "because"}, "closing_places"),
        ({"parts": parts}, "closing_parts"),
        ({"parts": [[], []]}, "closing_parts"),
    ]
    for change, code in changes:
        found.closing = replace(good, **change)
        with pytest.raises(BadJournal) as bad:
            check(game("hedge"), found)
        assert bad.value.code == code, change
    found.closing = replace(good, parts=None)
    check(game("hedge"), found)


def test_who_forfeited_is_last_whatever_the_closing_row_says() -> None:
    found = written(ENDINGS["by a forfeit"])
    assert found.closing is not None
    assert (found.closing.ending, list(found.closing.places)) == ("time", [2, 1])


def test_a_secret_without_a_commitment_is_no_real_dice() -> None:
    """A game with a secret is presented as one with real dice."""
    found = written(WHOLE)
    found.header = replace(found.header, commitment="")
    with pytest.raises(BadJournal) as bad:
        check(game("hedge"), found)
    assert bad.value.code == "secret_of_none"
    assert found.closing is not None
    found.closing = replace(found.closing, secret="")
    assert claims(found) == ["claim-names", "claim-hand"]


def test_what_stands_in_the_header_must_fit_the_table() -> None:
    good = written(WHOLE)
    changes: list[dict[str, Any]] = [
        {"names": ("Anna",)},
        {"words": ("one", "two", "three")},
        {"commitment": "0" * 63},
        {"commitment": "g" * 64},
    ]
    for change in changes:
        with pytest.raises(BadJournal) as bad:
            check(game("hedge"), replace(good, header=replace(good.header, **change)))
        assert bad.value.code == "header"


def test_rows_that_were_taken_back_are_followed_too() -> None:
    found = written([*CHOSEN, (0, "walk"), undo(4), *WHOLE[4:]])
    assert claims(found) == ["claim-names", "claim-secret"]
    at = next(at for at, row in enumerate(found.rows) if isinstance(row, Ply) and row.act == "walk")
    row = found.rows[at]
    assert isinstance(row, Ply)
    found.rows[at] = replace(row, digest="0" * 16)
    with pytest.raises(BadJournal) as bad:
        check(game("hedge"), found)
    assert (bad.value.ply, bad.value.code) == (5, "digest")


POSSIBLE: dict[str, tuple[Script, list[str]]] = {
    "nothing": (WHOLE, []),
    "step by step back": ([*CHOSEN, (0, "walk"), (0, "walk"), undo(5), undo(4), *WHOLE[4:]], []),
    "a covered step back": ([*CHOSEN[:3], undo(2), (1, "pick:3"), *WHOLE[3:]], []),
    "agreed": ([*CHOSEN, (0, "rest"), (1, "walk"), undo(4, agreed=True), *WHOLE[4:]], ["claim-agreed"]),
    "alone with a bot": ([*CHOSEN, (0, "rest"), (1, "walk"), undo(4), *WHOLE[4:]], ["claim-passed"]),
    "past a bot in somebody's place": (
        [
            of_seat("takeover", 1),
            *CHOSEN,
            (0, "rest"),
            (1, "walk"),
            undo(4),
            of_seat("return", 1),
            *WHOLE[4:],
        ],
        ["claim-replaced"],
    ),
    "late, and acting after all": ([*CHOSEN, of_seat("clock", 0), *WHOLE[4:]], ["claim-late"]),
    "all have left": (
        [*CHOSEN, of_seat("takeover", 1), of_seat("takeover", 0), end("left")],
        ["claim-replaced", "claim-ended"],
    ),
    "late and lost": (ENDINGS["by a forfeit"], ["claim-late", "claim-ended"]),
    "a bot gave no answer": ([TableRow("failed", {"seat": 1}), *WHOLE], ["claim-failed"]),
    "a word and a kind of later": (
        [TableRow("weather", {}), TableRow("note", {}), *CHOSEN, end("storm")],
        ["claim-ended", "claim-other"],
    ),
}


@pytest.mark.parametrize("kind", POSSIBLE)
def test_what_tables_do_is_accepted_and_what_nobody_can_prove_is_said(kind: str) -> None:
    script, said = POSSIBLE[kind]
    assert claims(written(script)) == ["claim-names", "claim-secret", *said]


async def record_of(town: Town, table: str) -> Journal:
    """Return the record of a finished table, after importing it."""
    anna = town.people[0]
    text = (await anna.http.get(f"/t/{table}/journal")).text
    answer = await bring(anna, text)
    assert answer.status_code == 303, (answer.text[-1500:], text[-900:])
    return journal.read(text)


async def test_records_of_tables_with_everything_that_can_happen_are_accepted(town: Town) -> None:
    table, _, (anna, bert) = await open_turns(town)
    await anna.ask("act", v=5, d=0, act="rest")
    await bert.ask("act", v=6, d=0, act="walk")
    await anna.ask("propose", kind="undo")
    await bert.ask("vote", choice="yes")
    await anna.ask("act", v=8, d=0, act="walk")
    await anna.ask("undo", v=9)
    await anna.ask("propose", kind="end")
    await bert.ask("vote", choice="yes")
    found = await record_of(town, table)
    assert [row.kind for row in found.rows if isinstance(row, TableRow)] == ["undo", "undo", "end"]
    assert claims(found)[2:] == ["claim-agreed", "claim-ended"]


async def test_a_record_that_ends_by_forfeit_is_accepted(town: Town) -> None:
    table, _, (mine, his) = await begun(town, clock="act:60", then="end")
    await mine.close()
    await later(town, 61)
    await his.until(lambda m: m.get("over"))
    assert claims(await record_of(town, table))[2:] == ["claim-late", "claim-ended"]


async def test_a_record_with_a_seat_taken_over_and_back_is_accepted(town: Town) -> None:
    table, (anna, _), (mine, his) = await begun(town, clock="act:60", substitute="random")
    await mine.close()
    await later(town, 61)
    await his.until(lambda m: m.get("v", 0) > 7 and m["turn"]["yours"])
    again, _ = await anna.watch(table)
    assert (await again.ask("seat", what="back"))["t"] == "done"
    await again.ask("propose", kind="end")
    await his.ask("vote", choice="yes")
    found = await record_of(town, table)
    assert claims(found)[2:] == ["claim-replaced", "claim-late", "claim-ended"]


async def test_a_record_of_real_dice_with_a_corrected_roll_is_accepted(town: Town) -> None:
    table, _, mine, his = await two(town)
    await choose(mine, his)
    await mine.ask("act", v=5, d=0, act="roll")
    await mine.ask("enter", at=0, outcome=3)
    await mine.ask("correct", v=6)
    await mine.ask("enter", at=0, outcome=5)
    await mine.ask("propose", kind="end")
    await his.ask("vote", choice="yes")
    assert claims(await record_of(town, table)) == ["claim-names", "claim-hand", "claim-ended"]


async def test_forged_records_are_refused_at_the_door_and_by_the_page_that_checks(town: Town) -> None:
    anna = town.person()
    town.services.limits.imports_per_person._count = town.services.limits.proofs_per_address._count = 1000
    for script, _ in FORGED.values():
        data = journal.write(written(script)).encode()
        brought, weights = await bring(anna, data), await ask_weights(anna, data)
        assert (brought.status_code, weights.status_code) == (422, 422)
        assert weights.json()["text"]


async def test_the_page_is_told_what_is_proven_and_what_is_claimed(town: Town) -> None:
    anna = town.person("fr")
    told = (await ask_weights(anna, journal.write(written(WHOLE)).encode())).json()
    assert len(told["proven"]) == 2
    assert [code for code, _ in told["claimed"]] == ["claim-names", "claim-secret"]
    assert told["commitment"] in told["claimed"][1][1]
    assert "Seul un engagement" in told["claimed"][1][1]


def test_the_same_words_for_a_journal_of_the_command_line() -> None:
    found = written(WHOLE)
    proof = check(game("hedge"), found)
    assert [code for code, _ in proof.proofs] == ["proof-rules", "proof-count"]
    assert len(redrawn(proof.fold, found.header, check_secret(found))) == len(found.plies())
