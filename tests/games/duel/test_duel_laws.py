"""Laws over whole games of the Duel, for two and alone, with eager diggers who reach goals."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import dwarrow
from dwarrow.games.duel.cards import CARDS, DECK_KINDS, FIRST_GOAL, GOAL_CARDS
from dwarrow.games.duel.state import KEYS
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Moves, perft, playout
from dwarrow.kernel.table import Table

from .setting import *

GOLDEN = Path(__file__).parents[2] / "golden"
BOTH = pytest.mark.parametrize("name", ["duel", "solo"])
TOKENS = {"duel": 8, "solo": 6}


def some_options(name: str, seed: int) -> dict[str, object]:
    """Answers drawn at random; every second game is the house's."""
    dice = Seeded(seed)
    options = dwarrow.GAMES[name].OPTIONS
    drawn = {key: o.values[dice.below(len(o.values))] for key, o in options.items()}
    if drawn.get("claim_order") == "board_order":
        drawn["claim_mode"] = "automatic"
    if drawn.get("declined_gold") == "later" and drawn["claim_mode"] == "automatic":
        drawn["declined_gold"] = "new_link"
    return {k: v for k, v in drawn.items() if k in options} if seed % 2 else {}


def all_cards(table: Table) -> Counter[str]:
    """Every card of the deck, wherever it lies."""
    table_now = public(table)
    cards: Counter[str] = Counter(hidden(table)["deck"] + hidden(table).get("ten", []))
    for seat in range(len(table.names)):
        cards.update(own(table, seat)["hand"])
        cards.update(own(table, seat)["buried"])
    cards.update(table_now["spent"])
    laid = [card["card"] for card in table_now["maze"]]
    cards.update(card for card in laid if not card.startswith(("start", "goal")))
    cards.update(f"break-{tool}" for tools in table_now["tools"] for tool in tools)
    on_table = set(laid)
    cards.update(card for card in table_now["taken"] if card not in on_table)
    return cards


def whole_deck(table: Table) -> Counter[str]:
    without = state_of(table).public.answers.left_out
    kinds = [kind for kind in range(DECK_KINDS) if not without >> kind & 1]
    return Counter({CARDS[kind].word: CARDS[kind].count for kind in kinds})


def check_conserved(table: Table) -> None:
    assert all_cards(table) == whole_deck(table)
    now = public(table)
    out = [word for words in now["tokens"] for word in words]
    assert sum(now["stock"]) + len(out) == TOKENS[table.game.NAME] and len(set(out)) == len(out)
    keys = sum(len(words) for words in now["keys"])
    assert 0 <= now["keys_left"] <= KEYS - keys
    if state_of(table).public.answers.loses_key is False:
        assert now["keys_left"] + keys == KEYS
    goals = hidden(table)["goals"]
    gone = {CARDS[FIRST_GOAL + i].word for i in range(GOAL_CARDS)} - set(now["goal_stock"])
    assert len(set(goals)) == 6 and (table.is_over or not gone & set(goals))


@BOTH
def test_cards_goals_tokens_and_keys_are_conserved_at_every_step(name: str):
    for seed in range(8):
        table = dwarrow.new(name, options=some_options(name, seed), seed=seed)
        dice = Seeded(seed)
        while not table.is_over:
            check_conserved(table)
            table.play(eager(table, dice))
        check_conserved(table)
        assert len(table.log) <= table.game.bound(table.rules, len(table.names)) + 3


@BOTH
def test_a_move_is_legal_exactly_if_nothing_forbids_it(name: str):
    probes = Seeded(7)
    for seed in range(6):
        table = dwarrow.new(name, options=some_options(name, seed), seed=seed)
        dice = Seeded(seed)
        while not table.is_over:
            legal = set(table.moves())
            view = table.view(table.turn)
            for move in legal:
                assert table.game.refusal(view, move) is None
                assert table.game.read_move(table.words(move)) == move
            for move in nearby(sorted(legal), probes):
                assert (table.game.refusal(view, move) is None) == (move in legal), move
            table.play(eager(table, dice))


def nearby(moves: list[int], dice: Seeded) -> list[int]:
    """Ints around the legal ones: a bit flipped, a field or the deed replaced, or nonsense."""
    found = [-1, 0, 1 << 40]
    for _ in range(25):
        move = moves[int(dice.below(len(moves)))]
        field = (4, 12, 20, 28)[int(dice.below(4))]
        found.append(move ^ 1 << int(dice.below(36)))
        found.append(move & ~(255 << field) | int(dice.below(256)) << field)
        found.append(move & ~15 | int(dice.below(16)))
    return found


@BOTH
def test_worlds_and_positions_hold_in_games_that_reach_gold(name: str):
    dice = Seeded(3)
    for seed in range(6):
        table = dwarrow.new(name, options=some_options(name, seed), seed=seed)
        while not table.is_over:
            for seat in (*range(len(table.names)), dwarrow.SPECTATOR):
                view = table.view(seat)
                world = table.game.imagine(view, dice)
                assert table.game.view(world, seat).data() == view.data()
                table.game.read_position(table.game.write_position(world))
            again = table.game.read_position(dwarrow.position(table))
            assert again.data() == table.state.data()
            table.play(eager(table, dice))


@BOTH
def test_ten_thousand_games_in_small_end_within_the_bound(name: str):
    """The run of ten thousand is made compiled; here are enough to see it red."""
    game = dwarrow.GAMES[name]
    rules = game.EDITIONS["house"]
    dice, moves = Seeded(1), Moves()
    for _ in range(60):
        played = playout(game.start(rules, game.USUAL_SEATS, None), dice, moves)
        assert 0 < played <= game.bound(rules, game.USUAL_SEATS)


# ---- pinned: order of moves, numbers of lines, whole games


def test_the_order_of_moves_is_pinned():
    table = dwarrow.new("duel", seed=1)
    words = [table.words(move) for move in table.moves()]
    assert words == (GOLDEN / "duel-order.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("name", "seed"), [("duel", 1), ("solo", 1)])
def test_the_numbers_of_lines_are_pinned(name: str, seed: int):
    lines = (GOLDEN / f"{name}-perft.txt").read_text(encoding="utf-8").split()
    state = dwarrow.new(name, seed=seed, listens=False).state
    assert [perft(state, depth) for depth in range(1, len(lines) + 1)] == [int(n) for n in lines]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*-game-*.txt")), ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_same_record(path: Path):
    """Only the head grows: options that were asked later, answered as games were played."""
    if not path.stem.startswith(("duel", "solo")):
        return
    text = path.read_text(encoding="utf-8")
    table = dwarrow.replay(text)
    assert table.is_over and dwarrow.verify(table) == []
    again = dwarrow.record(table)
    assert body(again) == body(text)
    said, completed = head(text), head(again)
    younger = {k: o.before for k, o in table.game.OPTIONS.items() if k not in said}
    assert all(younger.values()) and completed == {**said, **younger}
    assert dwarrow.record(dwarrow.replay(again)) == again


def body(record: str) -> list[str]:
    return [x for x in record.splitlines() if not x.startswith(("rules ", "position "))]


def head(record: str) -> dict[str, str]:
    (rules,) = [line for line in record.splitlines() if line.startswith("rules ")]
    return dict(part.split("=") for part in rules.split()[1:])
