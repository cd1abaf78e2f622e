"""Asides from the moves: table talk, leaving, conceding (RUL-SEQ-70 to RUL-SEQ-79)."""
