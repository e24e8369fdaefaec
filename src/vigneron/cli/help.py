"""What the help of commands says besides their options: games, what may be agreed on, and bots."""

from __future__ import annotations

from typing import Any

from vigneron.bots import bot_names
from vigneron.cli.voice import heading, say, speaker
from vigneron.core import registry
from vigneron.core.game import Game, Option


def level_name(bot: str) -> str:
    """Return the name of a bot's level in the language in use, or the bot's own name."""
    base, at, amount = bot.partition("@")
    voice = speaker()
    return (voice.say(f"bot-{base}") if voice.has(f"bot-{base}") else base) + at + amount


def bot_name(bot: str) -> str:
    """Return a bot as it is typed, followed by what it is called if that is another word."""
    said = level_name(bot)
    return bot if said.casefold() == bot else say("cli-help-value", value=bot, name=said)


def epilog() -> str:
    """Return the games with their seats and options, and the bots, for the help of a command."""
    games = [registry.game(key) for key in registry.games()]
    parts = [say("cli-help-games_here"), *map(_game_lines, games)]
    bots = list(dict.fromkeys(name for game in games for name in bot_names(game)))
    told = [say("cli-help-bot", key=name, name=level_name(name)) for name in bots]
    return "\n\n".join([*parts, "\n".join([say("cli-help-bots_here"), *told])])


def _game_lines(game: Game[Any, Any]) -> str:
    low, high = game.seats[0], game.seats[-1]
    first = say("cli-help-game", key=game.key, title=heading(game), low=low, high=high)
    return "\n".join([first, *(_option_line(game, option) for option in game.options if not option.host)])


def _option_line(game: Game[Any, Any], option: Option) -> str:
    """Return an option with its values, each as it is typed and as it is called."""
    voice = speaker(game)

    def called(value: str) -> str:
        id = f"option-{option.key}-{value}"
        said = voice.say(id) if voice.has(id) else value
        if said == value or said.startswith(f"{value} ("):  # a name that explains the value itself
            return said
        return say("cli-help-value", value=value, name=said)

    values = ", ".join(map(called, option.values))
    id = f"option-{option.key}"
    name = voice.say(id) if voice.has(id) else option.key
    return say("cli-help-game_option", key=option.key, name=name, values=values)
