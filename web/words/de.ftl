# Was das Haus sagt.
skip = Zum Inhalt springen
rulebook = Spielregeln
rulebook-short = Regeln
guest = Gast
your-name = Dein Name
front-title = Erbschaftsspiele
front-blurb = Erbschaftsspiele, die längst vergriffen sind: mit Freunden über einen einfachen Link oder gegen die Bots des Hauses. Ohne Konto, ohne Werbung.
front-facts = { $least } bis { $most } Personen · { $minutes } Minuten
front-play-now = Sofort spielen
front-with-friends = Mit Freunden spielen
front-mine = Meine Tische
front-open = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
front-running = läuft
front-see = zuschauen
front-over = beendet
front-your-move = du bist dran
front-more = { $count ->
    [one] Noch einer
   *[other] { $count } weitere
}
front-join = Offene Tische
front-none-open = Gerade wartet niemand auf Mitspieler. Eröffne einen öffentlichen Tisch, dann erscheint er hier.
front-watch = Hier wird gespielt
front-mine-over = Meine beendeten Partien
front-all-over = Beendete Partien
new-title = Neuer Tisch
new-seats = Wie viele spielen?
new-who = Wer kommen darf
new-invited = Auf Einladung: alle, die den Link haben
new-public = Öffentlich: Der Tisch steht auf der Startseite, alle dürfen mitspielen oder zuschauen
new-edition = Ausgabe
new-hints = Tipps
new-hints-off = Nur wenn man allein gegen Bots spielt; ihr könnt euch später auf mehr einigen
new-hints-on = Alle dürfen den starken Bot fragen, was er tun würde
new-hint = Danach bekommst du einen Link für deine Freunde; freie Plätze können Bots einnehmen.
new-create = Erstellen und Link bekommen
new-more = Mehr Einstellungen
join-title = An diesem Tisch:
join-sit = Platz nehmen
join-watch = Nur zuschauen
seat-title = Hier weiterspielen
seat-explained = Dieser Platz zieht auf dieses Gerät um; das andere schaut danach nur noch zu.
seat-take = Weiterspielen als
seat-renew = Neuen Link erstellen (der alte gilt dann nicht mehr)
displaced = Dein Platz, { $who }, wird jetzt auf einem anderen Gerät gespielt. Falls du das nicht warst, sag es der Person, die den Tisch eröffnet hat: Sie kann ihn dir zurückgeben.
displaced-lobby = Dein Platz, { $who }, ist auf ein anderes Gerät umgezogen. Falls du das nicht warst, sag es der Person, die den Tisch eröffnet hat: Sie kann den Platz freimachen und dich neu einladen.
displaced-host = Dein Platz, { $who }, wird jetzt auf einem anderen Gerät gespielt, und von dort wird auch der Tisch geleitet. Falls du das nicht warst, wende dich an die Person, die dieses Haus betreibt.
displaced-returned = Der Platz von { $who } ist wieder auf dem Gerät, von dem er kam; hier schaust du nur noch zu.
bot-random = Zufallsbot
bot-easy = leichter Bot
bot-steady = solider Bot
bot-strong = starker Bot
temper-bold = wagemutig
temper-careful = vorsichtig
temper-spiteful = missgünstig
temper-kindly = gutmütig
temper-patient = geduldig
portrait-choose = Gesicht wählen
portrait-number = Gesicht { $number }
portrait-take = Dieses Gesicht nehmen
lobby-waiting = Es sind noch Plätze frei.
lobby-ready = Alle sind da.
lobby-invite = Einladungslink für deine Freunde
lobby-free = frei
lobby-kept = für Freunde freigehalten
lobby-level = Welcher Bot
lobby-is-public = Dieser Tisch ist öffentlich: Er steht auf der Startseite.
lobby-is-private = An diesen Tisch kommt man nur auf Einladung: Er wird nirgends angezeigt.
lobby-make-public = Öffentlich machen
lobby-make-private = Nur auf Einladung
lobby-keep = Einen Platz für Freunde freihalten
lobby-release = Einen freigehaltenen Platz freigeben
lobby-you = (du)
lobby-bot = Bot
lobby-add-bot = Einen Bot hierher setzen
lobby-clear = Diesen Platz freimachen
lobby-swap = Mit dem nächsten Platz tauschen
lobby-fill = Bots auf alle freien Plätze
lobby-start = Beginnen
lobby-host-starts = Wer den Tisch eröffnet hat, startet das Spiel.
table-story = Verlauf
table-whole-story = Der ganze Verlauf
table-back = Zurück zum Tisch
table-links = Links
table-menu = Menü
table-watching = Du schaust zu
table-no-script = Ohne JavaScript schaut diese Seite alle 15 Sekunden nach Neuem, solange andere am Zug sind. Lade sie neu, um früher nachzusehen.
table-tempo = Animationen
table-tempo-calm = Ruhig
table-tempo-quick = Schnell
table-tempo-off = Aus
table-seat-link = Dein Platz auf einem anderen Gerät (behalte den Link für dich)
table-device-link = Alle Plätze dieses Geräts auf einem anderen (behalte den Link für dich)
table-watch-link = Link zum Zuschauen
table-commitment = Fingerabdruck des Geheimnisses hinter dieser Kartenverteilung:
table-sound = Ton
table-offline = Verbindung verloren, neuer Versuch …
table-rematch = Revanche
table-to-rematch = Zur Revanche
table-record = Partie herunterladen
table-qr = QR-Code für die Handykamera
link-copy = Kopieren
link-copied = Kopiert
again-invite = { $who } ist nicht da: noch einmal einladen
again-link = Ein neuer Link für { $who }, gültig bis zur Rückkehr am alten Gerät
again-give-back = Jemand hat den Platz von { $who } übernommen: zurückgeben
chat-title = Chat
chat-apart = Du schaust zu: Wer mitspielt, liest das erst am Schluss.
chat-silence = Noch hat niemand etwas gesagt.
chat-words = Nachricht schreiben
chat-say = Senden
chat-watches = (schaut zu)
chat-whole = Der ganze Chat
chat-older = Ältere Nachrichten
chat-newer = Neuere Nachrichten
chat-mutes = Jemanden stummschalten
chat-mute = { $who } stummschalten
chat-hear = { $who } nicht mehr stummschalten
chat-invited-again = Für den Platz von { $who } gibt es einen neuen Link.
chat-taken-over = Der Platz von { $who } wird jetzt auf einem anderen Gerät gespielt.
chat-came-by-invitation = Jemand hat den Platz von { $who } über den neuen Link eingenommen.
chat-given-back = Der Platz von { $who } ist wieder auf dem Gerät, von dem er kam.
chat-hello = Hallo!
chat-bravo = Gut gespielt!
chat-thanks = Danke!
chat-thinking = Ich überlege …
chat-ouch = Autsch!
chat-laugh = Haha!
note-title = Meine Notizen
note-explained = Nur du siehst diese Notiz. Sie bleibt bei deinem Platz, auf jedem Gerät.
note-keep = Speichern
note-kept = Deine Notiz ist gespeichert.
away-title = Während du weg warst
away-close = Schließen
away-earlier = { $count ->
    [one] Eine frühere Zeile, im Verlauf
   *[other] { $count } frühere Zeilen, im Verlauf
}
sorry-title = Das geht leider nicht
sorry-back = Zurück
rulebook-contents = Inhalt
sorry-not-found = Unter dieser Adresse ist nichts.
sorry-method = So lässt sich diese Adresse nicht aufrufen.
sorry-too-large = Das ist zu viel auf einmal für das Haus.
sorry-unreadable = Das hat das Haus nicht verstanden.
sorry-broken = Das Haus hat gerade ein Problem. Nichts Gespieltes ist verloren; versuche es gleich noch einmal.
sorry-busy = Im Haus ist gerade viel los. Versuche es gleich noch einmal.
sorry-gave-way = Die Datei kam zu langsam an, und andere haben gewartet; ihr Platz ist jetzt vergeben. Versuche es gleich noch einmal.
sorry-too-much = Das war zu viel auf einmal. Warte ein wenig und versuche es noch einmal.
sorry-table-broken = Dieser Tisch lässt sich nicht lesen und bleibt geschlossen, damit nichts beschädigt wird.
sorry-foreign-form = Dieses Formular kam von einer anderen Seite.
sorry-banned = Wer dieses Haus betreibt, lässt dich hier nicht mehr mitspielen. Zuschauen darfst du noch.
sorry-not-your-seat = Du sitzt nicht an diesem Tisch.
sorry-stale = Am Tisch ist es inzwischen weitergegangen. Schau nach und versuche es noch einmal.
sorry-paused = Die Partie ist unterbrochen.
sorry-name = Bitte gib einen Namen ein.
sorry-full = Alle Plätze sind besetzt.
sorry-host-only = Das darf nur, wer den Tisch eröffnet hat.
sorry-started = Das Spiel hat schon begonnen.
sorry-seats-free = Es sind noch Plätze frei: Lade jemanden ein oder setze einen Bot hin.
sorry-not-over = Das Spiel ist noch nicht zu Ende.
new-pace = Bedenkzeit
colon = :
pace-free = So lange es dauert
pace-live-60 = Live: eine Minute pro Zug, dazu fünf Minuten Reserve
pace-live-180 = Live: drei Minuten pro Zug, dazu eine Viertelstunde Reserve
pace-slow-1 = Ein Tag pro Zug
pace-slow-2 = Zwei Tage pro Zug
pace-slow-3 = Drei Tage pro Zug
pace-slow-7 = Eine Woche pro Zug
conduct-menu = Diese Partie
conduct-take-back = Meinen letzten Zug zurücknehmen
conduct-ask-take-back = Darum bitten, meinen letzten Zug zurückzunehmen
conduct-pause = Pause
conduct-ask-pause = Um eine Pause bitten
conduct-leave = Ja, den Tisch verlassen
conduct-leaving = Tisch verlassen …
conduct-leaving-means = Die anderen entscheiden, wie es weitergeht: auf dich warten, einen Bot für dich spielen lassen oder die Partie beenden.
conduct-paused = Pause: Es läuft keine Uhr.
conduct-go-on = Weiterspielen
conduct-ended = Die Spieler haben diese Partie vorzeitig beendet.
conduct-stood-in = Ein Bot hält deinen Platz warm.
conduct-you-left = Du bist gegangen. Die anderen entscheiden, wie es weitergeht.
conduct-back = Ich bin wieder da
conduct-asks-take-back = { $seat } möchte den letzten Zug zurücknehmen. Einverstanden?
conduct-asks-pause = { $seat } möchte eine Pause. Einverstanden?
conduct-you-ask-take-back = Du hast darum gebeten, deinen letzten Zug zurückzunehmen.
conduct-you-ask-pause = Du hast um eine Pause gebeten.
conduct-waiting = Noch keine Antwort von { $seats }.
conduct-time-up = Die Zeit von { $seat } ist um. Was nun?
conduct-left-table = { $seat } hat den Tisch verlassen. Was nun?
conduct-silent = Seit einer Weile passiert nichts; alle fragen sich, wo { $seat } bleibt. Was nun?
conduct-you-silent = Seit einer Weile passiert nichts; die anderen fragen sich, wo du bleibst.
conduct-who-is-silent = Wer meldet sich nicht mehr?
conduct-yes = Ja
conduct-no = Nein
conduct-wait = Warten
conduct-stand-in = Ein Bot hält den Platz warm
conduct-end = Partie beenden
conduct-withdraw = Doch nicht
conduct-refused = Dagegen: { $seats }.
conduct-time-up-you = Deine Zeit ist um; die anderen dürfen ohne dich entscheiden.
conduct-days-left = Du bist dran, noch { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} und { $hours } h.
conduct-hours-left = Du bist dran, noch { $hours } h { $minutes } min.
conduct-left = Restzeit:
sorry-nothing-to-take-back = Du hast keinen Zug zurückzunehmen.
sorry-one-at-a-time = Gerade steht eine andere Frage im Raum.
sorry-patience = Das geht erst nach zehn Minuten ohne Zug, und wenn ihr warten wolltet, zehn Minuten später.
lobby-share = Noch jemand an diesem Gerät
lobby-share-add = Hinzufügen
curtain-drawn = Gib das Gerät weiter; die anderen schauen weg.
curtain-lifted = Jetzt solltest nur du auf den Bildschirm schauen.
curtain-lift = Ich bin { $seat }
curtain-draw = Karten verdecken
lesson = Tipp fürs erste Spiel
lesson-read = Verstanden
lesson-no-more = Keine Tipps mehr
lesson-again = Tipps wieder zeigen
front-learn = Geführtes erstes Spiel
replay-title = Wiederholung
replay-step = Schritt { $step } von { $last }
replay-first = Erster Schritt
replay-previous = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-last = Letzter Schritt
replay-to = Zu Schritt
replay-go = Los
replay-play = Abspielen
replay-speed = Tempo
replay-step-by-step = Schritt für Schritt
replay-eyes = Ansicht
replay-public = Zuschauer
replay-all = Alle Karten offen
replay-begin = Vor dem ersten Zug.
replay-nothing = Nichts, was man von hier aus sehen konnte.
replay-link = Link zu diesem Moment
replay-play-on = Ab hier weiterspielen
replay-play-on-how = An einem neuen Tisch gegen Bots. Du bekommst den Platz, aus dessen Sicht du zuschaust, sonst den ersten.
table-replay = Wiederholung ansehen
table-check = Kartenverteilung prüfen
verify-title = Eine Partie prüfen
verify-blurb = War die Kartenverteilung fair, und wurde alles so gespielt, wie es aufgezeichnet ist? Wähle eine Partie, die am Ende heruntergeladen wurde.
verify-file = Die Datei der Partie
verify-text = … oder ihr Text
verify-fingerprint = Der Fingerabdruck, den du dir am Anfang notiert hast (falls du das getan hast)
verify-button = Prüfen
verify-good = In dieser Partie wurde fair ausgeteilt
verify-good-open = Diese Partie wurde so gespielt wie aufgezeichnet
verify-bad = Diese Aufzeichnung ist nicht verlässlich
verify-why = Vor dem Beginn wählt das Haus ein Geheimnis und zeigt dessen Fingerabdruck; danach kann es das Geheimnis nicht mehr austauschen. Der Browser jedes Mitspielers trägt eigene Zufallszahlen bei; so kann niemand die Karten bestimmen, auch das Haus nicht. Nach dem Ende liegt das Geheimnis offen, und jeder kann nachrechnen, dass jede Karte und jede Ziehung daraus folgt.
verify-secret = Das Geheimnis
verify-share = Beigetragen von
verify-added-nothing = nichts
verify-sound = { $rows ->
    [0] Noch wurde nichts gespielt
    [one] Der eine Schritt wurde nachgespielt und ergab, was aufgezeichnet ist
   *[other] Alle { $rows } Schritte wurden nachgespielt, und jeder ergab, was aufgezeichnet ist
}: Jede Karte und jede Ziehung folgt aus dem Startwert.
verify-open = Der Startwert steht offen in der Aufzeichnung, wie bei simulierten Partien: Alles folgt aus ihm, aber niemand war vorher daran gebunden.
verify-dealt = Der Startwert besteht aus dem Geheimnis des Hauses, das zu seinem Fingerabdruck passt, und dem, was die Spieler beigetragen haben.
verify-added = { $added ->
    [0] Kein Platz hat
    [one] Einer von { $seats } Plätzen hat
   *[other] { $added } von { $seats } Plätzen haben
} Zufallszahlen beigetragen; Bots und Browser ohne JavaScript tragen keine bei.
verify-noted = Der Fingerabdruck ist der, den du dir notiert hast.
verify-unfinished = In dieser Aufzeichnung ist das Spiel noch nicht zu Ende.
verify-unsealed = Die Aufzeichnung hat kein Siegel: Ob Namen darin geändert wurden, lässt sich nicht erkennen.
verify-own-edition = Gespielt wurde mit einer Ausgabe, die nicht zum Spiel gehört.
verify-too-long = Diese Aufzeichnung ist zu lang für das Haus.
verify-no-record = Das ist keine Aufzeichnung einer Partie.
verify-nothing = Wähle eine Datei oder füge eine Aufzeichnung ein.
verify-unknown-game = Das ist die Aufzeichnung eines Spiels, das es hier nicht gibt.
verify-newer = Diese Aufzeichnung stammt aus einer neueren Version des Hauses.
verify-edition = Die Ausgabe in dieser Aufzeichnung ergibt keinen Sinn.
verify-options = Die Einstellungen in dieser Aufzeichnung sind nicht die des Spiels.
verify-set-up = Mit dieser Aufzeichnung kann kein Spiel beginnen:
verify-refused = Schritt { $row } ist gegen die Regeln:
verify-impossible = Schritt { $row } kann zu diesem Zeitpunkt nicht stattgefunden haben.
verify-out-of-order = Schritt { $row } steht nicht an seinem Platz: Etwas fehlt oder kam dazu.
verify-back-in-time = Schritt { $row } geschieht vor dem vorigen.
verify-check = Schritt { $row } ergibt etwas anderes, als aufgezeichnet ist: Der Zug, die Kartenverteilung oder das Ergebnis wurde geändert.
verify-commitment = Das Geheimnis passt nicht zum Fingerabdruck, der am Anfang gezeigt wurde.
verify-shares = Was die Spieler beigetragen haben, passt nicht zur Zahl der Plätze.
verify-seal = Das Siegel ist gebrochen: Nach dem Aufzeichnen wurde etwas geändert, zum Beispiel ein Name, die Ausgabe oder die letzten Schritte.
verify-other-fingerprint = Der Fingerabdruck, den du dir notiert hast, gehört zu einer anderen Kartenverteilung.
import-title = Eine Partie importieren
import-blurb = Eine Partie, die hier oder in einem anderen Haus heruntergeladen wurde, wird zu einem Tisch. Wer den Link hat, kann sie dort noch einmal ansehen oder ab jedem Schritt weiterspielen.
import-kept = Ein Tisch, den 30 Tage lang niemand öffnet, wird gelöscht: Behalte die Datei.
import-button = Importieren
import-names = Die Namen in dieser Aufzeichnung lassen sich hier nicht zeigen.
import-time = Die Zeiten in dieser Aufzeichnung ergeben keinen Sinn.
import-edition = Die Ausgabe in dieser Aufzeichnung ist zu lang für das Haus: höchstens 64 KB.
sorry-over-here = Bei diesem Schritt ist das Spiel zu Ende: Es gibt nichts mehr zu spielen.
sorry-no-share = Das lässt sich nicht zur Kartenverteilung beitragen.
sorry-no-step = Diesen Schritt oder diesen Platz gibt es in der Partie nicht.
sorry-invited-only = An diesen Tisch kommt man nur auf Einladung: Lass dir den Link geben.
sorry-kept = Die freien Plätze sind für Freunde freigehalten.
sorry-two-hands = Du sitzt schon an diesem Tisch; ein Blatt genügt.
sorry-link-dead = Dieser Link gilt nicht mehr: Er wurde schon benutzt, der Platz hat gewechselt, oder es gibt einen neueren. Lass dir einen neuen geben.
sorry-join-dead = Diese Einladung gilt nicht mehr: Es gibt eine neuere. Lass sie dir von der Person geben, die den Tisch eröffnet hat.
sorry-sent-away = Du wurdest von diesem Tisch entfernt. Um wieder Platz zu nehmen, lass dir von der Person, die ihn eröffnet hat, einen neuen Einladungslink geben.
sorry-household = Über deinen Anschluss sitzt schon jemand an diesem Tisch. Wenn ihr zusammengehört, lasst euch den Einladungslink geben: Damit hat jeder von euch seinen Platz.
sorry-still-here = Dieser Platz ist besetzt: Da ist niemand neu einzuladen.
sorry-chat-fast = Das war zu schnell. Warte ein paar Sekunden und sende es dann.
sorry-chat-long = Das ist zu lang: höchstens 280 Zeichen.
sorry-chat-empty = Diese Nachricht ist leer.
sorry-mutes = Dieser Tisch kann sich nicht merken, wen du noch alles stummschalten willst. Höre zuerst jemandem wieder zu.
sorry-note-long = Diese Notiz ist zu lang: höchstens 2.000 Zeichen.
conduct-ask-hints = Darum bitten, Tipps für alle zu erlauben
conduct-asks-hints = { $seat } möchte, dass alle den starken Bot um Tipps bitten dürfen. Einverstanden?
conduct-you-ask-hints = Du hast darum gebeten, dass alle den starken Bot um Tipps bitten dürfen.
hint-ask = Tipp
hint-thinking = Der starke Bot denkt nach …
hint-past = Das war vorhin; inzwischen ist es weitergegangen.
hint-wait = abwarten
hint-quiet = ein stiller Zug
hint-only = „{ $who }“: Etwas anderes kannst du nicht tun.
hint-because = Der starke Bot würde „{ $action }“ wählen: Das gewinnt etwa { $chance } % der Partien, „{ $other }“ etwa { $less } %. Den Ausschlag gibt: { $figure }.
hint-better = Der starke Bot würde „{ $action }“ wählen: Das gewinnt etwa { $chance } % der Partien, „{ $other }“ etwa { $less } %.
hint-usual = Der starke Bot würde das Übliche tun, „{ $action }“: Das gewinnt etwa { $chance } % der Partien. Klar besser ist nichts, auch nicht „{ $other }“.
hint-barely = Der starke Bot würde „{ $action }“ wählen: Das gewinnt etwa { $chance } % der Partien. Besser als das Übliche, „{ $other }“, aber nur ein wenig.
review-link = Partie analysieren
review-title = Analyse
review-under-way = Der starke Bot geht diese Partie durch: bisher { $count } %. Das Ergebnis erscheint hier.
review-failed = Diese Partie konnte nicht analysiert werden. Das Haus hat es vermerkt.
review-how = Die Gewinnchancen aller zu jedem Zeitpunkt, geschätzt vom starken Bot, wenn alle wie solide Bots weitergespielt hätten. Jede Entscheidung wird danach beurteilt, was man in dem Moment wissen konnte.
review-known = Gewinnchancen, soweit man es wissen konnte
review-truth = Gewinnchancen bei offenen Karten
review-numbers = Dasselbe in Zahlen
review-numbers-how = In Prozent: soweit man es wissen konnte, und in Klammern bei offenen Karten.
review-step = Schritt
review-slips = Die teuersten Entscheidungen
review-none = Keine Entscheidung hat nennenswert etwas gekostet.
review-percent = { $chance } %
review-cost = Verlorene Gewinnchancen
review-where = Schritt { $step }, { $what }
review-done = Gespielt: { $what }
review-wins = ({ $chance } % Gewinnchance)
review-better = Besser: { $what }
review-see = Den Moment ansehen
sorry-no-hints = Tipps sind an diesem Tisch nicht erlaubt, außer alle sind einverstanden.
lobby-hints = Alle dürfen den starken Bot um Tipps bitten: Wer sich setzt, ist einverstanden
me-keep = Meine Tische behalten
me-devices = Meine Geräte
me-why = Konten gibt es hier nicht: Dieser Browser bist du. Werden seine Daten gelöscht, sind deine Plätze weg. Ein zweites Gerät, ein Passkey oder ein ausgedrucktes Blatt würden dich dann noch kennen.
me-nobody = Du hast hier noch nicht gespielt, es gibt also nichts zu behalten. Hast du auf einem anderen Gerät gespielt, dann sag uns, wer du bist.
me-this-device = dieses Gerät
me-first-device = Erstes Gerät
me-seen = { $count ->
    [0] heute hier
    [one] gestern hier
   *[other] zuletzt vor { $count } Tagen hier
}
me-change = Ändern
me-device-name = Name des Geräts
me-rename = Umbenennen
me-sign-out = Dieses Gerät abmelden
me-sign-out-this = Hier abmelden
me-link-make = Weiteres Gerät hinzufügen
me-link-why = Danach spielen beide weiter, an all deinen Tischen.
me-link-title = Weiteres Gerät hinzufügen
me-link-how = Richte die Kamera des anderen Geräts auf diesen Code oder öffne dort den Link. Er gilt einmal, fünfzehn Minuten lang.
me-link-qr = Code, der ein Gerät von dir hinzufügt
me-link-address = Link für dein anderes Gerät
me-link-not-a-seat = Nur für dich selbst: Wer ihn öffnet, ist du, mit all deinen Tischen. Um einen einzelnen Platz weiterzugeben, nimm den Link zum Platz an seinem Tisch.
me-back-to = Zurück zu meinen Geräten
me-passkeys = Passkey
me-passkey-why = Dein Gerät oder dein Passwortmanager bewahrt ihn auf. Auf einem neuen Gerät genügt dann ein Tipp auf „Ich bin’s“.
me-passkey-make = Passkey anlegen
me-passkey-drop = Verwerfen
me-passkey-not-here = Passkeys brauchen eine sichere Adresse (https) und einen aktuellen Browser. Hier leistet das ausgedruckte Blatt dasselbe.
me-used = { $count ->
    [0] heute benutzt
    [one] gestern benutzt
   *[other] zuletzt vor { $count } Tagen benutzt
}
me-sheet = Rettungsblatt
me-sheet-why = Sieben Wörter und ein Code zum Ausdrucken. Sie helfen auch, wenn alle Geräte verloren sind, und ohne https.
me-sheet-made = { $count ->
    [0] Dein Blatt ist von heute.
    [one] Dein Blatt ist von gestern.
   *[other] Dein Blatt ist { $count } Tage alt.
}
me-sheet-make = Rettungsblatt anlegen
me-sheet-anew = Neues Blatt anlegen (das alte gilt dann nicht mehr)
me-sheet-of = Die Tische von { $who }
me-sheet-qr = Code, der zu deinen Tischen zurückführt
me-sheet-how = Um deine Tische zurückzuholen, öffne die Adresse oben und tippe die Wörter ein, oder lies den Code ein.
me-sheet-secret = Bewahre dieses Blatt auf wie einen Schlüssel: Wer es hat, ist du.
me-print = Drucken
me-back = Schon einmal hier gespielt?
me-back-why = Was du in diesem Browser gespielt hast, kommt mit.
me-its-me = Ich bin’s
me-words = Die sieben Wörter deines Blatts
me-words-send = Meine Tische zurückholen
device-title = Ein neues Gerät
device-of = Von nun an spielt dieser Browser an allen Tischen für { $who }, und beide Geräte spielen weiter.
device-of-somebody = Von nun an spielt dieser Browser an allen Tischen für die Person, von der du den Link hast, und beide Geräte spielen weiter.
device-merges = Was bisher in diesem Browser gespielt wurde, kommt mit.
device-sure = Ja: Das bin auch ich, und was ich hier auf der Hand habe, ist dann dort zu sehen
device-join = Das ist mein Gerät
device-only-mine = Nur, wenn du dieselbe Person bist. Kommt der Link von jemand anderem, war wohl eine Einladung gemeint: Drück nicht auf den Knopf, und sag Bescheid.
sorry-last-key = Dann würde dich nichts mehr kennen. Leg zuerst ein Gerät, einen Passkey oder ein Rettungsblatt an.
sorry-device-link-dead = Dieser Link gilt nicht mehr: Er wurde schon benutzt, die fünfzehn Minuten sind um, oder es gibt einen neueren. Mach auf deinem anderen Gerät einen neuen.
sorry-misread-words = Das sind nicht die Wörter eines Blatts: sieben Wörter aus fünf Buchstaben. Vielleicht ist eines falsch abgelesen.
sorry-sheet-void = Dieses Blatt gilt nicht mehr: Es gibt ein neueres.
sorry-both-sit = Du und wer diesen Browser benutzt hat, sitzt am selben Tisch, und dort wird noch gespielt. Spielt erst zu Ende.
sorry-too-many-devices = Das wären zu viele Geräte oder Passkeys. Melde eines ab, das du nicht mehr brauchst.
sorry-passkey-unknown = Diesen Passkey kennt das Haus nicht; vielleicht wurde er verworfen.
sorry-passkey-late = Das hat zu lange gedauert. Versuch es noch einmal.
sorry-passkey-refused = Der Passkey wurde nicht angenommen. Versuch es noch einmal oder nimm einen anderen Weg.
sorry-no-passkeys = An dieser Adresse gibt es keine Passkeys. Nimm das Rettungsblatt.
sorry-no-mail-here = Dieses Haus verschickt keine E-Mails.
sorry-channels-many = Mehr lässt sich nicht aufheben: Entfernen Sie zuerst etwas.
sorry-channels-today = Das war viel für einen Tag. Bitte versuchen Sie es morgen wieder.
sorry-notice-link-dead = Dieser Link gilt nicht mehr: Vielleicht wurde er schon benutzt, oder dorthin wird nichts mehr geschickt.
sorry-address-no-url = Das ist keine Webadresse.
sorry-address-not-https = Die Adresse muss mit https:// beginnen, damit niemand mitliest.
sorry-address-password = Die Adresse darf weder Namen noch Passwort enthalten.
sorry-address-port = An diesen Port schickt dieses Haus nichts.
sorry-address-own-network = Diese Adresse liegt im eigenen Netz des Hauses, und dorthin schickt es nichts.
sorry-address-too-long = Diese Adresse ist zu lang.
sorry-address-no-topic = Eine ntfy-Adresse endet mit dem Namen eines Themas, zum Beispiel https://ntfy.sh/mein-thema.
sorry-address-no-mail = Das ist keine E-Mail-Adresse.
sorry-address-no-subscription = Ihr Browser hat nicht gesagt, wo ihn Nachrichten erreichen. Bitte versuchen Sie es noch einmal.
offline-title = Keine Verbindung
offline-why = Hoirie ist gerade nicht zu erreichen. Deinen Tischen passiert nichts: Jeder angenommene Zug ist gespeichert, und es geht weiter, wo ihr wart.
offline-again = Noch einmal versuchen
data-title = Was dieses Haus über dich weiß
data-intro = Kein Konto, keine Werbung, und niemand erfährt, wie du spielst. Das ist alles:
data-cookie = Zwei Cookies
data-cookie-why = In einem steht eine zufällige Zahl, damit dein Platz deiner bleibt; im anderen die gewählte Sprache. Sie bleiben, bis du sie löschst.
data-games = Deine Partien
data-games-why = Jeder Zug, mit den eingetippten Namen und dem gewählten Gesicht: damit eine Partie weitergehen, noch einmal angesehen und nachgeprüft werden kann. Solange es das Haus gibt.
data-said = Was du sagst und notierst
data-said-why = Nachrichten sind für die am Tisch da: von jedem die neuesten 5000. Deine Notizen siehst nur du, und auch, wen du nicht hören willst.
data-keys = Geräte und Schlüssel
data-keys-why = Nur wenn du welche anlegst: wie sie heißen, seit wann es sie gibt und wann sie zuletzt benutzt wurden. Von einem Rettungsblatt gibt es nur einen Fingerabdruck.
data-address = Woher du kommst
data-address-why = Deine Adresse bleibt eine Weile im Speicher, damit niemand mehr als einen fairen Anteil nimmt. An öffentlichen Tischen wird sie 30 Tage lang verschlüsselt aufbewahrt, damit ein Haushalt nur einen Platz belegt.
data-local = In deinem Browser
data-local-why = Ob du Ton willst, wie schnell alles gezeigt wird, was sich von selbst beantwortet und wie viel von einem Chat du gelesen hast. Das verlässt dein Gerät nie.
data-back-ups = Sicherungen
data-back-ups-why = Wer dieses Haus betreibt, kann die Datenbank lesen, hält darin fest, wer ausgeschlossen ist, und hat vielleicht Sicherungen, in denen noch steht, was du gelöscht hast.
data-take = Alles mitnehmen
data-take-why = Eine Datei (JSON) mit deinen Geräten, Tischen, Notizen und allem, was du gesagt hast, dazu deine 50 neuesten beendeten Partien; bei älteren steht, wo sie zu finden sind.
data-take-button = Alles herunterladen
data-erase = Vergessen werden
data-erase-why = Dein Name, deine Notizen und deine Nachrichten werden sofort gelöscht, für alle deine Geräte, und niemand kann sie zurückholen. Partien bleiben für die anderen, die an deiner Stelle „—“ sehen; wo noch gespielt wird, können sie einen Bot weiterspielen lassen.
data-erase-sure = Ja, endgültig
data-erase-button = Mich löschen
data-erased = Du bist vergessen
data-erased-why = Nichts hier trägt mehr deinen Namen. Kommst du wieder, bist du jemand Neues.
data-home = Zur Startseite
sorry-unsure = Setz zuerst das Häkchen: Das lässt sich nicht rückgängig machen.

# Was jemand gespielt hat.
front-all-mine = Alle meine Partien
games-title = Meine Partien
games-way = Meine Seiten
games-none = Noch steht hier nichts. Deine erste beendete Partie wird auf dieser Seite eingetragen.
games-none-such = Auf keine deiner Partien trifft das alles zu.
games-running = Laufende Partien
games-all = { $count ->
    [0] Keine beendete Partie
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
games-search = Ein Name oder ein Spiel
games-game = Spiel
games-any-game = Alle Spiele
games-with = Mit
games-any-person = Allen
games-result = Ergebnis
games-any-result = Jedes Ergebnis
games-won = Gewonnen
games-lost = Verloren
games-open = Vorzeitig beendet
games-pace = Bedenkzeit
games-any-pace = Jede Bedenkzeit
games-free = Ohne Zeitlimit
games-live = Minuten pro Zug
games-slow = Tage pro Zug
games-year = Jahr
games-any-year = Alle Jahre
games-show = Anzeigen
games-clear = Alles anzeigen
games-pages = Weitere Seiten
games-newer = Neuere
games-older = Ältere
games-page = { $first } bis { $last } von { $all }
games-you-won = Du hast gewonnen
games-you-and = Du und { $who } habt gewonnen
games-winners = { $count ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben gewonnen
}
games-nobody-won = Niemand hat gewonnen
games-stopped = Vorzeitig beendet
games-place = Platz { $place } von { $seats }
games-score = Wertung { $who }
games-stood-in = ein Bot hat für dich zu Ende gespielt
games-uncounted = zählt nicht
data-mine = Meine Daten
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
figures-title = Meine Zahlen
figures-none = Noch gibt es nichts zusammenzuzählen: Die Zahlen beginnen mit deiner ersten beendeten Partie.
figures-sum = { $games ->
    [one] Eine Partie beendet,
   *[other] { $games } Partien beendet,
} { $won ->
    [0] keine davon gewonnen;
    [one] eine davon gewonnen;
   *[other] { $won } davon gewonnen;
} unter Gleichstarken wären es { $fair } gewesen.
figures-above = Du gewinnst öfter, als der Zufall erklärt.
figures-within = So viel kann noch Zufall sein.
figures-below = Bisher war das Glück nicht auf deiner Seite.
figures-numbers = Dasselbe in Zahlen
figures-months = Monat für Monat
figures-months-how = Jede Säule zählt die Partien eines Monats; der gesiegelte Teil davon ist gewonnen.
figures-month = Monat
figures-games = Partien
figures-month-told = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $won } gewonnen
figures-wins = Siege und der faire Anteil
figures-wins-how = Der Punkt ist dein Anteil an Siegen, der Balken, wie weit ihn der Zufall verschoben haben kann, der senkrechte Strich, was unter Gleichstarken jeder gewinnt.
figures-key-won = gewonnen
figures-key-reach = kann Zufall sein
figures-key-fair = fairer Anteil
figures-seats = Spieler
figures-share = Gewonnen
figures-reach = Spanne
figures-fair = Fairer Anteil
figures-of = { $won } von { $games }
figures-share-told = { $share } % gewonnen, zwischen { $low } und { $high } %, wenn man den Zufall bedenkt; { $fair } % wären fair.
figures-string = Die letzten Partien an der Schnur
figures-streaks = Längste Siegesserie: { $longest }. Siege in Folge gerade jetzt: { $current }.
figures-scores = Wie sich deine Wertungen verteilen
figures-scores-how = Jede Säule zählt die Partien, die mit einer solchen Wertung endeten; links und rechts des Strichs liegen gleich viele.
figures-least = Niedrigste
figures-median = Mittlere
figures-most = Höchste
figures-median-told = Die Hälfte deiner Partien endete über { $who }.
figures-chances = Deine Aussichten unterwegs
figures-no-review = Sobald du auf eine beendete Partie zurückblicken lässt, zeigt diese Seite, wie deine Aussichten verliefen und welche Entscheidungen dich am meisten kosten.
figures-chances-how = { $count ->
    [one] Deine Gewinnaussichten in der einen Partie, auf die zurückgeblickt wurde, soweit du sie kennen konntest.
   *[other] Deine Gewinnaussichten in { $count } Partien, auf die zurückgeblickt wurde, soweit du sie kennen konntest: dünne Linien für einzelne Partien, die kräftige für ihr Mittel.
}
figures-beginning = Anfang
figures-end = Ende
figures-played = Gespielt
figures-chance = Gewinnaussicht
figures-habits = Deine teuersten Gewohnheiten
figures-habits-how = Entscheidungen gleicher Art, wie die Rückblicke sie abwägen: was jede dich im Mittel an Gewinnaussichten gekostet hat.
figures-no-habits = Die Rückblicke haben keine Entscheidung von dir gefunden, die nennenswert gekostet hätte.
figures-habit-times = { $count ->
    [one] Einmal.
   *[other] { $count }-mal.
}
figures-habit-better = Meist besser: { $who }.
figures-habit-otherwise = Meist besser: dasselbe, aber anders.
figures-habit-worst = Der teuerste Moment
people-title = Leute
people-none = Noch niemand: Wer eine Partie mit dir beendet hat, steht dann hier.
people-how = Links, wie oft du vorn lagst, rechts, wie oft die anderen. Ein Tipp lädt sie an einen neuen Tisch ein, wie ihr ihn zuletzt hattet.
people-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
people-last = zuletzt am { $who }
people-invite = Wieder einladen
people-ahead = { $me }-mal lagst du vorn, { $them }-mal der andere, { $even }-mal keiner.
people-uncompared = noch kein Ergebnis
people-bots = Die Spieler des Hauses
people-unwanted = Dürfen dich nicht einladen
people-want-again = Darf mich wieder einladen
invitations-title = { $count ->
    [one] Du bist eingeladen
   *[other] Du bist { $count }-mal eingeladen
}
invitations-by = { $who } wartet an einem neuen Tisch auf dich.
invitations-accept = Ich komme
invitations-decline = Jetzt nicht
invitations-more = Mehr
invitations-never = Keine Einladungen mehr von { $who }
sorry-unwanted = Von dir werden dort im Moment keine Einladungen angenommen. Der Einladungslink eines Tisches geht weiterhin, wenn du ihn selbst verschickst.
sorry-many-invitations = Das sind viele Einladungen für einen Tag. Versuch es morgen wieder.
data-invitations = Ergebnisse und Einladungen
data-invitations-why = Wer welche Partie gewonnen hat, mit Platz und Wertung, damit deine Seiten es zeigen können. Wer wen an einen neuen Tisch eingeladen hat, und von wem du keine Einladungen mehr möchtest.
ladder-title = Rangliste
ladder-empty = Auf dieser Rangliste steht noch niemand.
ladder-how = Der Punkt ist, wie stark jemand scheint, der Balken, wie unsicher das noch ist; oben steht, wer mit Sicherheit am stärksten ist. Der senkrechte Strich ist der solide Bot des Hauses, bei 25: Dort fangen alle an.
ladder-me = Meine Wertungszahl
ladder-join-how = Wenn du willst, werden deine Partien dieses Spiels mit anderen gewertet, die das auch wollen. Dein Name und deine Wertungszahl stehen dann für alle sichtbar hier. Wer eine Partie einen Bot zu Ende spielen lässt, ist darin Letzter.
ladder-join = Meine Partien werten
ladder-nobody = Spiel hier zuerst eine Partie, damit das Haus dich kennt.
ladder-waiting = Du bist dabei. Deine Wertungszahl beginnt mit deiner nächsten Partie gegen jemanden, der auch dabei ist.
ladder-history = Wie sich deine Wertungszahl entwickelt hat
ladder-leave-how = Wenn du aussteigst, wird deine Wertungszahl gelöscht, und du stehst nicht mehr hier.
ladder-leave = Aussteigen
data-ratings = Wertungszahlen
data-ratings-why = Nur wenn du es willst: wie stark du bei diesem Spiel scheinst, für alle sichtbar, mit dem Namen, unter dem du zuletzt gespielt hast. Bis du aussteigst.
