"""Formats log records as lines of JSON. Only a server that writes such logs imports this module."""

from __future__ import annotations

from typing import Final

from pythonjsonlogger.core import LogData
from pythonjsonlogger.json import JsonFormatter

_NAMES: Final = {"levelname": "level", "name": "logger", "exc_info": "fault", "stack_info": "stack"}


class JsonLines(JsonFormatter):
    """Formats a record as one JSON object: level, logger, message, `extra` fields, traceback and time."""

    def __init__(self) -> None:
        super().__init__(
            ("levelname", "name", "message"), rename_fields=_NAMES, timestamp="time", json_ensure_ascii=False
        )

    def process_log_record(self, log_data: LogData) -> LogData:
        """Return the fields of a record. The level is in lower case."""
        return super().process_log_record({**log_data, "level": str(log_data["level"]).lower()})
