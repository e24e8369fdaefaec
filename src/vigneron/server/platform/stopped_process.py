"""Detects a child process that is stopped (SIGSTOP). Such a process neither answers nor ends."""

from __future__ import annotations

import os
import sys


def stopped(pid: int) -> bool:
    """Return whether this child process is stopped. Other callers can still read its exit status."""
    if sys.platform == "win32":  # this system has no SIGSTOP
        return False
    try:
        return os.waitid(os.P_PID, pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:  # the child has ended, and its exit status has been read
        return False
