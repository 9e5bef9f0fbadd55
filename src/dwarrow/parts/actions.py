"""Map, rockfall, broken tools and repairs, as the base game and all that builds on it play them.

Legality reads what lies open; `list_*` and `refuse_*` are written apart and a law holds them
together. The clauses are the base game's, which its expansions keep.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.state import Moves, Refusal, State
from dwarrow.parts import events as ev
from dwarrow.parts.cards import IS_BREAK, IS_MAP, IS_MEND, IS_ROCKFALL, changed
from dwarrow.parts.deeds import BREAK, LOOK, MEND, ROCKFALL
from dwarrow.parts.mine import GOALS, Mine
from dwarrow.parts.packing import a_of, b_of, c_of, card_of, deed_of, pack, pack_at, x_of, y_of
from dwarrow.parts.tools import TOOLS
from dwarrow.parts.tunnel import EMPTY, face_of


class ActionWays:
    """How a table answers the two questions on actions that printings leave open."""

    def __init__(self, effectless: bool, self_sabotage: bool) -> None:
        self.effectless = effectless  # may an action without effect be played?
        self.self_sabotage = self_sabotage  # may one break one's own tool?


# ---- which are legal


def list_base_action(mine: Mine, ways: ActionWays, seat: i64, card: i64, into: Moves) -> None:
    """The uses of one base action card in the hand of a seat."""
    deed: i64 = mine.deck.deed[card]
    if deed == IS_MAP:
        _list_looks(mine, ways, card, into)
    elif deed == IS_ROCKFALL:
        _list_rockfalls(mine, ways, card, into)
    elif deed == IS_BREAK:
        _list_breaks(mine, ways, seat, card, into)
    elif deed == IS_MEND:
        _list_mends(mine, card, into)


def _list_looks(mine: Mine, ways: ActionWays, card: i64, into: Moves) -> None:
    for goal in range(GOALS):
        if mine.goals[goal] == 0 or ways.effectless:
            into.add(pack(LOOK, card, goal, 0, 0))


def _list_rockfalls(mine: Mine, ways: ActionWays, card: i64, into: Moves) -> None:
    maze = mine.maze
    last = 2 * mine.deck.tunnels
    found = False
    for cell in maze.laid:
        if maze.face_in(cell) <= last:  # SAB-054: neither start nor goals
            found = True
            into.add(pack_at(ROCKFALL, card, maze.x_of(cell), maze.y_of(cell), 0))
    if not found and ways.effectless:
        into.add(pack(ROCKFALL, card, 0, 0, 1))


def _list_breaks(mine: Mine, ways: ActionWays, me: i64, card: i64, into: Moves) -> None:
    shown: i64 = mine.deck.shown[card]
    for seat in range(mine.seats):
        if mine.tools[seat] & shown == 0 and (seat != me or ways.self_sabotage):
            into.add(pack(BREAK, card, seat, 0, 0))


def _list_mends(mine: Mine, card: i64, into: Moves) -> None:
    shown: i64 = mine.deck.shown[card]
    for seat in range(mine.seats):
        both: i64 = mine.tools[seat] & shown
        for tool in range(3):
            if (both >> tool) & 1 == 1:
                into.add(pack(MEND, card, seat, tool, 0))


# ---- why another is not


def deed_for(mine: Mine, card: i64) -> i64:
    """The deed a base action card is played with, or 0."""
    kind: i64 = mine.deck.deed[card]
    if kind == IS_MAP:
        return LOOK
    if kind == IS_ROCKFALL:
        return ROCKFALL
    if kind == IS_BREAK:
        return BREAK
    return MEND if kind == IS_MEND else 0


def refuse_base_action(mine: Mine, ways: ActionWays, seat: i64, move: i64) -> Refusal | None:
    """The clause that forbids this use of a base action card, or None."""
    deed = deed_of(move)
    if deed == LOOK:
        return _refuse_look(mine, ways, move)
    if deed == ROCKFALL:
        return _refuse_rockfall(mine, ways, move)
    if deed == BREAK:
        return _refuse_break(mine, ways, seat, move)
    return _refuse_mend(mine, move)


def _refuse_look(mine: Mine, ways: ActionWays, move: i64) -> Refusal | None:
    if a_of(move) >= GOALS or b_of(move) != 0 or c_of(move) != 0:
        return Refusal("SAB-059", "no-such-goal")
    if mine.goals[a_of(move)] != 0 and not ways.effectless:
        return Refusal("SAB-059", "goal-is-open")
    return None


def _refuse_rockfall(mine: Mine, ways: ActionWays, move: i64) -> Refusal | None:
    if c_of(move) != 0:
        return _refuse_idle_rockfall(mine, ways, move)
    face = mine.maze.face_at(x_of(move), y_of(move))
    if face == EMPTY:
        return Refusal("SAB-054", "nothing-there")
    if face == face_of(mine.deck.start, 0):
        return Refusal("SAB-054", "start-stays")
    if face > 2 * mine.deck.tunnels:
        return Refusal("SAB-054", "goals-stay")
    return None


def _refuse_idle_rockfall(mine: Mine, ways: ActionWays, move: i64) -> Refusal | None:
    """A rockfall that takes nothing: only by option, and only when there is nothing to take."""
    if move != pack(ROCKFALL, card_of(move), 0, 0, 1) or not ways.effectless:
        return Refusal("SAB-054", "needs-target")
    for cell in mine.maze.laid:
        if mine.maze.face_in(cell) <= 2 * mine.deck.tunnels:
            return Refusal("SAB-054", "needs-target")
    return None


def _refuse_break(mine: Mine, ways: ActionWays, me: i64, move: i64) -> Refusal | None:
    seat = a_of(move)
    if seat >= mine.seats or b_of(move) != 0 or c_of(move) != 0:
        return Refusal("SAB-042", "no-such-seat")
    if seat == me and not ways.self_sabotage:
        return Refusal("SAB-042", "not-on-oneself")
    if mine.tools[seat] & mine.deck.shown[card_of(move)] != 0:
        return Refusal("SAB-046", "already-broken")
    return None


def _refuse_mend(mine: Mine, move: i64) -> Refusal | None:
    seat = a_of(move)
    if seat >= mine.seats or c_of(move) != 0:
        return Refusal("SAB-048", "no-such-seat")
    if b_of(move) > 2 or (mine.deck.shown[card_of(move)] >> b_of(move)) & 1 == 0:
        return Refusal("SAB-049", "tool-not-shown")
    if (mine.tools[seat] >> b_of(move)) & 1 == 0:
        return Refusal("SAB-053", "not-broken")
    return None


# ---- what they do


def look_at(state: State, mine: Mine, seen: vec[i64], goal: i64, kind: i64) -> vec[i64]:
    """SAB-059, SAB-060: the seat's sights with one goal more; all see where it looked."""
    seat = mine.seat
    seen = seen[:]
    seen[goal] = kind
    mine.looked = changed(mine.looked, seat, mine.looked[seat] | (1 << goal))
    if state.told is not None:
        state.tell(ev.Looked(int(seat), int(goal)))
        state.tell(ev.Saw(int(goal), mine.deck.words[kind]), int(seat))
    return seen


def break_tool(state: State, mine: Mine, target: i64, card: i64) -> None:
    """SAB-044: the card stays in front of its target."""
    mine.tools[target] |= mine.deck.shown[card]
    if state.told is not None:
        tool = mine.deck.words[card].partition("-")[2]
        state.tell(ev.Broke(int(mine.seat), int(target), tool))


def mend_tool(state: State, mine: Mine, target: i64, tool: i64, card: i64) -> None:
    """SAB-050, SAB-051: one broken tool goes, whatever the card shows."""
    mine.tools[target] &= ~(1 << tool)
    mine.spent[mine.deck.breaks[tool]] += 1
    if state.told is not None:
        word = mine.deck.words[card]
        state.tell(ev.Mended(int(mine.seat), int(target), TOOLS[tool], word))


def let_fall(state: State, mine: Mine, move: i64) -> None:
    """SAB-054, SAB-056: a rockfall takes a card away, or nothing."""
    maze = mine.maze
    if c_of(move) != 0:
        state.tell(ev.Rumbled(int(mine.seat)))
        return
    cell = maze.cell_at(x_of(move), y_of(move))
    kind = (maze.face_in(cell) - 1) // 2
    maze.remove(cell)
    mine.spent[kind] += 1
    if state.told is not None:
        x, y = int(x_of(move)), int(y_of(move))
        state.tell(ev.Collapsed(int(mine.seat), mine.deck.words[kind], x, y))


def lay_card(state: State, mine: Mine, move: i64) -> None:
    """Lay a tunnel card that has left the hand; SAB-068 asks afterwards which goals it joined."""
    maze = mine.maze
    card = card_of(move)
    mine.layer = mine.seat
    mine.laid_x = x_of(move)
    mine.laid_y = y_of(move)
    mine.links = maze.walks[0].goals
    maze.lay(maze.cell_at(mine.laid_x, mine.laid_y), face_of(card, c_of(move)))
    if state.told is not None:
        x, y = int(mine.laid_x), int(mine.laid_y)
        state.tell(ev.Laid(int(mine.seat), mine.deck.words[card], x, y, c_of(move) == 1))
