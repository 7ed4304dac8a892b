# The words of the page: lobby, new table, table, end. What a game says comes from the game.

nav = Main
nav-lobby = Tables
nav-new = New table
to-lobby = Back to the tables
language = Language
theme-dark = Dark theme
theme-light = Light theme
unofficial = Unofficial and independent: own words, own drawings.
close = Close
copy-link = Copy link
copied = The link is copied.
unreachable = The server cannot be reached. Try again in a moment.
rule = rule { $rule }
just-now = just now
you = you

profile = You
profile-of = { $name }: name and way back
stranger = Guest
your-name = Your name
your-name-note = The others at the table see it; at most 24 letters. No account is needed.
your-name-example = Livia
save-name = Save the name
recovery = Come back from another browser
recovery-note = Whoever has this link is you. It works once, and a new link ends the old one.
recovery-end-others = Sign out all other browsers, too
recovery-make = Make a link
sign-out = Leave this browser
sign-out-note = Without a link you cannot come back to your seats.
sessions = Where you are signed in
session-this = this browser
session-unnamed = Unknown browser
session-seen = last here { $time }
session-end = Sign out
session-end-others = Sign out all others
forget = Delete everything about me
forget-note = Your name, your browsers and your links are deleted for good. Bots take your seats in running games; finished games keep their moves, without your name.
forget-now = Delete { $name } for good

welcome = Build Rome
welcome-note = Three board games about building Rome. Play at once against bots, or with people: here, by link, over an evening or over days.
start = Start a table
start-note = With people, with bots, or both.
players-range = { $least } to { $most } players
play-bots = Play against bots
new-table = New table
tables-wait = { $count ->
    [0] Your tables
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
waited-longest = The longest wait began { $time }.
others-turn = It is the others’ turn.
open-tables = Open tables
watch-tables = Being played now
finished = Finished
join = Join
watch = Watch
look = Look
take-turn = Take your turn
plays = { $name } plays
waits-for-players = Waits for players
with-people = with { $people }
alone = Nobody else yet
seat-open = Open seat
older-rules = By version { $version } of the rules
pace-free = No time limit
pace-limit = { $time } a turn
won-with = { $yours ->
    [true] { $points ->
        [one] You won with { $points } point
       *[other] You won with { $points } points
    }
   *[false] { $points ->
        [one] { $names } won with { $points } point
       *[other] { $names } won with { $points } points
    }
}
ended = The game is over

new-title = New table · Aedile
new-heading = New table
new-note = Choose a game, who sits where, and how you want to play.
new-game = Game
new-seats = Seats
new-options = Options
new-pace = Pace
seat-number = Seat { $seat }
seat-me = Me
seat-me-named = Me ({ $name })
seat-beside = Somebody beside me
seat-by-link = Open seat
seat-bot = Bot: { $name }
seat-open-note = Taken by link or from the lobby.
seat-more = One more seat
seat-less = Take away seat { $seat }
beside-name = Guest { $seat }
beside-label = Name of who sits on seat { $seat }
limit = Time a turn
limit-note = Who is late can be replaced by a bot until they are back.
limit-free = No limit
limit-2min = 2 minutes
limit-10min = 10 minutes
limit-1day = 1 day
limit-3days = 3 days
limit-week = 1 week
visible = Show in the lobby
visible-note = Everybody may take an open seat; otherwise only who has its link.
hide-scores = Hide the points until the end
hide-scores-note = Nobody sees points while you play.
new-summary = { $count } seats, and the game begins at once.
new-summary-open = { $open ->
    [one] { $count } seats; the game begins when the open one is taken.
   *[other] { $count } seats; the game begins when the { $open } open ones are taken.
}
open-table = Open the table

join-title = Invitation · Aedile
join-invited = You are invited to { $game }
join-with = With { $people }.
join-first = You are the first.
join-running = The game is on. You take over seat { $seat }, and everybody at the table is told your name.
sit-down = Sit down
just-watch = Just watch
link-lost = This link leads nowhere any more
link-lost-note = The seat was taken, or a newer link was made. Ask who invited you.
recover-title = Welcome back · Aedile
recover-welcome = Welcome back
recover-note = This link makes this browser yours: your name, your seats, your tables.
recover-here = Come back here
recover-lost-note = It was used, or a newer link was made. Use the newest one.
recover-done = You are back
recover-next = The link you came by is used up. This is your next one: keep it, it is shown only now.
recover-paste = Paste your link to come back.
recover-link = Your link
recover-go = Use the link
banned-title = No entry · Aedile
banned = You cannot play here
not-found-title = Not found · Aedile
not-found = There is nothing here
not-found-note = The address may be mistyped, or what was here is gone.
table-lost = This table is not here
table-lost-note = It was closed long ago, or the address is mistyped.
table-expired = Closed, because nothing had happened here for long.
table-given-up = This table was closed.
closes = closes { $time }
closes-soon = Nothing has happened here for long. This table will be closed { $time } unless somebody plays.
not-played-here = no longer played here
trouble-full = The server's disk is full. Tables can be looked at; nothing can be changed until there is room.
trouble-other = The server cannot keep anything at the moment. Tables can be looked at, and not changed.
table-closed-note = The operators of this server closed it. Their reason: { $why }

table = Table
board = Board
side = Prompt, players and log
parts = Parts of the table
log = Log
players = Players
beside-board = Beside the board
what-player-has = What { $name } has
players-count = { $count } players
watching-only = You watch
seat-lost = Your seat was taken over by its link. You watch now.
watch-note = You watch without a seat. If one of these is yours, open your link to come back.
help = Help
help-note = Point at a card, a building or a place for a moment, or press long on it. What it does is said here.
key-arrows = Arrows
    .does = go from place to place
key-enter = Enter
    .does = chooses, and confirms what is chosen
key-r = R
    .does = turns, or shows the next way
key-esc = Esc
    .does = one step back
key-u = U
    .does = takes back
key-y = Y
    .does = does again what was taken back
key-question = ?
    .does = explains the place
key-zoom = + − 0
    .does = larger, smaller, all
menu = Settings
sound = Sound when it is your turn
notify = Notification when it is your turn
your-seat = Your seat
seat-to-bot = Let a bot play for me
seat-take-back = Play again myself
stand-up = Stand up
close-table = Close the table
board-in-words = The board in words
nothing-there = Nothing there
agreed = Agreed at this table
watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
commitment = Commitment
connection-lost = The connection is lost.
reconnecting = Connecting again
moved-on = The table has moved on; look again and choose.
nothing-to-undo = There is nothing of yours to take back.

then = Then: { $what }
reveals = Something hidden is turned up: to take it back the others must agree.
chosen-before = Chosen before
changes = What changes
change-of = { $player }: { $name }
change-points = { $name }, in points
points-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
points-gained-together = { $points ->
    [one] +{ $points } point in all
   *[other] +{ $points } points in all
}
turn = Other way
back = Back
undo = Undo
ask-undo = Ask to take back
undo-asked = { $name } asks to take back.
undo-asked-own = You asked to take back. The others answer.
undo-agree = Agree
undo-decline = No
undo-withdraw = Withdraw
undo-revealed = Something was revealed since then: whoever saw it goes on knowing it, and what is hidden lies as it lay.
taken-back = taken back
taken-with-bots = Taken back: { $own ->
    [one] your last move
   *[other] your last { $own } moves
} and { $others ->
    [one] { $others } move of bots
   *[other] { $others } moves of bots
}
taken-with-others = Taken back: { $own ->
    [one] your last move
   *[other] your last { $own } moves
} and { $others ->
    [one] { $others } move of the others
   *[other] { $others } moves of the others
}
new-links = New links
new-links-note = For a player who lost a browser. The others must agree, because whoever uses the link plays there and sees that hand.
new-link-for = New link for { $name }
link-asked = A new link to the seat of { $name } is asked for. Whoever uses it plays there and sees that hand.
link-asked-yours = A new link to your seat is asked for. Whoever uses it plays in your place and sees your hand.
link-asked-own = You asked for a new link to the seat of { $name }.
link-awaits = Still to agree: { $people }. Who does nothing at the table is waited for until { $time }.
link-agreed = Nothing stands against a new link to the seat of { $name } any more.
other-choices = Other choices
all-choices = All choices
not-now = { $name }: not possible now. { $prompt }.
not-your-turn = It is not your turn. { $prompt }.
you-watch = You watch this table without a seat.
choose-here = Something to choose here

waiting-title = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
}
waiting-owner = Send a link to each person. The game begins by itself when all sit.
waiting-guest = The game begins by itself when all sit.
seat-link = Link for seat { $seat }
make-link = Make a link
put-bot = A bot instead
waiting-note = Your table: { $count } seats. Whoever sits to your left comes after you.
waiting-bot = Bot, level { $level }
waiting-open = Everybody finds it in the lobby.
waiting-here = here
bot-level = Level of the bot
what-you-play = What you play
all-usual = The game as in its rulebook, without additions
else-usual = Everything else as in the rulebook
seat-invited = By link only

bot = bot
points = points
points-detail = Points in detail
rival = opponent
points-of = Points
total = Total
scores-hidden = Points are hidden until the end.
thinks = thinks
is-thinking = { $name } is thinking
thinking-for = { $seconds } s
thinking-usual = usually about { $seconds } s
acts = to act
away = away
until = { $time }
let-bot-play = Let a bot play
since-your-turn = Since your last turn
last-moves = Last moves
before = Before
nothing-yet = Nothing has happened yet.
your-turn = Your turn
title-your-turn = ● Your turn · { $game }
title-over = Result · { $game }

curtain = Pass the device to { $name }
curtain-note = The others look away now.
curtain-open = I am { $name }

points-tab = Points
insight = Points and their course
tally = Your points now
tally-staged = with this move
tally-none = No points yet.
tally-before = Before: { $text }
tally-gone = Counts no more
course = Course of the game
course-note = everybody's points
course-when = When
course-now = Now
course-end = End
turning-gain = { $when }: { $name } +{ $points }
turning-lead = { $when }: { $name } takes the lead for good
who-with-what = Who made points with what
best-note = A dot marks who made the most with it.
end-boards = At the end
end-board-of = What { $name } built
play-again = Play again?
overlays = Laid over the board
overlay-does = shows or hides: { $name }

rematch = Play again with the same people
look-board = Look at the board
to-result = Back to the result
record = Save the record
facts = About this game
end-picture = The board at the end
decisions = decisions
played = played
people = players
deal-plain = The deal was fixed before the game began. How that can be checked is told here.
deal-plain-held = The deal was fixed before the game began and was not changed since: this browser checked it.
deal = Check the deal
deal-note = The commitment was shown before the game. The record tells what it stands for, and anybody can compute both hashes.
seed = Seed
deal-known = Known deal
deal-share-in = Your share is in the deal, and commitment and seed follow as promised.
deal-share-unchecked = Your share is in the deal. The hashes can only be computed here over https; the record has all that is needed.
deal-holds = Commitment and seed follow as promised.
deal-no-share = This browser added no share to the deal.
deal-share-missing = Your share is not in the deal! The server did not deal as it promised. Save the record and show it to the others.
deal-other-promise = This is not the commitment that you were shown before the game! The server did not deal as it promised. Save the record and show it to the others.
deal-broken = Commitment and seed do not follow from what the record tells! The server did not deal as it promised. Save the record and show it to the others.
join-known = I know that somebody may know what comes in this game

zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show all

## The turns of others

turns = Turns of the others
turns-pause = Pause
turns-go-on = Go on
turns-skip = Skip to now
turns-skip-short = Skip
turns-skip-to-yours = Skip to my turn
turns-show-again = Show again
turns-again = Once more, what the others did
turns-moves = { $name } moves
turns-moves-then = { $name } moves, then { $next }
turns-yours-next = Your turn comes next. Begin whenever you like: the rest is shown at once.
turns-note = A click or a key shows at once how things stand.
turns-speed = Turns of the others
turns-off = Off
turns-fast = Fast
turns-normal = Normal
turns-slow = Slow
since-when = What happened: you were here { $time }
to-my-turn = To my turn
to-the-table = To the table
ghost-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

## Confirming, taking back, leaving

confirm-when = Confirm
confirm-always = everything
confirm-final = what cannot be taken back
confirm-never = nothing
redo = Redo
why-not = { $name }: { $why }
bot-for-you = A bot plays for you at this table.
no-connection = No connection. Trying again; what you chose is kept.
clock-left = { $minutes }:{ $seconds } left
clock-over = time is up
stay-here = Stay
stand-up-ask = Stand up from this table?
stand-up-alone = You play alone with bots here: the game waits for you, and you find it among your tables.
stand-up-others = A bot plays on in your place. You can take your seat back as long as the game lasts.
stand-up-waiting = Your seat is open again, and somebody else may take it.
leave-browser-ask = Leave this browser?
leave-browser-lost = This browser forgets who you are. Without a link to come back, the name { $name }, its seats and its tables are lost to you.
close-table-ask = Close this table?
close-table-lost = It is gone for everybody, and its links lead nowhere.

## The rulebook

book = Rulebook
book-of = { $game } rulebook
book-read = Read it in { $minutes } minutes, or play the guided game and read later.
book-guided = Guided game, { $lessons } lessons
book-more = More about the rules
book-asked = Most asked
book-also = Also
book-sheet = Numbered rules for engineers
book-sure = How sure we are
book-rules = { $count } rules
book-marks = Each mark opens what we know. Who knows better finds the rule by its number:
book-find = Find a rule
book-nothing = No rule has these words.
book-chapters = Chapters
book-pages = Next and previous chapter
book-minutes = { $count } min
book-tries = { $count } to try
book-try = Try it
book-trying = Try it
book-back = Back to the rules
book-allowed = Allowed:
book-refused = Not allowed:
book-points = The points of the example
book-no-figure = This picture could not be loaded.

## The numbered rules of a game

rules-of = { $game }: the rules
rules-link = Rules
rules-note = Every rule has a number; the table names it when it says no. What is marked as house is our own ruling where no source decides.
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
rules-parts = Parts of the rules
rules-table = Table
pieces = All pieces

## Looking back

replay = Replay
replay-of = Replay: { $game }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-slider = Decision
replay-speed = Speed
replay-speed-1 = Slow
replay-speed-2 = Normal
replay-speed-3 = Fast
replay-speed-4 = Very fast
replay-as = As seen by
replay-everything = everybody together
replay-spectator = a spectator
replay-table = To the table
play-on = Play on from here
play-on-note = A new table begins with this very position. Bots take the other seats; what is still face down lies as it lay, so the table is marked: its deal may be known.
play-on-seat = Your seat
play-on-go = Play on
play-on-over = The game is over here. Step back first.
record-open = Have a record?
record-note = A game from elsewhere, kept as a file: it is checked first, then you can look back at it and play on.
record-choose = Choose a file
begun = { $what }: now choose one of the marked places
begun-kind = { $what }: now choose { $kind }

learn = Guided first game
learn-of = Learn { $game }
learn-five = Learn in five minutes
learn-step = Step { $step } of { $count }
learn-over = All steps
learn-now = Now do it.
learn-later = A few moves later
learn-elsewhere = In another game
learn-so-far = Right so far. Go on.
learn-well = Exactly
learn-continue = Continue
learn-finish = Finish
learn-back = Back
learn-skip = Skip
learn-show = Show me
learn-whole = The whole lesson
learn-restart = Start again
learn-end = You can play { $game }
learn-end-note = You have done everything that matters once. The rest comes with the first game.
learn-play = Play a real game
learn-play-note = Against one gentle bot, at your own pace.
learn-learned = What you learned
learn-skipped = skipped

## The operators' page

admin-title = Operators · Aedile
admin = Operators
admin-note = Close tables, ban and delete players. Everything is noted, with its reason.
admin-token = Token
admin-enter = Go in
admin-leave = Leave
admin-parts = Parts of this page
admin-tables = Tables
admin-players = Players
admin-bans = Bans
admin-audit = What was done
admin-search = Search
admin-player = Name, or beginning of the id
admin-player-id = Id of a player
admin-none = There is nothing here.
admin-more = More
admin-is-waiting = waits for players
admin-is-running = being played
admin-is-finished = finished
admin-is-closed = closed
admin-made = made { $time }
admin-touched = changed { $time }
admin-came = came { $time }
admin-sessions = { $count ->
    [one] { $count } session
   *[other] { $count } sessions
}
admin-banned = Banned: { $why }
admin-close = Close
admin-ban = Ban
admin-unban = Lift the ban
admin-forget = Delete
admin-network = Address or network
admin-why = Reason
admin-why-note = One line. It is noted, and whoever it concerns can read it.
