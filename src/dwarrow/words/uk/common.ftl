# Спільне для всіх ігор: назви ігор і видань, ролі, карти, інструменти, термінал.

committed = Роздачу { $deal } запечатано: { $commitment }

nothing = немає
yes = так
no = ні

## Ігри та видання

game-saboteur = Саботер
game-saboteur-tagline = Десь попереду лежить золото, але не всі, хто копає, хочуть, щоб його знайшли.
game-saboteur-players = 3–10 гравців
game-saboteur2 = Саботер 2
game-saboteur2-tagline = Дві команди-суперниці, двері, драбини й пастки — і кілька гномів, що наживаються на всіх.
game-saboteur2-players = 2–12 гравців
game-duel = Саботер. Дуель
game-duel-tagline = Двоє гномів і шість захованих цілей: схопіть золото раніше за суперника.
game-duel-players = 2 гравці
game-solo = Саботер. Дуель наодинці
game-solo-tagline = Один гном проти шахти: десять добрих хвилин.
game-solo-players = 1 гравець
game-kings = Підземні королі
game-kings-tagline = Чотири народи б’ються за копальні й посилають туди копати чужі загони.
game-kings-players = 2–4 гравці

edition-saboteur-house = Домашні правила
edition-saboteur-uk16 = Українське видання 2016 року
edition-saboteur-ru16 = Російський текст видання 2016 року
edition-saboteur-cz = Чеське видання
edition-saboteur-ru-ls = Російське видання «Стиль Жизни»
edition-saboteur2-house = Домашні правила
edition-saboteur2-ru-ls = Російське видання «Стиль Жизни»
edition-saboteur2-en11 = Англійське видання 2011 року
edition-duel-house = Домашні правила
edition-duel-uk-duel = Українське видання
edition-solo-house = Домашні правила
edition-solo-uk-solo = Українське видання
edition-kings-house = Домашні правила
edition-kings-ru13 = Російське видання 2013 року

## Ролі, раси, інструменти, сторони

role-unknown = невідома роль
role-digger = золотошукач
role-saboteur = саботер
role-green = зелений золотошукач
role-blue = синій золотошукач
role-boss = Бос
role-profiteer = Ділок
role-geologist = Геолог

race-dwarf = гном
race-orc = орк
race-goblin = гоблін
race-giant = велетень
king-dwarf = король гномів
king-orc = король орків
king-goblin = король гоблінів
king-giant = король велетнів

tool-pick = кирка
tool-lamp = ліхтар
tool-cart = вагонетка
# знахідний відмінок
tool-object = { $tool ->
    [pick] кирку
    [lamp] ліхтар
   *[cart] вагонетку
 }

side-N = північ
side-E = схід
side-S = південь
side-W = захід

# Літери на дверях, токенах і загонах: по одній на колір і на народ, різні
letter-green = Зе
letter-blue = Си
letter-dwarf = Гн
letter-orc = О
letter-goblin = Го
letter-giant = В

## Карти

card-tunnel = тунель { $sides }
card-dead-end = глухий кут { $sides }
card-bridge = міст { $sides }
card-curves = подвійний поворот { $sides }
card-ladder = драбина { $sides }
card-ladder-green = зелена драбина { $sides }
card-ladder-blue = синя драбина { $sides }
card-crystal = тунель із кристалами { $sides }
card-door-green = зелені двері { $sides }
card-door-blue = сині двері { $sides }
card-goal = мета { $sides }
card-stone = камінь { $sides }
card-treasure = скарб
card-start = початок
card-start-green = зелена стартова карта
card-start-blue = синя стартова карта
card-with = { $card } ({ $features })
feature-door-green = зелені двері
feature-door-blue = сині двері
feature-troll = троль
feature-gold = { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородки
   *[many] { $nuggets } самородків
 }

card-map = розвідка
card-rockfall = обвал
card-break-pick = зламана кирка
card-break-lamp = зламаний ліхтар
card-break-cart = зламана вагонетка
card-mend-pick = ремонт кирки
card-mend-lamp = ремонт ліхтаря
card-mend-cart = ремонт вагонетки
card-mend-pick-lamp = ремонт кирки або ліхтаря
card-mend-pick-cart = ремонт кирки або вагонетки
card-mend-lamp-cart = ремонт ліхтаря або вагонетки
card-key = ключ
card-theft = Крадіжка
card-hands-off = Руки геть
card-swap-hands = Обмін картами
card-inspect = Розслідування
card-swap-hats = Зміна ролі
card-trap = Пастка
card-free = Звільнення

card-troop = { $race } { $strength }
card-mine = копальня { $mine }
card-both-sides = { $troop }/{ $mine }

## Дії, як напис на кнопці чи групі ходів

deed-lay = Покласти
deed-break = Саботаж
deed-mend = Полагодити
deed-rockfall = Обвал
deed-look = Оглянути
deed-open = Відкрити
deed-put = Розвернути
deed-pass = Пропустити хід
deed-take = Узяти
deed-play = Зіграти
deed-shed = Позбутися перешкоди
deed-rob = Обікрасти
deed-throw = Позбутися саботажу
deed-unlock = Відімкнути
deed-bribe = Підкупити
deed-end = Завершити хід
deed-claim = Зайняти
deed-pay = Заплатити
deed-redraw = Нові карти

## Термінал

terminal-hint = ? — довідка, q — вийти
terminal-help =
    число    вибрати те, що під ним           слова   хід записом, наприклад: pass EW
    b        намалювати стіл ще раз           w       чому: спитати про хід, наприклад: w lay EW at 5,5
    q        вийти (запис збережеться)        ?       ця довідка
terminal-left = Ви встаєте з-за столу.
terminal-talk = say ТЕКСТ  сказати так, щоб почули всі за столом
terminal-away = Ви встаєте з-за столу; місце лишається за вами. Повернутися можна так:
terminal-start = усі на місці; Enter — почати>
terminal-move = ваш хід>
terminal-way = як саме (Enter — назад)>
terminal-ways = { $ways ->
    [one] { $ways } спосіб
    [few] { $ways } способи
   *[many] { $ways } способів
 }
terminal-numbers = Є числа від 1 до { $last }.
terminal-allowed = Так можна.
terminal-saved = Запис у файлі { $file }; перевірити тасування: dwarrow verify { $file }
terminal-not-saved = Файл { $file } не записується ({ $why }); ось запис:
terminal-option = опція
terminal-answer = відповідь
terminal-clauses = пункти
terminal-meaning = значення
terminal-alike = (грають однаково)
terminal-english = Пункти правил наведено англійською.
