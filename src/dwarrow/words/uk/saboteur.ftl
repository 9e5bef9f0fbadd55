# «Саботер»: що сталося, чому, чого не можна і що можна зробити.

## Події

saboteur-dealt = Раунд { $round }: карти роздано. Починає { $first }.
saboteur-got-role = Ваша роль: { $role }.{ $fellows ->
    [none] {""}
   *[other] {" "}Саботери разом із вами: { $fellows }.
 }
saboteur-got-hand = Ваші карти: { $cards }.
saboteur-laid = { $seat } кладе { $place }: { $card }.
saboteur-broke = { $seat } ламає { $own ->
    [True] собі { tool-object }
   *[other] { tool-object } гравця «{ $target }»
 }.
saboteur-mended = { $seat } лагодить { $own ->
    [True] собі { tool-object }
   *[other] { tool-object } гравця «{ $target }»
 }. Карта: { $card }.
saboteur-collapsed = { $seat } влаштовує обвал { $place }. Зникає карта: { $card }.
saboteur-rumbled = { $seat } грає обвал, який нічого не прибирає.
saboteur-looked = { $seat } оглядає { goal-object }.
saboteur-saw = Ви бачите: { $card }.
saboteur-passed = { $seat } пропускає хід{ $discarded ->
    [0] {" "}з порожніми руками
   *[other] {""}
 }.
saboteur-discarded = Ви скидаєте: { $card }.
saboteur-drew = { $seat } бере карту.
saboteur-got-card = Ви берете: { $card }.
saboteur-opened = { $seat } відкриває { goal-object }: { $card }!
saboteur-placed = { goal-subject } { $turned ->
    [True] лежить розвернутою
   *[other] лежить прямо
 }.
saboteur-left-down = { $seat } лишає карту «кінець» закритою.
saboteur-round-ended = { $winner ->
    [digger] Скарб знайдено: раунд виграють золотошукачі
   *[other] Скарб не знайдено: раунд виграють саботери
 } ({ $clause }). Ролі: { $roles }. Відкладена карта: { $aside }.
saboteur-offered = Оберіть одну з карт золота: { $cards }.
saboteur-took = { $seat } бере карту золота{ $value ->
    [none] {""}
   *[other] {" "}({ $value })
 }. Лишилося карт: { $left }.
saboteur-got-gold = Ви отримуєте { $value ->
    [one] { $value } самородок
    [few] { $value } самородки
   *[many] { $value } самородків
 }.
saboteur-paid = { $seat } отримує винагороду: { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородки
   *[many] { $nuggets } самородків
 }, { $cards ->
    [0] без карт
    [one] { $cards } карта золота
    [few] { $cards } карти золота
   *[many] { $cards } карт золота
 }{ $shown ->
    [none] {""}
   *[other] {" "}({ $shown })
 }.
saboteur-sent-under = { $seat } бере забагато золота й кладе карту під колоду.
saboteur-saw-under = На карті, яку ви поклали під колоду, самородків: { $value }.
saboteur-settled = Золото за раунд { $round } поділено.
saboteur-game-ended = Гру завершено. Самородки: { $nuggets }. Перемога: { $winners }.

## Чому

saboteur-share = { $seat } ({ $role }): { $cards ->
    [0] жодної карти золота
    [one] { $cards } карта золота
    [few] { $cards } карти золота
   *[many] { $cards } карт золота
 }{ $nuggets ->
    [none] {""}
    [0] {""}
    [one] , { $nuggets } самородок
    [few] , { $nuggets } самородки
   *[many] , { $nuggets } самородків
 } — { $why } ({ $clause })
saboteur-why-SAB-087 = від карти «початок» до скарбу веде безперервний тунель
saboteur-why-SAB-088 = до скарбу ніхто не дістався
saboteur-why-SAB-095 = карти золота йшли по колу між золотошукачами, доки не скінчилися
saboteur-why-SAB-096 = кожен золотошукач бере одну карту золота
saboteur-why-SAB-098 = цей раунд виграла інша сторона
saboteur-why-SAB-099 = винагорода саботерів залежить від їхньої кількості в грі
saboteur-why-SAB-136 = за цим столом золотошукач зі зламаним інструментом не отримує золота

## Відмови

saboteur-refused-not-your-turn = Зараз не ваш хід.
saboteur-refused-not-a-turn = У свій хід ви кладете тунель, граєте карту дії або пропускаєте хід, скинувши одну карту.
saboteur-refused-not-in-hand = Цієї карти у вас немає.
saboteur-refused-must-discard = Поки маєте карти, пропуск ходу коштує однієї з них.
saboteur-refused-one-card = Пропуск ходу коштує рівно однієї карти.
saboteur-refused-wrong-use = Цю карту так не грають.
saboteur-refused-broken-tool = Зі зламаним інструментом копати не можна.
saboteur-refused-quarter-turn = Карту тунелю можна розвернути на 180°, але не класти боком.
saboteur-refused-same-turned = Якщо розвернути, карта не зміниться: кладіть її прямо.
saboteur-refused-not-beside = Карту тунелю кладуть поруч із картою, що вже лежить на столі.
saboteur-refused-corner-only = Торкатися лише кутом недостатньо.
saboteur-refused-occupied = Там уже лежить карта.
saboteur-refused-sides-disagree = Прохід має збігатися з проходом, а скеля — зі скелею.
saboteur-refused-not-joined = До цього місця не веде безперервний тунель від карти «початок».
saboteur-refused-no-such-goal = Карт «кінець» три: верхня, середня й нижня.
saboteur-refused-goal-is-open = Цю карту «кінець» уже відкрито.
saboteur-refused-nothing-there = Там немає карти тунелю.
saboteur-refused-start-stays = Карту «початок» прибрати не можна.
saboteur-refused-goals-stay = Карти «кінець» прибрати не можна.
saboteur-refused-needs-target = Для обвалу потрібна карта тунелю, яку він забере.
saboteur-refused-no-such-seat = Там ніхто не сидить.
saboteur-refused-not-on-oneself = За цим столом власний інструмент не ламають.
saboteur-refused-already-broken = Цей інструмент уже зламано.
saboteur-refused-tool-not-shown = На вашій карті немає цього інструмента.
saboteur-refused-not-broken = Цей інструмент не зламано.
saboteur-refused-choose-goal = Спершу оберіть, яку карту «кінець» відкрити.
saboteur-refused-must-open = Ви проклали новий шлях: відкрийте одну з досягнутих карт «кінець».
saboteur-refused-goal-not-joined = До цієї карти «кінець» не веде тунель.
saboteur-refused-choose-position = Спершу оберіть, як лежатиме відкрита карта «кінець».
saboteur-refused-choose-gold = Спершу оберіть карту золота.
saboteur-refused-not-in-set = Такої карти серед запропонованих немає.

## Ходи

# знахідний відмінок
goal-object = { $goal ->
    [0] верхню карту «кінець»
    [1] середню карту «кінець»
   *[other] нижню карту «кінець»
 }
goal-subject = { $goal ->
    [0] Верхня карта «кінець»
    [1] Середня карта «кінець»
   *[other] Нижня карта «кінець»
 }
move-saboteur-lay = Покласти { $place }: { $card }
move-saboteur-break = Саботаж проти гравця «{ $target }»: { $card }
move-saboteur-mend = Полагодити { tool-object } гравця «{ $target }»: { $card }
move-saboteur-rockfall = { $x ->
    [none] Зіграти обвал без наслідків
   *[other] Обвал { $place }
 }
move-saboteur-look = Оглянути { goal-object }
move-saboteur-open = { $goal ->
    [none] Не відкривати карт «кінець»
   *[other] Відкрити { goal-object }
 }
move-saboteur-put = { $turned ->
    [True] Розвернути карту «кінець» на 180°
   *[other] Лишити карту «кінець» прямо
 }
move-saboteur-pass = { $card ->
    [none] Пропустити хід
   *[other] Пропустити хід і скинути: { $card }
 }
move-saboteur-take = { $nuggets ->
    [one] Взяти карту золота: { $nuggets } самородок
    [few] Взяти карту золота: { $nuggets } самородки
   *[many] Взяти карту золота: { $nuggets } самородків
 }

## Опції

option-saboteur-placement = Куди можна класти карту тунелю?
option-saboteur-placement-connected = лише туди, куди веде тунель від карти «початок»
option-saboteur-placement-adjacent = поруч із будь-якою картою, до якої підходить
option-saboteur-placement-beside_goals = поруч із будь-якою картою, до якої підходить, і поруч із закритою картою «кінець»
option-saboteur-multi_goal = Якщо карта веде одразу до кількох карт «кінець»
option-saboteur-multi_goal-reveal_all = відкривають усі
option-saboteur-multi_goal-choose_one = гравець відкриває одну на вибір
option-saboteur-unchosen_goal = Коли відкривають карту «кінець», до якої веде тунель, але яку лишили закритою?
option-saboteur-unchosen_goal-new_tunnel = коли до неї підводять ще один тунель, а щонайпізніше наприкінці раунду
option-saboteur-unchosen_goal-next_placement = з будь-якою пізнішою картою тунелю, якщо цього хоче гравець
option-saboteur-unchosen_goal-new_link_only = лише коли карта веде ще до однієї карти «кінець»
option-saboteur-goal_orientation = Як лежить карта «кінець», що не підходить до сусідніх?
option-saboteur-goal_orientation-auto_join_last = сполучена зі щойно покладеною картою
option-saboteur-goal_orientation-layer_chooses_on_mismatch = як обере гравець, що до неї дістався
option-saboteur-goals_at_once = Як лежать кілька карт «кінець», відкритих водночас?
option-saboteur-goals_at_once-together = кожна так, як до неї підійшов тунель
option-saboteur-goals_at_once-in_order = одна по одній, і вже покладений камінь веде далі
option-saboteur-min_path = Чи має тунель до скарбу налічувати щонайменше сім карт?
option-saboteur-min_path-off = ні
option-saboteur-min_path-assert7 = тут він завжди такий, тож нічого не вимагають
option-saboteur-min_path-enforce7 = так, коротший не рахується
option-saboteur-gold_set = Скільки карт золота ділять золотошукачі?
option-saboteur-gold_set-diggers = по одній на золотошукача
option-saboteur-gold_set-players_cap9 = по одній на гравця, дев’ять, якщо гравців десятеро
option-saboteur-draft_start = До скарбу дістався саботер: хто першим обирає золото?
option-saboteur-draft_start-right_hand_digger = найближчий золотошукач праворуч
option-saboteur-draft_start-saboteur_hands_over = той самий, але саботер спершу дивиться золото
option-saboteur-draft_start-nearest_clockwise = найближчий золотошукач за годинниковою стрілкою
option-saboteur-saboteur_gold = Як отримують винагороду саботери?
option-saboteur-saboteur_gold-exact_redraw = беруть карти, доки сума не буде точною
option-saboteur-saboteur_gold-exact_search = шукають потрібну суму в колоді золота
option-saboteur-saboteur_gold-counter = самородки рахують без карт
option-saboteur-saboteur_gold_short = Якщо точної суми вже не скласти
option-saboteur-saboteur_gold_short-best_below = платять найбільшу з менших сум
option-saboteur-saboteur_gold_short-bank_pays = решту додає банк
option-saboteur-four_saboteurs = Що отримує кожен із чотирьох саботерів-переможців?
option-saboteur-four_saboteurs-nuggets = два самородки на одній чи двох картах
option-saboteur-four_saboteurs-one_card = одну карту золота вартістю два, поки така є
option-saboteur-exhaustion = Коли закінчується раунд без скарбу?
option-saboteur-exhaustion-all_hands_empty = коли ні в кого не лишилося карт
option-saboteur-exhaustion-full_circle_pass = коли всі по черзі пропустили хід, бо нема чого зіграти
option-saboteur-gold_secret = Золото тримають у таємниці до кінця?
option-saboteur-start_next = Хто починає наступний раунд?
option-saboteur-start_next-last_card = сусід ліворуч від того, хто зіграв останню карту
option-saboteur-start_next-last_turn = сусід ліворуч від того, хто ходив останнім
option-saboteur-reshuffle_gold = Колоду золота тасують між раундами?
option-saboteur-self_sabotage = Чи можна зламати власний інструмент?
option-saboteur-self_sabotage-allow = так
option-saboteur-self_sabotage-forbid = ні
option-saboteur-effectless_action = Чи можна зіграти розвідку або обвал без наслідків?
option-saboteur-effectless_action-forbid = ні
option-saboteur-effectless_action-allow = так
option-saboteur-broken_tools_forfeit = Золотошукач зі зламаним інструментом втрачає золото?
option-saboteur-first_player = Хто починає гру?
option-saboteur-first_player-youngest = наймолодший гравець, а якщо його не названо — за жеребом
option-saboteur-first_player-random = за жеребом
option-saboteur-first_player-host = той, кого назве господар столу, а якщо не назве — за жеребом
option-saboteur-known_saboteurs = Кількість саботерів відома?
option-saboteur-saboteurs_meet = Саботери знають одне одного?
option-saboteur-maps = Скільки карт розвідки в колоді?
option-saboteur-rounds = Скільки раундів?
