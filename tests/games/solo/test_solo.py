"""The Duel alone: what differs from the game for two."""

from __future__ import annotations

import pytest
from duel.setting import *

import dwarrow
from dwarrow.games import solo as game
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.rules import differences
from dwarrow.kernel.state import SPECTATOR

HAND = "hand0 EW NS NW NE map"


def solo_dealt(*deck: str, **options: str):
    """A first round whose deck begins, below the ten set aside, with these cards."""
    table = dwarrow.new("solo", options=options, seed=1)
    state = game.start(table.rules, 1)
    dealt = state.shuffled(Seeded(1))
    words = game.PILES["deck"]
    cards = [int(card) for card in dealt.piles["deck"]]
    wanted = [words.index(word) for word in deck]
    for card in wanted:
        cards.remove(card)
    noisy = [card for card in cards if words[card].startswith(("break", "rockfall"))]
    rest = noisy + [card for card in cards if card not in noisy]
    vec = type(dealt.piles["deck"])
    dealt.piles["deck"] = vec(rest[:10] + wanted + rest[10:])
    state.told = []
    state.deal(dealt)
    return state


def test_one_start_of_the_chosen_colour_lies_seven_places_from_the_goals():
    """SOLO-01, SOLO-03, SOLO-04."""
    for colour in ("green", "blue"):
        table = dwarrow.new("solo", options={"solo_colour": colour}, seed=1)
        starts = public(table)["maze"]
        assert [(c["card"], c["x"], c["y"]) for c in starts] == [(f"start-{colour}", 0, 0)]
    maze = state_of(table).public.maze
    places = [(int(maze.x_of(cell)), int(maze.y_of(cell))) for cell in maze.goals]
    assert places == [(8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0)]
    with pytest.raises(dwarrow.Refused, match="one player"):
        dwarrow.new("solo", players=2)


def test_six_tokens_ten_cards_aside_and_six_in_hand():
    """SOLO-02, SOLO-05, SOLO-06."""
    state = solo_dealt("EW", "EW", "NS", "NS", "NW", "NE")
    data = state.data()
    assert data["public"]["stock"] == [6] and data["public"]["aside"] == 10
    assert len(data["hidden"]["ten"]) == 10 and len(data["private"][0]["hand"]) == 6
    assert data["public"]["deck"] == 52 - 10 - 6


def test_drawn_sabotage_strikes_and_another_card_comes():
    """SOLO-07."""
    table = draws(solo(HAND), "break-lamp", "break-cart", "NES/NE")
    events = take(table, "pass map")
    assert events == ["passed", "discarded", "struck", "struck", "drew", "got-cards"]
    assert public(table)["tools"] == [["lamp", "cart"]] and public(table)["hands"] == [5]
    assert "NES/NE" in own(table, 0)["hand"]


def test_a_second_sabotage_card_of_a_kind_is_put_away():
    """SOLO-08."""
    table = draws(solo(HAND + "\ntools0 lamp"), "break-lamp", "NES/NE")
    assert "wasted" in take(table, "pass map")
    assert public(table)["tools"] == [["lamp"]] and public(table)["spent"] == {"break-lamp": 1}
    assert public(table)["hands"] == [5]  # replaced


def test_a_drawn_rockfall_takes_the_last_fit_card():
    """SOLO-09."""
    table = draws(solo(f"maze 1,0:EW 0,1:NS 0,-1:NESW/NEW.gold-1-S\n{HAND}"), "rockfall", "NES/NE")
    assert "caved-in" in take(table, "pass map")
    fell = told(table, "caved-in")[0]
    assert (fell["card"], fell["turned"]) == ("NS", False)  # gold stays, the one before it falls
    assert public(table)["lays"] == [[1, 0], [0, -1]]
    assert public(table)["spent"] == {"NS": 1, "rockfall": 1}
    bare = draws(solo(HAND), "rockfall", "NES/NE")
    assert "rumbled" in take(bare, "pass map") and public(bare)["hands"] == [5]


def test_what_strikes_never_stays_in_hand():
    """SOLO-10, SOLO-20."""
    table = dwarrow.new("solo", seed=4)
    while not table.is_over:
        assert not any(c.startswith(("break", "rockfall")) for c in own(table, 0)["hand"])
        assert not can(table, "break") and not can(table, "rockfall")
        assert clause(table, "break pick") in (
            "SOLO-20",
            "DUEL-36",
            "DUEL-14",
            "DUEL-39",
            "DUEL-62",
        )
        table.play(table.moves()[int(Seeded(len(table.log)).below(len(table.moves())))])
    fresh = solo(HAND)
    assert (
        clause(fresh, "break pick") == "SOLO-20" and clause(fresh, "rockfall at 1,0") == "SOLO-09"
    )
    with pytest.raises(dwarrow.Refused, match="SOLO-10"):
        solo("hand0 rockfall")


def test_sabotage_bars_tunnels_until_it_is_mended_or_thrown_off():
    """SOLO-11."""
    table = solo("hand0 EW NS map mend-pick\ntools0 pick")
    assert clause(table, "lay EW at 1,0") == "DUEL-23"
    take(table, "mend pick with mend-pick")
    assert clause(table, "lay EW at 1,0") is None
    other = solo("hand0 EW NS map mend-pick\ntools0 pick")
    take(other, "throw off pick with NS map")
    assert clause(other, "lay EW at 1,0") is None


def test_turns_doors_trolls_and_keys_are_the_duels():
    """SOLO-12."""
    door = solo("maze 1,0:NEW.door-E-blue\nhand0 EW key")
    assert reason(door, "lay EW at 2,0") == "behind-door"  # the other colour bars
    take(door, "unlock 1,0")
    assert clause(door, "lay EW at 2,0") is None
    own = solo("maze 1,0:NEW.door-N-green\nhand0 NS")
    assert clause(own, "lay NS at 1,-1") is None
    troll = solo("maze 1,0:NEW.troll-E\nhand0 EW map")
    take(troll, "bribe 1,0")
    assert clause(troll, "lay EW at 2,0") is None and public(troll)["stock"] == [5]
    ladder = solo("maze 1,0:EW\nhand0 NW.ladder-blue NE.ladder-green")
    assert clause(ladder, "lay NE.ladder-green turned at 1,1") is None  # touching suffices
    assert clause(ladder, "lay NW.ladder-blue at 0,1") is None
    assert clause(ladder, "lay NW.ladder-blue turned at 1,1") == "DUEL-20"  # joins to nothing


def test_the_three_ways_a_round_ends():
    """SOLO-13."""
    tokens = (
        "maze 0,-1:NEW.troll-E 10,5:NESW.troll-W 12,5:NSW.troll-S 14,5:NESW/NEW.gold-1-S "
        "16,5:ESW/EW.gold-1-S 18,5:NESW/NS+EW.gold-1-NS\nhand0 EW map\n"
        "tokens0 NESW.troll-W NSW.troll-S NESW/NEW.gold-1-S ESW/EW.gold-1-S "
        "NESW/NS+EW.gold-1-NS"
    )
    last = solo(tokens.replace("0,-1:NEW", "1,0:NEW"))
    take(last, "bribe 1,0")
    assert told(last, "round-ended")[0]["clause"] == "DUEL-58"
    cards = emptied(solo("hand0 EW"))
    take(cards, "pass EW")
    assert told(cards, "round-ended")[0]["clause"] == "DUEL-59"


def test_all_goals_up_end_the_round():
    """SOLO-13."""
    tunnel = "1,0:EW 2,0:EW 3,0:EW 4,0:EW 5,0:NESW/NS+EW 6,0:NESW.door-W-green"
    goals = "goals goal-NE.gold-2-NE goal-NW.gold-2-NW? goal-NW/-.gold-1-W goal-NEW/- goal-NESW "
    table = solo(f"maze {tunnel}\n{goals}goal-NESW/-\nhand0 NEW/NW NESW/NE+SW")
    assert clause(table, "lay NEW/NW at 7,0") is None
    take(table, "lay NEW/NW at 7,0")
    assert told(table, "round-ended") == []  # its stub does not lead on
    joined = solo(f"maze {tunnel}\n{goals}goal-NESW/-\nhand0 NEW.door-N-green")
    take(joined, "lay NEW.door-N-green at 7,0")
    assert told(joined, "round-ended")[0]["clause"] == "DUEL-57"


def test_gold_is_collected_and_trolls_are_paid():
    """SOLO-14, SOLO-18."""
    goals = "goals goal-NE/-.gold-3-N goal-NE.gold-2-NE goal-NSW/-? goal-NEW/- goal-NW.gold-2-NW? "
    table = emptied(
        solo(
            f"maze 18,10:NESW.troll-W 20,10:NESW/NEW.gold-1-S\n{goals}goal-NESW/-?\nhand0 EW\n"
            "tokens0 goal-NE.gold-2-NE NESW/NEW.gold-1-S NESW.troll-W"
        )
    )
    take(table, "pass EW")  # the gold is cut off from the start, yet claimed
    assert public(table)["purses"] == [[2]]
    share = told(table, "settled")[0]["shares"][0]
    assert share["nuggets"] == 3 and share["paid"] == [1] and share["total"] == 2
    assert told(table, "settled")[0]["boxed"] == ["goal-NE/-.gold-3-N", "goal-NEW/-"]


def test_the_ten_cards_come_back_and_ten_others_may_go_aside():
    """SOLO-15, SOLO-16."""
    table = played_out(dwarrow.new("solo", seed=2))
    deals = [entry.deal.lists()["deck"] for entry in table.log if entry.deal]
    assert len(deals) == 3 and all(len(deck) >= 52 - 5 for deck in deals)
    assert sorted(deals[0]) == sorted(
        c for c in dwarrow.new("solo", seed=9).log[0].deal.lists()["deck"]
    )
    assert [event["round"] for event in told(table, "dealt")] == [1, 2, 3]


@pytest.mark.parametrize(
    ("total", "verdict"),
    [
        (14, "luckless"),
        (15, "decent"),
        (19, "decent"),
        (20, "sharp"),
        (21, "sharp"),
        (24, "sharp"),
        (25, "master"),
    ],
)
def test_the_verdict_on_the_nuggets(total: int, verdict: str):
    """SOLO-17."""
    purse = " ".join(["1"] * total)
    table = emptied(solo(f"round 3\nhand0 EW\npurse0 {purse}\nbefore0 {purse}"))
    take(table, "pass EW")
    assert table.is_over and told(table, "game-ended")[0]["verdict"] == verdict
    assert table.winners() == ([] if verdict == "luckless" else [0])


def test_nobody_sees_the_deck_the_ten_and_the_goals():
    """SOLO-19."""
    table = dwarrow.new("solo", seed=1)
    view = table.view(0).data()
    assert set(view) == {"game", "rules", "seats", "seat", "public", "private"}
    assert view["public"]["goals"] == [None] * 6 and view["public"]["aside"] == 10
    assert table.view(SPECTATOR).data()["private"]["hand"] == []
    looked = solo("hand0 map EW")
    take(looked, "look at 12,0")
    assert own(looked, 0)["seen"][5] == hidden(looked)["goals"][5]


# ---- options


def test_the_book_replaces_whatever_strikes_and_the_house_plays_it_so():
    """SOLO-08: put away instead of laid; SOLO-09: an action played draws one card (DUEL-14)."""
    assert game.EDITIONS["uk-solo"].solo_redraw == "always"
    assert differences(game.EDITIONS["house"], game.EDITIONS["uk-solo"]) == {}


@pytest.mark.parametrize(
    ("value", "after_rockfall", "after_double"),
    [("always", 5, 5), ("any_sabotage", 4, 5), ("not_doubles", 5, 4), ("after_sabotage", 4, 4)],
)
def test_what_is_replaced(value: str, after_rockfall: int, after_double: int):
    """SOLO-07, SOLO-08, SOLO-09: a sabotage laid before the player always is."""
    laid = draws(solo(HAND, solo_redraw=value), "break-lamp", "NES/NE")
    take(laid, "pass map")
    assert public(laid)["hands"] == [5]
    fallen = draws(solo(HAND, solo_redraw=value), "rockfall", "NES/NE")
    take(fallen, "pass map")
    assert public(fallen)["hands"] == [after_rockfall]
    double = draws(solo(HAND + "\ntools0 lamp", solo_redraw=value), "break-lamp", "NES/NE")
    take(double, "pass map")
    assert public(double)["hands"] == [after_double]


def test_an_empty_hand_ends_the_round():
    """SOLO-13, DUEL-59."""
    alone = draws(solo("hand0 EW", solo_redraw="after_sabotage"), "rockfall")
    take(alone, "pass EW")  # an empty hand ends the round
    assert told(alone, "round-ended")[0]["clause"] == "DUEL-59"


def test_twenty_nuggets_by_option():
    """SOLO-17, S-1."""
    purse = " ".join(["1"] * 20)
    for value, verdict in (("third", "sharp"), ("second", "decent")):
        text = f"round 3\nhand0 EW\npurse0 {purse}\nbefore0 {purse}"
        table = emptied(solo(text, solo_band20=value))
        take(table, "pass EW")
        assert told(table, "game-ended")[0]["verdict"] == verdict


@pytest.mark.parametrize("redraw", game.OPTIONS["solo_redraw"].values)
def test_the_opening_hand_has_six_cards_whatever_strikes(redraw: str):
    """SOLO-06: what is replaced while playing has no say in the deal."""
    for seed in range(60):
        table = dwarrow.new("solo", edition="uk-solo", options={"solo_redraw": redraw}, seed=seed)
        assert public(table)["hands"] == [6], seed
    struck = ("break-pick", "break-pick", "rockfall", "break-lamp", "rockfall")
    state = solo_dealt(*struck, "EW", "EW", "NS", "NS", "NW", "NE", solo_redraw=redraw)
    data = state.data()["public"]
    assert data["hands"] == [6] and data["tools"] == [["pick", "lamp"]]
    assert data["spent"] == {"break-pick": 1, "rockfall": 2} and data["deck"] == 52 - 10 - 11


def test_the_opening_hand_of_the_first_release_had_what_the_draws_gave():
    """SOLO-06: how games were played before the option solo_first_hand was asked."""
    cards = ("break-pick", "break-pick", "rockfall", "EW", "EW", "NS", "NS", "NW", "NE")
    options = {"solo_redraw": "after_sabotage", "solo_first_hand": "as_drawn"}
    assert solo_dealt(*cards, **options).data()["public"]["hands"] == [4]
    assert game.OPTIONS["solo_first_hand"].before == "as_drawn"


def test_the_opening_hand_strikes_or_is_swapped():
    """SOLO-07, S-2."""
    state = solo_dealt("break-pick", "rockfall", "EW", "EW", "NS", "NS", "NW", "NE")
    assert state.data()["public"]["tools"] == [["pick"]] and len(state.private[0].hand) == 6
    assert state.data()["public"]["hands"] == [6]
    for seed in range(30):
        table = dwarrow.new("solo", options={"solo_opening": "swap"}, seed=seed)
        assert public(table)["tools"] == [[]] and public(table)["deck"] == 36
    with pytest.raises(dwarrow.Refused, match="SOLO-10"):
        solo_dealt("break-pick", solo_opening="swap")


def test_a_rockfall_after_gold_goes_back_or_has_no_effect():
    """SOLO-09, S-6."""
    text = f"maze 1,0:EW 0,-1:NESW/NEW.gold-1-S\n{HAND}"
    for value, event in (("go_back", "caved-in"), ("no_effect", "rumbled")):
        assert event in take(
            draws(solo(text, solo_rockfall=value), "rockfall", "NES/NE"), "pass map"
        )


def test_the_other_colours_cards_stay_or_leave():
    """SOLO-01, S-8."""
    for value, size in (("stay", 52), ("removed", 48)):
        table = dwarrow.new("solo", options={"solo_other_colour": value}, seed=1)
        deck = [game.PILES["deck"][c] for c in table.log[0].deal.lists()["deck"]]
        assert len(deck) == size and any("green" in card for card in deck)
        assert any("blue" in card for card in deck) == (value == "stay")


@pytest.mark.parametrize(
    ("name", "value"), [(n, v) for n, o in game.OPTIONS.items() for v in o.values]
)
def test_every_answer_can_be_played(name: str, value: str):
    table = played_out(dwarrow.new("solo", options={name: value}, seed=3))
    assert game.read_position(dwarrow.position(table)).data() == table.state.data()
