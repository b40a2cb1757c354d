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
card-with-hourglass = { $card } with an hourglass
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
text-gambling-debt = The last hand was not so good after all: one heir loses half of the cash, rounded up.
text-marvellous = Whatever they touch turns to gold: one heir’s cash is doubled.
text-brotherly-love = Once a year, blood is thicker than money. Not before 1870: one heir gives half of the cash to a brother or sister; you round an odd sum.
text-black-sheep = A promise is a promise: one heir gives an heirloom to another one in a rectangular frame.
text-small-presents = Nobody was quite happy with what they had: two heirlooms of two heirs change places.
text-new-will = Only in a change of generation: divide the estate anew, cash as you like among all the children, heirlooms among the married ones.
text-shake-up = Everybody throws the hand away and draws a new one; then you have another turn.

## Events
bequest = { $cash } for { $to }
bequest-heirlooms = { $heirlooms } for { $to }
bequest-both = { $cash } plus { $heirlooms } for { $to }
event-dealt = { $seat } gets { $count } hidden cards.
    .seat = You get { $count } hidden cards.
event-dealt-you = { $seat } is dealt { $cards }.
    .seat = You are dealt { $cards }.
event-portraits-dealt = { $seat } gets { $count ->
    [one] a secret portrait
   *[other] { $count } secret portraits
}.
    .seat = You get { $count ->
        [one] a secret portrait
       *[other] { $count } secret portraits
    }.
event-portraits-dealt-you = { $seat } secretly plays for { $heirs }.
    .seat = You secretly play for { $heirs }.
event-benefactors-dealt = { $seat } gets { $count } secret benefactor cards.
    .seat = You get { $count } secret benefactor cards.
event-benefactors-dealt-you = { $seat } secretly counts on { $benefactors }.
    .seat = You secretly count on { $benefactors }.
event-first-drawn = The lot falls on { $seat }, who begins.
    .seat = The lot falls on you: you begin.
event-played = { $seat } plays “{ $card }”.
    .seat = You play “{ $card }”.
    .advice = Play “{ $card }”.
event-gained = { $person } gets { $amount } from the bank.
event-lost = { $person } pays { $amount } to the bank.
event-half-given = { $from } gives { $amount } to { $to }.
event-heirloom-given = { $from } hands { $heirloom } to { $to }.
event-heirlooms-swapped = { $one } now has { $first }, and { $other } has { $second }.
event-hand-thrown = { $seat } throws the hand away: { $cards }.
    .seat = You throw your hand away: { $cards }.
event-threw-away = { $seat } throws away { $cards }.
    .seat = You throw away { $cards }.
    .advice = Throw away { $cards }.
event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .seat = You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-drew-you = { $seat } draws { $cards }.
    .seat = You draw { $cards }.
event-reshuffled = The discards are shuffled: { $count } cards make the new stack.
event-another-turn = { $seat } has another turn.
    .seat = You have another turn.
event-hourglass-moved = { $seat } moves the hourglass to { $year }.
    .seat = You move the hourglass to { $year }.
    .advice = That moves the hourglass to { $year }.
event-will-placed = { $seat } lets { $person } die; the estate is frozen.
    .seat = You let { $person } die; the estate is frozen.
    .advice = Let { $person } die; the estate is then frozen.
event-change-began = { $year }: a generation makes way for the next, and its estates are divided.
event-settled-at-once = { $couple } leave nothing.
event-settled-at-once-to = { $couple } leave no cash; { $to } inherits { $heirlooms }.
event-divided = { $seat } divides what { $couple } leave: { $shares }.
    .seat = You divide what { $couple } leave: { $shares }.
    .advice = Divide what { $couple } leave: { $shares }.
event-new-will-found = { $seat } finds a new will of { $couple }: { $shares }.
    .seat = You find a new will of { $couple }: { $shares }.
    .advice = Produce a new will of { $couple }: { $shares }.
event-let-stand = { $seat } lets this division stand.
    .seat = You let this division stand.
    .advice = Let this division stand.
event-let-all-stand = { $seat } will play no more new wills in this change of generation.
    .seat = You will play no more new wills in this change of generation.
    .advice = Play no more new wills in this change of generation.
event-time-up = Time is up.
event-settled = The will of { $couple } stands.
event-benefactor-paid = { $benefactor } leaves { $each } to { $holders }.
event-benefactor-paid-shared = { $benefactor } leaves { $each } each to { $holders }.
event-benefactor-paid-shared-rest = { $benefactor } leaves { $each } each to { $holders }; the bank keeps { $bank }.
event-benefactor-paid-nobody = Nobody holds a card of { $benefactor }: the bank gets { $bank }.
event-generation-began = The generation of { $year } has its day.
event-last-round-began = The last round: everybody has one more turn, { $last } the very last.
    .last = The last round: everybody has one more turn, you the very last.
event-turns-ran-out = After { $turns } turns nobody can wait any longer: the game is a draw, shared by all.
event-counted = { $seat } shows { $heirs }: { $cash } in cash, { $heirlooms } in heirlooms and { $benefactors } from benefactors make { $total }.
    .seat = You show { $heirs }: { $cash } in cash, { $heirlooms } in heirlooms and { $benefactors } from benefactors make { $total }.
event-won = { $winners } wins with { $total }.
event-won-shared = { $winners } share the win with { $total }.
event-trial-ended = The trial game ends here. Now you know how it goes!
event-trial-ran-out = After { $turns } turns nobody can wait any longer: the trial game ends without a winner.

## Refusals
refusal-seat-count = Die Erbraffer is for two to six players.
refusal-no-turn-now = Nobody plays or throws away cards now.
refusal-not-your-turn = It is not your turn.
refusal-not-in-your-hand = You don’t hold that card.
refusal-nothing-thrown = Throw away at least one card.
refusal-only-in-a-change = A new will can only be found in a change of generation.
refusal-other-targets = That is not how this card is played.
refusal-not-alive = Only people of the current generation can be touched.
refusal-dead = This estate is frozen by a will.
refusal-same-person = Two different heirs, please.
refusal-married-to-each-other = These two are married to each other.
refusal-no-siblings-yet = Not before 1870: nobody has a brother or sister in the tree yet.
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
refusal-not-to-be-settled = That couple has no estate left to divide.
refusal-other-sum = The shares don’t add up to the cash of the estate.
refusal-other-heirlooms = Every heirloom of the estate, and no other, goes to one of the children.
refusal-heirloom-to-a-benefactor = Only married children inherit heirlooms.
refusal-unequal-shares = The married children get equal shares; one of them gets the whole remainder.
refusal-nothing-to-answer = There is no division to answer now.
refusal-other-division = The division has changed since; look at it again.
refusal-you-answered = You have already let this division stand.
refusal-no-new-will = You don’t hold a new will.
refusal-game-over = The game is over.
refusal-trial-over = The trial game is over.
refusal-no-clock = No clock is running out now.

## Options
option-trial = Trial game
about-trial = A shorter game to get to know the family: it ends after the first change of generation, without a winner.
option-trial-off = No
option-trial-on = Stop after the first change of generation
option-clock = Time to answer a division
about-clock = After a division everybody may still answer with a new will. With a clock, whoever says nothing lets it stand.
option-clock-off = As long as it takes
option-clock-15 = 15 seconds
option-clock-30 = 30 seconds
option-clock-60 = 60 seconds

## The page
blurb = A family from 1840 to today, its money, and you: decide who marries well, who dies in time and who is in the will. Only nobody knows for whom you really play!
prompt-turn-you = Your turn: play a card or throw some away.
prompt-turn = { $seat } plays a card or throws some away.
prompt-last-turn-you = The last round: this is your last turn.
prompt-last-turn = The last round: { $seat } takes a last turn.
prompt-death-you = Somebody dies this year. Whose estate is frozen?
prompt-death = { $seat } decides who dies this year.
prompt-divide-you = Choose a couple and divide what it leaves.
prompt-divide = { $seat } divides an estate.
prompt-window-you = { $seat } has divided what { $couple } leave. Will you let it stand?
prompt-window = { $seat } has divided what { $couple } leave. Is there a new will?
prompt-window-yours = You have divided what { $couple } leave. Does anybody know of another will?
prompt-over = The fortunes are counted: { $winners } wins.
prompt-over-you = The fortunes are counted: you win!
prompt-over-shared = The fortunes are counted: { $winners } share the win.
prompt-draw = The game is a draw, shared by all.
prompt-trial = The trial game is over.
face-tree = Family tree
face-generation = Generation of { $year }
face-past = { $year } · settled
face-calendar = Calendar
face-white-year = somebody dies
face-golden-year = the generation changes
face-last-year = the last round begins
face-bank = Bank
face-stack = Stack: { $count }
face-discards = Discards: { $count }
face-players = Players
face-cards = Cards in hand: { $count }
face-purse = From benefactors: { $cash }
face-hand = Hand
face-desk = Your move
face-heirloom = { $heirloom }, worth { $value }
face-my-heir = Your secret heir
face-my-benefactor = Your secret benefactor
face-my-line = Forebear of your secret heir
face-paid-to-bank = to the bank
face-has-cash = Cash: { $cash }
face-has-heirlooms = Owns { $heirlooms }
face-frozen = Frozen by a will
face-benefactor = Benefactor, unmarried
face-married-to = Married to { $person }
face-child-of = Child of { $parents }
face-parent-of = Parent of { $children }
face-secrets = Your secrets
face-heir-of = { $person }, your heir in { $year }
face-benefactor-of = { $person }, your benefactor in { $year }
face-in-purse = In your purse
face-turn-how = Tap one of your cards, then whom it is for.
face-throw-away = Throw cards away instead …
face-throw-how = Tap the cards that you throw away; you draw as many.
face-throw = { $count ->
    [0] Throw away
    [one] Throw 1 card away
   *[other] Throw { $count } cards away
}
face-cancel = Cancel
face-play = Play it
face-no-targets = There is nobody it could be played on now. You can only throw it away.
face-no-siblings-yet = Nobody has a brother or sister in the tree yet: not before the second generation.
face-choose-heir = Tap the heir.
face-choose-two = Tap two heirs who are not married to each other.
face-choose-second = Tap the second heir.
face-choose-giver = Tap the heir who gives.
face-choose-sibling = Tap the brother or sister who gets it.
face-choose-heirloom = Tap the heirloom.
face-choose-taker = Tap whoever gets it.
face-choose-heirlooms = Tap two heirlooms of two heirs.
face-choose-other-heirloom = Tap the other heirloom.
face-gives = Gives { $cash }
face-death-how = Tap a portrait: its cash and heirlooms can’t be touched until the generation changes.
face-die = Lay the will there
face-division-how = Tap a couple in the tree.
face-divide = Divide like this
face-other-couple = Another couple
face-leave = { $couple } leave { $cash }.
face-divided = What { $couple } leave, as { $seat } has divided it:
    .seat = What { $couple } leave, as you have divided it:
face-left = Still to be given: { $cash }
face-remainder = Remainder { $cash }
face-all = all
face-hand-on = Give { $heirloom } to { $person }
face-find-will = Produce this will
face-new-will = Another will …
face-let-stand = Let it stand
face-let-all-stand = Let the rest of this change stand
face-window-wait = You let it stand. The others are being asked.
face-consequences = What it does
face-count = The count
face-won = wins
face-from-benefactors = From benefactors
face-total = Fortune
face-hourglass = With an hourglass
face-future = { $year } · still to come
face-next-year = next hourglass: { $what }
face-year-means = { $year }: { $what }
face-purse-short = from benefactors
face-play-for = You play for { $heirs }
face-flowing = Yours as it stands
face-flowing-how = What would be yours in the end if no more cards were played and every estate were shared equally by the married children.
face-then-hourglass = Then the hourglass moves to { $year }: { $what }.
face-by-itself = From now on let it stand by itself after five seconds
face-own-heir = own heir
face-you-came = You came { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}

## What people say when they do it
face-say-first = “I begin.”
face-say-tax = “The taxman never forgets!”
face-say-factory = “The works have closed.”
face-say-income = “The ship is in!”
face-say-riches = “Treat yourself.”
face-say-luck = “Two lucky ones!”
face-say-quarrel = “See you in court!”
face-say-wedding-present = “To the happy couples!”
face-say-bomb = “Where has it all gone?”
face-say-gambling-debt = “Just one more hand …”
face-say-marvellous = “Pure gold!”
face-say-brotherly-love = “Share and share alike.”
face-say-black-sheep = “A bet is a bet.”
face-say-small-presents = “Let’s swap!”
face-say-new-will = “Wait! Here is another will!”
face-say-shake-up = “Everything out!”
face-say-throw = “Away with these.”
face-say-will = “Farewell, { $person }.”
face-say-divide = “So be it.”
face-say-counted = “{ $heirs }, of course!”
face-say-won = “All in the family!”

## Hints for a first game
lesson-welcome = Welcome to the family! Money and heirlooms come down from generation to generation. What counts for you in the end is what your secret heir owns, and what your benefactors have left you. They shine in the tree, for your eyes only.
lesson-turn = Tap a card, then whom it is for, in the large row; or throw some cards away and draw as many. The dotted lines show how money flows to your heir. Don’t show too clearly whom you favour!
lesson-hourglass = This hourglass moves time on when you play the card: in a white year somebody dies, in a golden one the generation changes, and you decide first. Thrown away, it moves nothing.
lesson-death = Whoever moved the hourglass lays a will on a portrait: until the next golden year no card touches this cash and these heirlooms. That can protect a fortune, or keep it from growing.
lesson-change = A golden year: couple by couple, what the parents leave is divided among their children. The players take turns, beginning with whoever moved the hourglass.
lesson-divide = You divide an estate. Benefactors, in oval frames, may get any part of the cash; the married children share the rest equally. Heirlooms go to married children as you like.
lesson-window = An estate has been divided, and everybody is asked. Only The Will in the Drawer could change it, and you have none. All are asked all the same, so that nobody sees who has one.
lesson-new-will = You hold The Will in the Drawer, which can only be played now: it divides this estate anew, as you like. Or let it stand, and keep the card for an estate that matters more.
lesson-benefactors = Oval frames are benefactors. When the generation changes, their cash goes to the players who secretly hold their cards. Give yours something in time!
lesson-payout = Benefactors have left their cash to those who hold their cards. That money is safe. Two who hold the same one share; if nobody does, the bank gets it.
lesson-last-heirs = Now the last heirs live, and yours is among them. No estate is divided any more: only cards move money and heirlooms. The next hourglass brings the last round.
lesson-last-round = The last round: everybody has one more turn. What stays in your hand counts for nothing, so hold nothing back!
lesson-end = The heirs are unmasked. A fortune is what the heir owns and all that benefactors have left; the largest wins. The count says where every part of it came from.

## What the strong bot looks at, for its hints.
figure-generation = the generation
figure-hourglass = how far the hourglass has come
figure-last = whether the last turns have come
figure-purse = the money in your own purse
figure-on-heirs = the money of your heirs
figure-to-heirs = the money on its way to your heirs
figure-heirlooms = the heirlooms of your heirs
figure-heirlooms-to = the heirlooms on their way to your heirs
figure-on-benefactors = the money of your benefactors
figure-to-benefactors = the money on its way to your benefactors
figure-gains = the cards in your hand that bring money
figure-big-gain = the largest gain in your hand
figure-harms = the cards in your hand that cost others money
figure-specials = the special cards in your hand
figure-wills = the new wills in your hand
figure-hourglasses = the hourglasses in your hand
figure-wait = how soon it is your turn
figure-mine = whether it is your turn
figure-heirs = how many heirs you have
figure-late-heirs = the money of your heirs in the last generation
figure-seats = how many play

## Kinds of decisions, by the names under which actions are saved
habit-play = Playing an influence card
habit-throw_away = Throwing cards away
habit-place_will = Placing a will
habit-divide = Dividing an estate
habit-new_will = Finding a new will
habit-let_stand = Letting a division stand
habit-let_all_stand = Letting all divisions stand
