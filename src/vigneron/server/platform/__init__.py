"""Settings, rate limits, metrics and logging for all parts of the server. No module here knows tables."""
