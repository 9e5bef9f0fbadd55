# Why a bot of the Duel, the solo game or Kings moved as it did.

bot-why-obvious = Nothing else was worth a thought.
bot-why-weighed = I weighed { $moves } moves and played on { $tries } times in my head. This came out best.
bot-why-instead = Otherwise I would have chosen: { $move }.
bot-why-hopes-to-win = I put my chance to win at { $percent } %.
bot-why-hopes-for-gold = I hope to have { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
 } when the round ends.
