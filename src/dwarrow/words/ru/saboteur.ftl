# «Гномы-вредители»: что произошло, почему, чего нельзя и что можно сделать.

## События

saboteur-dealt = Раунд { $round } роздан. Начинает { $first }.
saboteur-got-role = Ваша роль: { $role }.{ $fellows ->
    [none] {""}
   *[other] {" "}Вредители вместе с вами: { $fellows }.
 }
saboteur-got-hand = Ваши карты: { $cards }.
saboteur-laid = { $seat } кладёт на { $x },{ $y }: { $card }{ $turned ->
    [True] {" "}(развёрнуто)
   *[other] {""}
 }.
saboteur-broke = { $seat } ломает { $own ->
    [True] себе { tool-object }
   *[other] { tool-object } игрока «{ $target }»
 }.
saboteur-mended = { $seat } чинит { $own ->
    [True] себе { tool-object }
   *[other] { tool-object } игрока «{ $target }»
 }. Карта: { $card }.
saboteur-collapsed = { $seat } устраивает обвал на { $x },{ $y }. Исчезает карта: { $card }.
saboteur-rumbled = { $seat } играет обвал, но обваливаться нечему.
saboteur-looked = { $seat } смотрит { goal-object }.
saboteur-saw = Вы видите: { $card }.
saboteur-passed = { $seat } пропускает ход{ $discarded ->
    [0] {" "}с пустыми руками
   *[other] {""}
 }.
saboteur-discarded = Вы сбрасываете: { $card }.
saboteur-drew = { $seat } берёт карту.
saboteur-got-card = Вы берёте: { $card }.
saboteur-opened = { $seat } открывает { goal-object }: { $card }!
saboteur-placed = { $turned ->
    [True] Открытая цель лежит развёрнутой.
   *[other] Открытая цель лежит прямо.
 }
saboteur-left-down = { $seat } оставляет цель закрытой.
saboteur-round-ended = { $winner ->
    [digger] Сокровище найдено: раунд выигрывают золотоискатели
   *[other] Сокровище не найдено: раунд выигрывают вредители
 } ({ $clause }). Роли: { $roles }. Отложенная карта: { $aside }.
saboteur-offered = Выберите одну из карт золота: { $cards }.
saboteur-took = { $seat } берёт карту золота{ $value ->
    [none] {""}
   *[other] {" "}({ $value })
 }. Осталось карт: { $left }.
saboteur-got-gold = Вы получаете { $value ->
    [one] { $value } самородок
    [few] { $value } самородка
   *[many] { $value } самородков
 }.
saboteur-paid = { $seat } получает плату: { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
   *[many] { $nuggets } самородков
 }, { $cards ->
    [0] без карт
    [one] { $cards } карта золота
    [few] { $cards } карты золота
   *[many] { $cards } карт золота
 }{ $shown ->
    [none] {""}
   *[other] {" "}({ $shown })
 }.
saboteur-sent-under = { $seat } берёт слишком много золота и кладёт карту под колоду.
saboteur-saw-under = На карте, положенной вами под колоду, самородков: { $value }.
saboteur-settled = Золото за раунд { $round } поделено.
saboteur-game-ended = Игра окончена. Самородки: { $nuggets }. Победа: { $winners }.

## Почему

saboteur-share = { $seat } ({ $role }): { $cards ->
    [0] ни одной карты золота
    [one] { $cards } карта золота
    [few] { $cards } карты золота
   *[many] { $cards } карт золота
 }{ $nuggets ->
    [none] {""}
    [0] {""}
    [one] , { $nuggets } самородок
    [few] , { $nuggets } самородка
   *[many] , { $nuggets } самородков
 } — { $why } ({ $clause })
saboteur-why-SAB-087 = непрерывный туннель соединяет вход в шахту с сокровищем
saboteur-why-SAB-088 = до сокровища никто не добрался
saboteur-why-SAB-095 = карты золота шли по кругу между золотоискателями, пока не кончились
saboteur-why-SAB-096 = каждый золотоискатель берёт одну карту золота
saboteur-why-SAB-098 = этот раунд выиграла другая сторона
saboteur-why-SAB-099 = плата вредителей зависит от их числа в игре
saboteur-why-A-31 = по опции этого стола золотоискатель со сломанным предметом не получает золота

## Отказы

saboteur-refused-not-your-turn = Сейчас не ваш ход.
saboteur-refused-not-a-turn = В свой ход вы кладёте туннель, играете карту действия или пропускаете ход, сбросив одну карту.
saboteur-refused-not-in-hand = Этой карты у вас нет.
saboteur-refused-must-discard = Пока у вас есть карты, пропуск хода стоит одну из них.
saboteur-refused-one-card = Пропуск хода стоит ровно одну карту.
saboteur-refused-wrong-use = Эту карту так не играют.
saboteur-refused-broken-tool = Со сломанным предметом копать нельзя.
saboteur-refused-quarter-turn = Карту туннеля можно развернуть на 180°, но не класть боком.
saboteur-refused-same-turned = Развёрнутая, эта карта такая же: кладите её прямо.
saboteur-refused-not-beside = Карту туннеля кладут рядом с картой, которая уже лежит на столе.
saboteur-refused-corner-only = Касаться только углом недостаточно.
saboteur-refused-occupied = Там уже лежит карта.
saboteur-refused-sides-disagree = Проход должен совпадать с проходом, а скала — со скалой.
saboteur-refused-not-joined = К этому месту не ведёт непрерывный туннель от входа в шахту.
saboteur-refused-no-such-goal = Целей три: верхняя, средняя и нижняя.
saboteur-refused-goal-is-open = Эта цель уже открыта.
saboteur-refused-nothing-there = Там нет карты туннеля.
saboteur-refused-start-stays = Вход в шахту убрать нельзя.
saboteur-refused-goals-stay = Карты целей убрать нельзя.
saboteur-refused-needs-target = Для обвала нужна карта туннеля, которую он заберёт.
saboteur-refused-no-such-seat = Там никто не сидит.
saboteur-refused-not-on-oneself = За этим столом собственные предметы не ломают.
saboteur-refused-already-broken = Этот предмет уже сломан.
saboteur-refused-tool-not-shown = На вашей карте нет этого предмета.
saboteur-refused-not-broken = Этот предмет не сломан.
saboteur-refused-choose-goal = Сначала выберите, какую цель открыть.
saboteur-refused-must-open = Вы проложили новый путь: откройте одну из достигнутых целей.
saboteur-refused-goal-not-joined = К этой цели не ведёт туннель.
saboteur-refused-choose-position = Сначала выберите, как будет лежать открытая цель.
saboteur-refused-choose-gold = Сначала выберите карту золота.
saboteur-refused-not-in-set = Такой карты среди предложенных нет.

## Ходы

# винительный падеж
goal-object = { $goal ->
    [0] верхнюю цель
    [1] среднюю цель
   *[other] нижнюю цель
 }
move-saboteur-lay = Положить на { $x },{ $y }: { $card }{ $turned ->
    [True] {" "}(развёрнуто)
   *[other] {""}
 }
move-saboteur-break = Вредительство против игрока «{ $target }»: { $card }
move-saboteur-mend = Починить { tool-object } игрока «{ $target }»: { $card }
move-saboteur-rockfall = { $x ->
    [none] Сыграть обвал без последствий
   *[other] Обвал на { $x },{ $y }
 }
move-saboteur-look = Посмотреть { goal-object }
move-saboteur-open = { $goal ->
    [none] Не открывать целей
   *[other] Открыть { goal-object }
 }
move-saboteur-put = { $turned ->
    [True] Развернуть цель на 180°
   *[other] Оставить цель прямо
 }
move-saboteur-pass = { $card ->
    [none] Пропустить ход
   *[other] Пропустить ход и сбросить: { $card }
 }
move-saboteur-take = { $nuggets ->
    [one] Взять карту золота: { $nuggets } самородок
    [few] Взять карту золота: { $nuggets } самородка
   *[many] Взять карту золота: { $nuggets } самородков
 }

## Опции

option-saboteur-placement = Куда можно класть карту туннеля?
option-saboteur-placement-connected = только туда, куда ведёт туннель от входа в шахту
option-saboteur-placement-adjacent = рядом с любой картой, к которой она подходит
option-saboteur-multi_goal = Если карта ведёт сразу к нескольким целям
option-saboteur-multi_goal-reveal_all = открывают все
option-saboteur-multi_goal-choose_one = игрок открывает одну на выбор
option-saboteur-unchosen_goal = Когда можно открыть цель, оставленную закрытой?
option-saboteur-unchosen_goal-next_placement = когда положена следующая карта туннеля
option-saboteur-unchosen_goal-new_link_only = только когда карта ведёт ещё к одной цели
option-saboteur-goal_orientation = Как лежит цель, которая не подходит к соседним картам?
option-saboteur-goal_orientation-auto_join_last = соединённой с только что положенной картой
option-saboteur-goal_orientation-layer_chooses_on_mismatch = как выберет игрок, который до неё добрался
option-saboteur-min_path = Должно ли в туннеле к сокровищу быть не меньше семи карт?
option-saboteur-min_path-off = нет
option-saboteur-min_path-assert7 = здесь он всегда такой, поэтому ничего не требуется
option-saboteur-min_path-enforce7 = да, более короткий не считается
option-saboteur-gold_set = Сколько карт золота делят золотоискатели?
option-saboteur-gold_set-diggers = по одной на золотоискателя
option-saboteur-gold_set-players_cap9 = по одной на игрока, девять на десятерых
option-saboteur-draft_start = До сокровища добрался вредитель: кто первым выбирает золото?
option-saboteur-draft_start-right_hand_digger = ближайший золотоискатель справа
option-saboteur-draft_start-saboteur_hands_over = он же, но вредитель сначала смотрит золото
option-saboteur-draft_start-nearest_clockwise = ближайший золотоискатель по часовой стрелке
option-saboteur-saboteur_gold = Как получают плату вредители?
option-saboteur-saboteur_gold-exact_redraw = берут карты, пока сумма не станет точной
option-saboteur-saboteur_gold-exact_search = ищут нужную сумму в колоде золота
option-saboteur-saboteur_gold-counter = самородки считают без карт
option-saboteur-saboteur_gold_short = Если точную сумму уже не собрать
option-saboteur-saboteur_gold_short-best_below = платят наибольшую из меньших сумм
option-saboteur-saboteur_gold_short-bank_pays = остаток добавляет банк
option-saboteur-exhaustion = Когда заканчивается раунд без сокровища?
option-saboteur-exhaustion-all_hands_empty = когда ни у кого не осталось карт
option-saboteur-exhaustion-full_circle_pass = когда все по очереди пропустили ход, потому что играть нечего
option-saboteur-gold_secret = Золото держат в секрете до конца?
option-saboteur-start_next = Кто начинает следующий раунд?
option-saboteur-start_next-last_card = сосед слева от того, кто сыграл последнюю карту
option-saboteur-start_next-last_turn = сосед слева от того, кто ходил последним
option-saboteur-reshuffle_gold = Колоду золота тасуют между раундами?
option-saboteur-self_sabotage = Можно ли сломать собственный предмет?
option-saboteur-self_sabotage-allow = да
option-saboteur-self_sabotage-forbid = нет
option-saboteur-effectless_action = Можно ли сыграть разведку или обвал без последствий?
option-saboteur-effectless_action-forbid = нет
option-saboteur-effectless_action-allow = да
option-saboteur-broken_tools_forfeit = Золотоискатель со сломанным предметом теряет золото?
option-saboteur-first_player = Кто начинает игру?
option-saboteur-first_player-youngest = самый младший игрок или по жребию
option-saboteur-first_player-random = по жребию
option-saboteur-first_player-host = кого назовёт хозяин стола или по жребию
option-saboteur-known_saboteurs = Число вредителей известно?
option-saboteur-saboteurs_meet = Вредители знают друг друга?
option-saboteur-maps = Сколько карт разведки в колоде?
option-saboteur-rounds = Сколько раундов?
