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
game-duel-tagline = Двоє гномів і шість прихованих карт мети: схопіть золото раніше за суперника.
game-duel-players = 2 гравці
game-solo = Саботер. Дуель наодинці
game-solo-tagline = Один гном проти шахти: добрих десять хвилин.
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
edition-kings-ru13 = Російське видання 2013 року (копальні відтворено)

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

# куди відкрита карта
card-ways = { $sides ->
    [N] вгору
    [E] праворуч
    [S] вниз
    [W] ліворуч
    [NE] вгору і праворуч
    [NS] вгору і вниз
    [NW] вгору і ліворуч
    [ES] праворуч і вниз
    [EW] ліворуч і праворуч
    [SW] вниз і ліворуч
    [NES] вгору, праворуч і вниз
    [NEW] вгору, праворуч і ліворуч
    [NSW] вгору, вниз і ліворуч
    [ESW] праворуч, вниз і ліворуч
   *[NESW] на всі боки
 }
card-tunnel = { $sides ->
    [NESW] перехрестя
    [NS] прямий тунель згори вниз
    [EW] прямий тунель зліва направо
    [NE] поворот згори праворуч
    [NW] поворот згори ліворуч
    [ES] поворот знизу праворуч
    [SW] поворот знизу ліворуч
    [N] тунель { card-ways }
    [E] тунель { card-ways }
    [S] тунель { card-ways }
    [W] тунель { card-ways }
   *[other] розвилка { card-ways }
 }
card-dead-end = глухий кут { card-ways }
card-bridge = міст
card-curves = { $sides ->
    [NE] подвійний поворот, згори праворуч
   *[NW] подвійний поворот, згори ліворуч
 }
card-ladder = драбина
card-ladder-green = зелена драбина
card-ladder-blue = синя драбина
card-stone = камінь
card-treasure = скарб
card-start = карта «початок»
card-start-green = зелена стартова карта
card-start-blue = синя стартова карта
card-with = { $card } ({ $features })
# на якому боці карти двері, троль чи самородок
feature-at = { $feature } { $side ->
    [N] угорі
    [E] праворуч
    [S] внизу
   *[W] ліворуч
 }
feature-stub = { $sides ->
    [NS] два глухі рукави
    [EW] два глухі рукави
   *[other] глухий рукав { card-ways }
 }
feature-crystal = кристали
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

card-troop = { $race } { $strength }

## Місця: за тим, що лежить найближче (родовий відмінок); ними закінчується речення

landmark-saboteur = { $landmark ->
    [0] карти «початок»
    [1] верхньої карти «кінець»
    [2] середньої карти «кінець»
   *[other] нижньої карти «кінець»
 }
landmark-duel = { $landmark ->
    [0] зеленої стартової карти
    [1] синьої стартової карти
   *[other] карти мети { $number }
 }
landmark-solo = { $landmark ->
    [0] стартової карти
   *[other] карти мети { $number }
 }
place-on = на місці { $landmark }
place-beside = { $way ->
    [N] вище від { $landmark }
    [E] праворуч від { $landmark }
    [S] нижче від { $landmark }
   *[W] ліворуч від { $landmark }
 }
place-far = { $way ->
    [N] на { $count } вище від { $landmark }
    [E] на { $count } правіше від { $landmark }
    [S] на { $count } нижче від { $landmark }
   *[W] на { $count } лівіше від { $landmark }
 }
place-off = на { $right } { $across ->
    [E] правіше
   *[W] лівіше
 } і { $down } { $along ->
    [N] вище
   *[S] нижче
 } від { $landmark }

## Дії, як напис на кнопці чи групі ходів

deed-lay = Покласти
deed-break = Саботаж
deed-mend = Полагодити
deed-rockfall = Обвал
deed-look = Оглянути карту «кінець»
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
    число  вибрати зі списку
    слова  хід так, як у записі: { $example }
    w      чому не можна? спитати про хід: w { $example }
    b      намалювати стіл ще раз
    q      вийти
    ?      ця довідка
terminal-forms = Ходи словами:
terminal-left = Ви встаєте з-за столу.
terminal-talk = say ТЕКСТ  сказати так, щоб почули всі за столом
terminal-away = Ви встаєте з-за столу; місце лишається за вами. Повернутися можна так:
terminal-start = усі на місці; Enter — почати>
terminal-move = ваш хід>
terminal-next = раунд { $round }: Enter, щоб грати далі>
terminal-way = як саме (Enter — назад)>
terminal-ways = { $ways ->
    [one] { $ways } спосіб
    [few] { $ways } способи
   *[many] { $ways } способів
 }
terminal-numbers = Введіть число від 1 до { $last }.
terminal-no-move = «{ $asked }» — це не хід. Введіть число або ? для довідки.
terminal-no-game = Гри «{ $asked }» немає. Є такі: { $known }
terminal-no-edition = Видання «{ $asked }» у цієї гри немає. Є такі: { $known }
terminal-no-option = Опції «{ $asked }» у цієї гри немає. Є такі: { $known }
terminal-no-answer = { $option } не може бути «{ $asked }». Можливі значення: { $known }
terminal-no-clause = Пункту { $asked } немає. Усі пункти: dwarrow rules { $known }
terminal-no-text = { $file } — це не текстовий файл.
terminal-no-file = Файл { $file } не читається ({ $why }).
terminal-no-write = Файл { $file } не записується ({ $why }).
terminal-damaged = Файл { $file } не читається як запис гри: помилка в рядку { $line }.
terminal-not-over = Ця гра ще триває: розбирають лише закінчені ігри.
terminal-no-seat = Такого місця немає: місця — від 0 до { $last }.
terminal-no-eyes = Такого місця немає: місця — від 0 до { $last }, а -1 — глядач.
terminal-no-depth = Глибини «{ $asked }» немає. Є такі: { $known }
terminal-no-day = «{ $asked }» — це не день. День пишуть так: 2026-11-17.
terminal-allowed = Так можна.
terminal-saved = Запис у файлі { $file }; перевірити тасування: dwarrow verify { $file }
terminal-not-saved = Файл { $file } не записується ({ $why }); ось запис:
terminal-game = гра
terminal-players = гравців
terminal-editions = видання
terminal-bots = боти
terminal-option = опція
terminal-answer = відповідь
terminal-clauses = пункти
terminal-code = виконується в
terminal-tests = показано в
terminal-no-checkout = Код і тести, що називають пункт, видно в копії репозиторію.
terminal-meaning = значення
terminal-alike = (грають однаково)
terminal-same = На це вони відповідають однаково
terminal-reading = { $star } друковані правила залишають це відкритим: так їх прочитано тут, а опція дає й інші відповіді.

## Що бачить гравець у терміналі

screen-round = раунд { $round } з { $rounds }
screen-deck = у колоді: { $cards }
screen-discard = скинуто: { $cards }
screen-tokens = токенів лишилося: { $left }, ключів: { $keys }
screen-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
 }
screen-gold-cards = { $cards ->
    [one] { $cards } карта золота
    [few] { $cards } карти золота
   *[many] { $cards } карт золота
 }
screen-gold-any = має золото
screen-gold-none = без золота
screen-nuggets = { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородки
   *[many] { $nuggets } самородків
 }
screen-under = { $mines ->
    [one] { $mines } копальня під королем
    [few] { $mines } копальні під королем
   *[many] { $mines } копалень під королем
 }
screen-looked = { $goal ->
    [upper] знає верхню карту «кінець»
    [middle] знає середню карту «кінець»
    [lower] знає нижню карту «кінець»
   *[other] знає карту «кінець» { $goal }
 }
screen-seen = { $goal ->
    [upper] верхня карта «кінець»
    [middle] середня карта «кінець»
    [lower] нижня карта «кінець»
   *[other] карта «кінець» { $goal }
 }: { $card }
screen-role = ви: { $role }
screen-offer = золото на вибір: { $gold }
screen-hand = Ваша рука:
screen-centre = Копальні в центрі (скільки загонів є і скільки треба для захоплення):
screen-brief = Копальні числами: цінність (шахтарів) загонів є/треба; спершу в центрі:
screen-top = Згори на колоді: копальня цінністю { $value }, шахтарів { $dig }
screen-camp = У Таборі: { $troops }
screen-captured = Копальні гравця «{ $name }»:
screen-plot = { $number }: за { $value }, шахтарів { $dig }, { $has }/{ $needed }
screen-back = цінність { $value }, шахтарів { $dig }
# літери малюнка: зелений і синій початок, зелені й сині двері чи токени, троль, ключ
screen-letters = ЗСзстк
screen-more = … Enter, щоб побачити решту
