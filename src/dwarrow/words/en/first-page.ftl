# The first page of the rules of each game. Where editions differ, the option chooses the sentence.

first-want = What you want
first-turn = What you do on your turn
first-cards = The cards
first-end = How it ends

## Saboteur

first-saboteur-want = Diggers look for the treasure; saboteurs see to it that nobody finds it. Only you know which you are. After three rounds, whoever has the most gold wins.
first-saboteur-turn = Do one thing: lay a tunnel card, play an action, or pass and put away one card of your choice, face down. Then draw a card, unless the deck is empty.
first-saboteur-card-digger = A digger wins when an unbroken tunnel joins the start to the treasure.
first-saboteur-card-saboteur = A saboteur wins when nobody gets to the treasure, and had better not be noticed.
first-saboteur-card-goal = Three goals lie face down, seven empty places from the start: one is the treasure, two are only stone.
first-saboteur-card-tunnel = { $placement ->
    [connected] A tunnel card goes upright beside the maze, opening to opening and rock to rock, where a tunnel leads from the start.
   *[other] A tunnel card goes upright beside the maze, opening to opening and rock to rock, even if it is not joined to the start.
 }
first-saboteur-card-dead-end = A dead end is laid like any other tunnel, but no way leads through it.
first-saboteur-card-break = A broken tool is laid before a player, who lays no tunnels as long as it is there.
first-saboteur-card-mend = A repair removes a broken tool that it shows, from you or from anybody; if it shows two, still only one.
first-saboteur-card-rockfall = A rockfall takes one tunnel card out of the maze, never the start or a goal.
first-saboteur-card-map = A map lets you look at one goal, and you alone.
first-saboteur-card-gold = A gold card is worth one to three nuggets; you keep it secret until the game is over.
first-saboteur-end = A round ends when a tunnel reaches the treasure. Then the diggers share out { $gold_set ->
    [diggers] one gold card for each of them
   *[other] one gold card for each player, nine if ten play
 }. Or it ends without the treasure, { $exhaustion ->
    [all_hands_empty] when the deck and all hands are empty
   *[other] when the deck is empty and everybody in turn has passed for want of a card to play
 }. Then the saboteurs are paid: four nuggets to one alone, three each to two or three, two each to four. After the third round the most nuggets win.

## Saboteur 2

first-saboteur2-want = Green and blue diggers race for one treasure. A few dwarfs live off both teams, and saboteurs want nobody to get there. Roles are secret and dealt anew each round. After three rounds the most gold wins.
first-saboteur2-turn = Do one thing: lay a tunnel card or play an action, and draw a card; or discard two cards to be rid of a card lying before you, and draw one; or pass, putting one to three cards away face down, and draw as many.
first-saboteur2-card-team = A digger wins together with the team, green or blue, if some way to the treasure has no door of the other colour.
first-saboteur2-card-boss = The Boss wins whenever a team does, and gets one nugget less.
first-saboteur2-card-profiteer = The Profiteer wins with whoever wins, and gets two nuggets less.
first-saboteur2-card-geologist = A Geologist gets a nugget for each crystal in the maze, whoever wins; two of them get half each.
first-saboteur2-card-bridge = A bridge and a double curve carry two tunnels that do not meet.
first-saboteur2-card-ladder = A ladder is joined to the start and to all other ladders, but may not lie beside a goal.
first-saboteur2-card-door = A door lets only diggers of its colour through; Boss, Profiteer and Geologist pass them all.
first-saboteur2-card-crystal = Crystals are what Geologists are paid for; to lay them is like laying any tunnel.
first-saboteur2-end = A round ends when a tunnel reaches the treasure; the doors on the way and who finished it decide which team wins. Or it ends { $exhaustion ->
    [all_hands_empty] when the deck and all hands are empty
   *[other] when the deck is empty and everybody in turn has passed for want of a card to play
 }; then the saboteurs win. One winner gets five nuggets, two get four each, three get three, four get two, more get one. After the third round the most gold wins.

## The Duel

first-duel-want = One of you is the green dwarf, the other the blue one. Dig from your own start towards six hidden goals and get to the gold first. After three rounds the richer dwarf wins.
first-duel-turn = Do one thing: lay a tunnel card or play an action, and draw a card; or discard two cards to be rid of a sabotage card before you, and draw one; or pass, discarding one or two cards, and draw as many.
first-duel-card-start = Your tunnels begin at the start of your colour; where they meet your rival's, you may use those too.
first-duel-card-goal = Six goals lie face down; as soon as a free way joins one to a start, it is turned up.
first-duel-card-tunnel = A tunnel card goes upright beside the mine, opening to opening and rock to rock, where a free way leads from your start.
first-duel-card-gold = Gold belongs to whoever gets to it first: your token marks it until the round ends.
first-duel-card-bridge = { first-saboteur2-card-bridge }
first-duel-card-ladder = A ladder is joined to the start of its colour, wherever it lies, but never beside a goal or a tunnel with gold.
first-duel-card-door = A door lets only the dwarf of its colour through.
first-duel-card-key = A key opens one door of your rival's colour for you until the round ends.
first-duel-card-troll = A troll bars the way behind his back until he is bribed with a token; whoever did it pays a nugget when the round ends.
first-duel-card-break = Sabotage is laid before your rival, who lays no tunnels as long as it is there.
first-duel-card-mend = A repair removes one sabotage card before you that shows the same tool.
first-duel-card-rockfall = A rockfall takes away one tunnel card without gold or troll, never a start or a goal.
first-duel-card-map = A map lets you look at one goal, and you alone.
first-duel-end = A round ends when all six goals are up, when all tokens are out, or when the deck and both hands are empty. The gold under your tokens is yours, less a nugget for each troll you bribed. After the third round the most nuggets win.

## The Duel, alone

first-solo-want = Dig from your start towards six hidden goals and gather as much gold as you can in three rounds. What a rival would do to you comes out of the deck.
first-solo-card-start = Your tunnels begin at your start.
first-solo-card-gold = Gold that a free way joins to your start gets one of your six tokens and stays yours.
first-solo-card-key = A key opens one door of the other colour for you until the round ends.
first-solo-card-troll = A troll bars the way behind his back until you bribe him with a token; it costs you a nugget when the round ends.
first-solo-card-break = Sabotage that you draw lies before you at once: no tunnels until you are rid of it.
first-solo-card-rockfall = A rockfall that you draw comes down at once, on the tunnel you laid last that has neither gold nor troll.
first-solo-end = A round ends when all six goals are up, when your six tokens are out, or when deck and hand are empty. The gold under your tokens is yours, less a nugget for each troll you bribed. After the third round your nuggets are judged: 15 are decent, 25 are a master's.

## Kings Under Mountains

first-kings-want = Capture mines and let troops of other races dig in them. A developed mine counts for you, a captured one that is not finished counts against you.
first-kings-turn = Lay one troop from your hand on a mine in the centre or on a mine of your own. Then take a card, from the Camp or from the deck. You must play while any card fits; if none does, you get six new ones.
first-kings-card-king = Your king shows which race is yours for the whole game.
first-kings-card-sides = Every card is a troop in front and a mine on the back; the others see the backs of your hand.
first-kings-card-troop = A troop must be stronger than the one it covers; but only a 0 goes on a 9, and a 0 on nothing else. The first on a mine may have any strength.
first-kings-card-centre = A mine in the centre is captured once it bears as many troops as its defence (the shield); it goes to the king of the last troop's race.
first-kings-card-own = A captured mine needs as many miners as its size (the picks), and none of them of its owner's race.
first-kings-card-overseer = A mine with the overseer's sign (the eye) needs one more troop on top: of its owner's race.
first-kings-card-camp = Troops from a captured mine go to the Camp, where the top card of each pile can be taken.
first-kings-end = There are no rounds: the game is over the moment the deck is empty. Developed mines count their value (the coin) for you, captured and unfinished ones against you. The best score wins.
