"""Secrets: long, random, and kept only as their hash."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
COOKIE = "commonroom"
DAY = 24 * 60 * 60.0


def new_secret() -> str:
    """256 random bits, fit for a link or a cookie."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Not a secret, but nothing to be guessed either: 96 random bits."""
    return secrets.token_urlsafe(12)


def is_table_id(text: str) -> bool:
    """Whether a text could be the id of a table at all."""
    return TABLE_ID.fullmatch(text) is not None


def hashed(secret: str) -> str:
    """What is stored and compared; looking it up by this hash tells nothing about the secret by its time."""
    return sha256(secret.encode()).hexdigest()
