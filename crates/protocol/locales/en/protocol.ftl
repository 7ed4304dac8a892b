# What is said beside the tables: refusals, and the names of languages and bots.

lang-name = English

request-malformed = This request cannot be read: { $reason }
request-options = Such a table cannot be set up: { $reason }
option-unknown = the game has no option { $option }
option-value = option { $option } cannot be { $value }
option-seats = the game is for { $least } to { $most } players, not { $count }
option-first = seat { $seat } cannot be first at a table of { $seats }
option-one-name = nobody sits on two seats under one name
request-not-found = There is nothing at this address
request-origin = Requests from other sites are refused
request-too-large = This is too long
request-timeout = The request did not arrive in time
record-refused = This record does not hold: { $reason }
player-name = A name has 1 to 24 visible characters and no number in brackets at its end
player-unknown = You are not signed in here
player-banned = You cannot play here any more. The operator’s reason: { $why }
player-not-found = There is no such player
player-unconfirmed = To delete everything, give your name exactly as it is
session-unknown = This session has already ended
network-banned = Nobody can play here from your network. The operator’s reason: { $why }
ban-unknown = There is no such ban
operator-unknown = This is not the operator’s token
table-unknown = There is no such table
table-old-rules = This game was begun by version { $found } of the rules; version { $ours } is played here now. It cannot be played on, but its record can be downloaded.
table-unknown-game = The game { $game } is not played here. Its record can still be downloaded.
link-unknown = This link was used already or has been renewed
help-unknown = Nothing is known about this place
limit-rate = Too many requests; wait a moment
limit-connections = Too many connections from your address
limit-tables = Too many new tables from your address; try again in an hour
limit-waiting = Too many of your tables are waiting for players; close one of them first
limit-running = Too many games are under way at your tables; finish one of them first
limit-records = You have brought as many records as one player may
store-busy = The server is busy; nothing was changed. Try again.
store-full = The server's disk is full; nothing was changed
store-failed = The server could not store this; nothing was changed
store-unsure = The server's disk failed at the last moment. This may have been kept all the same; look before you repeat it.
server-stopping = The server is restarting; your game is safe
server-panic = The server made a mistake. What was confirmed is safe.

bot-random = Wanderer
    .help = Plays anything the rules allow. For a first look at the rules.
bot-first = Statue
    .help = Always plays the first thing on the list. For tests.
bot-apprentice = Apprentice
    .help = Thinks of a few moves and plays the best of them, at once. Gentle with beginners.
bot-builder = Builder
    .help = Plays what looks best at the moment, at once. A fair opponent for the first games.
bot-mason = Mason
    .help = Looks a little ahead, for a few thousandths of a second a move. Beats the Builder most of the time.
bot-aedile = Aedile
    .help = Looks ahead, for about a twentieth of a second a move. A strong opponent that answers at once.
bot-praetor = Praetor
    .help = Looks further ahead, for about a second a turn. You see it think.
bot-censor = Censor
    .help = Looks ahead as far as it can, for about five seconds a turn. The strongest there is, for who likes to wait.

deal-waits-for-all = Will be dealt from the server's secret and a share that everybody's browser adds by sitting down
deal-waits = Will be dealt from the server's secret and everybody's share; added so far by: { $people }
deal-shared = { $count ->
    [one] Dealt from { $people }'s share and the server's secret
   *[other] Dealt from the shares of { $people } and the server's secret
}
deal-early = Dealt from the server's secret and a share of { $people }, which the server knew when it promised: its word is all there is
deal-alone = Dealt by the server alone: nobody else added a share
deal-continued = Goes on from a recorded game: somebody may know its deal
deal-recorded = A record from elsewhere: its deal rests on the word of whoever wrote it

## How well rules are known

maturity-settled = Settled
maturity-part-own = Partly our own
source-rulebook = rulebook
    .means = stands in a rulebook
source-inferred = inferred
    .means = follows from other rules
source-public = public
    .means = told by public sources that agree
source-weak = one source
    .means = told by one unsure source
source-house = house value
    .means = our own choice
