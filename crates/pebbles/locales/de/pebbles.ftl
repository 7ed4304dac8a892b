# Wörter von Pebbles.

about = Behalte deine geheime Zahl oder tausche sie, dann nimm Kiesel vom Haufen: beides sind deine Punkte.

## Optionen, Punkte, Ablehnungen

option-team = Als Team
    .help = Alle zusammen brauchen mehr als 12 Punkte je Spieler.
category-pebbles = Kiesel
category-number = Geheime Zahl
rival = Das Ziel
no-turn = Du bist nicht am Zug.
no-phase = Zuerst wählen alle, ob sie behalten oder tauschen, dann werden Kiesel genommen.
no-count = Nimm 1 bis 3 Kiesel, so viele noch da sind.

## Der Tisch

pile = Haufen
pebbles-left = noch { $count } Kiesel
pile-help = Im Uhrzeigersinn nimmt jeder 1 bis 3 Kiesel, bis der Haufen leer ist.
bag = Beutel
bag-help = Die Zahlen, die niemand bekommen hat. Wer tauscht, erhält die nächste.
given-back = Zurückgegeben
heap = { $player } hat { $count } Kiesel
heap-help = Jeder Kiesel ist am Ende ein Punkt.
own-number = Deine Zahl
number = Zahl von { $player }: { $number }
number-hidden = Zahl von { $player }, geheim
number-help = Nur wer sie hat, kennt sie. Am Ende ist sie so viele Punkte wert, wie sie sagt.

## Auswahl

ask-choose = Behältst du deine { $number }, oder tauschst du sie?
ask-choose-note = Alle wählen gleichzeitig.
ask-take = Nimm 1 bis 3 Kiesel
keep = Deine Zahl behalten
keep-button = Behalten
swap = Deine Zahl gegen die nächste aus dem Beutel tauschen
swap-button = Tauschen
take = { $count } Kiesel nehmen
take-button = { $count } nehmen

## Was geschieht

log-chose = { $player } hat gewählt
log-swapped = { $player } hat die { $gave } gegen eine geheime Zahl getauscht
log-got = { $player } hat die { $gave } gegen die { $got } getauscht
log-took = { $player } nimmt { $count } Kiesel
choosing = Alle wählen
over = Der Haufen ist leer
pebbles = Kiesel
verdict-shared = Bei gleichen Punkten wird der Sieg geteilt.
