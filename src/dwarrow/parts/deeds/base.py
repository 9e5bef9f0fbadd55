"""All that can be said in the base game and in what builds on it, but passing."""

from __future__ import annotations

from dwarrow.kernel.phrases import Phrase
from dwarrow.parts.cards import Deck
from dwarrow.parts.deeds import lay, look, mend, open_goal, put_goal, rockfall, sabotage


def base_phrases(deck: Deck) -> tuple[Phrase, ...]:
    return (
        *lay.phrases(deck),
        *sabotage.phrases(deck),
        *mend.phrases(deck),
        *rockfall.phrases(deck),
        *look.phrases(deck),
        *open_goal.PHRASES,
        *put_goal.PHRASES,
    )
