"""A TCP proxy between browser and server that can go silent: nothing passes, and nothing is closed."""

from __future__ import annotations

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from contextlib import suppress

from tests.patience import HANG


class _Connection:
    """One connection, and which of its directions are swallowed."""

    def __init__(self, silent: bool) -> None:
        self.browser = self.house = silent
        self.task = asyncio.current_task()  # the loop alone keeps no reference to a waiting task


class SlowProxy:
    """Forwards bytes between a port of its own and the server's, in a thread of its own."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._lines: list[_Connection] = []
        self._still = 0
        self.stillborn = 0
        """Connections that were silent from their start."""
        self._loop = asyncio.new_event_loop()
        self._end = asyncio.Event()
        self.address = ""
        listening = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(listening),))
        self._thread.start()
        assert listening.wait(HANG)

    def hush(self, *, answers_only: bool = False, still: int = 0) -> None:
        """Silence every open connection, and the next `still` ones from their start.

        With `answers_only` the browser's bytes still reach the server."""
        self._still = still
        for line in self._lines:
            line.house = True
            line.browser = line.browser or not answers_only

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(HANG)
        self._loop.close()

    async def _run(self, listening: threading.Event) -> None:
        door = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"
        listening.set()
        await self._end.wait()
        door.close()
        while lines := asyncio.all_tasks() - {asyncio.current_task()}:
            for line in lines:
                line.cancel()
            await asyncio.gather(*lines, return_exceptions=True)

    async def _serve(self, from_browser: StreamReader, to_browser: StreamWriter) -> None:
        line = _Connection(self._still > 0)
        self._lines.append(line)
        if line.house:
            self._still -= 1
            self.stillborn += 1
        try:
            from_house, to_house = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:  # the server is down
            to_browser.close()
            return
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass(line, "browser", from_browser, to_house))
                both.create_task(self._pass(line, "house", from_house, to_browser))
        except asyncio.CancelledError:
            pass
        finally:
            for end in (to_browser, to_house):
                end.transport.abort()

    async def _pass(self, line: _Connection, side: str, source: StreamReader, sink: StreamWriter) -> None:
        with suppress(OSError):
            while got := await source.read(1 << 16):
                if not getattr(line, side):
                    sink.write(got)
                    await sink.drain()
        if not getattr(line, side):
            sink.close()
