# What is said about La Tante à Héritage.

## Cards
card = { $colour } { $value }
colour-red = red
colour-blue = blue
colour-green = green
colour-gold = gold
colour-violet = violet
colour-slate = slate
gifts = { $worth } ({ $cards })
gift-alone = { $worth }
gentleman-1 = Colonel Roquebrune
gentleman-2 = Doctor Valdès
gentleman-3 = Captain Le Goff
gentleman-4 = the painter Anselme
gentleman-5 = the banker Osterwald
gentleman-6 = Professor Tilleul
gentleman-7 = the violinist Marek
gentleman-8 = the aviator Duvernois

## Events
event-colours-left = Not in this game: { $colours }.
event-dealt = { $seat } gets { $count } hidden cards.
 .seat = You get { $count } hidden cards.
event-dealt-you = { $seat } is dealt { $cards }.
 .seat = You are dealt { $cards }.
event-aunt-drawn = { $aunt } is drawn by lot to be the first Aunt Marie.
 .aunt = You are drawn by lot to be the first Aunt Marie.
event-turned-up = { $aunt }, as Aunt Marie, turns up { $cards }.
 .aunt = You are Aunt Marie and turn up { $cards }.
event-met-colour = Three of one colour: Aunt Marie meets { $gentleman }. Gentlemen left: { $left }.
event-met-value = Three of one value: Aunt Marie meets { $gentleman }. Gentlemen left: { $left }.
event-exchanged = { $aunt } lays down { $gave } and takes { $took }.
 .aunt = You lay down { $gave } and take { $took }.
 .advice = Swap { $gave } for { $took }.
event-kept = { $aunt } leaves the three cards as they are.
 .aunt = You leave the three cards as they are.
 .advice = Leave the three cards as they are.
event-bid-called = { $seat } bids { $gifts }.
 .seat = You bid { $gifts }.
 .advice = Bid { $gifts }.
event-withdrew = { $seat } withdraws.
 .seat = You withdraw.
 .advice = Withdraw.
event-outbid = { $seat } can’t go higher and is out.
 .seat = You can’t go higher and are out.
event-bought = { $seat } gives { $gifts } and takes { $cards }.
 .seat = You give { $gifts } and take { $cards }.
event-nobody-bid = Nobody bids: { $seat } has to take the cards, or part with a zero.
 .seat = Nobody bids: you have to take the cards, or part with a zero.
event-bought-out = { $seat } parts with { $card } and passes the cards on.
 .seat = You part with { $card } and pass the cards on.
 .advice = Part with { $card }.
event-took = { $seat } takes { $cards }.
 .seat = You take { $cards }.
 .advice = Take { $cards }.
event-aunt-took = Everybody has passed: { $aunt } is left with { $cards }.
 .aunt = Everybody has passed: you are left with { $cards }.
event-married = The wedding photo shows: Aunt Marie gets married!
event-stack-taken = The last cards are taken. Aunt Marie stays single and leaves a fortune.
event-counted = { $seat } holds { $sum }: { $base } for the hand and { $bonus } for sets make { $total }.
 .seat = You hold { $sum }: { $base } for the hand and { $bonus } for sets make { $total }.
event-won = { $winners } wins with { $total }.
event-won-shared = { $winners } share the win with { $total }.

## Refusals
refusal-seat-count = La Tante à Héritage is for three to five players.
refusal-no-exchange-now = This is not the moment to swap cards.
refusal-only-the-aunt-exchanges = Only Aunt Marie may swap a card now.
refusal-not-on-the-table = That card is not among the three on the table.
refusal-not-in-your-hand = You don’t hold that card.
refusal-no-auction-now = There is no auction now.
refusal-aunt-does-not-bid = Aunt Marie does not bid for her own cards.
refusal-not-your-turn-to-bid = It is not your turn to bid.
refusal-you-withdrew = You are out of this auction.
refusal-empty-bid = A bid needs at least one gift.
refusal-not-your-gifts = Those gifts aren’t yours.
refusal-bid-too-low = Your bid has to be higher than the last one.
refusal-no-duty-now = Nobody has to take cards now.
refusal-not-your-duty = It is not up to you to take these cards.
refusal-not-a-zero = Only a card of value 0 gets you out of this.
refusal-no-such-zero = You don’t hold that zero.
refusal-game-over = The game is over.
refusal-no-clock = No clock runs in this game.

## Options
option-couples = Couples variant
about-couples = Meant for a table at which everybody plays as one of a couple; any table may choose it. One gentleman fewer visits, so Aunt Marie marries more often, and hoarding pays more often too.
option-couples-off = No
option-couples-on = One gentleman fewer: weddings come sooner
option-memory-aid = Memory aid
about-memory-aid = Everybody sees who takes which cards. The page can remember that for you, or leave it to your memory.
option-memory-aid-on = Show the cards everybody saw a player take
option-memory-aid-off = Everybody has to remember

## The page
blurb = Aunt Marie is rich, and chocolates and pearls are the way to her fortune. Yet having too much is worth nothing, unless she gets married!
prompt-exchange-you = You are Aunt Marie: swap one card, or leave all three.
prompt-exchange = { $aunt } is Aunt Marie and may swap a card.
prompt-first-bid-you = Your turn: offer gifts for the three cards, or withdraw.
prompt-bid-you = Your turn: offer more than { $price } for the three cards, or withdraw.
prompt-bid = { $seat } is to bid.
prompt-duty-you = Nobody wants them: take the three, or part with a zero.
prompt-duty-must = Nobody wants them: you have to take the three.
prompt-duty = { $seat } has to take the cards or part with a zero.
prompt-wedding = Aunt Marie got married. Well done, { $winners }!
prompt-inheritance = Aunt Marie stayed single. Well done, { $winners }!
prompt-wedding-won = Aunt Marie got married, and you win!
prompt-inheritance-won = Aunt Marie stayed single, and you win!
prompt-wedding-lost = Aunt Marie got married. You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
 }; the winner: { $winners }.
prompt-inheritance-lost = Aunt Marie stayed single. You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
 }; the winner: { $winners }.
face-salon = Aunt Marie’s salon
face-stack = Cards in the stack: { $count }
face-round = Round { $round } of { $rounds }
face-discarded = Zeros parted with: { $cards }.
face-gentlemen = { $left ->
    [0] The wedding!
    [one] One gentleman before the wedding
   *[other] { $left } gentlemen before the wedding
 }
face-three = The three cards
face-price = { $seat } bids { $gifts }
 .seat = You bid { $gifts }
face-no-bid = No bid yet
face-aunt-looks = { $aunt } looks at the cards
face-unwanted = Nobody bid: up to { $seat }
face-players = Players
face-aunt = Aunt Marie
face-cards = Cards in hand: { $count }
face-gifts-of = Gifts
face-gifts = Gifts: { $worth } in all
face-gift = Gift { $value }
face-bids = bid: { $worth }
face-out = out
face-seen = Cards seen
face-desk = Your move
face-exchange-how = Tap one of the three cards and one of yours. A heart marks yours that can bring about a meeting.
face-exchange = Swap
face-keep = Leave the cards
face-preview-meeting = Aunt Marie meets { $gentleman }!
face-preview-wedding = Aunt Marie gets married, and the game ends!
face-preview-none = No meeting.
face-bid = Bid
face-ready = Bid made ready:
face-raise = Bid { $gifts }
face-withdraw = Withdraw
face-take = Take the three
face-buy-out = Part with { $card }
face-hand = Hand
face-if-married = If she marries
face-if-single = If she stays single
face-sorting = Order of the cards
face-by-colour = by colour
face-by-value = by value
face-count-wedding = Wedding count
face-count-inheritance = Inheritance count
face-player = Player
face-base = For the hand
face-sets = Sets
face-total = Total
face-set-colour = { $count } × { $colour }: +{ $bonus }
face-set-value = { $count } cards of { $value }: +{ $bonus }
face-preview-worth = Your hand is then worth
face-now = now
face-with-three = with these
face-sum-of-hand = Hand
face-points-from = { $base } for the hand, { $bonus } for sets
face-why-married = Every point counts.
face-why-too-much = { $sum } is more than { $limit }.
face-why-too-little = { $sum } is no more than { $floor }.
face-why-between = { $sum } − { $floor }
face-say-exchanged = “I’d rather have the { $card }.”
face-say-kept = “They stay.”
face-say-bid = “{ $worth ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
    [13] Thirteen
    [14] Fourteen
    [15] Fifteen
    [16] Sixteen
    [17] Seventeen
    [18] Eighteen
    [19] Nineteen
    [20] Twenty
    [21] Twenty-one
    [22] Twenty-two
    [23] Twenty-three
    [24] Twenty-four
    [25] Twenty-five
    [26] Twenty-six
    [27] Twenty-seven
    [28] Twenty-eight
    [29] Twenty-nine
    [30] Thirty
    [31] Thirty-one
    [32] Thirty-two
    [33] Thirty-three
    [34] Thirty-four
    [35] Thirty-five
    [36] Thirty-six
    [37] Thirty-seven
    [38] Thirty-eight
    [39] Thirty-nine
    [40] Forty
   *[other] { $worth }
 }!”
face-say-withdrew = “I’m out.”
face-say-outbid = “I can’t go higher.”
face-say-bought = “Sold – mine for { $worth }!”
face-say-nobody = “Nobody? Oh dear …”
face-say-bought-out = “Not me!”
face-say-took = “If I must …”
face-say-aunt-took = “Then they stay with me.”

## Hints for a first game
lesson-welcome = Welcome to Aunt Marie’s salon! Every round, these three cards of her inheritance go to whoever offers the most gifts. What your hand counts in the end depends on whether she has married.
lesson-hand = This is your hand on the scale. While Aunt Marie is single, only 31 to 50 bring points: 50 the most, 51 nothing at all. If she marries, every point counts.
lesson-aunt = This round you are Aunt Marie: you may swap a card of yours for one of the three, and don’t bid. Three of one colour or value bring a meeting; a heart marks the cards that can do it.
lesson-meeting = Three cards of one colour or one value: Aunt Marie has met a gentleman. When the last has left his frame, she marries and the game ends at once. Big hands hope for it, hands near 50 don’t.
lesson-bid = Tap gifts worth more than the last bid, or withdraw. Only whoever gets the cards pays. Look first at the scale: sometimes it is better not to have the three.
lesson-duty = Nobody wants the three cards, so somebody has to take them, starting on Aunt Marie’s left. A card of value 0 gets you out of it, and the next player has the same choice.
lesson-greedy = Your hand is worth more than 50: if Aunt Marie stays single, only your sets will count. So look for trios when you are Aunt Marie, or swap a high card for a low one.
lesson-sets = You have a set: four or more cards of one colour or one value. Four bring 1 point, each further card 2 more, whatever your hand is worth. A card counts in one set only.
lesson-bells = Two gentlemen at most are left: another trio or two, and the wedding bells ring. Then the whole hand counts, even beyond 50. Ask yourself who would gain by it.
lesson-last-round = The stack is empty: these three cards are the last. When they are taken the game is over, and gifts left over count nothing. Offer freely if they help you.
lesson-wedding = Aunt Marie has married: your whole hand counts, and sets bring their bonus. The count says of every line where it comes from.
lesson-inheritance = Aunt Marie has stayed single: a hand from 31 to 50 brings what it has above 30, any other nothing; sets bring their bonus.

## What the strong bot looks at, for its hints.
figure-left = how much of the game is left
figure-wedding = how likely a wedding is
figure-value = what your hand promises in all
figure-married = what your hand counts if she marries
figure-single = what your hand counts if she doesn’t marry
figure-sum = the sum of your cards
figure-excess = how far your cards are beyond 50
figure-near = how near your cards come to 50
figure-bonus = your bonus for sets
figure-zeros = your cards of value 0
figure-gifts = your gifts
figure-gift-share = your share of all gifts
figure-cards = how many cards you hold
figure-to-aunt = when you will be Aunt Marie
figure-ones = your smallest gifts

## Kinds of decisions, by the names under which actions are saved
habit-exchange = Swapping a card
habit-keep = Leaving the cards as they are
habit-bid = Bidding gifts
habit-withdraw = Withdrawing from the auction
habit-take = Taking the unwanted cards
habit-buy_out = Giving up a card of value 0
