"""The scene: every symbol exists, every node is inside its frame, and players see what they need."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import vigneron.render
from tests.games.grand_cru.picture.scenes import shown
from tests.games.grand_cru.positions import Table, table
from vigneron.core.chance import Xorshift
from vigneron.core.scene import Node, Overlay, Scene
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.common import refresh
from vigneron.i18n.speaker import LANGUAGES, Speaker

INSIGHT = GAME.insight


def pictures(seats: int, seed: int, every: int) -> Iterator[tuple[Scene, Overlay]]:
    """Yield the table and the first seat's overlay at every n-th position of a sensible game."""
    rules = Table(seats).rules
    stream = Xorshift(seed)
    state = rules.new(GAME.setup(seats), stream)
    plies = 0
    while to_act := rules.to_act(state):
        if plies % every == 0:
            yield (
                GAME.picture().scene(rules, rules.observe(state, None)),
                GAME.picture().overlay(rules, rules.observe(state, 0), 0),
            )
        legal = rules.legal(state, to_act[0])
        assert INSIGHT is not None
        likes = INSIGHT.prefer(rules, state, to_act[0], legal)
        rules.step(state, to_act[0], legal[likes.index(max(likes))], stream, None)
        plies += 1
    yield (
        GAME.picture().scene(rules, rules.observe(state, None)),
        GAME.picture().overlay(rules, rules.observe(state, 0), 0),
    )


def symbols() -> set[str]:
    root = ElementTree.parse(GAME.folder / "art.svg").getroot()
    return {node.attrib["id"] for node in root if node.tag.endswith("symbol")}


def tones() -> set[str]:
    sheet = vigneron.render.__path__[0] + "/scene.css"
    with open(sheet, encoding="utf-8") as house:
        text = house.read() + (GAME.folder / "art.css").read_text(encoding="utf-8")
    return set(re.findall(r"\.tone-([\w-]+)", text))


@pytest.mark.parametrize("seats", [2, 5])
def test_signs_and_tones_exist(seats: int) -> None:
    """Every symbol is in art.svg, every tone in a sheet."""
    drawn, coloured = symbols(), tones()
    for scene, overlay in pictures(seats, seats, 37):
        nodes = [node for frame in scene.frames for node in frame.nodes]
        counters = [c for standing in scene.standings for c in standing.counters] + overlay.counters
        looks = [(x.symbol, x.tone) for x in nodes] + [(x.symbol, x.tone) for x in counters]
        looks += [(x.symbol, x.tone) for x in overlay.controls]
        signs = {sign for sign, _ in looks if sign}
        used = {tone for _, tone in looks if tone}
        assert sorted(signs - drawn) == []
        assert sorted(used - coloured) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_lies_outside_its_frame(seats: int) -> None:
    """The middle of every node is inside the frame; frames keep their size all through the game."""
    sizes: dict[str, tuple[float, float]] = {}
    for scene, _ in pictures(seats, seats + 10, 29):
        for frame in scene.frames:
            assert sizes.setdefault(frame.key, (frame.width, frame.height)) == (frame.width, frame.height)
            for node in frame.nodes:
                assert 0 <= node.x <= frame.width, node.key
                assert 0 <= node.y <= frame.height, node.key


def in_estate(here: Table, key: str) -> Node | None:
    scene = GAME.picture().scene(here.rules, here.rules.observe(here.state, None))
    frame = next(f for f in scene.frames if f.key == "estate-0")
    return next((node for node in frame.nodes if node.key == key), None)


def said(node: Node | None, lang: str = "en") -> str:
    assert node is not None
    text = node.label or node.text
    assert text is not None
    return Speaker(lang, GAME, ["Ada", "Bo"]).text(text)


def test_what_can_be_sold_and_what_spoils() -> None:
    """GC-27, GC-51: a ripe lot shows its price, an unripe one its years, a last one a warning."""
    here = table(2).wine(0, 4, "merlot", 2).wine(0, 3, "pinot", 3).wine(0, 3, "gamay").price("merlot", 5)
    assert said(in_estate(here, "lot-0-3-merlot")) == "2 Merlot in barrel 4: 5 Fr each"
    price = in_estate(here, "lot-0-3-merlot-p")
    assert price is not None
    assert price.text is not None
    assert price.text.id == "=5"
    years = in_estate(here, "lot-0-2-pinot-y")
    assert years is not None
    assert years.text is not None
    assert years.text.id == "=2"
    assert "lost at the year’s end" in said(in_estate(here, "lot-0-2-gamay"))
    assert in_estate(here, "lot-0-2-gamay-l") is not None
    assert in_estate(here, "lot-0-3-merlot-l") is None


def test_wine_keeps_its_name_when_it_moves() -> None:
    """GC-26, GC-51: a cube is one piece on the vine, in the first barrel, and a year later in the next."""
    here = table(2).turn(0, 4).vine(0, "merlot", "merlot")
    keys = {
        node.key
        for node in GAME.picture().scene(here.rules, here.rules.observe(here.state, None)).frames[4].nodes
    }
    assert "wine-0-merlot-1-0" in keys
    here.act("harvest:merlot")
    on_vine, cellared = in_estate(here, "wine-0-merlot-1-1"), in_estate(here, "wine-0-merlot-1-0")
    assert on_vine is not None
    assert cellared is not None
    assert on_vine.y < 150 < cellared.y
    here.next_year()
    older = in_estate(here, "wine-0-merlot-1-0")
    assert older is not None
    assert older.x > cellared.x


def test_a_used_improvement_is_crossed_out() -> None:
    """GC-28: and cannot be touched."""
    here = table(2).tile(0, "aoc", "aoc")
    here.side(0).used[n.AOC] = 1
    first, second = (here.side(0).estate[i] for i in (0, 1))
    spent = in_estate(here, f"tile-{first}")
    fresh = in_estate(here, f"tile-{second}")
    assert spent is not None
    assert fresh is not None
    assert (spent.touch, fresh.touch) == ("", "use-aoc")
    assert in_estate(here, f"tile-{first}-x") is not None


def test_interest_due_and_money_are_the_viewers_own() -> None:
    """GC-7, GC-52: the viewer's own counters show them; the others' lines do not show money."""
    here = table(2).money(0, 13).loans(0, 7)
    overlay = GAME.picture().overlay(here.rules, here.rules.observe(here.state, 0), 0)
    assert [(c.symbol, c.value.id) for c in overlay.counters] == [
        ("coin", "=13"),
        ("percent", "=8"),
        ("pawn", "=4"),
        ("points", "=−36"),
    ]
    scene = GAME.picture().scene(here.rules, here.rules.observe(here.state, None))
    assert all(c.symbol != "coin" for standing in scene.standings for c in standing.counters)
    shown = table(2, open_money="yes").money(0, 13)
    scene = GAME.picture().scene(shown.rules, shown.rules.observe(shown.state, None))
    assert [c.value.id for c in scene.standings[0].counters if c.symbol == "coin"] == ["=13"]


def test_prizes_as_they_stand() -> None:
    """GC-41: in the table of what has been sold."""
    here = table(2).sold(0, "merlot", 2).sold(1, "merlot", 1).sold(0, "gamay", 1).sold(1, "gamay", 1)
    scene = GAME.picture().scene(here.rules, here.rules.observe(here.state, None))
    demand = next(frame for frame in scene.frames if frame.key == "demand")
    labels = {node.key: said(node) for node in demand.nodes if node.key.startswith("sold-") and node.path}
    assert labels == {
        "sold-0-merlot": "Ada has sold 2 Merlot, 3 prestige as it stands",
        "sold-1-merlot": "Bo has sold 1 Merlot, 1 prestige as it stands",
        "sold-0-gamay": "Ada has sold 1 Gamay, 1 prestige as it stands",
        "sold-1-gamay": "Bo has sold 1 Gamay, 1 prestige as it stands",
    }


def test_who_can_end_the_year_is_noted() -> None:
    """GC-12, GC-55: a last cube on the last space, a last loan repaid, a bankruptcy."""
    assert _ends(table(2).turn(1, 4).vine(0, "merlot")) == "cube"
    assert _ends(table(2).turn(1, 4).vine(0, "merlot", "syrah")) == "pass"
    here = table(2).loans(0, 1).settling(0).act("repay:1")
    notes = [
        s.note.id
        for s in GAME.picture().scene(here.rules, here.rules.observe(here.state, None)).standings
        if s.note
    ]
    assert "scene-note-repaid" in notes


def _ends(here: Table) -> str:
    """Return how seat 0 can end the year."""
    standing = GAME.picture().scene(here.rules, here.rules.observe(here.state, None)).standings[0]
    return str(standing.can_end.say.args["how"]) if standing.can_end else ""


def test_unused_harvest_hands_can_end_the_year_with_two_cubes() -> None:
    """GC-12, GC-32: both are harvested in one action; a tile turned over does not serve."""
    here = table(2).turn(0, 4).vine(0, "merlot", "syrah").tile(0, "hands")
    assert _ends(here) == "cube"
    here.act("hands:merlot")
    assert _ends(here) == "cube", "the second harvest is owed"
    here.act("again:syrah")
    assert here.told("last_cube_harvested") == [("last_cube_harvested", 0)]
    assert _ends(here) != "cube"
    used = table(2).turn(0, 4).vine(0, "merlot", "syrah").tile(0, "hands")
    used.side(0).used[n.HANDS] = 1
    assert _ends(used) != "cube"
    three = table(2).turn(0, 4).vine(0, "merlot", "syrah", "gamay").tile(0, "hands")
    assert _ends(three) != "cube"


def test_an_open_purse_without_money_ends_no_year() -> None:
    """GC-12, GC-26: with open money everybody sees that the last cube cannot be paid for; hidden, nobody."""
    assert _ends(table(2, open_money="yes").turn(1, 4).vine(0, "merlot").money(0, 0)) != "cube"
    assert _ends(table(2).turn(1, 4).vine(0, "merlot").money(0, 0)) == "cube"
    other = table(2, open_money="yes").turn(1, 4).vine(0, "merlot").money(0, 0)
    other.vine(1, "merlot", "syrah").tile(1, "hands").act("hands:merlot")
    assert _ends(other) != "cube", "it is not this player's second harvest that is paid"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_offer_of_a_game_can_be_said(lang: str) -> None:
    """GC-20, GC-42: in every language, without a hole."""
    speaker = Speaker(lang, GAME, ["Ada", "Bo", "Cy"])
    rules = Table(3).rules
    stream = Xorshift(8)
    state = rules.new(GAME.setup(3), stream)
    while to_act := rules.to_act(state):
        legal = rules.legal(state, to_act[0])
        for act in legal[:: max(1, len(legal) // 12)]:
            sentence = speaker.text(GAME.picture().describe(rules, state, to_act[0], act))
            assert sentence
            assert "{" not in sentence
        rules.step(state, to_act[0], legal[stream.below(len(legal))], stream, None)


def test_each_step_of_an_auction_is_a_bid_of_its_own() -> None:
    """GC-20, GC-21: steps above the bid can be touched, those at and below it cannot, nor one's own."""
    here = table(2).turn(0).display("gamay").auction(1, "merlot", 1, 4)
    nodes = shown(here, "market")
    touches = [nodes[f"step-0-{step}"].touch for step in range(1, 7)]
    assert touches == ["", "", "", "", "overbid column-1 bid=5", "overbid column-1 bid=6"]
    assert said(nodes["step-0-5"]) == "Overbid with 5 Fr for Merlot"
    assert [nodes[f"step-1-{step}"].touch for step in (1, 6)] == ["auction bid=1", "auction bid=6"]
    for touch in touches[4:]:
        acts = [
            act
            for act in here.rules.legal(here.state, 0)
            if set(touch.split()) <= set(GAME.actions.touch[act])
        ]
        assert len(acts) == 1
    rings = GAME.picture().overlay(here.rules, here.rules.observe(here.state, 0), 0).rings
    assert {touch for touch, words in rings.items() if words == "later"} == {
        f"auction bid={step}" for step in range(1, 7)
    }, "only bids that need a tile too are quiet at first"
    own = table(2).turn(0).auction(1, "merlot", 0, 4)
    mine = shown(own, "market")
    assert own.offers("overbid") == []
    assert said(mine["price-0"]) == "yours: 4 Fr"


def test_a_plain_act_is_meant_before_a_tile_is_used_or_the_full_price_paid() -> None:
    """GC-22, GC-23, GC-27, GC-28: of the acts with a tile or with wine, one kind is not costly."""
    here = table(2).turn(0).money(0, 20).auction(1, "merlot", 0, 2).tile(0, "aoc").wine(0, 4, "merlot", 3)
    refresh(here.rules.box, here.state)
    rings = GAME.picture().overlay(here.rules, here.rules.observe(here.state, 0), 0).rings
    costly = {touch for touch, words in rings.items() if words == "costly"}
    assert costly == {"buy", "use-aoc"}
    touches = [set(GAME.actions.touch[act]) for act in here.rules.legal(here.state, 0)]
    for thing, verb in (("column-1", "acquire"), ("wine-4-merlot", "sell")):
        plain = [touch for touch in touches if thing in touch and not touch & costly]
        assert plain
        assert all(verb in touch for touch in plain)


def test_the_nine_actions_keep_their_places() -> None:
    """GC-20 to GC-29: whatever is possible, the same nine in the same order; what is impossible says why."""
    rich = table(2).turn(0).display("gamay").auction(1, "merlot", 1, 4).money(0, 20).vine(0, "syrah", "syrah")
    poor = table(2).turn(0, 4).money(0, 0).prices(8)
    verbs = ["auction", "overbid", "acquire", "buy", "demand", "harvest", "sell", "improve", "pass"]
    why: dict[str, str] = {}
    for here in (rich, poor):
        refresh(here.rules.box, here.state)
        overlay = GAME.picture().overlay(here.rules, here.rules.observe(here.state, 0), 0)
        assert [c.touch for c in overlay.controls if c.group == "action"] == verbs
        for control in overlay.controls:
            if control.group == "action":
                assert control.about is not None
                why[control.touch] = Speaker("en", GAME, ["Ada", "Bo"]).text(control.about)
    assert why["buy"] == "That costs 7 Fr, you have 0."
    assert why["demand"] == "Demand is at its top for every grape."
    assert why["harvest"] == "None of your vines bears a cube."
    assert why["sell"] == "There is no cube in your cellar."
    assert why["improve"] == "You own no improvement."
    assert why["acquire"] == "You lead in no auction."
    assert why["pass"] == "No more turns for you this year"


def test_a_reason_is_given_exactly_for_what_is_impossible() -> None:
    """GC-20 to GC-29: in a whole game, every sentence why not can be said, and no possible action has one."""
    rules = Table(3).rules
    stream = Xorshift(4)
    state = rules.new(GAME.setup(3), stream)
    families = GAME.picture().families
    seen: set[str] = set()
    while to_act := rules.to_act(state):
        seat = to_act[0]
        legal = rules.legal(state, seat)
        overlay = GAME.picture().overlay(rules, rules.observe(state, seat), seat)
        touches = {one for act in legal for one in GAME.actions.touch[act]}
        touches |= {families[one] for one in touches if one in families}
        for control in overlay.controls:
            if control.group == "action":
                assert control.about is not None
                assert (control.touch in touches) == (control.about.id == f"about-{control.touch}")
                seen.add(control.about.id)
        rules.step(state, seat, legal[stream.below(len(legal))], stream, None)
    assert len(seen) > 15


def test_the_own_score_is_exact_and_others_at_least() -> None:
    """GC-7: hidden money counts for its owner alone."""
    here = table(2).money(0, 13).money(1, 9).loans(0, 2).loans(1, 3)
    scene = GAME.picture().scene(here.rules, here.rules.observe(here.state, None))
    speak = Speaker("en", GAME, ["Ada", "Bo"])
    assert [speak.text(s.score) for s in scene.standings] == ["at least −14", "at least −21"]
    overlay = GAME.picture().overlay(here.rules, here.rules.observe(here.state, 0), 0)
    assert overlay.score is not None
    assert speak.text(overlay.score) == "−1"
    shown = table(2, open_money="yes").money(0, 13).loans(0, 2)
    scene = GAME.picture().scene(shown.rules, shown.rules.observe(shown.state, None))
    assert speak.text(scene.standings[0].score) == "−1"


def test_the_years_end_is_foretold() -> None:
    """GC-51, GC-52, GC-60: what spoils, the interest, what is left, and the points as of now."""
    here = table(2).turn(0, 2).money(0, 9).loans(0, 4).wine(0, 3, "gamay", 2).wine(0, 3, "merlot")
    label = shown(here, "estate-0")["end-n"]
    assert said(label) == (
        "At the year’s end 2 cubes spoil, 4 Fr interest is due, and 5 Fr are left."
        " If it ended now, you would have −16 points."
    )
    here.money(0, 1)
    assert "and you need an emergency loan" in said(shown(here, "estate-0")["end-n"])
    others = GAME.picture().overlay(here.rules, here.rules.observe(here.state, 1), 1)
    assert "estate-0" not in others.nodes, "nobody else sees the figures"


def test_what_spoils_is_tilted_and_drips_and_cubes_roll_on() -> None:
    """GC-51: in the last barrel of its grape; a cube turns once for each barrel that it moves."""
    here = table(2).turn(0, 4).wine(0, 2, "gamay").wine(0, 3, "gamay")
    turns = {key: node.turn for key, node in shown(here, "estate-0").items() if key.startswith("wine-")}
    assert turns == {"wine-0-gamay-0-0": 360.0, "wine-0-gamay--1-0": 706.0}
    assert in_estate(here, "lot-0-2-gamay-l") is not None
    assert in_estate(here, "lot-0-1-gamay-l") is None


def test_headings_in_a_frame_are_softer_than_its_own_and_near_what_they_head() -> None:
    """The heading of a frame is in ink; those within it divide it further, and stand near what is below."""
    here = table(2).display("gamay", "merlot").auction(1, "merlot", 1, 4)
    scene = GAME.picture().scene(here.rules, here.rules.observe(here.state, None))
    heads = [
        node for frame in scene.frames for node in frame.nodes if node.key.startswith("head-") and node.text
    ]
    assert len(heads) > 5
    assert {node.tone for node in heads} == {"soft"}

    market = shown(here, "market")
    head = market["head-auctions"]
    edges = [
        (node.y + float(found[1]), node.y - float(found[1]))
        for node in market.values()
        if (found := re.match(r"M[-\d.]+,(-[\d.]+)", node.path))
    ]
    above = max(bottom for _, bottom in edges if bottom < head.y)
    below = min(top for top, _ in edges if top > head.y)
    assert below - head.y < head.y - head.font * 0.7 - above + 4, "it is nearer to its own"


def test_prices_and_years_of_waiting_have_places_of_their_own() -> None:
    """GC-27, GC-51: time is at the left of a lot and money at the right, whatever else lies in its cask."""
    here = table(2).turn(0, 4).wine(0, 1, "pinot", 2).wine(0, 3, "gamay", 3).wine(0, 3, "cabernet")
    here.wine(0, 5, "merlot").wine(0, 3, "syrah", 2)
    nodes = shown(here, "estate-0")
    lots = {key: node for key, node in nodes.items() if re.fullmatch(r"lot-0-\d-[a-z]+", key)}
    priced = {key for key in lots if f"{key}-p" in nodes}
    assert priced == {"lot-0-2-gamay", "lot-0-4-merlot", "lot-0-2-syrah"}
    for key, lot in lots.items():
        time = [nodes[part] for part in (f"{key}-w", f"{key}-y") if part in nodes]
        money = [nodes[f"{key}-p"]] if f"{key}-p" in nodes else []
        assert bool(time) != bool(money)
        assert all(node.x < lot.x - 8 for node in time)
        assert all(node.x > lot.x + 8 for node in money)
        cubes = [node for part, node in nodes.items() if part.startswith(f"wine-0-{key.split('-')[3]}-")]
        assert cubes
        assert all((cube.x < lot.x) == bool(money) for cube in cubes)


def test_short_names_keep_off_the_rims_of_their_tiles() -> None:
    """Cabernet, the longest, is 3.8 times as wide as its size."""
    seen = set[str]()
    for seats in (2, 4, 5):
        for scene, _ in pictures(seats, 3, 9):
            for frame in scene.frames:
                faces = {node.key: node for node in frame.nodes if node.path}
                for node in frame.nodes:
                    tile = faces.get(node.key.removesuffix("-n"))
                    if not node.key.startswith("tile-") or not node.key.endswith("-n") or tile is None:
                        continue
                    if node.turn or node.anchor == "start":
                        continue  # along the tile, or beside its sign
                    wide = 2 * float(re.findall(r" (-?[\d.]+),", tile.path)[0])  # where the first corner ends
                    assert node.font * 3.8 <= wide - 7.9 or node.font == pytest.approx(12.3), node.key
                    assert node.font * 3.8 <= wide - 6
                    seen.add(frame.key.split("-")[0])
    assert seen >= {"market", "estate"}
