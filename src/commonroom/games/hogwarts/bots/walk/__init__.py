"""Walks as bots see them: distances, ends, and the worth of stops."""
