# Was ein Tisch von sich aus sagt: Absagen, und Worte zwischen den Spielenden.

error-waiting = Noch sind nicht alle Plätze besetzt
error-running = Die Partie hat schon begonnen
error-closed = Dieser Tisch wurde geschlossen
error-not-owner = Das kann nur, wer den Tisch eröffnet hat
error-seat-taken = Dort sitzt inzwischen jemand anderes
error-seated-already = Du hast an diesem Tisch schon einen Platz
error-unknown-bot = Es gibt keinen Bot der Stufe { $level }
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
error-needs-consent = Einem neuen Link müssen erst die anderen am Tisch zustimmen
error-too-often = Das hast du an diesem Tisch zu oft getan; warte ein paar Minuten
error-too-many = Das hast du an diesem Tisch zu oft getan
error-known-deal = Diese Partie geht von einer aufgezeichneten weiter; womöglich weiß jemand, wie ausgeteilt wurde. Setz dich nur, wenn dich das nicht stört

log-undo-asked = { $player } möchte etwas zurücknehmen
log-undo-agreed = { $player } ist einverstanden
log-undo-declined = Nichts wird zurückgenommen: { $player } hat abgelehnt
log-link-asked = Wer den Tisch eröffnet hat, bittet um einen neuen Link für den Platz von { $player }
log-link-agreed = { $player } ist mit dem neuen Link einverstanden
log-link-declined = Kein neuer Link: { $player } hat abgelehnt
log-link-withdrawn = Die Frage nach einem neuen Link wurde zurückgezogen
log-link-made = Für den Platz von { $player } gibt es einen neuen Link
log-took-over = { $name } hat Platz { $seat } über dessen Link übernommen
