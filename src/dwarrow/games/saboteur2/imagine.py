"""A world that fits a view, drawn evenly from all that do. The truth is not at hand here.

What a seat cannot know is dealt again: cards here and in `imagine_hands.py`, which minds what
swaps of hands have shown; the goals; and the roles, in `imagine_roles.py`.
"""

from __future__ import annotations

from dwarrow.games.saboteur2.forms import BANK
from dwarrow.games.saboteur2.imagine_hands import imagine_hands
from dwarrow.games.saboteur2.imagine_roles import imagine_roles
from dwarrow.games.saboteur2.round import Saboteur2
from dwarrow.games.saboteur2.state import Hidden, Saboteur2View, empty_drawer
from dwarrow.kernel.dice import Dice
from dwarrow.parts.imagining import imagined_circle, imagined_goals, sights
from dwarrow.parts.mine import OVER


def imagine(view: Saboteur2View, dice: Dice) -> Saboteur2:
    """A whole state whose view from this seat is the given one."""
    public, own = view.public.copy(), view.seat
    drawers = [view.private.copy() if s == own else empty_drawer() for s in range(public.seats)]
    world = Saboteur2(public, drawers, Hidden())
    world.hidden.circle = imagined_circle(public)
    if public.round > 0:
        imagine_hands(world, view, dice)
        _imagine_goals(world, view, dice)
        imagine_roles(world, view, dice)
        _count_gold(world, view)
    return world


def _imagine_goals(world: Saboteur2, view: Saboteur2View, dice: Dice) -> None:
    world.hidden.goals = imagined_goals(world.public, view.private.seen, dice)
    for seat in range(world.public.seats):
        if seat != view.seat:
            world.private[seat].seen = sights(world.public, seat, world.hidden.goals)


def _count_gold(world: Saboteur2, view: Saboteur2View) -> None:
    """SB2-105: what the others own can be reckoned from the open ledger."""
    if world.public.phase == OVER:
        return
    for entry in world.public.ledger:
        if entry.to != view.seat:
            world.private[entry.to].gold += entry.nuggets
        if entry.payer not in (BANK, view.seat):
            world.private[entry.payer].gold -= entry.nuggets
