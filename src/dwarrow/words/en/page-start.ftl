# The page outside a game: start, setup, gathering, rules, lessons, replays and the shared screen.

## Start

page-start-line = Somewhere ahead lies the gold. Some of those who dig with you do not want it found.
page-start-what = Five games of dwarfs, tunnels and treachery. Play at once against bots, or open a table and hand your friends a link: no account, nothing to install.
page-start-games = The games
page-start-bots = Play against bots
page-start-friends = With friends
page-start-alone = Play
page-start-options = Choose rules
page-start-learn = Learn by playing
page-start-rules = Rules
page-start-nameless = Dwarf
page-start-mine = Your tables
page-start-forget = Forget this table
page-start-listed = Tables open to all
page-start-none-listed = No table is listed now. Open one and choose “listed”.
page-start-all-listed = All { $count } tables
page-puzzle = Puzzle of the day
page-puzzle-line = One move is clearly best. Can you see it?
page-start-hall = Open tables
page-start-hall-line = Hosts listed these tables for everybody: sit down, or watch.
page-start-settings = Settings
page-start-nav = Site
page-start-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
 }
page-start-refused = The table could not be opened. { $why }
page-start-unreachable = The server does not answer.

page-status-gathering = waiting for players
page-status-playing = playing
page-status-paused = paused
page-status-over = over
page-status-ended = ended
page-status-frozen = stopped

## Bots by strength

page-level-chance = plays at random
page-level-habit = steady
page-level-thinker-easy = thinks a little
page-level-thinker = thinks
page-level-thinker-hard = thinks hard
page-level-cautious = weighs every step
page-level-accuser = names suspects
page-level-joker = jokes a lot

## A new table

page-setup-title = New table: { $game }
page-setup-no-game = There is no such game.
page-setup-name = Your name
page-setup-you = you
page-setup-host-only = I do not play: this screen is only the host's
page-setup-seats = Seats
page-setup-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
page-setup-fewer = One seat fewer
page-setup-more = One seat more
page-setup-fill = Bots everywhere else
page-setup-seat = Seat { $number }
page-setup-friend = open for a friend
page-setup-bot = bot: { $level }
page-setup-edition = Rules of play
page-setup-recommended = recommended
page-setup-house = What dwarrow recommends: clear answers where the printings differ.
page-setup-differs = { $count ->
    [0] Plays like the recommended rules.
    [one] Differs in { $count } rule:
   *[other] Differs in { $count } rules:
 }
page-setup-options = What groups often change
page-setup-advanced = { $count ->
    [one] { $count } finer point
   *[other] { $count } finer points
 }
page-setup-changed = changed
page-setup-manners = Clock, visitors and silent seats
page-setup-clock = Time for a move
page-setup-clock-none = no limit
page-setup-clock-seconds = { $limit ->
    [one] { $limit } second
   *[other] { $limit } seconds
 }
page-setup-clock-days = { $limit ->
    [one] { $limit } day
   *[other] { $limit } days
 }
page-setup-visibility = Who may come?
page-setup-visibility-link = whoever has the link
page-setup-visibility-listed = everybody: the table is listed
page-setup-takeover = If somebody is gone
page-setup-takeover-grace = a bot plays until they are back
page-setup-takeover-vote = the others vote for a bot
page-setup-takeover-never = the table waits
page-setup-grace = How long do the others wait?
page-setup-grace-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }
page-setup-hook = Address of a chat service
page-setup-hook-line = In slow games the webhook of a chat is told whose turn it is, when that player is away.
page-setup-hook-unfit = The address of a chat service begins with https://. Leave it empty to tell nobody.
page-setup-open = Open the table
page-setup-begin = Begin
page-setup-no-seat = Leave a seat open for yourself.

## Gathering

page-gather-title = The table gathers
page-gather-dealing = The cards are being dealt…
page-gather-missing = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
 }
page-gather-full = All seats are taken.
page-gather-invite = Bring your friends
page-gather-share = Whoever scans this or opens the link sits down with a name. No account is needed.
page-gather-code = The link to this table as a code to scan
page-gather-no-code = The code could not be drawn; the link works all the same.
page-join-title = Have a code?
page-join-code = The six letters of a table
page-join-go = To the table
page-join-how = Or open { $address } and type this code:
page-gather-link = Link to this table
page-gather-copy = Copy
page-gather-copied = Copied
page-gather-send = Send…
page-gather-new-link = Make a new link (the old one ends)
page-gather-own-link = Own link
page-gather-seat-link = Link of seat { $number } alone
page-gather-table-link = Back to the link of the table
page-gather-your-name = What shall they call you?
page-gather-sit = Sit down
page-gather-refused = That was not possible. { $why }
page-gather-open = An open seat
page-gather-waiting = waits for a friend
page-gather-host = host
page-gather-here = is here
page-gather-away = not here just now
page-gather-remove = Remove
page-gather-up = Move up
page-gather-down = Move down
page-gather-fill = { $count ->
    [one] Put a bot on the open seat
   *[other] Put bots on the { $count } open seats
 }
page-gather-begin = Begin the game
page-gather-wait = You are seated. The host begins when everybody is here.
page-gather-leave = Leave the table
page-gather-change = Change what is agreed
page-gather-agree = Play like this
page-gather-hooked = A chat service is told whose turn it is.
page-gather-unhook = Tell it no more
page-gather-screen = Open the shared screen (for a television)
page-gather-sealed = The shuffle is sealed
page-gather-sealed-why = Each deal follows from a secret. These are its fingerprints, told before anything is dealt; after the game the secrets are shown, and everybody can check that no card was chosen later.

## Rules

page-rules-title = Rules of { $game }
page-rules-find = Find in the rules
page-rules-code = In the code and its tests
page-rules-none = Nothing is said about that.
page-rules-differs = What differs between editions
page-rules-compare = Compare with
page-rules-question = Question
page-rules-alike = These two play alike.
page-rules-contents = Contents
page-section-components-and-set-up = Components and set-up
page-section-the-turn = The turn
page-section-laying-a-tunnel-card = Laying a tunnel card
page-section-action-cards = Action cards
page-section-passing-and-discards = Passing and discards
page-section-reaching-a-goal = Reaching a goal
page-section-the-end-of-a-round = The end of a round
page-section-sharing-the-gold = Sharing the gold
page-section-the-next-round-and-the-end-of-the-game = The next round and the end of the game
page-section-who-knows-what = Who knows what
page-section-set-up = Set-up
page-section-a-turn = A turn
page-section-new-tunnels = New tunnels
page-section-new-actions = New actions
page-section-the-end-of-a-round-and-who-wins = The end of a round, and who wins
page-section-gold = Gold
page-section-next-round-and-end = Next round and end
page-section-tunnels = Tunnels
page-section-goals-and-gold = Goals and gold
page-section-the-next-rounds = The next rounds
page-section-the-duel-alone = The Duel, alone
page-section-clauses = Clauses
page-section-house-cards = House cards

## Shared screen

page-tv-title = Shared screen
page-tv-join = Scan to sit down
page-tv-turn = It is the turn of { $name }
page-tv-over = The game is over
page-tv-paused = The game is paused
page-tv-winners = { $count ->
    [one] The winner: { $names }
   *[other] The winners: { $names }
 }
page-tv-whole = Whole screen
page-tv-begins = The game begins when everybody is seated.
page-tv-ready = Everybody is seated: { $name } begins the game.
page-tv-ready-host = Everybody is seated: the host begins the game.

## Replay

page-replay-title = Replay
page-replay-nothing = The game has not begun: there is nothing to see yet.
page-replay-moment = Moment of the game
page-replay-at = { $at } of { $count }
page-replay-steps = Step through the game
page-replay-back = One step back
page-replay-on = One step on
page-replay-round-back = To the deal before
page-replay-round-on = To the next deal
page-replay-play = Play
page-replay-stop = Stop
page-replay-speed = Speed
page-replay-times = × { $speed }
page-replay-viewpoint = Through whose eyes?
page-replay-eyes = { $name }
page-replay-eyes-all = all cards open
page-replay-eyes-public = what lay open for all
page-replay-hand = The cards of { $name }
page-replay-why = What the bot thought
page-replay-link = Copy a link to this moment
page-replay-download = Download the record
page-replay-fair = { $count ->
    [one] The deal was honest: its secret fits the seal told before.
   *[other] All { $count } deals were honest: each secret fits the seal told before it.
 }
page-replay-unfair = A secret does not fit its seal. Something is wrong with this game.
page-replay-verify = Whoever wants to deal every card again from the secrets runs “dwarrow verify” on the record.

## What somebody else alone was told, in a replay with other eyes than one's own

page-of-got-role = The role of { $name }: { $role }.
page-of-got-hand = { $name } holds: { $what }.
page-of-got-cards = { $name } draws: { $what }.
page-of-saw = { $name } sees: { $what }.
page-of-discarded = { $name } puts away: { $what }.
page-of-offered = { $name } chooses among gold cards: { $what }.
page-of-got-gold = { $name } gets { $value ->
    [one] one nugget
   *[other] { $value } nuggets
 }.
page-of-saw-under = { $name } sees what was sent under the deck: { $value }.
page-of-gave-hand = { $name } gives all cards to { $target }: { $what }.
page-of-saw-role = { $name } sees the role of { $target }: { $role }.
