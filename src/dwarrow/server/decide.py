"""What an ask becomes: the lines it adds to the log, or No with the reason. Nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from dwarrow.bots import bot_names
from dwarrow.bots.talk import SAYS
from dwarrow.kernel import record
from dwarrow.kernel.state import DEALER, Refused
from dwarrow.kernel.table import Table as Play
from dwarrow.kernel.table import event_name
from dwarrow.server import lines
from dwarrow.server.allowed import Forbidden, No, check
from dwarrow.server.people import clean_text
from dwarrow.server.seats import Caller, hash_of
from dwarrow.server.settle import known_bot, settled, webhook_address
from dwarrow.server.table import Table
from dwarrow.wire import asks

Lines = list[lines.Line]


def decide(table: Table, caller: Caller, ask: asks.Ask, at: int) -> Lines:
    """The lines of an ask. A repeated id is the caller's business (`Table.answered`)."""
    check(caller, ask, table.status)
    return DECISIONS[type(ask)](table, caller, ask, Stamp(at, by_of(caller), ask.id))


def by_of(caller: Caller) -> int:
    """Who asks, in the log; whoever is nobody here has never asked anything."""
    if caller.seat is not None:
        return caller.seat
    return lines.HOST if caller.is_host else lines.NEWCOMER


class Stamp:
    """When, who and which ask: what every line begins with."""

    def __init__(self, at: int, by: int, ask: str = "") -> None:
        self.at = at
        self.by = by
        self.ask = ask

    def on(self, kind: Callable[..., lines.Line], *facts: Any) -> lines.Line:
        return kind(self.at, self.by, *facts, id=self.ask)

    def also(self, kind: Callable[..., lines.Line], *facts: Any) -> lines.Line:
        """A second line of the same ask: it does not answer it."""
        return kind(self.at, self.by, *facts)


# ---- the game


def play(table: Table, caller: Caller, ask: asks.Play, stamp: Stamp) -> Lines:
    game, seat = playing(table), own_seat(caller)
    if ask.played != table.played:
        raise No("stale", "stale")
    if game.turn != seat:
        raise No("not-allowed", "not-your-turn", name=table.names[game.turn])
    move = legal_move(table, seat, ask.move)
    back = [stamp.also(lines.Returned, seat)] if table.seats[seat].bot else []
    return back + moved(table, move, "seat", stamp)


def playing(table: Table) -> Play:
    if table.play is None:
        raise No("not-allowed", "not-begun")
    return table.play


def own_seat(caller: Caller) -> int:
    assert caller.seat is not None  # `check` has seen to it
    return caller.seat


def legal_move(table: Table, seat: int, text: str) -> int:
    game = playing(table)
    try:
        move = table.game.read_move(text)
    except Refused as why:
        raise No("illegal", "no-such-move", str(why)) from None
    refusal = game.refusal(seat, move)
    if refusal is not None:
        raise Forbidden(table.game.NAME, refusal)
    return move


def moved(table: Table, move: int, how: Literal["seat", "bot", "clock"], stamp: Stamp) -> Lines:
    """A move, and the deal that follows from it; tried on a copy, so that a fault harms nothing."""
    game = playing(table)
    trial = game.state.copy()
    seat = game.turn
    trial.step(move)
    first = stamp.on(lines.Moved, seat, table.game.move_words(move), how)
    return [first, *deals(table, trial, game.deals, stamp)]


def deals(table: Table, trial: Any, dealt: int, stamp: Stamp) -> Lines:
    """The deals that are due in a state; it is dealt on."""
    due: Lines = []
    while trial.turn() == DEALER:
        dealt += 1
        deal = trial.shuffled(table.shuffles.dice(dealt))
        due.append(stamp.also(lines.Dealt, dealt, record.deal_words(deal, table.game)))
        trial.deal(deal)
    return due


def start(table: Table, caller: Caller, ask: asks.Start, stamp: Stamp) -> Lines:
    empty = [str(n) for n, seat in enumerate(table.seats, 1) if seat.is_open]
    if empty:
        raise No("not-allowed", "seats-open", seats=", ".join(empty))
    fresh = table.game.start(table.rules, len(table.seats), None)
    return [stamp.on(lines.Started), *deals(table, fresh, 0, stamp)]


# ---- talk


def say(table: Table, caller: Caller, ask: asks.Say, stamp: Stamp) -> Lines:
    text = clean_text(ask.text)
    if not text:
        raise No("not-allowed", "nothing-to-read")
    return [stamp.on(lines.Said, text)]


def phrase(table: Table, caller: Caller, ask: asks.Phrase, stamp: Stamp) -> Lines:
    return [stamp.on(lines.Phrased, ask.phrase)]


def claim(table: Table, caller: Caller, ask: asks.Claim, stamp: Stamp) -> Lines:
    if ask.says not in SAYS[ask.about]:
        detail = f"Of a {ask.about} one says {' or '.join(SAYS[ask.about])}."
        raise No("not-allowed", "no-such-claim", detail)
    if ask.which >= places(table)[ask.about]:
        raise No("unknown", "no-such-place")
    return [stamp.on(lines.Claimed, ask.about, ask.which, ask.says)]


def places(table: Table) -> dict[str, int]:
    """How many goals and seats one can speak of."""
    goals = playing(table).view(0).public_data().get("goals", [])
    return {"goal": len(goals) if isinstance(goals, list) else 0, "seat": len(table.seats)}


def doubt(table: Table, caller: Caller, ask: asks.Doubt, stamp: Stamp) -> Lines:
    if ask.line not in table.claims:
        raise No("unknown", "no-claim")
    return [stamp.on(lines.Doubted, ask.line)]


def entropy(table: Table, caller: Caller, ask: asks.Entropy, stamp: Stamp) -> Lines:
    return [stamp.on(lines.Added, own_seat(caller), ask.value)]


# ---- consent


def undo(table: Table, caller: Caller, ask: asks.Undo, stamp: Stamp) -> Lines:
    game, seat = playing(table), own_seat(caller)
    last = game.log[-1] if game.log else None
    if last is None or last.deal is not None or last.seat != seat:
        raise No("not-allowed", "undo-not-yours")
    if has_revealed(table):
        raise No("not-allowed", "undo-shown")
    others = [n for n in people(table) if n != seat]
    proposed = stamp.on(lines.Proposed, "undo", seat, others)
    return [proposed] if others else [proposed, stamp.also(lines.Undone, table.played - 1)]


def has_revealed(table: Table) -> bool:
    """Whether the last move showed anybody what was hidden."""
    marks = table.story.marks
    told = table.story.events[marks[-2] : marks[-1]]
    reveals = table.game.REVEALS
    return any(event_name(item.event) in reveals for item in told)


def people(table: Table) -> list[int]:
    """The seats where a person plays now."""
    return [n for n, seat in enumerate(table.seats) if seat.is_person and not seat.bot]


def replace(table: Table, caller: Caller, ask: asks.Replace, stamp: Stamp) -> Lines:
    if table.settings.takeover == "never":
        raise No("not-allowed", "no-takeover")
    if ask.seat not in people(table) or ask.seat == caller.seat:
        raise No("not-allowed", "replace-whom")
    waits = [n for n in people(table) if n not in (ask.seat, caller.seat)]
    proposed = stamp.on(lines.Proposed, "replace", ask.seat, waits)
    if waits:
        return [proposed]
    return [proposed, stamp.also(lines.Replaced, ask.seat, table.settings.bot, "vote")]


def vote(table: Table, caller: Caller, ask: asks.Vote, stamp: Stamp) -> Lines:
    proposal = table.proposals.get(ask.line)
    if proposal is None or caller.seat not in proposal.waits:
        raise No("unknown", "no-vote")
    voted = stamp.on(lines.Voted, ask.line, ask.yes)
    if not ask.yes or proposal.waits != [caller.seat]:
        return [voted]
    if proposal.what == "undo":
        return [voted, stamp.also(lines.Undone, table.played - 1)]
    return [voted, stamp.also(lines.Replaced, proposal.seat, table.settings.bot, "vote")]


# ---- coming and going


def come_back(table: Table, caller: Caller, ask: asks.Return, stamp: Stamp) -> Lines:
    seat = own_seat(caller)
    if not table.seats[seat].bot:
        raise No("not-allowed", "not-replaced")
    return [stamp.on(lines.Returned, seat)]


def leave(table: Table, caller: Caller, ask: asks.Leave, stamp: Stamp) -> Lines:
    seat = own_seat(caller)
    if table.play is None:
        return [stamp.on(lines.Left, seat)]
    if table.seats[seat].bot:
        raise No("not-allowed", "replaced-already")
    return [stamp.on(lines.Replaced, seat, table.settings.bot, "left")]


def resign(table: Table, caller: Caller, ask: asks.Resign, stamp: Stamp) -> Lines:
    return [stamp.on(lines.Gone, own_seat(caller), table.settings.bot)]


def remove(table: Table, caller: Caller, ask: asks.Remove, stamp: Stamp) -> Lines:
    seat = seat_at(table, ask.seat)
    if not seat.is_person or ask.seat == caller.seat:
        raise No("not-allowed", "remove-whom")
    if table.play is None:
        return [stamp.on(lines.Left, ask.seat)]
    return [stamp.on(lines.Gone, ask.seat, table.settings.bot)]


def seat_at(table: Table, seat: int) -> Any:
    if seat >= len(table.seats):
        raise No("unknown", "no-such-seat", last=len(table.seats))
    return table.seats[seat]


# ---- the host


def pause(table: Table, caller: Caller, ask: asks.Pause, stamp: Stamp) -> Lines:
    return [stamp.on(lines.Paused)]


def resume(table: Table, caller: Caller, ask: asks.Resume, stamp: Stamp) -> Lines:
    return [stamp.on(lines.Resumed)]


def end(table: Table, caller: Caller, ask: asks.End, stamp: Stamp) -> Lines:
    return [stamp.on(lines.Ended)]


def configure(table: Table, caller: Caller, ask: asks.Configure, stamp: Stamp) -> Lines:
    settings = settled(ask.settings)
    if any(seat.is_person for seat in table.seats[settings.seats :]):
        raise No("not-allowed", "seat-would-go")
    unseated = [
        stamp.also(lines.Seatedbot, n, "")
        for n, seat in enumerate(table.seats[: settings.seats])
        if seat.bot and seat.bot not in bot_names(settings.game)
    ]
    return [stamp.on(lines.Configured, settings), *unseated]


def hook(table: Table, caller: Caller, ask: asks.Webhook, stamp: Stamp) -> Lines:
    return [stamp.on(lines.Hooked, webhook_address(ask.url))]


def bot(table: Table, caller: Caller, ask: asks.Bot, stamp: Stamp) -> Lines:
    seat = seat_at(table, ask.seat)
    if seat.is_person:
        raise No("not-allowed", "somebody-sits", name=seat.name)
    if ask.bot:
        known_bot(table.settings.game, ask.bot)
    if not ask.bot and table.play is not None:
        raise No("not-allowed", "bot-needed")
    return [stamp.on(lines.Seatedbot, ask.seat, ask.bot)]


def swap(table: Table, caller: Caller, ask: asks.Swap, stamp: Stamp) -> Lines:
    seat_at(table, ask.one)
    seat_at(table, ask.other)
    return [stamp.on(lines.Swapped, ask.one, ask.other)]


def reissue(table: Table, caller: Caller, ask: asks.Reissue, stamp: Stamp) -> Lines:
    if ask.seat is not None:
        seat_at(table, ask.seat)
    if ask.seat is not None and ask.seat == caller.seat:
        raise No("not-allowed", "own-seat")
    return [stamp.on(lines.Invited, ask.seat, hash_of(table.link(table.version)))]


DECISIONS: dict[type[asks.Ask], Callable[[Table, Caller, Any, Stamp], Lines]] = {
    asks.Play: play,
    asks.Say: say,
    asks.Phrase: phrase,
    asks.Claim: claim,
    asks.Doubt: doubt,
    asks.Entropy: entropy,
    asks.Undo: undo,
    asks.Replace: replace,
    asks.Vote: vote,
    asks.Return: come_back,
    asks.Leave: leave,
    asks.Resign: resign,
    asks.Remove: remove,
    asks.Start: start,
    asks.Pause: pause,
    asks.Resume: resume,
    asks.End: end,
    asks.Configure: configure,
    asks.Webhook: hook,
    asks.Bot: bot,
    asks.Swap: swap,
    asks.Reissue: reissue,
}
