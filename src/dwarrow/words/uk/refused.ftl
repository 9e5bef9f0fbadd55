# Чому стіл не робить того, про що його просять. Що забороняють правила гри, сказано у файлі гри.

table-refused-begun = Гра вже почалася. Можна дивитися або попросити в господаря столу місце.
table-refused-bot-needed = Тут хтось мусить грати: запросіть людину новим посиланням.
table-refused-clock-too-short = Годинник дає на хід щонайменше одну секунду або один день.
table-refused-frozen = Стіл зупинився через помилку в правилах. Нічого не втрачено.
table-refused-full = Усі місця зайняті. Можна дивитися.
table-refused-heir-whom = Передати стіл можна лише іншому гравцеві, який тут сидить.
table-refused-known-later = Кого й коли можна було впізнати, буде сказано, коли гра скінчиться.
table-refused-link-invalid = Це посилання більше не діє. Попросіть у господаря столу нове.
table-refused-asked-already = Ви вже питали: зачекайте, доки { $name } зробить хід.
table-refused-muted = Господар попросив вас мовчати.
table-refused-no-advice = Поради дають лише на уроці, тому, хто вчиться.
table-refused-no-claim = Тут ніхто нічого не стверджував.
table-refused-no-hints = За цим столом підказки вимкнено.
table-refused-no-hints-among-people = Підказки — для того, хто грає з ботами, а тут є й інші люди.
table-refused-no-seat-left = Для вас не лишилося місця.
table-refused-no-such-bot = Такого бота немає.
table-refused-no-such-claim = Такого стверджувати не можна.
table-refused-no-such-code = Жоден стіл із вільним місцем не має такого коду. Погляньте на нього ще раз або спитайте того, хто вас запросив.
table-refused-no-such-game = Такої гри немає.
table-refused-no-such-lesson = Такого уроку немає.
table-refused-no-such-move = Такого ходу немає.
table-refused-no-such-page = Тут нічого немає.
table-refused-no-such-place = Такої карти «кінець» чи такого місця немає.
table-refused-no-such-rules = Такої гри, такого видання чи такої опції немає.
table-refused-no-such-seat = Такого місця немає; місця мають номери від 1 до { $last }.
table-refused-no-such-table = Такого столу більше немає.
table-refused-no-such-viewpoint = Гру можна побачити очима одного з гравців, очима всіх або з відкритими картами.
table-refused-no-takeover = За цим столом боти нікого не заміняють.
table-refused-no-vote = Тут на ваше слово не чекають.
table-refused-nobody-there = Там не сидить людина.
table-refused-not-begun = Гра ще не почалася.
table-refused-not-now = Зараз цього зробити не можна: { $status ->
    [gathering] гра ще не почалася
    [revealing] гра почнеться за мить
    [playing] гра триває
    [paused] гру призупинено
    [over] гру закінчено
   *[ended] стіл закрито
 }.
table-refused-not-replaced = За вас ніхто не грає.
table-refused-not-your-turn = Зараз не ваш хід. Ходить: { $name }.
table-refused-nothing-to-read = Тут нема чого читати.
table-refused-only = { $who ->
    [host] Це може тільки господар столу.
    [seat] Це може тільки гравець.
    [spectator] Це можуть тільки глядачі.
   *[other] Це можуть тільки гравці й господар столу.
 }
table-refused-other-entropy = Це не те, що ви пообіцяли.
table-refused-other-name = Цей сервер зветься інакше. Його адресу задає --base-url.
table-refused-other-page = Чужа сторінка не може звертатися до цього сервера.
table-refused-own-eyes = Доки гра не скінчилася, її видно тільки власними очима.
table-refused-own-seat = Це ваше місце: на іншому пристрої його відкриває ваше власне посилання.
table-refused-players = Для цієї гри потрібна інша кількість гравців: { $range }.
table-refused-record-later = Запис можна взяти, коли гра скінчиться.
table-refused-remove-whom = Прибрати можна тільки іншу людину.
table-refused-replace-whom = Замінити можна тільки іншого гравця.
table-refused-replaced-already = За вас уже грає бот.
table-refused-review-later = Партію розбирають, коли її завершено.
table-refused-reviews-busy = Зараз розбирається надто багато партій; спробуйте за хвилину.
table-refused-revoked = Цей ключ тут більше нічого не відкриває.
table-refused-rules-clash = Ці відповіді несумісні: { $options }
table-refused-seat-not-open = Це місце зайняте.
table-refused-seat-would-go = Хтось сидить на місці, якого не стане. Спершу пересадіть або приберіть цього гравця.
table-refused-seats-open = Ще вільні місця: { $seats }. Зачекайте або посадіть на них ботів.
table-refused-somebody-sits = Тут сидить { $name }. Спершу приберіть цього гравця.
table-refused-stale = За столом уже все інакше. Погляньте ще раз.
table-refused-still-here = Гравець «{ $name }» ще тут. Зачекайте, доки його якийсь час не буде; інші, якщо вони є, можуть на це погодитися.
table-refused-too-fast = Це зашвидко. Трохи зачекайте.
table-refused-too-long = Повідомлення задовге. Щонайбільше байтів: { $most }.
table-refused-unavailable = Сервер зараз не може нічого записати. Нічого не зроблено; спробуйте ще раз.
table-refused-undo-not-yours = Взяти назад можна тільки власний хід, доки не походив хтось інший.
table-refused-undo-shown = Цей хід показав комусь карту. Узяти його назад не можна.
table-refused-unreadable = Сервер не розуміє цього повідомлення.
table-refused-webhook = Адреса чату починається з https.
