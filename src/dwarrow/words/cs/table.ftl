# Co se děje kolem hry u stolu na serveru; každá zpráva je samostatná věta.

table-who = { $seat ->
    [none] Hostitel
   *[other] { $seat }
 }
table-configured = Hostitel mění nastavení.
table-sat = { $name } si sedá na místo { $number }.
table-seated-bot = { $bot ->
    [none] Místo { $number } je znovu volné.
   *[other] Na místo { $number } si sedá bot.
 }
table-swapped = Místa { $number } a { $others } si vyměňují hráče.
table-invited = Je tu nový odkaz; starý už neplatí.
table-added-entropy = { $seat } přidává do příštích míchání vlastní špetku náhody.
table-promised = { $seat } slibuje do příštích míchání vlastní špetku náhody.
table-started = Hra začíná.
table-said = { table-who }: { $text }
table-murmured = { $name } (divák): { $text }
table-phrased = { table-who }: { table-phrase }
table-faced = { $seat } má novou tvář.
table-phrase = { $phrase ->
    [hello] Ahoj!
    [well-dug] Pěkně vykopáno!
    [thanks] Díky!
    [sorry] Promiňte!
    [hm] Hm…
    [trust-me] Věřte mi.
    [not-me] Já ne!
    [not-looked] Nevím, co tam leží.
    [hurry] Pospěšte si, prosím.
   *[good-game] Dobrá hra!
 }
table-goal = { $goal ->
    [upper] horní cílová karta
    [middle] prostřední cílová karta
    [lower] dolní cílová karta
   *[other] cílová karta { $number }
 }
table-claimed = { table-who } tvrdí: { $about ->
    [goal] { $says ->
        [gold] { table-goal } skrývá zlato.
       *[stone] { table-goal } skrývá kámen.
     }
   *[seat] { $says ->
        [suspect] { $whom } něco chystá.
       *[trust] hráči „{ $whom }“ se dá věřit.
     }
 }
table-doubted = { table-who } o tom pochybuje.
table-inquired = { table-who }: { table-inquiry }
table-inquiry = { $whom }, co tam leží?
table-explained = { table-who }: { table-explanation }
table-explanation = { $why ->
    [breaks] Podle toho, co všichni viděli, nám { $whom } škodí s pravděpodobností { $percent } %.
    [mends-other] Podle toho, co všichni viděli, nám { $whom } škodí s pravděpodobností { $percent } %, přesto opravuji.
    [looks] Teď vím, co skrývá { table-goal }.
    [clears] Ta karta nikam nevedla.
    [joke] { bot-why-joke }
   *[caves-in] Ta karta je pryč.
 }
table-proposed = { $what ->
    [undo] { table-who } žádá, aby se poslední tah vzal zpět.
    [reissue] { table-who } navrhuje dát místo hráče „{ $whom }“ někomu jinému.
    [remove] { table-who } navrhuje odebrat hráče „{ $whom }“.
   *[replace] { table-who } žádá, aby za hráče „{ $whom }“ hrál bot.
 }
table-muted = { $yes ->
    [True] Hostitel umlčel hráče „{ $seat }“.
   *[other] Hráč „{ $seat }“ smí zase mluvit.
 }
table-revealing = Teď všichni ukazují, čím přispívají k náhodě; pak hra začne.
table-unrevealed = Hráč „{ $seat }“ neukázal, čím přispívá k náhodě; karty se rozdají bez toho.
table-voted = { table-who } { $yes ->
    [True] souhlasí.
   *[other] nesouhlasí.
 }
table-undone = Poslední tah je vzat zpět.
table-replaced = Za hráče „{ $seat }“ teď hraje bot.
table-returned = { $seat } je zpátky.
table-left = Místo { $number } je znovu volné.
table-gone = { $removed ->
    [True] Hostitel odebírá místo hráči „{ $seat }“; dál hraje bot.
   *[other] { $seat } se vzdává místa; dál hraje bot.
 }
table-paused = { table-who } pozastavuje hru.
table-resumed = Hra pokračuje.
table-went-on = Server je zpátky; hra pokračuje.
table-ended = { table-who } zavírá stůl.
table-rematched = Příští hra je u stolu { $table }.
