"""French spelling that every French text keeps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import vigneron
from vigneron.core.chance import Xorshift
from vigneron.core.game import Game
from vigneron.i18n.speaker import Speaker, house_files
from vigneron.testing.pictures import overlay_texts, scene_texts
from vigneron.testing.walk import GameLine, any_setup, random_line

HOUSE = Path(vigneron.__file__).parent
TEXTS = sorted(path for path in HOUSE.glob("**/fr.*") if path.suffix in {".ftl", ".md"})
_BREAKS = re.compile(r"""[ \t]("?\})?[:;?!»]|«\s*[ \t]""")
"""An ordinary space before a sign, also one that Fluent needs in quotes: `{" "}:`."""
_BARE = re.compile(r"""([\w)\]”’»*]|(?<!")\})[;?!:](?=[\s”)]|$)""")
_ELIDE = re.compile(
    r"(?<![\w’'-])(de|que|le|la|ne|se|je|me|te|du|au|jusque|lorsque|puisque|quoique)[ \u00a0]"
    r"(?=[aeiouàâäéèêëîïôöùûüœæ]|hélène|hector|y[bcdfghjklmnpqrstvwxz])",
    re.IGNORECASE,
)
"""What must be elided ("de Anna") or worded differently ("du Anna")."""
_NAMES = ("Ottilie", "Édith", "Hélène", "Yves", "Irène")
_SPOKEN = re.compile(r"\}\}[:;?!] |\}[:;?!] \$\{")


def _lines(path: Path) -> Iterator[str]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if path.suffix == ".md" or not line.startswith("#"):
            yield f"{number}: {line}"


def _text(line: str) -> str:
    return line.partition(": ")[2]


def wrong_signs(text: str) -> list[str]:
    """Return the lines of a French text in which a sign has no no-break space before it."""
    return [line for line in text.splitlines() if _BREAKS.search(line) or _BARE.search(line)]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_no_break_space_stands_before_a_sign(path: Path) -> None:
    """Before : ; ? ! and inside « », so that a line never begins with such a sign."""
    wrong = [line for line in _lines(path) if _BREAKS.search(_text(line)) or _BARE.search(_text(line))]
    assert wrong == []


def test_scripts_and_templates_leave_signs_to_the_words() -> None:
    """The colon between two values is in a sentence (`client-labelled`): languages write it differently."""
    files = [*HOUSE.glob("web/templates/*.html"), *HOUSE.glob("web/static/**/*.js")]
    wrong = [f"{path.name} {line}" for path in files for line in _lines(path) if _SPOKEN.search(line)]
    assert files
    assert wrong == []


def _told(line: GameLine[Any], speaker: Speaker) -> Iterator[str]:
    """Yield all texts of a position: pictures, offers, refusals, events."""
    rules, state, game = line.rules, line.state, line.game
    yield from map(speaker.text, scene_texts(game.picture().scene(rules, rules.observe(state, None))))
    for seat in range(line.setup.seats):
        yield from map(
            speaker.text, overlay_texts(game.picture().overlay(rules, rules.observe(state, seat), seat))
        )
        for action in range(len(game.actions)):
            refusal = rules.why_not(state, seat, action)
            if refusal is not None:
                yield speaker.refusal(refusal)
            else:
                yield speaker.text(game.picture().describe(rules, state, seat, action))
    for event in line.events[-1] if line.events else ():
        yield speaker.event(event)


def test_a_game_elides_before_names_and_places(game: Game[Any, Any]) -> None:
    """All texts of complete random games, at tables of people whose names begin with a vowel."""
    speaker, wrong = Speaker("fr", game, _NAMES), set[str]()
    for seed in range(2):
        for number, line in enumerate(random_line(game, any_setup(game, Xorshift(seed).below), seed)):
            if number % 10 == seed:
                wrong |= {said for said in _told(line, speaker) if _ELIDE.search(said)}
            if len(line.states) > 3:
                line.states[-4] = None
    assert sorted(wrong) == []


def test_the_house_elides_before_names() -> None:
    """Every sentence of the server, with a name that begins with a vowel as every argument."""
    ids, names = set[str](), set[str]()
    for path in house_files("fr"):
        text = path.read_text(encoding="utf-8")
        ids |= set(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE))
        names |= set(re.findall(r"\$(\w+)", text))
    speaker = Speaker("fr", None, _NAMES)
    for seat, value in enumerate(_NAMES):
        for args in (dict.fromkeys(names, value), dict.fromkeys(names, seat)):
            said = [speaker.say(id, args) for id in sorted(ids)]
            assert [one for one in said if _ELIDE.search(one)] == []


def test_sentences_that_scripts_fill_in_need_no_elision() -> None:
    """Scripts insert names by themselves (`i18n.js`), so these sentences have no `de` or `que` before one."""
    for path in house_files("fr"):
        for line in _lines(path):
            if _text(line).startswith("client-"):
                assert not re.search(r"\b(de|que|le|la|ne|se) \{ \$(name|names|who|host|title|game)\b", line)


_OPEN = (
    "Anna",
    "ottilie",
    "Édith",
    "E\u0301dith",
    "Œdipe",
    "Ørsted",
    "Yves",
    "Ypres",
    "Hélène",
    "He\u0301lène",
    "Henri IV",
    "A.",
    "Onzain",
)
_CLOSED = (
    "Yann",
    "York",
    "Y",
    "Hans",
    "Harry",
    "H",
    "Bert",
    "Анна",
    "安娜",
    "8bit",
    "#1",
    "“Anna”",
    "",
    "onze",
    "Oui-Oui",
)


@pytest.mark.parametrize("name", _OPEN)
def test_before_a_vowel_that_is_heard_first_words_are_elided(name: str) -> None:
    """Accents in any composition, a mute h, y before a consonant."""
    assert (
        Speaker("fr", None, [name]).say("event-table-clock", {"who": 0}) == f"Le temps d’{name} est écoulé."
    )


@pytest.mark.parametrize("name", _CLOSED)
def test_before_other_names_words_stay_whole(name: str) -> None:
    """An aspirated h, y before a vowel, other alphabets, digits and signs."""
    assert (
        Speaker("fr", None, [name]).say("event-table-clock", {"who": 0}) == f"Le temps de {name} est écoulé."
    )


def test_a_name_is_never_changed() -> None:
    """Names stay as people write them."""
    for name in ("Marie de Essen", "la Anna", "de Anna", "\\1 Oscar", "d’Anna"):
        assert name in Speaker("fr", None, [name]).say("event-table-clock", {"who": 0})
    speaker = Speaker("fr", None, ("Ottilie", "Anna"))
    for id in ("event-table-clock", "event-table-takeover"):
        assert speaker.say(id, {"who": 0}).replace("Ottilie", "Anna") == speaker.say(id, {"who": 1})
