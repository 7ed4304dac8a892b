# What a table says by itself: refusals, and words between the players.

error-waiting = Not every seat is taken yet
error-running = The game has already begun
error-closed = This table was closed
error-not-owner = Only the player who made the table can do this
error-seat-taken = Somebody else sits there by now
error-seated-already = You already have a seat at this table
error-unknown-bot = There is no bot of the level { $level }
error-no-seat = There is no such seat at this table
error-forbidden = This seat is not yours to play
error-not-turn = It is not your turn
error-stale = The table has moved on; look again and choose
error-no-action = Nothing was chosen
error-unreadable = This is no action: { $reason }
error-blind = The action before it reveals something: look first, then choose
error-nothing-to-undo = There is nothing of yours to take back there
error-already-asked = The others are already being asked
error-not-asked = No question waits for your answer
error-not-late = This player still has time
error-same-driver = The seat is in these hands already
error-needs-consent = The others at the table must agree to a new link first
error-too-often = You did this too often at this table; wait a few minutes
error-too-many = You did this too often at this table
error-known-deal = This game goes on from a recorded one, so somebody may know its deal; sit down only if you do not mind

log-undo-asked = { $player } asks to take back
log-undo-agreed = { $player } agrees
log-undo-declined = Nothing is taken back: { $player } said no
log-link-asked = Who made the table asks for a new link to the seat of { $player }
log-link-agreed = { $player } agrees to the new link
log-link-declined = No new link: { $player } said no
log-link-withdrawn = The question about a new link was withdrawn
log-link-made = A new link to the seat of { $player } was made
log-took-over = { $name } took over seat { $seat } by its link
