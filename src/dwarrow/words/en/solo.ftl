solo-dealt = Round { $round } is dealt.
solo-laid = You lay { $card } at { $x },{ $y }{ $turned ->
    [True] , turned
   *[other] {""}
 }.
solo-game-ended = The game is over with { $nuggets } nuggets: { $verdict ->
    [luckless] this mine was not for you
    [decent] not bad at all
    [sharp] you can smell gold
   *[other] a true gold-digger
 }.

solo-why-SOLO-13 = all goals are up, all six tokens are out, or no cards are left

solo-refused-not-your-turn = the game waits for its one player
