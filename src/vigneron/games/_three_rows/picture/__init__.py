"""The table as data: surfaces, offers, and the position in words."""
