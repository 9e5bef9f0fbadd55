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
game-duel-tagline = Dva trpaslíci a šest skrytých cílů: popadněte zlato dřív než soupeř.
game-duel-players = 2 hráči
game-solo = Sabotér: Duel o samotě
game-solo-tagline = Jeden trpaslík proti dolu: deset dobrých minut.
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
edition-kings-ru13 = Ruské vydání z roku 2013

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
tool-cart = vozík
# čtvrtý pád
tool-object = { $tool ->
    [pick] krumpáč
    [lamp] lampu
   *[cart] vozík
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

card-tunnel = cesta { $sides }
card-dead-end = slepá cesta { $sides }
card-bridge = most { $sides }
card-curves = dvě zatáčky { $sides }
card-ladder = žebřík { $sides }
card-ladder-green = zelený žebřík { $sides }
card-ladder-blue = modrý žebřík { $sides }
card-crystal = cesta s drahokamy { $sides }
card-door-green = zelené dveře { $sides }
card-door-blue = modré dveře { $sides }
card-goal = cíl { $sides }
card-stone = kámen { $sides }
card-treasure = poklad
card-start = start
card-start-green = zelený start
card-start-blue = modrý start
card-with = { $card } ({ $features })
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
card-break-cart = rozbitý vozík
card-mend-pick = oprava krumpáče
card-mend-lamp = oprava lampy
card-mend-cart = oprava vozíku
card-mend-pick-lamp = oprava krumpáče nebo lampy
card-mend-pick-cart = oprava krumpáče nebo vozíku
card-mend-lamp-cart = oprava lampy nebo vozíku
card-key = klíč
card-theft = Krádež
card-hands-off = Ruce pryč
card-swap-hands = Výměna karet
card-inspect = Inspekce
card-swap-hats = Výměna role
card-trap = Past
card-free = Osvobození

card-troop = { $race } { $strength }
card-mine = důl { $mine }
card-both-sides = { $troop }/{ $mine }

## Akce, jako nápis na tlačítku nebo skupině tahů

deed-lay = Položit
deed-break = Sabotovat
deed-mend = Opravit
deed-rockfall = Zával
deed-look = Prohlédnout si
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
    číslo    vybrat, co pod ním je            slova   tah zápisem, například: pass EW
    b        nakreslit stůl znovu             w       proč: zeptat se na tah, například: w lay EW at 5,5
    q        odejít (záznam zůstane)          ?       tato nápověda
terminal-left = Vstáváte od stolu.
terminal-talk = say TEXT  říct to všem u stolu
terminal-away = Vstáváte od stolu; místo vám zůstává. Vrátíte se takto:
terminal-start = všichni jsou tu; Enter začne>
terminal-move = váš tah>
terminal-way = jak přesně (Enter zpět)>
terminal-ways = { $ways ->
    [one] { $ways } způsob
    [few] { $ways } způsoby
   *[other] { $ways } způsobů
 }
terminal-numbers = Na výběr jsou čísla 1 až { $last }.
terminal-allowed = To je dovoleno.
terminal-saved = Záznam je v souboru { $file }; míchání ověří: dwarrow verify { $file }
terminal-not-saved = Soubor { $file } nelze zapsat ({ $why }); záznam zní:
terminal-option = volba
terminal-answer = odpověď
terminal-clauses = body
terminal-meaning = význam
terminal-alike = (hrají stejně)
terminal-english = Body pravidel jsou v angličtině.
