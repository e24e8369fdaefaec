"""A bot that is a program in any language: `cmd:COMMAND`. See docs/bots.md, "A program as a bot".

The program reads one line of JSON per decision and answers with one. It lives as long as its bot."""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from contextlib import suppress
from dataclasses import replace
from typing import IO, Any, Final

from vigneron.bots.failing import NoAnswer
from vigneron.core.contract import Action
from vigneron.core.game import Budget, View

SECONDS: Final = 10.0
"""The time limit of a decision, unless the name of the bot gives another one in seconds."""
_LONGEST: Final = 65_536
"""The longest answer, in bytes."""
_GRACE: Final = 0.5
"""The number of seconds that a program has to end after its input is closed."""
_WATCH: Final = 'read -r line; kill -KILL "-$1" 2>/dev/null'
"""What a shell runs beside the program: its input ends when this process ends, in whatever way."""
POSIX: Final = os.name == "posix"


class CommandBot:
    """A bot that asks a program. The program starts with the first decision, and again if it was ended.

    `budget` is what the name of the bot says; its seconds are the time limit of a decision. Raises ValueError
    if there is no such program, or if it is not executable."""

    def __init__(self, command: str, budget: Budget | None = None) -> None:
        self.words = shlex.split(command, posix=POSIX)
        if not self.words:
            raise ValueError("a command is missing")
        if shutil.which(self.words[0]) is None:
            if os.path.isfile(self.words[0]):
                raise ValueError(f"{self.words[0]!r} is not executable: chmod +x makes it so")
            raise ValueError(f"there is no program {self.words[0]!r}")
        self._budget = budget
        self._program: _Program | None = None

    def choose(self, view: View[Any]) -> Action:
        """Return the act that the program answers. Raises NoAnswer.

        A program that does not answer in time, or with anything else than an act, is ended."""
        if self._program is None:
            self._program = _Program(self.words)
        budget = self._budget or view.budget
        limit = budget.seconds if self._budget is not None and budget.iterations == 0 else SECONDS
        asked = question(replace(view, budget=Budget(min(budget.seconds, limit), budget.iterations)))
        try:
            return _act(view, self._program.ask(asked, limit))
        except BaseException:  # Ctrl-C too: an answer that comes later must not be taken for the next one
            self._program.kill()
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        program, self._program = self._program, None
        if program is not None:
            program.end()


def question(view: View[Any]) -> dict[str, Any]:
    """Return what a program is asked: the fields of docs/live-bots.md, a budget and a seed of its own."""
    game, budget = view.game, view.budget
    return {
        "game": game.key,
        "edition": game.edition,
        "seats": len(view.rules.result(view.seen.state).scores),
        "options": dict(view.setup.options) if view.setup is not None else {},
        "seat": view.seat,
        "yours": True,
        "offers": [game.actions.text[action] for action in view.legal],
        "view": game.shown(view.rules, view.seen),
        "budget": {"seconds": budget.seconds, "iterations": budget.iterations},
        "seed": view.chance.draw([1] * 65536, "bot"),
    }


def _act(view: View[Any], line: bytes) -> Action:
    """Return the act of an answer. Raises NoAnswer."""
    try:
        text = json.loads(line)["act"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise NoAnswer(f'it answered {_shown(line)}, which is not {{"act": …}}') from None
    action = view.game.actions.parse(text) if isinstance(text, str) else None
    if action is None or action not in view.legal:
        raise NoAnswer(f"{_shown(json.dumps(text, ensure_ascii=False).encode())} is no legal act")
    return action


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return repr(text if len(text) <= 60 else text[:60] + "…")


class _Program:
    """A running program, the thread that reads its answers, and the shell that ends it with this process."""

    def __init__(self, words: list[str]) -> None:
        group: dict[str, Any] = {"process_group": 0} if POSIX else {}  # Ctrl-C is for this process alone
        try:
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **group)
        except OSError as error:
            raise NoAnswer(f"it cannot be started: {error.strerror}") from error
        self._watch: subprocess.Popen[bytes] | None = None
        if POSIX:
            self._watch = subprocess.Popen(
                ["/bin/sh", "-c", _WATCH, "sh", str(self._process.pid)],
                stdin=subprocess.PIPE,
                process_group=0,
            )
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        self.end = weakref.finalize(self, _end, self._process, self._watch)

    def kill(self) -> None:
        """Kill the program with its children, without the moment that `end` gives it."""
        _kill(self._process)

    def ask(self, question: dict[str, Any], seconds: float) -> bytes:
        """Return the line that the program answers. Raises NoAnswer."""
        line = json.dumps(question, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended, which its output tells too
            self._process.stdin.write(line)
            self._process.stdin.flush()
        try:
            answer = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise NoAnswer(f"it did not answer within {seconds:g} s") from None
        if not answer:
            raise NoAnswer(f"its program ended (status {_status(self._process)})")
        if not answer.endswith(b"\n"):
            raise NoAnswer(f"its answer is longer than {_LONGEST} bytes or has no end of line")
        return answer


def _read(stream: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Pass on the lines of a program, and b"" at their end."""
    with stream:
        while line := stream.readline(_LONGEST):
            lines.put(line)
    lines.put(b"")


def _status(process: subprocess.Popen[bytes]) -> int | str:
    try:
        return process.wait(_GRACE)
    except subprocess.TimeoutExpired:  # it has closed its output and runs on
        return "none yet"


def _kill(process: subprocess.Popen[bytes]) -> None:
    if not POSIX:
        process.kill()
        return
    with suppress(OSError):  # the group is empty
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: subprocess.Popen[bytes], watch: subprocess.Popen[bytes] | None) -> None:
    """End a program with its children: its input ends, and after a moment it is killed."""
    with suppress(OSError):
        assert process.stdin is not None
        process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(_GRACE)
    _kill(process)
    if watch is not None:
        watch.kill()
        assert watch.stdin is not None
        watch.stdin.close()
        watch.wait()
    process.wait()
