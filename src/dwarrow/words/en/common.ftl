# What all games share: names of games and editions, roles, cards, tools, and the terminal.

committed = Deal { $deal } is sealed: { $commitment }

nothing = none
yes = yes
no = no

## Games and editions

game-saboteur = Saboteur
game-saboteur-tagline = Somewhere ahead lies the gold, and some of those who dig do not want it found.
game-saboteur-players = 3–10 players
game-saboteur2 = Saboteur 2
game-saboteur2-tagline = Two rival teams, doors, ladders and traps; and a few dwarfs who live off both.
game-saboteur2-players = 2–12 players
game-duel = Saboteur: The Duel
game-duel-tagline = Two dwarfs, six hidden goals: grab the gold before your rival does.
game-duel-players = 2 players
game-solo = The Duel, alone
game-solo-tagline = One dwarf against the mine, ten good minutes.
game-solo-players = 1 player
game-kings = Kings Under Mountains
game-kings-tagline = Four peoples fight for mines and send each other's troops to dig in them.
game-kings-players = 2–4 players

edition-saboteur-house = House rules
edition-saboteur-uk16 = Ukrainian edition, 2016
edition-saboteur-ru16 = Russian text of the 2016 edition
edition-saboteur-cz = Czech edition
edition-saboteur-ru-ls = Russian edition, Lifestyle
edition-saboteur2-house = House rules
edition-saboteur2-ru-ls = Russian edition, Lifestyle
edition-saboteur2-en11 = English edition, 2011
edition-duel-house = House rules
edition-duel-uk-duel = Ukrainian edition
edition-solo-house = House rules
edition-solo-uk-solo = Ukrainian edition
edition-kings-house = House rules
edition-kings-ru13 = Russian edition, 2013 (mines reconstructed)

## Roles, races, tools, sides

role-unknown = unknown
role-digger = gold-digger
role-saboteur = saboteur
role-green = green gold-digger
role-blue = blue gold-digger
role-boss = Boss
role-profiteer = Profiteer
role-geologist = Geologist

race-dwarf = dwarf
race-orc = orc
race-goblin = goblin
race-giant = giant
king-dwarf = king of the dwarfs
king-orc = king of the orcs
king-goblin = king of the goblins
king-giant = king of the giants

tool-pick = pick
tool-lamp = lamp
tool-cart = cart
# the tool as what is broken or mended
tool-object = { tool }

side-N = north
side-E = east
side-S = south
side-W = west

# The letters on doors, tokens and troops: one for each colour and race, no two of a kind alike
letter-green = G
letter-blue = B
letter-dwarf = D
letter-orc = O
letter-goblin = Go
letter-giant = Gi

## Cards. `sides` are the open sides of a tunnel, as records write them.

# which ways a card is open
card-ways = { $sides ->
    [N] up
    [E] right
    [S] down
    [W] left
    [NE] up and right
    [NS] up and down
    [NW] up and left
    [ES] right and down
    [EW] left and right
    [SW] down and left
    [NES] up, right and down
    [NEW] up, right and left
    [NSW] up, down and left
    [ESW] right, down and left
   *[NESW] every way
 }
card-tunnel = { $sides ->
    [NESW] crossing
    [NS] straight tunnel, upright
    [EW] straight tunnel, level
    [NE] curve from top to right
    [NW] curve from top to left
    [ES] curve from bottom to right
    [SW] curve from bottom to left
    [N] tunnel { card-ways }
    [E] tunnel { card-ways }
    [S] tunnel { card-ways }
    [W] tunnel { card-ways }
   *[other] fork { card-ways }
 }
card-dead-end = dead end { card-ways }
card-bridge = bridge
card-curves = { $sides ->
    [NE] two curves, top to right
   *[NW] two curves, top to left
 }
card-ladder = ladder
card-ladder-green = green ladder
card-ladder-blue = blue ladder
card-stone = stone
card-treasure = treasure
card-start = start
card-start-green = green start
card-start-blue = blue start
card-with = { $card } ({ $features })
# on which arm of the card a door, a troll or a nugget is
feature-at = { $feature } { $side ->
    [N] at the top
    [E] on the right
    [S] at the bottom
   *[W] on the left
 }
feature-stub = { $sides ->
    [NS] two stubs
    [EW] two stubs
   *[other] stub { card-ways }
 }
feature-crystal = crystals
feature-door-green = green door
feature-door-blue = blue door
feature-troll = troll
feature-gold = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
 }

card-map = map
card-rockfall = rockfall
card-break-pick = broken pick
card-break-lamp = broken lamp
card-break-cart = broken cart
card-mend-pick = pick repair
card-mend-lamp = lamp repair
card-mend-cart = cart repair
card-mend-pick-lamp = pick or lamp repair
card-mend-pick-cart = pick or cart repair
card-mend-lamp-cart = lamp or cart repair
card-key = key

card-troop = { $race } { $strength }

## Places, by what lies nearest; a sentence ends with them

landmark-saboteur = { $landmark ->
    [0] the start
    [1] the upper goal
    [2] the middle goal
   *[other] the lower goal
 }
landmark-duel = { $landmark ->
    [0] the green start
    [1] the blue start
   *[other] goal { $number }
 }
landmark-solo = { $landmark ->
    [0] the start
   *[other] goal { $number }
 }
place-on = at { $landmark }
place-beside = { $way ->
    [N] above { $landmark }
    [E] right of { $landmark }
    [S] below { $landmark }
   *[W] left of { $landmark }
 }
place-far = { $way ->
    [N] { $count } above { $landmark }
    [E] { $count } right of { $landmark }
    [S] { $count } below { $landmark }
   *[W] { $count } left of { $landmark }
 }
place-off = { $right } { $across ->
    [E] right
   *[W] left
 } and { $down } { $along ->
    [N] up
   *[S] down
 } from { $landmark }

## Deeds, as the label of a button or a group of moves

deed-lay = Lay
deed-break = Sabotage
deed-mend = Mend
deed-rockfall = Rockfall
deed-look = Look at a goal
deed-open = Turn up
deed-put = Turn
deed-pass = Pass
deed-take = Take
deed-play = Play
deed-shed = Be rid of it
deed-rob = Rob
deed-throw = Throw off
deed-unlock = Unlock
deed-bribe = Bribe
deed-end = End the turn
deed-claim = Claim
deed-pay = Pay
deed-redraw = New hand

## The terminal

terminal-hint = ? for help, q to leave
terminal-help =
    number  choose from the list
    words   a move as records write it: { $example }
    w       why not? ask about a move: w { $example }
    b       draw the table again
    q       leave
    ?       this help
terminal-forms = Moves in words:
terminal-left = You leave the table.
terminal-talk = say TEXT  say it to everybody at the table
terminal-away = You leave the table; your seat stays yours. Come back with:
terminal-start = everybody is here; Enter to start>
terminal-move = your move>
terminal-next = round { $round }: Enter to go on>
terminal-way = which way (Enter to go back)>
terminal-ways = { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
 }
terminal-numbers = Type a number from 1 to { $last }.
terminal-no-move = “{ $asked }” is not a move. Type a number, or ? for help.
terminal-no-game = There is no game “{ $asked }”. There are: { $known }
terminal-no-edition = This game has no edition “{ $asked }”. There are: { $known }
terminal-no-option = This game has no option “{ $asked }”. There are: { $known }
terminal-no-answer = { $option } cannot be “{ $asked }”. It may be: { $known }
terminal-no-clause = There is no clause { $asked }. All of them: dwarrow rules { $known }
terminal-no-text = { $file } is not a text file.
terminal-no-file = { $file } cannot be read: { $why }.
terminal-no-write = { $file } cannot be written: { $why }.
terminal-damaged = { $file } cannot be read as a record: something is wrong in line { $line }.
terminal-not-over = This game is not over: only finished games are reviewed.
terminal-no-seat = There is no such seat: seats are 0 to { $last }.
terminal-no-eyes = There is no such seat: seats are 0 to { $last }, or -1 for a spectator.
terminal-no-depth = There is no depth “{ $asked }”. There are: { $known }
terminal-no-day = “{ $asked }” is no day. Days are written as in 2026-11-17.
terminal-allowed = That is allowed.
terminal-saved = The record is in { $file }; check its shuffles with: dwarrow verify { $file }
terminal-not-saved = { $file } cannot be written ({ $why }); the record is:
terminal-game = game
terminal-players = players
terminal-editions = editions
terminal-bots = bots
terminal-option = option
terminal-answer = answer
terminal-clauses = clauses
terminal-code = obeyed by
terminal-tests = shown by
terminal-no-checkout = The code and the tests that name it can be listed in a checkout of the project.
terminal-meaning = meaning
terminal-alike = (they play alike)
terminal-same = They answer these alike
terminal-reading = { $star } the print leaves this open; the answer is a reading, and the option has others.

## What a seat sees in the terminal

screen-round = round { $round } of { $rounds }
screen-deck = { $cards } in the deck
screen-discard = { $cards } discarded
screen-tokens = tokens left: { $left }, keys: { $keys }
screen-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
screen-gold-cards = { $cards ->
    [one] { $cards } gold card
   *[other] { $cards } gold cards
 }
screen-gold-any = has gold
screen-gold-none = no gold
screen-nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
 }
screen-under = { $mines ->
    [one] { $mines } mine under the king
   *[other] { $mines } mines under the king
 }
screen-looked = looked at the { $goal ->
    [upper] upper goal
    [middle] middle goal
    [lower] lower goal
   *[other] goal { $goal }
 }
screen-seen = the { $goal ->
    [upper] upper goal
    [middle] middle goal
    [lower] lower goal
   *[other] goal { $goal }
 } is: { $card }
screen-role = you are: { $role }
screen-offer = gold to choose from: { $gold }
screen-hand = Your hand:
screen-centre = Mines in the centre (troops there / needed to win it):
screen-brief = Mines by numbers: worth (miners) troops there/needed; first those in the centre:
screen-top = On top of the deck: a mine worth { $value }, { $dig } to dig
screen-camp = In the Camp: { $troops }
screen-captured = Captured by { $name }:
screen-plot = { $number }: worth { $value }, { $dig } to dig, { $has }/{ $needed }
screen-back = mine worth { $value }, { $dig }
# the letters of the picture: the green and the blue start, a green and a blue door or token, a troll, a key
screen-letters = GBgbtk
screen-more = … Enter for more
