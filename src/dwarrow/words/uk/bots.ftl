# Чому бот у грі із саботерами пішов саме так і що він думає про вчинки інших.

bot-why-knows-goal = Я знаю { goal-object }: { $face ->
    [treasure] там скарб
   *[other] там лише камінь
 }.
bot-why-thinks-goal = Гадаю, скарб — це { $goal ->
    [0] верхня карта «кінець»
    [1] середня карта «кінець»
   *[other] нижня карта «кінець»
 }: певність { $percent } %.
bot-why-reaches = Тунель доходить до карти «кінець», яка може виявитися скарбом.
bot-why-digs = Так тунель підходить ближче до золота.
bot-why-idles = Це мало що змінює.
bot-why-blocks = Так шлях стає довшим.
bot-why-mends-self = Зі зламаними інструментами не покопаєш.
bot-why-mends-other = Я довіряю гравцеві «{ $seat }»: імовірність, що він нам заважає, — { $percent } %.
bot-why-suspects = Я підозрюю гравця «{ $seat }»: певність { $percent } %.
bot-why-looks = Хочу знати, де золото.
bot-why-clears = Та карта нікуди не вела.
bot-why-caves-in = Тунель підійшов надто близько.
bot-why-passes = Жодна моя карта зараз не допоможе.
bot-why-waits = Мої інструменти зламано, а полагодити їх нічим.
bot-why-searched = Подумки дограно раундів: { $tries }. Цей хід виграє { $percent } % із них.
bot-why-hides = Мене підозрюють лише на { $percent } %: краще себе не видавати.
bot-why-shown = Мене однаково підозрюють на { $percent } %: ховатися вже нема чого.
bot-why-other = Ця карта здалася найкращою.

bot-sign-digs = { $seat } копає в бік золота
bot-sign-idles = { $seat } кладе тунель, який нічого не дає
bot-sign-blocks = { $seat } кладе тунель, який подовжує шлях
bot-sign-dead-end = { $seat } кладе глухий кут
bot-sign-passes = { $seat } пропускає хід, хоча інструменти цілі
bot-sign-waits = { $seat } пропускає хід зі зламаним інструментом
bot-sign-mends-self = { $seat } лагодить власний інструмент
bot-sign-mends-other = { $seat } лагодить інструмент гравця «{ $target }», якого ніхто не підозрює
bot-sign-mends-doubted = { $seat } лагодить інструмент гравця «{ $target }», якого багато хто підозрює
bot-sign-breaks = { $seat } ламає інструмент гравця «{ $target }», якого ніхто не підозрює
bot-sign-breaks-doubted = { $seat } ламає інструмент гравця «{ $target }», якого багато хто підозрює
bot-sign-clears = { $seat } прибирає обвалом глухий кут
bot-sign-caves-in = { $seat } руйнує обвалом добрий тунель
bot-sign-looks = { $seat } оглядає карту «кінець»
bot-sign-other = { $seat } робить щось інше
bot-when = { $stage ->
    [0] Золото ще далеко
    [1] Пів дороги позаду
   *[other] Золото вже близько
 }
bot-for = { $when }: { $sentence }. Це свідчить проти гравця «{ $seat }».
bot-against = { $when }: { $sentence }. Це свідчить на користь гравця «{ $seat }».
