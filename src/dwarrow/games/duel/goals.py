"""Goals: which are joined, how one is turned up, and how it lies (DUEL-35 to DUEL-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dwarrow.games.duel import gold
from dwarrow.games.duel.cards import SHAPES, WORDS
from dwarrow.games.duel.state import CHOOSE, NONE, ORIENT, Public
from dwarrow.parts.events import Opened, Placed
from dwarrow.parts.goals import BOTH, first_goal
from dwarrow.parts.tunnel import agrees, face_of

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
    if not public.answers.opens_one or (fresh == joined and joined & (joined - 1) == 0):
        turn_up(state, first_goal(joined))
    else:
        public.phase = CHOOSE
        public.seat = public.active


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
        turn_up(state, first_goal(joined))
    else:
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
        arriving: i64 = 0
        for walk in maze.walks:
            arriving |= walk.open_in(cell)
        fits_upright = upright & arriving != 0
        fits_turned = turned & arriving != 0
    if fits_upright and fits_turned:
        return BOTH
    return 1 if fits_turned else 0
