# Сторінка поза грою: початок, новий стіл, збір гравців, правила, навчання, перегляд ігор, спільний екран.

## Початок

page-start-line = Десь попереду лежить золото. Але не всі, хто копає поруч із вами, хочуть, щоб його знайшли.
page-start-what = П’ять ігор про гномів, тунелі й зраду. Грайте одразу проти ботів або відкрийте стіл і дайте друзям посилання: без облікових записів і без встановлення.
page-start-games = Ігри
page-start-bots = Грати з ботами
page-start-friends = З друзями
page-start-alone = Грати
page-start-options = Обрати правила
page-start-learn = Вчитися граючи
page-start-rules = Правила
page-start-nameless = Гном
page-start-mine = Ваші столи
page-start-forget = Забути цей стіл
page-start-listed = Столи, відкриті для всіх
page-start-none-listed = Зараз відкритих столів немає. Відкрийте свій і додайте його до списку.
page-start-all-listed = Усі столи: { $count }
page-puzzle = Задача дня
page-puzzle-line = Один хід явно найкращий. Бачите його?
page-start-hall = Столи
page-start-hall-line = Ці столи господарі відкрили для всіх: сідайте або спостерігайте.
page-start-settings = Налаштування
page-start-nav = Сайт
page-start-open-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
 }
page-start-refused = Стіл не вдалося відкрити. { $why }
page-start-unreachable = Сервер не відповідає.

page-status-gathering = чекає на гравців
page-status-playing = гра триває
page-status-paused = призупинено
page-status-over = завершено
page-status-ended = закрито
page-status-frozen = зупинено

## Боти за силою

page-level-chance = грає навмання
page-level-habit = грає надійно
page-level-thinker-easy = трохи думає
page-level-thinker = думає
page-level-thinker-hard = думає довго
page-level-cautious = зважує кожен крок
page-level-accuser = називає підозрюваних
page-level-joker = багато жартує

## Новий стіл

page-setup-title = Новий стіл: { $game }
page-setup-no-game = Такої гри немає.
page-setup-name = Ваше ім’я
page-setup-you = ви
page-setup-host-only = Я не граю: цей екран — лише для господаря столу
page-setup-seats = Місця
page-setup-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
 }
page-setup-fewer = На одне місце менше
page-setup-more = На одне місце більше
page-setup-fill = На всіх інших місцях — боти
page-setup-seat = Місце { $number }
page-setup-friend = вільне для друга
page-setup-bot = бот: { $level }
page-setup-edition = Правила гри
page-setup-recommended = рекомендовано
page-setup-house = Те, що радить dwarrow: чіткі відповіді там, де видання розходяться.
page-setup-differs = { $count ->
    [0] Грається так само, як за рекомендованими правилами.
    [one] Відрізняється { $count } правилом:
    [few] Відрізняється { $count } правилами:
   *[many] Відрізняється { $count } правилами:
 }
page-setup-options = Що часто змінюють за столом
page-setup-advanced = { $count ->
    [one] { $count } тонкість
    [few] { $count } тонкощі
   *[many] { $count } тонкощів
 }
page-setup-changed = змінено
page-setup-manners = Час, гості та гравці, що мовчать
page-setup-clock = Час на хід
page-setup-clock-none = без обмеження
page-setup-clock-seconds = { $limit ->
    [one] { $limit } секунда
    [few] { $limit } секунди
   *[many] { $limit } секунд
 }
page-setup-clock-days = { $limit ->
    [one] { $limit } день
    [few] { $limit } дні
   *[many] { $limit } днів
 }
page-setup-visibility = Хто може прийти?
page-setup-visibility-link = ті, хто має посилання
page-setup-visibility-listed = усі: стіл є у списку
page-setup-takeover = Якщо хтось зник
page-setup-takeover-grace = до повернення грає бот
page-setup-takeover-vote = решта голосує за бота
page-setup-takeover-never = стіл чекає
page-setup-grace = Як довго чекають інші?
page-setup-grace-seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
 }
page-setup-hook = Адреса чату
page-setup-hook-line = У повільних іграх чат отримує повідомлення, чий хід, якщо цього гравця немає за столом.
page-setup-hook-unfit = Адреса чату починається з https://. Залиште поле порожнім, щоб нікого не сповіщати.
page-setup-open = Відкрити стіл
page-setup-begin = Почати
page-setup-no-seat = Залиште вільне місце для себе.

## Збір гравців

page-gather-title = Гравці збираються
page-gather-dealing = Роздаємо карти…
page-gather-missing = { $count ->
    [one] Вільне ще { $count } місце.
    [few] Вільні ще { $count } місця.
   *[many] Вільних місць іще { $count }.
 }
page-gather-full = Усі місця зайнято.
page-gather-invite = Покличте друзів
page-gather-share = Хто зісканує код чи відкриє посилання, назветься і сяде за стіл. Обліковий запис не потрібен.
page-gather-code = Посилання на цей стіл як код для сканування
page-gather-no-code = Код не вдалося намалювати; посилання працює й без нього.
page-join-title = Маєте код?
page-join-code = Шість знаків столу
page-join-go = До столу
page-join-how = Або відкрийте { $address } і введіть цей код:
page-gather-link = Посилання на цей стіл
page-gather-copy = Скопіювати
page-gather-copied = Скопійовано
page-gather-send = Надіслати…
page-gather-new-link = Створити нове посилання (старе перестане діяти)
page-gather-own-link = Окреме посилання
page-gather-seat-link = Посилання лише на місце { $number }
page-gather-table-link = Назад до посилання на стіл
page-gather-your-name = Як вас називати?
page-gather-sit = Сісти за стіл
page-gather-refused = Це не вдалося. { $why }
page-gather-open = Вільне місце
page-gather-waiting = чекає на друга
page-gather-host = господар столу
page-gather-here = тут
page-gather-away = зараз не тут
page-gather-remove = Прибрати
page-gather-up = Пересунути вище
page-gather-down = Пересунути нижче
page-gather-fill = { $count ->
    [1] Посадити бота на вільне місце
    [one] Посадити ботів на { $count } вільне місце
    [few] Посадити ботів на { $count } вільні місця
   *[many] Посадити ботів на { $count } вільних місць
 }
page-gather-begin = Почати гру
page-gather-wait = Ви за столом. Господар почне, коли всі зберуться.
page-gather-leave = Встати з-за столу
page-gather-change = Змінити домовленості
page-gather-agree = Грати так
page-gather-hooked = Чат дізнається, чий зараз хід.
page-gather-unhook = Більше не сповіщати
page-gather-screen = Відкрити спільний екран (для телевізора)
page-gather-sealed = Тасування запечатано
page-gather-sealed-why = Кожну роздачу визначає секрет. Ось відбитки цих секретів, оголошені ще до першої роздачі; після гри секрети покажуть, і кожен зможе перевірити, що жодну карту не вибрано згодом.

## Правила

page-rules-title = Правила: { $game }
page-rules-find = Шукати в правилах
page-rules-code = У коді та його тестах
page-rules-none = Про це нічого не сказано.
page-rules-differs = Чим відрізняються видання
page-rules-compare = Порівняти з
page-rules-question = Питання
page-rules-alike = За цими двома виданнями грають однаково.
page-rules-contents = Зміст
page-section-components-and-set-up = Склад гри й підготовка
page-section-the-turn = Хід
page-section-laying-a-tunnel-card = Як класти карту тунелю
page-section-action-cards = Карти дій
page-section-passing-and-discards = Пропуск ходу та скинуті карти
page-section-reaching-a-goal = Тунель до карти «кінець»
page-section-the-end-of-a-round = Кінець раунду
page-section-sharing-the-gold = Поділ золота
page-section-the-next-round-and-the-end-of-the-game = Наступний раунд і кінець гри
page-section-who-knows-what = Хто що знає
page-section-set-up = Підготовка
page-section-a-turn = Один хід
page-section-new-tunnels = Нові тунелі
page-section-new-actions = Нові дії
page-section-the-end-of-a-round-and-who-wins = Кінець раунду і хто переміг
page-section-gold = Золото
page-section-next-round-and-end = Наступний раунд і кінець
page-section-tunnels = Тунелі
page-section-goals-and-gold = Карти мети й золото
page-section-the-next-rounds = Наступні раунди
page-section-the-duel-alone = «Дуель» наодинці
page-section-clauses = Правила
page-section-house-cards = Домашні карти

## Спільний екран

page-tv-title = Спільний екран
page-tv-join = Зіскануйте, щоб сісти за стіл
page-tv-turn = Зараз ходить { $name }
page-tv-over = Гру завершено
page-tv-paused = Гру призупинено
page-tv-winners = { $count ->
    [one] Перемога: { $names }
    [few] Спільна перемога: { $names }
   *[many] Спільна перемога: { $names }
 }
page-tv-whole = На весь екран
page-tv-begins = Гра почнеться, коли всі сядуть.
page-tv-ready = Усі сіли: гру починає { $name }.
page-tv-ready-host = Усі сіли: гру починає господар столу.

## Перегляд гри

page-replay-title = Перегляд гри
page-replay-nothing = Гра ще не почалася: дивитися поки нема чого.
page-replay-moment = Момент гри
page-replay-at = { $at } з { $count }
page-replay-steps = Гортати партію
page-replay-back = На крок назад
page-replay-on = На крок уперед
page-replay-round-back = До попередньої роздачі
page-replay-round-on = До наступної роздачі
page-replay-play = Відтворити
page-replay-stop = Зупинити
page-replay-speed = Швидкість
page-replay-times = × { $speed }
page-replay-viewpoint = Чиїми очима?
page-replay-eyes = { $name }
page-replay-eyes-all = усі карти відкрито
page-replay-eyes-public = те, що бачили всі
page-replay-hand = Карти гравця «{ $name }»
page-replay-why = Що думав бот
page-replay-link = Скопіювати посилання на цей момент
page-replay-download = Завантажити запис
page-replay-fair = { $count ->
    [1] Роздача була чесною: її секрет відповідає печатці, оголошеній заздалегідь.
    [one] Усі роздачі ({ $count }) чесні: кожен секрет відповідає печатці, оголошеній заздалегідь.
    [few] Усі { $count } роздачі чесні: кожен секрет відповідає печатці, оголошеній заздалегідь.
   *[many] Усі { $count } роздач чесні: кожен секрет відповідає печатці, оголошеній заздалегідь.
 }
page-replay-unfair = Секрет не відповідає своїй печатці. Із цією грою щось не так.
page-replay-verify = Щоб заново роздати кожну карту із секретів, запустіть для запису «dwarrow verify».

## Що бачив тільки хтось інший, у перегляді чужими очима

page-of-got-role = Роль гравця «{ $name }»: { $role }.
page-of-got-hand = { $name } має карти: { $what }.
page-of-got-cards = { $name } бере: { $what }.
page-of-saw = { $name } бачить: { $what }.
page-of-discarded = { $name } скидає: { $what }.
page-of-offered = { $name } вибирає з карт золота: { $what }.
page-of-got-gold = { $name } отримує { $value ->
    [one] { $value } самородок
    [few] { $value } самородки
   *[many] { $value } самородків
 }.
page-of-saw-under = { $name } бачить на карті, покладеній під колоду: { $value }.
page-of-gave-hand = { $name } віддає гравцеві «{ $target }» свої карти: { $what }.
page-of-saw-role = { $name } бачить роль гравця «{ $target }»: { $role }.
