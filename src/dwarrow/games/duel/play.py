"""Start, deal, step: with `gold.py`, `draws.py` and `score.py` the only writers of the drawers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.duel import acts, draws, gold, score
from dwarrow.games.duel import events as ev
from dwarrow.games.duel.cards import (
    DECK_KINDS,
    FIRST_GOAL,
    GOAL_CARDS,
    SHAPES,
    WORDS,
    deck_without,
)
from dwarrow.games.duel.editions import Answers, Rules, Shared, answers_of
from dwarrow.games.duel.moves import (
    BREAK,
    BRIBE,
    DECLINE,
    DISCARD,
    END,
    GIVE,
    LAY,
    LOOK,
    MEND,
    OPEN,
    ORIENT_GOAL,
    PASS,
    ROCKFALL,
    TAKE,
    UNLOCK,
    has_bribe,
    joined_goals,
    list_moves,
)
from dwarrow.games.duel.state import (
    AFTER,
    CHOOSE,
    DEAL,
    GOALS,
    KEYS,
    NONE,
    OPENINGS,
    ORIENT,
    OVER,
    PLAY,
    DuelView,
    Hidden,
    Private,
    Public,
    empty_drawer,
)
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import DEALER, NOBODY, SPECTATOR, Data, Deal, Moves, State
from dwarrow.parts.cards import zeros
from dwarrow.parts.goals import BOTH, first_goal
from dwarrow.parts.packing import a_of, c_of, deed_of, x_of, y_of
from dwarrow.parts.tunnel import agrees, face_of

NO_DRAWER: Final = empty_drawer()  # a spectator's


class Duel(State):
    """One game of the Duel, for two or alone: the three drawers and what happens to them."""

    def __init__(self, public: Public, private: list[Private], hidden: Hidden) -> None:
        self.told = None
        self.public = public
        self.private = private
        self.hidden = hidden

    def copy(self) -> Duel:
        drawers = [drawer.copy() for drawer in self.private]
        return Duel(self.public.copy(), drawers, self.hidden.copy())

    def data(self) -> Data:
        hands = self.public.hands
        drawers = [drawer.data(hands[seat]) for seat, drawer in enumerate(self.private)]
        hidden = self.hidden.data(self.public.deck_size)
        return {"public": self.public.data(), "private": drawers, "hidden": hidden}

    def view(self, seat: i64) -> DuelView:
        """What a seat may know: public plus its own drawer."""
        drawer = NO_DRAWER if seat == SPECTATOR else self.private[seat]
        return DuelView(self.public, drawer, seat)

    def turn(self) -> i64:
        phase = self.public.phase
        if phase == DEAL:
            return DEALER
        if phase == OVER:
            return NOBODY
        return self.public.seat

    def list_moves(self, into: Moves) -> None:
        list_moves(self.view(self.public.seat), into)

    # ---- the deal

    def shuffled(self, dice: Dice) -> Deal:
        """DUEL-06, DUEL-10, DUEL-64 to DUEL-66: the goals and cards that are still in the game."""
        public = self.public
        goals = vec[i64]()
        for i in range(GOAL_CARDS):
            if (public.goal_stock >> i) & 1 == 1:
                goals = append(goals, FIRST_GOAL + i)
        deck = deck_without(public.taken | public.answers.without)
        dice.shuffle(goals)
        dice.shuffle(deck)
        if public.answers.swaps_opening:
            deck = draws.swapped_opening(deck, dice)
        return Deal({"goals": goals, "deck": deck})

    def deal(self, deal: Deal) -> None:
        """Lay out a round as dealt: the first six goals lie on the table."""
        public = self.public
        if public.answers.swaps_opening:
            draws.check_opening(deal.piles["deck"])
        public.round += 1
        public.phase = PLAY
        public.seat = public.first
        public.active = public.first
        self._clear_table()
        public.before = public.purses
        self.hidden.goals = deal.piles["goals"][:GOALS]
        if self.told is not None:
            self.tell(ev.Dealt(int(public.round), int(public.first)))
        draws.deal_hands(self, deal.piles["deck"])
        if self.told is not None:
            self._tell_hands()

    def _clear_table(self) -> None:
        """DUEL-65, DUEL-68: starts and goals as before; all tokens and keys are free again."""
        public = self.public
        seats = public.seats
        answers = public.answers
        public.maze = OPENINGS[answers.solo].copy()
        public.hands = zeros(seats)
        public.tools = zeros(seats)
        public.buried = zeros(seats)
        public.looked = zeros(seats)
        public.tokens = zeros(seats)
        public.keys = zeros(seats)
        public.declined = zeros(seats)
        public.stock = vec[i64]([4, 4] if answers.four_each else [answers.tokens])
        public.keys_left = KEYS
        public.spent = zeros(DECK_KINDS)
        public.goals = zeros(GOALS)
        public.goals_down = GOALS
        public.golds = vec[i64]()
        public.trolls = vec[i64]()
        public.lays = vec[i64]()
        public.paid = ()
        public.ended = 0
        public.orient = NONE
        public.links = 0
        for drawer in self.private:  # DUEL-74: what was seen in an earlier round lies elsewhere
            drawer.seen = zeros(GOALS)
            drawer.buried = zeros(DECK_KINDS)

    def _tell_hands(self) -> None:
        for seat, drawer in enumerate(self.private):
            cards = [WORDS[drawer.hand[i]] for i in range(self.public.hands[seat])]
            self.tell(ev.GotHand(cards), seat)

    # ---- a move

    def step(self, move: i64) -> None:
        deed = deed_of(move)
        if deed == LAY:
            self._lay(move)
        elif deed == UNLOCK:
            self._unlock(move)
        elif deed <= PASS:
            self._act(move, deed)
        elif deed == END:
            self._end_turn()
        else:
            self._decide(move, deed)

    def _decide(self, move: i64, deed: i64) -> None:
        """What is decided besides the act of a turn."""
        public = self.public
        place = (move >> 12) & 0xFFFF
        if deed == BRIBE:
            self._bribe(place)
        elif deed == TAKE:
            gold.claim(self, public.seat, place)
            self._claim_gold()
        elif deed == DECLINE:
            gold.decline(self, public.seat)
            self._claim_gold()
        elif deed == ORIENT_GOAL:
            self._place(public.orient, c_of(move))
        elif deed == OPEN:
            self._choose(move)
        elif deed == GIVE:
            score.pay(self, public.seat, a_of(move))
            score.pay_trolls(self)

    def _act(self, move: i64, deed: i64) -> None:
        """DUEL-14: one act; an action card is played openly."""
        if deed == LOOK:
            acts.look(self, move)
        elif deed == BREAK:
            acts.sabotage(self, move)
        elif deed == MEND:
            acts.mend(self, move)
        elif deed == ROCKFALL:
            acts.rockfall(self, move)
        elif deed == DISCARD:
            acts.throw_off(self, move)
        elif deed == PASS:
            acts.skip(self, move)
        self._finish_act()

    def _lay(self, move: i64) -> None:
        acts.lay(self, move)
        self._resolve(True)

    def _unlock(self, move: i64) -> None:
        acts.unlock(self, move)
        self._resolve(self._unlocking_turns())

    def _bribe(self, place: i64) -> None:
        """DUEL-31: free of the act, before it or after it."""
        public = self.public
        public.links = joined_goals(public) if public.answers.opens_one else 0
        public.must_lay = public.answers.while_laying and public.draw == 0
        gold.bribe(self, public.active, place)
        self._resolve(self._unlocking_turns())

    def _unlocking_turns(self) -> bool:
        """C-14: whether a key or bribe turns goals up that it has joined."""
        public = self.public
        return not public.answers.goals_wait and joined_goals(public) & ~public.links != 0

    # ---- after an act: goals turn, claims, the end of the round, bribes, the draw

    def _resolve(self, goals_turn: bool) -> None:
        joined = joined_goals(self.public)
        if goals_turn and joined != 0:
            self._reach_goals(joined)
        else:
            self._claim_gold()

    def _reach_goals(self, joined: i64) -> None:
        """DUEL-35: turn up what is joined; by option one goal of the active player's choice."""
        public = self.public
        fresh = joined & ~public.links
        if not public.answers.opens_one or (fresh == joined and joined & (joined - 1) == 0):
            self._open(first_goal(joined))
        else:
            public.phase = CHOOSE
            public.seat = public.active

    def _choose(self, move: i64) -> None:
        if c_of(move) == 0:
            maze = self.public.maze
            self._open(maze.goal_at(maze.cell_at(x_of(move), y_of(move))))
            return
        if self.told is not None:
            self.tell(ev.LeftDown(int(self.public.active)))
        self._claim_gold()

    def _open(self, goal: i64) -> None:
        public = self.public
        kind: i64 = self.hidden.goals[goal]
        shown = public.goals[:]
        shown[goal] = kind
        public.goals = shown
        public.goals_down -= 1
        if self.told is not None:
            self.tell(ev.Opened(int(public.active), int(goal), WORDS[kind]))
        turned = goal_position(public, goal, kind)
        if turned == BOTH:
            public.orient = goal
            public.phase = ORIENT
            public.seat = public.active
        else:
            self._place(goal, turned)

    def _place(self, goal: i64, turned: i64) -> None:
        """Lay an opened goal; what it joins turns up too (DUEL-38)."""
        public = self.public
        maze = public.maze
        public.orient = NONE
        cell = maze.lay(maze.goals[goal], face_of(public.goals[goal], turned))
        gold.note_card(public, maze.x_of(cell), maze.y_of(cell), public.goals[goal])
        if self.told is not None:
            self.tell(ev.Placed(int(goal), turned == 1))
        joined = joined_goals(public)
        if joined != 0 and not public.answers.opens_one:
            self._open(first_goal(joined))
        else:
            self._claim_gold()

    def _claim_gold(self) -> None:
        if not gold.make_claims(self):
            self._finish_act()

    def _finish_act(self) -> None:
        """C-23: the end-of-round test comes after the claims of an act."""
        public = self.public
        clause = score.ending(public)
        public.seat = public.active
        if clause != 0:
            score.end_round(self, clause)
        elif public.draw == 0:
            public.phase = PLAY
        elif len(public.trolls) > 0 and has_bribe(self.view(public.active)):
            public.phase = AFTER
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """DUEL-14, DUEL-16: draw, then the other; who has no cards is passed over."""
        public = self.public
        draws.draw_cards(self, public.active, public.draw)
        public.draw = 0
        public.has_laid = False
        if score.is_exhausted(public) or (public.seats == 1 and public.hands[0] == 0):
            score.end_round(self, score.CARDS_OUT)
            return
        if public.seats == 2:
            rival = 1 - public.active
            if public.hands[rival] != 0:
                public.active = rival
            elif self.told is not None:
                self.tell(ev.Skipped(int(rival)))
        public.seat = public.active
        public.phase = PLAY


def goal_position(public: Public, goal: i64, kind: i64) -> i64:
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


def start_with(rules: Shared, answers: Answers, seats: int, first: int) -> Duel:
    """A new game before its first deal, for two or alone."""
    public = Public(rules, answers, seats)
    public.first = first
    state = Duel(public, [empty_drawer() for _ in range(seats)], Hidden())
    state._clear_table()
    score.new_purses(public)
    return state


def start(rules: Rules, seats: int, first: int | None = None) -> Duel:
    """DUEL-12: green starts, unless the host says otherwise."""
    return start_with(rules, answers_of(rules), seats, 0 if first is None else first)
