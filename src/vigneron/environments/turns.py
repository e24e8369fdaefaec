"""What one game of named seats does with every act, compiled: the fast part of `table_aec.TableAEC`.

It knows nothing of numpy or PettingZoo. `TableAEC` inherits from it, so the attributes that PettingZoo's
interface has for every act (`agent_selection`, `infos`) are here."""

from __future__ import annotations

from operator import index
from typing import Any, Final

from vigneron.environments.stepper import Stepper
from vigneron.native import buffers, unused
from vigneron.native.encoding import Encoding

OURS: Final = 2
"""The references to an array of a pool that nobody else has: the list's and its memory's."""


class Pool:
    """Arrays of one size, for rows that callers may keep.

    An array that nobody has anymore is written again: new ones cost more than everything else of a step, and
    their memory is not in the processor's cache. A view of an array counts as having it. The last array is
    never given away, but copied if all others are in use.

    arrays    of numpy, each with memory of its own
    memories  their memory, as rows (see `native.buffers`)"""

    def __init__(self, arrays: list[Any], memories: list[memoryview]) -> None:
        self.arrays = arrays
        self.memories = memories
        self.spare: int = len(arrays) - 1
        self.at: int = 0

    def memory(self) -> memoryview:
        """Return memory to be written. Then `take` returns its array."""
        # The caller mostly has the last array, but not the one before.
        self.at = unused.first(self.arrays, 1 if self.at == 0 else 0, self.spare, OURS)
        return self.memories[self.at]

    def take(self) -> Any:
        """Return an array that nobody else has, with what has been written into the memory."""
        array = self.arrays[self.at]
        return array.copy() if self.at == self.spare else array


class Turns:
    """The acts of one game, and the rows of the seat that is to act.

    stepper   steps the game; it has one, and writes masks only: a row is written when somebody asks for it
    names     the seats' names
    rows, masks   for observations and masks
    no_acts   the mask of a seat whose turn it is not
    raises    whether an illegal act is a ValueError
    plain     whether `last` returns a row alone, and nothing is paid, as long as the game is running"""

    def __init__(
        self,
        stepper: Stepper,
        names: list[str],
        rows: Pool,
        masks: Pool,
        no_acts: Any,
        raises: bool,
        plain: bool,
    ) -> None:
        self.stepper = stepper
        self.encoding: Encoding = stepper.encoding
        self.names = names
        self.rows = rows
        self.masks = masks
        self.no_acts = no_acts
        self.raises = raises
        self.plain = plain
        self.running = False
        self.seat: int = -1
        self.agent_selection: Any = None
        self.infos: dict[str, dict[str, Any]] = {}
        self.waiting: list[dict[str, Any]] = []
        """By seat: its `info` when it is not its turn."""

    def take_row(self, seat: int) -> Any:
        """Return an array that nobody else has, with what a seat sees now."""
        memory = self.rows.memory()
        self.encoding.write_observation(self.stepper.states[0], seat, memory, 0)
        return self.rows.take()

    def see(self, seat: int) -> Any:
        """Return the same, for calls from outside."""
        return self.take_row(seat)

    def begin(self, seed: int | None) -> None:
        """Begin a game: the next one, or the first one of a seed."""
        table: Any = self  # a `TableAEC`, which has the games and the rest of PettingZoo's interface
        self.stepper.write_masks_into(self.masks.memory())
        table.games.reset(seed=seed)
        mask = self.masks.take()
        turns = buffers.ints(self.stepper.turns, 1)
        self.running = True
        self.seat = turns[0]
        agent = self.names[self.seat]
        self.agent_selection = agent
        self.waiting = [{"action_mask": self.no_acts} for _ in self.names]
        self.infos = dict(zip(self.names, self.waiting, strict=True))
        self.infos[agent] = {"action_mask": mask}

    def step(self, action: Any) -> None:
        """Do an act of the selected seat. A seat whose game is over leaves by None.

        Raises ValueError for an illegal act with `illegal="raise"`."""
        table: Any = self
        if not self.running:
            table.leave(action)
            return
        number = self.number_of(action)
        if self.raises and self.stepper.act(0, self.seat, number) < 0:
            raise ValueError(f"{self.agent_selection} may not do act {action} now")
        agent = self.agent_selection
        self.stepper.write_masks_into(self.masks.memory())
        over = self.stepper.step_game(0, self.seat, number)
        self.infos[agent] = self.waiting[self.seat]
        turns = buffers.ints(self.stepper.turns, 1)
        self.seat = turns[0]
        if over:
            self.running = False
        else:
            following = self.names[self.seat]
            self.agent_selection = following
            self.infos[following] = {"action_mask": self.masks.take()}
        if over or self.stepper.by_ply:
            table.pay(agent)

    def number_of(self, action: Any) -> int:
        """Return the number of an act, -1 for None and for what cannot be one. Raises TypeError."""
        if action is None:
            return -1
        if type(action) is not int:
            action = index(action)
        try:
            number: int = action  # in compiled code, a C integer
        except OverflowError:
            return -1
        return number if 0 <= number < self.encoding.acts else -1

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return what the selected seat sees, its rewards since its last act, two flags, and `info`."""
        if self.plain and self.running and observe:
            return self.take_row(self.seat), 0.0, False, False, self.infos[self.agent_selection]
        table: Any = self
        found: tuple[Any, float, bool, bool, dict[str, Any]] = table.last_of_any(observe)
        return found
