# Was über Fifth gesagt wird.

## Ereignisse
event-passed = { $seat } passt.

## Ablehnungen
refusal-seat-count = Zwei bis vier können spielen.
refusal-not-your-turn = Sie sind nicht am Zug.
refusal-game-over = Das Spiel ist aus.
refusal-no-clock = Hier geht nichts nach der Uhr.

## Seiten
face-desk = Was Sie tun können
face-pass = Passen
face-hand = Ihre Karten
face-players = Spieler
prompt-turn-you = Sie sind am Zug.
prompt-turn = { $seat } ist am Zug.
prompt-over = Das Spiel ist aus.

## Lektionen
lesson-turn = Sie sind am Zug: Wählen Sie, was zu tun ist.

## Kinds of decisions, by the names under which actions are saved
habit-pass = Passen
