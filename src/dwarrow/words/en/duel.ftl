duel-dealt = Round { $round } is dealt. { $first } starts.
duel-got-hand = Your cards: { $cards }.
duel-laid = { $seat } lays { $card } at { $x },{ $y }{ $turned ->
    [True] , turned
   *[other] {""}
 }.
duel-broke = { $seat } sabotages the { $tool } of { $target }.
duel-wasted = A sabotaged { $tool } comes to nothing and is put away.
duel-repaired = { $seat } mends the { $tool } with { $card }.
duel-threw-off = { $seat } gives up two cards and gets the { $tool } back.
duel-collapsed = { $seat } brings the roof down at { $x },{ $y }: { $card } is gone.
duel-rumbled = A rockfall finds nothing to bury.
duel-key-fell = { $lost ->
    [True] The key on that door is lost for this round.
   *[other] The key on that door goes back to the stock.
 }
duel-looked = { $seat } looks at goal { $goal }.
duel-saw = You see: { $card }.
duel-unlocked = { $seat } unlocks the door of { $card } at { $x },{ $y }.
duel-bribed = { $seat } bribes the troll at { $x },{ $y } and will owe him a nugget.
duel-claimed = { $seat } claims { $nuggets ->
    [1] one nugget
   *[other] { $nuggets } nuggets
 } at { $x },{ $y }.
duel-declined = { $seat } leaves alone: { $cards }.
duel-passed = { $seat } passes and puts { $discarded ->
    [1] one card
   *[other] { $discarded } cards
 } away.
duel-discarded = You put away { $cards }.
duel-drew = { $seat } draws { $count ->
    [1] a card
   *[other] { $count } cards
 }.
duel-got-cards = You draw { $cards }.
duel-skipped = { $seat } has no cards left and misses a turn.
duel-opened = { $seat } turns up goal { $goal }: { $card }!
duel-placed = Goal { $goal } lies { $turned ->
    [True] turned
   *[other] upright
 }.
duel-left-down = { $seat } leaves the goals face down.
duel-struck = The { $tool } breaks the moment the card is drawn.
duel-caved-in = The mine caves in at { $x },{ $y }: { $card } is gone.
duel-round-ended = Round { $round } is over: { $clause ->
    [DUEL-57] every goal lies open
    [DUEL-58] every token lies on the table
   *[other] no cards are left
 } ({ $clause }).
duel-paid-troll = { $seat } { $nuggets ->
    [0] has nothing to pay the troll with and is let off
    [1] pays the troll one nugget
   *[other] pays the troll a card of { $nuggets } and gets no change
 }.
duel-settled = Round { $round } is settled. Goals back to the box: { $boxed }.
duel-game-ended = The game is over. Nuggets by seat: { $nuggets }. Winners: { $winners }.

duel-share = { $seat }: { $nuggets ->
    [0] no gold
    [one] one nugget
   *[other] { $nuggets } nuggets
 } won{ $paid ->
    [none] {""}
   *[other] , { $paid } paid to trolls
 }, { $total } in all{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
 }
duel-why-DUEL-57 = all six goals are turned up
duel-why-DUEL-58 = all the tokens lie on cards of the table
duel-why-DUEL-59 = deck and hands are empty
duel-why-DUEL-60 = gold under a token is won by its owner
duel-why-DUEL-61 = each bribed troll gets one nugget
duel-why-DUEL-62 = without a card of one nugget a larger one is paid
duel-why-C-7 = a debt that cannot be paid is forgiven

duel-refused-not-your-turn = it is not your decision now
duel-refused-not-a-turn = a turn lays a tunnel, plays an action, discards two or passes
duel-refused-one-act = you have acted; bribe a troll or end your turn
duel-refused-bribed-to-lay = you bribed a troll to lay a tunnel, so lay one
duel-refused-not-in-hand = you do not hold that
duel-refused-wrong-use = that card is not used like this
duel-refused-sabotaged = mend what is broken before you lay tunnels
duel-refused-quarter-turn = cards are only ever turned upside down
duel-refused-same-turned = this card looks the same either way: lay it upright
duel-refused-not-beside = no laid card is beside that place
duel-refused-corner-only = touching at a corner is not beside
duel-refused-occupied = a card lies there already
duel-refused-sides-disagree = its sides do not fit the cards around
duel-refused-not-joined = no tunnel or ladder leads there from your start
duel-refused-neither-joined = neither of its two tunnels leads to your start
duel-refused-behind-door = your rival's door is in the way
duel-refused-behind-troll = a troll is in the way
duel-refused-beside-gold = a ladder keeps away from gold tunnels
duel-refused-beside-goal = a ladder keeps away from goals
duel-refused-ladder-not-joined = by this option a ladder needs an opening that meets it
duel-refused-no-such-goal = no goal lies there
duel-refused-goal-is-open = that goal lies open already
duel-refused-nothing-there = there is nothing to bury
duel-refused-needs-target = choose a tunnel card for the rockfall
duel-refused-goals-stay = a rockfall never takes a goal
duel-refused-starts-stay = a rockfall never takes a start
duel-refused-gold-stays = a rockfall never takes gold
duel-refused-trolls-stay = a rockfall never takes a troll
duel-refused-no-door = there is no door there
duel-refused-own-door = your own door is open to you
duel-refused-door-is-open = your key lies on that door already
duel-refused-no-key-left = both keys are in use
duel-refused-door-not-reached = by this option you must reach the door first
duel-refused-before-rival = sabotage is laid in front of your rival
duel-refused-already-sabotaged = a card of that kind lies there already
duel-refused-own-area = you mend only what lies before you
duel-refused-tool-not-shown = the card does not mend that
duel-refused-not-sabotaged = that is not broken
duel-refused-no-such-tool = there are pick, lamp and cart
duel-refused-one-or-two = a pass puts one or two cards away
duel-refused-two-in-order = name the two cards in the order of your hand
duel-refused-no-troll = no troll waits for a bribe there
duel-refused-no-token = you have no token left
duel-refused-no-gold-for-troll = by this option you need gold to pay him with
duel-refused-bribe-when-laying = by this option trolls are bribed only to lay a tunnel
duel-refused-troll-not-reached = you do not reach that troll
duel-refused-must-claim = your own claims cannot be declined
duel-refused-choose-gold = choose which gold to claim
duel-refused-gold-not-reached = you do not reach that gold
duel-refused-no-free-gold = no unclaimed gold lies there
duel-refused-choose-position = choose how the goal lies
duel-refused-choose-goal = choose which goal to turn up
duel-refused-must-open = one of the goals must be turned up
duel-refused-goal-not-joined = no tunnel joins that goal
duel-refused-choose-payment = choose the card the troll gets
duel-refused-no-such-gold = you have no such card to pay with
duel-refused-no-rival = there is nobody to sabotage
duel-refused-strikes-when-drawn = rockfalls strike when drawn and are never held
