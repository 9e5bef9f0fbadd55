# «Подземные короли»: что произошло, почему, чего нельзя и что можно сделать.
# Карта записана с обеих сторон, например «орк 5/M07»: отряд, затем рудник на обороте.

## События

kings-dealt = Короли коронованы: { $races }. Рудники в центре: { $centre }. Начинает { $first }.
kings-got-hand = Ваши карты: { $cards }.
kings-played =
    { $where ->
        [centre] { $seat } посылает отряд на рудник { $place } в центре: { $card }.
       *[own] { $seat } посылает отряд в собственный рудник { $place }: { $card }.
    }
kings-captured = Рудник { $mine } захвачен. Его владелец: { $owner }. Его отряды идут в Лагерь: { $troops }.
kings-opened = В центре на месте { $place } новый рудник: { $mine }.
kings-developed = { $seat } завершает разработку рудника { $mine }. Он ложится под короля, а его отряды выбывают из игры.
kings-took = { $seat } берёт из Лагеря: { $card }.
kings-drew = { $seat } берёт карту, на обороте которой { $mine }.
kings-got-card = Вы берёте: { $card }.
kings-uncovered = Сверху колоды теперь { $mine }; { $left ->
        [one] осталась { $left } карта.
        [few] осталось { $left } карты.
       *[many] осталось { $left } карт.
    }
kings-redrew = { $seat } не может ничего сыграть и сбрасывает все карты, показав их: { $cards }. Новые карты: { $drawn }.
kings-deck-ended =
    { $how ->
        [draw] Взята последняя карта. Игра окончена.
        [mine] Последняя карта стала рудником. Игра окончена.
       *[redraw] Новые карты исчерпали колоду. Игра окончена.
    }
kings-scored = Разработанные рудники приносят королю победные очки, незавершённые — штрафные.
kings-game-ended = Игра окончена. Очки: { $scores }. Победа: { $winners }.

## Почему

kings-account = { $seat }, { $race }: { $score }
kings-line = { $mine } { $developed ->
    [True] +{ $value }
   *[other] -{ $value }
 }: { $why } ({ $clause })
kings-why-KUM-016 = последний отряд на нём был расы этого короля
kings-why-KUM-017 = за расу последнего отряда никто не играет, и рудник достаётся тому, кто его выложил
kings-why-KUM-023 = разработан и приносит победные очки
kings-why-KUM-026 = колода пуста
kings-why-KUM-028 = захвачен, но не разработан и приносит штрафные очки

## Отказы

kings-refused-game-over = Колода пуста, игра окончена.
kings-refused-not-your-turn = Сейчас не ваш ход.
kings-refused-no-pass = Пропустить ход нельзя: одна из ваших карт куда-то подходит, сыграйте её.
kings-refused-no-choice = Новые карты не просят: они приходят сами, когда ничего не подходит.
kings-refused-not-a-turn = Такого хода в этой игре нет.
kings-refused-play-first = Сначала сыграйте отряд, потом берите карту.
kings-refused-take-first = Отряд уже сыгран. Теперь возьмите карту.
kings-refused-no-such-pile = Возьмите карту из стопки в Лагере или из колоды.
kings-refused-empty-pile = Отрядов этой расы в Лагере нет.
kings-refused-not-in-hand = Этой карты у вас нет.
kings-refused-no-such-mine = На этом месте нет рудника.
kings-refused-not-your-mine = Этот рудник принадлежит другому королю. Копает там только его владелец.
kings-refused-miner-of-own-race = Ваш народ не копает. Пошлите отряд другой расы.
kings-refused-overseer-of-own-race = Все шахтёры на месте. Теперь нужен надсмотрщик вашей расы.
kings-refused-not-stronger = Новый отряд должен быть сильнее верхнего.
kings-refused-nine-needs-zero = Накрыть 9 может только 0.
kings-refused-zero-needs-nine = 0 кладут только на 9 или на пустой рудник.

## Ходы

move-kings-play = { $place ->
    [centre] Сыграть на рудник { $number } в центре: { $card }
   *[mine] Сыграть в собственный рудник { $number }: { $card }
 }
move-kings-take = { $from ->
    [deck] Взять верхнюю карту колоды
    [dwarf] Взять верхнего гнома из Лагеря
    [orc] Взять верхнего орка из Лагеря
    [goblin] Взять верхнего гоблина из Лагеря
   *[giant] Взять верхнего великана из Лагеря
 }
move-kings-pass = Пропустить ход
move-kings-redraw = Попросить новые карты

## Опции

option-kings-pairing = Какой рудник на обороте какого отряда?
option-kings-pairing-shuffled = каждую игру перемешаны заново
option-kings-pairing-fixed = всегда один и тот же
option-kings-first_player = Кто начинает игру?
option-kings-first_player-host = кого назовёт хозяин стола или по жребию
option-kings-first_player-random = по жребию
