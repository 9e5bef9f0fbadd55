# «Дуель» наодинці: що тут інакше, ніж у «Дуелі».

solo-dealt = Раунд { $round }: карти роздано.
solo-game-ended = Гру завершено. У вас { $nuggets ->
    [one] { $nuggets } самородок
    [few] { $nuggets } самородки
   *[many] { $nuggets } самородків
 }: { $verdict ->
    [luckless] ця шахта не для вас
    [decent] зовсім непогано
    [sharp] ви чуєте золото здалеку
   *[other] справжня майстерність золотошукача
 }.

solo-why-SOLO-13 = усі карти мети відкрито, усі шість токенів на столі або карти скінчилися

solo-refused-not-your-turn = Гра чекає на свого єдиного гравця.

## Опції

option-solo-solo_colour = Ваш колір
option-solo-solo_colour-green = зелений
option-solo-solo_colour-blue = синій
option-solo-solo_band20 = Оцінка за 20 самородків
option-solo-solo_band20-third = як за 21–24
option-solo-solo_band20-second = як за 15–19
option-solo-solo_opening = Саботаж і завали в першій роздачі
option-solo-solo_opening-strike = діють одразу
option-solo-solo_opening-swap = їх міняють на інші карти
option-solo-solo_redraw = Замість яких карт, що діють одразу, беруть нові?
option-solo-solo_redraw-always = замість усіх
option-solo-solo_redraw-any_sabotage = замість саботажу, але не завалу
option-solo-solo_redraw-not_doubles = замість усіх, крім саботажу, який одразу скинуто
option-solo-solo_redraw-after_sabotage = лише замість саботажу, що ліг перед вами
option-solo-solo_first_hand = На початку раунду у вас
option-solo-solo_first_hand-six = шість карт, хоч би що подіяло
option-solo-solo_first_hand-as_drawn = менше карт, якщо котрусь не замінено
option-solo-solo_rockfall = Остання карта — із золотом або тролем: завал забирає
option-solo-solo_rockfall-go_back = ту, що покладена перед нею
option-solo-solo_rockfall-no_effect = нічого
option-solo-solo_other_colour = Двері й драбина іншого кольору
option-solo-solo_other_colour-stay = лишаються в колоді
option-solo-solo_other_colour-removed = вилучено з колоди
