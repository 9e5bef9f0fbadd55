"""The laws of the house, held by Kings Under Mountains over whole random games."""

from __future__ import annotations

import pytest

from dwarrow.games import kings
from dwarrow.games.kings.deeds.packing import LAY, PASS, REDRAW, TAKE_CARD, pack
from dwarrow.games.kings.editions import Rules
from dwarrow.games.kings.round import Kings
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import NOBODY, SPECTATOR, Moves, Refused, perft, playout
from dwarrow.words import window

from .setting import *

SEATS = (2, 3, 4)
PAIRINGS = ("shuffled", "fixed")


@pytest.mark.parametrize("over_nine", ["own_zero", "nobody"])
@pytest.mark.parametrize("seats", SEATS)
def test_at_every_turn_the_list_and_the_refusal_agree_on_every_card_and_place(
    seats: int, over_nine: str
) -> None:
    """All cards of all hands on all mines and one beyond, and every way to take a card."""
    start = kings.start(Rules(overseer_over_nine=over_nine), seats, 0)
    start.deal(start.shuffled(Seeded(40 + seats)))
    for state in random_game(start, Seeded(seats)):
        view = kings.view(state, int(state.public.seat))
        moves = all_moves(state)
        legal = [move for move in moves if kings.refusal(view, move) is None]
        assert sorted(legal) == sorted(kings.moves(view))


def all_moves(state: Kings) -> set[int]:
    places = [*range(4), *(64 * (s + 1) + i for s in range(4) for i in range(opened(state, s) + 1))]
    cards = {int(card) for drawer in state.private for card in drawer.hand}
    plays = {int(pack(LAY, card, place)) for card in cards for place in places}
    takes = {int(pack(TAKE_CARD, 0, source)) for source in range(8)}
    return plays | takes | {PASS, REDRAW}


def opened(state: Kings, seat: int) -> int:
    return int(state.public.opened[seat]) if seat < state.public.seats else 0


@pytest.mark.parametrize("seats", SEATS)
def test_a_move_is_listed_exactly_if_nothing_refuses_it(seats: int) -> None:
    for n, state in enumerate(random_game(fresh(seats, 7), Seeded(7))):
        if n % 8 == 0 or state.turn() == NOBODY:
            for seat in (*range(seats), SPECTATOR):
                view = kings.view(state, seat)
                legal = kings.moves(view)
                assert len(set(legal)) == len(legal)
                for move in universe(state, legal, Seeded(n)):
                    assert (kings.refusal(view, move) is None) == (move in legal), move


def universe(state: Kings, legal: list[int], dice: Seeded) -> set[int]:
    """Moves of all kinds: near the legal ones, well formed, and nonsense."""
    moves = set(legal) | set(range(-40, 700)) | {-(2**40), 2**40, 2**62}
    moves |= {move ^ (1 << bit) for move in legal for bit in range(40)}
    moves |= {int(pack(TAKE_CARD, card, place)) for card in (0, 1) for place in range(70)}
    for drawer in state.private:
        places = (*range(6), *(64 * owner + i for owner in range(6) for i in (0, 1, 5, 63)))
        moves |= {int(pack(LAY, card, place)) for card in drawer.hand for place in places}
    return moves | {int(dice.below(1 << 30)) for _ in range(200)}


@pytest.mark.parametrize("pairing", PAIRINGS)
@pytest.mark.parametrize("seats", SEATS)
def test_an_imagined_world_looks_the_same_to_its_seat_and_can_be_played(
    seats: int, pairing: str
) -> None:
    dice = Seeded(11)
    for n, state in enumerate(random_game(fresh(seats, 3, pairing=pairing), Seeded(3))):
        for seat in (*range(seats), SPECTATOR):
            view = kings.view(state, seat)
            world = kings.imagine(view, dice)
            assert kings.view(world, seat).data() == view.data()
            if n % 20 == 0:
                assert kings.read_position(kings.write_position(world)).data() == world.data()
                playout(world, dice, Moves())


def test_imagining_before_the_deal_leaves_the_table_bare() -> None:
    view = kings.view(kings.start(Rules(), 3, None), 1)
    assert kings.view(kings.imagine(view, Seeded(1)), 1).data() == view.data()


@pytest.mark.parametrize("pairing", PAIRINGS)
@pytest.mark.parametrize("seats", SEATS)
def test_a_position_is_read_back_as_it_was_written(seats: int, pairing: str) -> None:
    for state in random_game(fresh(seats, 5, pairing=pairing), Seeded(5)):
        text = kings.write_position(state)
        again = kings.read_position(text)
        assert again.data() == state.data()
        assert kings.write_position(again) == text


@pytest.mark.parametrize("first", [None, 1])
def test_a_position_before_the_deal_is_read_back(first: int | None) -> None:
    state = kings.start(Rules(pairing="fixed", first_player="host"), 3, first)
    assert kings.read_position(kings.write_position(state)).data() == state.data()


def test_a_damaged_position_is_refused_and_never_breaks_the_reader() -> None:
    dice, refused = Seeded(13), 0
    for state in random_game(fresh(3, 13), Seeded(13)):
        words = kings.write_position(state).replace("\n", " \n ").split(" ")
        for _ in range(4):
            i, j = int(dice.below(len(words))), int(dice.below(len(words)))
            damaged = words[:]
            damaged[i] = (words[j], "", words[i] + "!", words[i][1:])[dice.below(4)]
            try:
                kings.read_position(" ".join(damaged))
            except Refused as why:
                refused += bool(str(why))
    assert refused > 300


@pytest.mark.parametrize("seats", SEATS)
def test_a_copy_goes_its_own_way(seats: int) -> None:
    dice = Seeded(9)
    for state in random_game(fresh(seats, 9), Seeded(9)):
        before = state.data()
        copy = state.copy()
        assert copy.data() == before
        playout(copy, dice, Moves())
        assert state.data() == before


@pytest.mark.parametrize("seats", SEATS)
def test_words_and_moves_mean_each_other(seats: int) -> None:
    for state in random_game(fresh(seats, 2), Seeded(2)):
        view = kings.view(state, int(state.public.seat))
        for move in kings.moves(view):
            words = kings.move_words(move)
            assert kings.read_move(words) == move
            assert kings.move_data(move)["words"] == words


def test_every_view_can_be_told_in_a_terminal() -> None:
    names = ["Ana", "Bo", "Cy", "Di"]
    before = window.drawn(kings, kings.view(kings.start(Rules(), 2, None), 0), names[:2], "en")
    assert "Ana" in before
    for state in random_game(fresh(4, 6), Seeded(6)):
        for seat in (0, 3, SPECTATOR):
            told = window.drawn(kings, kings.view(state, seat), names, "en", 80, 60)
            assert "Mines in the centre" in told and "In the Camp" in told
            assert ("(mine worth" in told) == (seat != SPECTATOR and has_cards(state, seat))


def has_cards(state: Kings, seat: int) -> bool:
    return state.public.held[seat] > 0


def test_the_order_of_moves_is_pinned() -> None:
    """The centre, then own mines, card by card; then the Camp by race, then the deck."""
    state = kings.read_position(PINNED)
    moves = [kings.move_words(move) for move in kings.moves(kings.view(state, 0))]
    assert moves == [
        "play dwarf-4/M03 on centre 1",
        "play goblin-2/M05 on centre 1",
        "play goblin-2/M06 on centre 1",
        "play giant-0/M04 on centre 2",
        "play dwarf-4/M03 on centre 3",
        "play goblin-2/M05 on mine 1 of 0",
        "play goblin-2/M06 on mine 1 of 0",
        "play giant-0/M04 on mine 1 of 0",
        "play dwarf-4/M03 on mine 2 of 0",
    ]
    state.step(moves_of(state)[0])
    takes = [kings.move_words(move) for move in moves_of(state)]
    assert takes == ["take dwarf", "take orc", "take giant", "take deck"]


def moves_of(state: object) -> list[int]:
    return kings.moves(kings.view(state, int(state.public.seat)))  # type: ignore[arg-type, attr-defined]


@pytest.mark.parametrize(
    ("seats", "played", "counts"),
    [
        (2, 0, (24, 99, 2360, 9448)),
        (3, 31, (2, 26, 61, 510)),
        (4, 60, (20, 64, 2292, 7615)),
    ],
)
def test_as_many_lines_of_play_as_ever(seats: int, played: int, counts: tuple[int, ...]) -> None:
    state, dice = fresh(seats, seats), Seeded(seats)
    for _ in range(played):
        state.step(random_move(state, dice))
    assert tuple(int(perft(state, depth)) for depth in (1, 2, 3, 4)) == counts


@pytest.mark.parametrize(("seats", "mean"), [(2, -18), (3, -15), (4, -12)])
def test_random_players_score_what_simulation_said(seats: int, mean: int) -> None:
    """The full run of ten thousand games gave -17.9, -15.1 and -12.4."""
    dice, moves, total, games = Seeded(seats), Moves(), 0, 150
    for _ in range(games):
        state = kings.start(Rules(), seats, None)
        playout(state, dice, moves)
        total += sum(kings.scores(state))
    assert abs(total / games / seats - mean) < 4


PINNED = """
seats 2
kings dwarf orc
centre M07:orc-1 M15:giant-3+goblin-9 M09:dwarf-3 M20:giant-8
camp orc-7 giant-5
hand0 dwarf-4/M03 goblin-2/M05 goblin-2/M06 giant-0/M04 giant-0/M04 dwarf-1/M01
open0 M02 M08:goblin-3
"""


IMPOSSIBLE = [
    ("seats 2\ncentre M01 M02 M03", "KUM-005"),
    ("seats 2\ncentre M07:orc-1+orc-2 M02 M03 M04", "KUM-014"),
    ("seats 2\ncentre M15:orc-3+orc-2 M02 M03 M04", "KUM-011"),
    ("seats 2\ncentre M15:orc-3+orc-0 M02 M03 M04", "KUM-012"),
    ("seats 2\nkings dwarf dwarf", "KUM-003"),
    ("seats 2\nkings dwarf orc goblin", "KUM-003"),
    ("seats 2\nkings dwarf orc\nopen0 M02:dwarf-3", "KUM-020"),
    ("seats 2\nkings dwarf orc\nopen0 M08:orc-3+orc-4", "KUM-014"),
    ("seats 2\nhand0 orc-1 orc-1 orc-1 ? ? ?", "KUM-034"),
    ("seats 2\nhand0 ? ? ?", "KUM-024"),
    ("seats 2\nhand0 ? ? ? ? ? ? ?", "KUM-007"),
    ("seats 2\nphase take\nhand0 ? ? ? ? ? ?", "KUM-024"),
    ("seats 2\nphase over\nended draw", "KUM-026"),
    ("seats 2\ndiscard ...", "KUM-026"),
    ("seats 2\nphase over\ndiscard ...", "KUM-026"),
    ("seats 2\ndeck M01 M02", "KUM-034"),
    ("seats 2\ndeck ...\ndiscard ...", "both"),
    ("seats 2\ncamp ...", "deck or the discard"),
    ("seats 2\ndeck ... M01", "deck or the discard"),
    ("seats 2\nhand0 orc-5/M99 ? ? ? ? ?", "no card"),
    ("seats 2\nhand0 elf ? ? ? ? ?", "no card"),
    ("seats 2\nhand0 orc-1:orc-2 ? ? ? ?", "no card"),
    ("seats 2\ncamp orc-1!", "no card"),
    ("seats 2\ncentre M07: M01 M02 M03", "no card"),
    ("seats 2\ncentre M07+orc-1 M01 M02 M03", "no card"),
    ("seats 2\nfirst 2", "first"),
    ("seats 2\nrules pairing=fixed\nhand0 orc-5/M01 ? ? ? ? ?", "fixed pairing"),
    ("seats 2\nturn 2", "turn"),
    ("seats 2\nphase deal\nturn 1", "turn"),
    ("seats 2\nphase deal\nhand0 orc-1", "nobody understands"),
    ("seats 2\nphase dig", "phase"),
    ("seats 2\nweather fine", "nobody understands"),
    ("seats 2\ngame saboteur", "not a position"),
    ("seats 2\nended mine", "KUM-026"),
    ("seats two", "number"),
    ("kings dwarf orc", "seats"),
    ("seats 2\nunder0 M01 M01 M01 M01 M01", "KUM-034"),
    ("seats 2\nunder0 " + "? " * 70, "KUM-034"),
]


@pytest.mark.parametrize(("text", "reason"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        kings.read_position(text)


def test_random_moves_are_legal_moves() -> None:
    state = fresh(3, 4)
    assert random_move(state, Seeded(1)) in kings.moves(kings.view(state, 0))
