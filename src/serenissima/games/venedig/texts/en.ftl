# Venedig: everything the game says, in English.

title = Venedig
tagline = Build the city, pile after pile, along the canals.
pitch = Lay cards for houses, palaces, squares, churches and bridges, alone or with your rivals. The architect chooses the site and takes all the points, helpers take half. Points and gold move your gondola along the canals: whoever gets farthest wins.

# --- things

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
the-third = the imaginary player
nothing = nothing
no-district = no district
no-building = no building
no-cell = none

# --- table options

option-cards = Mix of the cards
option-cards-balanced = Balanced (9, 8, 8, 9, 8): reconstructed
option-cards-as_pieces = Divided like the pieces (19, 6, 6, 5, 6): another reading of the printed list
option-crossing = Spaces 10 and 45
option-crossing-one = One space
option-crossing-two = Two spaces

# --- where in the turn

step-build = Build
step-drain = Drain
step-draw = Draw

# --- questions

ask-lay-and-build = Lay cards or build?
    .other = { $player } lays cards and builds.
ask-choose-site = Where will the { $type } stand?
    .other = { $player } chooses a site for the { $type }.
ask-drop-pile = Which pile will you give up? Two types may stay.
    .other = { $player } gives up a pile.
ask-exchange = Exchange these tokens, or add more?
    .other = { $player } gathers gold for an exchange.
ask-exchange-in-between = Exchange gold before the others row on?
    .other = { $player } may exchange gold now.
ask-last-exchange = The game has ended. A last exchange of gold?
    .other = { $player } may exchange gold one last time.
ask-drain = { $left ->
        [one] Drain one more cell?
       *[other] Which cell will you drain? You may take { $left } tokens.
    }
    .other = { $player } may drain cells.
ask-draw-cards = How will you draw?
    .other = { $player } draws cards.
ask-discard-card = Six cards: which one will you discard?
    .other = { $player } discards a card.
ask-take-card = { $left ->
        [one] Take the last card.
       *[other] Take a card: { $left } to go.
    }
    .other = { $player } takes cards.

# --- acts

do-lay = Lay { $type }
do-lay-set = Lay a whole set: { $type }
do-build = Build the { $type }
do-build-set = Build the { $type } of your own set
do-draw-for-third = Draw a card for the imaginary player
do-build-no-more = Build no more
do-on-cell = Build the { $type } on { $cell }
do-on-palazzo-site = Build on { $site }
do-on-basilica-site = Build on { $site }
do-on-link = Build on { $end }
do-drop = Give up { $type }
do-hand-in = Hand in { $value } gold
do-trade = Exchange
do-go-on = No exchange
do-drain = Drain { $cell }
do-drain-no-more = Drain no more
do-take-from-row = Take { $type }
do-take-from-deck = Draw from the deck
do-lay-in-row = Put { $type } in the row, take three cards
do-discard = Discard { $type }

# --- what happens

event-first-player = { $player } begins.
event-dealt = { $player } is dealt { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }: { $cards }.
event-dealt-hidden = { $player } is dealt { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
event-laid = { $player } lays { $type }.
event-laid-for-third = { $player } draws { $type } for the imaginary player, who lays it.
event-discarded-for-third = { $player } draws { $type } for the imaginary player; the card is discarded.
event-laid-set = { $player } lays a whole set: { $type }.
event-completed-set = { $player } has laid the whole set in one turn: { $type }. The architect goes back to the board.
event-became-architect = { $player } is now the architect of the { $type }.
event-third-became-architect = The imaginary player is now the architect of the { $type }.
event-no-site = There is no room for the { $type }: its cards are lost.
event-raised = { $player } builds a { $type } on { $cell }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-raised-palazzo = { $player } builds a Palazzo on { $site }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-raised-basilica = { $player } builds a Basilica on { $site }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-raised-ponte = { $player } builds a Ponte on { $site }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-got-gold = { $player } draws a gold token: { $value }.
event-got-gold-hidden = { $player } draws a gold token.
event-no-gold-left = There is no gold left for { $player }.
event-rowed = { $player } rows { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, to { $space }.
event-dropped = { $player } gives up { $number } { $type }.
event-traded = { $player } exchanges { $gold } gold for { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
event-drained = { $player } drains { $cell }: { $value } gold.
event-drained-hidden = { $player } drains { $cell }.
event-took-from-row = { $player } takes { $type } from the row.
event-drew = { $player } draws { $type }.
event-drew-hidden = { $player } draws a card.
event-discarded = { $player } discards { $type }.
event-laid-in-row = { $player } puts { $type } in the row.
event-row-cleared = The four cards of the row are discarded.
event-reshuffled = The discard pile is shuffled: a new deck of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
event-type-exhausted = The last { $type } stands: the game ends.
event-reached-the-end = { $player } reaches space { $space }: the game ends.

# --- what an act would do

note-lay-casa = Built at once, on a free cell.
note-lay-keep = { $lying } of { $needed } cards; you stay the architect.
note-lay-architect = { $lying } of { $needed } cards; you become the architect.
note-lay-help = { $lying } of { $needed } cards; { $architect } stays the architect.
note-set = A set of your own, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: you build alone, without the architect.
note-no-room = There is no room for the { $type }: the cards would be lost.
note-chooser = { $architect } chooses the site.
note-drain = { $cell } becomes free.
note-drain-opens = { $cell } becomes free and opens sites: { $sites }.
note-exchange = { $gold } gold for { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, to { $space }; { $lost } gold lost.
note-exchange-more = { $gold } gold so far, { $missing } more needed.
note-worth = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
note-gain = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, to { $space }.
note-gain-gold = { $player }: a gold token, then { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, to { $space }.

# --- the position in words

describe-player = { $player } is on space { $space } (touching: { $districts }), has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $marsh } marsh and { $gold } gold tokens. On the table: { $piles }.
describe-third = The imaginary player has on the table: { $piles }.
describe-cards = In the row: { $row }. In the deck: { $deck }. Gold tokens in the stock: { $gold }.
describe-stock = Pieces left: { $pieces }.
describe-district = { $district }: { $buildings }; free cells: { $free }; { $marsh } under marsh.
pieces-of = { $type } { $count }
pile = { $count } { $type }
pile-led = { $count } { $type } with the architect
standing = { $type } on { $cells }

# --- the result

score-space = Space reached
