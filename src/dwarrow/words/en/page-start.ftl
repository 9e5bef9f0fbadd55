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
page-gather-wait = You sit. The host begins when all are here.
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
page-rules-none = Nothing is said about that.
page-rules-differs = What differs between editions
page-rules-compare = Compare with
page-rules-question = Question
page-rules-alike = These two play alike.
page-rules-english = The clauses themselves are still in English. Headings, questions and answers are in your language.
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
page-tv-begins = The game begins when all sit.

## Replay

page-replay-title = Replay
page-replay-nothing = The game has not begun: there is nothing to see yet.
page-replay-moment = Moment of the game
page-replay-at = { $at } of { $count }
page-replay-back = One step back
page-replay-on = One step on
page-replay-round-back = To the deal before
page-replay-round-on = To the next deal
page-replay-play = Play
page-replay-stop = Stop
page-replay-speed = Speed
page-replay-times = × { $speed }
page-replay-viewpoint = With whose eyes?
page-replay-eyes = { $name }
page-replay-eyes-all = all cards open
page-replay-eyes-public = what lay open for all
page-replay-hand = The cards of { $name }
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

## Lessons: said one at a time beside a real game

page-learn-coach = Your coach
page-learn-hide = Make the coach small
page-learn-show = Show the coach
page-learn-understood = Understood
page-learn-watch = The others play. Watch what they do: it tells who they are.
page-learn-step-card = Choose the glowing card:
page-learn-step-several = Press the glowing button, then choose the cards:
page-learn-step-confirm = Look at it once more, then say yes below:
page-learn-step-places = Now the glowing place on the board:
page-learn-step-seats = Now the glowing player:
page-learn-step-kings = Now what glows on the board:
page-learn-step-rest = Now the glowing button:
page-learn-detour-refused = That is not allowed, and the board says why. No harm done.
page-learn-detour-other = You hold another card. You may play it; if you are not sure, go back to this.
page-learn-detour-own-way = You went your own way, and that is fine.
page-learn-for-me = Do it for me

page-learn-saboteur-digger = You are a gold-digger, and nobody else knows. Dig a tunnel from the ladder to the gold before the cards run out. One of the others may be a saboteur.
page-learn-saboteur-saboteur = You are the saboteur, and nobody else knows. See to it that no tunnel reaches the gold before the cards run out, and look innocent.
page-learn-saboteur-goals = Far to the right lie three cards face down. One of them is the treasure, two are stones. Nobody knows which.
page-learn-saboteur-lay = Choose a tunnel card in your hand, then one of the lit places on the board. Openings must meet openings, rock must meet rock. R turns the card.
page-learn-saboteur-drew = Well laid. You have drawn a new card already: a turn is always one card played, one card drawn.
page-learn-saboteur-broken = Somebody broke a tool of yours: you lay no tunnels until it is mended. A repair with the same picture mends it; other cards you may still play.
page-learn-saboteur-draft = The treasure is found! Take one of the gold cards: 1, 2 or 3 nuggets. Then they go on to the next digger.
page-learn-saboteur-map = You hold a map. Choose it and one of the goals: you alone see what lies there, and you remember it.
page-learn-saboteur-sabotage = With a broken pick, lamp or cart you stop somebody else from digging. Choose the card, then the player. Whom do you mistrust?
page-learn-saboteur-mend = You hold a repair that somebody needs. Diggers mend diggers; whom you help says something about you.
page-learn-saboteur-rockfall = A rockfall takes one tunnel card out of the mine: good against dead ends, and bad in the wrong hands.
page-learn-saboteur-pass = You cannot play anything now: give one card away, face down, and draw another.
page-learn-saboteur-over = The round is over, and all roles lie open. A whole game has three rounds; most nuggets win.

page-learn-saboteur2-team = You are the { $role }. There are two teams of diggers: yours wins only if its way to the gold has no door of the other colour.
page-learn-saboteur2-saboteur = You are the saboteur: neither team may reach the gold.
page-learn-saboteur2-boss = You are the Boss: you win with whichever team of diggers wins, but you get a nugget less.
page-learn-saboteur2-profiteer = You are the Profiteer: whoever wins, you win too, but you get two nuggets less.
page-learn-saboteur2-geologist = You are the Geologist: teams do not matter to you. You are paid a nugget for each crystal in the mine when the round ends.
page-learn-saboteur2-goals = As in the first game one of the three cards at the far end is the treasure. New are doors, ladders, crystals, traps, and roles that change.
page-learn-saboteur2-lay = Choose a tunnel card in your hand, then one of the lit places on the board.
page-learn-saboteur2-doors = You hold a door. Only the team of its colour comes through: laid on the way to the gold it shuts the other team out.
page-learn-saboteur2-several = Here you may also put away two cards to be rid of a broken tool, or pass with up to three cards.
page-learn-saboteur2-trap = A trap puts a player into prison: no tunnels, and no gold at the end. Freedom opens it again.
page-learn-saboteur2-hats = Inspection shows you somebody's role. Swap hats gives somebody another role, perhaps yourself.
page-learn-saboteur2-broken = A tool of yours is broken: no tunnels until it is mended.
page-learn-saboteur2-map = A map lets you alone look at one of the goals.
page-learn-saboteur2-sabotage = Break a tool of somebody who digs for the other side.
page-learn-saboteur2-mend = You hold a repair that somebody needs.
page-learn-saboteur2-rockfall = A rockfall takes one tunnel card away, doors included.
page-learn-saboteur2-pass = Nothing can be played: put cards away and draw as many.
page-learn-saboteur2-over = The round is over. The panel says for each player what they got and why.

page-learn-duel-colour = One of you is green, the other blue: each starts from the ladder of their own colour. It is a race for gold.
page-learn-duel-goals = Six goals lie face down. Some have gold, some have doors. Whoever first has a tunnel to gold claims it with a token.
page-learn-duel-lay = Choose a tunnel card, then a lit place. It must join your own start, or what your tunnel reaches.
page-learn-duel-claimed = The gold is yours: your token lies on it. It is counted when the round ends.
page-learn-duel-troll = A troll bars the way. Pay him, and your tunnel leads on; the bribe is taken from your gold at the end.
page-learn-duel-key = With a key you open a door of the other colour.
page-learn-duel-broken = A tool of yours is broken: no tunnels until you mend it. You may also throw it off by giving two cards away.
page-learn-duel-map = A map lets you look at a goal.
page-learn-duel-rockfall = A rockfall takes one tunnel card away: perhaps the one your rival needs.
page-learn-duel-sabotage = You can break a tool of your rival: then no tunnel is laid there until it is mended.
page-learn-duel-pass = Put one or two cards away and draw as many.
page-learn-duel-over = The round is over, and the gold is counted. A whole game has three rounds.

page-learn-solo-colour = You are alone with the mine. Dig from your ladder and gather as much gold as you can before the cards run out.
page-learn-solo-goals = Six goals lie far away, face down. The nearest need seven cards.
page-learn-solo-lay = Choose a tunnel card, then a lit place on the board.
page-learn-solo-struck = The mine strikes back: sabotage and rockfalls that you draw hit you at once.
page-learn-solo-claimed = Gold! Your token lies on it, and it is yours when the round ends.
page-learn-solo-troll = A troll bars the way. Pay him, and the tunnel leads on; the bribe is taken from your gold.
page-learn-solo-key = A key opens a door of the other colour.
page-learn-solo-broken = A tool is broken: no tunnels until you mend it, or throw it off by giving cards away.
page-learn-solo-map = A map lets you look at a goal: dig where the gold is.
page-learn-solo-rockfall = A rockfall takes a tunnel card away.
page-learn-solo-pass = Put one or two cards away and draw as many.
page-learn-solo-over = That was one round. Play three, and the verdict tells how good you are.

page-learn-kings-king = You are the king of one of four peoples. Mines lie in the centre: win them, have them dug by troops of other peoples, and finish before the deck runs out.
page-learn-kings-play = Choose a troop in your hand, then a lit mine. Where troops lie already, yours must be stronger than the one on top; only a 0 covers a 9. You must play as long as anything fits.
page-learn-kings-take = Now take a card: the top one of the deck, or the top one of any pile in the camp.
page-learn-kings-captured = A mine is captured as soon as it carries as many troops as its shield says. It goes to the king of the people whose troop came last, no matter who laid that.
page-learn-kings-own = You have a mine. Send troops of other peoples to dig there, each stronger than the one below, until there are as many as it has picks.
page-learn-kings-developed = This mine is developed. It goes under your king and counts its value; one that stays unfinished counts against you.
page-learn-kings-overseer = A mine with an eye needs an overseer as well: one more troop on top, and this one of its king's own people.
page-learn-kings-over = The deck is empty, and all mines are counted: finished ones for their king, unfinished ones against.
