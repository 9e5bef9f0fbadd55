# «Дуэль» в одиночку: что здесь иначе, чем в «Дуэли».

solo-dealt = Раунд { $round } роздан.
solo-game-ended = Игра окончена. У вас { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородка
   *[many] { $nuggets } самородков
 }: { $verdict ->
    [luckless] эта шахта не для вас
    [decent] совсем неплохо
    [sharp] вы чуете золото нюхом
   *[other] настоящее мастерство золотоискателя
 }.

solo-why-SOLO-13 = все цели открыты, все шесть жетонов на столе или карты кончились

solo-refused-not-your-turn = Игра ждёт своего единственного игрока.

## Опции

option-solo-solo_colour = Ваш цвет
option-solo-solo_colour-green = зелёный
option-solo-solo_colour-blue = синий
option-solo-solo_band20 = Оценка за 20 самородков
option-solo-solo_band20-third = как за 21–24
option-solo-solo_band20-second = как за 15–19
option-solo-solo_opening = Вредительство и обвалы в начальной руке
option-solo-solo_opening-strike = действуют сразу
option-solo-solo_opening-swap = их меняют на другие карты
option-solo-solo_redraw = Вместо каких карт, которые действуют сразу, берут новые?
option-solo-solo_redraw-always = вместо всех
option-solo-solo_redraw-after_sabotage = только вместо вредительства, которое легло перед вами
option-solo-solo_rockfall = Последняя карта — с золотом или троллем: обвал забирает
option-solo-solo_rockfall-go_back = ту, что положена перед ней
option-solo-solo_rockfall-no_effect = ничего
option-solo-solo_other_colour = Двери и лестница другого цвета
option-solo-solo_other_colour-stay = остаются в колоде
option-solo-solo_other_colour-removed = убраны из колоды
