board-map = Carte : six quartiers sur les deux rives du Grand Canal, douze connexions (le tracé des connexions est reconstitué)
board-district-state = tour { $number }, vaut { $value }
board-councillors-of = { $player } : { $n ->
        [one] un conseiller
       *[other] { $n } conseillers
    }
board-link-free = { $first } – { $second } : libre ({ $a }, { $b })
board-link-gondola = { $first } – { $second } : gondole, { $a } et { $b }
board-link-bridge = { $first } – { $second } : pont, { $a } vers { $first }, { $b } vers { $second }
board-marked = marquée par le joueur neutre
board-next-bridge = Suivant
board-stages = Étapes A à F
board-now = en cours
board-bonus-won = Bonus : { $player }
board-rows = Rangées de cartes
board-row = Rangée { $row }
board-leftover = Rangée restante
board-piles = Pioche { $pile }, défausses { $discards }
board-own-things = Vos affaires
board-hand = Votre main ({ $n })
board-hand-empty = Aucune carte
board-keep = à garder : { $n }
board-aside = { $n ->
        [one] { $n } mise de côté
       *[other] { $n } mises de côté
    }
board-laid = Posé :
board-buildings = Bâtiments ({ $n } sur { $places })
board-coins = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
board-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-reserve = Conseillers : { $n } en réserve, { $m } en réserve générale
board-doge = Ordre Doge
board-doge-why = départage tout
board-space = Case { $n } de la piste Doge
board-districts = Quartiers : points par rang
board-rank = Rang
board-show-tiles = Montrer les tuiles qui comptent
board-bank-open = 5 points à prendre
board-bank-won = 5 points :
board-stock = Bâtiments en réserve
board-stock-n = { $n } en réserve
board-phase-0 = Phase I, vert
board-phase-1 = Phase II, jaune
board-phase-2 = Phase III, bleu
board-points-short = PV
board-points-track = Points sur la piste
board-points-now = { $n } PV si la partie finissait maintenant
board-now-parts = Piste { $track }, restes { $leftovers }, bâtiments { $buildings }, quartiers { $districts }
board-plays = valeur { $n }
