# «Гномы-вредители 2»: что произошло, почему, чего нельзя и что можно сделать.

## События

saboteur2-dealt = Раунд { $round }: карты розданы, десять отложены. Начинает { $first }.
saboteur2-got-role = Ваша роль: { $role }.
saboteur2-got-hand = Теперь у вас в руке: { $cards }.
saboteur2-laid = { $seat } кладёт { $place }: { $card }.
saboteur2-broke = { $seat } ломает { $own ->
    [True] себе { tool-object }
   *[other] { tool-object } игрока «{ $target }»
 }.
saboteur2-mended = { $seat } чинит { $own ->
    [True] себе { tool-object }
   *[other] { tool-object } игрока «{ $target }»
 }. Карта: { $card }.
saboteur2-collapsed = { $seat } устраивает обвал { $place }. Исчезает карта: { $card }.
saboteur2-rumbled = { $seat } играет обвал, но ничего не падает.
saboteur2-looked = { $seat } смотрит { goal-object }.
saboteur2-saw = Секретная карточка показывает: { $card }.
saboteur2-passed = { $seat } пропускает ход { $discarded ->
    [0] с пустыми руками
    [one] и сбрасывает { $discarded } карту
    [few] и сбрасывает { $discarded } карты
   *[many] и сбрасывает { $discarded } карт
 }.
saboteur2-discarded = Вы сбрасываете: { $cards }.
saboteur2-shed = { $seat } сбрасывает две карты и избавляется от помехи: { $removed }.
saboteur2-drew = { $seat } берёт карту.
saboteur2-got-card = Вы берёте: { $card }.
saboteur2-opened = { $seat } открывает { goal-object }: { $card }!
saboteur2-placed = { goal-subject } { $turned ->
    [True] лежит развёрнутой
   *[other] лежит прямо
 }.
saboteur2-left-down = { $seat } оставляет карты золотой жилы закрытыми.
saboteur2-planned-theft = { $seat } выкладывает перед собой карту «Вор» — до дележа золота.
saboteur2-stopped-theft = { $seat } играет «Руки прочь»: сброшена карта «Вор» игрока «{ $target }».
saboteur2-swapped-hands = { $seat } и { $target } меняются картами. Отдано: { $gave }, получено: { $got }.
saboteur2-gave-hand = { $target } теперь держит ваши карты: { $cards }.
saboteur2-inspected = { $seat } смотрит роль игрока «{ $target }».
saboteur2-saw-role = Роль игрока «{ $target }» (ход { $turn }): { $role }.
saboteur2-swapped-hats = { $seat } играет «Смену ролей»: новую роль берёт { $target }.
saboteur2-trapped = { $seat } ставит ловушку. В ловушке: { $target }.
saboteur2-freed = { $seat } открывает ловушку. На свободе: { $target }.
saboteur2-round-ended = Раунд окончен. Роли: { $roles }.
saboteur2-settled = Итоги раунда { $round } подведены ({ $clause }). Победа: { $winners }. Делят золото: { $counted }, самородков каждому: { $share }, кристаллов: { $crystals }.
won-green = зелёная команда
won-blue = синяя команда
won-saboteur = вредители
won-boss = Босс
won-profiteer = Делец
saboteur2-robbed = { $seat } крадёт самородок у игрока «{ $victim }».
saboteur2-spared = { $seat } никого не обкрадывает.
saboteur2-game-ended = Игра окончена. Самородки: { $nuggets }. Победа: { $winners }.

## Почему

saboteur2-reach = { $team ->
    [green] Зелёная
   *[blue] Синяя
 } команда { $reaches ->
    [True] может дойти до сокровища.
   *[other] не может добраться до сокровища{ $door ->
        [none] .
       *[other] : ей мешает дверь { $door }.
    }
 }
saboteur2-share = { $seat } ({ $role }): { $nuggets ->
    [0] ничего
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
   *[many] { $nuggets } самородков
 } — { $why } ({ $clause }){ $door ->
    [none] {""}
   *[other] ; всё решила дверь { $door }
 }
saboteur2-why-SB2-055 = кто в конце раунда в ловушке, тому не платят и того не считают
saboteur2-why-SB2-062 = на каждом пути к сокровищу, который считается, стоит дверь другого цвета
saboteur2-why-SB2-063 = туннель завершила эта команда, и побеждает только она
saboteur2-why-SB2-064 = команду, завершившую туннель, останавливает дверь, и побеждают соперники
saboteur2-why-SB2-065 = туннель завершил гном без команды, и ни одну команду двери не останавливают
saboteur2-why-SB2-066 = туннель завершил гном без команды, и одну из команд останавливает дверь
saboteur2-why-SB2-067 = { $won ->
    [True] Босс побеждает вместе с командой и получает на один самородок меньше
   *[other] ни одна команда не победила, и Босс тоже
 }
saboteur2-why-SB2-068 = двери останавливают обе команды, и золото достаётся Боссу
saboteur2-why-SB2-069 = Делец побеждает с любой стороной и получает на два самородка меньше
saboteur2-why-SB2-070 = { $won ->
    [True] двери останавливают обе команды, и золото достаётся Дельцу
   *[other] двери останавливают обе команды, а туннель завершил не Делец
 }
saboteur2-why-SB2-071 = туннель не завершён, а вредителей, которым нужно платить, нет
saboteur2-why-SB2-072 = двери останавливают обе команды, и золото делят Босс и Делец
saboteur2-why-SB2-073 = { $role ->
    [saboteur] { $won ->
        [True] туннель к сокровищу не завершён
       *[other] туннель к сокровищу завершён
     }
   *[other] туннель к сокровищу не завершён, и побеждают вредители
 }
saboteur2-why-SB2-081 = по самородку за каждый кристалл, который считается
saboteur2-why-SB2-082 = два Геолога делят кристаллы пополам
saboteur2-why-SB2-083 = Геологи живут только кристаллами, а в этом раунде за них не платили

## Отказы

saboteur2-refused-not-your-turn = Сейчас не ваш ход.
saboteur2-refused-not-a-turn = Положите карту туннеля, сыграйте действие, сбросьте две карты, чтобы избавиться от помехи, или пропустите ход.
saboteur2-refused-not-in-hand = У вас в руке такого нет.
saboteur2-refused-must-discard = Пока у вас есть карты, пропуск хода стоит одной, двух или трёх из них.
saboteur2-refused-one-to-three = Пропуская ход, сбрасывают одну, две или три карты.
saboteur2-refused-wrong-use = Эту карту так не играют.
saboteur2-refused-broken-tool = Со сломанным инструментом копать нельзя.
saboteur2-refused-trapped = В ловушке копать нельзя.
saboteur2-refused-quarter-turn = Карты туннелей лежат прямо или развёрнутыми на 180°, но не боком.
saboteur2-refused-same-turned = Если развернуть, карта не изменится: кладите её прямо.
saboteur2-refused-not-beside = Кладите карты туннелей рядом с теми, что уже лежат.
saboteur2-refused-corner-only = Касаться только углом недостаточно.
saboteur2-refused-occupied = Там уже есть карта.
saboteur2-refused-sides-disagree = Все стороны должны совпадать: проход с проходом, скала со скалой.
saboteur2-refused-not-joined = Туда не ведёт непрерывный туннель от входа в шахту.
saboteur2-refused-no-tunnel-joined = Один из двух её туннелей должен продолжать туннель от входа в шахту.
saboteur2-refused-ladder-not-joined = Проход лестницы должен соединяться с проходом карты, которая уже лежит.
saboteur2-refused-beside-goal = Рядом с этой картой золотой жилы лестницу класть нельзя.
saboteur2-refused-no-such-goal = Карт золотой жилы три: верхняя, средняя и нижняя.
saboteur2-refused-goal-is-open = Эту карту золотой жилы уже все видят.
saboteur2-refused-nothing-there = Там нет карты туннеля, которую можно забрать.
saboteur2-refused-start-stays = Карту входа в шахту убрать нельзя.
saboteur2-refused-goals-stay = Карты золотой жилы убрать нельзя.
saboteur2-refused-needs-target = Пока на столе есть карты туннелей, обвал забирает одну из них.
saboteur2-refused-no-such-seat = На этом месте никто не сидит.
saboteur2-refused-not-on-oneself = Выберите другого игрока, не себя.
saboteur2-refused-already-broken = Этот инструмент уже сломан.
saboteur2-refused-tool-not-shown = На карте нет этого инструмента.
saboteur2-refused-not-broken = Такого сломанного инструмента там нет.
saboteur2-refused-already-trapped = Этот игрок уже в ловушке.
saboteur2-refused-already-thief = Перед вами может лежать только одна карта «Вор».
saboteur2-refused-only-before-oneself = Карту «Вор» выкладывают только перед собой.
saboteur2-refused-trapped-thief = За этим столом игрок в ловушке не играет карту «Вор».
saboteur2-refused-no-theft = Перед этим игроком нет карты «Вор».
saboteur2-refused-not-trapped = Этот игрок не в ловушке.
saboteur2-refused-needs-two-cards = Для этого нужны две карты.
saboteur2-refused-nothing-in-front = Перед вами такой карты нет.
saboteur2-refused-theft-stays = За этим столом от своей карты «Вор» так не избавляются.
saboteur2-refused-two-cards = Это стоит двух карт из руки.
saboteur2-refused-choose-goal = Сначала выберите, какую карту золотой жилы открыть.
saboteur2-refused-must-open = Путь новый, поэтому одну из достигнутых карт золотой жилы нужно открыть.
saboteur2-refused-goal-not-joined = Ваш туннель не ведёт к этой карте золотой жилы.
saboteur2-refused-choose-position = Сначала выберите, как будет лежать открытая карта золотой жилы.
saboteur2-refused-choose-victim = Выберите, кого обокрасть, или никого.
saboteur2-refused-no-victim = Там вам нечего взять.

## Ходы

move-saboteur2-play = { $target ->
    [none] Сыграть: { $card }
   *[other] Сыграть на игрока «{ $target }»: { $card }
 }
move-saboteur2-pass = { $cards ->
    [none] Пропустить ход
   *[other] Пропустить ход и сбросить: { $cards }
 }
move-saboteur2-shed = Избавиться от помехи ({ $removed }), сбросив: { $cards }
move-saboteur2-rob = { $target ->
    [none] Никого не обкрадывать
   *[other] Украсть самородок у игрока «{ $target }»
 }

## Опции

option-saboteur2-sb2_extra_card = Сколько карт действия добавляет дополнение?
option-saboteur2-sb2_extra_card-21 = 21, как напечатано всего
option-saboteur2-sb2_extra_card-20 = 20, сумма напечатанного списка
option-saboteur2-both_barred = Двери остановили обе команды, а золото не остаётся ни Боссу, ни Дельцу: кто выигрывает?
option-saboteur2-both_barred-nobody = никто
option-saboteur2-both_barred-saboteurs = вредители
option-saboteur2-profiteer_barred = Двери остановили обе команды, а Босса нет: когда всё золото достаётся Дельцу?
option-saboteur2-profiteer_barred-any_completer = кто бы ни завершил туннель
option-saboteur2-profiteer_barred-only_profiteer = только если Делец сам его завершил
option-saboteur2-boss_wins = Побеждает ли Босс с командой, из которой никто не играет?
option-saboteur2-boss_wins-wins = да
option-saboteur2-boss_wins-not = нет
option-saboteur2-team_reach = К сокровищу ведёт несколько путей: когда команда туда добирается?
option-saboteur2-team_reach-any_route = если хотя бы один путь без чужой двери
option-saboteur2-team_reach-any_door = если ни на одном пути нет чужой двери
option-saboteur2-geologist_counts = Считают ли Геолога, который получает золото, среди тех, кто делит?
option-saboteur2-geologist_counts-no = нет
option-saboteur2-geologist_counts-yes = да
option-saboteur2-crystals_count = За какие кристаллы платят?
option-saboteur2-crystals_count-all_visible = за все, что видны
option-saboteur2-crystals_count-joined = за соединённые с картой входа в шахту
option-saboteur2-trapped_geologist = Один из двух Геологов в ловушке: что с его половиной?
option-saboteur2-trapped_geologist-half_forfeited = она пропадает
option-saboteur2-trapped_geologist-other_takes_all = её получает второй
option-saboteur2-theft_order = С кого начинаются кражи?
option-saboteur2-theft_order-last_tunnel = с того, кто последним положил карту туннеля
option-saboteur2-theft_order-last_theft = с того, кто последним сыграл карту «Вор»
option-saboteur2-theft_timing = Можно ли украсть только что украденное?
option-saboteur2-theft_timing-sequential = да
option-saboteur2-theft_timing-snapshot = нет, только то, что было до краж
option-saboteur2-theft_scope = Какое золото можно красть?
option-saboteur2-theft_scope-all_gold = золото всех раундов
option-saboteur2-theft_scope-this_round = золото этого раунда
option-saboteur2-theft_when_trapped = Может ли игрок в ловушке сыграть карту «Вор»?
option-saboteur2-theft_when_trapped-allow = да
option-saboteur2-theft_when_trapped-forbid = нет
option-saboteur2-swap_draw = Кто берёт карту после смены карточек?
option-saboteur2-swap_draw-target_only = только другой игрок
option-saboteur2-swap_draw-both = оба
option-saboteur2-role_discard = Что происходит со сброшенной ролью?
option-saboteur2-role_discard-stays_out = она выбывает
option-saboteur2-role_discard-shuffled_before = её замешивают перед тем, как берут новую
option-saboteur2-role_discard-shuffled_after = её замешивают после того, как взята новая
option-saboteur2-ladder_goal = Рядом с какими картами золотой жилы нельзя класть лестницу?
option-saboteur2-ladder_goal-any_goal = со всеми
option-saboteur2-ladder_goal-face_down = только с закрытыми
option-saboteur2-ladder_join = Что нужно, чтобы положить лестницу?
option-saboteur2-ladder_join-joined = проход, соединённый с другим
option-saboteur2-ladder_join-touch = касаться положенной карты
option-saboteur2-profiteer_always = Двери остановили обе команды: побеждает ли Делец вместе с победителями?
option-saboteur2-profiteer_always-yes = да, всегда
option-saboteur2-profiteer_always-no = только если без Босса всё золото досталось бы ему
option-saboteur2-printed_sums = Считают и Геолога: уменьшаются ли от этого четыре самородка единственного Босса и три единственного Дельца?
option-saboteur2-printed_sums-kept = нет, эти суммы напечатаны
option-saboteur2-printed_sums-shared = да
option-saboteur2-in_the_game = «В игре нет Босса, Дельца или вредителя»: в игре ли тот, кто в ловушке?
option-saboteur2-in_the_game-free = нет
option-saboteur2-in_the_game-dealt = да
option-saboteur2-geologist_paid = Когда платят Геологам?
option-saboteur2-geologist_paid-each_round = в конце каждого раунда
option-saboteur2-geologist_paid-game_end = только в конце игры
option-saboteur2-circle_deck = Все по очереди пропустили ход, потому что сыграть нечего: когда это завершает раунд?
option-saboteur2-circle_deck-empty = когда колода уже пуста
option-saboteur2-circle_deck-any = сколько бы карт ни было в колоде
option-saboteur2-ladder_route = Если мешает чужая дверь на любом пути: чем на пути считаются вход в шахту и лестницы?
option-saboteur2-ladder_route-one = одним туннелем, через который проходят один раз
option-saboteur2-ladder_route-each = отдельными туннелями, соединёнными между собой
option-saboteur2-shed_theft = Можно ли, сбросив две карты, избавиться от своей карты «Вор»?
option-saboteur2-shed_theft-allow = да
option-saboteur2-shed_theft-forbid = нет

# The action cards of the expansion: the name of each, and its sentence on the first page.
card-theft = Вор
first-saboteur2-card-theft = Вор лежит перед вами: когда золото роздано, вы можете взять у кого-нибудь самородок.
card-hands-off = Руки прочь
first-saboteur2-card-hands-off = «Руки прочь» убирает Вора, перед кем бы он ни лежал.
card-swap-hands = Смена карточек
first-saboteur2-card-swap-hands = «Смена карточек» меняет всю вашу руку на всю руку другого игрока.
card-inspect = Расследование
first-saboteur2-card-inspect = «Расследование» показывает вам роль другого игрока.
card-swap-hats = Смена ролей
first-saboteur2-card-swap-hats = «Смена ролей» даёт любому игроку, в том числе и вам, новую роль из оставшихся.
card-trap = Ловушка
first-saboteur2-card-trap = Кто в Ловушке, не кладёт туннелей, а если она лежит и в конце раунда, не получает золота.
card-free = Освобождение
first-saboteur2-card-free = «Освобождение» снимает Ловушку с кого угодно, в том числе и с вас.
