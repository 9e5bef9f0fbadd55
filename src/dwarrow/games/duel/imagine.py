"""A world that fits a view, drawn evenly from all that do. The truth is not at hand here.

What a seat cannot know is dealt again: the cards it has not seen to the rival's hand, his unseen
discards and the deck; and the goals nobody showed it. Which goals are still in the game is open
to all, so a goal seen in an earlier round needs no remembering (DUEL-74).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.duel.cards import DECK_KINDS, FIRST_GOAL, GOAL_CARDS, deck_without
from dwarrow.games.duel.round import Duel
from dwarrow.games.duel.state import (
    DuelView,
    Private,
    counts_on_table,
    empty_drawer,
    nothing_hidden,
)
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import SPECTATOR
from dwarrow.parts.cards import counted, pile
from dwarrow.parts.hand import hand_of


def imagine(view: DuelView, dice: Dice) -> Duel:
    """A whole state whose view from this seat is the given one."""
    world = Duel(view.public.copy(), drawers_of(view), nothing_hidden())
    if view.public.round > 0:
        unseen = unseen_cards(view)
        dice.shuffle(unseen)
        world.hidden.deck = give_out(world, view, unseen)
        imagine_goals(world, view, dice)
    return world


def drawers_of(view: DuelView) -> list[Private]:
    """The own drawer, and empty ones."""
    seats = range(view.public.seats)
    return [view.private.copy() if s == view.seat else empty_drawer() for s in seats]


def unseen_cards(view: DuelView) -> vec[i64]:
    """The cards of the round's deck that this seat has not seen."""
    public = view.public
    counts = counted(deck_without(_taken_before(view) | public.answers.left_out), DECK_KINDS)
    on_table = counts_on_table(public)
    for kind in range(DECK_KINDS):
        counts[kind] -= on_table[kind] + view.private.buried[kind]
    if view.seat != SPECTATOR:
        for i in range(public.hands[view.seat]):
            counts[view.private.hand[i]] -= 1
    return pile(counts)


def _taken_before(view: DuelView) -> i64:
    """Gold tunnels out of this round's deck: those of this round still lie on the table."""
    taken = view.public.taken
    for tokens in view.public.tokens:
        taken &= ~tokens
    return taken


def give_out(world: Duel, view: DuelView, unseen: vec[i64]) -> vec[i64]:
    """Hands and unseen discards of the others, off the top; the cards that are left."""
    public = world.public
    at: i64 = 0
    for seat, drawer in enumerate(world.private):
        if seat == view.seat:
            continue
        held: i64 = public.hands[seat]
        drawer.hand = hand_of(unseen[at : at + held], len(drawer.hand))
        at += held
        for _ in range(public.buried[seat]):
            drawer.buried[unseen[at]] += 1
            at += 1
    return unseen[at:]


def imagine_goals(world: Duel, view: DuelView, dice: Dice) -> None:
    """The goals nobody showed this seat; a rival who looked saw what is imagined."""
    public = world.public
    goals = [int(up or seen) for up, seen in zip(public.goals, view.private.seen)]
    left = vec[i64]()
    for i in range(GOAL_CARDS):
        kind = FIRST_GOAL + i
        if (public.goal_stock >> i) & 1 == 1 and kind not in goals:
            left = append(left, kind)
    dice.shuffle(left)
    unknown = iter(left)
    world.hidden.goals = vec[i64]([kind or next(unknown) for kind in goals])
    for seat, drawer in enumerate(world.private):
        if seat != view.seat:
            for goal, kind in enumerate(world.hidden.goals):
                drawer.seen[goal] = kind if public.looked[seat] >> goal & 1 else 0
