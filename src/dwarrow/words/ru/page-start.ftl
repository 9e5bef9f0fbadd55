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
page-start-hall = Открытые столы
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
page-setup-options = Что в компаниях часто меняют
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
page-setup-visibility-link = у кого есть ссылка
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
page-setup-hook-line = В медленных играх вебхук чата узнаёт, чей ход, когда этого игрока нет.
page-setup-hook-unfit = Адрес чата начинается с https://. Оставьте пустым, чтобы никого не оповещать.
page-setup-open = Открыть стол
page-setup-begin = Начать
page-setup-no-seat = Оставьте свободное место для себя.

## Сбор игроков

page-gather-title = Игроки собираются
page-gather-dealing = Карты раздаются…
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
page-gather-sealed-why = Каждая раздача вытекает из секрета. Вот отпечатки этих секретов, объявленные ещё до первой раздачи; после игры секреты покажут, и каждый сможет проверить, что ни одна карта не выбрана позже.

## Правила

page-rules-title = Правила: { $game }
page-rules-find = Искать в правилах
page-rules-none = Об этом ничего не сказано.
page-rules-differs = Чем отличаются издания
page-rules-compare = Сравнить с
page-rules-question = Вопрос
page-rules-alike = По этим двум изданиям играют одинаково.
page-rules-english = Сами пункты правил пока на английском. Заголовки, вопросы и ответы — на вашем языке.
page-rules-contents = Содержание
page-section-components-and-set-up = Состав игры и подготовка
page-section-the-turn = Ход
page-section-laying-a-tunnel-card = Как класть карту туннеля
page-section-action-cards = Карты действий
page-section-passing-and-discards = Пропуск хода и сброс
page-section-reaching-a-goal = Туннель до цели
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
page-section-goals-and-gold = Цели и золото
page-section-the-next-rounds = Следующие раунды
page-section-the-duel-alone = «Дуэль» в одиночку
page-section-clauses = Правила

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

## Просмотр игры

page-replay-title = Просмотр игры
page-replay-nothing = Игра ещё не началась: смотреть пока нечего.
page-replay-moment = Момент игры
page-replay-at = { $at } из { $count }
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
page-replay-link = Скопировать ссылку на этот момент
page-replay-download = Скачать запись
page-replay-fair = { $count ->
    [1] Раздача была честной: её секрет соответствует печати, объявленной заранее.
    [one] Все раздачи ({ $count }) честные: каждый секрет соответствует печати, объявленной заранее.
    [few] Все { $count } раздачи честные: каждый секрет соответствует печати, объявленной заранее.
   *[many] Все { $count } раздач честные: каждый секрет соответствует печати, объявленной заранее.
 }
page-replay-unfair = Секрет не соответствует своей печати. С этой игрой что-то не так.
page-replay-verify = Кто хочет раздать каждую карту из секретов заново, запускает на записи «dwarrow verify».

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

## Уроки: по одному предложению рядом с настоящей игрой

page-learn-coach = Ваш наставник
page-learn-hide = Свернуть наставника
page-learn-show = Показать наставника
page-learn-understood = Понятно
page-learn-watch = Играют другие. Следите, что они делают: это показывает, кто они.
page-learn-step-card = Выберите светящуюся карту:
page-learn-step-several = Нажмите светящуюся кнопку, затем выберите карты:
page-learn-step-confirm = Посмотрите ещё раз и подтвердите внизу:
page-learn-step-places = Теперь светящееся место в шахте:
page-learn-step-seats = Теперь светящегося игрока:
page-learn-step-kings = Теперь то, что светится на столе:
page-learn-step-rest = Теперь светящуюся кнопку:
page-learn-detour-refused = Так нельзя, и тут же сказано почему. Ничего страшного.
page-learn-detour-other = Вы держите другую карту. Её можно сыграть; если сомневаетесь, вернитесь к этому.
page-learn-detour-own-way = Вы сделали по-своему, и это хорошо.
page-learn-for-me = Сделайте это за меня

page-learn-saboteur-digger = Вы золотоискатель, и об этом не знает никто. Прокопайте туннель от входа в шахту до золота, пока не кончились карты. Кто-то из остальных может быть вредителем.
page-learn-saboteur-saboteur = Вы вредитель, и об этом не знает никто. Позаботьтесь, чтобы ни один туннель не дошёл до золота, пока не кончатся карты, и изображайте невинность.
page-learn-saboteur-goals = Далеко справа лежат три закрытые цели. Одна из них — сокровище, две — камень. Где что, не знает никто.
page-learn-saboteur-lay = Выберите на руке карту туннеля, а затем одно из подсвеченных мест в шахте. Проход должен совпадать с проходом, скала — со скалой. Клавиша R разворачивает карту.
page-learn-saboteur-drew = Хорошо положено. Новую карту вы уже взяли: ход — это всегда одна карта сыграна и одна взята.
page-learn-saboteur-broken = Кто-то сломал ваш инструмент: пока его не починят, туннелей вы не кладёте. Чинит карта ремонта с таким же рисунком; остальные карты играть можно.
page-learn-saboteur-draft = Сокровище найдено! Возьмите одну из карт золота: 1, 2 или 3 самородка. Дальше они идут к следующему золотоискателю.
page-learn-saboteur-map = У вас есть разведка. Выберите её, а затем одну из целей: увидите её только вы, и игра это для вас запомнит.
page-learn-saboteur-sabotage = Сломанная кирка, лампа или вагонетка не дают копать кому-то другому. Выберите карту, а затем игрока. Кому вы не доверяете?
page-learn-saboteur-mend = У вас есть ремонт, который кому-то нужен. Золотоискатели чинят золотоискателям; то, кому вы помогаете, многое о вас говорит.
page-learn-saboteur-rockfall = Обвал забирает из шахты одну карту туннеля: полезно против тупиков и вредно в недобрых руках.
page-learn-saboteur-pass = Сейчас сыграть нечего: сбросьте одну карту в закрытую и возьмите другую.
page-learn-saboteur-over = Раунд окончен, все роли открыты. Вся игра — три раунда; побеждает тот, у кого больше всех самородков.

page-learn-saboteur2-team = Ваша роль: { $role }. Золотоискатели поделены на две команды: ваша выигрывает, только если на её пути к золоту нет двери другого цвета.
page-learn-saboteur2-saboteur = Вы вредитель: ни одна из команд не должна добраться до золота.
page-learn-saboteur2-boss = Вы Босс: выигрываете с любой победившей командой золотоискателей, но получаете на один самородок меньше.
page-learn-saboteur2-profiteer = Вы Делец: кто бы ни выиграл, выигрываете и вы, но получаете на два самородка меньше.
page-learn-saboteur2-geologist = Вы Геолог: команды вам безразличны. В конце раунда вы получаете по самородку за каждый кристалл в шахте.
page-learn-saboteur2-goals = Как и в первой игре, одна из трёх дальних карт — сокровище. Новое здесь — двери, лестницы, кристаллы, ловушки и роли, которые меняются.
page-learn-saboteur2-lay = Выберите на руке карту туннеля, а затем одно из подсвеченных мест в шахте.
page-learn-saboteur2-doors = У вас есть дверь. Через неё проходит только команда её цвета: на пути к золоту она не пустит другую.
page-learn-saboteur2-several = Здесь можно также сбросить две карты, чтобы избавиться от сломанного инструмента, или, пропуская ход, сбросить до трёх карт.
page-learn-saboteur2-trap = Ловушка запирает игрока: ни туннелей, ни золота в конце. Выпускает его «Освобождение».
page-learn-saboteur2-hats = «Расследование» показывает вам чью-то роль. «Смена ролей» даёт кому-то другую роль — возможно, и вам.
page-learn-saboteur2-broken = Ваш инструмент сломан: никаких туннелей, пока его не починят.
page-learn-saboteur2-map = Разведка даёт только вам посмотреть одну из целей.
page-learn-saboteur2-sabotage = Сломайте инструмент тому, кто копает для другой стороны.
page-learn-saboteur2-mend = У вас есть ремонт, который кому-то нужен.
page-learn-saboteur2-rockfall = Обвал забирает одну карту туннеля, даже с дверью.
page-learn-saboteur2-pass = Сыграть нечего: сбросьте карты и возьмите столько же.
page-learn-saboteur2-over = Раунд окончен. На панели сказано, кто что получил и почему.

page-learn-duel-colour = Один из вас зелёный, другой синий: каждый начинает от входа своего цвета. Это гонка за золотом.
page-learn-duel-goals = Шесть целей лежат закрытыми. На некоторых золото, на некоторых двери. Кто первым прокопает туннель к золоту, занимает его жетоном.
page-learn-duel-lay = Выберите карту туннеля, а затем подсвеченное место. К нему должен вести ваш туннель от вашего входа.
page-learn-duel-claimed = Золото ваше: на нём лежит ваш жетон. Его посчитают в конце раунда.
page-learn-duel-troll = Дорогу преградил тролль. Заплатите ему, и ваш туннель пойдёт дальше; плату возьмут из вашего золота в конце.
page-learn-duel-key = Ключом вы отпираете дверь другого цвета.
page-learn-duel-broken = Ваш инструмент сломан: никаких туннелей, пока вы его не почините. Можно также избавиться от вредительства, сбросив две карты.
page-learn-duel-map = Разведка даёт посмотреть цель.
page-learn-duel-rockfall = Обвал забирает одну карту туннеля — может быть, ту самую, что нужна сопернику.
page-learn-duel-sabotage = Вы можете сломать инструмент соперника: он не будет класть туннели, пока не починит его.
page-learn-duel-pass = Сбросьте одну или две карты и возьмите столько же.
page-learn-duel-over = Раунд окончен, золото посчитано. Вся игра — три раунда.

page-learn-solo-colour = Вы один на один с шахтой. Копайте от своего входа и соберите как можно больше золота, пока не кончились карты.
page-learn-solo-goals = Шесть целей лежат далеко и закрытыми. До ближайших нужно семь карт.
page-learn-solo-lay = Выберите карту туннеля, а затем подсвеченное место в шахте.
page-learn-solo-struck = Шахта даёт сдачи: вредительство и обвалы, которые вы берёте, сразу действуют против вас.
page-learn-solo-claimed = Золото! На нём лежит ваш жетон, и в конце раунда оно ваше.
page-learn-solo-troll = Дорогу преградил тролль. Заплатите ему, и туннель пойдёт дальше; плату возьмут из вашего золота.
page-learn-solo-key = Ключ отпирает дверь другого цвета.
page-learn-solo-broken = Инструмент сломан: никаких туннелей, пока вы его не почините или не избавитесь от вредительства, сбросив карты.
page-learn-solo-map = Разведка даёт посмотреть цель: копайте туда, где золото.
page-learn-solo-rockfall = Обвал забирает карту туннеля.
page-learn-solo-pass = Сбросьте одну или две карты и возьмите столько же.
page-learn-solo-over = Это был один раунд. Сыграйте три, и игра скажет, какой из вас золотоискатель.

page-learn-kings-king = Вы король одного из четырёх народов. Посередине лежат рудники: захватывайте их, посылайте туда копать отряды других народов и успейте, пока не кончилась колода.
page-learn-kings-play = Выберите отряд на руке, а затем подсвеченный рудник. Если там уже есть отряды, ваш должен быть сильнее верхнего; девятку накрывает только ноль. Пока хоть что-то подходит, играть обязательно.
page-learn-kings-take = Теперь возьмите карту: верхнюю из колоды или верхнюю из любой стопки в Лагере.
page-learn-kings-captured = Рудник захвачен, как только на нём столько отрядов, сколько указывает щит. Он достаётся королю того народа, чей отряд лёг последним, кто бы его ни положил.
page-learn-kings-own = У вас есть рудник. Посылайте туда копать отряды других народов, каждый сильнее предыдущего, пока их не станет столько, сколько на нём кирок.
page-learn-kings-developed = Этот рудник разработан. Он идёт под вашего короля и даёт свои очки; незавершённый рудник очки отнимает.
page-learn-kings-overseer = Руднику с глазом нужен ещё и надсмотрщик: один отряд сверху, на этот раз из народа самого короля.
page-learn-kings-over = Колода пуста, рудники посчитаны: разработанные прибавляют королю очки, незавершённые — отнимают.
