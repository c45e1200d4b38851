"""What a host can set, read once from the environment."""

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from spinney.errors import BadOption

PREFIX = "SPINNEY_"
_PROXIES = PREFIX + "TRUST_PROXY"
"""It was yes or no once; that is one proxy or none."""
_YES_OR_NO = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False, "": False}


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; each can be given as `SPINNEY_NAME` in the environment."""

    database_url: str = "sqlite:///spinney.db"
    """`sqlite:///file` or `postgresql://user:password@host/name`."""
    redis_url: str = ""
    """`redis://host:port/0`, for several server processes; empty: one process."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_budget: float = 0.5
    """Seconds that a bot may think about one decision."""
    bot_pause: float = 0.0
    """Seconds between two moves of bots, so that people can follow."""
    bots_wait: int = 60
    """Seconds after which bots stop playing at a table that nobody looks at, until somebody does."""
    vote_after: int = 45
    """Seconds that somebody may be gone before the others may vote for a bot."""
    takeover_after: int = 0
    """Seconds after which a bot plays for somebody who is gone, where a table does not set it; 0: never, else at least
    `vote_after`."""
    idle_after: int = 900
    """Seconds after which a table that nobody looks at leaves memory."""
    pad_days: int = 90
    """Days after which a joint score pad that nobody has changed is removed; 0: never."""
    table_days: int = 180
    """Days of running after which an unfinished game that none of its players has looked at is deleted; 0: never."""
    over_days: int = 400
    """The same for finished games."""
    token_days: int = 400
    """Days of running after which the token of a seat that nobody has used ends; 0: never."""
    max_message: int = 4096
    """Bytes of one message from a client."""
    max_body: int = 262144
    """Bytes of one request."""
    request_within: int = 15
    """Seconds in which the head of a request must have come, and its body."""
    message_rate: int = 20
    """Messages a second that one connection may send on average."""
    tables_per_address: int = 60
    """Tables that one address may make in an hour, and joint score pads as many."""
    reviews_per_address: int = 60
    """Reviews of games that one address may have made in an hour; those that are there already are not counted."""
    review_effort: float = 1.0
    """How much work a review is, as a factor: at 1 about 15 seconds on the processor."""
    max_connections: int = 5000
    """Open sockets of one process; a quarter of them is kept for players."""
    players_per_address: int = 1000
    """Open sockets of one address that hold seats."""
    bot_tables_per_address: int = 40
    """Running tables with bots that one address has made and that are in memory; others can be made when some end."""
    spectators_per_address: int = 1000
    """Open sockets of one address that only watch; players are counted apart."""
    spectators_per_table: int = 1000
    """Open sockets at one table that only watch, or at one joint score pad."""
    webhook_private: bool = False
    """Whether webhooks may go to addresses of the own network."""
    push_contact: str = "mailto:spinney@localhost"
    """Whom a push service may write to about this server, `mailto:…` or `https://…`; some want a real one."""
    trust_proxy: int = 0
    """How many proxies of your own stand before the server; `X-Forwarded-For` is read so many places from the right."""
    imprint: str = ""
    """Who runs the server: a text, a file (a name that begins with `/`, `./` or `file:`) or an address."""
    contact: str = ""
    """How to reach them; the same."""
    privacy: str = ""
    """What you have to say about data beside what the server says by itself; the same."""
    log_level: str = "info"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> "Settings":
        """The settings of this process; `BadOption` names a variable that can't be read."""
        environment = os.environ if environment is None else environment
        chosen: dict[str, Any] = {}
        for item in fields(cls):
            name = PREFIX + item.name.upper()
            if name in environment:
                chosen[item.name] = _read(name, environment[name], type(item.default))
        return cls(**chosen)


def _read(name: str, text: str, kind: type) -> Any:
    try:
        if name == _PROXIES:
            text = str(int(_YES_OR_NO.get(text.lower(), text)))
        if kind is bool:
            return _YES_OR_NO[text.lower()]
        value = kind(text)
    except (ValueError, KeyError) as error:
        raise BadOption(f"{name}: {text!r} is not a {kind.__name__}") from error
    if isinstance(value, int | float) and not 0 <= value < math.inf:
        raise BadOption(f"{name}: {text!r} is not a number from 0 on")
    return value
