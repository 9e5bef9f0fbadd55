# Proč bot ve hře se sabotéry táhl právě takto a co si myslí o činech ostatních.

bot-why-knows-goal = Znám { goal-object }: { $face ->
    [treasure] je tam poklad
   *[other] je tam jen kámen
 }.
bot-why-thinks-goal = Myslím, že poklad je { $goal ->
    [0] horní cílová karta
    [1] prostřední cílová karta
   *[other] dolní cílová karta
 }: jistota { $percent } %.
bot-why-reaches = Cesta dosahuje k cílové kartě, na které může být poklad.
bot-why-digs = Cesta se tím přibližuje ke zlatu.
bot-why-idles = Tohle mnoho nezmění.
bot-why-blocks = Cesta se tím prodlužuje.
bot-why-mends-self = S rozbitým nářadím se nedá kopat.
bot-why-mends-other = Věřím hráči „{ $seat }“: pravděpodobnost, že nám škodí, je { $percent } %.
bot-why-mends-doubtful = Bez hráče „{ $seat }“ to nevykopeme, i když pravděpodobnost, že nám škodí, je { $percent } %.
bot-why-suspects = Podezírám hráče „{ $seat }“: jistota { $percent } %.
bot-why-looks = Chci vědět, kde je zlato.
bot-why-clears = Ta karta nikam nevedla.
bot-why-caves-in = Myslím, že bez té karty bude cesta lepší.
bot-why-passes = Žádná moje karta teď nepomůže.
bot-why-waits = Mám rozbité nářadí a nemám ho čím opravit.
bot-why-bides = Kdo se prokope ke zlatu, rozhoduje, kterému týmu se platí: předposlední krok nechávám jiným.
bot-why-seeks = Hledám krystaly: to je moje zlato.
bot-why-forestalls = Hráč „{ $seat }“ může být u zlata dřív než já.
bot-why-searched = Kola dohraná v duchu: { $tries }. Tento tah z nich vyhrává { $percent } %.
bot-why-hides = Podezírají mě jen na { $percent } %: radši se neprozradím.
bot-why-shown = Stejně mě podezírají na { $percent } %: nemá smysl se skrývat.
bot-why-other = Tahle karta vypadala nejlépe.
bot-why-joke = { $number ->
    [1] Proč si troll sedl na zlato? Nenašel židli.
    [2] Můj krumpáč je dnes bystřejší než já.
    [3] Znám jeden vtip o slepé chodbě, ale nikam nevede.
    [4] Je tu tma. Nebo mám možná ještě zavřené oči.
    [5] Na mé mapě stojí: zde žijí trpaslíci.
   *[other] Kopu, tedy mám hlad.
 }

bot-why-hinder-digs = Kopu s ostatními, ať si mě nikdo nevšimne.
bot-why-hinder-blocks = Jejich cesta se tím prodlužuje.
bot-why-hinder-passes = Nechávám tah uplynout: čas hraje pro mě.
bot-why-hinder-waits = Mám rozbité nářadí, a tak nechávám tah uplynout.
bot-why-hinder-mends-self = S rozbitým nářadím jim nemůžu škodit.
bot-why-hinder-mends-other = Opravuji hráči „{ $seat }“, ať působím přátelsky: pravděpodobnost, že také škodí, je { $percent } %.
bot-why-hinder-breaks = Chci, aby hráč „{ $seat }“ nekopal: pravděpodobnost, že také škodí, je { $percent } %.
bot-why-hinder-clears = Odklízím slepou cestu, jak by to udělal zlatokop.
bot-why-hinder-caves-in = Cesta už byla příliš blízko.
bot-why-hinder-looks = Chci vědět, k čemu je nemám pustit.

bot-sign-digs = { $seat } kope směrem ke zlatu
bot-sign-idles = { $seat } pokládá cestu, která nic nepřináší
bot-sign-blocks = { $seat } pokládá cestu, která všechno prodlužuje
bot-sign-dead-end = { $seat } pokládá slepou cestu
bot-sign-passes = { $seat } vynechává tah, ačkoli má nářadí v pořádku
bot-sign-waits = { $seat } vynechává tah s rozbitým nářadím
bot-sign-mends-self = { $seat } opravuje vlastní nářadí
bot-sign-mends-other = { $seat } opravuje nářadí hráče „{ $target }“, kterého nikdo nepodezírá
bot-sign-mends-doubted = { $seat } opravuje nářadí hráče „{ $target }“, kterého mnozí podezírají
bot-sign-breaks = { $seat } rozbíjí nářadí hráče „{ $target }“, kterého nikdo nepodezírá
bot-sign-breaks-doubted = { $seat } rozbíjí nářadí hráče „{ $target }“, kterého mnozí podezírají
bot-sign-clears = { $seat } odstraňuje závalem slepou cestu
bot-sign-caves-in = { $seat } ničí závalem dobrou cestu
bot-sign-looks = { $seat } si prohlíží cílovou kartu
bot-sign-other = { $seat } dělá něco jiného
bot-when = { $stage ->
    [0] Zlato je ještě daleko
    [1] Půl cesty je za námi
   *[other] Zlato už je blízko
 }
bot-for = { $when }: { $sentence }. To svědčí proti hráči „{ $seat }“.
bot-against = { $when }: { $sentence }. To svědčí ve prospěch hráče „{ $seat }“.
