# What the house says.
skip = Skip to the content
rulebook = Rulebook
rulebook-short = Rules
guest = Guest
your-name = Your name
front-title = Inheritance games
front-blurb = Play inheritance games that are long out of print: with friends by a simple link, or against the house’s own players. No account, no advertising.
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
front-none-open = Nobody is waiting for players right now. Open a public table and it will be listed here.
front-watch = Being played
front-mine-over = My finished games
front-all-over = Finished games
new-title = New table
new-seats = How many play?
new-who = Who may come
new-invited = By invitation: anyone who has the link
new-public = Public: the table is listed on the front page, for anyone to join or watch
new-edition = Edition
new-hints = Hints
new-hints-off = Only when you play alone against bots; you can agree on them later
new-hints-on = Anyone may ask the strong bot what it would do
new-hint = Next you get a link for your friends; bots can take any free seats.
new-create = Create and get the link
new-more = More options
join-title = At this table:
join-sit = Sit down
join-watch = Just watch
seat-title = Continue on this device
seat-explained = This seat moves to this device; the other one will only watch from then on.
seat-take = Play as
seat-renew = Make a new link (the old one stops working)
displaced = Your seat, { $who }, is now played from another device. If that wasn’t you, tell the host: they can give it back to you.
displaced-lobby = Your seat, { $who }, was moved to another device. If that wasn’t you, tell the host: they can free the seat and invite you again.
displaced-host = Your seat, { $who }, is now played from another device, and the table is hosted from there. If that wasn’t you, tell whoever runs this house.
displaced-returned = The host has given { $who }’s seat back to the device it came from; here you are only watching now.
bot-random = random bot
bot-easy = easy bot
bot-steady = steady bot
bot-strong = strong bot
temper-bold = bold
temper-careful = careful
temper-spiteful = spiteful
temper-kindly = kindly
temper-patient = patient
portrait-choose = Choose your face
portrait-number = Face { $number }
portrait-take = Take this face
lobby-waiting = There are still free seats.
lobby-ready = Everyone is here.
lobby-invite = Invitation link, to send to your friends
lobby-free = free
lobby-kept = kept for a friend
lobby-level = Kind of bot
lobby-is-public = This table is public: it is listed on the front page.
lobby-is-private = This table is by invitation only: it is not listed anywhere.
lobby-make-public = Make it public
lobby-make-private = By invitation only
lobby-keep = Keep a seat for a friend
lobby-release = Give up a kept seat
lobby-you = (you)
lobby-bot = bot
lobby-add-bot = Put a bot here
lobby-clear = Free this seat
lobby-swap = Swap with the next seat
lobby-fill = Bots in all free seats
lobby-start = Start
lobby-host-starts = The host starts the game.
table-story = Log
table-whole-story = The whole log
table-back = Back to the table
table-links = Links
table-menu = Menu
table-watching = You are watching
table-no-script = Without JavaScript, this page looks for news every 15 seconds while others play. Reload it to look sooner.
table-tempo = Animations
table-tempo-calm = Calm
table-tempo-quick = Quick
table-tempo-off = Off
table-seat-link = Your seat on another device (keep this link to yourself)
table-device-link = All seats of this device on another one (keep this link to yourself)
table-watch-link = Link for spectators
table-commitment = Fingerprint of the deal’s secret:
table-sound = Sound
table-offline = Connection lost, trying again …
table-rematch = Rematch
table-to-rematch = To the rematch
table-record = Download the game
table-qr = QR code, for a phone’s camera
link-copy = Copy
link-copied = Copied
again-invite = { $who } is not here: invite again
again-link = A new link for { $who }, good until { $who } returns to the old device
again-give-back = Someone took over { $who }’s seat: give it back
chat-title = Chat
chat-apart = You are watching: the players only see this once the game is over.
chat-silence = Nobody has said anything yet.
chat-words = Say something
chat-say = Send
chat-watches = (watching)
chat-whole = The whole chat
chat-older = Older messages
chat-newer = Newer messages
chat-mutes = Mute someone
chat-mute = Mute { $who }
chat-hear = Unmute { $who }
chat-invited-again = The host has made a new link for the seat of { $who }.
chat-taken-over = { $who }’s seat is now played from another device.
chat-came-by-invitation = Someone has taken { $who }’s seat by the host’s new link.
chat-given-back = The host has given { $who }’s seat back to the device it was taken from.
chat-hello = Hello!
chat-bravo = Well played!
chat-thanks = Thank you!
chat-thinking = Let me think …
chat-ouch = Ouch!
chat-laugh = Ha ha!
note-title = My notes
note-explained = Only you can see this. It stays with your seat, on every device.
note-keep = Save
note-kept = Your note is saved.
away-title = While you were away
away-close = Close
away-earlier = { $count ->
    [one] One earlier line, in the log
   *[other] { $count } earlier lines, in the log
}
sorry-title = Sorry
sorry-back = Back
rulebook-contents = Contents
sorry-not-found = There is nothing at this address.
sorry-method = This address doesn’t work that way.
sorry-too-large = That is more than the house can take in one go.
sorry-unreadable = The house did not understand that.
sorry-broken = Something went wrong in the house. Nothing that was played is lost; try again shortly.
sorry-busy = The house is very busy. Try again in a moment.
sorry-gave-way = The record was slow to arrive and others were waiting, so its place went to them. Try again in a moment.
sorry-too-much = That was too much at once. Wait a little and try again.
sorry-table-broken = This table can’t be read and stays closed, so that nothing gets damaged.
sorry-foreign-form = This form came from another site.
sorry-banned = Whoever runs this house no longer lets you play here. You may still look around.
sorry-not-your-seat = You have no seat at this table.
sorry-stale = The game has moved on in the meantime. Have a look and try again.
sorry-paused = The game is paused.
sorry-name = Please enter a name.
sorry-full = All seats are taken.
sorry-host-only = Only the table’s host can do that.
sorry-started = The game has begun already.
sorry-seats-free = There are free seats: invite someone or add a bot.
sorry-not-over = The game is not over.
new-pace = Time to think
colon = :
pace-free = As long as it takes
pace-live-60 = Live: one minute per move, plus five minutes in reserve
pace-live-180 = Live: three minutes per move, plus fifteen in reserve
pace-slow-1 = One day per move
pace-slow-2 = Two days per move
pace-slow-3 = Three days per move
pace-slow-7 = One week per move
conduct-menu = This game
conduct-take-back = Take back my last move
conduct-ask-take-back = Ask to take back my last move
conduct-pause = Pause
conduct-ask-pause = Ask for a pause
conduct-leave = Yes, leave the table
conduct-leaving = Leave the table …
conduct-leaving-means = The others decide how to go on without you: wait, let a bot play for you, or end the game.
conduct-paused = The game is paused; no clock is running.
conduct-go-on = Continue
conduct-ended = The players have ended this game early.
conduct-stood-in = A bot keeps your seat warm.
conduct-you-left = You have left. The others decide how it goes on.
conduct-back = I’m back
conduct-asks-take-back = { $seat } would like to take back the last move. Is that all right?
conduct-asks-pause = { $seat } would like a break. Is that all right?
conduct-you-ask-take-back = You have asked to take back your last move.
conduct-you-ask-pause = You have asked for a pause.
conduct-waiting = No answer yet from { $seats }.
conduct-time-up = { $seat }’s time is up. What now?
conduct-left-table = { $seat } has left the table. What now?
conduct-silent = Nothing has happened for a while, and everyone is wondering about { $seat }. What now?
conduct-you-silent = Nothing has happened for a while, and the others are wondering about you.
conduct-who-is-silent = Who has stopped answering?
conduct-yes = Yes
conduct-no = No
conduct-wait = Wait
conduct-stand-in = A bot keeps the seat warm
conduct-end = End the game
conduct-withdraw = Never mind
conduct-refused = { $seats } said no.
conduct-time-up-you = Your time is up; the others may decide without you.
conduct-days-left = Your move, within { $days ->
    [one] a day
   *[other] { $days } days
} and { $hours } h.
conduct-hours-left = Your move, within { $hours } h { $minutes } min.
conduct-left = Time left:
sorry-nothing-to-take-back = You have nothing to take back.
sorry-one-at-a-time = There is another question on the table just now.
sorry-patience = You can ask about someone after ten minutes without a move, and after a vote to wait, ten minutes later.
lobby-share = Someone else on this device
lobby-share-add = Add
curtain-drawn = Pass the device to the next player; everyone else looks away.
curtain-lifted = Only you should be looking at the screen now.
curtain-lift = I am { $seat }
curtain-draw = Hide my cards
lesson = First-game tip
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
replay-play = Play
replay-speed = Speed
replay-step-by-step = Step by step
replay-eyes = View
replay-public = Spectators
replay-all = All hands open
replay-begin = Before the first move.
replay-nothing = Nothing that this player could see.
replay-link = Link to this moment
replay-play-on = Play on from here
replay-play-on-how = At a new table, against bots. You take the seat you are looking from, or else the first one.
table-replay = Watch the replay
table-check = Check the deal
verify-title = Check a game
verify-blurb = Was the deal fair, and was everything played as recorded? Choose a game that was downloaded at its end.
verify-file = The game’s file
verify-text = … or its text
verify-fingerprint = The fingerprint you noted at the start (if you did)
verify-button = Check
verify-good = This game was dealt fairly
verify-good-open = This game was played as recorded
verify-bad = This record can’t be trusted
verify-why = Before the start the house picks a secret and shows its fingerprint, so that it can’t swap the secret afterwards. Every player’s browser adds random numbers of its own, so that nobody can choose the cards, not even the house. After the end the secret is open, and anyone can work out again that each card and each draw followed from it.
verify-secret = The secret
verify-share = Added by
verify-added-nothing = nothing
verify-sound = { $rows ->
    [0] Nothing has been played yet
    [one] The one step was played again, with the result that was recorded
   *[other] All { $rows } steps were played again, with the results that were recorded
}: every card and every draw follows from the seed.
verify-open = The seed is written openly in the record, as in simulated games: everything follows from it, but nobody was bound to it beforehand.
verify-dealt = The seed is made of the house’s secret, which matches its fingerprint, and of what the players added.
verify-added = { $added ->
    [0] No seat
    [one] One of { $seats } seats
   *[other] { $added } of { $seats } seats
} added random numbers; bots and browsers without JavaScript add none.
verify-noted = The fingerprint is the one you noted.
verify-unfinished = The game is not over in this record.
verify-unsealed = The record has no seal: there is no telling whether names were changed in it.
verify-own-edition = It was played with an edition that doesn’t come with the game.
verify-too-long = This record is too long for the house.
verify-no-record = This is not a recorded game.
verify-nothing = Choose a file, or paste a record.
verify-unknown-game = This is a game that the house doesn’t have.
verify-newer = This record was written by a newer version of the house.
verify-edition = The edition in this record makes no sense.
verify-options = The options in this record are not those of the game.
verify-set-up = No game can begin with this record:
verify-refused = Step { $row } is against the rules:
verify-impossible = Step { $row } can’t have happened at that moment.
verify-out-of-order = Step { $row } is not in its place: something is missing or was added.
verify-back-in-time = Step { $row } happens before the one before it.
verify-check = Step { $row } leads to something else than was recorded: the move, the deal or its result was changed.
verify-commitment = The secret doesn’t match the fingerprint that was shown at the start.
verify-shares = What the players added doesn’t match the number of seats.
verify-seal = The seal is broken: something was changed after the record was written, such as a name, the edition or the last steps.
verify-other-fingerprint = The fingerprint you noted belongs to another deal.
import-title = Import a game
import-blurb = A game that was downloaded here or in another house becomes a table where anyone with the link can watch the replay, or play on from any step.
import-kept = A table that nobody opens for 30 days is cleared away, so keep the file.
import-button = Import
import-names = The names in this record can’t be shown here.
import-time = The times in this record make no sense.
import-edition = The edition in this record is too long for the house: 64 KB at most.
sorry-over-here = The game is over at this step: there is nothing left to play.
sorry-no-share = That is nothing that can be added to the deal.
sorry-no-step = The game has no such step, or no such player.
sorry-invited-only = This table is by invitation: ask its host for the link.
sorry-kept = The free seats are being kept for the host’s friends.
sorry-two-hands = You already have a seat at this table; one hand is enough.
sorry-link-dead = This link no longer works: it has been used, the seat has changed hands, or there is a newer one. Ask whoever gave it to you for a new link.
sorry-join-dead = This invitation no longer works: there is a newer one. Ask the host for it.
sorry-sent-away = The host has removed you from this table. To sit down again, ask the host for a new invitation link.
sorry-household = Someone from your connection is already at this table. If you are family or friends, ask the host for the invitation link: it has a seat for each of you.
sorry-still-here = That seat is taken: there is nobody to invite again.
sorry-chat-fast = That was too fast. Wait a few seconds, then send it.
sorry-chat-long = That is too long: 280 characters at most.
sorry-chat-empty = That message is empty.
sorry-mutes = This table can’t remember any more people to mute. Unmute someone first.
sorry-note-long = That note is too long: 2,000 characters at most.
conduct-ask-hints = Ask to allow hints for everyone
conduct-asks-hints = { $seat } would like everyone to be able to ask the strong bot for hints. Is that all right?
conduct-you-ask-hints = You have asked to let everyone ask the strong bot for hints.
hint-ask = Hint
hint-thinking = The strong bot is thinking …
hint-past = That was a moment ago; the game has moved on.
hint-wait = wait and see
hint-quiet = a quiet move
hint-only = “{ $who }”: there is nothing else you can do.
hint-because = The strong bot would choose “{ $action }”: that wins about { $chance }% of games, “{ $other }” about { $less }%. What counts most: { $figure }.
hint-better = The strong bot would choose “{ $action }”: that wins about { $chance }% of games, “{ $other }” about { $less }%.
hint-usual = The strong bot would make the usual move, “{ $action }”, which wins about { $chance }% of games. Nothing else is clearly better, not even “{ $other }”.
hint-barely = The strong bot would choose “{ $action }”, which wins about { $chance }% of games: better than the usual “{ $other }”, but not by much.
review-link = Review the game
review-title = Review
review-under-way = The strong bot is going through this game: { $count }% so far. The result will appear here.
review-failed = This game could not be reviewed. The house has made a note of it.
review-how = How likely everyone was to win at each moment, as the strong bot sees it, if all had played on like steady bots. Each decision is judged only by what the player could know at the time.
review-known = Chances of winning, as far as each player could know
review-truth = Chances of winning, with all cards open
review-numbers = The same in numbers
review-numbers-how = In per cent: as far as each player could know, and in brackets with all cards open.
review-step = Step
review-slips = The most costly decisions
review-none = No decision cost anything worth mentioning.
review-percent = { $chance }%
review-cost = Chances of winning that this cost
review-where = Step { $step }, { $what }
review-done = Played: { $what }
review-wins = ({ $chance }% chance of winning)
review-better = Better: { $what }
review-see = Show the moment
sorry-no-hints = Hints are not allowed at this table unless everyone agrees.
lobby-hints = Anyone may ask the strong bot for hints: by sitting down, you agree to that
me-keep = Keep my tables
me-devices = My devices
me-why = There are no accounts here: this browser is who you are. If its data is cleared, your seats go with it. A second device, a passkey or a printed sheet would still know you.
me-nobody = You have not played here yet, so there is nothing to keep. If you have played on another device, tell us who you are.
me-this-device = this device
me-first-device = First device
me-seen = { $count ->
    [0] here today
    [one] here yesterday
   *[other] last here { $count } days ago
}
me-change = Change
me-device-name = Name of the device
me-rename = Rename
me-sign-out = Sign this device out
me-sign-out-this = Sign out here
me-link-make = Add another device
me-link-why = Both play on from then, at all your tables.
me-link-title = Add another device
me-link-how = Point the camera of your other device at this code, or open the link there. It works once, for fifteen minutes.
me-link-qr = Code that adds a device of yours
me-link-address = Link for your other device
me-link-not-a-seat = Only for yourself: whoever opens it becomes you, with every table you have. To hand a single seat to somebody else, use the link to the seat at that table.
me-back-to = Back to my devices
me-passkeys = Passkey
me-passkey-why = Your device or your password manager keeps it. On a new device, one tap on “It’s me” is enough.
me-passkey-make = Make a passkey
me-passkey-drop = Discard
me-passkey-not-here = Passkeys need a secure address (https) and an up-to-date browser. Here, the printed sheet does the same.
me-used = { $count ->
    [0] used today
    [one] used yesterday
   *[other] last used { $count } days ago
}
me-sheet = Recovery sheet
me-sheet-why = Seven words and a code to print. They work even when every device is lost, and without https.
me-sheet-made = { $count ->
    [0] Your sheet was made today.
    [one] Your sheet was made yesterday.
   *[other] Your sheet was made { $count } days ago.
}
me-sheet-make = Make a recovery sheet
me-sheet-anew = Make a new sheet (the old one stops working)
me-sheet-of = The tables of { $who }
me-sheet-qr = Code that leads back to your tables
me-sheet-how = To get your tables back, open the address above and type the words, or scan the code.
me-sheet-secret = Keep this sheet like a key: whoever has it is you.
me-print = Print
me-back = Played here before?
me-back-why = Whatever you have played in this browser comes along.
me-its-me = It’s me
me-words = The seven words of your sheet
me-words-send = Bring my tables back
device-title = A new device
device-of = From now on, this browser speaks for { $who } at every table, and both devices play on.
device-of-somebody = From now on, this browser speaks for whoever gave you this link, at every table, and both devices play on.
device-merges = Whatever has been played in this browser so far comes along.
device-sure = Yes: this is me too, and the hands I hold here may be seen there
device-join = This is my device
device-only-mine = Only if you are the same person. If a friend sent you this link, they meant to send you an invitation: do not press the button, and tell them.
sorry-last-key = Nothing else would know you then. First add a device, a passkey or a recovery sheet.
sorry-device-link-dead = This link no longer works: it has been used, its fifteen minutes are over, or there is a newer one. Make a new one on your other device.
sorry-misread-words = These are not the words of a sheet: seven words of five letters. One of them may have been misread.
sorry-sheet-void = This sheet no longer works: a newer one has been made.
sorry-both-sit = You and whoever used this browser sit at the same table, and it is still being played. Finish that game first.
sorry-too-many-devices = That would be too many devices or passkeys. Sign out one that you no longer use.
sorry-passkey-unknown = This house does not know that passkey; perhaps it has been discarded.
sorry-passkey-late = That took too long. Try again.
sorry-passkey-refused = The passkey was not accepted. Try again, or use another way.
sorry-no-passkeys = Passkeys do not work at this address. Use the recovery sheet.
sorry-no-mail-here = This house sends no mail.
sorry-channels-many = That is as many as can be kept: remove one first.
sorry-channels-today = That was a lot for one day. Please try again tomorrow.
sorry-notice-link-dead = This link is no longer good: perhaps it has been used, or nothing is sent there any more.
sorry-address-no-url = That is not the address of a web page.
sorry-address-not-https = The address has to begin with https://, so that nobody can read what is sent.
sorry-address-password = The address must not contain a name or a password.
sorry-address-port = This house sends nothing to that port.
sorry-address-own-network = That address lies inside this house’s own network, where it sends nothing.
sorry-address-too-long = That address is too long.
sorry-address-no-topic = An ntfy address ends with the name of a topic, such as https://ntfy.sh/my-topic.
sorry-address-no-mail = That is not an e-mail address.
sorry-address-no-subscription = Your browser did not say where notices can reach it. Please try again.
offline-title = No connection
offline-why = Hoirie can’t be reached right now. Your tables are safe: every move that was accepted is kept, and play goes on where it stood.
offline-again = Try again
data-title = What this house keeps about you
data-intro = No account, no advertising, and nobody is told how you play. This is all there is:
data-cookie = Two cookies
data-cookie-why = One holds a random number, so that your seat stays yours; the other the language you chose. They stay until you delete them.
data-games = Your games
data-games-why = Every move, with the names that were typed in and the face you chose: so that a game can go on, be looked at again and be checked. For as long as the house stands.
data-said = What you say and note
data-said-why = Chat lines are there for those at the table: the newest 5,000 of each. Your notes are for your eyes only, and so is whom you do not want to hear.
data-keys = Devices and keys
data-keys-why = Only if you add any: what they are called, since when, and when they were last used. Of a recovery sheet there is only a fingerprint.
data-address = Where you come from
data-address-why = Your address is in memory for a while, so that nobody takes more than a fair share. At public tables it is kept in a coded form for 30 days, so that one household takes one seat.
data-local = In your browser
data-local-why = Whether you want sound, how fast things are shown, what is answered by itself, and how much of a chat you have read. It never leaves your device.
data-back-ups = Back-ups
data-back-ups-why = Whoever runs this house can read its database, note whom they have banned, and may have back-ups that still hold what you have erased.
data-take = Take it along
data-take-why = One file (JSON) with your devices, tables, notes and everything you said, and the records of your 50 newest finished games; for older ones, where to find them.
data-take-button = Download everything
data-erase = Be forgotten
data-erase-why = Your name, notes and chat lines are deleted at once, for all your devices, and nobody can bring them back. Games stay for the others, who see “—” in your place; where a game is still being played, they can let a bot play on.
data-erase-sure = Yes, for good
data-erase-button = Erase me
data-erased = You have been forgotten
data-erased-why = Nothing here bears your name any more. If you come again, you come as somebody new.
data-home = To the front page
sorry-unsure = Tick the box first: this can’t be undone.

# What somebody has played.
front-all-mine = All my games
games-title = My games
games-way = My pages
games-none = Nothing here yet. Your first finished game will be entered on this page.
games-none-such = None of your games fits all of this.
games-running = Being played
games-all = { $count ->
    [0] No finished games
    [one] One finished game
   *[other] { $count } finished games
}
games-search = A name or a game
games-game = Game
games-any-game = Every game
games-with = With
games-any-person = Anyone
games-result = Result
games-any-result = Any result
games-won = Won
games-lost = Lost
games-open = Stopped early
games-pace = Pace
games-any-pace = Any pace
games-free = No time limit
games-live = Minutes for a move
games-slow = Days for a move
games-year = Year
games-any-year = All years
games-show = Show
games-clear = Show everything
games-pages = More pages
games-newer = Newer
games-older = Older
games-page = { $first } to { $last } of { $all }
games-you-won = You won
games-you-and = You and { $who } won
games-winners = { $count ->
    [one] { $who } won
   *[other] { $who } won
}
games-nobody-won = Nobody won
games-stopped = Stopped early
games-place = Place { $place } of { $seats }
games-score = Score { $who }
games-stood-in = a bot finished for you
games-uncounted = not counted
data-mine = My data
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
figures-title = My figures
figures-none = Nothing to add up yet: figures begin with your first finished game.
figures-sum = { $games ->
    [one] One game finished,
   *[other] { $games } games finished,
} { $won ->
    [0] none of them won;
    [one] one of them won;
   *[other] { $won } of them won;
} between equals it would have been { $fair }.
figures-above = You win more than chance explains.
figures-within = That much could still be chance.
figures-below = So far luck has not been on your side.
figures-numbers = The same in numbers
figures-months = Month by month
figures-months-how = Each bar is a month’s games; the sealed part of it was won.
figures-month = Month
figures-games = Games
figures-month-told = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won
figures-wins = Wins and the fair share
figures-wins-how = The dot is your share of wins, the bar how far chance may have moved it, the upright line what everyone wins among equals.
figures-key-won = won
figures-key-reach = may be chance
figures-key-fair = fair share
figures-seats = Players
figures-share = Won
figures-reach = Range
figures-fair = Fair share
figures-of = { $won } of { $games }
figures-share-told = { $share } % won, between { $low } and { $high } % allowing for chance; { $fair } % would be fair.
figures-string = The last games on a string
figures-streaks = Most wins in a row: { $longest }. In a row just now: { $current }.
figures-scores = How your scores are spread
figures-scores-how = Each bar counts the games that ended with such a score; half of them lie on either side of the line.
figures-least = Lowest
figures-median = Middle
figures-most = Highest
figures-median-told = Half of your games ended above { $who }.
figures-chances = Your chances on the way
figures-no-review = Once you have a finished game reviewed, this page shows how your chances went and which decisions cost you most.
figures-chances-how = { $count ->
    [one] Your chances of winning in the one game that was reviewed, as far as you could know them.
   *[other] Your chances of winning in { $count } reviewed games, as far as you could know them: thin lines for single games, the bold one for their mean.
}
figures-beginning = Beginning
figures-end = End
figures-played = Played
figures-chance = Chance of winning
figures-habits = Your costliest habits
figures-habits-how = Decisions of the same kind, as the reviews weigh them: what each cost you on average in chances of winning.
figures-no-habits = The reviews found no decision of yours that cost anything worth mentioning.
figures-habit-times = { $count ->
    [one] Once.
   *[other] { $count } times.
}
figures-habit-better = Mostly better: { $who }.
figures-habit-otherwise = Mostly better: the same, done otherwise.
figures-habit-worst = The costliest moment
people-title = People
people-none = Nobody yet: whoever you have finished a game with will stand here.
people-how = To the left how often you came out ahead, to the right how often they did. One tap invites them to a new table like your last one together.
people-games = { $count ->
    [one] one game
   *[other] { $count } games
}
people-last = last on { $who }
people-invite = Invite again
people-ahead = { $me } times you were ahead, { $them } times they were, { $even } times nobody.
people-uncompared = no result yet
people-bots = The house’s own players
people-unwanted = May not invite you
people-want-again = Let them invite me again
invitations-title = { $count ->
    [one] You are invited
   *[other] You are invited { $count } times
}
invitations-by = { $who } is waiting for you at a new table.
invitations-accept = Come along
invitations-decline = Not now
invitations-more = More
invitations-never = No more invitations from { $who }
sorry-unwanted = They are not taking invitations from you at the moment. The invitation link of a table still works, if you send it to them yourself.
sorry-many-invitations = That is a lot of invitations for one day. Try again tomorrow.
data-invitations = Results and invitations
data-invitations-why = Who won which game, with place and score, so that your pages can show it. Who has invited whom to a new table, and from whom you want no more invitations.
ladder-title = Ladder
ladder-empty = Nobody stands on this ladder yet.
ladder-how = The dot is how strong somebody seems, the bar how unsure that still is; whoever is surely strongest stands on top. The upright line is the house’s steady bot, at 25: where everyone begins.
ladder-me = My rating
ladder-join-how = If you want, your games of this kind with others who also want it are rated. Your name and rating then stand here for everyone to see. Whoever leaves a bot to finish a game comes last in it.
ladder-join = Rate my games
ladder-nobody = First play a game here, so that the house knows you.
ladder-waiting = You take part. Your rating begins with your next game against somebody who does too.
ladder-history = How your rating has gone
ladder-leave-how = If you leave, your rating is deleted and you stand here no more.
ladder-leave = Leave the ladder
data-ratings = Ratings
data-ratings-why = Only if you ask for one: how strong you seem at that game, for everyone to see with the name you last played under. Until you leave the ladder.
