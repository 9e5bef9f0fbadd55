"""What the rulebook of the Duel prints as pictures, tables and notes, replayed.

The book has no long worked example: it shows the layout, the turn table and the verdicts, and
adds a note wherever a rule could be misread. Each of them is a test here, in the book's edition.
"""

from __future__ import annotations

import pytest

import dwarrow
from dwarrow.games.duel.cards import ACTION_COUNTS, GOAL_SHAPES, TUNNEL_COUNTS
from dwarrow.words.clauses import clauses

from .setting import *

GOALS = "goals goal-NESW? {} goal-NSW/-? goal-NEW/-? goal-NW/-.gold-1-W? goal-NESW/-?"


def book(text: str):
    """A table of the book's own edition."""
    return duel(f"edition uk-duel\n{text}")


def places(table) -> list[tuple[int, int]]:
    maze = table.state.public.maze
    return [(int(maze.x_of(cell)), int(maze.y_of(cell))) for cell in maze.goals]


# ---- the box and the picture of the layout


def test_the_list_of_components():
    """DUEL-02: 36 + 18 + 18 + 2 = 74 cards, 8 tokens, 2 keys, 2 figures with stands."""
    tunnels = sum(count for _, count in TUNNEL_COUNTS) + 2
    actions = sum(count for _, count in ACTION_COUNTS)
    assert (tunnels, actions, len(GOAL_SHAPES)) == (36, 18, 18)
    assert tunnels + actions + len(GOAL_SHAPES) + 2 == 74
    now = public(dwarrow.new("duel", edition="uk-duel", seed=1))
    assert now["stock"] == [8] and now["keys_left"] == 2
    said = clauses("duel")["DUEL-02"]
    assert all(part in said for part in ("74 cards", "two dwarf cards", "figures with stands"))


def test_the_picture_of_the_layout():
    """DUEL-06, DUEL-07, DUEL-10: four cards between starts and goals, six goals, six cards each."""
    table = dwarrow.new("duel", edition="uk-duel", seed=1)
    starts = [(card["x"], card["y"]) for card in public(table)["maze"]]
    assert starts == [(0, -1), (0, 1)]
    nearest = min(x for x, _ in places(table))
    assert nearest - 0 - 1 == 4 and len(places(table)) == 6
    assert public(table)["hands"] == [6, 6] and public(table)["deck"] == 40


def test_the_mine_leaves_the_pictured_grid():
    """DUEL-09: the note that cards may lie beyond the picture."""
    table = book("hand0 EW NS\nhand1 NS")
    assert clause(table, "lay EW at -1,-1") is None and clause(table, "lay NS at 0,-2") is None


def test_a_card_is_never_laid_across():
    """DUEL-19: the crossed-out picture; and sides that do not meet."""
    table = book("hand0 NS EW\nhand1 NS")
    assert clause(table, "lay NS at 1,-1") == "DUEL-19"
    assert not [words for words in can(table, "lay") if "NS" in words and "1,-1" in words]
    assert clause(table, "lay EW at 1,-1") is None


# ---- the turn table: what is done, and how many cards are drawn for it


@pytest.mark.parametrize(
    ("act", "drawn", "left"),
    [
        ("lay EW at 1,-1", 1, 6),
        ("look at 5,0", 1, 6),
        ("throw off pick with NS NW", 1, 5),
        ("pass NS", 1, 6),
        ("pass NS NW", 2, 6),
    ],
)
def test_the_turn_table(act: str, drawn: int, left: int):
    """DUEL-14, DUEL-17, DUEL-18: one, one, one, and one or two."""
    tools = "tools0 pick\n" if act.startswith("throw") else ""
    table = book(f"{tools}hand0 EW NS NW NE map key\nhand1 NS")
    before = public(table)["deck"]
    take(table, act)
    assert before - public(table)["deck"] == drawn and public(table)["hands"][0] == left


def test_an_empty_deck_gives_nothing_but_one_of_the_four_is_still_done():
    """DUEL-15, DUEL-16: the note below the table."""
    table = emptied(book("hand0 EW\nhand1 NS NW"))
    assert can(table) and not can(table, "end")
    take(table, "pass EW")
    assert public(table)["hands"] == [0, 2]
    take(table, "pass NW")
    assert told(table, "skipped") and table.turn == 1  # green misses turns until the round ends


def test_discarding_two_leaves_one_card_fewer_until_the_round_ends():
    """DUEL-17: the note on getting rid of sabotage."""
    table = book("tools0 pick\nhand0 EW NS NW NE map key\nhand1 NS EW")
    take(table, "throw off pick with NS NW", "pass NS", "pass map")
    assert public(table)["tools"] == [[], []] and public(table)["hands"][0] == 5


# ---- goals and gold


def test_a_goal_with_two_fitting_exits_is_turned_as_its_finder_likes():
    """DUEL-36."""
    goal = "goal-NSW.door-W-blue.gold-1-NS?"
    table = book(f"maze {CORRIDOR}\n{GOALS.format(goal)}\nhand0 NE NS\nhand1 NS NW")
    take(table, "lay NE turned at 5,-1")
    assert can(table) == ["put goal at 5,0 upright", "put goal at 5,0 turned"]


def test_only_a_goal_may_disagree_with_the_tunnels_beside_it():
    """DUEL-37: the note on goals that do not fit."""
    text = f"maze {CORRIDOR} 4,0:NE~\n{GOALS.format('goal-NW.gold-2-NW?')}\nhand0 NE NW\nhand1 NS"
    table = book(text)
    take(table, "lay NE turned at 5,-1")
    assert public(table)["goals"][1] == "goal-NW.gold-2-NW"  # open to the west, against rock
    assert clause(book(text), "lay NW turned at 5,-1") == "DUEL-19"


def test_gold_stays_claimed_when_the_tunnel_is_broken():
    """DUEL-40, DUEL-60."""
    table = emptied(
        book(
            "turn 1\nactive 1\nmaze 0,-2:NS 0,-3:NESW/NS+EW.gold-1-NS\n"
            "tokens0 NESW/NS+EW.gold-1-NS\nhand1 rockfall"
        )
    )
    take(table, "rockfall at 0,-2")
    assert told(table, "settled")[0]["shares"][0]["total"] == 1


def test_whoever_links_the_rival_with_gold_lets_him_take_it_at_once():
    """DUEL-43: the note on gold."""
    table = book(
        "maze 0,0:NS 1,1:EW 2,1:EW 4,1:NESW/NSW.gold-1-E~\nhand0 NEW.door-E-blue\nhand1 NS"
    )
    take(table, "lay NEW.door-E-blue at 3,1")
    assert table.turn == 1 and can(table) == ["claim 4,1", "claim nothing"]  # he may
    take(table, "claim 4,1")
    assert public(table)["tokens"] == [[], ["NESW/NSW.gold-1-E"]]


# ---- special tunnels


def test_one_of_the_two_tunnels_of_a_bridge_or_double_curve_leads_home():
    """DUEL-24."""
    for card in ("NESW/NS+EW", "NESW/NE+SW"):
        table = book(f"maze 1,1:EW\nhand0 {card}\nhand1 NS")
        assert clause(table, f"lay {card} at 1,-1") is None
        assert clause(table, f"lay {card} at 2,1") == "DUEL-24"  # blue's alone


def test_a_ladder_lies_beside_any_tunnel_but_gold_and_goals():
    """DUEL-25, DUEL-26."""
    table = book("maze 1,1:EW 0,2:NESW/NS+EW.gold-1-NS\nhand0 NE.ladder-green\nhand1 NS")
    assert clause(table, "lay NE.ladder-green turned at 2,1") is None  # blue's tunnel
    assert reason(table, "lay NE.ladder-green at 0,3") == "beside-gold"
    goal = book("maze 4,1:NS 0,0:NS\nhand0 NE.ladder-green\nhand1 NS")
    assert reason(goal, "lay NE.ladder-green at 4,2") == "beside-goal"


def test_a_bribed_troll_hinders_neither_player():
    """DUEL-30, DUEL-31, DUEL-32: the note on trolls."""
    table = book("maze 0,0:NS 1,-1:NEW.troll-E\nhand0 EW map\nhand1 EW")
    assert reason(table, "lay EW at 2,-1") == "behind-troll"
    take(table, "bribe 1,-1")
    assert clause(table, "lay EW at 2,-1") is None
    take(table, "pass map")
    assert clause(table, "lay EW at 2,-1") is None and public(table)["debts"] == [1, 0]


def test_only_the_dwarf_of_its_colour_passes_a_door():
    """DUEL-28."""
    table = book("maze 0,0:NS 1,-1:NEW.door-E-blue\nhand0 EW map\nhand1 EW")
    assert reason(table, "lay EW at 2,-1") == "behind-door"
    take(table, "pass map")
    assert clause(table, "lay EW at 2,-1") is None


# ---- action cards


def test_one_sabotage_card_of_each_kind_and_everything_but_tunnels_goes_on():
    """DUEL-23, DUEL-46, DUEL-47."""
    table = book("turn 1\nactive 1\nhand1 break-pick break-lamp\nhand0 EW map NS\ntools0 pick")
    assert clause(table, "break pick") == "DUEL-47"
    take(table, "break lamp")
    assert clause(table, "lay EW at 1,-1") == "DUEL-23"
    for act in ("look at 5,0", "throw off pick with EW NS", "pass EW"):
        assert clause(table, act) is None


def test_a_repair_with_two_symbols_still_mends_one():
    """DUEL-48, DUEL-49."""
    table = book("tools0 pick lamp\nhand0 mend-pick+lamp\nhand1 NS")
    take(table, "mend lamp with mend-pick+lamp")
    assert public(table)["tools"] == [["pick"], []]
    assert public(table)["spent"] == {"break-lamp": 1, "mend-pick+lamp": 1}


def test_a_key_leads_to_gold_that_bears_no_token():
    """DUEL-50, DUEL-52: the note on keys."""
    table = book("maze 1,-1:NEW.door-E-blue 2,-1:NESW/NSW.gold-1-E~\nhand0 key EW\nhand1 NS")
    take(table, "unlock 1,-1")
    assert public(table)["tokens"][0] == ["NESW/NSW.gold-1-E"] and public(table)["keys_left"] == 1


def test_what_a_rockfall_never_takes():
    """DUEL-53, DUEL-54: the note on rockfalls."""
    table = book(
        "maze 1,-1:NEW.troll-E 0,-2:NESW/NS+EW.gold-1-NS 0,0:NS\n"
        "goals goal-NESW goal-NE.gold-2-NE? goal-NSW/-? goal-NEW/-? goal-NW.gold-2-NW? "
        "goal-NESW/-?\nhand0 rockfall\nhand1 NS"
    )
    whys = {"0,-1": "starts", "5,-2": "goals", "0,-2": "gold", "1,-1": "trolls"}
    for place, what in whys.items():
        assert reason(table, f"rockfall at {place}").startswith(what)
    take(table, "rockfall at 0,0")
    assert public(table)["spent"] == {"NS": 1, "rockfall": 1}


def test_a_map_shows_one_goal_to_its_player_alone():
    """DUEL-56."""
    table = book("hand0 map EW\nhand1 NS")
    take(table, "look at 7,1")
    assert told(table, "saw", 0)[0]["card"] == hidden(table)["goals"][4]
    assert told(table, "saw", 1) == [] and public(table)["goals"][4] is None


# ---- the end of a round


def test_trolls_give_no_change():
    """DUEL-61, DUEL-62: without a card of one a larger one is paid, and all of it."""
    goal = "goal-NE/-.gold-3-N"
    table = emptied(
        book(
            f"maze 18,10:NESW.troll-W\n{GOALS.format(goal)}\ntokens0 NESW.troll-W {goal}\nhand0 EW"
        )
    )
    take(table, "pass EW")
    share = told(table, "settled")[0]["shares"][0]
    assert share["nuggets"] == 3 and share["paid"] == [3] and share["total"] == 0


# ---- the page for one player


def test_the_picture_of_the_solo_layout():
    """SOLO-01, SOLO-02, SOLO-03, SOLO-05: one start, seven cards to the goals, six tokens."""
    table = dwarrow.new("solo", edition="uk-solo", seed=1)
    assert min(x for x, _ in places(table)) - 0 - 1 == 7 and len(places(table)) == 6
    assert public(table)["stock"] == [6] and public(table)["aside"] == 10
    assert public(table)["hands"] == [6]


@pytest.mark.parametrize(
    ("nuggets", "verdict"),
    [(0, "luckless"), (14, "luckless"), (15, "decent"), (19, "decent")]
    + [(21, "sharp"), (24, "sharp"), (25, "master"), (30, "master")],
)
def test_the_table_of_verdicts(nuggets: int, verdict: str):
    """SOLO-17."""
    purse = " ".join(["1"] * nuggets)
    table = emptied(solo(f"edition uk-solo\nround 3\nhand0 EW\npurse0 {purse}\nbefore0 {purse}"))
    take(table, "pass EW")
    assert told(table, "game-ended")[0]["verdict"] == verdict
