"""One live table. A lock guards it: every change is first written to the store and then sent to viewers."""
