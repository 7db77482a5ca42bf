board-city = The six districts of Venice, the Quarantia and the councillors
board-year = Year
board-order = Known order of the next votes, year { $year }
board-turn = vote number { $turn } from now
board-turn-next-year = vote number { $turn } from now, next year
board-palaces = { $n ->
        [0] no palace
        [one] one palace
       *[other] { $n } palaces
    }
board-price = the next palace costs { $price } houses
board-holding = { $player }: { $houses ->
        [0] no house
        [one] one house
       *[other] { $houses } houses
    } and { $markers ->
        [0] no marker
        [one] one marker
       *[other] { $markers } markers
    }
board-my-votes = { $votes ->
        [one] you have one vote
       *[other] you have { $votes } votes
    }
board-space = { $area }: the palace space for { $price } houses
board-own-houses = { $area }, { $houses ->
        [0] no house of yours
        [one] one house of yours
       *[other] { $houses } houses of yours
    }
board-lot = { $area }, place { $houses ->
        [one] one house
       *[other] { $houses } houses
    }
board-neutral = { $councillor }, neutral, on its circle
board-councillor = { $councillor }, in { $area }, controlled by { $player }
board-circle = Renounce: back to its circle goes { $councillor }
board-own-things = Your votes
board-hand = Your markers (only you see them)
board-hand-empty = No marker left this year
board-marker = Vote marker { $value }
board-card-chosen = Your card this round
board-waiting = laid; the others are still choosing
board-laid = Face down on the board
board-needs = Palaces missing to become Doge
board-needs-why = Small: of these, in districts where the player has none yet. The year is played to its end.
board-way = { $palaces } in { $districts } districts
board-new = { $n } new
board-met = met
board-missing = { $n ->
        [0] met
        [one] one palace missing
       *[other] { $n } palaces missing
    }
board-closed = out of reach
board-palaces-held = { $palaces ->
        [one] One palace
       *[other] { $palaces } palaces
    } in { $districts ->
        [one] one district
       *[other] { $districts } districts
    }
board-palaces-held-short = { $palaces ->
        [one] palace in { $districts }
       *[other] palaces in { $districts }
    }
board-reserve = { $n ->
        [one] One house in reserve
       *[other] { $n } houses in reserve
    }
board-rings = { $n ->
        [one] One ring in reserve
       *[other] { $n } rings in reserve
    }
board-markers = { $n ->
        [one] One marker in hand
       *[other] { $n } markers in hand
    }
board-legend = On the board
board-legend-votes = your votes in the next count there
board-legend-hidden = vote markers face down
board-legend-shown = votes of the markers turned up this year
board-legend-councillor = a councillor: its home on the robe, its controller’s ring on top
