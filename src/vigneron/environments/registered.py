"""Importing this module makes all games that are found known to Gymnasium.

    gymnasium.make("vigneron.environments.registered:vigneron/BurgundyDice-v0", seats=1)

imports it first, so it needs no other line."""

from vigneron.environments import register

__all__ = ["NAMES"]

NAMES = register()
"""The names for `gymnasium.make`, such as `vigneron/BurgundyDice-v0`."""
