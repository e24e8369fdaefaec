"""What every room of the server may use: settings, rate limits, metrics, logging. Knows no table."""
