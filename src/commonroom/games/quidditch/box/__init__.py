"""The cards in the box: what decks may say, reading and checking them (catalogue section 16)."""
