"""What notebooks show of games, views and forests: whole, escaped, and nothing that the viewer may not see."""

from html.parser import HTMLParser
from random import Random
from typing import Any

import pytest

from spinney import Game
from tests.engine.walks import EDITIONS, play_on

VOID = {"br"}


class Reader(HTMLParser):
    """Reads a page and keeps its texts; what is opened is closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        assert tag != "script"
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.texts.append(data)


def html_of(shown: Any) -> Reader:
    return Reader(shown._repr_html_())


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_views_and_forests(edition: str) -> None:
    game = Game.new(edition, ["Ana", "<b>Ben"], seed=4)
    play_on(game, Random(2), 60)
    table = html_of(game)
    assert {"Ana", "<b>Ben"} <= set(table.texts)
    forest = html_of(game.view(0).seats[0])
    assert str(game.scores()[0]) in forest.texts
    hosts = [name for host in game.view(0).seats[0].hosts for _, name in host]
    assert sum(text == "Face down" for text in forest.texts) == sum(
        name is None or name[-1] not in "ab" for name in hosts
    )
    own, other = html_of(game.view(0)), html_of(game.view(None))
    assert "Hand of Ana" in own.texts
    assert not any(text.startswith("Hand of") for text in other.texts)
    play_on(game, Random(2))
    assert any(text.startswith("over: ") for text in html_of(game).texts)
