# Stránka mimo hru: úvod, nový stůl, scházení hráčů, pravidla, výuka, přehrávání a společná obrazovka.

## Úvod

page-start-line = Někde vpředu leží zlato. Ale ne každý, kdo kope s vámi, chce, aby se našlo.
page-start-what = Pět her o trpaslících, tunelech a zradě. Hrajte hned proti botům, nebo otevřete stůl a dejte přátelům odkaz: bez účtu a bez instalace.
page-start-games = Hry
page-start-bots = Hrát s boty
page-start-friends = S přáteli
page-start-alone = Hrát
page-start-options = Vybrat pravidla
page-start-learn = Učit se hrou
page-start-rules = Pravidla
page-start-nameless = Trpaslík
page-start-mine = Vaše stoly
page-start-forget = Zapomenout tento stůl
page-start-listed = Stoly otevřené všem
page-start-none-listed = Teď tu žádný otevřený stůl není. Otevřete vlastní a zařaďte ho do seznamu.
page-start-all-listed = Všechny stoly: { $count }
page-puzzle = Úloha dne
page-puzzle-line = Jeden tah je jasně nejlepší. Vidíte ho?
page-start-hall = Otevřené stoly
page-start-hall-line = Tyto stoly otevřeli hostitelé všem: přisedněte si, nebo se dívejte.
page-start-settings = Nastavení
page-start-nav = Stránky
page-start-open-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
 }
page-start-refused = Stůl se nepodařilo otevřít. { $why }
page-start-unreachable = Server neodpovídá.

page-status-gathering = čeká na hráče
page-status-playing = hraje se
page-status-paused = pozastaveno
page-status-over = dohráno
page-status-ended = zavřeno
page-status-frozen = zastaveno

## Boti podle síly

page-level-chance = hraje náhodně
page-level-habit = hraje spolehlivě
page-level-thinker-easy = trochu přemýšlí
page-level-thinker = přemýšlí
page-level-thinker-hard = přemýšlí dlouho
page-level-cautious = váží každý krok
page-level-accuser = ukazuje na podezřelé
page-level-joker = hodně vtipkuje

## Nový stůl

page-setup-title = Nový stůl: { $game }
page-setup-no-game = Taková hra tu není.
page-setup-name = Vaše jméno
page-setup-you = vy
page-setup-host-only = Nehraji: tato obrazovka je jen pro hostitele
page-setup-seats = Místa
page-setup-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
 }
page-setup-fewer = O jedno místo méně
page-setup-more = O jedno místo více
page-setup-fill = Na všech ostatních místech boti
page-setup-seat = Místo { $number }
page-setup-friend = volné pro přátele
page-setup-bot = bot: { $level }
page-setup-edition = Pravidla hry
page-setup-recommended = doporučeno
page-setup-house = Co doporučuje dwarrow: jasné odpovědi tam, kde se vydání rozcházejí.
page-setup-differs = { $count ->
    [0] Hraje se stejně jako podle doporučených pravidel.
    [one] Liší se v { $count } pravidle:
    [few] Liší se ve { $count } pravidlech:
   *[other] Liší se v { $count } pravidlech:
 }
page-setup-options = Co se často mění
page-setup-advanced = { $count ->
    [one] { $count } podrobnost
    [few] { $count } podrobnosti
   *[other] { $count } podrobností
 }
page-setup-changed = změněno
page-setup-manners = Čas, hosté a mlčící hráči
page-setup-clock = Čas na tah
page-setup-clock-none = bez omezení
page-setup-clock-seconds = { $limit ->
    [one] { $limit } sekunda
    [few] { $limit } sekundy
   *[other] { $limit } sekund
 }
page-setup-clock-days = { $limit ->
    [one] { $limit } den
    [few] { $limit } dny
   *[other] { $limit } dní
 }
page-setup-visibility = Kdo smí přijít?
page-setup-visibility-link = kdo má odkaz
page-setup-visibility-listed = všichni: stůl je v seznamu
page-setup-takeover = Když někdo zmizí
page-setup-takeover-grace = do návratu hraje bot
page-setup-takeover-vote = ostatní hlasují o botovi
page-setup-takeover-never = stůl čeká
page-setup-grace = Jak dlouho ostatní čekají?
page-setup-grace-seconds = { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
 }
page-setup-hook = Adresa chatu
page-setup-hook-line = V pomalých hrách dostane chat zprávu, kdo je na tahu, není-li ten hráč u stolu.
page-setup-hook-unfit = Adresa chatu začíná na https://. Nechte ji prázdnou, nechcete-li nikoho upozorňovat.
page-setup-open = Otevřít stůl
page-setup-begin = Začít
page-setup-no-seat = Nechte volné místo pro sebe.

## Scházení hráčů

page-gather-title = Hráči se scházejí
page-gather-dealing = Rozdáváme karty…
page-gather-missing = { $count ->
    [one] Volné je ještě { $count } místo.
    [few] Volná jsou ještě { $count } místa.
   *[other] Volných je ještě { $count } míst.
 }
page-gather-full = Všechna místa jsou obsazena.
page-gather-invite = Pozvěte přátele
page-gather-share = Kdo načte kód nebo otevře odkaz, zadá jméno a sedne si ke stolu. Účet není potřeba.
page-gather-code = Odkaz k tomuto stolu jako kód ke skenování
page-gather-no-code = Kód se nepodařilo nakreslit; odkaz funguje i bez něj.
page-join-title = Máte kód?
page-join-code = Šest znaků stolu
page-join-go = Ke stolu
page-join-how = Nebo otevřete { $address } a zadejte tento kód:
page-gather-link = Odkaz k tomuto stolu
page-gather-copy = Kopírovat
page-gather-copied = Zkopírováno
page-gather-send = Poslat…
page-gather-new-link = Vytvořit nový odkaz (starý přestane platit)
page-gather-own-link = Vlastní odkaz
page-gather-seat-link = Odkaz jen na místo { $number }
page-gather-table-link = Zpět na odkaz ke stolu
page-gather-your-name = Jak vám mají říkat?
page-gather-sit = Sednout si
page-gather-refused = To se nepodařilo. { $why }
page-gather-open = Volné místo
page-gather-waiting = čeká na přátele
page-gather-host = hostitel
page-gather-here = je tu
page-gather-away = teď tu není
page-gather-remove = Odebrat
page-gather-up = Posunout nahoru
page-gather-down = Posunout dolů
page-gather-fill = { $count ->
    [one] Posadit bota na volné místo
    [few] Posadit boty na { $count } volná místa
   *[other] Posadit boty na { $count } volných míst
 }
page-gather-begin = Začít hru
page-gather-wait = Sedíte u stolu. Hostitel začne, až budou všichni.
page-gather-leave = Vstát od stolu
page-gather-change = Změnit dohodu
page-gather-agree = Hrát takto
page-gather-hooked = Chat se dozví, kdo je na tahu.
page-gather-unhook = Už neoznamovat
page-gather-screen = Otevřít společnou obrazovku (pro televizi)
page-gather-sealed = Míchání je zapečetěno
page-gather-sealed-why = Každé rozdání určuje tajemství. Toto jsou otisky těchto tajemství, ohlášené dřív, než se cokoli rozdalo; po hře se tajemství ukážou a každý si může ověřit, že žádná karta nebyla vybrána dodatečně.

## Pravidla

page-rules-title = Pravidla: { $game }
page-rules-find = Hledat v pravidlech
page-rules-code = V kódu a jeho testech
page-rules-none = O tom se nic neříká.
page-rules-differs = V čem se vydání liší
page-rules-compare = Porovnat s
page-rules-question = Otázka
page-rules-alike = Podle obou vydání se hraje stejně.
page-rules-contents = Obsah
page-section-components-and-set-up = Herní materiál a příprava
page-section-the-turn = Tah
page-section-laying-a-tunnel-card = Pokládání karty cesty
page-section-action-cards = Akční karty
page-section-passing-and-discards = Vynechání tahu a odhozené karty
page-section-reaching-a-goal = Cesta k cílové kartě
page-section-the-end-of-a-round = Konec kola
page-section-sharing-the-gold = Rozdělení zlata
page-section-the-next-round-and-the-end-of-the-game = Další kolo a konec hry
page-section-who-knows-what = Kdo co ví
page-section-set-up = Příprava
page-section-a-turn = Jeden tah
page-section-new-tunnels = Nové cesty
page-section-new-actions = Nové akce
page-section-the-end-of-a-round-and-who-wins = Konec kola a kdo vítězí
page-section-gold = Zlato
page-section-next-round-and-end = Další kolo a konec
page-section-tunnels = Cesty
page-section-goals-and-gold = Cílové karty a zlato
page-section-the-next-rounds = Další kola
page-section-the-duel-alone = Duel o samotě
page-section-clauses = Pravidla
page-section-house-cards = Domácí karty

## Společná obrazovka

page-tv-title = Společná obrazovka
page-tv-join = Načtěte kód a sedněte si
page-tv-turn = Na tahu je { $name }
page-tv-over = Hra skončila
page-tv-paused = Hra je pozastavena
page-tv-winners = { $count ->
    [one] Vítězství: { $names }
    [few] Společné vítězství: { $names }
   *[other] Společné vítězství: { $names }
 }
page-tv-whole = Na celou obrazovku
page-tv-begins = Hra začne, až si všichni sednou.
page-tv-ready = Všichni sedí: hru začíná { $name }.
page-tv-ready-host = Všichni sedí: hru začíná hostitel.

## Přehrávání

page-replay-title = Přehrání hry
page-replay-nothing = Hra ještě nezačala: zatím není na co se dívat.
page-replay-moment = Okamžik hry
page-replay-at = { $at } z { $count }
page-replay-steps = Krokovat hru
page-replay-back = O krok zpět
page-replay-on = O krok dál
page-replay-round-back = K předchozímu rozdání
page-replay-round-on = K dalšímu rozdání
page-replay-play = Přehrát
page-replay-stop = Zastavit
page-replay-speed = Rychlost
page-replay-times = × { $speed }
page-replay-viewpoint = Číma očima?
page-replay-eyes = { $name }
page-replay-eyes-all = všechny karty odkryté
page-replay-eyes-public = co viděli všichni
page-replay-hand = Karty hráče „{ $name }“
page-replay-why = Co si bot myslel
page-replay-link = Kopírovat odkaz na tento okamžik
page-replay-download = Stáhnout záznam
page-replay-fair = { $count ->
    [one] Rozdání bylo poctivé: jeho tajemství odpovídá pečeti ohlášené předem.
    [few] Všechna { $count } rozdání byla poctivá: každé tajemství odpovídá pečeti ohlášené předem.
   *[other] Všech { $count } rozdání bylo poctivých: každé tajemství odpovídá pečeti ohlášené předem.
 }
page-replay-unfair = Jedno tajemství neodpovídá své pečeti. S touto hrou není něco v pořádku.
page-replay-verify = Chcete-li každou kartu znovu rozdat z tajemství, spusťte nad záznamem „dwarrow verify“.

## Co viděl jen někdo jiný, při přehrání cizíma očima

page-of-got-role = Role hráče „{ $name }“: { $role }.
page-of-got-hand = { $name } má v ruce: { $what }.
page-of-got-cards = { $name } si dobírá: { $what }.
page-of-saw = { $name } vidí: { $what }.
page-of-discarded = { $name } odhazuje: { $what }.
page-of-offered = { $name } vybírá z karet zlata: { $what }.
page-of-got-gold = { $name } dostává { $value ->
    [one] { $value } nuget
    [few] { $value } nugety
   *[other] { $value } nugetů
 }.
page-of-saw-under = { $name } vidí na kartě vložené pod balíček: { $value }.
page-of-gave-hand = { $name } dává hráči „{ $target }“ své karty: { $what }.
page-of-saw-role = { $name } vidí roli hráče „{ $target }“: { $role }.
