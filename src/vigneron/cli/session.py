"""A game in the terminal. It uses plain lines, numbered choices and no colours, for screen readers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from vigneron.bots import ask, bot_chance
from vigneron.bots.failing import RetryingBot
from vigneron.bots.search.taste import taste_of
from vigneron.cli.explain import preview_lines, refusal_lines, rule_lines
from vigneron.cli.meaning import meant
from vigneron.cli.menu import LONGEST, Menu, Offer, labels_of
from vigneron.cli.position import own_lines, points, position_lines, race_lines, standing_lines
from vigneron.cli.taking_back import last_own_act
from vigneron.cli.voice import say
from vigneron.core.contract import Action, Event, Refusal, Seat
from vigneron.core.game import Bot, Budget
from vigneron.core.journal import digest, replay
from vigneron.core.match import Match
from vigneron.core.refusals import best_refusal
from vigneron.core.scene import distinct
from vigneron.i18n.speaker import Speaker

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class PlayerLeft(Exception):
    """The player has left the game."""


class Session:
    """People and bots who play at one terminal. `kept` is called after every act, to save the journal."""

    def __init__(
        self, match: Match[Any], bots: Mapping[Seat, Bot], voice: Speaker, seed: str, kept: Callable[[], None]
    ) -> None:
        self.match, self.voice, self.kept = match, voice, kept
        self.bots = {seat: RetryingBot(bot) for seat, bot in bots.items()}
        self.failed: set[Seat] = set()
        """The seats whose bot has failed. Each failure is reported once."""
        seats = range(match.setup.seats)
        self.people = frozenset(seat for seat in seats if seat not in bots)
        self.streams = {seat: bot_chance(seed, match.ply, seat) for seat in bots}
        self.tastes = {seat: taste_of(match.journal.header.table, seat) for seat in bots}
        self.told: list[list[Event]] = replay(match.game, match.journal).events[1:] if match.ply else []
        """The events of each ply."""
        acted = {row.seat: row.ply for row in match.journal.plies()}
        self.heard = {seat: acted.get(seat, 0) for seat in seats}
        """The number of plies that each person has been shown."""
        self.shown: dict[str, str] = {}
        """The sentences of all acts that have been offered, by text."""
        self.at_table: Seat | None = None
        """The seat of the person who sits at the screen."""

    def play(self) -> None:
        """Play until the end of the game. Raises PlayerLeft."""
        while to_act := self.match.to_act:
            people = [seat for seat in to_act if seat in self.people]
            if people:
                self.person(self.at_table if self.at_table in people else people[0])
            else:
                self.bot(to_act[0])
        self.end()

    def bot(self, seat: Seat) -> None:
        """Ask a bot for its act, and play the act."""
        match = self.match
        budget = Budget(seconds=2.0)
        chosen = ask(
            self.bots[seat],
            match.game,
            match.rules,
            match.state,
            seat,
            self.streams[seat],
            budget,
            self.tastes[seat],
            match.setup,
        )
        if self.bots[seat].failed and seat not in self.failed:
            self.failed.add(seat)
            print(say("cli-play-bot_failed", name=self.voice.name(seat), why=self.bots[seat].failed))
        self.act(seat, match.game.actions.text[chosen])

    def act(self, seat: Seat, text: str) -> None:
        """Play an act and save the journal."""
        self.told.append(self.match.act(seat, text))
        self.kept()

    def person(self, seat: Seat | None) -> None:
        """Show position and offers to a person, and run the person's commands until the position changes."""
        assert seat is not None, "somebody is to act"
        if seat != self.at_table:
            if not self.curtain(seat):
                return
            self.at_table = seat
        self.news(seat)
        self.situation(seat)
        menu = self.menu(seat)
        menu.show()
        while self.match.to_act and not self.command(seat, menu):
            pass

    def curtain(self, seat: Seat) -> bool:
        """Clear the screen for the next person if it shows what the next person may not see.

        Return False if the previous person undid their choice instead."""
        match = self.match
        views = {digest(match.rules, match.seen(viewer).state) for viewer in self.people}
        if len(self.people) < 2 or (len(match.to_act) < 2 and len(views) == 1):
            return True
        print(_CLEAR if sys.stdout.isatty() else "\n" * 60, end="")
        print(say("cli-play-curtain", name=self.voice.name(seat)))
        if (
            self.read(say("cli-play-pass" if match.ply else "cli-play-press_enter")) in words("undo")
            and self.undo()
        ):
            self.at_table = None
            return False
        return True

    def news(self, seat: Seat) -> None:
        """Print what happened since this person last looked."""
        for line in self.events(self.heard[seat], seat):
            print(line)
        self.heard[seat] = len(self.told)

    def events(self, since: int, viewer: Seat | None) -> Iterator[str]:
        """Yield the sentences of the events since a ply that this viewer may read."""
        for happened in self.told[since:]:
            for event in happened:
                if not event.told_later and event.is_for(viewer):
                    yield self.voice.event(event)

    def situation(self, seat: Seat) -> None:
        """Print status, scores, the seat's own counters and the prompt."""
        match, voice = self.match, self.voice
        seen = match.seen(seat)
        overlay = match.game.picture().overlay(match.rules, seen, seat)
        scene = match.game.picture().scene(match.rules, seen)
        print()
        scores = {} if overlay.score is None else {seat: overlay.score}
        print(voice.text(scene.status))
        lines = standing_lines(scene, voice, counters=False, scores=scores)
        for standing, line in zip(scene.standings, lines, strict=True):
            print(line)
            if standing.seat == seat:
                for own in own_lines(scene, overlay, seat, voice):
                    print(f"  {own}")
        for line in race_lines(scene, match.rules, seen, voice):
            print(line)
        print(say("cli-pair", name=voice.name(seat), value=voice.text(overlay.prompt)))

    def menu(self, seat: Seat) -> Menu:
        """Return the legal acts as a menu. Of acts that are alike, it has only the first."""
        match, picture = self.match, self.match.game.picture()
        seen = match.seen(seat)
        overlay = picture.overlay(match.rules, seen, seat)
        legal = match.rules.legal(match.state, seat)
        offers = [
            Offer(match.game.actions.text[action], self.describe(seat, action))
            for action in distinct(legal, match.game.actions.touch, overlay.alike)
        ]
        self.shown |= {offer.text: offer.sentence for offer in offers}
        labels = labels_of(picture.scene(match.rules, seen), overlay, self.voice)
        return Menu(match.game.name, offers, labels)

    def describe(self, seat: Seat, action: Action) -> str:
        """Return the sentence of a legal act."""
        match = self.match
        return self.voice.text(match.game.picture().describe(match.rules, match.state, seat, action))

    def read(self, prompt: str) -> str:
        """Return a line from standard input. Raises PlayerLeft at the end of the input."""
        try:
            return input(prompt + " ").strip()
        except EOFError:
            raise PlayerLeft from None

    def command(self, seat: Seat, menu: Menu) -> bool:
        """Read a command and run it; return whether the position has changed."""
        line = self.read(menu.prompt())
        word, _, rest = line.partition(" ")
        word, rest = word.casefold(), rest.strip()
        if line.isdecimal():
            chosen = menu.choose(int(line[:9]))
            if chosen is not None:
                self.act(seat, chosen.text)
            return chosen is not None
        typed = menu.typed(line)
        if typed is not None:
            self.act(seat, typed.text)
            return True
        if word in words("quit"):
            raise PlayerLeft
        if word in words("undo"):
            return self.undo()
        self.answer(seat, menu, word, rest)
        return False

    def answer(self, seat: Seat, menu: Menu, word: str, rest: str) -> None:
        """Answer a question. The position is unchanged."""
        match, voice = self.match, self.voice
        if word.startswith("?") and len(word) > 1:
            lines = self.about(seat, menu, word[1:])
        elif word in words("why") and rest:
            lines = self.about(seat, menu, rest)
        elif word in words("look"):
            lines = position_lines(match.game, match.rules, match.seen(seat), seat, voice)
        elif word in words("rule") and rest:
            lines = rule_lines(match.game, rest)
        elif word in words("list"):
            menu.list(rest)
            return
        else:
            lines = [say("cli-play-help")]
        print("\n".join(lines))

    def about(self, seat: Seat, menu: Menu, asked: str) -> list[str]:
        """Return the previews of the legal acts that are meant, or the reason why they are illegal."""
        match = self.match
        if asked.isdecimal():
            number = int(asked[:9])
            if not 1 <= number <= len(menu):
                return [menu.no_number()]
            acts = [match.game.actions.parse(offer.text) for offer in menu.offers_of(number)]
            meaning = [act for act in acts if act is not None]
        else:
            meaning = meant(match.game, asked, self.shown, menu.labels, lambda act: self.describe(seat, act))
        if not meaning:
            return [self.voice.refusal(Refusal("unknown_act", "", {"act": asked})), say("cli-play-no_thing")]
        legal = [act for act in meaning if match.rules.why_not(match.state, seat, act) is None]
        if legal:
            texts = [match.game.actions.text[act] for act in legal[:LONGEST]]
            return [line for text in texts for line in preview_lines(match, self.voice, seat, text)]
        refusal = best_refusal(match.rules.why_not(match.state, seat, act) for act in meaning)
        assert refusal is not None, "no act is legal"
        return refusal_lines(match.game, self.voice, refusal)

    def undo(self) -> bool:
        """Undo the last act if this is possible; return whether it was undone."""
        back = last_own_act(self.match, self.people)
        if back is None:
            print(say("cli-play-no_undo"))
            return False
        seat, acts = back
        self.match.undo(acts)
        del self.told[-acts:]
        self.heard = {s: min(count, len(self.told)) for s, count in self.heard.items()}
        self.kept()
        print(say("cli-play-undone", name=self.voice.name(seat)))
        return True

    def end(self) -> None:
        """Print the last events, the final score and the ranking."""
        match, voice = self.match, self.voice
        since = min((self.heard[seat] for seat in self.people), default=len(self.told))
        for line in self.events(since, None):
            print(line)
        result = match.result
        print()
        ending = f"ending-{result.ending}"
        worst = max(result.places)
        last = ", ".join(voice.name(s) for s, place in enumerate(result.places) if place == worst)
        said = " " + voice.say(ending, {"last": last}) if voice.has(ending) else ""
        print(say("cli-play-over") + said)
        for seat in sorted(range(match.setup.seats), key=lambda s: (result.places[s], s)):
            print(
                say(
                    "cli-play-place",
                    place=result.places[seat],
                    name=voice.name(seat),
                    score=points(str(result.scores[seat])),
                )
            )
            for part in result.parts[seat]:
                name = voice.say(f"part-{part.key}", part.data)
                print("  " + say("cli-pair", name=name, value=part.value))


def words(name: str) -> tuple[str, ...]:
    """Return the names of a command: in English, and in the language in use."""
    return (name, *say(f"cli-word-{name}").split())
