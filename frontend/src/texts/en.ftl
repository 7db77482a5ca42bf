# The frame around the games. The texts of a game come from the server, those of a board lie beside it.

home-title = One lagoon, many games.
home-lead = At your own pace, alone or with friends, no account.
home-start = Start
home-resume = { $n ->
    [0] Resume a game
    [one] Resume: your turn
   *[other] Resume: your turn in { $n } games
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
home-footer = An unofficial rules engine, without the publishers’ art or texts. You like a game? Buy the box.

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
mine-waiting = Waiting for { $names }
mine-unknown = This table no longer exists.

start-title = New game
start-game = The game
start-count = How many players?
start-options = Variants and settings
start-seats = Who sits where?
start-seats-why = A friend gets a secret link. “This screen” can be shared: a curtain hides the hands.
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
option-reconstructed = Reconstructed. { $why }
option-default = { $value } (usual)
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
zone-hidden = { $n ->
    [0] nothing hidden
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
rules-only-reconstructed = { $n ->
    [one] Only what is reconstructed ({ $n } rule)
   *[other] Only what is reconstructed ({ $n } rules)
  }
rules-none = No rule contains these words.
rules-missing = The rules of this game are not available.
rules-source-rulebook = rulebook
rules-source-ruling = our reading of a doubtful point
rules-source-reconstruction = reconstructed
reconstructed = reconstructed
reconstructed-rules = { $n ->
    [one] { $n } rule, and why
   *[other] { $n } rules, and why
  }
reconstructed-why = The pictures printed on the board and the cards were not available. What they show was worked out or, where nothing is known, invented to fit. Each rule says why.
reconstructed-see = What and why
in-words = In words
position-in-words = The position in words
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
prompt-touch = { $n ->
    [one] One thing with a golden edge can be chosen.
   *[other] { $n } things with a golden edge can be chosen.
  }
prompt-list = { $n ->
    [one] { $n } possible move, as a list
   *[other] { $n } possible moves, as a list
  }
refused-rule = Rule { $clause }
undo = Undo
reconsider = Change my mind
reconsider-why = Possible while the others are thinking.

friends-awaited = Still waiting for { $names }.
links-why = Whoever has a link holds the seat: send each to one person only. Spectators see no hand.
link-of = Secret link of { $name }
link-watch = Link for spectators
link-copy = Copy
link-copied = Copied

room-title = Before the deal
room-awaited = { $n ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
  }
room-complete = Everybody is here
room-revealing = The cards are about to be dealt…
room-unopened = has not opened the link
room-host = The host
room-deal = Deal now
room-deal-why = Those who are missing keep their seats and join later by the same link; only their browsers add nothing to the luck.
room-host-deals = The cards are dealt when everybody is here, or when the host says so.
room-missing = { $n ->
    [0] Everybody has shown their random bytes.
    [one] { $names } has promised random bytes and has yet to show them.
   *[other] { $names } have promised random bytes and have yet to show them.
  }
room-anew = Begin this round anew
room-anew-why = Everybody then promises afresh. The round is counted, and everybody sees it.
room-luck = The luck of this table
room-luck-why = The table was bound to a secret before you came, and every browser adds random bytes of its own. Nobody can foretell the cards or choose them, and at the end you can work out every draw again.
room-unpledged = has promised nothing yet
room-pledged = has promised random bytes
room-revealed = has shown the bytes
mine-undealt = Before the deal

luck-title = The luck of this game
luck-of-fair = Provable luck
luck-of-seed = Repeatable luck
luck-of-system = Luck
luck-seed = This luck is repeatable, not provable
luck-seed-why = The table was made with a seed: the same seed deals the same game, and whoever knows it knows every card.
luck-system = This luck cannot be proven
luck-system-why = The table was made by an earlier version. What it draws now comes from the server’s machine: nobody can foretell it, and nothing shows where it came from.
luck-good = { $n ->
    [one] Nothing was chosen: the one draw is genuine.
   *[other] Nothing was chosen: all { $n } draws are genuine.
  }
luck-bad = Something is wrong with this luck
luck-later = The proof comes at the end
luck-unknown = This luck cannot be checked in full
luck-why = Before the deal the table was bound to a secret, and the browsers of those who play added random bytes of their own. Every draw follows from both.
luck-worked-out = Your browser has just worked it out again.
luck-check-commitment-good = The secret is the one the table was bound to before the deal.
luck-check-commitment-bad = The secret is not the one the table was bound to before the deal.
luck-check-commitment-unknown = The secret is told at the end; the table is bound to it already.
luck-check-pledges-good = Everybody’s random bytes are those they had promised.
luck-check-pledges-bad = Somebody’s random bytes are not those that were promised.
luck-check-pledges-unknown = The random bytes are still being added.
luck-check-own-good = The random bytes of this browser were used.
luck-check-own-bad = The random bytes of this browser were not used.
luck-check-own-unknown = The random bytes of this browser were not part of the last round.
luck-check-nothing-unknown = This browser has kept no random bytes for this table.
luck-check-draws-good = { $n ->
    [one] The one draw follows from the secret and the bytes, and is the one of the match file.
   *[other] All { $n } draws follow from the secret and the bytes, and are those of the match file.
  }
luck-check-draws-bad = The draws do not follow from the secret and the bytes: see entry { $entry }, draw { $place }.
luck-check-draws-unknown = The draws can be checked at the end.
luck-check-rules-unknown = The rules have changed since this game began: its draws cannot be worked out again.
luck-check-rules-bad = The draws do not follow from the secret and the bytes.
luck-rounds = { $n ->
    [one] There was one round of promises.
   *[other] There were { $n } rounds of promises. Many rounds are a reason to ask who did not show what they had promised.
  }
luck-dropped = { $n ->
    [0] Round { $round } was begun anew.
   *[other] In round { $round }, { $names } promised random bytes and did not show them.
  }
luck-back = To the table
luck-file-why = The match file holds the whole game. To have the rules play it again:
luck-list = All figures, and how to check them yourself
luck-formula = Format serenissima-luck-1. A draw is HMAC-SHA-256 with the secret over the format, “draw”, table, entry, draw, try and the digest of all bytes, a line each; its first eight bytes are a number, taken modulo n. docs/architecture.md has ten lines of Python for it.
luck-commitment = What binds the table to its secret
luck-secret = Secret
luck-secret-later = is told when the game is over
luck-pledge = promised
luck-bytes = bytes
luck-draws = Every draw
luck-entry = entry
luck-place = draw
luck-n = of
luck-outcome = outcome
luck-more = More
luck-swapped = The table is bound to another secret than when you came. Do not play here: nothing was told to it.

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
result-won-you = { $n ->
    [0] You win!
   *[other] You share the victory with { $names }
  }
result-sheet = Score sheet
result-reconstructed = Played with reconstructed data: { $places }.
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
