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
edition-kings-ru13 = Russian edition, 2013

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

card-tunnel = tunnel { $sides }
card-dead-end = dead end { $sides }
card-bridge = bridge { $sides }
card-curves = double bend { $sides }
card-ladder = ladder { $sides }
card-ladder-green = green ladder { $sides }
card-ladder-blue = blue ladder { $sides }
card-crystal = tunnel with crystals { $sides }
card-door-green = green door { $sides }
card-door-blue = blue door { $sides }
card-goal = goal { $sides }
card-stone = stone { $sides }
card-treasure = treasure
card-start = start
card-start-green = green start
card-start-blue = blue start
card-with = { $card } ({ $features })
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
card-theft = Theft
card-hands-off = Hands off
card-swap-hands = Swap hands
card-inspect = Inspection
card-swap-hats = Swap hats
card-trap = Trap
card-free = Freedom

card-troop = { $race } { $strength }
card-mine = mine { $mine }
card-both-sides = { $troop }/{ $mine }

## Deeds, as the label of a button or a group of moves

deed-lay = Lay
deed-break = Sabotage
deed-mend = Mend
deed-rockfall = Rockfall
deed-look = Look
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
    number   choose what it stands for        words   a move in words, as in: pass EW
    b        draw the table again             w       why: ask about a move, as in: w lay EW at 5,5
    q        leave (the record is kept)       ?       this help
terminal-left = You leave the table.
terminal-talk = say TEXT  say it to everybody at the table
terminal-away = You leave the table; your seat stays yours. Come back with:
terminal-start = everybody is here; Enter to start>
terminal-move = your move>
terminal-way = which way (Enter to go back)>
terminal-ways = { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
 }
terminal-numbers = There are the numbers 1 to { $last }.
terminal-allowed = That is allowed.
terminal-saved = The record is in { $file }; check its shuffles with: dwarrow verify { $file }
terminal-not-saved = { $file } cannot be written ({ $why }); the record is:
terminal-option = option
terminal-answer = answer
terminal-clauses = clauses
terminal-meaning = meaning
terminal-alike = (they play alike)
terminal-english = The clauses are in English.
