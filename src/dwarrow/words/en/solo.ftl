# The Duel alone: what it says otherwise than the Duel.

solo-dealt = Round { $round } is dealt.
solo-game-ended = The game is over with { $nuggets ->
    [one] one nugget
   *[other] { $nuggets } nuggets
 }: { $verdict ->
    [luckless] this mine was not for you
    [decent] not bad at all
    [sharp] you can smell gold
   *[other] a true gold-digger
 }.

solo-why-SOLO-13 = all goals are up, all six tokens are out, or no cards are left

solo-refused-not-your-turn = The game waits for its one player.

## Options

option-solo-solo_colour = Your colour
option-solo-solo_colour-green = green
option-solo-solo_colour-blue = blue
option-solo-solo_band20 = The verdict on 20 nuggets
option-solo-solo_band20-third = as on 21 to 24
option-solo-solo_band20-second = as on 15 to 19
option-solo-solo_opening = Sabotage and rockfalls in the opening hand
option-solo-solo_opening-strike = strike at once
option-solo-solo_opening-swap = are swapped for other cards
option-solo-solo_redraw = Which cards that strike are replaced?
option-solo-solo_redraw-always = all of them
option-solo-solo_redraw-any_sabotage = sabotage, but not rockfalls
option-solo-solo_redraw-not_doubles = all but a sabotage that is put away
option-solo-solo_redraw-after_sabotage = only a sabotage that lies before you
option-solo-solo_first_hand = The opening hand
option-solo-solo_first_hand-six = has six cards, whatever strikes
option-solo-solo_first_hand-as_drawn = is smaller where nothing is replaced
option-solo-solo_rockfall = The last card laid bears gold or a troll: a rockfall takes
option-solo-solo_rockfall-go_back = the one laid before it
option-solo-solo_rockfall-no_effect = nothing
option-solo-solo_other_colour = Doors and ladder of the other colour
option-solo-solo_other_colour-stay = stay in the deck
option-solo-solo_other_colour-removed = are taken out
