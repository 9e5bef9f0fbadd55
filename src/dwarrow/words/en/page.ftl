# The page: what only a screen says. Names of games, cards, roles and moves are in the other files.

page-loading = One moment…
page-not-loaded = This part of the page could not be loaded.
page-again = Try again
page-home = Start page
page-language = Language
page-theme = Lighting
page-theme-auto = as this device
page-theme-dark = by lantern
page-theme-light = by day
page-sound = Sounds (key M)
page-watch = Watch
page-screen-start = dwarrow

## The connection

page-connection-lost = The connection is lost. It comes back by itself; until then nothing is sent.
page-connection-revoked = This key opens nothing here any more: the seat was given a new link.
page-connection-gone = There is no such table any more.

## The table

page-close = Close
page-cancel = Cancel
page-confirm = Is it this?
page-menu = Menu
page-seats = The players
page-hand = Your cards
page-my-place = Your place
page-hidden-card = a hidden card
page-hide = Hide my cards and role
page-show-role = Show my role
page-my-role = You are: { $role }
page-turned = { $card }, turned
page-turn = Turn
page-several = Put several away
page-moves = What you may do ({ $count })
page-move-list = Moves
page-no-moves = Nothing just now.
page-find = Find
page-asking = Asking the table…
page-turn-mine = It is your turn.
page-turn-other = { $name } is thinking.
page-title-mine = Your turn! · dwarrow
page-you-watch = You watch.
page-ended = The table was ended.

page-do-card = Your turn: choose a card.
page-do-place = Choose a place.
page-do-seat = Choose a player.
page-do-choose = Choose what to do.
page-do-only-discard = This card cannot be played now; you may put it away.
page-do-several = Cards chosen to put away: { $count }
page-do-pass = Your turn: you can only pass.
page-do-take = Choose a gold card.
page-do-take-kings = Now take a card: from the Camp or from the deck.
page-do-open = Choose a goal to turn up.
page-do-put = Choose how the goal lies.
page-do-rob = Choose whom to rob.
page-do-claim = Choose the gold you claim.
page-do-bribe = Bribe a troll, or end your turn.
page-do-end = Bribe a troll, or end your turn.
page-do-pay = Choose what the troll gets.

page-count-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
 }
page-count-camp = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
 }
page-count-under = { $count ->
    [one] one mine under the king
   *[other] { $count } mines under the king
 }
page-count-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
 }
page-count-discard = { $count ->
    [one] one card discarded
   *[other] { $count } cards discarded
 }
page-nuggets = { $count ->
    [one] one nugget
   *[other] { $count } nuggets
 }
page-gold-cards = { $count ->
    [one] one gold card
   *[other] { $count } gold cards
 }
page-round = Round { $round } of { $rounds }
page-watching = { $count ->
    [one] one watches
   *[other] { $count } watch
 }
page-clock = Time left: { $time }
page-days = { $count ->
    [one] one day
   *[other] { $count } days
 }
page-discards = Discarded openly
page-discards-mine = What you put away face down

page-seat-me = { $name }, that is you
page-seat-turn = to move
page-seat-away = not connected
page-seat-bot = a bot plays
page-looked = Has looked at goal { $number }.
page-old-role = That was the role when you saw it; hats were swapped since.
page-my-mark = What you think of this player
page-my-note = Your note
page-mine-alone = Nobody but you sees your mark and note.
page-mark-none = no mark
page-mark-trust = trusted
page-mark-hm = unsure
page-mark-suspect = suspected

page-board = The mine
page-board-fit = Show all
page-board-closer = Closer
page-board-farther = Farther
page-board-goal = To the goal
page-board-then = The board as it was
page-before = Before
page-after = After
page-cell-empty = empty
page-cell-goal = goal, face down
page-cell-goal-seen = goal, face down; you saw { $card }
page-cell = { $what }, at { $x },{ $y }
page-cell-target = { $place }: possible

## Story and talk

page-story = Story
page-story-whole = Show the whole story
page-story-empty = Nothing has happened yet.
page-talk = Talk
page-say = Say something
page-send = Send
page-phrases = Quick phrases
page-claims = Claims
page-doubt = Doubt it
page-claim = { $about ->
    [goal] { $says ->
        [gold] Goal { $number } is the gold.
       *[stone] Goal { $number } is stone.
     }
   *[seat] { $says ->
        [suspect] { $whom } is up to something.
       *[trust] { $whom } can be trusted.
     }
 }

## The end of a round and of the game

page-round-over = The round is over
page-who-got-what = Who got what, and why
page-go-on = Go on
page-game-over = The game is over
page-winner = wins
page-rematch = Another game
page-to-rematch = To the next game
page-replay = Replay
page-record = Download the record
page-gold-by-round = Gold by round
page-who-did-what = Who did what
page-deed-tunnels = tunnels
page-deed-sabotage = sabotage
page-deed-repairs = repairs
page-deed-maps = looks
page-deed-rockfalls = rockfalls
page-deed-passes = passes
page-known = When could each player have been known?
page-known-how = After the move named here, somebody who saw only what lay open could have been 80 % sure of the player’s side.
page-known-round = Round { $round }
page-known-after = after move { $move } of { $moves }
page-known-never = not before the roles were turned up ({ $percent } % sure)
page-known-others = The others’ acts gave it away.
page-fair = Were the shuffles fair?
page-fair-true = Deal { $deal }: the secret fits the seal that was told before.
page-fair-false = Deal { $deal }: the secret does not fit its seal!
page-fair-elsewhere = To deal everything again and compare: download the record and run “dwarrow verify”.

## Asking the table

page-undo = Take my last move back
page-my-link = My seat on another device
page-leave = Let a bot play for me for a while
page-resign = Give my seat up
page-sure = Really? Press again
page-host = For the host
page-pause = Pause
page-resume = Go on
page-paused = The game is paused.
page-frozen = The table has stopped because of a fault. Nothing is lost.
page-table-link = The table's link
page-new-table-link = A new link for the table
page-end-table = End the table
page-new-link = A new link for this seat
page-remove = Remove this player
page-propose-bot = Ask that a bot plays here
page-bot-plays = A bot plays for you.
page-return = Take my seat back
page-agree = Agree
page-disagree = Disagree
page-waits-for = Waiting for: { $names }
page-link = Link
page-link-code = The link as a code to scan
page-copy = Copy
page-copied = Copied
page-device = On this device
page-rules = Rules
page-shared-screen = Shared screen
page-keys =
    Keys: 1–9 choose a card · R turn it · arrows move on the board, N and P to the next place, Enter lays
    L list of moves · S story · H hide my cards · M sounds · Esc begins again
page-which-bot = Which bot plays here
page-stock = { $count ->
    [one] one token left
   *[other] { $count } tokens left
 }
page-keys-left = { $count ->
    [one] one key left
   *[other] { $count } keys left
 }
