# Saboteur: what is told, why, what is refused, and what can be done.

## Events

saboteur-dealt = Round { $round } is dealt. { $first } starts.
saboteur-got-role = You are a { $role }.{ $fellows ->
    [none] {""}
   *[other] {" "}Your fellow saboteurs: { $fellows }.
 }
saboteur-got-hand = Your cards: { $cards }.
saboteur-laid = { $seat } lays { $place }: { $card }.
saboteur-broke = { $seat } breaks { $own ->
    [True] their own { tool-object }
   *[other] the { tool-object } of { $target }
 }.
saboteur-mended = { $seat } mends { $own ->
    [True] their own { tool-object }
   *[other] the { tool-object } of { $target }
 } ({ $card }).
saboteur-collapsed = { $seat } brings the roof down { $place }. Gone: { $card }.
saboteur-rumbled = { $seat } plays a rockfall that takes nothing.
saboteur-looked = { $seat } looks at { goal-object }.
saboteur-saw = You see: { $card }.
saboteur-passed = { $seat } passes{ $discarded ->
    [0] , empty-handed
   *[other] {""}
 }.
saboteur-discarded = You put away: { $card }.
saboteur-drew = { $seat } draws a card.
saboteur-got-card = You draw: { $card }.
saboteur-opened = { $seat } turns up { goal-object }: { $card }!
saboteur-placed = { goal-subject } { $turned ->
    [True] lies upside down
   *[other] lies upright
 }.
saboteur-left-down = { $seat } leaves the goal face down.
saboteur-round-ended = { $winner ->
    [digger] The treasure is found: the gold-diggers win the round
   *[other] The treasure stays hidden: the saboteurs win the round
 } ({ $clause }). Roles: { $roles }. The card set aside: { $aside }.
saboteur-offered = You choose among gold cards: { $cards }.
saboteur-took = { $seat } takes a gold card{ $value ->
    [none] {""}
   *[other] {" "}of { $value }
 }; { $left } left.
saboteur-got-gold = You get { $value ->
    [one] one nugget
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
saboteur-game-ended = The game is over. Nuggets: { $nuggets }. Won by: { $winners }.

## Why

saboteur-share = { $seat } ({ $role }): { $cards ->
    [0] no gold card
    [one] one gold card
   *[other] { $cards } gold cards
 }{ $nuggets ->
    [none] {""}
    [0] {""}
    [one] , one nugget
   *[other] , { $nuggets } nuggets
 }: { $why } ({ $clause })
saboteur-why-SAB-087 = an unbroken tunnel links the start with the treasure
saboteur-why-SAB-088 = nobody reached the treasure
saboteur-why-SAB-095 = the set of gold cards went round the diggers until it was used up
saboteur-why-SAB-096 = every digger takes one gold card
saboteur-why-SAB-098 = the other side won this round
saboteur-why-SAB-099 = the saboteurs' pay, by their number in play
saboteur-why-SAB-136 = at this table a digger with a broken tool gets no gold

## Refusals

saboteur-refused-not-your-turn = It is not your turn.
saboteur-refused-not-a-turn = A turn is: lay a tunnel, play an action, or pass with one card.
saboteur-refused-not-in-hand = You do not hold that card.
saboteur-refused-must-discard = A pass costs one card while you hold any.
saboteur-refused-one-card = A pass costs exactly one card.
saboteur-refused-wrong-use = That card cannot be used like this.
saboteur-refused-broken-tool = You cannot dig while a tool of yours is broken.
saboteur-refused-quarter-turn = A tunnel card may be turned upside down, never sideways.
saboteur-refused-same-turned = Turned upside down this card looks the same: say it without turning.
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
saboteur-refused-not-on-oneself = At this table nobody breaks their own tool.
saboteur-refused-already-broken = That tool is broken already.
saboteur-refused-tool-not-shown = Your card does not show that tool.
saboteur-refused-not-broken = That tool is not broken.
saboteur-refused-choose-goal = First choose which goal to turn up.
saboteur-refused-must-open = You made a new link: turn up one of the joined goals.
saboteur-refused-goal-not-joined = No tunnel leads to that goal.
saboteur-refused-choose-position = First choose how the opened goal lies.
saboteur-refused-choose-gold = First choose a gold card.
saboteur-refused-not-in-set = There is no such card in the set.

## Moves. A fact that a move does not have is `none`.

# the goal as what is looked at or turned up
goal-object = { $goal ->
    [0] the upper goal
    [1] the middle goal
   *[other] the lower goal
 }
goal-subject = { $goal ->
    [0] The upper goal
    [1] The middle goal
   *[other] The lower goal
 }
move-saboteur-lay = Lay { $place }: { $card }
move-saboteur-break = Sabotage { $target }: { $card }
move-saboteur-mend = Mend the { tool-object } of { $target } ({ $card })
move-saboteur-rockfall = { $x ->
    [none] Play the rockfall to no effect
   *[other] Rockfall { $place }
 }
move-saboteur-look = Look at { goal-object }
move-saboteur-open = { $goal ->
    [none] Turn up no goal
   *[other] Turn up { goal-object }
 }
move-saboteur-put = { $turned ->
    [True] Turn the goal upside down
   *[other] Leave the goal upright
 }
move-saboteur-pass = { $card ->
    [none] Pass
   *[other] Pass and put away: { $card }
 }
move-saboteur-take = { $nuggets ->
    [one] Take the gold card with one nugget
   *[other] Take the gold card with { $nuggets } nuggets
 }

## Options

option-saboteur-placement = Where may a tunnel card be laid?
option-saboteur-placement-connected = only where a tunnel joins it to the start
option-saboteur-placement-adjacent = beside any laid card that fits
option-saboteur-placement-beside_goals = beside any laid card that fits, and beside a face-down goal
option-saboteur-multi_goal = When one card joins several goals
option-saboteur-multi_goal-reveal_all = all of them are turned up
option-saboteur-multi_goal-choose_one = the player turns up one of them
option-saboteur-unchosen_goal = When is a joined goal that was left face down turned up?
option-saboteur-unchosen_goal-new_tunnel = when a card leads another tunnel to it, at the latest when the round ends
option-saboteur-unchosen_goal-next_placement = with any tunnel card laid later, if its player likes
option-saboteur-unchosen_goal-new_link_only = only when a card joins another goal
option-saboteur-goal_orientation = How does a goal lie that does not fit its neighbours?
option-saboteur-goal_orientation-auto_join_last = joined to the card just laid
option-saboteur-goal_orientation-layer_chooses_on_mismatch = as the player who reached it likes
option-saboteur-goals_at_once = When several goals are turned up at once, how do they lie?
option-saboteur-goals_at_once-together = each as the tunnel reached it
option-saboteur-goals_at_once-in_order = one after the other, a stone already laid leading on
option-saboteur-min_path = Must the tunnel to the treasure have at least seven cards?
option-saboteur-min_path-off = no
option-saboteur-min_path-assert7 = it always has them here, so nothing is asked
option-saboteur-min_path-enforce7 = yes, a shorter one does not count
option-saboteur-gold_set = How many gold cards do the diggers share?
option-saboteur-gold_set-diggers = one for each digger
option-saboteur-gold_set-players_cap9 = one for each player, nine for ten
option-saboteur-draft_start = A saboteur reached the treasure: who chooses gold first?
option-saboteur-draft_start-right_hand_digger = the nearest digger to the right
option-saboteur-draft_start-saboteur_hands_over = the same one, once the saboteur has looked at the gold
option-saboteur-draft_start-nearest_clockwise = the nearest digger clockwise
option-saboteur-saboteur_gold = How are saboteurs paid?
option-saboteur-saboteur_gold-exact_redraw = they draw until the sum is exact
option-saboteur-saboteur_gold-exact_search = they search the gold deck for the sum
option-saboteur-saboteur_gold-counter = nuggets are counted, without cards
option-saboteur-saboteur_gold_short = When no exact sum is left
option-saboteur-saboteur_gold_short-best_below = the best sum below is paid
option-saboteur-saboteur_gold_short-bank_pays = the bank adds the rest
option-saboteur-four_saboteurs = What does each of four winning saboteurs get?
option-saboteur-four_saboteurs-nuggets = two nuggets, on one card or two
option-saboteur-four_saboteurs-one_card = one gold card worth two, while there is one
option-saboteur-exhaustion = When does a round without treasure end?
option-saboteur-exhaustion-all_hands_empty = when all hands are empty
option-saboteur-exhaustion-full_circle_pass = when all pass in turn because nothing can be played
option-saboteur-gold_secret = Does gold stay secret to the end?
option-saboteur-start_next = Who starts the next round?
option-saboteur-start_next-last_card = left of whoever played the last card
option-saboteur-start_next-last_turn = left of whoever had the last turn
option-saboteur-reshuffle_gold = Is the gold deck shuffled between rounds?
option-saboteur-self_sabotage = May you break your own tool?
option-saboteur-self_sabotage-allow = yes
option-saboteur-self_sabotage-forbid = no
option-saboteur-effectless_action = May a map or a rockfall be played to no effect?
option-saboteur-effectless_action-forbid = no
option-saboteur-effectless_action-allow = yes
option-saboteur-broken_tools_forfeit = Does a digger with a broken tool lose the gold?
option-saboteur-first_player = Who starts the game?
option-saboteur-first_player-youngest = the youngest, or by lot
option-saboteur-first_player-random = by lot
option-saboteur-first_player-host = whom the host names, or by lot
option-saboteur-known_saboteurs = Is the number of saboteurs known?
option-saboteur-saboteurs_meet = Do the saboteurs know each other?
option-saboteur-maps = How many maps are in the deck?
option-saboteur-rounds = How many rounds?
