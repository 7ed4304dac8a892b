# Das Regelheft zu Foundations of Rome. guides/rulebook/foundations.json hat den Aufbau: Kapitel,
# Bilder, Zahlen. Leere Zeilen trennen Absätze, „- “ macht eine Liste, „ | “ eine Tabelle, ** fett, [name] ein Zeichen.

lead = Kauft Grundstücke, bebaut sie, überbaut, was ihr gebaut habt. Drei Ären, und jede wird gewertet.
maturity = Das Grundspiel stammt aus dem Regelheft. Von den Modulen nennt es die Regeln, aber nicht die Karten: Ziele, Anrufungen, Rollen und die Plättchen des Konsuls sind unsere eigenen.

chapter-goal = Ziel und Material
    .brief = Eine Stadt, darin die Gebäude aller. Drei Wertungen.
text-goal = Alle bauen in einer Stadt. Ein Gebäude steht auf Grundstücken, die dir gehören, und wächst: Größere überbauen kleinere. Nach jeder von **drei Ären** werden Bürger verglichen, öffentliche Gebäude zählen ihre Nachbarn, und Handelsgebäude zahlen. **Die meisten Punkte gewinnen.**
figure-final-city = Eine beendete Partie zu zweit. Die Stadt gehört beiden.
    .alt = Eine Stadt aus sieben mal sieben Grundstücken voller Gebäude zweier Personen.
text-kinds = Alle haben dieselben **24 Gebäude** mit ein bis vier Grundstücken, in drei Arten.

    - **Wohngebäude** (gerippte Dächer) haben Bürger.
    - **Handelsgebäude** (gestreifte Markisen) bringen Silber und Punkte.
    - **Öffentliche Gebäude** (ringsum Säulen) zählen, was neben ihnen steht.

    Ein Gebäude darfst du drehen, wie du magst. Ein **leeres Grundstück** ist eines von dir ohne Gebäude; darauf liegt ein Grundstücksmarker.

chapter-setup = Aufbau
    .brief = Sechs Grundstücke für alle, drei Stapel Urkunden, sechs davon zu kaufen.
text-setup = Zu zweit hat die Stadt 7 × 7 Grundstücke, zu dritt 8 × 8, zu viert 9 × 9, zu fünft 10 × 10, und zu jedem gehört eine **Urkunde**. Alle bekommen **sechs Urkunden** und legen auf jedes dieser Grundstücke einen Marker; **zwei Marker bleiben übrig**.

    Die anderen Urkunden bilden drei Stapel, einen für jede Ära; gehen sie nicht auf, sind die früheren größer [stacks]. Sechs Urkunden des ersten Stapels liegen im Markt. Wer beginnt, entscheidet das Los, wenn ihr niemanden wählt [first-player], und hat 5 Silber, jede weitere Person eines mehr. Silber geht nicht aus [silver]. Module kommen in der Reihenfolge ihrer Kapitel dazu [set-up].
figure-start = Der Anfang einer Partie zu zweit: je sechs Grundstücke.
    .alt = Eine Stadt aus sieben mal sieben Grundstücken mit den Markern zweier Personen.
text-open = Alles liegt offen, nur die Stapel nicht, und Hände und Entscheidungen nicht, solange sie fallen.

chapter-turn = Ein Zug: eine Aktion
    .brief = Einkommen, eine Urkunde oder ein Gebäude.
text-turn = In deinem Zug tust du **genau eines** von dreien: **Einkommen** nehmen, eine Karte des Marktes **kaufen** oder **bauen**. Passen gibt es nicht; Einkommen ist immer möglich.
text-free = Module bringen **freie Aktionen**: handeln, stehlen, Anrufungen. Sie sind nur im eigenen Zug möglich, beliebig oft, vor und nach der Aktion. Dann beendest du deinen Zug selbst [end-turn].

chapter-income = Einkommen
    .brief = Fünf Silber und was dein Handel bringt.
text-income = Nimm **5 Silber und das Silber deiner Handelsgebäude**. Mit einem Handwerkerforum sind das 5 + 2 = 7.
figure-income = Dieses Handwerkerforum bringt 2 Silber dazu.
    .alt = Ein Handwerkerforum mit 2 Silber und 3 Punkten ist umrandet.

chapter-buy = Kaufen
    .brief = Sechs Karten, von 2 bis 10 Silber. Was niemand kauft, wird billiger.
text-buy = Sechs Karten liegen für **2, 3, 4, 6, 8 und 10 Silber** aus. Bezahl eine und leg einen **Grundstücksmarker** auf ihr Grundstück; ohne freien Marker kannst du keine Urkunde kaufen. Karten rechts davon rücken nach, und eine neue kommt für 10. Ist der Stapel der Ära leer, kommt keine mehr.
figure-market = Der zweite Platz kostet 3.
    .alt = Der Markt mit den billigsten Urkunden; die zweite ist umrandet.
figure-too-dear = Ein Silber zu wenig.
    .alt = Die teuerste Urkunde des Marktes ist durchgestrichen.
figure-bought = F4 gehört dir: Ein Marker liegt darauf.
    .alt = Ein Grundstück mit neuem Marker neben einem Eckgebäude ist umrandet.

chapter-build = Bauen
    .brief = Es kostet nur den Zug. Größer über kleiner.
text-build = Nimm ein Gebäude aus deinem Vorrat und stell es dorthin, wo **jedes Grundstück darunter dir gehört**. Es kostet nichts. Die Marker darunter kommen zu dir zurück.
figure-build = Drei eigene Grundstücke. Gut.
    .alt = Ein Eckgebäude bedeckt drei eigene Grundstücke; es ist umrandet.
figure-build-not-own = F4 gehört noch niemandem.
    .alt = Ein Grundstück, das niemandem gehört, ist durchgestrichen.
heading-over = Überbauen
text-over = Ein Gebäude darf eigene Gebäude bedecken, wenn es **größer ist als jedes davon**, gleich welcher Art. Was es bedeckt, kommt **in deinen Vorrat zurück** und kann wieder gebaut werden. Grundstücke, die unbedeckt bleiben, gehören weiter dir und bekommen einen Marker; hast du zu wenige, ist der Bau nicht erlaubt [left-over]. Marker, die er freimacht, zählen mit [freed].
figure-over = Vier Grundstücke über drei.
    .alt = Eine quadratische Gießerei bedeckt das Eckgebäude, das dort stand; sie ist umrandet.
figure-over-equal = Drei über drei.
    .alt = Ein Eckgebäude ist durchgestrichen: Ein gleich großes darf es nicht bedecken.

chapter-residential = Wohnen: Bürger vergleichen
    .brief = Wer führt, bekommt einen Bonus, die anderen den Stand des Nächsten.
text-residential = Am Ende einer Ära werden Bürger verglichen.

    - **Die meisten Bürger**: so viele Punkte und ein Bonus von **4, 7 oder 10** in Ära 1, 2, 3. Bei Gleichstand bekommen ihn alle Führenden.
    - **Alle anderen**: so viele Punkte, wie **der Nächste vor ihnen** Bürger hat.
    - **Keine Bürger**: nichts.

    Bei 13, 10, 10 und 0 Bürgern in Ära 1 sind das 13 + 4 = 17 Punkte, zweimal 13 und keiner.
figure-citizens = Ein Bürger genügt, um mitzuzählen.
    .alt = Ein kleines Wohngebäude ist umrandet; daneben hat die andere Person eine Insula.
figure-lead = Vier Bürger mehr: die Führung.
    .alt = Eine Eck-Insula mit vier Bürgern ist umrandet.

chapter-civic = Öffentliche Gebäude: Nachbarn zählen
    .brief = Wem sie auch gehören. Schräg zählt nicht.
text-civic = Ein öffentliches Gebäude zählt die Gebäude **daneben**, wem sie auch gehören. Daneben heißt Seite an Seite, nie an einer Ecke; ein Nachbar, der mehrfach berührt, zählt einmal, ein leeres Grundstück gar nicht.
figure-civic = Der Markt zählt die 3 Silber der Gießerei.
    .alt = Ein Markt unter einer Gießerei ist umrandet; die Gießerei ist gepunktet.
figure-neighbours = Ein Brunnen hilft sich und dem Garten.
    .alt = Ein Brunnen über einem Garten ist umrandet; der Garten ist gepunktet.
text-civic-list = Gebäude | zählt für jedes daneben
    Brunnen, Majestätischer Brunnen | 1 je Gebäude
    Bibliothek | 1 für zwei Bürger, abgerundet
    Prächtige Bibliothek | 1 je Bürger
    Markt | 1 je Silber von Handelsgebäuden
    Marktplatz | 2 je Silber von Handelsgebäuden
    Garten | 2 je öffentliches Gebäude
    Luxusgarten | 3 je öffentliches Gebäude
figure-larger = Der Marktplatz zählt dieselben 3 Silber doppelt.
    .alt = Ein Marktplatz auf zwei Grundstücken unter einer Gießerei ist umrandet; die Gießerei ist gepunktet.

chapter-commercial = Handelsgebäude: Silber und Punkte
    .brief = Sie zahlen zweifach; in der letzten Ära wird Silber zu Punkten.
text-commercial = Am Ende der Ären 1 und 2 wird ihr **Silber noch einmal gezahlt, und ihre Punkte zählen**. In Ära 3 zählen ihre Punkte, und **ihr Silber als Punkte**; gezahlt wird es nicht.
text-commercial-list = Gebäude | Silber | Punkte
    Bäckerei | 1 | 0
    Töpferei | 1 | 2
    Handwerkerforum | 2 | 3
    Gießerei | 3 | 5

    Silber und Größen stehen im Regelheft; die Punkte sind auf die Spielertafeln gedruckt und von öffentlichen Quellen genannt [values].

chapter-era = Das Ende einer Ära
    .brief = Die letzte Karte, noch ein Zug für alle, dann die Wertung.
text-era = Ist der Stapel einer Ära leer, spielt ihr weiter, bis auch der **Markt leer** ist. Wer die letzte Karte nahm, beendet den Zug. Dann haben **alle noch einen Zug**, diese Person zuletzt [last-turns]: Einkommen oder ein Gebäude. Dann wird die Ära gewertet: Wohnen, öffentliche Gebäude, Handel. Der Markt wird vom nächsten Stapel gefüllt, und es beginnt, wer nach der letzten Person sitzt.
figure-last-turn = Der Markt ist leer; allen bleibt ein Zug.
    .alt = Die Stadt zweier Personen am Ende der ersten Ära.
text-guard = Wenn drei Runden lang niemand kauft oder baut, solange Karten ausliegen, verlässt die billigste Karte das Spiel [guard].
heading-example = Ära 1, ausgezählt
text-example = Livia hat einen Bürger, Octavius vier: Er zählt 4 + 4 = { $homes } fürs Wohnen, sie 4. Ihre öffentlichen Gebäude: Brunnen 1, Garten 4, Markt 4, Marktplatz 6: 1 + 4 + 4 + 6 = { $civic }. Ihre Gießerei zählt 5. Zusammen 4 + 15 + 5 = { $total } Punkte; Octavius hat { $other }.
figure-era-one = Livias vier öffentliche Gebäude.
    .alt = Die Stadt am Ende der ersten Ära; vier öffentliche Gebäude sind umrandet.

chapter-end = Das Ende des Spiels
    .brief = Ära 3 zählt Silber als Punkte, und leere Grundstücke auch.
text-end = Nach Ära 3 ist auch jedes **leere Grundstück von dir** ein Punkt. Dann zählen die Module: Ziele, ungenutzte Anrufungen, Gunstmarker. Die meisten Punkte gewinnen; bei Gleichstand das meiste Silber [ties]; dann teilt ihr den Sieg.
figure-last-build = Der letzte Zug: ein Gebäude, das mehr zählt als ein leeres Grundstück.
    .alt = Ein leeres Grundstück zwischen Gebäuden ist umrandet.
heading-final = Die Partie von der ersten Seite
text-final = Livia hat { $mine } Punkte, Octavius { $theirs }: Kleinigkeiten entscheiden.

chapter-drafting = Urkundenwahl
    .brief = Option: Wählt eure sechs Grundstücke.
text-drafting = Die sechs Urkunden werden als Hand verteilt. Alle wählen gleichzeitig eine, zeigen sie und legen einen Marker auf ihr Grundstück; die Hände gehen nach links, sechsmal [drafting]. Niemand sieht eine Wahl, bevor alle gewählt haben.
figure-drafting = Sechs Urkunden; eine bleibt, die anderen wandern weiter.
    .alt = Eine Hand mit Urkunden zur Wahl.

chapter-monuments = Monumente
    .brief = Modul: ein gemeinsamer Vorrat, und für jedes eine Bedingung.
text-monuments = Drei Monumente mehr, als ihr Leute seid, liegen **für alle bereit**. Ein Monument wird wie ein Gebäude gebaut, auch über kleinere, wenn seine **Bedingung vor dem Bau erfüllt** ist und du einen deiner sechs Monumentmarker frei hast; einer, den dieser Bau freimacht, zählt mit [marker-freed]. Wird es überbaut, liegt es wieder für alle bereit. „Am Rand“ heißt, dass eines seiner Grundstücke am Rand der Stadt liegt.
figure-monument = Vier Grundstücke am Rand: der Kaiserliche Hafen.
    .alt = Ein langes Monument am linken Rand der Stadt ist umrandet.
figure-monument-lighthouse = Der Leuchtturm verlangt ein Gebäude mit vier Grundstücken.
    .alt = Ein leeres Grundstück in der Ecke der Stadt ist durchgestrichen.
figure-pool = Der Vorrat dieser Partie.
    .alt = Sechs Monumente mit ihren Werten.
text-monument-list = Monument | Größe | bringt | verlangt
    Pantheon | 3 | 3 je öffentliches Gebäude daneben | keines deiner Grundstücke leer
    Forum Romanum | 3 | 2 je Silber daneben | 6 Bürger
    Circus Maximus | 3 | 1 je Bürger daneben | 14 Grundstücke
    Tempel des Vulcanus | 4 | 1 Silber und 1 je Gebäude daneben | 4 Grundstücke mit Handel
    Tempel der Minerva | 5 | 2 Bürger und 1 je Gebäude daneben | 4 Grundstücke mit Wohnen
    Wunderturm | 1 | 3 Punkte | ein Gebäude der Größe 3
    Tempel des Mars | 3 | 5 Bürger | ein Gebäude der Größe 3 und 3 Silber
    Tempel des Neptun | 3 | 1 Silber, 5 Punkte | 2 öffentliche Gebäude; am Rand
    Leuchtturm | 1 | 2 je Silber daneben | ein Gebäude der Größe 4; am Rand
    Wachturm | 1 | 1 je Bürger daneben | 2 Grundstücke am Rand
    Tempel des Jupiter | 4 | 2 je Silber daneben; beim Bau 2 Punkte für alle daneben | nichts
    Kolosseum | 4 | 1 je Bürger daneben; beim Bau 3 Silber für alle daneben | nichts
    Königliche Kellerei | 6 | 4 Silber, 8 Punkte | nichts
    Regia | 6 | 9 Bürger | nichts
    Statue des Romulus | 4 | 2 je Gebäude daneben | 6 Gebäude
    Tempel der Venus | 2 | 4 Bürger | 4 Silber
    Tempel des Apollo | 2 | 2 Silber, 2 Punkte | 3 Wohngebäude
    Triumphbogen | 4 | 7 Bürger | am Rand
    Kaiserlicher Hafen | 4 | 3 Silber, 7 Punkte | am Rand

    Die meisten dieser Werte stammen aus einer einzigen Quelle [monument-values].

chapter-trading = Handeln
    .brief = Modul: Grundstücke gegen Grundstücke, Silber, Gunst oder Karten.
text-trading = Alle haben **zwei Gunstmarker** zu 2 Punkten. In deinem Zug darfst du Tausch anbieten, immer einer Person: leere Grundstücke, Silber, Gunstmarker, Anrufungen; nie Gebäude. Jede Seite gibt etwas, mindestens ein Grundstück wechselt den Besitzer [trade-lot], Silber geht nur in eine Richtung und höchstens 20 [trade-silver]. Beide brauchen genug Marker für die Grundstücke, die sie bekommen. Acht Vorschläge hast du je Zug [proposals].
figure-trade = Sechs Silber für zwei Grundstücke: Die andere Seite sagt ja oder nein.
    .alt = Ein Tausch mit dem, was beide Seiten geben.

chapter-stealing = Stehlen
    .brief = Modul: eine Gunst für das Grundstück nebenan.
text-stealing = Nimm in deinem Zug **ein leeres Grundstück einer anderen Person**, wenn **zwei deiner Stellen** daneben liegen: leere Grundstücke und Gebäude, jedes zählt einmal [pieces]. Dreh einen deiner Gunstmarker von 2 auf **4 Punkte und gib ihn dieser Person**. Du brauchst einen freien Grundstücksmarker. Ein Marker, der 4 zeigt, stiehlt nicht mehr.
figure-steal = Zwei eigene Grundstücke neben D4.
    .alt = Ein Grundstück zwischen zwei eigenen ist umrandet; diese sind gepunktet.
figure-steal-far = Nichts von dir neben B6.
    .alt = Ein Grundstück weit weg von den eigenen ist durchgestrichen.

chapter-objectives = Ziele
    .brief = Modul: eines geheim, oder einige für alle.
text-objectives = **Geheim**: Du bekommst zwei und behältst eines; es zählt nur für dich. **Offen**: So viele, wie ihr Leute seid, liegen aus, und jede Person, die eines erfüllt, bekommt die Punkte. Nur das Ende des Spiels zählt [objective-time]; Gleichstand genügt, „die meisten“ braucht mindestens eines. Die Karten sind unsere eigenen [objective-cards].
figure-objectives = Behalte eines von zweien.
    .alt = Zwei Ziele zur Wahl.

chapter-invocations = Anrufungen
    .brief = Modul: Karten im Markt, für einen Moment oder für immer.
text-invocations = Neun Karten werden in die Stapel gemischt. Sie liegen im Markt und werden **wie Urkunden gekauft**, ohne Marker [no-marker], und liegen offen vor dir [open-cards]. Die meisten werden **einmal genutzt**, als freie Aktion; manche **wirken, solange du sie hast**. Ungenutzte sind am Ende Punkte wert. Die Karten sind unsere eigenen [invocation-cards].
figure-invocations = Eine Karte wartet darauf, genutzt zu werden.
    .alt = Die Anrufungen einer Person.

chapter-roles = Rollen
    .brief = Modul: eine Fähigkeit für das ganze Spiel.
text-roles = Du bekommst zwei Rollen; alle wählen gleichzeitig eine und zeigen sie. Ihre Fähigkeit hast du das ganze Spiel. Nur einige Namen stammen aus dem Regelheft; die Fähigkeiten sind unsere eigenen [role-cards].
figure-roles = Eine von zwei Rollen.
    .alt = Zwei Rollen zur Wahl.

chapter-consul = Wille des Konsuls
    .brief = Gemeinsam: ihr alle gegen ihn.
text-consul = Ihr spielt **gemeinsam gegen den Konsul**, zu zweit bis zu viert, und gewinnt, wenn **jede Person mehr Punkte** hat als er. Alle beginnen mit 5 Punkten, auch er. In jeder Ära steuert ihn eine Person. Am Ende ihres Zuges dreht sich seine Karte von Planung auf Bereit, und ist er bereit, handelt er. Die anderen Module gehen nicht mit ihm, nur Monumente und Urkundenwahl.
figure-consul = Die Karte des Konsuls und seine Plättchen.
    .alt = Der Teil des Tisches, der dem Konsul gehört.
figure-consul-city = Wer ihn steuert, legt sein Plättchen.
    .alt = Ein Plättchen des Konsuls auf zwei Grundstücken ist umrandet.
heading-consul-acts = Wenn er handelt
text-consul-acts = Er nimmt die **billigste Karte umsonst** und mit ihr das Grundstück. Dann baut er das **größte Plättchen, das passt**, auf seinen Grundstücken mit dem neuen, nötigenfalls über kleinere; berührt es keines von seinen, eines der Größe 1. Plättchen werden nach Größe gezogen [consul-draw], 30 sind es insgesamt [consul-tokens]; **wohin, wählt, wer ihn steuert**. Grundstücke, die frei werden, füllt er wieder. Passt keines, verzichtet er auf das Grundstück und bekommt 7 Punkte.
text-consul-points = Karten kosten mindestens 2 Silber und die Hälfte des Silbers auf seinen Plättchen mehr. Am Ende einer Ära zählt, wer bei den Bürgern führt, er oder jemand von euch, nur 4, 7 oder 10, und **alle anderen verlieren den Abstand** dazu; Punkte können unter null fallen [below-zero]. Der Schwierigkeitsgrad gibt ihm am Anfang 0, 2 oder 4 Grundstücke.

chapter-options = Optionen
    .brief = Was sich einstellen lässt, und wie sicher es ist.
text-options = - **Startspieler**: durch das Los oder gewählt [first-player].
    - **Urkundenwahl**: eine Option des Regelhefts [drafting].
    - **Monumente**: Regeln aus dem Regelheft, die meisten Werte aus einer Quelle [monument-values].
    - **Handeln**, **Stehlen**: Regeln aus dem Regelheft [module-rules], einige Grenzen von uns [proposals] [pieces].
    - **Ziele**, **Anrufungen**, **Rollen**: eigene Karten [objective-cards] [invocation-cards] [role-cards].
    - **Wille des Konsuls**: Regeln aus dem Regelheft, eigene Plättchen [consul-tokens].

source-first-player = Das Regelheft lässt euch wählen; ohne Wahl entscheidet das Los.
source-stacks = Das Regelheft verlangt etwa gleiche Stapel; ein Rest wird verteilt, und immer auf dieselbe Weise.
source-silver = So steht es in der späteren Ausgabe des Verlags.
source-values = Sie sind auf die Spielertafeln gedruckt und von mehreren öffentlichen Quellen gleich genannt.
source-left-over = So steht es in der späteren Ausgabe des Verlags.
source-freed = Marker kommen zurück, bevor neue gelegt werden; was ein Bau freimacht, darf er nutzen.
source-end-turn = Freie Aktionen dürfen der Aktion folgen; ein Zug kann nicht von selbst enden, solange eine möglich ist.
source-last-turns = Alle haben noch einen Zug, auch wer die letzte Karte kaufte; reihum ist diese Person die letzte.
source-guard = Ohne sie könnten alle für immer Einkommen nehmen. Keine Quelle hat so eine Regel.
source-ties = So steht es in der späteren Ausgabe des Verlags; über Silber hinaus geht keine Quelle.
source-drafting = Eine optionale Regel des Regelhefts.
source-monument-values = Das Regelheft nennt zwei Bedingungen und zwei Werte; der Rest stammt aus einer unsicheren Quelle.
source-marker-freed = Marker kommen zurück, bevor neue gelegt werden.
source-trade-lot = In dem Modul geht es um Grundstücke.
source-trade-silver = Silber auf beiden Seiten ist der Unterschied auf einer; 20 ist mehr, als ein Grundstück wert ist.
source-proposals = Das Regelheft hat keine Grenze. So endet jede Partie.
source-module-rules = Das Regelheft erklärt dieses Modul; einige Grenzen, die es offen lässt, sind von uns und dort gekennzeichnet.
source-pieces = Das Regelheft zählt Grundstücke und Gebäude daneben; also ist ein Gebäude eine Stelle.
source-objective-time = Das Regelheft sagt zu geheimen „vor dem Ende des Spiels“ und zu offenen die Schlusswertung.
source-objective-cards = Das Regelheft nennt keine davon; ein Bild zeigt, worum es bei einer geht.
source-invocation-cards = Das Regelheft nennt keine davon; ein Bild zeigt ein Stück von einer.
source-open-cards = Das Regelheft legt sie verdeckt hin, aber alle haben den Kauf gesehen.
source-no-marker = Das Regelheft behandelt sie wie Urkunden, aber auf den Plan kommt nichts.
source-role-cards = Die Bilder des Regelhefts nennen fünf Namen; keine Quelle nennt Fähigkeiten.
source-consul-tokens = Das Regelheft nennt ihre Zahl, 30; ein Satz wie die Gebäude der Spieler ist der schlichteste.
source-consul-draw = Das oberste, das passt; die darüber behalten ihre Reihenfolge.
source-below-zero = Eine Strafe hat im Regelheft keine Untergrenze.
source-set-up = Jeder Schritt kommt dort, wo da ist, was er braucht.

asked-none = Was zähle ich ohne Bürger?
asked-cover = Darf ein Gebäude ein gleich großes bedecken?
asked-last-card = Was geschieht, wenn die letzte Karte gekauft ist?
asked-corner = Zählen Gebäude an einer Ecke als daneben?
asked-silver-end = Was ist Silber am Ende wert?

step-drafting = Wähl deine Grundstücke
    .why = Sechs Urkunden hast du auf der Hand. Eine behältst du, der Rest geht nach links, und du bekommst eine andere Hand. Grundstücke, die sich berühren, sind mehr wert als einzelne.
    .task = Behalte eine der Urkunden.
    .other = Wähl eine der Urkunden auf deiner Hand.
    .well = Alle zeigen gleichzeitig, was sie gewählt haben.
step-steal = Eine Gunst für ein Grundstück
    .why = D4 gehört Livia und ist leer. Zwei deiner Grundstücke liegen daneben: D3 und C4. Du hast einen Gunstmarker, der 2 zeigt.
    .task = Stiehl D4.
    .other = Erlaubt ist das, aber D4 liegt zwischen zwei deiner Grundstücke. Stiehl es.
    .well = Das Grundstück gehört dir, und Livia hat einen Marker, der 4 Punkte wert ist.
step-invocations = Eine Karte nutzen
    .why = Im Markt hast du den Geldsegen gekauft. Er wird einmal genutzt, als freie Aktion, in deinem eigenen Zug, vor oder nach deiner Aktion.
    .task = Nutz den Geldsegen.
    .other = Erlaubt ist das, aber probier zuerst die Karte: Nutz den Geldsegen.
    .well = Zwölf Silber. Die Karte bleibt verbraucht vor dir liegen.
step-roles = Eine Rolle behalten
    .why = Zwei Rollen hast du bekommen. Eine ist das ganze Spiel deine, die andere bleibt ungesehen.
    .task = Behalte eine davon.
    .other = Wähl eine der beiden Rollen.
    .well = Alle zeigen ihre Rollen gleichzeitig.
step-consul-city = Das Plättchen des Konsuls legen
    .why = Der Konsul hat ein Grundstück genommen, das eines von seinen berührt, also baut er größer. Du steuerst ihn in dieser Ära und wählst, wohin sein Plättchen kommt.
    .task = Leg sein Plättchen.
    .other = Wähl einen Platz für sein Plättchen.
    .well = Was es bedeckt, kommt auf seine Ablage.
