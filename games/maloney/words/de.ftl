# Was über L'héritage de Maloney gesagt wird.

## Städte, Tage, Karten, Koffer
town-1 = San Francisco
town-2 = San Diego
town-3 = Sacramento
town-4 = Seattle
town-5 = Phoenix
town-6 = Cheyenne
town-7 = Santa Fé
town-8 = Chicago
town-9 = Kansas City
town-10 = Dallas
town-11 = New Orleans
town-12 = St. Louis
town-13 = Memphis
town-14 = Atlanta
town-15 = New York
town-16 = Charleston
day-monday = Montag
day-tuesday = Dienstag
day-wednesday = Mittwoch
day-thursday = Donnerstag
day-friday = Freitag
day-saturday = Samstag
day-sunday = Sonntag
card = { $town } ({ $day })
suitcase-points-gain = ein Gewinn von { $amount ->
        [one] einem Punkt
       *[other] { $amount } Punkten
    }
suitcase-points-loss = ein Verlust von { $amount ->
        [one] einem Punkt
       *[other] { $amount } Punkten
    }
suitcase-dollars-gain = ein Gewinn von { $amount } $
suitcase-dollars-loss = ein Verlust von { $amount } $
score = { $whole },{ $tenths }
score-below-zero = −{ $whole },{ $tenths }

## Ereignisse
event-dealt = { $seat } bekommt { $count } verdeckte Karten.
event-dealt-you = { $seat } bekommt { $cards }.
event-started = Die Reise beginnt in { $town }, an einem { $day }.
event-day-began = Tag { $number }: { $day }.
event-said-ready = { $seat } ist bereit.
event-opener-drawn = Das Los lässt { $seat } anfangen.
event-auction-opened = Die Versteigerung des Autos ist eröffnet!
event-auction-opened-in-turn = Die Versteigerung des Autos ist eröffnet; zuerst wird { $seat } gefragt.
event-nobody-can-call = Niemand kann etwas bieten: Es gibt keine Versteigerung.
event-called = { $seat } ruft { $sum } $.
event-called-standing = { $seat } ruft { $sum } $ durch das stehende Gebot.
event-standing-bid-changed = Dein stehendes Gebot geht bis { $limit } $.
event-standing-bid-withdrawn = Du ziehst dein stehendes Gebot zurück.
event-declined = { $seat }: nicht zu diesem Preis ({ $price } $).
event-declined-first = { $seat } will nicht anfangen.
event-dropped-out = { $seat } steigt aus.
event-counted-once = Zum Ersten für { $seat } …!
event-counted-twice = Zum Zweiten für { $seat } …!
event-counted-three-times = Zum Dritten für { $seat }!
event-counted-once-nobody = Ruft niemand? Zum Ersten …!
event-counted-twice-nobody = Ruft niemand? Zum Zweiten …!
event-counted-three-times-nobody = Zum Dritten: Niemand ruft.
event-sold = Verkauft: { $seat } zahlt { $price } $ und fährt.
event-overbid = { $seat } kann { $price } $ nicht zahlen und muss { $fine } $ Strafe zahlen. Die Versteigerung wird wiederholt.
event-joker-played = { $seat } spielt den Joker und bekommt das Auto umsonst!
event-nobody-called = Niemand hat geboten.
event-drives-again = { $seat } saß zuletzt am Steuer und fährt noch einmal umsonst.
event-driver-drawn = Das Los lässt { $seat } umsonst fahren.
event-drove = { $seat } fährt nach { $town }.
event-turned = Die oberste Karte zeigt { $card }.
event-town-drawn = Keine Karte führt anderswohin: Das Los wählt { $town }.
event-rode-free = Alle fahren umsonst nach { $town }.
event-reshuffled = Die { $count } gespielten Karten werden ein neuer Stapel.
event-suitcase-opened = { $seat } öffnet den Koffer in { $town }: { $suitcase }.
event-suitcase-opened-for-all = Der Koffer in { $town } ist für alle: { $suitcase }.
event-chose = Du legst { $cards } hin.
event-chose-nothing = Du legst nichts hin.
event-cashed = { $seat } spielt { $cards }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
event-nobody-cashed = Niemand spielt eine Karte.
event-will-moved = { $seat } führt und bekommt das Testament.
event-will-lies-in-the-middle = Mehrere führen: Das Testament liegt in der Mitte.
event-ended-points = 69 Punkte sind erreicht: Maloneys Erbe ist geregelt!
event-ended-empty-hand = Die letzte Karte einer Hand ist gespielt: Maloneys Erbe ist geregelt!
event-ended-days = 200 Tage sind vergangen: Maloneys Erbe ist geregelt!
event-totalled = { $seat } hat { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } und { $money } $, zusammen { $score }.
event-won = { $winners } gewinnt mit { $score }.
event-won-shared = { $winners } teilen sich den Sieg mit { $score }.

## Ablehnungen
refusal-seat-count = L’héritage de Maloney ist für drei bis sechs Personen.
refusal-not-at-the-table = Du sitzt nicht an diesem Tisch.
refusal-no-ready-now = Gerade muss niemand bereit sein.
refusal-already-ready = Das hast du schon gesagt.
refusal-no-auction-now = Gerade läuft keine Versteigerung.
refusal-not-in-steps = Gerufen wird in Schritten von 100 Dollar.
refusal-call-too-low = Du musst höher gehen als der letzte Ruf.
refusal-call-too-high = Niemand ruft mehr als 99900 $.
refusal-own-call = Der höchste Ruf ist dein eigener.
refusal-not-your-turn = Du bist nicht an der Reihe.
refusal-you-dropped-out = Du bist aus dieser Versteigerung ausgestiegen.
refusal-only-in-live-auctions = Das sagt man nur bei offenem Zuruf; hier erhöhst du oder steigst aus.
refusal-only-in-turn = Bei offenem Zuruf steigt niemand aus; sag „nicht zu diesem Preis“.
refusal-you-said-not-at-this-price = Du hast „nicht zu diesem Preis“ gesagt: Warte auf den nächsten Ruf.
refusal-price-has-changed = Inzwischen hat jemand gerufen: Das war ein anderer Preis.
refusal-nothing-to-decline = Zu diesem Preis könntest du das Auto ohnehin nicht bekommen.
refusal-standing-bid-just-changed = Dein stehendes Gebot kannst du nach dem nächsten Ruf wieder ändern.
refusal-no-standing-bid = Du hast in dieser Versteigerung kein stehendes Gebot.
refusal-no-joker-today = Heute keine Joker: nur montags, mittwochs, donnerstags und samstags oder wenn das Spiel an einem Sonntag beginnt.
refusal-no-joker-left = Du hast deinen Joker schon gespielt.
refusal-fined = Du hast zu viel geboten: Heute bietest du nicht mehr mit.
refusal-cant-overbid = So viel hast du nicht, und dieser Tisch verbietet es, mehr zu bieten.
refusal-broke = Du hast weniger als 100 Dollar und kannst nichts bieten.
refusal-no-drive-now = Gerade fährt niemand.
refusal-not-the-driver = Jemand anderes sitzt am Steuer.
refusal-no-such-road = Dorthin führt keine Straße.
refusal-no-count-now = Gerade werden keine Karten gespielt.
refusal-already-chosen = Du hast gewählt, und das gilt.
refusal-too-many-cards = Höchstens zwei Karten.
refusal-other-town = Jetzt zählen nur Karten der Stadt, in der ihr seid.
refusal-not-in-your-hand = Diese Karte hast du nicht.
refusal-no-clock = Keine Uhr ist abgelaufen.
refusal-game-over = Das Spiel ist aus.

## Optionen
option-auction = Versteigerung
about-auction = Der offene Zuruf ist schnell und laut, wenn alle da sind. Reihum passt zu einer Partie über Tage: niemand muss schnell sein.
option-auction-live = Offener Zuruf: alle rufen, eine Uhr zählt
option-auction-in-turn = Reihum, ohne Uhr
option-overbidding = Mehr bieten, als man hat
about-overbidding = Ob man mit Geld bluffen darf, das man nicht hat. Wer erwischt wird, zahlt Strafe.
option-overbidding-allowed = Erlaubt, mit dem Risiko einer Strafe
option-overbidding-forbidden = Verboten
option-count = Von Zählung zu Zählung
about-count = Wie lange „zum Ersten, zum Zweiten, zum Dritten“ beim offenen Zuruf jeweils dauert.
option-count-3 = 3 Sekunden
option-count-2 = 2 Sekunden
option-count-5 = 5 Sekunden
option-count-10 = 10 Sekunden

## Die Seite
blurb = Der alte Maloney hat sein Vermögen über die ganzen Staaten verstreut. Ersteigere das Auto, fahr alle dorthin, wo es dir am meisten bringt, und spiel deine Karten am richtigen Tag!
prompt-ready-you = Gleich wird das Auto versteigert: Bist du bereit?
prompt-ready = Gleich wird das Auto versteigert. Noch nicht bereit: { $seats }.
prompt-live-first = Versteigerung: Wer ruft zuerst für das Auto?
prompt-live-yours = Für { $price } $ gehört das Auto dir, wenn niemand mehr ruft.
prompt-live = { $seat } bekommt das Auto für { $price } $, wenn niemand mehr ruft.
prompt-first-call-you = Du bist dran: Ruf eine Summe für das Auto oder steig aus.
prompt-call-you = Du bist dran: Ruf mehr als { $price } $ für das Auto oder steig aus.
prompt-cant-call-you = Du bist dran und kannst nichts mehr bieten: Steig aus oder spiel deinen Joker, wenn du darfst.
prompt-call = { $seat } ruft oder steigt aus.
prompt-drive-you = Das Auto gehört dir: Wohin fährst du?
prompt-drive = { $seat } sitzt am Steuer und wählt eine Stadt.
prompt-cash-you = { $town }, { $day }: Welche Karten spielst du?
prompt-cash-wait = { $town }, { $day }: Die anderen wählen noch ihre Karten.
prompt-cash = { $town }, { $day }: Alle wählen verdeckt Karten, die sie spielen.
prompt-over = Maloneys Nachlass ist geregelt. Glückwunsch, { $winners }!
face-money = { $sum } $
face-short-monday = Mo
face-short-tuesday = Di
face-short-wednesday = Mi
face-short-thursday = Do
face-short-friday = Fr
face-short-saturday = Sa
face-short-sunday = So
face-map = Die Karte
face-today = { $day }, Tag { $number }
face-car = Das Auto steht in { $town }
face-suitcase-closed = Koffer noch zu
face-suitcase-held = im Koffer war { $suitcase }
face-roads = Straßen nach { $towns }
face-brings = heute +{ $points } für dich
face-desk = Was du tun kannst
face-ready-how = Alle rufen, wann sie wollen, und eine Uhr zählt für den höchsten Ruf. Es geht los, wenn alle bereit sind oder die Zeit um ist.
face-ready = Bereit
face-no-call = Noch kein Ruf
face-counted-0 = Wer bietet mehr?
face-counted-1 = Zum Ersten …
face-counted-2 = Zum Zweiten …
face-you-hold = Der höchste Ruf ist deiner.
face-you-hold-too-much = Der höchste Ruf ist deiner und mehr, als du hast: Gewinnt er, zahlst du 2000 $ Strafe und bietest heute nicht mehr mit.
face-you-declined = Du hast „nicht zu diesem Preis“ gesagt und wartest auf den nächsten Ruf.
face-not-your-turn = Du bist nicht dran. Ein stehendes Gebot kann für dich rufen.
face-too-dear = Höher kannst du nicht gehen.
face-best = Heute am meisten für dich: { $town }, +{ $points }.
face-best-nothing = Keine Stadt in Reichweite bringt dir heute Punkte.
face-means = Du hast { $sum } $.
face-own-sum = Andere Summe
face-call = Rufen
face-overbid = Mehr, als du hast: Wer damit gewinnt, zahlt 2000 $ Strafe und bietet heute nicht mehr mit.
face-decline = Nicht für { $price } $
face-decline-first = Ich fange nicht an
face-drop-out = Aussteigen
face-joker = Joker …
face-joker-how = Du bekommst das Auto sofort und umsonst, und die Versteigerung ist vorbei. Dein Joker ist dann für immer weg.
face-play-joker = Joker spielen
face-standing = Stehendes Gebot …
face-standing-limit = Stehendes Gebot: bis { $limit } $ …
face-standing-how = Für dich wird in kleinsten Schritten bis zu deiner Grenze gerufen, solange diese Versteigerung dauert. Sonst sieht das niemand.
face-limit = Bis
face-stand = Gelten lassen
face-stand-down = Zurückziehen
face-drive-how = Tipp auf eine Stadt, hier oder auf der Karte. Mit + was deine Karten dort heute bringen.
face-sunday = Es ist Sonntag: Alle sind umsonst nach { $town } gefahren.
face-cash-how = Tipp auf die Karten, die du heute spielst. Alle werden zusammen gezeigt.
face-nothing-to-play = Du hast keine Karte von { $town }. Alle werden gefragt, damit niemand sieht, wer eine hat.
face-card = { $town }, am besten am { $day }
face-cash = Spielen für
face-keep = Karten behalten
face-go-on = Weiter
face-chose-nothing = Du spielst keine Karte.
face-chose = { $count ->
        [one] Du spielst eine Karte
       *[other] Du spielst zwei Karten
    }: +{ $points }.
face-waiting = Die anderen sind noch dran. Niemand sieht, wer schon gewählt hat.
face-hand = Meine Karten
face-their-cards = Karten
face-players = Mitspieler
face-has-points = { $points } von 69 Punkten
face-cards = Handkarten: { $count }
face-drove = Ist zuletzt gefahren
face-has-joker = Hat einen Joker
face-will = Das Testament: führt nach Punkten
face-fined = bestraft
face-holds = höchster Ruf
face-is-ready = bereit
face-declined = zu teuer
face-out = draußen
face-drives = fährt
face-count = Die Abrechnung
face-player = Name
face-points = Punkte
face-dollars = Geld
face-dollars-count = In Punkten
face-total = Gesamt
face-count-how = 1000 Dollar zählen einen Punkt, 100 Dollar ein Zehntel.

## Hinweise fürs erste Spiel
lesson-welcome = Willkommen an Bord! Alle reisen in Maloneys einzigem Auto, und jeden Tag fährt jemand die ganze Gesellschaft in eine andere Stadt. Dort bringen dir deine Karten dieser Stadt Punkte. Wer am Ende die meisten hat, gewinnt, und übriges Geld zählt mit.
lesson-cards = Jede deiner Karten gehört zu einer Stadt und hat einen besten Tag, an dem sie 7 Punkte bringt. An jedem Tag danach bringt sie einen weniger, bis der beste Tag wiederkommt. Neue ziehst du nicht: Überleg gut, wann du welche spielst.
lesson-call = Das Auto wird versteigert: Wer am meisten ruft, zahlt dem Notar und fährt. Schau zuerst, welche Stadt in Reichweite dir heute Punkte bringt. Je 1000 Dollar, die du behältst, zählen am Ende einen Punkt: Zahl nicht mehr, als dir die Fahrt bringt.
lesson-joker = Dein Joker bringt dir das Auto sofort und umsonst, ein einziges Mal im Spiel. Spielen kannst du ihn an gewöhnlichen Tagen wie heute, nie am Dienstag, Freitag oder Sonntag. Heb ihn für einen Tag auf, der es wert ist; am Ende zählt er nichts.
lesson-drive = Du sitzt am Steuer: Wähl eine Stadt, in die eine Straße führt. Das + zeigt, was deine Karten dort heute bringen. Ist der Koffer dort noch zu, öffnest du ihn, im Guten wie im Schlechten. Denk daran, dass dort alle punkten können.
lesson-ride = Heute sitzt jemand anderes am Steuer, und du fährst mit. Verloren ist nichts: Hast du Karten der Stadt, in der ihr ankommt, bringen sie auch dir Punkte.
lesson-cash = Angekommen! Spiel eine oder zwei Karten dieser Stadt für das, was sie heute bringen, oder heb sie für einen besseren Tag auf. Alle wählen verdeckt und zeigen ihre Karten zusammen; gefragt wird auch, wer keine hat, damit niemand es merkt.
lesson-double = Dienstag und Freitag zählen doppelt: Heute bringt jede Karte zweimal ihre Punkte, und das Steuer ist mehr wert. Koffer werden nicht verdoppelt, und Joker bleiben in der Tasche.
lesson-suitcase = Bei der Ankunft wird der Koffer der Stadt geöffnet, falls er noch da ist: Wer am Steuer sitzt, gewinnt oder verliert, was darin ist, Punkte oder Dollar. Jeder wird nur einmal geöffnet; die Karte zeigt, welche noch zu sind.
lesson-sunday = Sonntag: Heute wird nicht versteigert. Eine Karte vom Stapel hat alle in ihre Stadt geschickt, umsonst und ohne Rücksicht auf die Straßen, und ein Koffer dort zählt für alle. Danach werden Karten gespielt wie an jedem Tag.
lesson-fine = Jemand hat das Auto ersteigert und konnte nicht zahlen: Das kostet 2000 Dollar Strafe, und die Versteigerung wird ohne diese Person wiederholt. Wer mehr ruft, als er hat, kann den Preis treiben, solange jemand anderes noch mehr ruft.
lesson-end-near = Das Ende naht: Hat nach der Wertung eines Tages jemand 69 Punkte oder keine Karte mehr, ist das Spiel aus. Spiel deine besten Karten rechtzeitig; was auf der Hand bleibt, bringt nichts.
lesson-end = Maloneys Nachlass ist geregelt. Jetzt zählen 1000 Dollar einen Punkt und 100 Dollar ein Zehntel; ein aufgehobener Joker zählt nichts. Die Abrechnung zeigt Zeile für Zeile, wer am meisten hat.

## Worauf der starke Bot achtet, für seine Tipps.
figure-score = deine Punkte und dein Geld zusammen
figure-points = deine Punkte
figure-money = dein Geld
figure-joker = dein Joker
figure-cards = wie viele Karten du hast
figure-to-go = wie viele Punkte dir noch fehlen
figure-fewest = wie bald jemand keine Karten mehr hat
figure-most = wie weit der Erste ist
figure-here = was du am nächsten Ort einlösen kannst
figure-near = was deine Karten in den Nachbarstädten bringen
figure-plan = dein bester Weg für heute und morgen
figure-after = was du morgen einlösen kannst
figure-driver = wer fährt
figure-lead = dein Vorsprung
figure-double = ob der Tag doppelt zählt
figure-first-to-end = dass du wenige Karten hast
figure-seats = wie viele mitspielen
figure-rich = dein Geld verglichen mit dem Reichsten
figure-best = was deine Karten an ihren besten Tagen wert sind
figure-pairs = deine Kartenpaare einer Stadt
