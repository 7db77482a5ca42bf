board-city = Les six quartiers de Venise, le Quarantia et les conseillers
board-year = Année
board-order = Ordre connu des prochains votes, année { $year }
board-turn = vote numéro { $turn } à partir de maintenant
board-turn-next-year = vote numéro { $turn } à partir de maintenant, l’année suivante
board-palaces = { $n ->
        [0] pas de palais
        [one] un palais
       *[other] { $n } palais
    }
board-price = le prochain palais coûte { $price } maisons
board-holding = { $player } : { $houses ->
        [0] pas de maison
        [one] une maison
       *[other] { $houses } maisons
    } et { $markers ->
        [0] pas de marqueur
        [one] un marqueur
       *[other] { $markers } marqueurs
    }
board-my-votes = { $votes ->
        [one] vous avez une voix
       *[other] vous avez { $votes } voix
    }
board-space = { $area } : l’emplacement de palais à { $price } maisons
board-own-houses = { $area }, { $houses ->
        [0] aucune maison à vous
        [one] une maison à vous
       *[other] { $houses } maisons à vous
    }
board-lot = { $area }, placer { $houses ->
        [one] une maison
       *[other] { $houses } maisons
    }
board-neutral = { $councillor }, neutre, sur son cercle
board-councillor = { $councillor }, à { $area }, sous le contrôle de { $player }
board-circle = Renoncer : retour sur son cercle pour { $councillor }
board-own-things = Vos votes
board-hand = Vos marqueurs (visibles de vous seulement)
board-hand-empty = Plus de marqueur cette année
board-marker = Marqueur de vote { $value }
board-card-chosen = Votre carte de cette manche
board-waiting = posée ; les autres choisissent encore
board-laid = Face cachée sur le plateau
board-needs = Palais manquants pour devenir Doge
board-needs-why = En petit : dont tant dans des quartiers où le joueur n’en a pas encore. L’année se joue jusqu’au bout.
board-way = { $palaces } dans { $districts } quartiers
board-new = dont { $n } ailleurs
board-met = remplie
board-missing = { $n ->
        [0] condition remplie
        [one] { $n } palais manquant
       *[other] { $n } palais manquants
    }
board-closed = hors d’atteinte
board-palaces-held = { $palaces ->
        [one] { $palaces } palais
       *[other] { $palaces } palais
    } dans { $districts ->
        [one] { $districts } quartier
       *[other] { $districts } quartiers
    }
board-palaces-held-short = { $palaces ->
        [one] palais dans { $districts }
       *[other] palais dans { $districts }
    }
board-reserve = { $n ->
        [one] { $n } maison en réserve
       *[other] { $n } maisons en réserve
    }
board-rings = { $n ->
        [one] { $n } anneau en réserve
       *[other] { $n } anneaux en réserve
    }
board-markers = { $n ->
        [one] { $n } marqueur en main
       *[other] { $n } marqueurs en main
    }
board-legend = Sur le plateau
board-legend-votes = vos voix au prochain décompte de ce lieu
board-legend-hidden = marqueurs de vote face cachée
board-legend-shown = voix des marqueurs dévoilés cette année
board-legend-councillor = un conseiller : son origine sur la robe, l’anneau de son maître au sommet
