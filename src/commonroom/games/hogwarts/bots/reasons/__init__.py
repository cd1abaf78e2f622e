"""Reasons for what a bot does, for the player who asks."""
