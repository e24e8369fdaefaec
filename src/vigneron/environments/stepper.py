"""Steps many games of one table together, in one call of compiled code.

`Stepper` reads and writes rows of memory that the caller owns (see `native.buffers`) and knows nothing of
numpy or of other libraries. `vector_games.VectorGames` is its public face."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vigneron.environments.modes import LOST, MARGIN, NEXT_STEP, RAISE, RANDOM, SAME_STEP, SCORE, WIN
from vigneron.native import buffers
from vigneron.native.encoding import Encoding
from vigneron.native.prng import Xorshift

_WORD: Final = 0xFFFFFFFFFFFFFFFF
_GOLDEN: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB


def mixed(number: int) -> int:
    """Return a 64-bit number in which every bit depends on all bits of `number` (splitmix64)."""
    number = (number + _GOLDEN) & _WORD
    number = (number ^ (number >> 30)) * _FIRST & _WORD
    number = (number ^ (number >> 27)) * _SECOND & _WORD
    return number ^ (number >> 31)


def stream_word(seed: int, game: int, episode: int, who: int) -> int:
    """Return the first word of a random stream: `who` is 0 for draws, 1 for opponents and random acts.

    So game `game` has the same draws, however many games there are beside it."""
    word = mixed(mixed(mixed(mixed(seed) + game) + episode) + who)
    return word or 1


class Stepper:
    """Several games of one table.

    learner   the seat that the caller plays, or -1 if the caller plays all seats
    width     how many rewards a game has: 1 with a learner, otherwise one per seat
    opponent  called with (game, position, seat); returns the act of a seat that is not the learner's. None
              for random acts

    Rows by game: `observations` (16 bits, `encoding.size` each), `masks` (bytes, `encoding.acts` each),
    `rewards` (32-bit floats, `width` each), `terminations` and `truncations` (bytes), `turns` (32 bits: the
    seat to act, -1 when the game is over), and `final`, as `observations`, or None."""

    def __init__(
        self,
        encoding: Encoding,
        games: int,
        *,
        learner: int,
        reward: int,
        by_ply: bool,
        illegal: int,
        autoreset: int,
        opponent: Callable[[int, Any, int], int] | None,
    ) -> None:
        self.encoding = encoding
        self.games = games
        self.seats = encoding.seats
        self.learner = learner
        self.width: int = encoding.seats if learner < 0 else 1
        self.reward = reward
        self.by_ply = by_ply
        self.illegal = illegal
        self.autoreset = autoreset
        self.opponent = opponent
        self.seed: int = 0
        self.states: list[Any] = [None] * games
        self.streams = [Xorshift(0) for _ in range(games)]
        self.choices = [Xorshift(0) for _ in range(games)]
        self.episodes: list[int] = [-1] * games
        self.result = memoryview(bytearray(12 * encoding.seats)).cast("i")
        self.paid = memoryview(bytearray(4 * games * self.width)).cast("i")
        """By game: what its rewards by ply add up to so far."""
        self.flags: int = (encoding.acts + 63) // 64 * 8
        """How many bytes of `legal` a game has."""
        self.legal = memoryview(bytearray(games * self.flags)).cast("b")
        """The masks as bits, since the caller may change the masks."""
        self.writes_rows = True
        empty = memoryview(bytearray())
        self.observations = self.masks = self.rewards = empty
        self.terminations = self.truncations = self.turns = empty
        self.final: memoryview | None = None

    def bind(
        self,
        observations: memoryview,
        masks: memoryview,
        rewards: memoryview,
        terminations: memoryview,
        truncations: memoryview,
        turns: memoryview,
        final: memoryview | None,
    ) -> None:
        """Use these rows from now on. Raises ValueError if one of them has not the right size."""
        games = self.games
        buffers.shorts(observations, games * self.encoding.size)
        buffers.flags(masks, games * self.encoding.acts)
        buffers.floats(rewards, games * self.width)
        buffers.flags(terminations, games)
        buffers.flags(truncations, games)
        buffers.ints(turns, games)
        if final is not None:
            buffers.shorts(final, games * self.encoding.size)
        self.observations, self.masks, self.rewards = observations, masks, rewards
        self.terminations, self.truncations, self.turns, self.final = terminations, truncations, turns, final

    def write_rows_on_demand(self) -> None:
        """Write no observations from now on: the caller writes those that somebody asks for."""
        self.writes_rows = False

    def write_masks_into(self, masks: memoryview) -> int:
        """Write masks into this memory from now on. Return 0."""
        self.masks = masks
        return 0

    def reseed(self, seed: int) -> None:
        """Let all games begin their first episode of this seed when they are reset."""
        self.seed = seed & _WORD
        for game in range(self.games):
            self.episodes[game] = -1

    def reset(self, only: memoryview | None) -> int:
        """Begin a new episode of every game, or of those whose byte in `only` is not 0. Return 0."""
        rewards = buffers.floats(self.rewards, self.games * self.width)
        terminations = buffers.flags(self.terminations, self.games)
        truncations = buffers.flags(self.truncations, self.games)
        for game in range(self.games):
            if only is None or only[game]:
                for index in range(game * self.width, (game + 1) * self.width):
                    rewards[index] = 0
                terminations[game] = 0
                truncations[game] = 0
                self.begin(game)
        return 0

    def begin(self, game: int) -> int:
        """Begin the next episode of a game, up to the first decision of the caller. Return 0."""
        episode = self.episodes[game] + 1
        self.episodes[game] = episode
        stream: Xorshift = self.streams[game]
        stream.word = stream_word(self.seed, game, episode, 0)
        choices: Xorshift = self.choices[game]
        choices.word = stream_word(self.seed, game, episode, 1)
        self.states[game] = self.encoding.new(stream)
        paid = buffers.ints(self.paid, self.games * self.width)
        for index in range(game * self.width, (game + 1) * self.width):
            paid[index] = 0
        return self.show(game, self.turn(game))

    def turn(self, game: int) -> int:
        """Let opponents act until it is the caller's turn. Return the seat to act, -1 at the end."""
        state = self.states[game]
        seat = self.encoding.next_seat(state)
        while seat >= 0 and self.learner >= 0 and seat != self.learner:
            if self.opponent is None:
                action = self.encoding.random_act(state, seat, self.choices[game])
            else:
                action = self.opponent(game, state, seat)
            self.encoding.step(state, seat, action, self.streams[game])
            seat = self.encoding.next_seat(state)
        return seat

    def show(self, game: int, seat: int) -> int:
        """Write the turn, the mask and the observation of the seat that is to act. Return 0."""
        turns = buffers.ints(self.turns, self.games)
        turns[game] = seat
        state = self.states[game]
        acts = self.encoding.acts
        at = game * acts
        self.encoding.write_mask(state, seat, self.masks, at)
        masks = buffers.flags(self.masks, at + acts)
        legal = buffers.flags(self.legal, self.games * self.flags)
        buffers.pack(legal, game * self.flags, masks, at, acts)
        if self.writes_rows:
            self.encoding.write_observation(state, seat, self.observations, game * self.encoding.size)
        return 0

    def act(self, game: int, seat: int, number: int) -> int:
        """Return the act that a number stands for in a game, or -1 if the seat may not do it."""
        acts = self.encoding.acts
        if self.encoding.direct:
            legal = buffers.flags(self.legal, self.games * self.flags)
            fits = 0 <= number < acts and buffers.packed(legal, game * self.flags, number)
            return number if fits else -1
        return self.encoding.act(self.states[game], seat, number)

    def step(self, actions: memoryview) -> int:
        """Do one act in each game (32-bit integers). Return how many games have ended.

        A game that is over ignores its act. It begins anew with NEXT_STEP; with DISABLED it stays as it is,
        with rewards of 0. Raises ValueError for an illegal act if `illegal` is RAISE; then nothing has
        changed."""
        numbers = buffers.ints(actions, self.games)
        turns = buffers.ints(self.turns, self.games)
        if self.illegal == RAISE:
            for game in range(self.games):
                seat = turns[game]
                if seat >= 0 and self.act(game, seat, numbers[game]) < 0:
                    raise ValueError(f"game {game}: seat {seat} may not do act {numbers[game]} now")
        ended = 0
        for game in range(self.games):
            ended += self.step_game(game, turns[game], numbers[game])
        return ended

    def step_game(self, game: int, seat: int, number: int) -> int:
        """Do one act in one game. Return 1 if the game has ended, otherwise 0."""
        rewards = buffers.floats(self.rewards, self.games * self.width)
        terminations = buffers.flags(self.terminations, self.games)
        for index in range(game * self.width, (game + 1) * self.width):
            rewards[index] = 0
        if seat < 0:
            if self.autoreset == NEXT_STEP:
                terminations[game] = 0
                self.begin(game)
            return 0
        state = self.states[game]
        action = self.act(game, seat, number)
        if action < 0 and self.illegal == RANDOM:
            action = self.encoding.random_act(state, seat, self.choices[game])
        if action < 0:
            self.encoding.write_result(state, self.result, 0)
            self.lose(seat)
            return self.end(game, seat)
        self.encoding.step(state, seat, action, self.streams[game])
        following = self.turn(game)
        if following < 0:
            self.encoding.write_result(state, self.result, 0)
            return self.end(game, seat)
        if self.by_ply:
            self.encoding.write_result(state, self.result, 0)
            self.pay(game, False)
        terminations[game] = 0
        self.show(game, following)
        return 0

    def end(self, game: int, seat: int) -> int:
        """End a game whose result is written: pay, and begin anew with SAME_STEP. Return 1."""
        terminations = buffers.flags(self.terminations, self.games)
        turns = buffers.ints(self.turns, self.games)
        self.pay(game, True)
        terminations[game] = 1
        state = self.states[game]
        size, acts = self.encoding.size, self.encoding.acts
        if self.autoreset == SAME_STEP:
            if self.final is not None:
                self.encoding.write_observation(state, seat, self.final, game * size)
            self.begin(game)
        else:
            turns[game] = -1
            at = game * acts
            masks = buffers.flags(self.masks, at + acts)
            for index in range(at, at + acts):
                masks[index] = 1  # any number may be chosen: it is ignored
            if self.writes_rows:
                self.encoding.write_observation(state, seat, self.observations, game * size)
        return 1

    def pay(self, game: int, over: bool) -> None:
        """Write the rewards of a game from its result."""
        rewards = buffers.floats(self.rewards, self.games * self.width)
        paid = buffers.ints(self.paid, self.games * self.width)
        for index in range(self.width):
            seat = index if self.learner < 0 else self.learner
            at = game * self.width + index
            if self.reward <= MARGIN:
                points = self.points(seat)
                rewards[at] = points - paid[at]
                if self.by_ply:
                    paid[at] = points
            elif over:
                rewards[at] = self.share(seat)  # type: ignore[call-overload]

    def points(self, seat: int) -> int:
        """Return the score or margin of a seat in the result."""
        result = buffers.ints(self.result, 3 * self.seats)
        points = result[seat]
        if self.reward == SCORE or self.seats == 1:
            return points
        best = result[1 if seat == 0 else 0]
        for other in range(self.seats):
            if other != seat and result[other] > best:
                best = result[other]
        return points - best

    def share(self, seat: int) -> float:
        """Return the win or place of a seat in the result, from 0 to 1.

        Winners share 1. The first place is worth 1 and the last one 0; tied seats get the mean of their
        places."""
        result = buffers.ints(self.result, 3 * self.seats)
        if self.reward == WIN:
            winners = 0
            for other in range(self.seats):
                winners += result[2 * self.seats + other]
            won = result[2 * self.seats + seat]
            return won / winners if winners else 0.0
        place = result[self.seats + seat]
        tied = 0
        for other in range(self.seats):
            if result[self.seats + other] == place:
                tied += 1
        return (self.seats - place - (tied - 1) / 2.0) / (self.seats - 1.0)

    def lose(self, seat: int) -> None:
        """Change the result: this seat has `LOST` points, the last place, and does not win."""
        result = buffers.ints(self.result, 3 * self.seats)
        seats = self.seats
        place = result[seats + seat]
        result[seat] = LOST
        for other in range(seats):
            if result[seats + other] > place:
                result[seats + other] -= 1
        result[seats + seat] = seats
        winners = 0
        result[2 * seats + seat] = 0
        for other in range(seats):
            winners += result[2 * seats + other]
        for other in range(seats):
            if not winners and other != seat and result[seats + other] == 1:
                result[2 * seats + other] = 1

    def choose(self, actions: memoryview) -> int:
        """Write a random legal number for each game; 0 for one that is over. Return 0."""
        numbers = buffers.ints(actions, self.games)
        turns = buffers.ints(self.turns, self.games)
        legal = buffers.flags(self.legal, self.games * self.flags)
        size = self.flags
        for game in range(self.games):
            numbers[game] = 0
            choices: Xorshift = self.choices[game]
            count = buffers.packed_count(legal, game * size, size) if turns[game] >= 0 else 0
            if count:
                numbers[game] = buffers.packed_nth(legal, game * size, size, choices.below(count))
        return 0
