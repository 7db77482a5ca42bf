title = Venice
tagline = Deux gondoles, des contrats, et une réputation à tenir.
pitch = Deux gondoles, un seul gondolier, quinze bâtiments : formez des assistants, accomplissez des missions, montez au Grand Conseil, et veillez à ne pas être le plus intrigant quand l’Inquisition frappera.

## Options de la table

option-favour = Cartes Faveur
option-favour-no = Aucune
option-favour-all = Une par joueur
option-without-1 = Le siège 1 joue sans carte Faveur
option-without-1-no = Non
option-without-1-yes = Oui (handicap)
option-without-2 = Le siège 2 joue sans carte Faveur
option-without-2-no = Non
option-without-2-yes = Oui (handicap)
option-without-3 = Le siège 3 joue sans carte Faveur
option-without-3-no = Non
option-without-3-yes = Oui (handicap)
option-without-4 = Le siège 4 joue sans carte Faveur
option-without-4-no = Non
option-without-4-yes = Oui (handicap)
option-without-5 = Le siège 5 joue sans carte Faveur
option-without-5-no = Non
option-without-5-yes = Oui (handicap)
option-taxi = Service de Taxi
option-taxi-no = Non
option-taxi-yes = Oui
option-own-dock = Activer au passage là où se trouve sa seconde gondole
option-own-dock-no = Non (règles)
option-own-dock-yes = Oui (exemple imprimé)
option-doge-extra = Assistants du Doge en plus au départ
option-doge-extra-0 = Aucun
option-doge-extra-1 = Un (plus dur)
option-doge-extra-2 = Deux (plus dur)
option-doge-lead = Départ du Doge au Conseil
option-doge-lead-0 = Case 0
option-doge-lead-1 = Case 1 (plus dur)
option-doge-lead-2 = Case 2 (plus dur)
option-doge-lead-3 = Case 3 (plus dur)
option-doge-first-space = Points du Doge pour un 1er emplacement
option-doge-first-space-0 = 0
option-doge-first-space-1 = 1 (plus dur)
option-doge-fourth-space = Points du Doge pour un 4e emplacement
option-doge-fourth-space-4 = 4
option-doge-fourth-space-3 = 3 (plus facile)
option-doge-scrolls = Parchemins du Doge au départ
option-doge-scrolls-2 = 2
option-doge-scrolls-3 = 3 (plus dur)
option-doge-scrolls-1 = 1 (plus facile)
option-doge-staff = Assistants du Doge en manche préliminaire
option-doge-staff-yes = Quatre
option-doge-staff-no = Aucun (plus facile)
option-last-turns = Derniers tours sans le Doge
option-last-turns-1 = Un
option-last-turns-0 = Aucun (plus dur)
option-last-turns-2 = Deux (plus facile)

## Étapes

step-card = Carte
step-gondolier = Gondolier
step-move = Déplacement
step-mission = Mission
step-activate = Activation

## Lieux et choses

building-market = le Marché
building-monastery = le Monastère
building-small-council = le Petit Conseil
building-shop = l’Échoppe
building-quays = les Quais
building-consulate = le Consulat
building-library = la Bibliothèque
building-senate = le Sénat
building-church = l’Église
building-court = la Cour
building-bank = la Banque
building-council-of-ten = le Conseil des Dix
building-st-marks = la place Saint-Marc
building-doges-palace = le Palais des Doges
building-grand-council = le Grand Conseil
mission-0 = mission 1 (le Marché)
mission-effect-0 = le premier canal payé à chaque tour coûte 1 de moins
mission-1 = mission 2 (le Marché)
mission-effect-1 = à la fin, 3 pièces donnent un point
mission-2 = mission 3 (le Monastère)
mission-effect-2 = sous les ponts d’autrui, 1 pièce au lieu d’une intrigue
mission-3 = mission 4 (le Monastère)
mission-effect-3 = 1 parchemin de plus quand un bâtiment vous en donne
mission-4 = mission 5 (le Petit Conseil)
mission-effect-4 = au Grand Conseil, votre intrigue compte 2 de plus
mission-5 = mission 6 (le Petit Conseil)
mission-effect-5 = à chaque mission suivante : 1 case au Conseil
mission-6 = mission 7 (l’Échoppe)
mission-effect-6 = 1 pièce par gondole d’autrui que vous croisez
mission-7 = mission 8 (l’Échoppe)
mission-effect-7 = le premier emplacement d’une tuile donne la couleur de votre choix
mission-8 = mission 9 (les Quais)
mission-effect-8 = laisser le gondolier en place coûte 1
mission-9 = mission 10 (les Quais)
mission-effect-9 = réarrangez vos cubes au début de votre tour
mission-10 = mission 11 (le Consulat)
mission-effect-10 = gardez les deux cartes Influence tirées
mission-11 = mission 12 (le Consulat)
mission-effect-11 = jouez deux cartes Influence par tour
mission-12 = mission 13 (la Bibliothèque)
mission-effect-12 = 1 parchemin en passant un bâtiment communal, une fois par tour
mission-13 = mission 14 (la Bibliothèque)
mission-effect-13 = croisé au tour d’un autre, vous ne payez rien
mission-14 = mission 15 (le Sénat)
mission-effect-14 = 2 pièces par carte Influence jouée
mission-15 = mission 16 (le Sénat)
mission-effect-15 = pas d’impôts
mission-16 = mission 17 (l’Église)
mission-effect-16 = s’amarrer à Saint-Marc ou au Palais élimine 1 intrigue
mission-17 = mission 18 (l’Église)
mission-effect-17 = à la fin, une intrigue coûte 1 parchemin ou 3 pièces
mission-18 = mission 19 (la Cour)
mission-effect-18 = vos effets sur tous les autres vous donnent 1 pièce et 1 parchemin
mission-19 = mission 20 (la Cour)
mission-effect-19 = pas d’intrigue des effets d’autrui sur tous
mission-20 = mission 21 (la Banque)
mission-effect-20 = des cubes peuvent remplacer les parchemins
mission-21 = mission 22 (la Banque)
mission-effect-21 = 1 pièce de plus quand un bâtiment vous en donne 2 ou plus, une fois par tour
mission-22 = mission 23 (le Conseil des Dix)
mission-effect-22 = les ponts du Grand Conseil coûtent 2 ; 1 point par pont bâti
mission-23 = mission 24 (le Conseil des Dix)
mission-effect-23 = vos assistants placés avancent au deuxième emplacement
mission-24 = mission 25 (le Grand Conseil)
mission-effect-24 = 1 point en s’amarrant où votre assistant est sur l’emplacement 4
mission-25 = mission 26 (le Grand Conseil)
mission-effect-25 = 1 point de plus quand une gondole s’amarre sur la vôtre
colour-ceramics = céramique
colour-cloth = étoffe
colour-silver = argent
gondola-0 = la première gondole
gondola-1 = la seconde gondole
fleet-0 = la flotte rouge
fleet-1 = la flotte verte
nothing = rien
reason-effect = pour un effet
reason-mooring = pour des gondoles amarrées au-dessus
reason-mission = pour la mission
reason-card = pour la carte
reason-no-bridge = à la place d’un pont
reason-lasting = pour un effet permanent
reason-taxi = pour la course du Doge
influence-foreman = Soudoyer le contremaître
influence-overtime = Heures supplémentaires
influence-councillors = Soudoyer les conseillers
influence-information = Échanger des informations
influence-build-bridge = Construire un pont
influence-promote = Promouvoir des ouvriers
influence-stock = Gérer les stocks
influence-offer = Faire une offre
influence-investigate = Investiguer
influence-testify = Témoigner
influence-spy = Engager un espion
influence-text-foreman = Un de vos assistants saute au quatrième emplacement ; vous prenez 3 intrigues.
influence-text-overtime = Activez une tuile où se trouve une de vos gondoles, au niveau de votre assistant.
influence-text-councillors = Une case au Conseil ; si vous avez le plus d’intrigue, prenez-en 1 pour une case de plus.
influence-text-information = 2 pièces et une carte Influence.
influence-text-build-bridge = Construisez un pont, ou 2 points par pont à vous.
influence-text-promote = Un de vos assistants avance d’un emplacement.
influence-text-stock = Déplacez des cubes entre vos gondoles, puis gagnez-en un au choix.
influence-text-offer = Une mission sans impôts, ou 2 points.
influence-text-investigate = 3 parchemins.
influence-text-testify = Éliminez 3 intrigues.
influence-text-spy = Utilisez tous les effets d’une tuile en y passant ce tour-ci.
doge-denunciation = Dénonciation
doge-search = Fouille des cales
doge-public-works = Travaux publics
doge-family-seats = Sièges de famille
doge-presides = Le Doge préside
doge-archives = Archives
doge-absolution = Absolution
doge-loyal-staff = Personnel fidèle
doge-revenue = Recettes
doge-text-denunciation = Vous prenez 1 intrigue.
doge-text-search = Deux fois : dépensez un parchemin ou prenez une intrigue.
doge-text-public-works = Le Doge bâtit un pont près de sa gondole B, ou marque 2 points.
doge-text-family-seats = Son marqueur arrière au Conseil avance de 2.
doge-text-presides = Son marqueur avant au Conseil avance de 2, ou de 3 s’il a plus d’intrigue que vous.
doge-text-archives = Le Doge gagne 2 parchemins et 1 point.
doge-text-absolution = Le Doge élimine 2 intrigues ; 1 point s’il n’en reste pas.
doge-text-loyal-staff = 1 point par assistant à lui sur un quatrième emplacement, 4 au plus.
doge-text-revenue = Le Doge marque 3 points.

## Effets des bâtiments

effect-market-1 = un cube de céramique
effect-market-2 = 1 pièce pour deux cubes au choix
effect-market-3 = vendre un cube 4 pièces
effect-market-4 = 5 pièces pour 5 points
effect-monastery-1 = un cube de céramique
effect-monastery-2 = 2 parchemins
effect-monastery-3 = une carte Influence
effect-monastery-4 = 2 points
effect-small-council-1 = un cube de céramique
effect-small-council-2 = 1 case au Conseil
effect-small-council-3 = éliminer 1 intrigue
effect-small-council-4 = 1 point par mission accomplie
effect-shop-1 = un cube de céramique
effect-shop-2 = convertir un cube
effect-shop-3 = 3 pièces
effect-shop-4 = 2 points
effect-quays-1 = un cube d’étoffe
effect-quays-2 = 2 pièces
effect-quays-3 = 1 pièce et 1 point
effect-quays-4 = des cubes pour 1 point chacun
effect-consulate-1 = un cube d’étoffe
effect-consulate-2 = 1 pièce et 1 intrigue pour une carte Influence
effect-consulate-3 = 1 point
effect-consulate-4 = 4 points avec 4 cartes Influence en main
effect-library-1 = un cube d’étoffe
effect-library-2 = 2 parchemins
effect-library-3 = éliminer 2 intrigues
effect-library-4 = 2 parchemins et 1 point
effect-senate-1 = un cube d’étoffe
effect-senate-2 = 1 intrigue pour 2 parchemins
effect-senate-3 = 1 parchemin ; les autres prennent 1 intrigue
effect-senate-4 = 3 points
effect-church-1 = un cube d’argent
effect-church-2 = éliminer 1 intrigue
effect-church-3 = éliminer 1 intrigue pour 1 point
effect-church-4 = éliminer 1 intrigue pour 2 points
effect-court-1 = un cube d’argent
effect-court-2 = tous les autres prennent 1 intrigue
effect-court-3 = une carte Influence
effect-court-4 = 3 parchemins pour 5 points
effect-bank-1 = un cube d’argent
effect-bank-2 = 1 intrigue pour 4 pièces
effect-bank-3 = 1 intrigue pour 4 pièces
effect-bank-4 = 2 pièces et 1 point
effect-council-of-ten-1 = un cube d’argent
effect-council-of-ten-2 = 1 point par joueur plus intrigant
effect-council-of-ten-3 = un pont ou 2 points
effect-council-of-ten-4 = éliminer 3 intrigues
effect-st-marks-1 = tirer une mission
effect-st-marks-2 = 2 pièces
effect-doges-palace-1 = tirer une mission
effect-doges-palace-2 = 1 parchemin et 1 point
effect-grand-council-1 = avancer au Conseil
effect-grand-council-2 = construire un pont

## Questions

ask-return-mission = Laquelle de vos trois missions retourne sous la pioche ?
    .other = { $player } rend une mission sur trois.
ask-place-gondola = Où s’amarre votre gondole ?
    .other = { $player } place une gondole.
ask-play-influence = Jouer d’abord une carte Influence ?
    .other = { $player } peut jouer une carte Influence.
ask-bribe-foreman = Quel assistant passe au quatrième emplacement ?
    .other = { $player } soudoie le contremaître.
ask-promote-worker = Quel assistant avance ?
    .other = { $player } promeut un ouvrier.
ask-work-overtime = Où faites-vous des heures supplémentaires ?
    .other = { $player } fait des heures supplémentaires.
ask-bribe-councillors = Prendre une intrigue pour une case de plus au Conseil ?
    .other = { $player } soudoie les conseillers.
ask-store-cube = Quel cube gagnez-vous, et dans quelle gondole ?
    .other = { $player } gère ses stocks.
ask-make-offer = Une mission, ou des points ?
    .other = { $player } fait une offre.
ask-hire-spy = Où va l’espion ?
    .other = { $player } engage un espion.
ask-keep-influence = Quelle carte Influence gardez-vous ?
    .other = { $player } garde une carte Influence sur deux.
ask-choose-gondola = Quelle gondole prend le gondolier ?
    .other = { $player } choisit sa gondole.
ask-sail = Par quel canal ?
    .other = { $player } navigue.
ask-pass-or-moor = Vous atteignez { $building }. Passer ou s’amarrer ?
    .other = { $player } atteint { $building }.
ask-scroll-or-intrigue = Dépenser un parchemin, ou prendre une intrigue ?
    .other = { $player } dépense un parchemin ou prend une intrigue.
ask-both-pay = Vous vous croisez : dépenser un parchemin, ou prendre une intrigue ? Personne ne voit votre réponse avant que les deux soient données.
    .other = Des gondoles se croisent ; doivent encore choisir entre parchemin et intrigue : { $player }.
ask-restow = Combien de cubes ({ $colour }) sur la gondole devant { $building } ?
    .other = { $player } déplace des cubes entre ses gondoles.
ask-drop-cubes = Trop de cubes : lequel cédez-vous ?
    .other = { $player } cède un cube.
ask-take-cubes = Quel cube prenez-vous ?
    .other = { $player } prend un cube.
ask-spend-scrolls = Dépenser un parchemin, ou un cube à sa place ?
    .other = { $player } paie des parchemins.
ask-activate = Quel effet utilisez-vous : { $building } ?
    .other = { $player } active { $building }.
ask-sell-cube = Quel cube vendez-vous ?
    .other = { $player } vend un cube.
ask-give-cubes = Quel cube échangez-vous contre un point ?
    .other = { $player } échange des cubes contre des points.
ask-convert-cube = Quel cube devient quoi ?
    .other = { $player } convertit un cube.
ask-build-bridge = Sur quel canal construisez-vous ?
    .other = { $player } construit un pont.
ask-bridge-or-points = Un pont, ou des points ?
    .other = { $player } choisit entre un pont et des points.
ask-keep-mission = Quelle mission gardez-vous ?
    .other = { $player } garde une mission sur deux.
ask-complete-mission = Accomplir une mission ici : { $building } ?
    .other = { $player } peut accomplir une mission.
ask-slot-mission = Mettre en service : { $mission } ?
    .other = { $player } range : { $mission }.
ask-choose-smuggler = Où va le contrebandier de la pioche { $deck } ?
    .other = { $player } envoie le contrebandier de la pioche { $deck }.
ask-choose-fleet = Quelle gondole du Doge va là : { $building } ?
    .other = { $player } choisit une gondole du Doge.
ask-steer = Deux chemins se valent : lequel prend-elle ?
    .other = { $player } choisit un chemin.
ask-grant-bridge = Où le Doge bâtit-il son pont ?
    .other = { $player } place le pont du Doge.
ask-embark = Embarquer le Doge ?
    .other = { $player } peut embarquer le Doge.
ask-taxi-fare = Le Doge est arrivé : quelle récompense ?
    .other = { $player } choisit sa récompense.
ask-pay-off-intrigue = Éliminer de l’intrigue, ou s’en tenir là ?
    .other = On élimine l’intrigue ; doivent encore s’arrêter : { $player }.

## Actions

do-return-mission = Rendre { $mission }
do-place = S’amarrer ici : { $building }
do-play = Jouer { $card }
do-no-card = Ne pas jouer de carte
do-assistant = L’assistant ici : { $tile }
do-work = Travailler ici : { $building }
do-send-spy = Envoyer l’espion ici : { $tile }
do-more-council = Prendre 1 intrigue, avancer de 1
do-take-mission = Tirer une mission
do-store = { $colour } pour la gondole ici : { $building }
do-gondolier = Partir de là : { $building } ({ $price ->
        [0] gratuit
       *[other] { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
    })
do-sail = Vers { $building } ({ $price ->
        [0] gratuit
       *[other] { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
    })
do-pass = Passer { $building }
do-moor = S’amarrer : { $building }
do-stow = { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } ({ $colour }) ici
do-leave-cargo = Laisser les cubes en place
do-spend-scroll = Dépenser un parchemin
do-spend-cube = Dépenser un cube à la place : { $colour }
do-take-intrigue = Prendre une intrigue
do-drop = Céder { $colour }
do-complete = Accomplir { $mission }
do-no-completion = N’en accomplir aucune
do-slot = La mettre en service
do-replace = À la place de { $mission }
do-archive = L’archiver
do-effect = { $effect }
do-done = C’est tout
do-take-cube = Prendre { $colour }
do-sell = Se séparer de : { $colour }
do-convert = { $colour } en { $into }
do-build = Pont entre { $from } et { $to }
do-points = Prendre { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-keep-mission = Garder { $mission }
do-keep-influence = Garder { $influence }
do-favour-for-coins = Carte Faveur : 5 pièces
do-favour-for-scrolls = Carte Faveur : 2 parchemins
do-pay-scrolls = Éliminer 1 intrigue pour { $price ->
        [one] { $price } parchemin
       *[other] { $price } parchemins
    }
do-pay-coins = Éliminer 1 intrigue pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
do-stand = S’en tenir là
do-smuggle = Vers { $tile }
do-choose-fleet = La gondole de { $fleet } : { $building }
do-steer = Par { $building }
do-grant-bridge = Pont entre { $from } et { $to }
do-embark = Embarquer le Doge
do-leave-doge = Le laisser là
do-fare-points = 3 points
do-fare-favour = Remettre la carte Faveur côté actif

## Ce qui s’est passé

event-first-player = { $player } joue en premier.
event-dealt-missions = Vous recevez { $missions }.
event-dealt-missions-hidden = { $player } reçoit trois missions.
event-returned-mission = Vous rendez { $mission }.
event-returned-mission-hidden = { $player } rend une mission.
event-placed = { $player } place une gondole ({ $gondola }) : { $building }.
event-turn-began = Tour de { $player }.
event-played-card = { $player } joue { $card }.
event-boarded = { $player } navigue avec { $gondola }{ $count ->
        [0] {""}
       *[other] {" "}pour { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    }.
event-sailed = { $player } navigue vers { $building }{ $count ->
        [0] {""}
       *[other] {" "}pour { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    }.
event-passed = { $player } passe devant { $building }.
event-moored = { $player } s’amarre devant { $building }.
event-bridge-coin = { $player } passe sous un de ses ponts et gagne { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }.
event-crossed = { $player } croise { $other }.
event-crossed-smuggler = { $player } croise une gondole sans joueur.
event-scroll-spent = { $player } dépense { $count ->
        [one] { $count } parchemin
       *[other] { $count } parchemins
    }.
event-cube-spent = { $player } dépense un cube : { $colour }.
event-intrigue-taken = { $player } prend { $count ->
        [one] { $count } intrigue
       *[other] { $count } intrigues
    } (total { $total }).
event-intrigue-cleared = { $player } élimine de l’intrigue (total { $total }).
event-points-lost = { $player } perd { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-points-gained = { $player } gagne { $count ->
        [one] { $count } point
       *[other] { $count } points
    } { $reason }.
event-coins-gained = { $player } gagne { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }.
event-coins-paid = { $player } paie { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }.
event-scrolls-gained = { $player } gagne { $count ->
        [one] { $count } parchemin
       *[other] { $count } parchemins
    }.
event-cube-gained = { $player } gagne un cube : { $colour }.
event-cube-dropped = { $player } cède un cube : { $colour }.
event-cube-sold = { $player } se sépare d’un cube : { $colour }.
event-cube-converted = { $player } convertit { $first } en { $into }.
event-restowed = { $player } déplace des cubes entre ses gondoles.
event-assistant-advanced = L’assistant de { $player }, { $tile }, est sur l’emplacement { $space }.
event-all-assistants = { $player } place en premier ses dix assistants et gagne { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-council-advanced = { $player } avance au Conseil jusqu’à { $total }.
event-bridge-built = { $player } construit un pont entre { $from } et { $to }.
event-mission-drawn = { $player } tire { $count ->
        [one] une mission
       *[other] { $count } missions
    }.
event-mission-kept = Vous gardez { $mission }.
event-mission-kept-hidden = { $player } garde une mission.
event-mission-completed = { $player } accomplit { $mission }.
event-mission-slotted = { $player } met en service { $mission }.
event-mission-archived = { $player } archive { $mission }.
event-influence-kept = Vous gardez { $influence }.
event-influence-kept-hidden = { $player } garde une carte Influence.
event-influence-shuffled = Les cartes Influence défaussées sont mélangées.
event-spy-sent = { $player } envoie l’espion : { $tile }.
event-favour-used = { $player } retourne sa carte Faveur.
event-favour-renewed = { $player } remet sa carte Faveur côté actif.
event-end-triggered = La fin approche : on termine cette manche, puis on en joue deux.
event-council-scored = { $player } marque { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour le Conseil.
event-assistants-scored = { $player } marque { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour ses assistants.
event-stood = { $player } s’en tient là.
event-wealth-scored = { $player } marque { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour sa richesse.
event-favour-scored = { $player } marque { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour sa carte Faveur.
event-arrested = { $player } se fait arrêter par l’Inquisition.
event-smuggler-called = { $player } appelle une gondole vers { $tile }.
event-smuggler-crossed = Elle croise une gondole de { $player }.
event-smuggler-sailed = Elle atteint { $building }.
event-doge-placed = Une gondole du Doge est placée : { $tile }.
event-smuggler-moored = Elle s’amarre devant { $building }.
event-smuggler-advanced = Un assistant sans joueur, { $tile }, est sur l’emplacement { $space }.
event-doge-revealed = Une carte Doge entre dans la ligne : { $card }.
event-doge-resolved = Le Doge joue { $card }.
event-doge-points = Le Doge gagne { $count ->
        [one] { $count } point
       *[other] { $count } points
    } (total { $total }).
event-doge-lost = Trop d’intrigue : le Doge perd { $count ->
        [one] { $count } point
       *[other] { $count } points
    } (total { $total }).
event-doge-scrolls = Le Doge a { $total ->
        [one] { $total } parchemin
       *[other] { $total } parchemins
    }.
event-doge-intrigue = Le Doge a { $total ->
        [one] { $total } intrigue
       *[other] { $total } intrigues
    }.
event-doge-council = Un marqueur du Doge au Conseil atteint { $total }.
event-doge-bridge = Le Doge construit un pont entre { $from } et { $to }.
event-doge-burnt = Une carte Doge retourne dans la boîte ; il en reste { $count }.
event-solo-won = { $player } bat le Doge.
event-solo-lost = Le Doge l’emporte sur { $player }.
event-doge-waits = Le Doge attend devant { $place } et veut aller vers { $tile }.
event-doge-embarked = { $player } embarque le Doge.
event-doge-landed = Le Doge descend devant { $building }.
event-doge-delivered = { $player } a conduit le Doge à destination.

## Feuille de score

score-played = En cours de partie
score-council = Grand Conseil
score-assistants = Assistants
score-wealth = Richesse
score-favour = Carte Faveur
score-total = Total
score-doge = Le Doge
score-intrigue = Intrigue

## Aide

assistant-at = { $building } (emplacement { $space })
cubes-of = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } ({ $colour })
doge-gondola = { $building }
describe-player = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $scrolls ->
        [one] { $scrolls } parchemin
       *[other] { $scrolls } parchemins
    }, { $intrigue ->
        [one] { $intrigue } intrigue
       *[other] { $intrigue } intrigues
    }, Conseil { $council } ; en main, missions : { $missions }, cartes Influence : { $cards }.
describe-gondola = Une gondole de { $player } devant { $building }, chargée de : { $cargo }.
describe-gondola-aside = Une gondole de { $player } hors du plateau, chargée de : { $cargo }.
describe-assistants = Assistants de { $player } : { $assistants }.
describe-bridge = Un pont de { $player } entre { $from } et { $to }.
describe-doge-bridge = Un pont du Doge entre { $from } et { $to }.
describe-decks = Manche { $rounds } ; cartes dans la pioche Mission : { $missions }.
describe-doge = Le Doge : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $scrolls ->
        [one] { $scrolls } parchemin
       *[other] { $scrolls } parchemins
    }, { $intrigue ->
        [one] { $intrigue } intrigue
       *[other] { $intrigue } intrigues
    }, Conseil { $council } ; cartes Doge à venir : { $cards } ; gondoles devant { $fleet }.
note-sail = Il vous restera { $left ->
        [one] { $left } pièce
       *[other] { $left } pièces
    }.
note-foreign-bridge = Sous le pont d’un autre : 1 intrigue.
note-others = { $count ->
        [one] Une gondole s’y trouve.
       *[other] { $count } gondoles s’y trouvent.
    }
note-completable = À accomplir là : { $missions }.
note-crossings = { $count ->
        [one] Un croisement : un parchemin ou une intrigue.
       *[other] { $count } croisements : un parchemin ou une intrigue chacun.
    }
note-activates = Vous pourrez utiliser : { $effects }.
note-advance = Votre assistant passe à l’emplacement { $space }.
note-no-advance = Aucun assistant n’avance.
note-pays-below = { $count ->
        [one] Une gondole dessous rapporte un point à son propriétaire.
       *[other] { $count } gondoles dessous rapportent des points à leurs propriétaires.
    }
note-mission = { $building } : céramique { $ceramics }, étoffe { $cloth }, argent { $silver }, { $scrolls ->
        [one] { $scrolls } parchemin
       *[other] { $scrolls } parchemins
    }. Rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
note-mission-effect = Ensuite : { $effect }.
note-loses-effect = Son effet cesse : { $effect }.
note-slot = Places occupées : { $used } sur 3.
note-taxes = Impôts : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
note-council = { $spaces ->
        [one] Une case.
       *[other] { $spaces } cases.
    }
note-cancels = Annule la carte Doge { $card }.
