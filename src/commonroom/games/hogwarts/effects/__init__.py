"""Effects of cards, tokens and fields: the vocabulary, settling it, and its sentences (catalogue 21.2)."""
