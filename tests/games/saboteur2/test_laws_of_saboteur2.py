"""The laws over Saboteur 2: conservation, refusals, imagination, positions, records, the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dwarrow.games import GAMES, saboteur2
from dwarrow.games.saboteur2.round import Saboteur2
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.record import read, verify, write
from dwarrow.kernel.rules import with_options
from dwarrow.kernel.shuffles import FromSeed
from dwarrow.kernel.state import DEALER, NOBODY, SPECTATOR, Moves, Refused, perft
from dwarrow.kernel.table import Table
from dwarrow.parts.deeds import LAY
from dwarrow.parts.packing import deed_of, x_of

from .setting import *

GOLDEN = Path(__file__).parents[2] / "golden"
NEEDS = {
    "unchosen_goal": {"multi_goal": "choose_one"},
    "circle_deck": {"exhaustion": "full_circle_pass"},
    "ladder_route": {"team_reach": "any_door"},
}
FLIPS = [
    {name: value, **NEEDS.get(name, {})}
    for name, option in saboteur2.OPTIONS.items()
    for value in option.values[1:]
]


def courses(options: dict[str, str], seats: int, seed: int) -> Iterator[tuple[Saboteur2, int]]:
    """A game before each of its moves, with the move that comes next: half of them dig east."""
    state = saboteur2.start(rules_of(**options), seats, None)
    dice, moves = Seeded(seed), Moves()
    while state.turn() != NOBODY:
        if state.turn() == DEALER:
            state.deal(state.shuffled(dice))
            continue
        moves.n = 0
        state.list_moves(moves)
        move = chosen(moves.to_list(), dice)
        yield state, move
        state.step(move)


def chosen(moves: list[int], dice: Seeded) -> int:
    east = [move for move in moves if deed_of(move) == LAY]
    if east and dice.below(3):
        return max(east, key=lambda move: (x_of(move), dice.below(9)))
    return moves[dice.below(len(moves))]


def check_conserved(state: Saboteur2, cards: list[str]) -> None:
    assert where_cards_are(state) == cards
    data = whole(state)
    roles = [drawer["role"] for drawer in data["private"]]
    assert len(roles + data["hidden"]["stock"] + data["hidden"]["dropped"]) == 15
    paid = sum(one["nuggets"] for one in data["public"]["ledger"] if one["from"] is None)
    assert sum(saboteur2.scores(state)) == paid and min(saboteur2.scores(state)) >= 0


@pytest.mark.parametrize("options", FLIPS, ids=lambda flip: "-".join(map(str, flip.values())))
def test_with_every_option_every_card_is_in_one_place_and_the_game_ends(
    options: dict[str, str],
) -> None:
    seats = 2 + len(str(options)) % 11
    played, cards = (
        0,
        where_cards_are(fresh(seats, sb2_extra_card=options.get("sb2_extra_card", 21))),
    )
    for n, (state, _) in enumerate(courses(options, seats, seed=len(str(options)))):
        played += 1
        if n % 5 == 0:
            check_conserved(state, cards)
    assert played <= saboteur2.bound(rules_of(**options), seats)


@pytest.mark.parametrize("seats", range(2, 13))
def test_a_move_is_listed_exactly_if_it_is_not_refused(seats: int) -> None:
    dice = Seeded(seats)
    for n, (state, _) in enumerate(courses({}, seats, seed=seats)):
        if n % 9:
            continue
        view = state.view(state.turn())
        legal = set(saboteur2.moves(view))
        known = sorted(legal)
        for _ in range(60):
            move = known[dice.below(len(known))]
            for probe in (move, move ^ (1 << int(dice.below(37))), (move & ~15) | dice.below(16)):
                assert (saboteur2.refusal(view, int(probe)) is None) == (probe in legal)
        for move in known:
            assert saboteur2.read_move(saboteur2.move_words(move)) == move


@pytest.mark.parametrize("seats", [2, 5, 12])
@pytest.mark.parametrize("options", [{}, {"role_discard": "shuffled_before", "swap_draw": "both"}])
def test_an_imagined_world_fits_the_view_and_is_a_possible_state(
    seats: int, options: dict[str, str]
) -> None:
    dice, cards = Seeded(3), where_cards_are(fresh(seats))
    for n, (state, _) in enumerate(courses(options, seats, seed=seats + 20)):
        if n % 6:
            continue
        for seat in (n % seats, SPECTATOR):
            view = state.view(seat)
            world = saboteur2.imagine(view, dice)
            assert world.view(seat).data() == view.data()
            check_conserved(world, cards)
            text = saboteur2.write_position(world)
            assert saboteur2.read_position(text).data() == world.data()


@pytest.mark.parametrize("seats", [2, 4, 9, 12])
def test_a_position_reads_back_to_the_same_state(seats: int) -> None:
    for n, (state, _) in enumerate(courses({"role_discard": "shuffled_after"}, seats, seed=seats)):
        if n % 5 == 0:
            text = saboteur2.write_position(state)
            assert saboteur2.read_position(text).data() == state.data()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seats 13", "SB2-002"),
        ("seats 2\nhand0 EW EW EW EW", "EW too many"),
        ("seats 2\nhand0 NS NS NS NS EW EW EW", "SB2-009"),
        ("seats 2\nroles boss boss", "SB2-005"),
        ("seats 2\naside EW", "SB2-008"),
        ("seats 2\nphase rob", "SB2-075"),
        ("seats 2\ngold 3 0\nledger 1.0.255.2", "SB2-105"),
        ("seats 2\ntrail swapped:0:1", "SB2-101"),
        ("seats 2\nlooks 0:0:1", "SB2-096"),
        ("seats 2\nhats 0:1", "SB2-097"),
        ("seats 2\ntrapped 2", "seats"),
        ("seats 2\nnonsense 1", "nonsense"),
        ("seats 2\nlots 3", "SB2-051"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        saboteur2.read_position(text)


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        ("unchosen_goal", "new_link_only", "needs multi_goal=choose_one .SAB-074"),
        ("circle_deck", "any", "needs exhaustion=full_circle_pass .SB2-060"),
        ("ladder_route", "each", "needs team_reach=any_door .SB2-062"),
    ],
)
def test_contradicting_options_are_refused_with_the_reason(
    option: str, value: str, why: str
) -> None:
    """SB2-060, SB2-062."""
    with pytest.raises(Refused, match=why):
        saboteur2.check(rules_of(**{option: value}), 5)
    saboteur2.check(rules_of(**{option: value}, **NEEDS[option]), 5)


@pytest.mark.parametrize("seats", [2, 7, 12])
def test_a_record_reads_back_and_verifies(seats: int) -> None:
    options = {"role_discard": "shuffled_before"} if seats == 7 else {}
    text = write(recorded(seats, options))
    again = read(text, GAMES)
    assert write(again) == text
    assert verify(again) == []


def recorded(seats: int, options: dict[str, str], edition: str = "house") -> Table:
    game_rules = with_options(saboteur2.EDITIONS[edition], saboteur2.OPTIONS, options)
    names = [f"dwarf {seat}" for seat in range(seats)]
    played, dice = Table(saboteur2, edition, game_rules, names, FromSeed(seats)), Seeded(seats)
    played.deal()
    while not played.is_over:
        played.play(chosen(played.moves(), dice))
    return played


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("saboteur2-*.txt")), ids=lambda path: path.stem)
def test_golden_records_replay_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    again = read(text, GAMES)
    assert again.is_over and verify(again) == []
    told = write(again)
    assert played_in(told) == played_in(text) and write(read(told, GAMES)) == told
    assert options_in(text).items() <= options_in(told).items()


def played_in(text: str) -> list[str]:
    """All but the lines that younger options complete: the rules, and those of a position."""
    return [line for line in text.splitlines() if not line.startswith(("rules ", "position "))]


def options_in(text: str) -> dict[str, str]:
    head = next(line for line in text.splitlines() if line.startswith("rules "))
    return {name: value for name, _, value in (part.partition("=") for part in head.split()[1:])}


@pytest.mark.parametrize("name", ["doors", "sums"])
def test_a_record_of_the_first_release_is_paid_as_it_was_then(name: str) -> None:
    """SB2-069, SB2-068: a young option answers for old records as games were played before it."""
    text = (GOLDEN / f"saboteur2-old-{name}.txt").read_text(encoding="utf-8")
    old = read(text, GAMES)
    assert options_in(write(old))["profiteer_always"] == "no"
    assert options_in(write(old))["printed_sums"] == "shared"
    head = next(line for line in text.splitlines() if line.startswith("position "))
    today = saboteur2.read_position(json.loads(head.partition(" ")[2]))
    today.step(saboteur2.read_move("lay NESW at 7,0"))
    assert saboteur2.scores(today) != old.scores()


def test_the_order_of_moves_is_pinned() -> None:
    state = at("""seats 2
        hand0 EW ladder-E map trap EW
        thefts 0""")
    assert can(state) == PINNED


PINNED = [
    "lay EW at -1,0",
    "lay EW at 1,0",
    "lay ladder-E at -1,0",
    "lay ladder-E turned at 1,0",
    "look at 8,-2",
    "look at 8,0",
    "look at 8,2",
    "play trap on 1",
    *(f"shed theft with {pair}" for pair in ("EW EW", "EW ladder-E", "EW map", "EW trap")),
    *(f"shed theft with {pair}" for pair in ("ladder-E map", "ladder-E trap", "map trap")),
    "pass EW",
    "pass EW EW",
    "pass EW EW ladder-E",
    "pass EW EW map",
    "pass EW EW trap",
    "pass EW ladder-E",
    "pass EW ladder-E map",
    "pass EW ladder-E trap",
    "pass EW map",
    "pass EW map trap",
    "pass EW trap",
    "pass ladder-E",
    "pass ladder-E map",
    "pass ladder-E map trap",
    "pass ladder-E trap",
    "pass map",
    "pass map trap",
    "pass trap",
]


@pytest.mark.parametrize(("seats", "counts"), [(2, [55, 2925]), (7, [70, 4425])])
def test_the_number_of_lines_of_play_is_pinned(seats: int, counts: list[int]) -> None:
    state = fresh(seats, seed=1)
    assert [int(perft(state, depth)) for depth in (1, 2)] == counts


def test_twins_tell_an_inspector_the_same_after_a_swap_of_hats() -> None:
    """SB2-097: whatever the new role is, what was seen before stays as it was."""
    state = at("seats 3\nroles green blue boss\nhand0 inspect\nhand1 swap-hats\nhand2 EW")
    state.step(saboteur2.read_move("play inspect on 2"))
    swap, dice, twins = saboteur2.read_move("play swap-hats on 2"), Seeded(1), 0
    views: list[object] = []
    while twins < 12:
        world = saboteur2.imagine(state.view(0), dice)
        if saboteur2.refusal(world.view(1), swap) is None:
            world.step(swap)
            views.append(world.view(0).data())
            twins += 1
    assert all(view == views[0] for view in views)
