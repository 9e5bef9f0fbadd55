# «Підземні королі»: що сталося, чому, чого не можна і що можна зробити.
# Карта має два боки: загін і копальню на звороті. Коди на зразок orc-5/M07 лишилися для записів.

## Копальні

# Як називають копальню, після самого слова: розмір, цінність і захист.
mine-name = розміром { $size } і цінністю { $value }{ $overseer ->
        [True] {" "}з наглядачем
       *[other] {""}
    } (захист { $defence })
# Копальня на звороті карти в руці; за нею в ходах розрізняють два однакові загони.
mine-back = розмір { $size }{ $overseer ->
        [True] , наглядач
       *[other] {""}
    }, цінність { $value }
card-mine = копальня { $mine }

## Події

kings-dealt = Королів короновано: { $races }. Копальні в центрі: { $centre }. Починає { $first }.
kings-got-hand = Ваші карти: { $cards }.
kings-played =
    { $where ->
        [centre] { $seat } посилає загін на копальню { $place } у центрі: { $card }.
       *[own] { $seat } посилає загін у власну копальню { $place }: { $card }.
    }
kings-captured = Копальню { $mine } захоплено. Її власник: { $owner }. Її загони йдуть до Табору: { $troops }.
kings-opened = У центрі на місці { $place } нова копальня { $mine }.
kings-developed = { $seat } завершує розробку копальні { $mine }. Вона лягає під короля, а її загони вибувають із гри.
kings-took = { $seat } бере з Табору: { $card }.
kings-drew = { $seat } бере карту, на звороті якої копальня { $mine }.
kings-got-card = Ви берете: { $card }.
kings-uncovered = Згори на колоді тепер копальня { $mine }; { $left ->
        [one] лишилася { $left } карта.
        [few] лишилося { $left } карти.
       *[many] лишилося { $left } карт.
    }
kings-redrew = { $seat } не може зіграти нічого й скидає всі карти, показавши їх: { $cards }. На звороті нових карт: { $drawn }.
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
kings-line = Копальня { $mine }: { $developed ->
    [True] +{ $value }
   *[other] −{ $value }
 }, { $why } ({ $clause })
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
kings-refused-nobody-over-nine = За цими правилами наглядач має бути сильніший за верхнього шахтаря, а сильнішого за 9 немає.
kings-refused-zero-needs-nine = 0 кладуть лише на 9 або на порожню копальню.

## Ходи

move-kings-play = { $place ->
    [centre] Зіграти на копальню { $number } у центрі: { $card } (на звороті: { $back })
   *[mine] Зіграти у власну копальню { $number }: { $card } (на звороті: { $back })
 }
way-kings-play = { $place ->
    [centre] на копальню { $number } у центрі
   *[mine] у власну копальню { $number }
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
option-kings-first_player-host = той, кого назве господар столу, а якщо не назве — за жеребом
option-kings-first_player-random = за жеребом
option-kings-overseer_over_nine = Хто наглядач, якщо верхній шахтар — 9?
option-kings-overseer_over_nine-own_zero = 0 раси власника
option-kings-overseer_over_nine-nobody = ніхто: копальня лишиться незавершеною
