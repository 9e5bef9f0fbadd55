"""What a seat sees, told in words for a terminal: where the game is, who has what, the own hand.

It reads the JSON form of a view, by its entries; the picture of the mine is drawn elsewhere. A game
whose view has an entry gets the line for it, and nothing here knows which game that is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dwarrow.words import names as named
from dwarrow.words.bundles import say
from dwarrow.words.places import GOALS

View = Mapping[str, Any]


def status(view: View, language: str) -> str:
    """Where the game is: round, deck, and what else is counted for all."""
    public = view["public"]
    facts = []
    if "round" in public:
        rounds = view["rules"].get("rounds", "")
        facts.append(say("screen-round", language, round=public["round"], rounds=rounds))
    facts.append(say("screen-deck", language, cards=public["deck"]))
    if isinstance(public.get("discard"), int):
        facts.append(say("screen-discard", language, cards=public["discard"]))
    if "stock" in public:
        left = " + ".join(map(str, public["stock"]))
        facts.append(say("screen-tokens", language, left=left, keys=public["keys_left"]))
    return " · ".join(facts)


def seats(view: View, names: list[str], language: str) -> list[str]:
    """A line a seat: `>` has the turn, `*` is oneself; then what all can see of it."""
    public = view["public"]
    lines = []
    for seat, name in enumerate(names):
        signs = (">" if seat == public["turn"] else " ") + ("*" if seat == view["seat"] else " ")
        lines.append(f"{signs} {name}: {', '.join(seat_facts(public, seat, language))}")
    return lines


def seats_brief(view: View, names: list[str], language: str) -> list[str]:
    """The same in few words: the name, how many cards, and what is not as with everybody."""
    public = view["public"]
    lines = []
    for seat, name in enumerate(names):
        gold = _gold(public, seat, language) if _has_gold(public, seat) else []
        facts = [str(_held(public, seat)), *gold, *_things(public, seat, language)]
        lines.append(f"{_signs(view, seat)}{name} {', '.join(facts)}")
    return lines


def _signs(view: View, seat: int) -> str:
    turn, own = seat == view["public"]["turn"], seat == view["seat"]
    return (">" if turn else "") + ("*" if own else "")


def _held(public: View, seat: int) -> int:
    held = public["hands"][seat] if public["hands"] else 0
    return len(held) if isinstance(held, list) else int(held)


def seat_facts(public: View, seat: int, language: str) -> list[str]:
    facts = []
    if public.get("races"):
        facts.append(named.king(public["races"][seat], language))
    facts.append(say("screen-cards", language, cards=_held(public, seat)))
    return facts + _gold(public, seat, language) + _things(public, seat, language)


def _things(public: View, seat: int, language: str) -> list[str]:
    """What lies before a seat, what it has looked at, and what it was."""
    facts = [named.removed(tool, language) for tool in _of(public, "tools", seat)]
    facts += [named.removed("trap", language)] * (seat in public.get("trapped", ()))
    facts += [named.removed("theft", language)] * (seat in public.get("thefts", ()))
    facts += [
        goal_name(goal, public, language, "screen-looked") for goal in _of(public, "looked", seat)
    ]
    role = (_of(public, "roles", seat) or "unknown") if "roles" in public else "unknown"
    return facts + ([] if role == "unknown" else [named.role(role, language)])


def _of(public: View, name: str, seat: int) -> Any:
    """What a seat has in a row of the public drawer."""
    row = public.get(name) or []
    return row[seat] if seat < len(row) else ()


def _gold(public: View, seat: int, language: str) -> list[str]:
    if "gold_cards" in public:
        return [say("screen-gold-cards", language, cards=public["gold_cards"][seat])]
    if "rich" in public:
        return [say("screen-gold-any" if seat in public["rich"] else "screen-gold-none", language)]
    if "purses" in public:
        return [say("screen-nuggets", language, nuggets=sum(public["purses"][seat]))]
    if "under" in public:
        return [say("screen-under", language, mines=public["under"][seat])]
    return []


def _has_gold(public: View, seat: int) -> bool:
    return bool(_of(public, "gold_cards", seat) or seat in public.get("rich", ())) or (
        "gold_cards" not in public and any(_of(public, "purses", seat))
    )


def goal_name(goal: int, public: View, language: str, message: str, **facts: object) -> str:
    """A goal by where it lies: of three the upper, the middle, the lower; of six by its number."""
    where = GOALS[goal] if len(public["goals"]) == len(GOALS) else str(goal + 1)
    return say(message, language, goal=where, **facts)


def own(view: View, language: str) -> list[str]:
    """The own drawer but for the hand: role, gold, goals looked at, gold to choose from."""
    public, private = view["public"], view["private"]
    facts = []
    if private.get("role", "unknown") != "unknown":
        facts.append(say("screen-role", language, role=named.role(private["role"], language)))
    if "purse" in private:
        purse, shown = private["purse"], public["purses"][view["seat"]]
        total = sum(purse["cards"]) + purse["bank"] + sum(shown["cards"]) + shown["bank"]
        facts.append(say("screen-nuggets", language, nuggets=total))
    if "gold" in private:
        total = private["gold"] + public["gold"][view["seat"]]
        facts.append(say("screen-nuggets", language, nuggets=total))
    for goal, card in enumerate(private.get("seen", ())):
        if card:
            what = named.card(card, language)
            facts.append(goal_name(goal, public, language, "screen-seen", card=what))
    if private.get("offer"):
        facts.append(say("screen-offer", language, gold=" ".join(map(str, private["offer"]))))
    return facts


def hand(view: View, language: str, brief: bool = False) -> list[str]:
    """The own cards by name; a card with two sides with what is on its back."""
    return [card_told(card, language, brief) for card in view["private"]["hand"]]


def card_told(card: str, language: str, brief: bool = False) -> str:
    told = named.card(card, language)
    if not named.has_two_sides(card):
        return told
    back = named.printed(card.rpartition("/")[2])
    if brief:
        return f"{told} ({back.value}, {_dig(back)})"
    return f"{told} ({say('screen-back', language, dig=_dig(back), value=back.value)})"


def _dig(mine: Any) -> str:
    """How many miners a mine needs, and the overseer: `3`, `3+1`."""
    return f"{mine.size}{'+1' if mine.overseer else ''}"


def mines(view: View, language: str) -> list[list[str]]:
    """The mines in the centre, the deck and the Camp; each part may stand in columns.

    A game without mines to win has none.
    """
    public = view["public"]
    if "centre" not in public:
        return []
    centre = [_plot(n, plot, language, won=True) for n, plot in enumerate(public["centre"], 1)]
    stock = [say("screen-camp", language, troops=_camp(public["camp"], language))]
    if public["top"]:
        top = named.printed(public["top"]["mine"])
        stock.insert(0, say("screen-top", language, dig=_dig(top), value=top.value))
    return [[say("screen-centre", language)], centre, stock]


def captured(view: View, names: list[str], language: str) -> list[str]:
    """A line a king who has mines to dig, parted by semicolons."""
    return [
        f"{say('screen-captured', language, name=name)} "
        + "; ".join(_plot(n, plot, language, won=False) for n, plot in enumerate(plots, 1))
        for name, plots in zip(names, view["public"].get("open", ()))
        if plots
    ]


def mines_brief(view: View, language: str) -> list[str]:
    """The centre and the stock by numbers alone; the head says what they are."""
    public = view["public"]
    if "centre" not in public:
        return []
    centre = [
        _plot_brief(n, plot, language, won=True) for n, plot in enumerate(public["centre"], 1)
    ]
    stock = [say("screen-camp", language, troops=_camp(public["camp"], language))]
    if public["top"]:
        top = named.printed(public["top"]["mine"])
        stock.insert(0, say("screen-top", language, dig=_dig(top), value=top.value))
    return [say("screen-brief", language), "; ".join(centre), "; ".join(stock)]


def captured_brief(view: View, names: list[str], language: str) -> list[str]:
    """A run of words a king: who, how many cards, and the mines to dig."""
    public = view["public"]
    if not public.get("races"):
        return []
    lines = []
    for seat, (name, plots) in enumerate(zip(names, public["open"])):
        king = named.king(public["races"][seat], language)
        facts = [str(_held(public, seat)), king, *_gold(public, seat, language)]
        mines = [_plot_brief(n, plot, language, won=False) for n, plot in enumerate(plots, 1)]
        lines.append("; ".join([f"{_signs(view, seat)}{name} {', '.join(facts)}", *mines]))
    return lines


def _plot_brief(number: int, plot: View, language: str, won: bool) -> str:
    mine = named.printed(plot["mine"])
    needed = mine.defence if won else mine.size + mine.overseer
    seen = plot["troops"] if won else plot["troops"][-1:]
    troops = ", ".join(named.card(troop, language) for troop in seen)
    told = f"{number}: {mine.value} ({_dig(mine)}) {len(plot['troops'])}/{needed}"
    return f"{told} {troops}" if troops else told


def _camp(camp: Mapping[str, list[str]], language: str) -> str:
    tops = [f"{named.card(pile[0], language)} ({len(pile)})" for pile in camp.values() if pile]
    return ", ".join(tops) or "-"


def _plot(number: int, plot: View, language: str, won: bool) -> str:
    """A mine, how many troops it has of those it needs now, and which; of miners the top one."""
    mine = named.printed(plot["mine"])
    needed = mine.defence if won else mine.size + mine.overseer
    seen = plot["troops"] if won else plot["troops"][-1:]
    troops = ", ".join(named.card(troop, language) for troop in seen)
    told = say(
        "screen-plot",
        language,
        number=number,
        value=mine.value,
        dig=_dig(mine),
        has=len(plot["troops"]),
        needed=needed,
    )
    return f"{told} [{troops}]" if troops else told
