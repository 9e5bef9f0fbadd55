# «Дуэль»: что произошло, почему, чего нельзя и что можно сделать.

## События

duel-dealt = Раунд { $round }: карты розданы. Начинает { $first }.
duel-got-hand = Ваши карты: { $cards }.
duel-laid = { $seat } кладёт { $place }: { $card }.
duel-broke = { $seat } ломает { tool-object } игрока «{ $target }».
duel-wasted = Вредить некому, карта сброшена: { $tool ->
    [pick] { card-break-pick }
    [lamp] { card-break-lamp }
   *[cart] { card-break-cart }
 }.
duel-repaired = { $seat } чинит { tool-object }. Карта: { $card }.
duel-threw-off = { $seat } сбрасывает две карты и возвращает себе { tool-object }.
duel-collapsed = { $seat } устраивает обвал { $place }. Исчезает карта: { $card }.
duel-rumbled = Убирать нечего: обвал сброшен.
duel-key-fell = { $lost ->
    [True] Ключ на этой двери потерян до конца раунда.
   *[other] Ключ на этой двери возвращается в запас.
 }
duel-looked = { $seat } смотрит карту цели { $number }.
duel-saw = Вы видите: { $card }.
duel-unlocked = { $seat } отпирает дверь { $place }: { $card }.
duel-bribed = { $seat } подкупает тролля { $place }. Плата в конце раунда: самородок.
duel-claimed = { $seat } занимает { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
   *[many] { $nuggets } самородков
 } { $place }.
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
duel-opened = { $seat } открывает карту цели { $number }: { $card }!
duel-placed = { $turned ->
    [True] Карта цели { $number } лежит развёрнутой.
   *[other] Карта цели { $number } лежит прямо.
 }
duel-left-down = { $seat } оставляет карты цели закрытыми.
duel-struck = Взята карта вредительства. Сломано: { tool }.
duel-caved-in = В шахте обвал { $place }. Исчезает карта: { $card }.
duel-round-ended = Раунд { $round } окончен: { $clause ->
    [DUEL-57] все карты цели открыты
    [DUEL-58] все жетоны на столе
   *[other] карты кончились
 } ({ $clause }).
duel-paid-troll = { $seat } { $nuggets ->
    [0] не может заплатить троллю, и долг прощён
    [1] платит троллю { $nuggets } самородок
    [one] платит троллю картой на { $nuggets } самородок без сдачи
    [few] платит троллю картой на { $nuggets } самородка без сдачи
   *[many] платит троллю картой на { $nuggets } самородков без сдачи
 }.
duel-settled = Золото за раунд { $round } поделено. Карты цели, которые уходят в коробку: { $boxed }.
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
duel-why-DUEL-57 = все шесть карт цели открыты
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
duel-refused-bribed-to-lay = Вы подкупили тролля ради туннеля: кладите его.
duel-refused-not-in-hand = У вас такого нет.
duel-refused-wrong-use = Эту карту так не играют.
duel-refused-sabotaged = Сначала почините сломанное, потом кладите туннели.
duel-refused-quarter-turn = Карты можно разворачивать только на 180°.
duel-refused-same-turned = Если развернуть, карта не изменится: кладите её прямо.
duel-refused-not-beside = Рядом с этим местом нет ни одной карты.
duel-refused-corner-only = Касаться углом — это ещё не рядом.
duel-refused-occupied = Там уже лежит карта.
duel-refused-sides-disagree = Её стороны не стыкуются с картами вокруг.
duel-refused-not-joined = От вашей стартовой карты туда не ведёт ни туннель, ни лестница.
duel-refused-neither-joined = Ни один из двух её туннелей не ведёт к вашей стартовой карте.
duel-refused-behind-door = Мешает дверь соперника.
duel-refused-behind-troll = Мешает тролль.
duel-refused-beside-gold = Лестницу не кладут рядом с золотом.
duel-refused-beside-goal = Лестницу не кладут рядом с картами цели.
duel-refused-ladder-not-joined = По этой опции лестнице нужен проход, который с ней соединяется.
duel-refused-no-such-goal = Там нет карты цели.
duel-refused-goal-is-open = Эта карта цели уже открыта.
duel-refused-nothing-there = Там убирать нечего.
duel-refused-needs-target = Выберите карту туннеля для обвала.
duel-refused-goals-stay = Обвал не забирает карты цели.
duel-refused-starts-stay = Обвал не забирает стартовые карты.
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
duel-refused-not-sabotaged = Этот инструмент не сломан.
duel-refused-no-such-tool = Есть кирка, лампа и вагонетка.
duel-refused-one-or-two = Пропуская ход, сбрасывают одну или две карты.
duel-refused-two-in-order = Назовите две карты в том порядке, как они в руке.
duel-refused-no-troll = Там ни один тролль не ждёт подкупа.
duel-refused-no-token = У вас не осталось жетонов.
duel-refused-no-gold-for-troll = По этой опции нужно золото, чтобы заплатить троллю.
duel-refused-bribe-when-laying = По этой опции тролля подкупают только для того, чтобы положить туннель.
duel-refused-troll-not-reached = Вы не добираетесь до этого тролля.
duel-refused-must-claim = От своего золота отказаться нельзя.
duel-refused-choose-gold = Выберите, какое золото занять.
duel-refused-gold-not-reached = Вы не добираетесь до этого золота.
duel-refused-no-free-gold = Свободного золота там нет.
duel-refused-choose-position = Выберите, как будет лежать карта цели.
duel-refused-choose-goal = Выберите, какую карту цели открыть.
duel-refused-must-open = Одну из карт цели нужно открыть.
duel-refused-goal-not-joined = К этой карте цели не ведёт туннель.
duel-refused-choose-payment = Выберите карту, которой заплатите троллю.
duel-refused-no-such-gold = У вас нет такой карты, чтобы заплатить.
duel-refused-no-rival = Вредить некому.
duel-refused-strikes-when-drawn = Обвал действует сразу, как только взят, и в руке не остаётся.

## Ходы

move-duel-break = { $idle ->
    [True] Сыграть без последствий: { $card }
   *[other] Положить перед соперником: { $card }
 }
move-duel-mend = Починить { tool-object }: { $card }
move-duel-throw = Вернуть { tool-object }, сбросив: { $card }, { $other }
move-duel-look = Посмотреть карту цели { $number }
move-duel-unlock = Отпереть дверь { $place }
move-duel-pass = { $other ->
    [none] Пропустить ход и сбросить: { $card }
   *[other] Пропустить ход и сбросить: { $card }, { $other }
 }
move-duel-bribe = Подкупить тролля { $place }
move-duel-end = Завершить ход
move-duel-open = { $x ->
    [none] Не открывать карт цели
   *[other] Открыть карту цели { $number }
 }
move-duel-put = { $turned ->
    [True] Развернуть карту цели { $number }
   *[other] Оставить прямо карту цели { $number }
 }
move-duel-claim = { $x ->
    [none] Ничего не занимать
   *[other] Занять золото { $place }
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
option-duel-troll_debt = Если подкупить, а платить нечем:
option-duel-troll_debt-forgiven = можно, долг прощают
option-duel-troll_debt-forbidden = нельзя
option-duel-troll_pay_from = Каким золотом платят троллю?
option-duel-troll_pay_from-all_gold = всем добытым до сих пор
option-duel-troll_pay_from-this_round = добытым в этом раунде
option-duel-key_return = Обвал забрал дверь с ключом: ключ
option-duel-key_return-returns = возвращается в запас
option-duel-key_return-lost = потерян до конца раунда
option-duel-key_reach = Какие двери отпирает ключ?
option-duel-key_reach-any_face_up = любые, что лежат открыто
option-duel-key_reach-reached = только те, до которых вы добираетесь
option-duel-reveal_on_unlock = Карту цели, достигнутую благодаря ключу или подкупу, открывают
option-duel-reveal_on_unlock-turn = сразу
option-duel-reveal_on_unlock-wait = со следующей картой туннеля
option-duel-multi_goal = Если одно действие ведёт к нескольким картам цели
option-duel-multi_goal-reveal_all = открывают все
option-duel-multi_goal-choose_one = игрок открывает одну на выбор
option-duel-goals_at_once = Как лежат несколько карт цели, открытых одновременно?
option-duel-goals_at_once-together = каждая так, как к ней подошёл туннель
option-duel-goals_at_once-in_order = одна за другой, и уже положенная ведёт дальше
option-duel-ladder_join = Что нужно, чтобы положить лестницу?
option-duel-ladder_join-touching = касаться карты туннеля
option-duel-ladder_join-joined = проход, соединённый с другим
option-duel-effectless_action = Можно ли сыграть действие без последствий?
option-duel-effectless_action-forbid = нет
option-duel-effectless_action-allow = да
option-duel-gold_side = С какой стороны занимают золото?
option-duel-gold_side-own = с той, где лежат самородки
option-duel-gold_side-any = с любой стороны карты
option-duel-goal_link = Какой туннель открывает карту цели?
option-duel-goal_link-unhindered = только беспрепятственный: без чужих дверей и троллей
option-duel-goal_link-unbroken = любой непрерывный, невзирая на двери и троллей
option-duel-rounds = Сколько раундов?
option-duel-token_stock = Как поделены жетоны?
option-duel-token_stock-shared8 = восемь общих на двоих
option-duel-token_stock-four_each = по четыре каждому
option-duel-claim_tie = Одно действие соединило золото с обеими стартовыми картами: чьё оно?
option-duel-claim_tie-active = игрока, чей сейчас ход
option-duel-claim_tie-rival = соперника
option-duel-claim_mode = Обязательно ли занимать золото?
option-duel-claim_mode-automatic = его занимают автоматически
option-duel-claim_mode-literal = соперник может отказаться в ваш ход
option-duel-declined_gold = Золото, от которого отказались, можно занять,
option-duel-declined_gold-new_link = когда путь к нему прервут и проложат снова
option-duel-declined_gold-later = когда вы сами пойдёте в следующий раз
option-duel-declined_gold-lasting = когда новый туннель, ключ или подкуп застанет путь прерванным
option-duel-first_start = Кто начинает игру?
option-duel-first_start-host = зелёный гном, если хозяин стола не решит иначе
option-duel-first_start-green = всегда зелёный гном
option-duel-less_gold = Раунд начинает тот, у кого меньше золота. Что считают?
option-duel-less_gold-in_all = всё золото с начала игры
option-duel-less_gold-last_round = золото последнего раунда
option-duel-start_tie = Золота поровну: кто начинает раунд?
option-duel-start_tie-not_last_starter = кто не начинал предыдущий
option-duel-start_tie-green = зелёный гном
option-duel-duel_tie = Золота в конце поровну: кто побеждает?
option-duel-duel_tie-shared = оба
option-duel-duel_tie-more_cards = у кого больше карт золота
option-duel-duel_tie-last_round = кто добыл больше в последнем раунде
