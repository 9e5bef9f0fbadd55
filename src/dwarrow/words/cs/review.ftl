# Rozbor dohrané hry: křivka, posouzené tahy, kdo co věděl, a úloha dne.

review-title = Rozbor hry
review-progress = Rozebraný tah { $done } z { $moves }
review-verdict-best = nejlepší
review-verdict-good = dobrý
review-verdict-doubtful = pochybný
review-verdict-blunder = hrubá chyba
review-side-diggers = zlatokopové
review-side-green = zelený tým
review-side-blue = modrý tým
review-side-saboteurs = sabotéři
review-curve-chance = Šance na výhru
review-curve-nuggets = Očekávané nugety
review-known-all = se znalostí všech karet
review-known-to = s tím, co mohl vědět hráč „{ $seat }“
review-turning-point = zvrat
review-step = Kolo { $round }, { $seat }: { $move }
review-better = lepší: { $move } ({ $share })
review-better-drawn = Lepší tah na stole, jak tehdy vypadal:
review-line = nejlepší nalezené pokračování odsud, jak karty ležely: { $gain }.
review-moves-judged = Posouzené tahy
review-luck-and-skill = Štěstí a umění
review-who-knew = Kdo co věděl
review-claims = Tvrzení a pravda
review-count = { $seat }: nejlepších { $best }, dobrých { $good }, pochybných { $doubtful }, hrubých chyb { $blunder }
review-fortune = { $who }: vlastní rozhodnutí { $skill }, rozhodnutí ostatních { $others }, štěstí { $luck } (± { $error })
review-exposed = { $seat } ({ $role }): jistota od tahu { $move } v tomto kole
review-hidden = { $seat } ({ $role }): bez jistoty, dokud se neodkryly role ({ $percent } %)
review-act = { $sentence }: { $before } → { $after } %
review-claim-true = pravda
review-claim-false = nepravda

review-sum-won = { $shared ->
    [no] Hru vyhrává { $names }
   *[yes] O vítězství ve hře se dělí { $names }
 }. Celkem { $moves ->
    [one] { $moves } tah.
    [few] { $moves } tahy.
   *[other] { $moves } tahů.
 }
review-sum-alone = Hra o samotě: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
 }, zisk { $nuggets ->
    [one] { $nuggets } nuget.
    [few] { $nuggets } nugety.
   *[other] { $nuggets } nugetů.
 }
review-sum-gold = Nugety na konci: { $points }.
review-sum-points = Body na konci: { $points }.
review-sum-dug = Kolo { $round } vyhrávají zlatokopové: k pokladu se dostávají tahem { $moves }.
review-sum-hindered = Kolo { $round } vyhrávají sabotéři: do tahu { $moves } se k pokladu nikdo nedostal.
review-sum-paid = Kolo { $round } končí tahem { $moves } a přináší zlato: { $points }.
review-sum-unpaid = Kolo { $round } končí tahem { $moves } a zlato nezískává nikdo.
review-sum-round = Nugety za kolo { $round } (tahů: { $moves }): { $points }.
review-sum-round-alone = Kolo { $round } (tahů: { $moves }) vynáší { $nuggets ->
    [one] { $nuggets } nuget.
    [few] { $nuggets } nugety.
   *[other] { $nuggets } nugetů.
 }
review-sum-deal-diggers = Rozdání dává zlatokopům { $percent } %, obvykle to bývá { $usual } %.
review-sum-deal-seat = Rozdání dává hráči „{ $seat }“ { $percent } %, obvykle to bývá { $usual } %.
review-sum-broken = { $seat } sedí s rozbitým nářadím { $turns ->
    [one] { $turns } svůj tah
    [few] { $turns } své tahy
   *[other] { $turns } svých tahů
 } za sebou.
review-sum-stone = { $goal ->
    [0] Odkryla se horní cílová karta
    [1] Odkryla se prostřední cílová karta
   *[other] Odkryla se dolní cílová karta
 }: je tam jen kámen.
review-sum-stone-too = { $goal ->
    [0] Odkryla se i horní cílová karta
    [1] Odkryla se i prostřední cílová karta
   *[other] Odkryla se i dolní cílová karta
 }: je tam jen kámen.
review-sum-turn-side = Zvrat přináší tah hráče „{ $seat }“: „{ $move }“. Šance { $side ->
    [diggers] zlatokopů
    [green] zeleného týmu
    [blue] modrého týmu
   *[other] sabotérů
 } se mění z { $before } na { $after } %.
review-sum-turn-seat = Zvrat přináší tah hráče „{ $seat }“: „{ $move }“. Šance hráče „{ $target }“ se mění z { $before } na { $after } %.
review-sum-turn-alone = Zvrat přináší tah „{ $move }“: předtím se dalo čekat nugetů: { $before }, potom: { $after }.
review-sum-blunder = Nejvíc ztrácí { $seat } tahem „{ $move }“: { $unit ->
    [nuggets] asi { $lost ->
        [one] { $lost } nuget.
        [few] { $lost } nugety.
       *[other] { $lost } nugetů.
     }
   *[other] { $lost ->
        [one] { $lost } procentní bod.
        [few] { $lost } procentní body.
       *[other] { $lost } procentních bodů.
     }
 }
review-sum-blunder-too = Tímto tahem se také nejvíc ztrácí: { $unit ->
    [nuggets] asi { $lost ->
        [one] { $lost } nuget.
        [few] { $lost } nugety.
       *[other] { $lost } nugetů.
     }
   *[other] { $lost ->
        [one] { $lost } procentní bod.
        [few] { $lost } procentní body.
       *[other] { $lost } procentních bodů.
     }
 }
review-sum-better = Z toho, co se tehdy dalo vědět, byl lepší tah: „{ $move }“.
review-sum-harmless = Karty ale ležely tak, že to neuškodilo.
review-sum-line = Karty leží tak, že { $seat } může získat o { $gain } víc: nejlepší nalezené pokračování začíná tahem { $step }: „{ $move }“.
review-sum-known = Od tahu { $step } v tomto kole si pozorný hráč mohl být jistý, že { $seat } je sabotér: prozradili to ostatní.
review-sum-known-by = Od tahu { $step } v tomto kole si pozorný hráč mohl být jistý, že { $seat } je sabotér. Nejvíc prozradilo tohle: { $sentence } ({ $before } → { $after } %).
review-sum-unknown = Nikdo si nemohl být jistý, že { $seat } je sabotér (na konci { $percent } %).
review-sum-fooled = Nejdéle { $target } klame hráče „{ $seat }“: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
 } za sebou.
review-sum-wronged = { $seat } neprávem považuje za sabotéra hráče „{ $target }“: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
 } za sebou.
review-sum-luck-diggers = Odkud se vzal výsledek zlatokopů v kole { $round }, v procentních bodech: vlastní rozhodnutí { $skill }, rozhodnutí sabotérů { $others }, štěstí { $luck } (± { $error }).
review-sum-luck-seat = Odkud se vzal výsledek hráče „{ $seat }“, v procentních bodech: vlastní rozhodnutí { $skill }, rozhodnutí ostatních { $others }, štěstí { $luck } (± { $error }).
review-sum-luck-alone = Odkud se vzaly nugety ve srovnání s obvyklou hrou: rozhodnutí { $skill }, štěstí { $luck } (± { $error }).
review-sum-surest = Nejméně ztrácí { $seat }: { $best ->
    [one] { $best } rozhodnutí nemohlo být lepší.
    [few] { $best } rozhodnutí nemohla být lepší.
   *[other] { $best } rozhodnutí nemohlo být lepších.
 }

review-why-reaches = Cesta dosahuje k cílové kartě, na které může být poklad.
review-why-digs = Cesta se tím přibližuje ke zlatu.
review-why-idles = Skoro nic se nezmění a lepší karta zůstává v ruce.
review-why-blocks = Cesta se tím prodlužuje.
review-why-mends-self = S rozbitým nářadím se nedá kopat.
review-why-mends-other = { $seat } si zaslouží důvěru: pravděpodobnost, že škodí, je { $percent } %.
review-why-mends-doubtful = Bez hráče „{ $seat }“ to vykopat nejde, i když pravděpodobnost, že škodí, je { $percent } %.
review-why-suspects = { $seat } je v podezření: pravděpodobnost, že škodí, je { $percent } %.
review-why-looks = Ukáže se, kde je zlato.
review-why-clears = Ta karta nikam nevedla.
review-why-caves-in = Bez té karty je cesta lepší.
review-why-passes = Zbaví se tím karty, která teď nikomu nepomůže.
review-why-waits = S rozbitým nářadím je nejlepší odložit nejméně užitečnou kartu.
review-why-hinder-digs = Cestě to pomůže jen málo a sabotér se neprozradí.
review-why-hinder-idles = Cestě to nic nepřinese a vypadá to nevinně.
review-why-hinder-blocks = Cesta zlatokopů se tím prodlužuje.
review-why-hinder-passes = Tah uplyne a čas hraje pro sabotéry.
review-why-hinder-waits = S rozbitým nářadím tah uplyne a čas hraje pro sabotéry.
review-why-hinder-mends-self = S rozbitým nářadím se zlatokopům nedá škodit.
review-why-hinder-mends-other = Vypadá to jako přátelský čin; pravděpodobnost, že { $seat } také škodí, je { $percent } %.
review-why-hinder-mends-fellow = Pomůže to spojenci; pravděpodobnost, že { $seat } také škodí, je { $percent } %.
review-why-hinder-breaks = { $seat } tím přestane kopat; pravděpodobnost, že také škodí, je { $percent } %.
review-why-hinder-clears = Odklidí slepou cestu, jak by to udělal zlatokop.
review-why-hinder-caves-in = Cesta už byla příliš blízko.
review-why-hinder-looks = Ukáže se, k čemu zlatokopy nepustit.
review-why-brings = Při dohrání je skóre asi o { $gold } vyšší.
review-why-denies = Při dohrání je skóre nejsilnějšího soupeře asi o { $gold } nižší.
review-why-wins = Při mnoha dohráních vyhrává pokaždé.
review-why-plays-on = Při mnoha dohráních vychází nejčastěji napřed.

puzzle-title = Úloha dne, { $date }
puzzle-asks = { $game }: hrajete za hráče „{ $seat }“. Jeden tah je jasně nejlepší. Který?
puzzle-right = Správně.
puzzle-wrong = Ne tak docela. Nejlepší tah je „{ $move }“.
puzzle-share-chance = Vyhrává v { $percent } % případů; další v pořadí, „{ $move }“, v { $next } %.
puzzle-share-nuggets = V průměru přináší nugetů: { $percent }; další v pořadí, „{ $move }“: { $next }.
puzzle-choose = Váš tah (číslo):
