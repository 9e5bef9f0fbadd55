# Разбор законченной игры: кривая, оценка ходов, кто что знал, и задача дня.

review-title = Разбор игры
review-progress = Разобран ход { $done } из { $moves }
review-verdict-best = лучший
review-verdict-good = хороший
review-verdict-doubtful = сомнительный
review-verdict-blunder = ошибка
review-side-diggers = золотоискатели
review-side-green = зелёная команда
review-side-blue = синяя команда
review-side-saboteurs = вредители
review-curve-chance = Шанс на победу
review-curve-nuggets = Ожидаемые самородки
review-known-all = если знать все карты
review-known-to = из того, что мог знать игрок «{ $seat }»
review-turning-point = переломный момент
review-step = Раунд { $round }, { $seat }: { $move }
review-better = лучше: { $move } ({ $share })
review-better-drawn = Лучший ход на столе, каким он был тогда:
review-line = лучшее найденное продолжение отсюда, как лежали карты: { $gain }.
review-moves-judged = Оценка ходов
review-luck-and-skill = Удача и умение
review-who-knew = Кто что знал
review-claims = Заявления и правда
review-count = { $seat }: лучших { $best }, хороших { $good }, сомнительных { $doubtful }, ошибок { $blunder }
review-fortune = { $who }: собственные решения { $skill }, решения других { $others }, удача { $luck } (± { $error })
review-exposed = { $seat } ({ $role }): уверенность с хода { $move } этого раунда
review-hidden = { $seat } ({ $role }): уверенности не было, пока не открылись роли ({ $percent } %)
review-act = { $sentence }: { $before } → { $after } %
review-claim-true = правда
review-claim-false = неправда

review-sum-won = { $shared ->
    [no] Победитель игры — { $names }
   *[yes] Победу в игре делят { $names }
 }. Всего { $moves ->
    [one] { $moves } ход.
    [few] { $moves } хода.
   *[many] { $moves } ходов.
 }
review-sum-alone = Игра наедине с шахтой: { $moves ->
    [one] { $moves } ход,
    [few] { $moves } хода,
   *[many] { $moves } ходов,
 } { $nuggets ->
    [one] добыт { $nuggets } самородок.
    [few] добыто { $nuggets } самородка.
   *[many] добыто { $nuggets } самородков.
 }
review-sum-gold = Самородки в конце: { $points }.
review-sum-points = Очки в конце: { $points }.
review-sum-dug = Раунд { $round } выигрывают золотоискатели: до сокровища они доходят на { $moves }-м ходу.
review-sum-hindered = Раунд { $round } выигрывают вредители: к { $moves }-му ходу сокровище так и не найдено.
review-sum-paid = Раунд { $round } кончается на { $moves }-м ходу и приносит золото: { $points }.
review-sum-unpaid = Раунд { $round } кончается на { $moves }-м ходу, золота не получает никто.
review-sum-round = Самородки за раунд { $round } (ходов: { $moves }): { $points }.
review-sum-round-alone = Раунд { $round } (ходов: { $moves }) приносит { $nuggets ->
    [one] { $nuggets } самородок.
    [few] { $nuggets } самородка.
   *[many] { $nuggets } самородков.
 }
review-sum-deal-diggers = Раздача даёт золотоискателям { $percent } %, а обычно бывает { $usual } %.
review-sum-deal-seat = Раздача даёт игроку «{ $seat }» { $percent } %, а обычно бывает { $usual } %.
review-sum-broken = { $seat } сидит со сломанными инструментами { $turns ->
    [one] { $turns } свой ход
    [few] { $turns } своих хода
   *[many] { $turns } своих ходов
 } подряд.
review-sum-stone = { $goal ->
    [0] Открыта верхняя карта золотой жилы
    [1] Открыта средняя карта золотой жилы
   *[other] Открыта нижняя карта золотой жилы
 }: там только булыжник.
review-sum-stone-too = { $goal ->
    [0] Открыта и верхняя карта золотой жилы
    [1] Открыта и средняя карта золотой жилы
   *[other] Открыта и нижняя карта золотой жилы
 }: там только булыжник.
review-sum-turn-side = Перелом наступает после хода игрока «{ $seat }»: «{ $move }». Шанс { $side ->
    [diggers] золотоискателей
    [green] зелёной команды
    [blue] синей команды
   *[other] вредителей
 } меняется с { $before } на { $after } %.
review-sum-turn-seat = Перелом наступает после хода игрока «{ $seat }»: «{ $move }». Шанс игрока «{ $target }» меняется с { $before } на { $after } %.
review-sum-turn-alone = Перелом наступает после хода «{ $move }»: до него можно было ждать самородков: { $before }, после него: { $after }.
review-sum-blunder = Больше всего потеряно ходом игрока «{ $seat }»: «{ $move }». { $unit ->
    [nuggets] Это примерно { $lost ->
        [one] { $lost } самородок.
        [few] { $lost } самородка.
       *[many] { $lost } самородков.
     }
   *[other] Это { $lost ->
        [one] { $lost } процентный пункт.
        [few] { $lost } процентных пункта.
       *[many] { $lost } процентных пунктов.
     }
 }
review-sum-blunder-too = Этим же ходом потеряно больше всего: { $unit ->
    [nuggets] примерно { $lost ->
        [one] { $lost } самородок.
        [few] { $lost } самородка.
       *[many] { $lost } самородков.
     }
   *[other] { $lost ->
        [one] { $lost } процентный пункт.
        [few] { $lost } процентных пункта.
       *[many] { $lost } процентных пунктов.
     }
 }
review-sum-better = По тому, что тогда можно было знать, лучше был ход «{ $move }».
review-sum-harmless = Но карты лежали так, что это не повредило.
review-sum-line = Карты лежат так, что { $seat } может получить на { $gain } больше: лучшее найденное продолжение начинается с хода { $step }: «{ $move }».
review-sum-known = С хода { $step } этого раунда внимательный игрок мог быть уверен, что { $seat } — вредитель: это выдали другие.
review-sum-known-by = С хода { $step } этого раунда внимательный игрок мог быть уверен, что { $seat } — вредитель. Больше всего сказало вот что: { $sentence } ({ $before } → { $after } %).
review-sum-unknown = Никто не мог быть уверен, что { $seat } — вредитель (в конце { $percent } %).
review-sum-fooled = Дольше всего { $target } обманывает игрока «{ $seat }»: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 } подряд.
review-sum-wronged = { $seat } ошибочно считает вредителем игрока «{ $target }»: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 } подряд.
review-sum-luck-diggers = Откуда результат золотоискателей в раунде { $round }, в процентных пунктах: собственные решения { $skill }, решения вредителей { $others }, удача { $luck } (± { $error }).
review-sum-luck-seat = Откуда результат игрока «{ $seat }», в процентных пунктах: собственные решения { $skill }, решения других { $others }, удача { $luck } (± { $error }).
review-sum-luck-alone = Откуда самородки, по сравнению с обычной игрой: решения { $skill }, удача { $luck } (± { $error }).
review-sum-surest = Меньше всего теряет { $seat }: { $best ->
    [one] { $best } решение не могло быть лучше.
    [few] { $best } решения не могли быть лучше.
   *[many] { $best } решений не могли быть лучше.
 }

review-why-reaches = Туннель доходит до карты золотой жилы, которая может оказаться сокровищем.
review-why-digs = Так туннель подходит ближе к золоту.
review-why-idles = Почти ничего не меняется, и лучшая карта не потрачена.
review-why-blocks = Так путь становится длиннее.
review-why-mends-self = Со сломанными инструментами не покопаешь.
review-why-mends-other = { $seat } заслуживает доверия: вероятность, что это вредитель, — { $percent } %.
review-why-mends-doubtful = Без игрока «{ $seat }» не докопать, хотя вероятность, что это вредитель, — { $percent } %.
review-why-suspects = { $seat } под подозрением: вероятность, что это вредитель, — { $percent } %.
review-why-looks = Станет известно, где золото.
review-why-clears = Та карта никуда не вела.
review-why-caves-in = Без той карты путь лучше.
review-why-passes = Так можно избавиться от карты, которая сейчас никому не поможет.
review-why-waits = Со сломанными инструментами лучше сбросить самую ненужную карту.
review-why-hinder-digs = Это мало помогает туннелю, зато вредитель себя не выдаёт.
review-why-hinder-idles = Это ничего не даёт туннелю, а выглядит безобидно.
review-why-hinder-blocks = Так путь золотоискателей становится длиннее.
review-why-hinder-passes = Ход проходит, а время работает на вредителей.
review-why-hinder-waits = Со сломанными инструментами ход проходит, а время работает на вредителей.
review-why-hinder-mends-self = Со сломанными инструментами золотоискателям не помешаешь.
review-why-hinder-mends-other = Это похоже на поступок друга; вероятность, что { $seat } тоже вредитель, — { $percent } %.
review-why-hinder-mends-fellow = Так снова сможет действовать сообщник: вероятность, что { $seat } тоже вредитель, — { $percent } %.
review-why-hinder-breaks = Так { $seat } не сможет копать; вероятность, что это тоже вредитель, — { $percent } %.
review-why-hinder-clears = Тупик убран, как сделал бы золотоискатель.
review-why-hinder-caves-in = Туннель подошёл слишком близко.
review-why-hinder-looks = Станет известно, к чему не подпускать золотоискателей.
review-why-brings = Если доиграть, счёт выше примерно на { $gold }.
review-why-denies = Если доиграть, счёт сильнейшего соперника ниже примерно на { $gold }.
review-why-wins = Если доиграть много раз, этот ход выигрывает каждый раз.
review-why-plays-on = Если доиграть много раз, этот ход чаще всего впереди.

puzzle-title = Задача дня, { $date }
puzzle-asks = { $game }: вы — { $seat }. Один ход явно лучший. Какой?
puzzle-right = Верно.
puzzle-wrong = Не совсем. Лучший ход — «{ $move }».
puzzle-share-chance = Он выигрывает в { $percent } % случаев; следующий, «{ $move }», — в { $next } %.
puzzle-share-nuggets = В среднем он приносит самородков: { $percent }; следующий, «{ $move }»: { $next }.
puzzle-choose = Ваш ход (номер):
