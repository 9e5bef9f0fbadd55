"""A tour of dwarrow in cells: run it as a script, or cell by cell in an editor or a notebook.

python examples/tour.py
"""

# %% A table: deal, look, move.
import dwarrow

table = dwarrow.new("saboteur", players=4, seed=11)
print(table)
print([table.words(move) for move in table.moves()[:3]])

# %% In a notebook a table shows itself; so do states and views.
table.take(table.moves()[0])
picture = table._repr_svg_()
print(f"a picture of {len(picture)} letters")

# %% What a seat knows is all a bot gets; a move that is not allowed names its clause.
view = table.view(2)
print(view, sorted(view.data()["private"]))
try:
    table.take("lay NESW at 7,5")
except dwarrow.IllegalMove as why:
    print(why)

# %% A bot of your own: an object that chooses one of the moves it is offered.


class Digger:
    """Lays towards the goals when it can."""

    name = "digger"

    def choose(self, asked: dwarrow.bots.Asked) -> int:
        game = dwarrow.game_named("saboteur")

        def east(move: int) -> int:
            data = game.move_data(move)
            return int(str(data.get("x", -9))) if data["do"] == "lay" else -9

        return max(asked.moves, key=east)


# %% Many games: names and objects, one process or all cores, the same result.
report = dwarrow.simulate("saboteur", players=4, games=6, bots=[Digger(), "chance"], seed=1)
print({name: round(sample.mean, 2) for name, sample in report.facts.items()})

# %% Bots against bots on the same deals.
standing = dwarrow.arena("saboteur", [Digger(), "chance"], players=4, rounds=4)
for cell in standing.cells:
    print(f"{cell.first} digs, {cell.second} hinders: {cell.wins.mean:.0%} of {cell.wins.n}")

# %% The record of a game is a text; replay and verify it.
while not table.is_over:
    table.play(table.moves()[0])
again = dwarrow.replay(dwarrow.record(table))
print(again == table, again.scores(), dwarrow.verify(again))

# %% Everything copies, compares and pickles.
import pickle  # noqa: E402

print(pickle.loads(pickle.dumps(table)) == table.copy())

# %% Arrays for learners.
from dwarrow.envs import Batch  # noqa: E402

batch = Batch("saboteur", players=5, n=16, seed=1)
for _ in range(50):
    batch.step_random()
print(batch.observation.shape, batch.mask.sum(axis=1)[:5], batch.seat[:5])
print(list(batch.actions_of(0).values())[:3])
