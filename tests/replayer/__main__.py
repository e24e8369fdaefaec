"""Replays the journals on the command line. The status is 1 if one of them is broken."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.replayer.faults import Fault
from tests.replayer.replay import replay_file

failed = 0
for name in sys.argv[1:]:
    try:
        told = replay_file(Path(name))
    except Fault as fault:
        failed += 1
        print(f"{name}: {fault}")
    else:
        print(f"{name}: {told.plies} acts, {told.draws} draws, {told.digests} digests")
sys.exit(min(failed, 1))
