"""One live table. Everything that happens at it goes through one lock: persist, then publish."""
