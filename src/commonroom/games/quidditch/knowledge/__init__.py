"""Guesses at what is hidden, and what the others give away about it."""
