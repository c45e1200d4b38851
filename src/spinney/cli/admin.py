"""`spinney admin`: look after the tables and pads of a server, also while it runs."""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spinney.cli.arguments import whole
from spinney.cli.serve import INSTALL
from spinney.cli.trouble import DONE, NO, BadInput

if TYPE_CHECKING:
    from spinney.server.admin import Admin

_MOST = 1_000_000
_LOOK = 2.0
_NOTE = """\
It works on the database of SPINNEY_DATABASE_URL, the one that 'spinney serve' uses;
running servers notice within seconds. A table is given by its link, its path (/t/…) or its id.
'export' and the database itself hold all hidden cards of games that go on.
"""


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser(
        "admin",
        help="list, export and delete tables of a server",
        description=__doc__,
        epilog=_NOTE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    deeds = parser.add_subparsers(title="what to do", metavar="DEED", dest="deed", required=True)

    def deed(name: str, text: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = deeds.add_parser(name, help=text, description=text)
        made.add_argument("--json", action="store_true", help="print JSON")
        return made

    listing = deed("tables", "list tables, those changed last first")
    listing.add_argument("--status", choices=("open", "running", "over"), help="only these")
    listing.add_argument("--limit", type=whole(1, _MOST), default=100, metavar="N", help="at most so many (100)")
    deed("show", "one table and its seats, without cards").add_argument("id", type=_id, metavar="TABLE")
    deed("export", "the record of a game as far as it has come").add_argument("id", type=_id, metavar="TABLE")
    deed("delete", "delete tables for good").add_argument("ids", type=_id, nargs="+", metavar="TABLE")
    listing = deed("pads", "list joint score pads")
    listing.add_argument("--limit", type=whole(1, _MOST), default=100, metavar="N", help="at most so many (100)")
    deed("export-pad", "the forests of a pad").add_argument("id", type=_id, metavar="PAD")
    deed("delete-pad", "delete pads for good").add_argument("ids", type=_id, nargs="+", metavar="PAD")
    deed("close", "take no new tables and pads; games go on")
    deed("open", "take new tables and pads again")
    drain = deed("drain", "close, and wait until nobody plays any more")
    drain.add_argument("--quiet", type=whole(1, _MOST), default=600, metavar="S", help="no move for S seconds (600)")
    drain.add_argument("--within", type=whole(0, _MOST), default=3600, metavar="S", help="give up after S (3600)")
    rotate = deed("rotate-secrets", "a new key for notes to browsers, which have to ask again")
    rotate.add_argument("--tokens", action="store_true", help="also end all seat tokens: everybody loses the seat")
    deed("vacuum", "give the room of what was deleted back to the disk")
    deed("stats", "how much there is")
    parser.set_defaults(run=run)


def _id(text: str) -> str:
    """The id in a link or a path, or alone; one that begins with a hyphen would be taken for an option."""
    return text.rstrip("/").rpartition("/")[2]


def run(arguments: argparse.Namespace) -> int:
    """Does one thing."""
    try:
        from spinney.server.admin import Unknown
        from spinney.server.database import DOWN, reason
        from spinney.server.run import check
        from spinney.server.settings import Settings
    except ImportError as error:
        raise BadInput(f"the server needs the package {error.name}: {INSTALL}") from None
    settings = Settings.from_environment()
    check(settings, 1)
    file = settings.database_url.removeprefix("sqlite:///")
    if settings.database_url.startswith("sqlite") and not Path(file).is_file():
        raise BadInput(f"SPINNEY_DATABASE_URL: there is no database {file}")
    try:
        return asyncio.run(_do(arguments, settings.database_url))
    except Unknown as error:
        raise BadInput(str(error)) from None
    except DOWN as error:
        raise BadInput(f"the database does not answer ({reason(error)})") from error


async def _do(arguments: argparse.Namespace, url: str) -> int:
    from spinney.server.admin import Admin
    from spinney.server.store import Store

    store = Store(url)
    try:
        await store.database.join()
        return await _DEEDS[arguments.deed](Admin(store), arguments)
    finally:
        await store.database.close()


# -- deeds --------------------------------------------------------------------------------------------------------


async def _tables(admin: "Admin", arguments: argparse.Namespace) -> int:
    rows = await admin.tables(arguments.status, arguments.limit)
    if arguments.json:
        return _print_json(rows)
    for row in rows:
        played = _time(row["played"] or row["changed"])
        print(f"/t/{row['id']}  {row['status']:<7}  {row['edition']:<12}  {row['entries']:>5} moves  last {played}")
    return DONE


async def _show(admin: "Admin", arguments: argparse.Namespace) -> int:
    found = await admin.show(arguments.id)
    if arguments.json:
        return _print_json(found)
    for name in ("id", "status", "edition", "entries", "rematch_of", "rematch", "result"):
        if found[name] is not None:
            print(f"{name:<11}{found[name]}")
    print(f"{'created':<11}{_time(found['created'])}")
    for seat in found["seats"]:
        print(f"{'seat ' + str(seat['seat']):<11}{seat['name']} ({seat['kind']}{', bot' if seat['stand_in'] else ''})")
    return DONE


async def _export(admin: "Admin", arguments: argparse.Namespace) -> int:
    return _print_json(await admin.export(arguments.id))


async def _delete(admin: "Admin", arguments: argparse.Namespace) -> int:
    return _deleted(await admin.delete_tables(arguments.ids), arguments)


async def _pads(admin: "Admin", arguments: argparse.Namespace) -> int:
    rows = await admin.pads(arguments.limit)
    if arguments.json:
        return _print_json(rows)
    for row in rows:
        print(f"/pad/{row['id']}  {row['edition']:<12}  forests: {row['forests']}  changes: {row['seq']}")
    return DONE


async def _export_pad(admin: "Admin", arguments: argparse.Namespace) -> int:
    return _print_json(await admin.export_pad(arguments.id))


async def _delete_pad(admin: "Admin", arguments: argparse.Namespace) -> int:
    return _deleted(await admin.delete_pads(arguments.ids), arguments)


def _deleted(gone: list[str], arguments: argparse.Namespace) -> int:
    missing = [one for one in arguments.ids if one not in gone]
    if arguments.json:
        _print_json({"deleted": gone, "not_found": missing})
    else:
        print(f"{len(gone)} deleted")
        for one in missing:
            print(f"not found: {one}", file=sys.stderr)
    return NO if missing else DONE


async def _close(admin: "Admin", arguments: argparse.Namespace) -> int:
    return await _switch(admin, arguments, closed=True)


async def _open(admin: "Admin", arguments: argparse.Namespace) -> int:
    return await _switch(admin, arguments, closed=False)


async def _switch(admin: "Admin", arguments: argparse.Namespace, closed: bool) -> int:
    from spinney.server.switches import close_for_new

    await close_for_new(admin.database, closed)
    if arguments.json:
        return _print_json({"takes_new_tables": not closed})
    print("no new tables are taken" if closed else "new tables are taken")
    return DONE


async def _drain(admin: "Admin", arguments: argparse.Namespace) -> int:
    from spinney.server.switches import close_for_new

    await close_for_new(admin.database, closed=True)
    end = time.monotonic() + arguments.within
    while (busy := await admin.busy(arguments.quiet)) and time.monotonic() < end:
        print(f"games that go on: {busy}", file=sys.stderr, flush=True)
        await asyncio.sleep(_LOOK)
    if arguments.json:
        _print_json({"games": busy})
    else:
        print("nobody plays" if not busy else f"games that still go on: {busy}")
        print("no new tables are taken until 'spinney admin open'")
    return NO if busy else DONE


async def _rotate(admin: "Admin", arguments: argparse.Namespace) -> int:
    return _print(await admin.rotate(arguments.tokens), arguments)


async def _vacuum(admin: "Admin", arguments: argparse.Namespace) -> int:
    return _print(await admin.vacuum(), arguments)


async def _stats(admin: "Admin", arguments: argparse.Namespace) -> int:
    return _print(await admin.stats(), arguments)


_DEEDS: dict[str, Callable[["Admin", argparse.Namespace], Awaitable[int]]] = {
    "tables": _tables, "show": _show, "export": _export, "delete": _delete, "pads": _pads, "export-pad": _export_pad,
    "delete-pad": _delete_pad, "close": _close, "open": _open, "drain": _drain, "rotate-secrets": _rotate,
    "vacuum": _vacuum, "stats": _stats,
}  # fmt: skip


def _print(found: dict[str, Any], arguments: argparse.Namespace) -> int:
    if arguments.json:
        return _print_json(found)
    for name, value in found.items():
        print(f"{name.replace('_', ' '):<20}{_told(value)}")
    return DONE


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{number} {what}" for what, number in value.items())
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _print_json(found: Any) -> int:
    print(json.dumps(found, ensure_ascii=False, indent=1))
    return DONE


def _time(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
