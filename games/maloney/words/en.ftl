# What is said about L'héritage de Maloney.

## Towns, days, cards, suitcases
town-1 = San Francisco
town-2 = San Diego
town-3 = Sacramento
town-4 = Seattle
town-5 = Phoenix
town-6 = Cheyenne
town-7 = Santa Fe
town-8 = Chicago
town-9 = Kansas City
town-10 = Dallas
town-11 = New Orleans
town-12 = St. Louis
town-13 = Memphis
town-14 = Atlanta
town-15 = New York
town-16 = Charleston
day-monday = Monday
day-tuesday = Tuesday
day-wednesday = Wednesday
day-thursday = Thursday
day-friday = Friday
day-saturday = Saturday
day-sunday = Sunday
card = { $town } ({ $day })
money = ${ $sum }
money-thousands = ${ $thousands },{ $hundreds }00
suitcase-points-gain = a gain of { $amount ->
        [one] one point
       *[other] { $amount } points
    }
suitcase-points-loss = a loss of { $amount ->
        [one] one point
       *[other] { $amount } points
    }
suitcase-dollars-gain = a gain of { $amount }
suitcase-dollars-loss = a loss of { $amount }
score = { $whole }.{ $tenths }
score-below-zero = −{ $whole }.{ $tenths }

## Events
event-dealt = { $seat } gets { $count } hidden cards.
    .seat = You get { $count } hidden cards.
event-dealt-you = { $seat } is dealt { $cards }.
    .seat = You are dealt { $cards }.
event-started = The trip starts in { $town }, on a { $day }.
event-day-began = Day { $number }: { $day }.
event-said-ready = { $seat } is ready.
    .seat = You are ready.
    .advice = Say that you are ready.
event-opener-drawn = { $seat } is drawn by lot to begin.
    .seat = You are drawn by lot to begin.
event-auction-opened = The auction for the car is open!
event-auction-opened-in-turn = The auction for the car is open; { $seat } is asked first.
    .seat = The auction for the car is open; you are asked first.
event-nobody-can-call = Nobody can bid anything: there is no auction.
event-called = { $seat } bids { $sum }.
    .seat = You bid { $sum }.
    .advice = Bid { $sum }.
event-called-standing = { $seat } bids { $sum } by standing bid.
    .seat = You bid { $sum } by standing bid.
event-standing-bid-changed = Your standing bid goes up to { $limit }.
    .advice = Leave a standing bid of up to { $limit }.
event-standing-bid-withdrawn = You withdraw your standing bid.
    .advice = Withdraw your standing bid.
event-declined = { $seat }: not at this price ({ $price }).
    .seat = You: not at this price ({ $price }).
    .advice = Say “not at this price” to { $price }.
event-declined-first = { $seat } doesn’t want to start.
    .seat = You don’t want to start.
    .advice = Let somebody else start.
event-dropped-out = { $seat } drops out.
    .seat = You drop out.
    .advice = Drop out.
event-counted-once = Once for { $seat } …!
    .seat = Once for you …!
event-counted-twice = Twice for { $seat } …!
    .seat = Twice for you …!
event-counted-three-times = Three times for { $seat }!
    .seat = Three times for you!
event-counted-once-nobody = Will nobody bid? Once …!
event-counted-twice-nobody = Will nobody bid? Twice …!
event-counted-three-times-nobody = Three times: nobody bids.
event-sold = Sold: { $seat } pays { $price } and drives.
    .seat = Sold: you pay { $price } and drive.
event-overbid = { $seat } can’t pay { $price } and is fined { $fine }. The auction is held again.
    .seat = You can’t pay { $price } and are fined { $fine }. The auction is held again.
event-joker-played = { $seat } plays the joker and takes the car for nothing!
    .seat = You play your joker and take the car for nothing!
    .advice = Play your joker and take the car for nothing.
event-nobody-called = Nobody has made a bid.
event-drives-again = { $seat }, who drove last, drives again for nothing.
    .seat = You drove last, and drive again for nothing.
event-driver-drawn = { $seat } is drawn by lot to drive, for nothing.
    .seat = You are drawn by lot to drive, for nothing.
event-drove = { $seat } drives to { $town }.
    .seat = You drive to { $town }.
    .advice = Drive to { $town }.
event-turned = The top card shows { $card }.
event-town-drawn = No card leads elsewhere: { $town } is drawn by lot.
event-rode-free = Everybody rides to { $town } for nothing.
event-reshuffled = The { $count } played cards become a new pile.
event-suitcase-opened = { $seat } opens the suitcase in { $town }: { $suitcase }.
    .seat = You open the suitcase in { $town }: { $suitcase }.
event-suitcase-opened-for-all = The suitcase in { $town } is for everybody: { $suitcase }.
event-chose = You put down { $cards }.
    .advice = Play { $cards }.
event-chose-nothing = You put down nothing.
    .advice = Keep your cards.
event-cashed = { $seat } plays { $cards }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .seat = You play { $cards }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-nobody-cashed = Nobody plays a card.
event-will-moved = { $seat } leads and gets the will.
    .seat = You lead and get the will.
event-will-lies-in-the-middle = Several lead: the will lies in the middle.
event-ended-points = 69 points are reached: Maloney’s estate is settled!
event-ended-empty-hand = The last card of a hand is played: Maloney’s estate is settled!
event-ended-days = 200 days have gone by: Maloney’s estate is settled!
event-totalled = { $seat } has { $points ->
        [one] one point
       *[other] { $points } points
    } and { $money }, in all { $score }.
    .seat = You have { $points ->
        [one] one point
       *[other] { $points } points
    } and { $money }, in all { $score }.
event-won = { $seat } wins with { $score }.
    .seat = You win with { $score }!
event-won-shared = { $winners } share the win with { $score }.

## Refusals
refusal-seat-count = L’héritage de Maloney is for three to six players.
refusal-not-at-the-table = You don’t sit at this table.
refusal-no-ready-now = Nobody is asked to be ready now.
refusal-already-ready = You have said so already.
refusal-no-auction-now = There is no auction now.
refusal-not-in-steps = Bids go in steps of 100 dollars.
refusal-call-too-low = You have to go above the last bid.
refusal-call-too-high = Nobody bids more than $99,900.
refusal-own-call = The highest bid is your own.
refusal-not-your-turn = It is not your turn.
refusal-you-dropped-out = You are out of this auction.
refusal-only-in-live-auctions = That is said in live auctions only; here you raise or drop out.
refusal-only-in-turn = Nobody drops out of a live auction; say “not at this price”.
refusal-you-said-not-at-this-price = You said “not at this price”: wait for the next bid.
refusal-price-has-changed = Somebody has made a bid meanwhile: that was another price.
refusal-nothing-to-decline = You could not take the car at this price anyway.
refusal-standing-bid-just-changed = You can change your standing bid again after the next bid.
refusal-no-standing-bid = You have no standing bid in this auction.
refusal-no-joker-today = No jokers today: only on Monday, Wednesday, Thursday and Saturday, or when the game begins on a Sunday.
refusal-no-joker-left = You have played your joker.
refusal-fined = You overbid: you sit out today’s auctions.
refusal-cant-overbid = You don’t have that much, and this table forbids overbidding.
refusal-broke = You have less than 100 dollars and can’t bid.
refusal-no-drive-now = Nobody is driving now.
refusal-not-the-driver = Somebody else is at the wheel.
refusal-no-such-road = No road leads there.
refusal-no-count-now = No cards are played now.
refusal-already-chosen = You have chosen, and that is final.
refusal-too-many-cards = Two cards are the most.
refusal-other-town = Only cards of the town you are in count now.
refusal-not-in-your-hand = You don’t hold that card.
refusal-no-clock = No clock has run out.
refusal-game-over = The game is over.

## Options
option-auction = Auction
about-auction = Live is quick and loud, for people who are all here. In turn suits a game over days: nobody has to be fast.
option-auction-live = Live: everybody bids at any time, a clock counts
option-auction-in-turn = In turn: one after the other, without a clock
option-overbidding = Bidding more than one has
about-overbidding = Whether you may bluff with money you don’t have. Whoever is caught out pays a fine.
option-overbidding-allowed = Allowed, at the risk of a fine
option-overbidding-forbidden = Forbidden
option-count = Pace of the count
about-count = How long each of “once, twice, three times” lasts in a live auction.
option-count-3 = 3 seconds
option-count-2 = 2 seconds
option-count-5 = 5 seconds
option-count-10 = 10 seconds

## The page
blurb = Old Maloney left his fortune all over the States. Win the car at auction, drive everybody to the town that suits you best, and cash your cards on the right day!
prompt-ready-you = The auction for the car is about to start: are you ready?
prompt-ready = The auction for the car is about to start. Still to be ready: { $seats }.
prompt-live-first = Who makes the first bid for the car?
prompt-live-yours = The car is yours at { $price }, unless somebody bids more.
prompt-live = { $seat } has the car at { $price }, unless somebody bids more.
prompt-first-call-you = Your turn: make the first bid for the car, or drop out.
prompt-call-you = Your turn: bid more than { $price } for the car, or drop out.
prompt-cant-call-you = Your turn, but you can’t bid any more: drop out, or play your joker if you may.
prompt-call = It is up to { $seat }: bid more than { $price }, or drop out.
prompt-drive-you = The car is yours: where do you drive?
prompt-drive = { $seat } is at the wheel and chooses a town.
prompt-cash-you = { $town }, { $day }: which of your cards do you play?
prompt-cash-wait = { $town }, { $day }: waiting for the others to choose their cards.
prompt-cash = { $town }, { $day }: everybody secretly chooses cards to play.
prompt-over = Maloney’s estate is settled. Well done, { $winners }!
prompt-live-once = Once … { $seat } has it at { $price }.
prompt-live-twice = Once, twice … { $seat } has it at { $price }.
prompt-live-yours-once = Once … it is yours at { $price }.
prompt-live-yours-twice = Once, twice … it is yours at { $price }.
prompt-first-call = { $seat } is asked first: bid or drop out.
prompt-over-you-won = You won! Maloney’s estate is yours.
prompt-over-you-shared = You share the win!
prompt-over-second = You came second. Well done, { $winners }!
prompt-over-third = You came third. Well done, { $winners }!
prompt-over-fourth = You came fourth. Well done, { $winners }!
prompt-over-fifth = You came fifth. Well done, { $winners }!
prompt-over-sixth = You came sixth. Well done, { $winners }!
face-short-monday = Mo
face-short-tuesday = Tu
face-short-wednesday = We
face-short-thursday = Th
face-short-friday = Fr
face-short-saturday = Sa
face-short-sunday = Su
face-map = The map
face-today = { $day }, day { $number }
face-car = The car is in { $town }
face-suitcase-closed = suitcase still closed
face-suitcase-held = its suitcase held { $suitcase }
face-roads = roads to { $towns }
face-brings = today +{ $points } for you
face-desk = What you can do
face-ready-how = Live: everybody bids at any time, and a clock counts for the highest bid.
face-ready = Ready
face-no-call = No bid yet
face-counted-0 = Any more?
face-counted-1 = Once …
face-counted-2 = Twice …
face-you-hold = The highest bid is yours.
face-you-hold-too-much = The highest bid is yours, and more than you have: if it wins, you are fined $2,000 and sit out today.
face-you-declined = You said “not at this price” and wait for the next bid.
face-not-your-turn = It is not your turn. A standing bid can speak for you.
face-too-dear = You can’t go any higher.
face-best = Best for you today: { $town }, +{ $points }.
face-best-nothing = No town in reach brings you points today.
face-means = You have { $sum }.
face-own-sum = Your own sum
face-call = Bid
face-overbid = More than you have: whoever wins with it is fined $2,000 and sits out today.
face-decline = Not at { $price }
face-decline-first = I won’t start
face-drop-out = Drop out
face-joker = Joker …
face-joker-how = You get the car at once, for nothing, and the auction is over. Your joker is then gone for good.
face-play-joker = Play the joker
face-standing = Standing bid …
face-standing-limit = Standing bid: up to { $limit } …
face-standing-how = The house bids for you in the smallest steps, up to your limit, until this auction is over. Nobody else sees it.
face-limit = Up to
face-stand = Leave it
face-stand-down = Withdraw it
face-sunday = It is Sunday: everybody rode here for nothing.
face-nothing-to-play = You have no card of { $town }. All are asked, so that nobody sees who has one.
face-keep = Keep my cards
face-go-on = Go on
face-chose-nothing = You play no card.
face-chose = { $count ->
        [one] You play a card
       *[other] You play two cards
    }: +{ $points }.
face-waiting = Waiting for the others. Nobody sees who has chosen already.
face-hand = My cards
face-their-cards = Cards
face-players = Players
face-has-points = { $points } of 69 points
face-cards = Cards in hand: { $count }
face-drove = Drove last
face-has-joker = Has a joker
face-will = The will: leads in points
face-fined = fined
face-holds = bids
face-is-ready = ready
face-declined = too dear
face-out = out
face-drives = drives
face-count = The count
face-player = Player
face-points = Points
face-dollars-count = In points
face-total = Total
face-count-how = 1,000 dollars are worth one point, 100 dollars a tenth; jokers are worth nothing.
face-no-road = no road today
face-best-day = best { $day }: { $points }
face-pile = Cards in the pile: { $count }
face-ride-along = You ride along: wherever the car stops, your cards of that town count as well.
face-drive-how = If a town’s suitcase is still closed, you open it on arrival: a gain or a loss.
face-key-road = A road leads there today.
face-key-brings = Your cards bring this much there today.
face-key-suitcase = A closed suitcase: whoever drives there gains or loses something.
face-cash-one = Play this one
face-cash-both = Play both
face-best-on = best on { $day }
face-leaves = leaves { $sum }
face-too-much = more than you have
face-out-today = Out for today
face-out-today-how = Says “not at this price” to every price of this day, until you untick it.
face-say-ready = “Ready!”
face-say-call = “{ $sum }!”
face-say-wont-start = “You start.”
face-say-not-at-this-price = “Not at this price.”
face-say-out = “I’m out.”
face-say-caught = “Er … about that money …”
face-say-joker = “Joker! The car is mine.”
face-say-again = “For nothing? Gladly!”
face-say-lucky = “Lucky me!”
face-say-leads = “The will, please.”
face-sold = Sold!
face-place = Place
face-count-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
face-count-money = for { $sum }
face-ended-points = Somebody reached 69 points.
face-ended-empty-hand = Somebody played their last card.
face-ended-days = 200 days went by.

## Hints for a first game
lesson-welcome = Welcome aboard! You all share one car. Every day its driver takes everybody to another town, where your cards of that town bring you points. The most points win, and money counts too.
lesson-cards = Each ticket is a town. The bars show what it brings on each day of the week: 7 points on a card’s best day, then one less every day. You draw no new cards.
lesson-call = The highest bidder pays the notary and drives. On the map you see what each town would bring you today. 1,000 dollars are worth one point at the end: don’t pay more than the ride is worth.
lesson-joker = Your joker gets you the car at once, for nothing, a single time in the game. Not on Tuesdays, Fridays and Sundays. At the end it is worth nothing.
lesson-drive = You are at the wheel: choose a town that a road leads to. The + shows what your cards bring there today. But everybody can score there!
lesson-ride = Somebody else is at the wheel today. Nothing is lost: your cards of the town where you stop bring you points as well.
lesson-cash = You have arrived. Play your cards of this town for what they bring today, or keep them for a better day. All choose in secret, even those who have none.
lesson-double = Tuesdays and Fridays count double: today every card brings twice its points. Suitcases do not, and jokers stay in the pocket.
lesson-suitcase = On arrival the driver opens the town’s suitcase, if it is still there, and gains or loses what is in it. The map shows which are still closed.
lesson-sunday = Sunday: no auction. The top card of the pile has sent everybody to its town for nothing, and a suitcase found there counts for all.
lesson-fine = Somebody won the auction and could not pay: that costs 2,000 dollars, and the auction is held again without them. Bidding too much only pays off if you are outbid.
lesson-end-near = The end is near: with 69 points, or the last card of a hand, the game is over. Play your best cards in time; what stays in your hand brings nothing.
lesson-end = Maloney’s estate is settled. Now 1,000 dollars are worth one point and 100 dollars a tenth; a joker is worth nothing.

## What the strong bot looks at, for its hints.
figure-score = your points and money together
figure-points = your points
figure-money = your money
figure-joker = your joker
figure-cards = how many cards you hold
figure-to-go = how many points you still need
figure-fewest = how soon somebody runs out of cards
figure-most = how far the leader is
figure-here = what you can cash at the next stop
figure-near = what your cards bring in the towns nearby
figure-plan = your best way for today and tomorrow
figure-after = what you can cash tomorrow
figure-driver = who drives
figure-lead = your lead
figure-double = whether the day counts double
figure-first-to-end = that you hold few cards
figure-seats = how many play
figure-rich = your money compared with the richest
figure-best = what your cards are worth on their best days
figure-pairs = your pairs of cards of one town

## Kinds of decisions, by the names under which actions are saved
habit-ready = Being ready
habit-call = Calling a price
habit-not_at_this_price = Not going along with a price
habit-drop_out = Dropping out of the auction
habit-play_joker = Playing the Joker
habit-drive = Driving to a town
habit-cash = Choosing cards to cash
