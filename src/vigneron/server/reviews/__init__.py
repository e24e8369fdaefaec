"""Reviews of finished games: jobs, what is kept, and what a page shows."""
