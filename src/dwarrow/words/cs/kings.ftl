# Podzemní králové: co se stalo, proč, co se nesmí a co se dá udělat.
# Karta má dvě strany: oddíl a důl na rubu. Kódy jako orc-5/M07 zůstaly pro záznamy.

## Doly

# Jak se řekne dolu, po samotném slově: kolik horníků, kolik bodů a jaká obrana.
mine-name = pro { $size ->
        [one] jednoho horníka
        [few] { $size } horníky
       *[other] { $size } horníků
    }{ $overseer ->
        [True] {" "}a dozorce
       *[other] {""}
    } za { $value ->
        [one] { $value } bod
        [few] { $value } body
       *[other] { $value } bodů
    } (obrana { $defence })
# Důl na rubu karty v ruce; v tazích se podle něj rozliší dva stejné oddíly.
mine-back = { $size ->
        [one] jeden horník
        [few] { $size } horníci
       *[other] { $size } horníků
    }{ $overseer ->
        [True] {" "}a dozorce
       *[other] {""}
    } za { $value ->
        [one] { $value } bod
        [few] { $value } body
       *[other] { $value } bodů
    }
card-mine = důl { $mine }

## Události

kings-dealt = Králové jsou korunováni: { $races }. Doly uprostřed: { $centre }. Začíná { $first }.
kings-got-hand = Vaše karty: { $cards }.
kings-played =
    { $where ->
        [centre] { $seat } posílá oddíl na důl { $place } uprostřed: { $card }.
       *[own] { $seat } posílá oddíl do vlastního dolu { $place }: { $card }.
    }
kings-captured = Důl { $mine } je dobyt. Jeho majitel: { $owner }. Jeho oddíly jdou do Tábora: { $troops }.
kings-opened = Uprostřed na místě { $place } leží nový důl { $mine }.
kings-developed = { $seat } dokončuje těžbu dolu { $mine }. Důl jde pod krále a jeho oddíly opouštějí hru.
kings-took = { $seat } si bere z Tábora: { $card }.
kings-drew = { $seat } si bere kartu, na jejímž rubu je důl { $mine }.
kings-got-card = Berete si: { $card }.
kings-uncovered = Vrchní karta balíčku je nyní důl { $mine }; { $left ->
        [one] zbývá { $left } karta.
        [few] zbývají { $left } karty.
       *[other] zbývá { $left } karet.
    }
kings-redrew = { $seat } nemůže nic zahrát, ukazuje všechny karty a odhazuje je: { $cards }. Na rubu nových karet: { $drawn }.
kings-deck-ended =
    { $how ->
        [draw] Poslední karta je vzata. Hra skončila.
        [mine] Poslední karta se stala dolem. Hra skončila.
       *[redraw] Nové karty vyprázdnily balíček. Hra skončila.
    }
kings-scored = Vytěžené doly králi body přidávají, nedokončené ubírají.
kings-game-ended = Hra skončila. Body: { $scores }. Vítězství: { $winners }.

## Proč

kings-account = { $seat }, { $race }: { $score }
kings-line = Důl { $mine }: { $developed ->
    [True] +{ $value }
   *[other] −{ $value }
 }, { $why } ({ $clause })
kings-why-KUM-016 = poslední oddíl na něm byl rasy tohoto krále
kings-why-KUM-017 = za rasu posledního oddílu nikdo nehraje, a tak má důl ten, kdo ho položil
kings-why-KUM-023 = je vytěžený, a tak body přidává
kings-why-KUM-026 = balíček je prázdný
kings-why-KUM-028 = je dobytý, ale ne vytěžený, a tak body ubírá

## Odmítnutí

kings-refused-game-over = Balíček je prázdný, hra skončila.
kings-refused-not-your-turn = Nejste na tahu.
kings-refused-no-pass = Tah vynechat nelze: některá z vašich karet se někam hodí, tak ji zahrajte.
kings-refused-no-choice = O nové karty se nežádá: přijdou samy, když se nic nehodí.
kings-refused-not-a-turn = Takový tah v této hře není.
kings-refused-play-first = Nejdřív zahrajte oddíl, pak si vezměte kartu.
kings-refused-take-first = Oddíl už je zahrán. Teď si vezměte kartu.
kings-refused-no-such-pile = Vezměte si kartu z hromádky v Táboře, nebo z balíčku.
kings-refused-empty-pile = Žádný oddíl této rasy v Táboře není.
kings-refused-not-in-hand = Tuto kartu nemáte v ruce.
kings-refused-no-such-mine = Na tomto místě žádný důl není.
kings-refused-not-your-mine = Tento důl patří jinému králi. Kope v něm jen jeho majitel.
kings-refused-miner-of-own-race = Váš lid nekope. Pošlete oddíl jiné rasy.
kings-refused-overseer-of-own-race = Všichni horníci jsou na místě. Teď je třeba dozorce vaší rasy.
kings-refused-not-stronger = Nový oddíl musí být silnější než ten navrchu.
kings-refused-nine-needs-zero = Devítku zakryje jen nula.
kings-refused-nobody-over-nine = Podle těchto pravidel musí být dozorce silnější než horní horník, a silnější než devítka není nikdo.
kings-refused-zero-needs-nine = Nula se pokládá jen na devítku nebo na prázdný důl.

## Tahy

move-kings-play = { $place ->
    [centre] Zahrát na důl { $number } uprostřed: { $card } (na rubu: { $back })
   *[mine] Zahrát do vlastního dolu { $number }: { $card } (na rubu: { $back })
 }
way-kings-play = { $place ->
    [centre] na důl { $number } uprostřed
   *[mine] do vlastního dolu { $number }
 }
move-kings-take = { $from ->
    [deck] Vzít si vrchní kartu balíčku
    [dwarf] Vzít si z Tábora vrchního trpaslíka
    [orc] Vzít si z Tábora vrchního skřeta
    [goblin] Vzít si z Tábora vrchního goblina
   *[giant] Vzít si z Tábora vrchního obra
 }
move-kings-pass = Vynechat tah
move-kings-redraw = Požádat o nové karty

## Volby

option-kings-pairing = Který důl je na rubu kterého oddílu?
option-kings-pairing-shuffled = každou hru se zamíchají znovu
option-kings-pairing-fixed = vždy tentýž
option-kings-first_player = Kdo začíná hru?
option-kings-first_player-host = ten, koho jmenuje hostitel, jinak určí los
option-kings-first_player-random = určí los
option-kings-overseer_over_nine = Kdo dozírá na důl, v němž je navrchu devítka?
option-kings-overseer_over_nine-own_zero = nula majitelovy rasy
option-kings-overseer_over_nine-nobody = nikdo: důl zůstane nedokončený
