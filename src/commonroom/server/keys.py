"""Secrets: long, random, and stored only as a hash."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
COOKIE = "commonroom"
HOST_COOKIE = f"__Host-{COOKIE}"
"""Its name behind https: a browser takes a cookie of this name from this host alone, not from a neighbouring one."""
DAY = 24 * 60 * 60.0


def new_secret() -> str:
    """Return 256 random bits, fit for a link or a cookie."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Return 96 random bits: an id is no secret, but it should not be guessed either."""
    return secrets.token_urlsafe(12)


def is_table_id(text: str) -> bool:
    """Tell whether a text could be the id of a table at all."""
    return TABLE_ID.fullmatch(text) is not None


def hashed(secret: str) -> str:
    """Return what is stored and compared.

    Looking up a hash takes the same time whatever the secret is, so timing tells nothing about it. A slow password hash
    is not needed: these secrets are too long to try out.
    """
    return sha256(secret.encode()).hexdigest()
