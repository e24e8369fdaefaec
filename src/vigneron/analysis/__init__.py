"""Analyses of positions and reviews of games, made of what `evaluation` computes. See docs/review.md."""
