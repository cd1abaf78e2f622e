"""Bots on the pitch."""
