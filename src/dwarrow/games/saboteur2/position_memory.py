"""The lines of a position that tell what happened to hands and roles, and who knows it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import ROLES, WORDS
from dwarrow.games.saboteur2.play import Saboteur2
from dwarrow.games.saboteur2.state import PLAYED, SWAPPED, TRAIL_WORDS, trail_entry
from dwarrow.kernel.position import Fields
from dwarrow.kernel.state import Refused
from dwarrow.parts.positions import read_cards
from dwarrow.parts.words import read_kind


def memory_lines(state: Saboteur2) -> list[str]:
    """Trail, swaps of hats, inspections and the knowledge they gave; what is empty is left out."""
    public = state.public
    lines = {
        "trail": [trail_word(entry) for entry in public.trail],
        "hats": [f"{swap >> 8}:{swap & 255}" for swap in public.hats],
        "looks": [f"{look >> 16}:{look >> 8 & 255}:{look & 255}" for look in public.looks],
    }
    for seat, drawer in enumerate(state.private):
        lines[f"wore{seat}"] = [f"{hat >> 8}:{ROLES[hat & 255]}" for hat in drawer.hats]
        lines[f"saw{seat}"] = [
            f"{sight >> 16}:{sight >> 8 & 255}:{ROLES[sight & 255]}" for sight in drawer.inspected
        ]
        lines[f"swapped{seat}"] = [swap_word(swap) for swap in drawer.swaps]
    return [f"{name} {' '.join(words)}" for name, words in lines.items() if words]


def trail_word(entry: i64) -> str:
    what, seat, number = int(entry & 3), int(entry >> 2 & 15), int(entry >> 6)
    return f"{TRAIL_WORDS[what]}:{seat}:{WORDS[number] if what == PLAYED else number}"


def swap_word(swap: tuple[int, ...]) -> str:
    cards = [WORDS[card] for card in swap[3:]]
    given = ",".join(cards[: swap[2]])
    return f"{swap[0]}:{swap[1]}:{given}:{','.join(cards[swap[2] :])}"


def read_memory(fields: Fields, state: Saboteur2) -> None:
    public = state.public
    seats = int(public.seats)
    words = fields.take("trail", "").split()
    public.trail = vec[i64]([_read_trail(word, state) for word in words])
    public.hats = tuple(a << 8 | b for a, b in _rows(fields, "hats", "ns", seats))
    public.looks = tuple(a << 16 | b << 8 | c for a, b, c in _rows(fields, "looks", "nss", seats))
    for seat, drawer in enumerate(state.private):
        wore = _rows(fields, f"wore{seat}", "nr", seats)
        drawer.hats = tuple(turn << 8 | role for turn, role in wore)
        saw = _rows(fields, f"saw{seat}", "nsr", seats)
        drawer.inspected = tuple(turn << 16 | whose << 8 | role for turn, whose, role in saw)
        swaps = fields.take(f"swapped{seat}", "").split()
        drawer.swaps = tuple(_read_swap(word, state) for word in swaps)
    _check_memory(state)


PARTS = {"n": "number", "s": "seat", "r": "role"}


def _rows(fields: Fields, name: str, form: str, seats: int) -> list[list[int]]:
    """Entries of parts with `:` between: n a number, s a seat, r a role."""
    rows: list[list[int]] = []
    for word in fields.take(name, "").split():
        parts = word.split(":")
        if len(parts) != len(form):
            raise Refused(f"{word!r} in {name} should have {len(form)} parts")
        rows.append([_part(part, kind, seats, name) for part, kind in zip(parts, form)])
    return rows


def _part(part: str, kind: str, seats: int, name: str) -> int:
    if kind == "r" and part in ROLES[1:]:
        return ROLES.index(part)
    if kind != "r" and part.isdecimal() and (kind == "n" or int(part) < seats):
        return int(part)
    raise Refused(f"{part!r} in {name} is no {PARTS[kind]}")


def _read_trail(word: str, state: Saboteur2) -> int:
    what, seat, number = [*word.split(":"), "", ""][:3]
    if what not in TRAIL_WORDS:
        raise Refused(f"{word!r} is no entry of a trail; there are {', '.join(TRAIL_WORDS)}")
    kind = TRAIL_WORDS.index(what)
    seats = int(state.public.seats)
    who = _part(seat, "s", seats, "trail")
    if kind == PLAYED:
        return int(trail_entry(kind, who, read_kind(number, state.public.deck)))
    form = "s" if kind == SWAPPED else "n"
    return int(trail_entry(kind, who, _part(number, form, seats, "trail")))


def _read_swap(word: str, state: Saboteur2) -> tuple[int, ...]:
    parts = word.split(":")
    if len(parts) != 4:
        raise Refused(f"{word!r} should be place:seat:given:got")
    place = _part(parts[0], "n", 0, "swapped")
    other = _part(parts[1], "s", int(state.public.seats), "swapped")
    given, got = (
        [int(card) for card in read_cards(state.public.deck, part.replace(",", " "))]
        for part in parts[2:]
    )
    return (place, other, len(given), *given, *got)


def _check_memory(state: Saboteur2) -> None:
    """SB2-101: the two who swapped hands know it, and nobody else."""
    told: list[list[tuple[int, int]]] = [[] for _ in state.private]
    for place, entry in enumerate(state.public.trail):
        if entry & 3 == SWAPPED:
            one, other = int(entry >> 2 & 15), int(entry >> 6)
            if one == other:
                raise Refused("nobody swaps hands with himself (SB2-048)")
            told[one].append((place, other))
            told[other].append((place, one))
    for seat, drawer in enumerate(state.private):
        if [(swap[0], swap[1]) for swap in drawer.swaps] != told[seat]:
            raise Refused(f"swapped{seat} does not agree with the trail (SB2-101)")
        if [hat >> 8 for hat in drawer.hats] != _turns(state.public.hats, seat):
            raise Refused(f"wore{seat} does not agree with the swaps of hats (SB2-097)")
        looks = [
            look >> 16 << 8 | look & 255 for look in state.public.looks if look >> 8 & 255 == seat
        ]
        if [sight >> 8 for sight in drawer.inspected] != looks:
            raise Refused(f"saw{seat} does not agree with the inspections (SB2-096)")


def _turns(hats: tuple[int, ...], seat: int) -> list[int]:
    return [swap >> 8 for swap in hats if swap & 255 == seat]
