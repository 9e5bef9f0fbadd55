# Почему бот в игре с вредителями пошёл именно так и что он думает о поступках других.

bot-why-knows-goal = Я знаю { goal-object }: { $face ->
    [treasure] там сокровище
   *[other] там только камень
 }.
bot-why-thinks-goal = Думаю, сокровище — это { $goal ->
    [0] верхняя цель
    [1] средняя цель
   *[other] нижняя цель
 }: уверенность { $percent } %.
bot-why-reaches = Туннель доходит до цели, которая может оказаться сокровищем.
bot-why-digs = Так туннель подходит ближе к золоту.
bot-why-idles = Это мало что меняет.
bot-why-blocks = Так путь становится длиннее.
bot-why-mends-self = Со сломанными инструментами не покопаешь.
bot-why-mends-other = Я доверяю игроку «{ $seat }»: вероятность, что он нам мешает, — { $percent } %.
bot-why-suspects = Я подозреваю игрока «{ $seat }»: уверенность { $percent } %.
bot-why-looks = Хочу знать, где золото.
bot-why-clears = Та карта никуда не вела.
bot-why-caves-in = Туннель подошёл слишком близко.
bot-why-passes = Ни одна моя карта сейчас не поможет.
bot-why-waits = Мои инструменты сломаны, а починить их нечем.
bot-why-searched = Мысленно доиграно раундов: { $tries }. Этот ход выигрывает { $percent } % из них.
bot-why-hides = Меня подозревают лишь на { $percent } %: лучше себя не выдавать.
bot-why-shown = Меня всё равно подозревают на { $percent } %: скрываться уже незачем.
bot-why-other = Эта карта показалась лучшей.

bot-sign-digs = { $seat } копает в сторону золота
bot-sign-idles = { $seat } кладёт туннель, который ничего не даёт
bot-sign-blocks = { $seat } кладёт туннель, который удлиняет путь
bot-sign-dead-end = { $seat } кладёт тупик
bot-sign-passes = { $seat } пропускает ход, хотя инструменты целы
bot-sign-waits = { $seat } пропускает ход со сломанным инструментом
bot-sign-mends-self = { $seat } чинит собственный инструмент
bot-sign-mends-other = { $seat } чинит инструмент игрока «{ $target }», которого никто не подозревает
bot-sign-mends-doubted = { $seat } чинит инструмент игрока «{ $target }», которого многие подозревают
bot-sign-breaks = { $seat } ломает инструмент игрока «{ $target }», которого никто не подозревает
bot-sign-breaks-doubted = { $seat } ломает инструмент игрока «{ $target }», которого многие подозревают
bot-sign-clears = { $seat } убирает обвалом тупик
bot-sign-caves-in = { $seat } разрушает обвалом хороший туннель
bot-sign-looks = { $seat } смотрит цель
bot-sign-other = { $seat } делает что-то другое
bot-when = { $stage ->
    [0] Золото ещё далеко
    [1] Полпути позади
   *[other] Золото уже близко
 }
bot-for = { $when }: { $sentence }. Это говорит против игрока «{ $seat }».
bot-against = { $when }: { $sentence }. Это говорит в пользу игрока «{ $seat }».
