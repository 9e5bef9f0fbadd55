# Společné všem hrám: názvy her a vydání, role, karty, nářadí, terminál.

committed = Rozdání { $deal } je zapečetěno: { $commitment }

nothing = žádné
yes = ano
no = ne

## Hry a vydání

game-saboteur = Sabotér
game-saboteur-tagline = Někde vpředu leží zlato, ale ne každý, kdo kope, chce, aby se našlo.
game-saboteur-players = 3–10 hráčů
game-saboteur2 = Sabotér 2
game-saboteur2-tagline = Dva soupeřící týmy, dveře, žebříky a pasti – a pár trpaslíků, kteří těží ze všech.
game-saboteur2-players = 2–12 hráčů
game-duel = Sabotér: Duel
game-duel-tagline = Dva trpaslíci a šest skrytých cílových karet: popadněte zlato dřív než soupeř.
game-duel-players = 2 hráči
game-solo = Sabotér: Duel o samotě
game-solo-tagline = Jeden trpaslík proti dolu: dobrých deset minut.
game-solo-players = 1 hráč
game-kings = Podzemní králové
game-kings-tagline = Čtyři národy bojují o doly a posílají do nich kopat cizí oddíly.
game-kings-players = 2–4 hráči

edition-saboteur-house = Domácí pravidla
edition-saboteur-uk16 = Ukrajinské vydání z roku 2016
edition-saboteur-ru16 = Ruský text vydání z roku 2016
edition-saboteur-cz = České vydání
edition-saboteur-ru-ls = Ruské vydání „Stil Žizni“
edition-saboteur2-house = Domácí pravidla
edition-saboteur2-ru-ls = Ruské vydání „Stil Žizni“
edition-saboteur2-en11 = Anglické vydání z roku 2011
edition-duel-house = Domácí pravidla
edition-duel-uk-duel = Ukrajinské vydání
edition-solo-house = Domácí pravidla
edition-solo-uk-solo = Ukrajinské vydání
edition-kings-house = Domácí pravidla
edition-kings-ru13 = Ruské vydání z roku 2013 (doly zrekonstruovány)

## Role, rasy, nářadí, strany

role-unknown = neznámá role
role-digger = zlatokop
role-saboteur = sabotér
role-green = zelený zlatokop
role-blue = modrý zlatokop
role-boss = Šéf
role-profiteer = Spekulant
role-geologist = Geolog

race-dwarf = trpaslík
race-orc = skřet
race-goblin = goblin
race-giant = obr
king-dwarf = král trpaslíků
king-orc = král skřetů
king-goblin = král goblinů
king-giant = král obrů

tool-pick = krumpáč
tool-lamp = lampa
tool-cart = důlní vozík
# čtvrtý pád
tool-object = { $tool ->
    [pick] krumpáč
    [lamp] lampu
   *[cart] důlní vozík
 }

side-N = sever
side-E = východ
side-S = jih
side-W = západ

# Písmena na dveřích, žetonech a oddílech: jedno pro barvu i národ, různá
letter-green = Z
letter-blue = M
letter-dwarf = T
letter-orc = S
letter-goblin = G
letter-giant = O

## Karty

# kam je karta otevřená
card-ways = { $sides ->
    [N] nahoru
    [E] vpravo
    [S] dolů
    [W] vlevo
    [NE] nahoru a vpravo
    [NS] nahoru a dolů
    [NW] nahoru a vlevo
    [ES] vpravo a dolů
    [EW] vlevo a vpravo
    [SW] dolů a vlevo
    [NES] nahoru, vpravo a dolů
    [NEW] nahoru, vpravo a vlevo
    [NSW] nahoru, dolů a vlevo
    [ESW] vpravo, dolů a vlevo
   *[NESW] do všech stran
 }
card-tunnel = { $sides ->
    [NESW] křižovatka
    [NS] přímá cesta shora dolů
    [EW] přímá cesta zleva doprava
    [NE] zatáčka shora doprava
    [NW] zatáčka shora doleva
    [ES] zatáčka zdola doprava
    [SW] zatáčka zdola doleva
    [N] cesta { card-ways }
    [E] cesta { card-ways }
    [S] cesta { card-ways }
    [W] cesta { card-ways }
   *[other] rozcestí { card-ways }
 }
card-dead-end = slepá cesta { card-ways }
card-bridge = most
card-curves = { $sides ->
    [NE] dvě zatáčky, shora doprava
   *[NW] dvě zatáčky, shora doleva
 }
card-ladder = žebřík
card-ladder-green = zelený žebřík
card-ladder-blue = modrý žebřík
card-stone = kámen
card-treasure = poklad
card-start = startovní karta
card-start-green = zelená startovní karta
card-start-blue = modrá startovní karta
card-with = { $card } ({ $features })
# na které straně karty jsou dveře, troll nebo nuget
feature-at = { $feature } { $side ->
    [N] nahoře
    [E] vpravo
    [S] dole
   *[W] vlevo
 }
feature-stub = { $sides ->
    [NS] dvě slepá ramena
    [EW] dvě slepá ramena
   *[other] slepé rameno { card-ways }
 }
feature-crystal = drahokamy
feature-door-green = zelené dveře
feature-door-blue = modré dveře
feature-troll = troll
feature-gold = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
   *[other] { $nuggets } nugetů
 }

card-map = mapa
card-rockfall = zával
card-break-pick = rozbitý krumpáč
card-break-lamp = rozbitá lampa
card-break-cart = rozbitý důlní vozík
card-mend-pick = oprava krumpáče
card-mend-lamp = oprava lampy
card-mend-cart = oprava důlního vozíku
card-mend-pick-lamp = oprava krumpáče nebo lampy
card-mend-pick-cart = oprava krumpáče nebo důlního vozíku
card-mend-lamp-cart = oprava lampy nebo důlního vozíku
card-key = klíč

card-troop = { $race } { $strength }

## Místa: podle toho, co leží nejblíž; končí jimi věta. Nad a pod (N a S) je sedmý pád, jinak druhý

landmark-saboteur = { $way ->
    [N] { $landmark ->
        [0] startovní kartou
        [1] horní cílovou kartou
        [2] prostřední cílovou kartou
       *[other] dolní cílovou kartou
     }
    [S] { $landmark ->
        [0] startovní kartou
        [1] horní cílovou kartou
        [2] prostřední cílovou kartou
       *[other] dolní cílovou kartou
     }
   *[other] { $landmark ->
        [0] startovní karty
        [1] horní cílové karty
        [2] prostřední cílové karty
       *[other] dolní cílové karty
     }
 }
landmark-duel = { $way ->
    [N] { $landmark ->
        [0] zelenou startovní kartou
        [1] modrou startovní kartou
       *[other] cílovou kartou { $number }
     }
    [S] { $landmark ->
        [0] zelenou startovní kartou
        [1] modrou startovní kartou
       *[other] cílovou kartou { $number }
     }
   *[other] { $landmark ->
        [0] zelené startovní karty
        [1] modré startovní karty
       *[other] cílové karty { $number }
     }
 }
landmark-solo = { $way ->
    [N] { $landmark ->
        [0] startovní kartou
       *[other] cílovou kartou { $number }
     }
    [S] { $landmark ->
        [0] startovní kartou
       *[other] cílovou kartou { $number }
     }
   *[other] { $landmark ->
        [0] startovní karty
       *[other] cílové karty { $number }
     }
 }
place-on = na místě { $landmark }
place-beside = { $way ->
    [N] nad { $landmark }
    [E] vpravo od { $landmark }
    [S] pod { $landmark }
   *[W] vlevo od { $landmark }
 }
place-far = o { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
 } { $way ->
    [N] nad { $landmark }
    [E] vpravo od { $landmark }
    [S] pod { $landmark }
   *[W] vlevo od { $landmark }
 }
place-off = o { $right } { $across ->
    [E] vpravo
   *[W] vlevo
 } a o { $down } { $along ->
    [N] výš
   *[S] níž
 } od { $landmark }

## Akce, jako nápis na tlačítku nebo skupině tahů

deed-lay = Položit
deed-break = Sabotovat
deed-mend = Opravit
deed-rockfall = Zával
deed-look = Prohlédnout si cílovou kartu
deed-open = Otočit
deed-put = Natočit
deed-pass = Vynechat tah
deed-take = Vzít si
deed-play = Zahrát
deed-shed = Zbavit se překážky
deed-rob = Okrást
deed-throw = Zbavit se sabotáže
deed-unlock = Odemknout
deed-bribe = Podplatit
deed-end = Ukončit tah
deed-claim = Zabrat
deed-pay = Zaplatit
deed-redraw = Nové karty

## Terminál

terminal-hint = ? nápověda, q konec
terminal-help =
    číslo  vybrat ze seznamu
    slova  tah tak, jak je v záznamu: { $example }
    w      proč ne? zeptat se na tah: w { $example }
    b      nakreslit stůl znovu
    q      odejít
    ?      tato nápověda
terminal-forms = Tahy slovy:
terminal-left = Vstáváte od stolu.
terminal-talk = say TEXT  říct to všem u stolu
terminal-away = Vstáváte od stolu; místo vám zůstává. Vrátíte se takto:
terminal-start = všichni jsou tu; Enter začne>
terminal-move = váš tah>
terminal-next = kolo { $round }: pokračujte klávesou Enter>
terminal-way = jak přesně (Enter zpět)>
terminal-ways = { $ways ->
    [one] { $ways } způsob
    [few] { $ways } způsoby
   *[other] { $ways } způsobů
 }
terminal-numbers = Zadejte číslo od 1 do { $last }.
terminal-no-move = „{ $asked }“ není tah. Zadejte číslo, nebo ? pro nápovědu.
terminal-no-game = Hra „{ $asked }“ tu není. Jsou tu: { $known }
terminal-no-edition = Vydání „{ $asked }“ tato hra nemá. Jsou tu: { $known }
terminal-no-option = Volbu „{ $asked }“ tato hra nemá. Jsou tu: { $known }
terminal-no-answer = { $option } nemůže být „{ $asked }“. Možné hodnoty: { $known }
terminal-no-clause = Bod { $asked } není. Všechny body: dwarrow rules { $known }
terminal-no-text = { $file } není textový soubor.
terminal-no-file = Soubor { $file } nelze přečíst ({ $why }).
terminal-no-write = Soubor { $file } nelze zapsat ({ $why }).
terminal-damaged = Soubor { $file } nelze číst jako záznam hry: chyba je na řádku { $line }.
terminal-not-over = Tato hra ještě neskončila: rozebírají se jen dohrané hry.
terminal-no-seat = Takové místo tu není: místa jsou 0 až { $last }.
terminal-no-eyes = Takové místo tu není: místa jsou 0 až { $last }, -1 je divák.
terminal-no-depth = Hloubka „{ $asked }“ není. Jsou tu: { $known }
terminal-no-day = „{ $asked }“ není den. Den se píše takto: 2026-11-17.
terminal-allowed = To je dovoleno.
terminal-saved = Záznam je v souboru { $file }; míchání ověří: dwarrow verify { $file }
terminal-not-saved = Soubor { $file } nelze zapsat ({ $why }); záznam zní:
terminal-game = hra
terminal-players = hráčů
terminal-editions = vydání
terminal-bots = boti
terminal-option = volba
terminal-answer = odpověď
terminal-clauses = body
terminal-code = plní se v
terminal-tests = ukázáno v
terminal-no-checkout = Kód a testy, které bod jmenují, lze vypsat v kopii repozitáře.
terminal-meaning = význam
terminal-alike = (hrají stejně)
terminal-same = Na toto odpovídají stejně
terminal-reading = { $star } tištěná pravidla to nechávají otevřené: takto je čteme a volba nabízí i jiné odpovědi.

## Co vidí hráč v terminálu

screen-round = kolo { $round } z { $rounds }
screen-deck = v balíčku: { $cards }
screen-discard = odhozeno: { $cards }
screen-tokens = zbývá žetonů: { $left }, klíčů: { $keys }
screen-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
 }
screen-gold-cards = { $cards ->
    [one] { $cards } karta zlata
    [few] { $cards } karty zlata
   *[other] { $cards } karet zlata
 }
screen-gold-any = má zlato
screen-gold-none = bez zlata
screen-nuggets = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
   *[other] { $nuggets } nugetů
 }
screen-under = { $mines ->
    [one] { $mines } důl pod králem
    [few] { $mines } doly pod králem
   *[other] { $mines } dolů pod králem
 }
screen-looked = { $goal ->
    [upper] zná horní cílovou kartu
    [middle] zná prostřední cílovou kartu
    [lower] zná dolní cílovou kartu
   *[other] zná cílovou kartu { $goal }
 }
screen-seen = { $goal ->
    [upper] horní cílová karta
    [middle] prostřední cílová karta
    [lower] dolní cílová karta
   *[other] cílová karta { $goal }
 }: { $card }
screen-role = vy: { $role }
screen-offer = zlato na výběr: { $gold }
screen-hand = Vaše ruka:
screen-centre = Doly uprostřed (kolik oddílů je a kolik jich je třeba k dobytí):
screen-brief = Doly čísly: hodnota (horníků) oddílů je/třeba; nejdřív uprostřed:
screen-top = Vrchní karta balíčku: důl za { $value }, horníků { $dig }
screen-camp = V Táboře: { $troops }
screen-captured = Doly hráče „{ $name }“:
screen-plot = { $number }: za { $value }, horníků { $dig }, { $has }/{ $needed }
screen-back = důl za { $value }, horníků { $dig }
# písmena obrázku: zelený a modrý start, zelené a modré dveře nebo žetony, troll, klíč
screen-letters = ZMzmtk
screen-more = … Enter zobrazí další
