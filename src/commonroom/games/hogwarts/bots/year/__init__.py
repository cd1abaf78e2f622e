"""Bots in the first mode: missions and house points."""
