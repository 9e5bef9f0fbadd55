# Страница: то, что говорит только экран. Названия игр, карт, ролей и ходов — в других файлах.

page-loading = Минутку…
page-not-loaded = Эту часть страницы не удалось загрузить.
page-again = Попробовать ещё раз
page-home = Начальная страница
page-language = Язык
page-theme = Освещение
page-theme-auto = как на устройстве
page-theme-dark = при свете фонаря
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
page-turn = Развернуть
page-several = Сбросить несколько
page-moves = Что вы можете сделать ({ $count })
page-move-list = Ходы
page-no-moves = Сейчас ничего.
page-find = Найти
page-asking = Спрашиваем стол…
page-turn-mine = Ваш ход.
page-turn-other = { $name } думает.
page-turn-held = { $name } ждёт, пока вы прочитаете свою карту.
page-title-mine = Ваш ход! · dwarrow
page-you-watch = Вы наблюдаете.
page-ended = Стол закрыт.

page-do-card = Ваш ход: выберите карту.
page-do-card-duel = { $colour ->
    [green] Вы зелёный гном: выберите карту.
   *[blue] Вы синий гном: выберите карту.
 }
page-do-card-kings = Вы { $king }: выберите карту.
page-do-place = Выберите место.
page-do-seat = Выберите игрока.
page-do-choose = Выберите, что сделать.
page-do-only-discard = Сейчас не сыграть; можно сбросить.
page-do-put-away = Ваш ход: можно только сбросить карту.
page-do-several = Выбрано карт, чтобы сбросить: { $count }
page-do-pass = Ваш ход, но его можно только пропустить.
page-do-take = Выберите карту золота.
page-do-take-kings = Теперь возьмите карту: из Лагеря или из колоды.
page-do-open = Выберите, какую карту золотой жилы открыть.
page-do-put = Выберите, как будет лежать карта золотой жилы.
page-do-rob = Выберите, кого обокрасть.
page-do-claim = Выберите золото, которое займёте.
page-do-bribe = Выберите тролля для подкупа или завершите ход.
page-do-end = Выберите тролля для подкупа или завершите ход.
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
    [one] в руке { $count } карта
    [few] в руке { $count } карты
   *[many] в руке { $count } карт
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
page-discards-mine = Что вы сбросили взакрытую

page-seat-me = { $name }, это вы
page-seat-turn = ходит
page-seat-away = не на связи
page-seat-bot = играет бот
page-looked = { $goal ->
    [upper] Просмотрена верхняя карта золотой жилы.
    [middle] Просмотрена средняя карта золотой жилы.
    [lower] Просмотрена нижняя карта золотой жилы.
   *[other] Просмотрена карта золотой жилы { $number }.
 }
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
page-board-goal = К картам золотой жилы
page-board-then = Стол, каким он был
page-before = Раньше
page-after = Позже
page-cell-empty = пусто
page-cell-goal = закрытая карта золотой жилы
page-cell-goal-seen = закрытая карта золотой жилы; вы видели: { $card }
page-cell = { $what }, { $place }
page-cell-target = { $place }: можно

## Рассказ и разговор

page-story = Рассказ
page-story-whole = Показать весь рассказ
page-story-empty = Пока ничего не произошло.
page-talk = Разговор
page-say = Скажите что-нибудь
page-murmur = Вас слышат только зрители
page-watcher = Кто-то
page-send = Отправить
page-phrases = Готовые фразы
page-claims = Утверждения
page-doubt = Не верю
page-claim = { $about ->
    [goal] { $says ->
        [gold] { page-claim-goal } — золото.
       *[stone] { page-claim-goal } — булыжник.
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
page-after-game = После игры
page-result = Результат
page-review = Разбор
page-record = Скачать запись
page-gold-by-round = Золото по раундам
page-review-of-round = Разбор раунда { $round }
page-who-did-what = Кто что делал
page-deed-tunnels = туннели
page-deed-sabotage = вредительство
page-deed-repairs = ремонт
page-deed-maps = секретные карточки
page-deed-rockfalls = обвалы
page-deed-passes = пропуски
page-fair = Было ли тасование честным?
page-fair-true = Раздача { $deal }: секрет соответствует печати, объявленной заранее.
page-fair-false = Раздача { $deal }: секрет не соответствует своей печати!
page-fair-mine = Ваша доля случайности, обещанная заранее и показанная тогда, когда никто уже не мог её учесть, добавлена к раздачам: { $count }.
page-fair-elsewhere = Чтобы раздать всё заново и сравнить, скачайте запись и запустите «dwarrow verify».

## Просьбы к столу

page-undo = Взять назад мой последний ход
page-act-undo = Взять назад
page-hint = Подсказка
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
page-remove = Убрать этого игрока
page-propose-bot = Предложить, чтобы здесь играл бот
page-bot-plays = За вас играет бот.
page-return = Вернуть себе место
page-agree = За
page-disagree = Против
page-waits-for = Ждём ответа: { $names }
page-link = Ссылка
page-link-code = Ссылка как код для сканирования
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

## Что говорит кнопка, пока выбранная карта видна

page-act-lay = Положить
page-act-pass = { $cards ->
    [0] Пропустить
   *[other] Сбросить
 }
page-act-mend = Чинить: { $what }
page-act-throw = Вернуть: { $what }
page-act-shed = Убрать: { $what }
page-act-break = Сломать
page-act-look = Взглянуть
page-act-rockfall = Обрушить
page-act-unlock = Отпереть
page-act-end = Конец хода
page-act-play = Сыграть
page-act-take = Взять
page-act-several = Несколько

## Моя роль

page-role-new = Ваша роль лежит перед вами.
page-role-alone = Переверните карту, когда никто не смотрит через плечо.
page-role-turn = Перевернуть карту
page-role-turn-back = Спрятать карту
page-role-keep = Понятно
page-role-fellows = Вместе с вами: { $names }
page-role-wants-saboteur-digger = Вам нужен туннель от входа в шахту до золота. Кто-то здесь, может быть, против.
page-role-wants-saboteur-saboteur = Ваша цель: чтобы никто не добрался до золота и никто не понял, что это вы.
page-role-wants-saboteur2-green = Ваша команда должна дойти до золота. Зелёные двери вас пропускают, синие останавливают.
page-role-wants-saboteur2-blue = Ваша команда должна дойти до золота. Синие двери вас пропускают, зелёные останавливают.
page-role-wants-saboteur2-boss = Пусть кто-нибудь дойдёт до золота: вы выигрываете с любой командой, но получаете на самородок меньше.
page-role-wants-saboteur2-profiteer = Вы выигрываете с тем, кто выиграет, но получаете на два самородка меньше. Не попадите в ловушку.
page-role-wants-saboteur2-geologist = Вам нужны кристаллы в шахте: каждый даёт вам самородок, кто бы ни выиграл.
page-role-wants-saboteur2-saboteur = Ваша цель: чтобы ни одна команда не дошла до золота и никто не понял, что это вы.
page-role-wants-duel-green = Ваши туннели начинаются от зелёной стартовой карты. Зелёные двери вас пропускают, синие останавливают.
page-role-wants-duel-blue = Ваши туннели начинаются от синей стартовой карты. Синие двери вас пропускают, зелёные останавливают.
page-seat-bot-in = бот сыграет через { $seconds } с
page-notify = Сообщать, когда мой ход

## Раскрытие и конец

page-skip = Пропустить
page-reveal-diggers = Туннель дошёл до золота!
page-reveal-saboteurs = Вредители победили!
page-reveal-round = Раунд окончен!
page-reveal-richest = { $name } добывает больше золота, { $most } : { $least }!
page-reveal-equal = Золота поровну, { $most } : { $most }!
page-reveal-alone = { $most ->
    [0] На этот раз без золота!
    [one] Добыт { $most } самородок!
    [few] Добыто { $most } самородка!
   *[many] Добыто { $most } самородков!
 }
page-end-you-won = Вы победили!
page-rematch-waits = Хозяин может раздать снова: вас возьмут с собой.

## Отошли и вернулись

page-connection-slow = Ещё отправляем…
page-connection-undurable = Сервер сейчас не может записывать ходы. Ничего не потеряно; игра пойдёт дальше, как только он сможет.
page-offline = Устройство не в сети. Столы ждут вас и вернутся вместе с сетью.
page-meanwhile = { $count ->
    [one] Пока вас не было: { $count } ход
    [few] Пока вас не было: { $count } хода
   *[many] Пока вас не было: { $count } ходов
 }

## Разговоры

page-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
 }
page-claim-goal = { $goal ->
    [upper] Верхняя карта золотой жилы
    [middle] Средняя карта золотой жилы
    [lower] Нижняя карта золотой жилы
   *[other] Карта золотой жилы { $number }
 }
page-claim-saw-gold = Здесь я вижу золото
page-claim-saw-stone = Здесь я вижу булыжник
page-mute = Не показывать, что говорит этот игрок
page-face = Моё лицо
page-face-hair = Волосы
page-face-eyes = Глаза
page-face-hat = Шапка
page-face-coat = Одежда
page-face-colour = Цвет
page-face-wear = Надеть
page-why = Почему?
page-do-broken = Сломано: { $tools }. Пока не почините, туннелей не класть.
page-do-broken-put-away = Сломано: { $tools }. Туннелей не класть: сбросьте карту.
page-do-trapped = Ловушка: пока не освободят, туннелей не класть.
page-do-trapped-put-away = Ловушка, туннелей не класть: сбросьте карту.
page-tv-no-code = Сейчас по коду никто сесть не может.
page-unknown-title = Этот туннель никуда не ведёт
page-unknown-line = По этому адресу ничего нет. Возможно, ссылка обрезалась по дороге.
page-gather-uninvited = Вы можете смотреть. Чтобы сесть, нужно приглашение, а в этом адресе его нет: попросите ссылку у хозяина стола или введите код с его экрана.
