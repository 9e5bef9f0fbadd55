# Why a table does not do what was asked. What the rules of a game forbid is in the file of the game.

table-refused-begun = The game has begun. You may watch, or ask the host for a seat.
table-refused-bot-needed = Somebody has to play there: invite a person with a new link.
table-refused-clock-too-short = A clock needs at least one second or one day for a move.
table-refused-frozen = The table has stopped because of a fault in the rules. Nothing is lost.
table-refused-full = Every seat is taken. You may watch.
table-refused-heir-whom = The table can be handed only to another player who sits here.
table-refused-known-later = Who could have been known is told when the game is over.
table-refused-link-invalid = This link is not valid any more. Ask the host for a new one.
table-refused-asked-already = { $name } was asked already: wait for their next move.
table-refused-muted = The host has asked you to be silent.
table-refused-no-advice = Advice is given in lessons, to the learner.
table-refused-no-claim = Nobody claimed anything there.
table-refused-no-hints = Hints are switched off at this table.
table-refused-no-hints-among-people = Hints are for a person among bots; here are other people.
table-refused-no-seat-left = There is no seat left for you.
table-refused-no-such-bot = There is no such bot.
table-refused-no-such-claim = That cannot be claimed.
table-refused-no-such-code = No table with a free seat has this code. Look at it again, or ask whoever invited you.
table-refused-no-such-game = There is no such game.
table-refused-no-such-lesson = There is no such lesson.
table-refused-no-such-move = There is no such move.
table-refused-no-such-page = There is nothing here.
table-refused-no-such-place = There is no such goal or seat.
table-refused-no-such-rules = There is no such game, edition or option.
table-refused-no-such-seat = There is no such seat; seats are 1 to { $last }.
table-refused-no-such-table = There is no such table any more.
table-refused-no-such-viewpoint = A game can be seen with the eyes of a seat, of everybody, or with all cards open.
table-refused-no-takeover = At this table no bot takes over.
table-refused-no-vote = Your word is not awaited here.
table-refused-nobody-there = No person sits there.
table-refused-not-begun = The game has not begun.
table-refused-not-now = That cannot be done now: { $status ->
    [gathering] the game has not begun
    [revealing] the game begins in a moment
    [playing] the game is on
    [paused] the game is paused
    [over] the game is over
   *[ended] the table was ended
 }.
table-refused-not-replaced = Nobody plays in your place.
table-refused-not-your-turn = It is not your turn. To move is: { $name }.
table-refused-nothing-to-read = There is nothing to read in that.
table-refused-only = { $who ->
    [host] Only the host may do that.
    [seat] Only a player may do that.
    [spectator] Only those who watch may do that.
   *[other] Only players and the host may do that.
 }
table-refused-other-entropy = That is not what you committed to.
table-refused-other-name = This server does not go by that name. Set its own with --base-url.
table-refused-other-page = Another page may not speak to this server.
table-refused-own-eyes = Until the game is over you see it only with your own eyes.
table-refused-own-seat = You sit there: your own link opens the seat on another device.
table-refused-players = This game is for another number of players: { $range }.
table-refused-record-later = The record can be had when the game is over.
table-refused-remove-whom = Only another person can be removed.
table-refused-replace-whom = Only another player can be replaced.
table-refused-replaced-already = A bot plays in your place already.
table-refused-review-later = A game is reviewed when it is over.
table-refused-reviews-busy = Too many games are being reviewed just now; ask again in a minute.
table-refused-revoked = This key opens nothing here any more.
table-refused-rules-clash = These answers do not go together: { $options }
table-refused-seat-not-open = This seat is not open.
table-refused-seat-would-go = Somebody sits at a seat that would be gone. Let them change seats, or remove them first.
table-refused-seats-open = Nobody sits here yet: { $seats }. Wait, or put bots on the open seats.
table-refused-somebody-sits = { $name } sits there. Remove the player first.
table-refused-stale = The table has moved on meanwhile. Look again.
table-refused-still-here = { $name } is still here. Wait until they have been away for a while; the others, if there are any, may agree to it.
table-refused-too-fast = That was too fast. Wait a little.
table-refused-too-long = This message is too long: at most { $most } bytes.
table-refused-unavailable = The server cannot write anything down just now. Nothing was done; try again.
table-refused-undo-not-yours = You can take back only your own move, before anybody else moves.
table-refused-undo-shown = That move has shown somebody a card. It cannot be taken back.
table-refused-unreadable = The server does not understand this message.
table-refused-webhook = The address of a chat service begins with https.
