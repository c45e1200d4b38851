"""What a day with so many players asks of a server: `python bench/arrivals.py --server-ms 1.95 --database-ms 0.07`.

A small simulation: tables begin over the day as people have time, last as long as their people think, and make moves
meanwhile. Together with what a move costs (`bench/server.py --workers`) that gives cores, connections and bytes. What
is guessed about people are the constants below; change them and run it again.
"""

import argparse
import math
from dataclasses import dataclass
from itertools import accumulate
from random import Random

HOURS = (2, 1, 1, 1, 1, 2, 4, 6, 8, 9, 10, 11, 12, 12, 12, 13, 14, 17, 22, 28, 30, 26, 16, 7)
"""How the beginnings of tables are spread over the hours of a day: most in the evening."""
TABLES = {(1, 2): 0.5, (2, 0): 0.25, (3, 0): 0.12, (2, 1): 0.08, (4, 0): 0.05}
"""People and bots at a table, and how often."""
GAMES_A_DAY = 1.4
"""Games that a player plays on a day with any."""
ACTIONS = 30
"""Actions of each seat in a game: a draw, or a card with its place and its payment."""
MOVES = 2.5
"""Moves in the log for an action."""
THINKS = (2.5, 0.8)
"""Seconds that a person takes for an action, as a logarithmic normal distribution: a median of 12, a mean of 17."""
FULL = 0.6
"""How much of a core may be in use at the worst minute, so that answers stay quick."""
ROW_BYTES = 150
"""What a move takes in the database, with its index."""
_MINUTES = 24 * 60
_MOST_TABLES = 60_000
"""So many are simulated; more are the same ones counted several times."""


@dataclass(frozen=True)
class Day:
    """The worst minute of a day, and the whole of it."""

    players: int
    people: float
    tables: float
    moves: float
    all_moves: float

    @property
    def worst_second(self) -> float:
        """Moves in the worst second of the worst minute: they come by chance."""
        return self.moves + 4 * math.sqrt(self.moves)


def simulate(players: int, rng: Random) -> Day:
    """One day."""
    mean_people = sum(people * share for (people, _), share in TABLES.items())
    tables = players * GAMES_A_DAY / mean_people
    drawn = max(1, min(_MOST_TABLES, round(tables)))
    scale = tables / drawn
    people_now, tables_now, moves_now = ([0.0] * (_MINUTES + 1) for _ in range(3))
    for _ in range(drawn):
        [(people, bots)] = rng.choices(list(TABLES), list(TABLES.values()))
        begins = rng.choices(range(24), HOURS)[0] * 60 + rng.random() * 60
        minutes = sum(rng.lognormvariate(*THINKS) for _ in range(ACTIONS * people)) / 60
        rate = ACTIONS * (people + bots) * MOVES / minutes / 60
        first, last = int(begins), int(begins + minutes)
        for counted, number in ((people_now, people), (tables_now, 1.0), (moves_now, rate)):
            counted[first % _MINUTES] += number * scale
            counted[(last + 1) % _MINUTES] -= number * scale
            if last + 1 >= _MINUTES:  # it goes on after midnight: that is this day's beginning
                counted[0] += number * scale
    people_at, tables_at, moves_at = (list(accumulate(one)) for one in (people_now, tables_now, moves_now))
    worst = max(range(_MINUTES), key=lambda minute: moves_at[minute])
    return Day(players, people_at[worst], tables_at[worst], moves_at[worst], sum(moves_at[:_MINUTES]) * 60)


def lines(day: Day, costs: argparse.Namespace) -> list[tuple[str, str]]:
    """What such a day needs."""
    cores = {name: day.worst_second * ms / 1000 / FULL for name, ms in vars(costs).items() if name.endswith("_ms")}
    return [
        ("players a day", f"{day.players:,}"),
        ("people at tables, worst minute", f"{day.people:,.0f}"),
        ("tables then", f"{day.tables:,.0f}"),
        ("moves a second, worst second", f"{day.worst_second:,.0f}"),
        ("cores for the server", f"{cores['server_ms']:,.2f}"),
        ("cores for PostgreSQL", f"{cores['database_ms']:,.2f}"),
        ("cores for Redis", f"{cores['redis_ms']:,.2f}"),
        (
            "memory for tables and sockets, GB",
            f"{(day.tables * costs.table_kb + day.people * costs.socket_kb) / 1e6:,.2f}",
        ),
        ("moves stored a day", f"{day.all_moves:,.0f}"),
        ("database grows a year, GB", f"{day.all_moves * ROW_BYTES * 365 / 1e9:,.0f}"),
        ("sent to pages, worst second, Mbit/s", f"{day.worst_second * costs.move_kb * 8 / 1000:,.1f}"),
    ]


def main() -> None:
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="1000,100000,10000000", metavar="N,N", help="players a day")
    parser.add_argument("--server-ms", type=float, default=1.95, help="CPU of a worker for a move (bench/server.py)")
    parser.add_argument("--database-ms", type=float, default=0.07, help="CPU of PostgreSQL for a move")
    parser.add_argument("--redis-ms", type=float, default=0.01, help="CPU of Redis for a move")
    parser.add_argument("--table-kb", type=float, default=91, help="memory for a table in a worker")
    parser.add_argument("--socket-kb", type=float, default=33, help="memory for a socket")
    parser.add_argument("--move-kb", type=float, default=18, help="bytes sent to all pages for a move, looks included")
    parser.add_argument("--seed", type=int, default=1)
    costs = parser.parse_args()
    columns = [lines(simulate(int(number), Random(costs.seed)), costs) for number in costs.players.split(",")]
    for rows in zip(*columns, strict=True):
        print(f"{rows[0][0]:40}" + "".join(f"{value:>16}" for _, value in rows))


if __name__ == "__main__":
    main()
