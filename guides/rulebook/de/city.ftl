# Das Regelheft zu City of Rome. guides/rulebook/city.json hat den Aufbau: Kapitel, Bilder, Zahlen.
# Leere Zeilen trennen Absätze, „- “ macht eine Liste, „ | “ eine Tabelle, ** fett, [name] ein Zeichen der Quelle.

lead = Alle bauen je eine Stadt aus sechzehn Karten. Jede Runde wählst du: früh dran sein oder viel zum Bauen haben.
maturity = Alle Karten und Regeln stammen aus dem Regelheft. Wo es schweigt, sagen wir es, und warum wir so entschieden haben.

chapter-goal = Ziel und Material
    .brief = Sechzehn Karten, vier mal vier. Die meisten Punkte gewinnen.
text-goal = Du baust eine Stadt mit höchstens vier Zeilen und vier Spalten. Wohnhäuser zählen durch die öffentlichen Gebäude daneben, Aquädukte durch ihre Anzahl, Tempel durch einen eigenen Wunsch. Auch Münzen und Einfluss sind Punkte. Nach der letzten Runde **gewinnen die meisten Punkte**.
figure-whole-city = Eine fertige Stadt: sechzehn Karten. Im Kapitel über das Ende wird sie ausgezählt.
    .alt = Eine Stadt aus vier mal vier Karten: Wohnhäuser, ein Hof, Aquädukte, Tempel und öffentliche Gebäude.
text-kinds = Es gibt fünf Arten von Karten; das Band unter dem Bild unterscheidet sie.

    - **Wohnhäuser** (terrakotta) haben den Wert 2, 3 oder 4. Ein Prachthaus ist ein Wohnhaus mit einem Stern dazu.
    - **Höfe** (oliv) arbeiten, wenn du produzierst.
    - **Öffentliche Gebäude** (grün, rot, gelb, blau) wirken einmal beim Bau und machen Wohnhäuser daneben wertvoll.
    - **Aquädukte** (wasserblau) sind umso mehr wert, je mehr du hast.
    - **Tempel** (marmorn) zählen für das, was jeder sich wünscht.

    Eine Karte kostet so viele Ziegel, wie sie zeigt: Wohnhäuser je nach Wert einen, zwei oder drei [costs], Höfe zwei, öffentliche Gebäude drei, Aquädukte einen, Tempel zwei oder drei. Besondere Karten aus Stapel I, etwa das Forum Romanum oder das Große Aquädukt, gelten überall wie ihre schlichten Fassungen.
text-supply = Münzen und Einflusssteine gehen nicht aus [supply].

chapter-setup = Aufbau
    .brief = Ein Wohnhaus und ein Hof, fünf Münzen, eine geheime Karte.
text-setup = Alle beginnen mit einem **Wohnhaus 2** und einem **Gemüsehof** nebeneinander und mit **5 Münzen**.

    Zu viert spielt ihr mit den Stapeln I bis IV, zu dritt mit I bis III, zu zweit mit I und II. In Stapel I stecken Einflusskarten; alle wissen, wo: Zu zweit kommen sie in den Runden 2, 4 und 7 und sind 4, 8 und 14 wert; sonst in den Runden 3, 6, 10 und 14 und sind 3, 6, 10 und 14 wert.
figure-start = So beginnt jede Stadt.
    .alt = Zwei Karten nebeneinander: ein Wohnhaus mit Wert 2 und ein Gemüsehof.
heading-first-card = Deine erste Karte
text-first-card = Wer beginnt, entscheidet das Los [first-player]. Wer rechts davon sitzt, zieht so viele Karten von Stapel II, wie ihr Leute seid, behält eine geheim und gibt den Rest nach rechts. So geht es weiter; wer beginnt, nimmt, was übrig ist.
text-strips = Sechs Leisten mit je drei Ziegeln und zwei Zahnrädern [strips] werden gemischt und zufällig gedreht [turning]. Eine liegt oben; an ihrem linken Ende steht der Kaiser.

chapter-round = Eine Runde
    .brief = Neue Karten, dann die Gesandten: früh oder stark.
text-round = Ein Spiel hat **14 Runden**, zu zweit **7**. In jeder Runde:

    - Die Leiste wird umgedreht und kommt unter die anderen; die nächste gilt.
    - Von jedem Stapel wird eine Karte ausgelegt, zu zweit je zwei. Es sind so viele Karten wie Züge, also bleibt keine übrig.
    - Reihum, beginnend beim Startspieler, setzen alle einen Gesandten auf ein freies Feld. Zu zweit hat jeder zwei, abwechselnd gesetzt.

    Nach der Runde beginnt die nächste Person.
figure-place = Feld 3 ist frei: ein Ziegel, zwei Zahnräder.
    .alt = Die Leiste mit dem Kaiser links; ein Gesandter wird auf das dritte Feld gesetzt.
figure-place-taken = Dort steht schon jemand.
    .alt = Dieselbe Leiste; das dritte Feld ist durchgestrichen, weil ein Gesandter darauf steht.
heading-order = Wer handelt, und womit
text-order = Der Gesandte **am nächsten beim Kaiser handelt zuerst**. Jeder Gesandte ist ein ganzer Zug; zwei Züge derselben Person teilen sich nichts.
text-points = Du darfst die Ziegel und Zahnräder **deines Feldes und aller Felder näher am Kaiser** nutzen, wer auch dort steht. Nah am Kaiser wählst du zuerst und hast wenig; weit weg hast du viel und nimmst, was übrig ist. Was du nicht nutzt, verfällt.

chapter-turn = Ein Zug
    .brief = Nimm eine Karte. Dann baue und produziere je einmal, wenn du magst.
text-turn = Zuerst **nimmst du eine Karte** aus der Auslage auf die Hand; das musst du. Dann darfst du **eine Karte bauen** und **einmal produzieren**, in beliebiger Reihenfolge. Das eine ist fertig, bevor das andere beginnt.
figure-offer = Die Auslage von Runde 1. Was du planst, kann vor deinem Zug weg sein.
    .alt = Die Auslage mit vier Karten und den Stapeln, aus denen sie kamen.
heading-pay = Kaufen, was fehlt
text-pay = Ein fehlender Ziegel kostet **2 Münzen**, ein fehlendes Zahnrad **1 Münze**. Gekauft wird nur, was die Aktion braucht [buying]. Im Bild wurden zwei der drei Ziegel für das Kolosseum mit 4 Münzen gekauft, und doch bringt der Zug insgesamt { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }: Eine zweite Farbe verdoppelt die Wohnhäuser daneben.
figure-pay = Das Kolosseum, mit einem freien und zwei gekauften Ziegeln.
    .alt = Das Kolosseum wird unter zwei Wohnhäuser gebaut; es ist umrandet.
text-tokens = Getreidehöfe und das Weingut behalten **Ziegelmarker**. Jeder, den du ausgibst, ist ein Ziegel für einen Bau. Wie viele du nimmst, wählst du; von welcher Karte, ist keine Wahl [which-token].
text-hand = Deine Hand ist geheim und hat keine Grenze; was du aus der Auslage genommen hast, haben aber alle gesehen. Münzen und Steine liegen offen [open-coins]. **Karten, die am Ende auf der Hand bleiben, sind nichts wert.**

chapter-build = Bauen
    .brief = Ganze Seite an ganze Seite, nie mehr als vier mal vier.
text-build = Bau **eine Karte von deiner Hand**, die eben genommene oder eine andere. Sie kommt auf einen freien Platz, der mit einer **ganzen Seite** an eine Karte deiner Stadt grenzt. Karten bleiben, wo sie sind.
figure-build = Eine ganze Seite berührt. Gut.
    .alt = Eine Karte liegt mit einer Seite an der Stadt; sie ist umrandet.
figure-build-corner = Nur eine Ecke berührt.
    .alt = Ein Platz, der die Stadt nur an einer Ecke berührt, ist durchgestrichen.
text-window = Deine Stadt hat nie mehr als **vier Zeilen und vier Spalten**. Welche vier, bleibt offen, bis sie so breit oder hoch ist.
figure-build-window = Eine fünfte Spalte.
    .alt = Ein Platz rechts der vierten Spalte einer Stadt ist durchgestrichen.
figure-build-home = Zwischen zwei öffentlichen Gebäuden: Da gehört ein Wohnhaus hin.
    .alt = Ein Prachthaus wird in die Ecke zwischen einem Forum und einem Kolosseum gebaut.
text-build-order = Gebaut wird in dieser Reihenfolge: zahlen, eine ersetzte Karte entfernen, die Karte legen, ihre Sterne nehmen, dann ihre Wirkung. Was die Wirkung bringt, bezahlt die Karte nicht.

chapter-produce = Produzieren
    .brief = Zwei Zahnräder: Jeder Hof deiner Stadt arbeitet.
text-produce = Produzieren braucht **zwei Zahnräder**, frei oder gekauft. **Jeder Hof deiner Stadt arbeitet einmal**, auch ein eben gebauter. Produzieren darfst du auch, wenn es nichts bringt [idle-produce]. Hier bringt es { $gain ->
        [one] eine Münze, am Ende ein Punkt
       *[other] { $gain } Punkte
    }.
figure-produce = Der Gemüsehof arbeitet.
    .alt = Ein Wohnhaus und ein Gemüsehof; der Hof ist umrandet.
text-farms = Hof | bringt
    Gemüsehof | eine Münze
    Getreidehof | einen Ziegelmarker auf die Karte, wenn keiner darauf liegt
    Schafhof | einen Einflussstein
    Weingut | eine Münze und einen Ziegelmarker, wenn keiner darauf liegt

chapter-public = Öffentliche Gebäude
    .brief = Sie wirken einmal, für jede Karte daneben.
text-public = Ein öffentliches Gebäude wirkt **sofort und nur einmal**: Es zählt die Karten daneben, gleich welcher Art, in dem Moment, in dem es gebaut wird. Schräg zählt nicht. Das Forum im Bild berührt zwei Karten und zählt noch eine dazu; mit den Wohnhäusern, denen es nützt, bringt der Zug { $gain } Punkte.
figure-forum = Das Forum neben zwei Karten: 2 + 1 Münzen.
    .alt = Das Forum Romanum wird in die Ecke zwischen einem Hof und einem Wohnhaus gebaut, die gepunktet sind.
figure-baths = Die Kaisertherme neben zwei Karten behält 2 + 1 Punktemarker.
    .alt = Die Kaisertherme mit einem Marker von 3 Punkten, zwischen einem Tempel und einem Prachthaus.
text-public-kinds = Gebäude | Farbe | für jede Karte daneben
    Markt, Forum Romanum | grün | eine Münze; das Forum noch eine
    Arena, Kolosseum | rot | einen Einflussstein; das Kolosseum noch einen
    Schule, Universität | gelb | zieh eine Karte; die Universität noch eine; behalte eine
    Therme, Kaisertherme | blau | einen Punktemarker auf die Karte; die Kaisertherme noch einen
heading-school = Schulen
text-school = Nenne vor dem Ansehen einen Stapel unter II, III und IV, soweit im Spiel. Zieh eine Karte für jede Karte neben der Schule; hat der Stapel weniger, dann alle [short-deck]. **Behalte eine** und leg die anderen in einer Reihenfolge deiner Wahl unter den Stapel. Nur du siehst sie.
figure-school = Diese Karten zog eine Universität; eine davon bleibt.
    .alt = Karten, die nur eine Person sieht, von einem Stapel gezogen; eine ist zu behalten.

chapter-aqueducts = Aquädukte
    .brief = 4, 12, 24, 40 Punkte. Nie zwei in einer Linie.
text-aqueducts = Ein Aquädukt ist **4** Punkte wert, zwei **12**, drei **24**, vier **40**. **Nie stehen zwei in derselben Zeile oder Spalte.** Das zweite im Bild bringt { $gain } Punkte.
figure-aqueduct-line = Eine andere Zeile und eine andere Spalte.
    .alt = Ein Großes Aquädukt wird in die unterste Zeile einer Stadt gebaut, deren erstes Aquädukt oben rechts steht.
figure-aqueduct-column = Dieselbe Spalte wie beim ersten.
    .alt = Der Platz unter einem Aquädukt, in dessen Spalte, ist durchgestrichen.
heading-replace = Auf eine Karte bauen
text-replace = Ein Aquädukt darf auch **auf jede Karte der eigenen Stadt** gebaut werden, auch auf einen Tempel, eine Startkarte oder ein anderes Aquädukt [replaced-aqueduct]. Diese Karte verlässt das Spiel mit allem, was darauf liegt. Was sie gebracht hat, bleibt; ihre Sterne zählen nicht mehr [replaced-stars].
figure-replace = Das Große Aquädukt nahm den Platz eines Wohnhauses ein.
    .alt = Ein Aquädukt steht, wo ein Wohnhaus stand; es ist umrandet.

chapter-influence = Einfluss
    .brief = Die meisten Steine nehmen die Karte; ein Gleichstand nimmt nichts.
text-influence = Eine Karte mit **Sternen** gibt beim Bau so viele Einflusssteine. Arenen, das Kolosseum und Schafhöfe geben weitere.
text-influence-cards = Ist eine Einflusskarte erschienen, seht am Ende der Runde nach, wer die **meisten Einflusssteine** hat. Diese Person **gibt alle zurück** und nimmt die Karte mit ihren Punkten. **Bei Gleichstand nimmt sie niemand**: Sie wartet, und am Ende jeder Runde vergleicht ihr neu. Steht es nach der letzten Runde noch gleich, ist die Karte verloren.
figure-influence = So zeigt es der Tisch: Eine Karte mit 4 liegt aus, andere kommen noch.
    .alt = Die Liste der Einflusskarten: Eine wird am Ende der Runde vergeben.

chapter-zones = Was Wohnhäuser wert sind
    .brief = Werte mal Farben, und die Marker einer Therme.
text-zones = Wohnhäuser mit **gleichem Wert**, die sich berühren, sind ein **Viertel**; auch ein einzelnes ist eines. Ein Viertel zählt

    - die **Summe seiner Werte**
    - mal die Zahl der **verschiedenen Farben** öffentlicher Gebäude daneben
    - plus die Punktemarker **einer** Therme daneben, der besten [zones].

    Ohne öffentliches Gebäude daneben zählt ein Viertel nichts. Eine Therme zählt für jedes Viertel, das sie berührt. Zwei Gebäude derselben Farbe zählen einmal.
figure-zone = Das Viertel mit Wert 3 berührt Grün, Rot und Blau.
    .alt = Zwei Wohnhäuser mit Wert 3 sind umrandet; ein Forum, ein Kolosseum und eine Therme daneben sind gepunktet.
heading-zone-example = Am Ende einer Partie gezählt
text-zone-example = Die Stadt unten an ihrem Ende:

    - Wert 2, drei Häuser, neben Grün und Rot: 6 × 2 = { $two }.
    - Wert 3, zwei Häuser, neben Grün, Rot und Blau, dazu 3 Marker auf der Therme: 6 × 3 + 3 = { $three }.
    - Wert 4, ein Haus, neben Blau, und dieselbe Therme noch einmal: 4 × 1 + 3 = { $four }.
figure-zone-end = Das Viertel mit Wert 2 und seine zwei Farben.
    .alt = Eine volle Stadt; drei Wohnhäuser mit Wert 2 sind umrandet, Forum und Kolosseum gepunktet.

chapter-temples = Tempel
    .brief = Jeder zahlt für etwas Eigenes.
text-temples = Ein Tempel zählt am Ende für das, was er sich wünscht. Eine Bedingung zahlt einmal; besondere Karten und Startkarten zählen wie schlichte.
figure-temple = Tempel in der Auslage: Lies, was sie wollen, bevor du einen nimmst.
    .alt = Eine Auslage, in der Tempel liegen.
text-temple-list = Tempel | zahlt
    Minerva | 10, wenn deine Stadt 16 Karten hat
    Fortuna | 15 für öffentliche Gebäude in allen vier Farben
    Amor | 10 für vier Wohnhäuser mit Wert 2
    Juno | 10 für vier Tempel, sie selbst eingeschlossen
    Saturn | 15 für vier Höfe
    Luna | 1 für jeden Stern in deiner Stadt
    Mars | 5 für ein Wohnhaus mit Wert 4
    Venus | 2 für jedes Wohnhaus mit Wert 2
    Jupiter | 2 für jeden Tempel, ihn selbst eingeschlossen
    Merkur | 1 für je drei Münzen, zusätzlich zu deren eigenen Punkten

chapter-end = Ende und Wertung
    .brief = Eine Partie, bis zur letzten Münze gezählt.
text-end = Nach der letzten Runde zählen alle: Wohnhäuser, Aquädukte, Tempel, **1 Punkt je Münze**, **1 Punkt für je zwei Einflusssteine** und die Einflusskarten. Die meisten Punkte gewinnen; bei Gleichstand die meisten Einflusssteine, dann die meisten Münzen; dann teilt ihr den Sieg.
heading-example = Ein durchgerechnetes Beispiel
text-example = Livias drei Aquädukte sind { $aqueducts } Punkte wert. Ihre Tempel: Minerva 10, Jupiter 2 für jeden von dreien, Mars 5: 10 + 6 + 5 = { $temples }. Insgesamt hat sie { $total } Punkte, Octavius { $other }.
figure-last-card = Die letzte Karte dieser Partie: Ein Platz ist noch frei.
    .alt = Eine Stadt aus fünfzehn Karten; der freie Platz oben links ist markiert.
text-enough = Stapel und Auslage reichen immer, und eine Stadt ist frühestens mit dem letzten Bau voll.

chapter-options = Optionen
    .brief = Wer beginnt, und wie die ersten Karten verteilt werden.
text-option-first = **Startspieler.** Durch das Los, oder der Platz, den ihr nennt [first-player].
text-option-dealt = **Erste Karten ausgeteilt.** Statt der Auswahl reihum bekommen alle eine Karte von Stapel II [dealt]. Reihum wählt die letzte Person aus den meisten Karten und gewinnt öfter, als ihr zusteht; ausgeteilte Karten machen die Plätze gleich.

source-first-player = Das Regelheft beginnt mit der ältesten Person. Der Tisch fragt nicht nach dem Alter, und ein Los bevorzugt niemanden.
source-dealt = Unsere eigene Option. Das Regelheft kennt nur die Auswahl reihum; sie gilt, wenn nichts gesagt wird.
source-supply = Das Regelheft sagt nichts zu einem leeren Vorrat; das Material der Schachtel ist ein Vorrat und keine Grenze.
source-strips = Drei Ziegel und zwei Zahnräder lassen sich auf genau sechs Arten anordnen, wenn eine Leiste umgedreht werden darf: die sechs Leisten der Schachtel.
source-turning = Beim Mischen dürfen sie gedreht und gewendet werden und liegen so in einer von zwei Richtungen.
source-costs = Das Regelheft nennt die Werte 2, 3, 4 und die Kosten 1, 2, 3 in derselben Reihenfolge.
source-buying = Mehr wäre nie von Nutzen.
source-which-token = Das Regelheft sagt es nicht. Ein Marker auf einer ersetzten Karte geht zuerst, denn er ginge verloren; dann in Leserichtung.
source-idle-produce = Das Regelheft verlangt zwei Zahnräder und sonst nichts.
source-replaced-aqueduct = Das Regelheft nimmt kein Gebäude aus, und ein Aquädukt ist eines.
source-replaced-stars = Nichts wird je zurückgezahlt, und was Sterne zählt, zählt Karten der Stadt.
source-short-deck = So nah an der Regel, wie der Stapel es zulässt.
source-open-coins = Das Regelheft nennt nur die Hand geheim.
source-zones = Das Beispiel des Regelhefts zählt so, mit einer Therme je Viertel.

asked-tie = Wer nimmt die Einflusskarte bei Gleichstand?
asked-two-baths = Zählen zwei Thermen an einem Viertel beide?
asked-other-card = Muss ich die Karte bauen, die ich nahm?
asked-window = Welche vier Zeilen und Spalten sind meine?
asked-left-cards = Was sind Karten wert, die auf der Hand bleiben?
