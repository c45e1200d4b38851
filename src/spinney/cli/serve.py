"""`spinney serve`: the table server, for people who play over the network."""

import argparse
from typing import Any

from spinney.cli.arguments import whole
from spinney.cli.trouble import BadInput

INSTALL = "pip install 'spinney[server]'"
_MOST_WORKERS = 64
_ENVIRONMENT = """\
settings in the environment (docs/hosting.md has them all):
  SPINNEY_DATABASE_URL    sqlite:///spinney.db (the default) or postgresql://user:password@host/name
  SPINNEY_REDIS_URL       redis://host:port/0; several workers need it
  SPINNEY_BOXES           files and folders with boxes of your own (none)
  SPINNEY_BOT_WORKERS     processes in which bots think (1)
  SPINNEY_BOT_BUDGET      seconds that a bot may think about one decision (0.5)
  SPINNEY_TAKEOVER_AFTER  seconds until a bot plays for somebody who is gone; 0: never (0)
  SPINNEY_TRUST_PROXY     1 behind a proxy that sets X-Forwarded-For (0)
  SPINNEY_LOG_LEVEL       debug, info, warning or error (info)
"""


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser(
        "serve",
        help="run the table server",
        description=__doc__,
        epilog=_ENVIRONMENT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", type=whole(1, 65535), default=8000, metavar="P", help="port (default: 8000)")
    parser.add_argument(
        "--workers", type=whole(1, _MOST_WORKERS), default=1, metavar="N", help="server processes (default: 1)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs until it is told to stop."""
    try:
        from spinney.server.run import serve
    except ImportError as error:
        raise BadInput(f"the server needs the package {error.name}: {INSTALL}") from None
    return serve(arguments.host, arguments.port, arguments.workers)
