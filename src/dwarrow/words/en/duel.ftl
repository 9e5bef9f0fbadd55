# The Duel: what is told, why, what is refused, and what can be done.

## Events

duel-dealt = Round { $round } is dealt. { $first } starts.
duel-got-hand = Your cards: { $cards }.
duel-laid = { $seat } lays { $place }: { $card }.
duel-broke = { $seat } sabotages the { tool-object } of { $target }.
duel-wasted = Nobody to sabotage, the card is put away: { $tool ->
    [pick] { card-break-pick }
    [lamp] { card-break-lamp }
   *[cart] { card-break-cart }
 }.
duel-repaired = { $seat } mends the { tool-object } ({ $card }).
duel-threw-off = { $seat } gives up two cards and gets the { tool-object } back.
duel-collapsed = { $seat } brings the roof down { $place }. Gone: { $card }.
duel-rumbled = The rockfall finds nothing to take and is put away.
duel-key-fell = { $lost ->
    [True] The key on that door is lost for this round.
   *[other] The key on that door goes back to the stock.
 }
duel-looked = { $seat } looks at goal { $number }.
duel-saw = You see: { $card }.
duel-unlocked = { $seat } unlocks the door { $place }: { $card }.
duel-bribed = { $seat } bribes the troll { $place } and will owe him a nugget.
duel-claimed = { $seat } claims { $nuggets ->
    [one] one nugget
   *[other] { $nuggets } nuggets
 } { $place }.
duel-declined = { $seat } leaves alone: { $cards }.
duel-passed = { $seat } passes and puts { $discarded ->
    [one] one card
   *[other] { $discarded } cards
 } away.
duel-discarded = You put away: { $cards }.
duel-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }.
duel-got-cards = You draw: { $cards }.
duel-skipped = { $seat } has no cards left and misses a turn.
duel-opened = { $seat } turns up goal { $number }: { $card }!
duel-placed = Goal { $number } lies { $turned ->
    [True] upside down
   *[other] upright
 }.
duel-left-down = { $seat } leaves the goals face down.
duel-struck = The { tool } breaks the moment the card is drawn.
duel-caved-in = The mine caves in { $place }. Gone: { $card }.
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
duel-game-ended = The game is over. Nuggets: { $nuggets }. Won by: { $winners }.

## Why

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

## Refusals

duel-refused-not-your-turn = It is not your decision now.
duel-refused-not-a-turn = A turn lays a tunnel, plays an action, discards two or passes.
duel-refused-one-act = You have acted; bribe a troll or end your turn.
duel-refused-bribed-to-lay = You bribed a troll to lay a tunnel, so lay one.
duel-refused-not-in-hand = You do not hold that.
duel-refused-wrong-use = That card is not used like this.
duel-refused-sabotaged = Mend what is broken before you lay tunnels.
duel-refused-quarter-turn = Cards are only ever turned upside down.
duel-refused-same-turned = This card looks the same either way: lay it upright.
duel-refused-not-beside = No laid card is beside that place.
duel-refused-corner-only = Touching at a corner is not beside.
duel-refused-occupied = A card lies there already.
duel-refused-sides-disagree = Its sides do not fit the cards around.
duel-refused-not-joined = No tunnel or ladder leads there from your start.
duel-refused-neither-joined = Neither of its two tunnels leads to your start.
duel-refused-behind-door = Your rival's door is in the way.
duel-refused-behind-troll = A troll is in the way.
duel-refused-beside-gold = A ladder keeps away from gold tunnels.
duel-refused-beside-goal = A ladder keeps away from goals.
duel-refused-ladder-not-joined = By this option a ladder needs an opening that meets it.
duel-refused-no-such-goal = No goal lies there.
duel-refused-goal-is-open = That goal lies open already.
duel-refused-nothing-there = There is nothing to bury.
duel-refused-needs-target = Choose a tunnel card for the rockfall.
duel-refused-goals-stay = A rockfall never takes a goal.
duel-refused-starts-stay = A rockfall never takes a start.
duel-refused-gold-stays = A rockfall never takes gold.
duel-refused-trolls-stay = A rockfall never takes a troll.
duel-refused-no-door = There is no door there.
duel-refused-own-door = Your own door is open to you.
duel-refused-door-is-open = Your key lies on that door already.
duel-refused-no-key-left = Both keys are in use.
duel-refused-door-not-reached = By this option you must reach the door first.
duel-refused-before-rival = Sabotage is laid in front of your rival.
duel-refused-already-sabotaged = A card of that kind lies there already.
duel-refused-own-area = You mend only what lies before you.
duel-refused-tool-not-shown = The card does not mend that.
duel-refused-not-sabotaged = That is not broken.
duel-refused-no-such-tool = There are pick, lamp and cart.
duel-refused-one-or-two = A pass puts one or two cards away.
duel-refused-two-in-order = Name the two cards in the order of your hand.
duel-refused-no-troll = No troll waits for a bribe there.
duel-refused-no-token = You have no token left.
duel-refused-no-gold-for-troll = By this option you need gold to pay him with.
duel-refused-bribe-when-laying = By this option trolls are bribed only to lay a tunnel.
duel-refused-troll-not-reached = You do not reach that troll.
duel-refused-must-claim = Your own claims cannot be declined.
duel-refused-choose-gold = Choose which gold to claim.
duel-refused-gold-not-reached = You do not reach that gold.
duel-refused-no-free-gold = No unclaimed gold lies there.
duel-refused-choose-position = Choose how the goal lies.
duel-refused-choose-goal = Choose which goal to turn up.
duel-refused-must-open = One of the goals must be turned up.
duel-refused-goal-not-joined = No tunnel joins that goal.
duel-refused-choose-payment = Choose the card the troll gets.
duel-refused-no-such-gold = You have no such card to pay with.
duel-refused-no-rival = There is nobody to sabotage.
duel-refused-strikes-when-drawn = Rockfalls strike when drawn and are never held.

## Moves

move-duel-break = { $idle ->
    [True] Play to no effect: { $card }
   *[other] Sabotage your rival: { $card }
 }
move-duel-mend = Mend the { tool-object } ({ $card })
move-duel-throw = Get the { tool-object } back by discarding: { $card }, { $other }
move-duel-look = Look at goal { $number }
move-duel-unlock = Unlock the door { $place }
move-duel-pass = { $other ->
    [none] Pass and discard: { $card }
   *[other] Pass and discard: { $card }, { $other }
 }
move-duel-bribe = Bribe the troll { $place }
move-duel-end = End the turn
move-duel-open = { $x ->
    [none] Turn up no goal
   *[other] Turn up goal { $number }
 }
move-duel-put = { $turned ->
    [True] Turn goal { $number } upside down
   *[other] Leave goal { $number } upright
 }
move-duel-claim = { $x ->
    [none] Claim nothing
   *[other] Claim the gold { $place }
 }
move-duel-pay = { $nuggets ->
    [one] Pay the troll a card of one nugget
   *[other] Pay the troll a card of { $nuggets } nuggets
 }

## Options

option-duel-claim_order = Tokens run short: who claims first?
option-duel-claim_order-active_first = the player whose turn it is, as they choose
option-duel-claim_order-board_order = by place: from the top, then from the left
option-duel-bribe_timing = When may a troll be bribed?
option-duel-bribe_timing-any_time = at any time of your turn
option-duel-bribe_timing-while_laying = only to lay a tunnel
option-duel-troll_debt = A bribe without gold to pay it
option-duel-troll_debt-forgiven = is allowed and forgiven
option-duel-troll_debt-forbidden = is not allowed
option-duel-troll_pay_from = From what gold is a troll paid?
option-duel-troll_pay_from-all_gold = from all gold won so far
option-duel-troll_pay_from-this_round = from the gold of this round
option-duel-key_return = A rockfall takes a door with a key: the key
option-duel-key_return-returns = goes back to the stock
option-duel-key_return-lost = is lost for the round
option-duel-key_reach = Which doors does a key open?
option-duel-key_reach-any_face_up = any that lies open
option-duel-key_reach-reached = only one that you reach
option-duel-reveal_on_unlock = A goal joined by a key or a bribe is turned up
option-duel-reveal_on_unlock-turn = at once
option-duel-reveal_on_unlock-wait = with the next tunnel laid
option-duel-multi_goal = When one act joins several goals
option-duel-multi_goal-reveal_all = all of them are turned up
option-duel-multi_goal-choose_one = the player turns up one of them
option-duel-goals_at_once = When several goals are turned up at once, how do they lie?
option-duel-goals_at_once-together = each as the tunnel reached it
option-duel-goals_at_once-in_order = one after the other, one already laid leading on
option-duel-ladder_join = What does a laid ladder need?
option-duel-ladder_join-touching = to touch a tunnel card
option-duel-ladder_join-joined = an opening that meets another
option-duel-effectless_action = May an action be played to no effect?
option-duel-effectless_action-forbid = no
option-duel-effectless_action-allow = yes
option-duel-gold_side = From where is gold claimed?
option-duel-gold_side-own = from the side where its nuggets lie
option-duel-gold_side-any = from any side of its card
option-duel-goal_link = Which tunnel turns a goal up?
option-duel-goal_link-unhindered = one that no shut door and no troll bars
option-duel-goal_link-unbroken = any unbroken one, past doors and trolls
option-duel-rounds = How many rounds?
option-duel-token_stock = How are the tokens shared?
option-duel-token_stock-shared8 = one stock of eight for both
option-duel-token_stock-four_each = four each
option-duel-claim_tie = One act links gold with both starts: whose is it?
option-duel-claim_tie-active = the player's whose turn it is
option-duel-claim_tie-rival = the rival's
option-duel-claim_mode = Must gold be claimed?
option-duel-claim_mode-automatic = it is claimed by itself
option-duel-claim_mode-literal = the rival may decline on your turn
option-duel-declined_gold = Declined gold can be claimed
option-duel-declined_gold-new_link = once its link is cut and made anew
option-duel-declined_gold-later = with your next own act
option-duel-declined_gold-lasting = once a tunnel, key or bribe finds its link cut
option-duel-first_start = Who starts the game?
option-duel-first_start-host = green, unless the host says otherwise
option-duel-first_start-green = always green
option-duel-less_gold = Who has less gold starts the round. What counts?
option-duel-less_gold-in_all = all gold won so far
option-duel-less_gold-last_round = the gold of the last round
option-duel-start_tie = Equal gold: who starts the round?
option-duel-start_tie-not_last_starter = whoever did not start the last one
option-duel-start_tie-green = green
option-duel-duel_tie = Equal gold at the end: who wins?
option-duel-duel_tie-shared = both
option-duel-duel_tie-more_cards = whoever has more gold cards
option-duel-duel_tie-last_round = whoever won more in the last round
