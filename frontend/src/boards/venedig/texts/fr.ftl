# Les mots du plateau de Venedig.

board-label = La lagune et ses cinq quartiers
board-near = Partie de la carte
board-whole = Toute la carte
board-start = Départ
board-cell-free = { $cell }, libre
board-cell-marsh = { $cell }, marécage
board-cell-built = { $cell }, { $type }
board-district = { $district }, { $casas ->
    [one] { $casas } Casa
   *[other] { $casas } Casas
  }
board-gondola = gondole de { $player }, case { $space }
board-own-things = Votre main, la rangée ouverte et vos jetons
board-hand = Votre main
board-hand-empty = Aucune carte.
board-card = { $type }, { $n } en main
board-row = Pioche et rangée ouverte
board-row-empty = La rangée est vide.
board-row-card = { $type }, dans la rangée
board-deck = pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
board-purse = Vos jetons : { $gold } d’or
board-token = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
  } de { $value } d’or
board-sites = Bâtiments
board-sites-columns = sur la table · restent
board-pile = { $type } : { $lying ->
        [one] { $lying } carte
       *[other] { $lying } cartes
    } sur { $needed } sur la table, { $left ->
        [one] { $left } pièce restante
       *[other] { $left } pièces restantes
    }
board-architect = architecte : { $name }
board-best = au mieux { $points }
board-no-room = pas de place
board-districts = Quartiers
board-districts-columns = touchés · Casas · libres · marais
board-gold-stock = { $n ->
    [one] { $n } jeton d’or en réserve
   *[other] { $n } jetons d’or en réserve
  }
board-cards = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
  }
board-marsh-tokens = { $n ->
    [one] { $n } jeton marécage
   *[other] { $n } jetons marécage
  }
board-gold-tokens = { $n ->
    [one] { $n } jeton d’or
   *[other] { $n } jetons d’or
  }
board-space = case de la gondole
