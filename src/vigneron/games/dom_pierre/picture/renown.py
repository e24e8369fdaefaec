"""The frame of prestige: the glass, the track with markers, and the end track (DP-95, DP-96, DP-100)."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.scene import Frame, Node, Text, box, disc
from vigneron.games.dom_pierre.picture.kit import Kit, Nodes, face, kit_of, label, once, say, sign, token_face
from vigneron.games.dom_pierre.rules.box import TOKENS, Box
from vigneron.games.dom_pierre.rules.names import token_id
from vigneron.games.dom_pierre.rules.state import GONE, State

WIDTH: Final = 340.0
HEIGHT: Final = 140.0
_TRACK_Y: Final = 38.0
_GLASS_Y: Final = 87.0
_END_Y: Final = 125.0


def frame(box_: Box, state: State) -> Frame:
    """Return the frame of prestige and end track."""
    kit = kit_of(box_)
    nodes: list[Node] = list(_track(kit))
    beside = [0] * len(box_.step_vp)
    for seat, house in enumerate(state.houses):
        nodes += _marker(kit, seat, house.step, beside[house.step])
        beside[house.step] += 1
    up = [token for token, count in enumerate(state.glass_up) for _ in range(count)]
    wide = len(up) + (state.glass_down > 0)
    copies: dict[int, int] = {}
    for at, token in enumerate(up):
        copies[token] = copies.get(token, 0) + 1
        nodes += _token(kit, token, copies[token], at, wide)
    nodes += _down(kit, state.glass_down, len(up), wide)
    nodes += _end(kit, state)
    return Frame("prestige", Text("frame-prestige"), WIDTH, HEIGHT, nodes)


def _pitch(kit: Kit) -> float:
    return (WIDTH - 2) / len(kit.box.step_vp)


@once
def _track(kit: Kit) -> Nodes:
    """Return the steps of the track, each with its VP at the end and the value of each crown."""
    out: list[Node] = []
    pitch = _pitch(kit)
    for step, vp in enumerate(kit.box.step_vp):
        x, times = 1 + pitch * (step + 0.5), kit.box.step_multiplier[step]
        about = label("step", step=step, vp=vp, times=times)
        out += [
            Node(
                f"step-{step}",
                x,
                _TRACK_Y,
                path=box(pitch - 2, 21, 5),
                text=Text(f"={vp}"),
                font=16,
                tone="goal",
                look="strong",
                label=about,
                rule="DP-101",
            ),
            Node(
                f"times-{step}",
                x,
                _TRACK_Y + 20,
                path=box(pitch - 2, 17, 5),
                text=Text(f"=×{times}"),
                font=13.5,
                tone="token",
                look="bare",
                label=about,
                rule="DP-101",
            ),
        ]
    return tuple(out)


@once
def _marker(kit: Kit, seat: int, step: int, beside: int) -> Nodes:
    x = 1 + _pitch(kit) * (step + 0.5) + (-8.5, 8.5, -8.5, 8.5)[beside]
    y = (18.0, 18.0, 5.0, 5.0)[beside]
    about = label("marker", who=seat, step=step)
    return (
        Node(
            f"marker-{seat}",
            x,
            y,
            path=disc(7.8),
            symbol=f"crest-{seat}",
            size=12,
            tone=f"seat-{seat}",
            look="raised",
            label=about,
            rule="DP-95",
        ),
    )


@once
def _token(kit: Kit, token: int, copy: int, at: int, wide: int) -> Nodes:
    """Return a face-up token in the glass."""
    pitch = min(46.0, 300.0 / wide)
    x = 56 + pitch * at
    symbol, tone, figure = token_face(kit, token)
    about = label("glass_token", token=token_id(kit.box, token))
    key = f"{TOKENS[token]}-{copy}"
    out = [
        face(
            f"glass-{key}",
            x,
            _GLASS_Y,
            box(min(43.0, pitch - 2), 33, 15),
            "token",
            "raised",
            touch=f"glass-{TOKENS[token]}",
            label=about,
            rule="DP-96",
        ),
        sign(f"glass-sign-{key}", x - (9.5 if figure else 0), _GLASS_Y, symbol, 18 if figure else 22, tone),
    ]
    if figure:
        out.append(say(f"glass-figure-{key}", x + 9, _GLASS_Y, figure, 13.5, "token", "strong inlay"))
    return tuple(out)


@once
def _down(kit: Kit, count: int, up: int, wide: int) -> Nodes:
    """Return the glass, and the face-down tokens in it."""
    out = [sign("glass", 15, _GLASS_Y, "glass", 31, "brass", label=label("glass", count=count), rule="DP-95")]
    if count:
        pitch = min(46.0, 300.0 / wide)
        x = 56 + pitch * up
        out += [
            face(f"down-{i}", x + 2.5 * i, _GLASS_Y + 2 - 1.5 * i, box(30, 30, 15), "brass")
            for i in range(min(count, 3) - 1)
        ]
        i = min(count, 3) - 1
        out.append(
            Node(
                "glass-down",
                x + 2.5 * i,
                _GLASS_Y + 2 - 1.5 * i,
                path=box(30, 30, 15),
                text=Text(f"={count}"),
                font=15,
                tone="brass",
                look="strong raised",
                touch="glass-down",
                label=label("glass_down", count=count),
                rule="DP-95",
            )
        )
    return tuple(out)


def _end(kit: Kit, state: State) -> list[Node]:
    """Return the end track.

    A disc has the same key as in its winery, so that the client animates its move."""
    out: list[Node] = []
    gone = [[c for c, row in enumerate(house.discs) if row == GONE] for house in state.houses]
    taken = [0] * len(gone)
    for at in range(kit.box.trigger):
        if at < len(state.track):
            seat = state.track[at]
            out += _left(kit, at, seat, gone[seat][taken[seat]])
            taken[seat] += 1
        else:
            out += _free(kit, at)
    said = Text("note-last_round", {"round": state.last_round}) if state.last_round else Text("note-end")
    tone = "wine" if state.last_round else "soft"
    out.append(say("end-when", _end_x(kit.box.trigger) - 6, _END_Y, said, 13.5, tone, anchor="start"))
    out[-1].label, out[-1].rule = said, "DP-100"
    return out


def _end_x(at: int) -> float:
    return 14 + 27.5 * at


@once
def _left(kit: Kit, at: int, seat: Seat, column: int) -> Nodes:
    """Return a disc on the end track."""
    node = sign(f"disc-{seat}-{column}", _end_x(at), _END_Y, f"crest-{seat}", 16, f"seat-{seat}", "raised")
    node.path, node.label, node.rule = disc(10.5), label("end_disc", who=seat), "DP-26"
    return (node,)


@once
def _free(kit: Kit, at: int) -> Nodes:
    """Return a free place of the end track. The last one ends the game."""
    last = at == kit.box.trigger - 1
    about = label("end_last" if last else "end_place", vp=kit.box.end_vp)
    tone, look = ("wine", "outline strong") if last else ("", "dashed")
    out = face(f"end-{at}", _end_x(at), _END_Y, disc(10.5), tone, look, label=about, rule="DP-100")
    out.text, out.font = Text(f"=+{kit.box.end_vp}"), 13
    return (out,)
