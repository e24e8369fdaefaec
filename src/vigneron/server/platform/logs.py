"""Logging: plain lines for people, or one JSON object per line for programs.

Logs contain no personal data: no names, codes, cookies, or addresses of people or pages. Tables appear by id.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any, Final

FORMATS: Final = ("plain", "json")
_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object: time, level, logger, message, `extra` fields and traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line of JSON."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {key: value for key, value in vars(record).items() if key not in _OWN}
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def config(format: str) -> dict[str, Any]:
    """Return the configuration for `logging.config.dictConfig`: JSON from INFO, plain text from WARNING."""
    formatter: dict[str, Any] = {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    if format == "json":
        formatter = {"()": JsonLines}
    level = "INFO" if format == "json" else "WARNING"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"own": formatter},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "own"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {"vigneron": {"level": level}},
    }
