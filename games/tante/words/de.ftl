# Was über La Tante à Héritage gesagt wird.

## Karten
card = { $colour } { $value }
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-gold = Gold
colour-violet = Violett
colour-slate = Schiefer
gifts = { $worth } ({ $cards })
gift-alone = { $worth }
gentleman-1 = Oberst Roquebrune
gentleman-2 = Doktor Valdès
gentleman-3 = Kapitän Le Goff
gentleman-4 = den Maler Anselme
gentleman-5 = den Bankier Osterwald
gentleman-6 = Professor Tilleul
gentleman-7 = den Geiger Marek
gentleman-8 = den Flieger Duvernois

## Ereignisse
event-colours-left = Nicht in diesem Spiel: { $colours }.
event-dealt = { $seat } bekommt { $count } verdeckte Karten.
 .seat = Du bekommst { $count } verdeckte Karten.
event-dealt-you = { $seat } bekommt { $cards }.
 .seat = Du bekommst { $cards }.
event-aunt-drawn = Ausgelost: { $aunt } ist die erste Tante Marie.
 .aunt = Ausgelost: Du bist die erste Tante Marie.
event-turned-up = { $aunt } deckt als Tante Marie { $cards } auf.
 .aunt = Du bist Tante Marie und deckst { $cards } auf.
event-met-colour = Dreimal die gleiche Farbe: Tante Marie trifft { $gentleman }. Kavaliere übrig: { $left }.
event-met-value = Dreimal der gleiche Wert: Tante Marie trifft { $gentleman }. Kavaliere übrig: { $left }.
event-exchanged = { $aunt } legt { $gave } hin und nimmt { $took }.
 .aunt = Du legst { $gave } hin und nimmst { $took }.
 .advice = Tausche { $gave } gegen { $took }.
event-kept = { $aunt } lässt die drei Karten, wie sie sind.
 .aunt = Du lässt die drei Karten, wie sie sind.
 .advice = Lass die drei Karten, wie sie sind.
event-bid-called = { $seat } bietet { $gifts }.
 .seat = Du bietest { $gifts }.
 .advice = Biete { $gifts }.
event-withdrew = { $seat } steigt aus.
 .seat = Du steigst aus.
 .advice = Steig aus.
event-outbid = { $seat } kann nicht höher gehen und ist draußen.
 .seat = Du kannst nicht höher gehen und bist draußen.
event-bought = { $seat } gibt { $gifts } und nimmt { $cards }.
 .seat = Du gibst { $gifts } und nimmst { $cards }.
event-nobody-bid = Niemand bietet: { $seat } muss die Karten nehmen oder eine Null abgeben.
 .seat = Niemand bietet: Du musst die Karten nehmen oder eine Null abgeben.
event-bought-out = { $seat } gibt { $card } ab und reicht die drei Karten weiter.
 .seat = Du gibst { $card } ab und reichst die drei Karten weiter.
 .advice = Gib { $card } ab.
event-took = { $seat } nimmt { $cards }.
 .seat = Du nimmst { $cards }.
 .advice = Nimm { $cards }.
event-aunt-took = Alle haben gepasst: { $aunt } bleibt auf { $cards } sitzen.
 .aunt = Alle haben gepasst: Du bleibst auf { $cards } sitzen.
event-married = Das Hochzeitsfoto liegt offen: Tante Marie heiratet!
event-stack-taken = Die letzten Karten sind vergeben. Tante Marie bleibt ledig und hinterlässt ein Vermögen.
event-counted = { $seat } hält { $sum }: { $base } für die Hand und { $bonus } für Sätze, macht { $total }.
 .seat = Du hältst { $sum }: { $base } für die Hand und { $bonus } für Sätze, macht { $total }.
event-won = { $winners } gewinnt mit { $total }.
event-won-shared = { $winners } teilen sich den Sieg mit { $total }.

## Ablehnungen
refusal-seat-count = La Tante à Héritage ist für drei bis fünf Personen.
refusal-no-exchange-now = Jetzt wird nicht getauscht.
refusal-only-the-aunt-exchanges = Nur Tante Marie darf jetzt eine Karte tauschen.
refusal-not-on-the-table = Diese Karte liegt nicht unter den dreien auf dem Tisch.
refusal-not-in-your-hand = Diese Karte hast du nicht.
refusal-no-auction-now = Gerade läuft keine Versteigerung.
refusal-aunt-does-not-bid = Tante Marie bietet nicht auf die eigenen Karten.
refusal-not-your-turn-to-bid = Du bist nicht mit Bieten an der Reihe.
refusal-you-withdrew = Du bist aus dieser Versteigerung ausgestiegen.
refusal-empty-bid = Ein Gebot braucht mindestens ein Geschenk.
refusal-not-your-gifts = Diese Geschenke hast du nicht.
refusal-bid-too-low = Dein Gebot muss höher sein als das letzte.
refusal-no-duty-now = Gerade muss niemand Karten nehmen.
refusal-not-your-duty = Es ist nicht an dir, diese Karten zu nehmen.
refusal-not-a-zero = Nur eine Karte mit dem Wert 0 hilft dir heraus.
refusal-no-such-zero = Diese Null hast du nicht.
refusal-game-over = Das Spiel ist aus.
refusal-no-clock = In diesem Spiel läuft keine Uhr.

## Optionen
option-couples = Variante Paare
about-couples = Gedacht für einen Tisch, an dem alle als Paare sitzen; wählen darf sie jede Runde. Ein Kavalier weniger besucht Tante Marie: Sie heiratet öfter, und Horten lohnt sich öfter.
option-couples-off = Nein
option-couples-on = Ein Kavalier weniger: Hochzeiten kommen früher
option-memory-aid = Gedächtnishilfe
about-memory-aid = Alle sehen, wer welche Karten nimmt. Die Seite kann sich das für dich merken oder es deinem Gedächtnis überlassen.
option-memory-aid-on = Zeigen, wer vor aller Augen welche Karten nahm
option-memory-aid-off = Alle müssen es sich merken

## Die Seite
blurb = Tante Marie ist reich, und mit Pralinen und Perlen wird um ihr Erbe geworben. Doch zu viel davon ist nichts wert, es sei denn, sie heiratet!
prompt-exchange-you = Du bist Tante Marie: Tausche eine Karte oder lass die drei liegen.
prompt-exchange = { $aunt } ist Tante Marie und darf eine Karte tauschen.
prompt-first-bid-you = Du bist dran: Biete Geschenke für die drei Karten oder steig aus.
prompt-bid-you = Du bist dran: Biete mehr als { $price } für die drei Karten oder steig aus.
prompt-bid = { $seat } darf bieten.
prompt-duty-you = Niemand will sie: Nimm die drei oder gib eine Null ab.
prompt-duty-must = Niemand will sie: Du musst die drei nehmen.
prompt-duty = { $seat } muss die Karten nehmen oder eine Null abgeben.
prompt-wedding = Tante Marie hat geheiratet. Glückwunsch, { $winners }!
prompt-inheritance = Tante Marie ist ledig geblieben. Glückwunsch, { $winners }!
prompt-wedding-won = Tante Marie hat geheiratet, und du gewinnst!
prompt-inheritance-won = Tante Marie ist ledig geblieben, und du gewinnst!
prompt-wedding-lost = Tante Marie hat geheiratet. Du landest auf Platz { $place }; Sieg für { $winners }.
prompt-inheritance-lost = Tante Marie ist ledig geblieben. Du landest auf Platz { $place }; Sieg für { $winners }.
face-salon = Tante Maries Salon
face-stack = Karten im Stapel: { $count }
face-round = Runde { $round } von { $rounds }
face-discarded = Abgegebene Nullen: { $cards }.
face-gentlemen = { $left ->
    [0] Die Hochzeit!
    [one] Noch ein Kavalier bis zur Hochzeit
   *[other] Noch { $left } Kavaliere bis zur Hochzeit
 }
face-three = Die drei Karten
face-price = { $seat } bietet { $gifts }
 .seat = Du bietest { $gifts }
face-no-bid = Noch kein Gebot
face-aunt-looks = { $aunt } betrachtet die Karten
face-unwanted = Niemand hat geboten: { $seat } ist dran
face-players = Mitspieler
face-aunt = Tante Marie
face-cards = Handkarten: { $count }
face-gifts-of = Geschenke
face-gifts = Geschenke: zusammen { $worth }
face-gift = Geschenk { $value }
face-bids = Gebot: { $worth }
face-out = draußen
face-seen = Gesehene Karten
face-desk = Dein Zug
face-exchange-how = Tippe eine der drei Karten und eine von dir an. Ein Herz zeigt, welche von dir zu einer Begegnung führen können.
face-exchange = Tauschen
face-keep = Liegen lassen
face-preview-meeting = Tante Marie trifft { $gentleman }!
face-preview-wedding = Tante Marie heiratet, und das Spiel ist aus!
face-preview-none = Keine Begegnung.
face-bid = Bieten
face-ready = Dein Gebot liegt bereit:
face-raise = { $gifts } bieten
face-withdraw = Aussteigen
face-take = Die drei nehmen
face-buy-out = { $card } abgeben
face-hand = Hand
face-if-married = Heiratet sie
face-if-single = Bleibt sie ledig
face-sorting = Reihenfolge der Karten
face-by-colour = nach Farbe
face-by-value = nach Wert
face-count-wedding = Hochzeitswertung
face-count-inheritance = Erbschaftswertung
face-player = Name
face-base = Für die Hand
face-sets = Sätze
face-total = Gesamt
face-set-colour = { $count } × { $colour }: +{ $bonus }
face-set-value = { $count } Karten mit { $value }: +{ $bonus }
face-preview-worth = Deine Hand ist dann wert:
face-now = jetzt
face-with-three = mit diesen
face-sum-of-hand = Hand
face-points-from = { $base } für die Hand, { $bonus } für Sätze
face-why-married = Jeder Punkt zählt.
face-why-too-much = { $sum } ist mehr als { $limit }.
face-why-too-little = { $sum } ist nicht mehr als { $floor }.
face-why-between = { $sum } − { $floor }
face-say-exchanged = „{ $card } ist mir lieber.“
face-say-kept = „Die bleiben.“
face-say-bid = „{ $worth ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
    [13] Dreizehn
    [14] Vierzehn
    [15] Fünfzehn
    [16] Sechzehn
    [17] Siebzehn
    [18] Achtzehn
    [19] Neunzehn
    [20] Zwanzig
    [21] Einundzwanzig
    [22] Zweiundzwanzig
    [23] Dreiundzwanzig
    [24] Vierundzwanzig
    [25] Fünfundzwanzig
    [26] Sechsundzwanzig
    [27] Siebenundzwanzig
    [28] Achtundzwanzig
    [29] Neunundzwanzig
    [30] Dreißig
    [31] Einunddreißig
    [32] Zweiunddreißig
    [33] Dreiunddreißig
    [34] Vierunddreißig
    [35] Fünfunddreißig
    [36] Sechsunddreißig
    [37] Siebenunddreißig
    [38] Achtunddreißig
    [39] Neununddreißig
    [40] Vierzig
   *[other] { $worth }
 }!“
face-say-withdrew = „Ohne mich.“
face-say-outbid = „Da muss ich passen.“
face-say-bought = „Verkauft – für { $worth } an mich!“
face-say-nobody = „Niemand? Oje …“
face-say-bought-out = „Nicht mit mir!“
face-say-took = „Wenn es sein muss …“
face-say-aunt-took = „Dann bleiben sie bei mir.“

## Hinweise fürs erste Spiel
lesson-welcome = Willkommen in Tante Maries Salon! In jeder Runde bekommt diese drei Karten ihres Erbes, wer dafür am meisten Geschenke bietet. Was deine Hand am Ende zählt, hängt davon ab, ob sie dann verheiratet ist.
lesson-hand = Das ist deine Hand auf der Waage. Solange Tante Marie ledig ist, bringen nur 31 bis 50 Punkte: 50 am meisten, 51 gar nichts mehr. Heiratet sie, zählt jeder Punkt.
lesson-aunt = In dieser Runde bist du Tante Marie: Du darfst eine deiner Karten gegen eine der drei tauschen und bietest nicht mit. Drei gleiche Farben oder Werte bringen eine Begegnung; ein Herz zeigt, welche Karten das können.
lesson-meeting = Drei Karten gleicher Farbe oder gleichen Werts: Tante Marie ist einem Kavalier begegnet. Hat der letzte seinen Rahmen verlassen, heiratet sie, und das Spiel ist sofort aus. Wer viel hat, hofft darauf; wer nahe an 50 ist, nicht.
lesson-bid = Tippe Geschenke an, die mehr wert sind als das letzte Gebot, oder steig aus. Nur wer die Karten bekommt, zahlt. Sieh zuerst auf die Waage: Manchmal ist es besser, die drei nicht zu haben.
lesson-duty = Niemand will die drei Karten, also muss jemand sie nehmen, angefangen links von Tante Marie. Mit einer Karte vom Wert 0 kommst du davon, und die nächste Person hat dieselbe Wahl.
lesson-greedy = Deine Hand ist mehr als 50 wert: Bleibt Tante Marie ledig, zählen nur deine Sätze. Such also als Tante Marie nach Trios, oder tausche eine hohe Karte gegen eine niedrige.
lesson-sets = Du hast einen Satz: vier oder mehr Karten gleicher Farbe oder gleichen Werts. Vier bringen 1 Punkt, jede weitere 2 mehr, was deine Hand auch wert ist. Eine Karte zählt nur in einem Satz.
lesson-bells = Höchstens zwei Kavaliere sind noch da: noch ein, zwei Trios, und die Hochzeitsglocken läuten. Dann zählt die ganze Hand, auch über 50. Überleg dir, wem das nützt.
lesson-last-round = Der Stapel ist leer: Diese drei Karten sind die letzten. Sind sie genommen, ist das Spiel aus, und übrige Geschenke zählen nichts. Biete also großzügig, wenn sie dir helfen.
lesson-wedding = Tante Marie hat geheiratet: Deine ganze Hand zählt, und Sätze bringen ihren Bonus. Die Wertung sagt bei jeder Zeile, woher sie kommt.
lesson-inheritance = Tante Marie ist ledig geblieben: Eine Hand von 31 bis 50 bringt, was über 30 liegt, jede andere nichts; Sätze bringen ihren Bonus.

## Worauf der starke Bot achtet, für seine Tipps.
figure-left = wie viel vom Spiel noch übrig ist
figure-wedding = wie wahrscheinlich eine Hochzeit ist
figure-value = was deine Hand insgesamt verspricht
figure-married = was deine Hand zählt, wenn sie heiratet
figure-single = was deine Hand zählt, wenn sie nicht heiratet
figure-sum = die Summe deiner Karten
figure-excess = um wie viel deine Karten über 50 liegen
figure-near = wie nahe deine Karten an 50 kommen
figure-bonus = dein Bonus für Sätze
figure-zeros = deine Karten mit dem Wert 0
figure-gifts = deine Geschenke
figure-gift-share = dein Anteil an allen Geschenken
figure-cards = wie viele Karten du hast
figure-to-aunt = wann du Tante Marie sein wirst
figure-ones = deine kleinsten Geschenke

## Kinds of decisions, by the names under which actions are saved
habit-exchange = Eine Karte tauschen
habit-keep = Die Karten liegen lassen
habit-bid = Geschenke bieten
habit-withdraw = Aus der Versteigerung aussteigen
habit-take = Die ungewollten Karten nehmen
habit-buy_out = Eine Null abgeben
