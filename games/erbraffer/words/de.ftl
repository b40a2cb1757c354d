# Was über Die Erbraffer gesagt wird. Alles Geld zählt in Tausendern.

## Personen: Geburtsnamen, in allen Sprachen gleich
person-A1 = Théodore Aubry
person-A2 = Clémence Vernier
person-B1 = Gottfried Brandt
person-B2 = Wilhelmine Kessler
person-C1 = Barnaby Cole
person-C2 = Charlotte Finch
person-a1 = Jules Aubry
person-a2 = Léontine Aubry
person-ax = Hippolyte Aubry
person-b1 = Mathilde Brandt
person-b2 = Friedrich Brandt
person-bx = Adelheid Brandt
person-c1 = Harriet Cole
person-c2 = Edmund Cole
person-cx = Phineas Cole
person-o1 = Gaston Ferrand
person-o2 = Rosalind Gray
person-d1 = Camille Aubry
person-d2 = Lucien Aubry
person-e1 = Otto Brandt
person-e2 = Klara Brandt
person-ex = Emil Brandt
person-f1 = Armand Ferrand
person-fx = Eugénie Ferrand
person-g1 = Florence Cole
person-gx = Winifred Cole
person-h1 = Erich Brandt
person-h2 = Liselotte Brandt
person-hx = Gertrud Brandt
person-i1 = Madeleine Aubry
person-i2 = René Aubry
person-ix = Marcel Aubry
person-j1 = Yvonne Ferrand
person-j2 = Roger Ferrand
person-jx = Odette Ferrand
person-o3 = Arthur Holt
person-o4 = Dorothy Lane
person-k1 = Jürgen Brandt
person-k2 = Monika Brandt
person-l1 = Brigitte Aubry
person-l2 = Alain Aubry
person-lx = Guy Aubry
person-m1 = Susan Holt
person-mx = Kenneth Holt
person-n1 = Michel Ferrand
person-nx = Solange Ferrand
person-p1 = Stefan Brandt
person-p2 = Julia Brandt
person-q1 = Nicolas Ferrand
person-q2 = Sandrine Ferrand
person-r1 = Kevin Aubry
person-r2 = Emily Aubry

## Erbstücke (alle weiblich oder sächlich, damit Nominativ und Akkusativ gleich lauten)
heirloom-jug = die Kanne
heirloom-violin = die Geige
heirloom-clock = die Standuhr
heirloom-necklace = die Halskette
heirloom-painting = das Gemälde
heirloom-porcelain = die Porzellanvase

## Karten
card-with-hourglass = { $card } ⌛
card-tax = Das Finanzamt klopft an −{ $amount }
card-factory = Kalte Schlote −{ $amount }
card-income = Geldsegen +{ $amount }
card-riches = Taschengeld +{ $amount }
card-luck = Doppelter Segen +{ $amount }
card-quarrel = Vor dem Richter −{ $amount }
card-wedding-present = Hochzeitsglocken +{ $amount }
card-bomb = Der leere Tresor
card-gambling-debt = Eine Nacht am Kartentisch
card-marvellous = Goldenes Händchen
card-brotherly-love = Halbe-halbe
card-black-sheep = Die verlorene Wette
card-small-presents = Tausch unter Verwandten
card-new-will = Das Testament in der Schublade
card-shake-up = Frühjahrsputz
text-tax = Ein höflicher Herr mit einem dicken Buch: Jemand zahlt { $amount } an die Bank.
text-factory = Im Werk raucht nichts mehr: Jemand zahlt { $amount } an die Bank.
text-income = Das Schiff, an das keiner mehr glaubte, ist heimgekehrt: Jemand erhält { $amount } von der Bank.
text-riches = Etwas für die kleinen Freuden: Jemand erhält { $amount } von der Bank.
text-luck = Das Glück lächelt zweimal: Zwei, die nicht miteinander verheiratet sind, erhalten je { $amount }.
text-quarrel = Nur die Anwälte gewinnen: Zwei, die nicht miteinander verheiratet sind, verlieren je { $amount }.
text-wedding-present = Das ganze Dorf hat gesammelt: Alle Lebenden in rechteckigem Rahmen erhalten { $amount }.
text-bomb = Die Tür steht offen, die Fächer sind leer: Jemand verliert alles Bargeld.
text-gambling-debt = Das letzte Blatt war doch nicht so gut: Jemand verliert die Hälfte des Bargelds.
text-marvellous = Alles, was man anfasst: Jemandes Bargeld wird verdoppelt.
text-brotherly-love = Einmal im Jahr ist Blut dicker als Geld: Jemand gibt die Hälfte des Bargelds einem Bruder oder einer Schwester.
text-black-sheep = Versprochen ist versprochen: Jemand gibt ein Erbstück an jemand anderen in rechteckigem Rahmen.
text-small-presents = So recht zufrieden war niemand: Zwei Erbstücke von zwei Leuten wechseln die Plätze.
text-new-will = Nur in einem Generationswechsel: Teile den Nachlass neu, das Bargeld beliebig unter allen Kindern.
text-shake-up = Alle werfen ihre Hand weg und ziehen eine neue; dann bist du noch einmal am Zug.

## Ereignisse
bequest = { $cash } für { $to }
bequest-heirlooms = { $heirlooms } für { $to }
bequest-both = { $cash } plus { $heirlooms } für { $to }
event-dealt = { $seat } bekommt { $count } verdeckte Karten.
event-dealt-you = { $seat } erhält { $cards }.
event-portraits-dealt = { $seat } bekommt { $count ->
    [one] ein geheimes Porträt
   *[other] { $count } geheime Porträts
}.
event-portraits-dealt-you = { $seat } spielt heimlich für { $heirs }.
event-benefactors-dealt = { $seat } bekommt { $count } geheime Wohltäterkarten.
event-benefactors-dealt-you = { $seat } zählt heimlich auf { $benefactors }.
event-first-drawn = Das Los fällt auf { $seat }: Hier beginnt das Spiel.
event-played = { $seat } spielt „{ $card }“.
event-gained = { $person } bekommt { $amount } von der Bank.
event-lost = { $person } zahlt { $amount } an die Bank.
event-half-given = { $from } gibt { $amount } an { $to }.
event-heirloom-given = { $from } überlässt { $heirloom } an { $to }.
event-heirlooms-swapped = { $one } hat jetzt { $first }, und { $other } hat { $second }.
event-hand-thrown = { $seat } wirft die Hand weg: { $cards }.
event-threw-away = { $seat } wirft weg: { $cards }.
event-drew = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drew-you = { $seat } zieht { $cards }.
event-reshuffled = Die Ablage wird gemischt: { $count } Karten sind der neue Stapel.
event-another-turn = { $seat } ist noch einmal am Zug.
event-hourglass-moved = { $seat } rückt die Sanduhr auf { $year }.
event-will-placed = { $seat } lässt { $person } sterben; der Nachlass ist eingefroren.
event-change-began = { $year }: Eine Generation macht der nächsten Platz, und ihr Nachlass wird geteilt.
event-settled-at-once = { $couple } hinterlassen nichts.
event-settled-at-once-to = { $couple } hinterlassen kein Bargeld; { $to } erbt { $heirlooms }.
event-divided = { $seat } teilt, was { $couple } hinterlassen: { $shares }.
event-new-will-found = { $seat } findet ein neues Testament von { $couple }: { $shares }.
event-let-stand = { $seat } lässt diese Teilung gelten.
event-let-all-stand = { $seat } spielt in diesem Generationswechsel kein neues Testament mehr.
event-time-up = Die Zeit ist um.
event-settled = Das Testament von { $couple } gilt.
event-benefactor-paid = { $benefactor } hinterlässt { $each }: für { $holders }.
event-benefactor-paid-shared = { $benefactor } hinterlässt je { $each } für { $holders }.
event-benefactor-paid-shared-rest = { $benefactor } hinterlässt je { $each } für { $holders }; die Bank behält { $bank }.
event-benefactor-paid-nobody = Niemand hält eine Karte von { $benefactor }: Die Bank bekommt { $bank }.
event-generation-began = Nun lebt die Generation von { $year }.
event-last-round-began = Die letzte Runde: Alle sind noch einmal am Zug, { $last } zuallerletzt.
event-turns-ran-out = Nach { $turns } Zügen mag niemand mehr warten: unentschieden, geteilt von allen.
event-counted = { $seat } zeigt { $heirs }: { $cash } in bar, { $heirlooms } in Erbstücken und { $benefactors } von Wohltätern macht { $total }.
event-won = { $winners } gewinnt mit { $total }.
event-won-shared = { $winners } teilen sich den Sieg mit { $total }.
event-trial-ended = Das Probespiel endet hier. Jetzt wisst ihr, wie es geht!

## Ablehnungen
refusal-seat-count = Die Erbraffer ist für zwei bis sechs Personen.
refusal-no-turn-now = Jetzt werden keine Karten gespielt oder weggeworfen.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-in-your-hand = Diese Karte hast du nicht.
refusal-nothing-thrown = Wirf mindestens eine Karte weg.
refusal-only-in-a-change = Ein neues Testament findet sich nur in einem Generationswechsel.
refusal-other-targets = Diese Karte wird auf andere Weise gespielt.
refusal-not-alive = Nur wer zur jetzigen Generation gehört, ist betroffen.
refusal-dead = Dieser Nachlass ist durch ein Testament eingefroren.
refusal-same-person = Bitte zwei verschiedene Personen.
refusal-married-to-each-other = Diese beiden sind miteinander verheiratet.
refusal-no-siblings = Diese beiden sind keine Geschwister.
refusal-not-half = Das ist nicht die Hälfte des Bargelds.
refusal-not-to-a-benefactor = Ein Wohltäter kann kein Erbstück bekommen.
refusal-holds-it-already = Hier liegt das Erbstück schon.
refusal-not-two-heirlooms = Genau zwei Erbstücke wechseln die Plätze.
refusal-same-holder = Beide Erbstücke gehören derselben Person.
refusal-nobody-dies-now = Jetzt stirbt niemand.
refusal-not-your-dead = Wer die Sanduhr gerückt hat, entscheidet, wer stirbt.
refusal-no-division-now = Jetzt ist kein Nachlass zu teilen.
refusal-not-your-division = Du bist nicht mit Teilen an der Reihe.
refusal-not-to-be-settled = Das ist kein Paar, dessen Nachlass noch zu teilen ist.
refusal-other-sum = Die Anteile ergeben nicht das Bargeld des Nachlasses.
refusal-other-heirlooms = Jedes Erbstück des Nachlasses, und kein anderes, geht an eines der Kinder.
refusal-heirloom-to-a-benefactor = Nur verheiratete Kinder erben Erbstücke.
refusal-unequal-shares = Die verheirateten Kinder bekommen gleich viel; eines davon bekommt den ganzen Rest.
refusal-nothing-to-answer = Jetzt gibt es keine Teilung zu beantworten.
refusal-other-division = Die Teilung hat sich inzwischen geändert; sieh sie dir noch einmal an.
refusal-you-answered = Du hast diese Teilung schon gelten lassen.
refusal-no-new-will = Du hast kein neues Testament.
refusal-game-over = Das Spiel ist aus.
refusal-no-clock = Jetzt schlägt keine Uhr.

## Optionen
option-trial = Probespiel
option-trial-off = Nein
option-trial-on = Nach dem ersten Generationswechsel aufhören
option-clock = Bedenkzeit nach einer Teilung
option-clock-off = So lange es dauert
option-clock-15 = 15 Sekunden
option-clock-30 = 30 Sekunden
option-clock-60 = 60 Sekunden
