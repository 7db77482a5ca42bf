# What the command line says around the games.

games-id = id
games-game = game
games-players = players
games-minutes = minutes
games-author = author
games-publisher = publisher
games-options = options

rules-id = clause
rules-kind = kind
rules-text = rule
rules-code = code
rules-tests = test

kind-setup = setup
kind-must = must
kind-may = may
kind-limit = limit
kind-tie = tie
kind-end = end
kind-scoring = scoring
kind-example = example
kind-definition = definition

source-rulebook = rulebook
source-ruling = ruling
source-reconstruction = reconstruction

play-bot = { $level ->
    [random] Any { $number }
    [apprentice] Apprentice { $number }
    [merchant] Merchant { $number }
    [doge] Doge { $number }
   *[greedy] Keen { $number }
}
play-seat = Player { $number }
play-begins = { $title }, { $players } players. Seed { $seed }.
play-help = A number chooses; a word narrows the list; u undo, b board, l log, r CLAUSE a rule, s FILE save, q quit.
play-waits = { $player } to play
play-your-choice = Your choice
play-narrowed = { $count ->
    [one] One option mentions “{ $word }”.
   *[other] { $count } options mention “{ $word }”.
}
play-none = No option mentions “{ $word }”.
play-saved = Saved in { $file }.
play-over = The game is over.
play-left = The game was left.
play-curtain = { $player }, it is your turn: press Enter when nobody else looks.
play-refused = Refused by { $clause }: { $rule }
play-undone = Taken back.
play-rank = rank
play-points = points

replay-good = { $title }, { $players } players, { $entries } entries: every entry replays to the position it records.
replay-goes-on = The match is not over.
