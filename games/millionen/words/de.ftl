# Was über Millionen Poker gesagt wird.

## Karten
card-socialite = Salonlöwe { $value }
card-dandy = Dandy
card-pickpocket = Taschendieb { $value }
card-cheat = Falschspieler
card-revolver = Revolver
card-suitcase = Koffer

## Ereignisse
event-dealt = { $seat } bekommt { $count } verdeckte Karten.
event-dealt-you = { $seat } bekommt { $cards }.
event-first-drawn = Das Los bestimmt { $seat } zum Beginnen.
event-drew = { $seat } zieht eine Karte.
event-drew-you = { $seat } zieht: { $card }.
event-shuffled = Der Stapel ist leer: Die Ablage wird gemischt. Karten im neuen Stapel: { $count }.
event-discarded = { $seat } wirft ab: { $card }.
event-suitcase-laid = { $seat } legt einen Koffer aus. Ausliegende Koffer: { $count }.
event-attacked = { $seat } schickt { $card } gegen { $whom }.
event-repelled = { $seat } wehrt { $pickpocket } ab: { $card }.
event-turned-round = { $seat } spielt einen Revolver: { $pickpocket } wendet sich gegen { $whom }.
event-stolen = { $from } gibt nach: { $pickpocket } trägt einen Koffer für { $to } davon.
event-began-to-wait = { $seat } gibt nach und hat keinen Koffer: { $pickpocket } wartet dort für { $boss }.
event-passed-on = { $from } ist bedroht: Der Koffer geht weiter an { $to }, und { $pickpocket } wartet nicht länger.
event-came-back = Der Koffer ist wieder bei { $seat } angekommen und bleibt dort.
event-sixth-discarded = { $seat } hat schon fünf Koffer: Der sechste wird abgeworfen.
event-chased-off = { $seat } vertreibt { $pickpocket } (Auftraggeber: { $boss }): { $card }.
event-cheated = { $seat } schickt einen Falschspieler zu { $whom } und zieht eine verdeckte Karte.
event-cheated-you = { $seat } schickt einen Falschspieler zu { $whom } und zieht: { $card }.
event-won = { $seat } legt einen Dandy neben fünf Koffer und gewinnt!
event-nobody-won = { $turns } Züge sind gespielt: Niemand gewinnt.

## Ablehnungen
refusal-seat-count = Millionen Poker ist für drei bis sechs Personen.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-in-your-hand = Diese Karte hast du nicht auf der Hand.
refusal-no-suitcase = Du hast keinen Koffer auf der Hand.
refusal-five-already = Vor dir liegen fünf Koffer: Mehr werden es nicht.
refusal-threatened = Solange ein Taschendieb vor dir wartet, darfst du keinen Koffer auslegen.
refusal-not-a-pickpocket = Nur ein Taschendieb greift an.
refusal-no-such-opponent = Ein Angriff gilt jemand anderem am Tisch.
refusal-answer-first = Erst muss auf den Angriff geantwortet werden.
refusal-nothing-to-answer = Gerade wird niemand angegriffen.
refusal-not-yours-to-answer = Es ist nicht an dir, auf diesen Angriff zu antworten.
refusal-cannot-repel = Nur ein Salonlöwe oder ein Dandy wehrt einen Taschendieb ab.
refusal-too-weak-to-repel = Diese Karte ist zu schwach für diesen Taschendieb.
refusal-no-revolver = Du hast keinen Revolver auf der Hand.
refusal-not-waiting = So ein Taschendieb wartet nicht vor dir.
refusal-cannot-chase = Nur ein Salonlöwe oder ein Dandy vertreibt einen wartenden Taschendieb.
refusal-too-weak-to-chase = Diese Karte ist zu schwach für den wartenden Taschendieb.
refusal-no-cheat = Du hast keinen Falschspieler auf der Hand.
refusal-nobody-to-cheat = Ein Falschspieler wird vor jemand anderen gelegt, der Karten hat.
refusal-no-clock = In diesem Spiel läuft keine Uhr.
refusal-no-dandy = Du hast keinen Dandy auf der Hand.
refusal-not-five-yet = Der Dandy kommt erst, wenn fünf Koffer vor dir liegen.
refusal-game-over = Die Partie ist zu Ende.

## Die Seite
blurb = Fünf volle Koffer und ein Dandy, der mit ihnen davonspaziert: angreifen, zurückschießen und auf die Taschendiebe achten, die auf ihre Stunde warten.
prompt-turn-you = Du bist dran: Wähle eine Karte und dann, wohin sie geht.
prompt-turn = { $seat } ist dran.
prompt-answer-you = { $boss } schickt dir { $pickpocket }: Was antwortest du?
prompt-answer = { $boss } schickt { $pickpocket } gegen { $seat }; die Antwort steht aus.
prompt-won = { $seat } gewinnt mit fünf Koffern und einem Dandy. Glückwunsch!
prompt-draw = Niemand gewinnt.
face-players = Mitspieler
face-baize = Der Spieltisch
face-stack = Karten im Stapel: { $count }
face-discards = Ablage: { $count }
face-turns = Zug { $turn }
face-cards = Handkarten: { $count }
face-suitcases = Koffer: { $count } von 5
face-attack = geschickt von { $boss }
face-waits = { $pickpocket } wartet für { $boss }
face-known = Aus deiner Hand gezogen: { $cards }
face-desk = Dein Zug
face-hand = Hand
face-turn-how = Tippe eine Karte an und dann jemanden oder einen Knopf.
face-lay-dandy = Dandy auslegen und gewinnen
face-lay-suitcase = Koffer vor dir auslegen
face-discard = Ablegen
face-chase-off = { $pickpocket } verjagen
face-repel = Abwehren mit { $card }
face-shoot = Revolver: gegen { $boss } wenden
face-give-in = Nachgeben: Ein Koffer geht an { $boss }
face-give-in-empty = Nachgeben: Er wartet hier für { $boss }
face-preview-steal = Nimmt { $seat } einen Koffer, falls keine { $value } gestoppt wird
face-preview-wait = Wartet dann vor { $seat }, falls keine { $value } gestoppt wird
face-preview-pass-on = Ein Koffer von { $seat } geht weiter an { $boss } und hebt eine Drohung auf, falls keine { $value } gestoppt wird
face-preview-cheat = Zieht eine zufällige Karte aus der Hand von { $seat }

## Hinweise fürs erste Spiel
lesson-welcome = Willkommen! Fünf Koffer vor dir und ein Dandy daneben: So gewinnst du. Deine sechs Karten sind geheim; in jedem Zug spielst du eine davon und ziehst sofort eine neue.
lesson-turn = In deinem Zug spielst du genau eine Karte. Tippe sie an, dann siehst du, wohin sie gehen kann. Passt dir nichts, leg eine ab: Die nächste ist vielleicht besser.
lesson-suitcase = Du hast einen Koffer auf der Hand. Leg ihn vor dir aus: Fünf davon brauchst du. Dort sehen ihn allerdings alle, und ein Taschendieb kann ihn davontragen.
lesson-attack = Ein Taschendieb stiehlt: Schick ihn gegen jemanden, vor dem Koffer liegen. Je höher sein Wert, desto schwerer ist er abzuwehren. Gibt dein Opfer nach, gehört ein Koffer dir.
lesson-dandy = Heb deinen Dandy auf: Neben fünf Koffer gelegt, in einem eigenen Zug, gewinnt er dir das Spiel. Als 10 wehrt er auch jeden Taschendieb ab, doch dann ist er weg.
lesson-cheat = Ein Falschspieler zieht zufällig eine Karte aus einer fremden Hand, und niemand kann das verhindern. Du behältst sie, statt vom Stapel zu ziehen. Vielleicht ist es gerade der Dandy, der dort auf seinen Auftritt wartete.
lesson-attacked = Du wirst angegriffen. Ein Salonlöwe, der mindestens so hoch ist wie der Taschendieb, wehrt ihn ab, und ein Revolver wendet ihn gegen den, der ihn geschickt hat; oder du gibst nach. Das kostet einen Koffer, und liegt keiner vor dir, wartet der Taschendieb dort.
lesson-turned-round = Ein Revolver! Dein Taschendieb hat die Seite gewechselt, und nun musst du antworten: mit einem Salonlöwen oder Dandy, der hoch genug ist, mit einem eigenen Revolver oder indem du nachgibst.
lesson-threatened = Vor dir wartet ein Taschendieb: Solange er da ist, darfst du keinen Koffer auslegen. Verjag ihn mit einem Salonlöwen oder Dandy, der hoch genug ist. Oder stiehl einen Koffer: Er geht weiter an den Auftraggeber, und du bist den Dieb los.
lesson-rival = Jemand hat schon vier oder fünf Koffer: Mit dem fünften und einem Dandy ist das Spiel aus. Jetzt ist die Zeit, Taschendiebe dorthin zu schicken, oder einen Falschspieler, der vielleicht den Dandy erwischt.
lesson-five = Fünf Koffer: Mehr darf niemand haben. Hast du einen Dandy, leg ihn aus und gewinne! Hast du keinen, leg ab, was du am wenigsten brauchst, bis er kommt, und behalte Salonlöwen und Revolver zur Abwehr.
lesson-end = Das Spiel ist aus. Es gibt nur einen Sieg, einen Dandy neben fünf Koffern, und keinen zweiten Platz. Die Geschichte erzählt, wie es dazu kam; in einer Revanche kannst du es besser machen.

## Worauf der starke Bot achtet, für seine Tipps.
figure-one = dein erster Koffer
figure-two = dein zweiter Koffer
figure-three = dein dritter Koffer
figure-four = dein vierter Koffer
figure-five = dein fünfter Koffer
figure-dandy = ein Dandy auf deiner Hand
figure-dandies = ein zweiter Dandy auf deiner Hand
figure-dandy-at-four = ein Dandy zu vier Koffern
figure-dandy-at-five = ein Dandy zu fünf Koffern
figure-suitcases = die Koffer auf deiner Hand
figure-total = alle deine Koffer, gelegt und auf der Hand
figure-revolvers = deine Revolver
figure-cheats = deine Falschspieler
figure-strong-blue = deine stärkste Abwehr
figure-middle-blue = deine mittlere Abwehr
figure-weak-blue = deine schwache Abwehr
figure-strong-red = deine starken Taschendiebe
figure-weak-red = deine schwächeren Taschendiebe
figure-threats = die Taschendiebe, die auf dich warten
figure-threats-twice = mehrere Taschendiebe, die auf dich warten
figure-wait = wie bald du an der Reihe bist
figure-next = ob du an der Reihe bist
figure-seats = wie viele mitspielen
figure-their-reds = die Taschendiebe, die andere haben mögen
figure-their-revolvers = die Revolver, die andere haben mögen
figure-their-cheats = die Falschspieler, die andere haben mögen
figure-their-most = die Koffer des besten Rivalen
figure-their-dandy = ein Rivale mit fünf Koffern
figure-hurry = ein Rivale, der gleich gewinnt
figure-suitcases-out = die Koffer, die noch im Stapel sind
figure-dandies-out = die Dandys, die noch im Stapel sind
