# Страница вне игры: начало, новый стол, сбор игроков, правила, обучение, просмотр игр, общий экран.

## Начало

page-start-line = Где-то впереди лежит золото. Но не все, кто копает рядом с вами, хотят, чтобы его нашли.
page-start-what = Пять игр о гномах, туннелях и предательстве. Играйте сразу против ботов или откройте стол и дайте друзьям ссылку: без учётных записей и без установки.
page-start-games = Игры
page-start-bots = Играть с ботами
page-start-friends = С друзьями
page-start-alone = Играть
page-start-options = Выбрать правила
page-start-learn = Учиться играя
page-start-rules = Правила
page-start-nameless = Гном
page-start-mine = Ваши столы
page-start-forget = Забыть этот стол
page-start-listed = Столы, открытые для всех
page-start-none-listed = Сейчас открытых столов нет. Откройте свой и добавьте его в список.
page-start-all-listed = Все столы: { $count }
page-puzzle = Задача дня
page-puzzle-line = Один ход явно лучший. Видите его?
page-start-hall = Столы
page-start-hall-line = Эти столы хозяева открыли для всех: садитесь или наблюдайте.
page-start-settings = Настройки
page-start-nav = Сайт
page-start-open-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
 }
page-start-refused = Стол не удалось открыть. { $why }
page-start-unreachable = Сервер не отвечает.

page-status-gathering = ждёт игроков
page-status-playing = игра идёт
page-status-paused = приостановлено
page-status-over = окончено
page-status-ended = закрыто
page-status-frozen = остановлено

## Боты по силе

page-level-chance = играет наугад
page-level-habit = играет надёжно
page-level-thinker-easy = немного думает
page-level-thinker = думает
page-level-thinker-hard = думает долго
page-level-cautious = взвешивает каждый шаг
page-level-accuser = называет подозреваемых
page-level-joker = много шутит

## Новый стол

page-setup-title = Новый стол: { $game }
page-setup-no-game = Такой игры нет.
page-setup-name = Ваше имя
page-setup-you = вы
page-setup-host-only = Я не играю: этот экран — только для хозяина стола
page-setup-seats = Места
page-setup-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
 }
page-setup-fewer = На одно место меньше
page-setup-more = На одно место больше
page-setup-fill = На всех остальных местах — боты
page-setup-seat = Место { $number }
page-setup-friend = свободно для друга
page-setup-bot = бот: { $level }
page-setup-edition = Правила игры
page-setup-recommended = рекомендуется
page-setup-house = То, что советует dwarrow: чёткие ответы там, где издания расходятся.
page-setup-differs = { $count ->
    [0] Играется так же, как по рекомендованным правилам.
    [one] Отличается { $count } правилом:
    [few] Отличается { $count } правилами:
   *[many] Отличается { $count } правилами:
 }
page-setup-options = Что за столом часто меняют
page-setup-advanced = { $count ->
    [one] { $count } тонкость
    [few] { $count } тонкости
   *[many] { $count } тонкостей
 }
page-setup-changed = изменено
page-setup-manners = Время, гости и молчащие игроки
page-setup-clock = Время на ход
page-setup-clock-none = без ограничения
page-setup-clock-seconds = { $limit ->
    [one] { $limit } секунда
    [few] { $limit } секунды
   *[many] { $limit } секунд
 }
page-setup-clock-days = { $limit ->
    [one] { $limit } день
    [few] { $limit } дня
   *[many] { $limit } дней
 }
page-setup-visibility = Кто может прийти?
page-setup-visibility-link = те, у кого есть ссылка
page-setup-visibility-listed = все: стол есть в списке
page-setup-takeover = Если кто-то пропал
page-setup-takeover-grace = до возвращения играет бот
page-setup-takeover-vote = остальные голосуют за бота
page-setup-takeover-never = стол ждёт
page-setup-grace = Как долго ждут остальные?
page-setup-grace-seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
 }
page-setup-hook = Адрес чата
page-setup-hook-line = В медленных играх чат получает сообщение, чей ход, если этого игрока нет за столом.
page-setup-hook-unfit = Адрес чата начинается с https://. Оставьте поле пустым, чтобы никого не оповещать.
page-setup-open = Открыть стол
page-setup-begin = Начать
page-setup-no-seat = Оставьте свободное место для себя.

## Сбор игроков

page-gather-title = Игроки собираются
page-gather-dealing = Раздаём карты…
page-gather-missing = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[many] Свободно ещё { $count } мест.
 }
page-gather-full = Все места заняты.
page-gather-invite = Позовите друзей
page-gather-share = Кто отсканирует код или откроет ссылку, назовётся и сядет за стол. Учётная запись не нужна.
page-gather-code = Ссылка на этот стол как код для сканирования
page-gather-no-code = Код не удалось нарисовать; ссылка работает и без него.
page-join-title = Есть код?
page-join-code = Шесть знаков стола
page-join-go = К столу
page-join-how = Или откройте { $address } и введите этот код:
page-gather-link = Ссылка на этот стол
page-gather-copy = Скопировать
page-gather-copied = Скопировано
page-gather-send = Отправить…
page-gather-new-link = Создать новую ссылку (старая перестанет действовать)
page-gather-own-link = Отдельная ссылка
page-gather-seat-link = Ссылка только на место { $number }
page-gather-table-link = Назад к ссылке на стол
page-gather-your-name = Как вас называть?
page-gather-sit = Сесть за стол
page-gather-refused = Это не удалось. { $why }
page-gather-open = Свободное место
page-gather-waiting = ждёт друга
page-gather-host = хозяин стола
page-gather-here = здесь
page-gather-away = сейчас не здесь
page-gather-remove = Убрать
page-gather-up = Передвинуть выше
page-gather-down = Передвинуть ниже
page-gather-fill = { $count ->
    [1] Посадить бота на свободное место
    [one] Посадить ботов на { $count } свободное место
    [few] Посадить ботов на { $count } свободных места
   *[many] Посадить ботов на { $count } свободных мест
 }
page-gather-begin = Начать игру
page-gather-wait = Вы за столом. Хозяин начнёт, когда все соберутся.
page-gather-leave = Встать из-за стола
page-gather-change = Изменить договорённости
page-gather-agree = Играть так
page-gather-hooked = Чат узнаёт, чей сейчас ход.
page-gather-unhook = Больше не оповещать
page-gather-screen = Открыть общий экран (для телевизора)
page-gather-sealed = Тасование запечатано
page-gather-sealed-why = Каждая раздача определяется секретом. Вот отпечатки этих секретов, объявленные ещё до первой раздачи; после игры секреты покажут, и каждый сможет проверить, что ни одна карта не выбрана позже.

## Правила

page-rules-title = Правила: { $game }
page-rules-find = Искать в правилах
page-rules-code = В коде и его тестах
page-rules-none = Об этом ничего не сказано.
page-rules-differs = Чем отличаются издания
page-rules-compare = Сравнить с
page-rules-question = Вопрос
page-rules-alike = По этим двум изданиям играют одинаково.
page-rules-contents = Содержание
page-section-components-and-set-up = Состав игры и подготовка
page-section-the-turn = Ход
page-section-laying-a-tunnel-card = Как класть карту туннеля
page-section-action-cards = Карты действий
page-section-passing-and-discards = Пропуск хода и сброс
page-section-reaching-a-goal = Туннель до золотой жилы
page-section-the-end-of-a-round = Конец раунда
page-section-sharing-the-gold = Делёж золота
page-section-the-next-round-and-the-end-of-the-game = Следующий раунд и конец игры
page-section-who-knows-what = Кто что знает
page-section-set-up = Подготовка
page-section-a-turn = Один ход
page-section-new-tunnels = Новые туннели
page-section-new-actions = Новые действия
page-section-the-end-of-a-round-and-who-wins = Конец раунда и кто побеждает
page-section-gold = Золото
page-section-next-round-and-end = Следующий раунд и конец
page-section-tunnels = Туннели
page-section-goals-and-gold = Карты цели и золото
page-section-the-next-rounds = Следующие раунды
page-section-the-duel-alone = «Дуэль» в одиночку
page-section-clauses = Правила
page-section-house-cards = Домашние карты

## Общий экран

page-tv-title = Общий экран
page-tv-join = Отсканируйте, чтобы сесть за стол
page-tv-turn = Сейчас ходит { $name }
page-tv-over = Игра окончена
page-tv-paused = Игра приостановлена
page-tv-winners = { $count ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[many] Общая победа: { $names }
 }
page-tv-whole = На весь экран
page-tv-begins = Игра начнётся, когда все сядут.
page-tv-ready = Все сели: игру начинает { $name }.
page-tv-ready-host = Все сели: игру начинает хозяин стола.

## Просмотр игры

page-replay-title = Просмотр игры
page-replay-nothing = Игра ещё не началась: смотреть пока нечего.
page-replay-moment = Момент игры
page-replay-at = { $at } из { $count }
page-replay-steps = Листать партию
page-replay-back = На шаг назад
page-replay-on = На шаг вперёд
page-replay-round-back = К предыдущей раздаче
page-replay-round-on = К следующей раздаче
page-replay-play = Воспроизвести
page-replay-stop = Остановить
page-replay-speed = Скорость
page-replay-times = × { $speed }
page-replay-viewpoint = Чьими глазами?
page-replay-eyes = { $name }
page-replay-eyes-all = все карты открыты
page-replay-eyes-public = то, что видели все
page-replay-hand = Карты игрока «{ $name }»
page-replay-why = Что думал бот
page-replay-link = Скопировать ссылку на этот момент
page-replay-download = Скачать запись
page-replay-fair = { $count ->
    [1] Раздача была честной: её секрет соответствует печати, объявленной заранее.
    [one] Все раздачи ({ $count }) честные: каждый секрет соответствует печати, объявленной заранее.
    [few] Все { $count } раздачи честные: каждый секрет соответствует печати, объявленной заранее.
   *[many] Все { $count } раздач честные: каждый секрет соответствует печати, объявленной заранее.
 }
page-replay-unfair = Секрет не соответствует своей печати. С этой игрой что-то не так.
page-replay-verify = Чтобы заново раздать каждую карту из секретов, запустите для записи «dwarrow verify».

## Что видел только кто-то другой, в просмотре чужими глазами

page-of-got-role = Роль игрока «{ $name }»: { $role }.
page-of-got-hand = { $name } держит карты: { $what }.
page-of-got-cards = { $name } берёт: { $what }.
page-of-saw = { $name } видит: { $what }.
page-of-discarded = { $name } сбрасывает: { $what }.
page-of-offered = { $name } выбирает из карт золота: { $what }.
page-of-got-gold = { $name } получает { $value ->
    [one] { $value } самородок
    [few] { $value } самородка
   *[many] { $value } самородков
 }.
page-of-saw-under = { $name } видит на карте, положенной под колоду: { $value }.
page-of-gave-hand = { $name } отдаёт игроку «{ $target }» свои карты: { $what }.
page-of-saw-role = { $name } видит роль игрока «{ $target }»: { $role }.
