# Proč stůl neudělá, oč byl požádán. Co zakazují pravidla hry, stojí v souboru hry.

table-refused-begun = Hra už začala. Můžete se dívat, nebo požádat hostitele o místo.
table-refused-bot-needed = Někdo tu hrát musí: pozvěte člověka novým odkazem.
table-refused-clock-too-short = Hodiny dávají na tah nejméně jednu sekundu nebo jeden den.
table-refused-frozen = Stůl se zastavil kvůli chybě v pravidlech. Nic se neztratilo.
table-refused-full = Všechna místa jsou obsazená. Můžete se dívat.
table-refused-heir-whom = Stůl lze předat jen jinému hráči, který tu sedí.
table-refused-known-later = Koho a kdy šlo poznat, se řekne, až bude po hře.
table-refused-link-invalid = Tento odkaz už neplatí. Požádejte hostitele o nový.
table-refused-asked-already = Už jste se ptali: počkejte na další tah hráče „{ $name }“.
table-refused-muted = Hostitel vás požádal, abyste mlčeli.
table-refused-no-advice = Rady jsou jen v lekcích, pro toho, kdo se učí.
table-refused-no-claim = Tady nikdo nic netvrdil.
table-refused-no-hints = U tohoto stolu jsou nápovědy vypnuté.
table-refused-no-hints-among-people = Nápověda je pro toho, kdo hraje s boty; tady jsou i jiní lidé.
table-refused-no-seat-left = Na vás už místo nezbylo.
table-refused-no-such-bot = Takový bot není.
table-refused-no-such-claim = To tvrdit nelze.
table-refused-no-such-code = Žádný stůl s volným místem nemá tento kód. Podívejte se na něj znovu, nebo se zeptejte toho, kdo vás pozval.
table-refused-no-such-game = Taková hra není.
table-refused-no-such-lesson = Taková lekce není.
table-refused-no-such-move = Takový tah není.
table-refused-no-such-page = Tady nic není.
table-refused-no-such-place = Taková cílová karta ani takové místo není.
table-refused-no-such-rules = Taková hra, takové vydání nebo taková volba není.
table-refused-no-such-seat = Takové místo není; místa mají čísla od 1 do { $last }.
table-refused-no-such-table = Takový stůl už není.
table-refused-no-such-viewpoint = Hru lze vidět očima jednoho z hráčů, očima všech, nebo s odkrytými kartami.
table-refused-no-takeover = U tohoto stolu boti nikoho nezastupují.
table-refused-no-vote = Tady se na vaše slovo nečeká.
table-refused-nobody-there = Tam žádný člověk nesedí.
table-refused-not-begun = Hra ještě nezačala.
table-refused-not-now = To teď nejde: { $status ->
    [gathering] hra ještě nezačala
    [revealing] hra za okamžik začne
    [playing] hra běží
    [paused] hra je pozastavená
    [over] je po hře
   *[ended] stůl je zavřený
 }.
table-refused-not-replaced = Nikdo za vás nehraje.
table-refused-not-your-turn = Nejste na tahu. Na tahu je: { $name }.
table-refused-nothing-to-read = Není tu co číst.
table-refused-only = { $who ->
    [host] To smí jen hostitel.
    [seat] To smí jen hráč.
    [spectator] To smějí jen diváci.
   *[other] To smějí jen hráči a hostitel.
 }
table-refused-other-entropy = To není to, k čemu jste se zavázali.
table-refused-other-name = Tento server se jmenuje jinak. Jeho adresu udává --base-url.
table-refused-other-page = Cizí stránka nesmí s tímto serverem mluvit.
table-refused-own-eyes = Dokud hra neskončí, vidíte ji jen vlastníma očima.
table-refused-own-seat = To je vaše místo: na jiném zařízení je otevře váš vlastní odkaz.
table-refused-players = V tolika lidech se tato hra nehraje. Počet hráčů: { $range }.
table-refused-record-later = Záznam bude k dispozici, až bude po hře.
table-refused-remove-whom = Odebrat lze jen jiného člověka.
table-refused-replace-whom = Zastoupit lze jen jiného hráče.
table-refused-replaced-already = Už za vás hraje bot.
table-refused-review-later = Rozbor hry je možný, až je po hře.
table-refused-reviews-busy = Právě se rozebírá příliš mnoho her; zkuste to za minutu.
table-refused-revoked = Tento klíč tu už nic neotevře.
table-refused-rules-clash = Tyto odpovědi se k sobě nehodí: { $options }
table-refused-seat-not-open = Toto místo není volné.
table-refused-seat-would-go = Někdo sedí na místě, které by zmizelo. Nejdřív ho přesaďte nebo odeberte.
table-refused-seats-open = Volná místa: { $seats }. Počkejte, nebo na ně posaďte boty.
table-refused-somebody-sits = Sedí tu { $name }. Nejdřív hráče odeberte.
table-refused-stale = U stolu se mezitím hrálo dál. Podívejte se znovu.
table-refused-still-here = { $name } tu ještě je. Počkejte, až bude chvíli pryč; ostatní, pokud tu nějací jsou, s tím mohou souhlasit.
table-refused-too-fast = To bylo moc rychle. Chvilku počkejte.
table-refused-too-long = Zpráva je moc dlouhá. Nejvýš bajtů: { $most }.
table-refused-unavailable = Server teď nemůže nic zapsat. Nic se nestalo; zkuste to znovu.
table-refused-undo-not-yours = Vzít zpět lze jen vlastní tah, dokud netáhne někdo jiný.
table-refused-undo-shown = Tento tah někomu ukázal kartu. Vzít zpět ho nelze.
table-refused-unreadable = Server této zprávě nerozumí.
table-refused-webhook = Adresa chatu začíná na https.
