# Proč bot v Duelu, ve hře pro jednoho nebo v Podzemních králích táhl právě takto.

bot-why-obvious = Tady není o čem přemýšlet.
bot-why-weighed = Zvažuji { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
 } a v duchu dohrávám { $tries ->
    [one] { $tries } hru
    [few] { $tries } hry
   *[other] { $tries } her
 }. Nejlépe vychází tohle.
bot-why-instead = Druhá nejlepší možnost: { $move }.
bot-why-hopes-to-win = Svou šanci na vítězství odhaduji na { $percent } %.
bot-why-hopes-for-gold = Na konci kola doufám { $nuggets ->
    [one] v { $nuggets } nuget
    [few] ve { $nuggets } nugety
   *[other] v { $nuggets } nugetů
 }.
