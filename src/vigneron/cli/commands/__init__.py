"""One module per command: `run` with Typer's annotations, whose help texts are ids of sentences in `words`."""
