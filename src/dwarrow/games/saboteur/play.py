"""Start, deal, step: the only writer of the drawers of Saboteur."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur import events as ev
from dwarrow.games.saboteur import score
from dwarrow.games.saboteur.cards import (
    BREAKS,
    DECK_KINDS,
    GOLD_COUNTS,
    POOL,
    SHOWN,
    STOCKS,
    STONES,
    TREASURE,
    WORDS,
    hand_size,
)
from dwarrow.games.saboteur.editions import Answers, Rules
from dwarrow.games.saboteur.moves import (
    BREAK,
    LAY,
    LOOK,
    MEND,
    NO_GOAL,
    OPEN,
    ORIENT_GOAL,
    PASS,
    ROCKFALL,
    TAKE,
    list_moves,
    list_plays,
)
from dwarrow.games.saboteur.state import (
    CHOOSE,
    DEAL,
    DIGGER,
    GOALS,
    NO_SEAT,
    OPENING,
    ORIENT,
    OVER,
    PLAY,
    ROLES,
    SABOTEUR,
    UNKNOWN,
    Hidden,
    Private,
    Public,
    SaboteurView,
    empty_drawer,
)
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import DEALER, NOBODY, SPECTATOR, Data, Deal, Moves, Refused, State
from dwarrow.parts.cards import changed, pile, raised, zeros
from dwarrow.parts.goals import BOTH, first_goal, goal_position
from dwarrow.parts.hand import NO_CARD, drop_card, put_card
from dwarrow.parts.packing import a_of, b_of, c_of, card_of, deed_of, x_of, y_of
from dwarrow.parts.tools import TOOLS
from dwarrow.parts.tunnel import face_of

SPECTATORS_DRAWER: Final = empty_drawer()


class Saboteur(State):
    """One game of Saboteur: the three drawers and what happens to them."""

    def __init__(self, public: Public, private: list[Private], hidden: Hidden) -> None:
        self.told = None
        self.public = public
        self.private = private
        self.hidden = hidden

    def copy(self) -> Saboteur:
        private = [drawer.copy() for drawer in self.private]
        return Saboteur(self.public.copy(), private, self.hidden.copy())

    def data(self) -> Data:
        public = self.public
        return {
            "public": public.data(),
            "private": [
                drawer.data(public.hands[seat] if len(public.hands) > 0 else 0, public.seats)
                for seat, drawer in enumerate(self.private)
            ],
            "hidden": self.hidden.data(public.deck_size),
        }

    def view(self, seat: i64) -> SaboteurView:
        """What a seat may know: public plus its own drawer."""
        if seat == SPECTATOR:
            return SaboteurView(self.public, SPECTATORS_DRAWER, seat)
        return SaboteurView(self.public, self.private[seat], seat)

    def turn(self) -> i64:
        if self.public.phase == DEAL:
            return DEALER
        return NOBODY if self.public.phase == OVER else self.public.seat

    def list_moves(self, into: Moves) -> None:
        list_moves(self.view(self.public.seat), into)

    # ---- the deal

    def shuffled(self, dice: Dice) -> Deal:
        public = self.public
        piles = {
            "roles": pile(role_counts(public.rules, public.seats)),
            "goals": vec[i64]([TREASURE, STONES[0], STONES[1]]),
            "deck": STOCKS[public.rules.maps][:],
        }
        for name in piles:
            dice.shuffle(piles[name])
        if public.round == 0 or public.rules.reshuffle_gold:
            gold = pile(list(GOLD_COUNTS)) if public.round == 0 else self.hidden.gold[:]
            dice.shuffle(gold)
            piles["gold"] = gold
        if public.first == NO_SEAT:
            piles["first"] = vec[i64]([dice.below(public.seats)])
        return Deal(piles)

    def deal(self, deal: Deal) -> None:
        """SAB-007 to SAB-020 and SAB-106 to SAB-112: lay out a round as dealt."""
        public = self.public
        public.round += 1
        public.phase = PLAY
        if "first" in deal.piles:
            public.first = deal.piles["first"][0]
        public.seat = public.first
        self._clear_table()
        self._deal_gold(deal)
        self._deal_roles(deal.piles["roles"])
        self.hidden.goals = deal.piles["goals"]
        self._deal_hands(deal.piles["deck"])
        if self.told is not None:
            self._tell_deal()

    def _clear_table(self) -> None:
        public = self.public
        public.maze = OPENING.copy()
        if public.answers.adjacent:
            public.maze.keep_edge()
        public.tools = zeros(public.seats)
        public.buried = zeros(public.seats)
        public.looked = zeros(public.seats)
        public.roles = zeros(public.seats)
        public.spent = zeros(DECK_KINDS)
        public.goals = zeros(GOALS)
        public.winner = UNKNOWN
        public.layer = NO_SEAT
        public.last_card = NO_SEAT
        public.last_turn = NO_SEAT
        public.passes = 0
        self.hidden.circle = 0
        public.orient = 0
        public.links = 0
        public.laid_x = 0
        public.laid_y = 0

    def _deal_gold(self, deal: Deal) -> None:
        public = self.public
        if public.round == 1:
            public.gold_cards = zeros(public.seats)
            public.purses = vec[i64]([0] * public.seats)
        if "gold" in deal.piles:
            self.hidden.gold = deal.piles["gold"]
            public.gold_size = len(self.hidden.gold)
            public.gold_drawn = 0
            for drawer in self.private:
                drawer.under = ()

    def _deal_roles(self, roles: vec[i64]) -> None:
        saboteurs: i64 = 0
        for seat in range(self.public.seats):
            drawer = self.private[seat]
            drawer.role = roles[seat]
            drawer.fellows = 0
            drawer.seen = zeros(GOALS)
            drawer.buried = zeros(DECK_KINDS)
            if drawer.role == SABOTEUR:
                saboteurs |= 1 << seat
        spare = self.public.seats < len(roles)
        self.hidden.aside = roles[self.public.seats] if spare else UNKNOWN
        if self.public.rules.saboteurs_meet:
            for drawer in self.private:
                if drawer.role == SABOTEUR:
                    drawer.fellows = saboteurs

    def _deal_hands(self, deck: vec[i64]) -> None:
        """The first cards of the dealt order go to the seats in turn, a whole hand each."""
        public = self.public
        size: i64 = hand_size(public.seats)
        n: i64 = len(deck)
        bottom_up = zeros(n)
        for i in range(n):
            bottom_up[i] = deck[n - 1 - i]
        self.hidden.deck = bottom_up
        public.deck_size = n
        public.hands = zeros(public.seats)
        for seat in range(public.seats):
            self.private[seat].hand = zeros(size)
            for _ in range(size):
                self._take_top(seat)

    def _take_top(self, seat: i64) -> i64:
        public = self.public
        public.deck_size -= 1
        card = self.hidden.deck[public.deck_size]
        put_card(self.private[seat].hand, public.hands[seat], card)
        public.hands[seat] += 1
        return card

    def _tell_deal(self) -> None:
        self.tell(ev.Dealt(int(self.public.round), int(self.public.first)))
        for seat, drawer in enumerate(self.private):
            fellows = [s for s in range(self.public.seats) if drawer.fellows >> s & 1]
            self.tell(ev.GotRole(ROLES[drawer.role], fellows), seat)
            self.tell(ev.GotHand([WORDS[card] for card in drawer.hand]), seat)

    # ---- a move

    def step(self, move: i64) -> None:
        deed = deed_of(move)
        if deed == LAY:
            self._lay(move)
        elif deed == PASS:
            self._pass(move)
        elif deed == OPEN:
            self._open(a_of(move))
        elif deed == ORIENT_GOAL:
            self._orient(a_of(move), b_of(move))
        elif deed == TAKE:
            score.take(self, a_of(move))
        else:
            self._act(move, deed)

    def _act(self, move: i64, deed: i64) -> None:
        """Play an action card openly: SAB-042."""
        seat = self.public.seat
        card = card_of(move)
        self._play_card(seat, card)
        self._break_circle()
        if deed == LOOK:
            self._look(seat, a_of(move))
        elif deed == BREAK:
            self._break(seat, a_of(move), card)
        elif deed == MEND:
            self._mend(seat, a_of(move), b_of(move), card)
        elif deed == ROCKFALL:
            self._rockfall(seat, move)
        if deed != BREAK:
            self.public.spent[card] += 1  # SAB-050, SAB-056, SAB-061
        self._end_turn()

    def _play_card(self, seat: i64, card: i64) -> None:
        """A card leaves the hand."""
        public = self.public
        drop_card(self.private[seat].hand, public.hands[seat], card)
        public.hands[seat] -= 1
        public.last_card = seat

    def _lay(self, move: i64) -> None:
        public = self.public
        seat = public.seat
        card = card_of(move)
        maze = public.maze
        self._play_card(seat, card)
        self._break_circle()
        public.layer = seat
        public.laid_x = x_of(move)
        public.laid_y = y_of(move)
        public.links = maze.walks[0].goals
        cell = maze.cell_at(public.laid_x, public.laid_y)
        maze.lay(cell, face_of(card, c_of(move)))
        if self.told is not None:
            x, y = int(public.laid_x), int(public.laid_y)
            self.tell(ev.Laid(int(seat), WORDS[card], x, y, c_of(move) == 1))
        if maze.walks[0].goals == 0:
            self._end_turn()
        else:
            self._reach_goals()

    def _look(self, seat: i64, goal: i64) -> None:
        """SAB-059, SAB-060."""
        kind: i64 = self.hidden.goals[goal]
        drawer = self.private[seat]
        drawer.seen = changed(drawer.seen, goal, kind)
        looked = self.public.looked
        self.public.looked = changed(looked, seat, looked[seat] | (1 << goal))
        if self.told is not None:
            self.tell(ev.Looked(int(seat), int(goal)))
            self.tell(ev.Saw(int(goal), WORDS[kind]), int(seat))

    def _break(self, seat: i64, target: i64, card: i64) -> None:
        """SAB-044: the card stays in front of its target."""
        self.public.tools[target] |= SHOWN[card]
        if self.told is not None:
            self.tell(ev.Broke(int(seat), int(target), WORDS[card].partition("-")[2]))

    def _mend(self, seat: i64, target: i64, tool: i64, card: i64) -> None:
        """SAB-050, SAB-051: one broken tool goes, whatever the card shows."""
        self.public.tools[target] &= ~(1 << tool)
        self.public.spent[BREAKS[tool]] += 1
        if self.told is not None:
            self.tell(ev.Mended(int(seat), int(target), TOOLS[tool], WORDS[card]))

    def _rockfall(self, seat: i64, move: i64) -> None:
        """SAB-054, SAB-056."""
        maze = self.public.maze
        if c_of(move) != 0:
            self.tell(ev.Rumbled(int(seat)))
            return
        cell = maze.cell_at(x_of(move), y_of(move))
        kind = (maze.face_in(cell) - 1) // 2
        maze.remove(cell)
        self.public.spent[kind] += 1
        if self.told is not None:
            self.tell(ev.Collapsed(int(seat), WORDS[kind], int(x_of(move)), int(y_of(move))))

    def _pass(self, move: i64) -> None:
        public = self.public
        seat = public.seat
        card = card_of(move)
        if public.deck_size == 0:
            public.passes += 1
            self.hidden.circle = 0 if self._could_play() else self.hidden.circle + 1
        if card != NO_CARD:
            self._play_card(seat, card)
            public.buried[seat] += 1
            drawer = self.private[seat]
            drawer.buried = raised(drawer.buried, card, 1)
        if self.told is not None:
            self.tell(ev.Passed(int(seat), int(card != NO_CARD)))
            if card != NO_CARD:
                self.tell(ev.Discarded(WORDS[card]), int(seat))
        self._end_turn()

    def _break_circle(self) -> None:
        """SAB-082, SAB-083: a play starts the circle of passes anew."""
        self.public.passes = 0
        self.hidden.circle = 0

    def _could_play(self) -> bool:
        if not self.public.answers.ends_by_circle:
            return False
        moves = Moves()
        list_plays(self.view(self.public.seat), moves)
        return moves.n > 0

    def _end_turn(self) -> None:
        """SAB-025, SAB-026: draw, then the next seat; or the round is exhausted."""
        public = self.public
        seat = public.seat
        public.last_turn = seat
        if public.deck_size > 0:
            card = self._take_top(seat)
            if self.told is not None:
                self.tell(ev.Drew(int(seat)))
                self.tell(ev.GotCard(WORDS[card]), int(seat))
        elif score.is_exhausted(self):
            score.end_round(self, SABOTEUR)
            return
        public.phase = PLAY
        public.seat = (seat + 1) % public.seats

    # ---- goals

    def _reach_goals(self) -> None:
        """The card just laid left goals joined: SAB-068, SAB-074, SAB-075."""
        public = self.public
        joined = public.maze.walks[0].goals
        if public.answers.reveals_all:
            self._open_all(joined)
            return
        fresh = joined & ~public.links
        if fresh == 0 and public.rules.unchosen_goal == "new_link_only":
            self._end_turn()
        elif fresh == joined and joined & (joined - 1) == 0:
            self._open(first_goal(joined))
        else:
            public.phase = CHOOSE

    def _open(self, goal: i64) -> None:
        if goal == NO_GOAL:
            if self.told is not None:
                self.tell(ev.LeftDown(int(self.public.seat)))
            self._end_turn()
        else:
            self._open_all(1 << goal)

    def _open_all(self, joined: i64) -> None:
        """Turn goals up; SAB-069: the treasure ends the round at once and nothing is asked."""
        public = self.public
        shown = public.goals[:]
        found = False
        for goal in range(GOALS):
            if (joined >> goal) & 1 == 1:
                shown[goal] = self.hidden.goals[goal]
                found = found or shown[goal] == TREASURE
                if self.told is not None:
                    self.tell(ev.Opened(int(public.seat), goal, WORDS[shown[goal]]))
        public.goals = shown
        public.orient = joined
        self._place_goals(found)
        if found:
            score.end_round(self, DIGGER)

    def _place_goals(self, found: bool) -> None:
        """Lay each opened goal; stop where the layer has to choose its position."""
        public = self.public
        while public.orient != 0:
            goal = first_goal(public.orient)
            turned = self._position(goal)
            if turned == BOTH:
                if not found:
                    public.phase = ORIENT
                    return
                turned = 0
            self._place(goal, turned)
        if not found:
            self._after_goals()

    def _orient(self, goal: i64, turned: i64) -> None:
        self._place(goal, turned)
        self._place_goals(False)

    def _place(self, goal: i64, turned: i64) -> None:
        public = self.public
        public.orient &= ~(1 << goal)
        public.maze.lay(public.maze.goals[goal], face_of(public.goals[goal], turned))
        if self.told is not None:
            self.tell(ev.Placed(int(goal), turned == 1))

    def _after_goals(self) -> None:
        """A turned stone may join a further goal (A-6), but only where all are revealed."""
        joined = self.public.maze.walks[0].goals
        if joined != 0 and self.public.answers.reveals_all:
            self._open_all(joined)
        else:
            self._end_turn()

    def _position(self, goal: i64) -> i64:
        """SAB-071 to SAB-073."""
        public = self.public
        maze = public.maze
        laid = maze.cell_at(public.laid_x, public.laid_y)
        free = public.answers.free_on_mismatch
        return goal_position(maze, maze.walks[0], goal, public.goals[goal], laid, free)


def role_counts(rules: Rules, seats: i64) -> list[int]:
    """SAB-004, SAB-005; the option known_saboteurs takes the spare digger out."""
    saboteurs, diggers = POOL[int(seats)]
    return [0, diggers - int(rules.known_saboteurs), saboteurs]


def start(rules: Rules, seats: int, first: int | None = None) -> Saboteur:
    """A new game before its first deal; `first` is the seat that starts, or by lot (SAB-021)."""
    if first is not None and rules.first_player == "random":
        raise Refused("first_player=random draws the first seat by lot: do not name one (SAB-021)")
    public = Public(rules, Answers(rules), seats)
    public.first = NO_SEAT if first is None else first
    state = Saboteur(public, [empty_drawer() for _ in range(seats)], Hidden())
    state._clear_table()
    public.hands = zeros(seats)
    public.gold_cards = zeros(seats)
    public.purses = vec[i64]([0] * seats)
    return state
