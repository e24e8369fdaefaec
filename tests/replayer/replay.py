"""Replays a journal and checks seats, acts, draws, digests (as far as possible) and the closing row.

python -m tests.replayer JOURNAL..."""

from __future__ import annotations

import hashlib
import importlib
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from tests.replayer.box import Box, Data, Maker
from tests.replayer.draws import RecordedOutcomes
from tests.replayer.faults import Fault
from tests.replayer.journal import Journal, Ply, digest_of, read, read_by_rules

HERE = Path(__file__).parent
GAMES = Path(__file__).parents[2] / "src" / "vigneron" / "games"
Watcher = Callable[[Box, Ply], None]
"""Called before each act with the position and the act that follows, and with ply -1 after the last."""


@dataclass(frozen=True)
class ReplayResult:
    """The results of a replay: numbers of replayed acts, checked draws, and recomputed digests."""

    plies: int
    draws: int
    digests: int
    over: bool


class Known(NamedTuple):
    """What a module of this folder provides about its game."""

    make: Maker
    first_digests: tuple[str, ...]
    """What the first journals of edition 1 have as the digest of their component data."""
    notes: frozenset[str]
    """Values of the data files that rules do not read, as FILE.key: digests leave them out."""


def known(game: str) -> Known | None:
    """Return the module about a game: a file with its key in this folder that has a `make`."""
    if not game.isidentifier() or not (HERE / f"{game}.py").is_file():
        return None
    module = importlib.import_module(f"tests.replayer.{game}")
    make = getattr(module, "make", None)
    return make and Known(make, module.FIRST_DIGESTS, getattr(module, "NOTES", frozenset()))


def component_data(game: str, edition: str) -> Data:
    """Return {file name without .toml: its table}: an edition's files, else those of later ones."""
    folder = GAMES / game / "data"
    later = [name for name in folder.iterdir() if name.is_dir() and int(name.name) >= int(edition)]
    found: dict[str, Any] = {}
    for place in [*sorted(later, key=lambda name: int(name.name)), folder]:
        for path in place.glob("*.toml"):
            found.setdefault(path.stem, tomllib.loads(path.read_text(encoding="utf-8")))
    return found


def _box(journal: Journal) -> Box:
    header = journal.header
    own = known(header["game"])
    if own is None:
        raise Fault(f"there is no game {header['game']}")
    if not header["edition"].isdecimal():
        raise Fault(f"there is no edition {header['edition']}")
    data = header.get("override") or component_data(header["game"], header["edition"])
    accepted = {digest_of(read_by_rules(data, own.notes))}
    if header["edition"] == "1" and "override" not in header:
        accepted |= set(own.first_digests)
    if header["data"] not in accepted:
        raise Fault("the component data are others")
    try:
        return own.make(header["edition"], header["seats"], header["options"], data)
    except (LookupError, TypeError, AttributeError):
        raise Fault("the component data lack something") from None


def _secret(journal: Journal) -> bytes:
    """Return the secret in the closing row; b"" before the end, or for draws by hand."""
    shown = (journal.close or {}).get("secret", "")
    try:
        secret = bytes.fromhex(shown)
    except (TypeError, ValueError):
        raise Fault("the secret is not hexadecimal") from None
    commitment = journal.header["commitment"]
    if secret and hashlib.sha256(secret).hexdigest() != commitment:
        raise Fault("the secret is not the one that was committed to")
    if journal.close is not None and commitment and not secret:
        raise Fault("the secret is not shown")
    return secret


def _made(journal: Journal, ply: int, secret: bytes) -> tuple[bytes, str, Sequence[str]]:
    """Return secret, table and words from which the draws of a ply follow.

    The first plies may have been taken from another game, which a row of the table describes."""
    for data in journal.rows("taken"):
        if ply <= data["ply"]:
            own = bytes.fromhex(data["secret"])
            if (hashlib.sha256(own).hexdigest() if own else "") != data["commitment"]:
                raise Fault("the secret of the other game is not the one that was committed to")
            return own, data["table"], data["words"]
    return secret, journal.header["table"], journal.header["words"]


def _close(journal: Journal, box: Box) -> None:
    """Check the closing row against the rules."""
    close = journal.close
    if close is None:
        return
    ended = journal.rows("end")
    ending = ended[-1].get("why") if ended else box.ending()
    gone = {data.get("seat") for data in journal.rows("forfeit")}
    places = box.places()
    stay = sorted(place for seat, place in enumerate(places) if seat not in gone)
    places = [len(stay) + 1 if seat in gone else 1 + stay.index(place) for seat, place in enumerate(places)]
    found = {"ending": ending, "scores": box.scores(), "places": places}
    if close.get("parts") is not None:
        found["parts"] = [[list(part) for part in seat] for seat in box.parts()]
    if not ended and box.to_act():
        raise Fault("the game is not over")
    for name, value in found.items():
        if close.get(name) != value:
            raise Fault(f"the {name} are {value}, the closing row says {close.get(name)}")


def replay(journal: Journal, watch: Watcher | None = None, *, rules_only: bool = False) -> ReplayResult:
    """Replay the plies that count. Raises Fault at the first ply that does not follow the rules.

    `rules_only` ignores digests and secret, and leaves what the rules alone can check."""
    box = _box(journal)
    secret = b"" if rules_only else _secret(journal)
    drawn = digests = 0
    if not journal.plies:
        raise Fault("the set-up is missing")
    for row in journal.plies:
        own, table, words = _made(journal, row.ply, secret)
        draws = RecordedOutcomes(row.draws, b"" if rules_only else own, table, row.ply, words)
        try:
            if row.ply == 0:
                if (row.seat, row.act) != (-1, ""):
                    raise Fault("this is not a set-up")
                box.begin(draws)
            else:
                if watch:
                    watch(box, row)
                if row.seat not in box.to_act():
                    raise Fault(f"seat {row.seat} is not to act, but {box.to_act()}")
                if row.act not in box.offers(row.seat):
                    raise Fault(f"seat {row.seat} may not do {row.act}")
                box.play(row.seat, row.act, draws)
            draws.finish()
            position: Any = None if rules_only else box.dump()
            if position is not None:
                digests += 1
                if digest_of(position) != row.digest:
                    raise Fault("the digest is another one")
        except Fault as fault:
            raise Fault(f"ply {row.ply} ({row.act}): {fault}") from None
        drawn += draws.taken
    if watch and box.to_act():
        watch(box, Ply(-1, -1, "", (), ""))
    _close(journal, box)
    return ReplayResult(len(journal.plies) - 1, drawn, digests, not box.to_act())


def replay_file(path: Path, watch: Watcher | None = None) -> ReplayResult:
    """Replay the journal in a file."""
    return replay(read(path.read_text(encoding="utf-8").splitlines()), watch)
