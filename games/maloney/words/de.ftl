# Was über L'héritage de Maloney gesagt wird.

## Städte, Tage, Karten, Koffer
town-1 = San Francisco
town-2 = San Diego
town-3 = Sacramento
town-4 = Seattle
town-5 = Phoenix
town-6 = Cheyenne
town-7 = Santa Fe
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
money = { $sum } $
money-thousands = { $thousands }.{ $hundreds }00 $
suitcase-points-gain = ein Gewinn von { $amount ->
        [one] einem Punkt
       *[other] { $amount } Punkten
    }
suitcase-points-loss = ein Verlust von { $amount ->
        [one] einem Punkt
       *[other] { $amount } Punkten
    }
suitcase-dollars-gain = ein Gewinn von { $amount }
suitcase-dollars-loss = ein Verlust von { $amount }
score = { $whole },{ $tenths }
score-below-zero = −{ $whole },{ $tenths }

## Ereignisse
event-dealt = { $seat } bekommt { $count } verdeckte Karten.
    .seat = Du bekommst { $count } verdeckte Karten.
event-dealt-you = { $seat } bekommt { $cards }.
    .seat = Du bekommst { $cards }.
event-started = Die Reise beginnt in { $town }, an einem { $day }.
event-day-began = Tag { $number }: { $day }.
event-said-ready = { $seat } ist bereit.
    .seat = Du bist bereit.
    .advice = Sag, dass du bereit bist.
event-opener-drawn = Ausgelost: { $seat } fängt an.
    .seat = Ausgelost: Du fängst an.
event-auction-opened = Das Auto wird versteigert!
event-auction-opened-in-turn = Das Auto wird versteigert; zuerst wird { $seat } gefragt.
    .seat = Das Auto wird versteigert; zuerst wirst du gefragt.
event-nobody-can-call = Niemand kann bieten: Heute wird nicht versteigert.
event-called = { $seat } bietet { $sum }.
    .seat = Du bietest { $sum }.
    .advice = Biete { $sum }.
event-called-standing = { $seat } bietet { $sum } per Dauergebot.
    .seat = Du bietest { $sum } per Dauergebot.
event-standing-bid-changed = Dein Dauergebot geht bis { $limit }.
    .advice = Gib ein Dauergebot bis { $limit } ab.
event-standing-bid-withdrawn = Du ziehst dein Dauergebot zurück.
    .advice = Zieh dein Dauergebot zurück.
event-declined = { $seat }: nicht zu diesem Preis ({ $price }).
    .seat = Du: nicht zu diesem Preis ({ $price }).
    .advice = Sag „nicht zu diesem Preis“ zu { $price }.
event-declined-first = { $seat } will nicht anfangen.
    .seat = Du willst nicht anfangen.
    .advice = Lass jemand anderen anfangen.
event-dropped-out = { $seat } steigt aus.
    .seat = Du steigst aus.
    .advice = Steig aus.
event-counted-once = Zum Ersten für { $seat } …!
    .seat = Zum Ersten für dich …!
event-counted-twice = Zum Zweiten für { $seat } …!
    .seat = Zum Zweiten für dich …!
event-counted-three-times = Zum Dritten für { $seat }!
    .seat = Zum Dritten für dich!
event-counted-once-nobody = Bietet niemand? Zum Ersten …!
event-counted-twice-nobody = Bietet niemand? Zum Zweiten …!
event-counted-three-times-nobody = Zum Dritten: Niemand bietet.
event-sold = Verkauft: { $seat } zahlt { $price } und fährt.
    .seat = Verkauft: Du zahlst { $price } und fährst.
event-overbid = { $seat } kann { $price } nicht zahlen: { $fine } Strafe. Die Versteigerung wird wiederholt.
    .seat = Du kannst { $price } nicht zahlen: { $fine } Strafe. Die Versteigerung wird wiederholt.
event-joker-played = { $seat } spielt den Joker und bekommt das Auto umsonst!
    .seat = Du spielst deinen Joker und bekommst das Auto umsonst!
    .advice = Spiel deinen Joker und nimm das Auto umsonst.
event-nobody-called = Niemand hat geboten.
event-drives-again = { $seat } saß zuletzt am Steuer und fährt noch einmal umsonst.
    .seat = Du saßt zuletzt am Steuer und fährst noch einmal umsonst.
event-driver-drawn = Ausgelost: { $seat } fährt, umsonst.
    .seat = Ausgelost: Du fährst, umsonst.
event-drove = { $seat } fährt nach { $town }.
    .seat = Du fährst nach { $town }.
    .advice = Fahr nach { $town }.
event-turned = Die oberste Karte zeigt { $card }.
event-town-drawn = Keine Karte führt anderswohin: Das Los wählt { $town }.
event-rode-free = Alle fahren umsonst nach { $town }.
event-reshuffled = Die { $count } gespielten Karten werden ein neuer Stapel.
event-suitcase-opened = { $seat } öffnet den Koffer in { $town }: { $suitcase }.
    .seat = Du öffnest den Koffer in { $town }: { $suitcase }.
event-suitcase-opened-for-all = Der Koffer in { $town } ist für alle: { $suitcase }.
event-chose = Du legst { $cards } hin.
    .advice = Spiel { $cards }.
event-chose-nothing = Du legst nichts hin.
    .advice = Behalte deine Karten.
event-cashed = { $seat } spielt { $cards }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
    .seat = Du spielst { $cards }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
event-nobody-cashed = Niemand spielt eine Karte.
event-will-moved = { $seat } führt und bekommt das Testament.
    .seat = Du führst und bekommst das Testament.
event-will-lies-in-the-middle = Mehrere führen: Das Testament liegt in der Mitte.
event-ended-points = 69 Punkte sind erreicht: Maloneys Nachlass ist geregelt!
event-ended-empty-hand = Die letzte Karte einer Hand ist gespielt: Maloneys Nachlass ist geregelt!
event-ended-days = 200 Tage sind vergangen: Maloneys Nachlass ist geregelt!
event-totalled = { $seat } hat { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } und { $money }, zusammen { $score }.
    .seat = Du hast { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } und { $money }, zusammen { $score }.
event-won = { $seat } gewinnt mit { $score }.
    .seat = Du gewinnst mit { $score }!
event-won-shared = { $winners } teilen sich den Sieg mit { $score }.

## Ablehnungen
refusal-seat-count = L’héritage de Maloney ist für drei bis sechs Personen.
refusal-not-at-the-table = Du sitzt nicht an diesem Tisch.
refusal-no-ready-now = Gerade muss niemand bereit sein.
refusal-already-ready = Das hast du schon gesagt.
refusal-no-auction-now = Gerade läuft keine Versteigerung.
refusal-not-in-steps = Geboten wird in Schritten von 100 Dollar.
refusal-call-too-low = Du musst über das letzte Gebot gehen.
refusal-call-too-high = Niemand bietet mehr als 99.900 $.
refusal-own-call = Das höchste Gebot ist dein eigenes.
refusal-not-your-turn = Du bist nicht an der Reihe.
refusal-you-dropped-out = Du bist aus dieser Versteigerung ausgestiegen.
refusal-only-in-live-auctions = Das sagt man nur, wenn live versteigert wird; hier erhöhst du oder steigst aus.
refusal-only-in-turn = Live steigt niemand aus; sag „nicht zu diesem Preis“.
refusal-you-said-not-at-this-price = Du hast „nicht zu diesem Preis“ gesagt: Warte auf das nächste Gebot.
refusal-price-has-changed = Inzwischen hat jemand geboten: Das war ein anderer Preis.
refusal-nothing-to-decline = Zu diesem Preis könntest du das Auto ohnehin nicht bekommen.
refusal-standing-bid-just-changed = Dein Dauergebot kannst du nach dem nächsten Gebot wieder ändern.
refusal-no-standing-bid = Du hast in dieser Versteigerung kein Dauergebot.
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
about-auction = Live ist schnell und laut, wenn alle da sind. Reihum passt zu einer Partie über Tage: Niemand muss schnell sein.
option-auction-live = Live: alle bieten, eine Uhr zählt
option-auction-in-turn = Reihum, ohne Uhr
option-overbidding = Mehr bieten, als man hat
about-overbidding = Ob man mit Geld bluffen darf, das man nicht hat. Wer erwischt wird, zahlt Strafe.
option-overbidding-allowed = Erlaubt, mit dem Risiko einer Strafe
option-overbidding-forbidden = Verboten
option-count = Tempo des Zählens
about-count = Wie lange „zum Ersten, zum Zweiten, zum Dritten“ live jeweils dauert.
option-count-3 = 3 Sekunden
option-count-2 = 2 Sekunden
option-count-5 = 5 Sekunden
option-count-10 = 10 Sekunden

## Die Seite
blurb = Der alte Maloney hat sein Vermögen über die ganzen Staaten verstreut. Ersteigere das Auto, fahr alle dorthin, wo es dir am meisten bringt, und spiel deine Karten am richtigen Tag!
prompt-ready-you = Gleich wird das Auto versteigert: Bist du bereit?
prompt-ready = Gleich wird das Auto versteigert. Noch nicht bereit: { $seats }.
prompt-live-first = Wer bietet zuerst auf das Auto?
prompt-live-yours = Für { $price } gehört das Auto dir, wenn niemand mehr bietet.
prompt-live = { $seat } bekommt das Auto für { $price }, wenn niemand mehr bietet.
prompt-first-call-you = Du bist dran: Biete auf das Auto oder steig aus.
prompt-call-you = Du bist dran: Biete mehr als { $price } auf das Auto oder steig aus.
prompt-cant-call-you = Du bist dran, kannst aber nicht mehr bieten: Steig aus oder spiel deinen Joker, wenn du darfst.
prompt-call = { $seat } bietet mehr als { $price } oder steigt aus.
prompt-drive-you = Das Auto gehört dir: Wohin fährst du?
prompt-drive = { $seat } sitzt am Steuer und wählt eine Stadt.
prompt-cash-you = { $town }, { $day }: Welche Karten spielst du?
prompt-cash-wait = { $town }, { $day }: Die anderen wählen noch ihre Karten.
prompt-cash = { $town }, { $day }: Alle wählen verdeckt ihre Karten.
prompt-over = Maloneys Nachlass ist geregelt. Glückwunsch, { $winners }!
prompt-live-once = Zum Ersten … { $seat } für { $price }.
prompt-live-twice = Zum Ersten, zum Zweiten … { $seat } für { $price }.
prompt-live-yours-once = Zum Ersten … dir für { $price }.
prompt-live-yours-twice = Zum Ersten, zum Zweiten … dir für { $price }.
prompt-first-call = { $seat } bietet zuerst oder steigt aus.
prompt-over-you-won = Gewonnen! Maloneys Vermögen gehört dir.
prompt-over-you-shared = Du teilst dir den Sieg!
prompt-over-second = Das ist Platz zwei. Glückwunsch, { $winners }!
prompt-over-third = Das ist Platz drei. Glückwunsch, { $winners }!
prompt-over-fourth = Das ist Platz vier. Glückwunsch, { $winners }!
prompt-over-fifth = Das ist Platz fünf. Glückwunsch, { $winners }!
prompt-over-sixth = Das ist Platz sechs. Glückwunsch, { $winners }!
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
face-ready-how = Live: Alle bieten, wann sie wollen, und eine Uhr zählt für das höchste Gebot.
face-ready = Bereit
face-no-call = Noch kein Gebot
face-counted-0 = Wer bietet mehr?
face-counted-1 = Zum Ersten …
face-counted-2 = Zum Zweiten …
face-you-hold = Das höchste Gebot ist deins.
face-you-hold-too-much = Das höchste Gebot ist deins und mehr, als du hast: Gewinnt es, zahlst du 2.000 $ Strafe und bietest heute nicht mehr mit.
face-you-declined = Du hast „nicht zu diesem Preis“ gesagt und wartest auf das nächste Gebot.
face-not-your-turn = Du bist nicht dran. Ein Dauergebot kann für dich bieten.
face-too-dear = Höher kannst du nicht gehen.
face-best = Heute am besten für dich: { $town }, +{ $points }.
face-best-nothing = Keine Stadt in Reichweite bringt dir heute Punkte.
face-means = Du hast { $sum }.
face-own-sum = Eigene Summe
face-call = Bieten
face-overbid = Mehr, als du hast: Wer damit gewinnt, zahlt 2.000 $ Strafe und bietet heute nicht mehr mit.
face-decline = Nicht für { $price }
face-decline-first = Ich fange nicht an
face-drop-out = Aussteigen
face-joker = Joker …
face-joker-how = Du bekommst das Auto sofort und umsonst, und die Versteigerung ist vorbei. Dein Joker ist dann für immer weg.
face-play-joker = Joker spielen
face-standing = Dauergebot …
face-standing-limit = Dauergebot bis { $limit } …
face-standing-how = Das Haus bietet für dich in kleinsten Schritten bis zu deiner Grenze, solange diese Versteigerung dauert. Sonst sieht das niemand.
face-limit = Bis
face-stand = Abgeben
face-stand-down = Zurückziehen
face-sunday = Es ist Sonntag: Alle sind umsonst hierher gefahren.
face-nothing-to-play = Du hast keine Karte von { $town }. Alle werden gefragt, damit niemand sieht, wer eine hat.
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
face-holds = bietet
face-is-ready = bereit
face-declined = zu teuer
face-out = draußen
face-drives = fährt
face-count = Die Abrechnung
face-player = Name
face-points = Punkte
face-dollars-count = In Punkten
face-total = Gesamt
face-count-how = 1.000 Dollar zählen einen Punkt, 100 Dollar ein Zehntel; Joker zählen nichts.
face-no-road = keine Straße
face-best-day = am besten { $day }: { $points }
face-pile = Karten im Stapel: { $count }
face-ride-along = Du fährst mit: Wo das Auto hält, zählen auch deine Karten dieser Stadt.
face-drive-how = Ist der Koffer der Stadt noch zu, öffnest du ihn bei der Ankunft: Gewinn oder Verlust.
face-key-road = Dorthin führt heute eine Straße.
face-key-brings = So viel bringen deine Karten dort heute.
face-key-suitcase = Koffer noch zu: Wer hinfährt, gewinnt oder verliert etwas.
face-cash-one = Diese spielen
face-cash-both = Beide spielen
face-best-on = am besten { $day }
face-leaves = bleiben { $sum }
face-too-much = mehr, als du hast
face-out-today = Heute nicht mehr
face-out-today-how = Sagt zu jedem Preis des Tages „nicht zu diesem Preis“, bis du den Haken wegnimmst.
face-say-ready = „Bereit!“
face-say-call = „{ $sum }!“
face-say-wont-start = „Fangt ihr an.“
face-say-not-at-this-price = „Nicht zu diesem Preis.“
face-say-out = „Ohne mich.“
face-say-caught = „Äh … da fehlt mir was.“
face-say-joker = „Joker! Das Auto gehört mir.“
face-say-again = „Umsonst? Gern!“
face-say-lucky = „Was für ein Glück!“
face-say-leads = „Das Testament, bitte.“
face-sold = Verkauft!
face-place = Platz
face-count-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
face-count-money = für { $sum }
face-ended-points = Jemand hat 69 Punkte erreicht.
face-ended-empty-hand = Jemand hat die letzte Karte gespielt.
face-ended-days = 200 Tage sind vergangen.

## Hinweise fürs erste Spiel
lesson-welcome = Willkommen an Bord! Ihr teilt euch ein einziges Auto. Jeden Tag fährt jemand alle in eine andere Stadt; dort bringen deine Karten dieser Stadt Punkte. Wer am meisten hat, gewinnt, und Geld zählt mit.
lesson-cards = Jedes Ticket ist eine Stadt. Die Balken zeigen, was es an jedem Tag der Woche bringt: 7 Punkte am besten Tag einer Karte, dann täglich einen weniger. Neue ziehst du nicht.
lesson-call = Wer am meisten bietet, bezahlt den Notar und fährt. Auf der Karte siehst du, was dir jede Stadt heute brächte. 1.000 Dollar zählen am Ende einen Punkt: Zahl nicht mehr, als dir die Fahrt bringt.
lesson-joker = Dein Joker bringt dir das Auto sofort und umsonst, ein einziges Mal im Spiel. Nie am Dienstag, Freitag oder Sonntag. Am Ende zählt er nichts.
lesson-drive = Du sitzt am Steuer: Wähl eine Stadt, in die eine Straße führt. Das + zeigt, was deine Karten dort heute bringen. Aber dort können alle punkten!
lesson-ride = Heute sitzt jemand anderes am Steuer. Verloren ist nichts: Deine Karten der Stadt, in der ihr haltet, bringen auch dir Punkte.
lesson-cash = Angekommen! Spiel deine Karten dieser Stadt für das, was sie heute bringen, oder heb sie auf. Alle wählen verdeckt, auch wer keine hat.
lesson-double = Dienstag und Freitag zählen doppelt: Heute bringt jede Karte zweimal ihre Punkte. Koffer nicht, und Joker bleiben in der Tasche.
lesson-suitcase = Bei der Ankunft öffnet, wer fährt, den Koffer der Stadt, falls er noch da ist, und gewinnt oder verliert, was darin ist. Die Karte zeigt, welche noch zu sind.
lesson-sunday = Sonntag: keine Versteigerung. Die oberste Karte vom Stapel hat alle umsonst in ihre Stadt geschickt, und ein Koffer dort zählt für alle.
lesson-fine = Jemand hat das Auto ersteigert und konnte nicht zahlen: Das kostet 2.000 Dollar, und die Versteigerung wird ohne diese Person wiederholt. Zu viel zu bieten lohnt nur, wenn jemand noch höher geht.
lesson-end-near = Das Ende naht: Mit 69 Punkten oder der letzten Karte einer Hand ist das Spiel aus. Spiel deine besten Karten rechtzeitig; was auf der Hand bleibt, bringt nichts.
lesson-end = Maloneys Nachlass ist geregelt. Jetzt zählen 1.000 Dollar einen Punkt und 100 Dollar ein Zehntel; ein Joker zählt nichts.

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

## Kinds of decisions, by the names under which actions are saved
habit-ready = Bereit sein
habit-call = Einen Preis rufen
habit-not_at_this_price = Bei einem Preis nicht mitgehen
habit-drop_out = Aus der Versteigerung aussteigen
habit-play_joker = Den Joker spielen
habit-drive = In eine Stadt fahren
habit-cash = Karten zum Einlösen wählen
