"""Before the first turn: the table is laid out and everybody has a character (section 4)."""
