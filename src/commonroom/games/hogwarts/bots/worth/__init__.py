"""The worth of things that happen to a seat."""
