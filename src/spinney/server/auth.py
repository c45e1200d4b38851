"""Tokens: random, told once, stored only as a hash."""

import hashlib
import re
import secrets

_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")


def new_token() -> str:
    """A secret that can't be guessed: 256 random bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The name of a table: 72 random bits, short enough for a link."""
    return secrets.token_urlsafe(9)


def is_id(text: str) -> bool:
    """Whether a text can be the name of a table; what can't is never asked of a database."""
    return _ID.fullmatch(text) is not None


def hash_of(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def bearer(header: str | None) -> str | None:
    """The token of an `Authorization` header."""
    if header and header.lower().startswith("bearer "):
        return header[7:].strip() or None
    return None
