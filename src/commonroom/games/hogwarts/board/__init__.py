"""The board as data and as a graph, and the picture drawn from it (catalogue 21.6)."""
