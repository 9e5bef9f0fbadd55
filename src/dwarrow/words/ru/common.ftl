# Общее для всех игр: названия игр и изданий, роли, карты, инструменты, терминал.

committed = Раздача { $deal } запечатана: { $commitment }

nothing = нет
yes = да
no = нет

## Игры и издания

game-saboteur = Гномы-вредители
game-saboteur-tagline = Где-то впереди лежит золото, но не все, кто копает, хотят, чтобы его нашли.
game-saboteur-players = 3–10 игроков
game-saboteur2 = Гномы-вредители 2
game-saboteur2-tagline = Две соперничающие команды, двери, лестницы и ловушки — и несколько гномов, которые наживаются на всех.
game-saboteur2-players = 2–12 игроков
game-duel = Гномы-вредители. Дуэль
game-duel-tagline = Два гнома и шесть скрытых карт цели: хватайте золото раньше соперника.
game-duel-players = 2 игрока
game-solo = Гномы-вредители. Дуэль в одиночку
game-solo-tagline = Один гном против шахты, минут на десять.
game-solo-players = 1 игрок
game-kings = Подземные короли
game-kings-tagline = Четыре народа сражаются за рудники и посылают туда копать чужие отряды.
game-kings-players = 2–4 игрока

edition-saboteur-house = Домашние правила
edition-saboteur-uk16 = Украинское издание 2016 года
edition-saboteur-ru16 = Русский текст издания 2016 года
edition-saboteur-cz = Чешское издание
edition-saboteur-ru-ls = Русское издание «Стиль Жизни»
edition-saboteur2-house = Домашние правила
edition-saboteur2-ru-ls = Русское издание «Стиль Жизни»
edition-saboteur2-en11 = Английское издание 2011 года
edition-duel-house = Домашние правила
edition-duel-uk-duel = Украинское издание
edition-solo-house = Домашние правила
edition-solo-uk-solo = Украинское издание
edition-kings-house = Домашние правила
edition-kings-ru13 = Русское издание 2013 года (рудники восстановлены)

## Роли, расы, инструменты, стороны

role-unknown = неизвестная роль
role-digger = золотоискатель
role-saboteur = вредитель
role-green = зелёный золотоискатель
role-blue = синий золотоискатель
role-boss = Босс
role-profiteer = Делец
role-geologist = Геолог

race-dwarf = гном
race-orc = орк
race-goblin = гоблин
race-giant = великан
king-dwarf = король гномов
king-orc = король орков
king-goblin = король гоблинов
king-giant = король великанов

tool-pick = кирка
tool-lamp = лампа
tool-cart = вагонетка
# винительный падеж
tool-object = { $tool ->
    [pick] кирку
    [lamp] лампу
   *[cart] вагонетку
 }

side-N = север
side-E = восток
side-S = юг
side-W = запад

# Буквы на дверях, жетонах и отрядах: по одной на цвет и на народ, разные
letter-green = Зе
letter-blue = Си
letter-dwarf = Гн
letter-orc = О
letter-goblin = Го
letter-giant = В

## Карты

# куда открыта карта
card-ways = { $sides ->
    [N] вверх
    [E] вправо
    [S] вниз
    [W] влево
    [NE] вверх и вправо
    [NS] вверх и вниз
    [NW] вверх и влево
    [ES] вправо и вниз
    [EW] влево и вправо
    [SW] вниз и влево
    [NES] вверх, вправо и вниз
    [NEW] вверх, вправо и влево
    [NSW] вверх, вниз и влево
    [ESW] вправо, вниз и влево
   *[NESW] во все стороны
 }
card-tunnel = { $sides ->
    [NESW] перекрёсток
    [NS] прямой туннель сверху вниз
    [EW] прямой туннель слева направо
    [NE] поворот сверху направо
    [NW] поворот сверху налево
    [ES] поворот снизу направо
    [SW] поворот снизу налево
    [N] туннель { card-ways }
    [E] туннель { card-ways }
    [S] туннель { card-ways }
    [W] туннель { card-ways }
   *[other] развилка { card-ways }
 }
card-dead-end = тупик { card-ways }
card-bridge = мост
card-curves = { $sides ->
    [NE] два дугообразных туннеля, сверху направо
   *[NW] два дугообразных туннеля, сверху налево
 }
card-ladder = лестница
card-ladder-green = зелёная лестница
card-ladder-blue = синяя лестница
card-stone = булыжник
card-treasure = сокровище
card-start = вход в шахту
card-start-green = зелёная стартовая карта
card-start-blue = синяя стартовая карта
card-with = { $card } ({ $features })
# на какой стороне карты дверь, тролль или самородок
feature-at = { $feature } { $side ->
    [N] сверху
    [E] справа
    [S] снизу
   *[W] слева
 }
feature-stub = { $sides ->
    [NS] два глухих рукава
    [EW] два глухих рукава
   *[other] глухой рукав { card-ways }
 }
feature-crystal = кристаллы
feature-door-green = зелёная дверь
feature-door-blue = синяя дверь
feature-troll = тролль
feature-gold = { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
   *[many] { $nuggets } самородков
 }

card-map = секретная карточка
card-rockfall = обвал
card-break-pick = сломанная кирка
card-break-lamp = сломанная лампа
card-break-cart = сломанная вагонетка
card-mend-pick = ремонт кирки
card-mend-lamp = ремонт лампы
card-mend-cart = ремонт вагонетки
card-mend-pick-lamp = ремонт кирки или лампы
card-mend-pick-cart = ремонт кирки или вагонетки
card-mend-lamp-cart = ремонт лампы или вагонетки
card-key = ключ

card-troop = { $race } { $strength }

## Места: по тому, что лежит ближе всего (родительный падеж); ими заканчивается предложение

landmark-saboteur = { $landmark ->
    [0] карты входа в шахту
    [1] верхней карты золотой жилы
    [2] средней карты золотой жилы
   *[other] нижней карты золотой жилы
 }
landmark-duel = { $landmark ->
    [0] зелёной стартовой карты
    [1] синей стартовой карты
   *[other] карты цели { $number }
 }
landmark-solo = { $landmark ->
    [0] стартовой карты
   *[other] карты цели { $number }
 }
place-on = на месте { $landmark }
place-beside = { $way ->
    [N] выше { $landmark }
    [E] справа от { $landmark }
    [S] ниже { $landmark }
   *[W] слева от { $landmark }
 }
place-far = { $way ->
    [N] на { $count } выше { $landmark }
    [E] на { $count } правее { $landmark }
    [S] на { $count } ниже { $landmark }
   *[W] на { $count } левее { $landmark }
 }
place-off = на { $right } { $across ->
    [E] правее
   *[W] левее
 } и { $down } { $along ->
    [N] выше
   *[S] ниже
 } { $landmark }

## Действия, как надпись на кнопке или группе ходов

deed-lay = Положить
deed-break = Вредительство
deed-mend = Починить
deed-rockfall = Обвал
deed-look = Посмотреть карту золотой жилы
deed-open = Открыть
deed-put = Развернуть
deed-pass = Пропустить ход
deed-take = Взять
deed-play = Сыграть
deed-shed = Избавиться от помехи
deed-rob = Обокрасть
deed-throw = Избавиться от вредительства
deed-unlock = Отпереть
deed-bribe = Подкупить
deed-end = Завершить ход
deed-claim = Занять
deed-pay = Заплатить
deed-redraw = Новые карты

## Терминал

terminal-hint = ? — справка, q — выйти
terminal-help =
    число  выбрать из списка
    слова  ход так, как в записи: { $example }
    w      почему нельзя? спросить о ходе: w { $example }
    b      нарисовать стол ещё раз
    q      выйти
    ?      эта справка
terminal-forms = Ходы словами:
terminal-left = Вы встаёте из-за стола.
terminal-talk = say ТЕКСТ  сказать так, чтобы услышали все за столом
terminal-away = Вы встаёте из-за стола; место остаётся за вами. Вернуться можно так:
terminal-start = все на месте; Enter — начать>
terminal-move = ваш ход>
terminal-next = раунд { $round }: Enter, чтобы играть дальше>
terminal-way = как именно (Enter — назад)>
terminal-ways = { $ways ->
    [one] { $ways } способ
    [few] { $ways } способа
   *[many] { $ways } способов
 }
terminal-numbers = Введите число от 1 до { $last }.
terminal-no-move = «{ $asked }» — это не ход. Введите число или ? для справки.
terminal-no-game = Игры «{ $asked }» нет. Есть такие: { $known }
terminal-no-edition = Издания «{ $asked }» у этой игры нет. Есть такие: { $known }
terminal-no-option = Опции «{ $asked }» у этой игры нет. Есть такие: { $known }
terminal-no-answer = { $option } не может быть «{ $asked }». Возможные значения: { $known }
terminal-no-clause = Пункта { $asked } нет. Все пункты: dwarrow rules { $known }
terminal-no-text = { $file } — это не текстовый файл.
terminal-no-file = Файл { $file } не читается ({ $why }).
terminal-no-write = Файл { $file } не записывается ({ $why }).
terminal-damaged = Файл { $file } не читается как запись игры: ошибка в строке { $line }.
terminal-not-over = Эта игра ещё идёт: разбирают только законченные игры.
terminal-no-seat = Такого места нет: места — от 0 до { $last }.
terminal-no-eyes = Такого места нет: места — от 0 до { $last }, а -1 — зритель.
terminal-no-depth = Глубины «{ $asked }» нет. Есть такие: { $known }
terminal-no-day = «{ $asked }» — это не день. День пишут так: 2026-11-17.
terminal-allowed = Так можно.
terminal-saved = Запись в файле { $file }; проверить тасование: dwarrow verify { $file }
terminal-not-saved = Файл { $file } не записывается ({ $why }); вот запись:
terminal-game = игра
terminal-players = игроков
terminal-editions = издания
terminal-bots = боты
terminal-option = опция
terminal-answer = ответ
terminal-clauses = пункты
terminal-code = исполняется в
terminal-tests = показано в
terminal-no-checkout = Код и тесты, называющие пункт, видны в копии репозитория.
terminal-meaning = значение
terminal-alike = (играют одинаково)
terminal-same = На это они отвечают одинаково
terminal-reading = { $star } печатные правила оставляют это открытым: так они прочитаны здесь, а опция даёт и другие ответы.

## Что видит игрок в терминале

screen-round = раунд { $round } из { $rounds }
screen-deck = в колоде: { $cards }
screen-discard = в сбросе: { $cards }
screen-tokens = жетонов осталось: { $left }, ключей: { $keys }
screen-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }
screen-gold-cards = { $cards ->
    [one] { $cards } карта золота
    [few] { $cards } карты золота
   *[many] { $cards } карт золота
 }
screen-gold-any = есть золото
screen-gold-none = золота нет
screen-nuggets = { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
   *[many] { $nuggets } самородков
 }
screen-under = { $mines ->
    [one] { $mines } рудник под королём
    [few] { $mines } рудника под королём
   *[many] { $mines } рудников под королём
 }
screen-looked = { $goal ->
    [upper] знает верхнюю карту золотой жилы
    [middle] знает среднюю карту золотой жилы
    [lower] знает нижнюю карту золотой жилы
   *[other] знает карту золотой жилы { $goal }
 }
screen-seen = { $goal ->
    [upper] верхняя карта золотой жилы
    [middle] средняя карта золотой жилы
    [lower] нижняя карта золотой жилы
   *[other] карта золотой жилы { $goal }
 }: { $card }
screen-role = вы: { $role }
screen-offer = золото на выбор: { $gold }
screen-hand = Ваша рука:
screen-centre = Рудники в центре (сколько отрядов есть и сколько нужно для захвата):
screen-brief = Рудники числами: ценность (шахтёров) отрядов есть/нужно; сначала в центре:
screen-top = Сверху на колоде: рудник ценностью { $value }, шахтёров { $dig }
screen-camp = В Лагере: { $troops }
screen-captured = Рудники игрока «{ $name }»:
screen-plot = { $number }: за { $value }, шахтёров { $dig }, { $has }/{ $needed }
screen-back = рудник за { $value }, шахтёров { $dig }
# буквы рисунка: зелёное и синее начало, зелёные и синие двери или жетоны, тролль, ключ
screen-letters = ЗСзстк
screen-more = … Enter, чтобы увидеть остальное
