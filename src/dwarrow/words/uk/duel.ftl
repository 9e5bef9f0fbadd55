# «Дуель»: що сталося, чому, чого не можна і що можна зробити.

## Події

duel-dealt = Раунд { $round } роздано. Починає { $first }.
duel-got-hand = Ваші карти: { $cards }.
duel-laid = { $seat } кладе на { $x },{ $y }: { $card }{ $turned ->
    [True] {" "}(розвернуто)
   *[other] {""}
 }.
duel-broke = { $seat } ламає { tool-object } гравця «{ $target }».
duel-wasted = Саботаж без наслідків, карту скинуто: { tool }.
duel-repaired = { $seat } лагодить { tool-object }. Карта: { $card }.
duel-threw-off = { $seat } скидає дві карти й повертає собі { tool-object }.
duel-collapsed = { $seat } влаштовує обвал на { $x },{ $y }. Зникає карта: { $card }.
duel-rumbled = Обвалу нічого завалити.
duel-key-fell = { $lost ->
    [True] Ключ на цих дверях втрачено до кінця раунду.
   *[other] Ключ на цих дверях повертається до запасу.
 }
duel-looked = { $seat } оглядає карту мети { $number }.
duel-saw = Ви бачите: { $card }.
duel-unlocked = { $seat } відмикає двері на { $x },{ $y }: { $card }.
duel-bribed = { $seat } дає хабаря тролю на { $x },{ $y }. Плата наприкінці раунду: самородок.
duel-claimed = { $seat } займає { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородки
   *[many] { $nuggets } самородків
 } на { $x },{ $y }.
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
duel-caved-in = У шахті обвал на { $x },{ $y }. Зникає карта: { $card }.
duel-round-ended = Раунд { $round } завершено: { $clause ->
    [DUEL-57] усі карти мети відкрито
    [DUEL-58] усі токени на столі
   *[other] карти скінчилися
 } ({ $clause }).
duel-paid-troll = { $seat } { $nuggets ->
    [0] не має чим заплатити тролю, і борг прощено
    [one] платить тролю { $nuggets } самородок
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
duel-why-C-7 = борг, який нічим сплатити, прощають

## Відмови

duel-refused-not-your-turn = Зараз вирішуєте не ви.
duel-refused-not-a-turn = У свій хід ви кладете тунель, граєте дію, скидаєте дві карти або пасуєте.
duel-refused-one-act = Дію вже виконано: підкупіть троля або завершіть хід.
duel-refused-bribed-to-lay = Троля підкуплено, щоб покласти тунель, — тож покладіть його.
duel-refused-not-in-hand = У вас такого немає.
duel-refused-wrong-use = Цю карту так не грають.
duel-refused-sabotaged = Спершу полагодьте зламане, а тоді кладіть тунелі.
duel-refused-quarter-turn = Карти можна розвертати лише на 180°.
duel-refused-same-turned = Розвернута ця карта така сама: кладіть її прямо.
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
duel-refused-nothing-there = Там нічого завалювати.
duel-refused-needs-target = Оберіть карту тунелю для обвалу.
duel-refused-goals-stay = Обвал не забирає карт мети.
duel-refused-starts-stay = Обвал не забирає стартових карт.
duel-refused-gold-stays = Обвал не забирає золота.
duel-refused-trolls-stay = Обвал не забирає тролів.
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
duel-refused-no-troll = Там ніякий троль не чекає на хабар.
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
duel-refused-no-rival = Саботувати нікого.
duel-refused-strikes-when-drawn = Обвал діє, щойно його взято, і в руці не лишається.

## Ходи

move-duel-break = { $idle ->
    [True] Зіграти без наслідків: { $card }
   *[other] Саботаж проти суперника: { $card }
 }
move-duel-mend = Полагодити { tool-object }: { $card }
move-duel-throw = Повернути { tool-object }, скинувши: { $card }, { $other }
move-duel-look = Оглянути карту мети на { $x },{ $y }
move-duel-unlock = Відімкнути двері на { $x },{ $y }
move-duel-pass = { $other ->
    [none] Спасувати і скинути: { $card }
   *[other] Спасувати і скинути: { $card }, { $other }
 }
move-duel-bribe = Підкупити троля на { $x },{ $y }
move-duel-end = Завершити хід
move-duel-open = { $x ->
    [none] Не відкривати карт мети
   *[other] Відкрити карту мети на { $x },{ $y }
 }
move-duel-put = { $turned ->
    [True] Розвернути карту мети на { $x },{ $y }
   *[other] Лишити прямо карту мети на { $x },{ $y }
 }
move-duel-claim = { $x ->
    [none] Нічого не займати
   *[other] Зайняти золото на { $x },{ $y }
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
option-duel-troll_debt = Хабар, за який нічим заплатити,
option-duel-troll_debt-forgiven = дозволено, борг прощають
option-duel-troll_debt-forbidden = заборонено
option-duel-troll_pay_from = Яким золотом платять тролю?
option-duel-troll_pay_from-all_gold = усім здобутим досі
option-duel-troll_pay_from-this_round = здобутим у цьому раунді
option-duel-key_return = Обвал забрав двері з ключем: ключ
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
option-duel-ladder_join = Що потрібно, щоб покласти драбину?
option-duel-ladder_join-touching = торкатися карти тунелю
option-duel-ladder_join-joined = прохід, сполучений з іншим
option-duel-effectless_action = Чи можна зіграти дію без наслідків?
option-duel-effectless_action-forbid = ні
option-duel-effectless_action-allow = так
option-duel-rounds = Скільки раундів?
option-duel-token_stock = Як поділено токени?
option-duel-token_stock-shared8 = вісім спільних на двох
option-duel-token_stock-four_each = по чотири кожному
option-duel-claim_tie = Одна дія сполучила золото з обома стартами: чиє воно?
option-duel-claim_tie-active = гравця, чий зараз хід
option-duel-claim_tie-rival = суперника
option-duel-claim_mode = Чи обов’язково займати золото?
option-duel-claim_mode-automatic = його займають автоматично
option-duel-claim_mode-literal = суперник може відмовитися у ваш хід
option-duel-start_tie = Золота порівну: хто починає раунд?
option-duel-start_tie-not_last_starter = хто не починав попередній
option-duel-start_tie-green = зелений гном
option-duel-duel_tie = Золота наприкінці порівну: хто перемагає?
option-duel-duel_tie-shared = обоє
option-duel-duel_tie-more_cards = у кого більше карт золота
option-duel-duel_tie-last_round = хто здобув більше в останньому раунді
