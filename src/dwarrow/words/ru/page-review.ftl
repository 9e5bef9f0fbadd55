# Разбор законченной партии и задача дня. Эти слова приходят вместе со своими экранами.

page-review-title = Разбор партии
page-review-curve = Как шла партия, ход за ходом
page-review-last-notable = К предыдущей ошибке или переломному моменту
page-review-next-notable = К следующей ошибке или переломному моменту
page-review-making = Разбор готовится
page-review-begins = Читаем партию…
page-review-progress = Обдумано ходов: { $done } из { $moves }
page-review-waits = { $count ->
    [one] Сначала разбирается ещё { $count } партия.
    [few] Сначала разбираются ещё { $count } партии.
   *[many] Сначала разбирается ещё { $count } партий.
 }
page-review-awaits-end = Это появится, когда все ходы будут обдуманы.
page-review-eyes = Что известно
page-review-eyes-all = все карты
page-review-eyes-of = что мог знать игрок «{ $name }»
page-review-lines = Чьи шансы
page-review-lines-sides = команд
page-review-lines-seats = игроков
page-review-part = Часть партии
page-review-whole = вся партия
page-review-round = Раунд { $round }
page-review-percent = { $percent } %
page-review-nuggets = Самородков: { $count }
page-review-difference = { $unit ->
    [nuggets] { $count } самор.
   *[other] { $count } %
 }
page-review-move = Ход в этот момент
page-review-lost = ({ $lost } ± { $error })
page-review-better = Лучше:
page-review-draw = Показать на столе
page-review-forced = Выбора не было.
page-review-summary = Коротко
page-review-held = Карты игрока «{ $name }» перед ходом
page-review-panels = Ещё о партии
page-review-panel-moves = Ходы
page-review-panel-players = Игроки и удача
page-review-panel-knowledge = Кто что знал
page-review-hands = Карты на руках
page-review-moves = Какие ходы
page-review-all-moves = Все ходы
page-review-notable = Ошибки и переломные моменты
page-review-none = Пока нет.
page-review-counts = Как они играли
page-review-loss = Потеряно за ход
page-review-judged-how = Ход оценивается по тому, что игрок мог знать, а не по скрытым картам.
page-review-luck = Удача и умение
page-review-from-to = ожидалось { $from }, вышло { $to }
page-review-part-luck = Удача с картами
page-review-part-skill = Свои ошибки
page-review-part-others = Ошибки других
page-review-uncertain = Всё это с погрешностью ± { $error }.
page-review-luck-how = Складывается то, что потеряно каждым решением; остальное в результате — удача.
page-review-suspicion-how = Насколько кого подозревали: толстая линия — кто видел только открытое, тонкие — другие игроки. Коснитесь поступка, чтобы перейти к нему.
page-review-suspicion-of = Как менялось подозрение насчёт игрока «{ $name }»
page-review-sure = Внимательный игрок мог быть уверен после хода { $move } ({ $percent } %).
page-review-never = Никто не мог быть уверен, пока не открылись роли ({ $percent } %).
page-review-moved = { $before } → { $after } %
page-review-fooled = Кто кого обманул
page-review-fooled-by = { $suspect } обманывает игрока «{ $watcher }», ходов подряд: { $moves } (ошибка { $percent } %).
page-review-claims = Что говорили
page-review-claim-goal = { $seat } о { $which ->
    [0] верхней карте золотой жилы
    [1] средней карте золотой жилы
   *[other] нижней карте золотой жилы
 }: { $says ->
    [gold] золото
   *[other] булыжник
 }.
page-review-claim-seat = { $says ->
    [suspect] { $seat } подозревает игрока «{ $which }».
   *[other] { $seat } доверяет игроку «{ $which }».
 }
page-review-true = Правда
page-review-untrue = Неправда
page-review-knew = и игроку это было известно

## The puzzle of the day

page-puzzle-you = Вы ({ $name })
page-puzzle-task = Вы — { $name }. Один ход явно лучший: сделайте его.
page-puzzle-solved = Верно!
page-puzzle-shown = Ответ
page-puzzle-wrong = Не лучший. Попробуйте другой ход.
page-puzzle-show = Показать ответ
page-puzzle-tomorrow = Завтра будет другая.
page-puzzle-over = Задача завершена.
