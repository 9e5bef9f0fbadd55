"""A bot of your own that searches, talks and plays at any table of Saboteur: `guest_bot.py ROUNDS`.

To seat it at your server, name it in your package: [project.entry-points."dwarrow.bots"]
gloomy = "guest_bot:Gloomy"
"""

import sys

from dwarrow.bots import Asked, Claimed, Reason
from dwarrow.bots.digging.thinking import open_doubts
from dwarrow.bots.saboteur.belief import new_belief, weights_for
from dwarrow.bots.saboteur.guide import SaboteurGuide
from dwarrow.bots.saboteur.habit import SaboteurHabit
from dwarrow.bots.search import Prospect, search
from dwarrow.kernel.state import State
from dwarrow.lab.arena import arena


class GloomyGuide(SaboteurGuide):
    """Counts a round only as won or lost: how clearly is all the same to the gloomy."""

    def worth(self, state: State) -> float:
        return float(self.is_won(state))


class Gloomy:
    """Tries the habit's move and eight others, and tells what it has seen."""

    def __init__(self, game: str = "saboteur") -> None:
        self.habit = SaboteurHabit()
        self.best: Prospect | None = None

    def choose(self, asked: Asked) -> int:
        belief = new_belief(asked.view)  # the view is a copy: do with it as you like
        belief.hear(asked.story)
        weights = weights_for(belief, asked.view)
        guide = GloomyGuide(asked.view, belief, weights, open_doubts(belief), True)
        moves = [self.habit.choose(asked), *asked.dice.shuffled(asked.moves)[:8]]
        self.best = search(guide, list(dict.fromkeys(moves)), asked.dice, 60, asked.seconds)[0]
        return int(self.best.move)

    def reasons(self) -> list[Reason]:
        if self.best is None:
            return []
        names = {"tries": int(self.best.tries), "percent": round(100 * self.best.won)}
        return [Reason("searched", dict(names), True)]

    def claims(self, asked: Asked) -> list[Claimed]:
        seen = enumerate(asked.view.data()["private"]["seen"])
        told = [(goal, "gold" if "treasure" in face else "stone") for goal, face in seen if face]
        return [Claimed(int(asked.view.seat), "goal", goal, says) for goal, says in told]


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    cell = arena("saboteur", [Gloomy], 5, rounds, against=["habit"]).cells[0]
    print(f"gloomy diggers won {cell.wins.total:.0f} of {cell.wins.n} rounds")
