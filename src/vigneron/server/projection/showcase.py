"""Pictures of games for pages: a position in the middle of a game, and the values of options.

The positions are played by the bot `greedy` with fixed seeds, so every process shows the same pictures."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from threading import Lock
from typing import Any, Final

from vigneron.bots import ask
from vigneron.bots.greedy import Greedy
from vigneron.core.cache import Cache
from vigneron.core.chance import Xorshift
from vigneron.core.contract import BadSetup
from vigneron.core.game import Budget, Game, Option
from vigneron.core.registry import game, games
from vigneron.core.scene import Scene
from vigneron.i18n.speaker import LANGUAGES
from vigneron.render import raster
from vigneron.render.cover import boards, cover, single
from vigneron.render.svg import THEMES
from vigneron.server.projection.embedded_fonts import embedded_fonts

_SEED: Final = 7
_PARTS: Final = (0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7)
"""The parts of a game after which it may be shown. The position with the most things on the boards is."""
_KEPT: Final = 64

_scenes: Cache[Scene] = Cache(_KEPT)
_drawn: Cache[tuple[bytes, str]] = Cache(_KEPT)
_photographs: Cache[tuple[bytes, str]] = Cache(12)
_INK: Final = {"light": "#7a1f2e", "dark": "#d2647a"}
"""The colour of wine in each theme, as in `render/scene.css`."""
SIZE: Final = (1200, 630)
"""Width and height of the pictures for messengers, in pixels."""
_one_at_a_time: Final = Lock()


def picture(key: str, lang: str, theme: str, option: str = "", value: str = "") -> tuple[bytes, str] | None:
    """Return a picture as SVG with its digest, or None if there is no such picture.

    Without an option, it shows the boards in the middle of a game. With one, it shows the option's frame
    (`Option.pictured`) with this value. The first call plays a game, which may take seconds."""
    found = game(key)
    shown = next((one for one in found.options if one.key == option and one.pictured), None)
    if lang not in LANGUAGES or theme not in THEMES or (option and (not shown or value not in shown.values)):
        return None

    def draw() -> tuple[bytes, str]:
        fonts = embedded_fonts()
        if shown is None:
            text = cover(found, middle(found), lang=lang, theme=theme, more=fonts)
        else:
            scene = _opening(found, shown, value)
            text = single(found, scene, shown.pictured, lang=lang, theme=theme, more=fonts)
        data = text.encode()
        return data, blake2b(data, digest_size=8).hexdigest()

    with _one_at_a_time:  # requests come in several threads, and each game is to be played once
        return _drawn.get((key, lang, theme, option, value), draw)


@lru_cache(maxsize=_KEPT)
def engraving(key: str, theme: str) -> tuple[bytes, str] | None:
    """Return the file `vignette.svg` of a game in the ink of a theme with its digest, or None without it."""
    path = game(key).folder / "vignette.svg" if key in games() else None
    if theme not in _INK or path is None or not path.is_file():
        return None
    data = path.read_text(encoding="utf-8").replace("currentColor", _INK[theme]).encode()
    return data, blake2b(data, digest_size=8).hexdigest()


def photograph(key: str, lang: str, theme: str) -> tuple[bytes, str] | None:
    """Return the picture of a game as PNG with its digest, or None if there is no such picture.

    Messengers show it with a link. The result is None if the extra `pictures` is not installed."""
    found = picture(key, lang, theme) if raster.able() else None
    if found is None:
        return None
    with _one_at_a_time:
        return _photographs.get((key, lang, theme), lambda: (raster.png(found[0].decode(), *SIZE), found[1]))


def chance() -> Xorshift:
    """Return the draws of the games that are shown."""
    return Xorshift(_SEED)


def middle(found: Game[Any, Any]) -> Scene:
    """Return the scene of a position in the middle of a game."""
    return _scenes.get((found.key, "", ""), lambda: _play(found))


def _play(found: Game[Any, Any]) -> Scene:
    setup = found.setup(min(3, found.seats[-1]))
    rules, draws, bot = found.rules(setup), chance(), Greedy()
    states = [rules.new(setup, draws)]
    for _ in range(found.max_plies(setup)):
        state = states[-1]
        awaited = rules.to_act(state)
        if not awaited:
            break
        act = ask(bot, found, rules, state, awaited[0], draws, Budget())
        states.append(rules.clone(state))
        rules.step(states[-1], awaited[0], act, draws, None)
    shown = (states[int(len(states) * part)] for part in _PARTS)
    scenes = [found.picture().scene(rules, rules.observe(state, None)) for state in shown]
    return max(scenes, key=lambda scene: sum(len(frame.nodes) for frame in boards(scene)))


def _opening(found: Game[Any, Any], option: Option, value: str) -> Scene:
    """Return the scene before the first act, with the fewest seats that the value allows."""

    def make() -> Scene:
        for seats in found.seats:
            try:
                setup = found.setup(seats, {option.key: value})
            except BadSetup:
                continue
            rules = found.rules(setup)
            opening = rules.observe(rules.new(setup, chance()), None)
            return found.picture().scene(rules, opening)
        raise LookupError(f"{found.key}: no set-up has {option.key}={value}")

    return _scenes.get((found.key, option.key, value), make)
