# The frame around the games. The texts of a game come from the server, those of a board lie beside it.

home-title = Five games, one lagoon.
home-lead = At your own pace, alone or with friends, no account.
home-start = Start
home-resume = { $n ->
    [0] Resume a game
    [one] Resume, your turn
   *[other] Resume, { $n } times your turn
  }
home-resume-first = { $game } first
home-bots = Against bots
home-bots-why = { $levels ->
    [one] One level, starts at once
   *[other] { $levels } levels, starts at once
  }
home-friends = With friends
home-friends-why = A link to send, a seat for each
home-screen = Around one screen
home-screen-why = Several people, a curtain between hands
home-mine = My games
home-games = The games
home-coming = Coming
home-footer = An unofficial rules engine, without the publishers’ art or texts. You like a game? Buy the box.

game-venice = Venice
game-venice-pitch = Two gondolas, contracts, and a reputation to keep.
game-venice-scene = A canal between palaces, a gondola under a bridge
game-rialto = Rialto
game-rialto-pitch = Six stages, six sestieri: every bridge changes what a district is worth.
game-rialto-scene = The Rialto bridge over the Grand Canal
game-doge = Doge
game-doge-pitch = Vote, promise, count: who will hold the most districts?
game-doge-scene = The Doge’s cap before a palace with gothic arcades
game-venedig = Venedig
game-venedig-pitch = Build the city, pile after pile, along the canals.
game-venedig-scene = Scaffolding, a basilica and piles
game-venezia2099 = Venezia 2099
game-venezia2099-pitch = The city is sinking. Save the treasures before the last tide.
game-venezia2099-scene = A campanile leaning in the water under the moon, two figures on platforms

minutes-range = { $least }–{ $most } min
minutes-one = { $n } min
play = Play
play-game = Play { $game }
learn = Rules
learn-game = Rules of { $game }
continue = Play
look = Look
forget-game = Forget this game of { $game }
your-turn = Your turn
mine-over = Game over
mine-waiting = { $names } to play
mine-unknown = This table no longer exists.

start-title = New game
start-game = The game
start-count = How many players?
start-options = Variants and settings
start-seats = Who sits where?
start-seats-why = A friend gets a secret link; “this screen” can be shared, a curtain hides the hands.
start-seat-name = Name of seat { $n }
start-seat-kind = Who plays seat { $n }?
start-seat-level = Level of the bot in seat { $n }
start-screen = This screen
start-friend = Friend by link
start-bot = Bot
start-go = Open the table
start-busy = Opening the table…
start-nobody = All seats are bots: you will watch the game.
start-no-games = No game is installed yet.
option-default = { $value } (usual)
name-you = You
name-player = Player { $n }
name-friend = Friend { $n }

level-random = random bot
level-greedy = greedy bot
level-apprentice = apprentice bot
level-merchant = merchant bot
level-doge = doge bot
level-random-why = Plays any move that is allowed.
level-greedy-why = Takes what looks best at once.
level-apprentice-why = Thinks a little ahead.
level-merchant-why = Thinks ahead and plans.
level-doge-why = Thinks ahead the farthest.
level-answers = Answers within { $seconds } s.
player-blue = blue, wave
player-yellow = yellow, sun
player-white = white, moon
player-orange = orange, star
player-wood = wood, key
seat-bot = bot
seat-you = you
seat-absent = away
seat-here = at the table
seat-awaited = awaited
you = You

table-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
watching = you are watching
turn-yours = your turn
turn-theirs = to play
board = The board
board-zones = All pieces, zone by zone
zone-hidden = { $n ->
    [0] no hidden card
    [one] { $n } hidden piece
   *[other] { $n } hidden pieces
  }
players = Players
players-open = Players in detail
log = Log
log-all = show all
log-empty = The game begins.
rules = Rules
rules-of = Rules of { $game }
rules-own-words = The rules, one by one, in our own words.
rules-search = Search the rules
rules-none = No rule contains these words.
rules-missing = The rules of this game are not available.
rules-source-rulebook = rulebook
rules-source-ruling = our reading of a doubtful point
rules-source-reconstruction = reconstruction
in-words = In words
menu = Menu
share = Links
language = Language
theme-auto = Theme: as the device
theme-light = Light theme
theme-dark = Dark theme
close = Close
loading = One moment…
to-home = Back to the start
to-home-brand = Serenissima, home

prompt-yours = Your turn
prompt-waiting = Waiting
prompt-rule = The rule
offered-below = { $n ->
    [one] One more below
   *[other] { $n } more below
  }
offered-above = { $n ->
    [one] One more above
   *[other] { $n } more above
  }
prompt-list = { $n ->
    [one] { $n } possible move, as a list
   *[other] { $n } possible moves, as a list
  }
refused-rule = Rule { $clause }
undo = Undo
reconsider = Change my mind
reconsider-why = Possible while the others are thinking.

friends-awaited = Awaited: { $names }.
links-why = Whoever has a link holds the seat: send each to one person only. Spectators see no hand.
link-of = Secret link of { $name }
link-watch = Link for spectators
link-copy = Copy
link-copied = Copied

curtain-title = Curtain
curtain-pass = The screen goes to { $name }
curtain-why = Everybody else looks away: the hand is about to open.
curtain-lift = I am { $name }

result = End of the game
result-won = { $n ->
    [0] The game is over.
    [one] { $names } wins!
   *[other] Shared victory: { $names }
  }
result-sheet = Score sheet
final-score = Final score
result-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
play-again = Play again
join-again = Go to the rematch
match-file = Match file

line-lost = Connection lost, trying again…
table-gone = This table cannot be found
table-gone-why = The link is incomplete, or the table no longer exists. Ask the person who invited you for the link.
table-no-key = The key is missing
table-no-key-why = The address of a table ends with a secret key. Open the whole link you were given.
page-lost = This page has sunk
page-lost-why = The address leads nowhere in the lagoon.
trouble = Something is missing
error-unreachable = The server does not answer.
error-not-found = The server does not know this.
error-server = The server answered with an error ({ $status }). { $detail }
