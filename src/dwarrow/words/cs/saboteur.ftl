# Sabotér: co se stalo, proč, co se nesmí a co se dá udělat.

## Události

saboteur-dealt = Kolo { $round }: karty jsou rozdány. Začíná { $first }.
saboteur-got-role = Vaše role: { $role }.{ $fellows ->
    [none] {""}
   *[other] {" "}Sabotéři spolu s vámi: { $fellows }.
 }
saboteur-got-hand = Vaše karty: { $cards }.
saboteur-laid = { $seat } pokládá { $place }: { $card }.
saboteur-broke = { $seat } { $own ->
    [True] si rozbíjí { tool-object }
   *[other] rozbíjí { tool-object } hráče „{ $target }“
 }.
saboteur-mended = { $seat } { $own ->
    [True] si opravuje { tool-object }
   *[other] opravuje { tool-object } hráče „{ $target }“
 }. Karta: { $card }.
saboteur-collapsed = { $seat } způsobuje zával { $place }. Mizí karta: { $card }.
saboteur-rumbled = { $seat } hraje zával, který nic neodstraní.
saboteur-looked = { $seat } si prohlíží { goal-object }.
saboteur-saw = Vidíte: { $card }.
saboteur-passed = { $seat } vynechává tah{ $discarded ->
    [0] {" "}s prázdnou rukou
   *[other] {""}
 }.
saboteur-discarded = Odhazujete: { $card }.
saboteur-drew = { $seat } si dobírá kartu.
saboteur-got-card = Dobíráte si: { $card }.
saboteur-opened = { $seat } otáčí { goal-object }: { $card }!
saboteur-placed = { goal-subject } { $turned ->
    [True] leží natočená
   *[other] leží rovně
 }.
saboteur-left-down = { $seat } nechává cílovou kartu skrytou.
saboteur-round-ended = { $winner ->
    [digger] Poklad je nalezen: kolo vyhrávají zlatokopové
   *[other] Poklad zůstává skryt: kolo vyhrávají sabotéři
 } ({ $clause }). Role: { $roles }. Odložená karta: { $aside }.
saboteur-offered = Vyberte si jednu z karet zlata: { $cards }.
saboteur-took = { $seat } si bere kartu zlata{ $value ->
    [none] {""}
   *[other] {" "}({ $value })
 }. Zbývá karet: { $left }.
saboteur-got-gold = Dostáváte { $value ->
    [one] { $value } nuget
    [few] { $value } nugety
   *[other] { $value } nugetů
 }.
saboteur-paid = { $seat } dostává odměnu: { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
   *[other] { $nuggets } nugetů
 }, { $cards ->
    [0] bez karet
    [one] { $cards } karta zlata
    [few] { $cards } karty zlata
   *[other] { $cards } karet zlata
 }{ $shown ->
    [none] {""}
   *[other] {" "}({ $shown })
 }.
saboteur-sent-under = { $seat } si bere příliš mnoho zlata a dává kartu pod balíček.
saboteur-saw-under = Na kartě, kterou dáváte pod balíček, je nugetů: { $value }.
saboteur-settled = Zlato za kolo { $round } je rozděleno.
saboteur-game-ended = Hra skončila. Nugety: { $nuggets }. Vítězství: { $winners }.

## Proč

saboteur-share = { $seat } ({ $role }): { $cards ->
    [0] žádná karta zlata
    [one] { $cards } karta zlata
    [few] { $cards } karty zlata
   *[other] { $cards } karet zlata
 }{ $nuggets ->
    [none] {""}
    [0] {""}
    [one] , { $nuggets } nuget
    [few] , { $nuggets } nugety
   *[other] , { $nuggets } nugetů
 } – { $why } ({ $clause })
saboteur-why-SAB-087 = od startovní karty k pokladu vede nepřerušená cesta
saboteur-why-SAB-088 = k pokladu se nikdo nedostal
saboteur-why-SAB-095 = karty zlata kolovaly mezi zlatokopy, dokud nedošly
saboteur-why-SAB-096 = každý zlatokop si bere jednu kartu zlata
saboteur-why-SAB-098 = toto kolo vyhrála druhá strana
saboteur-why-SAB-099 = odměna sabotérů závisí na jejich počtu ve hře
saboteur-why-SAB-136 = u tohoto stolu zlatokop s rozbitým nářadím zlato nedostává

## Odmítnutí

saboteur-refused-not-your-turn = Nejste na tahu.
saboteur-refused-not-a-turn = Ve svém tahu položíte cestu, zahrajete akční kartu, nebo tah vynecháte a odhodíte jednu kartu.
saboteur-refused-not-in-hand = Tuto kartu nemáte v ruce.
saboteur-refused-must-discard = Dokud máte karty, stojí vynechání tahu jednu z nich.
saboteur-refused-one-card = Vynechání tahu stojí právě jednu kartu.
saboteur-refused-wrong-use = Tato karta se takto nehraje.
saboteur-refused-broken-tool = S rozbitým nářadím nelze kopat.
saboteur-refused-quarter-turn = Kartu cesty lze natočit o 180°, ale ne položit napříč.
saboteur-refused-same-turned = Natočením se tato karta nezmění: položte ji rovně.
saboteur-refused-not-beside = Karta cesty se pokládá vedle karty, která už leží na stole.
saboteur-refused-corner-only = Dotyk rohem nestačí.
saboteur-refused-occupied = Tam už karta leží.
saboteur-refused-sides-disagree = Cesta musí navazovat na cestu a skála na skálu.
saboteur-refused-not-joined = K tomuto místu nevede nepřerušená cesta od startovní karty.
saboteur-refused-no-such-goal = Cílové karty jsou tři: horní, prostřední a dolní.
saboteur-refused-goal-is-open = Tato cílová karta už je odkrytá.
saboteur-refused-nothing-there = Tam neleží žádná karta cesty.
saboteur-refused-start-stays = Startovní kartu nelze odstranit.
saboteur-refused-goals-stay = Cílové karty nelze odstranit.
saboteur-refused-needs-target = Zával potřebuje kartu cesty, kterou odstraní.
saboteur-refused-no-such-seat = Tam nikdo nesedí.
saboteur-refused-not-on-oneself = U tohoto stolu se vlastní nářadí nerozbíjí.
saboteur-refused-already-broken = Toto nářadí už je rozbité.
saboteur-refused-tool-not-shown = Toto nářadí na vaší kartě není.
saboteur-refused-not-broken = Toto nářadí není rozbité.
saboteur-refused-choose-goal = Nejdřív vyberte, kterou cílovou kartu otočit.
saboteur-refused-must-open = Vznikla nová cesta: otočte jednu z propojených cílových karet.
saboteur-refused-goal-not-joined = K této cílové kartě nevede cesta.
saboteur-refused-choose-position = Nejdřív vyberte, jak bude odkrytá cílová karta ležet.
saboteur-refused-choose-gold = Nejdřív si vyberte kartu zlata.
saboteur-refused-not-in-set = Taková karta v nabídce není.

## Tahy

# čtvrtý pád
goal-object = { $goal ->
    [0] horní cílovou kartu
    [1] prostřední cílovou kartu
   *[other] dolní cílovou kartu
 }
goal-subject = { $goal ->
    [0] Horní cílová karta
    [1] Prostřední cílová karta
   *[other] Dolní cílová karta
 }
move-saboteur-lay = Položit { $place }: { $card }
move-saboteur-break = Sabotovat hráče „{ $target }“: { $card }
move-saboteur-mend = Opravit { tool-object } hráče „{ $target }“: { $card }
move-saboteur-rockfall = { $x ->
    [none] Zahrát zával bez účinku
   *[other] Zával { $place }
 }
move-saboteur-look = Prohlédnout si { goal-object }
move-saboteur-open = { $goal ->
    [none] Neotáčet žádnou cílovou kartu
   *[other] Otočit { goal-object }
 }
move-saboteur-put = { $turned ->
    [True] Natočit cílovou kartu o 180°
   *[other] Nechat cílovou kartu rovně
 }
move-saboteur-pass = { $card ->
    [none] Vynechat tah
   *[other] Vynechat tah a odhodit: { $card }
 }
move-saboteur-take = { $nuggets ->
    [one] Vzít si kartu zlata: { $nuggets } nuget
    [few] Vzít si kartu zlata: { $nuggets } nugety
   *[other] Vzít si kartu zlata: { $nuggets } nugetů
 }

## Volby

option-saboteur-placement = Kam se smí položit karta cesty?
option-saboteur-placement-connected = jen tam, kam vede cesta od startovní karty
option-saboteur-placement-adjacent = vedle kterékoli karty, na kterou navazuje
option-saboteur-placement-beside_goals = vedle kterékoli karty, na kterou navazuje, i vedle skryté cílové karty
option-saboteur-multi_goal = Když karta spojí více cílových karet
option-saboteur-multi_goal-reveal_all = otočí se všechny
option-saboteur-multi_goal-choose_one = hráč otočí jednu podle výběru
option-saboteur-unchosen_goal = Kdy se otočí cílová karta, ke které vede cesta, ale která zůstala skrytá?
option-saboteur-unchosen_goal-new_tunnel = když k ní karta přivede další cestu, nejpozději na konci kola
option-saboteur-unchosen_goal-next_placement = s kteroukoli pozdější kartou cesty, pokud to její hráč chce
option-saboteur-unchosen_goal-new_link_only = jen když karta spojí další cílovou kartu
option-saboteur-goal_orientation = Jak leží cílová karta, která na sousední nenavazuje?
option-saboteur-goal_orientation-auto_join_last = napojená na právě položenou kartu
option-saboteur-goal_orientation-layer_chooses_on_mismatch = jak si vybere hráč, který k ní došel
option-saboteur-goals_at_once = Jak leží několik cílových karet otočených najednou?
option-saboteur-goals_at_once-together = každá tak, jak k ní cesta došla
option-saboteur-goals_at_once-in_order = jedna po druhé, už položený kámen vede cestu dál
option-saboteur-min_path = Musí mít cesta k pokladu aspoň sedm karet?
option-saboteur-min_path-off = ne
option-saboteur-min_path-assert7 = tady je má vždy, a tak se nic nevyžaduje
option-saboteur-min_path-enforce7 = ano, kratší se nepočítá
option-saboteur-gold_set = Kolik karet zlata si zlatokopové dělí?
option-saboteur-gold_set-diggers = jednu na každého zlatokopa
option-saboteur-gold_set-players_cap9 = jednu na každého hráče, devět při deseti hráčích
option-saboteur-draft_start = K pokladu došel sabotér: kdo si vybírá zlato první?
option-saboteur-draft_start-right_hand_digger = nejbližší zlatokop po pravici
option-saboteur-draft_start-saboteur_hands_over = tentýž, ale sabotér si zlato nejdřív prohlédne
option-saboteur-draft_start-nearest_clockwise = nejbližší zlatokop po směru hodinových ručiček
option-saboteur-saboteur_gold = Jak dostávají odměnu sabotéři?
option-saboteur-saboteur_gold-exact_redraw = berou karty, dokud součet nesedí přesně
option-saboteur-saboteur_gold-exact_search = vyhledají součet v balíčku zlata
option-saboteur-saboteur_gold-counter = nugety se počítají bez karet
option-saboteur-saboteur_gold_short = Když už přesný součet složit nelze
option-saboteur-saboteur_gold_short-best_below = vyplatí se nejvyšší nižší součet
option-saboteur-saboteur_gold_short-bank_pays = zbytek doplatí bank
option-saboteur-four_saboteurs = Co dostane každý ze čtyř vítězných sabotérů?
option-saboteur-four_saboteurs-nuggets = dva nugety na jedné nebo dvou kartách
option-saboteur-four_saboteurs-one_card = jednu kartu zlata v hodnotě dva, dokud nějaká je
option-saboteur-exhaustion = Kdy končí kolo bez pokladu?
option-saboteur-exhaustion-all_hands_empty = když nikdo nemá v ruce karty
option-saboteur-exhaustion-full_circle_pass = když všichni po řadě vynechají tah, protože není co zahrát
option-saboteur-gold_secret = Zůstává zlato v tajnosti až do konce?
option-saboteur-start_next = Kdo začíná příští kolo?
option-saboteur-start_next-last_card = soused po levici toho, kdo zahrál poslední kartu
option-saboteur-start_next-last_turn = soused po levici toho, kdo byl poslední na tahu
option-saboteur-reshuffle_gold = Míchá se balíček zlata mezi koly?
option-saboteur-self_sabotage = Smí se rozbít vlastní nářadí?
option-saboteur-self_sabotage-allow = ano
option-saboteur-self_sabotage-forbid = ne
option-saboteur-effectless_action = Smí se zahrát mapa nebo zával bez účinku?
option-saboteur-effectless_action-forbid = ne
option-saboteur-effectless_action-allow = ano
option-saboteur-broken_tools_forfeit = Přichází zlatokop s rozbitým nářadím o zlato?
option-saboteur-first_player = Kdo začíná hru?
option-saboteur-first_player-youngest = nejmladší hráč, a není-li jmenován, určí los
option-saboteur-first_player-random = určí los
option-saboteur-first_player-host = ten, koho jmenuje hostitel, jinak určí los
option-saboteur-known_saboteurs = Je počet sabotérů známý?
option-saboteur-saboteurs_meet = Znají se sabotéři navzájem?
option-saboteur-maps = Kolik map je v balíčku?
option-saboteur-rounds = Kolik kol?
