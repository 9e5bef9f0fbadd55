# Сторінка: те, що каже лише екран. Назви ігор, карт, ролей і ходів — в інших файлах.

page-loading = Хвилинку…
page-not-loaded = Цю частину сторінки не вдалося завантажити.
page-again = Спробувати ще раз
page-home = Початкова сторінка
page-language = Мова
page-theme = Освітлення
page-theme-auto = як на пристрої
page-theme-dark = за світла ліхтаря
page-theme-light = за денного світла
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
page-turn = Розвернути
page-several = Скинути кілька
page-moves = Що ви можете зробити ({ $count })
page-move-list = Ходи
page-no-moves = Зараз нічого.
page-find = Знайти
page-asking = Питаємо стіл…
page-turn-mine = Ваш хід.
page-turn-other = { $name } думає.
page-turn-held = { $name } чекає, доки ви прочитаєте свою карту.
page-title-mine = Ваш хід! · dwarrow
page-you-watch = Ви спостерігаєте.
page-ended = Стіл закрито.

page-do-card = Ваш хід: оберіть карту.
page-do-card-duel = { $colour ->
    [green] Ви зелений гном: оберіть карту.
   *[blue] Ви синій гном: оберіть карту.
 }
page-do-card-kings = Ви { $king }: оберіть карту.
page-do-place = Оберіть місце.
page-do-seat = Оберіть гравця.
page-do-choose = Оберіть, що зробити.
page-do-only-discard = Зараз не зіграти; можна скинути.
page-do-put-away = Ваш хід: можна лише скинути карту.
page-do-several = Обрано карт, щоб скинути: { $count }
page-do-pass = Ваш хід, але його можна лише пропустити.
page-do-take = Оберіть карту золота.
page-do-take-kings = Тепер візьміть карту: з Табору або з колоди.
page-do-open = Оберіть, яку карту «кінець» відкрити.
page-do-put = Оберіть, як лежатиме карта «кінець».
page-do-rob = Оберіть, кого обікрасти.
page-do-claim = Оберіть золото, яке займете.
page-do-bribe = Оберіть троля для підкупу чи завершіть хід.
page-do-end = Оберіть троля для підкупу чи завершіть хід.
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
page-discards-mine = Що ви скинули долілиць

page-seat-me = { $name }, це ви
page-seat-turn = ходить
page-seat-away = не на зв’язку
page-seat-bot = грає бот
page-looked = { $goal ->
    [upper] Оглянуто верхню карту «кінець».
    [middle] Оглянуто середню карту «кінець».
    [lower] Оглянуто нижню карту «кінець».
   *[other] Оглянуто карту «кінець» { $number }.
 }
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
page-board-goal = До карт «кінець»
page-board-then = Стіл, яким він був
page-before = Раніше
page-after = Пізніше
page-cell-empty = порожньо
page-cell-goal = закрита карта «кінець»
page-cell-goal-seen = закрита карта «кінець»; ви бачили: { $card }
page-cell = { $what }, { $place }
page-cell-target = { $place }: можна

## Оповідь і розмова

page-story = Оповідь
page-story-whole = Показати всю оповідь
page-story-empty = Ще нічого не сталося.
page-talk = Розмова
page-say = Скажіть щось
page-murmur = Вас чують лише глядачі
page-watcher = Хтось
page-send = Надіслати
page-phrases = Готові фрази
page-claims = Твердження
page-doubt = Не вірю
page-claim = { $about ->
    [goal] { $says ->
        [gold] { page-claim-goal } — золото.
       *[stone] { page-claim-goal } — камінь.
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
page-after-game = Після гри
page-result = Результат
page-review = Розбір
page-record = Завантажити запис
page-gold-by-round = Золото за раундами
page-review-of-round = Розбір раунду { $round }
page-who-did-what = Хто що робив
page-deed-tunnels = тунелі
page-deed-sabotage = саботаж
page-deed-repairs = ремонт
page-deed-maps = розвідка
page-deed-rockfalls = обвали
page-deed-passes = пропуски
page-fair = Чи було тасування чесним?
page-fair-true = Роздача { $deal }: секрет відповідає печатці, оголошеній заздалегідь.
page-fair-false = Роздача { $deal }: секрет не відповідає своїй печатці!
page-fair-mine = Вашу частку випадковості, обіцяну заздалегідь і показану тоді, коли ніхто вже не міг на неї зважити, додано до роздач: { $count }.
page-fair-elsewhere = Щоб роздати все ще раз і порівняти, завантажте запис і запустіть «dwarrow verify».

## Прохання до столу

page-undo = Взяти назад мій останній хід
page-act-undo = Взяти назад
page-hint = Підказка
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
page-remove = Прибрати цього гравця
page-propose-bot = Запропонувати, щоб тут грав бот
page-bot-plays = За вас грає бот.
page-return = Повернути собі місце
page-agree = За
page-disagree = Проти
page-waits-for = Чекаємо на відповідь: { $names }
page-link = Посилання
page-link-code = Посилання як код для сканування
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

## Що каже кнопка, доки вибрану карту видно

page-act-lay = Покласти
page-act-pass = { $cards ->
    [0] Пропустити
   *[other] Скинути
 }
page-act-mend = Лагодити: { $what }
page-act-throw = Повернути: { $what }
page-act-shed = Прибрати: { $what }
page-act-break = Зламати
page-act-look = Глянути
page-act-rockfall = Завалити
page-act-unlock = Відчинити
page-act-end = Кінець ходу
page-act-play = Зіграти
page-act-take = Взяти
page-act-several = Кілька

## Моя роль

page-role-new = Ваша роль лежить перед вами.
page-role-alone = Переверніть карту, коли ніхто не зазирає через плече.
page-role-turn = Перевернути карту
page-role-turn-back = Сховати карту
page-role-keep = Зрозуміло
page-role-fellows = Разом із вами: { $names }
page-role-wants-saboteur-digger = Вам потрібен тунель від карти «початок» до золота. Хтось тут, може, цього не хоче.
page-role-wants-saboteur-saboteur = Ваша мета: щоб ніхто не дістався золота й ніхто не здогадався, що це ви.
page-role-wants-saboteur2-green = Ваша команда має дістатися золота. Зелені двері вас пропускають, сині зупиняють.
page-role-wants-saboteur2-blue = Ваша команда має дістатися золота. Сині двері вас пропускають, зелені зупиняють.
page-role-wants-saboteur2-boss = Хай хтось дістанеться золота: ви виграєте з будь-якою командою, але отримуєте на самородок менше.
page-role-wants-saboteur2-profiteer = Ви виграєте з тим, хто виграє, але отримуєте на два самородки менше. Не потрапте в пастку.
page-role-wants-saboteur2-geologist = Вам потрібні кристали в шахті: кожен дає вам самородок, хоч би хто виграв.
page-role-wants-saboteur2-saboteur = Ваша мета: щоб жодна команда не дісталася золота й ніхто не здогадався, що це ви.
page-role-wants-duel-green = Ваші тунелі починаються від зеленої стартової карти. Зелені двері вас пропускають, сині зупиняють.
page-role-wants-duel-blue = Ваші тунелі починаються від синьої стартової карти. Сині двері вас пропускають, зелені зупиняють.
page-seat-bot-in = бот зіграє за { $seconds } с
page-notify = Сповіщати, коли мій хід

## Розкриття і кінець

page-skip = Пропустити
page-reveal-diggers = Тунель дійшов до золота!
page-reveal-saboteurs = Саботери перемогли!
page-reveal-round = Раунд закінчено!
page-reveal-richest = { $name } здобуває більше золота, { $most } : { $least }!
page-reveal-equal = Золота порівну, { $most } : { $most }!
page-reveal-alone = { $most ->
    [0] Цього разу без золота!
    [one] Здобуто { $most } самородок!
    [few] Здобуто { $most } самородки!
   *[many] Здобуто { $most } самородків!
 }
page-end-you-won = Ви перемогли!
page-rematch-waits = Господар може роздати знову: вас візьмуть із собою.

## Відійшли і повернулися

page-connection-slow = Ще надсилаємо…
page-connection-undurable = Сервер зараз не може записувати ходи. Нічого не втрачено; гра піде далі, щойно він зможе.
page-offline = Пристрій не в мережі. Столи чекають на вас і повернуться разом із мережею.
page-meanwhile = { $count ->
    [one] Поки вас не було: { $count } хід
    [few] Поки вас не було: { $count } ходи
   *[many] Поки вас не було: { $count } ходів
 }

## Розмови

page-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[many] { $count } нових повідомлень
 }
page-claim-goal = { $goal ->
    [upper] Верхня карта «кінець»
    [middle] Середня карта «кінець»
    [lower] Нижня карта «кінець»
   *[other] Карта «кінець» { $number }
 }
page-claim-saw-gold = Тут я бачу золото
page-claim-saw-stone = Тут я бачу камінь
page-mute = Не показувати, що каже цей гравець
page-face = Моє обличчя
page-face-hair = Волосся
page-face-eyes = Очі
page-face-hat = Шапка
page-face-coat = Одяг
page-face-colour = Колір
page-face-wear = Надягнути
page-why = Чому?
page-do-broken = Зламано: { $tools }. Поки не полагодите, тунелів не класти.
page-do-broken-put-away = Зламано: { $tools }. Тунелів не класти: скиньте карту.
page-do-trapped = Пастка: поки не звільнять, тунелів не класти.
page-do-trapped-put-away = Пастка, тунелів не класти: скиньте карту.
page-tv-no-code = Зараз за кодом ніхто сісти не може.
page-unknown-title = Цей тунель нікуди не веде
page-unknown-line = За цією адресою нічого немає. Можливо, посилання обрізалося дорогою.
page-gather-uninvited = Ви можете дивитися. Щоб сісти, потрібне запрошення, а в цій адресі його немає: попросіть посилання в господаря столу або введіть код із його екрана.
