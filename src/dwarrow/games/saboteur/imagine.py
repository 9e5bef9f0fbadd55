"""A world that fits a view, drawn evenly from all that do. The truth is not at hand here.

What a seat cannot know is dealt again: the cards it has not seen to the other hands, their
face-down discards and the deck; the roles; the goals; and the gold, in `imagine_gold.py`.
"""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.games.saboteur.cards import DIGGER, SABOTEUR, UNKNOWN, deck_counts, hand_size
from dwarrow.games.saboteur.imagine_gold import imagine_gold
from dwarrow.games.saboteur.round import Saboteur
from dwarrow.games.saboteur.state import Hidden, SaboteurView, empty_drawer
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import SPECTATOR
from dwarrow.parts.cards import pile
from dwarrow.parts.hand import hand_of
from dwarrow.parts.imagining import imagined_circle, imagined_goals, sights, unplaced, without


def imagine(view: SaboteurView, dice: Dice) -> Saboteur:
    """A whole state whose view from this seat is the given one."""
    public, own = view.public.copy(), view.seat
    drawers = [view.private.copy() if s == own else empty_drawer() for s in range(public.seats)]
    world = Saboteur(public, drawers, Hidden())
    world.hidden.circle = imagined_circle(public)
    if public.round > 0:
        _imagine_cards(world, view, dice)
        _imagine_goals(world, view, dice)
        _imagine_roles(world, view, dice)
        imagine_gold(world, view, dice)
    return world


# ---- cards


def unseen_cards(view: SaboteurView) -> list[int]:
    """How many cards of each kind are where this seat cannot see them."""
    public = view.public
    counts = unplaced(public, deck_counts(public.rules.maps))
    if view.seat == SPECTATOR:
        return counts
    private = view.private
    return without(counts, private.buried, private.hand, public.hands[view.seat])


def _imagine_cards(world: Saboteur, view: SaboteurView, dice: Dice) -> None:
    unseen = pile(unseen_cards(view))
    dice.shuffle(unseen)
    room = hand_size(int(world.public.seats))
    at: i64 = 0
    for seat in range(world.public.seats):
        if seat == view.seat:
            continue
        held: i64 = world.public.hands[seat]
        world.private[seat].hand = hand_of(unseen[at : at + held], room)
        at += held
        for _ in range(world.public.buried[seat]):
            world.private[seat].buried[unseen[at]] += 1
            at += 1
    world.hidden.deck = unseen[at:]


# ---- goals and roles


def _imagine_goals(world: Saboteur, view: SaboteurView, dice: Dice) -> None:
    """Others who looked at a goal saw what is imagined there."""
    world.hidden.goals = imagined_goals(world.public, view.private.seen, dice)
    for seat in range(world.public.seats):
        if seat != view.seat:
            world.private[seat].seen = sights(world.public, seat, world.hidden.goals)


def _imagine_roles(world: Saboteur, view: SaboteurView, dice: Dice) -> None:
    public = world.public
    left = public.pool()
    known = _known_roles(view)
    for role in known:
        if role != UNKNOWN:
            left[role] -= 1
    unknown = pile(left)
    dice.shuffle(unknown)
    at: i64 = 0
    for seat in range(public.seats):
        role = known[seat]
        if role == UNKNOWN:
            role = int(unknown[at])
            at += 1
        world.private[seat].role = role
    world.hidden.aside = unknown[at] if at < len(unknown) else UNKNOWN
    if public.rules.saboteurs_meet:
        _imagine_fellows(world)


def _known_roles(view: SaboteurView) -> list[int]:
    """The roles this seat knows: turned up, its own, and those of fellows it met."""
    public = view.public
    known = [int(role) for role in public.roles]
    if view.seat == SPECTATOR or view.private.role == UNKNOWN:
        return known
    known[view.seat] = int(view.private.role)
    if public.rules.saboteurs_meet and view.private.role == SABOTEUR:
        for seat in range(public.seats):
            known[seat] = SABOTEUR if view.private.fellows >> seat & 1 else DIGGER
    return known


def _imagine_fellows(world: Saboteur) -> None:
    fellows: i64 = 0
    for seat in range(world.public.seats):
        if world.private[seat].role == SABOTEUR:
            fellows |= 1 << seat
    for drawer in world.private:
        if drawer.role == SABOTEUR:
            drawer.fellows = fellows
