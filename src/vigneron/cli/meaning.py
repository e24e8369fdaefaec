"""Finds the acts that a person means by words from the lists and the board of a terminal game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from vigneron.core.contract import Action
from vigneron.core.game import Game


def meant(
    game: Game[Any, Any],
    asked: str,
    sentences: Mapping[str, str],
    labels: Mapping[str, str],
    describe: Callable[[Action], str],
) -> list[Action]:
    """Return the actions that some words mean: an act's text, a sentence, or words of it.

    `sentences` are the sentences of acts that have been shown, by text, and `labels` the names of things by
    touch. All words that are asked for must be in a sentence, or in the names of what an act touches.
    `describe` returns the sentence of an act, and may raise any error for an act that is illegal now.
    """
    exact = game.actions.parse(asked)
    if exact is not None:
        return [exact]
    words = _words(asked)
    if not words:
        return []
    same = [text for text, sentence in sentences.items() if _words(sentence) == words]
    shown = same or [text for text, sentence in sentences.items() if words <= _words(sentence)]
    if shown:
        return [action for text in shown if (action := game.actions.parse(text)) is not None]
    named = {touch: _words(label) for touch, label in labels.items()}
    called = {touch for touch, name in named.items() if name == words}  # "sell" is the action of this name
    if called:
        return [action for action, touches in enumerate(game.actions.touch) if called & set(touches)]
    none = frozenset[str]()
    touched = [
        action
        for action, touches in enumerate(game.actions.touch)
        if words <= none.union(*(named.get(touch, none) for touch in touches))
    ]
    return touched or [
        action for action in range(len(game.actions)) if words <= _words(_described(describe, action))
    ]


def _described(describe: Callable[[Action], str], action: Action) -> str:
    """Return the sentence of an act, or '' for an act that has none now."""
    try:
        return describe(action)
    except Exception:  # games promise a sentence for legal acts only
        return ""


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text.casefold()))
