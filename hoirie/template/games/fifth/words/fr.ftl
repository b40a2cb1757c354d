# Ce qui se dit de Fifth.

## Événements
event-passed = { $seat } passe.

## Refus
refusal-seat-count = On joue de deux à quatre.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-game-over = La partie est terminée.
refusal-no-clock = Rien ici ne dépend de l’heure.

## Pages
face-desk = Ce que vous pouvez faire
face-pass = Passer
face-hand = Vos cartes
face-players = Joueurs
prompt-turn-you = C’est votre tour.
prompt-turn = C’est à { $seat } de jouer.
prompt-over = La partie est terminée.

## Leçons
lesson-turn = C’est votre tour : choisissez que faire.

## Kinds of decisions, by the names under which actions are saved
habit-pass = Passer
