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
    GOLD_COUNTS,
    KINDS,
    STONES,
    TREASURE,
    TUNNELS,
    WORDS,
    deck_counts,
    hand_size,
)
from dwarrow.games.saboteur.editions import EDITIONS, OPTIONS, Rules, check
from dwarrow.games.saboteur.play import Saboteur, role_counts, start
from dwarrow.games.saboteur.state import (
    GOALS,
    OVER,
    PHASES,
    ROLES,
    UNKNOWN,
    Public,
    cards_in,
    coin,
    purse_values,
)
from dwarrow.kernel.position import Fields, head_lines, numbers_of, take_rules
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import counted, pile
from dwarrow.parts.hand import NO_CARD, hand_of
from dwarrow.parts.maze_text import check_sides, lay_word, maze_words
from dwarrow.parts.tools import tool_words, tools_of
from dwarrow.parts.tunnel import face_of

NUMBERS = ("first", "last_card", "last_turn", "layer", "passes", "gold_drawn")


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
    lines += [f"{name} {getattr(public, name)}" for name in NUMBERS]
    lines.append(f"circle {state.hidden.circle}")
    if public.round > 0:
        lines += _table_lines(state) + _seat_lines(state) + _gold_lines(state)
    return "\n".join(lines) + "\n"


def _table_lines(state: Saboteur) -> list[str]:
    public = state.public
    deck = [WORDS[state.hidden.deck[public.deck_size - 1 - i]] for i in range(public.deck_size)]
    spent = [WORDS[kind] for kind in range(DECK_KINDS) for _ in range(public.spent[kind])]
    return [
        "maze " + " ".join(maze_words(public.maze, WORDS, TUNNELS)),
        "goals " + " ".join(_goal_word(state, goal) for goal in range(GOALS)),
        f"laid {public.laid_x}.{public.laid_y}",
        "links " + " ".join(str(g) for g in range(GOALS) if public.links >> g & 1),
        "deck " + " ".join(deck),
        "spent " + " ".join(spent),
    ]


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


def _gold_lines(state: Saboteur) -> list[str]:
    public = state.public
    lines = ["gold " + " ".join(str(value) for value in state.hidden.gold)]
    for seat, drawer in enumerate(state.private):
        purse = public.purses[seat] + drawer.purse
        if purse:
            lines.append(f"purse{seat} " + _purse_words(purse))
        if drawer.offer:
            lines.append(f"offer{seat} " + _purse_words(drawer.offer))
        if drawer.sights:
            lines.append(f"sights{seat} " + " ".join(_sight_word(s) for s in drawer.sights))
        if drawer.under:
            lines.append(f"under{seat} " + " ".join(f"{u >> 2}.{u & 3}" for u in drawer.under))
    if public.picks:
        words = [f"{p >> 16}.{p >> 8 & 255}.{p & 255}" for p in public.picks]
        lines.append("picks " + " ".join(words))
    if public.pays:
        words = [f"{p >> 24}.{p >> 16 & 255}.{p >> 8 & 255}.{p & 255}" for p in public.pays]
        lines.append("pays " + " ".join(words))
    return lines


def _purse_words(purse: i64) -> str:
    bank = [f"bank{purse >> 24}"] if purse >> 24 else []
    return " ".join([str(value) for value in purse_values(purse)] + bank)


def _sight_word(sight: int) -> str:
    cards = "".join(str(value) for value in purse_values(sight & 0xFFFFFFFF))
    return f"{sight >> 48}.{sight >> 32 & 0xFFFF}.{cards}"


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
    public.phase = fields.take_choice("phase", PHASES, "play")
    public.seat = _seat(fields, "turn", 0, seats)
    for name in NUMBERS:
        least = 0 if name in ("passes", "gold_drawn") else -1
        setattr(public, name, _at_least(fields, name, least))
    state.hidden.circle = _at_least(fields, "circle", 0)
    if public.round > 0:
        _read_table(fields, state)
        _read_seats(fields, state)
        _read_gold(fields, state)
        _read_deck(fields, state)
    fields.finish()
    return state


def _seat(fields: Fields, name: str, default: int, seats: int) -> int:
    seat = fields.take_number(name, default)
    if not -1 <= seat < seats:
        raise Refused(f"{name} {seat} is no seat; seats are 0 to {seats - 1}")
    return seat


def _at_least(fields: Fields, name: str, least: int) -> int:
    number = fields.take_number(name, least)
    if number < least:
        raise Refused(f"{name} cannot be {number}")
    return number


def _read_table(fields: Fields, state: Saboteur) -> None:
    public = state.public
    for word in fields.take("maze", "").split():
        lay_word(public.maze, word, WORDS, TUNNELS, "SAB-040")
    words = fields.take("goals", "treasure? stone-NE? stone-NW?").split()
    kinds = [_kind(word.rstrip("?!~")) for word in words]
    if sorted(kinds) != sorted((TREASURE, *STONES)):
        raise Refused("the goals are one treasure, stone-NE and stone-NW (SAB-011)")
    state.hidden.goals = vec[i64](kinds)
    for goal, word in enumerate(words):
        _read_goal(public, goal, kinds[goal], word)
    check_sides(public.maze, "SAB-032")
    public.laid_x, public.laid_y = _two(fields.take("laid", "0.0"))
    for goal in numbers_of(fields.take("links", ""), "links"):
        public.links |= 1 << goal
    public.spent = vec[i64](counted(_cards(fields.take("spent", "")), DECK_KINDS))


def _two(text: str) -> tuple[int, int]:
    numbers = numbers_of(text, "laid")
    if len(numbers) != 2:
        raise Refused(f"laid is a place such as 3.-1, not {text!r}")
    return numbers[0], numbers[1]


def _read_goal(public: Public, goal: int, kind: int, word: str) -> None:
    if word.endswith("?"):
        return
    public.goals[goal] = kind
    if word.endswith("!"):
        public.orient |= 1 << goal
    else:
        public.maze.lay(public.maze.goals[goal], face_of(kind, int(word.endswith("~"))))


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
        try:
            public.tools[seat] = 0 if tools[seat] == "-" else tools_of(tools[seat])
        except ValueError:
            raise Refused(f"{tools[seat]!r} are no tools; there are pick, lamp and cart") from None
        for goal in numbers_of(" ".join(looked[seat].replace("-", "")), "looked"):
            public.looked[seat] |= 1 << goal
            drawer.seen[goal] = state.hidden.goals[goal]
        _read_hand(fields, state, seat)


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


def _read_gold(fields: Fields, state: Saboteur) -> None:
    public = state.public
    left = list(GOLD_COUNTS)
    for seat, drawer in enumerate(state.private):
        purse = _purse(fields.take(f"purse{seat}", ""))
        drawer.offer = _purse(fields.take(f"offer{seat}", ""))
        public.gold_cards[seat] = cards_in(purse)
        public.offer_size += cards_in(drawer.offer)
        if public.answers.gold_secret and public.phase != OVER:
            drawer.purse = purse
        else:
            public.purses[seat] = purse
        for value in purse_values(purse) + purse_values(drawer.offer):
            left[value] -= 1
        drawer.sights = tuple(_sight(word) for word in fields.take(f"sights{seat}", "").split())
        under = numbers_of(fields.take(f"under{seat}", ""), "under")
        drawer.under = tuple(under[i] << 2 | under[i + 1] for i in range(0, len(under) - 1, 2))
    if min(left) < 0:
        raise Refused("there are more gold cards than 16 ones, 8 twos and 4 threes (SAB-003)")
    deck = _gold_values(fields.take("gold", " ".join(str(value) for value in pile(left))))
    if counted(vec[i64](deck), 4) != left:
        raise Refused("the gold deck does not hold the cards that lie nowhere else (SAB-111)")
    state.hidden.gold = vec[i64](deck)
    public.gold_size = len(deck)
    public.picks = tuple(a << 16 | b << 8 | c for a, b, c in _rows(fields, "picks", 3))
    public.pays = tuple(a << 24 | b << 16 | c << 8 | d for a, b, c, d in _rows(fields, "pays", 4))


def _rows(fields: Fields, name: str, width: int) -> list[list[int]]:
    numbers = numbers_of(fields.take(name, ""), name)
    if len(numbers) % width:
        raise Refused(f"{name} come in groups of {width} numbers")
    return [numbers[i : i + width] for i in range(0, len(numbers), width)]


def _gold_values(text: str) -> list[int]:
    values = numbers_of(text, "gold")
    if any(value not in (1, 2, 3) for value in values):
        raise Refused("gold cards show 1, 2 or 3 nuggets (SAB-003)")
    return values


def _purse(text: str) -> i64:
    purse: i64 = 0
    for word in text.split():
        if word.startswith("bank") and word[4:].isdigit():
            purse += int(word[4:]) << 24
        else:
            purse += coin(_gold_values(word)[0])
    return purse


def _sight(word: str) -> int:
    number, index, *cards = word.split(".")
    offer = sum(int(coin(value)) for value in _gold_values(" ".join(cards[0]) if cards else ""))
    return int(number) << 48 | int(index) << 32 | offer
