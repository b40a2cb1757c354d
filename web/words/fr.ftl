# Ce que dit la maison.
skip = Aller au contenu
rulebook = Règles du jeu
guest = Invité
your-name = Votre nom
front-title = Jeux d’héritage
front-blurb = Une maison pour jouer à des jeux d’héritage devenus introuvables : entre amis, avec un simple lien, ou contre des adversaires maison. Sans compte, sans publicité.
front-facts = { $least } à { $most } joueurs · { $minutes } minutes
front-play-now = Jouer tout de suite
front-with-friends = Table entre amis
front-mine = Mes tables
front-open = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
front-running = en cours
front-see = regarder
front-over = finie
front-your-move = à vous de jouer
front-more = { $count ->
    [one] Encore une
   *[other] { $count } autres
}
front-join = Tables ouvertes
front-none-open = Personne n’attend de joueurs en ce moment. Dressez une table publique : elle paraîtra ici.
front-watch = Parties en cours
front-mine-over = Mes parties finies
front-all-over = Parties finies
new-title = Nouvelle table
new-seats = Places
new-who = Qui peut venir
new-invited = Sur invitation : qui a le lien
new-public = Publique : la table paraît à l’accueil, chacun peut s’asseoir ou regarder
new-edition = Édition
new-hints = Conseils
new-hints-off = Seulement pour qui joue seul avec des robots ; on peut en convenir plus tard
new-hints-on = Chacun peut demander au robot fort ce qu’il ferait
new-hint = Ensuite, un lien invite vos amis ; les places libres peuvent aller à des robots.
new-create = Dresser la table
join-title = À cette table :
join-sit = M’asseoir
join-watch = Seulement regarder
seat-title = Continuer ici
seat-explained = Cette place passera sur cet appareil ; l’autre ne fera plus que regarder.
seat-take = Jouer à la place de
seat-renew = Faire un nouveau lien (l’ancien ne marchera plus)
displaced = Votre place, { $who }, se joue maintenant sur un autre appareil. Si ce n’était pas vous, prévenez l’hôte : il peut vous la rendre.
displaced-lobby = Votre place, { $who }, est passée sur un autre appareil. Si ce n’était pas vous, prévenez l’hôte : il peut libérer la place et vous inviter à nouveau.
displaced-host = Votre place, { $who }, se joue maintenant sur un autre appareil, et l’hôte de la table y est aussi. Si ce n’était pas vous, prévenez la personne qui tient cette maison.
displaced-returned = L’hôte a rendu la place de { $who } à l’appareil d’où elle venait ; ici, vous ne faites plus que regarder.
bot-random = robot au hasard
bot-easy = robot facile
bot-steady = robot solide
bot-strong = robot fort
temper-bold = audacieux
temper-careful = prudent
temper-spiteful = rancunier
temper-kindly = bienveillant
temper-patient = patient
lobby-waiting = Il reste des places libres.
lobby-ready = Tout le monde est là.
lobby-invite = Lien d’invitation, à envoyer à vos amis
lobby-free = libre
lobby-kept = gardée pour un ami
lobby-level = Quel robot
lobby-is-public = Cette table est publique : elle paraît à l’accueil.
lobby-is-private = Cette table est sur invitation : elle ne paraît dans aucune liste.
lobby-make-public = La rendre publique
lobby-make-private = Seulement sur invitation
lobby-keep = Garder une place pour un ami
lobby-release = Libérer une place gardée
lobby-you = (vous)
lobby-bot = robot
lobby-add-bot = Asseoir un robot ici
lobby-clear = Libérer cette place
lobby-swap = Échanger avec la place suivante
lobby-fill = Robots aux places libres
lobby-start = Commencer
lobby-host-starts = La partie commence quand l’hôte le décide.
table-story = L’histoire
table-whole-story = Toute l’histoire
table-back = Retour à la table
table-links = Liens
table-seat-link = Votre place sur un autre appareil (à garder pour vous)
table-device-link = Toutes les places de cet appareil sur un autre (à garder pour vous)
table-watch-link = Pour regarder
table-commitment = Empreinte du secret de la donne :
table-sound = Sons
table-offline = Connexion perdue, nouvel essai …
table-rematch = Revanche
table-to-rematch = Vers la revanche
table-record = Télécharger la partie
table-qr = Code QR, pour l’appareil photo d’un téléphone
link-copy = Copier
link-copied = Copié
again-invite = { $who } n’est pas là : inviter à nouveau
again-link = Un nouveau lien pour { $who }, valable jusqu’à son retour à l’ancienne place
again-give-back = La place de { $who } a été reprise par un autre appareil : la rendre
chat-title = Discussion
chat-apart = Vous regardez : les joueurs ne liront ceci qu’à la fin de la partie.
chat-silence = Personne n’a encore rien dit.
chat-words = Dire quelque chose
chat-say = Envoyer
chat-watches = (regarde)
chat-whole = Tout ce qui s’est dit
chat-older = Messages plus anciens
chat-newer = Messages plus récents
chat-mutes = Ne plus entendre quelqu’un
chat-mute = Ne plus entendre { $who }
chat-hear = Entendre { $who } à nouveau
chat-invited-again = L’hôte a fait un nouveau lien pour la place de { $who }.
chat-taken-over = La place de { $who } se joue maintenant sur un autre appareil.
chat-came-by-invitation = Quelqu’un a pris la place de { $who } par le nouveau lien de l’hôte.
chat-given-back = L’hôte a rendu la place de { $who } à l’appareil d’où elle venait.
chat-hello = Bonjour !
chat-bravo = Bien joué !
chat-thanks = Merci !
chat-thinking = Je réfléchis …
chat-ouch = Aïe !
chat-laugh = Ha ha !
note-title = Mon plan
note-explained = Un mot à vous-même. Il reste à votre place, sur tous vos appareils ; personne d’autre ne le voit jamais.
note-keep = Garder
note-kept = Votre note est gardée.
away-title = En votre absence
away-close = Ranger
away-earlier = { $count ->
    [one] Une phrase plus tôt, dans l’histoire
   *[other] { $count } phrases plus tôt, dans l’histoire
}
sorry-title = Pardon
sorry-back = Retour
rulebook-contents = Sommaire
sorry-not-found = Il n’y a rien à cette adresse.
sorry-method = Cette adresse ne se demande pas ainsi.
sorry-too-large = C’est trop à la fois pour la maison.
sorry-unreadable = La maison n’a pas compris cette demande.
sorry-broken = La maison a un ennui passager. Rien de ce qui était joué n’est perdu ; réessayez dans un instant.
sorry-busy = La maison est très occupée. Réessayez dans un instant.
sorry-gave-way = L’enregistrement tardait à arriver et d’autres attendaient : sa place leur a été donnée. Réessayez dans un instant.
sorry-too-much = C’était trop d’un coup. Attendez un peu et réessayez.
sorry-table-broken = Cette table ne peut pas être relue et reste fermée, pour ne rien abîmer.
sorry-foreign-form = Ce formulaire vient d’un autre site.
sorry-banned = L’hôte de cette maison ne vous laisse plus jouer ici. Vous pouvez encore regarder.
sorry-not-your-seat = Vous n’êtes pas assis à cette table.
sorry-stale = La table a changé entre-temps. Regardez et réessayez.
sorry-paused = La table est en pause.
sorry-name = Il faut un nom.
sorry-full = Toutes les places sont prises.
sorry-host-only = Seul l’hôte de la table peut faire cela.
sorry-started = La partie a déjà commencé.
sorry-seats-free = Il reste des places libres : invitez quelqu’un ou asseyez un robot.
sorry-not-over = La partie n’est pas finie.
new-pace = Temps
colon = { " " }:
pace-free = Le temps qu’il faut
pace-live-60 = En direct : une minute par coup et cinq minutes de réserve
pace-live-180 = En direct : trois minutes par coup et un quart d’heure de réserve
pace-slow-1 = Un jour par coup
pace-slow-2 = Deux jours par coup
pace-slow-3 = Trois jours par coup
pace-slow-7 = Une semaine par coup
conduct-menu = Reprendre, pause, quitter
conduct-take-back = Reprendre mon dernier coup
conduct-ask-take-back = Demander à reprendre mon dernier coup
conduct-pause = Pause
conduct-ask-pause = Demander une pause
conduct-leave = Quitter la table
conduct-paused = La table est en pause ; aucune pendule ne tourne.
conduct-go-on = Continuer
conduct-ended = Les joueurs ont arrêté cette partie avant la fin.
conduct-stood-in = Un robot garde votre place.
conduct-you-left = Vous êtes parti. Les autres décident de la suite.
conduct-back = Je suis de retour
conduct-asks-take-back = { $seat } aimerait reprendre son dernier coup. D’accord ?
conduct-asks-pause = { $seat } aimerait une pause. D’accord ?
conduct-you-ask-take-back = Vous avez demandé à reprendre votre dernier coup.
conduct-you-ask-pause = Vous avez demandé une pause.
conduct-waiting = Pas encore de réponse de { $seats }.
conduct-time-up = Temps écoulé pour { $seat }. Que faire ?
conduct-left-table = { $seat } a quitté la table. Que faire ?
conduct-silent = Rien ne se passe depuis un moment ; la table s’inquiète de { $seat }. Que faire ?
conduct-you-silent = Rien ne se passe depuis un moment ; les autres s’inquiètent de vous.
conduct-who-is-silent = Qui ne répond plus ?
conduct-yes = Oui
conduct-no = Non
conduct-wait = Attendre
conduct-stand-in = Un robot garde la place
conduct-end = Arrêter la partie
conduct-withdraw = Tant pis
conduct-refused = Refus : { $seats }.
conduct-time-up-you = Votre temps est écoulé ; les autres peuvent décider sans vous.
conduct-days-left = À vous, d’ici { $days ->
    [one] un jour
   *[other] { $days } jours
} et { $hours } h.
conduct-hours-left = À vous, d’ici { $hours } h { $minutes } min.
conduct-left = Temps restant :
sorry-nothing-to-take-back = Vous n’avez rien à reprendre.
sorry-one-at-a-time = On demande autre chose en ce moment.
sorry-patience = Il faut dix minutes sans coup, et autant après un vote pour attendre.
lobby-share = Quelqu’un d’autre sur cet appareil
lobby-share-add = Ajouter
curtain-drawn = Passez l’appareil à qui joue ; les autres détournent les yeux.
curtain-lifted = Vous seul regardez l’écran maintenant.
curtain-lift = C’est moi, { $seat }
curtain-draw = Tirer le rideau
lesson = Explication de première partie
lesson-read = Compris
lesson-no-more = Sans explications
lesson-again = Remontrer les explications
front-learn = Première partie guidée
replay-title = Revoir la partie
replay-step = Étape { $step } sur { $last }
replay-first = Première étape
replay-previous = Une étape en arrière
replay-next = Une étape en avant
replay-last = Dernière étape
replay-to = Aller à l’étape
replay-go = Aller
replay-eyes = Par les yeux de
replay-public = Spectateurs
replay-all = Toutes les cartes ouvertes
replay-begin = Avant le premier coup.
replay-nothing = Rien que ces yeux aient pu voir.
replay-link = Lien vers ce moment
replay-play-on = Jouer à partir d’ici
replay-play-on-how = À une nouvelle table, contre des robots : vous prenez la place dont vous avez choisi les yeux, sinon la première.
table-replay = Revoir, étape par étape
table-check = Vérifier cette donne
verify-title = Vérifier une partie
verify-blurb = La donne était-elle honnête, et tout a-t-il été joué comme noté ? Donnez à la maison l’enregistrement d’une partie, tel qu’il se télécharge à la fin.
verify-file = Le fichier de la partie
verify-text = … ou son texte
verify-fingerprint = L’empreinte que vous aviez notée au début (si c’est le cas)
verify-button = Vérifier
verify-good = La donne de cette partie était honnête
verify-good-open = Cette partie a été jouée comme noté
verify-bad = Cet enregistrement n’est pas fiable
verify-why = Avant le début, la maison choisit un secret et montre son empreinte : elle ne peut plus en changer ensuite. Le navigateur de chaque joueur ajoute ses propres nombres au hasard : personne, pas même la maison, ne peut choisir les cartes. Après la fin le secret est ouvert, et chacun peut recalculer que chaque carte et chaque tirage en découlent.
verify-secret = Le secret
verify-share = Ajouté par
verify-added-nothing = rien
verify-sound = { $rows ->
    [0] Rien n’a encore été joué
    [one] L’unique étape a été rejouée et a donné ce qui était noté
   *[other] Les { $rows } étapes ont été rejouées, et chacune a donné ce qui était noté
} : chaque carte et chaque tirage découlent de la graine.
verify-open = La graine est écrite ouvertement dans l’enregistrement, comme pour les parties simulées : tout en découle, mais personne n’y était tenu d’avance.
verify-dealt = La graine est faite du secret de la maison, conforme à son empreinte, et de ce que les places ont ajouté.
verify-added = { $added ->
    [0] Aucune place n’a
    [one] Une place sur { $seats } a
   *[other] { $added } places sur { $seats } ont
} ajouté des nombres au hasard ; les robots et les navigateurs sans script n’en ajoutent pas.
verify-noted = L’empreinte est celle que vous aviez notée.
verify-unfinished = La partie n’est pas finie dans cet enregistrement.
verify-unsealed = L’enregistrement ne porte pas de sceau : on ne peut voir si des noms y ont été changés.
verify-own-edition = Elle a été jouée avec une édition qui n’est pas fournie avec le jeu.
verify-too-long = Cet enregistrement est trop long pour la maison.
verify-no-record = Ce n’est pas l’enregistrement d’une partie.
verify-nothing = Choisissez un fichier ou collez un enregistrement.
verify-unknown-game = C’est l’enregistrement d’un jeu que la maison n’a pas.
verify-newer = Cet enregistrement a été écrit par une maison plus récente.
verify-edition = L’édition de cet enregistrement n’a pas de sens.
verify-options = Les options de cet enregistrement ne sont pas celles du jeu.
verify-set-up = Avec cet enregistrement, aucune partie ne peut commencer :
verify-refused = L’étape { $row } est contraire aux règles :
verify-impossible = L’étape { $row } n’a pas pu avoir lieu à ce moment.
verify-out-of-order = L’étape { $row } n’est pas à sa place : il manque quelque chose, ou quelque chose a été ajouté.
verify-back-in-time = L’étape { $row } a lieu avant la précédente.
verify-check = L’étape { $row } donne autre chose que ce qui était noté : le coup, la donne ou sa suite a été changé.
verify-commitment = Le secret ne correspond pas à l’empreinte montrée au début.
verify-shares = Ce que les places ont ajouté ne correspond pas au nombre de places.
verify-seal = Le sceau est rompu : quelque chose a été changé après l’écriture, comme un nom, l’édition ou les dernières étapes.
verify-other-fingerprint = L’empreinte que vous aviez notée appartient à une autre donne.
import-title = Apporter une partie
import-blurb = L’enregistrement d’une partie, téléchargé ici ou dans une autre maison, devient une table où quiconque a le lien peut la revoir, ou jouer à partir de n’importe quelle étape.
import-kept = Une table que personne n’ouvre pendant 30 jours est débarrassée : gardez le fichier.
import-button = La poser sur une table
import-names = Les noms de cet enregistrement ne peuvent pas être affichés ici.
import-time = Les heures de cet enregistrement n’ont pas de sens.
import-edition = L’édition de cet enregistrement est trop longue pour la maison : 64 Ko au plus.
sorry-over-here = La partie est finie à cette étape : il n’y a plus rien à jouer.
sorry-no-share = Cela ne peut pas être ajouté à la donne.
sorry-no-step = La partie n’a pas d’étape de ce numéro, ou personne avec ces yeux.
sorry-invited-only = Cette table est sur invitation : demandez le lien à l’hôte.
sorry-kept = Les places libres sont gardées pour des amis de l’hôte.
sorry-two-hands = Vous êtes déjà assis à cette table ; deux mains, ce serait une de trop.
sorry-link-dead = Ce lien n’est plus valable : il a servi, la place a changé de mains, ou il y en a un plus récent. Demandez-en un nouveau à la personne qui vous l’a donné.
sorry-join-dead = Cette invitation n’est plus valable : l’hôte en a une plus récente. Demandez-la-lui.
sorry-sent-away = L’hôte vous a renvoyé de cette table. Pour y revenir, demandez-lui un nouveau lien d’invitation.
sorry-household = Quelqu’un est déjà venu à cette table par votre connexion. Si vous êtes en famille ou entre amis, demandez à l’hôte le lien d’invitation : il a une place pour chacun.
sorry-still-here = Cette place est occupée : il n’y a personne à inviter à nouveau.
sorry-chat-fast = C’était trop d’un coup. Attendez quelques secondes, puis dites-le.
sorry-chat-long = C’est trop long : 280 caractères au plus.
sorry-chat-empty = Il n’y a rien à dire là.
sorry-mutes = Cette table ne peut pas retenir qui d’autre vous ne voulez plus entendre. Rétablissez d’abord quelqu’un.
sorry-note-long = Cette note est trop longue : 2000 caractères au plus.
conduct-ask-hints = Demander des conseils pour tous
conduct-asks-hints = { $seat } aimerait que les conseils du robot fort soient permis, pour tous.
conduct-you-ask-hints = Tu demandes que les conseils du robot fort soient permis, pour tous.
hint-ask = Un conseil
hint-thinking = Le robot fort réfléchit…
hint-wait = attendre
hint-quiet = un coup discret
hint-only = « { $who } » : il n’y a rien d’autre à faire.
hint-because = Le robot fort choisirait « { $action } » : environ { $chance } { $chance ->
        [one] victoire
       *[other] victoires
    } sur cent, contre { $less } avec « { $other } » ; ce qui pèse le plus : { $figure }.
hint-better = Le robot fort choisirait « { $action } » : environ { $chance } { $chance ->
        [one] victoire
       *[other] victoires
    } sur cent, contre { $less } avec « { $other } ».
hint-usual = Le robot fort choisirait le coup habituel, « { $action } », avec environ { $chance } { $chance ->
        [one] victoire
       *[other] victoires
    } sur cent : rien n’est sûrement meilleur, pas même « { $other } ».
hint-barely = Le robot fort choisirait « { $action } », avec environ { $chance } { $chance ->
        [one] victoire
       *[other] victoires
    } sur cent : sûrement mieux que le coup habituel, « { $other } », mais de moins d’une victoire sur cent.
review-link = Ce qui aurait pu aller mieux
review-title = Un regard en arrière
review-under-way = Le robot fort revoit cette partie : { $count } % pour l’instant. Cette page continue d’elle-même.
review-failed = Cette partie n’a pas pu être revue. La maison l’a noté.
review-how = Les chances de gagner de chacun à chaque moment, si tous continuaient comme des robots solides, estimées par le robot fort. Chaque décision est jugée d’après ce qu’on pouvait savoir alors.
review-known = Les chances, d’après ce que chacun savait
review-truth = Les chances, toutes cartes ouvertes
review-numbers = La même chose en chiffres
review-numbers-how = En pour cent : d’après ce que chacun pouvait savoir, et entre parenthèses toutes cartes ouvertes.
review-step = Étape
review-slips = Les décisions qui ont coûté le plus
review-none = Aucune décision n’a coûté quoi que ce soit de notable.
review-percent = { $chance } %
review-cost = Combien de chances sur cent cela a coûté
review-where = Étape { $step }, { $what }
review-done = Fait : { $what }
review-wins = (environ { $chance } { $chance ->
        [one] victoire
       *[other] victoires
    } sur cent)
review-better = Mieux : { $what }
review-see = Voir ce moment
sorry-no-hints = Les conseils ne sont pas permis à cette table, à moins que tous soient d’accord.
lobby-hints = Chacun peut demander conseil au robot fort : qui s’assied est d’accord
