"""The evaluator: what a position, an act and a draw are worth. docs/review.md explains the numbers."""
