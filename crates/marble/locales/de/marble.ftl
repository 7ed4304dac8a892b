# Wörter von Rom: Stadt aus Marmor.

about = Lege Marmorplatten auf die Karte Roms, vollende Tempel und Theater, führe Aquädukte von den Quellen und gewinne die Viertel.

## Teile: die Art eines Plättchens und ihr Gebäude, .a als Objekt, .many als Überschrift

civic-arena = Arena
    .a = eine Arena
    .many = Arenen
civic-theatre = Theater
    .a = ein Theater
    .many = Theater
civic-temple = Tempel
    .a = einen Tempel
    .many = Tempel
civic-bath = Therme
    .a = eine Therme
    .many = Thermen
aqueduct-grey = Aquädukt I
aqueduct-brown = Aquädukt II
aqueduct-white = Aquädukt III
hill-quirinal = Quirinal
hill-viminal = Viminal
hill-esquiline = Esquilin
hill-capitoline = Kapitol
hill-palatine = Palatin
hill-caelian = Caelius
hill-aventine = Aventin

## Was gezählt wird

category-buildings = Gebäude
category-bridges = Brücken
category-aqueducts = Gebäude an Aquädukten
category-fountains = Brunnen neben Gebäuden
category-coins = Münzen
category-most-coins = Meiste Münzen
category-imperium = Meiste Imperium-Plättchen

## Optionen

option-hill-corners = Hügelecken
    .help = Was die Ecke eines Hügels an einem Bauplatz ist. Das Regelbuch zählt nur Ecken von Distriktplättchen.
option-hill-corners-none = Füllen ihren Platz, zählen nicht
option-hill-corners-structure = Zählen als Bauwerk
option-hill-corners-no-site = Sind keine Bauplätze
option-fountain-reach = Benachbarte Brunnen
    .help = Welche Brunnen einem Gebäude am Ende einen Punkt bringen.
option-fountain-reach-distance = Alle eine Kante entfernt
option-fountain-reach-sides = Nur entlang von Plättchenseiten
option-unused-hills = Freie Hügelplätze bebauen
    .help = Die Plätze der vier nicht gezogenen Hügel dürfen bebaut werden.
option-late-fountain-coin = Münze für späte Brunnen
    .help = Ein Brunnen, der an einem Aquädukt entsteht, bringt dem Spieler am Zug sofort eine Münze. Sonst bringt nur einer am Ende eine, mit dem nächsten Teil.

## Der Tisch

area-map = Karte der Stadt
area-offices = Stapel, Ämter und Schatzkammer
heading-offices = Stapel zum Ziehen, darunter die Ämter
area-own = Deine Hand
holding-of = Was { $player } hat
page-map = Karte
page-own = Deins
page-offices = Ämter
page-others = Spieler
treasury = Schatzkammer
piece-magistrate = Magistrat
piece-fountain = Brunnen
piece-hill = Hügel
piece-bridge = Brücke
progress-stacks = Leere Stapel: { $empty }, Ende bei { $wanted }
progress-last = { $count ->
    [one] Letzte Aktionen: noch { $count } Spieler
   *[other] Letzte Aktionen: noch { $count } Spieler
}
fact-magistrates = Magistrate auf der Hand
fact-hand = Plättchen auf der Hand
fact-imperium = Imperium-Plättchen
fact-coins = Münzen
fact-bridges = Brücken
fact-buildings = Gebäude

## Orte und Teile

map-place = { $across }, { $along }
in-strip = im { $strip }. Streifen vom Tiber
between-strips = zwischen dem { $one }. und { $other }. Streifen vom Tiber
at-tiber = am Ufer des Tibers
at-springs = auf der Seite der Quellen
along-level = auf Höhe von Brücke { $bridge }
along-between = zwischen Brücke { $one } und { $other }
along-north = knapp nördlich von Brücke { $bridge }
along-south = knapp südlich von Brücke { $bridge }
along-far-north = nördlich von Brücke { $bridge }
along-far-south = südlich von Brücke { $bridge }
along-north-end = am nördlichen Ende
along-south-end = am südlichen Ende
guests = { $count ->
    [one] { $player }
   *[other] { $player } mit { $count }
}
nobody = niemand
hit-ground = Freier Grund
hit-position = Platz für ein Plättchen, { $place }
hit-edge = Platz für ein Teil, { $place }
hit-tile = Plättchen { $civic }, { $place }
hit-magistrate = Magistrat von { $player } auf Plättchen { $civic }, { $place }
hit-site = { $civic } von { $player }, { $place }
hit-fountain = Brunnen, { $place }
hit-fountain-due = Brunnen mit einer Münze für das nächste Teil, { $place }
hit-waiting = Vollständiger Bauplatz, { $place }
hit-aqueduct = { $count ->
    [one] Offenes Ende von { $aqueduct }, noch { $count } Teil
   *[other] Offenes Ende von { $aqueduct }, noch { $count } Teile
}
hit-spring = Quelle von { $aqueduct }
hit-bridge = Brücke { $bridge }, von Norden gezählt
hit-bridge-taken = Brücke { $bridge }, von Norden gezählt, genommen von { $player }
hits-stack = noch einen Stapel
hit-stack = Stapel { $civic }, { $count } Plättchen
hit-office = Amt { $civic }, { $count } Imperium, hier: { $guests }
hit-treasury = Schatzkammer, hier: { $guests }
hit-hand = { $player }: { $count } Plättchen { $civic } auf der Hand
hit-hand-drawn = { $player }: Plättchen { $civic }, { $count } auf der Hand und { $drawn } in diesem Zug gezogen
hit-imperium = { $player }: { $count } Imperium { $civic }
hit-reserve = { $count ->
    [one] { $player }: { $count } Magistrat auf der Hand
   *[other] { $player }: { $count } Magistrate auf der Hand
}
hit-coins = { $count ->
    [one] { $player }: { $count } Münze
   *[other] { $player }: { $count } Münzen
}
hit-bridges = { $count ->
    [one] { $player }: { $count } Brücke
   *[other] { $player }: { $count } Brücken
}
hit-bridges-known = { $count ->
    [one] { $player }: { $count } Brücke im Wert von { $value }
   *[other] { $player }: { $count } Brücken im Wert von { $value }
}

## Aufforderungen

prompt-kind = Wähle eine Aktion
prompt-last-note = Das ist deine letzte Aktion.
prompt-extra = Nimm eine Zusatzaktion oder beende deinen Zug
prompt-extra-note = Jedes Imperium-Plättchen, das du zurückgibst, ist eine Aktion mehr.
prompt-draw = Ziehe zwei Plättchen
prompt-draw-note = Wähle zwei Stapel. Spielen kannst du sie ab deinem nächsten Zug.
prompt-expand = Verlängere einen Aquädukt
prompt-pieces-note = { $count ->
    [one] Noch { $count } Teil.
   *[other] Noch { $count } Teile.
}
prompt-recall = Hole einen Magistrat zurück
prompt-recall-note = Mit deiner nächsten Aktion kannst du ihn wieder einsetzen.
prompt-tile = Wähle ein Plättchen zum Legen
prompt-tile-note = Wohin es kommt, folgt danach.
prompt-lay = Lege dein Plättchen { $civic }
prompt-lay-note = Wähle eine Raute auf der Karte und bestätige.
prompt-magistrate = Einen Magistrat auf das Plättchen stellen?
prompt-magistrate-note = Du hast { $count } auf der Hand. Er zählt an jedem Bauplatz dieses Plättchens.
prompt-begin = Beginne { $aqueduct }
prompt-site = Wähle den nächsten Bauplatz
prompt-site-note = Mehrere sind vollständig. Ein Magistrat, der geht, zählt beim nächsten nicht mehr.
prompt-move = Versetze einen Magistrat vom Bauplatz oder keinen
prompt-move-office = Im Amt { $civic } bringt er am Ende deines Zuges ein Imperium-Plättchen.
prompt-move-treasury = In der Schatzkammer bringt er am Ende deines Zuges eine Münze.

## Möglichkeiten: der ganze Satz, die Taste, was es bringt

kind-draw = Plättchen ziehen
    .button = Ziehen
    .note = Zwei verschiedene, zu spielen ab deinem nächsten Zug.
kind-expand = Aquädukte verlängern
    .button = Aquädukt
    .note = Zwei Teile an den Enden von Aquädukten.
kind-recall = Magistrat zurückholen
    .button = Rückruf
    .note = Von einem Plättchen zurück auf deine Hand.
kind-play = Plättchen legen
    .button = Legen
    .note = Von deiner Hand, mit oder ohne Magistrat.
choose-pass = Passen, nichts ist möglich
choose-spend = Imperium-Plättchen für eine Zusatzaktion zurückgeben: { $civic }
button-spend = Imperium-Plättchen zurückgeben
choose-end = Zug beenden
choose-take = { $tiles } ziehen
button-take = Diese Plättchen ziehen
choose-fetch = Magistrat vom Plättchen { $civic } zurückholen, { $place }
button-fetch = Zurückholen
choose-tile = Ein Plättchen { $civic } legen
choose-lay = Das Plättchen { $civic } legen, { $place }
button-lay = Hierher legen
choose-with = Das Plättchen { $civic } mit Magistrat legen
button-with = Mit Magistrat
choose-without = Das Plättchen { $civic } ohne Magistrat legen
button-without = Ohne
choose-piece = Ein Teil legen, { $place }
button-piece = Teil hierher legen
choose-resolve = Bauplatz auswerten, { $place }
button-resolve = Diesen auswerten
choose-move-office = Magistrat vom Plättchen { $civic }, { $place }, ins Amt { $office } versetzen
button-move-office = Ins Amt { $office }
choose-move-treasury = Magistrat vom Plättchen { $civic }, { $place }, in die Schatzkammer versetzen
button-move-treasury = In die Schatzkammer
choose-stay = Keinen versetzen
note-completes = Vervollständigt { $sites }.
note-bridge = Nimmt ein Brückenplättchen.
note-begins = Beginnt { $aqueduct }.
note-nothing = Vervollständigt keinen Bauplatz.
note-you-build = Du baust { $civic }, +{ $points }.
note-builds = { $player } baut { $civic }, +{ $points }.
note-fountain = Es entsteht ein Brunnen.
note-no-points = Jetzt 0 Punkte.
note-leads = { $count ->
    [one] Du führst an { $count } offenen Ecke.
   *[other] Du führst an { $count } offenen Ecken.
}
note-piece = Verlängert { $aqueduct }.
note-reaches = Verlängert { $aqueduct } bis { $civic } von { $player }: 2 Punkte am Ende.
note-reaches-fountain = Verlängert { $aqueduct } bis zu einem Brunnen: du nimmst eine Münze.
note-leaves-fountain = Du nimmst eine Münze für den Brunnen, von dem es ausgeht.

## Verlauf

log-passed = { $player } kann nichts tun
log-spent = { $player } gibt ein Imperium-Plättchen ({ $civic }) für eine Zusatzaktion zurück
log-drew = { $player } zieht { $tiles }
log-recalled = { $player } holt einen Magistrat zurück
log-laid = { $player } legt ein Plättchen: { $civic }
log-posted = { $player } stellt einen Magistrat darauf
log-bridge = { $player } nimmt eine Brücke
log-bridge-known = { $player } nimmt eine Brücke im Wert von { $value }
log-began = { $player } beginnt { $aqueduct }
log-piece = { $player } verlängert { $aqueduct }
log-coin = { $player } nimmt eine Münze für einen Brunnen
log-built = { $player } baut { $civic }, +{ $points }
log-fountain = Aus dem Bauplatz wird ein Brunnen
log-moved-office = { $player } versetzt einen Magistrat ins Amt { $civic }
log-moved-treasury = { $player } versetzt einen Magistrat in die Schatzkammer
log-returned = Ein Magistrat von { $player } kommt mit leeren Händen zurück
log-imperium = { $player } nimmt ein Imperium-Plättchen: { $civic }
log-treasury = { $player } nimmt eine Münze aus der Schatzkammer
log-last = Drei Stapel sind leer: jeder hat eine letzte Aktion, { $player } als Letzter
log-over = Das Spiel ist aus, die Brücken werden aufgedeckt

## Hilfe

help-position = Ein Plättchen bedeckt zwei freie Dreiecke. Eine seiner Seiten muss an einem Plättchen oder Hügel liegen.
help-edge = Ein Teil liegt auf einer Plättchenseite und setzt einen Aquädukt an seinem offenen Ende fort. Aquädukte berühren weder einander noch sich selbst.
help-tile = Jede Ecke zählt an ihrem Bauplatz als ein Bauwerk. Sind sechs Dreiecke um einen Punkt bedeckt, sagt die Zahl der Bauwerke, was dort entsteht: 3 Tempel, 4 Therme, 5 Theater, 6 Arena.
help-magistrate = Er zählt für seinen Besitzer an jeder Ecke des Plättchens, wo ein Gebäude von dessen Art entsteht. Er bleibt, bis er zurückgeholt oder in ein Amt versetzt wird.
help-building = { $civic }: { $structures } Bauwerke, { $points } Punkte. 2 Punkte mehr, wenn ein Aquädukt es erreicht, 1 mehr für jeden Brunnen daneben.
help-fountain = Niemand hatte allein die meisten Magistrate. Ein Brunnen bringt jedem Gebäude daneben 1 Punkt und eine Münze für den, der einen Aquädukt zu ihm legt.
help-fountain-due = Er entstand am Ende eines Aquädukts: Wer das nächste Teil legt, nimmt seine Münze.
help-waiting = Alle sechs Dreiecke sind bedeckt. Wer das Plättchen legte, bestimmt die Reihenfolge solcher Bauplätze.
help-aqueduct = Gebäude an einem Aquädukt bringen ihren Besitzern am Ende 2 Punkte, wer ihn auch legte. Jeder Aquädukt hat 13 Teile.
help-spring = Wer zuerst ein Plättchen an eine Quelle legt, legt sofort drei Teile ihres Aquädukts.
help-bridge = Wer den Platz bedeckt, nimmt das Brückenplättchen. Es ist 1 bis 4 Punkte wert, und nur sein Besitzer sieht es.
help-hill-none = An den Hügeln beginnt die Stadt. Plättchen dürfen an ihnen liegen. An einem Bauplatz füllt ein Hügel seinen Platz, doch seine Ecke ist kein Bauwerk.
help-hill-structure = An den Hügeln beginnt die Stadt. Plättchen dürfen an ihnen liegen, und ihre Ecken zählen an Bauplätzen als Bauwerke.
help-hill-no-site = An den Hügeln beginnt die Stadt. Plättchen dürfen an ihnen liegen, doch an ihren Ecken wird nichts gebaut.
source-rulebook = Die Zahlen stehen im Regelbuch.
source-inferred = Die Zahlen folgen aus dem Regelbuch.
source-public = Die Zahlen sind öffentlich bekannt.
source-weak = Die Zahlen stammen aus einer unsicheren Quelle.
source-house = Die Zahlen sind unsere eigenen: keine Quelle nennt sie.
help-stack = Sind am Ende eines Zuges drei Stapel leer, hat jeder noch eine letzte Aktion.
help-office = Ein Magistrat, der ein fertiges Gebäude dieser Art verlässt, kommt hierher. Am Ende des Zuges seines Besitzers kehrt er mit einem Imperium-Plättchen zurück.
help-treasury = Ein Magistrat, der einen Brunnen verlässt, kommt hierher. Am Ende des Zuges seines Besitzers kehrt er mit einer Münze zurück.
help-hand = Plättchen, die gelegt werden können. In diesem Zug gezogene kommen an seinem Ende dazu.
help-imperium = Gib eines in deinem Zug für eine Zusatzaktion zurück oder behalte sie: die meisten einer Art bringen am Ende 5 Punkte, bei Gleichstand 2.
help-reserve = Magistrate, die auf Plättchen gestellt werden können. Jeder hat drei.
help-coins = Am Ende je 1 Punkt und 2 mehr für den, der die meisten hat.
help-bridges = Je 1 bis 4 Punkte wert. Bis zum Ende kennt nur ihr Besitzer die Werte.

## Warum nicht

no-turn = Du entscheidest jetzt nicht
no-asked = Danach wird jetzt nicht gefragt
no-pass = Passen darfst du nur, wenn keine Aktion möglich ist
no-imperium = Du hast kein solches Imperium-Plättchen
no-stacks = Alle Stapel sind leer. Wähle eine andere Aktion
no-stack = So viele Plättchen hat dieser Stapel nicht
no-pair = Ziehe zwei verschiedene, solange du kannst
no-fit = Am Ende keines Aquädukts passt ein Teil
no-recall = Keiner deiner Magistrate steht auf einem Plättchen
no-recall-here = Auf diesem Plättchen steht keiner deiner Magistrate
no-hand = Du hast kein Plättchen zum Legen. Ziehe erst welche
no-place = Für ein Plättchen ist kein Platz
no-tile = Du hast kein solches Plättchen zum Legen. In diesem Zug gezogene kommen später
no-cover = Ein Plättchen oder Hügel ist im Weg
no-beside = Keine Seite läge an einem Plättchen oder Hügel
no-hill-place = Plätze nicht gezogener Hügel bleiben frei
no-aqueduct = Das Teil muss den Aquädukt fortsetzen, der beginnt
no-side = Ein Teil liegt auf einer Plättchenseite
no-end = Ein Teil setzt einen Aquädukt an seinem offenen Ende fort
no-touch = Aquädukte berühren weder einander noch sich selbst
no-pieces = Alle Teile dieses Aquädukts sind gelegt
no-site-magistrate = Dort am Bauplatz steht keiner deiner Magistrate
no-site = Dieser Bauplatz wartet nicht auf Auswertung

why-extra-later = Für eine Zusatzaktion gibst du es nach deinen zwei Aktionen zurück
why-with-a-tile = Ein Magistrat kommt auf ein Plättchen, wenn du es legst
why-from-a-site = Hierher kommt ein Magistrat von einem fertigen Bauplatz
why-actions-used = Deine Aktionen sind verbraucht. Gib ein Imperium-Plättchen für eine weitere zurück
why-spring-first = Ein Aquädukt beginnt mit dem ersten Plättchen an seiner Quelle
why-this-tile = Der Magistrat kommt auf das eben gelegte Plättchen
why-other-office = Von diesem Bauplatz geht ein Magistrat ins Amt { $civic }
why-treasury = Von einem Brunnen geht ein Magistrat in die Schatzkammer

## Über der Karte

overlay-corners = Ecken
overlay-aqueducts = Aquädukte
corner-at = Ecke { $place }: { $prospects }.
corner-becomes = { $tiles ->
    [one] { $civic } ({ $points } Punkte) mit { $tiles } weiteren Plättchen, { $leader }
   *[other] { $civic } ({ $points } Punkte) mit { $tiles } weiteren Plättchen, { $leader }
}
corner-led = { $player } führt { $own } zu { $others }
corner-unled = niemand führt
corner-never = Ecke { $place }: Sie kann nie fertig werden.
aqueduct-brings = { $player } { $points }
aqueduct-connects = Dieser bringt bisher Punkte: { $list }.
aqueduct-connects-nothing = Dieser erreicht noch kein Gebäude.

## Was die Punkte macht

tally-each = { $count } × { $each }
tally-aqueduct = An { $aqueduct }
tally-imperium = Meiste Imperium-Plättchen: { $civic }
tally-alone = { $own }, sonst niemand
tally-ahead = { $own }, dann { $player } mit { $count }
tally-tied = { $own }, so viele wie { $player }
tally-behind = { $own }, { $player } hat { $count }

## Gleichstand

verdict-buildings = { $player } gewinnt den Gleichstand mit mehr Gebäuden
verdict-imperium = { $player } gewinnt den Gleichstand mit mehr Imperium-Plättchen
verdict-shared = Punkte, Gebäude und Imperium-Plättchen sind gleich: der Sieg wird geteilt
