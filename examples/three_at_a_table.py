"""A whole game of two WebSocket clients and one bot through the real server: `python examples/three_at_a_table.py`."""

import asyncio
import json
import subprocess
import sys
import tempfile
from random import Random

import httpx
import websockets


async def play(address: str, token: str, rng: Random) -> list[int]:  # one player, by random legal moves
    async with websockets.connect(f"ws://{address}/ws") as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        view = json.loads(await socket.recv())["view"]
        while not view["over"]:
            if view["legal"]:
                await asyncio.sleep(0.06)  # a server takes 20 messages a second from one client
                await socket.send(json.dumps({"type": "move", "seq": view["seq"], "move": rng.choice(view["legal"])}))
            view = json.loads(await socket.recv())["view"]
        return list(view["totals"])


async def main(tables: str = "127.0.0.1:8123/api/tables") -> None:
    async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(retries=8)) as web:  # the server needs a moment
        wish = {"edition": "base", "name": "Ana", "seats": ["me", "open", "bot:player"]}
        ana = (await web.post(f"http://{tables}", json=wish)).json()
        ben = (await web.post(f"http://{tables}/{ana['table']}/join", json={"name": "Ben"})).json()
    players = [play(f"{tables}/{ana['table']}", seat["token"], Random(7)) for seat in (ana, ben)]
    print(dict(zip(("Ana", "Ben", "Bot"), (await asyncio.gather(*players))[0], strict=True)))


command = [sys.executable, "-m", "spinney", "serve", "--port", "8123"]
with tempfile.TemporaryDirectory() as folder, subprocess.Popen(command, cwd=folder) as server:
    try:
        asyncio.run(main())
    finally:
        server.terminate()
