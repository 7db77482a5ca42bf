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
play-begins = { $title }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
play-seed = The luck follows from the seed { $seed }: it is repeatable, not provable.
play-bound = The luck is bound to a secret by { $commitment }. A saved match holds the secret, and “serenissima replay” checks every draw.
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
play-reconstructed = Played with reconstructed data: { $places }. “serenissima rules { $game }” says what and why.
play-left = The game was left.
play-curtain = { $player }, it is your turn: press Enter when nobody else looks.
play-refused = Refused by { $clause }: { $rule }
play-undone = Taken back.
play-rank = rank
play-points = points

replay-good = { $title }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}: every entry replays to the position it records.
replay-luck-checked = Luck checked: { $draws ->
    [one] the one draw follows
   *[other] all { $draws } draws follow
} from the secret that the table was bound to and from the bytes of { $names } ({ $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}). Bound by { $commitment }: compare it with what was shown before the deal.
replay-luck-sealed = Luck not checked: the secret is told when the match is over. The table is bound to it by { $commitment }.
replay-luck-unproven = Luck not checked: no secret was bound before the deal. It comes from a seed, or from an earlier version.
replay-goes-on = The match is not over.
