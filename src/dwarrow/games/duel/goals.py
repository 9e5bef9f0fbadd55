"""Goals: which are joined, how one is turned up, and how it lies (DUEL-35 to DUEL-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dwarrow.games.duel import gold
from dwarrow.games.duel.cards import SHAPES, WORDS
from dwarrow.games.duel.state import CHOOSE, GOALS, NONE, ORIENT, Public
from dwarrow.parts.events import Opened, Placed
from dwarrow.parts.goals import BOTH, at_goal, first_goal
from dwarrow.parts.shapes import BITS
from dwarrow.parts.tunnel import Maze, agrees, face_of

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel


def joined_goals(public: Public) -> i64:
    """Bit set of the face-down goals that some start reaches for its own colour (DUEL-35)."""
    joined: i64 = 0
    for walk in public.maze.walks:
        joined |= walk.goals
    return joined


def note_links(public: Public) -> None:
    """Remember what was joined before an act (option multi_goal)."""
    public.links = joined_goals(public) if public.answers.opens_one else 0


def unlocking_turns(public: Public) -> bool:
    """C-14: whether a key or bribe turns goals up that it has joined."""
    return not public.answers.goals_wait and joined_goals(public) & ~public.links != 0


def reach(state: Duel, joined: i64) -> None:
    """DUEL-35: turn up what is joined; by option one goal of the active player's choice."""
    public = state.public
    fresh = joined & ~public.links
    if not public.answers.opens_one:
        turn_up(state, _next(public, joined))
    elif fresh == joined and joined & (joined - 1) == 0:
        turn_up(state, first_goal(joined))
    else:
        public.phase = CHOOSE
        public.seat = public.active


def _next(public: Public, joined: i64) -> i64:
    """DUEL-35: those that were reached together come before what one of them joins in turn."""
    if not public.answers.together:
        return first_goal(joined)
    together: i64 = 0
    for goal in range(i64(GOALS)):
        if (joined >> goal) & 1 == 1 and at_goal(public.arrived, goal) != 0:
            together |= BITS[goal]
    if together == 0:
        together = joined
        _note_arrivals(public, joined)
    return first_goal(together)


def _note_arrivals(public: Public, joined: i64) -> None:
    """Each will lie as the tunnel reached it; that one of them leads on changes no other."""
    maze = public.maze
    sides: i64 = 0
    for goal in range(i64(GOALS)):
        if (joined >> goal) & 1 == 1:
            sides |= _arriving(maze, maze.goals[goal]) << (4 * goal)
    public.arrived = sides


def _arriving(maze: Maze, cell: i64) -> i64:
    """The sides at which some start's tunnel comes to a place."""
    sides: i64 = 0
    for walk in maze.walks:
        sides |= walk.open_in(cell)
    return sides


def turn_up(state: Duel, goal: i64) -> None:
    public = state.public
    kind: i64 = state.hidden.goals[goal]
    shown = public.goals[:]
    shown[goal] = kind
    public.goals = shown
    public.goals_down -= 1
    if state.told is not None:
        state.tell(Opened(int(public.active), int(goal), WORDS[kind]))
    turned = position_of(public, goal, kind)
    if turned == BOTH:
        public.orient = goal
        public.phase = ORIENT
        public.seat = public.active
    else:
        put(state, goal, turned)


def put(state: Duel, goal: i64, turned: i64) -> None:
    """Lay an opened goal; what it joins turns up too (DUEL-38)."""
    public = state.public
    maze = public.maze
    public.orient = NONE
    cell = maze.lay(maze.goals[goal], face_of(public.goals[goal], turned))
    gold.note_card(public, maze.x_of(cell), maze.y_of(cell), public.goals[goal])
    if state.told is not None:
        state.tell(Placed(int(goal), turned == 1))
    joined = joined_goals(public)
    if joined != 0 and not public.answers.opens_one:
        turn_up(state, _next(public, joined))
    else:
        public.arrived = 0
        state.claim_gold()


def position_of(public: Public, goal: i64, kind: i64) -> i64:
    """DUEL-35 to DUEL-37: 0 upright, 1 turned, or BOTH if the active player chooses."""
    maze = public.maze
    cell = maze.goals[goal]
    upright = SHAPES.edges[face_of(kind, 0)]
    turned = SHAPES.edges[face_of(kind, 1)]
    if upright == turned:  # these goals are the same either way
        return 0
    need = maze.need_in(cell)
    fits_upright = agrees(need, upright)
    fits_turned = agrees(need, turned)
    if not fits_upright and not fits_turned:
        arriving = at_goal(public.arrived, goal)
        if arriving == 0:
            arriving = _arriving(maze, cell)
        fits_upright = upright & arriving != 0
        fits_turned = turned & arriving != 0
    if fits_upright and fits_turned:
        return BOTH
    return 1 if fits_turned else 0
