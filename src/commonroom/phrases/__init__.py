"""Sentences for people, by id and language."""

from .locale import ENGLISH, languages_of, phrases_of

__all__ = ["ENGLISH", "languages_of", "phrases_of"]
