"""The database: tables of people, their seats, the log of what was played; score pads. Alembic builds it."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, false

metadata = MetaData()
LONGEST_EDITION = 200
"""So many letters may the name of an edition have."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("edition", String(LONGEST_EDITION), nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("deal", JSON, nullable=False),
    Column("status", String(12), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rematch_of", String(24), nullable=True),
    Column("rematch", String(24), nullable=True),
    Column("result", JSON, nullable=True),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("warned", Float, nullable=False, server_default="0"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("kind", String(60), nullable=False),
    Column("token_hash", String(64), nullable=True),
    Column("player_hash", String(64), nullable=True),
    Column("stand_in", Boolean, nullable=False),
    Column("webhook", String(500), nullable=True),
    Column("lang", String(8), nullable=True),
    Column("token_used", Float, nullable=False, server_default="0"),
    Column("salt", String(64), nullable=True),
    Column("deletes", Boolean, nullable=False, server_default=false()),
    Column("sealed", String(800), nullable=True),
    Index("seats_by_token", "token_hash"),
    Index("seats_by_player", "player_hash"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(400), nullable=False),
    Column("nonce", String(24), nullable=False),
    Column("at", Float, nullable=False),
    Column("client_nonce", String(24), nullable=True),
    Index("log_by_client_nonce", "table_id", "seat", "client_nonce", unique=True),
)

happenings = Table(
    "happenings",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", String(12), nullable=False),
    Column("why", String(12), nullable=True),
    Column("at", Float, nullable=False),
    Index("happenings_by_table", "table_id", "id"),
)

pads = Table(
    "pads",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("edition", String(LONGEST_EDITION), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("next_key", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("pads_by_change", "changed"),
)

pad_forests = Table(
    "pad_forests",
    metadata,
    Column("pad_id", String(24), ForeignKey("pads.id", ondelete="CASCADE"), primary_key=True),
    Column("key", Integer, primary_key=True),
    Column("rev", Integer, nullable=False),
    Column("nonce", String(24), nullable=False),
    Column("less", Boolean, nullable=False),
    Column("forest", JSON, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("maker", String(24), nullable=False),
    Column("beat", Float, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("review", JSON, nullable=False),
    Index("reviews_by_table", "table_id"),
)
"""Reviews of games, those in the making too."""

switches = Table(
    "switches",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""What a host has switched for all server processes."""

push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", String(64), nullable=False),
)
"""One row: the key that "your turn" to browsers is signed with; the server makes it."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("player_hash", String(64), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Index("push_by_player", "player_hash"),
)
"""Browsers that want to hear of their player's turns."""

clock = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("now", Float, nullable=False),
)
"""One row: how far the server's own time has come, see `housekeeping`."""
