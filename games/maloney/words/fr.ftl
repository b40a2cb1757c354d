# Ce qui se dit de L'héritage de Maloney.

## Villes, jours, cartes, valises
town-1 = San Francisco
town-2 = San Diego
town-3 = Sacramento
town-4 = Seattle
town-5 = Phoenix
town-6 = Cheyenne
town-7 = Santa Fé
town-8 = Chicago
town-9 = Kansas City
town-10 = Dallas
town-11 = La Nouvelle-Orléans
town-12 = Saint-Louis
town-13 = Memphis
town-14 = Atlanta
town-15 = New York
town-16 = Charleston
day-monday = lundi
day-tuesday = mardi
day-wednesday = mercredi
day-thursday = jeudi
day-friday = vendredi
day-saturday = samedi
day-sunday = dimanche
card = { $town } ({ $day })
suitcase-points-gain = un gain de { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
suitcase-points-loss = une perte de { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
suitcase-dollars-gain = un gain de { $amount } $
suitcase-dollars-loss = une perte de { $amount } $
score = { $whole },{ $tenths }
score-below-zero = −{ $whole },{ $tenths }

## Événements
event-dealt = { $seat } reçoit { $count } cartes cachées.
event-dealt-you = { $seat } reçoit { $cards }.
event-started = Point de départ : { $town }, un { $day }.
event-day-began = Jour { $number } : { $day }.
event-said-ready = { $seat } : je suis là.
event-opener-drawn = Le sort laisse { $seat } commencer.
event-auction-opened = L’enchère pour la voiture est ouverte !
event-auction-opened-in-turn = L’enchère pour la voiture est ouverte, à commencer par { $seat }.
event-nobody-can-call = Personne ne peut enchérir : il n’y a pas d’enchère.
event-called = { $seat } annonce { $sum } $.
event-called-standing = { $seat } annonce { $sum } $ par son ordre.
event-standing-bid-changed = Votre ordre monte jusqu’à { $limit } $.
event-standing-bid-withdrawn = Vous retirez votre ordre.
event-declined = { $seat } : pas à ce prix ({ $price } $).
event-declined-first = { $seat } ne veut pas commencer.
event-dropped-out = { $seat } se retire de l’enchère.
event-counted-once = Une fois pour { $seat } …!
event-counted-twice = Deux fois pour { $seat } …!
event-counted-three-times = Trois fois pour { $seat } !
event-counted-once-nobody = Personne n’annonce ? Une fois …!
event-counted-twice-nobody = Personne n’annonce ? Deux fois …!
event-counted-three-times-nobody = Trois fois : personne n’annonce.
event-sold = Adjugé : { $seat } paie { $price } $ et conduit.
event-overbid = { $seat } ne peut pas payer { $price } $ et reçoit une amende de { $fine } $. L’enchère recommence.
event-joker-played = { $seat } joue son joker et prend la voiture gratuitement !
event-nobody-called = Personne n’a rien annoncé.
event-drives-again = Dernière personne à avoir conduit, { $seat } reprend le volant gratuitement.
event-driver-drawn = Le sort laisse { $seat } conduire gratuitement.
event-drove = { $seat } conduit tout le monde ; destination : { $town }.
event-turned = La carte du dessus montre { $card }.
event-town-drawn = Aucune carte ne mène ailleurs ; le sort choisit : { $town }.
event-rode-free = Trajet gratuit pour tout le monde ; destination : { $town }.
event-reshuffled = Les { $count } cartes jouées forment une nouvelle pioche.
event-suitcase-opened = { $seat } ouvre la valise ({ $town }) : { $suitcase }.
event-suitcase-opened-for-all = La valise ({ $town }) est pour tout le monde : { $suitcase }.
event-chose = Vous posez { $cards }.
event-chose-nothing = Vous ne posez rien.
event-cashed = { $seat } joue { $cards } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-nobody-cashed = Personne ne joue de carte.
event-will-moved = { $seat } est en tête et reçoit le testament.
event-will-lies-in-the-middle = Égalité en tête : le testament reste au milieu.
event-ended-points = Les 69 points sont atteints : la succession de Maloney est réglée !
event-ended-empty-hand = La dernière carte d’une main est jouée : la succession de Maloney est réglée !
event-ended-days = 200 jours ont passé : la succession de Maloney est réglée !
event-totalled = { $seat } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $money } $, en tout { $score }.
event-won = { $winners } gagne avec { $score }.
event-won-shared = { $winners } partagent la victoire avec { $score }.

## Refus
refusal-seat-count = L’héritage de Maloney se joue de trois à six.
refusal-not-at-the-table = Vous n’êtes pas à cette table.
refusal-no-ready-now = Personne n’a à se dire prêt en ce moment.
refusal-already-ready = Vous l’avez déjà dit.
refusal-no-auction-now = Il n’y a pas d’enchère en ce moment.
refusal-not-in-steps = Les annonces vont de 100 en 100 dollars.
refusal-call-too-low = Il faut dépasser la dernière annonce.
refusal-call-too-high = Personne n’annonce plus de 99900 $.
refusal-own-call = La plus haute annonce est la vôtre.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-you-dropped-out = Vous n’êtes plus dans cette enchère.
refusal-only-in-live-auctions = Cela ne se dit que dans une enchère à la criée ; ici, on monte ou on se retire.
refusal-only-in-turn = On ne se retire pas d’une enchère à la criée ; dites « pas à ce prix ».
refusal-you-said-not-at-this-price = Vous avez dit « pas à ce prix » : attendez la prochaine annonce.
refusal-price-has-changed = Quelqu’un a annoncé entre-temps : c’était un autre prix.
refusal-nothing-to-decline = À ce prix, vous ne pourriez de toute façon pas prendre la voiture.
refusal-standing-bid-just-changed = Vous pourrez changer votre ordre après la prochaine annonce.
refusal-no-standing-bid = Vous n’avez pas d’ordre dans cette enchère.
refusal-no-joker-today = Pas de joker aujourd’hui : seulement le lundi, le mercredi, le jeudi et le samedi, ou si la partie commence un dimanche.
refusal-no-joker-left = Vous avez joué votre joker.
refusal-fined = Vous avez trop annoncé : les enchères du jour se font sans vous.
refusal-cant-overbid = Vous n’avez pas autant, et cette table interdit d’annoncer plus.
refusal-broke = Vous avez moins de 100 dollars et ne pouvez rien annoncer.
refusal-no-drive-now = Personne ne conduit en ce moment.
refusal-not-the-driver = Ce n’est pas vous qui tenez le volant.
refusal-no-such-road = Aucune route n’y mène.
refusal-no-count-now = On ne joue pas de cartes en ce moment.
refusal-already-chosen = Vous avez choisi, et c’est définitif.
refusal-too-many-cards = Deux cartes au plus.
refusal-other-town = Seules comptent les cartes de la ville où vous êtes.
refusal-not-in-your-hand = Vous n’avez pas cette carte.
refusal-no-clock = Aucune horloge n’est arrivée à son terme.
refusal-game-over = La partie est finie.

## Options
option-auction = Enchère
about-auction = À la criée, c’est vif, pour des joueurs tous présents. Tour à tour convient à une partie sur plusieurs jours : personne n’a besoin d’être rapide.
option-auction-live = À la criée : tout le monde annonce, une horloge compte
option-auction-in-turn = Tour à tour, sans horloge
option-overbidding = Annoncer plus que l’on a
about-overbidding = Peut-on bluffer avec de l’argent que l’on n’a pas ? Qui se fait prendre paie une amende.
option-overbidding-allowed = Permis, au risque d’une amende
option-overbidding-forbidden = Interdit
option-count = D’un décompte à l’autre
about-count = Le temps entre « une fois », « deux fois » et « trois fois » dans une enchère à la criée.
option-count-3 = 3 secondes
option-count-2 = 2 secondes
option-count-5 = 5 secondes
option-count-10 = 10 secondes

## La page
blurb = Le vieux Maloney a semé sa fortune à travers les États-Unis. Emportez la voiture aux enchères, conduisez tout le monde là où cela vous arrange et jouez vos cartes le bon jour !
prompt-ready-you = L’enchère pour la voiture va commencer : êtes-vous là ?
prompt-ready = L’enchère pour la voiture va commencer. On attend encore : { $seats }.
prompt-live-first = Enchère ouverte : qui annonce en premier pour la voiture ?
prompt-live-yours = La voiture est à vous pour { $price } $, à moins d’une surenchère.
prompt-live = La voiture est à { $seat } pour { $price } $, à moins d’une surenchère.
prompt-first-call-you = À vous : annoncez une somme pour la voiture, ou retirez-vous.
prompt-call-you = À vous : annoncez plus de { $price } $ pour la voiture, ou retirez-vous.
prompt-cant-call-you = À vous, mais vous ne pouvez plus rien annoncer : retirez-vous, ou jouez votre joker si c’est permis.
prompt-call = C’est à { $seat } d’annoncer ou de se retirer.
prompt-drive-you = La voiture est à vous : où allez-vous ?
prompt-drive = { $seat } est au volant et choisit une ville.
prompt-cash-you = { $town }, { $day } : quelles cartes jouez-vous ?
prompt-cash-wait = { $town }, { $day } : les autres choisissent encore leurs cartes.
prompt-cash = { $town }, { $day } : chacun choisit en secret ses cartes à jouer.
prompt-over = La succession Maloney est réglée. Bravo, { $winners } !
face-money = { $sum } $
face-short-monday = lu
face-short-tuesday = ma
face-short-wednesday = me
face-short-thursday = je
face-short-friday = ve
face-short-saturday = sa
face-short-sunday = di
face-map = La carte
face-today = { $day }, jour { $number }
face-car = La voiture est là : { $town }
face-suitcase-closed = valise encore fermée
face-suitcase-held = sa valise contenait { $suitcase }
face-roads = routes vers { $towns }
face-brings = aujourd’hui +{ $points } pour vous
face-desk = Ce que vous pouvez faire
face-ready-how = Chacun annonce quand il veut, et une horloge compte pour la plus haute annonce. Elle part quand tout le monde est là, ou quand le temps est écoulé.
face-ready = Je suis là
face-no-call = Pas encore d’annonce
face-counted-0 = Qui dit mieux ?
face-counted-1 = Une fois …
face-counted-2 = Deux fois …
face-you-hold = La plus haute annonce est la vôtre.
face-you-hold-too-much = La plus haute annonce est la vôtre, et plus que vous n’avez : si elle l’emporte, vous payez 2000 $ d’amende et ne jouez plus les enchères du jour.
face-you-declined = Vous avez dit « pas à ce prix » et attendez la prochaine annonce.
face-not-your-turn = Ce n’est pas à vous. Un ordre peut annoncer à votre place.
face-too-dear = Vous ne pouvez pas monter plus haut.
face-best = Le plus pour vous aujourd’hui : { $town }, +{ $points }.
face-best-nothing = Aucune ville à portée ne vous rapporte de points aujourd’hui.
face-means = Vous avez { $sum } $.
face-own-sum = Autre somme
face-call = Annoncer
face-overbid = Plus que vous n’avez : qui l’emporte ainsi paie 2000 $ d’amende et ne joue plus les enchères du jour.
face-decline = Pas à { $price } $
face-decline-first = Je ne commence pas
face-drop-out = Me retirer
face-joker = Joker …
face-joker-how = Vous recevez la voiture aussitôt, gratuitement, et l’enchère est finie. Votre joker est alors perdu pour de bon.
face-play-joker = Jouer le joker
face-standing = Ordre d’enchère …
face-standing-limit = Ordre jusqu’à { $limit } $ …
face-standing-how = On annonce pour vous, par les plus petits pas, jusqu’à votre limite, tant que dure cette enchère. Personne d’autre ne le voit.
face-limit = Jusqu’à
face-stand = Donner l’ordre
face-stand-down = Le retirer
face-drive-how = Touchez une ville, ici ou sur la carte. Avec + ce que vos cartes y rapportent aujourd’hui.
face-sunday = C’est dimanche : voyage gratuit pour tout le monde ({ $town }).
face-cash-how = Touchez les cartes que vous jouez aujourd’hui. Toutes sont montrées ensemble.
face-nothing-to-play = Vous n’avez pas de carte de cette ville ({ $town }). On demande à tous, pour que personne ne voie qui en a.
face-card = { $town }, au mieux le { $day }
face-cash = Jouer pour
face-keep = Garder mes cartes
face-go-on = Continuer
face-chose-nothing = Vous ne jouez pas de carte.
face-chose = { $count ->
        [one] Vous jouez une carte
       *[other] Vous jouez deux cartes
    } : +{ $points }.
face-waiting = On attend les autres. Personne ne voit qui a déjà choisi.
face-hand = Mes cartes
face-their-cards = Cartes
face-players = Joueurs
face-has-points = { $points } points sur 69
face-cards = Cartes en main : { $count }
face-drove = A conduit en dernier
face-has-joker = A un joker
face-will = Le testament : en tête aux points
face-fined = amende
face-holds = plus haute annonce
face-is-ready = présent
face-declined = trop cher
face-out = passe
face-drives = au volant
face-count = Le décompte
face-player = Joueur
face-points = Points
face-dollars = Argent
face-dollars-count = En points
face-total = Total
face-count-how = 1000 dollars comptent un point, 100 dollars un dixième.

## Conseils de première partie
lesson-welcome = Bienvenue à bord ! Vous voyagez tous dans l’unique voiture de Maloney, et chaque jour, la personne au volant emmène tout le monde dans une autre ville. Là, vos cartes de cette ville vous rapportent des points. Qui en a le plus à la fin gagne, et l’argent qui reste compte aussi.
lesson-cards = Chacune de vos cartes appartient à une ville et a son meilleur jour, où elle rapporte 7 points. Chaque jour suivant, elle en rapporte un de moins, jusqu’à ce que son meilleur jour revienne. Vous n’en piochez pas d’autres : choisissez bien quand jouer chacune.
lesson-call = La voiture est aux enchères : qui annonce le plus paie le notaire et conduit. Regardez d’abord quelle ville à portée vous rapporte des points aujourd’hui. Chaque millier de dollars gardé compte un point à la fin : ne payez pas plus que le trajet ne vous rapporte.
lesson-joker = Votre joker vous donne la voiture aussitôt et gratuitement, une seule fois dans la partie. Il se joue un jour ordinaire comme aujourd’hui, jamais le mardi, le vendredi ni le dimanche. Gardez-le pour un jour qui en vaut la peine ; à la fin, il ne compte pas.
lesson-drive = Vous êtes au volant : choisissez une ville où mène une route. Le + montre ce que vos cartes y rapportent aujourd’hui. Si la valise y est encore fermée, vous l’ouvrez, pour le meilleur ou pour le pire. N’oubliez pas que tout le monde peut y marquer.
lesson-ride = Aujourd’hui, quelqu’un d’autre est au volant, et vous êtes du voyage. Rien n’est perdu : si vous avez des cartes de la ville où l’on arrive, elles vous rapportent aussi des points.
lesson-cash = Vous voilà sur place. Jouez une ou deux cartes de cette ville pour ce qu’elles rapportent aujourd’hui, ou gardez-les pour un jour meilleur. Tous choisissent en secret et montrent leurs cartes ensemble ; on demande même à qui n’en a pas, pour que personne ne le sache.
lesson-double = Le mardi et le vendredi comptent double : aujourd’hui, chaque carte rapporte deux fois ses points, et le volant vaut donc plus cher. Les valises ne sont pas doublées, et les jokers restent en poche.
lesson-suitcase = À l’arrivée, la personne au volant ouvre la valise de la ville, si elle y est encore, et gagne ou perd ce qu’elle contient : des points ou des dollars. Chacune ne s’ouvre qu’une fois ; la carte montre lesquelles sont encore fermées.
lesson-sunday = C’est dimanche : pas d’enchère aujourd’hui. Une carte de la pioche a envoyé tout le monde dans sa ville, gratuitement et sans égard aux routes, et une valise trouvée là compte pour tous. Ensuite, on joue ses cartes comme tous les jours.
lesson-fine = Quelqu’un a emporté l’enchère sans pouvoir payer : cela coûte 2000 dollars d’amende, et l’enchère recommence sans cette personne. Annoncer plus que l’on a peut faire monter le prix, à condition qu’un autre surenchérisse.
lesson-end-near = La fin approche : si, après le décompte d’un jour, quelqu’un atteint 69 points ou n’a plus de carte, la partie est finie. Jouez à temps vos meilleures cartes ; ce qui reste en main ne rapporte rien.
lesson-end = La succession Maloney est réglée. Maintenant, 1000 dollars comptent un point et 100 dollars un dixième ; un joker gardé ne compte pas. Le décompte montre ligne par ligne qui a le plus.

## Ce que regarde le robot fort, pour ses conseils.
figure-score = vos points et votre argent ensemble
figure-points = vos points
figure-money = votre argent
figure-joker = votre joker
figure-cards = le nombre de vos cartes
figure-to-go = les points qui vous manquent
figure-fewest = le moment où quelqu’un n’aura plus de cartes
figure-most = l’avance du premier
figure-here = ce que vous pouvez encaisser à la prochaine étape
figure-near = ce que vos cartes rapportent dans les villes voisines
figure-plan = votre meilleur trajet pour aujourd’hui et demain
figure-after = ce que vous pouvez encaisser demain
figure-driver = qui conduit
figure-lead = votre avance
figure-double = si le jour compte double
figure-first-to-end = que vous avez peu de cartes
figure-seats = le nombre de joueurs
figure-rich = votre argent par rapport au plus riche
figure-best = ce que valent vos cartes à leurs meilleurs jours
figure-pairs = vos paires de cartes d’une même ville
