"""The moves of the Duel: how one is packed, and which are legal.

Legality reads the view alone, so a list of moves can never tell a secret. Why another move is
refused stands in `refusals.py`, written apart from this file; a law holds the two together.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.duel.cards import (
    DECK_KINDS,
    DEED,
    DOOR,
    IS_BREAK,
    IS_KEY,
    IS_MAP,
    IS_ROCKFALL,
    IS_TROLL,
    LADDERS,
    SHOWN,
    TUNNELS,
    VALUE,
)
from dwarrow.games.duel.gold import due_claims, payable, spare_cards
from dwarrow.games.duel.ladders import list_ladder
from dwarrow.games.duel.state import (
    AFTER,
    CHOOSE,
    CLAIM,
    GOALS,
    ORIENT,
    PAY,
    PLAY,
    DuelView,
    Public,
    cell_of,
    laid_kind,
)
from dwarrow.kernel.state import Moves
from dwarrow.parts.deeds import LAY as LAY
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.laying import list_lays
from dwarrow.parts.packing import pack, pack_at
from dwarrow.parts.tunnel import Maze

BREAK: Final = 2
MEND: Final = 3
ROCKFALL: Final = 4
LOOK: Final = 5
UNLOCK: Final = 6
DISCARD: Final = 7  # two cards, to throw off sabotage
PASS: Final = 8
BRIBE: Final = 9
END: Final = 10  # no bribe after the act: draw
OPEN: Final = 11
ORIENT_GOAL: Final = 12
TAKE: Final = 13  # claim gold
DECLINE: Final = 14
GIVE: Final = 15  # pay a troll


# ---- in a pinned order: tunnels by place, ladders, the hand card by card, discards, bribes


def moves(view: DuelView) -> list[int]:
    into = Moves()
    list_moves(view, into)
    return into.to_list()


def list_moves(view: DuelView, into: Moves) -> None:
    """All legal moves of the view's seat, if the decision is its own."""
    public = view.public
    if view.seat != public.seat:
        return
    if public.phase == PLAY:
        _list_turn(view, into)
    elif public.phase == AFTER:
        list_bribes(view, into)
        into.add(pack(END, NO_CARD, 0, 0, 0))
    elif public.phase == CLAIM:
        _list_claims(view, into)
    elif public.phase == ORIENT:
        _list_positions(public, into)
    elif public.phase == CHOOSE:
        _list_openings(public, into)
    elif public.phase == PAY:
        _list_payments(view, into)


def _list_turn(view: DuelView, into: Moves) -> None:
    """DUEL-14: one of four acts; DUEL-31: and bribes before it."""
    n = into.n
    list_tunnels(view, view.public.maze, into)
    if not (view.public.must_lay and into.n > n):
        before: i64 = NO_CARD
        for card in view.private.hand:
            if TUNNELS <= card < DECK_KINDS and card != before:
                _list_deeds(view, card, into)
            before = card
        _list_discards(view, into)
        _list_passes(view, into)
    list_bribes(view, into)


def list_tunnels(view: DuelView, maze: Maze, into: Moves) -> None:
    """DUEL-19 to DUEL-27: every tunnel of the hand wherever it may lie in this maze."""
    if view.public.tools[view.seat] != 0:  # DUEL-23
        return
    hand = view.private.hand
    list_lays(maze, maze.walks[view.seat].frontier, hand, LADDERS, -1, into)
    before: i64 = NO_CARD
    for card in hand:
        if LADDERS <= card < TUNNELS and card != before:
            list_ladder(view, maze, card, into)
        before = card


# ---- action cards and discards


def _list_deeds(view: DuelView, card: i64, into: Moves) -> None:
    deed: i64 = DEED[card]
    if deed == IS_MAP:
        _list_looks(view, card, into)
    elif deed == IS_ROCKFALL:
        _list_rockfalls(view, card, into)
    elif deed == IS_KEY:
        _list_unlocks(view, card, into)
    elif deed == IS_BREAK:
        _list_break(view, card, into)
    else:
        _list_mends(view, card, into)


def _list_looks(view: DuelView, card: i64, into: Moves) -> None:
    public = view.public
    maze = public.maze
    for goal in range(GOALS):
        if public.goals[goal] == 0 or public.answers.effectless:
            cell = maze.goals[goal]
            into.add(pack_at(LOOK, card, maze.x_of(cell), maze.y_of(cell), 0))


def may_fall(face: i64) -> bool:
    """DUEL-54, DUEL-55: whether a rockfall may take a card."""
    if face > 2 * TUNNELS:
        return False
    kind = (face - 1) // 2
    return VALUE[kind] == 0 and IS_TROLL[kind] == 0


def _list_rockfalls(view: DuelView, card: i64, into: Moves) -> None:
    maze = view.public.maze
    found = False
    for cell in maze.laid:
        if may_fall(maze.face_in(cell)):
            found = True
            into.add(pack_at(ROCKFALL, card, maze.x_of(cell), maze.y_of(cell), 0))
    if not found and view.public.answers.effectless:
        into.add(pack(ROCKFALL, card, 0, 0, 1))


def _list_unlocks(view: DuelView, card: i64, into: Moves) -> None:
    """DUEL-50, DUEL-51."""
    public = view.public
    maze = public.maze
    if public.keys_left == 0:
        return
    for cell in maze.laid:
        if can_unlock(view, cell):
            into.add(pack_at(UNLOCK, card, maze.x_of(cell), maze.y_of(cell), 0))


def can_unlock(view: DuelView, cell: i64) -> bool:
    """Whether the card in a place has a door that is shut for this seat and a key may open."""
    public = view.public
    kind = laid_kind(public.maze, cell)
    if DOOR[kind] == 0 or DOOR[kind] == public.colour(view.seat):
        return False
    if (public.keys[view.seat] >> kind) & 1 == 1:
        return False
    reached = public.maze.walks[view.seat].reached_in(cell)
    return reached != 0 or not public.answers.key_needs_reach


def _list_break(view: DuelView, card: i64, into: Moves) -> None:
    """DUEL-45, DUEL-47; SOLO-20: alone there is nobody to lay it before."""
    public = view.public
    if public.seats == 1:
        return
    if public.tools[1 - view.seat] & SHOWN[card] == 0:
        into.add(pack(BREAK, card, 0, 0, 0))
    elif public.answers.effectless:
        into.add(pack(BREAK, card, 0, 0, 1))


def _list_mends(view: DuelView, card: i64, into: Moves) -> None:
    """DUEL-48, DUEL-49."""
    both = view.public.tools[view.seat] & SHOWN[card]
    for tool in range(3):
        if (both >> tool) & 1 == 1:
            into.add(pack(MEND, card, tool, 0, 0))


def _list_discards(view: DuelView, into: Moves) -> None:
    """DUEL-17."""
    tools: i64 = view.public.tools[view.seat]
    if tools == 0:
        return
    for tool in range(3):
        if (tools >> tool) & 1 == 1:
            base = pack(DISCARD, 0, 0, tool, 0)
            _list_pairs(view.private.hand, view.public.hands[view.seat], base, into)


PASS_ONE: Final = PASS | (NO_CARD << 12)


def _list_passes(view: DuelView, into: Moves) -> None:
    """DUEL-18."""
    hand = view.private.hand
    held: i64 = view.public.hands[view.seat]
    items = into.items
    n = into.n
    before: i64 = NO_CARD
    for card in hand:
        if card != before and card != NO_CARD:
            items[n] = PASS_ONE | (card << 4)
            n += 1
        before = card
    into.n = n
    _list_pairs(hand, held, PASS, into)


def _list_pairs(hand: vec[i64], held: i64, base: i64, into: Moves) -> None:
    """Every pair of kinds in a hand once, the smaller kind first."""
    items = into.items
    n = into.n
    outer: i64 = NO_CARD
    for i in range(held):
        if hand[i] == outer:
            continue
        outer = hand[i]
        inner: i64 = NO_CARD
        for j in range(i + 1, held):
            if hand[j] != inner:
                inner = hand[j]
                items[n] = base | (outer << 4) | (inner << 12)
                n += 1
    into.n = n


# ---- trolls, gold and goals


def list_bribes(view: DuelView, into: Moves) -> None:
    public = view.public
    if len(public.trolls) == 0 or why_no_bribe(view) != "":
        return
    for place in public.trolls:
        if can_bribe(view, cell_of(public.maze, place)):
            into.add(BRIBE | (NO_CARD << 4) | (place << 12))


def why_no_bribe(view: DuelView) -> str:
    """What keeps this seat from bribing any troll now, or nothing."""
    public = view.public
    if public.tokens_for(view.seat) == 0:
        return "no-token"
    if public.answers.needs_gold and spare_cards(public, view.seat) <= 0:
        return "no-gold-for-troll"
    if public.answers.while_laying and public.draw != 0 and not public.has_laid:
        return "bribe-when-laying"
    return ""


def can_bribe(view: DuelView, cell: i64) -> bool:
    """DUEL-31: the own start reaches the troll's card; by option, to lay a tunnel."""
    public = view.public
    if public.maze.walks[view.seat].reached_in(cell) == 0:
        return False
    return not public.answers.while_laying or public.draw != 0 or lays_past(view, cell)


def lays_past(view: DuelView, cell: i64) -> bool:
    """Whether some tunnel of the hand could be laid once this troll stands aside."""
    maze = view.public.maze.copy()
    maze.walks[view.seat].unlock(maze, cell)
    found = Moves()
    list_tunnels(view, maze, found)
    return found.n > 0


def _list_claims(view: DuelView, into: Moves) -> None:
    public = view.public
    due = due_claims(public, view.seat)
    for place in public.golds:
        if (due >> laid_kind(public.maze, cell_of(public.maze, place))) & 1 == 1:
            into.add(TAKE | (NO_CARD << 4) | (place << 12))
    if view.seat != public.active and public.answers.may_decline:
        into.add(pack(DECLINE, NO_CARD, 0, 0, 0))


def _list_positions(public: Public, into: Moves) -> None:
    cell = public.maze.goals[public.orient]
    for turned in range(2):
        move = pack_at(ORIENT_GOAL, NO_CARD, public.maze.x_of(cell), public.maze.y_of(cell), turned)
        into.add(move)


def joined_goals(public: Public) -> i64:
    """Bit set of the face-down goals that some start reaches for its own colour (DUEL-35)."""
    joined: i64 = 0
    for walk in public.maze.walks:
        joined |= walk.goals
    return joined


def _list_openings(public: Public, into: Moves) -> None:
    maze = public.maze
    joined = joined_goals(public)
    for goal in range(GOALS):
        if (joined >> goal) & 1 == 1:
            cell = maze.goals[goal]
            into.add(pack_at(OPEN, NO_CARD, maze.x_of(cell), maze.y_of(cell), 0))
    if joined & ~public.links == 0:  # only old links: the layer may decline
        into.add(pack(OPEN, NO_CARD, 0, 0, 1))


def _list_payments(view: DuelView, into: Moves) -> None:
    purse = payable(view.public, view.seat)
    for value in range(1, 4):
        if (purse >> (8 * value - 8)) & 255 != 0:
            into.add(pack(GIVE, NO_CARD, value, 0, 0))


def has_bribe(view: DuelView) -> bool:
    """Whether some troll may be bribed now; if not, a turn ends without asking."""
    if len(view.public.trolls) == 0 or why_no_bribe(view) != "":
        return False
    for place in view.public.trolls:
        if can_bribe(view, cell_of(view.public.maze, place)):
            return True
    return False
