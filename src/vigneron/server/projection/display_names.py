"""Names of games, bots, options and clocks in a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from vigneron.core.contract import BadSetup
from vigneron.core.game import Game, NoEdition
from vigneron.core.registry import game, games
from vigneron.i18n.speaker import Speaker
from vigneron.server.live_game.clocks import OFFERED, agreed
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import ClockTerms, Then


def of_game(speaker: Speaker, what: str, key: str) -> str:
    """Return a game's `title` or `tagline`."""
    if speaker.has(what):
        return speaker.say(what)
    return key.replace("_", " ").title() if what == "title" else ""


def title(key: str, lang: str) -> str:
    """Return a game's title. For a game that is not installed any more, return its key in a readable form."""
    found = game(key) if key in games() else None
    return of_game(Speaker(lang, found), "title", key)


def rules_name(record: TableRecord) -> str:
    """Return the key of the table's rules for the registry. A table that has begun keeps its edition."""
    if record.phase == "lobby" or record.game not in games():
        return record.game
    try:
        return game(record.game).in_edition(record.edition).name
    except NoEdition:
        return record.game


def named(names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Return names for display. The name of a deleted account ('') becomes "former player"."""
    if all(names):
        return tuple(names)
    return tuple(name or Speaker(lang, None).say("me-former") for name in names)


def bot(name: str, speaker: Speaker) -> str:
    """Return the name of a bot level."""
    id = f"bot-{name}"
    return speaker.say(id) if speaker.has(id) else name.replace("_", " ").capitalize()


def options(found: Game[Any, Any], chosen: dict[str, str], speaker: Speaker) -> list[dict[str, str]]:
    """Return the options of a table: [{label, value, rule}]. Options with one possible value are left out."""
    return [
        {
            "label": option_label(speaker, o.key),
            "value": option_label(speaker, o.key, chosen[o.key]),
            "rule": o.rule,
        }
        for o in found.options
        if o.key in chosen and len(o.values) > 1 and not o.host
    ]


def agreed_on(record: TableRecord, speaker: Speaker) -> list[dict[str, str]]:
    """Return edition, options, clock, draws and hints of a table: [{label, value, rule}].

    `rule` is '' for an entry that is not an option of the game."""
    own = _edition(record, speaker) + options(game(record.game), record.options, speaker)
    return own + terms(speaker, record.terms) + _draws(record, speaker) + _hints(record, speaker)


def edition(found: Game[Any, Any], speaker: Speaker) -> str:
    """Return a sentence on the edition of the rules. The result is '' for a game with one edition."""
    if len(found.editions) == 1:
        return ""
    newest = found.editions[-1].name
    id = "server-edition-this" if found.edition == newest else "server-edition-earlier"
    return speaker.say(id, {"edition": found.edition, "newest": newest})


def _edition(record: TableRecord, speaker: Speaker) -> list[dict[str, str]]:
    said = edition(game(rules_name(record)), speaker)
    return [{"label": speaker.say("server-edition"), "value": said, "rule": ""}] if said else []


def _draws(record: TableRecord, speaker: Speaker) -> list[dict[str, str]]:
    """Return an entry that says that draws are entered by hand, if they are."""
    if not record.by_hand:
        return []
    return [{"label": speaker.say("server-draws"), "value": speaker.say("server-draws-hand"), "rule": ""}]


def _hints(record: TableRecord, speaker: Speaker) -> list[dict[str, str]]:
    """Return an entry that says that players may ask for hints, if they may."""
    if not record.gives_hints:
        return []
    return [{"label": speaker.say("server-hints"), "value": speaker.say("server-hints-yes"), "rule": ""}]


def taken(ply: int, speaker: Speaker) -> list[dict[str, str]]:
    """Return an entry that says up to which ply a game was taken from another one; [] for ply -1."""
    if ply < 0:
        return []
    value = speaker.say("server-taken-at", {"ply": ply})
    return [{"label": speaker.say("server-taken"), "value": value, "rule": ""}]


def choices(found: Game[Any, Any], speaker: Speaker, chosen: dict[str, str]) -> list[dict[str, Any]]:
    """Return a game's options for a form.

    `chosen` contains the selected values. If it is empty, the defaults are selected."""
    return [
        {
            "key": o.key,
            "label": option_label(speaker, o.key),
            "rule": o.rule,
            "pictured": bool(o.pictured),
            "values": [
                {
                    "value": v,
                    "label": option_label(speaker, o.key, v),
                    "chosen": v == chosen.get(o.key, o.default),
                    "seats": possible_seats(found, o.key, v),
                    "pace": o.pace[at] if o.pace else 100,
                }
                for at, v in enumerate(o.values)
            ],
        }
        for o in found.options
        if not o.host
    ]


def possible_seats(found: Game[Any, Any], key: str, value: str) -> list[int]:
    """Return the numbers of seats with which an option may have this value."""
    possible = []
    for seats in found.seats:
        try:
            found.setup(seats, {key: value})
        except BadSetup:
            continue
        possible.append(seats)
    return possible


def lengths(found: Game[Any, Any]) -> dict[int, int]:
    """Return the usual minutes of a game by the number of seats; {} if they are unknown."""
    return {seats: minutes for seats in found.seats if (minutes := found.usual_minutes(seats))}


def option_label(speaker: Speaker, key: str, value: str | None = None) -> str:
    """Return the label of an option, or of one of its values."""
    id = f"option-{key}" if value is None else f"option-{key}-{value}"
    return speaker.say(id) if speaker.has(id) else (key if value is None else value)


def clock(speaker: Speaker, terms: ClockTerms) -> str:
    """Return a clock as text, for example "15 minutes a game, 15 seconds more each turn"."""
    minutes, seconds = divmod(terms.amount, 60)
    short = bool(seconds) or not minutes
    count = terms.amount if short or terms.clock == "days" else minutes
    id = f"server-clock-{terms.clock}" + ("-seconds" if short and terms.clock in ("act", "bank") else "")
    return speaker.say(id, {"count": count, "more": terms.increment})


def terms(speaker: Speaker, terms: ClockTerms) -> list[dict[str, str]]:
    """Return the clock as [{label, value, rule}]."""
    time = {"label": speaker.say("server-clock"), "value": clock(speaker, terms), "rule": ""}
    if terms.clock == "none":
        return [time]
    then = speaker.say(f"server-then-{terms.then}")
    if terms.then == "bot" and terms.bot:
        then = speaker.say("server-then-bot-level", {"bot": bot(terms.bot, speaker)})
    return [time, {"label": speaker.say("server-then"), "value": then, "rule": ""}]


def clocks(speaker: Speaker) -> dict[str, list[dict[str, str]]]:
    """Return the clocks and consequences that a form offers.

    `clocks` is [{value, kind, label}] and `thens` is [{value, label}]."""
    return {
        "clocks": [
            {"value": o, "kind": o.partition(":")[0], "label": clock(speaker, agreed(o, "", ""))}
            for o in OFFERED
        ],
        "thens": [{"value": t, "label": speaker.say(f"server-then-{t}")} for t in get_args(Then)],
    }


def listed(speaker: Speaker, names: Sequence[str]) -> str:
    """Return names as a list in words, for example "Anna, Bert and Chloe"."""
    if len(names) < 2:
        return "".join(names)
    return speaker.say("server-and", {"names": ", ".join(names[:-1]), "name": names[-1]})
