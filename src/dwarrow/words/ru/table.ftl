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
table-added-entropy = { $seat } добавляет к следующим тасованиям свою долю случайности.
table-promised = { $seat } обещает добавить к следующим тасованиям свою долю случайности.
table-started = Игра начинается.
table-said = { table-who }: { $text }
table-murmured = { $name } (зритель): { $text }
table-phrased = { table-who }: { table-phrase }
table-faced = У игрока «{ $seat }» новое лицо.
table-phrase = { $phrase ->
    [hello] Привет!
    [well-dug] Славно копаете!
    [thanks] Спасибо!
    [sorry] Простите!
    [hm] Хм…
    [trust-me] Поверьте мне.
    [not-me] Это не я!
    [not-looked] Не знаю, что там лежит.
    [hurry] Ходите уже, пожалуйста.
   *[good-game] Хорошая игра!
 }
table-goal = { $goal ->
    [upper] верхняя карта золотой жилы
    [middle] средняя карта золотой жилы
    [lower] нижняя карта золотой жилы
   *[other] карта золотой жилы { $number }
 }
table-claimed = { table-who } утверждает: { $about ->
    [goal] { $says ->
        [gold] { table-goal } — золото.
       *[stone] { table-goal } — булыжник.
     }
   *[seat] { $says ->
        [suspect] { $whom } что-то замышляет.
       *[trust] игроку «{ $whom }» можно доверять.
     }
 }
table-doubted = { table-who } сомневается в этом.
table-inquired = { table-who }: { table-inquiry }
table-inquiry = { $whom }, что вы там видели?
table-explained = { table-who }: { table-explanation }
table-explanation = { $why ->
    [breaks] Судя по тому, что видели все, { $whom } вредит нам с вероятностью { $percent } %.
    [mends-other] Судя по тому, что видели все, { $whom } вредит нам с вероятностью { $percent } %, но инструмент я всё же чиню.
    [looks] Теперь я знаю, что скрывает { table-goal }.
    [clears] Эта карта никуда не вела.
    [joke] { bot-why-joke }
   *[caves-in] Этой карты больше нет.
 }
table-proposed = { $what ->
    [undo] { table-who } просит взять назад последний ход.
    [reissue] { table-who } предлагает отдать место игрока «{ $whom }» кому-нибудь другому.
    [remove] { table-who } предлагает убрать игрока «{ $whom }».
   *[replace] { table-who } просит, чтобы за игрока «{ $whom }» играл бот.
 }
table-muted = { $yes ->
    [True] Хозяин отключил игроку «{ $seat }» голос.
   *[other] Игрок «{ $seat }» снова может говорить.
 }
table-revealing = Сейчас все открывают свою долю случайности; потом игра начнётся.
table-unrevealed = Доля случайности игрока «{ $seat }» не открыта; карты раздают без неё.
table-voted = { table-who } { $yes ->
    [True] соглашается.
   *[other] не соглашается.
 }
table-undone = Последний ход взят назад.
table-replaced = За игрока «{ $seat }» теперь играет бот.
table-returned = { $seat } снова за столом.
table-left = Место { $number } снова свободно.
table-gone = { $removed ->
    [True] Хозяин стола убирает игрока «{ $seat }»; дальше играет бот.
   *[other] { $seat } отдаёт своё место; дальше играет бот.
 }
table-paused = { table-who } приостанавливает игру.
table-resumed = Игра продолжается.
table-went-on = Сервер снова работает; игра продолжается.
table-ended = { table-who } закрывает стол.
table-rematched = Следующая игра — за столом { $table }.
