# «Дуэль» в одиночку: что здесь иначе, чем в «Дуэли».

solo-dealt = Раунд { $round }: карты розданы.
solo-game-ended = Игра окончена. У вас { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
   *[many] { $nuggets } самородков
 }: { $verdict ->
    [luckless] эта шахта не для вас
    [decent] совсем неплохо
    [sharp] вы чуете золото издалека
   *[other] настоящее мастерство золотоискателя
 }.

solo-why-SOLO-13 = все карты цели открыты, все шесть жетонов на столе или карты кончились

solo-refused-not-your-turn = Игра ждёт своего единственного игрока.

## Опции

option-solo-solo_colour = Ваш цвет
option-solo-solo_colour-green = зелёный
option-solo-solo_colour-blue = синий
option-solo-solo_band20 = Оценка за 20 самородков
option-solo-solo_band20-third = как за 21–24
option-solo-solo_band20-second = как за 15–19
option-solo-solo_opening = Карты вредительства и обвалы в начальной руке
option-solo-solo_opening-strike = действуют сразу
option-solo-solo_opening-swap = их меняют на другие карты
option-solo-solo_redraw = Вместо каких карт, которые действуют сразу, берут новые?
option-solo-solo_redraw-always = вместо всех
option-solo-solo_redraw-any_sabotage = вместо карт вредительства, но не обвала
option-solo-solo_redraw-not_doubles = вместо всех, кроме карты вредительства, которую сразу сбросили
option-solo-solo_redraw-after_sabotage = только вместо карты вредительства, которая легла перед вами
option-solo-solo_first_hand = В начале раунда у вас
option-solo-solo_first_hand-six = шесть карт, что бы ни подействовало
option-solo-solo_first_hand-as_drawn = меньше карт, если какую-то не заменили
option-solo-solo_rockfall = Последняя карта — с золотом или троллем: обвал забирает
option-solo-solo_rockfall-go_back = ту, что положена перед ней
option-solo-solo_rockfall-no_effect = ничего
option-solo-solo_other_colour = Двери и лестница другого цвета
option-solo-solo_other_colour-stay = остаются в колоде
option-solo-solo_other_colour-removed = убраны из колоды
