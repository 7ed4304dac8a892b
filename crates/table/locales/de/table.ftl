# Was ein Tisch von sich aus sagt: Absagen, und Worte zwischen den Spielenden.

error-waiting = Noch sind nicht alle Plätze besetzt
error-no-seat = Diesen Platz gibt es an diesem Tisch nicht
error-forbidden = Für diesen Platz entscheidest du nicht
error-not-turn = Du bist nicht am Zug
error-stale = Am Tisch ist inzwischen etwas geschehen; sieh hin und wähle noch einmal
error-no-action = Es wurde nichts gewählt
error-unreadable = Das ist keine Aktion: { $reason }
error-blind = Die Aktion davor deckt etwas auf: sieh erst hin, dann wähle
error-nothing-to-undo = Dort gibt es nichts von dir zurückzunehmen
error-already-asked = Die anderen werden schon gefragt
error-not-asked = Keine Frage wartet auf deine Antwort
error-not-late = Hier ist noch Zeit
error-same-driver = Der Platz ist schon in diesen Händen

log-undo-asked = { $player } möchte etwas zurücknehmen
log-undo-agreed = { $player } ist einverstanden
log-undo-declined = Nichts wird zurückgenommen: { $player } hat abgelehnt
