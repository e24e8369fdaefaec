"""How to play: the pages of a game that has them, and of one that does not."""

from __future__ import annotations

import re

from tests.server.harness import Town
from vigneron.core.how_to_play import page
from vigneron.core.registry import game, games

GUIDED = next(key for key in games() if page(game(key), "en"))


async def test_a_page_shows_its_figures_and_leads_back_to_the_table(town: Town) -> None:
    """In every language; the table of another site cannot be smuggled in."""
    http = town.person().http
    for lang in ("en", "fr", "de"):
        answer = await http.get(f"/howto/{GUIDED}?table=abc", headers={"accept-language": lang})
        assert answer.status_code == 200
        assert f'<html lang="{lang}"' in answer.text
        assert 'href="/t/abc"' in answer.text
        assert "{" not in re.sub(r"<script.*?</script>", "", answer.text, flags=re.DOTALL)
        sources = re.findall(r'<img class="for-light" src="([^"]+)"', answer.text)
        assert len(sources) == sum(bool(b.figure) for part in page(game(GUIDED), lang) for b in part.blocks)
        drawn = await http.get(sources[0].replace("&amp;", "&"))
        assert drawn.headers["content-type"].startswith("image/svg+xml")
    strange = await http.get(f"/howto/{GUIDED}?table=//evil.example")
    assert "evil" not in re.sub(r'name="back" value="[^"]*"', "", strange.text)
    for path in ("nothing.svg?lang=en", "roll.svg?lang=xx", "roll.png", "../../art.svg"):
        assert (await http.get(f"/howto/{GUIDED}/figures/{path}")).status_code == 404


async def test_a_game_without_a_page_sends_to_its_rules(town: Town) -> None:
    http = town.person().http
    sent = await http.get("/howto/hedge")
    assert (sent.status_code, sent.headers["location"]) == (303, "/rules/hedge")
    part = await http.get("/howto/hedge/signs?part=1")
    assert part.status_code == 200
    assert "<html" not in part.text
    assert part.text.count('class="ring ') > 3, "the table's own rings are explained"
    for shown in (part, await http.get(f"/howto/{GUIDED}/signs")):
        terms = re.findall(r"<dt>(.*?)</dt>", shown.text)
        assert terms
        assert all(re.search(r">\w+", term) for term in terms), "no term is a drawing alone"
    rules = await http.get("/rules/hedge?table=abc")
    assert 'href="/t/abc"' in rules.text
    assert "/howto/hedge" not in rules.text
    assert (await http.get("/howto/nothing")).status_code == 404
    assert (await http.get("/howto/nothing/signs")).status_code == 404


async def test_a_clause_comes_with_its_figures(town: Town) -> None:
    number = next(
        rule for part in page(game(GUIDED), "en") for block in part.blocks for rule in _rules(block.figure)
    )
    told = (await town.person().http.get(f"/rules/{GUIDED}/{number}")).json()
    assert "<figure" in told["html"]
    assert "<figcaption>" in told["html"]


def _rules(figure: str) -> tuple[str, ...]:
    from vigneron.core.how_to_play import figures

    return figures(game(GUIDED).folder)[figure].rules if figure else ()
