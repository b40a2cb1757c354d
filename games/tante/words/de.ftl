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
event-dealt-you = { $seat } bekommt { $cards }.
event-aunt-drawn = Das Los macht { $aunt } zur ersten Tante Marie.
event-turned-up = { $aunt } deckt als Tante Marie { $cards } auf.
event-met-colour = Dreimal die gleiche Farbe: Tante Marie trifft { $gentleman }. Kavaliere übrig: { $left }.
event-met-value = Dreimal der gleiche Wert: Tante Marie trifft { $gentleman }. Kavaliere übrig: { $left }.
event-exchanged = { $aunt } legt { $gave } hin und nimmt { $took }.
event-kept = { $aunt } lässt die drei Karten, wie sie sind.
event-bid-called = { $seat } bietet { $gifts }.
event-withdrew = { $seat } steigt aus.
event-outbid = { $seat } kann nicht höher gehen und ist draußen.
event-bought = { $seat } gibt { $gifts } und nimmt { $cards }.
event-nobody-bid = Niemand bietet: { $seat } muss die Karten nehmen oder sich von einer Null trennen.
event-bought-out = { $seat } trennt sich von { $card } und reicht die Karten weiter.
event-took = { $seat } muss { $cards } nehmen.
event-aunt-took = Alle haben gepasst: { $aunt } bleibt auf { $cards } sitzen.
event-married = Das Hochzeitsfoto liegt offen: Tante Marie heiratet!
event-stack-taken = Die letzten Karten sind vergeben. Tante Marie bleibt ledig und hinterlässt ein Vermögen.
event-counted = { $seat } hält { $sum }: { $base } für die Hand und { $bonus } für Sätze macht { $total }.
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
about-couples = Ein Kavalier weniger besucht Tante Marie: Sie heiratet öfter, und Horten lohnt sich öfter.
option-couples-off = Nein
option-couples-on = Ein Kavalier weniger: Hochzeiten kommen früher
option-memory-aid = Gedächtnishilfe
about-memory-aid = Alle sehen, wer welche Karten nimmt. Die Seite kann sich das für dich merken oder es deinem Gedächtnis überlassen.
option-memory-aid-on = Zeigen, welche Karten alle jemanden nehmen sahen
option-memory-aid-off = Alle müssen es sich merken

## Die Seite
blurb = Tante Marie ist reich, und mit Pralinen und Perlen wird um ihr Erbe geworben. Doch zu viel davon ist nichts wert, es sei denn, sie heiratet!
prompt-exchange-you = Du bist Tante Marie: Tausche eine der drei Karten gegen eine von dir oder lass sie liegen.
prompt-exchange = { $aunt } ist Tante Marie und darf eine Karte tauschen.
prompt-first-bid-you = Du bist dran: Biete Geschenke für die drei Karten oder steige aus.
prompt-bid-you = Du bist dran: Biete mehr als { $price } für die drei Karten oder steige aus.
prompt-bid = { $seat } ist mit Bieten dran.
prompt-duty-you = Niemand wollte sie: Nimm die drei Karten oder trenne dich von einer Null.
prompt-duty = { $seat } muss die Karten nehmen oder sich von einer Null trennen.
prompt-wedding = Tante Marie hat geheiratet. Glückwunsch, { $winners }!
prompt-inheritance = Tante Marie ist ledig geblieben. Glückwunsch, { $winners }!
face-salon = Tante Maries Salon
face-stack = Karten im Stapel: { $count }
face-round = Runde { $round } von höchstens { $rounds }
face-discarded = Abgelegte Nullen: { $cards }.
face-gentlemen = Kavaliere bis zur Hochzeit: { $left }
face-three = Die drei Karten
face-price = { $seat } bietet { $gifts }
face-no-bid = Noch kein Gebot
face-aunt-looks = { $aunt } betrachtet die Karten
face-unwanted = Niemand hat geboten: { $seat } ist dran
face-players = Mitspieler
face-aunt = Tante Marie
face-cards = Handkarten: { $count }
face-gifts-of = Geschenke
face-gifts = Geschenke: zusammen { $worth }
face-gift = Geschenk { $value }
face-bids = bietet { $worth }
face-out = draußen
face-seen = Gesehene Karten
face-desk = Dein Zug
face-exchange-how = Tippe eine der drei Karten und eine von dir an. Ein Herz zeigt, welche zu einer Begegnung führen können.
face-exchange = Tauschen
face-keep = Liegen lassen
face-preview-meeting = Mit diesem Tausch begegnet Tante Marie einem Kavalier.
face-preview-wedding = Mit diesem Tausch heiratet Tante Marie, und das Spiel ist aus!
face-preview-none = Dieser Tausch führt zu keiner Begegnung.
face-bid = Bieten
face-ready = Gebot bereitgelegt:
face-raise = { $gifts } bieten
face-withdraw = Aussteigen
face-take = Die drei Karten nehmen
face-buy-out = { $card } abgeben
face-hand = Hand
face-if-married = Verheiratet: { $sum } + { $bonus } = { $total }
face-if-single = Ledig: { $sum } → { $base } + { $bonus } = { $total }
face-sorting = Reihenfolge der Karten
face-by-colour = nach Farbe
face-by-value = nach Wert
face-count-wedding = Hochzeitswertung
face-count-inheritance = Erbschaftswertung
face-player = Name
face-sum = Summe
face-base = Zählt
face-sets = Sätze
face-total = Gesamt
face-set-colour = { $count } × { $colour }: +{ $bonus }
face-set-value = { $count } Karten mit { $value }: +{ $bonus }

## Hinweise fürs erste Spiel
lesson-welcome = Willkommen in Tante Maries Salon! In jeder Runde bekommt drei Karten ihres Erbes, wer dafür am meisten Geschenke bietet. Was deine Hand am Ende zählt, hängt davon ab, ob sie bis dahin geheiratet hat.
lesson-hand = Bei deiner Hand liest du, was sie jetzt zählt. Solange Tante Marie ledig ist, bringt nur eine Summe von 31 bis 50 Punkte: genau 50 am meisten, 51 gar nichts mehr. Heiratet sie, zählt jeder Punkt.
lesson-aunt = In dieser Runde bist du Tante Marie. Du darfst eine deiner Karten gegen eine der drei tauschen oder sie liegen lassen; du bietest nicht mit, und die Geschenke sind nicht für dich. Drei gleiche Farben oder Werte bringen eine Begegnung: Ein Herz zeigt, welche Karten dazu führen können.
lesson-meeting = Drei Karten gleicher Farbe oder gleichen Werts: Tante Marie ist einem Kavalier begegnet. Hat der letzte den Stapel verlassen, heiratet sie, und das Spiel ist sofort aus. Wer viel auf der Hand hat, hofft darauf; wer nahe an 50 ist, nicht.
lesson-bid = Biete Geschenke für die drei Karten, mehr wert als das letzte Gebot, oder steige aus. Wer die Karten bekommt, zahlt mit den Geschenken dieses Gebots; sonst zahlt niemand. Sieh dir zuerst an, was die drei aus deiner Hand machen: Manchmal ist es besser, sie nicht zu haben.
lesson-duty = Niemand hat für die drei Karten geboten, also muss jemand sie nehmen, angefangen links von Tante Marie. Mit einer Karte vom Wert 0 kommst du davon: Sie ist dann aus dem Spiel, und die nächste Person hat dieselbe Wahl.
lesson-greedy = Deine Hand ist mehr als 50 wert: Bleibt Tante Marie ledig, zählen nur deine Sätze. Such also, wenn du Tante Marie bist, nach Trios, die zur Hochzeit führen, oder tausche eine hohe Karte gegen eine niedrige.
lesson-sets = Du hast einen Satz: vier oder mehr Karten gleicher Farbe oder gleichen Werts. Er bringt eine Prämie, was deine Hand auch wert ist: 1 Punkt für vier Karten, 2 mehr für jede weitere. Eine Karte zählt nur in einem Satz; die beste Aufteilung wird für dich gefunden.
lesson-bells = Höchstens zwei Kavaliere sind noch da: noch ein, zwei Trios, und die Hochzeitsglocken läuten. Dann zählt die ganze Hand, auch über 50. Überleg dir, wem das nützt.
lesson-last-round = Der Stapel ist leer: Diese drei Karten sind die letzten. Hat jemand sie genommen, ist das Spiel aus, und übrige Geschenke zählen nichts. Biete also großzügig, wenn sie dir helfen, und überlass sie anderen, wenn nicht.
lesson-wedding = Tante Marie hat geheiratet: Deine ganze Hand zählt, und Sätze bringen ihre Prämie. Die drei Karten auf dem Tisch gehören niemandem. Die Wertung zeigt Zeile für Zeile, wer am meisten hat.
lesson-inheritance = Tante Marie ist ledig geblieben: Eine Hand von 31 bis 50 bringt, was über 30 liegt, jede andere nichts, und Sätze bringen ihre Prämie. Die Wertung zeigt Zeile für Zeile, wer am meisten hat.

## Worauf der starke Bot achtet, für seine Tipps.
figure-left = wie viel vom Spiel noch übrig ist
figure-wedding = wie wahrscheinlich eine Hochzeit ist
figure-value = was deine Hand insgesamt verspricht
figure-married = was deine Hand zählt, wenn sie heiratet
figure-single = was deine Hand zählt, wenn sie nicht heiratet
figure-sum = die Summe deiner Karten
figure-excess = um wie viel deine Karten über 50 liegen
figure-near = wie nahe deine Karten an 50 kommen
figure-bonus = dein Bonus für gleiche Karten
figure-zeros = deine Karten mit dem Wert 0
figure-gifts = deine Geschenke
figure-gift-share = dein Anteil an allen Geschenken
figure-cards = wie viele Karten du hast
figure-to-aunt = wann du Tante Marie sein wirst
figure-ones = deine kleinsten Geschenke
