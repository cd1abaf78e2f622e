"""Before the first turn: the table is laid and everybody has a character (section 4)."""
