"""`deploy/audit` reports no vulnerabilities only if it can find known ones."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

AUDIT = Path(__file__).parents[2] / "deploy" / "audit"
_FAKE = """#!/bin/sh
case "$*" in
*--no-deps*) echo '{KNOWN}' ;;
*) exit {STATUS} ;;
esac
"""
_FAULTS = '{"dependencies": [{"name": "jinja2", "vulns": [{"id": "X"}]}]}'


def audit(folder: Path, known: str, status: int) -> subprocess.CompletedProcess[str]:
    fake = folder / "pip-audit"
    fake.write_text(_FAKE.replace("{KNOWN}", known).replace("{STATUS}", str(status)))
    fake.chmod(0o755)
    path = f"{folder}:{os.environ['PATH']}"
    return subprocess.run([AUDIT], env={**os.environ, "PATH": path}, capture_output=True, text=True)


@pytest.mark.parametrize(("status", "told"), [(0, 0), (1, 1)])
def test_it_tells_what_a_source_that_knows_faults_says(tmp_path: Path, status: int, told: int) -> None:
    done = audit(tmp_path, _FAULTS, status)
    assert done.returncode == told
    assert "requirements/run.txt" in done.stdout


def test_a_source_without_faults_is_no_data(tmp_path: Path) -> None:
    done = audit(tmp_path, '{"dependencies": [{"name": "jinja2", "skip_reason": "not found"}]}', 0)
    assert done.returncode == 2
    assert done.stderr.count("no data") == 2
