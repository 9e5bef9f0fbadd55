# Сторінка: те, що каже лише екран. Назви ігор, карт, ролей і ходів — в інших файлах.

page-loading = Хвилинку…
page-not-loaded = Цю частину сторінки не вдалося завантажити.
page-again = Спробувати ще раз
page-home = Початкова сторінка
page-language = Мова
page-theme = Освітлення
page-theme-auto = як на пристрої
page-theme-dark = при ліхтарі
page-theme-light = при денному світлі
page-sound = Звуки (клавіша M)
page-watch = Спостерігати
page-screen-start = dwarrow

## Зв’язок

page-connection-lost = Зв’язок перервано. Він відновиться сам; доти нічого не надсилається.
page-connection-revoked = Цей ключ тут більше нічого не відчиняє: для місця видано нове посилання.
page-connection-gone = Такого столу вже немає.

## Стіл

page-close = Закрити
page-cancel = Скасувати
page-confirm = Саме так?
page-menu = Меню
page-seats = Гравці
page-hand = Ваші карти
page-my-place = Ваше місце
page-hidden-card = закрита карта
page-hide = Сховати мої карти й роль
page-show-role = Показати мою роль
page-my-role = Ваша роль: { $role }
page-turned = { $card } (розвернуто)
page-turn = Розвернути
page-several = Скинути кілька
page-moves = Що ви можете зробити ({ $count })
page-move-list = Ходи
page-no-moves = Зараз нічого.
page-find = Знайти
page-asking = Питаємо стіл…
page-turn-mine = Ваш хід.
page-turn-other = { $name } думає.
page-title-mine = Ваш хід! · dwarrow
page-you-watch = Ви спостерігаєте.
page-ended = Стіл закрито.

page-do-card = Ваш хід: оберіть карту.
page-do-place = Оберіть місце.
page-do-seat = Оберіть гравця.
page-do-choose = Оберіть, що зробити.
page-do-only-discard = Цю карту зараз не зіграти; її можна скинути.
page-do-several = Обрано карт, щоб скинути: { $count }
page-do-pass = Ваш хід: можна лише пропустити його.
page-do-take = Оберіть карту золота.
page-do-take-kings = Тепер візьміть карту: з Табору або з колоди.
page-do-open = Оберіть, яку карту мети відкрити.
page-do-put = Оберіть, як лежатиме карта мети.
page-do-rob = Оберіть, кого обікрасти.
page-do-claim = Оберіть золото, яке займете.
page-do-bribe = Підкупіть троля або завершіть хід.
page-do-end = Підкупіть троля або завершіть хід.
page-do-pay = Оберіть, чим заплатити тролю.

page-count-deck = { $count ->
    [one] у колоді { $count } карта
    [few] у колоді { $count } карти
   *[many] у колоді { $count } карт
 }
page-count-camp = { $count ->
    [one] у стопці { $count } карта
    [few] у стопці { $count } карти
   *[many] у стопці { $count } карт
 }
page-count-under = { $count ->
    [one] під королем { $count } копальня
    [few] під королем { $count } копальні
   *[many] під королем { $count } копалень
 }
page-count-hand = { $count ->
    [one] у руці { $count } карта
    [few] у руці { $count } карти
   *[many] у руці { $count } карт
 }
page-count-discard = { $count ->
    [one] скинуто { $count } карту
    [few] скинуто { $count } карти
   *[many] скинуто { $count } карт
 }
page-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородки
   *[many] { $count } самородків
 }
page-gold-cards = { $count ->
    [one] { $count } карта золота
    [few] { $count } карти золота
   *[many] { $count } карт золота
 }
page-round = Раунд { $round } з { $rounds }
page-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
 }
page-clock = Лишилося часу: { $time }
page-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
 }
page-discards = Скинуто відкрито
page-discards-mine = Що ви скинули закритим

page-seat-me = { $name }, це ви
page-seat-turn = ходить
page-seat-away = не на зв’язку
page-seat-bot = грає бот
page-looked = Оглянуто карту мети { $number }.
page-old-role = Таку роль ви бачили; відтоді була зміна ролі.
page-my-mark = Що ви думаєте про цього гравця
page-my-note = Ваша нотатка
page-mine-alone = Вашу позначку й нотатку бачите лише ви.
page-mark-none = без позначки
page-mark-trust = довіряю
page-mark-hm = не знаю
page-mark-suspect = підозрюю

page-board = Шахта
page-board-fit = Показати все
page-board-closer = Ближче
page-board-farther = Далі
page-board-goal = До мети
page-board-then = Стіл, яким він був
page-before = Раніше
page-after = Пізніше
page-cell-empty = порожньо
page-cell-goal = закрита карта мети
page-cell-goal-seen = закрита карта мети; ви бачили: { $card }
page-cell = { $what }, на { $x },{ $y }
page-cell-target = { $place }: можна

## Оповідь і розмова

page-story = Оповідь
page-story-whole = Показати всю оповідь
page-story-empty = Ще нічого не сталося.
page-talk = Розмова
page-say = Скажіть щось
page-send = Надіслати
page-phrases = Готові фрази
page-claims = Твердження
page-doubt = Не вірю
page-claim = { $about ->
    [goal] { $says ->
        [gold] Карта мети { $number } — золото.
       *[stone] Карта мети { $number } — камінь.
     }
   *[seat] { $says ->
        [suspect] { $whom } щось замишляє.
       *[trust] Гравцеві «{ $whom }» можна довіряти.
     }
 }

## Кінець раунду і гри

page-round-over = Раунд завершено
page-who-got-what = Хто що отримав і чому
page-go-on = Далі
page-game-over = Гру завершено
page-winner = перемагає
page-rematch = Ще одна гра
page-to-rematch = До наступної гри
page-replay = Переглянути гру
page-record = Завантажити запис
page-gold-by-round = Золото за раундами
page-who-did-what = Хто що робив
page-deed-tunnels = тунелі
page-deed-sabotage = саботаж
page-deed-repairs = ремонт
page-deed-maps = розвідка
page-deed-rockfalls = обвали
page-deed-passes = пропуски
page-known = Коли кожного гравця можна було розпізнати?
page-known-how = Після вказаного ходу той, хто бачив лише відкрите, міг бути на 80 % певен, на чиєму боці гравець.
page-known-round = Раунд { $round }
page-known-after = після ходу { $move } з { $moves }
page-known-never = не раніше, ніж відкрилися ролі (певність { $percent } %)
page-known-others = Це стало ясно з дій інших.
page-fair = Чи було тасування чесним?
page-fair-true = Роздача { $deal }: секрет відповідає печатці, оголошеній заздалегідь.
page-fair-false = Роздача { $deal }: секрет не відповідає своїй печатці!
page-fair-elsewhere = Щоб роздати все ще раз і порівняти, завантажте запис і запустіть «dwarrow verify».

## Прохання до столу

page-undo = Повернути мій останній хід
page-my-link = Моє місце на іншому пристрої
page-leave = Нехай якийсь час за мене грає бот
page-resign = Віддати своє місце
page-sure = Справді? Натисніть ще раз
page-host = Для господаря столу
page-pause = Призупинити
page-resume = Продовжити
page-paused = Гру призупинено.
page-frozen = Стіл зупинився через помилку. Нічого не втрачено.
page-table-link = Посилання на стіл
page-new-table-link = Нове посилання на стіл
page-end-table = Закрити стіл
page-new-link = Нове посилання на це місце
page-remove = Вилучити цього гравця
page-propose-bot = Запропонувати, щоб тут грав бот
page-bot-plays = За вас грає бот.
page-return = Повернути собі місце
page-agree = За
page-disagree = Против
page-waits-for = Чекаємо на відповідь: { $names }
page-link = Посилання
page-link-code = Посилання як код для сканування
page-copy = Скопіювати
page-copied = Скопійовано
page-device = На цьому пристрої
page-rules = Правила
page-shared-screen = Спільний екран
page-keys =
    Клавіші: 1–9 — обрати карту · R — розвернути її · стрілки — рух шахтою, N і P — до сусіднього місця, Enter — покласти
    L — список ходів · S — оповідь · H — сховати мої карти · M — звуки · Esc — почати вибір знову
page-which-bot = Який бот тут грає
page-stock = { $count ->
    [one] лишився { $count } токен
    [few] лишилося { $count } токени
   *[many] лишилося { $count } токенів
 }
page-keys-left = { $count ->
    [one] лишився { $count } ключ
    [few] лишилося { $count } ключі
   *[many] лишилося { $count } ключів
 }
