# Чому бот у «Дуелі», у грі наодинці чи в «Підземних королях» пішов саме так.

bot-why-obvious = Тут і думати нема над чим.
bot-why-weighed = Зважую { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
 } і дограю подумки { $tries ->
    [one] { $tries } раз
    [few] { $tries } рази
   *[many] { $tries } разів
 }. Найкраще виходить так.
bot-why-instead = Інакше мій вибір був би таким: { $move }.
bot-why-hopes-to-win = Оцінюю свої шанси на перемогу в { $percent } %.
bot-why-hopes-for-gold = Сподіваюся наприкінці раунду мати { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородки
   *[many] { $nuggets } самородків
 }.
