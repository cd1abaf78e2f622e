"""Bots that know the game, and the rating of a state that a search uses."""
