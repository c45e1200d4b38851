"""Who is calling: the address that limits are counted for."""

import ipaddress

from starlette.requests import HTTPConnection

_NETWORK = 64
"""Whoever has one IPv6 address has all that share so many bits with it."""


def caller_of(connection: HTTPConnection, proxies: int) -> str:
    """Where a request or a socket comes from, behind so many proxies of the host's own.

    Each of them adds to `X-Forwarded-For` who called it, so the caller stands `proxies` places from the right of all
    lines together. What stands further left is the caller's own invention.
    """
    peer = connection.client.host if connection.client else ""
    if proxies:
        lines = connection.headers.getlist("x-forwarded-for")
        told = [part.strip() for part in ",".join(lines).split(",") if part.strip()]
        if told:
            # Fewer than there are proxies: it came in behind the outer ones, and the last word is the nearest one's.
            return _key(told[-proxies] if len(told) >= proxies else told[-1]) or _key(peer) or "?"
    return _key(peer) or "?"


def _key(text: str) -> str | None:
    """An address as limits count it; None if it is none."""
    try:
        address = ipaddress.ip_address(_bare(text))
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    bits = int(address) >> (128 - _NETWORK) << (128 - _NETWORK)
    return f"{ipaddress.IPv6Address(bits)}/{_NETWORK}"


def _bare(text: str) -> str:
    """Without the port that some proxies write, and without brackets and zone."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    return text.partition("%")[0]
