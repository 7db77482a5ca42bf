# Ce que disent les tables et le serveur, dans tous les jeux.
refused-not-your-seat = Ce siège n’est pas le vôtre.
refused-possible = C’est possible maintenant.
refused-choose-first = Possible, mais il faut d’abord choisir autre chose.
refused-not-asked = Ce n’est pas ce qui est demandé maintenant.
refused-not-dealt = Les cartes ne sont pas encore distribuées.
refused-dealt = Les cartes sont déjà distribuées.
refused-wrong-length = Ce ne sont pas 32 octets en chiffres hexadécimaux.
refused-pledges-closed = Les promesses de ce tour sont closes.
refused-pledges-open = Les promesses sont encore ouvertes.
refused-pledged-already = Vous avez promis d’autres octets dans ce tour, et une promesse ne se change pas.
refused-not-pledged = Vous n’avez rien promis dans ce tour.
refused-other-bytes = Ces octets ne sont pas ceux que vous avez promis.
refused-nobody-pledged = Personne de présent n’a encore rien promis.
refused-too-many-rounds = Il y a déjà eu { $most } tours : il ne reste qu’à montrer les octets promis, ou à ouvrir une autre table.
refused-not-contributing = Seuls ceux qui jouent ajoutent au hasard.
refused-not-host = Seul l’hôte peut faire cela.
refused-too-fast = Trop vite : attendez un instant.
refused-too-long = Ce message dépasse { $most } octets.
refused-not-understood = Ce message est incompréhensible : { $detail }
problem-unknown-game = Il n’y a pas de jeu nommé { $game }.
problem-unknown-language = Il n’y a pas de textes dans la langue { $language }.
problem-unknown-table = Cette table n’existe pas.
problem-wrong-key = Ce lien n’ouvre pas cette table.
problem-broken-table = Ce qui est enregistré de cette table est illisible : { $detail }. Les autres tables ne sont pas touchées.
problem-seats = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
} ne vont pas ensemble.
problem-bot-failed = { $level } a échoué ({ $reason }) ; un autre bot joue à sa place.
problem-bot-late = { $level } n’a pas répondu en { $seconds } s ; un autre bot joue à sa place.
problem-bot-out-of-bounds = { $level } a choisi { $action }, qui n’est pas parmi ses options ; un autre bot joue à sa place.
problem-level = Il n’y a pas de niveau { $level } ; les niveaux sont { $levels }.
problem-seed-with-friends = On ne peut fixer le hasard qu’à une table sans amis : qui le connaît connaît toutes les cartes.
problem-setting = Cette table ne peut pas être préparée : { $detail }.
problem-spectators-cannot = Les spectateurs ne peuvent pas faire cela.
problem-not-dealt = Les cartes ne sont pas encore distribuées.
problem-not-over = La partie n’est pas encore finie.
problem-not-stored = Le coup n’a pas pu être enregistré, il n’a donc pas été joué. Réessayez dans un instant.
problem-store-away = La table ne peut pas être chargée pour l’instant. Rien n’en est perdu. Réessayez dans un instant.
problem-unknown-host = Ce serveur ne répond pas au nom « { $host } ». Qui l’administre peut ajouter ce nom à SERENISSIMA_HOSTS.
problem-move-failed = Le coup a provoqué une erreur et n’a pas été joué. La table est comme avant.
problem-show-failed = Cette position ne peut pas être montrée à cause d’une erreur. Rien n’est perdu ; une annulation ou le coup d’un autre joueur peut aider.
problem-table-closed = La table a été fermée ; rouvrez-la.
problem-full = Il n’y a plus de place pour un écran de plus.
problem-foreign-page = Une page d’un autre site ne peut pas faire cela.
problem-too-many-tables = Trop de tables ont été créées d’ici ; attendez une minute.
problem-bad-request = La demande est incompréhensible : { $detail }
problem-not-found = Il n’y a rien à cette adresse.
problem-not-allowed = Cela ne se fait pas à cette adresse.
problem-too-long = La demande est trop longue.
problem-server = Quelque chose s’est mal passé sur le serveur. Rien de ce qui est enregistré n’est perdu.
