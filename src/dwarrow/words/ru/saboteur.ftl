# «Гномы-вредители»: что произошло, почему, чего нельзя и что можно сделать.

## События

saboteur-dealt = Раунд { $round }: карты розданы. Начинает { $first }.
saboteur-got-role = Ваша роль: { $role }.{ $fellows ->
    [none] {""}
   *[other] {" "}Вредители вместе с вами: { $fellows }.
 }
saboteur-got-hand = Ваши карты: { $cards }.
saboteur-laid = { $seat } кладёт { $place }: { $card }.
saboteur-broke = { $seat } ломает { $own ->
    [True] себе { tool-object }
   *[other] { tool-object } игрока «{ $target }»
 }.
saboteur-mended = { $seat } чинит { $own ->
    [True] себе { tool-object }
   *[other] { tool-object } игрока «{ $target }»
 }. Карта: { $card }.
saboteur-collapsed = { $seat } устраивает обвал { $place }. Исчезает карта: { $card }.
saboteur-rumbled = { $seat } играет обвал, который ничего не убирает.
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
saboteur-placed = { goal-subject } { $turned ->
    [True] лежит развёрнутой
   *[other] лежит прямо
 }.
saboteur-left-down = { $seat } оставляет карту золотой жилы закрытой.
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
saboteur-paid = { $seat } получает награду: { $nuggets ->
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
saboteur-why-SAB-087 = от входа в шахту до сокровища ведёт непрерывный туннель
saboteur-why-SAB-088 = до сокровища никто не добрался
saboteur-why-SAB-095 = карты золота шли по кругу между золотоискателями, пока не кончились
saboteur-why-SAB-096 = каждый золотоискатель берёт одну карту золота
saboteur-why-SAB-098 = этот раунд выиграла другая сторона
saboteur-why-SAB-099 = награда вредителей зависит от их числа в игре
saboteur-why-SAB-136 = за этим столом золотоискатель со сломанным инструментом не получает золота

## Отказы

saboteur-refused-not-your-turn = Сейчас не ваш ход.
saboteur-refused-not-a-turn = В свой ход вы кладёте туннель, играете карту действия или пропускаете ход, сбросив одну карту.
saboteur-refused-not-in-hand = Этой карты у вас нет.
saboteur-refused-must-discard = Пока у вас есть карты, пропуск хода стоит одной из них.
saboteur-refused-one-card = Пропуск хода стоит ровно одной карты.
saboteur-refused-wrong-use = Эту карту так не играют.
saboteur-refused-broken-tool = Со сломанным инструментом копать нельзя.
saboteur-refused-quarter-turn = Карту туннеля можно развернуть на 180°, но не класть боком.
saboteur-refused-same-turned = Если развернуть, карта не изменится: кладите её прямо.
saboteur-refused-not-beside = Карту туннеля кладут рядом с картой, которая уже лежит на столе.
saboteur-refused-corner-only = Касаться только углом недостаточно.
saboteur-refused-occupied = Там уже лежит карта.
saboteur-refused-sides-disagree = Проход должен совпадать с проходом, а скала — со скалой.
saboteur-refused-not-joined = К этому месту не ведёт непрерывный туннель от входа в шахту.
saboteur-refused-no-such-goal = Карт золотой жилы три: верхняя, средняя и нижняя.
saboteur-refused-goal-is-open = Эта карта золотой жилы уже открыта.
saboteur-refused-nothing-there = Там нет карты туннеля.
saboteur-refused-start-stays = Карту входа в шахту убрать нельзя.
saboteur-refused-goals-stay = Карты золотой жилы убрать нельзя.
saboteur-refused-needs-target = Для обвала нужна карта туннеля, которую он заберёт.
saboteur-refused-no-such-seat = Там никто не сидит.
saboteur-refused-not-on-oneself = За этим столом собственные инструменты не ломают.
saboteur-refused-already-broken = Этот инструмент уже сломан.
saboteur-refused-tool-not-shown = На вашей карте нет этого инструмента.
saboteur-refused-not-broken = Этот инструмент не сломан.
saboteur-refused-choose-goal = Сначала выберите, какую карту золотой жилы открыть.
saboteur-refused-must-open = Вы проложили новый путь: откройте одну из достигнутых карт золотой жилы.
saboteur-refused-goal-not-joined = К этой карте золотой жилы не ведёт туннель.
saboteur-refused-choose-position = Сначала выберите, как будет лежать открытая карта золотой жилы.
saboteur-refused-choose-gold = Сначала выберите карту золота.
saboteur-refused-not-in-set = Такой карты среди предложенных нет.

## Ходы

# винительный падеж
goal-object = { $goal ->
    [0] верхнюю карту золотой жилы
    [1] среднюю карту золотой жилы
   *[other] нижнюю карту золотой жилы
 }
goal-subject = { $goal ->
    [0] Верхняя карта золотой жилы
    [1] Средняя карта золотой жилы
   *[other] Нижняя карта золотой жилы
 }
move-saboteur-lay = Положить { $place }: { $card }
move-saboteur-break = Вредительство против игрока «{ $target }»: { $card }
move-saboteur-mend = Починить { tool-object } игрока «{ $target }»: { $card }
move-saboteur-rockfall = { $x ->
    [none] Сыграть обвал без последствий
   *[other] Обвал { $place }
 }
move-saboteur-look = Посмотреть { goal-object }
move-saboteur-open = { $goal ->
    [none] Не открывать карт золотой жилы
   *[other] Открыть { goal-object }
 }
move-saboteur-put = { $turned ->
    [True] Развернуть карту золотой жилы на 180°
   *[other] Оставить карту золотой жилы прямо
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
option-saboteur-placement-beside_goals = рядом с любой картой, к которой она подходит, и рядом с закрытой картой золотой жилы
option-saboteur-multi_goal = Если карта ведёт сразу к нескольким картам золотой жилы
option-saboteur-multi_goal-reveal_all = открывают все
option-saboteur-multi_goal-choose_one = игрок открывает одну на выбор
option-saboteur-unchosen_goal = Когда открывают карту золотой жилы, к которой ведёт туннель, но которую оставили закрытой?
option-saboteur-unchosen_goal-new_tunnel = когда к ней подводят ещё один туннель, а самое позднее в конце раунда
option-saboteur-unchosen_goal-next_placement = с любой следующей картой туннеля, если этого захочет игрок
option-saboteur-unchosen_goal-new_link_only = только когда карта ведёт ещё к одной карте золотой жилы
option-saboteur-goal_orientation = Как лежит карта золотой жилы, которая не подходит к соседним картам?
option-saboteur-goal_orientation-auto_join_last = соединённой с только что положенной картой
option-saboteur-goal_orientation-layer_chooses_on_mismatch = как выберет игрок, который до неё добрался
option-saboteur-goals_at_once = Как лежат несколько карт золотой жилы, открытых одновременно?
option-saboteur-goals_at_once-together = каждая так, как к ней подошёл туннель
option-saboteur-goals_at_once-in_order = одна за другой, и уже положенный булыжник ведёт дальше
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
option-saboteur-saboteur_gold = Как получают награду вредители?
option-saboteur-saboteur_gold-exact_redraw = берут карты, пока сумма не станет точной
option-saboteur-saboteur_gold-exact_search = ищут нужную сумму в колоде золота
option-saboteur-saboteur_gold-counter = самородки считают без карт
option-saboteur-saboteur_gold_short = Если точную сумму уже не собрать
option-saboteur-saboteur_gold_short-best_below = платят наибольшую из меньших сумм
option-saboteur-saboteur_gold_short-bank_pays = остаток добавляет банк
option-saboteur-four_saboteurs = Что получает каждый из четырёх победивших вредителей?
option-saboteur-four_saboteurs-nuggets = два самородка на одной или двух картах
option-saboteur-four_saboteurs-one_card = одну карту золота ценностью два, пока такая есть
option-saboteur-exhaustion = Когда заканчивается раунд без сокровища?
option-saboteur-exhaustion-all_hands_empty = когда ни у кого не осталось карт
option-saboteur-exhaustion-full_circle_pass = когда все по очереди пропустили ход, потому что сыграть нечего
option-saboteur-gold_secret = Золото держат в секрете до конца?
option-saboteur-start_next = Кто начинает следующий раунд?
option-saboteur-start_next-last_card = сосед слева от того, кто сыграл последнюю карту
option-saboteur-start_next-last_turn = сосед слева от того, кто ходил последним
option-saboteur-reshuffle_gold = Колоду золота тасуют между раундами?
option-saboteur-self_sabotage = Можно ли сломать собственный инструмент?
option-saboteur-self_sabotage-allow = да
option-saboteur-self_sabotage-forbid = нет
option-saboteur-effectless_action = Можно ли сыграть секретную карточку или обвал без последствий?
option-saboteur-effectless_action-forbid = нет
option-saboteur-effectless_action-allow = да
option-saboteur-broken_tools_forfeit = Золотоискатель со сломанным инструментом теряет золото?
option-saboteur-first_player = Кто начинает игру?
option-saboteur-first_player-youngest = самый младший игрок, а если он не назван — по жребию
option-saboteur-first_player-random = по жребию
option-saboteur-first_player-host = тот, кого назовёт хозяин стола, а если не назовёт — по жребию
option-saboteur-known_saboteurs = Число вредителей известно?
option-saboteur-saboteurs_meet = Вредители знают друг друга?
option-saboteur-maps = Сколько секретных карточек в колоде?
option-saboteur-rounds = Сколько раундов?
