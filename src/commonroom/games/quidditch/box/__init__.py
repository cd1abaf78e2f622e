"""The cards in the box: what a deck may contain, and how it is read and checked (catalogue section 16)."""
