"""The commands. Each module has a function `run` with Typer's annotations.

Help texts in the annotations are ids of sentences in `words`."""
