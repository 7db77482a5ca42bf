### Rialto, français.

title = Rialto
tagline = Six étapes, six sestieri : chaque pont change la valeur des quartiers.
pitch = Six tours, six quartiers. Choisissez une rangée de cartes, jouez-les étape par étape et remportez chaque bonus : des pas auprès du Doge, de l’or, des bâtiments, des ponts, des gondoles, des conseillers. À la fin, un quartier paie ce qui l’entoure à ceux qui s’y tiennent.

## Options de table

option-neutral = Joueur neutre
option-neutral-no = Non
option-neutral-yes = Oui, un troisième qui gêne et ne marque jamais
option-board = Connexions (les deux plans sont reconstitués)
option-board-borders = Les vraies limites des sestieri (reconstitution)
option-board-rings = Trois quartiers extérieurs autour de trois intérieurs (reconstitution, la plus vraisemblable)
option-bridges = Ponts (les deux assortiments sont reconstitués)
option-bridges-logged = 3/6 4/6 5/6 3/5 4/5 4/5 (reconstitution, la plus vraisemblable)
option-bridges-pairs = Chaque paire de 3, 4, 5, 6 une fois (reconstitution)

## Noms

district-cannaregio = Cannaregio
district-castello = Castello
district-san_marco = San Marco
district-santa_croce = Santa Croce
district-san_polo = San Polo
district-dorsoduro = Dorsoduro
origin-cannaregio = Cannaregio
origin-castello = Castello
origin-san_marco = San Marco
origin-santa_croce = Santa Croce
origin-san_polo = San Polo
origin-dorsoduro = Dorsoduro
origin-reserve = la réserve
bank-citra = rive De Citra
bank-ultra = rive De Ultra
card-doge = Doge
card-gold = Or
card-building = Bâtiment
card-bridge = Pont
card-gondola = Gondole
card-councillor = Conseiller
card-joker = Joker
stage-doge = A, Doge
stage-gold = B, Or
stage-building = C, Bâtiment
stage-bridge = D, Pont
stage-gondola = E, Gondole
stage-councillor = F, Conseiller
building-green_1 = vert 1
building-green_2 = vert 2
building-green_3 = vert 3
building-green_4 = vert 4
building-yellow_1 = jaune 1
building-yellow_2 = jaune 2
building-yellow_3 = jaune 3
building-yellow_4 = jaune 4
building-blue_1 = bleu 1
building-blue_2 = bleu 2
building-blue_3 = bleu 3
building-blue_4 = bleu 4
condition-free = non utilisé
condition-used = utilisé ce tour-ci
condition-resting = tout juste pris
some-card = { $n } × { $thing }
some-building = { $n } × { $thing }
nothing = rien
nobody = personne
ref-pile = Piocher
ref-point = Le point seul
ref-reserve = De la réserve
neutral-player = Joueur neutre

## Pouvoirs des bâtiments

power-green_1 = Phase I, pour une pièce : prendre une carte visible de la rangée restante, ou piocher trois cartes cachées.
power-green_2 = Phase I, pour une pièce : garder une carte de plus ce tour-ci.
power-green_3 = Phase I, pour une pièce : une carte visible de la rangée restante ou trois cachées, et garder une carte de plus ce tour-ci.
power-green_4 = Phase I, pour une pièce : une carte visible de la rangée restante ou trois cachées, et garder deux cartes de plus ce tour-ci.
power-yellow_1 = Phase II, pour une pièce : jouer après tous les autres et prendre une pièce de la réserve.
power-yellow_2 = Phase II, pour une pièce : une carte d’un autre type compte comme une carte de l’étape.
power-yellow_3 = Phase II, pour une pièce : compte comme un joker.
power-yellow_4 = Phase II, pour une pièce : une carte d’un autre type compte comme deux cartes de l’étape.
power-blue_1 = Phase III, pour une pièce : échanger un bâtiment contre la valeur suivante de sa couleur, si elle est en réserve.
power-blue_2 = Phase III, pour une pièce : 1 point, et un conseiller passe de la réserve générale à la vôtre.
power-blue_3 = Phase III, pour une pièce : avancer sur la piste Doge d’autant de cases que votre position.
power-blue_4 = Phase III, pour une pièce : 3 points.

## Bonus des étapes et des rives

bonus-doge = Le plus de cartes : une case de plus sur la piste Doge.
bonus-gold = Le plus de cartes : une pièce de plus.
bonus-building = Le plus de cartes : compte pour une carte de plus.
bonus-bridge = Le plus de cartes : un point de plus, et le pont suivant à poser. Sans carte : un point de moins.
bonus-gondola = Le plus de cartes : une gondole à poser, et un conseiller à côté.
bonus-councillor = Le plus de cartes : un conseiller de plus.
bonus-bank = Premier présent dans les trois quartiers d’une rive : 5 points.

## Questions

ask-start-building = Avec quel bâtiment commencez-vous ?
    .other = { $player } choisit un bâtiment de départ.
ask-take-row = Quelle rangée de cartes prenez-vous ?
    .other = { $player } prend une rangée de cartes.
ask-use-green = Activer un bâtiment vert ?
    .other = { $player } peut activer des bâtiments verts.
ask-cut-hands = Quelles cartes défaussez-vous ?
    .other = Les mains sont réduites : { $player }.
ask-play-cards = Étape { $stage } : combien de cartes jouez-vous ?
    .other = Étape { $stage } : à { $player } de jouer.
ask-take-building = { $left ->
        [0] Quel bâtiment prenez-vous, de valeur { $allowed } au plus ?
       *[other] Quel bâtiment de valeur { $allowed } prenez-vous ? Un autre, de valeur { $left } au plus, pourra suivre.
    }
    .other = { $left ->
        [0] { $player } prend un bâtiment de valeur { $allowed } au plus.
       *[other] { $player } prend un bâtiment de valeur { $allowed } ; un autre, de valeur { $left } au plus, pourra suivre.
    }
ask-take-second-building = Quel second bâtiment prenez-vous, de valeur { $allowed } au plus ?
    .other = { $player } peut prendre un second bâtiment, de valeur { $allowed } au plus.
ask-return-building = Plus de place : quel bâtiment cède la sienne à { $building } ?
    .other = { $player } fait de la place pour { $building }.
ask-place-bridge = Où posez-vous le pont { $first }/{ $second } ?
    .other = { $player } pose le pont { $first }/{ $second }.
ask-place-gondola = Où posez-vous la gondole ?
    .other = { $player } pose une gondole.
ask-send-councillor = { $link } : dans quel quartier va votre conseiller ?
    .other = { $link } : { $player } envoie un conseiller.
ask-move-councillor = { $link } : déplacer un conseiller vers l’un de ces quartiers ?
    .other = { $link } : { $player } peut déplacer un conseiller.
ask-bring-councillor = Faire venir un conseiller d’un autre quartier à { $district } ? ({ $steps ->
        [one] encore un
       *[other] encore { $steps }
    })
    .other = { $player } peut faire venir des conseillers à { $district } (encore { $steps }).
ask-use-blue = Activer un bâtiment bleu ?
    .other = { $player } peut activer des bâtiments bleus.

## Actions

do-start-with = Commencer avec { $building }
do-take-row = Prendre la rangée { $row ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[other] F
    }
do-green-open = Activer { $own } : prendre { $open }
do-green-blind = Activer { $own } : piocher trois cartes
do-green-keep = Activer { $own } : garder une carte de plus
do-no-more-green = N’activer aucun autre bâtiment vert
do-cut = Défausser { $card }
do-play = Jouer { $cards ->
        [0] { $jokers ->
            [0] ce qui est posé
            [one] un joker
           *[other] { $jokers } jokers
        }
        [one] une carte{ $jokers ->
            [0] { "" }
            [one] { " " }et un joker
           *[other] { " " }et { $jokers } jokers
        }
       *[other] { $cards } cartes{ $jokers ->
            [0] { "" }
            [one] { " " }et un joker
           *[other] { " " }et { $jokers } jokers
        }
    }
do-pass = Passer
do-delay = Jouer plus tard ({ $own })
do-turn-card = Changer une carte { $card } ({ $own })
do-as-joker = Activer { $own } comme joker
do-take-building = Prendre { $building }
do-no-building = Ne rien prendre
do-return-building = Rendre { $own } ({ $condition })
do-place-bridge = Poser le pont : { $first } vers { $from }, { $second } vers { $to }
do-place-gondola = Poser la gondole : { $link }
do-send-councillor = Envoyer le conseiller à { $district }
do-move-councillor = De { $origin } à { $district }
do-leave-councillors = Laisser les conseillers
do-bring-councillor = Faire venir de { $district }
do-swap = Échanger { $own } ({ $condition })
do-use-blue = Activer { $own }
do-point-only = Activer { $own } pour le point seul
do-no-more-blue = N’activer aucun autre bâtiment bleu

## Journal

event-first-player = Premier joueur : { $player }.
event-chose-start = { $player } commence avec { $building }.
event-round-began = Tour { $round } : { $district }.
event-took-row = { $player } prend une rangée : { $cards }.
event-drew = { $player } pioche { $cards }.
event-drew-hidden = { $player } pioche { $number ->
        [one] une carte cachée
       *[other] { $number } cartes cachées
    }.
event-took-open = { $player } active { $building } et prend { $card } dans la rangée restante.
event-kept-more = { $player } active { $building } et peut garder { $number } cartes.
event-cut-down = { $player } défausse { $cards }.
event-cut-down-hidden = { $player } défausse { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
event-left-over = La rangée restante est défaussée : { $cards }.
event-neutral-drew = { $player } reçoit { $cards }.
event-reshuffled = Les défausses forment une nouvelle pioche de { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
event-stage-began = Étape { $stage }. { $player } joue d’abord.
event-played = { $player } joue { $natural ->
        [0] { $jokers ->
            [0] ce qui est posé
            [one] un joker
           *[other] { $jokers } jokers
        }
        [one] une carte{ $jokers ->
            [0] { "" }
            [one] { " " }et un joker
           *[other] { " " }et { $jokers } jokers
        }
       *[other] { $natural } cartes{ $jokers ->
            [0] { "" }
            [one] { " " }et un joker
           *[other] { " " }et { $jokers } jokers
        }
    } (étape { $stage }), valeur { $number }.
event-passed = { $player } ne joue aucune carte (étape { $stage }).
event-delayed = { $player } active { $building } pour jouer plus tard.
event-turned = { $player } active { $building } et change une carte { $card } (étape { $stage }).
event-used-as-joker = { $player } active { $building } comme joker.
event-bonus-won = { $player } remporte le bonus avec { $number } (étape { $stage }).
event-no-bonus = Personne ne remporte le bonus (étape { $stage }).
event-stepped = { $player } avance { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }, jusqu’à la case { $space } de la piste Doge.
event-earned = { $player } prend { $number ->
        [one] une pièce
       *[other] { $number } pièces
    }.
event-built = { $player } prend { $building }.
event-returned = { $player } rend { $building } pour { $points ->
        [one] un point
       *[other] { $points } points
    }.
event-scored = { $player } marque { $points ->
        [one] un point
       *[other] { $points } points
    }.
event-lost-points = { $player } n’a joué aucun Pont et { $points ->
        [0] n’a aucun point à perdre
        [one] perd { $points } point
       *[other] perd { $points } points
    }.
event-bridged = { $player } pose un pont, { $link } ({ $first } – { $second }).
event-turned-up = Pont suivant : { $first }/{ $second }.
event-gondola-laid = { $player } pose une gondole, { $link }.
event-marked = La marque du joueur neutre se déplace : { $link }.
event-unmarked = Toutes les connexions sont prises : la marque du joueur neutre quitte le plateau.
event-recruited = { $player } { $number ->
        [0] ne prend aucun conseiller
        [one] prend un conseiller
       *[other] prend { $number } conseillers
    } dans sa réserve{ $points ->
        [0] { "" }
        [one] { " " }et marque un point
       *[other] { " " }et marque { $points } points
    }.
event-sent = { $player } envoie un conseiller à { $district }.
event-moved = { $player } déplace un conseiller : de { $origin } à { $district }.
event-seated = { $player } place { $number ->
        [one] un conseiller
       *[other] { $number } conseillers
    } à { $district }.
event-bank-won = { $player } tient toute la { $bank } : { $points } points.
event-bank-lost = { $player } tient toute la { $bank }.
event-bank-turned = Le bonus de la { $bank } est pris.
event-swapped = { $player } échange { $building } contre { $better }.
event-used-building = { $player } active { $building }.
event-final-score = { $player } finit avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Décompte

score-track = Sur la piste
score-leftovers = Conseillers et pièces restants
score-buildings = Bâtiments
score-districts = Quartiers
score-total = Total

## Aperçus

note-row = { $cards }
note-stock = { $n ->
        [one] { $n } en réserve
       *[other] { $n } en réserve
    }
note-swap = Vous prenez { $better } ; il se repose ce tour-ci.
note-return = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
note-blue-3 = De la case { $from } à la case { $to }
note-no-bridge = Aucun Pont : −{ $points } point
note-behind = Pas le plus de cartes : quelqu’un en a { $n }
note-stage-doge = { $n ->
        [one] { $n } case sur la piste Doge
       *[other] { $n } cases sur la piste Doge
    }
note-stage-gold = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
note-stage-building = { $left ->
        [0] Un bâtiment de valeur { $n } au plus
       *[other] Un bâtiment de valeur { $n }, puis un autre de valeur { $left } au plus
    }
note-stage-bridge = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
note-stage-gondola = { $n ->
        [one] { $n } conseiller en réserve
       *[other] { $n } conseillers en réserve
    }
note-stage-councillor = { $n ->
        [one] { $n } conseiller dans le quartier
       *[other] { $n } conseillers dans le quartier
    }
note-bonus-doge = Le plus de cartes pour l’instant : +{ $n } case
note-bonus-gold = Le plus de cartes pour l’instant : +{ $n } pièce
note-bonus-building = Le plus de cartes pour l’instant : compte { $n } de plus
note-bonus-bridge = Le plus de cartes pour l’instant : +{ $n } point et le pont
note-bonus-gondola = Le plus de cartes pour l’instant : une gondole et un conseiller
note-bonus-councillor = Le plus de cartes pour l’instant : +{ $n } conseiller
note-district = { $district } : { $before } → { $after }
note-bank = Complète la { $bank } : +{ $points } points

## La position en mots

describe-round = Tour { $round } sur 6, quartier en cours : { $district }.
describe-doge = Ordre Doge : { $players }.
describe-player = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur la piste, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $reserve ->
        [one] { $reserve } conseiller
       *[other] { $reserve } conseillers
    } en réserve et { $general } en réserve générale ; bâtiments : { $buildings }. Marquerait { $now } maintenant.
describe-district = { $district } ({ $bank }, tour { $number }) : vaut { $value } ; conseillers : { $councillors }.
councillors-of = { $player } { $n }
describe-hand = Votre main : { $cards }.
