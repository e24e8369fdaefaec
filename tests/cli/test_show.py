"""`vigneron show`: a position from one line of text, in three languages; errors are sentences."""

from __future__ import annotations

import pytest

import vigneron
from tests.cli.conftest import Run
from vigneron.core.match import Match

WHOLE = {"en": "The whole position.", "fr": "La position entière.", "de": "Die ganze Stellung."}
FAULTS = {
    "en": "The text is damaged: a piece of it is missing or changed.",
    "fr": "Le texte est abîmé\u00a0: un morceau manque ou a changé.",
    "de": "Der Text ist beschädigt: Ein Stück fehlt oder ist verändert.",
}


def begun() -> Match[object]:
    match = vigneron.start("grand_cru", seats=2, seed=3)
    for _ in range(8):
        match.act(match.to_act[0], match.offers(match.to_act[0])[0])
    return match


@pytest.mark.parametrize("lang", sorted(WHOLE))
def test_a_position_is_shown_in_words(run: Run, lang: str) -> None:
    text = begun().text()
    said = run("show", text, "--lang", lang)
    assert (said.status, said.err) == (0, "")
    assert WHOLE[lang] in said.out
    assert len(said.out.splitlines()) > 10
    fault = run("show", text[:-5], "--lang", lang)
    assert (fault.status, fault.out, fault.err) == (1, "", FAULTS[lang] + "\n")


def test_a_view_is_shown_as_its_viewer_has_it(run: Run) -> None:
    match = begun()
    own = run("show", match.position.seen(0).text())
    assert own.status == 0
    assert "Seen from the place of #1." in own.out
    everybody = run("show", match.position.seen(None).text())
    assert "As everybody sees it." in everybody.out
    told = run("show", match.position.seen(0).text(), "--json").json()
    assert told["viewer"] == 0
    assert told["state"]["sides"][1]["money"] == -1
    assert "scores" not in told


def test_json_says_what_a_replay_says(run: Run) -> None:
    match = begun()
    told = run("show", match.text(), "--json").json()
    assert (told["game"], told["ply"], told["to_act"]) == ("grand_cru", 8, list(match.to_act))
    assert told["state"] == match.game.picture().readable(match.rules, match.state)


def test_a_setup_that_cannot_be_is_refused_in_the_games_words(run: Run) -> None:
    fields = begun().text().split(":")
    fields[4] = "9,last_year=30,open_money=no"
    said = run("show", ":".join(fields))
    assert said.err == "Its set-up is not possible. This game is for 2 to 5 players, not 9.\n"
    assert run("show", "chess").err.startswith("This is not the text of a position: ")
    assert run("show").err == "TEXT is missing.\n"
    assert run("show", begun().text(), "--data", "nowhere").status == 2
