# Duel: co se stalo, proč, co se nesmí a co se dá udělat.

## Události

duel-dealt = Kolo { $round } je rozdáno. Začíná { $first }.
duel-got-hand = Vaše karty: { $cards }.
duel-laid = { $seat } pokládá na { $x },{ $y }: { $card }{ $turned ->
    [True] {" "}(otočeno)
   *[other] {""}
 }.
duel-broke = { $seat } rozbíjí { tool-object } hráče „{ $target }“.
duel-wasted = Sabotáž bez účinku, karta je odhozena: { tool }.
duel-repaired = { $seat } opravuje { tool-object }. Karta: { $card }.
duel-threw-off = { $seat } odhazuje dvě karty a získává zpět { tool-object }.
duel-collapsed = { $seat } způsobuje zával na { $x },{ $y }. Mizí karta: { $card }.
duel-rumbled = Zával nemá co zavalit.
duel-key-fell = { $lost ->
    [True] Klíč na těchto dveřích je do konce kola ztracen.
   *[other] Klíč na těchto dveřích se vrací do zásoby.
 }
duel-looked = { $seat } si prohlíží cíl { $number }.
duel-saw = Vidíte: { $card }.
duel-unlocked = { $seat } odemyká dveře na { $x },{ $y }: { $card }.
duel-bribed = { $seat } podplácí trolla na { $x },{ $y }. Platba na konci kola: nuget.
duel-claimed = { $seat } zabírá { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
   *[other] { $nuggets } nugetů
 } na { $x },{ $y }.
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
duel-opened = { $seat } otáčí cíl { $number }: { $card }!
duel-placed = { $turned ->
    [True] Cíl { $number } leží otočený.
   *[other] Cíl { $number } leží rovně.
 }
duel-left-down = { $seat } nechává cíle skryté.
duel-struck = Dobraná karta je sabotáž. Rozbito: { tool }.
duel-caved-in = V dole je zával na { $x },{ $y }. Mizí karta: { $card }.
duel-round-ended = Kolo { $round } skončilo: { $clause ->
    [DUEL-57] všechny cíle jsou odkryté
    [DUEL-58] všechny žetony jsou na stole
   *[other] došly karty
 } ({ $clause }).
duel-paid-troll = { $seat } { $nuggets ->
    [0] nemá čím trollovi zaplatit a dluh je prominut
    [one] platí trollovi { $nuggets } nuget
    [few] platí trollovi kartou za { $nuggets } nugety, bez vracení
   *[other] platí trollovi kartou za { $nuggets } nugetů, bez vracení
 }.
duel-settled = Zlato za kolo { $round } je rozděleno. Cíle, které jdou do krabice: { $boxed }.
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
duel-why-DUEL-57 = všech šest cílů je odkryto
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
duel-refused-bribed-to-lay = Troll je podplacen kvůli položení cesty, tak ji položte.
duel-refused-not-in-hand = Nic takového nemáte.
duel-refused-wrong-use = Tato karta se takto nehraje.
duel-refused-sabotaged = Nejdřív opravte, co je rozbité, pak pokládejte cesty.
duel-refused-quarter-turn = Karty se otáčejí jen o 180°.
duel-refused-same-turned = Otočená vypadá tato karta stejně: položte ji rovně.
duel-refused-not-beside = Vedle tohoto místa žádná karta neleží.
duel-refused-corner-only = Dotýkat se rohem neznamená být vedle.
duel-refused-occupied = Tam už karta leží.
duel-refused-sides-disagree = Její strany nenavazují na karty okolo.
duel-refused-not-joined = Od vašeho startu tam nevede cesta ani žebřík.
duel-refused-neither-joined = Žádná z jejích dvou cest nevede k vašemu startu.
duel-refused-behind-door = V cestě jsou soupeřovy dveře.
duel-refused-behind-troll = V cestě je troll.
duel-refused-beside-gold = Žebřík se nepokládá vedle zlata.
duel-refused-beside-goal = Žebřík se nepokládá vedle cílů.
duel-refused-ladder-not-joined = Podle této volby potřebuje žebřík cestu, která na něj navazuje.
duel-refused-no-such-goal = Tam žádný cíl neleží.
duel-refused-goal-is-open = Tento cíl už je odkrytý.
duel-refused-nothing-there = Tam není co zavalit.
duel-refused-needs-target = Vyberte kartu cesty pro zával.
duel-refused-goals-stay = Zával neodstraňuje cíle.
duel-refused-starts-stay = Zával neodstraňuje starty.
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
duel-refused-no-such-tool = Je tu krumpáč, lampa a vozík.
duel-refused-one-or-two = Při vynechání tahu se odhazuje jedna nebo dvě karty.
duel-refused-two-in-order = Jmenujte dvě karty v pořadí, v jakém je máte v ruce.
duel-refused-no-troll = Tam žádný troll na úplatek nečeká.
duel-refused-no-token = Nezbývá vám žádný žeton.
duel-refused-no-gold-for-troll = Podle této volby potřebujete zlato, abyste trollovi zaplatili.
duel-refused-bribe-when-laying = Podle této volby se trollové podplácejí jen kvůli položení cesty.
duel-refused-troll-not-reached = K tomuto trollovi se nedostanete.
duel-refused-must-claim = Vlastní zlato nelze odmítnout.
duel-refused-choose-gold = Vyberte, které zlato zabrat.
duel-refused-gold-not-reached = K tomuto zlatu se nedostanete.
duel-refused-no-free-gold = Volné zlato tam neleží.
duel-refused-choose-position = Vyberte, jak bude cíl ležet.
duel-refused-choose-goal = Vyberte, který cíl otočit.
duel-refused-must-open = Jeden z cílů je třeba otočit.
duel-refused-goal-not-joined = K tomuto cíli nevede cesta.
duel-refused-choose-payment = Vyberte kartu, kterou trollovi zaplatíte.
duel-refused-no-such-gold = Takovou kartou zaplatit nemůžete, protože ji nemáte.
duel-refused-no-rival = Není koho sabotovat.
duel-refused-strikes-when-drawn = Zával účinkuje hned po dobrání a v ruce nezůstává.

## Tahy

move-duel-break = { $idle ->
    [True] Zahrát bez účinku: { $card }
   *[other] Sabotovat soupeře: { $card }
 }
move-duel-mend = Opravit { tool-object }: { $card }
move-duel-throw = Získat zpět { tool-object } odhozením karet: { $card }, { $other }
move-duel-look = Prohlédnout si cíl na { $x },{ $y }
move-duel-unlock = Odemknout dveře na { $x },{ $y }
move-duel-pass = { $other ->
    [none] Vynechat tah a odhodit: { $card }
   *[other] Vynechat tah a odhodit: { $card }, { $other }
 }
move-duel-bribe = Podplatit trolla na { $x },{ $y }
move-duel-end = Ukončit tah
move-duel-open = { $x ->
    [none] Neotáčet žádný cíl
   *[other] Otočit cíl na { $x },{ $y }
 }
move-duel-put = { $turned ->
    [True] Položit cíl na { $x },{ $y } otočený o 180°
   *[other] Nechat cíl na { $x },{ $y } rovně
 }
move-duel-claim = { $x ->
    [none] Nezabírat nic
   *[other] Zabrat zlato na { $x },{ $y }
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
option-duel-bribe_timing-while_laying = jen kvůli položení cesty
option-duel-troll_debt = Úplatek, na který není zlato,
option-duel-troll_debt-forgiven = je dovolen a promíjí se
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
option-duel-reveal_on_unlock = Cíl spojený díky klíči nebo úplatku se otáčí
option-duel-reveal_on_unlock-turn = hned
option-duel-reveal_on_unlock-wait = s příští položenou cestou
option-duel-multi_goal = Když jedna akce spojí více cílů
option-duel-multi_goal-reveal_all = otočí se všechny
option-duel-multi_goal-choose_one = hráč otočí jeden podle výběru
option-duel-ladder_join = Co je třeba k položení žebříku?
option-duel-ladder_join-touching = dotyk s kartou cesty
option-duel-ladder_join-joined = cesta, která navazuje na jinou
option-duel-effectless_action = Smí se zahrát akce bez účinku?
option-duel-effectless_action-forbid = ne
option-duel-effectless_action-allow = ano
option-duel-rounds = Kolik kol?
option-duel-token_stock = Jak jsou rozděleny žetony?
option-duel-token_stock-shared8 = osm společných pro oba
option-duel-token_stock-four_each = čtyři pro každého
option-duel-claim_tie = Jedna akce spojí zlato s oběma starty: čí je?
option-duel-claim_tie-active = hráče na tahu
option-duel-claim_tie-rival = soupeře
option-duel-claim_mode = Musí se zlato zabrat?
option-duel-claim_mode-automatic = zabírá se samo
option-duel-claim_mode-literal = soupeř smí ve vašem tahu odmítnout
option-duel-start_tie = Zlata je stejně: kdo začíná kolo?
option-duel-start_tie-not_last_starter = kdo nezačínal minulé
option-duel-start_tie-green = zelený trpaslík
option-duel-duel_tie = Na konci je zlata stejně: kdo vyhrává?
option-duel-duel_tie-shared = oba
option-duel-duel_tie-more_cards = kdo má více karet zlata
option-duel-duel_tie-last_round = kdo získal více v posledním kole
