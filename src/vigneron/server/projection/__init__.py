"""A table as messages: what each viewer is told, in their language."""
