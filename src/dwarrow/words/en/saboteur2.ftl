# Saboteur 2: what is told, why, what is refused, and what can be done.

## Events

saboteur2-dealt = Round { $round } is dealt and ten cards are set aside. { $first } starts.
saboteur2-got-role = Your role: { $role }.
saboteur2-got-hand = You now hold: { $cards }.
saboteur2-laid = { $seat } lays { $place }: { $card }.
saboteur2-broke = { $seat } breaks { $own ->
    [True] their own { tool-object }
   *[other] the { tool-object } of { $target }
 }.
saboteur2-mended = { $seat } mends { $own ->
    [True] their own { tool-object }
   *[other] the { tool-object } of { $target }
 } ({ $card }).
saboteur2-collapsed = { $seat } lets the tunnel fall in { $place }. Gone: { $card }.
saboteur2-rumbled = { $seat } plays a rockfall and nothing falls.
saboteur2-looked = { $seat } reads a map of { goal-object }.
saboteur2-saw = The map shows: { $card }.
saboteur2-passed = { $seat } passes { $discarded ->
    [0] with empty hands
    [one] and discards one card
   *[other] and discards { $discarded } cards
 }.
saboteur2-discarded = You discard: { $cards }.
saboteur2-shed = { $seat } discards two cards and is rid of: { $removed }.
saboteur2-drew = { $seat } draws a card.
saboteur2-got-card = You draw: { $card }.
saboteur2-opened = { $seat } reaches { goal-object }: { $card }!
saboteur2-placed = { goal-subject } { $turned ->
    [True] lies upside down
   *[other] lies upright
 }.
saboteur2-left-down = { $seat } opens no goal.
saboteur2-planned-theft = { $seat } lays a Theft on the table, for when the gold is shared.
saboteur2-stopped-theft = { $seat } says "Hands off!": the Theft of { $target } is discarded.
saboteur2-swapped-hands = { $seat } and { $target } swap hands: { $gave } cards against { $got }.
saboteur2-gave-hand = { $target } now holds your cards: { $cards }.
saboteur2-inspected = { $seat } looks at the role of { $target }.
saboteur2-saw-role = The role of { $target } in turn { $turn }: { $role }.
saboteur2-swapped-hats = { $seat } makes { $target } draw a new role.
saboteur2-trapped = { $seat } traps { $target }.
saboteur2-freed = { $seat } frees { $target }.
saboteur2-round-ended = The round is over. Roles: { $roles }.
saboteur2-settled = Round { $round } is settled ({ $clause }). Won by: { $winners }. Sharing: { $counted }, nuggets each: { $share }, crystals: { $crystals }.
won-green = the green team
won-blue = the blue team
won-saboteur = the saboteurs
won-boss = the Boss
won-profiteer = the Profiteer
saboteur2-robbed = { $seat } takes a nugget from { $victim }.
saboteur2-spared = { $seat } robs nobody.
saboteur2-game-ended = The game is over. Nuggets: { $nuggets }. Won by: { $winners }.

## Why

saboteur2-reach = The { $team ->
    [green] green
   *[blue] blue
 } team { $reaches ->
    [True] can walk to the treasure.
   *[other] cannot get to the treasure{ $door ->
        [none] .
       *[other] : the door { $door } is in its way.
    }
 }
saboteur2-share = { $seat } ({ $role }): { $nuggets ->
    [0] nothing
    [one] one nugget
   *[other] { $nuggets } nuggets
 }, because { $why } ({ $clause }){ $door ->
    [none] {""}
   *[other] ; the door { $door } decided it
 }
saboteur2-why-SB2-055 = trapped when the round ended, so neither paid nor counted
saboteur2-why-SB2-062 = every way to the treasure that counts passes a door of the other colour
saboteur2-why-SB2-063 = the digger who completed the tunnel wins with that digger's team alone
saboteur2-why-SB2-064 = the completer's own team is stopped by a door, so the rivals win
saboteur2-why-SB2-065 = somebody of no team completed the tunnel and no door stops either team
saboteur2-why-SB2-066 = somebody of no team completed the tunnel and a door stops one team
saboteur2-why-SB2-067 = { $won ->
    [True] the Boss wins when a team wins, for one nugget less than the share
   *[other] no team won, so the Boss did not either
 }
saboteur2-why-SB2-068 = doors stop both teams, so the Boss is left with the gold
saboteur2-why-SB2-069 = the Profiteer wins with every side, for two nuggets less than the share
saboteur2-why-SB2-070 = { $won ->
    [True] doors stop both teams, so the Profiteer is left with the gold
   *[other] doors stop both teams, and somebody else completed the tunnel
 }
saboteur2-why-SB2-071 = no tunnel was completed and no saboteur is there to be paid
saboteur2-why-SB2-072 = doors stop both teams, so Boss and Profiteer share
saboteur2-why-SB2-073 = { $role ->
    [saboteur] { $won ->
        [True] no tunnel to the treasure was completed
       *[other] a tunnel to the treasure was completed
     }
   *[other] no tunnel to the treasure was completed, so the saboteurs win
 }
saboteur2-why-SB2-081 = a nugget for every crystal that counts
saboteur2-why-SB2-082 = two Geologists halve the crystals
saboteur2-why-SB2-083 = Geologists live by crystals alone, and in this round none were paid for

## Refusals

saboteur2-refused-not-your-turn = It is not your turn.
saboteur2-refused-not-a-turn = Lay a tunnel, play an action, discard two to be rid of a card, or pass.
saboteur2-refused-not-in-hand = Your hand does not hold that.
saboteur2-refused-must-discard = While you hold cards a pass costs one, two or three of them.
saboteur2-refused-one-to-three = A pass discards one, two or three cards.
saboteur2-refused-wrong-use = That card is not played like this.
saboteur2-refused-broken-tool = With a broken tool you cannot dig.
saboteur2-refused-trapped = While you are trapped you cannot dig.
saboteur2-refused-quarter-turn = Tunnel cards lie upright or upside down, never sideways.
saboteur2-refused-same-turned = Upside down it looks the same; lay it upright.
saboteur2-refused-not-beside = Lay tunnel cards beside cards that lie there already.
saboteur2-refused-corner-only = Meeting at a corner is not enough.
saboteur2-refused-occupied = There is a card already.
saboteur2-refused-sides-disagree = All sides must agree: opening with opening, rock with rock.
saboteur2-refused-not-joined = No unbroken tunnel from the start leads there.
saboteur2-refused-no-tunnel-joined = One of its two tunnels must continue a tunnel from the start.
saboteur2-refused-ladder-not-joined = A ladder's opening must meet the opening of a laid card.
saboteur2-refused-beside-goal = No ladder may lie beside that goal.
saboteur2-refused-no-such-goal = The goals are the upper, the middle and the lower one.
saboteur2-refused-goal-is-open = Everybody sees that goal already.
saboteur2-refused-nothing-there = There is no tunnel card to take.
saboteur2-refused-start-stays = Nothing removes the start card.
saboteur2-refused-goals-stay = Nothing removes a goal.
saboteur2-refused-needs-target = While tunnel cards lie there, a rockfall takes one of them.
saboteur2-refused-no-such-seat = Nobody sits at that seat.
saboteur2-refused-not-on-oneself = Choose another player, not yourself.
saboteur2-refused-already-broken = That tool is broken already.
saboteur2-refused-tool-not-shown = The card does not show that tool.
saboteur2-refused-not-broken = There is no such broken tool.
saboteur2-refused-already-trapped = That player is trapped already.
saboteur2-refused-already-thief = One Theft in front of you is the most.
saboteur2-refused-only-before-oneself = A Theft is laid in front of its own player.
saboteur2-refused-trapped-thief = At this table no trapped player plays a Theft.
saboteur2-refused-no-theft = No Theft lies in front of that player.
saboteur2-refused-not-trapped = That player is not trapped.
saboteur2-refused-needs-two-cards = You need two cards for this.
saboteur2-refused-nothing-in-front = No such card lies in front of you.
saboteur2-refused-theft-stays = At this table a Theft of your own is not shed.
saboteur2-refused-two-cards = This costs two cards of your hand.
saboteur2-refused-choose-goal = First say which goal you turn up.
saboteur2-refused-must-open = The link is new, so one of the joined goals must be opened.
saboteur2-refused-goal-not-joined = Your tunnel does not lead to that goal.
saboteur2-refused-choose-position = First say how the opened goal lies.
saboteur2-refused-choose-victim = Say whom you rob, or nobody.
saboteur2-refused-no-victim = There is nothing you may take there.

## Moves

move-saboteur2-play = { $target ->
    [none] Play: { $card }
   *[other] Play on { $target }: { $card }
 }
move-saboteur2-pass = { $cards ->
    [none] Pass
   *[other] Pass and discard: { $cards }
 }
move-saboteur2-shed = Be rid of { $removed } by discarding: { $cards }
move-saboteur2-rob = { $target ->
    [none] Rob nobody
   *[other] Take a nugget from { $target }
 }

## Options

option-saboteur2-sb2_extra_card = How many action cards does the expansion add?
option-saboteur2-sb2_extra_card-21 = 21, the printed total
option-saboteur2-sb2_extra_card-20 = 20, the sum of the printed list
option-saboteur2-both_barred = Doors stop both teams and leave the gold to neither Boss nor Profiteer: who wins?
option-saboteur2-both_barred-nobody = nobody
option-saboteur2-both_barred-saboteurs = the saboteurs
option-saboteur2-profiteer_barred = Doors stop both teams and no Boss is there: when is all the gold the Profiteer's?
option-saboteur2-profiteer_barred-any_completer = whoever completed the tunnel
option-saboteur2-profiteer_barred-only_profiteer = only if the Profiteer completed it
option-saboteur2-boss_wins = Does the Boss win with a team of which nobody is in play?
option-saboteur2-boss_wins-wins = yes
option-saboteur2-boss_wins-not = no
option-saboteur2-team_reach = Several routes to the treasure: when does a team get there?
option-saboteur2-team_reach-any_route = if one route has no rival door
option-saboteur2-team_reach-any_door = if no route has a rival door
option-saboteur2-geologist_counts = Does a Geologist who gets gold count among those who share?
option-saboteur2-geologist_counts-no = no
option-saboteur2-geologist_counts-yes = yes
option-saboteur2-crystals_count = Which crystals pay?
option-saboteur2-crystals_count-all_visible = all that lie open
option-saboteur2-crystals_count-joined = those joined to the start
option-saboteur2-trapped_geologist = One of two Geologists is trapped: what of that half?
option-saboteur2-trapped_geologist-half_forfeited = it is lost
option-saboteur2-trapped_geologist-other_takes_all = the other one gets it
option-saboteur2-theft_order = With whom do thefts begin?
option-saboteur2-theft_order-last_tunnel = whoever last laid a tunnel card
option-saboteur2-theft_order-last_theft = whoever last played a Theft
option-saboteur2-theft_timing = May gold just stolen be stolen again?
option-saboteur2-theft_timing-sequential = yes
option-saboteur2-theft_timing-snapshot = no, only gold held before the thefts
option-saboteur2-theft_scope = Which gold may be stolen?
option-saboteur2-theft_scope-all_gold = gold of all rounds
option-saboteur2-theft_scope-this_round = gold of this round
option-saboteur2-theft_when_trapped = May a trapped player play a Theft?
option-saboteur2-theft_when_trapped-allow = yes
option-saboteur2-theft_when_trapped-forbid = no
option-saboteur2-swap_draw = Who draws a card after a swap of hands?
option-saboteur2-swap_draw-target_only = only the other player
option-saboteur2-swap_draw-both = both
option-saboteur2-role_discard = What becomes of a role given up?
option-saboteur2-role_discard-stays_out = it stays out
option-saboteur2-role_discard-shuffled_before = it is shuffled in before the new one is drawn
option-saboteur2-role_discard-shuffled_after = it is shuffled in after the new one is drawn
option-saboteur2-ladder_goal = Beside which goals may no ladder lie?
option-saboteur2-ladder_goal-any_goal = all of them
option-saboteur2-ladder_goal-face_down = those still face down
option-saboteur2-ladder_join = What does a laid ladder need?
option-saboteur2-ladder_join-joined = an opening that meets another
option-saboteur2-ladder_join-touch = to touch a laid card
option-saboteur2-profiteer_always = Doors stop both teams: does the Profiteer win together with whoever wins?
option-saboteur2-profiteer_always-yes = yes, always
option-saboteur2-profiteer_always-no = only where all the gold would be the Profiteer's without a Boss
option-saboteur2-printed_sums = A Geologist counts too: does that lower a lone Boss's four, a lone Profiteer's three?
option-saboteur2-printed_sums-kept = no, these sums are printed
option-saboteur2-printed_sums-shared = yes
option-saboteur2-in_the_game = No Boss, Profiteer or saboteur in the game: is a trapped one in the game?
option-saboteur2-in_the_game-free = no
option-saboteur2-in_the_game-dealt = yes
option-saboteur2-geologist_paid = When are Geologists paid?
option-saboteur2-geologist_paid-each_round = at the end of every round
option-saboteur2-geologist_paid-game_end = only at the end of the game
option-saboteur2-circle_deck = All pass in turn because nobody can play a card: when does that end the round?
option-saboteur2-circle_deck-empty = once the deck is empty
option-saboteur2-circle_deck-any = whatever is left in the deck
option-saboteur2-ladder_route = If a rival door on any route bars: what are start and ladders on a route?
option-saboteur2-ladder_route-one = one tunnel, entered once
option-saboteur2-ladder_route-each = a tunnel each, joined to the others
option-saboteur2-shed_theft = May two cards be discarded to be rid of one's own Theft?
option-saboteur2-shed_theft-allow = yes
option-saboteur2-shed_theft-forbid = no

# The action cards of the expansion: the name of each, and its sentence on the first page.
card-theft = Theft
first-saboteur2-card-theft = A Theft lies before you: when the gold has been paid, you may take a nugget from somebody.
card-hands-off = Hands off
first-saboteur2-card-hands-off = Hands off removes a Theft, whoever it lies before.
card-swap-hands = Swap hands
first-saboteur2-card-swap-hands = Swap hands exchanges your whole hand with that of another player.
card-inspect = Inspection
first-saboteur2-card-inspect = An Inspection shows you the role of another player.
card-swap-hats = Swap hats
first-saboteur2-card-swap-hats = Swap hats gives any player, you too, a new role from those left over.
card-trap = Trap
first-saboteur2-card-trap = Who has a Trap lays no tunnels, and gets no gold if it is still there when the round ends.
card-free = Freedom
first-saboteur2-card-free = Freedom removes a Trap, yours or anybody's.
