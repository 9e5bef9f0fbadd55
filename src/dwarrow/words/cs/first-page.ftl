# První stránka pravidel každé hry. Kde se vydání liší, vybírá větu volba.

first-want = Oč vám jde
first-turn = Co děláte ve svém tahu
first-cards = Karty
first-end = Jak to skončí

## Sabotér

first-saboteur-want = Zlatokopové hledají poklad, sabotéři dbají na to, aby ho nikdo nenašel. Svou roli znáte jen vy. Po třech kolech vítězí, kdo má nejvíc zlata.
first-saboteur-turn = Udělejte jednu věc: položte kartu cesty, zahrajte akční kartu, nebo vynechte tah a odhoďte lícem dolů jednu kartu podle svého výběru. Pak si doberte kartu, není-li balíček prázdný.
first-saboteur-card-digger = Zlatokop vyhrává, když startovní kartu a poklad spojí nepřerušená cesta.
first-saboteur-card-saboteur = Sabotér vyhrává, když se k pokladu nedostane nikdo, a raději zůstává nepoznán.
first-saboteur-card-goal = Tři cílové karty leží lícem dolů, sedm prázdných míst od startovní karty: na jedné je poklad, na dvou jen kámen.
first-saboteur-card-tunnel = { $placement ->
    [connected] Karta cesty se klade nastojato vedle bludiště, cesta k cestě a skála ke skále, tam, kam vede cesta od startovní karty.
   *[other] Karta cesty se klade nastojato vedle bludiště, cesta k cestě a skála ke skále, i když se startovní kartou spojena není.
 }
first-saboteur-card-dead-end = Slepá cesta se klade jako každá jiná, ale projít se jí nedá.
first-saboteur-card-break = Rozbité nářadí se klade před hráče: dokud tam leží, neklade ten hráč cesty.
first-saboteur-card-mend = Oprava odstraní rozbité nářadí, které je na ní, vám nebo komukoli; jsou-li na ní dvě, přesto jen jedno.
first-saboteur-card-rockfall = Zával vezme z bludiště jednu kartu cesty, nikdy však startovní ani cílovou.
first-saboteur-card-map = S mapou se podíváte na jednu cílovou kartu, a to jen vy.
first-saboteur-card-gold = Karta zlata má cenu jednoho až tří nugetů; až do konce hry ji tajíte.
first-saboteur-end = Kolo končí, když cesta dojde k pokladu. Zlatokopové si pak rozdělí { $gold_set ->
    [diggers] tolik karet zlata, kolik jich je
   *[other] tolik karet zlata, kolik je hráčů (při deseti devět)
 }. Nebo končí bez pokladu, { $exhaustion ->
    [all_hands_empty] když je prázdný balíček i všechny ruce
   *[other] když je balíček prázdný a všichni dokola vynechali, protože nemají co hrát
 }. Pak berou odměnu sabotéři: jeden čtyři nugety, dva nebo tři po třech, čtyři po dvou. Po třetím kole vítězí, kdo má nejvíc nugetů.

## Sabotér 2

first-saboteur2-want = Zelení a modří zlatokopové závodí o jeden poklad. Pár trpaslíků žije z obou týmů a sabotéři chtějí, aby nedošel nikdo. Role jsou tajné a každé kolo se rozdávají znovu. Po třech kolech vítězí, kdo má nejvíc zlata.
first-saboteur2-turn = Udělejte jednu věc: položte kartu cesty nebo zahrajte akční kartu a doberte si jednu; nebo odhoďte dvě karty, zbavte se tím karty, která leží před vámi, a doberte si jednu; nebo vynechte tah, odhoďte lícem dolů jednu až tři karty a doberte si stejně.
first-saboteur2-card-team = Zlatokop vyhrává se svým týmem, zeleným nebo modrým, nejsou-li aspoň na jedné cestě k pokladu dveře druhé barvy.
first-saboteur2-card-boss = Šéf vyhrává, kdykoli vyhraje některý tým, ale dostane o nuget méně.
first-saboteur2-card-profiteer = Spekulant vyhrává s každým, kdo vyhraje, ale dostane o dva nugety méně.
first-saboteur2-card-geologist = Geolog dostane nuget za každý drahokam v bludišti, ať vyhraje kdokoli; dva dostanou každý polovinu.
first-saboteur2-card-bridge = Na mostě i na kartě se dvěma zatáčkami vedou dvě cesty, které se nesetkají.
first-saboteur2-card-ladder = Žebřík je spojen se startovní kartou a se všemi ostatními žebříky, ale vedle cílové karty ležet nesmí.
first-saboteur2-card-door = Dveře propustí jen zlatokopy své barvy; Šéf, Spekulant a Geolog projdou všemi.
first-saboteur2-card-crystal = Za drahokamy berou zlato Geologové; kladou se jako každá jiná cesta.
first-saboteur2-end = Kolo končí, když cesta dojde k pokladu; který tým vyhrál, rozhodují dveře na cestě a to, kdo ji dokončil. Nebo končí, { $exhaustion ->
    [all_hands_empty] když je prázdný balíček i všechny ruce
   *[other] když je balíček prázdný a všichni dokola vynechali, protože nemají co hrát
 }; pak vyhrávají sabotéři. Jediný vítěz dostane pět nugetů, dva po čtyřech, tři po třech, čtyři po dvou, více po jednom. Po třetím kole vítězí, kdo má nejvíc zlata.

## Duel

first-duel-want = Jeden z vás je zelený trpaslík, druhý modrý. Kopejte od své startovní karty k šesti skrytým cílovým kartám a buďte u zlata první. Po třech kolech vítězí bohatší trpaslík.
first-duel-turn = Udělejte jednu věc: položte kartu cesty nebo zahrajte akční kartu a doberte si jednu; nebo odhoďte dvě karty, zbavte se tím sabotáže před sebou a doberte si jednu; nebo vynechte tah, odhoďte jednu či dvě karty a doberte si stejně.
first-duel-card-start = Vaše cesty začínají u startovní karty vaší barvy; kde se setkají se soupeřovými, smíte chodit i po těch.
first-duel-card-goal = Šest cílových karet leží lícem dolů; jakmile některou spojí se startovní kartou volná cesta, otočí se.
first-duel-card-tunnel = Karta cesty se klade nastojato vedle bludiště, cesta k cestě a skála ke skále, tam, kam vede volná cesta od vaší startovní karty.
first-duel-card-gold = Zlato patří tomu, kdo k němu dojde první: váš žeton na něm leží do konce kola.
first-duel-card-bridge = { first-saboteur2-card-bridge }
first-duel-card-ladder = Žebřík je spojen se startovní kartou své barvy, ať leží kdekoli, ale nesmí ležet vedle cílové karty ani cesty se zlatem.
first-duel-card-door = Dveřmi projde jen trpaslík jejich barvy.
first-duel-card-key = Klíč vám do konce kola otevře jedny dveře soupeřovy barvy.
first-duel-card-troll = Troll zahradí cestu za svými zády, dokud ho někdo nepodplatí žetonem; kdo to udělal, zaplatí na konci kola nuget.
first-duel-card-break = Sabotáž se klade před soupeře: dokud tam leží, neklade soupeř cesty.
first-duel-card-mend = Oprava odstraní jednu sabotáž před vámi se stejným nářadím.
first-duel-card-rockfall = Zával vezme jednu kartu cesty bez zlata a trolla, nikdy však startovní ani cílovou kartu.
first-duel-card-map = S mapou se podíváte na jednu cílovou kartu, a to jen vy.
first-duel-end = Kolo končí, když je odkryto všech šest cílových karet, když jsou vyloženy všechny žetony, nebo když je prázdný balíček i obě ruce. Zlato pod vašimi žetony je vaše, bez jednoho nugetu za každého podplaceného trolla. Po třetím kole vítězí, kdo má nejvíc nugetů.

## Duel o samotě

first-solo-want = Kopejte od své startovní karty k šesti skrytým cílovým kartám a nasbírejte za tři kola co nejvíc zlata. Čím by vám škodil soupeř, to přichází z balíčku.
first-solo-card-start = Vaše cesty začínají u vaší startovní karty.
first-solo-card-gold = Zlato, které s vaší startovní kartou spojí volná cesta, dostane jeden z vašich šesti žetonů a je vaše.
first-solo-card-key = Klíč vám do konce kola otevře jedny dveře druhé barvy.
first-solo-card-troll = Troll zahradí cestu za svými zády, dokud ho nepodplatíte žetonem; na konci kola vás to stojí nuget.
first-solo-card-break = Dobraná sabotáž si hned lehne před vás: žádné cesty, dokud se jí nezbavíte.
first-solo-card-rockfall = Dobraný zával se hned zřítí na cestu bez zlata a trolla, kterou jste položili naposled.
first-solo-end = Kolo končí, když je odkryto všech šest cílových karet, když je vyloženo všech vašich šest žetonů, nebo když je prázdný balíček i ruka. Zlato pod vašimi žetony je vaše, bez jednoho nugetu za každého podplaceného trolla. Po třetím kole se vaše nugety hodnotí: 15 ujde, 25 je mistrovské.

## Podzemní králové

first-kings-want = Dobývejte doly a posílejte do nich kopat oddíly jiných ras. Vytěžený důl vám body přidá, dobytý a nedokončený ubere.
first-kings-turn = Položte jeden oddíl z ruky na důl uprostřed nebo na vlastní důl. Pak si vezměte kartu z Tábora, nebo z balíčku. Dokud se některá karta hodí, hrát musíte; nehodí-li se žádná, dostanete šest nových.
first-kings-card-king = Váš král ukazuje, která rasa je po celou hru vaše.
first-kings-card-sides = Každá karta je vpředu oddíl a na rubu důl; ruby vašich karet vidí ostatní.
first-kings-card-troop = Oddíl musí být silnější než ten, který zakrývá; na 9 se však klade jen 0 a 0 zase jen na 9. První na dole může mít jakoukoli sílu.
first-kings-card-centre = Důl uprostřed je dobyt, když na něm leží tolik oddílů, jaká je jeho obrana (štít); připadne králi té rasy, jejíž oddíl byl poslední.
first-kings-card-own = Dobytý důl potřebuje tolik horníků, jaká je jeho velikost (krumpáče), a žádný nesmí být majitelovy rasy.
first-kings-card-overseer = Důl se znakem dozorce (oko) potřebuje navrch ještě jeden oddíl: majitelovy rasy.
first-kings-card-camp = Oddíly z dobytého dolu jdou do Tábora, kde se dá vzít vrchní karta každé hromádky.
first-kings-end = Na kola se nehraje: hra končí ve chvíli, kdy je balíček prázdný. Hodnota (mince) vytěžených dolů se vám přičte, dobytých a nedokončených odečte. Vítězí nejlepší výsledek.
