# «Дуель»: що сталося, чому, чого не можна і що можна зробити.

## Події

duel-dealt = Раунд { $round }: карти роздано. Починає { $first }.
duel-got-hand = Ваші карти: { $cards }.
duel-laid = { $seat } кладе { $place }: { $card }.
duel-broke = { $seat } ламає { tool-object } гравця «{ $target }».
duel-wasted = Нема кого саботувати, карту скинуто: { $tool ->
    [pick] { card-break-pick }
    [lamp] { card-break-lamp }
   *[cart] { card-break-cart }
 }.
duel-repaired = { $seat } лагодить { tool-object }. Карта: { $card }.
duel-threw-off = { $seat } скидає дві карти й повертає собі { tool-object }.
duel-collapsed = { $seat } влаштовує завал { $place }. Зникає карта: { $card }.
duel-rumbled = Прибирати нема чого: завал скинуто.
duel-key-fell = { $lost ->
    [True] Ключ на цих дверях втрачено до кінця раунду.
   *[other] Ключ на цих дверях повертається до запасу.
 }
duel-looked = { $seat } оглядає карту мети { $number }.
duel-saw = Ви бачите: { $card }.
duel-unlocked = { $seat } відмикає двері { $place }: { $card }.
duel-bribed = { $seat } дає хабаря тролю { $place }. Плата наприкінці раунду: самородок.
duel-claimed = { $seat } займає { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородки
   *[many] { $nuggets } самородків
 } { $place }.
duel-declined = { $seat } не займає: { $cards }.
duel-passed = { $seat } пасує і скидає { $discarded ->
    [one] { $discarded } карту
    [few] { $discarded } карти
   *[many] { $discarded } карт
 }.
duel-discarded = Ви скидаєте: { $cards }.
duel-drew = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
 }.
duel-got-cards = Ви берете: { $cards }.
duel-skipped = { $seat } не має карт і пропускає хід.
duel-opened = { $seat } відкриває карту мети { $number }: { $card }!
duel-placed = { $turned ->
    [True] Карта мети { $number } лежить розвернутою.
   *[other] Карта мети { $number } лежить прямо.
 }
duel-left-down = { $seat } лишає карти мети закритими.
duel-struck = Щойно взята карта — саботаж. Зламано: { tool }.
duel-caved-in = У шахті завал { $place }. Зникає карта: { $card }.
duel-round-ended = Раунд { $round } завершено: { $clause ->
    [DUEL-57] усі карти мети відкрито
    [DUEL-58] усі токени на столі
   *[other] карти скінчилися
 } ({ $clause }).
duel-paid-troll = { $seat } { $nuggets ->
    [0] не має чим заплатити тролю, і борг прощено
    [1] платить тролю { $nuggets } самородок
    [one] платить тролю картою на { $nuggets } самородок без решти
    [few] платить тролю картою на { $nuggets } самородки без решти
   *[many] платить тролю картою на { $nuggets } самородків без решти
 }.
duel-settled = Золото за раунд { $round } поділено. Карти мети, що йдуть у коробку: { $boxed }.
duel-game-ended = Гру завершено. Самородки: { $nuggets }. Перемога: { $winners }.

## Чому

duel-share = { $seat }: { $nuggets ->
    [0] без золота
    [one] здобуто { $nuggets } самородок
    [few] здобуто { $nuggets } самородки
   *[many] здобуто { $nuggets } самородків
 }{ $paid ->
    [none] {""}
   *[other] , тролям сплачено: { $paid }
 }, усього { $total }{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
 }
duel-why-DUEL-57 = усі шість карт мети відкрито
duel-why-DUEL-58 = усі токени лежать на картах
duel-why-DUEL-59 = колода й руки порожні
duel-why-DUEL-60 = золото під токеном дістається його власникові
duel-why-DUEL-61 = кожен підкуплений троль отримує один самородок
duel-why-DUEL-62 = без карти з одним самородком платять дорожчою
duel-why-C-7 = борг, якого нема чим сплатити, прощають

## Відмови

duel-refused-not-your-turn = Зараз вирішуєте не ви.
duel-refused-not-a-turn = У свій хід ви кладете тунель, граєте дію, скидаєте дві карти або пасуєте.
duel-refused-one-act = Дію вже виконано: підкупіть троля або завершіть хід.
duel-refused-bribed-to-lay = Ви підкупили троля заради тунелю: кладіть його.
duel-refused-not-in-hand = У вас такого немає.
duel-refused-wrong-use = Цю карту так не грають.
duel-refused-sabotaged = Спершу полагодьте зламане, а тоді кладіть тунелі.
duel-refused-quarter-turn = Карти можна розвертати лише на 180°.
duel-refused-same-turned = Якщо розвернути, карта не зміниться: кладіть її прямо.
duel-refused-not-beside = Поруч із цим місцем немає жодної карти.
duel-refused-corner-only = Торкатися кутом — це ще не поруч.
duel-refused-occupied = Там уже лежить карта.
duel-refused-sides-disagree = Її сторони не сполучаються з картами довкола.
duel-refused-not-joined = Від вашої стартової карти туди не веде ні тунель, ні драбина.
duel-refused-neither-joined = Жоден із двох її тунелів не веде до вашої стартової карти.
duel-refused-behind-door = Заважають двері суперника.
duel-refused-behind-troll = Заважає троль.
duel-refused-beside-gold = Драбину не кладуть поруч із золотом.
duel-refused-beside-goal = Драбину не кладуть поруч із картами мети.
duel-refused-ladder-not-joined = За цією опцією драбині потрібен прохід, що сполучається з нею.
duel-refused-no-such-goal = Там немає карти мети.
duel-refused-goal-is-open = Цю карту мети вже відкрито.
duel-refused-nothing-there = Там нема чого прибирати.
duel-refused-needs-target = Оберіть карту тунелю, яку забере завал.
duel-refused-goals-stay = Завал не забирає карт мети.
duel-refused-starts-stay = Завал не забирає стартових карт.
duel-refused-gold-stays = Завал не забирає золота.
duel-refused-trolls-stay = Завал не забирає тролів.
duel-refused-no-door = Там немає дверей.
duel-refused-own-door = Ваші власні двері для вас відчинені.
duel-refused-door-is-open = На цих дверях уже лежить ваш ключ.
duel-refused-no-key-left = Обидва ключі вже використано.
duel-refused-door-not-reached = За цією опцією спершу треба дістатися до дверей.
duel-refused-before-rival = Саботаж викладають перед суперником.
duel-refused-already-sabotaged = Така карта там уже лежить.
duel-refused-own-area = Лагодять лише те, що лежить перед собою.
duel-refused-tool-not-shown = Ця карта такого не лагодить.
duel-refused-not-sabotaged = Цей інструмент не зламано.
duel-refused-no-such-tool = Є кирка, ліхтар і вагонетка.
duel-refused-one-or-two = Пасуючи, скидають одну або дві карти.
duel-refused-two-in-order = Назвіть дві карти в тому порядку, як вони в руці.
duel-refused-no-troll = Там жоден троль не чекає хабаря.
duel-refused-no-token = У вас не лишилося токенів.
duel-refused-no-gold-for-troll = За цією опцією потрібне золото, щоб заплатити тролю.
duel-refused-bribe-when-laying = За цією опцією троля підкуповують лише для того, щоб покласти тунель.
duel-refused-troll-not-reached = Ви не дістаєтеся до цього троля.
duel-refused-must-claim = Від власного золота відмовитися не можна.
duel-refused-choose-gold = Оберіть, яке золото зайняти.
duel-refused-gold-not-reached = Ви не дістаєтеся до цього золота.
duel-refused-no-free-gold = Вільного золота там немає.
duel-refused-choose-position = Оберіть, як лежатиме карта мети.
duel-refused-choose-goal = Оберіть, яку карту мети відкрити.
duel-refused-must-open = Одну з карт мети треба відкрити.
duel-refused-goal-not-joined = До цієї карти мети не веде тунель.
duel-refused-choose-payment = Оберіть карту, якою заплатите тролю.
duel-refused-no-such-gold = У вас немає такої карти, щоб заплатити.
duel-refused-no-rival = Нема кого саботувати.
duel-refused-strikes-when-drawn = Завал діє, щойно його взято, і в руці не лишається.

## Ходи

move-duel-break = { $idle ->
    [True] Зіграти без наслідків: { $card }
   *[other] Покласти перед суперником: { $card }
 }
move-duel-mend = Полагодити { tool-object }: { $card }
move-duel-throw = Повернути { tool-object }, скинувши: { $card }, { $other }
move-duel-look = Оглянути карту мети { $number }
move-duel-unlock = Відімкнути двері { $place }
move-duel-pass = { $other ->
    [none] Спасувати і скинути: { $card }
   *[other] Спасувати і скинути: { $card }, { $other }
 }
move-duel-bribe = Підкупити троля { $place }
move-duel-end = Завершити хід
move-duel-open = { $x ->
    [none] Не відкривати карт мети
   *[other] Відкрити карту мети { $number }
 }
move-duel-put = { $turned ->
    [True] Розвернути карту мети { $number }
   *[other] Лишити прямо карту мети { $number }
 }
move-duel-claim = { $x ->
    [none] Нічого не займати
   *[other] Зайняти золото { $place }
 }
move-duel-pay = { $nuggets ->
    [one] Заплатити тролю картою на { $nuggets } самородок
    [few] Заплатити тролю картою на { $nuggets } самородки
   *[many] Заплатити тролю картою на { $nuggets } самородків
 }

## Опції

option-duel-claim_order = Токенів бракує: хто займає золото першим?
option-duel-claim_order-active_first = гравець, чий зараз хід, на свій вибір
option-duel-claim_order-board_order = за місцем: згори вниз, тоді зліва направо
option-duel-bribe_timing = Коли можна підкупити троля?
option-duel-bribe_timing-any_time = будь-коли у свій хід
option-duel-bribe_timing-while_laying = лише щоб покласти тунель
option-duel-troll_debt = Хабар, який нічим сплатити,
option-duel-troll_debt-forgiven = дозволений: борг прощають
option-duel-troll_debt-forbidden = заборонений
option-duel-troll_pay_from = Яким золотом платять тролю?
option-duel-troll_pay_from-all_gold = усім здобутим досі
option-duel-troll_pay_from-this_round = здобутим у цьому раунді
option-duel-key_return = Завал забрав двері з ключем: ключ
option-duel-key_return-returns = повертається до запасу
option-duel-key_return-lost = втрачено до кінця раунду
option-duel-key_reach = Які двері відмикає ключ?
option-duel-key_reach-any_face_up = будь-які, що лежать відкрито
option-duel-key_reach-reached = лише ті, до яких ви дістаєтеся
option-duel-reveal_on_unlock = Карту мети, досягнуту завдяки ключу чи хабарю, відкривають
option-duel-reveal_on_unlock-turn = одразу
option-duel-reveal_on_unlock-wait = з наступною картою тунелю
option-duel-multi_goal = Якщо одна дія веде до кількох карт мети
option-duel-multi_goal-reveal_all = відкривають усі
option-duel-multi_goal-choose_one = гравець відкриває одну на вибір
option-duel-goals_at_once = Як лежать кілька карт мети, відкритих водночас?
option-duel-goals_at_once-together = кожна так, як до неї підійшов тунель
option-duel-goals_at_once-in_order = одна по одній, і вже покладена веде далі
option-duel-ladder_join = Що потрібно, щоб покласти драбину?
option-duel-ladder_join-touching = торкатися карти тунелю
option-duel-ladder_join-joined = прохід, сполучений з іншим
option-duel-effectless_action = Чи можна зіграти дію без наслідків?
option-duel-effectless_action-forbid = ні
option-duel-effectless_action-allow = так
option-duel-gold_side = З якого боку займають золото?
option-duel-gold_side-own = з того, де лежать самородки
option-duel-gold_side-any = з будь-якого боку карти
option-duel-goal_link = Який тунель відкриває карту мети?
option-duel-goal_link-unhindered = лише безперешкодний: без чужих дверей і тролів
option-duel-goal_link-unbroken = будь-який безперервний, попри двері й тролів
option-duel-rounds = Скільки раундів?
option-duel-token_stock = Як поділено токени?
option-duel-token_stock-shared8 = вісім спільних на двох
option-duel-token_stock-four_each = по чотири кожному
option-duel-claim_tie = Одна дія сполучила золото з обома стартовими картами: чиє воно?
option-duel-claim_tie-active = гравця, чий зараз хід
option-duel-claim_tie-rival = суперника
option-duel-claim_mode = Чи обов’язково займати золото?
option-duel-claim_mode-automatic = його займають автоматично
option-duel-claim_mode-literal = суперник може відмовитися у ваш хід
option-duel-declined_gold = Золото, від якого відмовилися, можна зайняти,
option-duel-declined_gold-new_link = коли шлях до нього перервуть і прокладуть знову
option-duel-declined_gold-later = коли ви самі ходитимете наступного разу
option-duel-declined_gold-lasting = коли новий тунель, ключ чи хабар застане шлях перерваним
option-duel-first_start = Хто починає гру?
option-duel-first_start-host = зелений гном, якщо господар столу не вирішить інакше
option-duel-first_start-green = завжди зелений гном
option-duel-less_gold = Раунд починає той, у кого менше золота. Що рахують?
option-duel-less_gold-in_all = усе золото від початку гри
option-duel-less_gold-last_round = золото останнього раунду
option-duel-start_tie = Золота порівну: хто починає раунд?
option-duel-start_tie-not_last_starter = хто не починав попередній
option-duel-start_tie-green = зелений гном
option-duel-duel_tie = Золота наприкінці порівну: хто перемагає?
option-duel-duel_tie-shared = обоє
option-duel-duel_tie-more_cards = у кого більше карт золота
option-duel-duel_tie-last_round = хто здобув більше в останньому раунді
