title = Venezia 2099
tagline = La ville coule. Sauvez les trésors avant la dernière marée.
pitch = Des collectionneurs parcourent une Venise qui sombre quartier après quartier. À chaque coup, on se déplace, on peut acheter, et l’on doit jouer sa prophétie la plus basse : un quartier de plus coule. Ce qui est rare à la fin est précieux.

## Étapes d’un coup
step-move = Déplacer
step-buy = Acheter
step-prophecy = Prophétie

## Questions
ask-place-figure = Où placez-vous une figurine ?
    .other = { $player } place une figurine.
ask-move-figure = Quelle figurine se déplace, et où ?
    .other = { $player } peut déplacer une figurine.
ask-buy-treasure = Achetez-vous un trésor ?
    .other = { $player } peut acheter un trésor.
ask-play-prophecy = Laquelle de vos prophéties les plus basses jouez-vous ?
    .other = { $player } doit jouer une prophétie.
ask-rescue-figure = Votre figurine en { $square } tombe à l’eau. Une gondole la sauve-t-elle ?
    .other = { $player } peut sauver en gondole la figurine tombée en { $square }.

## Actes
do-place = La placer en { $square }
do-stay = Ne pas bouger
do-move = Aller en { $square }
do-gondola = Aller en { $square } en gondole
do-buy-nothing = Ne rien acheter
do-buy = Acheter { $treasure } pour { $price ->
    [one] une pièce
   *[other] { $price } pièces
}
do-prophecy = Jouer { $district }
do-let-fall = La laisser tomber
do-rescue = La sauver en { $square }

## Ce qui s’est passé
event-left-out = On joue sans { $colour }.
event-dealt = Vous recevez { $count } prophéties : { $cards }.
event-dealt-hidden = { $player } reçoit { $count } prophéties.
event-first = { $player } commence.
event-placed = { $player } place une figurine en { $square }.
event-moved = { $player } va de { $origin } en { $square }.
event-sailed = { $player } va en gondole de { $origin } en { $square }.
event-bought = { $player } achète { $colour } pour { $price ->
    [one] une pièce
   *[other] { $price } pièces
} en { $square }.
event-sunk = { $player } joue { $district } : { $square } coule{ $coins ->
    [0] .
    [one] , avec une pièce.
   *[other] , avec { $coins } pièces.
}
event-fell = Une figurine de { $player } est perdue.
event-rescued = { $player } sauve sa figurine en gondole : en { $square }.
event-ended = La dernière prophétie a été jouée.

## Aperçus et chiffres du moment
note-platform = { $square } : une plateforme. À l’abri de l’eau, sans valeur à la fin.
note-district = { $square } : { $district }. Un trésor y coûte { $price } et vaut { $worth } en ce moment ; la figurine rapporterait { $points }.
note-gondola = { $left ->
    [0] Votre dernière carte de gondole.
    [one] Il vous restera une carte de gondole.
   *[other] Il vous restera { $left } cartes de gondole.
}
note-buy = { $price ->
    [one] Une pièce
   *[other] { $price } pièces
} pour { $treasure } en { $square }, qui vaut { $worth } en ce moment.
note-sinks = { $square } coule{ $coins ->
    [0] .
    [one]  avec une pièce.
   *[other]  avec { $coins } pièces.
}
note-sinks-figure = { $square } coule sous la figurine de { $owner }{ $coins ->
    [0] .
    [one] , avec une pièce.
   *[other] , avec { $coins } pièces.
}
describe-player = { $player } : { $cards ->
    [one] une prophétie
   *[other] { $cards } prophéties
}, { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}, { $gondolas ->
    [one] une carte de gondole
   *[other] { $gondolas } cartes de gondole
} ; figurines : { $figures } ; trésors : { $treasures }.
describe-colour = { $colour } : { $left ->
    [one] il reste un quartier
   *[other] il reste { $left } quartiers
}, un trésor vaut { $worth } : { $squares }.
place = { $square } ({ $tile }{ $coins ->
    [0] {""}
    [one] , une pièce
   *[other] , { $coins } pièces
})
platform = plateforme
no-figures = aucune
no-treasures = aucun
treasures-black = { $n ->
    [one] { $n } noir
   *[other] { $n } noirs
}
treasures-bronze = { $n } bronze
treasures-turquoise = { $n } turquoise
treasures-red = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
}
treasures-mauve = { $n ->
    [one] { $n } mauve
   *[other] { $n } mauves
}
treasures-green = { $n ->
    [one] { $n } vert
   *[other] { $n } verts
}

## Feuille de score
score-treasures = Trésors
score-figures = Figurines survivantes
score-figures-numbers = sur des nombres
score-figures-x = sur un X
score-coins = Pièces
score-total = Total

## Noms des choses
districts-black = les quartiers noirs
districts-bronze = les quartiers bronze
districts-turquoise = les quartiers turquoise
districts-red = les quartiers rouges
districts-mauve = les quartiers mauves
districts-green = les quartiers verts
colour-black = noir
treasure-black = un trésor noir
colour-bronze = bronze
treasure-bronze = un trésor bronze
colour-turquoise = turquoise
treasure-turquoise = un trésor turquoise
colour-red = rouge
treasure-red = un trésor rouge
colour-mauve = mauve
treasure-mauve = un trésor mauve
colour-green = vert
treasure-green = un trésor vert
district-black-2 = le 2 noir
district-black-3 = le 3 noir
district-black-4 = le 4 noir
district-black-5 = le 5 noir
district-black-6 = le 6 noir
district-black-7 = le 7 noir
district-black-8 = le 8 noir
district-black-x = le X noir
district-bronze-2 = le 2 bronze
district-bronze-3 = le 3 bronze
district-bronze-4 = le 4 bronze
district-bronze-5 = le 5 bronze
district-bronze-6 = le 6 bronze
district-bronze-7 = le 7 bronze
district-bronze-8 = le 8 bronze
district-bronze-x = le X bronze
district-turquoise-2 = le 2 turquoise
district-turquoise-3 = le 3 turquoise
district-turquoise-4 = le 4 turquoise
district-turquoise-5 = le 5 turquoise
district-turquoise-6 = le 6 turquoise
district-turquoise-7 = le 7 turquoise
district-turquoise-8 = le 8 turquoise
district-turquoise-x = le X turquoise
district-red-2 = le 2 rouge
district-red-3 = le 3 rouge
district-red-4 = le 4 rouge
district-red-5 = le 5 rouge
district-red-6 = le 6 rouge
district-red-7 = le 7 rouge
district-red-8 = le 8 rouge
district-red-x = le X rouge
district-mauve-2 = le 2 mauve
district-mauve-3 = le 3 mauve
district-mauve-4 = le 4 mauve
district-mauve-5 = le 5 mauve
district-mauve-6 = le 6 mauve
district-mauve-7 = le 7 mauve
district-mauve-8 = le 8 mauve
district-mauve-x = le X mauve
district-green-2 = le 2 vert
district-green-3 = le 3 vert
district-green-4 = le 4 vert
district-green-5 = le 5 vert
district-green-6 = le 6 vert
district-green-7 = le 7 vert
district-green-8 = le 8 vert
district-green-x = le X vert
