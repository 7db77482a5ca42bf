# Le cadre autour des jeux. Les textes d'un jeu viennent du serveur, ceux d'un plateau sont à côté de lui.

home-title = Cinq jeux, une lagune.
home-lead = À votre rythme, seul ou entre amis, sans compte.
home-start = Commencer
home-resume = { $n ->
    [0] Reprendre une partie
    [one] Reprendre, à vous de jouer
   *[other] Reprendre, { $n } fois à vous
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
home-coming = Bientôt
home-footer = Moteur de règles non officiel, sans l’art ni les textes des éditeurs. Un jeu vous plaît ? Achetez la boîte.

game-venice = Venice
game-venice-pitch = Deux gondoles, des contrats, et une réputation à tenir.
game-venice-scene = Un canal entre des palais, une gondole sous un pont
game-rialto = Rialto
game-rialto-pitch = Six étapes, six sestieri : chaque pont change la valeur des quartiers.
game-rialto-scene = Le pont du Rialto au-dessus du Grand Canal
game-doge = Doge
game-doge-pitch = Voter, promettre, compter : qui tiendra le plus de quartiers ?
game-doge-scene = La coiffe du Doge devant un palais aux arcades gothiques
game-venedig = Venedig
game-venedig-pitch = Bâtir la ville, pilotis après pilotis, le long des canaux.
game-venedig-scene = Un échafaudage, une basilique et des pilotis
game-venezia2099 = Venezia 2099
game-venezia2099-pitch = La ville coule. Sauvez les trésors avant la dernière marée.
game-venezia2099-scene = Un campanile penché dans l’eau sous la lune, deux figures sur des plateformes

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
mine-waiting = { $names } joue
mine-unknown = Cette table n’existe plus.

start-title = Nouvelle partie
start-game = Le jeu
start-count = Combien de joueurs ?
start-options = Variantes et réglages
start-seats = Qui est assis où ?
start-seats-why = Un ami reçoit un lien secret ; « cet écran » se partage à plusieurs, un rideau cache les mains.
start-seat-name = Nom du siège { $n }
start-seat-kind = Qui joue au siège { $n } ?
start-seat-level = Niveau du bot du siège { $n }
start-screen = Cet écran
start-friend = Ami par lien
start-bot = Bot
start-go = Ouvrir la table
start-busy = La table s’ouvre…
start-nobody = Tous les sièges sont des bots : vous regarderez la partie.
start-no-games = Aucun jeu n’est encore installé.
option-default = { $value } (habituel)
name-you = Vous
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
board-zones = Toutes les pièces, zone par zone
zone-hidden = { $n ->
    [0] aucune carte cachée
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
rules-none = Aucune règle ne contient ces mots.
rules-missing = Les règles de ce jeu ne sont pas disponibles.
rules-source-rulebook = livret
rules-source-ruling = notre lecture d’un point douteux
rules-source-reconstruction = reconstitution
in-words = En mots
menu = Menu
share = Liens
language = Langue
theme-auto = Thème : celui de l’appareil
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
prompt-list = { $n ->
    [one] { $n } coup possible, en liste
   *[other] { $n } coups possibles, en liste
  }
refused-rule = La règle { $clause }
undo = Annuler
reconsider = Changer d’avis
reconsider-why = Possible tant que les autres réfléchissent.

friends-awaited = Attendus : { $names }.
links-why = Qui a un lien tient le siège : envoyez chacun à une seule personne. Les spectateurs ne voient aucune main.
link-of = Lien secret de { $name }
link-watch = Lien des spectateurs
link-copy = Copier
link-copied = Copié

curtain-title = Rideau
curtain-pass = L’écran est à { $name }
curtain-why = Les autres regardent ailleurs : la main va s’ouvrir.
curtain-lift = Je suis { $name }

result = Fin de la partie
result-won = { $n ->
    [0] La partie est finie.
    [one] { $names } gagne !
   *[other] Victoire partagée : { $names }
  }
result-sheet = Feuille de points
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
