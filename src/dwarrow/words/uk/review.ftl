# Розбір закінченої гри: крива, оцінені ходи, хто що знав, і задача дня.

review-title = Розбір гри
review-progress = Розібрано хід { $done } з { $moves }
review-verdict-best = найкращий
review-verdict-good = добрий
review-verdict-doubtful = сумнівний
review-verdict-blunder = помилка
review-side-diggers = золотошукачі
review-side-green = зелена команда
review-side-blue = синя команда
review-side-saboteurs = саботери
review-curve-chance = Шанс на перемогу
review-curve-nuggets = Очікувані самородки
review-known-all = якщо знати всі карти
review-known-to = з того, що міг знати гравець «{ $seat }»
review-turning-point = переломний момент
review-step = Раунд { $round }, { $seat }: { $move }
review-better = краще: { $move } ({ $share })
review-better-drawn = Кращий хід на столі, яким він був тоді:
review-line = найкраще знайдене продовження звідси, як лежали карти: { $gain }.
review-moves-judged = Оцінка ходів
review-luck-and-skill = Удача й уміння
review-who-knew = Хто що знав
review-claims = Заяви та правда
review-count = { $seat }: найкращих { $best }, добрих { $good }, сумнівних { $doubtful }, помилок { $blunder }
review-fortune = { $who }: власні рішення { $skill }, рішення інших { $others }, удача { $luck } (± { $error })
review-exposed = { $seat } ({ $role }): певність із ходу { $move } цього раунду
review-hidden = { $seat } ({ $role }): певності не було, доки не відкрилися ролі ({ $percent } %)
review-act = { $sentence }: { $before } → { $after } %
review-claim-true = правда
review-claim-false = неправда

review-sum-won = { $shared ->
    [no] Переможець гри — { $names }
   *[yes] Перемогу в грі поділяють { $names }
 }. Усього { $moves ->
    [one] { $moves } хід.
    [few] { $moves } ходи.
   *[many] { $moves } ходів.
 }
review-sum-alone = Гра наодинці із шахтою: { $moves ->
    [one] { $moves } хід,
    [few] { $moves } ходи,
   *[many] { $moves } ходів,
 } здобуто { $nuggets ->
    [one] { $nuggets } самородок.
    [few] { $nuggets } самородки.
   *[many] { $nuggets } самородків.
 }
review-sum-gold = Самородки наприкінці: { $points }.
review-sum-points = Очки наприкінці: { $points }.
review-sum-dug = Раунд { $round } виграють золотошукачі: скарбу досягнуто на ході { $moves }.
review-sum-hindered = Раунд { $round } виграють саботери: до ходу { $moves } скарбу так і не досягнуто.
review-sum-paid = Раунд { $round } закінчується на ході { $moves } і приносить золото: { $points }.
review-sum-unpaid = Раунд { $round } закінчується на ході { $moves }, золота не дістає ніхто.
review-sum-round = Самородки за раунд { $round } (ходів: { $moves }): { $points }.
review-sum-round-alone = Раунд { $round } (ходів: { $moves }) приносить { $nuggets ->
    [one] { $nuggets } самородок.
    [few] { $nuggets } самородки.
   *[many] { $nuggets } самородків.
 }
review-sum-deal-diggers = Роздача дає золотошукачам { $percent } %, а зазвичай буває { $usual } %.
review-sum-deal-seat = Роздача дає гравцеві «{ $seat }» { $percent } %, а зазвичай буває { $usual } %.
review-sum-broken = { $seat } сидить зі зламаними інструментами { $turns ->
    [one] { $turns } свій хід
    [few] { $turns } свої ходи
   *[many] { $turns } своїх ходів
 } поспіль.
review-sum-stone = { $goal ->
    [0] Відкрито верхню карту «кінець»
    [1] Відкрито середню карту «кінець»
   *[other] Відкрито нижню карту «кінець»
 }: там лише камінь.
review-sum-stone-too = { $goal ->
    [0] Відкрито й верхню карту «кінець»
    [1] Відкрито й середню карту «кінець»
   *[other] Відкрито й нижню карту «кінець»
 }: там лише камінь.
review-sum-turn-side = Перелом настає після ходу гравця «{ $seat }»: «{ $move }». Шанс { $side ->
    [diggers] золотошукачів
    [green] зеленої команди
    [blue] синьої команди
   *[other] саботерів
 } змінюється з { $before } на { $after } %.
review-sum-turn-seat = Перелом настає після ходу гравця «{ $seat }»: «{ $move }». Шанс гравця «{ $target }» змінюється з { $before } на { $after } %.
review-sum-turn-alone = Перелом настає після ходу «{ $move }»: доти можна було очікувати самородків: { $before }, відтоді: { $after }.
review-sum-blunder = Найбільше втрачено ходом гравця «{ $seat }»: «{ $move }». { $unit ->
    [nuggets] Це приблизно { $lost ->
        [one] { $lost } самородок.
        [few] { $lost } самородки.
       *[many] { $lost } самородків.
     }
   *[other] Це { $lost ->
        [one] { $lost } відсотковий пункт.
        [few] { $lost } відсоткові пункти.
       *[many] { $lost } відсоткових пунктів.
     }
 }
review-sum-blunder-too = Цим же ходом утрачено найбільше: { $unit ->
    [nuggets] приблизно { $lost ->
        [one] { $lost } самородок.
        [few] { $lost } самородки.
       *[many] { $lost } самородків.
     }
   *[other] { $lost ->
        [one] { $lost } відсотковий пункт.
        [few] { $lost } відсоткові пункти.
       *[many] { $lost } відсоткових пунктів.
     }
 }
review-sum-better = З того, що тоді можна було знати, кращим був хід «{ $move }».
review-sum-harmless = Але карти лежали так, що це не зашкодило.
review-sum-line = Карти лежать так, що { $seat } може здобути на { $gain } більше: найкраще знайдене продовження починається на ході { $step }: «{ $move }».
review-sum-known = Із ходу { $step } цього раунду уважний гравець міг бути певен, що { $seat } — саботер: це видали інші.
review-sum-known-by = Із ходу { $step } цього раунду уважний гравець міг бути певен, що { $seat } — саботер. Найбільше сказало ось що: { $sentence } ({ $before } → { $after } %).
review-sum-unknown = Ніхто не міг бути певен, що { $seat } — саботер (наприкінці { $percent } %).
review-sum-fooled = Найдовше { $target } обманює гравця «{ $seat }»: { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
 } поспіль.
review-sum-wronged = { $seat } помилково вважає саботером гравця «{ $target }»: { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
 } поспіль.
review-sum-luck-diggers = Звідки результат золотошукачів у раунді { $round }, у відсоткових пунктах: власні рішення { $skill }, рішення саботерів { $others }, удача { $luck } (± { $error }).
review-sum-luck-seat = Звідки результат гравця «{ $seat }», у відсоткових пунктах: власні рішення { $skill }, рішення інших { $others }, удача { $luck } (± { $error }).
review-sum-luck-alone = Звідки самородки, порівняно зі звичайною грою: рішення { $skill }, удача { $luck } (± { $error }).
review-sum-surest = Найменше втрачає { $seat }: { $best ->
    [one] { $best } рішення не могло бути кращим.
    [few] { $best } рішення не могли бути кращими.
   *[many] { $best } рішень не могли бути кращими.
 }

review-why-reaches = Тунель доходить до карти «кінець», яка може виявитися скарбом.
review-why-digs = Так тунель підходить ближче до золота.
review-why-idles = Майже нічого не змінюється, і кращої карти не витрачено.
review-why-blocks = Так шлях стає довшим.
review-why-mends-self = Зі зламаними інструментами не покопаєш.
review-why-mends-other = { $seat } заслуговує на довіру: імовірність, що це саботер, — { $percent } %.
review-why-mends-doubtful = Без гравця «{ $seat }» не докопати, хоча ймовірність, що це саботер, — { $percent } %.
review-why-suspects = { $seat } під підозрою: імовірність, що це саботер, — { $percent } %.
review-why-looks = Стане відомо, де золото.
review-why-clears = Та карта нікуди не вела.
review-why-caves-in = Без тієї карти шлях кращий.
review-why-passes = Так можна позбутися карти, яка зараз нікому не допоможе.
review-why-waits = Зі зламаними інструментами краще скинути найменш потрібну карту.
review-why-hinder-digs = Тунелю це допомагає мало, зате саботер себе не видає.
review-why-hinder-idles = Тунелю це нічого не дає, а виглядає безневинно.
review-why-hinder-blocks = Так шлях золотошукачів стає довшим.
review-why-hinder-passes = Хід минає, а час працює на саботерів.
review-why-hinder-waits = Зі зламаними інструментами хід минає, а час працює на саботерів.
review-why-hinder-mends-self = Зі зламаними інструментами золотошукачам не завадиш.
review-why-hinder-mends-other = Це схоже на вчинок друга; імовірність, що { $seat } теж саботер, — { $percent } %.
review-why-hinder-mends-fellow = Так знову зможе діяти спільник: імовірність, що { $seat } теж саботер, — { $percent } %.
review-why-hinder-breaks = Так { $seat } не зможе копати; імовірність, що це теж саботер, — { $percent } %.
review-why-hinder-clears = Глухий кут прибрано, як зробив би золотошукач.
review-why-hinder-caves-in = Тунель підійшов надто близько.
review-why-hinder-looks = Стане відомо, до чого не підпускати золотошукачів.
review-why-brings = Якщо дограти, рахунок вищий приблизно на { $gold }.
review-why-denies = Якщо дограти, рахунок найсильнішого суперника нижчий приблизно на { $gold }.
review-why-wins = Якщо дограти багато разів, цей хід виграє щоразу.
review-why-plays-on = Якщо дограти багато разів, цей хід найчастіше попереду.

puzzle-title = Задача дня, { $date }
puzzle-asks = { $game }: ви — { $seat }. Один хід явно найкращий. Який?
puzzle-right = Правильно.
puzzle-wrong = Не зовсім. Найкращий хід — «{ $move }».
puzzle-share-chance = Він виграє у { $percent } % випадків; наступний, «{ $move }», — у { $next } %.
puzzle-share-nuggets = У середньому він приносить самородків: { $percent }; наступний, «{ $move }»: { $next }.
puzzle-choose = Ваш хід (номер):
