# Розбір закінченої партії та задача дня. Ці слова приходять разом зі своїми екранами.

page-review-title = Розбір партії
page-review-curve = Як ішла партія, хід за ходом
page-review-last-notable = До попередньої помилки чи переломного моменту
page-review-next-notable = До наступної помилки чи переломного моменту
page-review-making = Розбір готується
page-review-begins = Читаємо партію…
page-review-progress = Обдумано ходів: { $done } з { $moves }
page-review-waits = { $count ->
    [one] Спершу розбирається ще { $count } партія.
    [few] Спершу розбираються ще { $count } партії.
   *[many] Спершу розбирається ще { $count } партій.
 }
page-review-awaits-end = Це з’явиться, коли всі ходи буде обдумано.
page-review-eyes = Що відомо
page-review-eyes-all = усі карти
page-review-eyes-of = що міг знати гравець «{ $name }»
page-review-lines = Чиї шанси
page-review-lines-sides = команд
page-review-lines-seats = гравців
page-review-part = Частина партії
page-review-whole = уся партія
page-review-round = Раунд { $round }
page-review-percent = { $percent } %
page-review-nuggets = Самородків: { $count }
page-review-difference = { $unit ->
    [nuggets] { $count } самор.
   *[other] { $count } %
 }
page-review-move = Хід у цей момент
page-review-lost = ({ $lost } ± { $error })
page-review-better = Краще:
page-review-draw = Показати на столі
page-review-forced = Вибору не було.
page-review-summary = Коротко
page-review-held = Карти гравця «{ $name }» перед ходом
page-review-panels = Більше про партію
page-review-panel-moves = Ходи
page-review-panel-players = Гравці й удача
page-review-panel-knowledge = Хто що знав
page-review-hands = Карти на руках
page-review-moves = Які ходи
page-review-all-moves = Усі ходи
page-review-notable = Помилки та переломні моменти
page-review-none = Поки що немає.
page-review-counts = Як вони грали
page-review-loss = Втрачено за хід
page-review-judged-how = Хід оцінюється за тим, що гравець міг знати, а не за прихованими картами.
page-review-luck = Удача і вміння
page-review-from-to = очікувалося { $from }, вийшло { $to }
page-review-part-luck = Удача з картами
page-review-part-skill = Власні помилки
page-review-part-others = Помилки інших
page-review-uncertain = Усе це з похибкою ± { $error }.
page-review-luck-how = Сумується те, що втрачено кожним рішенням; решта результату — удача.
page-review-suspicion-how = Наскільки кого підозрювали: товста лінія — хто бачив лише відкрите, тонкі — інші гравці. Торкніться вчинку, щоб перейти до нього.
page-review-suspicion-of = Як змінювалася підозра щодо гравця «{ $name }»
page-review-sure = Уважний гравець міг бути певен після ходу { $move } ({ $percent } %).
page-review-never = Ніхто не міг бути певен, доки не відкрилися ролі ({ $percent } %).
page-review-moved = { $before } → { $after } %
page-review-fooled = Хто кого обдурив
page-review-fooled-by = { $suspect } дурить гравця «{ $watcher }», ходів поспіль: { $moves } (помилка { $percent } %).
page-review-claims = Що казали
page-review-claim-goal = { $seat } про { $which ->
    [0] верхню карту «кінець»
    [1] середню карту «кінець»
   *[other] нижню карту «кінець»
 }: { $says ->
    [gold] золото
   *[other] камінь
 }.
page-review-claim-seat = { $says ->
    [suspect] { $seat } підозрює гравця «{ $which }».
   *[other] { $seat } довіряє гравцеві «{ $which }».
 }
page-review-true = Правда
page-review-untrue = Неправда
page-review-knew = і гравцеві це було відомо

## The puzzle of the day

page-puzzle-you = Ви ({ $name })
page-puzzle-task = Ви — { $name }. Один хід явно найкращий: зробіть його.
page-puzzle-solved = Правильно!
page-puzzle-shown = Відповідь
page-puzzle-wrong = Не найкращий. Спробуйте інший хід.
page-puzzle-show = Показати відповідь
page-puzzle-tomorrow = Завтра буде інша.
page-puzzle-over = Задачу завершено.
