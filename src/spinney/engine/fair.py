"""Deals that anybody can check afterwards: made of a secret that was sealed before, and of what the players added.

The seal is told before anybody adds anything, the secret when the game is over. `docs/fair.md` says how to check a deal
without this program.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from spinney.engine.record import read_header
from spinney.engine.setup import Deal, deal_cards, full_options
from spinney.errors import BadRecord, SpinneyError, shown

WAY = "spinney.fair/1"
"""The name of this way to deal; it is part of what the deal is made of."""
_SECRET = 32


def seal_of(secret: str) -> str:
    """What is told of a secret (64 hexadecimal digits) before it is: its SHA-256."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, table: str, salts: Sequence[str | None]) -> int:
    """The number that the deal is drawn from: an HMAC of the table's name and what each seat added."""
    text = "\n".join([WAY, table, *(salt or "" for salt in salts)])
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), text.encode(), "sha256"), "big")


def fair_deal(
    edition: str, options: Mapping[str, Any], secret: str, table: str, salts: Sequence[str | None], start: int | None
) -> Deal:
    """The deal for as many seats as there are salts; `start` is the seat that was chosen to begin, if one was."""
    return deal_cards(edition, len(salts), options, Random(seed_of(secret, table, salts)), start)


def check_fair(record: Mapping[str, Any]) -> str:
    """Makes the deal of a record anew from what it tells; returns the seal that must have been told before the game.

    :raises BadRecord: if the record does not tell enough, or if its deal is another.
    """
    header = read_header(record)
    fair = record.get("fair")
    if not isinstance(fair, Mapping) or fair.get("known_to_maker"):
        raise BadRecord("the deal of this game can't be checked" if not fair else "who made the table knew the deal")
    secret, table, salts, start = (fair.get(name) for name in ("secret", "table", "salts", "start"))
    if fair.get("way") != WAY:
        raise BadRecord(f"fair.way: expected {WAY!r}, found {shown(fair.get('way'))}")
    if not _is_secret(secret) or not isinstance(table, str) or not _are_salts(salts, len(header.seats)):
        raise BadRecord("fair: expected a secret, a table and a salt or null for each seat")
    if fair.get("commitment") != seal_of(str(secret)):
        raise BadRecord("fair.commitment: it is not the SHA-256 of the secret")
    try:
        options = full_options(header.edition, len(header.seats), header.options)
        deal = fair_deal(header.edition, options, str(secret), table, list(salts or ()), start)
    except (SpinneyError, TypeError) as error:
        raise BadRecord(f"fair: {error}") from error
    if deal != replace(header.deal, seed=None):
        raise BadRecord("the deal is not the one that the secret and the salts give")
    return str(fair["commitment"])


def _is_secret(secret: Any) -> bool:
    try:
        return isinstance(secret, str) and len(bytes.fromhex(secret)) == _SECRET
    except ValueError:
        return False


def _are_salts(salts: Any, seats: int) -> bool:
    fit = isinstance(salts, list) and len(salts) == seats
    return fit and all(salt is None or (isinstance(salt, str) and "\n" not in salt) for salt in salts)
