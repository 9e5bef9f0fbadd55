# The review of a game that is over, and the puzzle of the day. They come with their screens.

page-review-title = The review of a game
page-review-curve = How the game went, move by move
page-review-last-notable = To the mistake or turning point before
page-review-next-notable = To the next mistake or turning point
page-review-making = The review is being made
page-review-begins = Reading the game…
page-review-progress = Thought over: { $done } of { $moves } moves
page-review-waits = { $count ->
    [one] One other game is thought over first.
   *[other] { $count } other games are thought over first.
 }
page-review-awaits-end = This comes when all moves are thought over.
page-review-eyes = What is known
page-review-eyes-all = all cards
page-review-eyes-of = what { $name } could know
page-review-lines = Whose chances
page-review-lines-sides = of the teams
page-review-lines-seats = of the players
page-review-part = Part of the game
page-review-whole = the whole game
page-review-round = Round { $round }
page-review-percent = { $percent } %
page-review-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
 }
page-review-difference = { $unit ->
    [nuggets] { $count } nuggets
   *[other] { $count } %
 }
page-review-move = The move at this moment
page-review-lost = ({ $lost } ± { $error })
page-review-better = Better:
page-review-draw = Draw it on the board
page-review-forced = There was nothing to choose.
page-review-summary = In short
page-review-held = The cards of { $name } before the move
page-review-panels = More of the review
page-review-panel-moves = Moves
page-review-panel-players = Players and luck
page-review-panel-knowledge = Who knew what
page-review-hands = The cards in hand
page-review-moves = Which moves
page-review-all-moves = All moves
page-review-notable = Mistakes and turning points
page-review-none = None yet.
page-review-counts = How they played
page-review-loss = Given away a move
page-review-judged-how = A move is judged by what its player could know, never by hidden cards.
page-review-luck = Luck and skill
page-review-from-to = { $from } expected, { $to } in the end
page-review-part-luck = Luck of the cards
page-review-part-skill = Own mistakes
page-review-part-others = The others’ mistakes
page-review-uncertain = All this is uncertain by ± { $error }.
page-review-luck-how = What every decision gave away is summed; the rest of the result was luck.
page-review-suspicion-how = How much each was suspected: the thick line by somebody who saw only what lay open, the thin ones by the other players. Touch an act to go there.
page-review-suspicion-of = How much { $name } was suspected over time
page-review-sure = A careful player could be sure after move { $move } ({ $percent } %).
page-review-never = Nobody could be sure before the roles were turned up ({ $percent } %).
page-review-moved = { $before } → { $after } %
page-review-fooled = Who fooled whom
page-review-fooled-by = { $suspect } fooled { $watcher } for { $moves ->
    [one] one move
   *[other] { $moves } moves
 } ({ $percent } % wrong).
page-review-claims = What was said
page-review-claim-goal = { $seat } said of { $which ->
    [0] the upper goal
    [1] the middle goal
   *[other] the lower goal
 }: { $says ->
    [gold] gold
   *[other] stone
 }.
page-review-claim-seat = { $says ->
    [suspect] { $seat } suspected { $which }.
   *[other] { $seat } trusted { $which }.
 }
page-review-true = This was so
page-review-untrue = Untrue
page-review-knew = and they knew it

## The puzzle of the day

page-puzzle-you = You ({ $name })
page-puzzle-task = You are { $name }. One move is clearly best: make it.
page-puzzle-solved = Right!
page-puzzle-shown = The answer
page-puzzle-wrong = Not the best. Try another move.
page-puzzle-show = Show the answer
page-puzzle-tomorrow = Tomorrow there is another one.
page-puzzle-over = The puzzle is done.
