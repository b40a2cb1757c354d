# What is said about Millionen Poker.

## Cards
card-socialite = Socialite { $value }
card-dandy = Dandy
card-pickpocket = Pickpocket { $value }
card-cheat = Cheat
card-revolver = Revolver
card-suitcase = Suitcase

## Events
event-dealt = { $seat } gets { $count } hidden cards.
event-dealt-you = { $seat } is dealt { $cards }.
event-first-drawn = The lot makes { $seat } the first to play.
event-drew = { $seat } draws a card.
event-drew-you = { $seat } draws: { $card }.
event-shuffled = The stack is empty: the discards are shuffled. Cards in the new stack: { $count }.
event-discarded = { $seat } discards: { $card }.
event-suitcase-laid = { $seat } lays down a suitcase. Suitcases in front: { $count }.
event-attacked = { $seat } sends { $card } against { $whom }.
event-repelled = { $seat } repels { $pickpocket } with { $card }.
event-turned-round = { $seat } plays a Revolver: { $pickpocket } turns on { $whom }.
event-stolen = { $from } gives in: { $pickpocket } carries a suitcase off for { $to }.
event-began-to-wait = { $seat } gives in and has no suitcase: { $pickpocket } waits there for { $boss }.
event-passed-on = { $from } is threatened: the suitcase goes on to { $to }, and { $pickpocket } stops waiting.
event-came-back = The suitcase has come round to { $seat } again, and stays there.
event-sixth-discarded = { $seat } has five suitcases already: the sixth is discarded.
event-chased-off = { $seat } chases off { $pickpocket }, who works for { $boss }, with { $card }.
event-cheated = { $seat } sends a Cheat to { $whom } and draws a hidden card.
event-cheated-you = { $seat } sends a Cheat to { $whom } and draws: { $card }.
event-won = { $seat } lays a Dandy beside five suitcases and wins!
event-nobody-won = { $turns } turns have been played: nobody wins.

## Refusals
refusal-seat-count = Millionen Poker is for three to six players.
refusal-not-your-turn = It is not your turn.
refusal-not-in-your-hand = You don’t hold that card.
refusal-no-suitcase = You don’t hold a Suitcase.
refusal-five-already = Five suitcases are in front of you: no more can be laid down.
refusal-threatened = You can’t lay down a suitcase while a Pickpocket waits in front of you.
refusal-not-a-pickpocket = Only a Pickpocket attacks.
refusal-no-such-opponent = An attack goes for one of the other players.
refusal-answer-first = The attack has to be answered first.
refusal-nothing-to-answer = Nobody is being attacked now.
refusal-not-yours-to-answer = It is not up to you to answer this attack.
refusal-cannot-repel = Only a Socialite or a Dandy repels a Pickpocket.
refusal-too-weak-to-repel = That card is too weak for this Pickpocket.
refusal-no-revolver = You don’t hold a Revolver.
refusal-not-waiting = No such Pickpocket is waiting in front of you.
refusal-cannot-chase = Only a Socialite or a Dandy chases a waiting Pickpocket off.
refusal-too-weak-to-chase = That card is too weak for the Pickpocket that is waiting.
refusal-no-cheat = You don’t hold a Cheat.
refusal-nobody-to-cheat = A Cheat is laid before another player who has cards.
refusal-no-clock = No clock runs in this game.
refusal-no-dandy = You don’t hold a Dandy.
refusal-not-five-yet = The Dandy comes when five suitcases are in front of you.
refusal-game-over = The game is over.

## The page
blurb = Five full suitcases and a Dandy to walk off with them: attack, shoot back, and mind the Pickpockets who wait their hour.
prompt-turn-you = Your turn: choose a card, then where it goes.
prompt-turn = It is { $seat }’s turn.
prompt-answer-you = { $boss } sends { $pickpocket } against you: what is your answer?
prompt-answer = { $boss } sends { $pickpocket } against { $seat }, who has to answer.
prompt-won = { $seat } wins with five suitcases and a Dandy. Well done!
prompt-draw = Nobody wins.
face-players = Players
face-baize = The baize
face-stack = Cards in the stack: { $count }
face-discards = Discards: { $count }
face-turns = Turn { $turn }
face-cards = Cards in hand: { $count }
face-suitcases = Suitcases: { $count } of 5
face-attack = sent by { $boss }
face-waits = { $pickpocket } waits for { $boss }
face-known = Drawn from your hand: { $cards }
face-desk = Your move
face-hand = Hand
face-turn-how = Tap a card, then a player or a button.
face-lay-dandy = Lay the Dandy and win
face-lay-suitcase = Lay the suitcase in front of you
face-discard = Discard
face-chase-off = Chase off { $pickpocket }
face-repel = Repel with { $card }
face-shoot = Revolver: turn it on { $boss }
face-give-in = Give in: a suitcase goes to { $boss }
face-give-in-empty = Give in: it waits here for { $boss }
face-preview-steal = Takes a suitcase from { $seat }, unless a { $value } is stopped
face-preview-wait = Will wait in front of { $seat }, unless a { $value } is stopped
face-preview-pass-on = A suitcase of { $seat } goes on to { $boss } and lifts a threat, unless a { $value } is stopped
face-preview-cheat = Draws a card by lot from { $seat }’s hand

## Hints for a first game
lesson-welcome = Welcome! Five suitcases in front of you and a Dandy laid beside them: that is how you win. Your six cards are your secret; on each turn you play one of them and draw another at once.
lesson-turn = On your turn you play exactly one card. Tap it, and the page shows where it can go. If nothing suits you, discard: the next card may be better.
lesson-suitcase = You hold a Suitcase. Lay it in front of you: you need five of them. But there everybody sees it, and a Pickpocket can carry it off.
lesson-attack = A Pickpocket steals: send it against somebody who has suitcases in front. The higher its value, the harder it is to repel. If your victim gives in, a suitcase is yours.
lesson-dandy = Keep your Dandy: laid beside five suitcases, in a turn of his own, he wins you the game. As a 10 he also repels any Pickpocket, but then he is gone.
lesson-cheat = A Cheat draws a card by lot from another player’s hand, and nobody can prevent it. You keep that card instead of drawing from the stack. It may be the very Dandy that was waiting for his entrance.
lesson-attacked = You are attacked. A Socialite at least as high as the Pickpocket repels it, and a Revolver turns it on whoever sent it; or you give in. That costs a suitcase, and if you have none, the Pickpocket waits in front of you.
lesson-turned-round = A Revolver! Your Pickpocket has changed sides, and now it is you who must answer: with a Socialite or a Dandy that is high enough, with a Revolver of your own, or by giving in.
lesson-threatened = A Pickpocket is waiting in front of you: as long as it does, you can’t lay down suitcases. Chase it off with a Socialite or a Dandy that is high enough. Or steal a suitcase: it goes on to whoever the Pickpocket works for, and you are rid of it.
lesson-rival = Somebody already has four suitcases or five: with the fifth and a Dandy the game is over. This is the moment to send Pickpockets there, or a Cheat that may catch the Dandy.
lesson-five = Five suitcases: nobody can have more. If you hold a Dandy, lay him and win! If not, discard what you need least until he comes, and keep Socialites and Revolvers to defend yourself.
lesson-end = The game is over. There is one winner, who laid a Dandy beside five suitcases, and nobody comes second. The story tells how it came about; with a rematch you can do it better.

## What the strong bot looks at, for its hints.
figure-one = your first suitcase
figure-two = your second suitcase
figure-three = your third suitcase
figure-four = your fourth suitcase
figure-five = your fifth suitcase
figure-dandy = a Dandy in your hand
figure-dandies = a second Dandy in your hand
figure-dandy-at-four = a Dandy beside four suitcases
figure-dandy-at-five = a Dandy beside five suitcases
figure-suitcases = the suitcases in your hand
figure-total = all your suitcases, laid and in hand
figure-revolvers = your revolvers
figure-cheats = your Cheats
figure-strong-blue = your strongest defence
figure-middle-blue = your middling defence
figure-weak-blue = your weak defence
figure-strong-red = your strong pickpockets
figure-weak-red = your weaker pickpockets
figure-threats = the pickpockets that wait for you
figure-threats-twice = several pickpockets that wait for you
figure-wait = how soon it is your turn
figure-next = whether it is your turn
figure-seats = how many play
figure-their-reds = the pickpockets that others may hold
figure-their-revolvers = the revolvers that others may hold
figure-their-cheats = the Cheats that others may hold
figure-their-most = the suitcases of the best rival
figure-their-dandy = a rival with five suitcases
figure-hurry = a rival who is about to win
figure-suitcases-out = the suitcases left in the stack
figure-dandies-out = the Dandies left in the stack
