# Was denen gesagt wird, die gerade nicht ins Haus schauen: die Nachrichten.
told-open-table = Tisch öffnen
told-open-house = Meine Nachrichten öffnen
told-with-others = Am Tisch mit { $others }.
told-turn-title = { $game }: Sie sind am Zug
told-waits-title = { $game }: Der Tisch wartet
told-reminder-title = { $game }: Die Zeit wird knapp
told-reminder = { $hours ->
    [0] Am Tisch mit { $others } bleibt weniger als eine Stunde für einen Zug.
    [one] Am Tisch mit { $others } bleibt etwa eine Stunde für einen Zug.
   *[other] Am Tisch mit { $others } bleiben etwa { $hours } Stunden für einen Zug.
}
told-vote-title = { $game }: Ihre Stimme fehlt
told-vote = Am Tisch mit { $others } wurde etwas vorgeschlagen.
told-about-you-title = { $game }: Die anderen stimmen über Sie ab
told-about-you = Am Tisch mit { $others } wird entschieden, was aus Ihrem Platz wird. Kommen Sie zurück und spielen Sie, dann ist die Abstimmung erledigt.
told-invitation-title = { $game }: Sie sind eingeladen
told-invitation = Schon am Tisch: { $others }.
told-rematch-title = { $game }: Noch eine Partie?
told-rematch = { $others } möchten noch einmal spielen. Ihr Platz ist reserviert.
told-over-title = { $game }: Die Partie ist zu Ende
told-over = Sehen Sie nach, wie sie ausgegangen ist, mit { $others }.
told-club-turn-title = { $game }: { $asked } am Zug
told-club-over-title = { $game }: Eine Partie ist zu Ende
told-many-title = { $count ->
    [one] Neues von einem Tisch
   *[other] Neues von { $count } Tischen
}
told-many-line = { $what } ({ $others })
told-confirm-title = Ist das Ihre Adresse?
told-confirm = Im Haus { $house } möchte jemand unter dieser Adresse erfahren, wann ein Zug ansteht. Wenn Sie das sind, bestätigen Sie es bitte. Wenn nicht, brauchen Sie nichts zu tun: Sie bekommen keine weitere Mail.
told-confirm-action = Ja, das ist meine
told-test-title = Es klappt
told-test = So erfahren Sie, dass ein Tisch auf Sie wartet.
