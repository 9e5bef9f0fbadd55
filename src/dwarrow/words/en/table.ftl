# What happens around a game at a server's table; each message is a sentence of its own.
# `seat` is `none` for a host who does not play; `number` and `others` count seats and goals from 1.

table-who = { $seat ->
    [none] The host
   *[other] { $seat }
 }
table-configured = The host changes the settings.
table-sat = { $name } sits down at seat { $number }.
table-seated-bot = { $bot ->
    [none] Seat { $number } is open again.
   *[other] A bot sits down at seat { $number }.
 }
table-swapped = Seats { $number } and { $others } change places.
table-invited = There is a new link; the old one no longer works.
table-added-entropy = { $seat } adds some chance of their own to the shuffles to come.
table-promised = { $seat } promises some chance of their own for the shuffles to come.
table-started = The game begins.
table-said = { table-who }: { $text }
table-murmured = { $name } (watching): { $text }
table-phrased = { table-who }: { table-phrase }
table-faced = { $seat } has a new face.
table-phrase = { $phrase ->
    [hello] Hello!
    [well-dug] Well dug!
    [thanks] Thanks!
    [sorry] Sorry!
    [hm] Hm…
    [trust-me] Trust me.
    [not-me] It was not me!
    [not-looked] I have not looked.
    [hurry] Hurry up, please.
   *[good-game] Good game!
 }
table-goal = { $goal ->
    [upper] the upper goal
    [middle] the middle goal
    [lower] the lower goal
   *[other] goal { $number }
 }
table-claimed = { table-who } claims: { $about ->
    [goal] { $says ->
        [gold] { table-goal } is the gold.
       *[stone] { table-goal } is stone.
     }
   *[seat] { $says ->
        [suspect] { $whom } is up to something.
       *[trust] { $whom } can be trusted.
     }
 }
table-doubted = { table-who } doubts that.
table-inquired = { table-who }: { table-inquiry }
table-inquiry = { $whom }, what did you see?
table-explained = { table-who }: { table-explanation }
table-explanation = { $why ->
    [breaks] By what all have seen, { $whom } hinders us with a chance of { $percent } %.
    [mends-other] By what all have seen, { $whom } hinders us with a chance of { $percent } %; I mended all the same.
    [looks] Now I know what lies under { table-goal }.
    [clears] That card led nowhere.
    [joke] { bot-why-joke }
   *[caves-in] That card is gone now.
 }
table-proposed = { $what ->
    [undo] { table-who } asks to take the last move back.
    [reissue] { table-who } asks to give the seat of { $whom } to somebody else.
    [remove] { table-who } asks to remove { $whom }.
   *[replace] { table-who } asks to let a bot play for { $whom }.
 }
table-muted = { $yes ->
    [True] The host has muted { $seat }.
   *[other] { $seat } may talk again.
 }
table-revealing = Everybody shows now what they give to chance; then the game begins.
table-unrevealed = { $seat } has not shown what they give to chance; the cards are dealt without it.
table-voted = { table-who } { $yes ->
    [True] agrees.
   *[other] does not agree.
 }
table-undone = The last move is taken back.
table-replaced = A bot plays for { $seat } now.
table-returned = { $seat } is back.
table-left = Seat { $number } is open again.
table-gone = { $removed ->
    [True] { $seat } is removed; a bot plays on.
   *[other] { $seat } gives the seat up; a bot plays on.
 }
table-paused = { table-who } pauses the game.
table-resumed = The game goes on.
table-went-on = The server is back; the game goes on.
table-ended = { table-who } ends the table.
table-rematched = The next game is at table { $table }.
