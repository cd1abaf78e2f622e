"""What cards, tokens and fields do: the vocabulary, settling it, and its sentences (catalogue 21.2)."""
