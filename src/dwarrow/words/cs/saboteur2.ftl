# Sabotér 2: co se stalo, proč, co se nesmí a co se dá udělat.

## Události

saboteur2-dealt = Kolo { $round }: karty jsou rozdány, deset jich je stranou. Začíná { $first }.
saboteur2-got-role = Vaše role: { $role }.
saboteur2-got-hand = Nyní máte v ruce: { $cards }.
saboteur2-laid = { $seat } pokládá { $place }: { $card }.
saboteur2-broke = { $seat } { $own ->
    [True] si rozbíjí { tool-object }
   *[other] rozbíjí { tool-object } hráče „{ $target }“
 }.
saboteur2-mended = { $seat } { $own ->
    [True] si opravuje { tool-object }
   *[other] opravuje { tool-object } hráče „{ $target }“
 }. Karta: { $card }.
saboteur2-collapsed = { $seat } způsobuje zával { $place }. Mizí karta: { $card }.
saboteur2-rumbled = { $seat } hraje zával, ale nic nepadá.
saboteur2-looked = { $seat } si prohlíží { goal-object }.
saboteur2-saw = Mapa ukazuje: { $card }.
saboteur2-passed = { $seat } vynechává tah { $discarded ->
    [0] s prázdnou rukou
    [one] a odhazuje { $discarded } kartu
    [few] a odhazuje { $discarded } karty
   *[other] a odhazuje { $discarded } karet
 }.
saboteur2-discarded = Odhazujete: { $cards }.
saboteur2-shed = { $seat } odhazuje dvě karty a zbavuje se překážky: { $removed }.
saboteur2-drew = { $seat } si dobírá kartu.
saboteur2-got-card = Dobíráte si: { $card }.
saboteur2-opened = { $seat } otáčí { goal-object }: { $card }!
saboteur2-placed = { goal-subject } { $turned ->
    [True] leží natočená
   *[other] leží rovně
 }.
saboteur2-left-down = { $seat } neotáčí žádnou cílovou kartu.
saboteur2-planned-theft = { $seat } před sebe vykládá Krádež pro chvíli, kdy se bude dělit zlato.
saboteur2-stopped-theft = { $seat } hraje „Ruce pryč“: Krádež hráče „{ $target }“ je odhozena.
saboteur2-swapped-hands = { $seat } a { $target } si vyměňují karty. Odevzdáno: { $gave }, získáno: { $got }.
saboteur2-gave-hand = { $target } nyní drží vaše karty: { $cards }.
saboteur2-inspected = { $seat } si prohlíží roli hráče „{ $target }“.
saboteur2-saw-role = Role hráče „{ $target }“ (tah { $turn }): { $role }.
saboteur2-swapped-hats = { $seat } hraje Výměnu role: novou roli si bere { $target }.
saboteur2-trapped = { $seat } klade past. V pasti: { $target }.
saboteur2-freed = { $seat } otevírá past. Na svobodě: { $target }.
saboteur2-round-ended = Kolo skončilo. Role: { $roles }.
saboteur2-settled = Kolo { $round } je vyúčtováno ({ $clause }). Vítězství: { $winners }. Zlato si dělí: { $counted }, nugetů pro každého: { $share }, drahokamů: { $crystals }.
won-green = zelený tým
won-blue = modrý tým
won-saboteur = sabotéři
won-boss = Šéf
won-profiteer = Spekulant
saboteur2-robbed = { $seat } krade nuget hráči „{ $victim }“.
saboteur2-spared = { $seat } nikoho neokrádá.
saboteur2-game-ended = Hra skončila. Nugety: { $nuggets }. Vítězství: { $winners }.

## Proč

saboteur2-reach = { $team ->
    [green] Zelený
   *[blue] Modrý
 } tým { $reaches ->
    [True] může dojít k pokladu.
   *[other] se k pokladu nedostane{ $door ->
        [none] .
       *[other] : překážejí mu dveře { $door }.
    }
 }
saboteur2-share = { $seat } ({ $role }): { $nuggets ->
    [0] nic
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
   *[other] { $nuggets } nugetů
 } – { $why } ({ $clause }){ $door ->
    [none] {""}
   *[other] ; rozhodly dveře { $door }
 }
saboteur2-why-SB2-055 = kdo je na konci kola v pasti, nedostává nic a nepočítá se
saboteur2-why-SB2-062 = na každé cestě k pokladu, která se počítá, stojí dveře druhé barvy
saboteur2-why-SB2-063 = cestu dokončil tento tým, a vyhrává sám
saboteur2-why-SB2-064 = tým, který cestu dokončil, zastavily dveře, a tak vyhrávají soupeři
saboteur2-why-SB2-065 = cestu dokončil trpaslík bez týmu a žádný tým dveře nezastavily
saboteur2-why-SB2-066 = cestu dokončil trpaslík bez týmu a jeden z týmů zastavily dveře
saboteur2-why-SB2-067 = { $won ->
    [True] Šéf vyhrává spolu s týmem a dostává o jeden nuget méně
   *[other] žádný tým nevyhrál, a tak nevyhrál ani Šéf
 }
saboteur2-why-SB2-068 = dveře zastavily oba týmy, a zlato tak zůstává Šéfovi
saboteur2-why-SB2-069 = Spekulant vyhrává s každou stranou a dostává o dva nugety méně
saboteur2-why-SB2-070 = { $won ->
    [True] dveře zastavily oba týmy, a zlato tak zůstává Spekulantovi
   *[other] dveře zastavily oba týmy a cestu nedokončil Spekulant
 }
saboteur2-why-SB2-071 = cesta není dokončena a není sabotér, kterému by se platilo
saboteur2-why-SB2-072 = dveře zastavily oba týmy, a tak se dělí Šéf a Spekulant
saboteur2-why-SB2-073 = { $role ->
    [saboteur] { $won ->
        [True] cesta k pokladu není dokončena
       *[other] cesta k pokladu je dokončena
     }
   *[other] cesta k pokladu není dokončena, a tak vyhrávají sabotéři
 }
saboteur2-why-SB2-081 = nuget za každý drahokam, který se počítá
saboteur2-why-SB2-082 = dva Geologové se o drahokamy dělí napůl
saboteur2-why-SB2-083 = Geologové žijí jen z drahokamů a v tomto kole se za ně neplatilo

## Odmítnutí

saboteur2-refused-not-your-turn = Nejste na tahu.
saboteur2-refused-not-a-turn = Položte cestu, zahrajte akci, odhoďte dvě karty a zbavte se překážky, nebo vynechte tah.
saboteur2-refused-not-in-hand = Nic takového nemáte v ruce.
saboteur2-refused-must-discard = Dokud máte karty, stojí vynechání tahu jednu, dvě nebo tři z nich.
saboteur2-refused-one-to-three = Při vynechání tahu se odhazuje jedna, dvě nebo tři karty.
saboteur2-refused-wrong-use = Tato karta se takto nehraje.
saboteur2-refused-broken-tool = S rozbitým nářadím nelze kopat.
saboteur2-refused-trapped = V pasti nelze kopat.
saboteur2-refused-quarter-turn = Karty cest leží rovně nebo natočené o 180°, nikdy napříč.
saboteur2-refused-same-turned = Natočením se karta nezmění: položte ji rovně.
saboteur2-refused-not-beside = Karty cest pokládejte vedle těch, které už leží.
saboteur2-refused-corner-only = Dotyk rohem nestačí.
saboteur2-refused-occupied = Tam už karta je.
saboteur2-refused-sides-disagree = Všechny strany musí navazovat: cesta na cestu, skála na skálu.
saboteur2-refused-not-joined = Nevede tam nepřerušená cesta od startovní karty.
saboteur2-refused-no-tunnel-joined = Jedna z jejích dvou cest musí navazovat na cestu od startovní karty.
saboteur2-refused-ladder-not-joined = Cesta žebříku musí navazovat na cestu položené karty.
saboteur2-refused-beside-goal = Vedle této cílové karty žebřík ležet nesmí.
saboteur2-refused-no-such-goal = Cílové karty jsou tři: horní, prostřední a dolní.
saboteur2-refused-goal-is-open = Tuto cílovou kartu už všichni vidí.
saboteur2-refused-nothing-there = Není tam karta cesty, kterou by šlo odstranit.
saboteur2-refused-start-stays = Startovní kartu nelze odstranit.
saboteur2-refused-goals-stay = Cílovou kartu nelze odstranit.
saboteur2-refused-needs-target = Dokud na stole leží karty cest, zával jednu z nich odstraní.
saboteur2-refused-no-such-seat = Na tomto místě nikdo nesedí.
saboteur2-refused-not-on-oneself = Vyberte jiného hráče, ne sebe.
saboteur2-refused-already-broken = Toto nářadí už je rozbité.
saboteur2-refused-tool-not-shown = Toto nářadí na kartě není.
saboteur2-refused-not-broken = Žádné takové rozbité nářadí tam není.
saboteur2-refused-already-trapped = Tento hráč už v pasti je.
saboteur2-refused-already-thief = Před vámi smí ležet jen jedna Krádež.
saboteur2-refused-only-before-oneself = Krádež se vykládá jen před sebe.
saboteur2-refused-trapped-thief = U tohoto stolu hráč v pasti Krádež nehraje.
saboteur2-refused-no-theft = Před tímto hráčem žádná Krádež neleží.
saboteur2-refused-not-trapped = Tento hráč v pasti není.
saboteur2-refused-needs-two-cards = K tomu potřebujete dvě karty.
saboteur2-refused-nothing-in-front = Taková karta před vámi neleží.
saboteur2-refused-theft-stays = U tohoto stolu se vlastní Krádeže takto zbavit nelze.
saboteur2-refused-two-cards = To stojí dvě karty z ruky.
saboteur2-refused-choose-goal = Nejdřív vyberte, kterou cílovou kartu otočit.
saboteur2-refused-must-open = Cesta je nová, a tak je třeba jednu z propojených cílových karet otočit.
saboteur2-refused-goal-not-joined = Vaše cesta k této cílové kartě nevede.
saboteur2-refused-choose-position = Nejdřív vyberte, jak bude odkrytá cílová karta ležet.
saboteur2-refused-choose-victim = Vyberte, koho okradete, nebo nikoho.
saboteur2-refused-no-victim = Tam si nemáte co vzít.

## Tahy

move-saboteur2-play = { $target ->
    [none] Zahrát: { $card }
   *[other] Zahrát na hráče „{ $target }“: { $card }
 }
move-saboteur2-pass = { $cards ->
    [none] Vynechat tah
   *[other] Vynechat tah a odhodit: { $cards }
 }
move-saboteur2-shed = Zbavit se překážky ({ $removed }) odhozením karet: { $cards }
move-saboteur2-rob = { $target ->
    [none] Nikoho neokrást
   *[other] Ukrást nuget hráči „{ $target }“
 }

## Volby

option-saboteur2-sb2_extra_card = Kolik akčních karet přidává rozšíření?
option-saboteur2-sb2_extra_card-21 = 21, vytištěný celkový počet
option-saboteur2-sb2_extra_card-20 = 20, součet vytištěného seznamu
option-saboteur2-both_barred = Dveře zastavily oba týmy a zlato nezůstává Šéfovi ani Spekulantovi: kdo vyhrává?
option-saboteur2-both_barred-nobody = nikdo
option-saboteur2-both_barred-saboteurs = sabotéři
option-saboteur2-profiteer_barred = Dveře zastavily oba týmy a Šéf není ve hře: kdy připadne všechno zlato Spekulantovi?
option-saboteur2-profiteer_barred-any_completer = ať cestu dokončil kdokoli
option-saboteur2-profiteer_barred-only_profiteer = jen když ji dokončil Spekulant sám
option-saboteur2-boss_wins = Vyhrává Šéf s týmem, ze kterého nikdo nehraje?
option-saboteur2-boss_wins-wins = ano
option-saboteur2-boss_wins-not = ne
option-saboteur2-team_reach = K pokladu vede více cest: kdy se tam tým dostane?
option-saboteur2-team_reach-any_route = když je aspoň jedna bez cizích dveří
option-saboteur2-team_reach-any_door = když na žádné nejsou cizí dveře
option-saboteur2-geologist_counts = Počítá se Geolog, který dostává zlato, mezi ty, kdo se dělí?
option-saboteur2-geologist_counts-no = ne
option-saboteur2-geologist_counts-yes = ano
option-saboteur2-crystals_count = Za které drahokamy se platí?
option-saboteur2-crystals_count-all_visible = za všechny viditelné
option-saboteur2-crystals_count-joined = za ty, které jsou spojené se startovní kartou
option-saboteur2-trapped_geologist = Jeden ze dvou Geologů je v pasti: co s jeho polovinou?
option-saboteur2-trapped_geologist-half_forfeited = propadá
option-saboteur2-trapped_geologist-other_takes_all = dostane ji druhý
option-saboteur2-theft_order = U koho krádeže začínají?
option-saboteur2-theft_order-last_tunnel = u toho, kdo poslední položil kartu cesty
option-saboteur2-theft_order-last_theft = u toho, kdo poslední zahrál Krádež
option-saboteur2-theft_timing = Lze ukrást, co bylo právě ukradeno?
option-saboteur2-theft_timing-sequential = ano
option-saboteur2-theft_timing-snapshot = ne, jen zlato z doby před krádežemi
option-saboteur2-theft_scope = Které zlato lze ukrást?
option-saboteur2-theft_scope-all_gold = zlato ze všech kol
option-saboteur2-theft_scope-this_round = zlato z tohoto kola
option-saboteur2-theft_when_trapped = Smí hráč v pasti zahrát Krádež?
option-saboteur2-theft_when_trapped-allow = ano
option-saboteur2-theft_when_trapped-forbid = ne
option-saboteur2-swap_draw = Kdo si bere kartu po výměně karet?
option-saboteur2-swap_draw-target_only = jen druhý hráč
option-saboteur2-swap_draw-both = oba
option-saboteur2-role_discard = Co se stane s odloženou rolí?
option-saboteur2-role_discard-stays_out = zůstává mimo hru
option-saboteur2-role_discard-shuffled_before = zamíchá se dřív, než se bere nová
option-saboteur2-role_discard-shuffled_after = zamíchá se až po tom, co je vzata nová
option-saboteur2-ladder_goal = Vedle kterých cílových karet nesmí ležet žebřík?
option-saboteur2-ladder_goal-any_goal = vedle všech
option-saboteur2-ladder_goal-face_down = jen vedle skrytých
option-saboteur2-ladder_join = Co je třeba k položení žebříku?
option-saboteur2-ladder_join-joined = cesta, která navazuje na jinou
option-saboteur2-ladder_join-touch = dotyk s položenou kartou
option-saboteur2-profiteer_always = Dveře zastavily oba týmy: vyhrává Spekulant spolu s těmi, kdo vyhráli?
option-saboteur2-profiteer_always-yes = ano, vždy
option-saboteur2-profiteer_always-no = jen tehdy, kdyby mu bez Šéfa připadlo všechno zlato
option-saboteur2-printed_sums = Počítá se i Geolog: ubude tím ze čtyř nugetů samotnému Šéfovi a ze tří samotnému Spekulantovi?
option-saboteur2-printed_sums-kept = ne, tyto částky jsou vytištěné
option-saboteur2-printed_sums-shared = ano
option-saboteur2-in_the_game = „Ve hře není Šéf, Spekulant ani sabotér“: je ve hře ten, kdo je v pasti?
option-saboteur2-in_the_game-free = ne
option-saboteur2-in_the_game-dealt = ano
option-saboteur2-geologist_paid = Kdy se platí Geologům?
option-saboteur2-geologist_paid-each_round = na konci každého kola
option-saboteur2-geologist_paid-game_end = až na konci hry
option-saboteur2-circle_deck = Všichni po řadě vynechali tah, protože není co zahrát: kdy tím kolo končí?
option-saboteur2-circle_deck-empty = když už je balíček prázdný
option-saboteur2-circle_deck-any = ať v balíčku zbývá cokoli
option-saboteur2-ladder_route = Když vadí cizí dveře na kterékoli trase: čím jsou na ní startovní karta a žebříky?
option-saboteur2-ladder_route-one = jednou společnou cestou, kterou se projde jednou
option-saboteur2-ladder_route-each = samostatnými cestami, které jsou navzájem spojené
option-saboteur2-shed_theft = Lze se odhozením dvou karet zbavit vlastní Krádeže?
option-saboteur2-shed_theft-allow = ano
option-saboteur2-shed_theft-forbid = ne

# The action cards of the expansion: the name of each, and its sentence on the first page.
card-theft = Krádež
first-saboteur2-card-theft = Krádež leží před vámi: až se zlato vyplatí, smíte si od někoho vzít nuget.
card-hands-off = Ruce pryč
first-saboteur2-card-hands-off = Ruce pryč odstraní Krádež, ať leží před kýmkoli.
card-swap-hands = Výměna karet
first-saboteur2-card-swap-hands = Výměna karet vymění celou vaši ruku za celou ruku jiného hráče.
card-inspect = Inspekce
first-saboteur2-card-inspect = Inspekce vám ukáže roli jiného hráče.
card-swap-hats = Výměna role
first-saboteur2-card-swap-hats = Výměna role dá kterémukoli hráči, třeba i vám, novou roli ze zbylých.
card-trap = Past
first-saboteur2-card-trap = Kdo má před sebou Past, neklade cesty, a leží-li tam i na konci kola, nedostane zlato.
card-free = Osvobození
first-saboteur2-card-free = Osvobození sejme Past z kohokoli, třeba i z vás.
