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
page-start-hall = Відкриті столи
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
page-setup-options = Що компанії часто змінюють
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
page-setup-visibility-link = хто має посилання
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
page-setup-hook-line = У повільних іграх вебхук чату дізнається, чий хід, коли цього гравця немає.
page-setup-hook-unfit = Адреса чату починається з https://. Залиште порожньою, щоб нікого не сповіщати.
page-setup-open = Відкрити стіл
page-setup-begin = Почати
page-setup-no-seat = Залиште вільне місце для себе.

## Збір гравців

page-gather-title = Гравці збираються
page-gather-dealing = Карти роздаються…
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
page-gather-sealed-why = Кожна роздача випливає із секрету. Ось відбитки цих секретів, оголошені ще до першої роздачі; після гри секрети покажуть, і кожен зможе перевірити, що жодну карту не вибрано згодом.

## Правила

page-rules-title = Правила: { $game }
page-rules-find = Шукати в правилах
page-rules-none = Про це нічого не сказано.
page-rules-differs = Чим відрізняються видання
page-rules-compare = Порівняти з
page-rules-question = Питання
page-rules-alike = За цими двома виданнями грають однаково.
page-rules-english = Самі пункти правил поки що англійською. Заголовки, запитання й відповіді — вашою мовою.
page-rules-contents = Зміст
page-section-components-and-set-up = Склад гри й підготовка
page-section-the-turn = Хід
page-section-laying-a-tunnel-card = Як класти карту тунелю
page-section-action-cards = Карти дій
page-section-passing-and-discards = Пропуск ходу та скинуті карти
page-section-reaching-a-goal = Тунель до мети
page-section-the-end-of-a-round = Кінець раунду
page-section-sharing-the-gold = Поділ золота
page-section-the-next-round-and-the-end-of-the-game = Наступний раунд і кінець гри
page-section-who-knows-what = Хто що знає
page-section-set-up = Підготовка
page-section-a-turn = Один хід
page-section-new-tunnels = Нові тунелі
page-section-new-actions = Нові дії
page-section-the-end-of-a-round-and-who-wins = Кінець раунду і хто перемагає
page-section-gold = Золото
page-section-next-round-and-end = Наступний раунд і кінець
page-section-tunnels = Тунелі
page-section-goals-and-gold = Карти мети та золото
page-section-the-next-rounds = Наступні раунди
page-section-the-duel-alone = «Дуель» наодинці
page-section-clauses = Правила

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

## Перегляд гри

page-replay-title = Перегляд гри
page-replay-nothing = Гра ще не почалася: дивитися поки нема чого.
page-replay-moment = Момент гри
page-replay-at = { $at } з { $count }
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
page-replay-link = Скопіювати посилання на цей момент
page-replay-download = Завантажити запис
page-replay-fair = { $count ->
    [1] Роздача була чесною: її секрет відповідає печатці, оголошеній заздалегідь.
    [one] Усі роздачі ({ $count }) чесні: кожен секрет відповідає печатці, оголошеній заздалегідь.
    [few] Усі { $count } роздачі чесні: кожен секрет відповідає печатці, оголошеній заздалегідь.
   *[many] Усі { $count } роздач чесні: кожен секрет відповідає печатці, оголошеній заздалегідь.
 }
page-replay-unfair = Секрет не відповідає своїй печатці. Із цією грою щось не так.
page-replay-verify = Хто хоче роздати кожну карту із секретів заново, запускає на записі «dwarrow verify».

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

## Уроки: по одному реченню поруч зі справжньою грою

page-learn-coach = Ваш наставник
page-learn-hide = Згорнути наставника
page-learn-show = Показати наставника
page-learn-understood = Зрозуміло
page-learn-watch = Грають інші. Стежте, що вони роблять: це показує, хто вони.
page-learn-step-card = Оберіть карту, що світиться:
page-learn-step-several = Натисніть кнопку, що світиться, потім оберіть карти:
page-learn-step-confirm = Погляньте ще раз і підтвердьте внизу:
page-learn-step-places = Тепер місце в шахті, що світиться:
page-learn-step-seats = Тепер гравця, що світиться:
page-learn-step-kings = Тепер те, що світиться на столі:
page-learn-step-rest = Тепер кнопку, що світиться:
page-learn-detour-refused = Так не можна, і тут же сказано чому. Нічого страшного.
page-learn-detour-other = Ви тримаєте іншу карту. Її можна зіграти; якщо вагаєтеся, поверніться до цього.
page-learn-detour-own-way = Ви зробили по-своєму, і це добре.
page-learn-for-me = Зробіть це за мене

page-learn-saboteur-digger = Ви золотошукач, і про це не знає ніхто. Прокопайте тунель від початку до золота, доки не скінчилися карти. Хтось з інших може бути саботером.
page-learn-saboteur-saboteur = Ви саботер, і про це не знає ніхто. Подбайте, щоб жоден тунель не дійшов до золота, доки не скінчаться карти, і вдавайте невинність.
page-learn-saboteur-goals = Далеко праворуч лежать три закриті карти «кінець». Одна з них — скарб, дві — камінь. Де що, не знає ніхто.
page-learn-saboteur-lay = Оберіть у руці карту тунелю, а тоді одне з підсвічених місць у шахті. Прохід має збігатися з проходом, скеля — зі скелею. Клавіша R розвертає карту.
page-learn-saboteur-drew = Добре покладено. Нову карту ви вже взяли: хід — це завжди одна карта зіграна й одна взята.
page-learn-saboteur-broken = Хтось зламав ваш інструмент: поки його не полагодять, тунелів ви не кладете. Лагодить карта ремонту з таким самим малюнком; решту карт грати можна.
page-learn-saboteur-draft = Скарб знайдено! Візьміть одну з карт золота: 1, 2 або 3 самородки. Далі вони йдуть до наступного золотошукача.
page-learn-saboteur-map = У вас є розвідка. Оберіть її, а тоді одну з карт «кінець»: побачите її лише ви, і гра це для вас запам’ятає.
page-learn-saboteur-sabotage = Зламана кирка, ліхтар чи вагонетка не дають копати комусь іншому. Оберіть карту, а тоді гравця. Кому ви не довіряєте?
page-learn-saboteur-mend = У вас є ремонт, який комусь потрібен. Золотошукачі лагодять золотошукачам; те, кому ви допомагаєте, багато про вас каже.
page-learn-saboteur-rockfall = Обвал забирає із шахти одну карту тунелю: корисно проти глухих кутів і шкідливо в недобрих руках.
page-learn-saboteur-pass = Зараз зіграти нічого: скиньте одну карту закритою й візьміть іншу.
page-learn-saboteur-over = Раунд завершено, усі ролі відкрито. Уся гра має три раунди; перемагає той, у кого найбільше самородків.

page-learn-saboteur2-team = Ваша роль: { $role }. Золотошукачі поділені на дві команди: ваша виграє лише тоді, коли на її шляху до золота немає дверей іншого кольору.
page-learn-saboteur2-saboteur = Ви саботер: жодна з команд не повинна дістатися до золота.
page-learn-saboteur2-boss = Ви Бос: виграєте з будь-якою командою золотошукачів, що виграє, але отримуєте на один самородок менше.
page-learn-saboteur2-profiteer = Ви Ділок: хто б не виграв, виграєте й ви, але отримуєте на два самородки менше.
page-learn-saboteur2-geologist = Ви Геолог: команди вам байдужі. Наприкінці раунду ви отримуєте по самородку за кожен кристал у шахті.
page-learn-saboteur2-goals = Як і в першій грі, одна з трьох далеких карт — скарб. Нове тут — двері, драбини, кристали, пастки й ролі, що змінюються.
page-learn-saboteur2-lay = Оберіть у руці карту тунелю, а тоді одне з підсвічених місць у шахті.
page-learn-saboteur2-doors = У вас є двері. Крізь них проходить лише команда їхнього кольору: покладені на шляху до золота, вони не пустять іншу.
page-learn-saboteur2-several = Тут можна також скинути дві карти, щоб позбутися зламаного інструмента, або, пропускаючи хід, скинути до трьох карт.
page-learn-saboteur2-trap = Пастка замикає гравця: ні тунелів, ні золота наприкінці. Випускає його «Звільнення».
page-learn-saboteur2-hats = «Розслідування» показує вам чиюсь роль. «Зміна ролі» дає комусь іншу роль — можливо, й вам.
page-learn-saboteur2-broken = Ваш інструмент зламано: жодних тунелів, доки його не полагодять.
page-learn-saboteur2-map = Розвідка дає лише вам оглянути одну з карт «кінець».
page-learn-saboteur2-sabotage = Зламайте інструмент тому, хто копає для іншої сторони.
page-learn-saboteur2-mend = У вас є ремонт, який комусь потрібен.
page-learn-saboteur2-rockfall = Обвал забирає одну карту тунелю, навіть із дверима.
page-learn-saboteur2-pass = Зіграти нічого: скиньте карти й візьміть стільки ж.
page-learn-saboteur2-over = Раунд завершено. На панелі сказано, хто що отримав і чому.

page-learn-duel-colour = Один із вас зелений, другий синій: кожен починає від стартової карти свого кольору. Це перегони за золотом.
page-learn-duel-goals = Шість карт мети лежать закритими. На деяких золото, на деяких двері. Хто першим прокопає тунель до золота, займає його токеном.
page-learn-duel-lay = Оберіть карту тунелю, а тоді підсвічене місце. До нього має вести ваш тунель від вашої стартової карти.
page-learn-duel-claimed = Золото ваше: на ньому лежить ваш токен. Його порахують наприкінці раунду.
page-learn-duel-troll = Дорогу перекрив троль. Заплатіть йому, і ваш тунель піде далі; хабар візьмуть із вашого золота наприкінці.
page-learn-duel-key = Ключем ви відмикаєте двері іншого кольору.
page-learn-duel-broken = Ваш інструмент зламано: жодних тунелів, доки ви його не полагодите. Можна також позбутися саботажу, скинувши дві карти.
page-learn-duel-map = Розвідка дає оглянути карту мети.
page-learn-duel-rockfall = Обвал забирає одну карту тунелю — може, саме ту, що потрібна суперникові.
page-learn-duel-sabotage = Ви можете зламати інструмент суперника: він не кластиме тунелів, доки не полагодить його.
page-learn-duel-pass = Скиньте одну або дві карти й візьміть стільки ж.
page-learn-duel-over = Раунд завершено, золото пораховано. Уся гра має три раунди.

page-learn-solo-colour = Ви наодинці із шахтою. Копайте від своєї стартової карти й зберіть якнайбільше золота, доки не скінчилися карти.
page-learn-solo-goals = Шість карт мети лежать далеко й закритими. До найближчих потрібно сім карт.
page-learn-solo-lay = Оберіть карту тунелю, а тоді підсвічене місце в шахті.
page-learn-solo-struck = Шахта дає здачі: саботаж і обвали, які ви берете, одразу діють проти вас.
page-learn-solo-claimed = Золото! На ньому лежить ваш токен, і наприкінці раунду воно ваше.
page-learn-solo-troll = Дорогу перекрив троль. Заплатіть йому, і тунель піде далі; хабар візьмуть із вашого золота.
page-learn-solo-key = Ключ відмикає двері іншого кольору.
page-learn-solo-broken = Інструмент зламано: жодних тунелів, доки ви його не полагодите або не позбудетеся саботажу, скинувши карти.
page-learn-solo-map = Розвідка дає оглянути карту мети: копайте туди, де золото.
page-learn-solo-rockfall = Обвал забирає карту тунелю.
page-learn-solo-pass = Скиньте одну або дві карти й візьміть стільки ж.
page-learn-solo-over = Це був один раунд. Зіграйте три, і гра скаже, який із вас золотошукач.

page-learn-kings-king = Ви король одного з чотирьох народів. Посередині лежать копальні: захоплюйте їх, посилайте туди копати загони інших народів і встигніть, доки не скінчилася колода.
page-learn-kings-play = Оберіть загін у руці, а тоді підсвічену копальню. Якщо там уже є загони, ваш має бути сильнішим за верхній; дев’ятку накриває лише нуль. Поки хоч щось підходить, грати обов’язково.
page-learn-kings-take = Тепер візьміть карту: верхню з колоди або верхню з будь-якої стопки в Таборі.
page-learn-kings-captured = Копальню захоплено, щойно на ній стільки загонів, скільки вказує щит. Вона дістається королю того народу, чий загін ліг останнім, хоч би хто його поклав.
page-learn-kings-own = У вас є копальня. Посилайте туди копати загони інших народів, кожен сильніший за попередній, доки їх не стане стільки, скільки на ній кирок.
page-learn-kings-developed = Цю копальню розроблено. Вона йде під вашого короля й дає свої очки; незавершена копальня очки забирає.
page-learn-kings-overseer = Копальні з оком потрібен ще й наглядач: один загін зверху, цього разу з народу самого короля.
page-learn-kings-over = Колода порожня, копальні пораховано: розроблені додають королю очки, незавершені — забирають.
