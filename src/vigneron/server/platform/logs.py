"""Logging: plain lines for people, or one JSON object per line for programs.

Logs contain no personal data: no names, codes, cookies, or addresses of people or pages. A table appears by
its id."""

from __future__ import annotations

from typing import Any, Final

FORMATS: Final = ("plain", "json")


def config(format: str) -> dict[str, Any]:
    """Return the configuration for `logging.config.dictConfig`.

    JSON logs contain records from level INFO, plain logs from level WARNING."""
    formatter: dict[str, Any] = {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    if format == "json":
        formatter = {"()": "vigneron.server.platform.json_logs.JsonLines"}  # imported only when it is needed
    level = "INFO" if format == "json" else "WARNING"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"own": formatter},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "own"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {"vigneron": {"level": level}},
    }
