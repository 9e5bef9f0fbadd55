# Duel: co se stalo, proč, co se nesmí a co se dá udělat.

## Události

duel-dealt = Kolo { $round }: karty jsou rozdány. Začíná { $first }.
duel-got-hand = Vaše karty: { $cards }.
duel-laid = { $seat } pokládá { $place }: { $card }.
duel-broke = { $seat } rozbíjí { tool-object } hráče „{ $target }“.
duel-wasted = Není koho sabotovat, karta je odhozena: { $tool ->
    [pick] { card-break-pick }
    [lamp] { card-break-lamp }
   *[cart] { card-break-cart }
 }.
duel-repaired = { $seat } opravuje { tool-object }. Karta: { $card }.
duel-threw-off = { $seat } odhazuje dvě karty a získává zpět { tool-object }.
duel-collapsed = { $seat } způsobuje zával { $place }. Mizí karta: { $card }.
duel-rumbled = Není co odstranit: zával je odhozen.
duel-key-fell = { $lost ->
    [True] Klíč na těchto dveřích je do konce kola ztracen.
   *[other] Klíč na těchto dveřích se vrací do zásoby.
 }
duel-looked = { $seat } si prohlíží cílovou kartu { $number }.
duel-saw = Vidíte: { $card }.
duel-unlocked = { $seat } odemyká dveře { $place }: { $card }.
duel-bribed = { $seat } podplácí trolla { $place }. Platba na konci kola: nuget.
duel-claimed = { $seat } zabírá { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
   *[other] { $nuggets } nugetů
 } { $place }.
duel-declined = { $seat } nezabírá: { $cards }.
duel-passed = { $seat } vynechává tah a odhazuje { $discarded ->
    [one] { $discarded } kartu
    [few] { $discarded } karty
   *[other] { $discarded } karet
 }.
duel-discarded = Odhazujete: { $cards }.
duel-drew = { $seat } si dobírá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }.
duel-got-cards = Dobíráte si: { $cards }.
duel-skipped = { $seat } nemá karty a vynechává tah.
duel-opened = { $seat } otáčí cílovou kartu { $number }: { $card }!
duel-placed = { $turned ->
    [True] Cílová karta { $number } leží natočená.
   *[other] Cílová karta { $number } leží rovně.
 }
duel-left-down = { $seat } nechává cílové karty skryté.
duel-struck = Dobraná karta je sabotáž. Rozbito: { tool }.
duel-caved-in = V dole je zával { $place }. Mizí karta: { $card }.
duel-round-ended = Kolo { $round } skončilo: { $clause ->
    [DUEL-57] všechny cílové karty jsou odkryté
    [DUEL-58] všechny žetony jsou na stole
   *[other] došly karty
 } ({ $clause }).
duel-paid-troll = { $seat } { $nuggets ->
    [0] nemá čím trollovi zaplatit a dluh je prominut
    [one] platí trollovi { $nuggets } nuget
    [few] platí trollovi kartou za { $nuggets } nugety, bez vracení
   *[other] platí trollovi kartou za { $nuggets } nugetů, bez vracení
 }.
duel-settled = Zlato za kolo { $round } je rozděleno. Cílové karty, které jdou do krabice: { $boxed }.
duel-game-ended = Hra skončila. Nugety: { $nuggets }. Vítězství: { $winners }.

## Proč

duel-share = { $seat }: { $nuggets ->
    [0] bez zlata
    [one] zisk { $nuggets } nuget
    [few] zisk { $nuggets } nugety
   *[other] zisk { $nuggets } nugetů
 }{ $paid ->
    [none] {""}
   *[other] , trollům zaplaceno: { $paid }
 }, celkem { $total }{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
 }
duel-why-DUEL-57 = všech šest cílových karet je odkryto
duel-why-DUEL-58 = všechny žetony leží na kartách
duel-why-DUEL-59 = balíček i ruce jsou prázdné
duel-why-DUEL-60 = zlato pod žetonem získává jeho majitel
duel-why-DUEL-61 = každý podplacený troll dostává jeden nuget
duel-why-DUEL-62 = bez karty s jedním nugetem se platí dražší
duel-why-C-7 = dluh, který nelze zaplatit, se promíjí

## Odmítnutí

duel-refused-not-your-turn = Teď nerozhodujete vy.
duel-refused-not-a-turn = Ve svém tahu položíte cestu, zahrajete akci, odhodíte dvě karty, nebo tah vynecháte.
duel-refused-one-act = Akce už proběhla: podplaťte trolla, nebo ukončete tah.
duel-refused-bribed-to-lay = Trolla jste podplatili kvůli cestě: položte ji.
duel-refused-not-in-hand = Nic takového nemáte.
duel-refused-wrong-use = Tato karta se takto nehraje.
duel-refused-sabotaged = Nejdřív opravte, co je rozbité, pak pokládejte cesty.
duel-refused-quarter-turn = Karty se natáčejí jen o 180°.
duel-refused-same-turned = Natočením se tato karta nezmění: položte ji rovně.
duel-refused-not-beside = Vedle tohoto místa žádná karta neleží.
duel-refused-corner-only = Dotýkat se rohem neznamená být vedle.
duel-refused-occupied = Tam už karta leží.
duel-refused-sides-disagree = Její strany nenavazují na karty okolo.
duel-refused-not-joined = Od vaší startovní karty tam nevede cesta ani žebřík.
duel-refused-neither-joined = Žádná z jejích dvou cest nevede k vaší startovní kartě.
duel-refused-behind-door = V cestě jsou soupeřovy dveře.
duel-refused-behind-troll = V cestě je troll.
duel-refused-beside-gold = Žebřík se nepokládá vedle zlata.
duel-refused-beside-goal = Žebřík se nepokládá vedle cílových karet.
duel-refused-ladder-not-joined = Podle této volby potřebuje žebřík cestu, která na něj navazuje.
duel-refused-no-such-goal = Tam žádná cílová karta neleží.
duel-refused-goal-is-open = Tato cílová karta už je odkrytá.
duel-refused-nothing-there = Tam není co odstranit.
duel-refused-needs-target = Vyberte kartu cesty pro zával.
duel-refused-goals-stay = Zával neodstraňuje cílové karty.
duel-refused-starts-stay = Zával neodstraňuje startovní karty.
duel-refused-gold-stays = Zával neodstraňuje zlato.
duel-refused-trolls-stay = Zával neodstraňuje trolly.
duel-refused-no-door = Tam žádné dveře nejsou.
duel-refused-own-door = Vlastní dveře máte otevřené.
duel-refused-door-is-open = Na těchto dveřích už leží váš klíč.
duel-refused-no-key-left = Oba klíče jsou použité.
duel-refused-door-not-reached = Podle této volby se musíte ke dveřím nejdřív dostat.
duel-refused-before-rival = Sabotáž se vykládá před soupeře.
duel-refused-already-sabotaged = Taková karta už tam leží.
duel-refused-own-area = Opravuje se jen to, co leží před vámi.
duel-refused-tool-not-shown = To tato karta neopraví.
duel-refused-not-sabotaged = Toto nářadí není rozbité.
duel-refused-no-such-tool = Je tu krumpáč, lampa a důlní vozík.
duel-refused-one-or-two = Při vynechání tahu se odhazuje jedna nebo dvě karty.
duel-refused-two-in-order = Jmenujte dvě karty v pořadí, v jakém je máte v ruce.
duel-refused-no-troll = Tam žádný troll na úplatek nečeká.
duel-refused-no-token = Nezbývá vám žádný žeton.
duel-refused-no-gold-for-troll = Podle této volby potřebujete zlato, abyste trollovi zaplatili.
duel-refused-bribe-when-laying = Podle této volby se trollové podplácejí jen tehdy, když pokládáte cestu.
duel-refused-troll-not-reached = K tomuto trollovi se nedostanete.
duel-refused-must-claim = Vlastní zlato nelze odmítnout.
duel-refused-choose-gold = Vyberte, které zlato zabrat.
duel-refused-gold-not-reached = K tomuto zlatu se nedostanete.
duel-refused-no-free-gold = Volné zlato tam neleží.
duel-refused-choose-position = Vyberte, jak bude cílová karta ležet.
duel-refused-choose-goal = Vyberte, kterou cílovou kartu otočit.
duel-refused-must-open = Jednu z cílových karet je třeba otočit.
duel-refused-goal-not-joined = K této cílové kartě nevede cesta.
duel-refused-choose-payment = Vyberte kartu, kterou trollovi zaplatíte.
duel-refused-no-such-gold = Takovou kartou zaplatit nemůžete, protože ji nemáte.
duel-refused-no-rival = Není koho sabotovat.
duel-refused-strikes-when-drawn = Zával účinkuje hned po dobrání a v ruce nezůstává.

## Tahy

move-duel-break = { $idle ->
    [True] Zahrát bez účinku: { $card }
   *[other] Položit před soupeře: { $card }
 }
move-duel-mend = Opravit { tool-object }: { $card }
move-duel-throw = Získat zpět { tool-object } odhozením karet: { $card }, { $other }
move-duel-look = Prohlédnout si cílovou kartu { $number }
move-duel-unlock = Odemknout dveře { $place }
move-duel-pass = { $other ->
    [none] Vynechat tah a odhodit: { $card }
   *[other] Vynechat tah a odhodit: { $card }, { $other }
 }
move-duel-bribe = Podplatit trolla { $place }
move-duel-end = Ukončit tah
move-duel-open = { $x ->
    [none] Neotáčet žádnou cílovou kartu
   *[other] Otočit cílovou kartu { $number }
 }
move-duel-put = { $turned ->
    [True] Natočit cílovou kartu { $number } o 180°
   *[other] Nechat cílovou kartu { $number } rovně
 }
move-duel-claim = { $x ->
    [none] Nezabírat nic
   *[other] Zabrat zlato { $place }
 }
move-duel-pay = { $nuggets ->
    [one] Zaplatit trollovi kartou za { $nuggets } nuget
    [few] Zaplatit trollovi kartou za { $nuggets } nugety
   *[other] Zaplatit trollovi kartou za { $nuggets } nugetů
 }

## Volby

option-duel-claim_order = Žetony nestačí: kdo zabírá zlato první?
option-duel-claim_order-active_first = hráč na tahu, podle svého výběru
option-duel-claim_order-board_order = podle místa: shora dolů, pak zleva doprava
option-duel-bribe_timing = Kdy lze podplatit trolla?
option-duel-bribe_timing-any_time = kdykoli ve svém tahu
option-duel-bribe_timing-while_laying = jen když pokládáte cestu
option-duel-troll_debt = Úplatek, na který není zlato,
option-duel-troll_debt-forgiven = je dovolen, dluh se promíjí
option-duel-troll_debt-forbidden = není dovolen
option-duel-troll_pay_from = Jakým zlatem se trollovi platí?
option-duel-troll_pay_from-all_gold = vším dosud získaným
option-duel-troll_pay_from-this_round = získaným v tomto kole
option-duel-key_return = Zával odstraní dveře s klíčem: klíč
option-duel-key_return-returns = se vrací do zásoby
option-duel-key_return-lost = je do konce kola ztracen
option-duel-key_reach = Které dveře klíč odemyká?
option-duel-key_reach-any_face_up = kterékoli odkryté
option-duel-key_reach-reached = jen ty, ke kterým se dostanete
option-duel-reveal_on_unlock = Cílová karta spojená díky klíči nebo úplatku se otáčí
option-duel-reveal_on_unlock-turn = hned
option-duel-reveal_on_unlock-wait = s příští položenou cestou
option-duel-multi_goal = Když jedna akce spojí více cílových karet
option-duel-multi_goal-reveal_all = otočí se všechny
option-duel-multi_goal-choose_one = hráč otočí jednu podle výběru
option-duel-goals_at_once = Jak leží několik cílových karet otočených najednou?
option-duel-goals_at_once-together = každá tak, jak k ní cesta došla
option-duel-goals_at_once-in_order = jedna po druhé, už položená vede cestu dál
option-duel-ladder_join = Co je třeba k položení žebříku?
option-duel-ladder_join-touching = dotyk s kartou cesty
option-duel-ladder_join-joined = cesta, která navazuje na jinou
option-duel-effectless_action = Smí se zahrát akce bez účinku?
option-duel-effectless_action-forbid = ne
option-duel-effectless_action-allow = ano
option-duel-gold_side = Z které strany se zabírá zlato?
option-duel-gold_side-own = z té, kde leží nugety
option-duel-gold_side-any = z kterékoli strany karty
option-duel-goal_link = Která cesta otočí cílovou kartu?
option-duel-goal_link-unhindered = jen volná, bez cizích dveří a trollů
option-duel-goal_link-unbroken = každá nepřerušená, i přes dveře a trolly
option-duel-rounds = Kolik kol?
option-duel-token_stock = Jak jsou rozděleny žetony?
option-duel-token_stock-shared8 = osm společných pro oba
option-duel-token_stock-four_each = čtyři pro každého
option-duel-claim_tie = Jedna akce spojí zlato s oběma startovními kartami: čí je?
option-duel-claim_tie-active = hráče na tahu
option-duel-claim_tie-rival = soupeře
option-duel-claim_mode = Musí se zlato zabrat?
option-duel-claim_mode-automatic = zabírá se samo
option-duel-claim_mode-literal = soupeř smí ve vašem tahu odmítnout
option-duel-declined_gold = Odmítnuté zlato lze zabrat,
option-duel-declined_gold-new_link = až se spojení přeruší a vytvoří znovu
option-duel-declined_gold-later = až budete sami znovu na tahu
option-duel-declined_gold-lasting = až další cesta, klíč nebo úplatek zastihne spojení přerušené
option-duel-first_start = Kdo začíná hru?
option-duel-first_start-host = zelený trpaslík, neurčí-li hostitel jinak
option-duel-first_start-green = vždy zelený trpaslík
option-duel-less_gold = Kolo začíná, kdo má méně zlata. Co se počítá?
option-duel-less_gold-in_all = všechno zlato od začátku hry
option-duel-less_gold-last_round = zlato z posledního kola
option-duel-start_tie = Zlata je stejně: kdo začíná kolo?
option-duel-start_tie-not_last_starter = kdo nezačínal minulé
option-duel-start_tie-green = zelený trpaslík
option-duel-duel_tie = Na konci je zlata stejně: kdo vyhrává?
option-duel-duel_tie-shared = oba
option-duel-duel_tie-more_cards = kdo má více karet zlata
option-duel-duel_tie-last_round = kdo získal více v posledním kole
