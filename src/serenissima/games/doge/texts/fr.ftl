title = Doge
tagline = Voter, promettre, compter : qui tiendra le plus de quartiers ?
pitch = Posez vos votes face cachée, gagnez les quartiers un à un, envoyez les conseillers là où ils voteront pour vous, et changez vos maisons en palais avant les autres.

## Lieux, conseillers

area-cannaregio = Cannaregio
area-castello = Castello
area-dorsoduro = Dorsoduro
area-san-marco = San Marco
area-san-polo = San Polo
area-santa-croce = Santa Croce
area-quarantia = Quarantia
    .gender = le

councillor-cannaregio = le conseiller de Cannaregio
councillor-castello = le conseiller de Castello
councillor-dorsoduro = le conseiller de Dorsoduro
councillor-san-marco = le conseiller de San Marco
councillor-san-polo = le conseiller de San Polo
councillor-santa-croce = le conseiller de Santa Croce
councillor-quarantia-1 = le premier conseiller du Quarantia
councillor-quarantia-2 = le deuxième conseiller du Quarantia
councillor-quarantia-3 = le troisième conseiller du Quarantia

## Questions

ask-lay-votes = Manche { $round } sur { $rounds } : quelle carte, et quels marqueurs avec elle ?
    .other = Manche { $round } sur { $rounds } : les votes se posent en secret. On attend encore : { $player }.
ask-settle-victory = Vous gagnez { $district }. D’abord le conseiller, ou d’abord les maisons ?
    .other = { $player } gagne { $district } et décide du conseiller et des maisons.
ask-decide-councillor = Que devient le conseiller de { $district } ?
    .other = { $player } décide du sort du conseiller de { $district }.
ask-place-houses = Combien de maisons placez-vous à { $district } ?
    .other = { $player } place des maisons à { $district }.
ask-move-house = { $why ->
        [home] Vous pouvez déplacer une de vos maisons hors de { $district }, ou vers ce quartier. Laquelle, et où ?
        [another] Vous pouvez déplacer une autre de vos maisons. Laquelle, et où ?
       *[any] { $left ->
            [one] Vous pouvez déplacer une de vos maisons. Laquelle, et où ?
           *[other] Vous pouvez déplacer jusqu’à { $left } de vos maisons, l’une après l’autre. Laquelle, et où ?
        }
    }
    .other = { $player } peut déplacer { $left ->
        [one] une maison
       *[other] jusqu’à { $left } maisons
    }.
ask-pick-councillor = { $left ->
        [one] Le dernier conseiller du Quarantia : le prenez-vous ?
       *[other] De quel conseiller du Quarantia décidez-vous ?
    }
    .other = { $player } décide du sort d’un conseiller du Quarantia.
ask-dismiss-councillor = { $tied ->
        [0] Personne n’est deuxième : quel conseiller redevient neutre ?
       *[other] Plusieurs sont deuxièmes ex aequo : quel conseiller redevient neutre ?
    }
    .other = { $player } désigne le conseiller du Quarantia qui redevient neutre.
ask-build-palace = Construire un palais à { $district } pour { $price } maisons ?
    .other = { $player } peut construire un palais à { $district } pour { $price } maisons.

## Actions

do-card = Jouer la carte { $area }
do-lay = Poser { $markers ->
        [one] le marqueur { $ballot }
       *[other] les marqueurs { $ballot }
    }
do-place = { $houses ->
        [0] Ne placer aucune maison à { $district }
        [one] Placer une maison à { $district }
       *[other] Placer { $houses } maisons à { $district }
    }
do-take = Envoyer { $councillor } { $area_gender ->
        [le] au { $area }
       *[other] à { $area }
    }
do-renounce = Renoncer : { $councillor }
do-dismiss = Rendre neutre { $councillor }
do-move = Déplacer une maison de { $from } à { $to }
do-stay = Ne déplacer aucune maison
do-build = Construire un palais à { $district }
do-decline = Garder les maisons

## Ce qui s’est passé

event-year-began = L’année { $year } commence.
event-laid = { $player } pose { $markers ->
        [one] le marqueur { $ballot }
       *[other] les marqueurs { $ballot }
    } { $area_gender ->
        [le] au { $area }
       *[other] à { $area }
    }.
event-laid-hidden = { $player } pose { $markers ->
        [one] un marqueur
       *[other] { $markers } marqueurs
    } { $area_gender ->
        [le] au { $area }
       *[other] à { $area }
    }.
event-shown = { $player } dévoile { $markers ->
        [one] le marqueur { $ballot }
       *[other] les marqueurs { $ballot }
    } { $area_gender ->
        [le] au { $area }
       *[other] à { $area }
    }.
event-voted = { $player } a { $votes ->
        [one] une voix
       *[other] { $votes } voix
    } { $area_gender ->
        [le] au { $area }
       *[other] à { $area }
    }.
event-no-votes = Personne n’a de voix { $area_gender ->
        [le] au { $area }
       *[other] à { $area }
    }.
event-won = { $player } gagne le vote { $area_gender ->
        [le] au { $area }
       *[other] à { $area }
    }.
event-tied-first = { $player } est à égalité pour la première place { $area_gender ->
        [le] au { $area }
       *[other] à { $area }
    }.
event-second = { $player } prend la deuxième place { $area_gender ->
        [le] au { $area }
       *[other] à { $area }
    }.
event-tied-second = { $player } est à égalité pour la deuxième place { $area_gender ->
        [le] au { $area }
       *[other] à { $area }
    }.
event-took = { $player } envoie { $councillor } { $area_gender ->
        [le] au { $area }
       *[other] à { $area }
    }.
event-renounced = { $player } renonce : { $councillor }.
event-dismissed = { $player } écarte { $councillor }.
event-turned-neutral = De retour sur son cercle : { $councillor }.
event-placed = { $player } place { $houses ->
        [one] une maison
       *[other] { $houses } maisons
    } à { $district }.
event-moved = { $player } déplace une maison de { $from } à { $to }.
event-built = { $player } construit un palais à { $district } pour { $price } maisons, sur la case { $space }.
event-turned = L’ordre de l’année suivante continue avec { $area_gender ->
        [le] le { $area }
       *[other] { $area }
    }.
event-doge = { $player } a { $palaces } palais dans { $districts } quartiers : la condition pour devenir Doge est remplie.
event-deadlock = L’année { $year } est la dernière : personne n’est devenu Doge, les palais décident.

## Aperçus

note-lay = { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    } avec { $markers ->
        [one] un marqueur
       *[other] { $markers } marqueurs
    } ; il vous reste { $left ->
        [0] zéro marqueur
        [one] un marqueur
       *[other] { $left } marqueurs
    }.
note-houses = Vous aurez { $houses ->
        [one] une maison
       *[other] { $houses } maisons
    } à { $district } ; un palais en coûte { $price }.
note-houses-full = Vous aurez { $houses ->
        [one] une maison
       *[other] { $houses } maisons
    } à { $district }, où aucun emplacement de palais n’est libre.
note-build = Vous aurez { $palaces ->
        [one] un palais
       *[other] { $palaces } palais
    } dans { $districts ->
        [one] un quartier
       *[other] { $districts } quartiers
    }.
note-take = Il vous donne une voix en ce lieu { $when ->
        [one] au tout prochain décompte
       *[other] au décompte numéro { $when } à partir de maintenant
    }.
note-take-next-year = Il vous donne une voix en ce lieu l’année suivante, au décompte numéro { $when } à partir de maintenant, si la partie continue.
note-take-later = Il vous donne une voix en ce lieu l’année suivante, lors d’un décompte dont le rang n’est pas encore connu, si la partie continue.
note-take-contested = Avant cela, on décompte { $home_gender ->
        [le] le { $home }
       *[other] { $home }
    }, et le sort de ce conseiller se décide de nouveau.
note-take-uncertain = Si l’on décompte d’abord { $home_gender ->
        [le] le { $home }
       *[other] { $home }
    }, le sort de ce conseiller se décide de nouveau.
note-renounce = Il redevient neutre, et vous pouvez déplacer une maison.
note-renounce-no-house = Il redevient neutre. Vous n’avez pas de maison à déplacer.

## La position en mots

describe-year = Année { $year }, { $players } joueurs.
describe-order = À décompter encore cette année, dans cet ordre : { $areas }.
describe-next-year = Ordre de l’année suivante jusqu’ici : { $areas }.
describe-district = { $district } : { $built ->
        [0] pas de palais
        [one] un palais
       *[other] { $built } palais
    }, le suivant coûte { $price } maisons.
describe-district-full = { $district } : { $built } palais, aucun emplacement libre.
describe-quarantia = Quarantia.
describe-holding = { $player } : { $markers ->
        [0] pas de marqueur
        [one] un marqueur
       *[other] { $markers } marqueurs
    }, { $houses ->
        [0] pas de maison
        [one] une maison
       *[other] { $houses } maisons
    }, { $palaces ->
        [0] pas de palais
        [one] un palais
       *[other] { $palaces } palais
    }.
describe-own-votes = Vous y avez { $votes ->
        [one] une voix
       *[other] { $votes } voix
    }.
describe-councillor = Ici se tient { $councillor }, sous le contrôle de { $player }.
describe-player = { $player } : { $palaces ->
        [0] pas de palais
        [one] un palais
       *[other] { $palaces } palais
    } dans { $districts ->
        [one] { $districts } quartier
       *[other] { $districts } quartiers
    }, { $reserve ->
        [0] pas de maison
        [one] une maison
       *[other] { $reserve } maisons
    } en réserve, { $rings ->
        [0] pas d’anneau
        [one] un anneau
       *[other] { $rings } anneaux
    }, { $markers ->
        [0] pas de marqueur
        [one] un marqueur
       *[other] { $markers } marqueurs
    } en main.

## Feuille de score

score-condition = Une condition est remplie
score-districts = Quartiers avec un palais
score-houses = Maisons sur le plateau
score-palaces = Palais
