# What is said about Die Erbraffer. All money is in thousands.

## People: names at birth, the same in every language
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

## Heirlooms
heirloom-jug = the jug
heirloom-violin = the violin
heirloom-clock = the clock
heirloom-necklace = the necklace
heirloom-painting = the painting
heirloom-porcelain = the porcelain vase

## Cards
card-with-hourglass = { $card } ⌛
card-tax = The Taxman Calls −{ $amount }
card-factory = Cold Chimneys −{ $amount }
card-income = A Windfall +{ $amount }
card-riches = Pocket Money +{ $amount }
card-luck = Twice Lucky +{ $amount }
card-quarrel = Before the Judge −{ $amount }
card-wedding-present = Wedding Bells +{ $amount }
card-bomb = The Empty Safe
card-gambling-debt = A Night at Cards
card-marvellous = The Golden Touch
card-brotherly-love = Fifty-Fifty
card-black-sheep = The Lost Wager
card-small-presents = A Family Swap
card-new-will = The Will in the Drawer
card-shake-up = Spring Cleaning
text-tax = A polite gentleman with a ledger: one heir pays { $amount } to the bank.
text-factory = Nothing smokes any more at the works: one heir pays { $amount } to the bank.
text-income = The ship nobody believed in has come home: one heir gets { $amount } from the bank.
text-riches = A little something for the small pleasures: one heir gets { $amount } from the bank.
text-luck = Fortune smiles in two places: two heirs who are not married to each other get { $amount } each.
text-quarrel = Only the lawyers win: two heirs who are not married to each other lose { $amount } each.
text-wedding-present = The whole village has saved up: every living heir in a rectangular frame gets { $amount }.
text-bomb = The door hangs open, the shelves are bare: one heir loses all cash.
text-gambling-debt = The last hand was not so good after all: one heir loses half of the cash.
text-marvellous = Whatever they touch: one heir’s cash is doubled.
text-brotherly-love = Once a year, blood is thicker than money: one heir gives half of the cash to a brother or sister.
text-black-sheep = A promise is a promise: one heir gives an heirloom to another one in a rectangular frame.
text-small-presents = Nobody was quite happy with what they had: two heirlooms of two heirs change places.
text-new-will = Only in a change of generation: divide the estate anew, cash as you like among all the children.
text-shake-up = Everybody throws the hand away and draws a new one; then you have another turn.

## Events
bequest = { $cash } for { $to }
bequest-heirlooms = { $heirlooms } for { $to }
bequest-both = { $cash } plus { $heirlooms } for { $to }
event-dealt = { $seat } gets { $count } hidden cards.
event-dealt-you = { $seat } is dealt { $cards }.
event-portraits-dealt = { $seat } gets { $count ->
    [one] a secret portrait
   *[other] { $count } secret portraits
}.
event-portraits-dealt-you = { $seat } secretly plays for { $heirs }.
event-benefactors-dealt = { $seat } gets { $count } secret benefactor cards.
event-benefactors-dealt-you = { $seat } secretly counts on { $benefactors }.
event-first-drawn = The lot falls on { $seat }, who begins.
event-played = { $seat } plays “{ $card }”.
event-gained = { $person } gets { $amount } from the bank.
event-lost = { $person } pays { $amount } to the bank.
event-half-given = { $from } gives { $amount } to { $to }.
event-heirloom-given = { $from } hands { $heirloom } to { $to }.
event-heirlooms-swapped = { $one } now has { $first }, and { $other } has { $second }.
event-hand-thrown = { $seat } throws the hand away: { $cards }.
event-threw-away = { $seat } throws away { $cards }.
event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drew-you = { $seat } draws { $cards }.
event-reshuffled = The discards are shuffled: { $count } cards are the new stack.
event-another-turn = { $seat } has another turn.
event-hourglass-moved = { $seat } moves the hourglass to { $year }.
event-will-placed = { $seat } lets { $person } die; the estate is frozen.
event-change-began = { $year }: a generation makes way for the next, and its estates are divided.
event-settled-at-once = { $couple } leave nothing.
event-settled-at-once-to = { $couple } leave no cash; { $to } inherits { $heirlooms }.
event-divided = { $seat } divides what { $couple } leave: { $shares }.
event-new-will-found = { $seat } finds a new will of { $couple }: { $shares }.
event-let-stand = { $seat } lets this division stand.
event-let-all-stand = { $seat } plays no new will any more in this change of generation.
event-time-up = Time is up.
event-settled = The will of { $couple } stands.
event-benefactor-paid = { $benefactor } leaves { $each } to { $holders }.
event-benefactor-paid-shared = { $benefactor } leaves { $each } each to { $holders }.
event-benefactor-paid-shared-rest = { $benefactor } leaves { $each } each to { $holders }; the bank keeps { $bank }.
event-benefactor-paid-nobody = Nobody holds a card of { $benefactor }: the bank gets { $bank }.
event-generation-began = The generation of { $year } has its day.
event-last-round-began = The last round: everybody has one more turn, { $last } the very last.
event-turns-ran-out = After { $turns } turns nobody can wait any longer: the game is a draw, shared by all.
event-counted = { $seat } shows { $heirs }: { $cash } in cash, { $heirlooms } in heirlooms and { $benefactors } from benefactors make { $total }.
event-won = { $winners } wins with { $total }.
event-won-shared = { $winners } share the win with { $total }.
event-trial-ended = The trial game ends here. Now you know how it goes!

## Refusals
refusal-seat-count = Die Erbraffer is for two to six players.
refusal-no-turn-now = Nobody plays or throws away cards now.
refusal-not-your-turn = It is not your turn.
refusal-not-in-your-hand = You don’t hold that card.
refusal-nothing-thrown = Throw away at least one card.
refusal-only-in-a-change = A new will can only be found in a change of generation.
refusal-other-targets = This card is played on somebody or something else.
refusal-not-alive = Only people of the current generation can be touched.
refusal-dead = This estate is frozen by a will.
refusal-same-person = Two different heirs, please.
refusal-married-to-each-other = These two are married to each other.
refusal-no-siblings = These two are not brother and sister.
refusal-not-half = That is not half of the cash.
refusal-not-to-a-benefactor = A benefactor can’t be given an heirloom.
refusal-holds-it-already = This heir has the heirloom already.
refusal-not-two-heirlooms = Two heirlooms, no more and no fewer, change places.
refusal-same-holder = Both heirlooms belong to the same heir.
refusal-nobody-dies-now = Nobody dies now.
refusal-not-your-dead = Whoever moved the hourglass decides who dies.
refusal-no-division-now = There is no estate to divide now.
refusal-not-your-division = It is not your turn to divide.
refusal-not-to-be-settled = That is no couple with an estate still to be divided.
refusal-other-sum = The shares don’t add up to the cash of the estate.
refusal-other-heirlooms = Every heirloom of the estate, and no other, goes to one of the children.
refusal-heirloom-to-a-benefactor = Only married children inherit heirlooms.
refusal-unequal-shares = The married children get equal shares; one of them gets the whole remainder.
refusal-nothing-to-answer = There is no division to answer now.
refusal-other-division = The division has changed since; look at it again.
refusal-you-answered = You have already let this division stand.
refusal-no-new-will = You don’t hold a new will.
refusal-game-over = The game is over.
refusal-no-clock = No clock strikes now.

## Options
option-trial = Trial game
option-trial-off = No
option-trial-on = Stop after the first change of generation
option-clock = Time to answer a division
option-clock-off = As long as it takes
option-clock-15 = 15 seconds
option-clock-30 = 30 seconds
option-clock-60 = 60 seconds
