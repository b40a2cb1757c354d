# Was denen gesagt wird, die gerade nicht ins Haus schauen: die Nachrichten.
told-open-table = Tisch öffnen
told-open-house = Meine Nachrichten öffnen
told-with-others = Am Tisch mit { $others }.
told-turn-title = { $game }: Du bist am Zug
told-waits-title = { $game }: Der Tisch wartet
told-reminder-title = { $game }: Die Zeit wird knapp
told-reminder = { $hours ->
    [0] Am Tisch mit { $others } bleibt weniger als eine Stunde für einen Zug.
    [one] Am Tisch mit { $others } bleibt etwa eine Stunde für einen Zug.
   *[other] Am Tisch mit { $others } bleiben etwa { $hours } Stunden für einen Zug.
}
told-vote-title = { $game }: Deine Stimme fehlt
told-vote = Am Tisch mit { $others } wurde etwas vorgeschlagen.
told-about-you-title = { $game }: Die anderen stimmen über dich ab
told-about-you = Am Tisch mit { $others } wird entschieden, was aus deinem Platz wird. Komm zurück und spiel, dann ist die Abstimmung erledigt.
told-invitation-title = { $game }: Du bist eingeladen
told-invitation = Schon am Tisch: { $others }.
told-rematch-title = { $game }: Noch eine Partie?
told-rematch = Noch eine Partie mit { $others }? Dein Platz ist dir sicher.
told-over-title = { $game }: Die Partie ist zu Ende
told-over = Sieh nach, wie sie ausgegangen ist, mit { $others }.
told-club-turn-title = { $game }: { $asked } am Zug
told-club-over-title = { $game }: Eine Partie ist zu Ende
told-many-title = { $count ->
    [one] Neues von einem Tisch
   *[other] Neues von { $count } Tischen
}
told-many-line = { $what } ({ $others })
told-confirm-title = Ist das deine Adresse?
told-confirm = Im Haus { $house } möchte jemand unter dieser Adresse erfahren, wann ein Zug ansteht. Wenn du das bist, bestätige es bitte. Wenn nicht, brauchst du nichts zu tun: Ohne dein Ja kommen hier keine Nachrichten an.
told-confirm-action = Ja, das ist meine
told-test-title = Es klappt
told-test = So erfährst du, dass ein Tisch auf dich wartet.
