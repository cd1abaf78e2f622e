"""Bots that know the game, and how good a state looks to them."""
