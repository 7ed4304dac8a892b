# Wörter von Foundations of Rome.

about = Kaufe Urkunden, baue Häuser, Läden und Tempel auf den Grundstücken einer gemeinsamen Stadt, und zähle am Ende jeder Ära Bürger, Silber und Nachbarn.

## Arten und Gebäude: .short, wo wenig Platz ist

type-residential = Wohnen
    .adjective = Wohnen
type-commercial = Handel
    .adjective = Handel
type-civic = Öffentlich
    .adjective = Öffentlich
building-domus = Domus
    .short = Domus
building-domus-maxima = Domus Maxima
    .short = Domus Maxima
building-insula-long = Lange Insula
    .short = Insula
building-insula-l = Eck-Insula
    .short = Insula
building-grand-insula-long = Lange Große Insula
    .short = Große Insula
building-grand-insula-square = Quadratische Große Insula
    .short = Große Insula
building-bakery = Bäckerei
    .short = Bäckerei
building-pottery = Töpferei
    .short = Töpferei
building-artisan-long = Langes Handwerkerforum
    .short = Handwerkerforum
building-artisan-l = Eck-Handwerkerforum
    .short = Handwerkerforum
building-foundry-long = Lange Gießerei
    .short = Gießerei
building-foundry-square = Quadratische Gießerei
    .short = Gießerei
building-fountain = Brunnen
    .short = Brunnen
building-library = Bibliothek
    .short = Bibliothek
building-market = Markt
    .short = Markt
building-garden = Garten
    .short = Garten
building-resplendent-library = Prächtige Bibliothek
    .short = Prachtbibliothek
building-majestic-fountain = Majestätischer Brunnen
    .short = Prachtbrunnen
building-luxury-garden = Luxusgarten
    .short = Luxusgarten
building-marketplace = Marktplatz
    .short = Marktplatz
building-pantheon = Pantheon
    .short = Pantheon
building-forum-romanum = Forum Romanum
    .short = Forum
building-circus-maximus = Circus Maximus
    .short = Circus
building-vulcan = Tempel des Vulcanus
    .short = Vulcanus
building-minerva = Tempel der Minerva
    .short = Minerva
building-tower-of-wonders = Wunderturm
    .short = Turm
building-mars = Tempel des Mars
    .short = Mars
building-neptune = Tempel des Neptun
    .short = Neptun
building-lighthouse = Leuchtturm
    .short = Leuchtturm
building-watchtower = Wachturm
    .short = Wache
building-jupiter = Tempel des Jupiter
    .short = Jupiter
building-colosseum = Kolosseum
    .short = Kolosseum
building-royal-winery = Königliche Kellerei
    .short = Kellerei
building-regia = Regia
    .short = Regia
building-romulus = Statue des Romulus
    .short = Romulus
building-venus = Tempel der Venus
    .short = Venus
building-apollo = Tempel des Apollo
    .short = Apollo
building-triumphal-arch = Triumphbogen
    .short = Bogen
building-imperial-harbor = Kaiserlicher Hafen
    .short = Hafen

## Ziele: .short, wo wenig Platz ist

objective-O1 = die meisten Gebäude der Größe 1
    .short = meiste Größe 1
objective-O2 = die meisten Gebäude der Größe 2
    .short = meiste Größe 2
objective-O3 = die meisten Gebäude der Größe 3
    .short = meiste Größe 3
objective-O4 = die meisten Gebäude ab Größe 4
    .short = meiste ab Größe 4
objective-O5 = die meisten Wohngebäude
    .short = meiste Wohngebäude
objective-O6 = die meisten Handelsgebäude
    .short = meiste Handelsgebäude
objective-O7 = die meisten öffentlichen Gebäude
    .short = meiste öffentliche
objective-O8 = das meiste Silber auf Handelsgebäuden
    .short = meistes Silber gebaut
objective-O9 = das meiste Silber in der Hand
    .short = meistes Silber
objective-O10 = die meisten Grundstücke
    .short = meiste Grundstücke
objective-O11 = die größte Gruppe verbundener Grundstücke
    .short = größte Gruppe
objective-O12 = die meisten Grundstücke am Rand
    .short = meiste am Rand
objective-O13 = ein Grundstück an jedem der vier Ränder
    .short = alle vier Ränder
objective-O14 = ein Grundstück in jeder Spalte
    .short = jede Spalte
objective-O15 = mindestens 2 Eckgrundstücke
    .short = 2 Ecken
objective-O16 = kein leeres Grundstück
    .short = nichts leer
objective-O17 = je ein Gebäude der Größe 1, 2, 3 und ab 4
    .short = jede Größe
objective-O18 = gleich viele Gebäude jeder Art, mindestens 2
    .short = gleich viele

## Anrufungen: .short im Markt, .text was sie tut

invocation-haste = Eile
    .short = zwei Aktionen mehr
    .text = Führe in diesem Zug zwei weitere Aktionen aus.
invocation-bargain = Schnäppchen
    .short = Karte für 2 kaufen
    .text = Kaufe eine Karte des Marktes für 2 Silber, ohne Aktion.
invocation-windfall = Geldsegen
    .short = 12 Silber
    .text = Nimm 12 Silber.
invocation-exchange = Tausch
    .short = Grundstück gegen Urkunde
    .text = Tausche ein eigenes leeres Grundstück gegen eine Urkunde des Marktes.
invocation-foresight = Weitblick
    .short = 4 Karten ordnen
    .text = Sieh die obersten 4 Karten des Stapels an und lege sie in beliebiger Reihenfolge zurück.
invocation-fresh-market = Frischer Markt
    .short = Markt erneuern
    .text = Alle Karten des Marktes kommen unter den Stapel. Der Markt wird neu gefüllt.
invocation-rebuild = Umbau
    .short = gleiche Größe überbauen
    .text = In diesem Zug darfst du auch gleich große Gebäude überbauen.
invocation-clearance = Abriss
    .short = Gebäude abreißen
    .text = Nimm ein eigenes Gebäude vom Plan. Seine Grundstücke bleiben dir, leer.
invocation-festival = Fest
    .short = Öffentliches doppelt
    .text = Vor der Wertung einer Ära: Ein eigenes öffentliches Gebäude zählt noch einmal, höchstens 6 Punkte.
invocation-census = Volkszählung
    .short = einmal +3 Bürger
    .text = Vor der Wertung einer Ära: 3 Bürger mehr in dieser Wertung.
invocation-tribute = Tribut
    .short = doppeltes Silber
    .text = Nimm das doppelte Silber deiner Handelsgebäude.
invocation-abundance = Überfluss
    .short = Einkommen +3
    .text = Solange du sie hast: 3 Silber mehr bei jedem Einkommen.
invocation-connections = Beziehungen
    .short = Markt 1 billiger
    .text = Solange du sie hast: Karten des Marktes kosten 1 weniger.
invocation-surveyor = Landvermesser
    .short = ein Marker mehr
    .text = Solange du sie hast: ein Grundstücksmarker mehr und in jeder Wertung 1 Punkt je 7 Grundstücke.
invocation-prosperity = Wohlstand
    .short = 2 Bürger mehr
    .text = Solange du sie hast: 2 Bürger mehr, wenn du ein Wohngebäude besitzt.
invocation-safe-conduct = Schutzbrief
    .short = niemand stiehlt bei dir
    .text = Solange du sie hast: Niemand stiehlt bei dir, und jeder Gunstmarker ist am Ende 1 Punkt mehr wert.
invocation-bold-claim = Kühner Anspruch
    .short = stehlen mit einem Nachbarn
    .text = In diesem Zug braucht ein Diebstahl nur eine eigene Stelle neben dem Grundstück.
invocation-dispensation = Ausnahme
    .short = Bedingung entfällt
    .text = In diesem Zug darf ein Monument gegen seine Bedingung gebaut werden.
invocation-revelation = Offenbarung
    .short = ein Monument mehr
    .text = Ein weiteres Monument kommt auf Dauer in die Auslage.
invocation-new-purpose = Neues Ziel
    .short = ein Ziel mehr
    .text = Ziehe 2 Ziele und behalte eines geheim.

## Rollen

role-philosophical = Philosophisch
    .text = Einmal je Ära darfst du ein Monument gegen seine Bedingung bauen.
role-persuasive = Überzeugend
    .text = Die Plätze für 6, 8 und 10 kosten dich 3 weniger.
role-blessed = Gesegnet
    .text = In jeder Wertung 1 Punkt je öffentlichem Gebäude, höchstens 3.
role-greedy = Gierig
    .text = 2 Silber mehr bei jedem Einkommen.
role-fruitful = Fruchtbar
    .text = 2 Bürger mehr, wenn du ein Wohngebäude besitzt.
role-industrious = Fleißig
    .text = In jeder Wertung 1 Punkt je Handelsgebäude, höchstens 4.
role-ambitious = Ehrgeizig
    .text = Sofort 1 Punkt für ein Gebäude der Größe 3, 2 Punkte ab Größe 4.
role-patient = Geduldig
    .text = In jeder Wertung 1 Punkt je leerem Grundstück, höchstens 3.
role-landed = Begütert
    .text = Ein Grundstücksmarker und ein Startgrundstück mehr.
role-thrifty = Sparsam
    .text = 5 Silber zu Beginn jeder Ära.
role-resourceful = Findig
    .text = Einmal je Ära darfst du gleich große Gebäude überbauen.
role-popular = Beliebt
    .text = In der Wohnwertung 3 Punkte, wenn du Bürger hast und nicht führst.
role-cosmopolitan = Weltoffen
    .text = In jeder Wertung 1 Punkt je 4 fremden Gebäuden neben deinen, höchstens 3.
role-humble = Bescheiden
    .text = In jeder Wertung 1 Punkt je 2 Gebäuden der Größe 1.
role-shrewd = Schlau
    .text = In jeder Wertung 1 Punkt je 6 Silber in der Hand, höchstens 3.

## Was gezählt wird

category-residential = Wohnen
category-civic = Öffentlich
category-commercial = Handel
category-roles = Rollen
category-invocations = Anrufungen
category-empty-lots = Leere Grundstücke
category-objectives = Ziele
category-favor = Gunst
category-monuments = Bau von Monumenten
category-start = Start
category-refused-lots = Abgelehnte Grundstücke

## Optionen

option-drafting = Urkundenwahl
    .help = Alle wählen ihre Startgrundstücke aus Händen, die weitergegeben werden.
option-monuments = Monumente
    .help = Große Gebäude in einer gemeinsamen Auslage, die meisten mit einer Bedingung.
option-trading = Handeln
    .help = Im eigenen Zug darfst du leere Grundstücke, Silber, Gunstmarker und Anrufungen tauschen.
option-stealing = Stehlen
    .help = Für einen Gunstmarker darfst du ein leeres Grundstück neben zwei eigenen Stellen nehmen.
option-objectives = Ziele
    .help = Ziele, die am Ende gewertet werden.
option-objectives-hidden = Geheim
option-objectives-public = Offen
option-invocations = Anrufungen
    .help = Karten mit einmaliger oder dauernder Wirkung liegen zwischen den Urkunden.
option-roles = Rollen
    .help = Alle haben eine eigene Fähigkeit.
option-consul = Wille des Konsuls
    .help = Alle spielen zusammen gegen den Konsul. Nur für 2 bis 4 Spieler, höchstens mit Urkundenwahl und Monumenten.
option-consul-standard = Normal
option-consul-hard = Schwer
option-consul-challenge = Herausforderung
refused-seats = Der Konsul ist für 2 bis 4 Spieler
refused-trading = Der Konsul geht nicht zusammen mit Handeln
refused-stealing = Der Konsul geht nicht zusammen mit Stehlen
refused-objectives = Der Konsul geht nicht zusammen mit Zielen
refused-invocations = Der Konsul geht nicht zusammen mit Anrufungen
refused-roles = Der Konsul geht nicht zusammen mit Rollen

## Der Tisch

area-city = Die Stadt
area-market = Urkundenmarkt
area-hand = Deine Urkunden
area-roles = Rollen zur Wahl
area-choice = Ziele zur Wahl
area-top = Oberste Karten des Stapels
area-trade = Handel
area-consul = Der Konsul
area-monuments = Monumente
area-objectives = Ziele für alle
area-buildings = Gebäude
tray-of = Ablage von { $player }
holding-of = Was { $player } hat
cards-of = Karten von { $player }
page-city = Stadt
page-market = Markt
page-tray = Ablage
page-choice = Wählen
page-cards = Karten
page-players = Spieler
page-trade = Handel
consul = Konsul
consul-ready = Bereit
consul-planning = Plant
consul-controller = { $player } entscheidet für ihn
overlay-counts = Zählung
you = du
building-of = { $building } ({ $player })
citizens-of = Bürger: { $building } ({ $player })
silver-of = Silber: { $building } ({ $player })
citizens = { $count } Bürger
income = Einkommen { $silver }
silver = { $silver } Silber
favors = { $count ->
    [one] { $count } Gunstmarker zu { $worth }
   *[other] { $count } Gunstmarker zu { $worth }
}
hidden-objectives = { $count ->
    [one] { $count } geheimes Ziel
   *[other] { $count } geheime Ziele
}
nothing = nichts
unknown-card = eine verdeckte Karte
building-on = { $building } auf { $lots }
trade-gives = { $player } gibt { $items }
note-short = dir fehlen { $silver }
note-no-marker = kein Marker frei
note-beside = neben dir
note-away = fern von dir
progress-setup = Aufbau
progress-part = Ära { $era } von 3
progress-era = { $left ->
    [one] Ära { $era } von 3, { $left } Karte bis zur Wertung
   *[other] Ära { $era } von 3, { $left } Karten bis zur Wertung
}
progress-last = { $left ->
    [one] Ära { $era } von 3, { $left } Zug bis zur Wertung
   *[other] Ära { $era } von 3, { $left } Züge bis zur Wertung
}
fact-silver = Silber
fact-income = Einkommen
fact-citizens = Bürger
fact-markers = freie Grundstücksmarker
fact-monuments = freie Monumentmarker
fact-favor = Punkte in Gunstmarkern
fact-invocations = Anrufungen
word-silver = Silber
word-income = Einkommen
word-citizens = Bürger
word-points = Punkte am Ende der Ära

## Orte und Teile

hit-lot-free = Grundstück { $lot }, frei
hit-lot-offered = Grundstück { $lot }, im Markt für { $price } Silber
hit-lot-empty = Grundstück { $lot } von { $player }, leer
hit-lot-built = Grundstück { $lot }, { $building } von { $player }
hit-residential = { $building } von { $player }, { $lots }, { $citizens } Bürger
hit-commercial = { $points ->
    [one] { $building } von { $player }, { $lots }, { $silver } Silber, { $points } Punkt
   *[other] { $building } von { $player }, { $lots }, { $silver } Silber, { $points } Punkte
}
hit-civic = { $points ->
    [one] { $building } von { $player }, { $lots }, jetzt { $points } Punkt
   *[other] { $building } von { $player }, { $lots }, jetzt { $points } Punkte
}
hits-tray = ein Gebäude
hits-monument = ein Monument
hits-lot = ein Grundstück
hits-slot = eine Karte des Marktes
hits-building = ein Gebäude auf dem Plan
hits-invocation = eine Anrufung
hits-rank = einen Platz für die nächste Karte
hit-slot-deed = Urkunde von { $lot } für { $price } Silber
hit-slot-card = Anrufung { $card } für { $price } Silber
hit-slot-empty = Leerer Platz { $slot } des Marktes
hit-stack = { $count ->
    [one] Stapel der Ära { $era }, { $count } Karte
   *[other] Stapel der Ära { $era }, { $count } Karten
}
hit-tray = { $building }, { $count } in der Ablage
hit-monument = Monument zum Bauen: { $building }
hit-objective = { $points ->
    [one] Ziel: { $objective }, { $points } Punkt
   *[other] Ziel: { $objective }, { $points } Punkte
}
hit-deed = Urkunde von { $lot } in deiner Hand
hit-role-card = Rolle zur Wahl: { $role }
hit-rank = { $card } an Stelle { $place }
hit-player = { $player }: { $silver } Silber, Einkommen { $income }, { $citizens } Bürger
hit-role = Rolle von { $player }: { $role }
hit-invocation = { $player } hat die Anrufung { $card }
hit-spent = { $player } hat die Anrufung { $card } genutzt
hit-kept = Ziel von { $player }: { $objective }
hit-hidden = { $player } behält { $cards }
hit-favor = Gunstmarker von { $player }: { $two } zu 2, { $four } zu 4
hit-silver = { $silver } Silber von { $player }
hit-favors = { $tokens } von { $player }
hit-consul = Der Konsul: { $side }, Punkte { $points }, { $citizens } Bürger
hit-consul-hidden = Der Konsul: { $side }, { $citizens } Bürger
hit-pile = Stapel des Konsuls mit Größe { $size }, { $count } Plättchen
hit-token = Plättchen des Konsuls: { $token }

## Fragen

prompt-draft = Wähle ein Startgrundstück
prompt-draft-note = Die anderen Urkunden gehen nach links weiter.
prompt-role = Behalte eine von zwei Rollen
prompt-objective = Behalte eines von zwei Zielen
prompt-secret-note = Alle wählen gleichzeitig.
prompt-purpose-note = Niemand sonst sieht es bis zum Ende.
prompt-turn = Einkommen, kaufen oder bauen?
prompt-last = Der Markt ist leer: Einkommen oder bauen?
prompt-turn-note = { $markers ->
    [one] { $silver } Silber, { $markers } Grundstücksmarker frei.
   *[other] { $silver } Silber, { $markers } Grundstücksmarker frei.
}
prompt-end = Beende deinen Zug oder nutze eine freie Aktion
prompt-end-note = Handeln, Stehlen und Anrufungen brauchen keine Aktion.
prompt-trade = Handle mit { $player }
prompt-trade-note = Füge hinzu, was du gibst, dann was du bekommst: Grundstücke in der Stadt, Silber und Marker hier.
prompt-answer = { $player } bietet einen Handel an
prompt-answer-note = Du bekommst { $give } und gibst { $take }.
prompt-order = Ordne die obersten Karten
prompt-order-note = Stelle 1 kommt zuerst in den Markt.
prompt-offer = { $card } jetzt nutzen?
prompt-place = Lege das Plättchen des Konsuls: { $token }
prompt-place-note = Es muss sein neues Grundstück { $lot } bedecken.
prompt-place-bare = Es füllt seine leeren Grundstücke.

## Die erste Frage eines Zuges: was jede Antwort bringt

ask-buy = Welche Urkunde kaufst du?
ask-build = Welches Gebäude, und wohin?
ask-trade = Wen fragst du nach einem Handel?
ask-steal = Welches Grundstück stiehlst du?
ask-card = Welche Karte nutzt du?
answer-income = Einkommen
answer-income-note = { $old } → { $new } Silber
answer-buy = Kaufen
answer-buy-note = { $count } von { $all } bezahlbar
answer-build = Bauen
answer-build-note = { $count ->
    [one] { $count } Gebäude passt
   *[other] { $count } Gebäude passen
}
answer-trade = Handeln
answer-steal = Stehlen
answer-steal-note = { $count ->
    [one] { $count } Grundstück
   *[other] { $count } Grundstücke
}
answer-card = Karte nutzen
answer-card-note = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Wahl: der ganze Satz, der Knopf, was es bringt

choose-draft = Nimm die Urkunde von { $lot }
button-draft = Diese Urkunde nehmen
choose-role = Behalte die Rolle { $role }
button-role = Diese Rolle behalten
choose-objective = Behalte das Ziel: { $objective }
button-objective = Dieses Ziel behalten
choose-income = Einkommen nehmen, { $silver } Silber
choose-buy = Urkunde von { $lot } für { $price } kaufen
choose-buy-card = Anrufung { $card } für { $price } kaufen
button-buy = Für { $price } kaufen
choose-build = { $building } bauen auf { $lots }
button-build = Hier bauen
choose-end = Zug beenden
choose-trade = { $player } einen Handel vorschlagen
choose-give = { $item } geben
choose-take = { $item } von { $player } verlangen
choose-offer = Diesen Handel anbieten
choose-withdraw = Handel aufgeben
choose-accept = Handel annehmen
choose-decline = Handel ablehnen
choose-steal = Grundstück { $lot } von { $player } stehlen
button-steal = { $lot } stehlen
note-steal = Dein Gunstmarker geht an das Opfer und ist dort 4 wert.
choose-use = { $card } nutzen
choose-bargain = Schnäppchen nutzen: { $card } für 2 kaufen
button-bargain = Für 2 kaufen
choose-exchange = Tausch nutzen: { $lot } gegen { $card }
button-exchange = Tauschen
choose-clearance = Abriss nutzen: { $building } abreißen
button-clearance = Abreißen
choose-order = In dieser Reihenfolge zurücklegen: { $cards }
button-order = Zurücklegen
choose-festival = Noch einmal werten: { $building }
button-festival = Noch einmal werten
note-festival = { $points ->
    [one] { $points } Punkt mehr.
   *[other] { $points } Punkte mehr.
}
choose-census = Volkszählung nutzen: jetzt 3 Bürger mehr
choose-keep = { $card } für später behalten
choose-place = { $token } auf { $lots } legen
button-place = Hierhin legen
note-covered = { $building } kommt zurück.
note-left-over = Du behältst { $lots } mit Marker.
note-residential = Für Bürger am Ende der Ära – { $changes }.
tally-next = { $points } am Ende dieser Ära
tally-detail = { $detail }: { $next }

## Verlauf

log-chose = { $player } hat gewählt
log-chose-card = { $player } wählt { $card }
log-dealt = { $player } bekommt Grundstück { $lot }
log-passed = Die Hände werden weitergegeben
log-role = { $player } hat die Rolle { $role }
log-offered-objectives = { $player } sieht zwei Ziele an
log-objective = Ziel für alle: { $objective }
log-monument = { $building } kann gebaut werden
log-turned-up = Die Urkunde von { $lot } kommt in den Markt
log-turned-card = Die Anrufung { $card } kommt in den Markt
log-silver = { $player } nimmt { $silver } Silber
log-bought = { $player } kauft { $lot } für { $price }
log-bought-card = { $player } kauft die Anrufung { $card } für { $price }
log-built = { $player } baut { $building } auf { $lots }
log-taken-off = { $building } von { $player } verlässt den Plan
log-stolen = { $player } stiehlt { $lot } von { $victim }
log-offered = { $player } bietet { $partner } { $give } für { $take }
log-traded = { $player } gibt { $partner } { $give } für { $take }
log-declined = { $player } lehnt ab
log-used = { $player } nutzt { $card }
log-exchanged = { $player } tauscht { $given } gegen { $taken }
log-looked = { $player } sieht die obersten Karten des Stapels an
log-looked-at = { $player } sieht die obersten Karten des Stapels an: { $cards }
log-put-under = Der Markt kommt unter den Stapel
log-left-game = { $card } verlässt das Spiel
log-last-turns = Der Markt ist leer: noch ein Zug für alle
log-gained = { $points ->
    [one] { $player } bekommt { $points } Punkt ({ $category })
   *[other] { $player } bekommt { $points } Punkte ({ $category })
}
log-scoring = Die Ära wird gewertet
log-scored = { $points ->
    [one] { $player } erhält { $points } Punkt
   *[other] { $player } erhält { $points } Punkte
}
log-era = Ära { $era } beginnt mit { $player }
log-consul-ready = Der Konsul ist bereit
log-consul-took = Der Konsul nimmt { $lot }
log-token = Plättchen des Konsuls: { $token }
log-refused = Kein Plättchen passt: Der Konsul lässt { $lot }
log-over = Das Spiel ist zu Ende

## Hilfe

help-free-lot = Die Urkunde ist in einem Stapel oder aus dem Spiel. Wer die Urkunde kauft, besitzt das Grundstück.
help-empty-lot = Ein Grundstück ohne Gebäude trägt einen Grundstücksmarker und ist am Ende 1 Punkt wert.
help-slot = Kaufen ist deine Aktion. Die Karten rechts davon rücken nach, der letzte Platz wird gefüllt.
help-stack = Sind Stapel und Markt leer, haben alle noch einen Zug, dann wird die Ära gewertet.
help-player = Ein Einkommen sind 5 Silber und das der Handelsgebäude. Jedes leere Grundstück braucht einen von 8 Markern.
help-hidden = Geheim behalten und am Ende gewertet.
help-favor = Am Ende so viel wert, wie sie zeigen. Ein Marker, mit dem man stiehlt, wird auf 4 gedreht und geht an das Opfer.
help-deed = Nimm eine. Die anderen gehen an den linken Nachbarn.
help-rank = Wähle für jede Karte eine Stelle, 1 ist oben.
help-trade = Mindestens ein Grundstück wechselt, jede Seite gibt etwas, nur eine Seite gibt Silber, höchstens 20.
help-consul = Nach jedem Zug dessen, der für ihn entscheidet, wird er bereit oder handelt: Er nimmt die linke Karte des Marktes. Sein Silber macht billige Plätze teurer. Alle müssen mehr Punkte haben als er.
help-pile = Die Plättchen des Konsuls nach Größe, verdeckt. Die zweite Zahl zählt die abgelegten.
help-building = { $size ->
    [one] { $kind }, { $size } Grundstück.
   *[other] { $kind }, { $size } Grundstücke.
}
help-objective = Am Ende: { $objective }. { $points }.
help-unused = { $points ->
    [one] Ungenutzt ist sie am Ende { $points } Punkt wert.
   *[other] Ungenutzt ist sie am Ende { $points } Punkte wert.
}
worth-citizens = { $citizens } Bürger.
worth-growing-citizens = { $citizens } Bürger, dazu 1 je angrenzendem Gebäude.
worth-commerce = { $points ->
    [one] { $silver } Silber bei jedem Einkommen, { $points } Punkt in jeder Wertung.
   *[other] { $silver } Silber bei jedem Einkommen, { $points } Punkte in jeder Wertung.
}
worth-growing-silver = { $silver } Silber bei jedem Einkommen, dazu 1 je angrenzendem Gebäude.
worth-buildings = { $points ->
    [one] { $points } Punkt je angrenzendem Gebäude, egal wem es gehört.
   *[other] { $points } Punkte je angrenzendem Gebäude, egal wem es gehört.
}
worth-civic = { $points ->
    [one] { $points } Punkt je angrenzendem öffentlichen Gebäude.
   *[other] { $points } Punkte je angrenzendem öffentlichen Gebäude.
}
worth-people = { $points ->
    [one] { $points } Punkt je Bürger auf angrenzenden Gebäuden.
   *[other] { $points } Punkte je Bürger auf angrenzenden Gebäuden.
}
worth-half-people = 1 Punkt je 2 Bürger auf angrenzenden Gebäuden.
worth-silver = { $points ->
    [one] { $points } Punkt je Silber auf angrenzenden Handelsgebäuden.
   *[other] { $points } Punkte je Silber auf angrenzenden Handelsgebäuden.
}
needs-no-empty-lot = Bedingung: kein leeres eigenes Grundstück.
needs-population = Bedingung: { $count } Bürger.
needs-lots = { $count ->
    [one] Bedingung: { $count } eigenes Grundstück.
   *[other] Bedingung: { $count } eigene Grundstücke.
}
needs-lots-of = { $count ->
    [one] Bedingung: { $count } Grundstück unter eigenen Gebäuden der Art { $kind }.
   *[other] Bedingung: { $count } Grundstücke unter eigenen Gebäuden der Art { $kind }.
}
needs-size = Bedingung: ein eigenes Gebäude ab Größe { $size }.
needs-silver = Bedingung: Handelsgebäude mit { $silver } Silber.
needs-buildings-of = { $count ->
    [one] Bedingung: { $count } eigenes Gebäude der Art { $kind }.
   *[other] Bedingung: { $count } eigene Gebäude der Art { $kind }.
}
needs-buildings = { $count ->
    [one] Bedingung: { $count } eigenes Gebäude.
   *[other] Bedingung: { $count } eigene Gebäude.
}
needs-edge-lots = { $count ->
    [one] Bedingung: { $count } eigenes Grundstück am Rand der Stadt.
   *[other] Bedingung: { $count } eigene Grundstücke am Rand der Stadt.
}
needs-edge = Bedingung: ein Platz am Rand der Stadt.
gift-points = { $points ->
    [one] Beim Bau bekommen alle mit einem angrenzenden Gebäude { $points } Punkt.
   *[other] Beim Bau bekommen alle mit einem angrenzenden Gebäude { $points } Punkte.
}
gift-silver = Beim Bau bekommen alle mit einem angrenzenden Gebäude { $silver } Silber.
reading-at-end = Eigene Lesart: Es zählt, wie es am Ende steht, nicht, was einmal war.
help-source = { $source }: { $values }.
source-rulebook = Regelbuch
source-inferred = Folgt aus dem Regelbuch
source-public = Öffentlich bekannt
source-weak = Eine unsichere Quelle
source-house = Eigene Festlegung
value-size = Größe
value-citizens = Bürger
value-silver = Silber
value-points = Punkte
value-needs = Bedingung
value-gift = Wirkung beim Bau
value-task = Aufgabe
value-effect = Wirkung
value-ability = Fähigkeit
value-prices = Preise
value-markers = Grundstücksmarker
value-lots = mindestens ein Grundstück
value-limits = Grenze beim Silber
value-tokens = Auswahl der Plättchen

## Warum nicht

why-short = Dir fehlen { $silver } Silber
why-not-offered = Die Urkunde von { $lot } liegt nicht im Markt
why-others = { $lot } gehört { $player }
why-no-room = Es passt nicht auf deine Grundstücke. Kaufe erst Urkunden nebeneinander
why-empty-lots = Nur leere Grundstücke von euch beiden wechseln den Besitzer
why-first = Erst dies: { $asked }
no-turn = Die Entscheidung liegt gerade nicht bei dir
no-asked = Danach ist gerade nicht gefragt
no-action-left = Du hast keine Aktion mehr. Beende deinen Zug
no-end = Du hast noch eine Aktion
no-card = Auf diesem Platz liegt keine Karte
no-silver = Du hast zu wenig Silber. Nimm erst Einkommen
no-marker = Du hast keinen Grundstücksmarker frei. Baue erst auf einem leeren Grundstück
no-tray = Dieses Gebäude ist nicht mehr in deiner Ablage
no-lot = Nicht alle Grundstücke gehören dir. Kaufe erst die Urkunden
no-cover = Ein überbautes Gebäude muss kleiner sein als das neue
no-left-over = Du hast zu wenige Marker für die Grundstücke, die übrig bleiben
no-hand = Diese Urkunde ist nicht in deiner Hand
no-pool = Dieses Monument liegt nicht aus
no-monument-marker = Du hast keinen Monumentmarker frei
no-requirement = Du erfüllst die Bedingung des Monuments nicht
no-role = Diese Rolle hast du nicht bekommen
no-objective = Dieses Ziel hast du nicht bekommen
no-trading = In diesem Spiel wird nicht gehandelt
no-partner = Handle mit jemand anderem
no-trade-lot = Keiner von euch hat ein leeres Grundstück
no-proposal = Du hast in diesem Zug oft genug vorgeschlagen
no-item = Diese Seite hat das nicht
no-item-order = Erst deine Seite, und Grundstücke vor Silber
no-much-silver = Höchstens 20 Silber wechseln den Besitzer
no-both-silver = Nur eine Seite darf Silber geben
no-lot-in-trade = Füge mindestens ein Grundstück hinzu
no-one-sided = Jede Seite muss etwas geben
no-trade-marker = Einem von euch fehlten Grundstücksmarker
no-stealing = In diesem Spiel wird nicht gestohlen
no-steal-lot = Es ist kein leeres Grundstück eines anderen
no-favor = Du hast keinen Gunstmarker, der 2 zeigt
no-steal-marker = Du hast keinen Grundstücksmarker frei
no-pieces = Du brauchst zwei eigene Stellen neben dem Grundstück
no-safe-conduct = Der Schutzbrief schützt dieses Grundstück
no-held = Du hast diese Karte nicht ungenutzt
no-use-in-turn = Diese Karte nutzt man nicht im Zug
no-use = Die Karte ist jetzt nicht nutzbar
no-own-building = Dort beginnt kein Gebäude von dir
no-clear-marker = Du hast zu wenige Marker für seine Grundstücke
no-civic = Dort beginnt kein öffentliches Gebäude von dir
no-order = Das ist keine Reihenfolge der gesehenen Karten
no-token = Das Plättchen hat eine andere Form
no-place = Das Plättchen kann dort nicht liegen

## Wie es ausging

verdict-silver = { $player } gewinnt den Gleichstand mit { $silver } Silber
verdict-shared = Punkte und Silber sind gleich: Der Sieg wird geteilt
verdict-won = Alle haben mehr als die { $points } Punkte des Konsuls
verdict-lost = Der Konsul hat { $points } Punkte. Nicht vor ihm: { $players }
