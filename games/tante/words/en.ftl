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
event-dealt-you = { $seat } is dealt { $cards }.
event-aunt-drawn = The lot makes { $aunt } the first Aunt Marie.
event-turned-up = { $aunt }, as Aunt Marie, turns up { $cards }.
event-met-colour = Three of one colour: Aunt Marie meets { $gentleman }. Gentlemen left: { $left }.
event-met-value = Three of one value: Aunt Marie meets { $gentleman }. Gentlemen left: { $left }.
event-exchanged = { $aunt } lays down { $gave } and takes { $took }.
event-kept = { $aunt } leaves the three cards as they are.
event-bid-called = { $seat } bids { $gifts }.
event-withdrew = { $seat } withdraws.
event-outbid = { $seat } can’t go higher and is out.
event-bought = { $seat } gives { $gifts } and takes { $cards }.
event-nobody-bid = Nobody bids: { $seat } has to take the cards, or part with a zero.
event-bought-out = { $seat } parts with { $card } and passes the cards on.
event-took = { $seat } has to take { $cards }.
event-aunt-took = Everybody has passed: { $aunt } is left with { $cards }.
event-married = The wedding photo shows: Aunt Marie gets married!
event-stack-taken = The last cards are taken. Aunt Marie stays single and leaves a fortune.
event-counted = { $seat } holds { $sum }: { $base } for the hand and { $bonus } for sets make { $total }.
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
refusal-not-your-gifts = You don’t own these gifts.
refusal-bid-too-low = Your bid has to be higher than the last one.
refusal-no-duty-now = Nobody has to take cards now.
refusal-not-your-duty = It is not up to you to take these cards.
refusal-not-a-zero = Only a card of value 0 gets you out of this.
refusal-no-such-zero = You don’t hold that zero.
refusal-game-over = The game is over.
refusal-no-clock = No clock runs in this game.

## Options
option-couples = Couples variant
about-couples = One gentleman fewer visits Aunt Marie, so she marries more often and hoarding pays more often too.
option-couples-off = No
option-couples-on = One gentleman fewer: weddings come sooner
option-memory-aid = Memory aid
about-memory-aid = Everybody sees who takes which cards. The page can remember that for you, or leave it to your memory.
option-memory-aid-on = Show the cards everybody saw a player take
option-memory-aid-off = Everybody has to remember

## The page
blurb = Aunt Marie is rich, and chocolates and pearls are the way to her fortune. Yet having too much is worth nothing, unless she gets married!
prompt-exchange-you = You are Aunt Marie: swap one of the three cards for one of yours, or leave them.
prompt-exchange = { $aunt } is Aunt Marie and may swap a card.
prompt-first-bid-you = Your turn: offer gifts for the three cards, or withdraw.
prompt-bid-you = Your turn: offer more than { $price } for the three cards, or withdraw.
prompt-bid = { $seat } is to bid.
prompt-duty-you = Nobody wanted them: take the three cards, or part with a zero.
prompt-duty = { $seat } has to take the cards or part with a zero.
prompt-wedding = Aunt Marie got married. Well done, { $winners }!
prompt-inheritance = Aunt Marie stayed single. Well done, { $winners }!
face-salon = Aunt Marie’s salon
face-stack = Cards in the stack: { $count }
face-round = Round { $round } of { $rounds } at most
face-discarded = Zeros parted with: { $cards }.
face-gentlemen = Gentlemen before the wedding: { $left }
face-three = The three cards
face-price = { $seat } offers { $gifts }
face-no-bid = No bid yet
face-aunt-looks = { $aunt } looks at the cards
face-unwanted = Nobody bid: up to { $seat }
face-players = Players
face-aunt = Aunt Marie
face-cards = Cards in hand: { $count }
face-gifts-of = Gifts
face-gifts = Gifts: { $worth } in all
face-gift = Gift { $value }
face-bids = bids { $worth }
face-out = out
face-seen = Cards seen
face-desk = Your move
face-exchange-how = Tap one of the three cards and one of yours. A heart marks those that can bring about a meeting.
face-exchange = Swap
face-keep = Leave the cards
face-preview-meeting = With this swap Aunt Marie meets a gentleman.
face-preview-wedding = With this swap Aunt Marie gets married and the game ends!
face-preview-none = This swap brings no meeting.
face-bid = Bid
face-ready = Bid made ready:
face-raise = Bid { $gifts }
face-withdraw = Withdraw
face-take = Take the three cards
face-buy-out = Part with { $card }
face-hand = Hand
face-if-married = Married: { $sum } + { $bonus } = { $total }
face-if-single = Single: { $sum } → { $base } + { $bonus } = { $total }
face-sorting = Order of the cards
face-by-colour = by colour
face-by-value = by value
face-count-wedding = Wedding count
face-count-inheritance = Inheritance count
face-player = Player
face-sum = Sum
face-base = Counts
face-sets = Sets
face-total = Total
face-set-colour = { $count } × { $colour }: +{ $bonus }
face-set-value = { $count } cards of { $value }: +{ $bonus }

## Hints for a first game
lesson-welcome = Welcome to Aunt Marie’s salon! In every round three cards of her inheritance go to whoever offers the most gifts. What your hand counts in the end depends on whether she has married by then.
lesson-hand = By your hand you read what it counts now. While Aunt Marie is single, only a sum from 31 to 50 brings points: exactly 50 brings the most, 51 nothing at all. If she marries, every point counts.
lesson-aunt = This round you are Aunt Marie. You may swap one of your cards for one of the three, or leave them; you don’t bid, and the gifts are not for you. Three of one colour or one value bring a meeting: a heart marks the cards that can do it.
lesson-meeting = Three cards of one colour or one value: Aunt Marie has met a gentleman. When the last of them has left the pile, she marries, and the game ends at once. Those with a great deal in hand hope for it, those close to 50 don’t.
lesson-bid = Offer gifts for the three cards, worth more than the last bid, or withdraw. Whoever gets the cards pays with the gifts of that bid; nobody else pays. Look first what the three would make of your hand: sometimes it is better not to have them.
lesson-duty = Nobody offered anything for the three cards, so somebody has to take them, beginning on Aunt Marie’s left. A card of value 0 gets you out of it: it leaves the game, and the next player has the same choice.
lesson-greedy = Your hand is worth more than 50: if Aunt Marie stays single, only your sets will count. So look for trios that lead to the wedding when you are Aunt Marie, or swap a high card for a low one.
lesson-sets = You have a set: four or more cards of one colour or one value. It brings a bonus, whatever your hand is worth: 1 point for four cards, 2 more for each further card. A card counts in one set only; the best division is found for you.
lesson-bells = Two gentlemen at most are left: another trio or two, and the wedding bells ring. Then the whole hand counts, even beyond 50. Ask yourself who would gain by it.
lesson-last-round = The stack is empty: these three cards are the last. When somebody has taken them the game is over, and gifts that you still own count nothing. So offer freely if they help you, and leave them to others if they don’t.
lesson-wedding = Aunt Marie has married: your whole hand counts, and sets bring their bonus. The three cards on the table belong to nobody. The count shows line by line who has the most.
lesson-inheritance = Aunt Marie has stayed single: a hand from 31 to 50 brings what it has above 30, any other brings nothing, and sets bring their bonus. The count shows line by line who has the most.

## What the strong bot looks at, for its hints.
figure-left = how much of the game is left
figure-wedding = how likely a wedding is
figure-value = what your hand promises in all
figure-married = what your hand counts if she marries
figure-single = what your hand counts if she doesn’t marry
figure-sum = the sum of your cards
figure-excess = how far your cards are beyond 50
figure-near = how near your cards come to 50
figure-bonus = your bonus for equal cards
figure-zeros = your cards of value 0
figure-gifts = your gifts
figure-gift-share = your share of all gifts
figure-cards = how many cards you hold
figure-to-aunt = when you will be Aunt Marie
figure-ones = your smallest gifts
