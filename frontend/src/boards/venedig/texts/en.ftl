# The words of the board of Venedig.

board-label = The lagoon with its five districts
board-near = Part of the map
board-whole = Whole map
board-start = Start
board-cell-free = { $cell }, free
board-cell-marsh = { $cell }, marsh
board-cell-built = { $cell }, { $type }
board-district = { $district }, { $casas ->
    [one] { $casas } Casa
   *[other] { $casas } Casas
  }
board-gondola = gondola of { $player }, space { $space }
board-own-things = Your hand, the open row and your tokens
board-hand = Your hand
board-hand-empty = No cards.
board-card = { $type }, { $n } in hand
board-row = Deck and open row
board-row-empty = The row is empty.
board-row-card = { $type }, in the row
board-deck = deck, { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
board-purse = Your tokens: { $gold } gold
board-token = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
  } of { $value } gold
board-sites = Buildings
board-sites-columns = on the table · left
board-pile = { $type }: { $lying } of { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    } on the table, { $left ->
        [one] { $left } piece
       *[other] { $left } pieces
    } left
board-architect = architect: { $name }
board-best = best: { $points }
board-no-room = no room
board-districts = Districts
board-districts-columns = touching · Casas · free · marsh
board-gold-stock = { $n ->
    [one] { $n } gold token in the stock
   *[other] { $n } gold tokens in the stock
  }
board-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
board-marsh-tokens = { $n ->
    [one] { $n } marsh token
   *[other] { $n } marsh tokens
  }
board-gold-tokens = { $n ->
    [one] { $n } gold token
   *[other] { $n } gold tokens
  }
board-space = space of the gondola
