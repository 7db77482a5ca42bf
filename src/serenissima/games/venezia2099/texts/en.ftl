title = Venezia 2099
tagline = The city is sinking. Save the treasures before the last tide.
pitch = Collectors race across a Venice that goes under district by district. Each turn you move, you may buy, and you must play your lowest prophecy: one more district sinks. What is rare in the end is precious.

## Steps of a turn
step-move = Move
step-buy = Buy
step-prophecy = Prophecy

## Questions
ask-place-figure = Where do you place a figure?
    .other = { $player } is placing a figure.
ask-move-figure = Which figure moves, and where to?
    .other = { $player } may move a figure.
ask-buy-treasure = Do you buy a treasure?
    .other = { $player } may buy a treasure.
ask-play-prophecy = Which of your lowest prophecies do you play?
    .other = { $player } has to play a prophecy.
ask-rescue-figure = Your figure on { $square } is falling into the water. Does a gondola save it?
    .other = { $player } may save the figure on { $square } with a gondola.

## Acts
do-place = Place it on { $square }
do-stay = Do not move
do-move = Go to { $square }
do-gondola = Go to { $square } by gondola
do-buy-nothing = Buy nothing
do-buy = Buy { $treasure } for { $price ->
    [one] one coin
   *[other] { $price } coins
}
do-prophecy = Play { $district }
do-let-fall = Let it fall
do-rescue = Save it on { $square }

## What happened
event-left-out = This game is played without { $colour }.
event-dealt = You receive { $count } prophecies: { $cards }.
event-dealt-hidden = { $player } receives { $count } prophecies.
event-first = { $player } begins.
event-placed = { $player } places a figure on { $square }.
event-moved = { $player } goes from { $origin } to { $square }.
event-sailed = { $player } takes a gondola from { $origin } to { $square }.
event-bought = { $player } buys { $colour } for { $price ->
    [one] one coin
   *[other] { $price } coins
} on { $square }.
event-sunk = { $player } plays { $district }: { $square } sinks{ $coins ->
    [0] .
    [one] , and a coin with it.
   *[other] , and { $coins } coins with it.
}
event-fell = A figure of { $player } is lost.
event-rescued = { $player } saves the figure by gondola: to { $square }.
event-ended = The last prophecy has been played.

## Previews and live figures
note-platform = { $square }: a platform. Safe from the water, worth nothing in the end.
note-district = { $square }: { $district }. A treasure costs { $price } here and is worth { $worth } now; the figure would score { $points }.
note-gondola = { $left ->
    [0] Your last gondola card.
    [one] You keep one gondola card.
   *[other] You keep { $left } gondola cards.
}
note-buy = { $price ->
    [one] One coin
   *[other] { $price } coins
} for { $treasure } on { $square }, worth { $worth } now.
note-sinks = { $square } sinks{ $coins ->
    [0] .
    [one]  with a coin.
   *[other]  with { $coins } coins.
}
note-sinks-figure = { $square } sinks under the figure of { $owner }{ $coins ->
    [0] .
    [one] , with a coin.
   *[other] , with { $coins } coins.
}
describe-player = { $player }: { $cards ->
    [one] one prophecy
   *[other] { $cards } prophecies
}, { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, { $gondolas ->
    [one] one gondola card
   *[other] { $gondolas } gondola cards
}; figures: { $figures }; treasures: { $treasures }.
describe-colour = { $colour }: { $left ->
    [one] one district left
   *[other] { $left } districts left
}, a treasure is worth { $worth }: { $squares }.
place = { $square } ({ $tile }{ $coins ->
    [0] {""}
    [one] , one coin
   *[other] , { $coins } coins
})
platform = platform
no-figures = none
no-treasures = none
treasures-black = { $n } black
treasures-bronze = { $n } bronze
treasures-turquoise = { $n } turquoise
treasures-red = { $n } red
treasures-mauve = { $n } mauve
treasures-green = { $n } green

## Score sheet
score-treasures = Treasures
score-figures = Surviving figures
score-figures-numbers = on numbers
score-figures-x = on an X
score-coins = Coins
score-total = Total

## Names of things
districts-black = the black districts
districts-bronze = the bronze districts
districts-turquoise = the turquoise districts
districts-red = the red districts
districts-mauve = the mauve districts
districts-green = the green districts
colour-black = black
treasure-black = a black treasure
colour-bronze = bronze
treasure-bronze = a bronze treasure
colour-turquoise = turquoise
treasure-turquoise = a turquoise treasure
colour-red = red
treasure-red = a red treasure
colour-mauve = mauve
treasure-mauve = a mauve treasure
colour-green = green
treasure-green = a green treasure
district-black-2 = the black 2
district-black-3 = the black 3
district-black-4 = the black 4
district-black-5 = the black 5
district-black-6 = the black 6
district-black-7 = the black 7
district-black-8 = the black 8
district-black-x = the black X
district-bronze-2 = the bronze 2
district-bronze-3 = the bronze 3
district-bronze-4 = the bronze 4
district-bronze-5 = the bronze 5
district-bronze-6 = the bronze 6
district-bronze-7 = the bronze 7
district-bronze-8 = the bronze 8
district-bronze-x = the bronze X
district-turquoise-2 = the turquoise 2
district-turquoise-3 = the turquoise 3
district-turquoise-4 = the turquoise 4
district-turquoise-5 = the turquoise 5
district-turquoise-6 = the turquoise 6
district-turquoise-7 = the turquoise 7
district-turquoise-8 = the turquoise 8
district-turquoise-x = the turquoise X
district-red-2 = the red 2
district-red-3 = the red 3
district-red-4 = the red 4
district-red-5 = the red 5
district-red-6 = the red 6
district-red-7 = the red 7
district-red-8 = the red 8
district-red-x = the red X
district-mauve-2 = the mauve 2
district-mauve-3 = the mauve 3
district-mauve-4 = the mauve 4
district-mauve-5 = the mauve 5
district-mauve-6 = the mauve 6
district-mauve-7 = the mauve 7
district-mauve-8 = the mauve 8
district-mauve-x = the mauve X
district-green-2 = the green 2
district-green-3 = the green 3
district-green-4 = the green 4
district-green-5 = the green 5
district-green-6 = the green 6
district-green-7 = the green 7
district-green-8 = the green 8
district-green-x = the green X
