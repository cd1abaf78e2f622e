"""Answers to the questions of a game, rated by what they are worth; those in fights are in `fights/`."""
