"""The table of Saboteur in letters, as one seat sees it: maze, seats, own drawer, hand."""

from __future__ import annotations

from dwarrow.games.saboteur.cards import MARKS, SHAPES, TUNNELS, WORDS
from dwarrow.games.saboteur.state import PHASES, ROLES, SaboteurView, nuggets, purse_values
from dwarrow.kernel.state import SPECTATOR
from dwarrow.parts.drawing import drawn_hand, drawn_maze
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import GOALS
from dwarrow.parts.tools import tool_words

GOAL_NAMES = ("upper", "middle", "lower")


def drawn(view: SaboteurView) -> str:
    """Everything a seat may see, in letters."""
    parts = [drawn_maze(view.public.maze, MARKS), _status(view), *_seats(view)]
    if view.seat != SPECTATOR:
        cards = [int(card) for card in view.private.hand if card != NO_CARD]
        parts += [_own(view), drawn_hand(cards, SHAPES, WORDS, MARKS, TUNNELS)]
    return "\n".join(parts)


def _status(view: SaboteurView) -> str:
    public = view.public
    discard = int(sum(public.spent) + sum(public.buried))
    goals = [WORDS[kind] if kind else "?" for kind in public.goals]
    return (
        f"round {public.round} of {public.rules.rounds}, {PHASES[public.phase]}"
        f"   deck {public.deck_size}   discard {discard}   goals {' '.join(goals)}"
    )


def _seats(view: SaboteurView) -> list[str]:
    public = view.public
    lines = []
    for seat in range(public.seats):
        mark = ">" if seat == public.seat else " "
        me = "*" if seat == view.seat else " "
        looked = [GOAL_NAMES[goal] for goal in range(GOALS) if public.looked[seat] >> goal & 1]
        facts = [f"{public.hands[seat]} cards", f"{public.gold_cards[seat]} gold cards"]
        facts += [f"broken {tool}" for tool in tool_words(int(public.tools[seat]))]
        facts += [f"looked at {name}" for name in looked]
        facts += [ROLES[public.roles[seat]]] if public.roles[seat] else []
        lines.append(f"{mark}{me} seat {seat}: {', '.join(facts)}")
    return lines


def _own(view: SaboteurView) -> str:
    private = view.private
    purse = private.purse + view.public.purses[view.seat]
    facts = [f"you are a {ROLES[private.role]}", f"{nuggets(purse)} nuggets"]
    seen = [f"{GOAL_NAMES[goal]} is {WORDS[k]}" for goal, k in enumerate(private.seen) if k]
    if private.offer:
        facts.append("gold to choose from: " + " ".join(map(str, purse_values(private.offer))))
    return ", ".join(facts + seen)
