"""The table of Saboteur 2 in letters, as one seat sees it: maze, seats, own drawer, hand."""

from __future__ import annotations

from dwarrow.games.saboteur2.cards import MARKS, ROLES, SHAPES, TUNNELS, WORDS
from dwarrow.games.saboteur2.state import IN_FRONT, PHASES, Saboteur2View
from dwarrow.kernel.state import SPECTATOR
from dwarrow.parts.drawing import drawn_hand, drawn_maze

GOAL_PLACES = ("upper goal", "middle goal", "lower goal")


def drawn(view: Saboteur2View) -> str:
    """Everything a seat may see, in letters."""
    public = view.public
    head = f"round {public.round} of {public.rules.rounds}, {PHASES[public.phase]}"
    parts = [drawn_maze(public.maze, MARKS), f"{head}   deck {public.deck_size}"]
    parts += [_seat_line(view, seat) for seat in range(public.seats)]
    if view.seat != SPECTATOR:
        hand = [int(view.private.hand[i]) for i in range(public.hands[view.seat])]
        parts += [_own_line(view), drawn_hand(hand, SHAPES, WORDS, MARKS, TUNNELS)]
    return "\n".join(parts)


def _seat_line(view: Saboteur2View, seat: int) -> str:
    """`>` moves, `*` is oneself; what lies in front; gold as far as all can see it."""
    public = view.public
    signs = (">" if seat == public.seat else " ") + ("*" if seat == view.seat else " ")
    facts = [f"{public.hands[seat]} cards", "gold" if public.rich >> seat & 1 else "no gold"]
    facts += [word for i, word in enumerate(IN_FRONT) if public.tools[seat] >> i & 1]
    if public.roles[seat]:
        facts.append(ROLES[public.roles[seat]])
    return f"{signs} seat {seat}: {', '.join(facts)}"


def _own_line(view: Saboteur2View) -> str:
    """The own drawer: role, gold, goals looked at, roles inspected and when."""
    private = view.private
    gold = private.gold + view.public.gold[view.seat]
    facts = [f"you are {ROLES[private.role]}", f"{gold} nuggets"]
    facts += [f"{GOAL_PLACES[at]} is {WORDS[kind]}" for at, kind in enumerate(private.seen) if kind]
    for sight in private.inspected:
        whose, role = sight >> 8 & 255, ROLES[sight & 255]
        facts.append(f"seat {whose} was {role} in turn {sight >> 16}")
    return ", ".join(facts)
