# Le cadre autour des jeux. Les textes d'un jeu viennent du serveur, ceux d'un plateau sont à côté de lui.

home-title = Une lagune, bien des jeux.
home-lead = À votre rythme, seul ou entre amis, sans compte.
home-start = Commencer
home-resume = { $n ->
    [0] Reprendre une partie
    [one] Reprendre : à vous de jouer
   *[other] Reprendre : à vous dans { $n } parties
  }
home-resume-first = { $game } d’abord
home-bots = Contre des bots
home-bots-why = { $levels ->
    [one] Un niveau, départ immédiat
   *[other] { $levels } niveaux, départ immédiat
  }
home-friends = Avec des amis
home-friends-why = Un lien à envoyer, chacun son siège
home-screen = Autour d’un écran
home-screen-why = À plusieurs, un rideau entre les mains
home-mine = Mes parties
home-games = Les jeux
home-footer = Moteur de règles non officiel, sans l’art ni les textes des éditeurs. Un jeu vous plaît ? Achetez la boîte.

minutes-range = { $least }–{ $most } min
minutes-one = { $n } min
play = Jouer
play-game = Jouer à { $game }
learn = Règles
learn-game = Règles de { $game }
continue = Jouer
look = Voir
forget-game = Oublier cette partie de { $game }
your-turn = À vous
mine-over = Partie finie
mine-waiting = On attend { $names }
mine-unknown = Cette table n’existe plus.

start-title = Nouvelle partie
start-game = Le jeu
start-count = Combien de joueurs ?
start-options = Variantes et réglages
start-seats = Qui est assis où ?
start-seats-why = Un ami reçoit un lien secret. « Cet écran » se partage à plusieurs : un rideau cache les mains.
start-seat-name = Nom du siège { $n }
start-seat-kind = Qui joue au siège { $n } ?
start-seat-level = Niveau du bot du siège { $n }
start-screen = Cet écran
start-friend = Ami par lien
start-bot = Bot
start-go = Ouvrir la table
start-busy = La table s’ouvre…
start-nobody = Tous les sièges sont des bots : vous regarderez la partie.
start-no-games = Aucun jeu n’est encore installé.
option-reconstructed = Reconstitué. { $why }
option-default = { $value } (habituel)
name-player = Joueur { $n }
name-friend = Ami { $n }

level-random = bot au hasard
level-greedy = bot gourmand
level-apprentice = bot apprenti
level-merchant = bot marchand
level-doge = bot doge
level-random-why = Joue n’importe quel coup permis.
level-greedy-why = Prend ce qui paraît le meilleur sur le moment.
level-apprentice-why = Réfléchit un peu à l’avance.
level-merchant-why = Voit plus loin et prévoit.
level-doge-why = Voit le plus loin.
level-answers = Répond en { $seconds } s au plus.
player-blue = bleu, onde
player-yellow = jaune, soleil
player-white = blanc, lune
player-orange = orange, étoile
player-wood = bois, clef
seat-bot = bot
seat-you = vous
seat-absent = absent
seat-here = à la table
seat-awaited = attendu
you = Vous

table-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
watching = vous regardez
turn-yours = à vous
turn-theirs = joue
board = Le plateau
zone-hidden = { $n ->
    [0] rien de caché
    [one] { $n } pièce cachée
   *[other] { $n } pièces cachées
  }
players = Les joueurs
players-open = Les joueurs en détail
log = Journal
log-all = tout voir
log-empty = La partie commence.
rules = Règles
rules-of = Règles de { $game }
rules-own-words = Les règles, une par une, dans nos propres mots.
rules-search = Chercher une règle
rules-only-reconstructed = { $n ->
    [one] Seulement ce qui est reconstitué ({ $n } règle)
   *[other] Seulement ce qui est reconstitué ({ $n } règles)
  }
rules-none = Aucune règle ne contient ces mots.
rules-missing = Les règles de ce jeu ne sont pas disponibles.
rules-source-rulebook = livret
rules-source-ruling = notre lecture d’un point douteux
rules-source-reconstruction = reconstitué
reconstructed = reconstitué
reconstructed-rules = { $n ->
    [one] { $n } règle, et pourquoi
   *[other] { $n } règles, et pourquoi
  }
reconstructed-why = Les images imprimées du plateau et des cartes n’étaient pas disponibles. Ce qu’elles montrent a été déduit ou, quand on n’en sait rien, inventé pour convenir. Chaque règle dit pourquoi.
reconstructed-see = Quoi et pourquoi
in-words = En mots
position-in-words = La position en mots
menu = Menu
share = Liens
language = Langue
theme-auto = Thème : celui de l’appareil
theme-light = Thème clair
theme-dark = Thème sombre
close = Fermer
loading = Un instant…
to-home = Retour à l’accueil
to-home-brand = Serenissima, accueil

prompt-yours = À vous de jouer
prompt-waiting = On attend
prompt-rule = La règle
offered-below = { $n ->
    [one] Un autre choix plus bas
   *[other] { $n } autres choix plus bas
  }
offered-above = { $n ->
    [one] Un autre choix plus haut
   *[other] { $n } autres choix plus haut
  }
prompt-touch = { $n ->
    [one] Un élément bordé d’or peut être choisi.
   *[other] { $n } éléments bordés d’or peuvent être choisis.
  }
prompt-list = { $n ->
    [one] { $n } coup possible, en liste
   *[other] { $n } coups possibles, en liste
  }
refused-rule = La règle { $clause }
undo = Annuler
reconsider = Changer d’avis
reconsider-why = Possible tant que les autres réfléchissent.

friends-awaited = On attend encore { $names }.
links-why = Qui a un lien tient le siège : envoyez chacun à une seule personne. Les spectateurs ne voient aucune main.
link-of = Lien secret de { $name }
link-watch = Lien des spectateurs
link-copy = Copier
link-copied = Copié

room-title = Avant la distribution
room-awaited = { $n ->
    [one] On attend { $names }
   *[other] On attend { $names }
  }
room-complete = Tout le monde est là
room-revealing = Les cartes vont être distribuées…
room-unopened = n’a pas encore ouvert son lien
room-host = L’hôte
room-deal = Distribuer maintenant
room-deal-why = Les absents gardent leur siège et viendront plus tard par le même lien ; leur navigateur n’ajoute simplement rien au hasard.
room-host-deals = Les cartes sont distribuées quand tout le monde est là, ou quand l’hôte le décide.
room-missing = { $n ->
    [0] Tout le monde a montré ses octets de hasard.
    [one] { $names } a promis des octets de hasard et doit encore les montrer.
   *[other] { $names } ont promis des octets de hasard et doivent encore les montrer.
  }
room-anew = Recommencer ce tour
room-anew-why = Tout le monde promet alors de nouveau. Le tour est compté, et chacun le voit.
room-luck = Le hasard de cette table
room-luck-why = La table s’est liée à un secret avant votre arrivée, et chaque navigateur ajoute des octets tirés au hasard. Personne ne peut prévoir les cartes ni les choisir, et à la fin vous pourrez recalculer chaque tirage.
room-unpledged = n’a encore rien promis
room-pledged = a promis des octets de hasard
room-revealed = a montré ses octets
mine-undealt = Avant la distribution

luck-title = Le hasard de cette partie
luck-of-fair = Hasard prouvable
luck-of-seed = Hasard répétable
luck-of-system = Hasard
luck-seed = Ce hasard se répète, il ne se prouve pas
luck-seed-why = La table a été faite avec une graine : la même graine distribue la même partie, et qui la connaît connaît toutes les cartes.
luck-system = Ce hasard ne peut pas être prouvé
luck-system-why = La table vient d’une version plus ancienne. Ce qu’elle tire maintenant vient de la machine du serveur : personne ne peut le prévoir, et rien n’en montre l’origine.
luck-good = { $n ->
    [one] Rien n’a été choisi : le seul tirage est authentique.
   *[other] Rien n’a été choisi : les { $n } tirages sont authentiques.
  }
luck-bad = Quelque chose ne va pas dans ce hasard
luck-later = La preuve vient à la fin
luck-unknown = Ce hasard ne peut pas être vérifié en entier
luck-why = Avant la distribution, la table s’est liée à un secret, et les navigateurs de ceux qui jouent ont ajouté des octets tirés au hasard. Chaque tirage découle des deux.
luck-worked-out = Votre navigateur vient de tout recalculer.
luck-check-commitment-good = Le secret est celui auquel la table s’était liée avant la distribution.
luck-check-commitment-bad = Le secret n’est pas celui auquel la table s’était liée avant la distribution.
luck-check-commitment-unknown = Le secret se dit à la fin ; la table y est déjà liée.
luck-check-pledges-good = Les octets de chacun sont ceux qui avaient été promis.
luck-check-pledges-bad = Les octets de quelqu’un ne sont pas ceux qui avaient été promis.
luck-check-pledges-unknown = Les octets de hasard sont en train d’être ajoutés.
luck-check-own-good = Les octets de ce navigateur ont été utilisés.
luck-check-own-bad = Les octets de ce navigateur n’ont pas été utilisés.
luck-check-own-unknown = Les octets de ce navigateur n’étaient pas du dernier tour.
luck-check-nothing-unknown = Ce navigateur n’a gardé aucun octet pour cette table.
luck-check-draws-good = { $n ->
    [one] Le seul tirage découle du secret et des octets, et c’est celui du fichier de la partie.
   *[other] Les { $n } tirages découlent du secret et des octets, et ce sont ceux du fichier de la partie.
  }
luck-check-draws-bad = Les tirages ne découlent pas du secret et des octets : voyez l’entrée { $entry }, tirage { $place }.
luck-check-draws-unknown = Les tirages se vérifient à la fin.
luck-check-rules-unknown = Les règles ont changé depuis le début de cette partie : ses tirages ne peuvent plus être recalculés.
luck-check-rules-bad = Les tirages ne découlent pas du secret et des octets.
luck-rounds = { $n ->
    [one] Il y a eu un tour de promesses.
   *[other] Il y a eu { $n } tours de promesses. Beaucoup de tours, c’est une raison de demander qui n’a pas montré ce qu’il avait promis.
  }
luck-dropped = { $n ->
    [0] Le tour { $round } a été recommencé.
    [one] Au tour { $round }, { $names } avait promis des octets et ne les a pas montrés.
   *[other] Au tour { $round }, { $names } avaient promis des octets et ne les ont pas montrés.
  }
luck-back = À la table
luck-file-why = Le fichier contient toute la partie. Pour que les règles la rejouent :
luck-list = Tous les chiffres, et comment les vérifier vous-même
luck-formula = Format serenissima-luck-1. Un tirage est HMAC-SHA-256, avec le secret, du format, de « draw », de la table, de l’entrée, du tirage, de l’essai et de l’empreinte de tous les octets, chacun sur une ligne ; ses huit premiers octets sont un nombre, pris modulo n. docs/architecture.md le montre en dix lignes de Python.
luck-commitment = Ce qui lie la table à son secret
luck-secret = Secret
luck-secret-later = se dit à la fin de la partie
luck-pledge = promis
luck-bytes = octets
luck-draws = Tous les tirages
luck-entry = entrée
luck-place = tirage
luck-n = sur
luck-outcome = issue
luck-more = Plus
luck-swapped = La table s’est liée à un autre secret qu’à votre arrivée. Ne jouez pas ici : rien ne lui a été dit.

curtain-title = Rideau
curtain-pass = L’écran est à { $name }
curtain-why = Les autres regardent ailleurs : la main va s’ouvrir.
curtain-lift = Je suis { $name }

result = Fin de la partie
result-won = { $n ->
    [0] La partie est finie.
    [one] { $names } gagne !
   *[other] Victoire partagée : { $names }
  }
result-won-you = { $n ->
    [0] Vous gagnez !
   *[other] Vous partagez la victoire avec { $names }
  }
result-sheet = Feuille de points
result-reconstructed = Partie jouée avec des données reconstituées : { $places }.
final-score = Score final
result-rank = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
  }
play-again = Rejouer
join-again = Aller à la revanche
match-file = Fichier de la partie

line-lost = Connexion perdue, on réessaie…
table-gone = Cette table est introuvable
table-gone-why = Le lien est incomplet ou la table n’existe plus. Demandez le lien à la personne qui vous a invité.
table-no-key = Il manque la clef
table-no-key-why = L’adresse d’une table finit par une clef secrète. Ouvrez le lien entier que vous avez reçu.
page-lost = Cette page a coulé
page-lost-why = L’adresse ne mène nulle part dans la lagune.
trouble = Quelque chose manque
error-unreachable = Le serveur ne répond pas.
error-not-found = Le serveur ne connaît pas cela.
error-server = Le serveur a répondu par une erreur ({ $status }). { $detail }
