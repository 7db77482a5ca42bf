# What the engine itself says, in every game.
undo-possible = You can take back your last act.
undo-nothing = There is nothing to take back.
undo-other-acted = Not possible: { $player } has acted since.
undo-revealed = Not possible: something was revealed since.
undo-over = The game is over.
refused-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-not-offered = This is not possible now.
refused-unknown-action = There is no such action.
refused-nothing-to-reconsider = There is no answer to take back.
refused-stale = The table has moved on; look again.
setting-players = it takes { $least } to { $most } players, not { $players }
setting-not-offered = “{ $option }” is not offered for { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
setting-value = “{ $option }” cannot be { $value }
setting-unknown = there is no option named { $option }
