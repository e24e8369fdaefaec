"""Whether a child process is stopped and not dead (SIGSTOP): it answers nothing, and does not end."""

from __future__ import annotations

import os
import sys


def stopped(pid: int) -> bool:
    """Return whether this child stands still. It is left as it is, to be waited for as before."""
    if sys.platform == "win32":  # there is no such signal
        return False
    try:
        return os.waitid(os.P_PID, pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:  # it has ended, and was waited for
        return False
