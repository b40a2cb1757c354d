# Ce qui est dit à qui ne regarde pas la maison : les avis.
told-open-table = Ouvrir la table
told-open-house = Ouvrir mes avis
told-with-others = À la table avec { $others }.
told-turn-title = { $game } : à vous de jouer
told-waits-title = { $game } : la table attend
told-reminder-title = { $game } : le temps presse
told-reminder = { $hours ->
    [0] À la table avec { $others }, il reste moins d’une heure pour jouer.
    [one] À la table avec { $others }, il reste environ une heure pour jouer.
   *[other] À la table avec { $others }, il reste environ { $hours } heures pour jouer.
}
told-vote-title = { $game } : on attend votre vote
told-vote = Une proposition a été faite à la table avec { $others }.
told-about-you-title = { $game } : les autres votent à votre sujet
told-about-you = À la table avec { $others }, on décide de ce que devient votre place. Revenez jouer, et le vote est clos.
told-invitation-title = { $game } : on vous invite
told-invitation = Déjà à la table : { $others }.
told-rematch-title = { $game } : on en refait une ?
told-rematch = Une autre partie avec { $others } ? Votre place est gardée.
told-over-title = { $game } : la partie est finie
told-over = Voyez comment elle s’est terminée avec { $others }.
told-club-turn-title = { $game } : à { $asked } de jouer
told-club-over-title = { $game } : une partie est finie
told-many-title = { $count ->
    [one] Des nouvelles d’une table
   *[other] Des nouvelles de { $count } tables
}
told-many-line = { $what } ({ $others })
told-confirm-title = Cette adresse est-elle la vôtre ?
told-confirm = Quelqu’un, à la maison { $house }, aimerait apprendre à cette adresse que c’est à son tour de jouer. Si c’est vous, confirmez-le. Sinon, ne faites rien : sans votre accord, aucun avis ne sera envoyé ici.
told-confirm-action = Oui, c’est la mienne
told-test-title = Ça marche
told-test = C’est ainsi que vous saurez qu’une table vous attend.
