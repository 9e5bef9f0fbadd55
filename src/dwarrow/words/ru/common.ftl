# Общее для всех игр: названия игр и изданий, роли, карты, предметы, терминал.

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
game-duel-tagline = Два гнома и шесть скрытых целей: хватайте золото раньше соперника.
game-duel-players = 2 игрока
game-solo = Гномы-вредители. Дуэль в одиночку
game-solo-tagline = Один гном против шахты: десять хороших минут.
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
edition-kings-ru13 = Русское издание 2013 года

## Роли, расы, предметы, стороны

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

card-tunnel = туннель { $sides }
card-dead-end = тупик { $sides }
card-bridge = мост { $sides }
card-curves = два поворота { $sides }
card-ladder = лестница { $sides }
card-ladder-green = зелёная лестница { $sides }
card-ladder-blue = синяя лестница { $sides }
card-crystal = туннель с кристаллами { $sides }
card-door-green = зелёная дверь { $sides }
card-door-blue = синяя дверь { $sides }
card-goal = цель { $sides }
card-stone = камень { $sides }
card-treasure = сокровище
card-start = вход в шахту
card-start-green = зелёный вход
card-start-blue = синий вход
card-with = { $card } ({ $features })
feature-door-green = зелёная дверь
feature-door-blue = синяя дверь
feature-troll = тролль
feature-gold = { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
   *[many] { $nuggets } самородков
 }

card-map = разведка
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
card-theft = Вор
card-hands-off = Руки прочь
card-swap-hands = Смена карточек
card-inspect = Расследование
card-swap-hats = Смена ролей
card-trap = Ловушка
card-free = Освобождение

card-troop = { $race } { $strength }
card-mine = рудник { $mine }
card-both-sides = { $troop }/{ $mine }

## Действия, как надпись на кнопке или группе ходов

deed-lay = Положить
deed-break = Вредительство
deed-mend = Починить
deed-rockfall = Обвал
deed-look = Посмотреть
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
    число    выбрать то, что под ним          слова   ход записью, например: pass EW
    b        нарисовать стол ещё раз          w       почему: спросить о ходе, например: w lay EW at 5,5
    q        выйти (запись сохранится)        ?       эта справка
terminal-left = Вы встаёте из-за стола.
terminal-talk = say ТЕКСТ  сказать так, чтобы услышали все за столом
terminal-away = Вы встаёте из-за стола; место остаётся за вами. Вернуться можно так:
terminal-start = все на месте; Enter — начать>
terminal-move = ваш ход>
terminal-way = как именно (Enter — назад)>
terminal-ways = { $ways ->
    [one] { $ways } способ
    [few] { $ways } способа
   *[many] { $ways } способов
 }
terminal-numbers = Есть числа от 1 до { $last }.
terminal-allowed = Так можно.
terminal-saved = Запись в файле { $file }; проверить тасование: dwarrow verify { $file }
terminal-not-saved = Файл { $file } не записывается ({ $why }); вот запись:
terminal-option = опция
terminal-answer = ответ
terminal-clauses = пункты
terminal-meaning = значение
terminal-alike = (играют одинаково)
terminal-english = Пункты правил приведены по-английски.
