# Was neben den Tischen gesagt wird: Absagen, Namen der Sprachen und der Bots.

lang-name = Deutsch

request-malformed = Diese Anfrage ist nicht lesbar: { $reason }
request-options = So lässt sich kein Tisch einrichten: { $reason }
option-unknown = das Spiel hat keine Option { $option }
option-value = Option { $option } kann nicht { $value } sein
option-seats = das Spiel ist für { $least } bis { $most } Spieler, nicht für { $count }
option-first = Platz { $seat } kann an einem Tisch für { $seats } nicht beginnen
option-one-name = niemand sitzt unter einem Namen auf zwei Plätzen
request-not-found = Unter dieser Adresse ist nichts
request-origin = Anfragen von anderen Seiten werden abgelehnt
request-too-large = Das ist zu lang
request-timeout = Die Anfrage kam nicht rechtzeitig an
record-refused = Diese Aufzeichnung stimmt nicht: { $reason }
player-name = Ein Name hat 1 bis 24 sichtbare Zeichen und am Ende keine Zahl in Klammern
player-unknown = Du bist hier nicht angemeldet
player-banned = Du kannst hier nicht mehr spielen. Begründung der Betreiber: { $why }
player-not-found = Diesen Spieler gibt es nicht
player-unconfirmed = Um alles zu löschen, gib deinen Namen genau so an, wie er ist
session-unknown = Diese Sitzung ist schon beendet
network-banned = Aus deinem Netz kann hier niemand spielen. Begründung der Betreiber: { $why }
ban-unknown = Diese Sperre gibt es nicht
operator-unknown = Das ist nicht der Schlüssel der Betreiber
table-unknown = Diesen Tisch gibt es nicht
table-old-rules = Diese Partie begann nach Fassung { $found } der Regeln; hier wird inzwischen nach Fassung { $ours } gespielt. Weiterspielen geht nicht, ihre Aufzeichnung lässt sich aber herunterladen.
table-unknown-game = Das Spiel { $game } wird hier nicht gespielt. Die Aufzeichnung lässt sich noch herunterladen.
link-unknown = Dieser Link wurde schon benutzt oder erneuert
help-unknown = Über diesen Ort ist nichts bekannt
limit-rate = Zu viele Anfragen; warte einen Moment
limit-connections = Zu viele Verbindungen von deiner Adresse
limit-tables = Zu viele neue Tische von deiner Adresse; versuche es in einer Stunde wieder
limit-waiting = Zu viele deiner Tische warten auf Mitspieler; schließe zuerst einen davon
limit-running = An deinen Tischen laufen zu viele Partien; bring zuerst eine zu Ende
limit-records = Du hast so viele Aufzeichnungen mitgebracht, wie einer Person erlaubt sind
store-busy = Der Server ist beschäftigt; nichts wurde geändert. Versuche es noch einmal.
store-full = Die Platte des Servers ist voll; nichts wurde geändert
store-failed = Der Server konnte das nicht speichern; nichts wurde geändert
store-unsure = Die Platte des Servers hat im letzten Augenblick versagt. Vielleicht wurde es trotzdem gespeichert; sieh nach, bevor du es wiederholst.
server-stopping = Der Server startet neu; deine Partie ist sicher
server-panic = Der Server hat einen Fehler gemacht. Was bestätigt war, ist sicher.

bot-random = Wanderer
    .help = Spielt irgendetwas Erlaubtes. Für einen ersten Blick auf die Regeln.
bot-first = Statue
    .help = Spielt immer das Erste auf der Liste. Für Tests.
bot-apprentice = Lehrling
    .help = Denkt an ein paar Züge und spielt sofort den besten davon. Sanft mit Anfängern.
bot-builder = Baumeister
    .help = Spielt sofort, was im Augenblick am besten aussieht. Ein ordentlicher Gegner für die ersten Partien.
bot-mason = Steinmetz
    .help = Schaut ein wenig voraus, ein paar Tausendstelsekunden je Zug. Schlägt den Baumeister meistens.
bot-aedile = Ädil
    .help = Schaut voraus, etwa eine Zwanzigstelsekunde je Zug. Ein starker Gegner, der sofort antwortet.
bot-praetor = Prätor
    .help = Schaut weiter voraus, etwa eine Sekunde je Zug. Du siehst ihm beim Denken zu.
bot-censor = Zensor
    .help = Schaut so weit voraus, wie er kann, etwa fünf Sekunden je Zug. Der stärkste Gegner, für alle, die gern warten.

deal-waits-for-all = Ausgeteilt wird aus dem Geheimnis des Servers und einem Anteil, den jeder Browser beim Hinsetzen beiträgt
deal-waits = Ausgeteilt wird aus dem Geheimnis des Servers und den Anteilen aller; bisher beigetragen von: { $people }
deal-shared = { $count ->
    [one] Ausgeteilt aus dem Anteil von { $people } und dem Geheimnis des Servers
   *[other] Ausgeteilt aus den Anteilen von { $people } und dem Geheimnis des Servers
}
deal-early = Ausgeteilt aus dem Geheimnis des Servers und einem Anteil von { $people }, den der Server kannte, als er sich festlegte: Es bürgt nur sein Wort
deal-alone = Vom Server allein ausgeteilt: Niemand sonst hat einen Anteil beigetragen
deal-continued = Geht von einer aufgezeichneten Partie weiter: Womöglich weiß jemand, wie ausgeteilt wurde
deal-recorded = Eine Aufzeichnung von anderswo: Wie ausgeteilt wurde, bezeugt nur, wer sie geschrieben hat
## Wie sicher Regeln bekannt sind

maturity-settled = Gesichert
maturity-part-own = Teils eigene Werte
source-rulebook = Regelheft
    .means = steht in einem Regelheft
source-inferred = erschlossen
    .means = folgt aus anderen Regeln
source-public = öffentlich
    .means = von öffentlichen Quellen übereinstimmend genannt
source-weak = eine Quelle
    .means = von einer einzigen, unsicheren Quelle
source-house = Hauswert
    .means = unsere eigene Wahl
