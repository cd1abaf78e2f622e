"""A content pack: its shape, reading it, checking it, and the world made from it (catalogue 21)."""
