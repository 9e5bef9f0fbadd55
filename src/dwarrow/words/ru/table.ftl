# Что происходит вокруг игры за столом на сервере; каждое сообщение — отдельное предложение.

table-who = { $seat ->
    [none] Хозяин стола
   *[other] { $seat }
 }
table-configured = Хозяин стола меняет настройки.
table-sat = { $name } садится на место { $number }.
table-seated-bot = { $bot ->
    [none] Место { $number } снова свободно.
   *[other] На место { $number } садится бот.
 }
table-swapped = Места { $number } и { $others } меняются игроками.
table-invited = Есть новая ссылка; старая больше не действует.
table-added-entropy = { $seat } добавляет собственную толику случайности к следующим тасованиям.
table-started = Игра начинается.
table-said = { table-who }: { $text }
table-phrased = { table-who }: { table-phrase }
table-phrase = { $phrase ->
    [hello] Привет!
    [well-dug] Хорошо прокопано!
    [thanks] Спасибо!
    [sorry] Простите!
    [hm] Хм…
    [trust-me] Поверьте мне.
    [not-me] Это не я!
    [hurry] Ходите уже, пожалуйста.
   *[good-game] Хорошая игра!
 }
table-claimed = { table-who } утверждает: { $about ->
    [goal] { $says ->
        [gold] цель { $number } — золото.
       *[stone] цель { $number } — камень.
     }
   *[seat] { $says ->
        [suspect] { $whom } что-то замышляет.
       *[trust] игроку «{ $whom }» можно доверять.
     }
 }
table-doubted = { table-who } сомневается в этом.
table-proposed = { $what ->
    [undo] { table-who } просит вернуть последний ход.
   *[replace] { table-who } просит, чтобы за игрока «{ $whom }» играл бот.
 }
table-voted = { table-who } { $yes ->
    [True] соглашается.
   *[other] не соглашается.
 }
table-undone = Последний ход отменён.
table-replaced = За игрока «{ $seat }» теперь играет бот.
table-returned = { $seat } снова за столом.
table-left = Место { $number } снова свободно.
table-gone = { $removed ->
    [True] Хозяин стола удаляет игрока «{ $seat }»; дальше играет бот.
   *[other] { $seat } отдаёт своё место; дальше играет бот.
 }
table-paused = { table-who } приостанавливает игру.
table-resumed = Игра продолжается.
table-went-on = Сервер снова работает; игра продолжается.
table-ended = { table-who } закрывает стол.
table-rematched = Следующая игра — за столом { $table }.
