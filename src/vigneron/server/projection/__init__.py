"""Turns a table into messages: what each viewer may see, in the viewer's language."""
