"""The bots of Saboteur, by name."""

from __future__ import annotations

from typing import Any, Final

from dwarrow.bots.bot import Makers
from dwarrow.bots.digging.sides import Pool, Sides, Teams
from dwarrow.bots.digging.thinker import thinkers
from dwarrow.bots.digging.thinking import OPENLY, USUAL, Mindset
from dwarrow.bots.saboteur.belief import new_belief
from dwarrow.bots.saboteur.habit import SaboteurCompany, SaboteurHabit
from dwarrow.bots.saboteur.hiders import Framer, Innocent, Moody, Sleeper, Withholder
from dwarrow.bots.saboteur.judges import Astray, Friendly, Generous
from dwarrow.bots.saboteur.thinker import SaboteurThinker
from dwarrow.games.saboteur.cards import DIGGER, ROLES, SABOTEUR, UNKNOWN
from dwarrow.games.saboteur.score import RoundEnded

COMPANY: Final = SaboteurCompany
BOTS: Final[Makers] = {"habit": SaboteurHabit, **thinkers(SaboteurThinker)}
# What each part of the thinker is worth: the same with one part left out; and who is held out.
STUDIES: Final[Makers] = {
    "thinker-no-belief": lambda: SaboteurThinker(Mindset(USUAL, 7, 0.25, believes=False)),
    "thinker-no-search": lambda: SaboteurThinker(Mindset(0, 1, 0.25)),
    "thinker-no-counting": lambda: SaboteurThinker(Mindset(USUAL, 7, 0.25, counts=False)),
    "thinker-silent": lambda: SaboteurThinker(Mindset(USUAL, 7, 0.25, talks=False)),
    "thinker-open": lambda: SaboteurThinker(Mindset(USUAL, 7, 0.25, bluff=OPENLY)),
    "thinker-half": lambda: SaboteurThinker(Mindset(USUAL // 2, 7, 0.25)),
    "moody-shy": lambda: Moody([[10, 65, 0], [10, 65, 0], [10, 65, 0]]),
    "moody-double": lambda: Moody([[55, 15, 0], [55, 15, 0], [55, 15, 0]]),
    "moody-late": lambda: Moody([[85, 10, 0], [50, 20, 0], [10, 10, 0]]),
    "moody-thrifty": lambda: Moody([[15, 15, 50], [15, 15, 50], [15, 15, 50]]),
    "hides-innocent": Innocent,
    "hides-withholding": Withholder,
    "hides-framing": Framer,
    "hides-sleeping": Sleeper,
    "hides-astray": Astray,
    "hides-generous": Generous,
    "hides-friendly": Friendly,
}


def role_cards(state: Any) -> tuple[int, int]:
    _, diggers, saboteurs = state.public.pool()
    return diggers, saboteurs


SIDES: Final = Sides(
    new_belief,
    lambda role: ROLES.index(role) - DIGGER,
    RoundEnded,
    Teams(
        {"diggers": ROLES[DIGGER], "saboteurs": ROLES[SABOTEUR]},
        lambda state: bool(state.public.winner != UNKNOWN),
        lambda state: [float(state.public.winner == role) for role in (DIGGER, SABOTEUR)],
    ),
    Pool((DIGGER, SABOTEUR), role_cards),
)
