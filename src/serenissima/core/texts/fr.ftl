# Ce que dit le moteur lui-même, dans tous les jeux.
undo-possible = Vous pouvez reprendre votre dernière action.
undo-nothing = Il n’y a rien à reprendre.
undo-other-acted = Impossible : { $player } a joué depuis.
undo-revealed = Impossible : quelque chose a été révélé depuis.
undo-over = La partie est finie.
refused-over = La partie est finie.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-not-offered = Ce n’est pas possible maintenant.
refused-unknown-action = Cette action n’existe pas.
refused-nothing-to-reconsider = Il n’y a pas de réponse à reprendre.
refused-stale = La table a avancé ; regardez à nouveau.
setting-players = il faut de { $least } à { $most } joueurs, et non { $players }
setting-not-offered = « { $option } » n’est pas proposé à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
setting-value = « { $option } » ne peut pas être { $value }
setting-unknown = il n’y a pas d’option nommée { $option }
