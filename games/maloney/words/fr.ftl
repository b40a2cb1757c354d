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
money = { $sum } $
money-thousands = { $thousands } { $hundreds }00 $
suitcase-points-gain = un gain de { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
suitcase-points-loss = une perte de { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
suitcase-dollars-gain = un gain de { $amount }
suitcase-dollars-loss = une perte de { $amount }
score = { $whole },{ $tenths }
score-below-zero = −{ $whole },{ $tenths }

## Événements
event-dealt = { $seat } reçoit { $count } cartes cachées.
    .seat = Vous recevez { $count } cartes cachées.
event-dealt-you = { $seat } reçoit { $cards }.
    .seat = Vous recevez { $cards }.
event-started = Départ du voyage : { $town }, un { $day }.
event-day-began = Jour { $number } : { $day }.
event-said-ready = { $seat } est là.
    .seat = Vous êtes là.
    .advice = Dites que vous êtes là.
event-opener-drawn = Le sort fait commencer { $seat }.
    .seat = Le sort vous fait commencer.
event-auction-opened = Les enchères pour la voiture sont ouvertes !
event-auction-opened-in-turn = Les enchères pour la voiture sont ouvertes ; la parole est d’abord à { $seat }.
    .seat = Les enchères pour la voiture sont ouvertes ; la parole est d’abord à vous.
event-nobody-can-call = Personne ne peut enchérir : on s’en passe aujourd’hui.
event-called = { $seat } enchérit à { $sum }.
    .seat = Vous enchérissez à { $sum }.
    .advice = Enchérissez à { $sum }.
event-called-standing = { $seat } enchérit à { $sum } par enchère automatique.
    .seat = Votre enchère automatique monte à { $sum }.
event-standing-bid-changed = Votre enchère automatique va jusqu’à { $limit }.
    .advice = Laissez une enchère automatique jusqu’à { $limit }.
event-standing-bid-withdrawn = Vous retirez votre enchère automatique.
    .advice = Retirez votre enchère automatique.
event-declined = { $seat } : pas à ce prix ({ $price }).
    .seat = Vous : pas à ce prix ({ $price }).
    .advice = Dites « pas à ce prix » à { $price }.
event-declined-first = { $seat } ne veut pas commencer.
    .seat = Vous ne voulez pas commencer.
    .advice = Laissez quelqu’un d’autre commencer.
event-dropped-out = { $seat } se retire des enchères.
    .seat = Vous vous retirez des enchères.
    .advice = Retirez-vous des enchères.
event-counted-once = Une fois pour { $seat }… !
    .seat = Une fois pour vous… !
event-counted-twice = Deux fois pour { $seat }… !
    .seat = Deux fois pour vous… !
event-counted-three-times = Trois fois pour { $seat } !
    .seat = Trois fois pour vous !
event-counted-once-nobody = Personne n’enchérit ? Une fois… !
event-counted-twice-nobody = Personne n’enchérit ? Deux fois… !
event-counted-three-times-nobody = Trois fois : personne n’enchérit.
event-sold = Adjugé : { $seat } paie { $price } et prend le volant.
    .seat = Adjugé : vous payez { $price } et prenez le volant.
event-overbid = { $seat } ne peut pas payer { $price } : { $fine } d’amende. Les enchères recommencent.
    .seat = Vous ne pouvez pas payer { $price } : { $fine } d’amende. Les enchères recommencent.
event-joker-played = { $seat } joue son joker et prend la voiture gratuitement !
    .seat = Vous jouez votre joker et prenez la voiture gratuitement !
    .advice = Jouez votre joker et prenez la voiture gratuitement.
event-nobody-called = Personne n’a enchéri.
event-drives-again = { $seat } tenait le volant et le garde, gratuitement.
    .seat = Vous teniez le volant et le gardez, gratuitement.
event-driver-drawn = Le sort confie le volant à { $seat }, gratuitement.
    .seat = Le sort vous confie le volant, gratuitement.
event-drove = { $seat } conduit tout le monde ; destination : { $town }.
    .seat = Vous conduisez tout le monde ; destination : { $town }.
    .advice = Prenez la route ; destination : { $town }.
event-turned = La carte du dessus montre { $card }.
event-town-drawn = Aucune carte ne mène ailleurs ; le sort choisit : { $town }.
event-rode-free = Trajet gratuit pour tout le monde ; destination : { $town }.
event-reshuffled = Les { $count } cartes jouées forment une nouvelle pioche.
event-suitcase-opened = { $seat } ouvre la valise ({ $town }) : { $suitcase }.
    .seat = Vous ouvrez la valise ({ $town }) : { $suitcase }.
event-suitcase-opened-for-all = La valise ({ $town }) est pour tout le monde : { $suitcase }.
event-chose = Vous posez { $cards }.
    .advice = Jouez { $cards }.
event-chose-nothing = Vous ne posez rien.
    .advice = Gardez vos cartes.
event-cashed = { $seat } joue { $cards } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .seat = Vous jouez { $cards } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-nobody-cashed = Personne ne joue de carte.
event-will-moved = { $seat } passe en tête et reçoit le testament.
    .seat = Vous passez en tête et recevez le testament.
event-will-lies-in-the-middle = Égalité en tête : le testament est posé au milieu.
event-ended-points = Les 69 points sont atteints : la succession de Maloney est réglée !
event-ended-empty-hand = La dernière carte d’une main est jouée : la succession de Maloney est réglée !
event-ended-days = 200 jours ont passé : la succession de Maloney est réglée !
event-totalled = { $seat } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $money }, en tout { $score }.
    .seat = Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $money }, en tout { $score }.
event-won = { $seat } gagne avec { $score }.
    .seat = Vous gagnez avec { $score } !
event-won-shared = { $winners } partagent la victoire avec { $score }.

## Refus
refusal-seat-count = L’héritage de Maloney se joue de trois à six.
refusal-not-at-the-table = Vous n’êtes pas à cette table.
refusal-no-ready-now = Personne n’a à dire qu’il est là en ce moment.
refusal-already-ready = Vous l’avez déjà dit.
refusal-no-auction-now = Il n’y a pas d’enchères en ce moment.
refusal-not-in-steps = On enchérit de 100 en 100 dollars.
refusal-call-too-low = Il faut dépasser la dernière enchère.
refusal-call-too-high = Personne n’enchérit à plus de 99 900 $.
refusal-own-call = La plus haute enchère est la vôtre.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-you-dropped-out = Vous vous êtes retiré de ces enchères.
refusal-only-in-live-auctions = Cela ne se dit que dans des enchères en direct ; ici, on monte ou on se retire.
refusal-only-in-turn = On ne se retire pas d’enchères en direct ; dites « pas à ce prix ».
refusal-you-said-not-at-this-price = Vous avez dit « pas à ce prix » : attendez la prochaine enchère.
refusal-price-has-changed = Quelqu’un a enchéri entre-temps : c’était un autre prix.
refusal-nothing-to-decline = À ce prix, vous ne pourriez de toute façon pas prendre la voiture.
refusal-standing-bid-just-changed = Vous pourrez changer votre enchère automatique après la prochaine enchère.
refusal-no-standing-bid = Vous n’avez pas d’enchère automatique.
refusal-no-joker-today = Pas de joker aujourd’hui : seulement le lundi, le mercredi, le jeudi et le samedi, ou si la partie commence un dimanche.
refusal-no-joker-left = Vous avez joué votre joker.
refusal-fined = Vous avez trop offert : les enchères du jour se font sans vous.
refusal-cant-overbid = Vous n’avez pas autant, et cette table interdit d’enchérir au-delà.
refusal-broke = Vous avez moins de 100 dollars et ne pouvez pas enchérir.
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
option-auction = Enchères
about-auction = En direct, c’est vif et bruyant, quand tout le monde est là. Le tour à tour convient à une partie sur plusieurs jours : personne n’a besoin d’être rapide.
option-auction-live = En direct : tout le monde enchérit, une horloge compte
option-auction-in-turn = Tour à tour, sans horloge
option-overbidding = Enchérir plus que l’on n’a
about-overbidding = Peut-on bluffer avec de l’argent que l’on n’a pas ? Qui se fait prendre paie une amende.
option-overbidding-allowed = Permis, au risque d’une amende
option-overbidding-forbidden = Interdit
option-count = Rythme du compte
about-count = Le temps entre « une fois », « deux fois » et « trois fois » dans des enchères en direct.
option-count-3 = 3 secondes
option-count-2 = 2 secondes
option-count-5 = 5 secondes
option-count-10 = 10 secondes

## La page
blurb = Le vieux Maloney a semé sa fortune à travers les États-Unis. Emportez la voiture aux enchères, conduisez tout le monde là où cela vous arrange et jouez vos cartes le bon jour !
prompt-ready-you = Les enchères pour la voiture vont commencer : êtes-vous là ?
prompt-ready = Les enchères pour la voiture vont commencer. On attend encore : { $seats }.
prompt-live-first = Qui ouvre les enchères pour la voiture ?
prompt-live-yours = La voiture est à vous pour { $price }, sauf surenchère.
prompt-live = La voiture est à { $seat } pour { $price }, sauf surenchère.
prompt-first-call-you = À vous d’ouvrir les enchères, ou de vous retirer.
prompt-call-you = À vous : enchérissez à plus de { $price } pour la voiture, ou retirez-vous.
prompt-cant-call-you = À vous, mais vous ne pouvez plus enchérir : retirez-vous, ou jouez votre joker si c’est permis.
prompt-call = C’est à { $seat } d’enchérir à plus de { $price } ou de se retirer.
prompt-drive-you = La voiture est à vous : où allez-vous ?
prompt-drive = { $seat } est au volant et choisit une ville.
prompt-cash-you = { $town }, { $day } : quelles cartes jouez-vous ?
prompt-cash-wait = { $town }, { $day } : les autres choisissent encore leurs cartes.
prompt-cash = { $town }, { $day } : chacun choisit en secret ses cartes à jouer.
prompt-over = La succession Maloney est réglée. Bravo, { $winners } !
prompt-live-once = Une fois… à { $seat } pour { $price }.
prompt-live-twice = Une fois, deux fois… à { $seat } pour { $price }.
prompt-live-yours-once = Une fois… à vous pour { $price }.
prompt-live-yours-twice = Une fois, deux fois… à vous pour { $price }.
prompt-first-call = C’est à { $seat } d’ouvrir les enchères ou de se retirer.
prompt-over-you-won = Gagné ! La fortune de Maloney est à vous.
prompt-over-you-shared = Vous partagez la victoire !
prompt-over-second = Vous voilà deuxième. Bravo, { $winners } !
prompt-over-third = Vous voilà troisième. Bravo, { $winners } !
prompt-over-fourth = Vous voilà quatrième. Bravo, { $winners } !
prompt-over-fifth = Vous voilà cinquième. Bravo, { $winners } !
prompt-over-sixth = Vous voilà sixième. Bravo, { $winners } !
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
face-ready-how = En direct : chacun enchérit quand il veut, et une horloge compte pour la plus haute enchère.
face-ready = Je suis là
face-no-call = Aucune offre
face-counted-0 = Qui dit mieux ?
face-counted-1 = Une fois…
face-counted-2 = Deux fois…
face-you-hold = La plus haute enchère est la vôtre.
face-you-hold-too-much = La plus haute enchère est la vôtre, et plus que vous n’avez : si elle l’emporte, 2 000 $ d’amende et plus d’enchères aujourd’hui.
face-you-declined = Vous avez dit « pas à ce prix » et attendez la prochaine enchère.
face-not-your-turn = Ce n’est pas à vous. Une enchère automatique peut parler pour vous.
face-too-dear = Vous ne pouvez pas monter plus haut.
face-best = Le mieux pour vous aujourd’hui : { $town }, +{ $points }.
face-best-nothing = Aucune ville à portée ne vous rapporte de points aujourd’hui.
face-means = Vous avez { $sum }.
face-own-sum = Votre propre somme
face-call = Enchérir
face-overbid = Plus que vous n’avez : l’emporter ainsi coûte 2 000 $ d’amende et les enchères du jour.
face-decline = Pas à { $price }
face-decline-first = Je ne commence pas
face-drop-out = Me retirer
face-joker = Joker…
face-joker-how = La voiture est à vous aussitôt, gratuitement, et les enchères sont finies. Votre joker est alors perdu pour de bon.
face-play-joker = Jouer le joker
face-standing = Enchère automatique…
face-standing-limit = Automatique jusqu’à { $limit }…
face-standing-how = La maison enchérit pour vous, par les plus petits pas, jusqu’à votre limite, tant que durent ces enchères. Personne d’autre ne le voit.
face-limit = Jusqu’à
face-stand = Confier
face-stand-down = La retirer
face-sunday = C’est dimanche : voyage gratuit pour tout le monde.
face-nothing-to-play = Vous n’avez pas de carte de cette ville ({ $town }). On demande à tous, pour que personne ne voie qui en a.
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
face-holds = offre
face-is-ready = est là
face-declined = trop cher
face-out = passe
face-drives = au volant
face-count = Le décompte
face-player = Joueur
face-points = Points
face-dollars-count = En points
face-total = Total
face-count-how = 1 000 dollars comptent un point, 100 dollars un dixième ; les jokers ne comptent pas.
face-no-road = pas de route
face-best-day = au mieux { $day } : { $points }
face-pile = Cartes dans la pioche : { $count }
face-ride-along = Vous êtes du voyage : où que l’on s’arrête, vos cartes de cette ville comptent aussi.
face-drive-how = Si la valise de la ville est encore fermée, vous l’ouvrez à l’arrivée : un gain ou une perte.
face-key-road = Une route y mène aujourd’hui.
face-key-brings = Vos cartes y rapportent tant aujourd’hui.
face-key-suitcase = Valise fermée : qui y conduit gagne ou perd quelque chose.
face-cash-one = Jouer celle-ci
face-cash-both = Jouer les deux
face-best-on = au mieux le { $day }
face-leaves = reste { $sum }
face-too-much = plus que vous n’avez
face-out-today = Plus aujourd’hui
face-out-today-how = Répond « pas à ce prix » à tous les prix du jour, jusqu’à ce que vous décochiez.
face-say-ready = « Je suis là ! »
face-say-call = « { $sum } ! »
face-say-wont-start = « Commencez donc. »
face-say-not-at-this-price = « Pas à ce prix. »
face-say-out = « Sans moi. »
face-say-caught = « Euh… j’ai dû mal compter… »
face-say-joker = « Joker ! La voiture est à moi. »
face-say-again = « Gratuit ? Volontiers ! »
face-say-lucky = « Quelle chance ! »
face-say-leads = « Le testament, je vous prie. »
face-sold = Adjugé !
face-place = Rang
face-count-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
face-count-money = pour { $sum }
face-ended-points = Quelqu’un a atteint 69 points.
face-ended-empty-hand = Quelqu’un a joué sa dernière carte.
face-ended-days = 200 jours ont passé.

## Conseils de première partie
lesson-welcome = Bienvenue à bord ! Vous partagez tous une seule voiture. Chaque jour, on la conduit dans une autre ville, où vos cartes de cette ville rapportent des points. Qui en a le plus gagne, et l’argent compte aussi.
lesson-cards = Chaque billet est une ville. Les barres montrent ce qu’il rapporte chaque jour de la semaine : 7 points au meilleur jour d’une carte, puis un de moins par jour. On n’en pioche pas d’autres.
lesson-call = Le plus offrant paie le notaire et conduit. Sur la carte, vous voyez ce que chaque ville vous rapporterait. 1 000 dollars valent un point à la fin : ne payez pas plus que le trajet ne rapporte.
lesson-joker = Votre joker vous donne la voiture aussitôt et gratuitement, une seule fois dans la partie. Jamais le mardi, le vendredi ni le dimanche. À la fin, il ne compte pas.
lesson-drive = Vous êtes au volant : choisissez une ville où mène une route. Le + montre ce que vos cartes y rapportent aujourd’hui. Mais tout le monde peut y marquer !
lesson-ride = Aujourd’hui, quelqu’un d’autre est au volant. Rien n’est perdu : vos cartes de la ville où l’on s’arrête rapportent aussi.
lesson-cash = Vous voilà sur place. Jouez vos cartes de cette ville pour ce qu’elles rapportent aujourd’hui, ou gardez-les. Tous choisissent en secret, même ceux qui n’en ont pas.
lesson-double = Le mardi et le vendredi comptent double : chaque carte rapporte deux fois ses points. Les valises non, et les jokers restent en poche.
lesson-suitcase = À l’arrivée, la personne au volant ouvre la valise de la ville, si elle y est encore, et gagne ou perd ce qu’elle contient. La carte montre lesquelles sont encore fermées.
lesson-sunday = Dimanche : pas d’enchères. La carte du dessus de la pioche a emmené tout le monde dans sa ville, gratuitement, et une valise trouvée là compte pour tous.
lesson-fine = Quelqu’un l’a emporté sans pouvoir payer : cela coûte 2 000 dollars, et les enchères recommencent sans cette personne. Offrir trop ne paie que si un autre monte encore.
lesson-end-near = La fin approche : à 69 points, ou à la dernière carte d’une main, la partie est finie. Jouez vos meilleures cartes à temps ; ce qui reste en main ne rapporte rien.
lesson-end = La succession Maloney est réglée. Maintenant, 1 000 dollars comptent un point et 100 dollars un dixième ; un joker ne compte pas.

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

## Kinds of decisions, by the names under which actions are saved
habit-ready = Être prêt
habit-call = Annoncer un prix
habit-not_at_this_price = Ne pas suivre un prix
habit-drop_out = Quitter l’enchère
habit-play_joker = Jouer le joker
habit-drive = Rouler vers une ville
habit-cash = Choisir les cartes à encaisser
