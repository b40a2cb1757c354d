# Was das Haus sagt.
skip = Zum Inhalt springen
rulebook = Spielregeln
guest = Gast
your-name = Dein Name
front-title = Erbschaftsspiele
front-blurb = Ein Haus für Erbschaftsspiele, die längst vergriffen sind: mit Freunden über einen einfachen Link oder gegen die Spieler des Hauses. Ohne Konto, ohne Werbung.
front-facts = { $least } bis { $most } Personen · { $minutes } Minuten
front-play-now = Sofort spielen
front-with-friends = Tisch mit Freunden
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
front-none-open = Gerade wartet niemand auf Mitspieler. Deck einen öffentlichen Tisch, und er steht hier.
front-watch = Hier wird gespielt
front-mine-over = Meine beendeten Partien
front-all-over = Beendete Partien
new-title = Neuer Tisch
new-seats = Plätze
new-who = Wer kommen darf
new-invited = Auf Einladung: wer den Link hat
new-public = Öffentlich: der Tisch steht auf der Startseite, alle dürfen mitspielen oder zuschauen
new-edition = Ausgabe
new-hints = Tipps
new-hints-off = Nur wenn man allein mit Bots spielt; man kann sich später auf mehr einigen
new-hints-on = Jeder darf den starken Bot fragen, was er täte
new-hint = Danach gibt es einen Link für deine Freunde; freie Plätze können Bots einnehmen.
new-create = Tisch decken
join-title = An diesem Tisch:
join-sit = Platz nehmen
join-watch = Nur zuschauen
seat-title = Hier weiterspielen
seat-explained = Dieser Platz zieht auf dieses Gerät um; das andere schaut danach nur noch zu.
seat-take = Weiterspielen als
seat-renew = Neuen Link machen (der alte gilt dann nicht mehr)
displaced = Dein Platz, { $who }, wird jetzt auf einem anderen Gerät gespielt. Falls du das nicht warst, sag es der Person, die den Tisch gedeckt hat: sie kann ihn dir zurückgeben.
displaced-lobby = Dein Platz, { $who }, ist auf ein anderes Gerät umgezogen. Falls du das nicht warst, sag es der Person, die den Tisch gedeckt hat: sie kann den Platz freimachen und dich neu einladen.
displaced-host = Dein Platz, { $who }, wird jetzt auf einem anderen Gerät gespielt, und von dort wird auch der Tisch geleitet. Falls du das nicht warst, wende dich an die Person, die dieses Haus führt.
displaced-returned = Der Platz von { $who } ist wieder bei dem Gerät, von dem er kam; hier schaust du nur noch zu.
bot-random = Zufallsbot
bot-easy = leichter Bot
bot-steady = solider Bot
bot-strong = starker Bot
temper-bold = wagemutig
temper-careful = vorsichtig
temper-spiteful = missgünstig
temper-kindly = gutmütig
temper-patient = geduldig
lobby-waiting = Es sind noch Plätze frei.
lobby-ready = Alle sind da.
lobby-invite = Einladungslink für deine Freunde
lobby-free = frei
lobby-kept = für Freunde freigehalten
lobby-level = Welcher Bot
lobby-is-public = Dieser Tisch ist öffentlich: er steht auf der Startseite.
lobby-is-private = An diesen Tisch kommt man auf Einladung: er steht in keiner Liste.
lobby-make-public = Öffentlich machen
lobby-make-private = Nur auf Einladung
lobby-keep = Einen Platz für Freunde freihalten
lobby-release = Einen freigehaltenen Platz hergeben
lobby-you = (du)
lobby-bot = Bot
lobby-add-bot = Einen Bot hierher setzen
lobby-clear = Diesen Platz freimachen
lobby-swap = Mit dem nächsten Platz tauschen
lobby-fill = Bots auf alle freien Plätze
lobby-start = Beginnen
lobby-host-starts = Wer den Tisch gedeckt hat, beginnt das Spiel.
table-story = Die Geschichte
table-whole-story = Die ganze Geschichte
table-back = Zurück zum Tisch
table-links = Links
table-seat-link = Dein Platz auf einem anderen Gerät (für dich behalten)
table-device-link = Alle Plätze dieses Geräts auf einem anderen (für dich behalten)
table-watch-link = Zum Zuschauen
table-commitment = Fingerabdruck des Geheimnisses dieser Kartenverteilung:
table-sound = Töne
table-offline = Verbindung verloren, neuer Versuch …
table-rematch = Revanche
table-to-rematch = Zur Revanche
table-record = Partie herunterladen
table-qr = QR-Code für die Kamera eines Telefons
link-copy = Kopieren
link-copied = Kopiert
again-invite = { $who } ist nicht da: noch einmal einladen
again-link = Ein neuer Link für { $who }, gültig bis zur Rückkehr an den alten Platz
again-give-back = Der Platz von { $who } wurde übernommen: zurückgeben
chat-title = Gespräch
chat-apart = Du schaust zu: wer spielt, liest das erst nach dem Ende.
chat-silence = Noch hat niemand etwas gesagt.
chat-words = Etwas sagen
chat-say = Senden
chat-watches = (schaut zu)
chat-whole = Alles, was gesagt wurde
chat-older = Ältere Zeilen
chat-newer = Neuere Zeilen
chat-mutes = Jemanden stummschalten
chat-mute = { $who } stummschalten
chat-hear = { $who } wieder hören
chat-invited-again = Für den Platz von { $who } gibt es einen neuen Link.
chat-taken-over = Der Platz von { $who } wird jetzt auf einem anderen Gerät gespielt.
chat-came-by-invitation = Jemand hat den Platz von { $who } über den neuen Link eingenommen.
chat-given-back = Der Platz von { $who } ist wieder bei dem Gerät, von dem er kam.
chat-hello = Hallo!
chat-bravo = Gut gespielt!
chat-thanks = Danke!
chat-thinking = Ich überlege …
chat-ouch = Autsch!
chat-laugh = Haha!
note-title = Mein Plan
note-explained = Eine Notiz an dich selbst. Sie bleibt bei deinem Platz, auf jedem Gerät; niemand sonst sieht sie je.
note-keep = Speichern
note-kept = Deine Notiz ist aufgehoben.
away-title = Während du weg warst
away-close = Weglegen
away-earlier = { $count ->
    [one] Ein früherer Satz, in der Geschichte
   *[other] { $count } frühere Sätze, in der Geschichte
}
sorry-title = Leider nein
sorry-back = Zurück
rulebook-contents = Inhalt
sorry-not-found = Unter dieser Adresse ist nichts.
sorry-method = So lässt sich diese Adresse nicht aufrufen.
sorry-too-large = Das ist zu viel auf einmal für das Haus.
sorry-unreadable = Das hat das Haus nicht verstanden.
sorry-broken = Das Haus hat gerade ein Problem. Nichts Gespieltes ist verloren; versuche es gleich noch einmal.
sorry-busy = Im Haus ist gerade viel los. Versuche es gleich noch einmal.
sorry-gave-way = Die Aufzeichnung kam zu langsam an, und andere haben gewartet: Ihr Platz ist vergeben. Versuche es gleich noch einmal.
sorry-too-much = Das war zu viel auf einmal. Warte ein wenig und versuche es noch einmal.
sorry-table-broken = Dieser Tisch lässt sich nicht lesen und bleibt geschlossen, damit nichts beschädigt wird.
sorry-foreign-form = Dieses Formular kam von einer anderen Seite.
sorry-banned = Wer dieses Haus führt, lässt dich hier nicht mehr mitspielen. Zuschauen darfst du noch.
sorry-not-your-seat = Du sitzt nicht an diesem Tisch.
sorry-stale = Am Tisch ist es inzwischen weitergegangen. Schau nach und versuche es noch einmal.
sorry-paused = Der Tisch macht Pause.
sorry-name = Ein Name muss sein.
sorry-full = Alle Plätze sind besetzt.
sorry-host-only = Das darf nur, wer den Tisch gedeckt hat.
sorry-started = Das Spiel hat schon begonnen.
sorry-seats-free = Es sind noch Plätze frei: lade jemanden ein oder setze einen Bot hin.
sorry-not-over = Das Spiel ist noch nicht zu Ende.
new-pace = Zeit
colon = :
pace-free = So lange es dauert
pace-live-60 = Live: eine Minute je Zug und fünf Minuten Reserve
pace-live-180 = Live: drei Minuten je Zug und eine Viertelstunde Reserve
pace-slow-1 = Ein Tag für jeden Zug
pace-slow-2 = Zwei Tage für jeden Zug
pace-slow-3 = Drei Tage für jeden Zug
pace-slow-7 = Eine Woche für jeden Zug
conduct-menu = Zurücknehmen, Pause, Gehen
conduct-take-back = Meinen letzten Zug zurücknehmen
conduct-ask-take-back = Bitten, den letzten Zug zurückzunehmen
conduct-pause = Pause
conduct-ask-pause = Um eine Pause bitten
conduct-leave = Den Tisch verlassen
conduct-paused = Der Tisch macht Pause; keine Uhr läuft.
conduct-go-on = Weiter
conduct-ended = Die Spieler haben diese Partie vorzeitig beendet.
conduct-stood-in = Ein Bot hält deinen Platz warm.
conduct-you-left = Du bist gegangen. Die anderen entscheiden, wie es weitergeht.
conduct-back = Ich bin wieder da
conduct-asks-take-back = { $seat } möchte den letzten Zug zurücknehmen. Einverstanden?
conduct-asks-pause = { $seat } möchte eine Pause. Einverstanden?
conduct-you-ask-take-back = Du hast gebeten, deinen letzten Zug zurückzunehmen.
conduct-you-ask-pause = Du hast um eine Pause gebeten.
conduct-waiting = Noch keine Antwort von { $seats }.
conduct-time-up = Die Zeit ist um: { $seat }. Was nun?
conduct-left-table = { $seat } hat den Tisch verlassen. Was nun?
conduct-silent = Seit einer Weile geschieht nichts; der Tisch fragt nach { $seat }. Was nun?
conduct-you-silent = Seit einer Weile geschieht nichts; die anderen fragen nach dir.
conduct-who-is-silent = Wer antwortet nicht mehr?
conduct-yes = Ja
conduct-no = Nein
conduct-wait = Warten
conduct-stand-in = Ein Bot hält den Platz warm
conduct-end = Partie beenden
conduct-withdraw = Schon gut
conduct-refused = Nein, sagt { $seats }.
conduct-time-up-you = Deine Zeit ist um; die anderen dürfen ohne dich entscheiden.
conduct-days-left = Dein Zug, innerhalb von { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} und { $hours } h.
conduct-hours-left = Dein Zug, innerhalb von { $hours } h { $minutes } min.
conduct-left = Zeit übrig:
sorry-nothing-to-take-back = Da ist nichts von dir zurückzunehmen.
sorry-one-at-a-time = Gerade wird etwas anderes gefragt.
sorry-patience = Erst wenn zehn Minuten lang nichts geschieht, und nach einem Votum zu warten noch einmal so lange.
lobby-share = Noch jemand an diesem Gerät
lobby-share-add = Hinzufügen
curtain-drawn = Gib das Gerät weiter; die anderen schauen weg.
curtain-lifted = Jetzt schaust nur du auf den Bildschirm.
curtain-lift = Ich bin { $seat }
curtain-draw = Vorhang zu
lesson = Hinweis fürs erste Spiel
lesson-read = Verstanden
lesson-no-more = Keine Hinweise mehr
lesson-again = Hinweise wieder zeigen
front-learn = Geführtes erstes Spiel
replay-title = Noch einmal ansehen
replay-step = Schritt { $step } von { $last }
replay-first = Erster Schritt
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Letzter Schritt
replay-to = Zu Schritt
replay-go = Los
replay-eyes = Mit wessen Augen
replay-public = Zuschauer
replay-all = Alle Karten offen
replay-begin = Vor dem ersten Zug.
replay-nothing = Nichts, was diese Augen sehen konnten.
replay-link = Link zu diesem Augenblick
replay-play-on = Von hier weiterspielen
replay-play-on-how = An einem neuen Tisch gegen Bots: du bekommst den Platz, mit dessen Augen du schaust, sonst den ersten.
table-replay = Schritt für Schritt ansehen
table-check = Kartenverteilung prüfen
verify-title = Eine Partie prüfen
verify-blurb = War die Kartenverteilung fair, und wurde alles so gespielt, wie es aufgeschrieben ist? Gib dem Haus die Aufzeichnung einer Partie, wie man sie am Ende herunterlädt.
verify-file = Die Datei der Partie
verify-text = … oder ihr Text
verify-fingerprint = Der Fingerabdruck, den du dir am Anfang notiert hast (falls du das getan hast)
verify-button = Prüfen
verify-good = In dieser Partie wurde fair ausgeteilt
verify-good-open = Diese Partie wurde so gespielt wie aufgeschrieben
verify-bad = Diese Aufzeichnung stimmt nicht
verify-why = Vor dem Beginn wählt das Haus ein Geheimnis und zeigt dessen Fingerabdruck; danach kann es das Geheimnis nicht mehr austauschen. Der Browser jedes Mitspielers trägt eigene Zufallszahlen bei; so kann niemand die Karten bestimmen, auch das Haus nicht. Nach dem Ende liegt das Geheimnis offen, und jeder kann nachrechnen, dass jede Karte und jede Ziehung daraus folgt.
verify-secret = Das Geheimnis
verify-share = Beigetragen von
verify-added-nothing = nichts
verify-sound = { $rows ->
    [0] Noch wurde nichts gespielt
    [one] Der eine Schritt wurde noch einmal gespielt und ergab, was aufgeschrieben ist
   *[other] Alle { $rows } Schritte wurden noch einmal gespielt, und jeder ergab, was aufgeschrieben ist
}: jede Karte und jede Ziehung folgt aus dem Startwert.
verify-open = Der Startwert steht offen in der Aufzeichnung, wie bei simulierten Partien: alles folgt aus ihm, aber niemand war vorher daran gebunden.
verify-dealt = Der Startwert besteht aus dem Geheimnis des Hauses, das zu seinem Fingerabdruck passt, und dem, was die Plätze beigetragen haben.
verify-added = { $added ->
    [0] Kein Platz hat
    [one] Einer von { $seats } Plätzen hat
   *[other] { $added } von { $seats } Plätzen haben
} Zufallszahlen beigetragen; Bots und Browser ohne Skript tragen keine bei.
verify-noted = Der Fingerabdruck ist der, den du dir notiert hast.
verify-unfinished = In dieser Aufzeichnung ist das Spiel noch nicht zu Ende.
verify-unsealed = Die Aufzeichnung hat kein Siegel: ob Namen darin geändert wurden, ist nicht zu erkennen.
verify-own-edition = Gespielt wurde mit einer Ausgabe, die nicht zum Spiel gehört.
verify-too-long = Diese Aufzeichnung ist zu lang für das Haus.
verify-no-record = Das ist keine Aufzeichnung einer Partie.
verify-nothing = Wähle eine Datei oder füge eine Aufzeichnung ein.
verify-unknown-game = Das ist die Aufzeichnung eines Spiels, das es hier nicht gibt.
verify-newer = Diese Aufzeichnung stammt aus einem neueren Haus.
verify-edition = Die Ausgabe in dieser Aufzeichnung ergibt keinen Sinn.
verify-options = Die Einstellungen in dieser Aufzeichnung sind nicht die des Spiels.
verify-set-up = Mit dieser Aufzeichnung kann kein Spiel beginnen:
verify-refused = Schritt { $row } ist gegen die Regeln:
verify-impossible = Schritt { $row } kann zu diesem Zeitpunkt nicht stattgefunden haben.
verify-out-of-order = Schritt { $row } steht nicht an seinem Platz: etwas fehlt oder kam dazu.
verify-back-in-time = Schritt { $row } geschieht vor dem vorigen.
verify-check = Schritt { $row } ergibt etwas anderes, als aufgeschrieben ist: der Zug, die Kartenverteilung oder das Ergebnis wurde geändert.
verify-commitment = Das Geheimnis passt nicht zum Fingerabdruck, der am Anfang gezeigt wurde.
verify-shares = Was die Plätze beigetragen haben, passt nicht zur Zahl der Plätze.
verify-seal = Das Siegel ist gebrochen: nach dem Aufschreiben wurde etwas geändert, zum Beispiel ein Name, die Ausgabe oder die letzten Schritte.
verify-other-fingerprint = Der Fingerabdruck, den du dir notiert hast, gehört zu einer anderen Kartenverteilung.
import-title = Eine Partie mitbringen
import-blurb = Die Aufzeichnung einer Partie, hier oder in einem anderen Haus heruntergeladen, wird zu einem Tisch, an dem jeder mit dem Link sie noch einmal ansehen oder von jedem Schritt an weiterspielen kann.
import-kept = Ein Tisch, den 30 Tage lang niemand öffnet, wird abgeräumt: Behalte die Datei.
import-button = Auf den Tisch damit
import-names = Die Namen in dieser Aufzeichnung lassen sich hier nicht zeigen.
import-time = Die Zeiten in dieser Aufzeichnung ergeben keinen Sinn.
import-edition = Die Ausgabe in dieser Aufzeichnung ist zu lang für das Haus: höchstens 64 KB.
sorry-over-here = Bei diesem Schritt ist das Spiel zu Ende: es gibt nichts mehr zu spielen.
sorry-no-share = Das lässt sich nicht zur Kartenverteilung beitragen.
sorry-no-step = Einen solchen Schritt hat das Spiel nicht, oder niemanden mit solchen Augen.
sorry-invited-only = An diesen Tisch kommt man auf Einladung: bitte um den Link.
sorry-kept = Die freien Plätze sind für Freunde freigehalten.
sorry-two-hands = Du sitzt schon an diesem Tisch; zwei Blätter wären eines zu viel.
sorry-link-dead = Dieser Link gilt nicht mehr: er wurde schon benutzt, der Platz hat gewechselt, oder es gibt einen neueren. Lass dir einen neuen geben.
sorry-join-dead = Diese Einladung gilt nicht mehr: es gibt eine neuere. Frag danach, wer den Tisch gedeckt hat.
sorry-sent-away = Du wurdest von diesem Tisch weggeschickt. Um wieder Platz zu nehmen, lass dir von der Person, die ihn gedeckt hat, einen neuen Einladungslink geben.
sorry-household = Über deinen Anschluss sitzt schon jemand an diesem Tisch. Wenn ihr zusammengehört, lasst euch den Einladungslink geben: damit hat jeder von euch seinen Platz.
sorry-still-here = Dieser Platz ist in Gebrauch: da ist niemand neu einzuladen.
sorry-chat-fast = Das war zu viel auf einmal. Warte ein paar Sekunden und sag es dann.
sorry-chat-long = Das ist zu lang: höchstens 280 Zeichen.
sorry-chat-empty = Darin steht nichts.
sorry-mutes = Dieser Tisch kann sich nicht merken, wen du noch alles nicht hören willst. Höre zuerst jemanden wieder.
sorry-note-long = Diese Notiz ist zu lang: höchstens 2000 Zeichen.
conduct-ask-hints = Um Tipps für alle bitten
conduct-asks-hints = { $seat } möchte, dass Tipps vom starken Bot erlaubt sind, für alle.
conduct-you-ask-hints = Du bittest darum, dass Tipps vom starken Bot erlaubt sind, für alle.
hint-ask = Ein Tipp
hint-thinking = Der starke Bot denkt nach …
hint-wait = abwarten
hint-quiet = ein stiller Zug
hint-only = „{ $who }“: Etwas anderes ist nicht möglich.
hint-because = Der starke Bot würde wählen: „{ $action }“, mit etwa { $chance } { $chance ->
        [one] Sieg
       *[other] Siegen
    } von hundert, gegen { $less } mit „{ $other }“; den Ausschlag gibt: { $figure }.
hint-better = Der starke Bot würde wählen: „{ $action }“, mit etwa { $chance } { $chance ->
        [one] Sieg
       *[other] Siegen
    } von hundert, gegen { $less } mit „{ $other }“.
hint-usual = Der starke Bot würde das Übliche wählen: „{ $action }“, mit etwa { $chance } { $chance ->
        [one] Sieg
       *[other] Siegen
    } von hundert; sicher besser ist nichts, auch nicht „{ $other }“.
hint-barely = Der starke Bot würde wählen: „{ $action }“, mit etwa { $chance } { $chance ->
        [one] Sieg
       *[other] Siegen
    } von hundert; das ist sicher besser als das Übliche, „{ $other }“, aber um weniger als einen Sieg von hundert.
review-link = Was besser gegangen wäre
review-title = Ein Rückblick
review-under-way = Der starke Bot blickt auf diese Partie zurück: bisher { $count } %. Diese Seite geht von selbst weiter.
review-failed = Auf diese Partie konnte nicht zurückgeblickt werden. Das Haus hat es vermerkt.
review-how = Wie wahrscheinlich wer zu jedem Zeitpunkt gewinnen würde, wenn alle weiterspielen wie solide Bots, geschätzt vom starken Bot. Jede Entscheidung wird danach beurteilt, was man da wissen konnte.
review-known = Chancen, soweit man es wissen konnte
review-truth = Chancen, mit allen Karten offen
review-numbers = Dasselbe in Zahlen
review-numbers-how = In Prozent: soweit man es wissen konnte, und in Klammern mit allen Karten offen.
review-step = Schritt
review-slips = Entscheidungen, die am meisten gekostet haben
review-none = Keine Entscheidung hat Nennenswertes gekostet.
review-percent = { $chance } %
review-cost = Wie viele Chancen von hundert es gekostet hat
review-where = Schritt { $step }, { $what }
review-done = Getan: { $what }
review-wins = (etwa { $chance } { $chance ->
        [one] Sieg
       *[other] Siege
    } von hundert)
review-better = Besser: { $what }
review-see = Den Moment ansehen
sorry-no-hints = Tipps sind an diesem Tisch nicht erlaubt, außer alle sind einverstanden.
lobby-hints = Jeder darf den starken Bot um Tipps bitten: Wer sich setzt, ist einverstanden
