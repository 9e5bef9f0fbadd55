saboteur-dealt = Round { $round } is dealt. { $first } starts.
saboteur-got-role = You are a { $role }. { $fellows ->
    [none] {""}
   *[other] The saboteurs sit at { $fellows }.
 }
saboteur-got-hand = Your cards: { $cards }.
saboteur-laid = { $seat } lays { $card } at { $x },{ $y }{ $turned ->
    [True] , turned
   *[other] {""}
 }.
saboteur-broke = { $seat } breaks the { $tool } of { $target }.
saboteur-mended = { $seat } mends the { $tool } of { $target } with { $card }.
saboteur-collapsed = { $seat } brings the roof down at { $x },{ $y }: { $card } is gone.
saboteur-rumbled = { $seat } plays a rockfall, but there is nothing to fall.
saboteur-looked = { $seat } looks at { $goal ->
    [0] the upper goal
    [1] the middle goal
   *[other] the lower goal
 }.
saboteur-saw = You see: { $card }.
saboteur-passed = { $seat } passes{ $discarded ->
    [0] , empty-handed
   *[other] {""}
 }.
saboteur-discarded = You put away { $card }.
saboteur-drew = { $seat } draws a card.
saboteur-got-card = You draw { $card }.
saboteur-opened = { $seat } turns up { $goal ->
    [0] the upper goal
    [1] the middle goal
   *[other] the lower goal
 }: { $card }!
saboteur-placed = The goal lies { $turned ->
    [True] turned
   *[other] upright
 }.
saboteur-left-down = { $seat } leaves the goal face down.
saboteur-round-ended = { $winner ->
    [digger] The treasure is found: the gold-diggers win the round
   *[other] The treasure stays hidden: the saboteurs win the round
 } ({ $clause }). Roles: { $roles }; the card set aside: { $aside }.
saboteur-offered = You choose among gold cards: { $cards }.
saboteur-took = { $seat } takes a gold card{ $value ->
    [1] {" "}of 1
    [2] {" "}of 2
    [3] {" "}of 3
   *[other] {""}
 }; { $left } left.
saboteur-got-gold = You get { $value ->
    [1] one nugget
   *[other] { $value } nuggets
 }.
saboteur-paid = { $seat } is paid { $nuggets ->
    [one] one nugget
   *[other] { $nuggets } nuggets
 } on { $cards ->
    [0] no card
    [one] one gold card
   *[other] { $cards } gold cards
 }{ $shown ->
    [none] {""}
   *[other] {" "}({ $shown })
 }.
saboteur-sent-under = { $seat } draws too much gold and sends the card under the deck.
saboteur-saw-under = The card you sent under shows { $value }.
saboteur-settled = Round { $round } is settled.
saboteur-game-ended = The game is over. Nuggets by seat: { $nuggets }. Winners: { $winners }.

saboteur-share = { $seat } ({ $role }): { $cards ->
    [0] no gold card
    [one] one gold card
   *[other] { $cards } gold cards
 }{ $nuggets ->
    [0] {""}
    [one] , one nugget
    [2] , 2 nuggets
    [3] , 3 nuggets
    [4] , 4 nuggets
   *[other] {""}
 }: { $why } ({ $clause })
saboteur-why-SAB-087 = an unbroken tunnel links the start with the treasure
saboteur-why-SAB-088 = nobody reached the treasure
saboteur-why-SAB-095 = the set of gold cards went round the diggers until it was used up
saboteur-why-SAB-096 = every digger takes one gold card
saboteur-why-SAB-098 = the other side won this round
saboteur-why-SAB-099 = the saboteurs' pay, by their number in play
saboteur-why-A-31 = a digger with a broken tool gets no gold by this table's option

saboteur-refused-not-your-turn = It is not your turn.
saboteur-refused-not-a-turn = A turn is: lay a tunnel, play an action, or pass with one card.
saboteur-refused-not-in-hand = You do not hold that card.
saboteur-refused-must-discard = A pass costs one card while you hold any.
saboteur-refused-one-card = A pass costs exactly one card.
saboteur-refused-wrong-use = That card cannot be used like this.
saboteur-refused-broken-tool = You cannot dig while a tool of yours is broken.
saboteur-refused-quarter-turn = A tunnel card may be turned upside down, never sideways.
saboteur-refused-same-turned = This card looks the same turned; lay it upright.
saboteur-refused-not-beside = A tunnel card goes beside a card that already lies there.
saboteur-refused-corner-only = Touching at a corner is not enough.
saboteur-refused-occupied = A card lies there already.
saboteur-refused-sides-disagree = Openings must meet openings, and rock must meet rock.
saboteur-refused-not-joined = No unbroken tunnel leads from the start to that place.
saboteur-refused-no-such-goal = There are three goals: upper, middle and lower.
saboteur-refused-goal-is-open = That goal lies open already.
saboteur-refused-nothing-there = No tunnel card lies there.
saboteur-refused-start-stays = The start card stays.
saboteur-refused-goals-stay = Goal cards stay.
saboteur-refused-needs-target = A rockfall needs a tunnel card to take.
saboteur-refused-no-such-seat = Nobody sits there.
saboteur-refused-not-on-oneself = At this table nobody breaks an own tool.
saboteur-refused-already-broken = That tool is broken already.
saboteur-refused-tool-not-shown = Your card does not show that tool.
saboteur-refused-not-broken = That tool is not broken.
saboteur-refused-choose-goal = First choose which goal to turn up.
saboteur-refused-must-open = You made a new link: turn up one of the joined goals.
saboteur-refused-goal-not-joined = No tunnel leads to that goal.
saboteur-refused-choose-position = First choose how the opened goal lies.
saboteur-refused-choose-gold = First choose a gold card.
saboteur-refused-not-in-set = There is no such card in the set.
