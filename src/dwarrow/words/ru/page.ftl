# Страница: то, что говорит только экран. Названия игр, карт, ролей и ходов — в других файлах.

page-loading = Минутку…
page-not-loaded = Эту часть страницы не удалось загрузить.
page-again = Попробовать ещё раз
page-home = Начальная страница
page-language = Язык
page-theme = Освещение
page-theme-auto = как на устройстве
page-theme-dark = при фонаре
page-theme-light = при дневном свете
page-sound = Звуки (клавиша M)
page-watch = Наблюдать
page-screen-start = dwarrow

## Связь

page-connection-lost = Связь прервалась. Она восстановится сама; до тех пор ничего не отправляется.
page-connection-revoked = Этот ключ здесь больше ничего не открывает: для места выдана новая ссылка.
page-connection-gone = Такого стола больше нет.

## Стол

page-close = Закрыть
page-cancel = Отменить
page-confirm = Именно так?
page-menu = Меню
page-seats = Игроки
page-hand = Ваши карты
page-my-place = Ваше место
page-hidden-card = закрытая карта
page-hide = Спрятать мои карты и роль
page-show-role = Показать мою роль
page-my-role = Ваша роль: { $role }
page-turned = { $card } (развёрнуто)
page-turn = Развернуть
page-several = Сбросить несколько
page-moves = Что вы можете сделать ({ $count })
page-move-list = Ходы
page-no-moves = Сейчас ничего.
page-find = Найти
page-asking = Спрашиваем стол…
page-turn-mine = Ваш ход.
page-turn-other = { $name } думает.
page-title-mine = Ваш ход! · dwarrow
page-you-watch = Вы наблюдаете.
page-ended = Стол закрыт.

page-do-card = Ваш ход: выберите карту.
page-do-place = Выберите место.
page-do-seat = Выберите игрока.
page-do-choose = Выберите, что сделать.
page-do-only-discard = Эту карту сейчас не сыграть; её можно сбросить.
page-do-several = Выбрано карт, чтобы сбросить: { $count }
page-do-pass = Ваш ход: можно только пропустить его.
page-do-take = Выберите карту золота.
page-do-take-kings = Теперь возьмите карту: из Лагеря или из колоды.
page-do-open = Выберите, какую цель открыть.
page-do-put = Выберите, как будет лежать цель.
page-do-rob = Выберите, кого обокрасть.
page-do-claim = Выберите золото, которое займёте.
page-do-bribe = Подкупите тролля или завершите ход.
page-do-end = Подкупите тролля или завершите ход.
page-do-pay = Выберите, чем заплатить троллю.

page-count-deck = { $count ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[many] в колоде { $count } карт
 }
page-count-camp = { $count ->
    [one] в стопке { $count } карта
    [few] в стопке { $count } карты
   *[many] в стопке { $count } карт
 }
page-count-under = { $count ->
    [one] под королём { $count } рудник
    [few] под королём { $count } рудника
   *[many] под королём { $count } рудников
 }
page-count-hand = { $count ->
    [one] на руке { $count } карта
    [few] на руке { $count } карты
   *[many] на руке { $count } карт
 }
page-count-discard = { $count ->
    [one] сброшена { $count } карта
    [few] сброшено { $count } карты
   *[many] сброшено { $count } карт
 }
page-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
   *[many] { $count } самородков
 }
page-gold-cards = { $count ->
    [one] { $count } карта золота
    [few] { $count } карты золота
   *[many] { $count } карт золота
 }
page-round = Раунд { $round } из { $rounds }
page-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
 }
page-clock = Осталось времени: { $time }
page-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
 }
page-discards = Сброшено открыто
page-discards-mine = Что вы сбросили в закрытую

page-seat-me = { $name }, это вы
page-seat-turn = ходит
page-seat-away = не на связи
page-seat-bot = играет бот
page-looked = Просмотрена цель { $number }.
page-old-role = Такую роль вы видели; с тех пор была смена ролей.
page-my-mark = Что вы думаете об этом игроке
page-my-note = Ваша заметка
page-mine-alone = Вашу пометку и заметку видите только вы.
page-mark-none = без пометки
page-mark-trust = доверяю
page-mark-hm = не знаю
page-mark-suspect = подозреваю

page-board = Шахта
page-board-fit = Показать всё
page-board-closer = Ближе
page-board-farther = Дальше
page-board-goal = К цели
page-board-then = Стол, каким он был
page-before = Раньше
page-after = Позже
page-cell-empty = пусто
page-cell-goal = закрытая цель
page-cell-goal-seen = закрытая цель; вы видели: { $card }
page-cell = { $what }, на { $x },{ $y }
page-cell-target = { $place }: можно

## Рассказ и разговор

page-story = Рассказ
page-story-whole = Показать весь рассказ
page-story-empty = Пока ничего не произошло.
page-talk = Разговор
page-say = Скажите что-нибудь
page-send = Отправить
page-phrases = Готовые фразы
page-claims = Утверждения
page-doubt = Не верю
page-claim = { $about ->
    [goal] { $says ->
        [gold] Цель { $number } — золото.
       *[stone] Цель { $number } — камень.
     }
   *[seat] { $says ->
        [suspect] { $whom } что-то замышляет.
       *[trust] Игроку «{ $whom }» можно доверять.
     }
 }

## Конец раунда и игры

page-round-over = Раунд окончен
page-who-got-what = Кто что получил и почему
page-go-on = Дальше
page-game-over = Игра окончена
page-winner = побеждает
page-rematch = Ещё одна игра
page-to-rematch = К следующей игре
page-replay = Просмотреть игру
page-record = Скачать запись
page-gold-by-round = Золото по раундам
page-who-did-what = Кто что делал
page-deed-tunnels = туннели
page-deed-sabotage = вредительство
page-deed-repairs = ремонт
page-deed-maps = разведка
page-deed-rockfalls = обвалы
page-deed-passes = пропуски
page-known = Когда каждого игрока можно было распознать?
page-known-how = После указанного хода тот, кто видел только открытое, мог быть на 80 % уверен, на чьей стороне игрок.
page-known-round = Раунд { $round }
page-known-after = после хода { $move } из { $moves }
page-known-never = не раньше, чем открылись роли (уверенность { $percent } %)
page-known-others = Это стало ясно из действий других.
page-fair = Было ли тасование честным?
page-fair-true = Раздача { $deal }: секрет соответствует печати, объявленной заранее.
page-fair-false = Раздача { $deal }: секрет не соответствует своей печати!
page-fair-elsewhere = Чтобы раздать всё заново и сравнить, скачайте запись и запустите «dwarrow verify».

## Просьбы к столу

page-undo = Вернуть мой последний ход
page-my-link = Моё место на другом устройстве
page-leave = Пусть какое-то время за меня играет бот
page-resign = Отдать своё место
page-sure = Точно? Нажмите ещё раз
page-host = Для хозяина стола
page-pause = Приостановить
page-resume = Продолжить
page-paused = Игра приостановлена.
page-frozen = Стол остановился из-за ошибки. Ничего не потеряно.
page-table-link = Ссылка на стол
page-new-table-link = Новая ссылка на стол
page-end-table = Закрыть стол
page-new-link = Новая ссылка на это место
page-remove = Удалить этого игрока
page-propose-bot = Предложить, чтобы здесь играл бот
page-bot-plays = За вас играет бот.
page-return = Вернуть себе место
page-agree = За
page-disagree = Против
page-waits-for = Ждём ответа: { $names }
page-link = Ссылка
page-link-code = Ссылка как код для сканирования
page-copy = Скопировать
page-copied = Скопировано
page-device = На этом устройстве
page-rules = Правила
page-shared-screen = Общий экран
page-keys =
    Клавиши: 1–9 — выбрать карту · R — развернуть её · стрелки — по шахте, N и P — к соседнему месту, Enter — положить
    L — список ходов · S — рассказ · H — спрятать мои карты · M — звуки · Esc — начать выбор заново
page-which-bot = Какой бот здесь играет
page-stock = { $count ->
    [one] остался { $count } жетон
    [few] осталось { $count } жетона
   *[many] осталось { $count } жетонов
 }
page-keys-left = { $count ->
    [one] остался { $count } ключ
    [few] осталось { $count } ключа
   *[many] осталось { $count } ключей
 }
