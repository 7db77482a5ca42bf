# Venedig : tout ce que dit le jeu, en français.

title = Venedig
tagline = Bâtir la ville, pilotis après pilotis, le long des canaux.
pitch = Posez des cartes pour des maisons, des palais, des places, des églises et des ponts, seul ou avec vos rivaux. L’architecte choisit l’emplacement et prend tous les points, les autres participants la moitié. Points et or font avancer votre gondole sur les canaux : qui va le plus loin gagne.

# --- les choses

type-casa = Casa
    .gender = feminine
type-palazzo = Palazzo
    .gender = masculine
type-campo = Campo
    .gender = masculine
type-basilica = Basilica
    .gender = feminine
type-ponte = Ponte
    .gender = masculine
some-type = { $n } { $thing }
the-third = le joueur imaginaire
nothing = rien
no-district = aucun quartier
no-building = aucun bâtiment
no-cell = aucune

# --- options de la table

option-cards = Répartition des cartes
option-cards-balanced = Équilibrée (9, 8, 8, 9, 8) : reconstituée
option-cards-as_pieces = Comme les pièces (19, 6, 6, 5, 6) : autre lecture de la liste imprimée
option-crossing = Cases 10 et 45
option-crossing-one = Une seule case
option-crossing-two = Deux cases

# --- le moment du tour

step-build = Construire
step-drain = Assécher
step-draw = Piocher

# --- questions

ask-lay-and-build = Poser des cartes ou construire ?
    .other = { $player } pose des cartes et construit.
ask-choose-site = Où construire { $type_gender ->
        [feminine] la
       *[masculine] le
    } { $type } ?
    .other = { $player } choisit l’emplacement { $type_gender ->
        [feminine] de la
       *[masculine] du
    } { $type }.
ask-drop-pile = Quelle pile abandonner ? Deux types peuvent rester.
    .other = { $player } abandonne une pile.
ask-exchange = Échanger ces jetons, ou en ajouter ?
    .other = { $player } réunit de l’or pour un échange.
ask-exchange-in-between = Échanger de l’or avant que les autres avancent ?
    .other = { $player } peut échanger de l’or maintenant.
ask-last-exchange = La partie s’achève. Un dernier échange d’or ?
    .other = { $player } peut échanger de l’or une dernière fois.
ask-drain = { $left ->
        [one] Assécher encore une case ?
       *[other] Quelle case assécher ? Vous pouvez prendre { $left } jetons.
    }
    .other = { $player } peut assécher des cases.
ask-draw-cards = Comment piocher ?
    .other = { $player } pioche.
ask-discard-card = Six cartes : laquelle défausser ?
    .other = { $player } défausse une carte.
ask-take-card = { $left ->
        [one] Prenez la dernière carte.
       *[other] Prenez une carte : encore { $left }.
    }
    .other = { $player } prend des cartes.

# --- actes

do-lay = Poser { $type }
do-lay-set = Poser une série entière : { $type }
do-build = Construire { $type_gender ->
        [feminine] la
       *[masculine] le
    } { $type }
do-build-set = Construire { $type_gender ->
        [feminine] la
       *[masculine] le
    } { $type } de votre série
do-draw-for-third = Tirer une carte pour le joueur imaginaire
do-build-no-more = Ne plus construire
do-on-cell = Construire { $type_gender ->
        [feminine] la
       *[masculine] le
    } { $type } en { $cell }
do-on-palazzo-site = Construire en { $site }
do-on-basilica-site = Construire en { $site }
do-on-link = Construire en { $end }
do-drop = Abandonner { $type }
do-hand-in = Remettre { $value } d’or
do-trade = Échanger
do-go-on = Ne pas échanger
do-drain = Assécher { $cell }
do-drain-no-more = Ne plus assécher
do-take-from-row = Prendre { $type }
do-take-from-deck = Piocher
do-lay-in-row = Mettre { $type } dans la rangée, prendre trois cartes
do-discard = Défausser { $type }

# --- ce qui se passe

event-first-player = { $player } commence.
event-dealt = { $player } reçoit { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } : { $cards }.
event-dealt-hidden = { $player } reçoit { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
event-laid = { $player } pose { $type }.
event-laid-for-third = { $player } tire { $type } pour le joueur imaginaire, qui pose la carte.
event-discarded-for-third = { $player } tire { $type } pour le joueur imaginaire ; la carte est défaussée.
event-laid-set = { $player } pose une série entière : { $type }.
event-completed-set = { $player } a posé la série entière en un tour : { $type }. L’architecte retourne sur le plateau.
event-became-architect = { $player } devient l’architecte { $type_gender ->
        [feminine] de la
       *[masculine] du
    } { $type }.
event-third-became-architect = Le joueur imaginaire devient l’architecte { $type_gender ->
        [feminine] de la
       *[masculine] du
    } { $type }.
event-no-site = Pas de place pour { $type_gender ->
        [feminine] la
       *[masculine] le
    } { $type } : ses cartes sont perdues.
event-raised = { $player } construit { $type_gender ->
        [feminine] une
       *[masculine] un
    } { $type } en { $cell } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-raised-palazzo = { $player } construit un Palazzo en { $site } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-raised-basilica = { $player } construit une Basilica en { $site } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-raised-ponte = { $player } construit un Ponte en { $site } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-got-gold = { $player } pioche un jeton d’or : { $value }.
event-got-gold-hidden = { $player } pioche un jeton d’or.
event-no-gold-left = Il ne reste pas d’or pour { $player }.
event-rowed = { $player } avance de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, jusqu’à { $space }.
event-dropped = { $player } abandonne { $number } { $type }.
event-traded = { $player } échange { $gold } d’or contre { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
event-drained = { $player } assèche { $cell } : { $value } d’or.
event-drained-hidden = { $player } assèche { $cell }.
event-took-from-row = { $player } prend { $type } dans la rangée.
event-drew = { $player } pioche { $type }.
event-drew-hidden = { $player } pioche une carte.
event-discarded = { $player } défausse { $type }.
event-laid-in-row = { $player } met { $type } dans la rangée.
event-row-cleared = Les quatre cartes de la rangée sont défaussées.
event-reshuffled = La défausse est mélangée : nouvelle pioche de { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
event-type-exhausted = { $type_gender ->
        [feminine] La dernière
       *[masculine] Le dernier
    } { $type } est en place : la partie s’achève.
event-reached-the-end = { $player } atteint la case { $space } : la partie s’achève.

# --- ce que ferait un acte

note-lay-casa = Construite aussitôt, sur une case libre.
note-lay-keep = { $lying ->
        [one] { $lying } carte
       *[other] { $lying } cartes
    } sur { $needed } ; vous restez l’architecte.
note-lay-architect = { $lying ->
        [one] { $lying } carte
       *[other] { $lying } cartes
    } sur { $needed } ; vous devenez l’architecte.
note-lay-help = { $lying ->
        [one] { $lying } carte
       *[other] { $lying } cartes
    } sur { $needed } ; { $architect } reste l’architecte.
note-set = Une série à vous, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : vous construisez seul, sans l’architecte.
note-no-room = Pas de place pour { $type_gender ->
        [feminine] la
       *[masculine] le
    } { $type } : les cartes seraient perdues.
note-chooser = { $architect } choisit l’emplacement.
note-drain = { $cell } devient libre.
note-drain-opens = { $cell } devient libre et ouvre des emplacements : { $sites }.
note-exchange = { $gold } d’or pour { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, jusqu’à { $space } ; { $lost } d’or perdu.
note-exchange-more = { $gold } d’or pour l’instant, il en manque { $missing }.
note-worth = Rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
note-gain = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, jusqu’à { $space }.
note-gain-gold = { $player } : un jeton d’or, puis { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, jusqu’à { $space }.

# --- la position en mots

describe-player = { $player } est sur la case { $space } (quartiers touchés : { $districts }), a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $marsh ->
        [one] { $marsh } jeton marécage
       *[other] { $marsh } jetons marécage
    } et { $gold ->
        [one] { $gold } jeton d’or
       *[other] { $gold } jetons d’or
    }. Sur la table : { $piles }.
describe-third = Le joueur imaginaire a sur la table : { $piles }.
describe-cards = Dans la rangée : { $row }. Dans la pioche : { $deck }. Jetons d’or en réserve : { $gold }.
describe-stock = Pièces restantes : { $pieces }.
describe-district = { $district } : { $buildings } ; cases libres : { $free } ; { $marsh ->
        [one] { $marsh } case
       *[other] { $marsh } cases
    } sous le marécage.
pieces-of = { $type } { $count }
pile = { $count } { $type }
pile-led = { $count } { $type } avec l’architecte
standing = { $type } en { $cells }

# --- le résultat

score-space = Case atteinte
