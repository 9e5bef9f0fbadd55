# The review of a finished game: the curve, moves judged, who knew what, and the puzzle of the day.

review-title = The game reviewed
review-progress = Move { $done } of { $moves } reviewed
review-verdict-best = best
review-verdict-good = good
review-verdict-doubtful = doubtful
review-verdict-blunder = blunder
review-side-diggers = the diggers
review-side-green = the green team
review-side-blue = the blue team
review-side-saboteurs = the saboteurs
review-curve-chance = Chance to win
review-curve-nuggets = Nuggets to expect
review-known-all = with all cards known
review-known-to = with what { $seat } could know
review-turning-point = turning point
review-step = Round { $round }, { $seat }: { $move }
review-better = better: { $move } ({ $share })
review-better-drawn = The better move, on the board as it was:
review-line = the best line found from here, as the cards lay: { $gain }.
review-moves-judged = Moves judged
review-luck-and-skill = Luck and skill
review-who-knew = Who knew what
review-claims = Claims beside the truth
review-count = { $seat }: best { $best }, good { $good }, doubtful { $doubtful }, blunders { $blunder }
review-fortune = { $who }: own decisions { $skill }, the others' decisions { $others }, luck { $luck } (± { $error })
review-exposed = { $seat } ({ $role }): sure after move { $move } of the round
review-hidden = { $seat } ({ $role }): never sure before the roles were turned up ({ $percent } %)
review-act = { $sentence }: { $before } → { $after } %
review-claim-true = true
review-claim-false = false

review-sum-won = { $moves ->
    [one] After one move
   *[other] After { $moves } moves
 } { $shared ->
    [no] { $names } won the game.
   *[yes] these shared the victory: { $names }.
 }
review-sum-alone = { $moves ->
    [one] One move
   *[other] { $moves } moves
 } alone in the mine brought { $nuggets ->
    [one] { $nuggets } nugget.
   *[other] { $nuggets } nuggets.
 }
review-sum-gold = Gold in the end: { $points }.
review-sum-points = Points in the end: { $points }.
review-sum-dug = Round { $round } went to the diggers: they reached the treasure with move { $moves }.
review-sum-hindered = Round { $round } went to the saboteurs: after { $moves } moves the treasure was still not reached.
review-sum-paid = Round { $round } ended with move { $moves } and brought gold: { $points }.
review-sum-unpaid = Round { $round } ended with move { $moves }, and nobody got any gold.
review-sum-round = Nuggets of round { $round }, which took { $moves } moves: { $points }.
review-sum-round-alone = Round { $round } brought { $nuggets ->
    [0] nothing
    [one] one nugget
   *[other] { $nuggets } nuggets
 } in { $moves ->
    [one] one move.
   *[other] { $moves } moves.
 }
review-sum-deal-diggers = The deal gave the diggers { $percent } %, where { $usual } % is usual.
review-sum-deal-seat = The deal gave { $seat } a chance of { $percent } %, where { $usual } % is usual.
review-sum-broken = { $seat } sat with broken tools for { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } in a row.
review-sum-stone = { $goal ->
    [0] The upper goal
    [1] The middle goal
   *[other] The lower goal
 } was turned up, and showed nothing but stone.
review-sum-stone-too = { $goal ->
    [0] The upper goal
    [1] The middle goal
   *[other] The lower goal
 } was turned up too, and showed nothing but stone.
review-sum-turn-side = It turned when { $seat } made this move: “{ $move }”. The chance of { $side ->
    [diggers] the diggers
    [green] the green team
    [blue] the blue team
   *[other] the saboteurs
 } went from { $before } to { $after } %.
review-sum-turn-seat = It turned when { $seat } made this move: “{ $move }”. The chance of { $target } went from { $before } to { $after } %.
review-sum-turn-alone = It turned with the move “{ $move }”: { $before } nuggets were to be expected before it, { $after } after it.
review-sum-blunder = The most was given away by { $seat } with the move “{ $move }”: { $unit ->
    [nuggets] about { $lost ->
        [one] one nugget.
       *[other] { $lost } nuggets.
     }
   *[other] { $lost ->
        [one] one point of chance.
       *[other] { $lost } points of chance.
     }
 }
review-sum-blunder-too = It also gave the most away: { $unit ->
    [nuggets] about { $lost ->
        [one] one nugget.
       *[other] { $lost } nuggets.
     }
   *[other] { $lost ->
        [one] one point of chance.
       *[other] { $lost } points of chance.
     }
 }
review-sum-better = Better, from what could be known then: “{ $move }”.
review-sum-harmless = As the cards lay, it did no harm.
review-sum-line = As the cards lay, { $seat } could have had { $gain } more: the best line found begins at move { $step } with “{ $move }”.
review-sum-known = From move { $step } of the round on, a careful player could be sure that { $seat } was a saboteur; the others gave it away.
review-sum-known-by = From move { $step } of the round on, a careful player could be sure that { $seat } was a saboteur. What told most: { $sentence } ({ $before } → { $after } %).
review-sum-unknown = Nobody could be sure that { $seat } was a saboteur ({ $percent } % at the end).
review-sum-fooled = { $target } fooled { $seat } longest: for { $moves ->
    [one] one move
   *[other] { $moves } moves
 } in a row.
review-sum-wronged = { $seat } wrongly took { $target } for a saboteur for { $moves ->
    [one] one move
   *[other] { $moves } moves
 } in a row.
review-sum-luck-diggers = Where the diggers' result in round { $round } came from, in points of chance: own decisions { $skill }, the saboteurs' decisions { $others }, luck { $luck } (± { $error }).
review-sum-luck-seat = Where the result of { $seat } came from, in points of chance: own decisions { $skill }, the others' decisions { $others }, luck { $luck } (± { $error }).
review-sum-luck-alone = Where the nuggets came from, against an ordinary game: decisions { $skill }, luck { $luck } (± { $error }).
review-sum-surest = { $seat } gave least away: { $best ->
    [one] one decision
   *[other] { $best } decisions
 } could not have been better.

review-why-reaches = It reaches a goal that may hide the treasure.
review-why-digs = It brings the tunnel nearer to the gold.
review-why-idles = Hardly anything changes, and no better card is lost.
review-why-blocks = It makes the way longer.
review-why-mends-self = With broken tools nobody can dig.
review-why-mends-other = { $seat } deserves trust: the chance that they hinder is { $percent } %.
review-why-mends-doubtful = { $seat } is needed to dig, though the chance that they hinder is { $percent } %.
review-why-suspects = { $seat } is suspect: the chance that they hinder is { $percent } %.
review-why-looks = It tells where the gold is.
review-why-clears = That card led nowhere.
review-why-caves-in = The way is better without that card.
review-why-passes = It gets rid of a card that helps nobody now.
review-why-waits = With broken tools the least useful card goes.
review-why-hinder-digs = It helps the tunnel a little and keeps the saboteur hidden.
review-why-hinder-idles = It brings the tunnel nothing and looks harmless.
review-why-hinder-blocks = It makes the diggers' way longer.
review-why-hinder-passes = A turn goes by, and time works for the saboteurs.
review-why-hinder-waits = With broken tools a turn goes by, and time works for the saboteurs.
review-why-hinder-mends-self = With broken tools nothing can be laid in the diggers' way.
review-why-hinder-mends-other = It looks like a friend's deed; the chance that { $seat } hinders too is { $percent } %.
review-why-hinder-mends-fellow = It lets a fellow dig again; the chance that { $seat } hinders too is { $percent } %.
review-why-hinder-breaks = It stops { $seat } from digging; the chance that they hinder too is { $percent } %.
review-why-hinder-clears = It clears a dead end away, as a digger would.
review-why-hinder-caves-in = The tunnel was getting too near.
review-why-hinder-looks = It tells what to keep the diggers from.
review-why-brings = Played on, the score comes out about { $gold } higher.
review-why-denies = Played on, the strongest rival's score comes out about { $gold } lower.
review-why-wins = Played on many times, it won every time.
review-why-plays-on = Played on many times, it came out ahead most often.

puzzle-title = Puzzle of the day, { $date }
puzzle-asks = { $game }: you are { $seat }. One move is clearly best. Which?
puzzle-right = Right.
puzzle-wrong = Not quite. The best move is “{ $move }”.
puzzle-share-chance = It wins { $percent } % of the time; the next best, “{ $move }”, { $next } %.
puzzle-share-nuggets = It brings { $percent } nuggets on average; the next best, “{ $move }”, { $next }.
puzzle-choose = Your move (a number):
