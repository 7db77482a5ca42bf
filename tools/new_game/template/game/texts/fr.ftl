title = @TITLE@
tagline = Jouez des cartes et piochez.
pitch = À chaque tour, jouez une carte. Piochez-en une autre pour un point, ou reposez-vous. La rangée la plus forte gagne.

## Questions
ask-play-card = Quelle carte jouez-vous ?
    .other = { $player } choisit une carte.
ask-draw-or-rest = Piochez-vous une carte ?
    .other = { $player } peut piocher une carte.

## Actes
do-play = Jouer un { $card }
do-draw = Piocher une carte pour un point
do-rest = Se reposer

## Ce qui s’est passé
event-dealt = { $player } reçoit { $number } cartes.
event-played = { $player } joue un { $card }.
event-drew = Vous piochez un { $card }.
event-drew-hidden = { $player } pioche une carte.

## Ce qui se trouve où
zone-hand = Main
zone-row = Cartes jouées
zone-drawn = Cartes piochées
zone-deck = Pioche
