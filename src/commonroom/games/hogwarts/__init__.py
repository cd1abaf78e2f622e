"""A Year at Hogwarts: its world as data, and what reads, checks and draws it."""
