# Das Regelheft zu Rom: Stadt aus Marmor. guides/rulebook/marble.json hat den Aufbau: Kapitel, Bilder,
# Zahlen. Leere Zeilen trennen Absätze, „- “ macht eine Liste, „ | “ eine Tabelle, ** fett, [name] ein Zeichen.

lead = Legt Viertel zwischen die Hügel, vollendet Bauplätze, führt Wasser hin. Ein Plättchen dient allen; ein Magistrat darauf dient dir.
maturity = Regeln und Punkte stammen aus den Regelheften. Wo Hügel, Quellen und Brücken auf der Karte liegen, ist unsere eigene Anordnung, denn keine Quelle nennt es.

chapter-goal = Ziel und Material
    .brief = Baut Tempel, Thermen, Theater und Arenen. Die meisten Punkte gewinnen.
text-goal = Gemeinsam bedeckt ihr eine Karte aus Dreiecken mit Plättchen. Sind alle sechs Dreiecke um einen Punkt bedeckt, entsteht dort ein **Gebäude**; es gehört der Person mit den meisten Magistraten auf Plättchen seiner Art. Gebäude, Wasser, Brunnen, Münzen, Brücken und Imperium sind Punkte. **Die meisten Punkte gewinnen.**
figure-final-map = Eine beendete Partie zu zweit: Gebäude auf ihren Bauplätzen, Aquädukte aus dem Osten, ein Brunnen.
    .alt = Die Karte am Ende: Plättchen in vier Farben, sechseckige Gebäude mit den Zeichen ihrer Besitzer, drei Aquädukte.
text-pieces = Plättchen gibt es in vier Arten, mit einem kleinen Haus in jeder Ecke: 12 Arena (rot), 14 Theater (gelb), 16 Tempel (grün), 18 Therme (blau). Dazu 12 Imperium-Plättchen jeder Art und 13 Teile für jeden der drei Aquädukte. Alle haben **3 Magistrate**. Brunnen, Münzen und Marker gehen nicht aus [supply].

chapter-setup = Aufbau
    .brief = Drei Hügel werden gezogen, sieben Brücken liegen verdeckt.
text-setup = **Drei von sieben Hügeln** werden gezogen und auf ihre Plätze gelegt; die anderen Plätze sind freier Grund [unused-hills]. Sieben von acht Brückenplättchen liegen verdeckt am Tiber im Westen; ihre Werte sind 1 bis 4, jeder zweimal [bridge-values]. Drei Quellen liegen im Osten. Wo das alles liegt, ist unsere eigene Karte [layout].

    Alle nehmen **ein Plättchen jeder Art** und drei Magistrate auf die Hand. Wer beginnt, entscheidet das Los [first-player].
figure-empty-map = Die Karte am Anfang: drei Hügel, Brücken im Westen, die Quellen I, II und III im Osten.
    .alt = Eine leere Karte aus Dreiecken; drei Hügel sind umrandet.
text-hidden = Alles liegt offen, nur die Werte der Brücken nicht: Die kennt allein, wem sie gehören.

chapter-turn = Ein Zug: zwei Aktionen
    .brief = Ziehen, legen, verlängern oder zurückholen. Zweimal dasselbe geht auch.
text-turn = Ein Zug sind **genau zwei Aktionen**, in beliebiger Reihenfolge, auch zweimal dieselbe. Jede ist mit allem, was sie auslöst, beendet, bevor die nächste beginnt.

    - **Ziehen**: zwei Plättchen.
    - **Legen**: ein Plättchen, mit oder ohne Magistrat.
    - **Verlängern**: Aquädukte um zwei Teile.
    - **Zurückholen**: einen Magistrat von einem Plättchen.

    Handeln musst du. Nur wenn gar nichts möglich ist, passt du [pass].
figure-hand = Deine Hand am Anfang: ein Plättchen jeder Art, drei Magistrate.
    .alt = Die Hand einer Person: vier Plättchen, Imperium-Plättchen, Magistrate, Münzen und Brücken.
heading-extra = Zusatzaktionen
text-extra = Gib ein **Imperium-Plättchen** für eine Aktion mehr zurück, so oft du welche hast. Gefragt wirst du nach deinen zwei Aktionen [extra-when].
figure-extra = Ein Imperium-Plättchen Therme bezahlt eine Zusatzaktion.
    .alt = Die Hand einer Person; die Imperium-Plättchen der Therme sind umrandet.
heading-turn-end = Das Ende deines Zuges
text-turn-end = Gezogene Plättchen kommen auf deine Hand. Jeder deiner Magistrate in einem Amt bringt ein **Imperium-Plättchen** dieser Art, jeder in der Schatzkammer eine **Münze**; dann kehren sie auf deine Hand zurück.

chapter-draw = Ziehen
    .brief = Zwei Plättchen verschiedener Art, für spätere Züge.
text-draw = Nimm **zwei Plättchen verschiedener Art**. Zwei von einer Art darfst du nur ziehen, wenn kein anderer Stapel mehr da ist [pair]. Legen darfst du sie **ab deinem nächsten Zug**.
figure-stacks = Zwei verschiedene Arten.
    .alt = Die Stapel der vier Arten; Tempel und Therme sind umrandet.
figure-same-colour = Zweimal dieselbe.
    .alt = Die Stapel; der Stapel Arena ist durchgestrichen.

chapter-lay = Ein Plättchen legen
    .brief = Eine ganze Seite muss berühren. Ein Magistrat darf mit.
text-lay = Leg ein Plättchen von deiner Hand auf **zwei freie Dreiecke**. Mindestens **eine ganze Seite** muss an einem Plättchen oder Hügel liegen. Du darfst **einen deiner Magistrate** darauf stellen.
figure-lay = Eine ganze Seite berührt. Gut.
    .alt = Ein Plättchen Tempel wird an zwei andere gelegt; es ist umrandet.
figure-lay-point = Nur ein Punkt berührt.
    .alt = Ein Platz, der die anderen Plättchen nur in einem Punkt berührt, ist durchgestrichen.
text-lay-order = Dann, in dieser Reihenfolge: Ein bedecktes **Brückenplättchen** gehört dir, seinen Wert siehst nur du; eine berührte **Quelle** beginnt zu fließen; dann werden vollständige **Bauplätze** bebaut.
figure-first-tile = Das erste Plättchen liegt an einem Hügel, mit einem Magistrat darauf.
    .alt = Ein Plättchen Therme mit einem Magistrat neben einem Hügel.

chapter-aqueducts = Aquädukte
    .brief = Drei Leitungen aus dem Osten. Jedes Gebäude von dir daran zahlt 2.
text-spring = Wer ein Plättchen mit einer Ecke **an eine Quelle** legt, beginnt ihren Aquädukt und legt sofort **drei Teile**. Kommt die Leitung nicht weiter, sind es weniger [stuck].
figure-spring = Dieses Plättchen öffnet Quelle I.
    .alt = Ein Plättchen Theater wird an die erste Quelle gelegt; beide sind umrandet.
heading-pieces = Wo Teile liegen
text-aqueducts = Ein Teil liegt auf einer **Seite eines gelegten Plättchens**, auch zu einem Hügel [hill-side] oder freiem Grund hin. Es setzt am **Ende der Leitung** an. Leitungen verzweigen, berühren und kreuzen sich nie, weder sich selbst noch einander. Jede hat 13 Teile.
figure-channel = Von der Quelle an einer Seite entlang.
    .alt = Das erste Teil führt von der Quelle landeinwärts.
figure-channel-elsewhere = Nicht am Ende der Leitung.
    .alt = Eine Seite, die nicht an der Quelle beginnt, ist durchgestrichen.
heading-expand = Verlängern
text-expand = Als Aktion legst du **zwei Teile** an die Enden begonnener Leitungen: beide an eine, oder je eines an zwei. Passt ein zweites, musst du es legen; vorausschauen muss niemand [look-ahead]. Im Bild erreichen zwei Teile zwei Gebäude von Livia: 2 × 2 = { $gain } Punkte.
figure-extend = Aquädukt I erreicht einen Tempel und eine Therme.
    .alt = Eine graue Leitung führt an zwei umrandeten Gebäuden vorbei.

chapter-recall = Einen Magistrat zurückholen
    .brief = Zurück auf die Hand, für deine nächste Aktion.
text-recall = Nimm **einen deiner Magistrate von einem Plättchen** auf die Hand zurück. Mit deiner nächsten Aktion kann er wieder hinaus. Aus Ämtern und Schatzkammer holst du niemanden zurück; sie kommen von selbst.
figure-recall = Hier hat er nichts mehr zu gewinnen.
    .alt = Ein Magistrat auf einem Plättchen Therme ist umrandet.

chapter-sites = Einen Bauplatz vollenden
    .brief = Zähl die Häuser; die meisten Magistrate auf seiner Farbe bauen.
text-sites = Ein Bauplatz ist vollendet, wenn **alle sechs Dreiecke** um einen Punkt bedeckt sind. Zähl die **kleinen Häuser**, die sich dort treffen; ein Hügel füllt seinen Platz und zählt nicht [hill-corner]. Ihre Zahl sagt, was entsteht [types].
figure-temple = **Tempel**: 3 Häuser, 3 Punkte.
    .alt = Drei Plättchen treffen sich in einem Punkt mit drei kleinen Häusern.
figure-bath = **Therme**: 4 Häuser, 4 Punkte.
    .alt = Vier Plättchen treffen sich in einem Punkt mit vier kleinen Häusern.
figure-theatre = **Theater**: 5 Häuser, 5 Punkte.
    .alt = Fünf Plättchen treffen sich in einem Punkt mit fünf kleinen Häusern.
figure-arena = **Arena**: 6 Häuser, 6 Punkte.
    .alt = Sechs Plättchen treffen sich in einem Punkt mit sechs kleinen Häusern.
text-values = Die 5 Punkte des Theaters stehen im Regelheft [theatre], die anderen folgen daraus [values].
heading-who = Wer es baut
text-who = Nur Magistrate **auf Plättchen der gebauten Art** an diesem Bauplatz zählen. **Die meisten bauen** und nehmen sofort die Punkte. Bei Gleichstand, oder wenn niemand zählt, wird es ein **Brunnen** ohne Besitzer. Ein Magistrat zählt an jeder Ecke seines Plättchens, solange er dort steht. Im Bild steht Livia auf einem Plättchen Tempel, Octavius auf einem Plättchen Therme: einer gegen keinen, { $gain } Punkte für Livia.
figure-influence = Ein Tempel: Nur wer auf Grün steht, zählt.
    .alt = Ein Plättchen Tempel mit Magistrat wurde neben ein Plättchen Therme mit einem fremden Magistrat gelegt.
text-several = Werden mehrere Bauplätze zugleich vollendet, wählt jedes Mal den nächsten, wer das Plättchen legte.

chapter-offices = Ämter und Imperium
    .brief = Was ein Magistrat nach dem Bau bringt.
text-offices = Ist ein Bauplatz bebaut, darf jede Person mit einem Magistrat auf **irgendeinem Plättchen des Bauplatzes** einen davon versetzen, zuerst wer am Zug ist [order]: in das **Amt** der gebauten Art, oder in die **Schatzkammer**, wenn es ein Brunnen wurde. Am Ende des eigenen Zuges bringt er ein Imperium-Plättchen oder eine Münze und kehrt zurück. Ämter haben keine Grenze.
figure-office = Livias Magistrat darf ins Amt der Therme.
    .alt = Ein Magistrat auf einem Plättchen Therme neben einer neuen Therme ist umrandet.
figure-imperium = Octavius hat gebaut; Livias Magistrat darf auch ins Amt.
    .alt = Ein Magistrat auf einem Plättchen Tempel neben einem fremden Theater ist umrandet.

chapter-fountains = Brunnen und Münzen
    .brief = Wasser, das einen Brunnen erreicht, bringt eine Münze.
text-fountains = Ein Gebäude oder Brunnen ist **angeschlossen**, wenn sein Punkt auf einer Leitung liegt. Wer ein Teil legt, das einen Brunnen erreicht, nimmt **eine Münze**; ebenso, wer das Teil legt, das von einem Brunnen am Ende der Leitung weiterführt [leaving]. Jede Leitung zahlt für einen Brunnen einmal. Ein Brunnen, der später mitten an einer Leitung entsteht, bringt keine [late-coin]. Die Münze im Bild bringt 1 Punkt, und 2 für die meisten Münzen: 1 + 2 = { $gain }.
figure-fountain = Das letzte Teil erreicht den Brunnen.
    .alt = Eine graue Leitung endet an einem umrandeten Brunnen.

chapter-end = Ende und Wertung
    .brief = Drei leere Stapel beenden es. Eine Partie, bis zur letzten Münze gezählt.
text-end = Sind am Ende eines Zuges mindestens **drei der vier Stapel leer**, haben alle noch **eine letzte Aktion**, zuerst die nächste Person, zuletzt die, die es auslöste [trigger]. Zusatzaktionen gibt es dann nicht mehr. Jede Partie kommt an dieses Ende: Jede Aktion verbraucht etwas.
figure-last-stacks = Zwei Stapel sind leer, einer hat ein einziges Plättchen: Wer jetzt zieht, beendet die Partie.
    .alt = Die vier Stapel; zwei sind leer.
heading-scoring = Was zählt
text-scoring = Für | Punkte
    deine Gebäude | 3 Tempel, 4 Therme, 5 Theater, 6 Arena, schon genommen
    Brücken | der Wert auf dem Plättchen
    jedes Gebäude an einem Aquädukt | 2
    jeden Brunnen neben einem Gebäude | 1 für jedes solche Gebäude [reach]
    jede Münze | 1
    die meisten Münzen | 2, auch bei Gleichstand
    die meisten Imperium-Plättchen einer Art | 5; bei Gleichstand je 2

    Von dem, was man nicht hat, hat man nie das meiste. Die meisten Punkte gewinnen; bei Gleichstand die meisten Gebäude, dann die meisten Imperium-Plättchen; dann teilt ihr den Sieg.
heading-example = Ein durchgerechnetes Beispiel
text-example = Livia am Ende der Partie von der ersten Seite:

    - 5 Tempel, 6 Thermen, ein Theater: 5 × 3 + 6 × 4 + 5 = { $buildings }.
    - 10 davon an Aquädukten: 10 × 2 = { $water }.
    - Das meiste Imperium von Tempel und Theater, Gleichstand bei der Therme: 5 + 5 + 2 = { $imperium }.

    Mit Brunnen und Münzen hat sie { $total } Punkte, Octavius { $other }.

chapter-options = Optionen
    .brief = Schalter, und was jeder ändert.
text-options = - **Hügelecken.** Sie füllen ihren Platz und zählen nicht; oder jede zählt als Bauwerk; oder ein Punkt an einem Hügel ist kein Bauplatz [hill-corner].
    - **Benachbarte Brunnen.** Alle eine Kante entfernt, oder nur entlang von Plättchenseiten [reach].
    - **Freie Hügelplätze.** Freier Grund, oder nie bebaut [unused-hills].
    - **Münze für späte Brunnen.** Keine, oder eine für die Person am Zug [late-coin].
    - **Startspieler.** Durch das Los, oder der Platz, den ihr nennt [first-player].

source-first-player = Die Regelhefte nennen niemanden, der beginnt; ein Los bevorzugt niemanden.
source-layout = Die Regelhefte erzählen von einem Dreiecksraster mit sieben Brücken links, drei Quellen rechts und sieben Hügeln, aber nicht, wo sie liegen.
source-unused-hills = Die Regelhefte sagen nichts zu Plätzen, deren Hügel nicht gezogen wurde. Wer sie als gedruckte Hügel liest, kann sie durch eine Option sperren.
source-supply = Die Regelhefte nennen keine Folge eines leeren Vorrats, und keine wäre gerecht gegen die Letzten.
source-bridge-values = Die Werte stehen auf den Plättchen und sonst nirgends. So ist eine Brücke etwas weniger wert als ein Tempel.
source-pass = Die Regelhefte sagen nicht, was dann geschieht, und das Spiel muss weitergehen.
source-extra-when = Niemand sonst handelt dazwischen; eine frühere Zusatzaktion könnte ebenso gut eine der zwei sein.
source-pair = Alle Stapel zusammen beginnen mit einer geraden Zahl, und jedes Ziehen nimmt zwei.
source-look-ahead = Für eine längere Leitung vorauszuschauen wäre eine Regel, die am Tisch niemand prüfen kann.
source-stuck = Jedes nächste Teil wird gelegt, wenn eines passt. Von da an hat der Aquädukt begonnen.
source-hill-side = Es ist eine Seite eines Plättchens wie jede andere, und nichts verbietet es.
source-leaving = Die Regelhefte sagen „angeschlossen“, und ein Teil, das von einem Brunnen wegführt, ist an ihn angeschlossen.
source-late-coin = Zu so einem Brunnen wird kein Teil gelegt. Wer trotzdem eine Münze will, hat eine Option.
source-hill-corner = Die Regelhefte machen einen Bauplatz aus drei bis sechs Plättchen, und ein Hügel ist keines. Zwei andere Lesarten sind Optionen.
source-types = Das Beispiel hat ein Theater mit fünf; in der Reihenfolge der Tabelle haben die anderen eins mehr oder weniger.
source-theatre = Das Beispiel des Regelhefts baut ein Theater für 5 Punkte.
source-values = In der Reihenfolge der Tabelle hat ein Gebäude so viele Punkte wie Häuser.
source-order = Im Beispiel des Regelhefts wird zuerst gefragt, wer am Zug ist.
source-trigger = Gespielt wird reihum weiter ab dem Zug, der endete; also kommt diese Person zuletzt.
source-reach = „Benachbart“ ist eine Kante entfernt. Die Lesart entlang der Plättchenseiten ist eine Option.

asked-tie = Wer baut bei Gleichstand?
asked-hill = Zählt ein Hügel an einem Bauplatz?
asked-coin = Wann bekomme ich die Münze eines Brunnens?
asked-twice = Kann ein Magistrat zweimal zählen?
asked-drawn = Wann darf ich eben gezogene Plättchen legen?
