title = Doge
tagline = Vote, promise, count: who will hold the most districts?
pitch = Lay your votes face down, win districts one by one, send councillors where they vote for you, and turn houses into palaces before the others do.

## Areas, councillors

area-cannaregio = Cannaregio
area-castello = Castello
area-dorsoduro = Dorsoduro
area-san-marco = San Marco
area-san-polo = San Polo
area-santa-croce = Santa Croce
area-quarantia = Quarantia
    .gender = the

councillor-cannaregio = the councillor of Cannaregio
councillor-castello = the councillor of Castello
councillor-dorsoduro = the councillor of Dorsoduro
councillor-san-marco = the councillor of San Marco
councillor-san-polo = the councillor of San Polo
councillor-santa-croce = the councillor of Santa Croce
councillor-quarantia-1 = the first councillor of the Quarantia
councillor-quarantia-2 = the second councillor of the Quarantia
councillor-quarantia-3 = the third councillor of the Quarantia

## Questions

ask-lay-votes = Round { $round } of { $rounds }: which card, and which markers with it?
    .other = Round { $round } of { $rounds }: votes are being laid in secret. Still to choose: { $player }.
ask-settle-victory = You win { $district }. First the councillor, or first the houses?
    .other = { $player } wins { $district } and decides about the councillor and the houses.
ask-decide-councillor = What becomes of the councillor of { $district }?
    .other = { $player } decides about the councillor of { $district }.
ask-place-houses = How many houses do you place in { $district }?
    .other = { $player } places houses in { $district }.
ask-move-house = { $why ->
        [home] You may move one of your houses out of { $district }, or into it. Which one, and where to?
        [another] You may move another of your houses. Which one, and where to?
       *[any] { $left ->
            [one] You may move one of your houses. Which one, and where to?
           *[other] You may move up to { $left } of your houses, one at a time. Which one, and where to?
        }
    }
    .other = { $player } may move { $left ->
        [one] a house
       *[other] up to { $left } houses
    }.
ask-pick-councillor = { $left ->
        [one] The last councillor of the Quarantia: do you take it?
       *[other] Which councillor of the Quarantia do you decide about?
    }
    .other = { $player } decides about a councillor of the Quarantia.
ask-dismiss-councillor = { $tied ->
        [0] Nobody is second: which councillor turns neutral?
       *[other] Several are tied for second place: which councillor turns neutral?
    }
    .other = { $player } says which councillor of the Quarantia turns neutral.
ask-build-palace = Build a palace in { $district } for { $price } houses?
    .other = { $player } may build a palace in { $district } for { $price } houses.

## Actions

do-card = Play the card { $area }
do-lay = Lay { $markers ->
        [one] the marker { $ballot }
       *[other] the markers { $ballot }
    }
do-place = { $houses ->
        [0] Place no house in { $district }
        [one] Place one house in { $district }
       *[other] Place { $houses } houses in { $district }
    }
do-take = Send { $councillor } to { $area_gender ->
        [the] the { $area }
       *[other] { $area }
    }
do-renounce = Renounce { $councillor }
do-dismiss = Let { $councillor } turn neutral
do-move = Move a house from { $from } to { $to }
do-stay = Move no house
do-build = Build a palace in { $district }
do-decline = Keep the houses

## What happened

event-year-began = Year { $year } begins.
event-laid = { $player } lays { $markers ->
        [one] the marker { $ballot }
       *[other] the markers { $ballot }
    } in { $area_gender ->
        [the] the { $area }
       *[other] { $area }
    }.
event-laid-hidden = { $player } lays { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } in { $area_gender ->
        [the] the { $area }
       *[other] { $area }
    }.
event-shown = { $player } turns up { $markers ->
        [one] the marker { $ballot }
       *[other] the markers { $ballot }
    } in { $area_gender ->
        [the] the { $area }
       *[other] { $area }
    }.
event-voted = { $player } has { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } in { $area_gender ->
        [the] the { $area }
       *[other] { $area }
    }.
event-no-votes = Nobody has a vote in { $area_gender ->
        [the] the { $area }
       *[other] { $area }
    }.
event-won = { $player } wins { $area_gender ->
        [the] the { $area }
       *[other] { $area }
    }.
event-tied-first = { $player } is tied for first place in { $area_gender ->
        [the] the { $area }
       *[other] { $area }
    }.
event-second = { $player } is second in { $area_gender ->
        [the] the { $area }
       *[other] { $area }
    }.
event-tied-second = { $player } is tied for second place in { $area_gender ->
        [the] the { $area }
       *[other] { $area }
    }.
event-took = { $player } sends { $councillor } to { $area_gender ->
        [the] the { $area }
       *[other] { $area }
    }.
event-renounced = { $player } renounces { $councillor }.
event-dismissed = { $player } sets aside { $councillor }.
event-turned-neutral = Back on its circle: { $councillor }.
event-placed = { $player } places { $houses ->
        [one] a house
       *[other] { $houses } houses
    } in { $district }.
event-moved = { $player } moves a house from { $from } to { $to }.
event-built = { $player } builds a palace in { $district } for { $price } houses, on space { $space }.
event-turned = Next year's order goes on with { $area_gender ->
        [the] the { $area }
       *[other] { $area }
    }.
event-doge = { $player } has { $palaces } palaces in { $districts } districts: the condition to become Doge is met.
event-deadlock = Year { $year } is the last one: nobody has become Doge, and palaces decide.

## Previews

note-lay = { $votes ->
        [one] One vote
       *[other] { $votes } votes
    } with { $markers ->
        [one] one marker
       *[other] { $markers } markers
    }; you keep { $left ->
        [0] none
        [one] one marker
       *[other] { $left } markers
    }.
note-houses = You will have { $houses ->
        [one] one house
       *[other] { $houses } houses
    } in { $district }; a palace costs { $price }.
note-houses-full = You will have { $houses ->
        [one] one house
       *[other] { $houses } houses
    } in { $district }, where no palace space is free.
note-build = You will have { $palaces ->
        [one] one palace
       *[other] { $palaces } palaces
    } in { $districts ->
        [one] one district
       *[other] { $districts } districts
    }.
note-take = It gives you a vote there { $when ->
        [one] in the very next count
       *[other] in count number { $when } from now
    }.
note-take-next-year = It gives you a vote there next year, in count number { $when } from now, if the game goes on.
note-take-later = It gives you a vote there next year, in a count whose turn is not known yet, if the game goes on.
note-take-contested = Before that { $home_gender ->
        [the] the { $home }
       *[other] { $home }
    } is counted, and what becomes of this councillor is decided again.
note-take-uncertain = If { $home_gender ->
        [the] the { $home }
       *[other] { $home }
    } is counted before that, what becomes of this councillor is decided again.
note-renounce = It turns neutral, and you may move a house.
note-renounce-no-house = It turns neutral. You have no house to move.

## The position in words

describe-year = Year { $year }, { $players } players.
describe-order = Still to be counted this year, in this order: { $areas }.
describe-next-year = Next year's order so far: { $areas }.
describe-district = { $district }: { $built ->
        [0] no palace
        [one] one palace
       *[other] { $built } palaces
    }, the next one costs { $price } houses.
describe-district-full = { $district }: { $built } palaces, no space is free.
describe-quarantia = Quarantia.
describe-holding = { $player }: { $markers ->
        [0] no marker
        [one] one marker
       *[other] { $markers } markers
    }, { $houses ->
        [0] no house
        [one] one house
       *[other] { $houses } houses
    }, { $palaces ->
        [0] no palace
        [one] one palace
       *[other] { $palaces } palaces
    }.
describe-own-votes = You have { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } there.
describe-councillor = There stands { $councillor }, controlled by { $player }.
describe-player = { $player }: { $palaces ->
        [0] no palace
        [one] one palace
       *[other] { $palaces } palaces
    } in { $districts ->
        [one] one district
       *[other] { $districts } districts
    }, { $reserve ->
        [0] no house
        [one] one house
       *[other] { $reserve } houses
    } in reserve, { $rings ->
        [0] no ring
        [one] one ring
       *[other] { $rings } rings
    }, { $markers ->
        [0] no marker
        [one] one marker
       *[other] { $markers } markers
    } in hand.

## Score sheet

score-condition = A condition is met
score-districts = Districts with a palace
score-houses = Houses on the board
score-palaces = Palaces
