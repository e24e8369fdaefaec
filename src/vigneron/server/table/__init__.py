"""One live table. Everything that happens at it passes one lock: persist, then publish."""
