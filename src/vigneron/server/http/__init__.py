"""Requests, pages and sockets."""
