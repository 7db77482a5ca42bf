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
play-begins = { $title }, { $players } joueurs. Graine { $seed }.
play-help = Un nombre choisit ; un mot réduit la liste ; u annuler, b plateau, l journal, r CLAUSE une règle, s FICHIER enregistrer, q quitter.
play-waits = Au tour de { $player }
play-your-choice = Votre choix
play-narrowed = { $count ->
    [one] Une option contient « { $word } ».
   *[other] { $count } options contiennent « { $word } ».
}
play-none = Aucune option ne contient « { $word } ».
play-saved = Enregistré dans { $file }.
play-over = La partie est terminée.
play-left = La partie est abandonnée.
play-curtain = { $player }, c'est à vous : appuyez sur Entrée quand personne d'autre ne regarde.
play-refused = Refusé par { $clause } : { $rule }
play-undone = Annulé.
play-rank = rang
play-points = points

replay-good = { $title }, { $players } joueurs, { $entries } entrées : chacune mène à la position qu'elle note.
replay-goes-on = La partie n'est pas terminée.
