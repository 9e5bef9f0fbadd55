# «Саботер 2»: що сталося, чому, чого не можна і що можна зробити.

## Події

saboteur2-dealt = Раунд { $round }: карти роздано, десять відкладено. Починає { $first }.
saboteur2-got-role = Ваша роль: { $role }.
saboteur2-got-hand = Тепер у вас у руці: { $cards }.
saboteur2-laid = { $seat } кладе { $place }: { $card }.
saboteur2-broke = { $seat } ламає { $own ->
    [True] собі { tool-object }
   *[other] { tool-object } гравця «{ $target }»
 }.
saboteur2-mended = { $seat } лагодить { $own ->
    [True] собі { tool-object }
   *[other] { tool-object } гравця «{ $target }»
 }. Карта: { $card }.
saboteur2-collapsed = { $seat } влаштовує обвал { $place }. Зникає карта: { $card }.
saboteur2-rumbled = { $seat } грає обвал, але нічого не падає.
saboteur2-looked = { $seat } оглядає { goal-object }.
saboteur2-saw = Розвідка показує: { $card }.
saboteur2-passed = { $seat } пропускає хід { $discarded ->
    [0] з порожніми руками
    [one] і скидає { $discarded } карту
    [few] і скидає { $discarded } карти
   *[many] і скидає { $discarded } карт
 }.
saboteur2-discarded = Ви скидаєте: { $cards }.
saboteur2-shed = { $seat } скидає дві карти й позбувається перешкоди: { $removed }.
saboteur2-drew = { $seat } бере карту.
saboteur2-got-card = Ви берете: { $card }.
saboteur2-opened = { $seat } відкриває { goal-object }: { $card }!
saboteur2-placed = { goal-subject } { $turned ->
    [True] лежить розвернутою
   *[other] лежить прямо
 }.
saboteur2-left-down = { $seat } лишає карти «кінець» закритими.
saboteur2-planned-theft = { $seat } викладає перед собою «Крадіжку» — до поділу золота.
saboteur2-stopped-theft = { $seat } грає «Руки геть»: скинуто «Крадіжку» гравця «{ $target }».
saboteur2-swapped-hands = { $seat } і { $target } міняються картами. Віддано: { $gave }, отримано: { $got }.
saboteur2-gave-hand = { $target } тепер тримає ваші карти: { $cards }.
saboteur2-inspected = { $seat } дивиться роль гравця «{ $target }».
saboteur2-saw-role = Роль гравця «{ $target }» (хід { $turn }): { $role }.
saboteur2-swapped-hats = { $seat } грає «Зміну ролі»: нову роль бере { $target }.
saboteur2-trapped = { $seat } ставить пастку. У пастці: { $target }.
saboteur2-freed = { $seat } відчиняє пастку. На волі: { $target }.
saboteur2-round-ended = Раунд завершено. Ролі: { $roles }.
saboteur2-settled = Раунд { $round } підсумовано ({ $clause }). Перемога: { $winners }. Ділять золото: { $counted }, самородків кожному: { $share }, кристалів: { $crystals }.
won-green = зелена команда
won-blue = синя команда
won-saboteur = саботери
won-boss = Бос
won-profiteer = Ділок
saboteur2-robbed = { $seat } краде самородок у гравця «{ $victim }».
saboteur2-spared = { $seat } нікого не обкрадає.
saboteur2-game-ended = Гру завершено. Самородки: { $nuggets }. Перемога: { $winners }.

## Чому

saboteur2-reach = { $team ->
    [green] Зелена
   *[blue] Синя
 } команда { $reaches ->
    [True] може дійти до скарбу.
   *[other] не може дістатися скарбу{ $door ->
        [none] .
       *[other] : їй заважають двері { $door }.
    }
 }
saboteur2-share = { $seat } ({ $role }): { $nuggets ->
    [0] нічого
    [one] { $nuggets } самородок
    [few] { $nuggets } самородки
   *[many] { $nuggets } самородків
 } — { $why } ({ $clause }){ $door ->
    [none] {""}
   *[other] ; вирішили двері { $door }
 }
saboteur2-why-SB2-055 = хто наприкінці раунду в пастці, тому не платять і того не рахують
saboteur2-why-SB2-062 = на кожному шляху до скарбу, що рахується, стоять двері іншого кольору
saboteur2-why-SB2-063 = тунель завершила ця команда, тож вона й перемагає сама
saboteur2-why-SB2-064 = команду, що завершила тунель, зупиняють двері, тож перемагають суперники
saboteur2-why-SB2-065 = тунель завершив гном без команди, і жодну команду двері не зупиняють
saboteur2-why-SB2-066 = тунель завершив гном без команди, і одну з команд зупиняють двері
saboteur2-why-SB2-067 = { $won ->
    [True] Бос перемагає разом із командою та отримує на один самородок менше
   *[other] жодна команда не перемогла, тож і Бос не переміг
 }
saboteur2-why-SB2-068 = двері зупиняють обидві команди, тож золото дістається Босові
saboteur2-why-SB2-069 = Ділок перемагає з будь-якою стороною та отримує на два самородки менше
saboteur2-why-SB2-070 = { $won ->
    [True] двері зупиняють обидві команди, тож золото дістається Ділкові
   *[other] двері зупиняють обидві команди, а тунель завершив не Ділок
 }
saboteur2-why-SB2-071 = тунель не завершено, а саботерів, яким слід платити, немає
saboteur2-why-SB2-072 = двері зупиняють обидві команди, тож ділять Бос і Ділок
saboteur2-why-SB2-073 = { $role ->
    [saboteur] { $won ->
        [True] тунель до скарбу не завершено
       *[other] тунель до скарбу завершено
     }
   *[other] тунель до скарбу не завершено, тож перемагають саботери
 }
saboteur2-why-SB2-081 = по самородку за кожен кристал, що рахується
saboteur2-why-SB2-082 = двоє Геологів ділять кристали навпіл
saboteur2-why-SB2-083 = Геологи живуть лише з кристалів, а цього раунду за них не платили

## Відмови

saboteur2-refused-not-your-turn = Зараз не ваш хід.
saboteur2-refused-not-a-turn = Покладіть тунель, зіграйте дію, скиньте дві карти, щоб позбутися перешкоди, або пропустіть хід.
saboteur2-refused-not-in-hand = У вас у руці такого немає.
saboteur2-refused-must-discard = Поки маєте карти, пропуск ходу коштує однієї, двох або трьох із них.
saboteur2-refused-one-to-three = Пропускаючи хід, скидають одну, дві або три карти.
saboteur2-refused-wrong-use = Цю карту так не грають.
saboteur2-refused-broken-tool = Зі зламаним інструментом копати не можна.
saboteur2-refused-trapped = У пастці копати не можна.
saboteur2-refused-quarter-turn = Карти тунелів лежать прямо або розвернуті на 180°, але не боком.
saboteur2-refused-same-turned = Якщо розвернути, карта не зміниться: кладіть її прямо.
saboteur2-refused-not-beside = Кладіть карти тунелів поруч із тими, що вже лежать.
saboteur2-refused-corner-only = Торкатися лише кутом недостатньо.
saboteur2-refused-occupied = Там уже є карта.
saboteur2-refused-sides-disagree = Усі сторони мають збігатися: прохід із проходом, скеля зі скелею.
saboteur2-refused-not-joined = Туди не веде безперервний тунель від карти «початок».
saboteur2-refused-no-tunnel-joined = Один із двох її тунелів має продовжувати тунель від карти «початок».
saboteur2-refused-ladder-not-joined = Прохід драбини має сполучатися з проходом карти, що вже лежить.
saboteur2-refused-beside-goal = Поруч із цією картою «кінець» драбину класти не можна.
saboteur2-refused-no-such-goal = Карт «кінець» три: верхня, середня й нижня.
saboteur2-refused-goal-is-open = Цю карту «кінець» уже всі бачать.
saboteur2-refused-nothing-there = Там немає карти тунелю, яку можна забрати.
saboteur2-refused-start-stays = Карту «початок» прибрати не можна.
saboteur2-refused-goals-stay = Карту «кінець» прибрати не можна.
saboteur2-refused-needs-target = Поки на столі є карти тунелів, обвал забирає одну з них.
saboteur2-refused-no-such-seat = На цьому місці ніхто не сидить.
saboteur2-refused-not-on-oneself = Оберіть іншого гравця, не себе.
saboteur2-refused-already-broken = Цей інструмент уже зламано.
saboteur2-refused-tool-not-shown = На карті немає цього інструмента.
saboteur2-refused-not-broken = Такого зламаного інструмента там немає.
saboteur2-refused-already-trapped = Цей гравець уже в пастці.
saboteur2-refused-already-thief = Перед вами може лежати лише одна «Крадіжка».
saboteur2-refused-only-before-oneself = «Крадіжку» викладають лише перед собою.
saboteur2-refused-trapped-thief = За цим столом гравець у пастці не грає «Крадіжку».
saboteur2-refused-no-theft = Перед цим гравцем немає «Крадіжки».
saboteur2-refused-not-trapped = Цей гравець не в пастці.
saboteur2-refused-needs-two-cards = Для цього потрібні дві карти.
saboteur2-refused-nothing-in-front = Перед вами такої карти немає.
saboteur2-refused-theft-stays = За цим столом власної «Крадіжки» так не позбуваються.
saboteur2-refused-two-cards = Це коштує двох карт із руки.
saboteur2-refused-choose-goal = Спершу оберіть, яку карту «кінець» відкрити.
saboteur2-refused-must-open = Шлях новий, тож одну з досягнутих карт «кінець» треба відкрити.
saboteur2-refused-goal-not-joined = Ваш тунель не веде до цієї карти «кінець».
saboteur2-refused-choose-position = Спершу оберіть, як лежатиме відкрита карта «кінець».
saboteur2-refused-choose-victim = Оберіть, кого обікрасти, або нікого.
saboteur2-refused-no-victim = Там вам нема чого взяти.

## Ходи

move-saboteur2-play = { $target ->
    [none] Зіграти: { $card }
   *[other] Зіграти на гравця «{ $target }»: { $card }
 }
move-saboteur2-pass = { $cards ->
    [none] Пропустити хід
   *[other] Пропустити хід і скинути: { $cards }
 }
move-saboteur2-shed = Позбутися перешкоди ({ $removed }), скинувши: { $cards }
move-saboteur2-rob = { $target ->
    [none] Нікого не обкрадати
   *[other] Украсти самородок у гравця «{ $target }»
 }

## Опції

option-saboteur2-sb2_extra_card = Скільки карт дій додає доповнення?
option-saboteur2-sb2_extra_card-21 = 21, як надруковано загалом
option-saboteur2-sb2_extra_card-20 = 20, сума надрукованого переліку
option-saboteur2-both_barred = Двері зупинили обидві команди, а золото не лишається ні Босові, ні Ділкові: хто виграє?
option-saboteur2-both_barred-nobody = ніхто
option-saboteur2-both_barred-saboteurs = саботери
option-saboteur2-profiteer_barred = Двері зупинили обидві команди, а Боса немає: коли все золото Ділкове?
option-saboteur2-profiteer_barred-any_completer = хоч би хто завершив тунель
option-saboteur2-profiteer_barred-only_profiteer = лише якщо Ділок сам його завершив
option-saboteur2-boss_wins = Чи перемагає Бос із командою, з якої ніхто не грає?
option-saboteur2-boss_wins-wins = так
option-saboteur2-boss_wins-not = ні
option-saboteur2-team_reach = До скарбу веде кілька шляхів: коли команда дістається туди?
option-saboteur2-team_reach-any_route = якщо хоч один шлях без чужих дверей
option-saboteur2-team_reach-any_door = якщо на жодному шляху немає чужих дверей
option-saboteur2-geologist_counts = Чи рахують Геолога, що отримує золото, серед тих, хто ділить?
option-saboteur2-geologist_counts-no = ні
option-saboteur2-geologist_counts-yes = так
option-saboteur2-crystals_count = За які кристали платять?
option-saboteur2-crystals_count-all_visible = за всі, що лежать відкрито
option-saboteur2-crystals_count-joined = за сполучені з картою «початок»
option-saboteur2-trapped_geologist = Один із двох Геологів у пастці: що з його половиною?
option-saboteur2-trapped_geologist-half_forfeited = вона пропадає
option-saboteur2-trapped_geologist-other_takes_all = її отримує другий
option-saboteur2-theft_order = З кого починаються крадіжки?
option-saboteur2-theft_order-last_tunnel = з того, хто останнім поклав карту тунелю
option-saboteur2-theft_order-last_theft = з того, хто останнім зіграв «Крадіжку»
option-saboteur2-theft_timing = Чи можна вкрасти щойно вкрадене?
option-saboteur2-theft_timing-sequential = так
option-saboteur2-theft_timing-snapshot = ні, лише те, що було до крадіжок
option-saboteur2-theft_scope = Яке золото можна красти?
option-saboteur2-theft_scope-all_gold = золото всіх раундів
option-saboteur2-theft_scope-this_round = золото цього раунду
option-saboteur2-theft_when_trapped = Чи може гравець у пастці зіграти «Крадіжку»?
option-saboteur2-theft_when_trapped-allow = так
option-saboteur2-theft_when_trapped-forbid = ні
option-saboteur2-swap_draw = Хто бере карту після обміну картами?
option-saboteur2-swap_draw-target_only = лише інший гравець
option-saboteur2-swap_draw-both = обоє
option-saboteur2-role_discard = Що стається зі скинутою роллю?
option-saboteur2-role_discard-stays_out = вона вибуває
option-saboteur2-role_discard-shuffled_before = її замішують перед тим, як беруть нову
option-saboteur2-role_discard-shuffled_after = її замішують після того, як узято нову
option-saboteur2-ladder_goal = Поруч із якими картами «кінець» не можна класти драбину?
option-saboteur2-ladder_goal-any_goal = з усіма
option-saboteur2-ladder_goal-face_down = лише із закритими
option-saboteur2-ladder_join = Що потрібно, щоб покласти драбину?
option-saboteur2-ladder_join-joined = прохід, сполучений з іншим
option-saboteur2-ladder_join-touch = торкатися покладеної карти
option-saboteur2-profiteer_always = Двері зупинили обидві команди: чи перемагає Ділок разом із тими, хто переміг?
option-saboteur2-profiteer_always-yes = так, завжди
option-saboteur2-profiteer_always-no = лише тоді, коли без Боса все золото було б його
option-saboteur2-printed_sums = Рахують і Геолога: чи меншають від цього чотири самородки єдиного Боса і три єдиного Ділка?
option-saboteur2-printed_sums-kept = ні, ці суми надруковано
option-saboteur2-printed_sums-shared = так
option-saboteur2-in_the_game = «У грі немає Боса, Ділка чи саботера»: чи в грі той, хто в пастці?
option-saboteur2-in_the_game-free = ні
option-saboteur2-in_the_game-dealt = так
option-saboteur2-geologist_paid = Коли платять Геологам?
option-saboteur2-geologist_paid-each_round = наприкінці кожного раунду
option-saboteur2-geologist_paid-game_end = лише наприкінці гри
option-saboteur2-circle_deck = Усі по черзі пропустили хід, бо нема чого зіграти: коли це завершує раунд?
option-saboteur2-circle_deck-empty = коли колода вже порожня
option-saboteur2-circle_deck-any = хоч би скільки карт було в колоді
option-saboteur2-ladder_route = Якщо заважають чужі двері на будь-якому шляху: чим на шляху є карта «початок» і драбини?
option-saboteur2-ladder_route-one = одним тунелем, крізь який проходять раз
option-saboteur2-ladder_route-each = окремими тунелями, сполученими між собою
option-saboteur2-shed_theft = Чи можна, скинувши дві карти, позбутися власної «Крадіжки»?
option-saboteur2-shed_theft-allow = так
option-saboteur2-shed_theft-forbid = ні

# The action cards of the expansion: the name of each, and its sentence on the first page.
card-theft = Крадіжка
first-saboteur2-card-theft = Крадіжка лежить перед вами: коли золото роздано, ви можете взяти в когось самородок.
card-hands-off = Руки геть
first-saboteur2-card-hands-off = «Руки геть» прибирає Крадіжку, хай перед ким вона лежить.
card-swap-hands = Обмін картами
first-saboteur2-card-swap-hands = «Обмін картами» міняє всю вашу руку на всю руку іншого гравця.
card-inspect = Розслідування
first-saboteur2-card-inspect = «Розслідування» показує вам роль іншого гравця.
card-swap-hats = Зміна ролі
first-saboteur2-card-swap-hats = «Зміна ролі» дає будь-якому гравцеві, зокрема й вам, нову роль із тих, що лишилися.
card-trap = Пастка
first-saboteur2-card-trap = Хто в Пастці, не кладе тунелів, а якщо вона лежить і наприкінці раунду, не отримує золота.
card-free = Звільнення
first-saboteur2-card-free = «Звільнення» знімає Пастку з будь-кого, зокрема й з вас.
