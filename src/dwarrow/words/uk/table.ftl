# Що відбувається довкола гри за столом на сервері; кожне повідомлення — окреме речення.

table-who = { $seat ->
    [none] Господар столу
   *[other] { $seat }
 }
table-configured = Господар столу змінює налаштування.
table-sat = { $name } сідає на місце { $number }.
table-seated-bot = { $bot ->
    [none] Місце { $number } знову вільне.
   *[other] На місце { $number } сідає бот.
 }
table-swapped = Місця { $number } і { $others } міняються гравцями.
table-invited = Є нове посилання; старе більше не діє.
table-added-entropy = { $seat } додає до наступних тасувань свою частку випадковості.
table-promised = { $seat } обіцяє додати до наступних тасувань свою частку випадковості.
table-started = Гра починається.
table-said = { table-who }: { $text }
table-murmured = { $name } (глядач): { $text }
table-phrased = { table-who }: { table-phrase }
table-faced = { $seat } має нове обличчя.
table-phrase = { $phrase ->
    [hello] Вітаю!
    [well-dug] Гарно копаєте!
    [thanks] Дякую!
    [sorry] Перепрошую!
    [hm] Гм…
    [trust-me] Повірте мені.
    [not-me] Це не я!
    [not-looked] Не знаю, що там лежить.
    [hurry] Ходіть уже, будь ласка.
   *[good-game] Гарна гра!
 }
table-goal = { $goal ->
    [upper] верхня карта «кінець»
    [middle] середня карта «кінець»
    [lower] нижня карта «кінець»
   *[other] карта «кінець» { $number }
 }
table-claimed = { table-who } стверджує: { $about ->
    [goal] { $says ->
        [gold] { table-goal } — золото.
       *[stone] { table-goal } — камінь.
     }
   *[seat] { $says ->
        [suspect] { $whom } щось замишляє.
       *[trust] гравцеві «{ $whom }» можна довіряти.
     }
 }
table-doubted = { table-who } сумнівається в цьому.
table-inquired = { table-who }: { table-inquiry }
table-inquiry = { $whom }, що ви там бачили?
table-explained = { table-who }: { table-explanation }
table-explanation = { $why ->
    [breaks] Судячи з того, що бачили всі, { $whom } шкодить нам з імовірністю { $percent } %.
    [mends-other] Судячи з того, що бачили всі, { $whom } шкодить нам з імовірністю { $percent } %, та інструмент я все ж лагоджу.
    [looks] Тепер я знаю, що ховає { table-goal }.
    [clears] Ця карта нікуди не вела.
    [joke] { bot-why-joke }
   *[caves-in] Цієї карти більше немає.
 }
table-proposed = { $what ->
    [undo] { table-who } просить узяти назад останній хід.
    [reissue] { table-who } пропонує віддати місце гравця «{ $whom }» комусь іншому.
    [remove] { table-who } пропонує прибрати гравця «{ $whom }».
   *[replace] { table-who } просить, щоб за гравця «{ $whom }» грав бот.
 }
table-muted = { $yes ->
    [True] Господар вимкнув гравцеві «{ $seat }» голос.
   *[other] Гравець «{ $seat }» знову може говорити.
 }
table-revealing = Зараз усі відкривають свою частку випадковості; потім гра почнеться.
table-unrevealed = Частку випадковості гравця «{ $seat }» не відкрито; карти роздають без неї.
table-voted = { table-who } { $yes ->
    [True] погоджується.
   *[other] не погоджується.
 }
table-undone = Останній хід узято назад.
table-replaced = За гравця «{ $seat }» тепер грає бот.
table-returned = { $seat } знову за столом.
table-left = Місце { $number } знову вільне.
table-gone = { $removed ->
    [True] Господар столу прибирає гравця «{ $seat }»; далі грає бот.
   *[other] { $seat } віддає своє місце; далі грає бот.
 }
table-paused = { table-who } призупиняє гру.
table-resumed = Гра триває.
table-went-on = Сервер знову працює; гра триває.
table-ended = { table-who } закриває стіл.
table-rematched = Наступна гра — за столом { $table }.
