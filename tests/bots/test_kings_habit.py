"""The rules of thumb of Kings Under Mountains, and how a finished game is valued."""

from __future__ import annotations

import dwarrow
from bots.playing import asked, play
from dwarrow.bots import bot_named
from dwarrow.bots.kings.thinker import forgetful, result, total_of
from dwarrow.games.kings.round import Kings
from language import view_of


def choice(*lines: str) -> str:
    table = dwarrow.set_up("\n".join(["game kings", *lines]))
    return table.words(bot_named("habit", "kings").choose(asked(table, 1)))


DIGGING = ["seats 3", "kings dwarf orc goblin", "centre M07 M09 M15 M20", "camp goblin-4"]


def test_a_mine_that_one_card_completes_is_completed() -> None:
    hand = "hand0 dwarf-0/M05 dwarf-5/M06 orc-5/M03 giant-0/M04 giant-4/M18 goblin-3/M19"
    chosen = choice(*DIGGING, "open0 M12:orc-3 M10:orc-2+goblin-4", hand)
    assert chosen == "play dwarf-5/M06 on mine 2 of 0"


def test_one_digs_in_small_steps() -> None:
    hand = "hand0 dwarf-0/M05 dwarf-0/M06 orc-9/M03 giant-4/M04 giant-9/M18 goblin-7/M19"
    assert choice(*DIGGING, "open0 M12:orc-3", hand) == "play giant-4/M04 on mine 1 of 0"


def test_the_worth_of_a_game_agrees_with_the_rules() -> None:
    table = play(dwarrow.new("kings", 4, seed=3), [bot_named("habit", "kings")] * 4)
    assert isinstance(table.state, Kings)
    public = table.state.public
    assert [int(total_of(public, seat)) for seat in range(4)] == table.scores()
    worths = [result(public, seat) for seat in range(4)]
    assert worths.index(max(worths)) in table.winners()


def test_a_forgetful_thinker_has_no_discard_in_mind() -> None:
    table = play(dwarrow.new("kings", 4, seed=3), [bot_named("habit", "kings")] * 4, turns=80)
    view = view_of(table)
    assert len(view.public.discard) > 0
    assert len(forgetful(view).public.discard) == 0
