"""A round played alone: the Duel's, but what a rival would play comes out of the deck by itself."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.duel.cards import DEED, IS_BREAK, IS_ROCKFALL, ROCKFALL, SHOWN, WORDS
from dwarrow.games.duel.deeds import rockfall
from dwarrow.games.duel.places import cell_of, place_data, place_in
from dwarrow.games.duel.round import Duel, made_ready
from dwarrow.games.duel.score import GameEnded, totals
from dwarrow.games.duel.state import HAND, NONE, Private, empty_drawer, laid_kind
from dwarrow.games.solo import score
from dwarrow.games.solo.editions import Rules, SoloAnswers
from dwarrow.games.solo.events import CavedIn, Drew, KeyFell, RoundEnded, Rumbled, Struck, Wasted
from dwarrow.games.solo.state import (
    ASIDE,
    OPENINGS,
    SoloHidden,
    SoloPublic,
    SoloView,
    nothing_hidden,
)
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import Deal, Refused
from dwarrow.parts.hand import put_card
from dwarrow.parts.shapes import is_turned
from dwarrow.parts.tunnel import Maze


class Solo(Duel):
    """One game alone: turns (SOLO-12) and what a round wins and costs (SOLO-14) are the Duel's."""

    def __init__(
        self, table: SoloPublic, private: list[Private], unseen: SoloHidden, asks: SoloAnswers
    ) -> None:
        super().__init__(table, private, unseen)
        self.table = table  # the same drawers, with what is only here
        self.unseen = unseen
        self.asks = asks
        self.deals = False

    def copy(self) -> Solo:
        drawers = [drawer.copy() for drawer in self.private]
        return Solo(self.table.copy(), drawers, self.unseen.copy(), self.asks)

    def view(self, seat: i64) -> SoloView:
        return SoloView(self.public, self.drawer(seat), seat)

    def opening(self) -> Maze:
        return OPENINGS[self.asks.colour - 1][1 if self.asks.past_hindrance else 0]

    # ---- the deal

    def shuffled(self, dice: Dice) -> Deal:
        deal = super().shuffled(dice)
        if self.asks.swaps_opening:
            deal.piles["deck"] = swapped_opening(deal.piles["deck"], dice)
        return deal

    def deal(self, deal: Deal) -> None:
        if self.asks.swaps_opening:
            check_opening(deal.piles["deck"])
        super().deal(deal)

    def deal_hands(self, deck: vec[i64]) -> None:
        """SOLO-05, SOLO-15: ten cards are set aside; then SOLO-06: six come to the hand."""
        self.unseen.ten = deck[:ASIDE]
        self.deals = self.asks.fills_hand
        super().deal_hands(deck[ASIDE:])
        self.deals = False

    # ---- a turn

    def lay(self, move: i64) -> None:
        self.table.lays = append(self.table.lays[:], place_in(move))
        super().lay(move)

    def draw_one(self, seat: i64) -> i64:
        """The card that comes to the hand, or NONE; what strikes is played and replaced.

        SOLO-06: in the deal everything that strikes is replaced, until the hand is whole.
        """
        public = self.public
        while public.deck_size > 0:
            size = public.deck_size - 1
            public.deck_size = size
            card = self.hidden.deck[size]
            if not strikes(card):
                hands = public.hands
                held = hands[seat]
                put_card(self.private[seat].hand, held, card)
                hands[seat] = held + 1
                return card
            if not self._strike(card) and not self.deals:
                return NONE
        return NONE

    def _strike(self, card: i64) -> bool:
        """SOLO-07 to SOLO-09: a card plays itself; whether another is drawn for it."""
        public = self.public
        if DEED[card] == IS_ROCKFALL:
            public.spent[ROCKFALL] += 1
            self._fall()
            return self.asks.replaces_rockfall
        doubled = public.tools[0] & SHOWN[card] != 0
        if self.told is not None:
            tool = WORDS[card].partition("-")[2]
            self.tell(Wasted(0, tool) if doubled else Struck(0, tool))
        if doubled:  # SOLO-08
            public.spent[card] += 1
            return self.asks.replaces_doubles
        public.tools[0] |= SHOWN[card]  # SOLO-11: it bars tunnels as in the Duel
        return True

    def _fall(self) -> None:
        """SOLO-09: the last tunnel laid that still lies and bears neither gold nor troll."""
        maze = self.public.maze
        lays = self.table.lays
        at: i64 = len(lays) - 1
        while at >= 0 and rockfall.why_it_stays(maze.face_in(cell_of(maze, lays[at]))) is not None:
            at = at - 1 if self.asks.falls_back else NONE
        if at < 0:
            if self.told is not None:
                self.tell(Rumbled(0))
            return
        cell = cell_of(maze, lays[at])
        if self.told is not None:
            x, y = place_data(lays[at])
            turned = is_turned(maze.face_in(cell))
            self.tell(CavedIn(WORDS[laid_kind(maze, cell)], x, y, turned))
        self.table.lays = without(lays, at)
        rockfall.take_away(self, cell)

    # ---- what is told otherwise than in the Duel

    def tell_drawn(self, seat: int, count: int) -> None:
        self.tell(Drew(seat, count))

    def tell_key_fell(self) -> None:
        self.tell(KeyFell(self.public.answers.loses_key))

    def tell_round_end(self, clause: str) -> None:
        self.tell(RoundEnded(int(self.public.round), clause))

    def next_first(self) -> i64:
        return 0

    def tell_end(self) -> None:
        won = totals(self.public)
        verdict = score.verdict(won[0], self.asks)
        self.tell(GameEnded(won, score.winners(won[0], self.asks), verdict))


def strikes(card: i64) -> bool:
    """SOLO-10: whether a card never stays in the hand of one who plays alone."""
    return DEED[card] in (IS_BREAK, IS_ROCKFALL)


def without(places: vec[i64], at: i64) -> vec[i64]:
    """A list in its own order without one of its items."""
    kept = vec[i64](capacity=len(places))
    for i in range(len(places)):
        if i != at:
            kept = append(kept, places[i])
    return kept


def swapped_opening(deck: vec[i64], dice: Dice) -> vec[i64]:
    """Option solo_opening=swap: an even shuffle among those whose opening hand nothing strikes."""
    quiet = vec[i64]()
    others = vec[i64]()
    for card in deck:
        if strikes(card):
            others = append(others, card)
        else:
            quiet = append(quiet, card)
    dice.shuffle(quiet)
    for i in range(HAND, len(quiet)):
        others = append(others, quiet[i])
    dice.shuffle(others)
    swapped = others[:ASIDE]
    for i in range(HAND):
        swapped = append(swapped, quiet[i])
    for i in range(ASIDE, len(others)):
        swapped = append(swapped, others[i])
    return swapped


def check_opening(deck: vec[i64]) -> None:
    for i in range(ASIDE, ASIDE + HAND):
        if strikes(deck[i]):
            raise Refused("solo_opening=swap deals no sabotage and no rockfall (SOLO-10)")


def start(rules: Rules, seats: int, first: int | None = None) -> Solo:
    """A new game before its first deal."""
    asks = SoloAnswers(rules)
    state = Solo(SoloPublic(rules, asks, 1), [empty_drawer()], nothing_hidden(), asks)
    made_ready(state, 0)
    return state
