# What is said to those who don't look at the house: the notices.
told-open-table = Open the table
told-open-house = Open my notices
told-with-others = At the table with { $others }.
told-turn-title = { $game }: it’s your turn
told-waits-title = { $game }: the table is waiting
told-reminder-title = { $game }: time is running out
told-reminder = { $hours ->
    [0] At the table with { $others }, less than an hour is left for a move.
    [one] At the table with { $others }, about an hour is left for a move.
   *[other] At the table with { $others }, about { $hours } hours are left for a move.
}
told-vote-title = { $game }: your vote is wanted
told-vote = Something has been proposed at the table with { $others }.
told-about-you-title = { $game }: the others are voting about you
told-about-you = At the table with { $others }, they are deciding what is to become of your seat. Come back and play, and the vote is settled.
told-invitation-title = { $game }: you’re invited
told-invitation = Already at the table: { $others }.
told-rematch-title = { $game }: another game?
told-rematch = Another game with { $others }? Your seat is kept.
told-over-title = { $game }: the game is over
told-over = See how it ended with { $others }.
told-club-turn-title = { $game }: { $asked } to move
told-club-over-title = { $game }: a game has ended
told-many-title = { $count ->
    [one] One table has news for you
   *[other] { $count } tables have news for you
}
told-many-line = { $what } ({ $others })
told-confirm-title = Is this your address?
told-confirm = Somebody at the house { $house } would like to be told at this address when it is their turn to play. If that was you, please confirm it. If not, do nothing: without your yes, no notices are sent here.
told-confirm-action = Yes, it’s mine
told-test-title = It works
told-test = This is how you will be told that a table is waiting for you.
