"""Somebody points at a card and a place: which moves that may mean, and why none is allowed."""

import asyncio

import pytest
import wiring

import dwarrow
from dwarrow.kernel.phrases import Phrases
from dwarrow.server.meant import meant


def said(game: str, **facts: str | int | bool) -> list[str]:
    module = dwarrow.GAMES[game]
    phrases: Phrases = module.PHRASES
    return [module.move_words(move) for move in meant(phrases, facts)]


@pytest.mark.parametrize(
    ("game", "facts", "words"),
    [
        ("saboteur", {"card": "NES", "x": 5, "y": -1, "turned": True}, "lay NES turned at 5,-1"),
        ("saboteur", {"card": "rockfall", "x": 1, "y": 1}, "rockfall at 1,1"),
        ("saboteur", {"card": "map", "x": 8, "y": 0, "goal": 1}, "look at 8,0"),
        ("saboteur", {"card": "break-pick", "target": 2}, "break pick of 2"),
        ("saboteur", {"card": "mend-pick+lamp", "target": 2}, "mend lamp of 2 with mend-pick+lamp"),
        ("saboteur2", {"card": "trap", "target": 1}, "play trap on 1"),
        ("duel", {"card": "key", "x": 1, "y": 1}, "unlock 1,1"),
        ("duel", {"card": "break-pick", "target": 1}, "break pick"),
        ("solo", {"card": "EW", "x": 1, "y": 0}, "lay EW at 1,0"),
        ("kings", {"from": "deck"}, "take deck"),
        (
            "kings",
            {"card": "orc-5/M07", "place": "mine", "owner": 2, "index": 0},
            "play orc-5/M07 on mine 1 of 2",
        ),
        (
            "kings",
            {"card": "orc-5/M07", "place": "centre", "index": 3},
            "play orc-5/M07 on centre 4",
        ),
    ],
)
def test_a_card_and_a_place_mean_the_moves_that_say_both(game, facts, words) -> None:
    assert words in said(game, **facts)


def test_nothing_is_meant_by_facts_that_no_move_has() -> None:
    assert said("saboteur", colour="green") == []
    assert said("kings", card="no such card", place="centre", index=0) == []
    assert said("saboteur", card="map", x=500, y=0) == []


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_the_facts_of_every_legal_move_lead_back_to_it(game: str) -> None:
    """Whatever is offered could have been pointed at: its own JSON means it."""
    module = dwarrow.GAMES[game]
    table = dwarrow.new(game, seed=3)
    for _ in range(40):
        moves = table.moves()
        for move in moves[:10]:
            facts = {k: v for k, v in module.move_data(move).items() if k not in ("words", "do")}
            pointed = {k: v for k, v in facts.items() if isinstance(v, str | int)}
            if set(pointed) - {"card"} and pointed == facts:
                assert move in list(meant(module.PHRASES, pointed)), module.move_words(move)
        table.play(moves[len(moves) // 2])


def test_the_table_answers_what_was_pointed_at() -> None:
    """KUM-009: the deck is pointed at before a card was played, by whoever's turn it is."""

    async def asked() -> set[str]:
        async with wiring.served() as server:
            opened, keys = await server.gather("kings", settings={"seats": 2})
            sockets = [await server.connect(opened["table"], key) for key in keys]
            sockets[0].ask("start", "0")
            await server.settle()
            for socket in sockets:
                socket.ask("why", "1", facts={"from": "deck"})
            await server.settle()
            return {(socket.answer("1") or {}).get("reason", "") for socket in sockets}

    assert asyncio.run(asked()) == {"play-first", "not-your-turn"}
