# «Дуэль»: что произошло, почему, чего нельзя и что можно сделать.

## События

duel-dealt = Раунд { $round } роздан. Начинает { $first }.
duel-got-hand = Ваши карты: { $cards }.
duel-laid = { $seat } кладёт на { $x },{ $y }: { $card }{ $turned ->
    [True] {" "}(развёрнуто)
   *[other] {""}
 }.
duel-broke = { $seat } ломает { tool-object } игрока «{ $target }».
duel-wasted = Вредительство без последствий, карта сброшена: { tool }.
duel-repaired = { $seat } чинит { tool-object }. Карта: { $card }.
duel-threw-off = { $seat } сбрасывает две карты и возвращает себе { tool-object }.
duel-collapsed = { $seat } устраивает обвал на { $x },{ $y }. Исчезает карта: { $card }.
duel-rumbled = Обвалу нечего завалить.
duel-key-fell = { $lost ->
    [True] Ключ на этой двери потерян до конца раунда.
   *[other] Ключ на этой двери возвращается в запас.
 }
duel-looked = { $seat } смотрит цель { $number }.
duel-saw = Вы видите: { $card }.
duel-unlocked = { $seat } отпирает дверь на { $x },{ $y }: { $card }.
duel-bribed = { $seat } подкупает тролля на { $x },{ $y }. Плата в конце раунда: самородок.
duel-claimed = { $seat } занимает { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
   *[many] { $nuggets } самородков
 } на { $x },{ $y }.
duel-declined = { $seat } не занимает: { $cards }.
duel-passed = { $seat } пропускает ход и сбрасывает { $discarded ->
    [one] { $discarded } карту
    [few] { $discarded } карты
   *[many] { $discarded } карт
 }.
duel-discarded = Вы сбрасываете: { $cards }.
duel-drew = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }.
duel-got-cards = Вы берёте: { $cards }.
duel-skipped = { $seat } остаётся без карт и пропускает ход.
duel-opened = { $seat } открывает цель { $number }: { $card }!
duel-placed = { $turned ->
    [True] Цель { $number } лежит развёрнутой.
   *[other] Цель { $number } лежит прямо.
 }
duel-left-down = { $seat } оставляет цели закрытыми.
duel-struck = Взятая карта — вредительство. Сломано: { tool }.
duel-caved-in = В шахте обвал на { $x },{ $y }. Исчезает карта: { $card }.
duel-round-ended = Раунд { $round } окончен: { $clause ->
    [DUEL-57] все цели открыты
    [DUEL-58] все жетоны на столе
   *[other] карты кончились
 } ({ $clause }).
duel-paid-troll = { $seat } { $nuggets ->
    [0] не может заплатить троллю, и долг прощён
    [one] платит троллю { $nuggets } самородок
    [few] платит троллю картой на { $nuggets } самородка без сдачи
   *[many] платит троллю картой на { $nuggets } самородков без сдачи
 }.
duel-settled = Золото за раунд { $round } поделено. Цели, которые уходят в коробку: { $boxed }.
duel-game-ended = Игра окончена. Самородки: { $nuggets }. Победа: { $winners }.

## Почему

duel-share = { $seat }: { $nuggets ->
    [0] без золота
    [one] добыт { $nuggets } самородок
    [few] добыто { $nuggets } самородка
   *[many] добыто { $nuggets } самородков
 }{ $paid ->
    [none] {""}
   *[other] , троллям уплачено: { $paid }
 }, всего { $total }{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
 }
duel-why-DUEL-57 = все шесть целей открыты
duel-why-DUEL-58 = все жетоны лежат на картах
duel-why-DUEL-59 = колода и руки пусты
duel-why-DUEL-60 = золото под жетоном достаётся его владельцу
duel-why-DUEL-61 = каждый подкупленный тролль получает один самородок
duel-why-DUEL-62 = без карты с одним самородком платят более дорогой
duel-why-C-7 = долг, который нечем заплатить, прощают

## Отказы

duel-refused-not-your-turn = Сейчас решаете не вы.
duel-refused-not-a-turn = В свой ход вы кладёте туннель, играете действие, сбрасываете две карты или пропускаете ход.
duel-refused-one-act = Действие уже выполнено: подкупите тролля или завершите ход.
duel-refused-bribed-to-lay = Тролль подкуплен, чтобы положить туннель, — так положите его.
duel-refused-not-in-hand = У вас такого нет.
duel-refused-wrong-use = Эту карту так не играют.
duel-refused-sabotaged = Сначала почините сломанное, потом кладите туннели.
duel-refused-quarter-turn = Карты можно разворачивать только на 180°.
duel-refused-same-turned = Развёрнутая, эта карта такая же: кладите её прямо.
duel-refused-not-beside = Рядом с этим местом нет ни одной карты.
duel-refused-corner-only = Касаться углом — это ещё не рядом.
duel-refused-occupied = Там уже лежит карта.
duel-refused-sides-disagree = Её стороны не стыкуются с картами вокруг.
duel-refused-not-joined = От вашего входа туда не ведёт ни туннель, ни лестница.
duel-refused-neither-joined = Ни один из двух её туннелей не ведёт к вашему входу.
duel-refused-behind-door = Мешает дверь соперника.
duel-refused-behind-troll = Мешает тролль.
duel-refused-beside-gold = Лестницу не кладут рядом с золотом.
duel-refused-beside-goal = Лестницу не кладут рядом с целями.
duel-refused-ladder-not-joined = По этой опции лестнице нужен проход, который с ней соединяется.
duel-refused-no-such-goal = Там нет цели.
duel-refused-goal-is-open = Эта цель уже открыта.
duel-refused-nothing-there = Там нечего заваливать.
duel-refused-needs-target = Выберите карту туннеля для обвала.
duel-refused-goals-stay = Обвал не забирает цели.
duel-refused-starts-stay = Обвал не забирает входы.
duel-refused-gold-stays = Обвал не забирает золото.
duel-refused-trolls-stay = Обвал не забирает троллей.
duel-refused-no-door = Там нет двери.
duel-refused-own-door = Ваша собственная дверь для вас открыта.
duel-refused-door-is-open = На этой двери уже лежит ваш ключ.
duel-refused-no-key-left = Оба ключа уже использованы.
duel-refused-door-not-reached = По этой опции сначала нужно добраться до двери.
duel-refused-before-rival = Вредительство выкладывают перед соперником.
duel-refused-already-sabotaged = Такая карта там уже лежит.
duel-refused-own-area = Чинят только то, что лежит перед собой.
duel-refused-tool-not-shown = Эта карта такого не чинит.
duel-refused-not-sabotaged = Этот предмет не сломан.
duel-refused-no-such-tool = Есть кирка, лампа и вагонетка.
duel-refused-one-or-two = Пропуская ход, сбрасывают одну или две карты.
duel-refused-two-in-order = Назовите две карты в том порядке, как они в руке.
duel-refused-no-troll = Там никакой тролль не ждёт подкупа.
duel-refused-no-token = У вас не осталось жетонов.
duel-refused-no-gold-for-troll = По этой опции нужно золото, чтобы заплатить троллю.
duel-refused-bribe-when-laying = По этой опции тролля подкупают только для того, чтобы положить туннель.
duel-refused-troll-not-reached = Вы не добираетесь до этого тролля.
duel-refused-must-claim = От своего золота отказаться нельзя.
duel-refused-choose-gold = Выберите, какое золото занять.
duel-refused-gold-not-reached = Вы не добираетесь до этого золота.
duel-refused-no-free-gold = Свободного золота там нет.
duel-refused-choose-position = Выберите, как будет лежать цель.
duel-refused-choose-goal = Выберите, какую цель открыть.
duel-refused-must-open = Одну из целей нужно открыть.
duel-refused-goal-not-joined = К этой цели не ведёт туннель.
duel-refused-choose-payment = Выберите карту, которой заплатите троллю.
duel-refused-no-such-gold = У вас нет такой карты, чтобы заплатить.
duel-refused-no-rival = Вредить некому.
duel-refused-strikes-when-drawn = Обвал действует сразу, как только взят, и в руке не остаётся.

## Ходы

move-duel-break = { $idle ->
    [True] Сыграть без последствий: { $card }
   *[other] Вредительство против соперника: { $card }
 }
move-duel-mend = Починить { tool-object }: { $card }
move-duel-throw = Вернуть { tool-object }, сбросив: { $card }, { $other }
move-duel-look = Посмотреть цель на { $x },{ $y }
move-duel-unlock = Отпереть дверь на { $x },{ $y }
move-duel-pass = { $other ->
    [none] Пропустить ход и сбросить: { $card }
   *[other] Пропустить ход и сбросить: { $card }, { $other }
 }
move-duel-bribe = Подкупить тролля на { $x },{ $y }
move-duel-end = Завершить ход
move-duel-open = { $x ->
    [none] Не открывать целей
   *[other] Открыть цель на { $x },{ $y }
 }
move-duel-put = { $turned ->
    [True] Развернуть цель на { $x },{ $y }
   *[other] Оставить прямо цель на { $x },{ $y }
 }
move-duel-claim = { $x ->
    [none] Ничего не занимать
   *[other] Занять золото на { $x },{ $y }
 }
move-duel-pay = { $nuggets ->
    [one] Заплатить троллю картой на { $nuggets } самородок
    [few] Заплатить троллю картой на { $nuggets } самородка
   *[many] Заплатить троллю картой на { $nuggets } самородков
 }

## Опции

option-duel-claim_order = Жетонов не хватает: кто занимает золото первым?
option-duel-claim_order-active_first = игрок, чей сейчас ход, на свой выбор
option-duel-claim_order-board_order = по месту: сверху вниз, затем слева направо
option-duel-bribe_timing = Когда можно подкупить тролля?
option-duel-bribe_timing-any_time = в любой момент своего хода
option-duel-bribe_timing-while_laying = только чтобы положить туннель
option-duel-troll_debt = Подкуп, за который нечем заплатить,
option-duel-troll_debt-forgiven = разрешён, долг прощают
option-duel-troll_debt-forbidden = запрещён
option-duel-troll_pay_from = Каким золотом платят троллю?
option-duel-troll_pay_from-all_gold = всем добытым до сих пор
option-duel-troll_pay_from-this_round = добытым в этом раунде
option-duel-key_return = Обвал забрал дверь с ключом: ключ
option-duel-key_return-returns = возвращается в запас
option-duel-key_return-lost = потерян до конца раунда
option-duel-key_reach = Какие двери отпирает ключ?
option-duel-key_reach-any_face_up = любые, что лежат открыто
option-duel-key_reach-reached = только те, до которых вы добираетесь
option-duel-reveal_on_unlock = Цель, достигнутую благодаря ключу или подкупу, открывают
option-duel-reveal_on_unlock-turn = сразу
option-duel-reveal_on_unlock-wait = со следующей картой туннеля
option-duel-multi_goal = Если одно действие ведёт к нескольким целям
option-duel-multi_goal-reveal_all = открывают все
option-duel-multi_goal-choose_one = игрок открывает одну на выбор
option-duel-ladder_join = Что нужно, чтобы положить лестницу?
option-duel-ladder_join-touching = касаться карты туннеля
option-duel-ladder_join-joined = проход, соединённый с другим
option-duel-effectless_action = Можно ли сыграть действие без последствий?
option-duel-effectless_action-forbid = нет
option-duel-effectless_action-allow = да
option-duel-rounds = Сколько раундов?
option-duel-token_stock = Как поделены жетоны?
option-duel-token_stock-shared8 = восемь общих на двоих
option-duel-token_stock-four_each = по четыре каждому
option-duel-claim_tie = Одно действие соединило золото с обоими входами: чьё оно?
option-duel-claim_tie-active = игрока, чей сейчас ход
option-duel-claim_tie-rival = соперника
option-duel-claim_mode = Обязательно ли занимать золото?
option-duel-claim_mode-automatic = его занимают автоматически
option-duel-claim_mode-literal = соперник может отказаться в ваш ход
option-duel-start_tie = Золота поровну: кто начинает раунд?
option-duel-start_tie-not_last_starter = кто не начинал предыдущий
option-duel-start_tie-green = зелёный гном
option-duel-duel_tie = Золота в конце поровну: кто побеждает?
option-duel-duel_tie-shared = оба
option-duel-duel_tie-more_cards = у кого больше карт золота
option-duel-duel_tie-last_round = кто добыл больше в последнем раунде
