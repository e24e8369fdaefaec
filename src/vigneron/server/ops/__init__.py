"""Runs a server: processes, backup, restore."""
