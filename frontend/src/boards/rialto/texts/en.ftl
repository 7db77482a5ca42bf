board-map = Map: six districts on two banks of the Grand Canal, twelve connections (the connections are reconstructed)
board-district-state = round { $number }, worth { $value }
board-councillors-of = { $player }: { $n ->
        [one] one councillor
       *[other] { $n } councillors
    }
board-link-free = { $first } – { $second }: free ({ $a }, { $b })
board-link-gondola = { $first } – { $second }: gondola, { $a } and { $b }
board-link-bridge = { $first } – { $second }: bridge, { $a } towards { $first }, { $b } towards { $second }
board-marked = marked by the neutral player
board-next-bridge = Next
board-stages = Stages A to F
board-now = now
board-bonus-won = Bonus: { $player }
board-rows = Rows of cards
board-row = Row { $row }
board-leftover = Leftover row
board-piles = Pile { $pile }, discards { $discards }
board-own-things = Your things
board-hand = Your hand ({ $n })
board-hand-empty = No cards
board-keep = keep { $n }
board-aside = { $n } put aside
board-laid = Laid:
board-buildings = Buildings ({ $n } of { $places })
board-coins = { $n ->
        [one] One coin
       *[other] { $n } coins
    }
board-cards = { $n ->
        [one] One card
       *[other] { $n } cards
    }
board-reserve = Councillors: { $n } in reserve, { $m } in the general supply
board-doge = Doge order
board-doge-why = settles every tie
board-space = Space { $n } of the Doge track
board-districts = Districts: points by rank
board-rank = Rank
board-show-tiles = Show which tiles count
board-bank-open = 5 points to win
board-bank-won = 5 points:
board-stock = Buildings in stock
board-stock-n = { $n } in stock
board-phase-0 = Phase I, green
board-phase-1 = Phase II, yellow
board-phase-2 = Phase III, blue
board-points-short = VP
board-points-track = Points on the track
board-points-now = { $n } VP if the game ended now
board-now-parts = Track { $track }, leftovers { $leftovers }, buildings { $buildings }, districts { $districts }
board-plays = worth { $n }
