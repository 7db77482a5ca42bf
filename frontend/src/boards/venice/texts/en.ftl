# The words of the board of Venice.

board-city = The city: fifteen buildings on their quays, and the canals between them
board-name-market = Market
board-name-monastery = Monastery
board-name-small-council = Small Council
board-name-shop = Shop
board-name-quays = Quays
board-name-consulate = Consulate
board-name-library = Library
board-name-senate = Senate
board-name-church = Church
board-name-court = Court
board-name-bank = Bank
board-name-council-of-ten = Council of Ten
board-name-st-marks = St Mark’s Square
board-name-doges-palace = Doge’s Palace
board-name-grand-council = Grand Council
board-own-gondola = your gondola, { $place }, cubes: { $n }
board-gondola = gondola of { $player }, { $place }, cubes: { $n }
board-nobodys-gondola = gondola { $letter } that is nobody’s, { $place }
board-gondolas-here = gondolas here: { $n }
board-way = cheapest way: coins { $price }, crossings { $crossings }
board-way-to = { $place }:
board-way-price = { $price ->
    [0] no coin
    [one] 1 coin
   *[other] { $price } coins
  }
board-way-crossings = { $n ->
    [one] 1 crossing
   *[other] { $n } crossings
  }
board-way-bridges = { $n ->
    [one] 1 intrigue for a bridge
   *[other] { $n } intrigue for bridges
  }
board-way-pass = if you pass:
board-way-moor = if you moor:
board-way-nothing = nothing.
board-mission-here = a mission could be completed
board-bridge = bridge between { $from } and { $to }
board-canal = canal between { $from } and { $to }, price { $price }
board-own-things = Your missions and cards
board-missions = Your missions
board-secret = only you see them
board-none = None
board-at-work = At work
board-archived = archived: { $n }
board-mission = Mission { $n }
board-influence = Influence cards
board-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
board-scrolls = { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
  }
board-intrigue = intrigue { $n }, of at most { $most }
board-council = space { $n } of the Grand Council
board-missions-n = missions: { $hand } in hand, { $done } completed
board-influence-n = { $n ->
    [one] { $n } influence card
   *[other] { $n } influence cards
  }
board-assistants-left = Assistants left: { $n }
board-favour = favour
board-suspect = most suspect
board-arrested = arrested
board-points-now = points, and what they would be if the game ended now
board-points-short = pt
board-grand-council = Grand Council
board-doge = The Doge
board-rewards = Rewards by rank: { $list }.
board-doge-has = Points { $points } (now worth { $now }), scrolls { $scrolls }, intrigue { $intrigue }.
board-doge-ended = Final score { $now }: points { $points }, scrolls { $scrolls }, intrigue { $intrigue }.
board-doge-left = Doge cards to come: { $n }.
board-decks = Round and decks
board-round = Round { $n }.
board-rounds-left = Rounds after this one: { $n }.
board-mission-deck = Missions to draw: { $n }.
board-influence-deck = Influence cards to draw: { $n }.
board-end-at = End at { $n }
