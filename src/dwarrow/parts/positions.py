"""The lines of a position that every game building on Saboteur writes and reads alike."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.drawers import Drawers
from dwarrow.kernel.position import Fields, numbers_of
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import Deck, counted, pile
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.maze_text import FARTHEST, check_sides, lay_word, maze_words
from dwarrow.parts.mine import CHOOSE, DEAL, GOALS, ORIENT, OVER, Mine
from dwarrow.parts.tunnel import face_of

MOST = 10_000  # no count of a game comes near
SEAT_NAMES = ("first", "last_card", "last_turn", "layer")


# ---- writing


def table_lines(
    drawers: Drawers, head: list[str], mine: Mine, hidden: object, goals: vec[i64], deck: vec[i64]
) -> list[str]:
    """The head, what all see and what nobody sees."""
    lines = [*head, f"seats {mine.seats}"]
    lines += drawers.lines(mine, mine) + drawers.lines(hidden, mine)
    return lines + (laid_lines(mine, goals, deck) if mine.round > 0 else [])


def laid_lines(mine: Mine, goals: vec[i64], deck: vec[i64]) -> list[str]:
    """Of the table what several facts make together: maze, goals, the last card and the deck."""
    top_down = [deck[mine.deck_size - 1 - i] for i in range(mine.deck_size)]
    return [
        "maze " + " ".join(maze_words(mine.maze, mine.deck.words, int(mine.deck.tunnels))),
        "goals " + " ".join(_goal_word(mine, goal, int(goals[goal])) for goal in range(GOALS)),
        f"laid {mine.laid_x}.{mine.laid_y}",
        "deck " + " ".join(mine.deck.words[card] for card in top_down),
    ]


def words_of(deck: Deck, counts: vec[i64]) -> str:
    """So many cards of each kind, in words."""
    return " ".join(deck.words[kind] for kind, n in enumerate(counts) for _ in range(n))


def _goal_word(mine: Mine, goal: int, kind: int) -> str:
    """`?` face down, `!` turned up with its position still to choose, `~` turned."""
    word = mine.deck.words[kind]
    if mine.goals[goal] == 0:
        return word + "?"
    if mine.orient >> goal & 1:
        return word + "!"
    return word + "~" * ((int(mine.maze.face_in(mine.maze.goals[goal])) - 1) % 2)


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
    mine.passes = at_least(fields, "passes", 0)
    if mine.round == 0 and mine.phase != DEAL:
        raise Refused("before the first deal nothing is played (SAB-106)")
    if mine.seat < 0 and mine.phase not in (DEAL, OVER):
        raise Refused("turn -1 is no seat; somebody has to move")


def _seat(fields: Fields, name: str, default: int, mine: Mine) -> int:
    seat = fields.take_number(name, default)
    if not -1 <= seat < mine.seats:
        raise Refused(f"{name} {seat} is no seat; seats are 0 to {mine.seats - 1}")
    return seat


def at_least(fields: Fields, name: str, least: int) -> int:
    number = fields.take_number(name, least)
    if not least <= number < MOST:
        raise Refused(f"{name} cannot be {number}")
    return number


def read_table(fields: Fields, mine: Mine) -> vec[i64]:
    """Lay out what the position says; the faces of the three goals."""
    for word in fields.take("maze", "").split():
        lay_word(mine.maze, word, mine.deck.words, int(mine.deck.tunnels), "SAB-040")
    words = fields.take("goals", "treasure? stone-NE? stone-NW?").split()
    kinds = [mine.deck.kind(word[:-1] if word[-1] in "?!~" else word) for word in words]
    if sorted(kinds) != sorted(mine.deck.goals()):
        raise Refused("the goals are one treasure, stone-NE and stone-NW (SAB-011)")
    for goal, word in enumerate(words):
        _read_goal(mine, goal, kinds[goal], word)
    check_sides(mine.maze, "SAB-032")
    mine.laid_x, mine.laid_y = _two(fields.take("laid", "0.0"))
    _check_phase(mine)
    return vec[i64](kinds)


def _check_phase(mine: Mine) -> None:
    if (mine.orient != 0) != (mine.phase == ORIENT):
        raise Refused("a goal waits for its position exactly in the phase orient (SAB-073)")
    if mine.phase == CHOOSE and mine.maze.walks[0].goals == 0:
        raise Refused("no goal is joined, so there is none to choose (SAB-074)")


def _two(text: str) -> tuple[int, int]:
    numbers = numbers_of(text, "laid")
    if len(numbers) != 2 or max(abs(number) for number in numbers) > FARTHEST:
        raise Refused(f"laid is a place such as 3.-1, not {text!r}")
    return numbers[0], numbers[1]


def _read_goal(mine: Mine, goal: int, kind: int, word: str) -> None:
    if word.endswith("?"):
        return
    mine.goals[goal] = kind
    if word.endswith("!"):
        mine.orient |= 1 << goal
    else:
        mine.maze.lay(mine.maze.goals[goal], face_of(kind, int(word.endswith("~"))))


def read_cards(deck: Deck, text: str) -> vec[i64]:
    kinds = [deck.kind(word) for word in text.split()]
    if any(kind >= deck.playable for kind in kinds):
        raise Refused("start and goals are never in a hand, the deck or the discard")
    return vec[i64](kinds)


def words_a_seat(fields: Fields, name: str, seats: int, default: str = "-") -> list[str]:
    words = fields.take(name, " ".join(default * seats)).split()
    if len(words) != seats:
        raise Refused(f"{name} has one word for each of the {seats} seats")
    return words


def read_hand(fields: Fields, mine: Mine, seat: int, most: int, clause: str) -> vec[i64]:
    """The cards of a seat's hand; the drawer is the game's."""
    cards = read_cards(mine.deck, fields.take(f"hand{seat}", ""))
    if len(cards) > most:
        raise Refused(f"seat {seat} holds {len(cards)} cards, more than {most} ({clause})")
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
