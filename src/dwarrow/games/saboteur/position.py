"""A situation of Saboteur as text, as FEN is to chess: written, read back, and checked.

Only what cannot be worked out is written. Missing lines mean the opening: empty hands and table,
and a deck of all cards that lie nowhere else, in the order of the card list.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur.cards import (
    BREAKS,
    DECK_KINDS,
    KINDS,
    SHAPES,
    STONES,
    TREASURE,
    TUNNELS,
    WORDS,
    deck_counts,
    hand_size,
)
from dwarrow.games.saboteur.editions import EDITIONS, OPTIONS, Rules, check
from dwarrow.games.saboteur.play import Saboteur, role_counts, start
from dwarrow.games.saboteur.position_gold import gold_lines, read_gold
from dwarrow.games.saboteur.possible import check_possible
from dwarrow.games.saboteur.state import (
    DEAL,
    GOALS,
    PHASES,
    ROLES,
    UNKNOWN,
    Public,
)
from dwarrow.kernel.position import Fields, head_lines, numbers_of, take_rules
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import counted, pile
from dwarrow.parts.hand import NO_CARD, hand_of
from dwarrow.parts.tools import TOOLS, tool_words, tools_of
from dwarrow.parts.tunnel import EMPTY, agrees, face_of

SEAT_NUMBERS = ("first", "last_card", "last_turn", "layer")
COUNTS = ("circle", "gold_drawn")
FARTHEST = 100  # no tunnel leads farther


# ---- writing


def write_position(state: Saboteur) -> str:
    """The whole truth of a situation as text."""
    public = state.public
    lines = head_lines("saboteur", EDITIONS, public.rules)
    lines += [
        f"seats {public.seats}",
        f"round {public.round}",
        f"phase {PHASES[public.phase]}",
        f"turn {public.seat}",
    ]
    lines += [f"{name} {getattr(public, name)}" for name in SEAT_NUMBERS + COUNTS]
    if public.round > 0:
        lines += _table_lines(state) + _seat_lines(state) + gold_lines(state)
    return "\n".join(lines) + "\n"


def _table_lines(state: Saboteur) -> list[str]:
    public = state.public
    deck = [WORDS[state.hidden.deck[public.deck_size - 1 - i]] for i in range(public.deck_size)]
    spent = [WORDS[kind] for kind in range(DECK_KINDS) for _ in range(public.spent[kind])]
    return [
        "maze " + " ".join(_maze_words(public)),
        "goals " + " ".join(_goal_word(state, goal) for goal in range(GOALS)),
        f"laid {public.laid_x}.{public.laid_y}",
        "links " + " ".join(str(g) for g in range(GOALS) if public.links >> g & 1),
        "deck " + " ".join(deck),
        "spent " + " ".join(spent),
    ]


def _maze_words(public: Public) -> list[str]:
    maze = public.maze
    words: list[str] = []
    for cell in maze.laid:
        kind, turned = divmod(int(maze.face_in(cell)) - 1, 2)
        if kind < TUNNELS:
            words.append(f"{maze.x_of(cell)},{maze.y_of(cell)}:{WORDS[kind]}{'~' * turned}")
    return words


def _goal_word(state: Saboteur, goal: int) -> str:
    """`?` face down, `!` turned up with its position still to choose, `~` turned."""
    public = state.public
    word = WORDS[state.hidden.goals[goal]]
    if public.goals[goal] == 0:
        return word + "?"
    if public.orient >> goal & 1:
        return word + "!"
    return word + "~" * ((int(public.maze.face_in(public.maze.goals[goal])) - 1) % 2)


def _seat_lines(state: Saboteur) -> list[str]:
    public = state.public
    roles = [ROLES[drawer.role] for drawer in state.private]
    aside = [ROLES[state.hidden.aside]] if state.hidden.aside else []
    looked = ["".join(str(g) for g in range(GOALS) if bits >> g & 1) for bits in public.looked]
    lines = [
        "roles " + " ".join(roles + aside),
        f"winner {ROLES[public.winner]}",
        "tools " + " ".join("+".join(tool_words(int(tools))) or "-" for tools in public.tools),
        "looked " + " ".join(goals or "-" for goals in looked),
    ]
    for seat, drawer in enumerate(state.private):
        lines.append(f"hand{seat} " + " ".join(WORDS[c] for c in drawer.hand if c != NO_CARD))
        buried = [WORDS[kind] for kind in range(DECK_KINDS) for _ in range(drawer.buried[kind])]
        if buried:
            lines.append(f"buried{seat} " + " ".join(buried))
    return lines


# ---- reading


def read_position(text: str) -> Saboteur:
    """The state a position text describes; Refused with the reason if there is none."""
    fields = Fields(text)
    rules: Rules = take_rules(fields, "saboteur", EDITIONS, OPTIONS)
    check(rules)
    seats = fields.take_number("seats")
    if not 3 <= seats <= 10:
        raise Refused(f"Saboteur is for 3 to 10 players, not {seats} (SAB-001)")
    state = start(rules, seats)
    public = state.public
    public.round = fields.take_number("round", 1)
    if not 0 <= public.round <= rules.rounds:
        raise Refused(f"there is no round {public.round} in a game of {rules.rounds} (SAB-002)")
    public.phase = fields.take_choice("phase", PHASES, "play" if public.round else "deal")
    if public.round == 0 and public.phase != DEAL:
        raise Refused("before the first deal nothing is played (SAB-106)")
    public.seat = _seat(fields, "turn", 0, seats)
    for name in SEAT_NUMBERS:
        setattr(public, name, _seat(fields, name, -1, seats))
    for name in COUNTS:
        setattr(public, name, _count(fields, name))
    if public.round > 0:
        _read_table(fields, state)
        _read_seats(fields, state)
        read_gold(fields, state)
        _read_deck(fields, state)
    fields.finish()
    check_possible(state)
    return state


def _seat(fields: Fields, name: str, default: int, seats: int) -> int:
    seat = fields.take_number(name, default)
    if not -1 <= seat < seats:
        raise Refused(f"{name} {seat} is no seat; seats are 0 to {seats - 1}")
    return seat


def _count(fields: Fields, name: str) -> int:
    number = fields.take_number(name, 0)
    if not 0 <= number < 10_000:
        raise Refused(f"{name} cannot be {number}")
    return number


def _goals(text: str, name: str) -> list[int]:
    goals = numbers_of(text, name)
    for goal in goals:
        if not 0 <= goal < GOALS:
            raise Refused(f"{name}: there is no goal {goal}; goals are 0, 1 and 2")
    return goals


def _read_table(fields: Fields, state: Saboteur) -> None:
    public = state.public
    for word in fields.take("maze", "").split():
        _lay_word(public, word)
    words = fields.take("goals", "treasure? stone-NE? stone-NW?").split()
    kinds = [_kind(word[:-1] if word[-1] in "?!~" else word) for word in words]
    if sorted(kinds) != sorted((TREASURE, *STONES)):
        raise Refused("the goals are one treasure, stone-NE and stone-NW (SAB-011)")
    state.hidden.goals = vec[i64](kinds)
    for goal, word in enumerate(words):
        _read_goal(public, goal, kinds[goal], word)
    _check_sides(public)
    public.laid_x, public.laid_y = _two(fields.take("laid", "0.0"))
    for goal in _goals(fields.take("links", ""), "links"):
        public.links |= 1 << goal
    public.spent = vec[i64](counted(_cards(fields.take("spent", "")), DECK_KINDS))


def _two(text: str) -> tuple[int, int]:
    numbers = numbers_of(text, "laid")
    if len(numbers) != 2 or max(abs(number) for number in numbers) > FARTHEST:
        raise Refused(f"laid is a place such as 3.-1, not {text!r}")
    return numbers[0], numbers[1]


def _lay_word(public: Public, word: str) -> None:
    """Lay a card written as `x,y:CARD` or `x,y:CARD~`."""
    place, _, card = word.partition(":")
    x, _, y = place.partition(",")
    kind = _kind(card.removesuffix("~"))
    if kind >= TUNNELS:
        raise Refused(f"{card} is no tunnel card")
    try:
        at = (int(x), int(y))
    except ValueError:
        raise Refused(f"{word!r} should be a place and a card, as in 1,0:NES~") from None
    if max(abs(at[0]), abs(at[1])) > FARTHEST:
        raise Refused(f"{place} is too far away: the deck has 40 tunnel cards")
    if public.maze.face_at(*at) != EMPTY:
        raise Refused(f"two cards lie at {place} (SAB-040)")
    public.maze.lay_at(*at, face_of(kind, int(card.endswith("~"))))


def _read_goal(public: Public, goal: int, kind: int, word: str) -> None:
    if word.endswith("?"):
        return
    public.goals[goal] = kind
    if word.endswith("!"):
        public.orient |= 1 << goal
    else:
        public.maze.lay(public.maze.goals[goal], face_of(kind, int(word.endswith("~"))))


def _check_sides(public: Public) -> None:
    """SAB-032: laid cards agree with their neighbours; only goals may disagree (SAB-072)."""
    maze = public.maze
    for cell in maze.laid:
        if maze.goal_at(cell) >= 0:
            continue
        need = maze.need_in(cell)
        for side in range(4):
            if maze.goal_at(maze.beside(cell, side)) >= 0:
                need &= ~(3 << (2 * side))
        if not agrees(need, SHAPES.edges[maze.face_in(cell)]):
            where = f"{maze.x_of(cell)},{maze.y_of(cell)}"
            raise Refused(f"the card at {where} disagrees with a neighbour (SAB-032)")


def _kind(word: str) -> int:
    if word not in KINDS:
        raise Refused(f"there is no card {word!r}")
    return KINDS[word]


def _cards(text: str) -> vec[i64]:
    kinds = [_kind(word) for word in text.split()]
    if any(kind >= DECK_KINDS for kind in kinds):
        raise Refused("start and goals are never in a hand, the deck or the discard")
    return vec[i64](kinds)


def _read_seats(fields: Fields, state: Saboteur) -> None:
    public = state.public
    seats = int(public.seats)
    _read_roles(fields, state)
    tools = fields.take("tools", " ".join("-" * seats)).split()
    looked = fields.take("looked", " ".join("-" * seats)).split()
    if len(tools) != seats or len(looked) != seats:
        raise Refused(f"tools and looked have one word for each of the {seats} seats")
    for seat, drawer in enumerate(state.private):
        public.tools[seat] = _tools(tools[seat])
        for goal in _goals(" ".join(looked[seat].replace("-", "")), "looked"):
            public.looked[seat] |= 1 << goal
            drawer.seen[goal] = state.hidden.goals[goal]
        _read_hand(fields, state, seat)


def _tools(word: str) -> int:
    words = [] if word == "-" else word.split("+")
    if any(tool not in TOOLS for tool in words):
        raise Refused(f"{word!r} are no tools; there are {', '.join(TOOLS)}")
    if len(set(words)) < len(words):
        raise Refused(f"{word}: one broken tool of a kind is the most (SAB-046)")
    return tools_of(word) if words else 0


def _read_roles(fields: Fields, state: Saboteur) -> None:
    public = state.public
    counts = role_counts(public.rules, public.seats)
    default = " ".join(ROLES[role] for role in pile(counts))
    words = fields.take("roles", default).split()
    roles = [ROLES.index(word) if word in ROLES else UNKNOWN for word in words]
    if [roles.count(role) for role in range(3)] != counts:
        raise Refused(f"the roles of {public.seats} players are: {default} (SAB-004)")
    state._deal_roles(vec[i64](roles))
    public.winner = fields.take_choice("winner", ROLES, "unknown")
    if public.winner != UNKNOWN:
        public.roles = vec[i64](roles[: public.seats])


def _read_hand(fields: Fields, state: Saboteur, seat: int) -> None:
    public = state.public
    room = hand_size(int(public.seats))
    cards = _cards(fields.take(f"hand{seat}", ""))
    if len(cards) > room:
        raise Refused(f"seat {seat} holds {len(cards)} cards; a hand has at most {room} (SAB-017)")
    public.hands[seat] = len(cards)
    state.private[seat].hand = hand_of(cards, room)
    buried = counted(_cards(fields.take(f"buried{seat}", "")), DECK_KINDS)
    state.private[seat].buried = vec[i64](buried)
    public.buried[seat] = sum(buried)


def _read_deck(fields: Fields, state: Saboteur) -> None:
    """The deck holds exactly the cards that lie nowhere else."""
    left = _left_for_deck(state)
    for kind, count in enumerate(left):
        if count < 0:
            raise Refused(f"there are {-count} {WORDS[kind]} too many")
    deck = _cards(fields.take("deck", " ".join(WORDS[kind] for kind in pile(left))))
    for kind, count in enumerate(counted(deck, DECK_KINDS)):
        if count != left[kind]:
            raise Refused(f"the deck should hold {left[kind]} {WORDS[kind]}, not {count}")
    state.hidden.deck = vec[i64](list(deck)[::-1])
    state.public.deck_size = len(deck)


def _left_for_deck(state: Saboteur) -> list[int]:
    public = state.public
    left = deck_counts(public.rules.maps)
    for kind in range(DECK_KINDS):
        left[kind] -= public.spent[kind] + sum(int(d.buried[kind]) for d in state.private)
        left[kind] -= sum(list(drawer.hand).count(kind) for drawer in state.private)
    for cell in public.maze.laid:
        kind = int(public.maze.face_in(cell) - 1) // 2
        if kind < TUNNELS:
            left[kind] -= 1
    for tools in public.tools:
        for tool in range(3):
            left[BREAKS[tool]] -= tools >> tool & 1
    return left
