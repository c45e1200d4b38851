"""A whole game of two WebSocket clients and one bot through the real server: `python examples/three_at_a_table.py`."""

import asyncio
import json
import subprocess
import sys
import tempfile
from random import Random

import httpx
import websockets

PORT = 8123
HERE = f"127.0.0.1:{PORT}/api/tables"


async def play(table: str, token: str, rng: Random) -> list[int]:
    """One player: a random legal move whenever it is the own turn; the totals at the end."""
    async with websockets.connect(f"ws://{HERE}/{table}/ws") as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        async for text in socket:
            view = json.loads(text).get("view")
            if view and view["over"]:
                return list(view["totals"])
            if view and view["legal"]:
                await socket.send(json.dumps({"type": "move", "seq": view["seq"], "move": rng.choice(view["legal"])}))
    raise ConnectionError("the server hung up")


async def main() -> None:
    """Ana makes a table with a bot, Ben joins, both play."""
    async with httpx.AsyncClient(base_url=f"http://{HERE}", transport=httpx.AsyncHTTPTransport(retries=8)) as web:
        ana = (
            await web.post("", json={"edition": "base", "name": "Ana", "seats": ["me", "open", "bot:greedy"]})
        ).json()
        ben = (await web.post(f"/{ana['table']}/join", json={"name": "Ben"})).json()
        totals, _ = await asyncio.gather(*(play(ana["table"], who["token"], Random(7)) for who in (ana, ben)))
        print(dict(zip(("Ana", "Ben", "Bot"), totals, strict=True)))


with tempfile.TemporaryDirectory() as folder:  # the server keeps its database here
    with subprocess.Popen([sys.executable, "-m", "spinney", "serve", "--port", str(PORT)], cwd=folder) as server:
        asyncio.run(main())
        server.terminate()
