"""A closer look and the log, as a page asks for them over its socket (docs/formats.md, "HTTP and WebSocket")."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from spinney import Game
from spinney.cards.load import load_edition
from spinney.server.looks import Looks
from spinney.words.cardlist import catalogue
from tests.engine.walks import EDITIONS, walk
from tests.server.machines import SpinneyServer
from tests.server.players import Client, newest, players
from tests.server.talk import (
    fast_forward,
    finish,
    join,
    link,
    make,
    moves_until,
    play_moves,
    play_these,
    run,
    shared_server,
    some_game,
)

pytestmark = pytest.mark.xdist_group("server_talk")

LANGS = ("en", "de", "es", "fr", "it", "nl")
KEYS = {"type", "seq", "lang", "worth", "plans", "refused", "unseen", "deck_size", "sure"}


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


async def asked(client: Client, kind: str, **words: Any) -> dict[str, Any]:
    """The answer to `look` or `log`."""
    since = len(client.messages)
    await client.send({"type": kind, **words})
    await client.wait(lambda: any(one["type"] in (kind, "error") for one in client.messages[since:]), f"no {kind}")
    return next(one for one in client.messages[since:] if one["type"] in (kind, "error"))


# -- look ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_look_at_a_running_game(server: SpinneyServer, edition: str) -> None:
    """Who decides has plans, the others and a spectator have none; all see what the cards are worth, in their words."""

    async def play() -> None:
        made = make(server, "me", "open", edition=edition, seed=51)
        ben = join(server, made["table"])
        spectator = await Client(server.base_url, made["table"]).open()
        async with players(server.base_url, link(made, ben)) as clients:
            moves = moves_until(
                edition, 2, 51, lambda game: game.seq > 120 and "play" in {m.verb for m in game.legal_moves()}
            )
            game = Game.new(edition, ["P0", "P1"], 51)
            owners = []
            for move in moves:
                owners.append((game.state.seat, move))
                game.play(move)
            await fast_forward(server, clients, owners)
            await spectator.wait_seq(game.seq)
            for client in (*clients, spectator):
                me = client.view["me"]
                answers = [await asked(client, "look", lang=lang) for lang in ("es", "de")]
                for answer, lang in zip(answers, ("es", "de"), strict=True):
                    assert answer.keys() == KEYS
                    assert (answer["type"], answer["seq"], answer["lang"]) == ("look", game.seq, lang)
                    assert [seat["total"] for seat in answer["worth"]] == game.scores()
                    assert bool(answer["plans"]) == (me == game.seat_to_act)
                    assert answer == look(game, me, lang)
                spanish, german = answers
                assert spanish["plans"] == german["plans"]
                texts = [part["text"] for seat in spanish["worth"] for part in seat["parts"]]
                assert texts != [part["text"] for seat in german["worth"] for part in seat["parts"]]
                assert all(texts)
            assert (await asked(spectator, "look"))["lang"] == "en"
        await spectator.close()

    run(play())


def look(game: Game, me: int | None, lang: str = "en") -> dict[str, Any]:
    """A look at a game, as a message carries it."""
    found: dict[str, Any] = json.loads(Looks().message(game, game.seq, me, game.seq, lang))
    return found


@pytest.mark.parametrize("edition", [*EDITIONS, "base+alpine+woodland_edge"])
def test_a_look_has_what_a_page_needs(edition: str) -> None:
    """Worths card by card as the hosts of the view, plans for the hand, cards not seen, and how sure the deck is."""
    table = load_edition(edition)
    number = 0
    for game in walk(edition, 3, 61):
        number += 1
        if number % 25 and not game.is_over:
            continue
        for me in (game.seat_to_act, None):
            view = game.view(me)
            found = look(game, me)
            for seat, worth in enumerate(found["worth"]):
                hosts = view.seats[seat].hosts
                assert [len(points) for points in worth["cards"]] == [len(host) for host in hosts]
                assert sum(map(sum, worth["cards"])) + worth["cave"] == worth["total"] == view.seats[seat].score
                for part in worth["parts"]:
                    assert part.keys() == {"species", "cards", "points", "text", "counted", "more"}
                    assert all(place < len(hosts[host]) for host, place in part["counted"])
            assert {plan["card"][:4] for plan in found["plans"]} <= {*view.hand, *view.clearing}
            assert {one["card"][:4] for one in found["refused"]} <= set(view.hand)
            assert found["deck_size"] == len(game.deal.deck)
            top = game.state.deck[game.state.top :]
            assert [card for card in top[: found["sure"]] if card < 0] == []  # no winter card among them
            assert found["sure"] == 0 or game.state.winter == 0
            if game.state.winter == 0:
                assert game.deal.deck.index("winter") == game.state.top + found["sure"]
            t = view.tables
            box = Counter(t.card_ids[card] for card in t.copy_cards)
            assert Counter([*view.hand, *view.clearing, *view.discard, *found["unseen"]]) <= box
            assert set(found["unseen"]) <= {card.id for card in table.cards}


def test_scores_that_are_hidden_stay_hidden(server: SpinneyServer) -> None:
    """Where a table does not show scores a look does not either, until the game is over."""

    async def play() -> None:
        made = make(server, "me", "open", seed=8, settings={"live_scores": False})
        ben = join(server, made["table"])
        async with players(server.base_url, link(made, ben)) as clients:
            game = some_game("base", 2, 8)
            await fast_forward(server, clients, game[:-3])
            for client in clients:
                assert (await asked(client, "look"))["worth"] is None
            await play_these(clients, [move for _, move in game[-3:]])
            for client in clients:
                answer = await asked(client, "look")
                assert [seat["total"] for seat in answer["worth"]] == client.view["totals"]
                assert (answer["plans"], answer["refused"]) == ([], [])

    run(play())


# -- log ----------------------------------------------------------------------------------------------------------


def test_the_log_is_what_was_told(server: SpinneyServer) -> None:
    """It grows with each move, for each as it may know it; who comes again finds the same."""

    async def play() -> None:
        made = make(server, "me", "open", seed=53, settings={"take_back": False})
        ben = join(server, made["table"])
        spectator = await Client(server.base_url, made["table"]).open()
        async with players(server.base_url, link(made, ben)) as clients:
            everybody = (*clients, spectator)
            for client in everybody:
                assert await asked(client, "log") == {"type": "log", "seq": 0, "moves": [], "notes": []}
            for moves in (1, 30):
                await play_moves(clients, moves, seed=3)
                await asyncio.gather(*(client.follow(newest(clients)) for client in everybody))
                for client in everybody:
                    told = {
                        one["seq"]: one["events"] for one in client.messages if one["type"] == "view" and one["seq"]
                    }
                    log = await asked(client, "log")
                    assert log["seq"] == client.seq
                    seen = [move for move in log["moves"] if move["events"] or move["seq"] in told]
                    assert {move["seq"]: move["events"] for move in seen} == told
                    assert {move["seat"] for move in log["moves"]} <= {0, 1}
            logs = [await asked(client, "log") for client in everybody]
            assert logs[0]["moves"] != logs[2]["moves"] != logs[1]["moves"]
            for client, before in zip(everybody, logs, strict=True):
                again = await Client(server.base_url, client.table, client.token).open()
                assert await asked(again, "log") == before
                await again.close()
        await spectator.close()

    run(play())


def test_the_points_of_the_log_are_told_as_sums(server: SpinneyServer) -> None:
    """Species by species and with the cave they add up to what the log says, and only of moves that were told."""

    async def play() -> None:
        made = make(server, "me", "open", seed=53, settings={"take_back": False})
        ben = join(server, made["table"])
        async with players(server.base_url, link(made, ben)) as clients:
            await play_moves(clients, 60, seed=3)
            await asyncio.gather(*(client.follow(newest(clients)) for client in clients))
            client = clients[0]
            moves = (await asked(client, "log"))["moves"]
            points = [[0, 0], *(move["scores"] for move in moves)]
            assert max(points[-1]) > 0
            for after, to in [(0, len(moves)), (20, 45), *((at, at + 1) for at in range(0, len(moves), 5))]:
                told = await asked(client, "sums", after=after, to=to)
                made_of = [seat["cave"] + sum(part["points"] for part in seat["parts"]) for seat in told["seats"]]
                assert made_of == [late - early for early, late in zip(points[after], points[to], strict=True)]
                assert all(part["text"] and part["points"] for seat in told["seats"] for part in seat["parts"])
            for after, to in [(0, len(moves) + 1), (5, 4)]:
                assert (await asked(client, "sums", after=after, to=to))["code"] == "bad_message"

    run(play())


def test_the_log_forgets_what_was_taken_back(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "me", seed=11)
        async with players(server.base_url, link(made)) as [client]:
            await play_these([client], moves_until("base", 2, 11, lambda game: game.can_undo))
            before = await asked(client, "log")
            assert before["seq"] == len(before["moves"])
            assert await client.undo() == ""
            after = await asked(client, "log")
            assert after["seq"] == before["seq"] + 1
            assert after["moves"] == before["moves"][:-1]
            assert await client.play(client.legal[-1]) == ""
            last = await asked(client, "log")
            assert len(last["moves"]) == len(before["moves"])
            assert last["moves"][-1]["events"] == client.messages[-2]["events"]

    run(play())


def test_a_finished_game_has_a_log_and_a_look(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open", edition="dartmoor", seed=9)
        ben = join(server, made["table"])
        async with players(server.base_url, link(made, ben)) as clients:
            await finish(server, clients, "dartmoor", 2, 9)
            log = await asked(clients[0], "log")
            assert log["moves"][-1]["events"][-1] == {"type": "over"}
            assert len(log["moves"]) == clients[0].seq
            looked = await asked(clients[1], "look", lang="fr")
            assert [seat["total"] for seat in looked["worth"]] == clients[1].view["totals"]

    run(play())


# -- refusals -----------------------------------------------------------------------------------------------------


def test_an_open_table_has_neither(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open")
        spectator = await Client(server.base_url, made["table"]).open()
        async with players(server.base_url, link(made)) as [client]:
            for one in (client, spectator):
                for kind in ("look", "log"):
                    answer = await asked(one, kind)
                    assert (answer["type"], answer["code"]) == ("error", "not_your_turn")
                    assert answer["view"]["status"] == "open"
        await spectator.close()

    run(play())


def test_wrong_wishes(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "me", seed=54)
        async with players(server.base_url, link(made)) as [client]:
            langs = (
                "xx",
                "EN",
                "",
                "e",
                "en ",
                "en-GB",
                "../en",
                "la",
                None,
                7,
                True,
                ["en"],
                {"en": 1},
                "ü",
                "\ud800",
            )
            wrongs: list[dict[str, Any]] = [{"type": "look", "lang": lang} for lang in langs]
            wrongs += [{"type": "look", "seq": 0}, {"type": "log", "lang": "en"}, {"type": "log", "seat": 1}]
            for wrong in wrongs:
                since = len(client.messages)
                await client.send(wrong)
                answer = await client.wait_message("error", since)
                assert answer["code"] == "bad_message", wrong
                assert [one["type"] for one in client.messages[since:]] == ["error"]
            assert (await asked(client, "look"))["seq"] == 0

    run(play())


# -- cards --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_catalogue_has_what_a_page_draws(edition: str, lang: str) -> None:
    """Names in the language and in Latin, the rule rows, the face-down card, and what each cave says."""
    table, shown = load_edition(edition), catalogue(edition, lang)
    blank = table.setup.face_down.species
    assert shown["face_down"] == blank
    assert shown["species"].keys() == {*table.species, blank}
    for name, row in table.species.items():
        found = shown["species"][name]
        assert found["name"]
        assert found["latin"][:1].isupper() or row.place == "moor" or name in ("moss", "tree_ferns", "gnat")
        assert found["rules"]["points"] == row.row["points"]
        words = {word: row.row[word] for word in ("effect", "bonus", "permanent", "placement") if row.row.get(word)}
        assert {word: rule for word, rule in found["rules"].items() if word != "points"} == words
    face_down = shown["species"][blank]
    assert (face_down["place"], face_down["rules"], face_down["latin"]) == (table.setup.face_down.kind, {}, "")
    assert face_down["name"] != blank
    assert len(shown["caves"]) == len(table.caves)
    for cave, printed in zip(shown["caves"], table.caves, strict=True):
        assert (cave["id"], cave["number"], cave["points"]) == (printed.id, printed.number, printed.points)
        assert cave["text"]


def test_bots_have_names(server: SpinneyServer) -> None:
    """Each seat's own, so that two of them are told apart."""

    async def play() -> None:
        made = make(server, "me", "bot:random", "bot:random", "bot:random", "bot:random")
        async with players(server.base_url, link(made)) as [client]:
            names = [seat["name"] for seat in client.view["seats"]]
            assert names[0] == "Ana"
            assert len(set(names)) == 5
            assert not any(name.startswith("bot") for name in names)

    run(play())
