# What the house says.
skip = Skip to the content
rulebook = Rulebook
guest = Guest
your-name = Your name
front-title = Inheritance games
front-blurb = A house to play inheritance games that are long out of print: with friends, by a simple link, or against the house’s own players. No account, no advertising.
front-facts = { $least } to { $most } players · { $minutes } minutes
front-play-now = Play now
front-with-friends = Table with friends
front-mine = My tables
front-open = { $count ->
    [0] no seat free
    [one] one seat free
   *[other] { $count } seats free
}
front-running = being played
front-see = watch
front-over = finished
front-your-move = your move
front-more = { $count ->
    [one] One more
   *[other] { $count } more
}
front-join = Open tables
front-none-open = Nobody is waiting for players right now. Set a public table and it stands here.
front-watch = Being played
front-mine-over = My finished games
front-all-over = Finished games
new-title = New table
new-seats = Seats
new-who = Who may come
new-invited = By invitation: whoever has the link
new-public = Public: the table stands on the front page, for anybody to join or watch
new-edition = Edition
new-hints = Hints
new-hints-off = Only for whoever plays with bots alone; people may agree on them later
new-hints-on = Everybody may ask the strong bot what it would do
new-hint = Next you get a link for your friends; bots can take the free seats.
new-create = Set the table
join-title = At this table:
join-sit = Sit down
join-watch = Only watch
seat-title = Play on here
seat-explained = This seat moves to this device; the other one will only watch from then on.
seat-take = Play as
seat-renew = Make a new link (the old one stops working)
displaced = Your seat, { $who }, is now played from another device. If that was not you, tell the host: the host can give it back to you.
displaced-lobby = Your seat, { $who }, was moved to another device. If that was not you, tell the host: the host can free the seat and invite you again.
displaced-host = Your seat, { $who }, is now played from another device, and the table has its host there. If that was not you, tell whoever runs this house.
displaced-returned = The host has given { $who }’s seat back to the device it came from; here you only watch now.
bot-random = random bot
bot-easy = easy bot
bot-steady = steady bot
bot-strong = strong bot
temper-bold = bold
temper-careful = careful
temper-spiteful = spiteful
temper-kindly = kindly
temper-patient = patient
lobby-waiting = There are free seats.
lobby-ready = Everybody is here.
lobby-invite = Invitation link, to send to your friends
lobby-free = free
lobby-kept = kept for a friend
lobby-level = Which bot
lobby-is-public = This table is public: it stands on the front page.
lobby-is-private = This table is by invitation: it stands in no list.
lobby-make-public = Make it public
lobby-make-private = By invitation only
lobby-keep = Keep a seat for a friend
lobby-release = Give a kept seat free
lobby-you = (you)
lobby-bot = bot
lobby-add-bot = Seat a bot here
lobby-clear = Free this seat
lobby-swap = Swap with the next seat
lobby-fill = Bots in all free seats
lobby-start = Start
lobby-host-starts = The host starts the game.
table-story = The story
table-whole-story = The whole story
table-back = Back to the table
table-links = Links
table-seat-link = Your seat on another device (keep it to yourself)
table-device-link = All seats of this device on another one (keep it to yourself)
table-watch-link = To watch
table-commitment = Fingerprint of the deal’s secret:
table-sound = Sounds
table-offline = Connection lost, trying again …
table-rematch = Rematch
table-to-rematch = To the rematch
table-record = Download the record
table-qr = QR code, for a phone’s camera
link-copy = Copy
link-copied = Copied
again-invite = { $who } is not here: invite again
again-link = A new link for { $who }, until { $who } is back at the old place
again-give-back = The seat of { $who } was taken over: give it back
chat-title = Chat
chat-apart = You watch: the players read this only when the game is over.
chat-silence = Nobody has said anything yet.
chat-words = Say something
chat-say = Send
chat-watches = (watches)
chat-whole = Everything that was said
chat-older = Older lines
chat-newer = Newer lines
chat-mutes = Mute somebody
chat-mute = Mute { $who }
chat-hear = Hear { $who } again
chat-invited-again = The host has made a new link for the seat of { $who }.
chat-taken-over = { $who }’s seat is now played from another device.
chat-came-by-invitation = Somebody has taken { $who }’s seat by the host’s new link.
chat-given-back = The host has given { $who }’s seat back to the device it was taken from.
chat-hello = Hello!
chat-bravo = Well played!
chat-thanks = Thank you!
chat-thinking = Let me think …
chat-ouch = Ouch!
chat-laugh = Ha ha!
note-title = My plan
note-explained = A note to yourself. It is kept for your seat, on every device; nobody else ever sees it.
note-keep = Keep
note-kept = Your note is kept.
away-title = While you were away
away-close = Put away
away-earlier = { $count ->
    [one] One earlier sentence, in the story
   *[other] { $count } earlier sentences, in the story
}
sorry-title = Sorry
sorry-back = Back
rulebook-contents = Contents
sorry-not-found = There is nothing at this address.
sorry-method = This address can’t be asked in that way.
sorry-too-large = That is too much at once for the house.
sorry-unreadable = The house did not understand that.
sorry-broken = The house is in trouble for a moment. Nothing that was played is lost; try again shortly.
sorry-busy = The house is very busy. Try again in a moment.
sorry-gave-way = The record was slow to arrive and others were waiting, so its place went to them. Try again in a moment.
sorry-too-much = That was too much at once. Wait a little and try again.
sorry-table-broken = This table can’t be read and stays closed, so that nothing gets damaged.
sorry-foreign-form = This form came from another site.
sorry-banned = The host of this house no longer lets you play here. You may still look around.
sorry-not-your-seat = You have no seat at this table.
sorry-stale = The table has moved on meanwhile. Have a look and try again.
sorry-paused = The table is paused.
sorry-name = A name is needed.
sorry-full = All seats are taken.
sorry-host-only = Only the table’s host can do that.
sorry-started = The game has begun already.
sorry-seats-free = There are free seats: invite somebody or seat a bot.
sorry-not-over = The game is not over.
new-pace = Time
colon = :
pace-free = As long as it takes
pace-live-60 = Live: a minute a move, and five minutes to spare
pace-live-180 = Live: three minutes a move, and a quarter of an hour to spare
pace-slow-1 = A day for every move
pace-slow-2 = Two days for every move
pace-slow-3 = Three days for every move
pace-slow-7 = A week for every move
conduct-menu = Take back, pause, leave
conduct-take-back = Take my last move back
conduct-ask-take-back = Ask to take my last move back
conduct-pause = Pause
conduct-ask-pause = Ask for a pause
conduct-leave = Leave the table
conduct-paused = The table is paused; no clock runs.
conduct-go-on = Go on
conduct-ended = The players have ended this game early.
conduct-stood-in = A bot keeps your seat warm.
conduct-you-left = You have left. The others decide how it goes on.
conduct-back = I am back
conduct-asks-take-back = { $seat } would like to take the last move back. Do you agree?
conduct-asks-pause = { $seat } would like a pause. Do you agree?
conduct-you-ask-take-back = You have asked to take your last move back.
conduct-you-ask-pause = You have asked for a pause.
conduct-waiting = No answer yet from { $seats }.
conduct-time-up = { $seat }’s time is up. What now?
conduct-left-table = { $seat } has left the table. What now?
conduct-silent = Nothing has happened for a while, and the table asks about { $seat }. What now?
conduct-you-silent = Nothing has happened for a while; the others ask about you.
conduct-who-is-silent = Who does not answer any more?
conduct-yes = Yes
conduct-no = No
conduct-wait = Wait
conduct-stand-in = A bot keeps the seat warm
conduct-end = End the game
conduct-withdraw = Never mind
conduct-refused = No, says { $seats }.
conduct-time-up-you = Your time is up; the others may decide without you.
conduct-days-left = Your move, within { $days ->
    [one] a day
   *[other] { $days } days
} and { $hours } h.
conduct-hours-left = Your move, within { $hours } h { $minutes } min.
conduct-left = Time left:
sorry-nothing-to-take-back = There is nothing of yours to take back.
sorry-one-at-a-time = Something else is being asked just now.
sorry-patience = Ten minutes must pass without a move, and as long again after a vote to wait.
lobby-share = Somebody else on this device
lobby-share-add = Add
curtain-drawn = Hand the device to whoever plays; the others look away.
curtain-lifted = Only you look at the screen now.
curtain-lift = I am { $seat }
curtain-draw = Draw the curtain
lesson = A first-game tip
lesson-read = Got it
lesson-no-more = No more tips
lesson-again = Show tips again
front-learn = Guided first game
replay-title = Replay
replay-step = Step { $step } of { $last }
replay-first = First step
replay-previous = One step back
replay-next = One step on
replay-last = Last step
replay-to = Go to step
replay-go = Go
replay-eyes = Whose eyes
replay-public = Spectators
replay-all = All cards open
replay-begin = Before the first move.
replay-nothing = Nothing that these eyes could see.
replay-link = Link to this moment
replay-play-on = Play on from here
replay-play-on-how = At a new table, against bots: you take the seat whose eyes you chose, or else the first.
table-replay = Replay, step by step
table-check = Check this deal
verify-title = Check a record
verify-blurb = Was the deal fair, and was everything played as recorded? Give the house the record of a game, as downloaded at its end.
verify-file = The record’s file
verify-text = … or its text
verify-fingerprint = The fingerprint you noted at the start (if you did)
verify-button = Check
verify-good = This game was dealt fairly
verify-good-open = This game was played as recorded
verify-bad = This record is not sound
verify-why = Before the start the house chooses a secret and shows its fingerprint, so that it can’t exchange the secret afterwards. Every player’s browser adds random numbers of its own, so that nobody can choose the cards, not even the house. After the end the secret is open, and everybody can work out again that each card and each draw followed from it.
verify-secret = The secret
verify-share = Added by
verify-added-nothing = nothing
verify-sound = { $rows ->
    [0] Nothing has been played yet
    [one] The one step was played again, and it did what was recorded
   *[other] All { $rows } steps were played again, and each did what was recorded
}: every card and every draw follows from the seed.
verify-open = The seed stands openly in the record, as with simulated games: everything follows from it, but nobody was bound to it beforehand.
verify-dealt = The seed is made of the house’s secret, which fits its fingerprint, and of what the seats added.
verify-added = { $added ->
    [0] No seat
    [one] One of { $seats } seats
   *[other] { $added } of { $seats } seats
} added random numbers; bots and browsers without script add none.
verify-noted = The fingerprint is the one you noted.
verify-unfinished = The game is not over in this record.
verify-unsealed = The record bears no seal: whether names were changed in it can’t be seen.
verify-own-edition = It was played with an edition that does not come with the game.
verify-too-long = This record is too long for the house.
verify-no-record = This is not the record of a game.
verify-nothing = Choose a file, or paste a record.
verify-unknown-game = This is the record of a game that the house doesn’t have.
verify-newer = This record was written by a newer house.
verify-edition = The edition in this record makes no sense.
verify-options = The options in this record are not those of the game.
verify-set-up = With this record no game can begin:
verify-refused = Step { $row } is against the rules:
verify-impossible = Step { $row } can’t have happened at that moment.
verify-out-of-order = Step { $row } is not in its place: something is missing or was added.
verify-back-in-time = Step { $row } happens before the one before it.
verify-check = Step { $row } leads to something else than was recorded: the move, the deal or what came of it was changed.
verify-commitment = The secret does not fit the fingerprint that was shown at the start.
verify-shares = What the seats added does not fit the number of seats.
verify-seal = The seal is broken: something was changed after the record was written, such as a name, the edition or the last steps.
verify-other-fingerprint = The fingerprint you noted belongs to another deal.
import-title = Bring a record
import-blurb = A record of a game, downloaded here or in another house, becomes a table where everybody with the link can replay it, or play on from any step.
import-kept = A table that nobody opens for 30 days is cleared away: keep the file.
import-button = Set it on a table
import-names = The names in this record can’t be shown here.
import-time = The times in this record make no sense.
import-edition = The edition in this record is too long for the house: 64 KB at most.
sorry-over-here = The game is over at this step: there is nothing to play on.
sorry-no-share = That is nothing that can be added to the deal.
sorry-no-step = The game has no such step, or nobody with such eyes.
sorry-invited-only = This table is by invitation: ask its host for the link.
sorry-kept = The free seats are kept for friends of the host.
sorry-two-hands = You have a seat at this table already; two hands would be one too many.
sorry-link-dead = This link is no longer good: it has been used, its seat has changed hands, or there is a newer one. Ask whoever gave it to you for a new link.
sorry-join-dead = This invitation is no longer good: the host has a newer one. Ask the host for it.
sorry-sent-away = The host has sent you away from this table. To sit down again, ask the host for a new invitation link.
sorry-household = Somebody from your connection has come to this table already. If you are family or friends, ask the host for the invitation link: it has a seat for each of you.
sorry-still-here = That seat is in use: there is nobody to invite again.
sorry-chat-fast = That was too much at once. Wait a few seconds, then say it.
sorry-chat-long = That is too long: 280 characters at most.
sorry-chat-empty = There is nothing to say in that.
sorry-mutes = This table can’t keep in mind whom else you don’t want to hear. Hear somebody again first.
sorry-note-long = That note is too long: 2000 characters at most.
conduct-ask-hints = Ask for hints for everybody
conduct-asks-hints = { $seat } would like hints from the strong bot to be allowed, for everybody.
conduct-you-ask-hints = You ask that hints from the strong bot be allowed, for everybody.
hint-ask = A hint
hint-thinking = The strong bot is thinking …
hint-wait = wait
hint-quiet = a quiet move
hint-only = “{ $who }”: there is nothing else to do.
hint-because = The strong bot would choose “{ $action }”: about { $chance } { $chance ->
        [one] win
       *[other] wins
    } in a hundred, against { $less } with “{ $other }”; what weighs most is { $figure }.
hint-better = The strong bot would choose “{ $action }”: about { $chance } { $chance ->
        [one] win
       *[other] wins
    } in a hundred, against { $less } with “{ $other }”.
hint-usual = The strong bot would choose the usual move, “{ $action }”, with about { $chance } { $chance ->
        [one] win
       *[other] wins
    } in a hundred: nothing is surely better, not even “{ $other }”.
hint-barely = The strong bot would choose “{ $action }”, with about { $chance } { $chance ->
        [one] win
       *[other] wins
    } in a hundred: surely better than the usual “{ $other }”, but by less than one in a hundred.
review-link = What could have gone better
review-title = A look back
review-under-way = The strong bot is looking back at this game: { $count } % so far. This page goes on by itself.
review-failed = This game could not be looked back at. The house has noted it.
review-how = How probably everybody would win at each moment if all played on as steady bots do, guessed by the strong bot. Each decision is judged by what could be known then.
review-known = Chances, as far as each could know
review-truth = Chances, with all cards open
review-numbers = The same in numbers
review-numbers-how = In percent: as far as each could know, and in brackets with all cards open.
review-step = Step
review-slips = Decisions that cost most
review-none = No decision here cost anything worth mentioning.
review-percent = { $chance } %
review-cost = How many chances in a hundred it cost
review-where = Step { $step }, { $what }
review-done = Done: { $what }
review-wins = (about { $chance } { $chance ->
        [one] win
       *[other] wins
    } in a hundred)
review-better = Better: { $what }
review-see = See the moment
sorry-no-hints = Hints are not allowed at this table, unless everybody agrees.
lobby-hints = Everybody may ask the strong bot for hints: whoever sits down agrees
