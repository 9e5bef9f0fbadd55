"""A situation of the Duel as text, as FEN is to chess: written, read back, and checked.

Only what cannot be worked out is written. Missing lines mean the opening: empty hands and table,
and a deck of all cards that lie nowhere else, in the order of the card list. What several facts
make together stands here, and what makes a position possible; all else follows from the facts.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.duel import editions
from dwarrow.games.duel.cards import (
    ALL_GOALS,
    DECK_KINDS,
    DOOR,
    FIRST_GOAL,
    GOAL_CARDS,
    IS_TROLL,
    TUNNELS,
    VALUE,
    WORDS,
    deck_without,
)
from dwarrow.games.duel.forms import (
    GOAL_SET,
    KIND_SET,
    PURSE,
    TOOL_SET,
    goal_words,
    kind_words,
    read_kinds,
)
from dwarrow.games.duel.gold import forget_declined, note_card
from dwarrow.games.duel.places import place_of
from dwarrow.games.duel.round import Duel, start
from dwarrow.games.duel.score import CARDS_OUT, GOALS_UP
from dwarrow.games.duel.state import (
    DEAL,
    GOALS,
    HAND,
    KEYS,
    NONE,
    ORIENT,
    OVER,
    PAY,
    PLAY,
    Public,
    counts_on_table,
    laid_kind,
)
from dwarrow.kernel.forms import Form
from dwarrow.kernel.position import Fields, head_lines, take_rules
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import counted, pile
from dwarrow.parts.hand import hand_of
from dwarrow.parts.maze_text import check_sides, lay_word, maze_words
from dwarrow.parts.tunnel import drop, face_of


def write_position(state: Duel) -> str:
    """The whole truth of a situation of the Duel as text."""
    head = head_lines("duel", editions.EDITIONS, state.public.rules)
    maze = maze_words(state.public.maze, WORDS, TUNNELS)
    return "\n".join(head + lines_of(state, maze))


def read_position(text: str) -> Duel:
    """The state a position text of the Duel describes; Refused with the reason if none."""
    fields = Fields(text)
    rules: editions.Rules = take_rules(fields, "duel", editions.EDITIONS, editions.OPTIONS)
    editions.check(rules)
    state = start(rules, 2)
    read_table(fields, state)
    read_deck(fields, state, cards_left(state))
    check_possible(state)
    fields.finish()
    return state


# ---- writing


def lines_of(state: Duel, maze: Sequence[str]) -> list[str]:
    """A situation without its head; `maze` are the laid cards, as a game orders them."""
    public = state.public
    lines = state.drawers().lines(public, public)
    if public.round > 0:
        lost = KEYS - public.keys_left - sum(len(kind_words(keys)) for keys in public.keys)
        lines += [
            "maze " + " ".join(maze),
            "goals " + " ".join(_goal_word(state, goal) for goal in range(GOALS)),
            "gone " + " ".join(goal_words(ALL_GOALS & ~public.goal_stock)),
            "deck " + " ".join(_deck_words(state)),
            f"lost_keys {lost}",
        ]
        for seat in range(public.seats):
            lines += _seat_lines(state, seat)
    return [*lines, ""]


def _deck_words(state: Duel) -> list[str]:
    size = int(state.public.deck_size)
    return [WORDS[state.hidden.deck[size - 1 - i]] for i in range(size)]


def _goal_word(state: Duel, goal: int) -> str:
    """`?` face down, `!` turned up with its position still to choose, `~` turned."""
    public = state.public
    word = WORDS[state.hidden.goals[goal]]
    if public.goals[goal] == 0 or public.orient == goal:
        return word + ("!" if public.orient == goal else "?")
    return word + "~" * ((int(public.maze.face_in(public.maze.goals[goal])) - 1) % 2)


def _seat_lines(state: Duel, seat: int) -> list[str]:
    public = state.public
    hand = [WORDS[state.private[seat].hand[i]] for i in range(public.hands[seat])]
    said = {
        "hand": " ".join(hand),
        "tools": TOOL_SET.words(public.tools[seat], public),
        "looked": GOAL_SET.words(public.looked[seat], public),
        "tokens": KIND_SET.words(public.tokens[seat], public),
        "keys": KIND_SET.words(public.keys[seat], public),
        "declined": KIND_SET.words(public.declined[seat], public),
        "purse": PURSE.words(public.purses[seat], public),
        "before": PURSE.words(public.before[seat], public),
    }
    own: list[str] = state.drawers().lines(state.private[seat], public, str(seat))
    return own + [f"{name}{seat} {words}" for name, words in said.items() if words]


# ---- reading: the table


def read_table(fields: Fields, state: Duel) -> None:
    """Everything but the deck, into a new game."""
    public = state.public
    public.round = 1
    public.phase = PLAY
    public.seat = 0
    state.drawers().read(fields, public, public)
    if public.active == NONE:
        public.active = public.seat
    _check_numbers(public)
    if public.round == 0:
        return
    for word in fields.take("maze", "").split():
        cell = lay_word(public.maze, word, WORDS, TUNNELS, "DUEL-19")
        note_card(
            public, public.maze.x_of(cell), public.maze.y_of(cell), laid_kind(public.maze, cell)
        )
    _read_goals(fields, state)
    check_sides(public.maze, "DUEL-19")
    for seat in range(public.seats):
        _read_seat(fields, state, seat)
    _read_stocks(fields, public)
    if not public.answers.refusal_lasts:
        forget_declined(public)  # of links that are cut


def _read_goals(fields: Fields, state: Duel) -> None:
    public = state.public
    gone = _said(fields, "gone", KIND_SET, public)
    if gone & ((1 << FIRST_GOAL) - 1):
        raise Refused("only goals can be gone")
    public.goal_stock = ALL_GOALS & ~(gone >> FIRST_GOAL)
    ended = public.phase in (DEAL, OVER)
    stock = [FIRST_GOAL + i for i in range(GOAL_CARDS) if public.goal_stock >> i & 1]
    words = fields.take("goals", " ".join(f"{WORDS[kind]}?" for kind in stock[:GOALS])).split()
    kinds = read_kinds(" ".join(word.rstrip("?!~") for word in words), len(WORDS))
    if len(set(kinds)) != GOALS or len(kinds) != GOALS:
        raise Refused("six different goals lie on the table (DUEL-06)")
    state.hidden.goals = kinds
    for goal, word in enumerate(words):
        is_up = not word.endswith("?")
        if kinds[goal] not in stock and not (ended and is_up):
            raise Refused(f"{word.rstrip('?!~')} is not in the stock of goals (DUEL-65)")
        if is_up:
            _turn_up(public, goal, int(kinds[goal]), word)


def _turn_up(public: Public, goal: int, kind: int, word: str) -> None:
    public.goals[goal] = kind
    public.goals_down -= 1
    if word.endswith("!"):
        if public.orient != NONE:
            raise Refused("only one goal at a time waits for its position")
        public.orient = goal
        return
    cell = public.maze.lay(public.maze.goals[goal], face_of(kind, int(word.endswith("~"))))
    note_card(public, public.maze.x_of(cell), public.maze.y_of(cell), kind)


def _said(fields: Fields, name: str, form: Form, public: Public) -> int:
    """What a line says, or nothing."""
    value: int = form.read(fields.take(name, ""), name, public)
    return value


def _read_seat(fields: Fields, state: Duel, seat: int) -> None:
    public = state.public
    drawer = state.private[seat]
    cards = read_kinds(fields.take(f"hand{seat}", ""), DECK_KINDS)
    if len(cards) > HAND:
        raise Refused(f"seat {seat} holds {len(cards)} cards; a hand has at most six (DUEL-10)")
    public.hands[seat] = len(cards)
    drawer.hand = hand_of(cards, HAND)
    state.drawers().read(fields, drawer, public, str(seat))
    public.buried[seat] = sum(drawer.buried)
    public.tools[seat] = _said(fields, f"tools{seat}", TOOL_SET, public)
    public.looked[seat] = _said(fields, f"looked{seat}", GOAL_SET, public)
    for goal in range(GOALS):
        if (public.looked[seat] >> goal) & 1 == 1:
            drawer.seen[goal] = state.hidden.goals[goal]
    public.declined[seat] = _said(fields, f"declined{seat}", KIND_SET, public)
    public.purses[seat] = _said(fields, f"purse{seat}", PURSE, public)
    public.before[seat] = _said(fields, f"before{seat}", PURSE, public)
    _read_tokens(fields, public, seat)


def _read_tokens(fields: Fields, public: Public, seat: int) -> None:
    """Tokens lie on gold and trolls, keys on doors of the other colour, all on the table."""
    maze = public.maze
    at = {int(laid_kind(maze, cell)): int(cell) for cell in maze.laid}
    public.tokens[seat] = _said(fields, f"tokens{seat}", KIND_SET, public)
    public.keys[seat] = _said(fields, f"keys{seat}", KIND_SET, public)
    for kind in _each(public.tokens[seat]):
        if kind not in at or not (VALUE[kind] or IS_TROLL[kind]):
            raise Refused(f"no token can lie on {WORDS[kind]} (DUEL-39)")
        place = place_of(maze.x_of(at[kind]), maze.y_of(at[kind]))
        if place not in public.golds and place not in public.trolls:
            raise Refused(f"{WORDS[kind]} carries one token only (DUEL-41)")
        public.golds = drop(public.golds[:], place)
        public.trolls = drop(public.trolls[:], place)
        if IS_TROLL[kind]:
            for walk in maze.walks:
                walk.unlock(maze, at[kind])
    for kind in _each(public.keys[seat]):
        if kind not in at or DOOR[kind] in (0, public.colour(seat)):
            raise Refused(f"{WORDS[kind]} is no door for a key of seat {seat} (DUEL-50)")
        maze.walks[seat].unlock(maze, at[kind])


def _each(bits: i64) -> list[int]:
    return [kind for kind in range(len(WORDS)) if bits >> kind & 1]


def _read_stocks(fields: Fields, public: Public) -> None:
    for seat in range(public.seats):
        public.stock[public.pot(seat)] -= len(_each(public.tokens[seat]))
        public.keys_left -= len(_each(public.keys[seat]))
    lost = fields.take_number("lost_keys", 0)
    public.keys_left -= lost
    if not 0 <= lost <= KEYS:
        raise Refused(f"lost_keys is a number from 0 to {KEYS}, not {lost}")
    if min(public.stock) < 0 or public.keys_left < 0:
        raise Refused("more tokens or keys lie on the table than there are (DUEL-02)")


# ---- reading: the cards that are left


def cards_left(state: Duel) -> list[int]:
    """By kind, how many cards lie neither on the table nor in a hand nor among discards."""
    public = state.public
    won = 0
    for tokens in public.tokens:
        won |= int(tokens)
    left = counted(deck_without(public.taken & ~won | public.answers.left_out), DECK_KINDS)
    on_table = counts_on_table(public)
    for kind in range(DECK_KINDS):
        left[kind] -= on_table[kind]
        for drawer in state.private:
            left[kind] -= int(drawer.buried[kind]) + list(drawer.hand).count(kind)
        if left[kind] < 0:
            raise Refused(f"there are {-left[kind]} {WORDS[kind]} too many")
    return left


def read_deck(fields: Fields, state: Duel, left: list[int]) -> None:
    """The deck holds exactly the cards that lie nowhere else."""
    if state.public.round == 0:
        return
    deck = read_kinds(fields.take("deck", " ".join(WORDS[kind] for kind in pile(left))), DECK_KINDS)
    for kind, count in enumerate(counted(deck, DECK_KINDS)):
        if count != left[kind]:
            raise Refused(f"the deck should hold {left[kind]} {WORDS[kind]}, not {count}")
    state.hidden.deck = vec[i64]([int(card) for card in deck][::-1])
    state.public.deck_size = len(deck)


# ---- what makes it possible


def check_possible(state: Duel) -> None:
    """A phase has what it decides about."""
    public = state.public
    if public.round == 0:
        return
    if min(public.seat, public.active, public.first) < 0:
        raise Refused("turn, active and first are seats")
    is_ended = public.phase in (DEAL, PAY, OVER)
    if is_ended != (GOALS_UP <= public.ended <= CARDS_OUT):
        raise Refused("a round that has ended says by which clause, one that runs does not")
    if (public.phase == ORIENT) != (public.orient != NONE):
        raise Refused("the phase orient goes with a goal marked `!`")
    if public.phase == PLAY and public.hands[public.seat] == 0:
        raise Refused("a player without cards has no turn (DUEL-16)")
    if public.phase == PLAY and (public.draw or public.seat != public.active):
        raise Refused("before the act nothing is to draw, and the decision is the active seat's")


def _check_numbers(public: Public) -> None:
    if public.round == 0 and public.phase != DEAL:
        raise Refused("before round 1 there is only the deal")
    if public.round > public.answers.rounds:
        raise Refused(f"round is a number from 0 to {public.answers.rounds}, not {public.round}")
    if public.draw > 2:
        raise Refused(f"draw is a number from 0 to 2, not {public.draw} (DUEL-14)")
    if any(kind >= TUNNELS or VALUE[kind] == 0 for kind in _each(public.taken)):
        raise Refused("only gold tunnels are taken out of the deck (DUEL-66)")
    if any(paid.seat < 0 or paid.nuggets > 3 for paid in public.paid):
        raise Refused("paid are pairs of a seat and the value of a card, as in 0.1")
