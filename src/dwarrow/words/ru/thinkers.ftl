# Почему бот в «Дуэли», в игре в одиночку или в «Подземных королях» пошёл именно так.

bot-why-obvious = Тут и думать не о чем.
bot-why-weighed = Взвешиваю { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 } и доигрываю мысленно { $tries ->
    [one] { $tries } раз
    [few] { $tries } раза
   *[many] { $tries } раз
 }. Лучше всего выходит так.
bot-why-instead = Иначе мой выбор был бы таким: { $move }.
bot-why-hopes-to-win = Оцениваю свои шансы на победу в { $percent } %.
bot-why-hopes-for-gold = Надеюсь в конце раунда иметь { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
   *[many] { $nuggets } самородков
 }.
