"""Limits on what anybody may ask of the server."""
