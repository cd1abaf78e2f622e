"""Sentences for people, by id and language."""

from .locale import ENGLISH, is_spoken, languages_of, phrases_from, phrases_of

__all__ = ["ENGLISH", "is_spoken", "languages_of", "phrases_from", "phrases_of"]
