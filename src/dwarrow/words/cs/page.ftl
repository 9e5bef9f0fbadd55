# Stránka: co říká jen obrazovka. Názvy her, karet, rolí a tahů jsou v ostatních souborech.

page-loading = Okamžik…
page-not-loaded = Tuto část stránky se nepodařilo načíst.
page-again = Zkusit znovu
page-home = Úvodní stránka
page-language = Jazyk
page-theme = Světlo
page-theme-auto = podle zařízení
page-theme-dark = při světle lucerny
page-theme-light = za denního světla
page-sound = Zvuky (klávesa M)
page-watch = Dívat se
page-screen-start = dwarrow

## Spojení

page-connection-lost = Spojení se přerušilo. Obnoví se samo; do té doby se nic neodesílá.
page-connection-revoked = Tento klíč tu už nic neotevírá: místo dostalo nový odkaz.
page-connection-gone = Takový stůl už neexistuje.

## Stůl

page-close = Zavřít
page-cancel = Zrušit
page-confirm = Opravdu takto?
page-menu = Nabídka
page-seats = Hráči
page-hand = Vaše karty
page-my-place = Vaše místo
page-hidden-card = skrytá karta
page-hide = Skrýt moje karty a roli
page-show-role = Ukázat moji roli
page-my-role = Vaše role: { $role }
page-turn = Natočit
page-several = Odhodit několik
page-moves = Co můžete udělat ({ $count })
page-move-list = Tahy
page-no-moves = Teď nic.
page-find = Najít
page-asking = Ptáme se stolu…
page-turn-mine = Jste na tahu.
page-turn-other = { $name } přemýšlí.
page-turn-held = { $name } čeká, až si přečtete svou kartu.
page-title-mine = Jste na tahu! · dwarrow
page-you-watch = Díváte se.
page-ended = Stůl je zavřen.

page-do-card = Jste na tahu: vyberte kartu.
page-do-card-duel = { $colour ->
    [green] Jste zelený trpaslík: vyberte kartu.
   *[blue] Jste modrý trpaslík: vyberte kartu.
 }
page-do-card-kings = Jste { $king }: vyberte kartu.
page-do-place = Vyberte místo.
page-do-seat = Vyberte hráče.
page-do-choose = Vyberte, co uděláte.
page-do-only-discard = Teď nejde zahrát; lze odhodit.
page-do-put-away = Jste na tahu: lze jen odhodit kartu.
page-do-several = Karty vybrané k odhození: { $count }
page-do-pass = Jste na tahu: můžete jen vynechat.
page-do-take = Vyberte kartu zlata.
page-do-take-kings = Teď si vezměte kartu: z Tábora, nebo z balíčku.
page-do-open = Vyberte, kterou cílovou kartu otočíte.
page-do-put = Vyberte, jak bude cílová karta ležet.
page-do-rob = Vyberte, koho okradete.
page-do-claim = Vyberte zlato, které zaberete.
page-do-bribe = Vyberte trolla k podplacení, nebo ukončete tah.
page-do-end = Vyberte trolla k podplacení, nebo ukončete tah.
page-do-pay = Vyberte, čím trollovi zaplatíte.

page-count-deck = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
 }
page-count-camp = { $count ->
    [one] { $count } karta v hromádce
    [few] { $count } karty v hromádce
   *[other] { $count } karet v hromádce
 }
page-count-under = { $count ->
    [one] { $count } důl pod králem
    [few] { $count } doly pod králem
   *[other] { $count } dolů pod králem
 }
page-count-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
 }
page-count-discard = { $count ->
    [one] { $count } odhozená karta
    [few] { $count } odhozené karty
   *[other] { $count } odhozených karet
 }
page-nuggets = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
   *[other] { $count } nugetů
 }
page-gold-cards = { $count ->
    [one] { $count } karta zlata
    [few] { $count } karty zlata
   *[other] { $count } karet zlata
 }
page-round = Kolo { $round } z { $rounds }
page-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
 }
page-clock = Zbývající čas: { $time }
page-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
 }
page-discards = Odhozeno veřejně
page-discards-mine = Vaše karty odhozené lícem dolů

page-seat-me = { $name }, to jste vy
page-seat-turn = na tahu
page-seat-away = bez spojení
page-seat-bot = hraje bot
page-looked = { $goal ->
    [upper] Prohlédnutá horní cílová karta.
    [middle] Prohlédnutá prostřední cílová karta.
    [lower] Prohlédnutá dolní cílová karta.
   *[other] Prohlédnutá cílová karta: { $number }.
 }
page-old-role = Tuto roli jste viděli; od té doby došlo k výměně role.
page-my-mark = Co si o tomto hráči myslíte
page-my-note = Vaše poznámka
page-mine-alone = Vaši značku a poznámku vidíte jen vy.
page-mark-none = bez značky
page-mark-trust = věřím
page-mark-hm = nevím
page-mark-suspect = podezírám

page-board = Důl
page-board-fit = Ukázat vše
page-board-closer = Blíž
page-board-farther = Dál
page-board-goal = K cíli
page-board-then = Stůl, jak tehdy vypadal
page-before = Předtím
page-after = Potom
page-cell-empty = prázdné místo
page-cell-goal = skrytá cílová karta
page-cell-goal-seen = skrytá cílová karta; viděli jste: { $card }
page-cell = { $what }, { $place }
page-cell-target = { $place }: lze

## Vyprávění a rozhovor

page-story = Vyprávění
page-story-whole = Ukázat celé vyprávění
page-story-empty = Zatím se nic nestalo.
page-talk = Rozhovor
page-say = Řekněte něco
page-murmur = Slyší vás jen diváci
page-watcher = Kdosi
page-send = Odeslat
page-phrases = Rychlé věty
page-claims = Tvrzení
page-doubt = Nevěřím
page-claim = { $about ->
    [goal] { $says ->
        [gold] { page-claim-goal } skrývá zlato.
       *[stone] { page-claim-goal } skrývá kámen.
     }
   *[seat] { $says ->
        [suspect] { $whom } něco chystá.
       *[trust] Hráči „{ $whom }“ se dá věřit.
     }
 }

## Konec kola a hry

page-round-over = Kolo skončilo
page-who-got-what = Kdo co dostal a proč
page-go-on = Dál
page-game-over = Hra skončila
page-winner = vítězí
page-rematch = Ještě jednu hru
page-to-rematch = K příští hře
page-replay = Přehrát hru
page-after-game = Po hře
page-result = Výsledek
page-review = Rozbor
page-record = Stáhnout záznam
page-gold-by-round = Zlato podle kol
page-review-of-round = Rozbor kola { $round }
page-who-did-what = Kdo co dělal
page-deed-tunnels = cesty
page-deed-sabotage = sabotáže
page-deed-repairs = opravy
page-deed-maps = mapy
page-deed-rockfalls = závaly
page-deed-passes = vynechání
page-fair = Bylo míchání poctivé?
page-fair-true = Rozdání { $deal }: tajemství odpovídá pečeti ohlášené předem.
page-fair-false = Rozdání { $deal }: tajemství neodpovídá své pečeti!
page-fair-mine = Vaše špetka náhody, slíbená předem a ukázaná, až když s ní nikdo nemohl počítat, je přimíchána do rozdání: { $count }.
page-fair-elsewhere = Chcete-li vše rozdat znovu a porovnat, stáhněte záznam a spusťte „dwarrow verify“.

## Žádosti u stolu

page-undo = Vzít zpět můj poslední tah
page-act-undo = Vzít zpět
page-hint = Nápověda
page-my-link = Moje místo na jiném zařízení
page-leave = Ať za mě chvíli hraje bot
page-resign = Vzdát se místa
page-sure = Opravdu? Stiskněte znovu
page-host = Pro hostitele
page-pause = Pozastavit
page-resume = Pokračovat
page-paused = Hra je pozastavena.
page-frozen = Stůl se kvůli chybě zastavil. Nic se neztratilo.
page-table-link = Odkaz ke stolu
page-new-table-link = Nový odkaz ke stolu
page-end-table = Zavřít stůl
page-new-link = Nový odkaz na toto místo
page-remove = Odebrat tohoto hráče
page-propose-bot = Navrhnout, aby tu hrál bot
page-bot-plays = Hraje za vás bot.
page-return = Vzít si místo zpět
page-agree = Souhlasím
page-disagree = Nesouhlasím
page-waits-for = Čeká se na odpověď: { $names }
page-link = Odkaz
page-link-code = Odkaz jako kód ke skenování
page-device = Na tomto zařízení
page-rules = Pravidla
page-shared-screen = Společná obrazovka
page-keys =
    Klávesy: 1–9 vybere kartu · R ji natočí · šipky posouvají v dole, N a P na další místo, Enter položí
    L seznam tahů · S vyprávění · H skryje moje karty · M zvuky · Esc začne výběr znovu
page-which-bot = Který bot tu hraje
page-stock = { $count ->
    [one] zbývá { $count } žeton
    [few] zbývají { $count } žetony
   *[other] zbývá { $count } žetonů
 }
page-keys-left = { $count ->
    [one] zbývá { $count } klíč
    [few] zbývají { $count } klíče
   *[other] zbývá { $count } klíčů
 }

## Co říká tlačítko, dokud je vybraná karta vidět

page-act-lay = Položit
page-act-pass = { $cards ->
    [0] Vynechat
   *[other] Odhodit
 }
page-act-mend = Opravit: { $what }
page-act-throw = Vrátit: { $what }
page-act-shed = Odstranit: { $what }
page-act-break = Rozbít
page-act-look = Podívat se
page-act-rockfall = Zavalit
page-act-unlock = Odemknout
page-act-end = Konec tahu
page-act-play = Zahrát
page-act-take = Vzít
page-act-several = Několik

## Moje role

page-role-new = Vaše role leží před vámi.
page-role-alone = Otočte kartu, až se vám nikdo nebude dívat přes rameno.
page-role-turn = Otočit kartu
page-role-turn-back = Schovat kartu
page-role-keep = Už vím
page-role-fellows = Spolu s vámi: { $names }
page-role-wants-saboteur-digger = Chcete cestu od startovní karty až ke zlatu. Někdo tu možná ne.
page-role-wants-saboteur-saboteur = Chcete, aby se ke zlatu nikdo nedostal a nikdo nepoznal, že za to můžete vy.
page-role-wants-saboteur2-green = Chcete, aby se ke zlatu dostal váš tým. Zelené dveře vás pustí, modré zastaví.
page-role-wants-saboteur2-blue = Chcete, aby se ke zlatu dostal váš tým. Modré dveře vás pustí, zelené zastaví.
page-role-wants-saboteur2-boss = Chcete, aby se někdo dostal ke zlatu: vyhráváte s každým týmem, jen dostanete o nuget méně.
page-role-wants-saboteur2-profiteer = Vyhráváte s tím, kdo vyhraje, jen dostanete o dva nugety méně. Nepadněte do pasti.
page-role-wants-saboteur2-geologist = Chcete v dole drahokamy: za každý dostanete nuget, ať vyhraje kdokoli.
page-role-wants-saboteur2-saboteur = Chcete, aby se žádný tým nedostal ke zlatu a nikdo nepoznal, že za to můžete vy.
page-role-wants-duel-green = Vaše cesty začínají u zelené startovní karty. Zelené dveře vás pustí, modré zastaví.
page-role-wants-duel-blue = Vaše cesty začínají u modré startovní karty. Modré dveře vás pustí, zelené zastaví.
page-seat-bot-in = za { $seconds } s hraje bot
page-notify = Dát vědět, až budu na tahu

## Odhalení a konec

page-skip = Přeskočit
page-reveal-diggers = Cesta vede ke zlatu!
page-reveal-saboteurs = Sabotéři vyhráli!
page-reveal-round = Kolo skončilo!
page-reveal-richest = { $name } získává víc zlata, { $most } : { $least }!
page-reveal-equal = Zlata stejně, { $most } : { $most }!
page-reveal-alone = { $most ->
    [0] Tentokrát bez zlata!
    [one] Zisk: { $most } nuget!
    [few] Zisk: { $most } nugety!
   *[other] Zisk: { $most } nugetů!
 }
page-end-you-won = Výhra je vaše!
page-rematch-waits = Hostitel může rozdat znovu: vezmou vás s sebou.

## Pryč a zpátky

page-connection-slow = Pořád se odesílá…
page-connection-undurable = Server teď nemůže zapisovat tahy. Nic se neztratilo; hra bude pokračovat, jakmile to půjde.
page-offline = Zařízení není připojené. Stoly počkají a vrátí se, jakmile bude připojené.
page-meanwhile = { $count ->
    [one] Mezitím se odehrál jeden tah
    [few] Mezitím se odehrály { $count } tahy
   *[other] Mezitím se odehrálo { $count } tahů
 }

## Řeč

page-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
 }
page-claim-goal = { $goal ->
    [upper] Horní cílová karta
    [middle] Prostřední cílová karta
    [lower] Dolní cílová karta
   *[other] Cílová karta { $number }
 }
page-claim-saw-gold = Tady je podle mě zlato
page-claim-saw-stone = Tady je podle mě kámen
page-mute = Nezobrazovat, co tento hráč říká
page-face = Moje tvář
page-face-hair = Vlasy
page-face-eyes = Oči
page-face-hat = Čepice
page-face-coat = Kabát
page-face-colour = Barva
page-face-wear = Nasadit
page-why = Proč?
page-do-broken = Rozbito: { $tools }. Bez opravy žádné cesty.
page-do-broken-put-away = Rozbito: { $tools }. Žádné cesty: odhoďte kartu.
page-do-trapped = Past: bez osvobození žádné cesty.
page-do-trapped-put-away = Past, žádné cesty: odhoďte kartu.
page-tv-no-code = S kódem si teď nikdo sednout nemůže.
page-unknown-title = Tahle cesta nikam nevede
page-unknown-line = Na této adrese nic není. Možná se odkaz cestou zkrátil.
page-gather-uninvited = Můžete se dívat. K usednutí potřebujete pozvánku a tato adresa žádnou nenese: požádejte hostitele stolu o odkaz, nebo zadejte kód z jeho obrazovky.
