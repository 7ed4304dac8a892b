# Die Wörter der Seite: Halle, neuer Tisch, Tisch, Ende. Was ein Spiel sagt, kommt vom Spiel.

nav = Hauptmenü
nav-lobby = Tische
nav-new = Neuer Tisch
to-lobby = Zurück zu den Tischen
language = Sprache
theme-dark = Dunkle Ansicht
theme-light = Helle Ansicht
unofficial = Inoffiziell und unabhängig: eigene Worte, eigene Zeichnungen.
close = Schließen
copy-link = Link kopieren
copied = Der Link ist kopiert.
unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
rule = Regel { $rule }
just-now = gerade eben
you = du

profile = Du
profile-of = { $name }: Name und Rückweg
stranger = Gast
your-name = Dein Name
your-name-note = Die anderen am Tisch sehen ihn; höchstens 24 Buchstaben. Ein Konto ist nicht nötig.
your-name-example = Livia
save-name = Namen speichern
recovery = Von einem anderen Browser zurückkommen
recovery-note = Wer diesen Link hat, ist du. Er gilt einmal, und ein neuer Link beendet den alten.
recovery-end-others = Auch alle anderen Browser abmelden
recovery-make = Link erzeugen
sign-out = Diesen Browser verlassen
sign-out-note = Ohne Link kommst du nicht zu deinen Plätzen zurück.
sessions = Wo du angemeldet bist
session-this = dieser Browser
session-unnamed = Unbekannter Browser
session-seen = zuletzt hier { $time }
session-end = Abmelden
session-end-others = Alle anderen abmelden
forget = Alles über mich löschen
forget-note = Dein Name, deine Browser und deine Links werden endgültig gelöscht. In laufenden Partien übernehmen Bots deine Plätze; beendete Partien behalten ihre Züge, ohne deinen Namen.
forget-now = { $name } endgültig löschen

welcome = Baue Rom
welcome-note = Drei Brettspiele über den Bau von Rom. Spiel sofort gegen Bots, oder mit anderen: hier, per Link, an einem Abend oder über Tage.
start = Einen Tisch eröffnen
start-note = Mit Menschen, mit Bots oder beiden.
players-range = { $least } bis { $most } Personen
play-bots = Gegen Bots spielen
new-table = Neuer Tisch
tables-wait = { $count ->
    [0] Deine Tische
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
waited-longest = Am längsten wartet ein Tisch, dessen letzter Zug { $time } war.
others-turn = Die anderen sind am Zug.
open-tables = Offene Tische
watch-tables = Hier wird gerade gespielt
finished = Beendet
join = Mitspielen
watch = Zusehen
look = Ansehen
take-turn = Zug machen
plays = { $name } spielt
waits-for-players = Wartet auf Mitspieler
with-people = mit { $people }
alone = Noch niemand sonst
seat-open = Freier Platz
older-rules = Nach Fassung { $version } der Regeln
pace-free = Ohne Zeitgrenze
pace-limit = { $time } je Zug
won-with = { $yours ->
    [true] { $points ->
        [one] Du hast mit { $points } Punkt gewonnen
       *[other] Du hast mit { $points } Punkten gewonnen
    }
   *[false] { $count ->
        [one] { $names } hat mit { $points } Punkten gewonnen
       *[other] { $names } haben mit { $points } Punkten gewonnen
    }
}
ended = Das Spiel ist zu Ende

new-title = Neuer Tisch · Aedile
new-heading = Neuer Tisch
new-note = Wähl ein Spiel, wer wo sitzt und wie ihr spielen wollt.
new-game = Spiel
new-seats = Plätze
new-options = Optionen
new-pace = Tempo
seat-number = Platz { $seat }
seat-me = Ich
seat-me-named = Ich ({ $name })
seat-beside = Jemand neben mir
seat-by-link = Freier Platz
seat-bot = Bot: { $name }
seat-open-note = Per Link oder aus der Halle.
seat-more = Noch ein Platz
seat-less = Platz { $seat } wegnehmen
beside-name = Gast { $seat }
beside-label = Wer auf Platz { $seat } sitzt
limit = Zeit je Zug
limit-note = Wer zu spät ist, kann bis zur Rückkehr durch einen Bot ersetzt werden.
limit-free = Ohne Grenze
limit-2min = 2 Minuten
limit-10min = 10 Minuten
limit-1day = 1 Tag
limit-3days = 3 Tage
limit-week = 1 Woche
visible = In der Halle zeigen
visible-note = Alle dürfen einen freien Platz nehmen; sonst nur, wer dessen Link hat.
hide-scores = Punkte bis zum Ende verbergen
hide-scores-note = Niemand sieht Punkte, solange ihr spielt.
new-summary = { $count } Plätze, und das Spiel beginnt sofort.
new-summary-open = { $open ->
    [one] { $count } Plätze; das Spiel beginnt, wenn der freie besetzt ist.
   *[other] { $count } Plätze; das Spiel beginnt, wenn die { $open } freien besetzt sind.
}
open-table = Tisch eröffnen

join-title = Einladung · Aedile
join-invited = Du bist eingeladen: { $game }
join-with = Mit { $people }.
join-first = Du bist zuerst da.
join-running = Die Partie läuft. Du übernimmst Platz { $seat }, und alle am Tisch erfahren deinen Namen.
sit-down = Platz nehmen
just-watch = Nur zusehen
link-lost = Dieser Link führt nirgends mehr hin
link-lost-note = Der Platz ist vergeben, oder es gibt einen neueren Link. Frag, wer dich eingeladen hat.
recover-title = Willkommen zurück · Aedile
recover-welcome = Willkommen zurück
recover-note = Mit diesem Link gehört dieser Browser dir: dein Name, deine Plätze, deine Tische.
recover-here = Hier weitermachen
recover-lost-note = Er wurde schon benutzt, oder es gibt einen neueren. Nimm den neuesten.
recover-done = Du bist zurück
recover-next = Der Link, mit dem du kamst, ist verbraucht. Das ist dein nächster: Heb ihn auf, er wird nur jetzt gezeigt.
recover-paste = Füg deinen Link ein, um zurückzukommen.
recover-link = Dein Link
recover-go = Link benutzen
banned-title = Kein Zutritt · Aedile
banned = Du kannst hier nicht spielen
not-found-title = Nicht gefunden · Aedile
not-found = Hier ist nichts
not-found-note = Die Adresse ist vielleicht vertippt, oder was hier war, ist weg.
table-lost = Diesen Tisch gibt es hier nicht
table-lost-note = Er wurde vor langer Zeit geschlossen, oder die Adresse ist vertippt.
table-expired = Geschlossen, weil hier lange nichts geschehen ist.
table-given-up = Dieser Tisch wurde geschlossen.
closes = schließt { $time }
closes-soon = Hier ist lange nichts geschehen. Dieser Tisch wird { $time } geschlossen, wenn niemand spielt.
not-played-here = wird hier nicht mehr gespielt
trouble-full = Die Platte des Servers ist voll. Tische lassen sich ansehen; ändern lässt sich erst wieder etwas, wenn Platz ist.
trouble-other = Der Server kann im Augenblick nichts speichern. Tische lassen sich ansehen, aber nicht ändern.
table-closed-note = Die Betreiber dieses Servers haben ihn geschlossen. Ihre Begründung: { $why }

table = Tisch
board = Spielfläche
side = Aufgabe, Mitspieler und Verlauf
parts = Teile des Tisches
log = Verlauf
players = Mitspieler
beside-board = Neben dem Brett
what-player-has = Was { $name } hat
players-count = { $count } Personen
watching-only = Du siehst zu
seat-lost = Dein Platz wurde über seinen Link übernommen. Du siehst jetzt zu.
watch-note = Du siehst ohne Platz zu. Gehört einer davon dir, öffne deinen Link zum Zurückkommen.
help = Hilfe
help-note = Zeig einen Augenblick auf eine Karte, ein Gebäude oder einen Ort, oder drück lange darauf. Hier steht dann, was es tut.
key-arrows = Pfeile
    .does = von Ort zu Ort
key-enter = Enter
    .does = wählt und bestätigt das Gewählte
key-r = R
    .does = dreht oder zeigt die nächste Möglichkeit
key-esc = Esc
    .does = ein Schritt zurück
key-u = U
    .does = nimmt zurück
key-y = Y
    .does = macht Zurückgenommenes wieder
key-question = ?
    .does = erklärt den Ort
key-zoom = + − 0
    .does = größer, kleiner, alles
menu = Einstellungen
sound = Ton, wenn du am Zug bist
notify = Mitteilung, wenn du am Zug bist
your-seat = Dein Platz
seat-to-bot = Ein Bot soll für mich spielen
seat-take-back = Wieder selbst spielen
stand-up = Aufstehen
close-table = Tisch schließen
board-in-words = Die Spielfläche in Worten
nothing-there = Nichts da
agreed = An diesem Tisch vereinbart
watching = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
commitment = Festlegung
connection-lost = Die Verbindung ist weg.
reconnecting = Verbindet neu
moved-on = Am Tisch ging es weiter; schau neu hin und wähle.
nothing-to-undo = Es gibt nichts von dir zurückzunehmen.

then = Danach: { $what }
reveals = Etwas Verdecktes wird aufgedeckt: Zurücknehmen geht dann nur, wenn die anderen zustimmen.
chosen-before = Zuvor gewählt
changes = Was sich ändert
change-of = { $player }: { $name }
change-points = { $name }, in Punkten
points-gained = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
points-gained-together = { $points ->
    [one] zusammen +{ $points } Punkt
   *[other] zusammen +{ $points } Punkte
}
turn = Anders
back = Zurück
undo = Rückgängig
ask-undo = Zurücknehmen erbitten
undo-asked = { $name } möchte zurücknehmen.
undo-asked-own = Du möchtest zurücknehmen. Die anderen antworten.
undo-agree = Einverstanden
undo-decline = Nein
undo-withdraw = Doch nicht
undo-revealed = Seitdem wurde etwas aufgedeckt: Wer es gesehen hat, weiß es weiterhin, und was verdeckt ist, liegt, wie es lag.
taken-back = zurückgenommen
taken-with-bots = Zurückgenommen: { $own ->
    [one] dein letzter Zug
   *[other] deine letzten { $own } Züge
} und { $others ->
    [one] { $others } Zug der Bots
   *[other] { $others } Züge der Bots
}
taken-with-others = Zurückgenommen: { $own ->
    [one] dein letzter Zug
   *[other] deine letzten { $own } Züge
} und { $others ->
    [one] { $others } Zug der anderen
   *[other] { $others } Züge der anderen
}
new-links = Neue Links
new-links-note = Für jemanden, dem der Browser verloren ging. Die anderen müssen zustimmen, denn wer den Link benutzt, spielt dort und sieht diese Hand.
new-link-for = Neuer Link für { $name }
link-asked = Für den Platz von { $name } wird ein neuer Link erbeten. Wer ihn benutzt, spielt dort und sieht diese Hand.
link-asked-yours = Für deinen Platz wird ein neuer Link erbeten. Wer ihn benutzt, spielt an deiner Stelle und sieht deine Hand.
link-asked-own = Du hast um einen neuen Link für den Platz von { $name } gebeten.
link-awaits = Noch nicht zugestimmt: { $people }. Wer am Tisch nichts tut, auf den wird bis { $time } gewartet.
link-agreed = Einem neuen Link für den Platz von { $name } steht nichts mehr entgegen.
other-choices = Andere Möglichkeiten
all-choices = Alle Möglichkeiten
not-now = { $name }: jetzt nicht möglich. { $prompt }.
not-your-turn = Du bist nicht am Zug. { $prompt }.
you-watch = Du siehst an diesem Tisch ohne Platz zu.
choose-here = Hier gibt es etwas zu wählen

waiting-title = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
waiting-owner = Schick jeder Person einen Link. Das Spiel beginnt von selbst, sobald alle sitzen.
waiting-guest = Das Spiel beginnt von selbst, sobald alle sitzen.
seat-link = Link für Platz { $seat }
make-link = Link erzeugen
put-bot = Lieber ein Bot
waiting-note = Euer Tisch: { $count } Plätze. Wer links von dir sitzt, kommt nach dir.
waiting-bot = Bot, Stufe { $level }
waiting-open = Alle finden ihn in der Halle.
waiting-here = da
bot-level = Stufe des Bots
what-you-play = Was ihr spielt
all-usual = Das Spiel wie im Regelheft, ohne Zusätze
else-usual = Alles andere wie im Regelheft
seat-invited = Nur per Link

bot = Bot
points = Punkte
points-detail = Punkte im Einzelnen
rival = Gegner
points-of = Punkte
total = Summe
scores-hidden = Punkte sind bis zum Ende verborgen.
thinks = denkt nach
is-thinking = { $name } denkt nach
thinking-for = { $seconds } s
thinking-usual = meist etwa { $seconds } s
acts = am Zug
away = nicht da
until = { $time }
let-bot-play = Einen Bot spielen lassen
since-your-turn = Seit deinem letzten Zug
last-moves = Letzte Züge
before = Davor
nothing-yet = Noch ist nichts geschehen.
your-turn = Du bist am Zug
title-your-turn = ● Du bist am Zug · { $game }
title-over = Ergebnis · { $game }

curtain = Gib das Gerät an { $name }
curtain-note = Die anderen schauen jetzt weg.
curtain-open = Ich bin { $name }

points-tab = Punkte
insight = Punkte und ihr Verlauf
tally = Deine Punkte jetzt
tally-staged = mit diesem Zug
tally-none = Noch keine Punkte.
tally-before = Vorher: { $text }
tally-gone = Zählt nicht mehr
course = Verlauf der Partie
course-note = Punkte aller
course-when = Wann
course-now = Jetzt
course-end = Ende
turning-gain = { $when }: { $name } +{ $points }
turning-lead = { $when }: { $name } geht endgültig in Führung
who-with-what = Wer womit Punkte gemacht hat
best-note = Ein Punkt zeigt, wer damit am meisten gewonnen hat.
end-boards = Am Ende
end-board-of = Was { $name } gebaut hat
play-again = Noch einmal?
overlays = Über dem Spielplan
overlay-does = zeigt oder verbirgt: { $name }

rematch = Noch einmal mit denselben Leuten
look-board = Spielfläche ansehen
to-result = Zurück zum Ergebnis
record = Protokoll sichern
facts = Zu diesem Spiel
end-picture = Die Spielfläche am Ende
decisions = Entscheidungen
played = gespielt
people = Personen
deal-plain = Die Verteilung stand vor der Partie fest. Wie sich das prüfen lässt, steht hier.
deal-plain-held = Die Verteilung stand vor der Partie fest und blieb, wie sie war: Dieser Browser hat es geprüft.
deal = Die Verteilung prüfen
deal-note = Die Festlegung stand vor der Partie da. Das Protokoll sagt, wofür sie steht, und jeder kann beide Prüfsummen nachrechnen.
seed = Startwert
deal-known = Verteilung bekannt
deal-share-in = Dein Anteil steckt in der Verteilung, und Festlegung und Startwert ergeben sich wie versprochen.
deal-share-unchecked = Dein Anteil steckt in der Verteilung. Die Prüfsummen lassen sich hier nur über https nachrechnen; im Protokoll steht alles Nötige.
deal-holds = Festlegung und Startwert ergeben sich wie versprochen.
deal-no-share = Dieser Browser hat keinen Anteil zur Verteilung beigetragen.
deal-share-missing = Dein Anteil fehlt in der Verteilung! Der Server hat nicht ausgeteilt, wie er versprochen hat. Sichere das Protokoll und zeig es den anderen.
deal-other-promise = Das ist nicht die Festlegung, die dir vor der Partie gezeigt wurde! Der Server hat nicht ausgeteilt, wie er versprochen hat. Sichere das Protokoll und zeig es den anderen.
deal-broken = Festlegung und Startwert ergeben sich nicht aus dem, was im Protokoll steht! Der Server hat nicht ausgeteilt, wie er versprochen hat. Sichere das Protokoll und zeig es den anderen.
join-known = Ich weiß, dass jemand wissen kann, was in dieser Partie kommt

zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Alles zeigen

## Die Züge der anderen

turns = Züge der anderen
turns-pause = Anhalten
turns-go-on = Weiter
turns-skip = Zum jetzigen Stand
turns-skip-short = Überspringen
turns-skip-to-yours = Zu meinem Zug
turns-show-again = Noch einmal zeigen
turns-again = Noch einmal, was die anderen getan haben
turns-moves = { $name } zieht
turns-moves-then = { $name } zieht, danach { $next }
turns-yours-next = Danach bist du dran. Fang an, wann du willst: Der Rest steht dann sofort da.
turns-note = Ein Klick oder eine Taste zeigt sofort, wie es steht.
turns-speed = Züge der anderen
turns-off = Aus
turns-fast = Schnell
turns-normal = Normal
turns-slow = Langsam
since-when = Was geschehen ist: Du warst { $time } hier
to-my-turn = Zu meinem Zug
to-the-table = Zum Tisch
ghost-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Bestätigen, zurücknehmen, gehen

confirm-when = Bestätigen
confirm-always = alles
confirm-final = was sich nicht zurücknehmen lässt
confirm-never = nichts
redo = Wiederherstellen
why-not = { $name }: { $why }
bot-for-you = An diesem Tisch spielt ein Bot für dich.
no-connection = Keine Verbindung. Es wird weiter versucht; deine Wahl bleibt erhalten.
clock-left = noch { $minutes }:{ $seconds }
clock-over = Zeit abgelaufen
stay-here = Bleiben
stand-up-ask = Von diesem Tisch aufstehen?
stand-up-alone = Du spielst hier allein mit Bots: Die Partie wartet auf dich, und du findest sie bei deinen Tischen.
stand-up-others = Ein Bot spielt an deiner Stelle weiter. Solange die Partie dauert, kannst du deinen Platz wieder einnehmen.
stand-up-waiting = Dein Platz ist wieder frei, und jemand anderes kann ihn einnehmen.
leave-browser-ask = Diesen Browser verlassen?
leave-browser-lost = Dieser Browser vergisst, wer du bist. Ohne Link zum Zurückkommen sind der Name { $name }, seine Plätze und seine Tische für dich verloren.
close-table-ask = Diesen Tisch schließen?
close-table-lost = Er ist für alle verschwunden, und seine Links führen nirgendwohin.

## Das Regelheft

book = Regelheft
book-of = Regelheft { $game }
book-read = Lies es in { $minutes } Minuten, oder spiel die geführte Partie und lies später.
book-guided = Geführte Partie, { $lessons } Lektionen
book-more = Mehr zu den Regeln
book-asked = Oft gefragt
book-also = Außerdem
book-sheet = Nummerierte Regeln für Entwickler
book-sure = Wie sicher wir sind
book-rules = { $count } Regeln
book-marks = Jedes Zeichen sagt, was wir wissen. Wer es besser weiß, findet die Regel an ihrer Nummer:
book-find = Eine Regel finden
book-nothing = Keine Regel hat diese Wörter.
book-chapters = Kapitel
book-pages = Nächstes und voriges Kapitel
book-minutes = { $count } Min.
book-tries = { $count } zum Ausprobieren
book-try = Ausprobieren
book-trying = Zum Ausprobieren
book-back = Zurück zu den Regeln
book-allowed = Erlaubt:
book-refused = Nicht erlaubt:
book-points = Die Punkte des Beispiels
book-no-figure = Dieses Bild konnte nicht geladen werden.

## Die nummerierten Regeln eines Spiels

rules-of = { $game }: die Regeln
rules-link = Regeln
rules-note = Jede Regel hat eine Nummer; der Tisch nennt sie, wenn er nein sagt. Was mit house gekennzeichnet ist, ist unsere eigene Regelung, wo keine Quelle entscheidet. Die nummerierten Regeln gibt es nur auf Englisch; das Regelheft erklärt alles auf Deutsch.
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
rules-parts = Teile der Regeln
rules-table = Tabelle
pieces = Alle Teile

## Zurückblicken

replay = Wiedergabe
replay-of = Wiedergabe: { $game }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Entscheidung
replay-speed = Tempo
replay-speed-1 = Langsam
replay-speed-2 = Normal
replay-speed-3 = Schnell
replay-speed-4 = Sehr schnell
replay-as = Gesehen von
replay-everything = allen zusammen
replay-spectator = einem Zuschauer
replay-table = Zum Tisch
play-on = Von hier weiterspielen
play-on-note = Ein neuer Tisch beginnt mit genau dieser Stellung. Bots nehmen die anderen Plätze; was noch verdeckt liegt, liegt, wie es lag. Darum wird der Tisch gekennzeichnet: Seine Verteilung kann bekannt sein.
play-on-seat = Dein Platz
play-on-go = Weiterspielen
play-on-over = Hier ist die Partie zu Ende. Geh erst einen Schritt zurück.
record-open = Eine Aufzeichnung?
record-note = Eine Partie von anderswo als Datei: Sie wird zuerst geprüft, dann kannst du auf sie zurückblicken und weiterspielen.
record-choose = Datei wählen
begun = { $what }: wähle jetzt eine der markierten Stellen
begun-kind = { $what }: wähle jetzt { $kind }

learn = Geführte erste Partie
learn-of = { $game } lernen
learn-five = In fünf Minuten lernen
learn-step = Schritt { $step } von { $count }
learn-over = Alle Schritte
learn-now = Jetzt du.
learn-later = Einige Züge später
learn-elsewhere = In einer anderen Partie
learn-so-far = So weit richtig. Mach weiter.
learn-well = Genau
learn-continue = Weiter
learn-finish = Zum Schluss
learn-back = Zurück
learn-skip = Überspringen
learn-show = Zeig es mir
learn-whole = Die ganze Lektion
learn-restart = Von vorn
learn-end = Du kannst { $game } spielen
learn-end-note = Alles, was zählt, hast du einmal getan. Der Rest kommt mit der ersten Partie.
learn-play = Eine echte Partie spielen
learn-play-note = Gegen einen sanften Bot, in deinem Tempo.
learn-learned = Was du gelernt hast
learn-skipped = übersprungen

## Die Seite der Betreiber

admin-title = Betreiber · Aedile
admin = Betreiber
admin-note = Tische schließen, Spieler sperren und löschen. Alles wird mit Begründung vermerkt.
admin-token = Schlüssel
admin-enter = Anmelden
admin-leave = Abmelden
admin-parts = Teile dieser Seite
admin-tables = Tische
admin-players = Spieler
admin-bans = Sperren
admin-audit = Was getan wurde
admin-search = Suchen
admin-player = Name oder Anfang der Kennung
admin-player-id = Kennung eines Spielers
admin-none = Hier ist nichts.
admin-more = Mehr
admin-is-waiting = wartet auf Spieler
admin-is-running = wird gespielt
admin-is-finished = beendet
admin-is-closed = geschlossen
admin-made = angelegt { $time }
admin-touched = geändert { $time }
admin-came = gekommen { $time }
admin-sessions = { $count ->
    [one] { $count } Sitzung
   *[other] { $count } Sitzungen
}
admin-banned = Gesperrt: { $why }
admin-close = Schließen
admin-ban = Sperren
admin-unban = Sperre aufheben
admin-forget = Löschen
admin-network = Adresse oder Netz
admin-why = Begründung
admin-why-note = Eine Zeile. Sie wird vermerkt, und die Betroffenen können sie lesen.
