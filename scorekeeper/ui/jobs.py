"""Work that takes long, done beside the page: it says how far it is, and the page goes on answering."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scorekeeper.ui.app import App

LOOK_SECONDS = 0.25
"""How often the page shows how far it is."""

Progress = Callable[[int, int], None]


class Job:
    """``work(progress)`` runs in a thread of its own; ``then(result)`` with its result where the page lives.

    ``name``: the message that says what is being done. ``done`` and ``total`` are records, 0 of 0 while unknown.
    """

    def __init__(self, name: str, work: Callable[[Progress], Any], then: Callable[[Any], None]) -> None:
        self.name, self.done, self.total = name, 0, 0
        self._work, self._then = work, then
        self._result: Any = None
        self._fault: BaseException | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self, app: App) -> None:
        """Begin. Without a running loop (in a test, say) everything is done before this returns."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._run()
            self._finish(app)
            return
        thread = threading.Thread(target=self._run, daemon=True)
        thread.start()
        self._task = loop.create_task(self._follow(app, thread))

    def _run(self) -> None:
        try:
            self._result = self._work(self._step)
        except BaseException as fault:  # handed over to where the page lives, which says it
            self._fault = fault

    def _step(self, done: int, total: int) -> None:
        self.done, self.total = done, total

    async def _follow(self, app: App, thread: threading.Thread) -> None:
        shown = (0, 0)
        while thread.is_alive():
            await asyncio.sleep(LOOK_SECONDS)
            if shown != (self.done, self.total):
                shown = self.done, self.total
                app.guard(app.refresh)
        self._finish(app)

    def _finish(self, app: App) -> None:
        def end() -> None:
            past = app.state.past
            if past is not None and past.job is self:
                app.state = app.state.to(past=past.to(job=None))
            if self._fault is not None:
                raise self._fault
            self._then(self._result)

        app.guard(end)
