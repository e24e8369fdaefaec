"""What is raised while the store is away; it loads nothing else."""

from __future__ import annotations


class StoreAway(RuntimeError):
    """The database does not answer: it is down, locked, full, or out of reach. `fault` says which."""

    def __init__(self, error: BaseException) -> None:
        cause = getattr(error, "orig", None) or error  # without the words of the library in between
        self.fault = str(cause) or type(cause).__name__
        super().__init__(f"{type(cause).__name__}: {cause}")
