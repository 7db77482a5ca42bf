# The words of Venezia 2099's board.

board-city = The city, { $n } columns from A to { $last }, { $n } rows
board-water = water ({ $district } has sunk)
board-platform = platform
board-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
board-figure = figure of { $player }
board-own-figure = your figure
board-own-things = Your cards, treasures and coins
board-hand = Your prophecies
board-hand-secret = only you see them
board-hand-empty = All played.
board-prophecy = prophecy: { $district }
board-lowest = lowest
board-gondolas = Gondolas
board-gondola-card = { $n ->
    [one] gondola card, the last one
   *[other] gondola card, { $n } of them
  }
board-none-left = None left.
board-treasures = Your treasures
board-coins-title = Coins
board-quarters = The quarters
board-quarters-columns = left · a treasure is worth
board-quarters-strip = Districts left and value of a treasure
board-points-short = P
board-points-now = points if the game ended now
board-know = Good to know
board-undealt = { $n ->
    [one] { $n } prophecy was not dealt.
   *[other] { $n } prophecies were not dealt.
  }
board-sinking = { $sunk ->
    [0] No district has sunk yet
    [one] { $sunk } district has sunk
   *[other] { $sunk } districts have sunk
  }; { $coming ->
    [0] no more will sink.
    [one] { $coming } more will sink.
   *[other] { $coming } more will sink.
  }
board-cards = { $n ->
    [one] { $n } prophecy in hand
   *[other] { $n } prophecies in hand
  }
board-gondolas-n = { $n ->
    [one] { $n } gondola card
   *[other] { $n } gondola cards
  }
board-figures-n = { $n ->
    [one] { $n } figure in play
   *[other] { $n } figures in play
  }
