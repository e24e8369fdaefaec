"""The review of a game: an account for each seat, and what every act and draw was worth."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from time import monotonic
from typing import Any, Final

from vigneron._compiled.finder import why
from vigneron.analysis.plies import Number, PlyReview, Settings, opened, review_plies, review_ply, start_value
from vigneron.bots.arena.process_pool import each, returned
from vigneron.core.contract import Seat
from vigneron.core.files import untorn, write_whole
from vigneron.core.journal import BadJournal, Fold, Journal, read, write
from vigneron.core.match import Match
from vigneron.core.outcome import check_closing
from vigneron.evaluation.evaluator import Evaluator

VERSION: Final = 5
"""Raised whenever the same journal and settings can give other figures. Older kept reviews are not used."""
BESIDE: Final = 4
"""Raised whenever what is kept beside those figures changes: chances to win, and named parts of values."""
UNCOMPILED: Final = 0.2
"""How many samples a review takes without compiled rules, in place of 1, with two seats or one; with more
seats fewer, because acts are played on by all. So it ends within five minutes."""
MOMENTS: Final = 5
SAME: Final = 0.1
"""Two losses of a seat in a row that differ by a smaller share come from one chance that is missed twice."""
KEPT_EVERY: Final = 5.0
"""Seconds after which what is done is kept again, in case that the process is killed."""


@dataclass(frozen=True, slots=True)
class Account:
    """What a seat's result is made of, in points. The parts from `start` to `unexplained` add up to `final`.

    start       value of the game before its set-up
    own         advantages of the seat's own acts against the reference policy: below 0, what they gave away
    others      what the acts of the other seats changed, against the reference policy
    draws_own, draws_others, draws_shared
                luck of the draws of its own acts, of others' acts, and of the set-up and of choices that all
                made together
    unexplained what is left: errors of samples and of learned values; in a review that was stopped, also all
                acts and draws of the plies that are missing
    final       the score alone, otherwise the margin to the best other score
    adjusted    `final` without the luck of all draws
    decisions   number of acts that were not forced
    lost        sum of the sure losses
    accuracy    100 for a seat that never lost anything, in percent; see `accuracy`
    """

    seat: Seat
    start: Number
    own: Number
    others: Number
    draws_own: Number
    draws_others: Number
    draws_shared: Number
    unexplained: float
    final: float
    adjusted: Number
    decisions: int
    lost: float
    accuracy: float


@dataclass(slots=True, repr=False)
class Review:
    """The review of a journal. `repr` is one line; everything is in `json`.

    `digest` is that of the plies, `policy` names the reference policy and its version, and `plain` is whether
    the game has none of its own. `missing` lists plies that were not reviewed, if the review was stopped.
    `finished` is whether the game was played to its end. `plies[0]` is the set-up."""

    game: str
    edition: str
    names: list[str]
    digest: str
    policy: str
    plain: bool
    version: int
    settings: Settings
    compiled: bool
    finished: bool
    start: list[Number] = field(default_factory=list)
    plies: list[PlyReview] = field(default_factory=list)
    missing: list[int] = field(default_factory=list)
    accounts: list[Account] = field(default_factory=list)
    moments: list[int] = field(default_factory=list)
    """Plies of the acts that decided the game, the largest sure losses first; of `repeats` only the first."""

    @property
    def alone(self) -> bool:
        """Return whether the game has one seat."""
        return len(self.start) == 1

    @property
    def complete(self) -> bool:
        """Return whether every ply was reviewed."""
        return not self.missing

    def json(self) -> dict[str, Any]:
        """Return the review as plain data."""
        return asdict(self)

    def __repr__(self) -> str:
        told = [f"{self.game}@{self.edition}", f"{len(self.names)} seats", f"{len(self.plies)} plies"]
        if self.missing:
            told.append(f"{len(self.missing)} missing")
        if self.accounts:
            told += [
                f"{name} {', '.join(f'{getattr(one, name):.1f}' for one in self.accounts)}"
                for name in ("final", "accuracy")
            ]
        return f"<Review {'; '.join([*told, f'moments at plies {self.moments}'])}>"


class NothingToReview(ValueError):
    """The journal has no acts.

    >>> import vigneron
    >>> vigneron.review(vigneron.start("burgundy_dice", seats=1).journal)
    Traceback (most recent call last):
    vigneron.analysis.review.NothingToReview: the journal has no acts
    """


def accuracy(losses: Sequence[float], bad: float) -> float:
    """Return 100 times the mean of exp(-loss / bad) over decisions; 100 without decisions.

    `bad` is the loss in points from which the game's acts are bad. So games of one kind can be compared,
    whatever their length and luck."""
    if not losses:
        return 100.0
    return round(100 * math.fsum(math.exp(-max(0.0, loss) / bad) for loss in losses) / len(losses), 2)


def plies_digest(journal: Journal, settings: Settings, policy: str) -> str:
    """Return what a kept review is found by: header, plies that count, settings, policy and version."""
    bare = write(Journal(journal.header, list[Any](journal.plies())))
    text = json.dumps([bare, asdict(settings), policy, VERSION, BESIDE])
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def text_of(journal: Journal | Match[Any] | Path | str) -> str:
    """Return a journal as text, without rows that were taken back. Raises BadJournal, OSError."""
    found = _journal(journal)
    return write(Journal(found.header, list[Any](found.plies())))


def _journal(given: Journal | Match[Any] | Path | str) -> Journal:
    if isinstance(given, Journal):
        return given
    if isinstance(given, Match):
        return given.journal
    if isinstance(given, str):
        return read(given)
    if not isinstance(given, Path):
        raise TypeError(f"a journal is a Journal, a Match, a file or a text, not {type(given).__name__}")
    try:
        return read(untorn(given.read_bytes())[0])
    except UnicodeDecodeError as error:
        raise BadJournal(-1, "format", "not UTF-8", {"format": "UTF-8"}) from error


def review(
    journal: Journal | Match[Any] | Path | str,
    *,
    settings: Settings | None = None,
    processes: int = 1,
    kept: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Return the review of a journal: a `Journal` or its match, a file or its name, or the text of one.

    `settings` are 1 times the usual samples with compiled rules, fewer without (`UNCOMPILED`). `kept` is a
    folder in which reviews are kept: a review that was stopped, by whatever, goes on there. If nothing can be
    written there, nothing is kept. `progress` is called with (plies done, plies). KeyboardInterrupt ends the
    review early, with the plies that are done: `Account` tells what is missing then.

    Raises BadJournal, OSError or TypeError for the journal, NothingToReview, and ValueError for fewer
    processes than 1.

    >>> import vigneron
    >>> match = vigneron.start("burgundy_dice", seats=1)
    >>> acts = [match.random() for _ in range(2)]
    >>> found = vigneron.review(match.journal)
    >>> [ply.act for ply in found.plies][1:] == acts
    True
    """
    if processes < 1:
        raise ValueError(f"{processes} processes are too few; at least 1 is needed")
    if isinstance(journal, str) and not journal.lstrip().startswith("{"):
        journal = Path(journal)
    whole = _journal(journal)
    text = text_of(whole)
    task = prepared(text, settings)
    check_closing(task.fold, whole)
    found, plies, used = task.review, len(task.fold.plies), task.review.settings
    file = kept / f"{found.digest}.json" if kept is not None else None
    done, start = _load(file) if file is not None else ({}, [])
    told = progress or (lambda count, all: None)
    waiting = [ply for ply in range(plies) if ply not in done]
    try:
        told(len(done), plies)
        if not start:
            start = start_value(task.fold, task.evaluator, used.scale)
        wrote = monotonic()
        for reviews in _reviewed(text, waiting, used, processes):
            done |= {one.ply: one for one in reviews}
            told(len(done), plies)
            if file is not None and monotonic() - wrote > KEPT_EVERY:
                _keep(file, json.dumps(packed(done, start)))
                wrote = monotonic()
    except KeyboardInterrupt:
        pass
    finally:  # what is done is kept even if a process died
        if file is not None and (done or start):
            _keep(file, json.dumps(packed(done, start)))
    return filled(task, done, start)


def _keep(file: Path, text: str) -> None:
    """Write a review that is kept. A folder that cannot be written must not cost the review itself."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, text)


@dataclass(frozen=True, slots=True)
class Task:
    """A review that is to be made: the replayed journal, its evaluator, and a review without plies."""

    fold: Fold[Any]
    evaluator: Evaluator
    review: Review


def prepared(text: str, settings: Settings | None = None) -> Task:
    """Return the task of reviewing a journal; see `review` for `settings`.

    Raises BadJournal and NothingToReview."""
    fold = opened(text)
    if len(fold.plies) < 2:
        raise NothingToReview("the journal has no acts")
    compiled = why(fold.game.key) in ("built", "untyped")
    used = settings or Settings(1.0 if compiled else UNCOMPILED * 2 / max(2, fold.setup.seats))
    evaluator = Evaluator(fold.game, fold.rules, used.seed)
    policy = f"{evaluator.reference.name} {evaluator.reference.version}"
    journal = read(text)
    found = Review(
        game=fold.game.key,
        edition=fold.game.edition,
        names=list(journal.header.names),
        digest=plies_digest(journal, used, policy),
        policy=policy,
        plain=evaluator.reference.plain,
        version=VERSION,
        settings=used,
        compiled=compiled,
        finished=not fold.rules.to_act(fold.states[-1]),
    )
    return Task(fold, evaluator, found)


def filled(task: Task, done: Mapping[int, PlyReview], start: list[Number]) -> Review:
    """Return the task's review with these plies, and what follows from them: accounts and moments."""
    found, fold, evaluator = task.review, task.fold, task.evaluator
    found.start = start
    found.plies = [done[ply] for ply in sorted(done)]
    found.missing = [ply for ply in range(len(fold.plies)) if ply not in done]
    final = evaluator.at_moment(fold.states[-1])
    if start:
        found.accounts = [
            account(found, seat, final, evaluator.reference.marks[1]) for seat in range(fold.setup.seats)
        ]
    found.moments = worst(found.plies)
    return found


def worst(plies: Sequence[PlyReview]) -> list[int]:
    """Return the plies of the largest sure losses, at most MOMENTS, without `repeats`."""
    again = repeats(plies)
    sure = [one for one in plies if one.sure and one.ply not in again]
    return [one.ply for one in sorted(sure, key=lambda one: (-one.loss.mean, one.ply))[:MOMENTS]]


def repeats(plies: Sequence[PlyReview]) -> dict[int, int]:
    """Return by ply the earlier ply at which its seat missed the same chance first.

    These are decisions of a seat in a row whose sure losses differ by less than SAME. Nothing is drawn
    between them: a draw would bring other chances."""
    found: dict[int, int] = {}
    last: dict[Seat, PlyReview] = {}
    for one in sorted(plies, key=lambda one: one.ply):
        if not one.forced:
            before, last[one.seat] = last.get(one.seat), one
            if before is not None and one.sure and before.sure:
                less, more = sorted((one.loss.mean, before.loss.mean))
                if more - less < SAME * more:
                    found[one.ply] = found.get(before.ply, before.ply)
        if one.draws:
            last.clear()
    return found


def of_seat(found: Review, seat: Seat) -> Review:
    """Return the review with the account of one seat and the moments in which its acts decided."""
    own = [one for one in found.accounts if one.seat == seat]
    return replace(found, accounts=own, moments=worst([one for one in found.plies if one.seat == seat]))


def packed(done: Mapping[int, PlyReview], start: Sequence[Number]) -> dict[str, Any]:
    """Return what is kept of a review, as plain data: reviewed plies and the value of the start."""
    return {"start": [asdict(one) for one in start], "plies": [asdict(done[ply]) for ply in sorted(done)]}


def unpacked(data: Any) -> tuple[dict[int, PlyReview], list[Number]]:
    """Return the plies by number, and the value of the start, from what `packed` returned.

    Raises KeyError, TypeError and ValueError for other data."""
    plies = [_ply(row) for row in data["plies"]]
    return {one.ply: one for one in plies}, [Number(**row) for row in data["start"]]


def _reviewed(
    text: str, plies: Sequence[int], settings: Settings, processes: int
) -> Iterator[list[PlyReview]]:
    """Yield reviews as they are done."""
    if processes <= 1 or len(plies) < 2:
        fold = opened(text)
        evaluator = Evaluator(fold.game, fold.rules, settings.seed)
        for ply in plies:
            yield [review_ply(fold, evaluator, ply, settings.scale)]
        return
    size = max(1, len(plies) // (8 * processes))
    tasks = [(text, plies[at : at + size], settings) for at in range(0, len(plies), size)]
    with closing(each(review_plies, tasks, min(processes, len(tasks)))) as ends:
        for _, end in ends:
            yield returned(end)


def _load(file: Path) -> tuple[dict[int, PlyReview], list[Number]]:
    """Return the kept plies by number, and the value of the start; nothing if the file cannot be used."""
    try:
        return unpacked(json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError):
        return {}, []


def _ply(row: dict[str, Any]) -> PlyReview:
    numbers = {name: [Number(**one) for one in row[name]] for name in ("advantage", "luck", "value")}
    pairs = {name: [tuple(one) for one in row[name]] for name in ("draws", "follows")}
    lines = [(act, Number(**value)) for act, value in row["lines"]]
    alone = {"loss": Number(**row["loss"]), "lines": lines, "odds": tuple(row["odds"])}
    return PlyReview(**{**row, **numbers, **pairs, **alone})


def account(found: Review, seat: Seat, final: Sequence[float], bad: float) -> Account:
    """Return the account of a seat, from the plies that were reviewed."""
    own = [one.advantage[seat] for one in found.plies if one.seat == seat]
    others = [one.advantage[seat] for one in found.plies if one.seat not in (seat, -1)]
    draws: dict[str, list[Number]] = {"own": [], "others": [], "shared": []}
    for one in found.plies:
        if one.luck:
            whose = "shared" if one.owner < 0 else "own" if one.owner == seat else "others"
            draws[whose].append(one.luck[seat])
    lines = {name: total(rows) for name, rows in draws.items()}
    acts, rest, start = total(own), total(others), found.start[seat]
    luck = total([row for rows in draws.values() for row in rows])
    decided = [one for one in found.plies if one.seat == seat and not one.forced]
    return Account(
        seat=seat,
        start=start,
        own=acts,
        others=rest,
        draws_own=lines["own"],
        draws_others=lines["others"],
        draws_shared=lines["shared"],
        unexplained=round(final[seat] - start.mean - acts.mean - rest.mean - luck.mean, 6),
        final=final[seat],
        adjusted=Number(round(final[seat] - luck.mean, 6), luck.error),
        decisions=len(decided),
        lost=round(math.fsum(one.loss.mean for one in decided if one.sure), 6),
        accuracy=accuracy([one.loss.mean if one.sure else 0.0 for one in decided], bad),
    )


def total(numbers: Sequence[Number]) -> Number:
    """Return the sum of independent numbers. Unknown errors count as 0."""
    error = math.sqrt(math.fsum((one.error or 0.0) ** 2 for one in numbers))
    return Number(round(math.fsum(one.mean for one in numbers), 6), round(error, 6))


def curves(found: Review, seat: Seat) -> list[dict[str, float]]:
    """Return by ply: the value (`standing`), the sum of luck and the sum of own advantages until then."""
    out: list[dict[str, float]] = []
    luck = skill = 0.0
    for one in found.plies:
        luck += one.luck[seat].mean if one.luck else 0.0
        skill += one.advantage[seat].mean if one.seat == seat else 0.0
        row = {"ply": one.ply, "standing": one.value[seat].mean, "luck": round(luck, 6)}
        out.append({**row, "skill": round(skill, 6), "chance": one.chance[seat]})
    return out
