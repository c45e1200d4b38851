"""Sets a scene: a real game in which the cards lie as a test wants them, and short ways to play on and to look around.

>>> game = scene("base", hand=["tawny_owl@beech", "beech", "linden"], forest=["oak wood_ant"], deck=["birch"])
>>> do(game, "play tawny_owl", "on 0", "pay beech linden", "use")
>>> hand(game), clearing(game), forest(game), points(game, "tawny_owl")
(['birch'], ['linden', 'beech'], ['oak wood_ant tawny_owl'], 5)

**Cards** are named by a species (`tawny_owl`), a species with the tree symbol of that half (`tawny_owl@beech`), a card
(`B114`) or a half (`B114a`). In a scene a name takes a free card that fits, and no card is taken twice.

**Forests** are lists of hosts. A host is a text: the host, then what lies at it in order of arrival
(`"oak wood_ant lynx"`); `sapling` and `universal_moor` are face-down cards. Of two side cards at a host the first
lies left, the second right; `lynx<` and `lynx>` say it outright. `+` joins a slot that is taken
(`"oak european_hare +european_hare"`).

Seat 0 is to act, it is turn 1, nobody has another turn coming. No card is removed (option `removed` is 0), caves in
dartmoor are drafted (seat 0 has cave 1, cave 4 comes last), all forests are empty but for the scene. The deck goes on
with the cards that are left, its winter cards far down; `winter` in `deck` brings one up. Permanent effects of the
scene's cards work at once. The record of such a game can't be replayed, as no deal leads to it.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from spinney.engine.forest import Forest, empty_forest
from spinney.engine.game import Game
from spinney.engine.packing import entry_card, entry_position, entry_species
from spinney.engine.tables import LEFT, NO_SYMBOL, RIGHT, SLOT_NAMES, WINTER, Tables
from spinney.errors import IllegalMove

_NAME = re.compile(r"\+?([a-z_]+|[ABDE]\d{3}[ab]?)(?:@([a-z_]+))?([<>]?)")
_SIDES = {"<": (LEFT,), ">": (RIGHT,)}
_CAVES = (1, 2, 3, 5, 4)
_HALVES_FOR = ("play", "place")
_CARDS_FOR = ("draw", "sapling", "pay", "take", "cave", "lay", "discard", "keep")
_Want = tuple[str, Sequence[int]]
"""A name, and the slots that its half may belong to (none: any)."""


# -- setting the scene --------------------------------------------------------------------------------------------


def scene(
    edition: str,
    hand: Sequence[str] = (),
    forest: Sequence[str] = (),
    others: Sequence[Sequence[str]] = (),
    clearing: Sequence[str] = (),
    deck: Sequence[str] = (),
    *,
    cave: int = 0,
    other_hands: Sequence[Sequence[str]] = (),
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """A game in which seat 0 is to act with this hand and forest.

    :param others: the forests of seat 1, 2 …
    :param deck: the next cards of the deck, the first one first.
    :param cave: how many cards lie in seat 0's cave.
    :param other_hands: the hands of seat 1, 2 …; a hand that is not given holds six cards.
    """
    game = _dealt(edition, max(seats, len(others) + 1, len(other_hands) + 1), options or {})
    state = game.state
    t = state.tables
    forests = [forest, *others]
    hands = [hand, *other_hands]
    wants: list[_Want] = [(name, ()) for zone in (*hands, clearing, deck) for name in zone if name != "winter"]
    for hosts in forests:
        wants += [want for host in hosts for want in _wants_at(t, host)]
    found = _assign(t, wants)
    spare = [card for card in state.deck if card != WINTER]
    for half in found:
        spare.remove(half >> 1)
    halves, filler = iter(found), iter(spare)

    state.hands = [sorted(next(halves) >> 1 for _ in zone) for zone in hands]
    state.clearing = [next(halves) >> 1 for _ in clearing]
    coming = [WINTER if name == "winter" else next(halves) >> 1 for name in deck]
    state.discard, state.extra = (), 0
    for seat in range(state.seats):
        state.forests[seat] = empty_forest(t)
        state.caves[seat], game.knowledge.known[seat], game.knowledge.buried[seat] = (), (), ()
        if t.draft:
            state.forests[seat].tally[t.cave_points_counter] += t.cave_bonus[state.cave_cards[seat] - 1]
        for host in forests[seat] if seat < len(forests) else ():
            if _lay_host(t, state.forests[seat], host, halves, filler):
                game.knowledge.buried[seat] += (2 * len(state.forests[seat].keys) - 2,)
        if seat >= len(hands):
            state.hands.append(sorted(next(filler) for _ in range(t.hand_size)))
    for _ in range(cave):
        state.to_cave(next(filler))
    _stack_deck(game, coming, list(filler))
    check_cards(game)
    game.state = state  # nothing before it can be taken back
    return game


def _dealt(edition: str, seats: int, options: Mapping[str, Any]) -> Game:
    """A game at its first turn."""
    new = Game.new(edition, [f"P{seat}" for seat in range(seats)], 1, {"removed": 0, **options}, start=0)
    deal = replace(new.deal, caves=_CAVES[:seats]) if new.state.tables.draft else new.deal
    game = Game(edition, new.seats, new.options, deal)
    while game.prompt is not None and game.prompt.kind != "turn":
        game.play(f"draft {_CAVES[game.prompt.seat]}" if game.prompt.kind == "draft" else game.legal_moves()[0])
    return game


def _wants_at(t: Tables, host: str) -> Iterator[_Want]:
    """The cards that a host of the scene needs."""
    name, *attached = host.split()
    if name != t.species_ids[t.face_down]:
        yield name, ()
    at_sides = [word for word in attached if t.half_slot[_fitting(t, word, ())[0]] in (LEFT, RIGHT)]
    sides = 0
    for word in attached:
        slots: tuple[int, ...] = ()
        if word in at_sides and len(at_sides) > 1:
            join = word.startswith("+")
            slots = (LEFT,) if join or not sides else (RIGHT,)
            sides += not join
        yield word, slots if _fitting(t, word, slots) else ()


def _parts(word: str) -> tuple[str, str, str]:
    match = _NAME.fullmatch(word)
    assert match, f"not a card: {word!r}"
    name, symbol, side = match.groups()
    return name, symbol or "", side


def _fitting(t: Tables, word: str, slots: Sequence[int]) -> list[int]:
    """All halves that a name may stand for, by number; a card without a letter stands for its first half."""
    name, symbol, side = _parts(word)
    slots = _SIDES.get(side, slots)
    found = []
    for half, species in enumerate(t.half_species):
        if species < 0 or (slots and t.half_slot[half] not in slots):
            continue
        named = name == t.species_ids[species] or _is_half(t, name, half)
        if named and symbol in ("", t.symbol_ids[t.half_symbol[half]]):
            found.append(half)
    assert found or slots, f"there is no card {word!r}"
    return found


def _is_half(t: Tables, name: str, half: int) -> bool:
    """Whether a card id, of any copy, names the half; without a letter it names the first half."""
    card, letter = (name[:-1], name[-1]) if name[-1] in "ab" else (name, "a")
    return t.number_of.get(card) == half >> 1 and letter == "ab"[half & 1]


def _assign(t: Tables, wants: Sequence[_Want]) -> list[int]:
    """A half for each want so that no card is used twice (augmenting paths)."""
    copies = [[copy for copy, there in enumerate(t.copy_cards) if there == card] for card in range(len(t.card_ids))]
    choices = [[(half, copy) for half in _fitting(t, *want) for copy in copies[half >> 1]] for want in wants]
    taken: dict[int, int] = {}  # copy: want
    given = [-1] * len(wants)

    def give(want: int, tried: set[int]) -> bool:
        for half, copy in choices[want]:
            if copy not in tried:
                tried.add(copy)
                if copy not in taken or give(taken[copy], tried):
                    taken[copy], given[want] = want, half
                    return True
        return False

    for want, (word, slots) in enumerate(wants):
        assert give(want, set()), f"no card is left for {word!r} {[SLOT_NAMES[slot] for slot in slots]}"
    return given


def _lay_host(t: Tables, forest: Forest, host: str, halves: Iterator[int], filler: Iterator[int]) -> bool:
    """Puts a host and what lies at it into the forest; whether it lies face down."""
    name, *attached = host.split()
    face_down = name == t.species_ids[t.face_down]
    if face_down:
        forest.add_host(t.face_down, NO_SYMBOL, next(filler))
    else:
        half = next(halves)
        assert t.host_kind[t.half_species[half]], f"{name} is no host"
        forest.add_host(t.half_species[half], t.half_symbol[half], half >> 1)
        _keep_permanent(t, forest, half)
    at = len(forest.keys) - 1
    for word in attached:
        half = next(halves)
        species, slot, join = t.half_species[half], t.half_slot[half], word.startswith("+")
        kind = t.host_kind[forest.host_species(at)]
        fits = forest.is_free(slot, at) and t.allowed_kinds[species] >> kind & 1
        assert forest.join_position(species, slot, at) if join else fits, f"{word} can't be placed at {host!r}"
        forest.attach(species, t.half_symbol[half], half >> 1, slot, at, join)
        _keep_permanent(t, forest, half)
    return face_down


def _keep_permanent(t: Tables, forest: Forest, half: int) -> None:
    if t.trigger[t.half_species[half]] >= 0:
        forest.permanents += (half,)  # works since turn 0


def _stack_deck(game: Game, coming: list[int], rest: list[int]) -> None:
    """What is on the table has come off the deck; then `coming`, then the rest, winter cards where they were."""
    state = game.state
    wanted = coming.count(WINTER)
    places = [place for place, card in enumerate(state.deck) if card == WINTER][wanted:]
    table = sorted(_cards_on_table(game))
    deck = [*table, *coming, *rest]
    for place in places:
        assert place >= len(table) + len(coming), "the scene reaches down to the winter cards"
        deck.insert(place, WINTER)
    state.deck, state.top, state.winter = deck, len(table), 0


def _cards_on_table(game: Game) -> list[int]:
    state = game.state
    cards = [*state.clearing, *state.discard, *state.aside]
    for zone in (*state.hands, *state.caves):
        cards += zone
    for forest in state.forests:
        cards += [entry_card(entry) for entries in forest.cards for entry in entries]
    return cards


def check_cards(game: Game) -> None:
    """Each card exists exactly once, and there are three winter cards. (For scenes: no card is removed.)"""
    state = game.state
    rest = state.deck[state.top :]
    count = Counter([*_cards_on_table(game), *(card for card in rest if card != WINTER)])
    assert count == Counter(state.tables.copy_cards), "a card is missing or there once too often"
    assert rest.count(WINTER) + state.winter == state.tables.winters


# -- playing ------------------------------------------------------------------------------------------------------


def do(game: Game, *moves: str) -> None:
    """Plays moves whose cards may be named as in a scene: `do(game, "play tawny_owl", "on 0", "pay oak oak")`."""
    for move in moves:
        game.play(move_text(game, move))
    check_cards(game)


def after(game: Game, *moves: str) -> Game:
    """A copy of the game in which these moves were played on."""
    branch = game.copy()
    do(branch, *moves)
    return branch


def play(game: Game, half: str, on: int | None = None, join: int | None = None, pay: str = "", then: str = "") -> None:
    """Plays a half from the hand: chooses it, its place, pays with these cards, and answers with the words of `then`.

    >>> game = scene("base", hand=["pond_turtle", "oak", "oak"], forest=["birch"])
    >>> play(game, "pond_turtle", on=0, pay="oak oak", then="skip")
    """
    do(game, f"play {half}")
    if on is not None or join is not None:
        do(game, f"on {on}" if join is None else f"join {join}")
    if pay:
        do(game, f"pay {pay}")
    do(game, *then.split())


def move_text(game: Game, move: str) -> str:
    """The text of a move with real ids: a name stands for the first card of the hand or the clearing that fits."""
    verb, *names = move.split()
    if verb not in (*_HALVES_FOR, *_CARDS_FOR):
        return move
    state, prompt = game.state, game.prompt
    assert prompt is not None, "the game is over"
    from_clearing = verb in ("draw", "take") or prompt.details.get("from") == "clearing"
    zone = state.clearing if from_clearing and verb != "pay" else state.hands[state.seat]
    left, as_half = list(zone), verb in _HALVES_FOR
    if verb == "pay":
        left.remove(state.tables.number_of[prompt.details["card"][:-1]])
    words = [name if name == "deck" else _find(state.tables, name, left, as_half) for name in names]
    return " ".join((verb, *words))


def _find(t: Tables, name: str, left: list[int], as_half: bool) -> str:
    """The id of a card that fits; it is taken out of those that are left."""
    if re.match(r"[ABDE]\d", name):
        return name
    for half in _fitting(t, name, ()):
        if half >> 1 in left:
            left.remove(half >> 1)
            card = t.card_ids[half >> 1]
            return card + "ab"[half & 1] if as_half else card
    raise AssertionError(f"no {name} among {[t.card_ids[card] for card in sorted(left)]}")


def refusal(game: Game, move: str) -> str:
    """The code with which a move is refused; it must not be in the list of legal moves either, and nothing changes."""
    text, before = move_text(game, move), game.state.key()
    assert text not in map(str, game.legal_moves())
    with pytest.raises(IllegalMove) as caught:
        game.play(text)
    assert game.state.key() == before
    return caught.value.code


def next_turn(game: Game, seat: int = 0) -> None:
    """Everybody draws two cards from the deck until it is that seat's turn (the seat that acts now draws too)."""
    while True:
        do(game, "draw deck", "draw deck")
        if game.seat_to_act == seat:
            return


# -- looking ------------------------------------------------------------------------------------------------------


def asked(game: Game) -> str:
    """Who is asked what by which card: `0 turn`, `0 use effect tawny_owl`, `1 discard cave 3`; at the end `over`."""
    prompt = game.prompt
    if prompt is None:
        return "over"
    if "source" not in prompt.details:
        return f"{prompt.seat} {prompt.kind}"
    card = prompt.details["card"]
    if isinstance(card, str):
        t = game.state.tables
        card = t.species_ids[t.half_species[_fitting(t, card, ())[0]]]
    return f"{prompt.seat} {prompt.kind} {prompt.details['source']} {card}"


def hand(game: Game, seat: int = 0) -> list[str]:
    """The cards of a hand by name, sorted: `oak`, or for a split card `tawny_owl/stag_beetle`."""
    return sorted(card_name(game, card) for card in game.state.hands[seat])


def clearing(game: Game) -> list[str]:
    """The cards of the clearing by name, in order."""
    return [card_name(game, card) for card in game.state.clearing]


def cave(game: Game, seat: int = 0) -> list[str]:
    """The cards of a cave by name, in order."""
    return [card_name(game, card) for card in game.state.caves[seat]]


def forest(game: Game, seat: int = 0) -> list[str]:
    """A forest as scenes write it, without symbols and sides; `+` where a card shares the slot of an earlier one."""
    t = game.state.tables
    hosts = []
    for entries in game.state.forests[seat].cards:
        positions: list[int] = []
        words = []
        for entry in entries:
            position = entry_position(entry)
            words.append("+" * (position in positions) + t.species_ids[entry_species(entry)])
            positions.append(position)
        hosts.append(" ".join(words))
    return hosts


def points(game: Game, species: str, seat: int = 0) -> int:
    """What all cards of a species score in a forest (of sets: its share)."""
    sheet = game.score_sheet(seat)
    assert sheet["total"] == sheet["cave"] + sum(part["points"] for part in sheet["parts"]) == game.scores()[seat]
    return sum(part["points"] for part in sheet["parts"] if part["species"] == species)


def card_name(game: Game, card: int) -> str:
    """The species of a card's halves."""
    t = game.state.tables
    species = [t.half_species[half] for half in (2 * card, 2 * card + 1)]
    return "/".join(t.species_ids[number] for number in species if number >= 0)
