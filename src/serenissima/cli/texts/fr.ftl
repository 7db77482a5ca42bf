# Ce que dit la ligne de commande autour des jeux.

games-id = id
games-game = jeu
games-players = joueurs
games-minutes = minutes
games-author = auteur
games-publisher = éditeur
games-options = options

rules-id = clause
rules-kind = nature
rules-text = règle
rules-code = code
rules-tests = test

kind-setup = mise en place
kind-must = obligation
kind-may = faculté
kind-limit = limite
kind-tie = égalité
kind-end = fin
kind-scoring = décompte
kind-example = exemple
kind-definition = définition

source-rulebook = livret
source-ruling = décision
source-reconstruction = reconstitution

play-bot = { $level ->
    [random] Hasard { $number }
    [apprentice] Apprenti { $number }
    [merchant] Marchand { $number }
    [doge] Doge { $number }
   *[greedy] Gourmand { $number }
}
play-seat = Joueur { $number }
play-begins = { $title }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
play-seed = Le hasard découle de la graine { $seed } : il se répète, il ne se prouve pas.
play-bound = Le hasard est lié à un secret par { $commitment }. La partie enregistrée contient le secret, et « serenissima replay » vérifie chaque tirage.
play-help = Un nombre choisit ; un mot réduit la liste ; u annuler, b plateau, l journal, r CLAUSE une règle, s FICHIER enregistrer, q quitter.
play-waits = Au tour de { $player }
play-your-choice = Votre choix
play-narrowed = { $count ->
    [one] Une option contient « { $word } ».
   *[other] { $count } options contiennent « { $word } ».
}
play-none = Aucune option ne contient « { $word } ».
play-saved = Enregistré dans { $file }.
play-over = La partie est terminée.
play-reconstructed = Partie jouée avec des données reconstituées : { $places }. « serenissima rules { $game } » dit lesquelles et pourquoi.
play-left = La partie est abandonnée.
play-curtain = { $player }, c’est à vous : appuyez sur Entrée quand personne d’autre ne regarde.
play-refused = Refusé par { $clause } : { $rule }
play-undone = Annulé.
play-rank = rang
play-points = points

replay-good = { $title }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} : chacune mène à la position qu’elle note.
replay-luck-checked = Hasard vérifié : { $draws ->
    [one] le seul tirage découle
   *[other] les { $draws } tirages découlent
} du secret auquel la table était liée et des octets de { $names } ({ $rounds ->
    [one] un tour
   *[other] { $rounds } tours
}). Liée par { $commitment } : comparez avec ce qui a été montré avant la distribution.
replay-luck-sealed = Hasard non vérifié : le secret se dit quand la partie est finie. La table y est liée par { $commitment }.
replay-luck-unproven = Hasard non vérifié : aucun secret ne liait la table avant la distribution. Il vient d’une graine ou d’une version plus ancienne.
replay-goes-on = La partie n’est pas terminée.
