# Ce que dit la maison.
skip = Aller au contenu
rulebook = Règles du jeu
rulebook-short = Règles
guest = Invité
your-name = Votre nom
front-title = Jeux d’héritage
front-blurb = Jouez à des jeux d’héritage devenus introuvables : entre amis, avec un simple lien, ou contre les robots de la maison. Sans compte, sans publicité.
front-facts = { $least } à { $most } joueurs · { $minutes } minutes
front-play-now = Jouer tout de suite
front-with-friends = Jouer entre amis
front-mine = Mes tables
front-open = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
front-running = en cours
front-see = regarder
front-over = terminée
front-your-move = à vous de jouer
front-more = { $count ->
    [one] Encore une
   *[other] { $count } autres
}
front-join = Tables ouvertes
front-none-open = Personne n’attend de joueurs en ce moment. Ouvrez une table publique : elle apparaîtra ici.
front-watch = Parties en cours
front-mine-over = Mes parties terminées
front-all-over = Parties terminées
new-title = Nouvelle table
new-seats = Combien de joueurs ?
new-who = Qui peut venir
new-invited = Sur invitation : toute personne qui a le lien
new-public = Publique : la table apparaît à l’accueil, chacun peut s’asseoir ou regarder
new-edition = Édition
new-hints = Conseils
new-hints-off = Seulement si vous jouez seul contre des robots ; vous pourrez en convenir plus tard
new-hints-on = Chacun peut demander au robot fort ce qu’il ferait
new-hint = Vous recevrez ensuite un lien pour vos amis ; des robots peuvent prendre les places libres.
new-create = Créer et obtenir le lien
new-more = Plus d’options
join-title = À cette table :
join-sit = M’asseoir
join-watch = Juste regarder
seat-title = Continuer sur cet appareil
seat-explained = Cette place passe sur cet appareil ; l’autre ne fera plus que regarder.
seat-take = Jouer comme
seat-renew = Créer un nouveau lien (l’ancien ne marchera plus)
displaced = Votre place, { $who }, se joue maintenant sur un autre appareil. Si ce n’était pas vous, prévenez l’hôte : il peut vous la rendre.
displaced-lobby = Votre place, { $who }, est passée sur un autre appareil. Si ce n’était pas vous, prévenez l’hôte : il peut libérer la place et vous inviter à nouveau.
displaced-host = Votre place, { $who }, se joue maintenant sur un autre appareil, d’où la table est aussi dirigée. Si ce n’était pas vous, prévenez la personne qui tient cette maison.
displaced-returned = L’hôte a rendu sa place à { $who }, sur son ancien appareil ; ici, vous ne faites plus que regarder.
bot-random = robot au hasard
bot-easy = robot facile
bot-steady = robot solide
bot-strong = robot fort
temper-bold = audacieux
temper-careful = prudent
temper-spiteful = rancunier
temper-kindly = bienveillant
temper-patient = patient
portrait-choose = Choisir un visage
portrait-number = Visage { $number }
portrait-take = Prendre ce visage
lobby-waiting = Il reste des places libres.
lobby-ready = Tout le monde est là.
lobby-invite = Lien d’invitation, à envoyer à vos amis
lobby-free = libre
lobby-kept = gardée pour un ami
lobby-level = Quel robot
lobby-is-public = Cette table est publique : elle apparaît à l’accueil.
lobby-is-private = Cette table est sur invitation : elle n’apparaît nulle part.
lobby-make-public = La rendre publique
lobby-make-private = Sur invitation seulement
lobby-keep = Garder une place pour un ami
lobby-release = Libérer une place gardée
lobby-you = (vous)
lobby-bot = robot
lobby-add-bot = Mettre un robot ici
lobby-clear = Libérer cette place
lobby-swap = Échanger avec la place suivante
lobby-fill = Des robots aux places libres
lobby-start = Commencer
lobby-host-starts = L’hôte lance la partie.
table-story = Journal
table-whole-story = Tout le journal
table-back = Retour à la table
table-links = Liens
table-menu = Menu
table-watching = Vous assistez à la partie
table-no-script = Sans JavaScript, cette page se recharge toutes les 15 secondes pendant que les autres jouent ; rechargez-la pour voir plus tôt.
table-tempo = Animations
table-tempo-calm = Tranquilles
table-tempo-quick = Rapides
table-tempo-off = Aucune
table-seat-link = Votre place sur un autre appareil (gardez ce lien pour vous)
table-device-link = Toutes les places de cet appareil sur un autre (gardez ce lien pour vous)
table-watch-link = Lien pour les spectateurs
table-commitment = Empreinte du secret de la donne :
table-sound = Son
table-offline = Connexion perdue, nouvel essai…
table-rematch = Revanche
table-to-rematch = Rejoindre la revanche
table-record = Télécharger la partie
table-qr = QR code, pour l’appareil photo d’un téléphone
link-copy = Copier
link-copied = Copié
again-invite = { $who } n’est pas là : inviter à nouveau
again-link = Un nouveau lien pour { $who }, valable jusqu’à son retour sur l’ancien appareil
again-give-back = La place de { $who } a été prise sur un autre appareil : la lui rendre
chat-title = Discussion
chat-apart = Vous regardez : les joueurs ne liront ceci qu’à la fin de la partie.
chat-silence = Personne n’a encore rien dit.
chat-words = Écrire un message
chat-say = Envoyer
chat-watches = (regarde)
chat-whole = Toute la discussion
chat-older = Messages plus anciens
chat-newer = Messages plus récents
chat-mutes = Masquer quelqu’un
chat-mute = Masquer { $who }
chat-hear = Ne plus masquer { $who }
chat-invited-again = L’hôte a créé un nouveau lien pour { $who }.
chat-taken-over = { $who } joue maintenant depuis un autre appareil.
chat-came-by-invitation = Quelqu’un a pris la place de { $who } avec le nouveau lien de l’hôte.
chat-given-back = L’hôte a rendu sa place à { $who }, sur son ancien appareil.
chat-hello = Bonjour !
chat-bravo = Bien joué !
chat-thanks = Merci !
chat-thinking = Je réfléchis…
chat-ouch = Aïe !
chat-laugh = Ha ha !
note-title = Mes notes
note-explained = Vous seul voyez cette note. Elle suit votre place, sur tous vos appareils.
note-keep = Enregistrer
note-kept = Votre note est enregistrée.
away-title = Pendant votre absence
away-close = Fermer
away-earlier = { $count ->
    [one] Une ligne plus ancienne, dans le journal
   *[other] { $count } lignes plus anciennes, dans le journal
}
sorry-title = Désolé
sorry-back = Retour
rulebook-contents = Sommaire
sorry-not-found = Il n’y a rien à cette adresse.
sorry-method = Cette adresse ne s’utilise pas ainsi.
sorry-too-large = C’est trop d’un coup pour la maison.
sorry-unreadable = La maison n’a pas compris.
sorry-broken = La maison a un problème passager. Rien de ce qui a été joué n’est perdu ; réessayez dans un instant.
sorry-busy = La maison est très occupée. Réessayez dans un instant.
sorry-gave-way = Le fichier tardait à arriver et d’autres attendaient : sa place leur a été donnée. Réessayez dans un instant.
sorry-too-much = C’était trop d’un coup. Attendez un peu et réessayez.
sorry-table-broken = Cette table ne peut pas être relue et reste fermée, pour ne rien abîmer.
sorry-foreign-form = Ce formulaire vient d’un autre site.
sorry-banned = La personne qui tient cette maison ne vous laisse plus jouer ici. Vous pouvez encore regarder.
sorry-not-your-seat = Vous n’avez pas de place à cette table.
sorry-stale = La partie a avancé entre-temps. Regardez et réessayez.
sorry-paused = La partie est en pause.
sorry-name = Il faut un nom.
sorry-full = Toutes les places sont prises.
sorry-host-only = Seul l’hôte de la table peut faire cela.
sorry-started = La partie a déjà commencé.
sorry-seats-free = Il reste des places libres : invitez quelqu’un ou ajoutez un robot.
sorry-not-over = La partie n’est pas terminée.
new-pace = Temps de réflexion
colon = { " " }:
pace-free = Tout le temps qu’il faut
pace-live-60 = En direct : une minute par coup, plus cinq minutes de réserve
pace-live-180 = En direct : trois minutes par coup, plus un quart d’heure de réserve
pace-slow-1 = Un jour par coup
pace-slow-2 = Deux jours par coup
pace-slow-3 = Trois jours par coup
pace-slow-7 = Une semaine par coup
conduct-menu = Cette partie
conduct-take-back = Reprendre mon dernier coup
conduct-ask-take-back = Demander à reprendre mon dernier coup
conduct-pause = Pause
conduct-ask-pause = Demander une pause
conduct-leave = Oui, quitter la table
conduct-leaving = Quitter la table…
conduct-leaving-means = Les autres décident de la suite : vous attendre, laisser un robot jouer à votre place ou arrêter la partie.
conduct-paused = La partie est en pause ; le temps ne court plus.
conduct-go-on = Continuer
conduct-ended = Les joueurs ont arrêté cette partie avant la fin.
conduct-stood-in = Un robot garde votre place.
conduct-you-left = Vous avez quitté la table. Les autres décident de la suite.
conduct-back = Je suis de retour
conduct-asks-take-back = { $seat } voudrait reprendre son dernier coup. D’accord ?
conduct-asks-pause = { $seat } voudrait faire une pause. D’accord ?
conduct-you-ask-take-back = Vous avez demandé à reprendre votre dernier coup.
conduct-you-ask-pause = Vous avez demandé une pause.
conduct-waiting = Pas encore de réponse : { $seats }.
conduct-time-up = Temps écoulé pour { $seat }. Que faire ?
conduct-left-table = { $seat } a quitté la table. Que faire ?
conduct-silent = Il ne se passe rien depuis un moment ; on se demande ce que devient { $seat }. Que faire ?
conduct-you-silent = Il ne se passe rien depuis un moment ; les autres se demandent si vous êtes là.
conduct-who-is-silent = Qui ne répond plus ?
conduct-yes = Oui
conduct-no = Non
conduct-wait = Attendre
conduct-stand-in = Un robot garde la place
conduct-end = Arrêter la partie
conduct-withdraw = Laisser tomber
conduct-refused = Refusé par { $seats }.
conduct-time-up-you = Votre temps est écoulé ; les autres peuvent décider sans vous.
conduct-days-left = À vous, d’ici { $days ->
    [one] un jour
   *[other] { $days } jours
} et { $hours } h.
conduct-hours-left = À vous, d’ici { $hours } h { $minutes } min.
conduct-left = Temps restant :
sorry-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
sorry-one-at-a-time = Une autre question est déjà posée.
sorry-patience = On peut poser cette question après dix minutes sans coup ; après un vote pour attendre, dix minutes plus tard.
lobby-share = Quelqu’un d’autre sur cet appareil
lobby-share-add = Ajouter
curtain-drawn = Passez l’appareil à la personne suivante ; les autres regardent ailleurs.
curtain-lifted = Vous seul devriez regarder l’écran maintenant.
curtain-lift = Je suis { $seat }
curtain-draw = Cacher mes cartes
lesson = Conseil de première partie
lesson-read = Compris
lesson-no-more = Arrêter les conseils
lesson-again = Afficher à nouveau les conseils
front-learn = Première partie guidée
replay-title = Revoir la partie
replay-step = Étape { $step } sur { $last }
replay-first = Première étape
replay-previous = Étape précédente
replay-next = Étape suivante
replay-last = Dernière étape
replay-to = Aller à l’étape
replay-go = Y aller
replay-play = Lecture
replay-speed = Vitesse
replay-step-by-step = Étape par étape
replay-eyes = Vue
replay-public = Spectateurs
replay-all = Toutes les mains
replay-begin = Avant le premier coup.
replay-nothing = Rien que cette personne ait pu voir.
replay-link = Lien vers ce moment
replay-play-on = Jouer à partir d’ici
replay-play-on-how = À une nouvelle table, contre des robots. Vous prenez la place de la personne dont vous avez choisi la vue, sinon la première.
table-replay = Revoir la partie
table-check = Vérifier la donne
verify-title = Vérifier une partie
verify-blurb = La donne était-elle honnête, et tout a-t-il été joué comme noté ? Choisissez une partie téléchargée à la fin.
verify-file = Le fichier de la partie
verify-text = … ou son texte
verify-fingerprint = L’empreinte que vous aviez notée au début (si c’est le cas)
verify-button = Vérifier
verify-good = La donne de cette partie était honnête
verify-good-open = Cette partie a été jouée comme noté
verify-bad = Cet enregistrement n’est pas fiable
verify-why = Avant le début, la maison choisit un secret et montre son empreinte : elle ne peut plus en changer ensuite. Le navigateur de chaque joueur ajoute ses propres nombres au hasard : personne, pas même la maison, ne peut choisir les cartes. Après la fin, le secret est dévoilé, et chacun peut recalculer que chaque carte et chaque tirage en découlent.
verify-secret = Le secret
verify-share = Ajouté par
verify-added-nothing = rien
verify-sound = { $rows ->
    [0] Rien n’a encore été joué
    [one] L’unique étape a été rejouée et a donné ce qui était noté
   *[other] Les { $rows } étapes ont été rejouées, et chacune a donné ce qui était noté
} : chaque carte et chaque tirage découlent de la graine.
verify-open = La graine figure en clair dans l’enregistrement, comme pour les parties simulées : tout en découle, mais personne n’y était tenu d’avance.
verify-dealt = La graine est faite du secret de la maison, conforme à son empreinte, et de ce que les joueurs ont ajouté.
verify-added = { $added ->
    [0] Aucune place n’a
    [one] Une place sur { $seats } a
   *[other] { $added } places sur { $seats } ont
} ajouté des nombres au hasard ; les robots et les navigateurs sans JavaScript n’en ajoutent pas.
verify-noted = L’empreinte est celle que vous aviez notée.
verify-unfinished = La partie n’est pas terminée dans cet enregistrement.
verify-unsealed = L’enregistrement ne porte pas de sceau : impossible de savoir si des noms y ont été changés.
verify-own-edition = La partie a été jouée avec une édition qui n’est pas fournie avec le jeu.
verify-too-long = Cet enregistrement est trop long pour la maison.
verify-no-record = Ce n’est pas l’enregistrement d’une partie.
verify-nothing = Choisissez un fichier ou collez un enregistrement.
verify-unknown-game = C’est l’enregistrement d’un jeu que la maison n’a pas.
verify-newer = Cet enregistrement a été écrit par une version plus récente de la maison.
verify-edition = L’édition de cet enregistrement n’a pas de sens.
verify-options = Les options de cet enregistrement ne sont pas celles du jeu.
verify-set-up = Avec cet enregistrement, aucune partie ne peut commencer :
verify-refused = L’étape { $row } est contraire aux règles :
verify-impossible = L’étape { $row } n’a pas pu avoir lieu à ce moment.
verify-out-of-order = L’étape { $row } n’est pas à sa place : il manque quelque chose, ou quelque chose a été ajouté.
verify-back-in-time = L’étape { $row } a lieu avant la précédente.
verify-check = L’étape { $row } donne autre chose que ce qui était noté : le coup, la donne ou le résultat a été changé.
verify-commitment = Le secret ne correspond pas à l’empreinte montrée au début.
verify-shares = Ce que les joueurs ont ajouté ne correspond pas au nombre de places.
verify-seal = Le sceau est rompu : quelque chose a été changé après l’écriture, comme un nom, l’édition ou les dernières étapes.
verify-other-fingerprint = L’empreinte que vous aviez notée appartient à une autre donne.
import-title = Importer une partie
import-blurb = Une partie téléchargée, ici ou dans une autre maison, devient une table où toute personne qui a le lien peut la revoir ou la reprendre à n’importe quelle étape.
import-kept = Une table que personne n’ouvre pendant 30 jours est supprimée : gardez le fichier.
import-button = Importer
import-names = Les noms de cet enregistrement ne peuvent pas être affichés ici.
import-time = Les heures de cet enregistrement n’ont pas de sens.
import-edition = L’édition de cet enregistrement est trop longue pour la maison : 64 Ko au plus.
sorry-over-here = À cette étape, la partie est terminée : il n’y a plus rien à jouer.
sorry-no-share = Cela ne peut pas être ajouté à la donne.
sorry-no-step = La partie n’a pas cette étape, ou personne à cette place.
sorry-invited-only = Cette table est sur invitation : demandez le lien à l’hôte.
sorry-kept = Les places libres sont gardées pour des amis de l’hôte.
sorry-two-hands = Vous avez déjà une place à cette table ; une seule main suffit.
sorry-link-dead = Ce lien n’est plus valable : il a servi, la place a changé de mains, ou il y en a un plus récent. Demandez-en un nouveau à la personne qui vous l’a donné.
sorry-join-dead = Cette invitation n’est plus valable : il y en a une plus récente. Demandez-la à l’hôte.
sorry-sent-away = L’hôte vous a retiré de cette table. Pour y revenir, demandez-lui un nouveau lien d’invitation.
sorry-household = Quelqu’un de votre connexion est déjà à cette table. Si vous êtes en famille ou entre amis, demandez à l’hôte le lien d’invitation : il donne une place à chacun.
sorry-still-here = Cette place est occupée : il n’y a personne à inviter à nouveau.
sorry-chat-fast = C’était trop rapide. Attendez quelques secondes avant de renvoyer.
sorry-chat-long = C’est trop long : 280 caractères au plus.
sorry-chat-empty = Ce message est vide.
sorry-mutes = Cette table ne peut pas retenir d’autres personnes à masquer. Cessez d’abord d’en masquer une.
sorry-note-long = Cette note est trop longue : 2 000 caractères au plus.
conduct-ask-hints = Demander que les conseils soient permis
conduct-asks-hints = { $seat } voudrait que chacun puisse demander conseil au robot fort. D’accord ?
conduct-you-ask-hints = Vous avez demandé que chacun puisse demander conseil au robot fort.
hint-ask = Conseil
hint-thinking = Le robot fort réfléchit…
hint-past = C’était il y a un instant ; la partie a avancé.
hint-wait = attendre
hint-quiet = un coup discret
hint-only = « { $who } » : vous ne pouvez rien faire d’autre.
hint-because = Le robot fort choisirait « { $action } » : environ { $chance } % de victoires, contre { $less } % avec « { $other } ». Ce qui compte le plus : { $figure }.
hint-better = Le robot fort choisirait « { $action } » : environ { $chance } % de victoires, contre { $less } % avec « { $other } ».
hint-usual = Le robot fort jouerait le coup habituel, « { $action } » : environ { $chance } % de victoires. Rien n’est nettement meilleur, pas même « { $other } ».
hint-barely = Le robot fort choisirait « { $action } » : environ { $chance } % de victoires. C’est mieux que le coup habituel, « { $other } », mais de peu.
review-link = Analyser la partie
review-title = Analyse
review-under-way = Le robot fort analyse cette partie : { $count } % pour l’instant. Le résultat s’affichera ici.
review-failed = Cette partie n’a pas pu être analysée. La maison l’a noté.
review-how = Les chances de gagner de chacun à chaque moment, estimées par le robot fort, si tous avaient continué comme des robots solides. Chaque décision est jugée d’après ce que l’on pouvait savoir alors.
review-known = Les chances de gagner, d’après ce que chacun pouvait savoir
review-truth = Les chances de gagner, toutes cartes ouvertes
review-numbers = La même chose en chiffres
review-numbers-how = En pour cent : d’après ce que chacun pouvait savoir et, entre parenthèses, toutes cartes ouvertes.
review-step = Étape
review-slips = Les décisions qui ont coûté le plus cher
review-none = Aucune décision n’a vraiment coûté.
review-percent = { $chance } %
review-cost = Chances de gagner perdues
review-where = Étape { $step }, { $what }
review-done = Joué : { $what }
review-wins = ({ $chance } % de chances de gagner)
review-better = Mieux : { $what }
review-see = Voir ce moment
sorry-no-hints = Les conseils ne sont pas permis à cette table, sauf si tous sont d’accord.
lobby-hints = Chacun peut demander conseil au robot fort : en s’asseyant, on l’accepte
me-keep = Garder mes tables
me-devices = Mes appareils
me-why = Il n’y a pas de compte ici : c’est ce navigateur qui vous reconnaît. Si ses données sont effacées, vos places le sont aussi. Un deuxième appareil, une clé d’accès ou une feuille imprimée vous reconnaîtraient encore.
me-nobody = Vous n’avez pas encore joué ici : il n’y a rien à garder. Si vous avez joué sur un autre appareil, dites-nous qui vous êtes.
me-this-device = cet appareil
me-first-device = Premier appareil
me-seen = { $count ->
    [0] ici aujourd’hui
    [one] ici hier
   *[other] ici il y a { $count } jours
}
me-change = Modifier
me-device-name = Nom de l’appareil
me-rename = Renommer
me-sign-out = Déconnecter cet appareil
me-sign-out-this = Se déconnecter ici
me-link-make = Ajouter un appareil
me-link-why = Tous deux continuent ensuite, à toutes vos tables.
me-link-title = Ajouter un appareil
me-link-how = Visez ce code avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien. Il sert une fois, pendant quinze minutes.
me-link-qr = Code qui ajoute un de vos appareils
me-link-address = Lien pour votre autre appareil
me-link-not-a-seat = Pour vous seul : qui l’ouvre devient vous, avec toutes vos tables. Pour confier une seule place à quelqu’un, prenez le lien de la place, à sa table.
me-back-to = Retour à mes appareils
me-passkeys = Clé d’accès
me-passkey-why = Votre appareil ou votre gestionnaire de mots de passe la garde. Sur un nouvel appareil, il suffit de toucher « C’est moi ».
me-passkey-make = Créer une clé d’accès
me-passkey-drop = Supprimer
me-passkey-not-here = Les clés d’accès demandent une adresse sécurisée (https) et un navigateur à jour. Ici, la feuille imprimée rend le même service.
me-used = { $count ->
    [0] utilisée aujourd’hui
    [one] utilisée hier
   *[other] utilisée il y a { $count } jours
}
me-sheet = Feuille de secours
me-sheet-why = Sept mots et un code à imprimer. Ils servent même quand tous les appareils sont perdus, et sans https.
me-sheet-made = { $count ->
    [0] Votre feuille date d’aujourd’hui.
    [one] Votre feuille date d’hier.
   *[other] Votre feuille date d’il y a { $count } jours.
}
me-sheet-make = Créer une feuille de secours
me-sheet-anew = Créer une nouvelle feuille (l’ancienne ne vaudra plus)
me-sheet-of = Les tables de { $who }
me-sheet-qr = Code qui ramène à vos tables
me-sheet-how = Pour retrouver vos tables, ouvrez l’adresse ci-dessus et tapez les mots, ou scannez le code.
me-sheet-secret = Gardez cette feuille comme une clé : qui la possède est vous.
me-print = Imprimer
me-back = Déjà joué ici ?
me-back-why = Ce que vous avez joué dans ce navigateur vous suit.
me-its-me = C’est moi
me-words = Les sept mots de votre feuille
me-words-send = Retrouver mes tables
device-title = Un nouvel appareil
device-of = Désormais, ce navigateur joue pour { $who } à toutes ses tables, et les deux appareils continuent.
device-of-somebody = Désormais, ce navigateur joue pour la personne qui vous a donné ce lien, à toutes ses tables, et les deux appareils continuent.
device-merges = Ce qui a été joué jusqu’ici dans ce navigateur suit.
device-sure = Oui : c’est aussi moi, et mes cartes d’ici pourront se voir là-bas
device-join = C’est mon appareil
device-only-mine = Seulement si vous êtes la même personne. Si ce lien vient d’un ami, il voulait sans doute vous inviter : n’appuyez pas, et prévenez-le.
sorry-last-key = Plus rien ne vous reconnaîtrait. Ajoutez d’abord un appareil, une clé d’accès ou une feuille de secours.
sorry-device-link-dead = Ce lien n’est plus valable : il a servi, ses quinze minutes sont passées, ou il y en a un plus récent. Créez-en un autre sur votre autre appareil.
sorry-misread-words = Ce ne sont pas les mots d’une feuille : sept mots de cinq lettres. L’un d’eux est peut-être mal lu.
sorry-sheet-void = Cette feuille n’est plus valable : il y en a une plus récente.
sorry-both-sit = Vous et la personne qui utilisait ce navigateur jouez à la même table, et la partie continue. Terminez-la d’abord.
sorry-too-many-devices = Cela ferait trop d’appareils ou de clés d’accès. Déconnectez-en un qui ne sert plus.
sorry-passkey-unknown = Cette maison ne connaît pas cette clé d’accès ; peut-être a-t-elle été supprimée.
sorry-passkey-late = C’était trop long. Réessayez.
sorry-passkey-refused = La clé d’accès n’a pas été acceptée. Réessayez, ou prenez un autre moyen.
sorry-no-passkeys = Les clés d’accès ne fonctionnent pas à cette adresse. Prenez la feuille de secours.
sorry-no-mail-here = Cette maison n’envoie pas de courriel.
sorry-channels-many = On ne peut pas en garder davantage : retirez-en d’abord un.
sorry-channels-today = C’est beaucoup pour une seule journée. Réessayez demain.
sorry-notice-link-dead = Ce lien n’est plus valable : il a peut-être déjà servi, ou plus rien n’est envoyé à cette adresse.
sorry-address-no-url = Ce n’est pas l’adresse d’une page web.
sorry-address-not-https = L’adresse doit commencer par https://, pour que personne ne lise ce qui est envoyé.
sorry-address-password = L’adresse ne doit contenir ni nom ni mot de passe.
sorry-address-port = Cette maison n’envoie rien à ce port.
sorry-address-own-network = Cette adresse se trouve dans le réseau de la maison même, où elle n’envoie rien.
sorry-address-too-long = Cette adresse est trop longue.
sorry-address-no-topic = Une adresse ntfy se termine par le nom d’un sujet, comme https://ntfy.sh/mon-sujet.
sorry-address-no-mail = Ce n’est pas une adresse électronique.
sorry-address-no-subscription = Votre navigateur n’a pas dit où les avis peuvent l’atteindre. Réessayez.
offline-title = Pas de connexion
offline-why = Hoirie est injoignable pour l’instant. Vos tables sont à l’abri : chaque coup accepté est conservé, et la partie reprend là où elle en était.
offline-again = Réessayer
data-title = Ce que cette maison garde de vous
data-intro = Ni compte, ni publicité, et personne n’apprend comment vous jouez. Voici tout ce qu’il y a :
data-cookie = Deux cookies
data-cookie-why = L’un contient un nombre tiré au hasard, pour que votre place reste la vôtre ; l’autre, la langue choisie. Ils restent jusqu’à ce que vous les effaciez.
data-games = Vos parties
data-games-why = Chaque coup, avec les noms saisis et le visage choisi : pour que la partie puisse continuer, être revue et être vérifiée. Aussi longtemps que la maison existe.
data-said = Ce que vous dites et notez
data-said-why = Les messages sont là pour la table : les 5 000 derniers de chacune. Vos notes ne sont que pour vous, comme le choix de ceux que vous ne voulez pas entendre.
data-keys = Appareils et clés
data-keys-why = Seulement si vous en ajoutez : leur nom, depuis quand, et leur dernier usage. D’une feuille de secours, il n’y a qu’une empreinte.
data-address = D’où vous venez
data-address-why = Votre adresse reste un moment en mémoire, pour que personne ne prenne plus que sa part. Aux tables publiques, elle est gardée 30 jours sous forme codée, pour qu’un foyer n’occupe qu’une place.
data-local = Dans votre navigateur
data-local-why = Le son, la vitesse à laquelle les choses se montrent, ce qui se répond tout seul, et ce que vous avez lu des messages. Cela ne quitte jamais votre appareil.
data-back-ups = Sauvegardes
data-back-ups-why = Qui tient cette maison peut lire sa base de données, y noter qui est exclu, et peut avoir des sauvegardes où se trouve encore ce que vous avez effacé.
data-take = L’emporter
data-take-why = Un fichier (JSON) avec vos appareils, vos tables, vos notes, tout ce que vous avez dit, et vos 50 dernières parties terminées ; pour les plus anciennes, où les trouver.
data-take-button = Tout télécharger
data-erase = Être oublié
data-erase-why = Votre nom, vos notes et vos messages sont effacés aussitôt, pour tous vos appareils, et personne ne peut les retrouver. Les parties restent pour les autres, qui voient « — » à votre place ; là où l’on joue encore, ils peuvent laisser un robot continuer.
data-erase-sure = Oui, pour de bon
data-erase-button = M’effacer
data-erased = Vous êtes oublié
data-erased-why = Plus rien ici ne porte votre nom. Si vous revenez, vous serez quelqu’un de nouveau.
data-home = Vers l’accueil
sorry-unsure = Cochez d’abord la case : c’est définitif.

# Ce que quelqu’un a joué.
front-all-mine = Toutes mes parties
games-title = Mes parties
games-way = Mes pages
games-none = Rien encore. Votre première partie terminée sera inscrite sur cette page.
games-none-such = Aucune de vos parties ne répond à tout cela.
games-running = Parties en cours
games-all = { $count ->
    [0] Aucune partie terminée
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
games-search = Un nom ou un jeu
games-game = Jeu
games-any-game = Tous les jeux
games-with = Avec
games-any-person = Tout le monde
games-result = Résultat
games-any-result = Tous les résultats
games-won = Gagnées
games-lost = Perdues
games-open = Interrompues
games-pace = Rythme
games-any-pace = Tous les rythmes
games-free = Sans limite de temps
games-live = Quelques minutes par coup
games-slow = Quelques jours par coup
games-year = Année
games-any-year = Toutes les années
games-show = Afficher
games-clear = Tout afficher
games-pages = Autres pages
games-newer = Plus récentes
games-older = Plus anciennes
games-page = { $first } à { $last } sur { $all }
games-you-won = Vous avez gagné
games-you-and = Vous et { $who } avez gagné
games-winners = { $count ->
    [one] { $who } a gagné
   *[other] { $who } ont gagné
}
games-nobody-won = Personne n’a gagné
games-stopped = Interrompue
games-place = { $place ->
    [1] 1re place sur { $seats }
   *[other] { $place }e place sur { $seats }
}
games-score = Score { $who }
games-stood-in = un robot a terminé pour vous
games-uncounted = hors décompte
data-mine = Mes données
month-1 = Janvier
month-2 = Février
month-3 = Mars
month-4 = Avril
month-5 = Mai
month-6 = Juin
month-7 = Juillet
month-8 = Août
month-9 = Septembre
month-10 = Octobre
month-11 = Novembre
month-12 = Décembre
figures-title = Mes chiffres
figures-none = Rien à additionner encore : les chiffres commencent avec votre première partie terminée.
figures-sum = { $games ->
    [one] Une partie terminée,
   *[other] { $games } parties terminées,
} { $won ->
    [0] aucune gagnée ;
    [one] dont une gagnée ;
   *[other] dont { $won } gagnées ;
} à forces égales, c’eût été { $fair }.
figures-above = Vous gagnez plus souvent que le hasard ne l’explique.
figures-within = Cela peut encore tenir du hasard.
figures-below = Jusqu’ici, la chance n’a pas été de votre côté.
figures-numbers = La même chose en chiffres
figures-months = Mois par mois
figures-months-how = Chaque barre compte les parties d’un mois ; la part cachetée a été gagnée.
figures-month = Mois
figures-games = Parties
figures-month-told = { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $won } gagnées
figures-wins = Vos victoires et la juste part
figures-wins-how = Le point est votre part de victoires, la barre ce que le hasard a pu y changer, le trait vertical ce que chacun gagne à forces égales.
figures-key-won = gagnées
figures-key-reach = peut-être le hasard
figures-key-fair = juste part
figures-seats = Joueurs
figures-share = Gagnées
figures-reach = Fourchette
figures-fair = Juste part
figures-of = { $won } sur { $games }
figures-share-told = { $share } % gagnées, entre { $low } et { $high } % si l’on tient compte du hasard ; la juste part serait de { $fair } %.
figures-string = Les dernières parties, enfilées
figures-streaks = Plus longue série de victoires : { $longest }. Série en cours : { $current }.
figures-scores = Comment vos scores se répartissent
figures-scores-how = Chaque barre compte les parties finies sur un tel score ; il y en a autant de chaque côté du trait.
figures-least = Le plus bas
figures-median = Médian
figures-most = Le plus haut
figures-median-told = La moitié de vos parties ont fini au-dessus de { $who }.
figures-chances = Vos chances en chemin
figures-no-review = Dès que vous aurez fait analyser une partie terminée, cette page montrera comment vos chances ont évolué et quelles décisions vous coûtent le plus.
figures-chances-how = { $count ->
    [one] Vos chances de gagner dans la seule partie analysée, telles que vous pouviez les connaître.
   *[other] Vos chances de gagner dans { $count } parties analysées, telles que vous pouviez les connaître : en traits fins chaque partie, en gras leur moyenne.
}
figures-beginning = Début
figures-end = Fin
figures-played = Joué
figures-chance = Chances de gagner
figures-habits = Vos habitudes les plus coûteuses
figures-habits-how = Des décisions du même genre, telles que les analyses les pèsent : ce que chacune vous a coûté en moyenne de chances de gagner.
figures-no-habits = Les analyses n’ont trouvé aucune décision de vous qui ait coûté quoi que ce soit de notable.
figures-habit-times = { $count ->
    [one] Une fois.
   *[other] { $count } fois.
}
figures-habit-better = Le plus souvent mieux : { $who }.
figures-habit-otherwise = Le plus souvent mieux : la même chose, autrement.
figures-habit-worst = Le moment le plus coûteux
people-title = Les autres
people-none = Personne encore : ceux avec qui vous aurez terminé une partie figureront ici.
people-how = À gauche, combien de fois vous avez fini devant ; à droite, combien de fois ce fut l’autre. Un seul geste invite à une nouvelle table, pareille à votre dernière.
people-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
people-last = la dernière le { $who }
people-invite = Inviter de nouveau
people-ahead = { $me } fois devant, { $them } fois derrière, { $even } fois à égalité.
people-uncompared = pas encore de résultat
people-bots = Les joueurs de la maison
people-unwanted = Ne peuvent pas vous inviter
people-want-again = Peut m’inviter de nouveau
invitations-title = { $count ->
    [one] On vous invite
   *[other] On vous invite { $count } fois
}
invitations-by = { $who } vous attend à une nouvelle table.
invitations-accept = J’arrive
invitations-decline = Pas maintenant
invitations-more = Plus
invitations-never = Plus d’invitations de { $who }
sorry-unwanted = On n’accepte pas d’invitations de votre part en ce moment. Le lien d’invitation d’une table fonctionne toujours, si vous l’envoyez vous-même.
sorry-many-invitations = Cela fait beaucoup d’invitations pour une journée. Réessayez demain.
data-invitations = Résultats et invitations
data-invitations-why = Qui a gagné quelle partie, avec la place et le score, pour que vos pages puissent le montrer. Qui a invité qui à une nouvelle table, et de qui vous ne voulez plus d’invitations.
ladder-title = Classement
ladder-empty = Personne ne figure encore dans ce classement.
ladder-how = Le point dit la force apparente, la barre ce qu’elle a encore d’incertain ; en haut figure qui est le plus sûrement fort. Le trait vertical est le robot solide de la maison, à 25 : c’est là que tout le monde commence.
ladder-me = Ma cote
ladder-join-how = Si vous le voulez, vos parties de ce jeu avec d’autres qui le veulent aussi sont cotées. Votre nom et votre cote figurent alors ici, visibles par tous. Qui laisse un robot terminer une partie y finit dernier.
ladder-join = Coter mes parties
ladder-nobody = Jouez d’abord une partie ici, pour que la maison vous connaisse.
ladder-waiting = Vous participez. Votre cote commencera avec votre prochaine partie contre quelqu’un qui participe aussi.
ladder-history = L’évolution de votre cote
ladder-leave-how = Si vous partez, votre cote est supprimée et vous ne figurez plus ici.
ladder-leave = Quitter le classement
data-ratings = Cotes
data-ratings-why = Seulement si vous le demandez : votre force apparente à ce jeu, visible par tous, sous le nom de votre dernière partie. Jusqu’à ce que vous quittiez le classement.
