# What is said about Fifth.

## Events
event-passed = { $seat } passes.

## Refusals
refusal-seat-count = Two to four can play.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-no-clock = Nothing here goes by the clock.

## Pages
face-desk = What you can do
face-pass = Pass
face-hand = Your cards
face-players = Players
prompt-turn-you = It is your turn.
prompt-turn = { $seat } is to move.
prompt-over = The game is over.

## Lessons
lesson-turn = It is your turn: choose what to do.

## Kinds of decisions, by the names under which actions are saved
habit-pass = Passing
