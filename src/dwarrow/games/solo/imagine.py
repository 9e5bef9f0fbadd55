"""A world that fits the view of one who plays alone, or of one who watches (SOLO-19)."""

from __future__ import annotations

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.duel.imagine import drawers_of, give_out, imagine_goals, unseen_cards
from dwarrow.games.duel.state import DuelView
from dwarrow.games.solo.editions import SoloAnswers
from dwarrow.games.solo.round import Solo, strikes
from dwarrow.games.solo.state import ASIDE, SoloPublic, nothing_hidden
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import SPECTATOR


def imagine(view: DuelView, dice: Dice) -> Solo:
    """A whole state whose view from this seat is the given one."""
    public = cast(SoloPublic, view.public).copy()
    asks = cast(SoloAnswers, public.answers)
    world = Solo(public, drawers_of(view), nothing_hidden(), asks)
    if public.round > 0:
        left = give_out(world, view, _shuffled(view, dice))
        world.unseen.ten = left[:ASIDE]
        world.unseen.deck = left[ASIDE:]
        imagine_goals(world, view, dice)
    return world


def _shuffled(view: DuelView, dice: Dice) -> vec[i64]:
    unseen = unseen_cards(view)
    dice.shuffle(unseen)
    if view.seat != SPECTATOR:
        return unseen
    return _quiet_first(unseen, view.public.hands[0] + view.public.buried[0], dice)


def _quiet_first(cards: vec[i64], count: i64, dice: Dice) -> vec[i64]:
    """SOLO-10: who plays alone has held so many cards, none of which strikes when drawn."""
    held = vec[i64]()
    rest = vec[i64]()
    for card in cards:
        if len(held) < count and not strikes(card):
            held = append(held, card)
        else:
            rest = append(rest, card)
    dice.shuffle(rest)
    for card in rest:
        held = append(held, card)
    return held
