"""The state as JSON-ready data and back, and positions written by hand."""
