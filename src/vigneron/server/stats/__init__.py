"""Results of finished games, ratings and profiles."""
