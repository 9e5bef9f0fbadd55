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
page-setup-hook-line = V pomalých hrách se webhook chatu dozví, kdo je na tahu, když tu ten hráč není.
page-setup-hook-unfit = Adresa chatu začíná na https://. Nechte ji prázdnou, ať se to nikdo nedozví.
page-setup-open = Otevřít stůl
page-setup-begin = Začít
page-setup-no-seat = Nechte volné místo pro sebe.

## Scházení hráčů

page-gather-title = Hráči se scházejí
page-gather-dealing = Karty se rozdávají…
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
page-gather-sealed-why = Každé rozdání vychází z tajemství. Toto jsou otisky těchto tajemství, ohlášené dřív, než se cokoli rozdalo; po hře se tajemství ukážou a každý si může ověřit, že žádná karta nebyla vybrána dodatečně.

## Pravidla

page-rules-title = Pravidla: { $game }
page-rules-find = Hledat v pravidlech
page-rules-none = O tom se nic neříká.
page-rules-differs = V čem se vydání liší
page-rules-compare = Porovnat s
page-rules-question = Otázka
page-rules-alike = Podle obou vydání se hraje stejně.
page-rules-english = Samotné body pravidel jsou zatím anglicky. Nadpisy, otázky a odpovědi jsou ve vašem jazyce.
page-rules-contents = Obsah
page-section-components-and-set-up = Herní materiál a příprava
page-section-the-turn = Tah
page-section-laying-a-tunnel-card = Pokládání karty cesty
page-section-action-cards = Akční karty
page-section-passing-and-discards = Vynechání tahu a odhozené karty
page-section-reaching-a-goal = Cesta k cíli
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
page-section-goals-and-gold = Cíle a zlato
page-section-the-next-rounds = Další kola
page-section-the-duel-alone = Duel o samotě
page-section-clauses = Pravidla

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

## Přehrávání

page-replay-title = Přehrání hry
page-replay-nothing = Hra ještě nezačala: zatím není na co se dívat.
page-replay-moment = Okamžik hry
page-replay-at = { $at } z { $count }
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
page-replay-link = Kopírovat odkaz na tento okamžik
page-replay-download = Stáhnout záznam
page-replay-fair = { $count ->
    [one] Rozdání bylo poctivé: jeho tajemství odpovídá pečeti ohlášené předem.
    [few] Všechna { $count } rozdání byla poctivá: každé tajemství odpovídá pečeti ohlášené předem.
   *[other] Všech { $count } rozdání bylo poctivých: každé tajemství odpovídá pečeti ohlášené předem.
 }
page-replay-unfair = Jedno tajemství neodpovídá své pečeti. S touto hrou není něco v pořádku.
page-replay-verify = Kdo chce každou kartu znovu rozdat z tajemství, spustí na záznamu „dwarrow verify“.

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

## Lekce: po jedné větě vedle skutečné hry

page-learn-coach = Váš rádce
page-learn-hide = Zmenšit rádce
page-learn-show = Ukázat rádce
page-learn-understood = Rozumím
page-learn-watch = Hrají ostatní. Sledujte, co dělají: prozrazuje to, kdo jsou.
page-learn-step-card = Zvolte kartu, která svítí:
page-learn-step-several = Stiskněte svítící tlačítko, pak zvolte karty:
page-learn-step-confirm = Podívejte se ještě jednou a dole potvrďte:
page-learn-step-places = Teď místo v dole, které svítí:
page-learn-step-seats = Teď hráče, který svítí:
page-learn-step-kings = Teď to, co svítí na stole:
page-learn-step-rest = Teď tlačítko, které svítí:
page-learn-detour-refused = To nejde a hned stojí proč. Nic se nestalo.
page-learn-detour-other = Držíte jinou kartu. Můžete ji zahrát; když si nejste jistí, vraťte se k tomuhle.
page-learn-detour-own-way = Šli jste vlastní cestou a to je v pořádku.
page-learn-for-me = Udělejte to za mě

page-learn-saboteur-digger = Jste zlatokop a nikdo jiný to neví. Prokopejte cestu od startu ke zlatu, než dojdou karty. Někdo z ostatních může být sabotér.
page-learn-saboteur-saboteur = Jste sabotér a nikdo jiný to neví. Postarejte se, aby žádná cesta nedošla ke zlatu, než dojdou karty, a tvařte se nevinně.
page-learn-saboteur-goals = Daleko vpravo leží rubem nahoru tři cílové karty. Jedna je poklad, dvě jsou kámen. Nikdo neví která.
page-learn-saboteur-lay = Vyberte v ruce kartu cesty a pak jedno ze svítících míst v dole. Chodba musí navazovat na chodbu, skála na skálu. Klávesa R kartu otočí.
page-learn-saboteur-drew = Dobře položeno. Novou kartu už máte: tah je vždy jedna karta zahraná a jedna dobraná.
page-learn-saboteur-broken = Někdo vám rozbil nářadí: dokud se neopraví, nepokládáte cesty. Opraví ho karta opravy se stejným obrázkem; ostatní karty hrát můžete.
page-learn-saboteur-draft = Poklad je nalezen! Vezměte si jednu z karet zlata: 1, 2 nebo 3 nugety. Pak jdou k dalšímu zlatokopovi.
page-learn-saboteur-map = Máte mapu. Vyberte ji a pak jednu z cílových karet: uvidíte ji jen vy a hra si to za vás zapamatuje.
page-learn-saboteur-sabotage = Rozbitým krumpáčem, lampou nebo vozíkem zabráníte v kopání někomu jinému. Vyberte kartu a pak hráče. Komu nevěříte?
page-learn-saboteur-mend = Máte opravu, kterou někdo potřebuje. Zlatokopové opravují zlatokopům; komu pomáháte, to o vás něco říká.
page-learn-saboteur-rockfall = Zával odstraní z dolu jednu kartu cesty: dobrý proti slepým cestám, zlý v nesprávných rukou.
page-learn-saboteur-pass = Teď nemůžete nic zahrát: odhoďte jednu kartu rubem nahoru a doberte si jinou.
page-learn-saboteur-over = Kolo skončilo a všechny role jsou odkryté. Celá hra má tři kola; vyhrává, kdo má nejvíc nugetů.

page-learn-saboteur2-team = Vaše role: { $role }. Zlatokopové jsou ve dvou týmech: váš vyhrává, jen když na jeho cestě ke zlatu nejsou dveře druhé barvy.
page-learn-saboteur2-saboteur = Jste sabotér: ke zlatu se nesmí dostat žádný z týmů.
page-learn-saboteur2-boss = Jste Šéf: vyhráváte s kterýmkoli vítězným týmem zlatokopů, ale dostáváte o jeden nuget méně.
page-learn-saboteur2-profiteer = Jste Spekulant: ať vyhraje kdokoli, vyhráváte také, ale dostáváte o dva nugety méně.
page-learn-saboteur2-geologist = Jste Geolog: na týmech vám nezáleží. Na konci kola dostáváte nuget za každý drahokam v dole.
page-learn-saboteur2-goals = Jako v první hře je jedna ze tří vzdálených karet poklad. Nové jsou dveře, žebříky, drahokamy, pasti a role, které se mění.
page-learn-saboteur2-lay = Vyberte v ruce kartu cesty a pak jedno ze svítících míst v dole.
page-learn-saboteur2-doors = Máte dveře. Projde jimi jen tým jejich barvy: položené na cestě ke zlatu nepustí druhý tým.
page-learn-saboteur2-several = Tady můžete také odhodit dvě karty a zbavit se rozbitého nářadí, nebo při vynechání tahu odhodit až tři karty.
page-learn-saboteur2-trap = Past hráče uvězní: žádné cesty a na konci žádné zlato. Pustí ho zase Osvobození.
page-learn-saboteur2-hats = Inspekce vám ukáže něčí roli. Výměna role dá někomu jinou roli, třeba i vám.
page-learn-saboteur2-broken = Máte rozbité nářadí: žádné cesty, dokud se neopraví.
page-learn-saboteur2-map = S mapou se jen vy podíváte na jednu z cílových karet.
page-learn-saboteur2-sabotage = Rozbijte nářadí někomu, kdo kope pro druhou stranu.
page-learn-saboteur2-mend = Máte opravu, kterou někdo potřebuje.
page-learn-saboteur2-rockfall = Zával odstraní jednu kartu cesty, i s dveřmi.
page-learn-saboteur2-pass = Nedá se nic zahrát: odhoďte karty a doberte si stejně tolik.
page-learn-saboteur2-over = Kolo skončilo. Na panelu stojí, kdo co dostal a proč.

page-learn-duel-colour = Jeden z vás je zelený, druhý modrý: každý začíná od startu své barvy. Je to závod o zlato.
page-learn-duel-goals = Šest cílů leží rubem nahoru. Na některých je zlato, na některých dveře. Kdo se první prokope ke zlatu, zabere ho žetonem.
page-learn-duel-lay = Vyberte kartu cesty a pak svítící místo. Musí k němu vést vaše cesta od vašeho startu.
page-learn-duel-claimed = Zlato je vaše: leží na něm váš žeton. Počítá se na konci kola.
page-learn-duel-troll = Cestu zahradil troll. Zaplaťte mu a vaše cesta povede dál; úplatek se na konci odečte z vašeho zlata.
page-learn-duel-key = Klíčem odemknete dveře druhé barvy.
page-learn-duel-broken = Máte rozbité nářadí: žádné cesty, dokud ho neopravíte. Sabotáže se můžete zbavit i odhozením dvou karet.
page-learn-duel-map = S mapou se podíváte na cíl.
page-learn-duel-rockfall = Zával odstraní jednu kartu cesty: možná právě tu, kterou potřebuje soupeř.
page-learn-duel-sabotage = Soupeři můžete rozbít nářadí: dokud ho neopraví, nepokládá cesty.
page-learn-duel-pass = Odhoďte jednu nebo dvě karty a doberte si stejně tolik.
page-learn-duel-over = Kolo skončilo a zlato je spočítáno. Celá hra má tři kola.

page-learn-solo-colour = Jste sami proti dolu. Kopejte od svého startu a seberte co nejvíc zlata, než dojdou karty.
page-learn-solo-goals = Šest cílů leží daleko a rubem nahoru. K nejbližším je třeba sedm karet.
page-learn-solo-lay = Vyberte kartu cesty a pak svítící místo v dole.
page-learn-solo-struck = Důl vrací úder: sabotáže a závaly, které si doberete, vás zasáhnou hned.
page-learn-solo-claimed = Zlato! Leží na něm váš žeton a na konci kola je vaše.
page-learn-solo-troll = Cestu zahradil troll. Zaplaťte mu a cesta povede dál; úplatek se odečte z vašeho zlata.
page-learn-solo-key = Klíč odemkne dveře druhé barvy.
page-learn-solo-broken = Nářadí je rozbité: žádné cesty, dokud ho neopravíte nebo se sabotáže nezbavíte odhozením karet.
page-learn-solo-map = S mapou se podíváte na cíl: kopejte tam, kde je zlato.
page-learn-solo-rockfall = Zával odstraní jednu kartu cesty.
page-learn-solo-pass = Odhoďte jednu nebo dvě karty a doberte si stejně tolik.
page-learn-solo-over = To bylo jedno kolo. Zahrajte tři a hra vám řekne, jaký jste zlatokop.

page-learn-kings-king = Jste král jednoho ze čtyř národů. Uprostřed leží doly: dobývejte je, posílejte do nich kopat oddíly jiných národů a stihněte to, než dojde balíček.
page-learn-kings-play = Vyberte v ruce oddíl a pak svítící důl. Kde už oddíly leží, musí být váš silnější než ten navrchu; devítku zakryje jen nula. Dokud se něco hodí, musíte hrát.
page-learn-kings-take = Teď si vezměte kartu: horní z balíčku, nebo horní z kterékoli hromádky v Táboře.
page-learn-kings-captured = Důl je dobyt, jakmile na něm leží tolik oddílů, kolik udává štít. Připadne králi národa, jehož oddíl přišel poslední, ať ho položil kdokoli.
page-learn-kings-own = Máte důl. Posílejte do něj kopat oddíly jiných národů, každý silnější než ten pod ním, dokud jich není tolik, kolik má důl krumpáčů.
page-learn-kings-developed = Tento důl je vytěžen. Jde pod vašeho krále a přidává body; nedokončený důl body ubírá.
page-learn-kings-overseer = Důl s okem potřebuje ještě dozorce: jeden oddíl navrch, tentokrát z králova vlastního národa.
page-learn-kings-over = Balíček je prázdný a doly jsou sečteny: vytěžené králi body přidávají, nedokončené ubírají.
