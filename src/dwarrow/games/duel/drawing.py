"""The table of the Duel in letters, as one seat sees it: maze, seats, own drawer, hand."""

from __future__ import annotations

from dwarrow.games.duel.cards import MARKS, SHAPES, TUNNELS, WORDS
from dwarrow.games.duel.state import GOALS, PHASES, DuelView, Public, kind_words, nuggets
from dwarrow.kernel.state import SPECTATOR
from dwarrow.parts.drawing import drawn_hand, drawn_maze
from dwarrow.parts.features import COLOURS
from dwarrow.parts.tools import tool_words


def drawn(view: DuelView) -> str:
    """Everything a seat may see, in letters."""
    public = view.public
    parts = [drawn_maze(public.maze, MARKS, _notes(public)), _status(public)]
    parts += [_seat(view, seat) for seat in range(public.seats)]
    if view.seat != SPECTATOR:
        cards = [int(view.private.hand[i]) for i in range(public.hands[view.seat])]
        parts += [_seen(view), drawn_hand(cards, SHAPES, WORDS, MARKS, TUNNELS)]
    return "\n".join(part for part in parts if part)


def _notes(public: Public) -> dict[int, str]:
    """A letter in the corner of cards that bear a token (g, b) or a key (k)."""
    notes: dict[int, str] = {}
    for cell in public.maze.laid:
        kind = int(public.maze.face_in(cell) - 1) // 2
        for seat in range(len(public.tokens)):
            if public.tokens[seat] >> kind & 1:
                notes[int(cell)] = COLOURS[public.colour(seat)][0]
            elif public.keys[seat] >> kind & 1:
                notes[int(cell)] = "k"
    return notes


def _status(public: Public) -> str:
    stock = " and ".join(str(left) for left in public.stock)
    return (
        f"round {public.round} of {public.answers.rounds}, {PHASES[public.phase]}   "
        f"deck {public.deck_size}   tokens {stock}   keys {public.keys_left}"
    )


def _seat(view: DuelView, seat: int) -> str:
    public = view.public
    marks = (">" if seat == public.seat else " ") + ("*" if seat == view.seat else " ")
    facts = [f"{public.hands[seat]} cards", f"{nuggets(public.purses[seat])} nuggets"]
    facts += [f"broken {tool}" for tool in tool_words(int(public.tools[seat]))]
    facts += [f"token on {word}" for word in kind_words(public.tokens[seat])]
    return f"{marks} {COLOURS[public.colour(seat)]}: {', '.join(facts)}"


def _seen(view: DuelView) -> str:
    maze = view.public.maze
    places = [f"{maze.x_of(maze.goals[g])},{maze.y_of(maze.goals[g])}" for g in range(GOALS)]
    seen = [f"{places[g]} is {WORDS[kind]}" for g, kind in enumerate(view.private.seen) if kind]
    return "you have seen: " + ", ".join(seen) if seen else ""
