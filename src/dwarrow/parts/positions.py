"""The lines of a position that every game building on Saboteur writes and reads alike."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.position import Fields, numbers_of
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import Deck, counted, pile
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import CHOOSE, DEAL, GOALS, ORIENT, OVER, Mine, goals_in
from dwarrow.parts.tools import tool_words, tools_of
from dwarrow.parts.tunnel import EMPTY, agrees, face_of
from dwarrow.parts.words import read_kind

SEAT_NAMES = ("first", "last_card", "last_turn", "layer")


# ---- writing


def mine_lines(mine: Mine, phases: tuple[str, ...]) -> list[str]:
    """Where in the game we are."""
    lines = [
        f"seats {mine.seats}",
        f"round {mine.round}",
        f"phase {phases[mine.phase]}",
        f"turn {mine.seat}",
    ]
    return lines + [f"{name} {getattr(mine, name)}" for name in (*SEAT_NAMES, "circle")]


def table_lines(mine: Mine, goals: vec[i64], deck: vec[i64]) -> list[str]:
    """What lies on the table, the goals with their faces and the deck from its top."""
    top_down = [deck[mine.deck_size - 1 - i] for i in range(mine.deck_size)]
    return [
        "maze " + " ".join(_maze_words(mine)),
        "goals " + " ".join(_goal_word(mine, goal, int(goals[goal])) for goal in range(GOALS)),
        f"laid {mine.laid_x}.{mine.laid_y}",
        "links " + " ".join(str(goal) for goal in goals_in(mine.links)),
        "deck " + " ".join(mine.deck.words[card] for card in top_down),
        "spent " + words_of(mine.deck, mine.spent),
    ]


def words_of(deck: Deck, counts: vec[i64]) -> str:
    """So many cards of each kind, in words."""
    return " ".join(deck.words[kind] for kind, n in enumerate(counts) for _ in range(n))


def _maze_words(mine: Mine) -> list[str]:
    maze = mine.maze
    words: list[str] = []
    for cell in maze.laid:
        kind, turned = divmod(int(maze.face_in(cell)) - 1, 2)
        if kind < mine.deck.tunnels:
            word = mine.deck.words[kind] + "~" * turned
            words.append(f"{maze.x_of(cell)},{maze.y_of(cell)}:{word}")
    return words


def _goal_word(mine: Mine, goal: int, kind: int) -> str:
    """`?` face down, `!` turned up with its position still to choose, `~` turned."""
    word = mine.deck.words[kind]
    if mine.goals[goal] == 0:
        return word + "?"
    if mine.orient >> goal & 1:
        return word + "!"
    return word + "~" * ((int(mine.maze.face_in(mine.maze.goals[goal])) - 1) % 2)


def front_lines(mine: Mine) -> list[str]:
    looked = ["".join(str(goal) for goal in goals_in(bits)) for bits in mine.looked]
    return [
        "tools " + " ".join("+".join(tool_words(int(tools))) or "-" for tools in mine.tools),
        "looked " + " ".join(goals or "-" for goals in looked),
    ]


def hand_lines(deck: Deck, seat: int, hand: vec[i64], buried: vec[i64]) -> list[str]:
    lines = [f"hand{seat} " + " ".join(deck.words[card] for card in hand if card != NO_CARD)]
    if any(buried):
        lines.append(f"buried{seat} " + words_of(deck, buried))
    return lines


# ---- reading


def read_mine(fields: Fields, mine: Mine, phases: tuple[str, ...], rounds: int) -> None:
    """Where in the game we are."""
    mine.round = fields.take_number("round", 1)
    if not 0 <= mine.round <= rounds:
        raise Refused(f"there is no round {mine.round} in a game of {rounds} (SAB-002)")
    mine.phase = fields.take_choice("phase", phases, "play" if mine.round else "deal")
    mine.seat = _seat(fields, "turn", 0 if mine.round else -1, mine)
    for name in SEAT_NAMES:
        setattr(mine, name, _seat(fields, name, -1, mine))
    mine.circle = at_least(fields, "circle", 0)
    if mine.round == 0 and mine.phase != DEAL:
        raise Refused("before round 1 the only phase is the deal")
    if mine.seat < 0 and mine.phase not in (DEAL, OVER):
        raise Refused("the position does not say whose turn it is")


def _seat(fields: Fields, name: str, default: int, mine: Mine) -> int:
    seat = fields.take_number(name, default)
    if not -1 <= seat < mine.seats:
        raise Refused(f"{name} {seat} is no seat; seats are 0 to {mine.seats - 1}")
    return seat


def at_least(fields: Fields, name: str, least: int) -> int:
    number = fields.take_number(name, least)
    if number < least:
        raise Refused(f"{name} cannot be {number}")
    return number


def read_table(fields: Fields, mine: Mine) -> vec[i64]:
    """Lay out what the position says; the faces of the three goals."""
    for word in fields.take("maze", "").split():
        _lay_word(mine, word)
    words = fields.take("goals", "treasure? stone-NE? stone-NW?").split()
    kinds = [read_kind(word.rstrip("?!~"), mine.deck) for word in words]
    if sorted(kinds) != sorted(mine.deck.goals()):
        raise Refused("the goals are one treasure, stone-NE and stone-NW (SAB-011)")
    for goal, word in enumerate(words):
        _read_goal(mine, goal, kinds[goal], word)
    _check_sides(mine)
    mine.laid_x, mine.laid_y = _two(fields.take("laid", "0.0"))
    for goal in goal_numbers(fields.take("links", ""), "links"):
        mine.links |= 1 << goal
    spent = read_cards(mine.deck, fields.take("spent", ""))
    mine.spent = vec[i64](counted(spent, int(mine.deck.playable)))
    _check_phase(mine)
    return vec[i64](kinds)


def _check_phase(mine: Mine) -> None:
    if (mine.orient != 0) != (mine.phase == ORIENT):
        raise Refused("a goal waits for its position exactly in the phase orient (SAB-073)")
    if mine.phase == CHOOSE and mine.maze.walks[0].goals == 0:
        raise Refused("no goal is joined, so there is none to choose (SAB-074)")


def goal_numbers(text: str, name: str) -> list[int]:
    goals = numbers_of(text, name)
    if any(not 0 <= goal < GOALS for goal in goals):
        raise Refused(f"{name} holds goals, which are 0, 1 and 2")
    return goals


def _two(text: str) -> tuple[int, int]:
    numbers = numbers_of(text, "laid")
    if len(numbers) != 2:
        raise Refused(f"laid is a place such as 3.-1, not {text!r}")
    return numbers[0], numbers[1]


def _lay_word(mine: Mine, word: str) -> None:
    """Lay a card written as `x,y:CARD` or `x,y:CARD~`."""
    place, _, card = word.partition(":")
    x, _, y = place.partition(",")
    kind = read_kind(card.rstrip("~"), mine.deck)
    if kind >= mine.deck.tunnels:
        raise Refused(f"{card} is no tunnel card")
    try:
        at = (int(x), int(y))
    except ValueError:
        raise Refused(f"{word!r} should be a place and a card, as in 1,0:NES~") from None
    if max(abs(at[0]), abs(at[1])) > 100:
        raise Refused(f"{place} is too far away: no tunnel gets there")
    if mine.maze.face_at(*at) != EMPTY:
        raise Refused(f"two cards lie at {place} (SAB-040)")
    mine.maze.lay_at(*at, face_of(kind, int(card.endswith("~"))))


def _read_goal(mine: Mine, goal: int, kind: int, word: str) -> None:
    if word.endswith("?"):
        return
    mine.goals[goal] = kind
    if word.endswith("!"):
        mine.orient |= 1 << goal
    else:
        mine.maze.lay(mine.maze.goals[goal], face_of(kind, int(word.endswith("~"))))


def _check_sides(mine: Mine) -> None:
    """SAB-032: laid cards agree with their neighbours; only goals may disagree (SAB-072)."""
    maze = mine.maze
    for cell in maze.laid:
        if maze.goal_at(cell) >= 0:
            continue
        need = maze.need_in(cell)
        for side in range(4):
            if maze.goal_at(maze.beside(cell, side)) >= 0:
                need &= ~(3 << (2 * side))
        if not agrees(need, mine.deck.shapes.edges[maze.face_in(cell)]):
            where = f"{maze.x_of(cell)},{maze.y_of(cell)}"
            raise Refused(f"the card at {where} disagrees with a neighbour (SAB-032)")


def read_cards(deck: Deck, text: str) -> vec[i64]:
    kinds = [read_kind(word, deck) for word in text.split()]
    if any(kind >= deck.playable for kind in kinds):
        raise Refused("start and goals are never in a hand, the deck or the discard")
    return vec[i64](kinds)


def read_front(fields: Fields, mine: Mine) -> None:
    """The broken tools in front of each seat, and which goals each has looked at."""
    seats = int(mine.seats)
    tools = words_a_seat(fields, "tools", seats)
    looked = words_a_seat(fields, "looked", seats)
    for seat in range(seats):
        try:
            mine.tools[seat] = 0 if tools[seat] == "-" else tools_of(tools[seat])
        except ValueError:
            raise Refused(f"{tools[seat]!r} are no tools; there are pick, lamp and cart") from None
        for goal in goal_numbers(" ".join(looked[seat].replace("-", "")), "looked"):
            mine.looked[seat] |= 1 << goal


def words_a_seat(fields: Fields, name: str, seats: int, default: str = "-") -> list[str]:
    words = fields.take(name, " ".join(default * seats)).split()
    if len(words) != seats:
        raise Refused(f"{name} has one word for each of the {seats} seats")
    return words


def read_hand(fields: Fields, mine: Mine, seat: int, most: int) -> vec[i64]:
    """The cards of a seat's hand; the drawer is the game's."""
    cards = read_cards(mine.deck, fields.take(f"hand{seat}", ""))
    if len(cards) > most:
        raise Refused(f"seat {seat} holds {len(cards)} cards; a hand has at most {most}")
    mine.hands[seat] = len(cards)
    return cards


def read_buried(fields: Fields, mine: Mine, seat: int) -> vec[i64]:
    """What a seat discarded face down, by kind."""
    buried = read_cards(mine.deck, fields.take(f"buried{seat}", ""))
    mine.buried[seat] = len(buried)
    return vec[i64](counted(buried, int(mine.deck.playable)))


def read_deck(fields: Fields, mine: Mine, left: list[int]) -> vec[i64]:
    """The deck, bottom first: exactly the cards that lie nowhere else."""
    for kind, count in enumerate(left):
        if count < 0:
            raise Refused(f"there are {-count} {mine.deck.words[kind]} too many")
    words = mine.deck.words
    deck = read_cards(mine.deck, fields.take("deck", " ".join(words[kind] for kind in pile(left))))
    for kind, count in enumerate(counted(deck, int(mine.deck.playable))):
        if count != left[kind]:
            raise Refused(f"the deck should hold {left[kind]} {words[kind]}, not {count}")
    mine.deck_size = len(deck)
    return vec[i64](list(deck)[::-1])
