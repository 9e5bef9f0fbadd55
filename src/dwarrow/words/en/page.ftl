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
page-turn = Turn
page-several = Put several away
page-moves = What you may do ({ $count })
page-move-list = Moves
page-no-moves = Nothing just now.
page-find = Find
page-asking = Asking the table…
page-turn-mine = It is your turn.
page-turn-other = { $name } is thinking.
page-turn-held = { $name } waits until you have read your card.
page-title-mine = Your turn! · dwarrow
page-you-watch = You are watching.
page-ended = The table was ended.

page-do-card = Your turn: choose a card.
page-do-card-duel = { $colour ->
    [green] You are green: choose a card.
   *[blue] You are blue: choose a card.
 }
page-do-card-kings = You are the { $king }: choose a card.
page-do-place = Choose a place.
page-do-seat = Choose a player.
page-do-choose = Choose what to do.
page-do-only-discard = Not playable now; put it away.
page-do-put-away = Your turn: you can only put a card away.
page-do-several = Cards chosen to put away: { $count }
page-do-pass = Your turn: you can only pass.
page-do-take = Choose a gold card.
page-do-take-kings = Now take a card: from the Camp or from the deck.
page-do-open = Choose a goal to turn up.
page-do-put = Choose how the goal lies.
page-do-rob = Choose whom to rob.
page-do-claim = Choose the gold you claim.
page-do-bribe = Choose a troll to bribe, or end the turn.
page-do-end = Choose a troll to bribe, or end the turn.
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
    [one] one watching
   *[other] { $count } watching
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
page-looked = { $goal ->
    [upper] Has looked at the upper goal.
    [middle] Has looked at the middle goal.
    [lower] Has looked at the lower goal.
   *[other] Has looked at goal { $number }.
 }
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
page-cell = { $what }, { $place }
page-cell-target = { $place }: possible

## Story and talk

page-story = Story
page-story-whole = Show the whole story
page-story-empty = Nothing has happened yet.
page-talk = Talk
page-say = Say something
page-murmur = Only those who watch hear you
page-watcher = Somebody
page-send = Send
page-phrases = Quick phrases
page-claims = Claims
page-doubt = Doubt it
page-claim = { $about ->
    [goal] { $says ->
        [gold] { page-claim-goal } is the gold.
       *[stone] { page-claim-goal } is stone.
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
page-after-game = After the game
page-result = Result
page-review = Review
page-record = Download the record
page-gold-by-round = Gold by round
page-review-of-round = Review of round { $round }
page-who-did-what = Who did what
page-deed-tunnels = tunnels
page-deed-sabotage = sabotage
page-deed-repairs = repairs
page-deed-maps = looks
page-deed-rockfalls = rockfalls
page-deed-passes = passes
page-fair = Were the shuffles fair?
page-fair-true = Deal { $deal }: the secret fits the seal that was told before.
page-fair-false = Deal { $deal }: the secret does not fit its seal!
page-fair-mine = Your own chance, promised before and shown when nobody could answer it any more, is mixed into { $count ->
    [one] one deal
   *[other] { $count } deals
 }.
page-fair-elsewhere = To deal everything again and compare: download the record and run “dwarrow verify”.

## Asking the table

page-undo = Take my last move back
page-act-undo = Take back
page-hint = Hint
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

## What a button says, while the chosen card is in sight

page-act-lay = Lay it
page-act-pass = { $cards ->
    [0] Pass
   *[other] Put away
 }
page-act-mend = Mend: { $what }
page-act-throw = Repair: { $what }
page-act-shed = Away with: { $what }
page-act-break = Break it
page-act-look = Look
page-act-rockfall = Let it fall
page-act-unlock = Unlock
page-act-end = End the turn
page-act-play = Play it
page-act-take = Take it
page-act-several = Several

## My role

page-role-new = Your role lies before you.
page-role-alone = Turn the card when nobody looks over your shoulder.
page-role-turn = Turn my card
page-role-turn-back = Put my card away
page-role-keep = I know enough
page-role-fellows = With you: { $names }
page-role-wants-saboteur-digger = You want a tunnel from the start to the gold. Somebody here may not.
page-role-wants-saboteur-saboteur = You want nobody to reach the gold, and nobody to know it was you.
page-role-wants-saboteur2-green = You want your team to reach the gold. Green doors let you through, blue ones stop you.
page-role-wants-saboteur2-blue = You want your team to reach the gold. Blue doors let you through, green ones stop you.
page-role-wants-saboteur2-boss = You want somebody to reach the gold: you win with either team, for one nugget less.
page-role-wants-saboteur2-profiteer = You win with whoever wins, for two nuggets less. Stay out of the traps.
page-role-wants-saboteur2-geologist = You want crystals in the mine: each one is a nugget for you, whoever wins.
page-role-wants-saboteur2-saboteur = You want no team to reach the gold, and nobody to know it was you.
page-role-wants-duel-green = Your tunnels begin at the green start. Green doors let you through, blue ones stop you.
page-role-wants-duel-blue = Your tunnels begin at the blue start. Blue doors let you through, green ones stop you.
page-seat-bot-in = a bot plays in { $seconds } s
page-notify = Tell me when it is my turn

## The reveal and the end

page-skip = Skip
page-reveal-diggers = The tunnel reaches the gold!
page-reveal-saboteurs = The saboteurs win!
page-reveal-round = The round is over!
page-reveal-richest = { $name } wins more gold, { $most } : { $least }!
page-reveal-equal = Equal gold, { $most } : { $most }!
page-reveal-alone = { $most ->
    [0] No gold this time!
    [one] One nugget won!
   *[other] { $most } nuggets won!
 }
page-end-you-won = You have won!
page-rematch-waits = The host can deal again: you will be brought along.

## Away and back

page-connection-slow = Still sending…
page-connection-undurable = The server cannot write moves down at the moment. Nothing is lost; the game goes on as soon as it can.
page-offline = This device is offline. Tables wait for you; they come back with the network.
page-meanwhile = { $count ->
    [one] While you were away: one move
   *[other] While you were away: { $count } moves
 }

## Talk

page-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
 }
page-claim-goal = { $goal ->
    [upper] The upper goal
    [middle] The middle goal
    [lower] The lower goal
   *[other] Goal { $number }
 }
page-claim-saw-gold = I saw gold here
page-claim-saw-stone = I saw stone here
page-mute = Do not show me what this player says
page-face = My face
page-face-hair = Hair
page-face-eyes = Eyes
page-face-hat = Hat
page-face-coat = Coat
page-face-colour = Colour
page-face-wear = Wear it
page-why = Why?
page-do-broken = Broken: { $tools }. No tunnels until mended.
page-do-broken-put-away = Broken: { $tools }. No tunnels: put a card away.
page-do-trapped = Trapped: no tunnels until you are freed.
page-do-trapped-put-away = Trapped, no tunnels: put a card away.
page-tv-no-code = Nobody can sit down with a code just now.
page-unknown-title = This tunnel leads nowhere
page-unknown-line = There is nothing at this address. Perhaps the link was cut in half on its way.
page-gather-uninvited = You may watch. To sit down you need an invitation, and this address brings none: ask whoever opened the table for the link, or type the code that stands on their screen.
