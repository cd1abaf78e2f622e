"""Sentences of the terminal: its language, its names for people, and how an event or an action is put into words."""
