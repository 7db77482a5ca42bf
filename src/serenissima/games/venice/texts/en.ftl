title = Venice
tagline = Two gondolas, contracts, and a reputation to keep.
pitch = Two gondolas, one gondolier, fifteen buildings: train assistants, fulfil missions, rise in the Grand Council, and take care not to be the one with most intrigue when the Inquisition calls.

## Table options

option-favour = Favour cards
option-favour-no = None
option-favour-all = One each
option-without-1 = Seat 1 plays without a favour card
option-without-1-no = No
option-without-1-yes = Yes (handicap)
option-without-2 = Seat 2 plays without a favour card
option-without-2-no = No
option-without-2-yes = Yes (handicap)
option-without-3 = Seat 3 plays without a favour card
option-without-3-no = No
option-without-3-yes = Yes (handicap)
option-without-4 = Seat 4 plays without a favour card
option-without-4-no = No
option-without-4-yes = Yes (handicap)
option-without-5 = Seat 5 plays without a favour card
option-without-5-no = No
option-without-5-yes = Yes (handicap)
option-taxi = Taxi Service
option-taxi-no = No
option-taxi-yes = Yes
option-own-dock = Activate in passing where one’s other gondola lies
option-own-dock-no = No (rules)
option-own-dock-yes = Yes (printed example)
option-doge-extra = More assistants of the Doge at the start
option-doge-extra-0 = None
option-doge-extra-1 = One (harder)
option-doge-extra-2 = Two (harder)
option-doge-lead = The Doge’s start on the council
option-doge-lead-0 = Space 0
option-doge-lead-1 = Space 1 (harder)
option-doge-lead-2 = Space 2 (harder)
option-doge-lead-3 = Space 3 (harder)
option-doge-first-space = The Doge’s points for a first space
option-doge-first-space-0 = 0
option-doge-first-space-1 = 1 (harder)
option-doge-fourth-space = The Doge’s points for a fourth space
option-doge-fourth-space-4 = 4
option-doge-fourth-space-3 = 3 (easier)
option-doge-scrolls = The Doge’s scrolls at the start
option-doge-scrolls-2 = 2
option-doge-scrolls-3 = 3 (harder)
option-doge-scrolls-1 = 1 (easier)
option-doge-staff = The Doge’s assistants in the preliminary round
option-doge-staff-yes = Four
option-doge-staff-no = None (easier)
option-last-turns = Last turns without the Doge
option-last-turns-1 = One
option-last-turns-0 = None (harder)
option-last-turns-2 = Two (easier)

## Steps

step-card = Card
step-gondolier = Gondolier
step-move = Movement
step-mission = Mission
step-activate = Activation

## Places and things

building-market = the Market
building-monastery = the Monastery
building-small-council = the Small Council
building-shop = the Shop
building-quays = the Quays
building-consulate = the Consulate
building-library = the Library
building-senate = the Senate
building-church = the Church
building-court = the Court
building-bank = the Bank
building-council-of-ten = the Council of Ten
building-st-marks = St Mark’s Square
building-doges-palace = the Doge’s Palace
building-grand-council = the Grand Council
mission-0 = mission 1 (the Market)
mission-effect-0 = the first canal you pay for each turn costs 1 less
mission-1 = mission 2 (the Market)
mission-effect-1 = at the end, 3 coins give a point
mission-2 = mission 3 (the Monastery)
mission-effect-2 = under others’ bridges, 1 coin instead of an intrigue
mission-3 = mission 4 (the Monastery)
mission-effect-3 = 1 more scroll when a building gives you some
mission-4 = mission 5 (the Small Council)
mission-effect-4 = at the Grand Council your intrigue counts 2 more
mission-5 = mission 6 (the Small Council)
mission-effect-5 = each later mission: 1 space on the council
mission-6 = mission 7 (the Shop)
mission-effect-6 = 1 coin for each gondola of others you cross
mission-7 = mission 8 (the Shop)
mission-effect-7 = the first space of a tile gives any colour
mission-8 = mission 9 (the Quays)
mission-effect-8 = leaving the gondolier in place costs 1
mission-9 = mission 10 (the Quays)
mission-effect-9 = rearrange your cubes at the start of your turn
mission-10 = mission 11 (the Consulate)
mission-effect-10 = keep both influence cards you draw
mission-11 = mission 12 (the Consulate)
mission-effect-11 = play two influence cards a turn
mission-12 = mission 13 (the Library)
mission-effect-12 = 1 scroll when passing a communal building, once a turn
mission-13 = mission 14 (the Library)
mission-effect-13 = crossed on another’s turn, you pay nothing
mission-14 = mission 15 (the Senate)
mission-effect-14 = 2 coins for each influence card you play
mission-15 = mission 16 (the Senate)
mission-effect-15 = no taxes
mission-16 = mission 17 (the Church)
mission-effect-16 = mooring at St Mark’s or the Palace removes 1 intrigue
mission-17 = mission 18 (the Church)
mission-effect-17 = at the end, an intrigue costs 1 scroll or 3 coins
mission-18 = mission 19 (the Court)
mission-effect-18 = your effects on all others give you 1 coin and 1 scroll
mission-19 = mission 20 (the Court)
mission-effect-19 = no intrigue from others’ effects on everybody
mission-20 = mission 21 (the Bank)
mission-effect-20 = cubes may stand for scrolls
mission-21 = mission 22 (the Bank)
mission-effect-21 = 1 more coin when a building gives you 2 or more, once a turn
mission-22 = mission 23 (the Council of Ten)
mission-effect-22 = bridges at the Grand Council cost 2; 1 point for each you build
mission-23 = mission 24 (the Council of Ten)
mission-effect-23 = assistants you place advance to the second space
mission-24 = mission 25 (the Grand Council)
mission-effect-24 = 1 point when mooring where your assistant is on space 4
mission-25 = mission 26 (the Grand Council)
mission-effect-25 = 1 more point when a gondola moors above yours
colour-ceramics = ceramics
colour-cloth = cloth
colour-silver = silver
gondola-0 = the first gondola
gondola-1 = the second gondola
fleet-0 = the red fleet
fleet-1 = the green fleet
nothing = nothing
reason-effect = for an effect
reason-mooring = for gondolas moored above
reason-mission = for the mission
reason-card = for the card
reason-no-bridge = instead of a bridge
reason-lasting = for a lasting effect
reason-taxi = for the Doge’s ride
influence-foreman = Bribe the foreman
influence-overtime = Overtime
influence-councillors = Bribe the councillors
influence-information = Trade information
influence-build-bridge = Build a bridge
influence-promote = Promote workers
influence-stock = Manage stock
influence-offer = Make an offer
influence-investigate = Investigate
influence-testify = Testify
influence-spy = Hire a spy
influence-text-foreman = One of your assistants jumps to the fourth space; you take 3 intrigue.
influence-text-overtime = Activate a tile where one of your gondolas lies, at the level of your assistant.
influence-text-councillors = One space on the council; with most intrigue, take 1 more for another space.
influence-text-information = 2 coins and an influence card.
influence-text-build-bridge = Build a bridge, or 2 points for each of your bridges.
influence-text-promote = One of your assistants advances one space.
influence-text-stock = Move cubes between your gondolas, then gain one of your choice.
influence-text-offer = A mission without taxes, or 2 points.
influence-text-investigate = 3 scrolls.
influence-text-testify = Remove 3 intrigue.
influence-text-spy = Use all effects of a tile when you pass it this turn.
doge-denunciation = Denunciation
doge-search = Search of the holds
doge-public-works = Public works
doge-family-seats = Family seats
doge-presides = The Doge presides
doge-archives = Archives
doge-absolution = Absolution
doge-loyal-staff = Loyal staff
doge-revenue = Revenue
doge-text-denunciation = You take 1 intrigue.
doge-text-search = Twice: spend a scroll or take an intrigue.
doge-text-public-works = The Doge builds a bridge where his B gondola lies, or scores 2.
doge-text-family-seats = His rear council marker advances 2.
doge-text-presides = His front council marker advances 2, or 3 if he has more intrigue than you.
doge-text-archives = The Doge gains 2 scrolls and 1 point.
doge-text-absolution = The Doge removes 2 intrigue; 1 point if none is left.
doge-text-loyal-staff = 1 point for each of his assistants on a fourth space, up to 4.
doge-text-revenue = The Doge scores 3.

## Effects of buildings

effect-market-1 = a ceramics cube
effect-market-2 = 1 coin for two cubes of your choice
effect-market-3 = sell a cube for 4 coins
effect-market-4 = 5 coins for 5 points
effect-monastery-1 = a ceramics cube
effect-monastery-2 = 2 scrolls
effect-monastery-3 = an influence card
effect-monastery-4 = 2 points
effect-small-council-1 = a ceramics cube
effect-small-council-2 = 1 space on the council
effect-small-council-3 = remove 1 intrigue
effect-small-council-4 = 1 point for each completed mission
effect-shop-1 = a ceramics cube
effect-shop-2 = turn a cube into another colour
effect-shop-3 = 3 coins
effect-shop-4 = 2 points
effect-quays-1 = a cloth cube
effect-quays-2 = 2 coins
effect-quays-3 = 1 coin and 1 point
effect-quays-4 = cubes for 1 point each
effect-consulate-1 = a cloth cube
effect-consulate-2 = 1 coin and 1 intrigue for an influence card
effect-consulate-3 = 1 point
effect-consulate-4 = 4 points with 4 influence cards in hand
effect-library-1 = a cloth cube
effect-library-2 = 2 scrolls
effect-library-3 = remove 2 intrigue
effect-library-4 = 2 scrolls and 1 point
effect-senate-1 = a cloth cube
effect-senate-2 = 1 intrigue for 2 scrolls
effect-senate-3 = 1 scroll; the others take 1 intrigue
effect-senate-4 = 3 points
effect-church-1 = a silver cube
effect-church-2 = remove 1 intrigue
effect-church-3 = remove 1 intrigue for 1 point
effect-church-4 = remove 1 intrigue for 2 points
effect-court-1 = a silver cube
effect-court-2 = all others take 1 intrigue
effect-court-3 = an influence card
effect-court-4 = 3 scrolls for 5 points
effect-bank-1 = a silver cube
effect-bank-2 = 1 intrigue for 4 coins
effect-bank-3 = 1 intrigue for 4 coins
effect-bank-4 = 2 coins and 1 point
effect-council-of-ten-1 = a silver cube
effect-council-of-ten-2 = 1 point for each player with more intrigue
effect-council-of-ten-3 = a bridge or 2 points
effect-council-of-ten-4 = remove 3 intrigue
effect-st-marks-1 = draw a mission
effect-st-marks-2 = 2 coins
effect-doges-palace-1 = draw a mission
effect-doges-palace-2 = 1 scroll and 1 point
effect-grand-council-1 = advance on the council
effect-grand-council-2 = build a bridge

## Questions

ask-return-mission = Which of your three missions goes back under the deck?
    .other = { $player } returns one of three missions.
ask-place-gondola = Where does your gondola moor?
    .other = { $player } places a gondola.
ask-play-influence = Play an influence card first?
    .other = { $player } may play an influence card.
ask-bribe-foreman = Which assistant goes to the fourth space?
    .other = { $player } bribes the foreman.
ask-promote-worker = Which assistant advances?
    .other = { $player } promotes a worker.
ask-work-overtime = Where do you work overtime?
    .other = { $player } works overtime.
ask-bribe-councillors = Take an intrigue for another space on the council?
    .other = { $player } bribes the councillors.
ask-store-cube = Which cube do you gain, and in which gondola?
    .other = { $player } manages stock.
ask-make-offer = A mission, or points?
    .other = { $player } makes an offer.
ask-hire-spy = Where does the spy go?
    .other = { $player } hires a spy.
ask-keep-influence = Which influence card do you keep?
    .other = { $player } keeps one of two influence cards.
ask-choose-gondola = Which gondola takes the gondolier?
    .other = { $player } chooses a gondola.
ask-sail = Along which canal?
    .other = { $player } sails.
ask-pass-or-moor = You reach { $building }. Pass or moor?
    .other = { $player } reaches { $building }.
ask-scroll-or-intrigue = Spend a scroll, or take an intrigue?
    .other = { $player } spends a scroll or takes an intrigue.
ask-both-pay = You cross: spend a scroll, or take an intrigue? Nobody sees your answer before both have given theirs.
    .other = Gondolas cross; still to choose between scroll and intrigue: { $player }.
ask-restow = How many { $colour } cubes go on the gondola at { $building }?
    .other = { $player } moves cubes between gondolas.
ask-drop-cubes = Too many cubes: which one do you give up?
    .other = { $player } gives up a cube.
ask-take-cubes = Which cube do you take?
    .other = { $player } takes a cube.
ask-spend-scrolls = Spend a scroll, or a cube in its place?
    .other = { $player } pays scrolls.
ask-activate = Which effect of { $building } do you use?
    .other = { $player } activates { $building }.
ask-sell-cube = Which cube do you sell?
    .other = { $player } sells a cube.
ask-give-cubes = Which cube do you trade for a point?
    .other = { $player } trades cubes for points.
ask-convert-cube = Which cube becomes what?
    .other = { $player } turns a cube into another.
ask-build-bridge = On which canal do you build?
    .other = { $player } builds a bridge.
ask-bridge-or-points = A bridge, or points?
    .other = { $player } chooses between a bridge and points.
ask-keep-mission = Which mission do you keep?
    .other = { $player } keeps one of two missions.
ask-complete-mission = Complete a mission at { $building }?
    .other = { $player } may complete a mission.
ask-slot-mission = Put { $mission } to work?
    .other = { $player } finds a place for { $mission }.
ask-choose-smuggler = Where does the smuggler of deck { $deck } go?
    .other = { $player } sends the smuggler of deck { $deck }.
ask-choose-fleet = Which of the Doge’s gondolas goes to { $building }?
    .other = { $player } chooses a gondola of the Doge.
ask-steer = Two ways cost the same: which one does it take?
    .other = { $player } chooses a way.
ask-grant-bridge = Where does the Doge build his bridge?
    .other = { $player } places the Doge’s bridge.
ask-embark = Take the Doge aboard?
    .other = { $player } may take the Doge aboard.
ask-taxi-fare = The Doge has arrived: what is your reward?
    .other = { $player } chooses a reward.
ask-pay-off-intrigue = Buy off intrigue, or stand?
    .other = Intrigue is being bought off; still to stand: { $player }.

## Actions

do-return-mission = Put back { $mission }
do-place = Moor at { $building }
do-play = Play { $card }
do-no-card = Play no card
do-assistant = The assistant at { $tile }
do-work = Work at { $building }
do-send-spy = Send the spy to { $tile }
do-more-council = Take 1 intrigue, advance 1
do-take-mission = Draw a mission
do-store = { $colour } for the gondola at { $building }
do-gondolier = Sail from { $building } ({ $price ->
        [0] free
       *[other] { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
    })
do-sail = To { $building } ({ $price ->
        [0] free
       *[other] { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
    })
do-pass = Pass { $building }
do-moor = Moor at { $building }
do-stow = { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    } ({ $colour }) here
do-leave-cargo = Leave the cubes as they are
do-spend-scroll = Spend a scroll
do-spend-cube = Spend a cube instead: { $colour }
do-take-intrigue = Take an intrigue
do-drop = Give up { $colour }
do-complete = Complete { $mission }
do-no-completion = Complete none
do-slot = Put it to work
do-replace = In place of { $mission }
do-archive = Archive it
do-effect = { $effect }
do-done = That is all
do-take-cube = Take { $colour }
do-sell = Part with { $colour }
do-convert = { $colour } into { $into }
do-build = Bridge between { $from } and { $to }
do-points = Take { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-keep-mission = Keep { $mission }
do-keep-influence = Keep { $influence }
do-favour-for-coins = Favour card: 5 coins
do-favour-for-scrolls = Favour card: 2 scrolls
do-pay-scrolls = Remove 1 intrigue for { $price ->
        [one] { $price } scroll
       *[other] { $price } scrolls
    }
do-pay-coins = Remove 1 intrigue for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
do-stand = Stand
do-smuggle = To { $tile }
do-choose-fleet = The gondola of { $fleet } at { $building }
do-steer = By { $building }
do-grant-bridge = Bridge between { $from } and { $to }
do-embark = Take the Doge aboard
do-leave-doge = Leave him there
do-fare-points = 3 points
do-fare-favour = Turn the favour card back

## What happened

event-first-player = { $player } is first player.
event-dealt-missions = You are dealt { $missions }.
event-dealt-missions-hidden = { $player } is dealt three missions.
event-returned-mission = You put back { $mission }.
event-returned-mission-hidden = { $player } puts a mission back.
event-placed = { $player } places a gondola ({ $gondola }): { $building }.
event-turn-began = { $player }’s turn.
event-played-card = { $player } plays { $card }.
event-boarded = { $player } sails with { $gondola }{ $count ->
        [0] {""}
       *[other] {" "}for { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    }.
event-sailed = { $player } sails to { $building }{ $count ->
        [0] {""}
       *[other] {" "}for { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    }.
event-passed = { $player } passes { $building }.
event-moored = { $player } moors at { $building }.
event-bridge-coin = { $player } passes under an own bridge and gains { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
event-crossed = { $player } crosses { $other }.
event-crossed-smuggler = { $player } crosses a gondola that is nobody’s.
event-scroll-spent = { $player } spends { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }.
event-cube-spent = { $player } spends a cube: { $colour }.
event-intrigue-taken = { $player } takes { $count ->
        [one] { $count } intrigue
       *[other] { $count } intrigue
    } (now { $total }).
event-intrigue-cleared = { $player } removes intrigue (now { $total }).
event-points-lost = { $player } loses { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-points-gained = { $player } gains { $count ->
        [one] { $count } point
       *[other] { $count } points
    } { $reason }.
event-coins-gained = { $player } gains { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
event-coins-paid = { $player } pays { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
event-scrolls-gained = { $player } gains { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }.
event-cube-gained = { $player } gains a cube: { $colour }.
event-cube-dropped = { $player } gives up a cube: { $colour }.
event-cube-sold = { $player } parts with a cube: { $colour }.
event-cube-converted = { $player } turns { $first } into { $into }.
event-restowed = { $player } moves cubes between gondolas.
event-assistant-advanced = { $player }’s assistant at { $tile } is on space { $space }.
event-all-assistants = { $player } is first to place ten assistants and gains { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-council-advanced = { $player } advances on the council to { $total }.
event-bridge-built = { $player } builds a bridge between { $from } and { $to }.
event-mission-drawn = { $player } draws { $count ->
        [one] a mission
       *[other] { $count } missions
    }.
event-mission-kept = You keep { $mission }.
event-mission-kept-hidden = { $player } keeps a mission.
event-mission-completed = { $player } completes { $mission }.
event-mission-slotted = { $mission } works for { $player }.
event-mission-archived = { $player } archives { $mission }.
event-influence-kept = You keep { $influence }.
event-influence-kept-hidden = { $player } keeps an influence card.
event-influence-shuffled = The discarded influence cards are shuffled.
event-spy-sent = { $player } sends the spy to { $tile }.
event-favour-used = { $player } turns the favour card over.
event-favour-renewed = { $player } turns the favour card back.
event-end-triggered = The end is near: this round is finished, then two more are played.
event-council-scored = { $player } scores { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for the council.
event-assistants-scored = { $player } scores { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for assistants.
event-stood = { $player } stands.
event-wealth-scored = { $player } scores { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for wealth.
event-favour-scored = { $player } scores { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for the favour card.
event-arrested = { $player } is arrested by the Inquisition.
event-smuggler-called = { $player } calls a gondola to { $tile }.
event-smuggler-crossed = It crosses a gondola of { $player }.
event-smuggler-sailed = It reaches { $building }.
event-doge-placed = A gondola of the Doge is placed at { $tile }.
event-smuggler-moored = It moors at { $building }.
event-smuggler-advanced = An assistant of nobody’s at { $tile } is on space { $space }.
event-doge-revealed = A Doge card comes into the row: { $card }.
event-doge-resolved = The Doge plays { $card }.
event-doge-points = The Doge gains { $count ->
        [one] { $count } point
       *[other] { $count } points
    } (now { $total }).
event-doge-lost = Too much intrigue: the Doge loses { $count ->
        [one] { $count } point
       *[other] { $count } points
    } (now { $total }).
event-doge-scrolls = The Doge has { $total ->
        [one] { $total } scroll
       *[other] { $total } scrolls
    }.
event-doge-intrigue = The Doge has { $total ->
        [one] { $total } intrigue
       *[other] { $total } intrigue
    }.
event-doge-council = A council marker of the Doge reaches { $total }.
event-doge-bridge = The Doge builds a bridge between { $from } and { $to }.
event-doge-burnt = A Doge card goes to the box; { $count ->
        [one] { $count } is
       *[other] { $count } are
    } left.
event-solo-won = { $player } beats the Doge.
event-solo-lost = The Doge prevails over { $player }.
event-doge-waits = The Doge waits at { $place } and wants to go to { $tile }.
event-doge-embarked = { $player } takes the Doge aboard.
event-doge-landed = The Doge gets off at { $building }.
event-doge-delivered = { $player } has brought the Doge where he wanted to go.

## Score sheet

score-played = During play
score-council = Grand Council
score-assistants = Assistants
score-wealth = Wealth
score-favour = Favour card
score-total = Total
score-doge = The Doge
score-intrigue = Intrigue

## Help

assistant-at = { $building } (space { $space })
cubes-of = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } of { $colour }
doge-gondola = { $building }
describe-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $scrolls ->
        [one] { $scrolls } scroll
       *[other] { $scrolls } scrolls
    }, { $intrigue ->
        [one] { $intrigue } intrigue
       *[other] { $intrigue } intrigue
    }, council { $council }; { $missions ->
        [one] { $missions } mission
       *[other] { $missions } missions
    } and { $cards ->
        [one] { $cards } influence card
       *[other] { $cards } influence cards
    } in hand.
describe-gondola = A gondola of { $player } at { $building }, carrying { $cargo }.
describe-gondola-aside = A gondola of { $player } not on the board, carrying { $cargo }.
describe-assistants = Assistants of { $player }: { $assistants }.
describe-bridge = A bridge of { $player } between { $from } and { $to }.
describe-doge-bridge = A bridge of the Doge between { $from } and { $to }.
describe-decks = Round { $rounds }; { $missions ->
        [one] { $missions } card
       *[other] { $missions } cards
    } in the mission deck.
describe-doge = The Doge: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $scrolls ->
        [one] { $scrolls } scroll
       *[other] { $scrolls } scrolls
    }, { $intrigue ->
        [one] { $intrigue } intrigue
       *[other] { $intrigue } intrigue
    }, council { $council }; { $cards ->
        [one] { $cards } Doge card
       *[other] { $cards } Doge cards
    } to come; gondolas at { $fleet }.
note-sail = You will have { $left ->
        [one] { $left } coin
       *[other] { $left } coins
    }.
note-foreign-bridge = Under another’s bridge: 1 intrigue.
note-others = { $count ->
        [one] One gondola lies there.
       *[other] { $count } gondolas lie there.
    }
note-completable = Can be completed there: { $missions }.
note-crossings = { $count ->
        [one] One crossing: a scroll or an intrigue.
       *[other] { $count } crossings: a scroll or an intrigue each.
    }
note-activates = You may use: { $effects }.
note-advance = Your assistant goes to space { $space }.
note-no-advance = No assistant advances.
note-pays-below = { $count ->
        [one] A gondola below earns its owner a point.
       *[other] { $count } gondolas below earn their owners points.
    }
note-mission = { $building }: { $ceramics } ceramics, { $cloth } cloth, { $silver } silver, { $scrolls ->
        [one] { $scrolls } scroll
       *[other] { $scrolls } scrolls
    }. Gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
note-mission-effect = Then: { $effect }.
note-loses-effect = Its effect ends: { $effect }.
note-slot = { $used } of 3 places are taken.
note-taxes = Taxes: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
note-council = { $spaces ->
        [one] One space.
       *[other] { $spaces } spaces.
    }
note-cancels = Cancels the Doge card { $card }.
