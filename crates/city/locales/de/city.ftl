# Wörter von City of Rome.

about = Baue eine Stadt aus sechzehn Karten: wähle deinen Platz auf der Leiste, nimm eine Karte, baue sie und lass sie produzieren.

## Karten: Name auf der Karte, .short wo es eng ist, .full für sich, .text was sie tut

card-veg-start = Gemüsehof
    .short = Gemüse
    .full = Gemüsehof
    .text = Produziert 1 Münze
card-res2-start = Wohnhaus
    .short = Wohnhaus
    .full = Wohnhaus mit Wert 2
    .text = Wert 2 für sein Viertel
card-veg = Gemüsehof
    .short = Gemüse
    .full = Gemüsehof
    .text = Produziert 1 Münze
card-grain = Getreidehof
    .short = Getreide
    .full = Getreidehof
    .text = Produziert einen Ziegelmarker
card-sheep = Schafhof
    .short = Schafe
    .full = Schafhof
    .text = Produziert 1 Einfluss
card-wine = Weingut
    .short = Weingut
    .full = Weingut
    .text = Produziert 1 Münze und einen Ziegelmarker
card-res2 = Wohnhaus
    .short = Wohnhaus
    .full = Wohnhaus mit Wert 2
    .text = Wert 2 für sein Viertel
card-res3 = Wohnhaus
    .short = Wohnhaus
    .full = Wohnhaus mit Wert 3
    .text = Wert 3 für sein Viertel
card-res4 = Wohnhaus
    .short = Wohnhaus
    .full = Wohnhaus mit Wert 4
    .text = Wert 4 für sein Viertel
card-lux2 = Prachthaus
    .short = Prachthaus
    .full = Prachthaus mit Wert 2
    .text = Wert 2, beim Bau 1 Einfluss
card-lux3 = Prachthaus
    .short = Prachthaus
    .full = Prachthaus mit Wert 3
    .text = Wert 3, beim Bau 1 Einfluss
card-lux4 = Prachthaus
    .short = Prachthaus
    .full = Prachthaus mit Wert 4
    .text = Wert 4, beim Bau 1 Einfluss
card-market = Markt
    .short = Markt
    .full = Markt
    .text = Beim Bau 1 Münze je Nachbarkarte
card-forum = Forum Romanum
    .short = Forum
    .full = Forum Romanum
    .text = Beim Bau 1 Münze je Nachbarkarte und 1 mehr
card-arena = Arena
    .short = Arena
    .full = Arena
    .text = Beim Bau 1 Einfluss je Nachbarkarte
card-colosseum = Kolosseum
    .short = Kolosseum
    .full = Kolosseum
    .text = Beim Bau 1 Einfluss je Nachbarkarte und 1 mehr
card-school = Schule
    .short = Schule
    .full = Schule
    .text = Beim Bau 1 Karte je Nachbarkarte ziehen, eine behalten
card-university = Universität
    .short = Universität
    .full = Universität
    .text = Beim Bau 1 Karte je Nachbarkarte und 1 mehr ziehen, eine behalten
card-bath = Therme
    .short = Therme
    .full = Therme
    .text = Beim Bau 1 Punktestein je Nachbarkarte
card-impbath = Kaisertherme
    .short = Kaisertherme
    .full = Kaisertherme
    .text = Beim Bau 1 Punktestein je Nachbarkarte und 1 mehr
card-aqueduct = Aquädukt
    .short = Aquädukt
    .full = Aquädukt
    .text = 4, 12, 24, 40 Punkte für eins bis vier
card-grandaq = Großes Aquädukt
    .short = Gr. Aquädukt
    .full = Großes Aquädukt
    .text = Ein Aquädukt, beim Bau 1 Einfluss
card-minerva = Minerva
    .short = Minerva
    .full = Minervatempel
    .text = 10 Punkte für eine Stadt aus 16 Karten
card-fortuna = Fortuna
    .short = Fortuna
    .full = Fortunatempel
    .text = 15 Punkte mit öffentlichen Gebäuden aller vier Farben
card-amor = Amor
    .short = Amor
    .full = Amortempel
    .text = 10 Punkte mit vier Wohnhäusern mit Wert 2
card-juno = Juno
    .short = Juno
    .full = Junotempel
    .text = 10 Punkte mit vier Tempeln
card-saturn = Saturn
    .short = Saturn
    .full = Saturntempel
    .text = 15 Punkte mit vier Produktionsgebäuden
card-luna = Luna
    .short = Luna
    .full = Lunatempel
    .text = 1 Punkt je Stern in der Stadt
card-mars = Mars
    .short = Mars
    .full = Marstempel
    .text = 5 Punkte mit einem Wohnhaus mit Wert 4
card-venus = Venus
    .short = Venus
    .full = Venustempel
    .text = 2 Punkte je Wohnhaus mit Wert 2
card-jupiter = Jupiter
    .short = Jupiter
    .full = Jupitertempel
    .text = 2 Punkte je Tempel
card-mercury = Merkur
    .short = Merkur
    .full = Merkurtempel
    .text = 1 Punkt je 3 Münzen

## Was gezählt wird

category-residences-2 = Wohnhäuser (Wert 2)
category-residences-3 = Wohnhäuser (Wert 3)
category-residences-4 = Wohnhäuser (Wert 4)
category-aqueducts = Aquädukte
category-temples = Tempel
category-coins = Münzen
category-influence-tokens = Einflusssteine
category-influence-cards = Einflusskarten

## Optionen

option-first-cards = Erste Karten
    .help = Wie alle zu ihrer ersten Handkarte kommen. Das Austeilen ist eine Hausregel: Die Auswahl bevorzugt den letzten Spieler.
option-first-cards-draft = Reihum ausgewählt
option-first-cards-dealt = Zufällig ausgeteilt

## Der Tisch

drafting = Erste Karten
round-of = Runde { $round } von { $rounds }
page-city = Stadt
page-offer = Auslage
page-hand = Hand
page-others = Andere
area-strip = Aktionsleiste
strip-free = frei
area-offer = Auslage
offer-to-come = Die Auslage kommt nach den ersten Karten
area-choice-draft = Behalte eine davon
area-choice-school = Gezogen aus Stapel { $deck }
area-hand = Deine Hand
hand-of = Hand von { $player }
area-influence = Einflusskarten
influence-now = Wert { $points }, für die meisten Einflusssteine am Ende der Runde
influence-next = Wert { $points }, kommt in Runde { $round } für die meisten Einflusssteine
influence-none = Keine mehr im Stapel
influence-lost = Wert { $points }, durch Gleichstand verloren
city-of = Stadt von { $player }
cards-of-sixteen = { $count } von 16 Karten
fact-coins = Münzen
fact-influence = Einflusssteine
fact-won = Punkte der Einflusskarten
fact-hand = Handkarten
fact-city = Karten in der Stadt

## Orte und Teile

hit-space-brick = Feld { $space }: ein Ziegel
hit-space-cog = Feld { $space }: ein Zahnrad
hit-space-unseen = Feld { $space }
hit-space-emissary = { $space }, hier steht { $player }
hit-offer = { $card }, aus Stapel { $deck }
hit-offer-taken = { $card }, genommen von { $player }
hit-deck = { $count ->
    [one] Stapel { $deck }, { $count } Karte
   *[other] Stapel { $deck }, { $count } Karten
}
hit-hand = { $count ->
    [one] { $card }, auf der Hand
   *[other] { $card }, { $count } auf der Hand
}
hit-choice = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } davon
}
cell-place = { $row ->
    [0] über Zeile 1
    [5] unter Zeile 4
   *[other] Zeile { $row }
}, { $column ->
    [0] links von Spalte 1
    [5] rechts von Spalte 4
   *[other] Spalte { $column }
}
hit-cell-empty = Freier Platz, { $player }, { $place }
hit-cell-beside = Freier Platz neben { $cards }, { $player }, { $place }
hit-cell = { $card }, { $player }, { $place }
hit-cell-brick = { $place }, mit einem Ziegelmarker
hit-cell-points = { $count ->
    [one] { $place }, mit { $count } Punktestein
   *[other] { $place }, mit { $count } Punktesteinen
}

hits-hand = eine Karte deiner Hand
hits-cell = ein Feld deiner Stadt

## Aufforderungen

prompt-draft = Behalte eine Karte
prompt-draft-note = Die anderen gehen nach rechts weiter. Niemand sieht, was du behältst.
prompt-draft-last = Behalte die letzte Karte
prompt-place = Setze deinen Gesandten
prompt-place-first = Setze den ersten deiner zwei Gesandten
prompt-place-second = Setze deinen zweiten Gesandten
prompt-place-note = Nähere Felder kommen früher dran, fernere geben mehr Ziegel und Zahnräder.
prompt-take = Nimm eine Karte
prompt-take-note = Frei: { $bricks } Ziegel, { $cogs ->
    [one] { $cogs } Zahnrad
   *[other] { $cogs } Zahnräder
}.
prompt-act = Baue und produziere
prompt-build = Baue oder beende deinen Zug
prompt-produce = Produziere oder beende deinen Zug
prompt-end = Beende deinen Zug
prompt-act-note = In beliebiger Folge, je einmal oder gar nicht. Frei: { $bricks } Ziegel, { $cogs ->
    [one] { $cogs } Zahnrad
   *[other] { $cogs } Zahnräder
}. Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
prompt-build-note = Frei: { $bricks } Ziegel. Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
prompt-produce-note = Frei: { $cogs ->
    [one] { $cogs } Zahnrad
   *[other] { $cogs } Zahnräder
}. Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
prompt-produce-short = { $coins ->
    [one] { $note } Zum Produzieren fehlt { $coins } Münze.
   *[other] { $note } Zum Produzieren fehlen { $coins } Münzen.
}
prompt-school-deck = Nenne einen Stapel
prompt-school-deck-note = { $count ->
    [one] Du ziehst { $count } Karte und behältst sie.
   *[other] Du ziehst { $count } Karten und behältst eine.
}
prompt-school-keep = Behalte eine Karte
prompt-school-keep-note = Die anderen kommen unter den Stapel.
prompt-school-under = Lege eine Karte unter den Stapel
prompt-school-under-note = Jede Karte kommt unter alle zuvor gelegten.

## Möglichkeiten: der ganze Satz, die Taste, was es kostet und bringt

choose-draft = { $card } behalten
button-draft = Diese Karte behalten
choose-place-brick = Auf Feld { $space } setzen, ein Ziegel
choose-place-cog = Auf Feld { $space } setzen, ein Zahnrad
button-place = Hierher setzen
note-place = Dann frei: { $bricks } Ziegel, { $cogs ->
    [one] { $cogs } Zahnrad
   *[other] { $cogs } Zahnräder
}
choose-take = { $card } nehmen
button-take = Diese Karte nehmen
choose-build = { $card } bauen: { $place }
choose-build-tokens = { $tokens ->
    [one] { $build }, mit { $tokens } Ziegelmarker
   *[other] { $build }, mit { $tokens } Ziegelmarkern
}
button-build = Hier bauen
button-replace = Ersetzen
note-build-free = { $cost } von { $free } freien Ziegeln, keine Münzen
note-build-tokens = { $used ->
    [0] kein freier Ziegel
    [one] { $used } freier Ziegel
   *[other] { $used } freie Ziegel
}, { $tokens } Ziegelmarker, keine Münzen
note-build-coins = { $used ->
    [0] kein freier Ziegel
    [one] { $used } freier Ziegel
   *[other] { $used } freie Ziegel
}{ $tokens ->
    [0] { "" }
   *[other] , { $tokens } Ziegelmarker
}, { $coins } Münzen
note-brings = bringt { $gains }
note-leaves = { $card } verlässt das Spiel
note-falls = Punkte { $old } → { $new }: { $lines }
fall-paid = { $change } (bezahlt)
fall-without = { $change } (ohne { $card })
fall-joined = { $change } (für ein Viertel zählt nur eine Therme)
choose-produce = Produzieren
note-produce-free = braucht 2 Zahnräder, keine Münzen
note-produce-coins = braucht 2 Zahnräder, du hast { $free }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} zu zahlen
produce-gain = { $card }: { $gains }
produce-gain-each = { $count } × { $card }: je { $gains }
produce-holds = kein Ziegelmarker, es liegt schon einer darauf
produce-none = Kein Gebäude produziert etwas
produce-vain = Bringt nichts
produce-loss = Kostet mehr, als es bringt
choose-end = Zug beenden
choose-school = Aus Stapel { $deck } ziehen
button-school = Aus diesem Stapel ziehen
choose-keep = { $card } behalten
button-keep = Diese Karte behalten
choose-under = { $card } unter den Stapel legen
button-under = Darunter legen

## Das Protokoll

log-drafted = { $player } behält { $card }
log-drafted-secret = { $player } behält eine erste Karte
log-round = Runde { $round } beginnt
log-influence-laid = Eine Einflusskarte vom Wert { $points } liegt neben der Auslage
log-placed = { $player } geht auf Feld { $space }
log-took = { $player } nimmt { $card }
log-built = { $player } baut { $card }
log-built-coins = { $coins ->
    [one] { $player } baut { $card } für { $coins } Münze
   *[other] { $player } baut { $card } für { $coins } Münzen
}
log-replaced = { $player } baut { $card } an die Stelle von { $old }
log-gained-coins = { $count ->
    [one] { $player } erhält { $count } Münze
   *[other] { $player } erhält { $count } Münzen
}
log-gained-influence = { $player } erhält { $count } Einfluss
log-gained-points = { $count ->
    [one] { $player } legt { $count } Punktestein auf die Therme
   *[other] { $player } legt { $count } Punktesteine auf die Therme
}
log-produced = { $player } produziert { $goods }
log-produced-nothing = { $player } produziert nichts
some-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
some-bricks = { $count ->
    [one] { $count } Ziegelmarker
   *[other] { $count } Ziegelmarker
}
some-influence = { $count } Einfluss
some-points = { $count ->
    [one] { $count } Punktestein
   *[other] { $count } Punktesteine
}
some-draws = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten zur Auswahl
}
log-drew = { $count ->
    [one] { $player } zieht { $count } Karte aus Stapel { $deck }
   *[other] { $player } zieht { $count } Karten aus Stapel { $deck }
}
log-kept = { $player } behält { $card }
log-kept-secret = { $player } behält eine davon
log-under = { $player } legt { $card } unter Stapel { $deck }
log-under-secret = { $player } legt eine Karte unter Stapel { $deck }
log-influence-won = { $tokens ->
    [one] { $player } gewinnt Einflusskarten vom Wert { $points } für { $tokens } Stein
   *[other] { $player } gewinnt Einflusskarten vom Wert { $points } für { $tokens } Steine
}
log-influence-tied = Gleichstand bei { $tokens }: Die Einflusskarten warten
log-pawn = { $player } beginnt die nächste Runde
log-ended = Die letzte Runde ist vorbei

## Hilfe

help-space = Frei sind die Ziegel und Zahnräder dieses Felds und aller Felder näher am Kaiser. Wer dem Kaiser am nächsten steht, ist zuerst dran.
help-deck = Schulen ziehen aus den Stapeln II, III und IV, soweit sie im Spiel sind. Zurückgelegte Karten kommen unter den Stapel.
help-cell = Eine Karte wird neben eine andere gebaut; eine Stadt ist nie breiter oder höher als vier Karten.
help-cost = { $cost ->
    [one] { $text }. Kostet { $cost } Ziegel.
   *[other] { $text }. Kostet { $cost } Ziegel.
}
help-card = { $text }.
help-public = Wohnhäuser daneben werden mit einer Farbe mehr malgenommen.
from-rulebook = Quelle: das Regelheft.
from-inferred-cost = Quelle: das Regelheft; welches Wohnhaus wie viel kostet, ist daraus erschlossen.
from-inferred-color = Quelle: das Regelheft; die Farbe ist daraus erschlossen.
from-inferred-strips = Quelle: das Regelheft; die Folge der Ziegel und Zahnräder ist daraus erschlossen.

## Warum nicht

no-over = Das Spiel ist zu Ende.
no-turn = Du bist nicht am Zug.
no-draft = Es werden gerade keine ersten Karten verteilt.
no-draft-card = Diese Karte ist nicht unter denen, die zu dir kamen.
no-place = Es ist gerade kein Gesandter zu setzen.
no-space = Dort steht schon ein Gesandter. Wähle ein freies Feld.
no-take = Du hast deine Karte schon genommen, oder es ist nicht die Zeit dafür.
no-take-first = Nimm zuerst eine Karte der Auslage.
no-offer = Diese Karte liegt nicht in der Auslage.
no-act = Nimm in deinem Zug zuerst eine Karte; dann baue, produziere oder beende ihn.
no-second-build = Du hast in diesem Zug schon gebaut.
no-second-produce = Du hast in diesem Zug schon produziert.
no-money = Freie Ziegel, Ziegelmarker und Münzen reichen nicht für diese Karte.
no-cogs = Freie Zahnräder und Münzen ergeben keine zwei Zahnräder.
no-tokens = So viele Ziegelmarker hast oder brauchst du nicht.
no-hand = Diese Karte hast du nicht auf der Hand.
no-free-cell = Dort liegt schon eine Karte. Nur ein Aquädukt darf sie ersetzen.
no-neighbour = Neben diesem Platz liegt keine Karte deiner Stadt.
no-window = Deine Stadt wäre breiter oder höher als vier Karten.
no-line = In dieser Zeile oder Spalte steht schon ein Aquädukt.
no-school = Es wurde gerade keine Schule gebaut.
no-school-deck = Schulen ziehen aus den Stapeln II, III und IV, soweit sie im Spiel sind.
no-school-first = Beende zuerst die Schule.
no-drawn = Diese Karte ist nicht unter den gezogenen.

why-short = { $short ->
    [one] { $short } Münze fehlt
   *[other] { $short } Münzen fehlen
}: Die fehlenden Ziegel kosten { $price } Münzen.
why-taken = { $player } hat diese Karte schon genommen.
why-empty-hand = Du hast keine Karte zum Bauen auf der Hand.

## Was die Punkte bringt: „deine Stadt jetzt“

zone-sum = { $count ->
    [one] { $count } Wohnhaus, { $worth }
   *[other] { $count } Wohnhäuser, zusammen { $worth }
} × { $colors ->
    [one] { $colors } Farbe
   *[other] { $colors } Farben
} ({ $names })
zone-baths = { $zone } + { $tokens } auf der Therme
zone-alone = { $count ->
    [one] { $count } Wohnhaus
   *[other] { $count } Wohnhäuser
}, kein öffentliches Gebäude daneben
overlay-zones = Viertel
tally-aqueducts = { $count ->
    [4] { $count } von 4
   *[other] { $count } von 4; eins mehr bringt { $next }
}
tally-temple-short = { $missing ->
    [one] { $text }; { $missing } fehlt
   *[other] { $text }; { $missing } fehlen
}
tally-coins = je 1 Punkt
tally-tokens = { $count ->
    [one] { $count } Stein, 1 Punkt für 2
   *[other] { $count } Steine, 1 Punkt für 2
}
tally-cards = gewonnen: { $values }

## Das Ende

verdict-influence = { $player } gewinnt bei Gleichstand durch mehr Einflusssteine
verdict-coins = { $player } gewinnt bei Gleichstand durch mehr Münzen
verdict-shared = Punkte, Einflusssteine und Münzen sind gleich, der Sieg ist geteilt
