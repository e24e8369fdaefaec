"""Checks of the values of options. Each error says which values are possible."""

from __future__ import annotations

from collections.abc import Iterable

from vigneron.cli.voice import Fail


def check_whole(name: str, value: int | None, least: int = 1, most: int | None = None) -> None:
    """Check that the whole number of an option, if it is given, is within its bounds. Raises Fail."""
    if value is None or (value >= least and (most is None or value <= most)):
        return
    if most is None:
        raise Fail("cli-bad-least", 2, name=name, least=least)
    raise Fail("cli-bad-between", 2, name=name, least=least, most=most)


def check_above_zero(name: str, value: float | None, most: int | None = None) -> None:
    """Check that the number of an option, if it is given, is above 0 and at most `most`. Raises Fail."""
    if value is None or (value > 0 and (most is None or value <= most)):  # NaN is not above 0
        return
    if most is None:
        raise Fail("cli-bad-above", 2, name=name)
    raise Fail("cli-bad-up_to", 2, name=name, most=most)


def check_choice(name: str, value: int | str, choices: Iterable[int | str]) -> None:
    """Check that the value of an option is one of these. Raises Fail."""
    known = tuple(choices)
    if value not in known:
        raise Fail("cli-bad-choice", 2, name=name, choices=", ".join(map(str, known)))


def check_seat(seat: int | None, seats: int) -> None:
    """Check that a game with `seats` seats has the seat of an option, counted from 1. Raises Fail."""
    if seat is not None and not 1 <= seat <= seats:
        raise Fail("cli-bad-seat", 2, number=seat, count=seats)
