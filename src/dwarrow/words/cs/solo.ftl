# Duel o samotě: co je tu jinak než v Duelu.

solo-dealt = Kolo { $round }: karty jsou rozdány.
solo-game-ended = Hra skončila. Máte { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
   *[other] { $nuggets } nugetů
 }: { $verdict ->
    [luckless] tento důl nebyl pro vás
    [decent] vůbec ne špatné
    [sharp] máte na zlato čich
   *[other] pravé zlatokopecké mistrovství
 }.

solo-why-SOLO-13 = všechny cílové karty jsou odkryté, všech šest žetonů je na stole, nebo došly karty

solo-refused-not-your-turn = Hra čeká na svého jediného hráče.

## Volby

option-solo-solo_colour = Vaše barva
option-solo-solo_colour-green = zelená
option-solo-solo_colour-blue = modrá
option-solo-solo_band20 = Hodnocení 20 nugetů
option-solo-solo_band20-third = jako 21–24
option-solo-solo_band20-second = jako 15–19
option-solo-solo_opening = Sabotáže a závaly v úvodní ruce
option-solo-solo_opening-strike = účinkují hned
option-solo-solo_opening-swap = vymění se za jiné karty
option-solo-solo_redraw = Za které karty, jež účinkují hned, se bere nová?
option-solo-solo_redraw-always = za všechny
option-solo-solo_redraw-any_sabotage = za sabotáž, ale ne za zával
option-solo-solo_redraw-not_doubles = za všechny kromě sabotáže, která se hned odhodí
option-solo-solo_redraw-after_sabotage = jen za sabotáž, která leží před vámi
option-solo-solo_first_hand = Na začátku kola máte
option-solo-solo_first_hand-six = šest karet, ať účinkuje cokoli
option-solo-solo_first_hand-as_drawn = méně karet, pokud se některá nenahradí
option-solo-solo_rockfall = Na poslední kartě je zlato nebo troll: zával odstraní
option-solo-solo_rockfall-go_back = tu, která byla položena před ní
option-solo-solo_rockfall-no_effect = nic
option-solo-solo_other_colour = Dveře a žebřík druhé barvy
option-solo-solo_other_colour-stay = zůstávají v balíčku
option-solo-solo_other_colour-removed = jsou z balíčku vyřazeny
