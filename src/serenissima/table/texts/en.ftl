# What tables and the server say, in every game.
refused-not-your-seat = This seat is not yours.
refused-possible = This is possible now.
refused-choose-first = Possible, but choose something else first.
refused-not-asked = This is not what is asked now.
refused-not-dealt = The cards are not dealt yet.
refused-dealt = The cards are dealt already.
refused-wrong-length = This is not 32 bytes in hexadecimal figures.
refused-pledges-closed = Pledges are closed for this round.
refused-pledges-open = Pledges are still open.
refused-pledged-already = You have pledged other bytes in this round, and a pledge cannot be changed.
refused-not-pledged = You have not pledged in this round.
refused-other-bytes = These bytes are not those that you pledged.
refused-nobody-pledged = Nobody who is here has pledged yet.
refused-too-many-rounds = There were { $most } rounds already: whoever has promised can only show the bytes now, or make another table.
refused-not-contributing = Only those who play add to the luck.
refused-not-host = Only the host can do this.
refused-too-fast = Too fast: wait a moment.
refused-too-long = This message is longer than { $most } bytes.
refused-not-understood = This message cannot be understood: { $detail }
problem-unknown-game = There is no game named { $game }.
problem-unknown-language = There are no texts in the language { $language }.
problem-unknown-table = There is no such table.
problem-wrong-key = This link does not open this table.
problem-broken-table = What is stored of this table cannot be read: { $detail }. Other tables are not affected.
problem-seats = { $players ->
    [one] One player
   *[other] { $players } players
} and { $seats ->
    [one] one seat
   *[other] { $seats } seats
} do not fit together.
problem-bot-failed = { $level } failed ({ $reason }); another bot plays in its place.
problem-bot-late = { $level } gave no answer within { $seconds } s; another bot plays in its place.
problem-bot-out-of-bounds = { $level } chose { $action }, which is not among its options; another bot plays in its place.
problem-level = There is no bot level { $level }; the levels are { $levels }.
problem-seed-with-friends = A seed can only be given to a table without friends: who knows it knows all cards.
problem-setting = This table cannot be set up: { $detail }.
problem-spectators-cannot = Spectators cannot do this.
problem-not-dealt = The cards are not dealt yet.
problem-not-over = The game is not over yet.
problem-not-stored = The move could not be stored, so it was not made. Try again in a moment.
problem-store-away = The table cannot be fetched just now. Nothing of it is lost. Try again in a moment.
problem-unknown-host = This server does not answer to the name “{ $host }”. Whoever runs it can add the name to SERENISSIMA_HOSTS.
problem-move-failed = The move led to an error and was not made. The table is as it was.
problem-show-failed = This position cannot be shown because of an error. Nothing is lost; undo or another player's act may help.
problem-table-closed = The table was closed; open it again.
problem-full = There is no room for another screen now.
problem-foreign-page = A page of another site may not do this.
problem-too-many-tables = Too many tables were made from here; wait a minute.
problem-bad-request = The request cannot be understood: { $detail }
problem-not-found = There is nothing at this address.
problem-not-allowed = This cannot be done at this address.
problem-too-long = The request is too long.
problem-server = Something went wrong on the server. Nothing stored was lost.
