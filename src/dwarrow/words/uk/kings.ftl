# «Підземні королі»: що сталося, чому, чого не можна і що можна зробити.
# Карту записано з обох боків, як-от «орк 5/M07»: загін, а тоді копальня на звороті.

## Події

kings-dealt = Королів короновано: { $races }. Копальні в центрі: { $centre }. Починає { $first }.
kings-got-hand = Ваші карти: { $cards }.
kings-played =
    { $where ->
        [centre] { $seat } посилає загін на копальню { $place } у центрі: { $card }.
       *[own] { $seat } посилає загін у власну копальню { $place }: { $card }.
    }
kings-captured = Копальню { $mine } захоплено. Її власник: { $owner }. Її загони йдуть до Табору: { $troops }.
kings-opened = У центрі на місці { $place } нова копальня: { $mine }.
kings-developed = { $seat } завершує розробку копальні { $mine }. Вона лягає під короля, а її загони вибувають із гри.
kings-took = { $seat } бере з Табору: { $card }.
kings-drew = { $seat } бере карту, на звороті якої { $mine }.
kings-got-card = Ви берете: { $card }.
kings-uncovered = Зверху колоди тепер { $mine }; { $left ->
        [one] лишилася { $left } карта.
        [few] лишилося { $left } карти.
       *[many] лишилося { $left } карт.
    }
kings-redrew = { $seat } не може зіграти нічого й скидає всі карти, показавши їх: { $cards }. Нові карти: { $drawn }.
kings-deck-ended =
    { $how ->
        [draw] Узято останню карту. Гру завершено.
        [mine] Остання карта стала копальнею. Гру завершено.
       *[redraw] Нові карти вичерпали колоду. Гру завершено.
    }
kings-scored = Розроблені копальні дають королю очки, незавершені — забирають.
kings-game-ended = Гру завершено. Очки: { $scores }. Перемога: { $winners }.

## Чому

kings-account = { $seat }, { $race }: { $score }
kings-line = { $mine } { $developed ->
    [True] +{ $value }
   *[other] -{ $value }
 }: { $why } ({ $clause })
kings-why-KUM-016 = останній загін на ній був раси цього короля
kings-why-KUM-017 = за расу останнього загону ніхто не грає, тож копальня дістається тому, хто його поклав
kings-why-KUM-023 = розроблена, тож дає королю очки
kings-why-KUM-026 = колода порожня
kings-why-KUM-028 = захоплена, але не розроблена, тож забирає очки

## Відмови

kings-refused-game-over = Колода порожня, гру завершено.
kings-refused-not-your-turn = Зараз не ваш хід.
kings-refused-no-pass = Пропустити хід не можна: одна з ваших карт кудись підходить, тож зіграйте її.
kings-refused-no-choice = Нові карти не просять: вони приходять самі, коли нічого не підходить.
kings-refused-not-a-turn = Такого ходу в цій грі немає.
kings-refused-play-first = Спершу зіграйте загін, а тоді беріть карту.
kings-refused-take-first = Загін уже зіграно. Тепер візьміть карту.
kings-refused-no-such-pile = Візьміть карту зі стопки в Таборі або з колоди.
kings-refused-empty-pile = Загонів цієї раси в Таборі немає.
kings-refused-not-in-hand = Цієї карти у вас немає.
kings-refused-no-such-mine = На цьому місці немає копальні.
kings-refused-not-your-mine = Ця копальня належить іншому королю. Копає там лише її власник.
kings-refused-miner-of-own-race = Ваш народ не копає. Пошліть загін іншої раси.
kings-refused-overseer-of-own-race = Усі шахтарі на місці. Тепер потрібен наглядач вашої раси.
kings-refused-not-stronger = Новий загін має бути сильніший за верхній.
kings-refused-nine-needs-zero = Накрити 9 може лише 0.
kings-refused-zero-needs-nine = 0 кладуть лише на 9 або на порожню копальню.

## Ходи

move-kings-play = { $place ->
    [centre] Зіграти на копальню { $number } у центрі: { $card }
   *[mine] Зіграти у власну копальню { $number }: { $card }
 }
move-kings-take = { $from ->
    [deck] Узяти верхню карту колоди
    [dwarf] Узяти верхнього гнома з Табору
    [orc] Узяти верхнього орка з Табору
    [goblin] Узяти верхнього гобліна з Табору
   *[giant] Узяти верхнього велетня з Табору
 }
move-kings-pass = Пропустити хід
move-kings-redraw = Попросити нові карти

## Опції

option-kings-pairing = Яка копальня на звороті якого загону?
option-kings-pairing-shuffled = щогри перемішано заново
option-kings-pairing-fixed = завжди та сама
option-kings-first_player = Хто починає гру?
option-kings-first_player-host = кого назве господар столу або за жеребом
option-kings-first_player-random = за жеребом
