# Words that all games, the tables and the page share.

player = Player { $seat }
place = Place { $place }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}

your-turn = Your turn
turn-of = Turn of { $player }
waiting-for = Waiting for { $player }
waiting-for-all = { $count ->
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
game-over = The game is over

# A value that changes: "Income 8 → 11".
change = { $name } { $old } → { $new }
# "Livia and Fabius"; the list may hold commas.
list-and = { $list } and { $last }

wins = { $points ->
    [one] { $player } wins with { $points } point
   *[other] { $player } wins with { $points } points
}
share-win = { $points ->
    [one] { $players } share the win with { $points } point
   *[other] { $players } share the win with { $points } points
}
team-won = { $players } won together
team-lost = { $players } lost together

log-undo = { $count ->
    [one] { $player } took back { $count } action
   *[other] { $player } took back { $count } actions
}
log-hand-over = The bot { $bot } plays for { $player } now
log-take-back = { $player } plays again
# An action with one choice only, played by the table.
log-automatic = { $line } (the only choice)

# A refused action with the rule that forbids it.
refused = { $reason } (rule { $rule })
error-unknown-option = The game has no option “{ $key }”
error-unknown-value = “{ $value }” is no value of { $key }
error-seat-count = The game is for { $least } to { $most } players, not { $count }
error-first-beyond-table = There is no seat { $seat } at this table

option-first = First player
    .help = Who begins. If it is left to chance, the seed decides.
option-first-random = By chance
value-true = Yes
value-false = No
value-off = Off

seat-color-porphyry = Porphyry
    .symbol = ring
seat-color-lapis = Lapis
    .symbol = trident
seat-color-saffron = Saffron
    .symbol = sun
seat-color-laurel = Laurel
    .symbol = leaf
seat-color-basalt = Basalt
    .symbol = column
