# Les mots du plateau de Venezia 2099.

board-city = La ville, { $n } colonnes de A à { $last }, { $n } rangées
board-water = eau ({ $district } a coulé)
board-platform = plateforme
board-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
board-figure = figurine de { $player }
board-own-figure = votre figurine
board-own-things = Vos cartes, vos trésors, vos pièces
board-hand = Vos prophéties
board-hand-secret = vous seul les voyez
board-hand-empty = Toutes jouées.
board-prophecy = prophétie : { $district }
board-lowest = plus basse
board-gondolas = Gondoles
board-gondola-card = { $n ->
    [one] carte de gondole, la dernière
   *[other] carte de gondole, il y en a { $n }
  }
board-none-left = Plus aucune.
board-treasures = Vos trésors
board-coins-title = Pièces
board-quarters = Les quartiers
board-quarters-columns = restent · un trésor vaut
board-quarters-strip = Quartiers restants et valeur d’un trésor
board-points-short = P
board-points-now = points si la partie finissait maintenant
board-know = À savoir
board-undealt = { $n ->
    [one] { $n } prophétie n’a pas été distribuée.
   *[other] { $n } prophéties n’ont pas été distribuées.
  }
board-sinking = { $sunk ->
    [0] Aucun quartier n’a encore coulé
    [one] { $sunk } quartier a coulé
   *[other] { $sunk } quartiers ont coulé
  } ; { $coming ->
    [0] plus aucun ne coulera.
    [one] { $coming } coulera encore.
   *[other] { $coming } couleront encore.
  }
board-cards = { $n ->
    [one] { $n } prophétie en main
   *[other] { $n } prophéties en main
  }
board-gondolas-n = { $n ->
    [one] { $n } carte de gondole
   *[other] { $n } cartes de gondole
  }
board-figures-n = { $n ->
    [one] { $n } figurine en jeu
   *[other] { $n } figurines en jeu
  }
