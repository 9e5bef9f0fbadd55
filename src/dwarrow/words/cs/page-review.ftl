# Rozbor dohrané hry a úloha dne. Tato slova přicházejí se svými obrazovkami.

page-review-title = Rozbor hry
page-review-curve = Jak hra šla, tah po tahu
page-review-last-notable = K předchozí chybě nebo zvratu
page-review-next-notable = K další chybě nebo zvratu
page-review-making = Rozbor se připravuje
page-review-begins = Čteme záznam hry…
page-review-progress = Promyšleno tahů: { $done } z { $moves }
page-review-waits = { $count ->
    [one] Nejdřív se rozebírá ještě { $count } hra.
    [few] Nejdřív se rozebírají ještě { $count } hry.
   *[other] Nejdřív se rozebírá ještě { $count } her.
 }
page-review-awaits-end = To se ukáže, až budou promyšleny všechny tahy.
page-review-eyes = Co je známo
page-review-eyes-all = všechny karty
page-review-eyes-of = co mohl vědět hráč „{ $name }“
page-review-lines = Čí šance
page-review-lines-sides = týmů
page-review-lines-seats = hráčů
page-review-part = Část hry
page-review-whole = celá hra
page-review-round = Kolo { $round }
page-review-percent = { $percent } %
page-review-nuggets = Nugetů: { $count }
page-review-difference = { $unit ->
    [nuggets] { $count } nug.
   *[other] { $count } %
 }
page-review-move = Tah v tomto okamžiku
page-review-lost = ({ $lost } ± { $error })
page-review-better = Lepší:
page-review-draw = Ukázat na stole
page-review-forced = Nebylo z čeho vybírat.
page-review-summary = Krátce
page-review-held = Karty hráče „{ $name }“ před tahem
page-review-panels = Víc z rozboru
page-review-panel-moves = Tahy
page-review-panel-players = Hráči a štěstí
page-review-panel-knowledge = Kdo co věděl
page-review-hands = Karty v ruce
page-review-moves = Které tahy
page-review-all-moves = Všechny tahy
page-review-notable = Chyby a zvraty
page-review-none = Zatím žádné.
page-review-counts = Jak hráli
page-review-loss = Ztráta na tah
page-review-judged-how = Tah se měří podle toho, co mohl hráč vědět, nikdy podle skrytých karet.
page-review-luck = Štěstí a umění
page-review-from-to = čekalo se { $from }, vyšlo { $to }
page-review-part-luck = Štěstí na karty
page-review-part-skill = Vlastní chyby
page-review-part-others = Chyby ostatních
page-review-uncertain = To vše s nejistotou ± { $error }.
page-review-luck-how = Sečte se, co ztratilo každé rozhodnutí; zbytek výsledku bylo štěstí.
page-review-suspicion-how = Jak moc byl kdo podezřelý: silná čára pro toho, kdo viděl jen odkryté, tenké pro ostatní hráče. Klepnutím na čin k němu přejdete.
page-review-suspicion-of = Jak se měnilo podezření vůči hráči „{ $name }“
page-review-sure = Pozorný hráč si mohl být jistý po tahu { $move } ({ $percent } %).
page-review-never = Nikdo si nemohl být jistý, dokud se neodkryly role ({ $percent } %).
page-review-moved = { $before } → { $after } %
page-review-fooled = Kdo koho oklamal
page-review-fooled-by = { $suspect } klame hráče „{ $watcher }“, tahů za sebou: { $moves } (omyl { $percent } %).
page-review-claims = Co se říkalo
page-review-claim-goal = { $seat } o { $which ->
    [0] horní cílové kartě
    [1] prostřední cílové kartě
   *[other] dolní cílové kartě
 }: { $says ->
    [gold] zlato
   *[other] kámen
 }.
page-review-claim-seat = { $says ->
    [suspect] { $seat } podezírá hráče „{ $which }“.
   *[other] { $seat } důvěřuje hráči „{ $which }“.
 }
page-review-true = Pravda
page-review-untrue = Nepravda
page-review-knew = a hráč to dobře věděl

## The puzzle of the day

page-puzzle-you = Vy ({ $name })
page-puzzle-task = Jste { $name }. Jeden tah je jasně nejlepší: zahrajte ho.
page-puzzle-solved = Správně!
page-puzzle-shown = Odpověď
page-puzzle-wrong = Není nejlepší. Zkuste jiný tah.
page-puzzle-show = Ukázat odpověď
page-puzzle-tomorrow = Zítra bude další.
page-puzzle-over = Úloha je u konce.
