# Les mots du plateau de Venice.

board-city = La ville : quinze bâtiments sur leurs quais, et les canaux qui les relient
board-name-market = Marché
board-name-monastery = Monastère
board-name-small-council = Petit Conseil
board-name-shop = Échoppe
board-name-quays = Quais
board-name-consulate = Consulat
board-name-library = Bibliothèque
board-name-senate = Sénat
board-name-church = Église
board-name-court = Cour
board-name-bank = Banque
board-name-council-of-ten = Conseil des Dix
board-name-st-marks = Place St-Marc
board-name-doges-palace = Palais des Doges
board-name-grand-council = Grand Conseil
board-own-gondola = votre gondole, { $place }, cubes : { $n }
board-gondola = gondole de { $player }, { $place }, cubes : { $n }
board-nobodys-gondola = gondole { $letter } sans joueur, { $place }
board-gondolas-here = gondoles présentes : { $n }
board-way = chemin le moins cher : pièces { $price }, croisements { $crossings }
board-way-to = { $place } :
board-way-price = { $price ->
    [0] aucune pièce
    [one] 1 pièce
   *[other] { $price } pièces
  }
board-way-crossings = { $n ->
    [one] 1 croisement
   *[other] { $n } croisements
  }
board-way-bridges = { $n ->
    [one] 1 intrigue pour un pont
   *[other] { $n } intrigues pour des ponts
  }
board-way-pass = en passant :
board-way-moor = en s’amarrant :
board-way-nothing = rien.
board-mission-here = une mission pourrait être accomplie
board-bridge = pont entre { $from } et { $to }
board-canal = canal entre { $from } et { $to }, prix { $price }
board-own-things = Vos missions et vos cartes
board-missions = Vos missions
board-secret = vous seul les voyez
board-none = Aucune
board-at-work = En service
board-archived = archivées : { $n }
board-mission = Mission { $n }
board-influence = Cartes Influence
board-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
board-scrolls = { $n ->
    [one] { $n } parchemin
   *[other] { $n } parchemins
  }
board-intrigue = intrigue { $n }, au plus { $most }
board-council = case { $n } du Grand Conseil
board-missions-n = missions : { $hand } en main, { $done ->
    [one] { $done } accomplie
   *[other] { $done } accomplies
}
board-influence-n = { $n ->
    [one] { $n } carte Influence
   *[other] { $n } cartes Influence
  }
board-assistants-left = Assistants restants : { $n }
board-favour = faveur
board-suspect = plus suspect
board-arrested = arrestation
board-points-now = points, et ce qu’ils seraient si la partie finissait maintenant
board-points-short = pt
board-grand-council = Grand Conseil
board-doge = Le Doge
board-rewards = Récompenses par rang : { $list }.
board-doge-has = Points { $points } (vaudraient { $now }), parchemins { $scrolls }, intrigue { $intrigue }.
board-doge-ended = Score final { $now } : points { $points }, parchemins { $scrolls }, intrigue { $intrigue }.
board-doge-left = Cartes Doge à venir : { $n }.
board-decks = Manche et pioches
board-round = Manche { $n }.
board-rounds-left = Manches après celle-ci : { $n }.
board-mission-deck = Missions à tirer : { $n }.
board-influence-deck = Cartes Influence à tirer : { $n }.
board-end-at = Fin à { $n }
