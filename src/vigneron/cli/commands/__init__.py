"""A module per command: `run` with Typer's annotations; its help texts are ids of sentences in `words`."""
