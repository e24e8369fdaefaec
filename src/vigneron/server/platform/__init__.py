"""Settings, rate limits, metrics and logging, for all rooms of the server. It knows no table."""
