# Wörter, die alle Spiele, die Tische und die Seite teilen.

player = Spieler { $seat }
place = { $place }. Platz
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
actions-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}

your-turn = Du bist am Zug
turn-of = { $player } ist am Zug
waiting-for = Warten auf { $player }
waiting-for-all = { $count ->
    [one] Warten auf eine Person
   *[other] Warten auf { $count } Personen
}
game-over = Das Spiel ist zu Ende

# Ein Wert, der sich ändert: „Einkommen 8 → 11“.
change = { $name } { $old } → { $new }
# „Livia und Fabius“; die Liste kann Kommas enthalten.
list-and = { $list } und { $last }

wins = { $points ->
    [one] { $player } gewinnt mit { $points } Punkt
   *[other] { $player } gewinnt mit { $points } Punkten
}
share-win = { $points ->
    [one] { $players } teilen sich den Sieg mit { $points } Punkt
   *[other] { $players } teilen sich den Sieg mit { $points } Punkten
}
team-won = { $players } haben gemeinsam gewonnen
team-lost = { $players } haben gemeinsam verloren

log-undo = { $count ->
    [one] { $player } nimmt { $count } Aktion zurück
   *[other] { $player } nimmt { $count } Aktionen zurück
}
log-hand-over = Der Bot { $bot } spielt jetzt für { $player }
log-take-back = { $player } spielt wieder selbst
# Eine Aktion ohne andere Wahl, vom Tisch ausgeführt.
log-automatic = { $line } (die einzige Wahl)

# Eine abgelehnte Aktion mit der Regel, die sie verbietet.
refused = { $reason } (Regel { $rule })
error-unknown-option = Das Spiel hat keine Option „{ $key }“
error-unknown-value = „{ $value }“ ist kein Wert von { $key }
error-seat-count = Das Spiel ist für { $least } bis { $most } Personen, nicht für { $count }
error-first-beyond-table = An diesem Tisch gibt es keinen Platz { $seat }

option-first = Startspieler
    .help = Wer beginnt. Wird es dem Zufall überlassen, entscheidet der Startwert.
option-first-random = Zufall
value-true = Ja
value-false = Nein
value-off = Aus

seat-color-porphyry = Porphyr
    .symbol = Ring
seat-color-lapis = Lapis
    .symbol = Dreizack
seat-color-saffron = Safran
    .symbol = Sonne
seat-color-laurel = Lorbeer
    .symbol = Blatt
seat-color-basalt = Basalt
    .symbol = Säule
