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
table-added-entropy = { $seat } додає власну дещицю випадковості до наступних тасувань.
table-started = Гра починається.
table-said = { table-who }: { $text }
table-phrased = { table-who }: { table-phrase }
table-phrase = { $phrase ->
    [hello] Вітаю!
    [well-dug] Добре прокопано!
    [thanks] Дякую!
    [sorry] Перепрошую!
    [hm] Гм…
    [trust-me] Повірте мені.
    [not-me] Це не я!
    [hurry] Ходіть уже, будь ласка.
   *[good-game] Гарна гра!
 }
table-claimed = { table-who } стверджує: { $about ->
    [goal] { $says ->
        [gold] карта мети { $number } — золото.
       *[stone] карта мети { $number } — камінь.
     }
   *[seat] { $says ->
        [suspect] { $whom } щось замишляє.
       *[trust] гравцеві «{ $whom }» можна довіряти.
     }
 }
table-doubted = { table-who } сумнівається в цьому.
table-proposed = { $what ->
    [undo] { table-who } просить повернути останній хід.
   *[replace] { table-who } просить, щоб за гравця «{ $whom }» грав бот.
 }
table-voted = { table-who } { $yes ->
    [True] погоджується.
   *[other] не погоджується.
 }
table-undone = Останній хід скасовано.
table-replaced = За гравця «{ $seat }» тепер грає бот.
table-returned = { $seat } знову за столом.
table-left = Місце { $number } знову вільне.
table-gone = { $removed ->
    [True] Господар столу вилучає гравця «{ $seat }»; далі грає бот.
   *[other] { $seat } віддає своє місце; далі грає бот.
 }
table-paused = { table-who } призупиняє гру.
table-resumed = Гра триває.
table-went-on = Сервер знову працює; гра триває.
table-ended = { table-who } закриває стіл.
table-rematched = Наступна гра — за столом { $table }.
