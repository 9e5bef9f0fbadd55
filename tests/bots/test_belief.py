"""Beliefs: exact over assignments, moved by acts and claims, and better than the base rate."""

from __future__ import annotations

import pytest

from bots.bot_tables import believe, table_after
from dwarrow.bots.digging.assignments import Assignments
from dwarrow.bots.digging.belief import Belief, Evidence
from dwarrow.bots.digging.policy import Policy, Shares
from dwarrow.bots.digging.reasons import evidence_reason
from dwarrow.bots.digging.signs import SIGNS, STAGES, WAITS
from dwarrow.bots.saboteur.belief import new_belief
from dwarrow.bots.saboteur.policy import CARELESS, DIGGERS, MANNERS, POLICY, POWER
from dwarrow.bots.saboteur.policy import SABOTEURS as SABOTEURS_OPENLY
from dwarrow.bots.saboteur2.belief import SABOTEURS, Belief2
from dwarrow.bots.talk import Claimed, Doubted
from dwarrow.games.saboteur.cards import DECK
from dwarrow.games.saboteur.state import OPENING
from dwarrow.games.saboteur2.deeds.inspect import Inspected, SawRole
from dwarrow.games.saboteur2.deeds.swap_hats import SwappedHats
from dwarrow.lab.arena import Contest
from dwarrow.lab.believing import AS_DEALT, Quantity, counts_of, guesses_of, treasure_of
from dwarrow.lab.bout import Bout, Outcome, play_on, set_up_sides
from dwarrow.parts import events as ev
from dwarrow.parts.deeds import BREAK
from dwarrow.parts.events import Dealt
from dwarrow.parts.packing import pack
from reasons import said


def test_assignments_are_weighed_as_the_deals_are_many() -> None:
    five = Assignments([4, 2], 5)  # SAB-004: four diggers and two saboteurs for five seats
    assert len(five.packed) == 10 + 5
    assert five.share(five.weights, 0, 1) == pytest.approx(2 / 6)


def test_before_anything_is_done_a_seat_believes_the_pool() -> None:
    table = table_after("saboteur", 0, 1, "chance", 5)
    opinion = believe("saboteur", table.view(0), table.events(0))
    mine = sum(opinion.suspects[1:])
    left = 2 if table.view(0).data()["private"]["role"] == "digger" else 1
    assert mine == pytest.approx(left * 4 / 5)
    assert opinion.goals == pytest.approx([1 / 3] * 3)


def five(*events: ev.Event) -> list[float]:
    """How a digger at seat 4 of five suspects each seat after these events."""
    table = table_after("saboteur", 0, 2, "chance", 5)
    while table.view(4).data()["private"]["role"] != "digger":
        table = table_after("saboteur", 0, table.deals + 7, "chance", 5)
    story = [*table.events(4), *events]
    return believe("saboteur", table.view(4), story).suspects


def test_a_dead_end_speaks_against_its_layer_and_a_dug_tunnel_for_him() -> None:
    shares = five(
        ev.Laid(0, "EW", 1, 0, False),
        ev.Laid(1, "EW", 2, 0, False),
        ev.Laid(2, "EW/-", 3, 0, False),
    )
    assert shares[2] > 0.7 > shares[3] > 0.2 > shares[0]


def odds(share: float) -> float:
    return share / (1.0 - share)


def test_nobody_is_cleared_by_turning_on_one_whom_all_doubt() -> None:
    doubted = [ev.Laid(0, "EW", 1, 0, False), ev.Laid(1, "EW/-", 2, 0, False)]
    broken = [ev.Broke(2, 1, tool) for tool in ("pick", "lamp", "cart")]
    before, after = five(*doubted), five(*doubted, *broken)
    assert before[2] > after[2] and odds(after[2]) > odds(before[2]) / 3


def suspected(shares: Shares, *events: ev.Event) -> list[float]:
    """How one who only listens suspects five seats, where saboteurs play by these shares."""
    policy = Policy([DIGGERS, SABOTEURS_OPENLY], CARELESS, POWER, MANNERS, shares)
    belief = Belief(DECK, OPENING, 5, [4, 2], policy, -1)
    belief.hear([Dealt(1, 0), *events])
    return [belief.suspicion(belief.assigned.weights, seat) for seat in range(5)]


def test_who_hinders_openly_tells_how_the_others_of_its_side_play() -> None:
    acts = [ev.Laid(0, "EW", 1, 0, False), ev.Laid(1, "EW/-", 2, 0, False)]
    alone, alike = (suspected(Shares(0.1, 0.23, 0.07, share), *acts) for share in (0.0, 0.8))
    assert alike[0] < 0.9 * alone[0]


def test_no_digging_clears_a_seat_beyond_those_who_cannot_be_told_from_diggers() -> None:
    dug = [ev.Laid(0, "EW", x, 0, False) for x in range(1, 7)]
    known, unseen = (suspected(Shares(0.1, 0.3 - share, share, 0.8), *dug) for share in (0.0, 0.07))
    assert unseen[0] > 1.2 * known[0]


def test_to_wait_with_a_broken_tool_is_what_others_did() -> None:
    assert [POLICY.tells(stage, WAITS) for stage in range(STAGES)] == pytest.approx([0.0] * STAGES)


@pytest.mark.parametrize("saboteur", ["innocent", "withholding", "generous"])
def test_saboteurs_who_hide_are_found_in_the_end(saboteur: str) -> None:
    contest = Contest("saboteur", ("habit",), 5, 12, 3, "house")
    quantity = Quantity()
    for number in range(12):
        for guess in guesses_of(Bout(contest, "habit", f"hides-{saboteur}", 0, number)):
            quantity.add(guess)
    worth = quantity.quarters[-1].data()
    assert worth["log_loss"] < worth["base_log_loss"] / 2


def goals_after(*events: ev.Event) -> list[float]:
    table = table_after("saboteur", 0, 2, "chance", 5)
    return believe("saboteur", table.view(4), [*table.events(4), *events]).goals


def test_a_claim_counts_for_less_the_less_the_claimer_is_believed() -> None:
    looked = ev.Looked(0, 1)
    claim = Claimed(0, "goal", 1, "gold")
    honest = goals_after(ev.Laid(0, "EW", 1, 0, False), looked, claim)
    doubted = goals_after(ev.Laid(0, "EW/-", 1, 0, False), looked, claim)
    assert honest[1] > doubted[1] > 1 / 3


def test_to_doubt_a_claim_is_to_claim_the_opposite() -> None:
    claim = Claimed(0, "goal", 1, "gold")
    looked = [ev.Looked(0, 1), ev.Looked(1, 1)]
    alone = goals_after(*looked, claim)
    denied = goals_after(*looked, claim, Doubted(1, claim))
    assert denied[1] < alone[1]


def test_a_swap_of_hats_makes_an_old_inspection_stale() -> None:
    table = table_after("saboteur2", 0, 3, "chance", 4)
    seen = [Inspected(0, 1), SawRole(1, "saboteur", 0)]
    story = [*table.events(0), *seen]
    sure = believe("saboteur2", table.view(0), story).suspects[1]
    stale = believe("saboteur2", table.view(0), [*story, SwappedHats(2, 1)]).suspects[1]
    assert sure == pytest.approx(1.0)
    assert stale < 0.3


def test_a_new_hat_is_a_new_slot() -> None:
    belief = Belief2(3)
    belief.hear([Dealt(1, 0), SwappedHats(0, 2)])
    assert belief.slots[2] == 3 and belief.assigned.slots == 4
    assert belief.assigned.share(belief.assigned.weights, 3, SABOTEURS) == pytest.approx(3 / 15)


def test_habit_players_are_seen_through_better_than_by_the_base_rate() -> None:
    contest = Contest("saboteur", ("habit",), 5, 4, 3, "house", saboteurs=AS_DEALT)
    quantity = Quantity()
    for number in range(4):
        for guess in guesses_of(Bout(contest, "habit", "habit", 0, number)):
            quantity.add(guess)
    for quality in quantity.quarters:
        worth = quality.data()
        assert worth["brier"] < worth["base_brier"] and worth["log_loss"] < worth["base_log_loss"]


def test_those_who_do_as_it_happens_are_taken_for_careless() -> None:
    contest = Contest("saboteur", ("habit", "chance"), 5, 6, 3, "house")
    careless: dict[str, list[float]] = {"habit": [], "chance": []}
    for number in range(6):
        table, names, is_done = set_up_sides(Bout(contest, "habit", "chance", 0, number))
        play_on(table, Bout(contest, "habit", "chance", 0, number), names, Outcome(0, 0), is_done)
        belief = new_belief(table.view(0))  # type: ignore[arg-type]
        belief.hear(table.events(0))
        for seat, name in enumerate(names):
            side = int(name == "chance")
            careless[name].append(belief.carelessness(seat, side, treasure_of(table)))
    habit, chance = (sum(shares) / len(shares) for shares in careless.values())
    assert habit < 0.1 and chance > max(0.25, 3 * habit)


def test_the_policy_knows_what_habit_does_today() -> None:
    """A habit that changes is counted anew: else what diggers do is read against them."""
    contest = Contest("saboteur", ("habit",), 5, 40, 33, "house", saboteurs=AS_DEALT)
    rounds = [counts_of(Bout(contest, "habit", "habit", 0, number)) for number in range(40)]
    for side in range(2):
        for stage in range(STAGES):
            counts = [sum(told[side][stage][sign] for told in rounds) for sign in range(SIGNS)]
            acts = sum(counts) - counts[WAITS]
            for sign, count in enumerate(counts):
                if sign != WAITS and count > acts / 50:
                    assert POLICY.of(side, stage, sign) > (count / acts / 3) ** POWER


@pytest.mark.parametrize("game", ["saboteur", "saboteur2"])
def test_signs_are_counted_by_side_with_the_careless_last(game: str) -> None:
    options = () if game == "saboteur" else (("rounds", 1),)
    contest = Contest(game, ("habit", "chance"), 5, 1, 3, "house", options, guests=2)
    *sides, careless = counts_of(Bout(contest, "habit", "chance", 0, 0))
    assert all(sum(map(sum, counts)) > 0 for counts in (sides[0], careless))


@pytest.mark.parametrize("sign", range(SIGNS))
@pytest.mark.parametrize("weight", [-1.0, 1.0])
def test_every_sign_can_be_said(sign: int, weight: float) -> None:
    reason = evidence_reason(Evidence(0, pack(BREAK, 0, 1, 0, 0), sign, 2, weight))
    sentence = said(reason, ["Ana", "Bo"])
    assert sentence.startswith("Close to the gold, Ana ") and sentence.endswith("Ana.")
