"""Reading a position of the Duel, for two or alone: what cannot be is refused with the reason."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.duel.cards import (
    ALL_GOALS,
    DECK_KINDS,
    DOOR,
    FIRST_GOAL,
    GOAL_CARDS,
    IS_TROLL,
    KINDS,
    TUNNELS,
    VALUE,
    WORDS,
    deck_without,
)
from dwarrow.games.duel.draws import strikes
from dwarrow.games.duel.gold import note_card
from dwarrow.games.duel.play import Duel
from dwarrow.games.duel.score import CARDS_OUT, GOALS_UP
from dwarrow.games.duel.state import (
    ASIDE,
    DEAL,
    GOALS,
    HAND,
    KEYS,
    NONE,
    ORIENT,
    OVER,
    PAY,
    PHASES,
    PLAY,
    Public,
    coin,
    counts_on_table,
    laid_kind,
    place_of,
)
from dwarrow.kernel.position import Fields, numbers_of
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import counted, pile
from dwarrow.parts.hand import hand_of
from dwarrow.parts.maze_text import check_sides, lay_word
from dwarrow.parts.tools import tool_words, tools_of
from dwarrow.parts.tunnel import drop, face_of


def read_fields(fields: Fields, state: Duel) -> Duel:
    """Fill a new game, for two or alone, with what the lines say."""
    public = state.public
    public.round = _number(fields, "round", 1, 0, int(public.answers.rounds))
    public.phase = fields.take_choice("phase", PHASES, "play" if public.round else "deal")
    if public.round == 0 and public.phase != DEAL:
        raise Refused("before round 1 there is only the deal")
    least = 0 if public.round else NONE
    public.seat = _number(fields, "turn", least, least, int(public.seats) - 1)
    public.active = _number(fields, "active", int(public.seat), least, int(public.seats) - 1)
    public.first = _number(fields, "first", 0, 0, int(public.seats) - 1)
    if public.round > 0:
        _read_maze(fields, state)
        _read_turn(fields, public)
        for seat in range(public.seats):
            _read_seat(fields, state, seat)
        _read_deck(fields, state)
        _read_stocks(fields, public)
        _check_phase(state)
    fields.finish()
    return state


def _number(fields: Fields, name: str, default: int, least: int, most: int) -> int:
    number = fields.take_number(name, default)
    if not least <= number <= most:
        raise Refused(f"{name} is a number from {least} to {most}, not {number}")
    return number


def _kinds(text: str, below: int) -> vec[i64]:
    """The kinds of card words, all of them numbered below this."""
    kinds = vec[i64]()
    for word in text.split():
        if word not in KINDS or KINDS[word] >= below:
            raise Refused(f"{word!r} is no card that can lie here")
        kinds = append(kinds, KINDS[word])
    return kinds


def _bits(fields: Fields, name: str) -> int:
    """A line of different card words as a bit set of kinds."""
    bits = 0
    for kind in _kinds(fields.take(name, ""), len(WORDS)):
        if bits >> kind & 1:
            raise Refused(f"{WORDS[kind]} stands twice in {name}")
        bits |= 1 << int(kind)
    return bits


def _read_maze(fields: Fields, state: Duel) -> None:
    public = state.public
    for word in fields.take("maze", "").split():
        cell = lay_word(public.maze, word, WORDS, TUNNELS, "DUEL-19")
        x, y = public.maze.x_of(cell), public.maze.y_of(cell)
        note_card(public, x, y, laid_kind(public.maze, cell))
        if public.answers.solo:
            public.lays = append(public.lays[:], place_of(x, y))
    _read_goals(fields, state)
    check_sides(public.maze, "DUEL-19")
    public.spent = vec[i64](counted(_kinds(fields.take("spent", ""), DECK_KINDS), DECK_KINDS))
    public.taken = _bits(fields, "taken")
    if any(kind >= TUNNELS or VALUE[kind] == 0 for kind in _each(public.taken)):
        raise Refused("only gold tunnels are taken out of the deck (DUEL-66)")


def _each(bits: i64) -> list[int]:
    return [kind for kind in range(len(WORDS)) if bits >> kind & 1]


def _read_goals(fields: Fields, state: Duel) -> None:
    public = state.public
    gone = _bits(fields, "gone")
    if any(kind < FIRST_GOAL for kind in _each(gone)):
        raise Refused("only goals can be gone")
    public.goal_stock = ALL_GOALS & ~(gone >> FIRST_GOAL)
    ended = public.phase in (DEAL, OVER)
    stock = [FIRST_GOAL + i for i in range(GOAL_CARDS) if public.goal_stock >> i & 1]
    words = fields.take("goals", " ".join(f"{WORDS[kind]}?" for kind in stock[:GOALS])).split()
    kinds = _kinds(" ".join(word.rstrip("?!~") for word in words), len(WORDS))
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
    shown = public.goals[:]
    shown[goal] = kind
    public.goals = shown
    public.goals_down -= 1
    if word.endswith("!"):
        if public.orient != NONE:
            raise Refused("only one goal at a time waits for its position")
        public.orient = goal
        return
    cell = public.maze.lay(public.maze.goals[goal], face_of(kind, int(word.endswith("~"))))
    note_card(public, public.maze.x_of(cell), public.maze.y_of(cell), kind)


def _read_turn(fields: Fields, public: Public) -> None:
    public.draw = _number(fields, "draw", 0, 0, 2)
    public.ended = _number(fields, "ended", 0, 0, CARDS_OUT)
    public.must_lay = _number(fields, "must_lay", 0, 0, 1) == 1
    public.has_laid = _number(fields, "has_laid", 0, 0, 1) == 1
    for goal in numbers_of(fields.take("links", ""), "links"):
        if not 0 <= goal < GOALS:
            raise Refused(f"there is no goal {goal}")
        public.links |= 1 << goal


def _read_seat(fields: Fields, state: Duel, seat: int) -> None:
    public = state.public
    drawer = state.private[seat]
    cards = _kinds(fields.take(f"hand{seat}", ""), DECK_KINDS)
    buried = counted(_kinds(fields.take(f"buried{seat}", ""), DECK_KINDS), DECK_KINDS)
    if len(cards) > HAND:
        raise Refused(f"seat {seat} holds {len(cards)} cards; a hand has at most six (DUEL-10)")
    if public.answers.solo and any(strikes(card) for card in cards):
        raise Refused("sabotage and rockfall never stay in hand (SOLO-10)")
    public.hands[seat] = len(cards)
    public.buried[seat] = sum(buried)
    drawer.hand = hand_of(cards, HAND)
    drawer.buried = vec[i64](buried)
    _read_tools(fields, public, seat)
    for goal in numbers_of(fields.take(f"looked{seat}", ""), "looked"):
        if not 0 <= goal < GOALS:
            raise Refused(f"there is no goal {goal} to look at")
        public.looked[seat] |= 1 << goal
        drawer.seen[goal] = state.hidden.goals[goal]
    _read_tokens(fields, public, seat)
    public.purses = _with(public.purses, seat, _purse(fields, f"purse{seat}"))
    public.before = _with(public.before, seat, _purse(fields, f"before{seat}"))


def _read_tools(fields: Fields, public: Public, seat: int) -> None:
    text = fields.take(f"tools{seat}", "").replace(" ", "+")
    try:
        public.tools[seat] = tools_of(text) if text else 0
    except ValueError:
        raise Refused(f"{text!r} are no tools; there are pick, lamp and cart") from None
    if len(text.split("+")) != len(tool_words(int(public.tools[seat]))) and text:
        raise Refused("at most one sabotage card of each kind lies before a player (DUEL-47)")


def _with(values: vec[i64], seat: int, value: i64) -> vec[i64]:
    changed = values[:]
    changed[seat] = value
    return changed


def _purse(fields: Fields, name: str) -> i64:
    purse: i64 = 0
    for value in numbers_of(fields.take(name, ""), name):
        if value not in (1, 2, 3):
            raise Refused("gold cards show 1, 2 or 3 nuggets (DUEL-44)")
        purse += coin(value)
    return purse


# ---- tokens, keys and the cards that are left


def _read_tokens(fields: Fields, public: Public, seat: int) -> None:
    """Tokens lie on gold and trolls, keys on doors of the other colour, all on the table."""
    maze = public.maze
    at = {int(laid_kind(maze, cell)): int(cell) for cell in maze.laid}
    public.tokens[seat] = _bits(fields, f"tokens{seat}")
    public.keys[seat] = _bits(fields, f"keys{seat}")
    public.declined[seat] = _bits(fields, f"declined{seat}")
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


def _read_stocks(fields: Fields, public: Public) -> None:
    for seat in range(public.seats):
        public.stock[seat if public.answers.four_each else 0] -= len(_each(public.tokens[seat]))
        public.keys_left -= len(_each(public.keys[seat]))
    public.keys_left -= _number(fields, "lost_keys", 0, 0, KEYS)
    if min(public.stock) < 0 or public.keys_left < 0:
        raise Refused("more tokens or keys lie on the table than there are (DUEL-02)")
    numbers = numbers_of(fields.take("paid", ""), "paid")
    pairs = list(zip(numbers[::2], numbers[1::2]))
    if len(numbers) % 2 or any(s not in range(public.seats) or v > 3 or v < 0 for s, v in pairs):
        raise Refused("paid are pairs of a seat and the value of a card, as in 0.1")
    public.paid = tuple(seat << 2 | value for seat, value in pairs)


def _read_deck(fields: Fields, state: Duel) -> None:
    """The deck, and alone the ten set aside, hold exactly the cards that lie nowhere else."""
    public = state.public
    left = _left_for_deck(state)
    for kind, count in enumerate(left):
        if count < 0:
            raise Refused(f"there are {-count} {WORDS[kind]} too many")
    unseen = pile(left)
    aside = ASIDE if public.answers.solo else 0
    ten = " ".join(WORDS[kind] for kind in unseen[:aside])
    state.hidden.ten = _kinds(fields.take("ten", ten) if aside else "", DECK_KINDS)
    if len(state.hidden.ten) != aside:
        raise Refused(f"{aside} cards are set aside, not {len(state.hidden.ten)} (SOLO-05)")
    put_by = counted(state.hidden.ten, DECK_KINDS)
    rest = [left[kind] - put_by[kind] for kind in range(DECK_KINDS)]
    if min(rest) < 0:
        raise Refused("cards are set aside that lie elsewhere (SOLO-05)")
    deck = _kinds(fields.take("deck", " ".join(WORDS[kind] for kind in pile(rest))), DECK_KINDS)
    for kind, count in enumerate(counted(deck, DECK_KINDS)):
        if count != rest[kind]:
            raise Refused(f"the deck should hold {rest[kind]} {WORDS[kind]}, not {count}")
    state.hidden.deck = vec[i64]([int(card) for card in deck][::-1])
    public.deck_size = len(deck)


def _left_for_deck(state: Duel) -> list[int]:
    public = state.public
    won = 0
    for tokens in public.tokens:
        won |= int(tokens)
    left = counted(deck_without(public.taken & ~won | public.answers.without), DECK_KINDS)
    on_table = counts_on_table(public)
    for kind in range(DECK_KINDS):
        left[kind] -= on_table[kind]
        for drawer in state.private:
            left[kind] -= int(drawer.buried[kind]) + list(drawer.hand).count(kind)
    return left


def _check_phase(state: Duel) -> None:
    """A phase needs what it decides about."""
    public = state.public
    is_ended = public.phase in (DEAL, PAY, OVER)
    if is_ended != (GOALS_UP <= public.ended <= CARDS_OUT):
        raise Refused("a round that has ended says by which clause, one that runs does not")
    if (public.phase == ORIENT) != (public.orient != NONE):
        raise Refused("the phase orient goes with a goal marked `!`")
    if public.phase == PLAY and public.hands[public.seat] == 0:
        raise Refused("a player without cards has no turn (DUEL-16)")
    if public.phase == PLAY and (public.draw or public.seat != public.active):
        raise Refused("before the act nothing is to draw, and the decision is the active seat's")
