# Почему стол не делает того, о чём его просят. Что запрещают правила игры, сказано в файле игры.

table-refused-begun = Игра уже началась. Можно смотреть или попросить у хозяина стола место.
table-refused-bot-needed = Здесь кто-то должен играть: пригласите человека новой ссылкой.
table-refused-clock-too-short = Часы дают на ход не меньше одной секунды или одного дня.
table-refused-frozen = Стол остановился из-за ошибки в правилах. Ничего не потеряно.
table-refused-full = Все места заняты. Можно смотреть.
table-refused-heir-whom = Передать стол можно только другому игроку, который здесь сидит.
table-refused-known-later = Кого и когда можно было распознать, будет сказано, когда игра закончится.
table-refused-link-invalid = Эта ссылка больше не действует. Попросите у хозяина стола новую.
table-refused-asked-already = Вы уже спрашивали: подождите, пока { $name } сделает ход.
table-refused-muted = Хозяин попросил вас молчать.
table-refused-no-advice = Советы дают только на уроке, тому, кто учится.
table-refused-no-claim = Здесь никто ничего не утверждал.
table-refused-no-hints = За этим столом подсказки отключены.
table-refused-no-hints-among-people = Подсказки — для того, кто играет с ботами, а здесь есть и другие люди.
table-refused-no-seat-left = Для вас не осталось места.
table-refused-no-such-bot = Такого бота нет.
table-refused-no-such-claim = Такого утверждать нельзя.
table-refused-no-such-code = Ни у одного стола со свободным местом нет такого кода. Посмотрите на него ещё раз или спросите того, кто вас пригласил.
table-refused-no-such-game = Такой игры нет.
table-refused-no-such-lesson = Такого урока нет.
table-refused-no-such-move = Такого хода нет.
table-refused-no-such-page = Здесь ничего нет.
table-refused-no-such-place = Такой карты золотой жилы или такого места нет.
table-refused-no-such-rules = Такой игры, такого издания или такой опции нет.
table-refused-no-such-seat = Такого места нет; у мест номера от 1 до { $last }.
table-refused-no-such-table = Такого стола больше нет.
table-refused-no-such-viewpoint = Игру можно увидеть глазами одного из игроков, глазами всех или с открытыми картами.
table-refused-no-takeover = За этим столом боты никого не заменяют.
table-refused-no-vote = Здесь вашего слова не ждут.
table-refused-nobody-there = Там не сидит человек.
table-refused-not-begun = Игра ещё не началась.
table-refused-not-now = Сейчас этого сделать нельзя: { $status ->
    [gathering] игра ещё не началась
    [revealing] игра начнётся через мгновение
    [playing] игра идёт
    [paused] игра приостановлена
    [over] игра закончена
   *[ended] стол закрыт
 }.
table-refused-not-replaced = За вас никто не играет.
table-refused-not-your-turn = Сейчас не ваш ход. Ходит: { $name }.
table-refused-nothing-to-read = Здесь нечего читать.
table-refused-only = { $who ->
    [host] Это может только хозяин стола.
    [seat] Это может только игрок.
    [spectator] Это могут только зрители.
   *[other] Это могут только игроки и хозяин стола.
 }
table-refused-other-entropy = Это не то, что вы обещали.
table-refused-other-name = Этот сервер зовётся иначе. Его адрес задаёт --base-url.
table-refused-other-page = Чужая страница не может обращаться к этому серверу.
table-refused-own-eyes = Пока игра не закончена, её видно только собственными глазами.
table-refused-own-seat = Это ваше место: на другом устройстве его открывает ваша собственная ссылка.
table-refused-players = Для этой игры нужно другое число игроков: { $range }.
table-refused-record-later = Запись можно взять, когда игра закончится.
table-refused-remove-whom = Убрать можно только другого человека.
table-refused-replace-whom = Заменить можно только другого игрока.
table-refused-replaced-already = За вас уже играет бот.
table-refused-review-later = Партию разбирают, когда она закончена.
table-refused-reviews-busy = Сейчас разбирается слишком много партий; попробуйте через минуту.
table-refused-revoked = Этот ключ здесь больше ничего не открывает.
table-refused-rules-clash = Эти ответы несовместимы: { $options }
table-refused-seat-not-open = Это место занято.
table-refused-seat-would-go = Кто-то сидит на месте, которого не станет. Сначала пересадите или уберите этого игрока.
table-refused-seats-open = Ещё свободны места: { $seats }. Подождите или посадите на них ботов.
table-refused-somebody-sits = Здесь сидит { $name }. Сначала уберите этого игрока.
table-refused-stale = За столом уже всё иначе. Взгляните ещё раз.
table-refused-still-here = Игрок «{ $name }» ещё здесь. Подождите, пока его какое-то время не будет; другие, если они есть, могут на это согласиться.
table-refused-too-fast = Это слишком быстро. Немного подождите.
table-refused-too-long = Сообщение слишком длинное. Самое большее байт: { $most }.
table-refused-unavailable = Сервер сейчас не может ничего записать. Ничего не сделано; попробуйте ещё раз.
table-refused-undo-not-yours = Взять назад можно только свой ход, пока не походил кто-то другой.
table-refused-undo-shown = Этот ход показал кому-то карту. Взять его назад нельзя.
table-refused-unreadable = Сервер не понимает этого сообщения.
table-refused-webhook = Адрес чата начинается с https.
