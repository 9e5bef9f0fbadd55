"""Talk is heard once: who repeats a lie gains nothing, and nobody is believed beyond his due."""

from __future__ import annotations

import pytest

from bots.bot_tables import Opinion, believe, table_after
from dwarrow.bots.saboteur.belief import new_belief
from dwarrow.bots.saboteur2.belief import Belief2
from dwarrow.bots.talk import Claimed, Doubted
from dwarrow.kernel.state import Event
from dwarrow.parts import events as ev
from dwarrow.parts.events import Dealt

OFTEN = 30
SHOWN = [  # seat 0 shows itself: it lets fall what the others dig
    act
    for digger in (1, 2, 3, 1, 2, 3)
    for act in (ev.Laid(digger, "EW", 1, 0, False), ev.Collapsed(0, "EW", 1, 0, False))
]


def heard(*events: Event) -> Opinion:
    """What a digger at seat 4 of five believes after these events."""
    table = table_after("saboteur", 0, 2, "chance", 5)
    while table.view(4).data()["private"]["role"] != "digger":
        table = table_after("saboteur", 0, table.deals + 7, "chance", 5)
    return believe("saboteur", table.view(4), [*table.events(4), *events])


def shares(*events: Event) -> list[float]:
    return heard(*events).suspects


CLAIMS = [
    Claimed(0, "goal", 1, "gold"),
    Claimed(0, "goal", 2, "stone"),
    Claimed(0, "seat", 1, "suspect"),
    Claimed(0, "seat", 2, "trust"),
]


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_claim_said_thirty_times_counts_as_one(claim: Claimed) -> None:
    looked = [ev.Looked(0, 1), ev.Looked(0, 2)]
    once, often = heard(*SHOWN, *looked, claim), heard(*SHOWN, *looked, *[claim] * OFTEN)
    assert often.goals == pytest.approx(once.goals)
    assert often.suspects == pytest.approx(once.suspects)


def test_a_liar_who_repeats_himself_gains_nothing() -> None:
    before, after = shares(*SHOWN)[0], shares(*SHOWN, *CLAIMS * OFTEN)[0]
    assert before > 0.8 and after > before - 0.05
    assert after == pytest.approx(shares(*SHOWN, *CLAIMS)[0])


def test_the_last_opinion_counts_and_to_change_it_is_a_sign() -> None:
    gold, stone = Claimed(0, "goal", 1, "gold"), Claimed(0, "goal", 1, "stone")
    steady, fickle = heard(ev.Looked(0, 1), gold), heard(ev.Looked(0, 1), stone, gold)
    assert fickle.goals[1] > 1 / 3 > heard(ev.Looked(0, 1), gold, stone).goals[1]
    assert fickle.suspects[0] > steady.suspects[0]
    turns = [gold, stone] * OFTEN
    assert shares(ev.Looked(0, 1), *turns, gold) == pytest.approx(
        shares(ev.Looked(0, 1), stone, gold)
    )


def test_to_say_it_again_after_a_look_is_no_change_of_mind() -> None:
    guess, looked = Claimed(0, "goal", 1, "stone"), ev.Looked(0, 1)
    seen = Claimed(0, "goal", 1, "gold")
    assert heard(guess, looked, seen).goals == pytest.approx(heard(looked, seen).goals)
    assert heard(seen, looked, seen).goals[1] > heard(seen, looked).goals[1]


def test_nobody_accuses_beyond_his_own_credit() -> None:
    accused = [Claimed(0, "seat", 1, "suspect")] * OFTEN
    innocent, guilty = shares(), shares(*SHOWN)
    by_innocent, by_guilty = shares(*accused), shares(*SHOWN, *accused)
    moved, hardly = odds(by_innocent[1]) / odds(innocent[1]), odds(by_guilty[1]) / odds(guilty[1])
    assert 1 < moved <= 0.6 / 0.4  # what the word of one just digger is worth
    assert guilty[0] > 0.8 and hardly - 1 < 0.6 * (moved - 1)


def odds(share: float) -> float:
    return share / (1 - share)


def test_to_doubt_again_and_again_is_one_doubt() -> None:
    claim = Claimed(0, "goal", 1, "gold")
    doubt = Doubted(1, claim)
    assert shares(claim, doubt) == pytest.approx(shares(claim, *[doubt] * OFTEN))


def test_a_new_round_begins_without_opinions() -> None:
    table = table_after("saboteur", 0, 1, "chance", 5)
    belief = new_belief(table.view(0))  # type: ignore[arg-type]
    fresh = belief.suspicions([-1] * 5)
    belief.hear([*[Claimed(0, "goal", 1, "gold")] * 3, Dealt(2, 0)])
    assert belief.suspicions([-1] * 5) == pytest.approx(fresh)
    belief.hear([*[Claimed(0, "goal", 1, "gold")] * 3, Dealt(2, 0), Claimed(0, "goal", 1, "gold")])
    assert len(belief.weighings) == 1


def test_opinions_of_saboteur_2_stay_with_their_hats() -> None:
    belief = Belief2(4)
    claims = [Claimed(0, "goal", 1, "gold"), Claimed(0, "goal", 1, "stone")] * OFTEN
    belief.hear([Dealt(1, 0), *claims])
    assert len(belief.weighings) == 2  # the last opinion, and that it had changed
