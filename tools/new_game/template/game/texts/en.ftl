title = @TITLE@
tagline = Play cards and draw.
pitch = Play a card each turn. Draw another for a point, or rest. The highest row wins.

## Questions
ask-play-card = Which card do you play?
    .other = { $player } is choosing a card.
ask-draw-or-rest = Do you draw a card?
    .other = { $player } may draw a card.

## Acts
do-play = Play a { $card }
do-draw = Draw a card for a point
do-rest = Rest

## What happened
event-dealt = { $player } receives { $number } cards.
event-played = { $player } plays a { $card }.
event-drew = You draw a { $card }.
event-drew-hidden = { $player } draws a card.

## What lies where
zone-hand = Hand
zone-row = Cards played
zone-drawn = Cards drawn
zone-deck = Deck
