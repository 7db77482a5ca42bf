### Rialto, English.

title = Rialto
tagline = Six stages, six sestieri: every bridge changes what a district is worth.
pitch = Six rounds, six districts. Draft a row of cards, play them stage by stage, and win each stage's bonus: steps before the Doge, gold, buildings, bridges, gondolas, councillors. In the end a district pays what is built around it, to those who stand in it.

## Table options

option-neutral = Neutral player
option-neutral-no = No
option-neutral-yes = Yes, a third who blocks and never scores
option-board = Connections (both maps are reconstructed)
option-board-borders = The real borders of the sestieri (reconstructed)
option-board-rings = Three outer districts around three inner ones (reconstructed, the likelier)
option-bridges = Bridges (both sets are reconstructed)
option-bridges-logged = 3/6 4/6 5/6 3/5 4/5 4/5 (reconstructed, the likelier)
option-bridges-pairs = Each pair of 3, 4, 5, 6 once (reconstructed)

## Names of things

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
origin-reserve = the reserve
bank-citra = De Citra bank
bank-ultra = De Ultra bank
card-doge = Doge
card-gold = Gold
card-building = Building
card-bridge = Bridge
card-gondola = Gondola
card-councillor = Councillor
card-joker = Joker
stage-doge = A, Doge
stage-gold = B, Gold
stage-building = C, Building
stage-bridge = D, Bridge
stage-gondola = E, Gondola
stage-councillor = F, Councillor
building-green_1 = green 1
building-green_2 = green 2
building-green_3 = green 3
building-green_4 = green 4
building-yellow_1 = yellow 1
building-yellow_2 = yellow 2
building-yellow_3 = yellow 3
building-yellow_4 = yellow 4
building-blue_1 = blue 1
building-blue_2 = blue 2
building-blue_3 = blue 3
building-blue_4 = blue 4
condition-free = unused
condition-used = used this round
condition-resting = just taken
some-card = { $n } × { $thing }
some-building = { $n } × { $thing }
nothing = nothing
nobody = nobody
ref-pile = Draw from the pile
ref-point = The point alone
ref-reserve = From the reserve
neutral-player = Neutral player

## What the buildings do

power-green_1 = Phase I, for a coin: take one open card of the leftover row, or draw three hidden cards.
power-green_2 = Phase I, for a coin: keep one card more this round.
power-green_3 = Phase I, for a coin: one open card of the leftover row or three hidden ones, and keep one card more this round.
power-green_4 = Phase I, for a coin: one open card of the leftover row or three hidden ones, and keep two cards more this round.
power-yellow_1 = Phase II, for a coin: play after all others, and take a coin from the supply.
power-yellow_2 = Phase II, for a coin: one card of another type counts as one card of the stage.
power-yellow_3 = Phase II, for a coin: counts as a joker.
power-yellow_4 = Phase II, for a coin: one card of another type counts as two cards of the stage.
power-blue_1 = Phase III, for a coin: swap a building for the next value of its colour, if that is in stock.
power-blue_2 = Phase III, for a coin: 1 point, and a councillor from the general supply to the reserve.
power-blue_3 = Phase III, for a coin: advance on the Doge track by your position.
power-blue_4 = Phase III, for a coin: 3 points.

## Bonuses of the stages and banks

bonus-doge = Most cards: one more space on the Doge track.
bonus-gold = Most cards: one more coin.
bonus-building = Most cards: counts as one card more.
bonus-bridge = Most cards: one more point, and place the next bridge. Without a card: lose a point.
bonus-gondola = Most cards: place a gondola and a councillor beside it.
bonus-councillor = Most cards: one more councillor.
bonus-bank = First with a councillor in all three districts of a bank: 5 points.

## Questions

ask-start-building = Which building do you start with?
    .other = { $player } chooses a starting building.
ask-take-row = Which row of cards do you take?
    .other = { $player } takes a row of cards.
ask-use-green = Use a green building?
    .other = { $player } may use green buildings.
ask-cut-hands = Which cards do you discard?
    .other = Hands are being cut to size: { $player }.
ask-play-cards = Stage { $stage }: how many cards do you play?
    .other = Stage { $stage }: { $player } to play.
ask-take-building = { $left ->
        [0] Which building do you take, worth up to { $allowed }?
       *[other] Which building of value { $allowed } do you take? Then one worth up to { $left } may follow.
    }
    .other = { $left ->
        [0] { $player } takes a building worth up to { $allowed }.
       *[other] { $player } takes a building of value { $allowed }; then one worth up to { $left } may follow.
    }
ask-take-second-building = Which second building do you take, worth up to { $allowed }?
    .other = { $player } may take a second building worth up to { $allowed }.
ask-return-building = All places are full: which building makes room for { $building }?
    .other = { $player } makes room for { $building }.
ask-place-bridge = Where do you place the { $first }/{ $second } bridge?
    .other = { $player } places the { $first }/{ $second } bridge.
ask-place-gondola = Where do you place the gondola?
    .other = { $player } places a gondola.
ask-send-councillor = { $link }: to which district does your councillor go?
    .other = { $link }: { $player } sends a councillor.
ask-move-councillor = { $link }: move a councillor to one of these districts?
    .other = { $link }: { $player } may move a councillor.
ask-bring-councillor = Bring a councillor from another district to { $district }? ({ $steps ->
        [one] one step
       *[other] { $steps } steps
    } left)
    .other = { $player } may bring councillors to { $district } ({ $steps } left).
ask-use-blue = Use a blue building?
    .other = { $player } may use blue buildings.

## Actions

do-start-with = Start with { $building }
do-take-row = Take row { $row ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[other] F
    }
do-green-open = Use { $own }: take { $open }
do-green-blind = Use { $own }: draw three cards
do-green-keep = Use { $own }: keep one more
do-no-more-green = No more green buildings
do-cut = Discard { $card }
do-play = Play { $cards ->
        [0] { $jokers ->
            [0] what is laid
            [one] one joker
           *[other] { $jokers } jokers
        }
        [one] one card{ $jokers ->
            [0] { "" }
            [one] { " " }and one joker
           *[other] { " " }and { $jokers } jokers
        }
       *[other] { $cards } cards{ $jokers ->
            [0] { "" }
            [one] { " " }and one joker
           *[other] { " " }and { $jokers } jokers
        }
    }
do-pass = Pass
do-delay = Play later ({ $own })
do-turn-card = Turn a { $card } card ({ $own })
do-as-joker = Use { $own } as a joker
do-take-building = Take { $building }
do-no-building = Take no building
do-return-building = Return { $own } ({ $condition })
do-place-bridge = Place the bridge: { $first } towards { $from }, { $second } towards { $to }
do-place-gondola = Place the gondola: { $link }
do-send-councillor = Send the councillor to { $district }
do-move-councillor = From { $origin } to { $district }
do-leave-councillors = Leave the councillors
do-bring-councillor = Bring one from { $district }
do-swap = Swap { $own } ({ $condition })
do-use-blue = Use { $own }
do-point-only = Use { $own } for the point alone
do-no-more-blue = No more blue buildings

## Log

event-first-player = { $player } is first player.
event-chose-start = { $player } starts with { $building }.
event-round-began = Round { $round }: { $district }.
event-took-row = { $player } takes a row: { $cards }.
event-drew = { $player } draws { $cards }.
event-drew-hidden = { $player } draws { $number ->
        [one] one hidden card
       *[other] { $number } hidden cards
    }.
event-took-open = { $player } uses { $building } and takes { $card } from the leftover row.
event-kept-more = { $player } uses { $building } and may keep { $number } cards.
event-cut-down = { $player } discards { $cards }.
event-cut-down-hidden = { $player } discards { $number ->
        [one] one card
       *[other] { $number } cards
    }.
event-left-over = The leftover row is discarded: { $cards }.
event-neutral-drew = { $player } has { $cards }.
event-reshuffled = The discards are shuffled into a new pile of { $number ->
        [one] one card
       *[other] { $number } cards
    }.
event-stage-began = Stage { $stage }. { $player } plays first.
event-played = { $player } plays { $natural ->
        [0] { $jokers ->
            [0] what is laid
            [one] one joker
           *[other] { $jokers } jokers
        }
        [one] one card{ $jokers ->
            [0] { "" }
            [one] { " " }and one joker
           *[other] { " " }and { $jokers } jokers
        }
       *[other] { $natural } cards{ $jokers ->
            [0] { "" }
            [one] { " " }and one joker
           *[other] { " " }and { $jokers } jokers
        }
    } (stage { $stage }), worth { $number }.
event-passed = { $player } plays no card (stage { $stage }).
event-delayed = { $player } uses { $building } to play later.
event-turned = { $player } uses { $building } to turn a { $card } card (stage { $stage }).
event-used-as-joker = { $player } uses { $building } as a joker.
event-bonus-won = { $player } wins the bonus with { $number } (stage { $stage }).
event-no-bonus = Nobody wins the bonus (stage { $stage }).
event-stepped = { $player } advances { $number ->
        [one] one space
       *[other] { $number } spaces
    } to space { $space } of the Doge track.
event-earned = { $player } takes { $number ->
        [one] one coin
       *[other] { $number } coins
    }.
event-built = { $player } takes { $building }.
event-returned = { $player } returns { $building } for { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-scored = { $player } scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-lost-points = { $player } played no bridge card and { $points ->
        [0] has no point to lose
        [one] loses one point
       *[other] loses { $points } points
    }.
event-bridged = { $player } places a bridge, { $link } ({ $first } – { $second }).
event-turned-up = Next bridge: { $first }/{ $second }.
event-gondola-laid = { $player } places a gondola, { $link }.
event-marked = The neutral player's mark moves: { $link }.
event-unmarked = All connections are taken: the neutral player's mark leaves the board.
event-recruited = { $player } takes { $number ->
        [0] no councillor
        [one] one councillor
       *[other] { $number } councillors
    } into the reserve{ $points ->
        [0] { "" }
        [one] { " " }and scores one point
       *[other] { " " }and scores { $points } points
    }.
event-sent = { $player } sends a councillor to { $district }.
event-moved = { $player } moves a councillor from { $origin } to { $district }.
event-seated = { $player } places { $number ->
        [one] one councillor
       *[other] { $number } councillors
    } in { $district }.
event-bank-won = { $player } stands all along the { $bank }: { $points } points.
event-bank-lost = { $player } stands all along the { $bank }.
event-bank-turned = The bonus of the { $bank } is taken.
event-swapped = { $player } swaps { $building } for { $better }.
event-used-building = { $player } uses { $building }.
event-final-score = { $player } ends with { $points ->
        [one] one point
       *[other] { $points } points
    }.

## Score sheet

score-track = On the track
score-leftovers = Councillors and coins left
score-buildings = Buildings
score-districts = Districts
score-total = Total

## Previews

note-row = { $cards }
note-stock = { $n ->
        [one] One in stock
       *[other] { $n } in stock
    }
note-swap = You take { $better }; it rests this round.
note-return = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
note-blue-3 = From space { $from } to space { $to }
note-no-bridge = No bridge card: −{ $points } point
note-behind = Not the most cards: somebody has { $n }
note-stage-doge = { $n ->
        [one] 1 space on the Doge track
       *[other] { $n } spaces on the Doge track
    }
note-stage-gold = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
note-stage-building = { $left ->
        [0] A building worth up to { $n }
       *[other] A building of value { $n }, then one worth up to { $left }
    }
note-stage-bridge = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
note-stage-gondola = { $n ->
        [one] 1 councillor into the reserve
       *[other] { $n } councillors into the reserve
    }
note-stage-councillor = { $n ->
        [one] 1 councillor into the district
       *[other] { $n } councillors into the district
    }
note-bonus-doge = The most so far: +{ $n } space
note-bonus-gold = The most so far: +{ $n } coin
note-bonus-building = The most so far: counts { $n } more
note-bonus-bridge = The most so far: +{ $n } point and the bridge
note-bonus-gondola = The most so far: a gondola and a councillor
note-bonus-councillor = The most so far: +{ $n } councillor
note-district = { $district }: { $before } → { $after }
note-bank = Completes the { $bank }: +{ $points } points

## The position in words

describe-round = Round { $round } of 6, current district { $district }.
describe-doge = Doge order: { $players }.
describe-player = { $player }: { $points ->
        [one] one point
       *[other] { $points } points
    } on the track, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }, { $reserve ->
        [one] one councillor
       *[other] { $reserve } councillors
    } in reserve and { $general } in the general supply; buildings: { $buildings }. Would score { $now } now.
describe-district = { $district } ({ $bank }, round { $number }): worth { $value }; councillors: { $councillors }.
councillors-of = { $player } { $n }
describe-hand = Your hand: { $cards }.
