"""Sends messages between the processes of one server, and manages the leases on tables."""
