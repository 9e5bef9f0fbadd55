# «Подземные короли»: что произошло, почему, чего нельзя и что можно сделать.
# У карты две стороны: отряд и рудник на обороте. Коды вроде orc-5/M07 остались для записей.

## Рудники

# Как называют рудник, после самого слова: размер копи, ценность и защита, как они названы в правилах.
mine-name = ценностью { $value } с размером копи { $size }{ $overseer ->
        [True] {" "}и надсмотрщиком
       *[other] {""}
    } (защита { $defence })
# Рудник на обороте карты в руке; по нему в ходах различают два равных отряда.
mine-back = размер копи { $size }{ $overseer ->
        [True] , надсмотрщик
       *[other] {""}
    }, ценность { $value }
card-mine = рудник { $mine }

## События

kings-dealt = Короли коронованы: { $races }. Рудники в центре: { $centre }. Начинает { $first }.
kings-got-hand = Ваши карты: { $cards }.
kings-played =
    { $where ->
        [centre] { $seat } посылает отряд на рудник { $place } в центре: { $card }.
       *[own] { $seat } посылает отряд в собственный рудник { $place }: { $card }.
    }
kings-captured = Рудник { $mine } захвачен. Его владелец: { $owner }. Его отряды идут в Лагерь: { $troops }.
kings-opened = В центре на месте { $place } новый рудник { $mine }.
kings-developed = { $seat } завершает разработку рудника { $mine }. Он ложится под короля, а его отряды выбывают из игры.
kings-took = { $seat } берёт из Лагеря: { $card }.
kings-drew = { $seat } берёт карту, на обороте которой рудник { $mine }.
kings-got-card = Вы берёте: { $card }.
kings-uncovered = Сверху на колоде теперь рудник { $mine }; { $left ->
        [one] осталась { $left } карта.
        [few] осталось { $left } карты.
       *[many] осталось { $left } карт.
    }
kings-redrew = { $seat } не может ничего сыграть и сбрасывает все карты, показав их: { $cards }. На обороте новых карт: { $drawn }.
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
kings-line = Рудник { $mine }: { $developed ->
    [True] +{ $value }
   *[other] −{ $value }
 }, { $why } ({ $clause })
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
kings-refused-nobody-over-nine = По этим правилам надсмотрщик должен быть сильнее верхнего шахтёра, а сильнее 9 никого нет.
kings-refused-zero-needs-nine = 0 кладут только на 9 или на пустой рудник.

## Ходы

move-kings-play = { $place ->
    [centre] Сыграть на рудник { $number } в центре: { $card } (на обороте: { $back })
   *[mine] Сыграть в собственный рудник { $number }: { $card } (на обороте: { $back })
 }
way-kings-play = { $place ->
    [centre] на рудник { $number } в центре
   *[mine] в собственный рудник { $number }
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
option-kings-first_player-host = тот, кого назовёт хозяин стола, а если не назовёт — по жребию
option-kings-first_player-random = по жребию
option-kings-overseer_over_nine = Кто надсмотрщик, если верхний шахтёр — 9?
option-kings-overseer_over_nine-own_zero = 0 расы владельца
option-kings-overseer_over_nine-nobody = никто: рудник останется незавершённым
