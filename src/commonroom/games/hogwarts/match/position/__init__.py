"""The state of a match as JSON-ready data and back."""
