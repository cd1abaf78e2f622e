"""Bots in the second mode: the dark side and the heroes."""
