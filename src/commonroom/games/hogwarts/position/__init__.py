"""Positions: the state as JSON-ready data and back, also written by hand."""
