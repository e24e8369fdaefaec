"""Detects a child process that is stopped (SIGSTOP): it does not answer, and does not end."""

from __future__ import annotations

import os
import sys


def stopped(pid: int) -> bool:
    """Return whether this child is stopped. Its exit status stays available to others."""
    if sys.platform == "win32":  # has no SIGSTOP
        return False
    try:
        return os.waitid(os.P_PID, pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:  # it has ended and was reaped
        return False
