# What is the same in every language: names that only point at another message, and bare numbers.

language-en = English
language-uk = Українська
language-ru = Русский
language-cs = Čeština

# a player and what is theirs, in a list
by-seat = { $seat } ({ $value })

## One card drawn is told as several
page-of-got-card = { page-of-got-cards }

## What tells the moves of a list apart: where a card goes, or which cards are given
way-lay = { $place }: { $card }
way-rockfall = { $x ->
    [none] { move-saboteur-rockfall }
   *[other] { $place }
 }
way-saboteur-pass = { $card ->
    [none] { deed-pass }
   *[other] { $card }
 }
way-saboteur2-pass = { $cards ->
    [none] { deed-pass }
   *[other] { $cards }
 }
way-saboteur2-shed = { $removed }: { $cards }
way-duel-pass = { $other ->
    [none] { $card }
   *[other] { $card }; { $other }
 }
way-duel-throw = { tool }: { $card }; { $other }
way-solo-pass = { way-duel-pass }
way-solo-throw = { way-duel-throw }

## A tool named by the fact `tool`
tool = { $tool ->
    [pick] { tool-pick }
    [lamp] { tool-lamp }
   *[cart] { tool-cart }
 }

## Where the starts and then the goals of a game lie
landmarks-saboteur = 0,0 8,-2 8,0 8,2
landmarks-saboteur2 = { landmarks-saboteur }
landmarks-duel = 0,-1 0,1 5,-2 5,0 5,2 7,-1 7,1 9,0
landmarks-solo = 0,0 8,-2 8,0 8,2 10,-1 10,1 12,0
landmark-saboteur2 = { landmark-saboteur }

## Numbers and yes or no, as the answers of options
option-saboteur-rounds-1 = 1
option-saboteur-rounds-2 = 2
option-saboteur-rounds-3 = 3
option-saboteur-gold_secret-true = { yes }
option-saboteur-gold_secret-false = { no }
option-saboteur-reshuffle_gold-true = { yes }
option-saboteur-reshuffle_gold-false = { no }
option-saboteur-broken_tools_forfeit-true = { yes }
option-saboteur-broken_tools_forfeit-false = { no }
option-saboteur-known_saboteurs-true = { yes }
option-saboteur-known_saboteurs-false = { no }
option-saboteur-saboteurs_meet-true = { yes }
option-saboteur-saboteurs_meet-false = { no }
option-saboteur-maps-0 = 0
option-saboteur-maps-1 = 1
option-saboteur-maps-2 = 2
option-saboteur-maps-3 = 3
option-saboteur-maps-4 = 4
option-saboteur-maps-5 = 5
option-saboteur-maps-6 = 6
option-duel-rounds-1 = 1
option-duel-rounds-2 = 2
option-duel-rounds-3 = 3

## What a game takes over from the one it builds on
option-saboteur2-placement = { option-saboteur-placement }
option-saboteur2-placement-connected = { option-saboteur-placement-connected }
option-saboteur2-placement-adjacent = { option-saboteur-placement-adjacent }
option-saboteur2-multi_goal = { option-saboteur-multi_goal }
option-saboteur2-multi_goal-reveal_all = { option-saboteur-multi_goal-reveal_all }
option-saboteur2-multi_goal-choose_one = { option-saboteur-multi_goal-choose_one }
option-saboteur2-unchosen_goal = { option-saboteur-unchosen_goal }
option-saboteur2-unchosen_goal-new_tunnel = { option-saboteur-unchosen_goal-new_tunnel }
option-saboteur2-unchosen_goal-next_placement = { option-saboteur-unchosen_goal-next_placement }
option-saboteur2-unchosen_goal-new_link_only = { option-saboteur-unchosen_goal-new_link_only }
option-saboteur2-goal_orientation = { option-saboteur-goal_orientation }
option-saboteur2-goal_orientation-auto_join_last = { option-saboteur-goal_orientation-auto_join_last }
option-saboteur2-goal_orientation-layer_chooses_on_mismatch = { option-saboteur-goal_orientation-layer_chooses_on_mismatch }
option-saboteur2-goals_at_once = { option-saboteur-goals_at_once }
option-saboteur2-goals_at_once-together = { option-saboteur-goals_at_once-together }
option-saboteur2-goals_at_once-in_order = { option-saboteur-goals_at_once-in_order }
option-saboteur2-exhaustion = { option-saboteur-exhaustion }
option-saboteur2-exhaustion-all_hands_empty = { option-saboteur-exhaustion-all_hands_empty }
option-saboteur2-exhaustion-full_circle_pass = { option-saboteur-exhaustion-full_circle_pass }
option-saboteur2-start_next = { option-saboteur-start_next }
option-saboteur2-start_next-last_card = { option-saboteur-start_next-last_card }
option-saboteur2-start_next-last_turn = { option-saboteur-start_next-last_turn }
option-saboteur2-self_sabotage = { option-saboteur-self_sabotage }
option-saboteur2-self_sabotage-allow = { option-saboteur-self_sabotage-allow }
option-saboteur2-self_sabotage-forbid = { option-saboteur-self_sabotage-forbid }
option-saboteur2-effectless_action = { option-saboteur-effectless_action }
option-saboteur2-effectless_action-forbid = { option-saboteur-effectless_action-forbid }
option-saboteur2-effectless_action-allow = { option-saboteur-effectless_action-allow }
option-saboteur2-first_player = { option-saboteur-first_player }
option-saboteur2-first_player-youngest = { option-saboteur-first_player-youngest }
option-saboteur2-first_player-random = { option-saboteur-first_player-random }
option-saboteur2-first_player-host = { option-saboteur-first_player-host }
option-saboteur2-rounds = { option-saboteur-rounds }
option-saboteur2-rounds-1 = { option-saboteur-rounds-1 }
option-saboteur2-rounds-2 = { option-saboteur-rounds-2 }
option-saboteur2-rounds-3 = { option-saboteur-rounds-3 }
option-solo-claim_order = { option-duel-claim_order }
option-solo-claim_order-active_first = { option-duel-claim_order-active_first }
option-solo-claim_order-board_order = { option-duel-claim_order-board_order }
option-solo-bribe_timing = { option-duel-bribe_timing }
option-solo-bribe_timing-any_time = { option-duel-bribe_timing-any_time }
option-solo-bribe_timing-while_laying = { option-duel-bribe_timing-while_laying }
option-solo-troll_debt = { option-duel-troll_debt }
option-solo-troll_debt-forgiven = { option-duel-troll_debt-forgiven }
option-solo-troll_debt-forbidden = { option-duel-troll_debt-forbidden }
option-solo-troll_pay_from = { option-duel-troll_pay_from }
option-solo-troll_pay_from-all_gold = { option-duel-troll_pay_from-all_gold }
option-solo-troll_pay_from-this_round = { option-duel-troll_pay_from-this_round }
option-solo-key_return = { option-duel-key_return }
option-solo-key_return-returns = { option-duel-key_return-returns }
option-solo-key_return-lost = { option-duel-key_return-lost }
option-solo-key_reach = { option-duel-key_reach }
option-solo-key_reach-any_face_up = { option-duel-key_reach-any_face_up }
option-solo-key_reach-reached = { option-duel-key_reach-reached }
option-solo-reveal_on_unlock = { option-duel-reveal_on_unlock }
option-solo-reveal_on_unlock-turn = { option-duel-reveal_on_unlock-turn }
option-solo-reveal_on_unlock-wait = { option-duel-reveal_on_unlock-wait }
option-solo-multi_goal = { option-duel-multi_goal }
option-solo-multi_goal-reveal_all = { option-duel-multi_goal-reveal_all }
option-solo-multi_goal-choose_one = { option-duel-multi_goal-choose_one }
option-solo-goals_at_once = { option-duel-goals_at_once }
option-solo-goals_at_once-together = { option-duel-goals_at_once-together }
option-solo-goals_at_once-in_order = { option-duel-goals_at_once-in_order }
option-solo-ladder_join = { option-duel-ladder_join }
option-solo-ladder_join-touching = { option-duel-ladder_join-touching }
option-solo-ladder_join-joined = { option-duel-ladder_join-joined }
option-solo-effectless_action = { option-duel-effectless_action }
option-solo-effectless_action-forbid = { option-duel-effectless_action-forbid }
option-solo-effectless_action-allow = { option-duel-effectless_action-allow }
option-solo-gold_side = { option-duel-gold_side }
option-solo-gold_side-own = { option-duel-gold_side-own }
option-solo-gold_side-any = { option-duel-gold_side-any }
option-solo-goal_link = { option-duel-goal_link }
option-solo-goal_link-unhindered = { option-duel-goal_link-unhindered }
option-solo-goal_link-unbroken = { option-duel-goal_link-unbroken }
option-solo-rounds = { option-duel-rounds }
option-solo-rounds-1 = { option-duel-rounds-1 }
option-solo-rounds-2 = { option-duel-rounds-2 }
option-solo-rounds-3 = { option-duel-rounds-3 }

move-saboteur2-lay = { move-saboteur-lay }
move-saboteur2-break = { move-saboteur-break }
move-saboteur2-mend = { move-saboteur-mend }
move-saboteur2-rockfall = { move-saboteur-rockfall }
move-saboteur2-look = { move-saboteur-look }
move-saboteur2-open = { move-saboteur-open }
move-saboteur2-put = { move-saboteur-put }
move-duel-lay = { move-saboteur-lay }
move-duel-rockfall = { move-saboteur-rockfall }
move-solo-lay = { move-duel-lay }
move-solo-break = { move-duel-break }
move-solo-mend = { move-duel-mend }
move-solo-throw = { move-duel-throw }
move-solo-rockfall = { move-duel-rockfall }
move-solo-look = { move-duel-look }
move-solo-unlock = { move-duel-unlock }
move-solo-pass = { move-duel-pass }
move-solo-bribe = { move-duel-bribe }
move-solo-end = { move-duel-end }
move-solo-open = { move-duel-open }
move-solo-put = { move-duel-put }
move-solo-claim = { move-duel-claim }
move-solo-pay = { move-duel-pay }
