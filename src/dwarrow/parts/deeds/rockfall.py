"""A rockfall takes a tunnel card away, or by option nothing: SAB-054 to SAB-058, SAB-062."""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal, State
from dwarrow.parts import events as ev
from dwarrow.parts.cards import Deck
from dwarrow.parts.deeds import ROCKFALL
from dwarrow.parts.deeds.slots import X, Y
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import c_of, card_of, moved_by, pack, pack_at, x_of, y_of
from dwarrow.parts.shapes import is_turned, kind_of
from dwarrow.parts.tunnel import EMPTY, face_of


def phrases(deck: Deck) -> tuple[Phrase, ...]:
    card = {"card": deck.words[deck.rockfall]}
    nowhere = int(pack(ROCKFALL, deck.rockfall, 0, 0, 1))
    return (
        Phrase("rockfall nowhere", nowhere, fixed=card),
        Phrase("rockfall at X,Y", int(pack(ROCKFALL, deck.rockfall, 0, 0, 0)), X, Y, fixed=card),
    )


def why_not(mine: Mine, effectless: bool, move: i64) -> Refusal | None:
    """A-22: whether it may take nothing is an option."""
    if c_of(move) != 0:
        is_idle = move == pack(ROCKFALL, card_of(move), 0, 0, 1)
        return None if is_idle and effectless else Refusal("SAB-054", "needs-target")
    face = mine.maze.face_at(x_of(move), y_of(move))
    if face == EMPTY:
        return Refusal("SAB-054", "nothing-there")
    if face == face_of(mine.deck.start, 0):
        return Refusal("SAB-054", "start-stays")
    return Refusal("SAB-054", "goals-stay") if face > 2 * mine.deck.tunnels else None


def list_rockfalls(mine: Mine, effectless: bool, card: i64, into: Moves) -> None:
    """SAB-055: any laid card, joined or not, but start and goals. Made by hand for speed."""
    maze = mine.maze
    last = 2 * mine.deck.tunnels
    corner = pack_at(ROCKFALL, card, maze.x0, maze.y0, 0)
    columns, row_at = maze.width - 1, maze.log_width
    faces = maze.face
    items = into.items
    n = into.n
    for cell in maze.laid:
        if i64(faces[cell]) <= last:
            items[n] = moved_by(corner, cell & columns, cell >> row_at)
            n += 1
    into.n = n
    if effectless:
        into.add(pack(ROCKFALL, card, 0, 0, 1))


def do(state: State, mine: Mine, move: i64) -> None:
    """SAB-056: the card goes to the discard pile; SAB-058: what it carried stays where it lies."""
    maze = mine.maze
    if c_of(move) != 0:
        if state.told is not None:
            state.tell(ev.Rumbled(int(mine.seat)))
        return
    cell = maze.cell_at(x_of(move), y_of(move))
    face = maze.face_in(cell)
    kind = kind_of(face)
    maze.remove(cell)  # SAB-062: goals that are up stay up
    mine.spent[kind] += 1
    if state.told is not None:
        x, y = int(x_of(move)), int(y_of(move))
        state.tell(ev.Collapsed(int(mine.seat), mine.deck.words[kind], x, y, is_turned(face)))
