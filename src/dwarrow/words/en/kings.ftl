# Kings Under Mountains: what is told, and why a move is refused.
# A card has two sides: the troop, and the mine on its back. Codes such as orc-5/M07 are for records.

## Mines

# How a sentence calls a mine, after the word for it: its places for miners, its worth, its defence.
mine-name = of { $size ->
        [one] one place
       *[other] { $size } places
    }{ $overseer ->
        [True] {" "}with an overseer
       *[other] {""}
    } worth { $value } (defence { $defence })
# The mine on the back of a card in a hand; a move tells by it two equal troops apart.
mine-back = { $size ->
        [one] one place
       *[other] { $size } places
    }{ $overseer ->
        [True] {" "}with an overseer
       *[other] {""}
    } worth { $value }
card-mine = mine { $mine }

## Events

kings-dealt = The kings are crowned: { $races }. In the centre lie mines { $centre }. { $first } starts.
kings-got-hand = Your hand: { $cards }.
kings-played =
    { $where ->
        [centre] { $seat } sends { $card } to mine { $place } in the centre.
       *[own] { $seat } sends { $card } down their own mine { $place }.
    }
kings-captured = The mine { $mine } has fallen to { $owner }. Its troops go to the Camp: { $troops }.
kings-opened = A new mine { $mine } lies at place { $place } in the centre.
kings-developed = { $seat } has developed the mine { $mine }. It goes under the king, and its troops leave the game.
kings-took = { $seat } takes { $card } from the Camp.
kings-drew = { $seat } draws the card with a mine { $mine } on its back.
kings-got-card = You draw: { $card }.
kings-uncovered = On top of the deck lies a mine { $mine } now; { $left ->
        [one] one card is left.
       *[other] { $left } cards are left.
    }
kings-redrew = { $seat } can play nothing, shows { $cards } and discards them all. On the backs of the new cards: { $drawn }.
kings-deck-ended =
    { $how ->
        [draw] The last card is drawn. The game is over.
        [mine] The last card became a mine. The game is over.
       *[redraw] The new hand emptied the deck. The game is over.
    }
kings-scored = Developed mines count for their king, unfinished ones against.
kings-game-ended = The game is over. Scores: { $scores }. Won by: { $winners }.

## Why: the clauses that events name

kings-account = { $seat }, { $race }: { $score }
kings-line = Mine { $mine }: { $developed ->
    [True] +{ $value }
   *[other] −{ $value }
 }, { $why } ({ $clause })
kings-why-KUM-016 = the last troop on it was of that king's race
kings-why-KUM-017 = nobody plays the race of the last troop, so whoever laid it has the mine
kings-why-KUM-023 = developed, so it counts for its king
kings-why-KUM-026 = the deck is empty
kings-why-KUM-028 = captured but not developed, so it counts against its king

## Refusals

kings-refused-game-over = The deck is empty, so the game is over.
kings-refused-not-your-turn = It is not your turn yet.
kings-refused-no-pass = You cannot pass. One of your cards fits somewhere, so play it.
kings-refused-no-choice = A new hand is not yours to ask for. It comes by itself when nothing fits.
kings-refused-not-a-turn = That is no move in this game.
kings-refused-play-first = Play a troop before you take a card.
kings-refused-take-first = You have played your troop. Now take a card.
kings-refused-no-such-pile = Take a card from a pile in the Camp or from the deck.
kings-refused-empty-pile = No troop of that race is in the Camp.
kings-refused-not-in-hand = You do not hold that card.
kings-refused-no-such-mine = There is no mine at that place.
kings-refused-not-your-mine = That mine belongs to another king. Only its owner digs there.
kings-refused-miner-of-own-race = Your own people do not dig. Send a troop of another race.
kings-refused-overseer-of-own-race = The miners are all in. Now the mine needs an overseer of your own race.
kings-refused-not-stronger = The new troop must be stronger than the one on top.
kings-refused-nine-needs-zero = Only a 0 can cover a 9.
kings-refused-nobody-over-nine = By these rules an overseer must be stronger than the last miner, and nobody is stronger than a 9.
kings-refused-zero-needs-nine = A 0 can only cover a 9, or start on an empty mine.

## Moves

move-kings-play = { $place ->
    [centre] Play { $card } on mine { $number } in the centre (back: { $back })
   *[mine] Play { $card } on your own mine { $number } (back: { $back })
 }
way-kings-play = { $place ->
    [centre] on mine { $number } in the centre
   *[mine] on your own mine { $number }
 }
move-kings-take = { $from ->
    [deck] Take the top card of the deck
    [dwarf] Take the top dwarf from the Camp
    [orc] Take the top orc from the Camp
    [goblin] Take the top goblin from the Camp
   *[giant] Take the top giant from the Camp
 }
move-kings-pass = Pass
move-kings-redraw = Ask for a new hand

## Options

option-kings-pairing = Which mine is on the back of which troop?
option-kings-pairing-shuffled = mixed anew each game
option-kings-pairing-fixed = always the same
option-kings-first_player = Who starts the game?
option-kings-first_player-host = whom the host names, or by lot
option-kings-first_player-random = by lot
option-kings-overseer_over_nine = Who oversees a mine whose last miner is a 9?
option-kings-overseer_over_nine-own_zero = a 0 of the owner's race
option-kings-overseer_over_nine-nobody = nobody: it stays unfinished
