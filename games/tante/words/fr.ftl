# Ce qui se dit de La Tante à Héritage.

## Cartes
card = { $value } { $colour }
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-gold = or
colour-violet = violet
colour-slate = ardoise
gifts = { $worth } ({ $cards })
gift-alone = { $worth }
gentleman-1 = le colonel Roquebrune
gentleman-2 = le docteur Valdès
gentleman-3 = le capitaine Le Goff
gentleman-4 = le peintre Anselme
gentleman-5 = le banquier Osterwald
gentleman-6 = le professeur Tilleul
gentleman-7 = le violoniste Marek
gentleman-8 = l’aviateur Duvernois

## Événements
event-colours-left = Absent de cette partie : { $colours }.
event-dealt = { $seat } reçoit { $count } cartes cachées.
event-dealt-you = { $seat } reçoit { $cards }.
event-aunt-drawn = Le sort désigne { $aunt } comme première Tante Marie.
event-turned-up = { $aunt }, en Tante Marie, retourne { $cards }.
event-met-colour = Trois fois la même couleur : Tante Marie rencontre { $gentleman }. Prétendants restants : { $left }.
event-met-value = Trois fois la même valeur : Tante Marie rencontre { $gentleman }. Prétendants restants : { $left }.
event-exchanged = { $aunt } pose { $gave } et prend { $took }.
event-kept = { $aunt } laisse les trois cartes en place.
event-bid-called = { $seat } offre { $gifts }.
event-withdrew = { $seat } se retire.
event-outbid = { $seat } ne peut plus monter et sort de l’enchère.
event-bought = { $seat } donne { $gifts } et emporte { $cards }.
event-nobody-bid = Personne n’offre rien : { $seat } doit prendre les cartes ou se défaire d’un zéro.
event-bought-out = { $seat } se défait de { $card } et passe les cartes à gauche.
event-took = { $seat } doit prendre { $cards }.
event-aunt-took = Tout le monde s’est dérobé : { $cards } reviennent à { $aunt }.
event-married = La photo de mariage apparaît : Tante Marie se marie !
event-stack-taken = Les dernières cartes sont prises. Tante Marie reste célibataire et laisse une fortune.
event-counted = { $seat } a { $sum } en main : { $base } pour la main et { $bonus } pour les séries font { $total }.
event-won = { $winners } gagne avec { $total }.
event-won-shared = { $winners } partagent la victoire avec { $total }.

## Refus
refusal-seat-count = La Tante à Héritage se joue de trois à cinq.
refusal-no-exchange-now = Ce n’est pas le moment d’échanger.
refusal-only-the-aunt-exchanges = Seule Tante Marie peut échanger une carte maintenant.
refusal-not-on-the-table = Cette carte n’est pas parmi les trois de la table.
refusal-not-in-your-hand = Vous n’avez pas cette carte.
refusal-no-auction-now = Il n’y a pas d’enchère en ce moment.
refusal-aunt-does-not-bid = Tante Marie n’enchérit pas sur ses propres cartes.
refusal-not-your-turn-to-bid = Ce n’est pas à vous d’enchérir.
refusal-you-withdrew = Vous êtes hors de cette enchère.
refusal-empty-bid = Une offre compte au moins un cadeau.
refusal-not-your-gifts = Vous n’avez pas ces cadeaux.
refusal-bid-too-low = Votre offre doit dépasser la précédente.
refusal-no-duty-now = Personne n’a de cartes à prendre en ce moment.
refusal-not-your-duty = Ce n’est pas à vous de prendre ces cartes.
refusal-not-a-zero = Seule une carte de valeur 0 vous en dispense.
refusal-no-such-zero = Vous n’avez pas ce zéro.
refusal-game-over = La partie est finie.
refusal-no-clock = Aucune horloge ne court dans ce jeu.

## Options
option-couples = Variante des couples
about-couples = Un prétendant de moins rend visite à Tante Marie : elle se marie plus souvent, et tout garder rapporte plus souvent aussi.
option-couples-off = Non
option-couples-on = Un prétendant de moins : on se marie plus vite
option-memory-aid = Aide-mémoire
about-memory-aid = Tout le monde voit qui prend quelles cartes. La page peut le retenir pour vous, ou le laisser à votre mémoire.
option-memory-aid-on = Montrer les cartes que tous ont vu prendre
option-memory-aid-off = À chacun de se souvenir

## Page
blurb = Tante Marie est riche, et l’on se dispute son héritage à coups de chocolats et de perles. Mais trop en avoir ne rapporte rien, à moins qu’elle ne se marie !
prompt-exchange-you = Vous êtes Tante Marie : échangez une des trois cartes contre une des vôtres, ou laissez-les.
prompt-exchange = { $aunt } est Tante Marie et peut échanger une carte.
prompt-first-bid-you = À vous : offrez des cadeaux pour les trois cartes, ou retirez-vous.
prompt-bid-you = À vous : offrez plus de { $price } pour les trois cartes, ou retirez-vous.
prompt-bid = C’est à { $seat } d’enchérir.
prompt-duty-you = Personne n’en a voulu : prenez les trois cartes, ou défaites-vous d’un zéro.
prompt-duty = { $seat } doit prendre les cartes ou se défaire d’un zéro.
prompt-wedding = Tante Marie s’est mariée. Bravo, { $winners } !
prompt-inheritance = Tante Marie est restée célibataire. Bravo, { $winners } !
face-salon = Le salon de Tante Marie
face-stack = Cartes dans la pioche : { $count }
face-round = Tour { $round } sur { $rounds } au plus
face-discarded = Zéros défaussés : { $cards }.
face-gentlemen = Prétendants avant le mariage : { $left }
face-three = Les trois cartes
face-price = { $seat } offre { $gifts }
face-no-bid = Pas encore d’offre
face-aunt-looks = { $aunt } regarde les cartes
face-unwanted = Personne n’a enchéri : à { $seat }
face-players = Joueurs
face-aunt = Tante Marie
face-cards = Cartes en main : { $count }
face-gifts-of = Cadeaux
face-gifts = Cadeaux : { $worth } en tout
face-gift = Cadeau { $value }
face-bids = offre { $worth }
face-out = retiré
face-seen = Cartes vues
face-desk = Votre coup
face-exchange-how = Touchez une des trois cartes et une des vôtres. Un cœur marque celles qui peuvent amener une rencontre.
face-exchange = Échanger
face-keep = Laisser les cartes
face-preview-meeting = Avec cet échange, Tante Marie rencontre un prétendant.
face-preview-wedding = Avec cet échange, Tante Marie se marie et la partie finit !
face-preview-none = Cet échange n’amène pas de rencontre.
face-bid = Offrir
face-ready = Mise prête :
face-raise = Offrir { $gifts }
face-withdraw = Se retirer
face-take = Prendre les trois cartes
face-buy-out = Se défaire de { $card }
face-hand = Main
face-if-married = Mariée : { $sum } + { $bonus } = { $total }
face-if-single = Célibataire : { $sum } → { $base } + { $bonus } = { $total }
face-sorting = Ordre des cartes
face-by-colour = par couleur
face-by-value = par valeur
face-count-wedding = Décompte de mariage
face-count-inheritance = Décompte d’héritage
face-player = Joueur
face-sum = Somme
face-base = Compte
face-sets = Séries
face-total = Total
face-set-colour = { $count } × { $colour } : +{ $bonus }
face-set-value = { $count } cartes de { $value } : +{ $bonus }

## Conseils de première partie
lesson-welcome = Bienvenue dans le salon de Tante Marie ! À chaque manche, trois cartes de son héritage vont à qui offre le plus de cadeaux. Ce que comptera votre main à la fin dépend d’une chose : se sera-t-elle mariée ?
lesson-hand = Près de votre main, vous lisez ce qu’elle compte. Tant que Tante Marie est célibataire, seule une somme de 31 à 50 rapporte des points : 50 tout rond rapporte le plus, 51 plus rien. Si elle se marie, chaque point compte.
lesson-aunt = Pour cette manche, vous êtes Tante Marie. Vous pouvez échanger une de vos cartes contre une des trois, ou les laisser ; vous n’enchérissez pas, et les cadeaux ne sont pas pour vous. Trois cartes d’une même couleur ou valeur amènent une rencontre : un cœur marque celles qui le peuvent.
lesson-meeting = Trois cartes d’une même couleur ou d’une même valeur : Tante Marie a rencontré un prétendant. Quand le dernier aura quitté la pile, elle se mariera, et la partie s’arrêtera aussitôt. Qui a beaucoup en main l’espère ; qui approche de 50, non.
lesson-bid = Offrez des cadeaux pour les trois cartes, de plus de valeur que l’offre précédente, ou retirez-vous. Qui reçoit les cartes paie avec les cadeaux de son offre ; personne d’autre ne paie. Regardez d’abord ce que les trois feraient de votre main : parfois, mieux vaut ne pas les avoir.
lesson-duty = Personne n’a rien offert pour les trois cartes, et il faut que quelqu’un les prenne, en commençant à gauche de Tante Marie. Une carte de valeur 0 vous en libère : elle sort du jeu, et la personne suivante a le même choix.
lesson-greedy = Votre main vaut plus de 50 : si Tante Marie reste célibataire, seules vos séries compteront. Quand vous êtes Tante Marie, cherchez donc les trios qui mènent au mariage, ou échangez une carte forte contre une faible.
lesson-sets = Vous avez une série : au moins quatre cartes d’une même couleur ou d’une même valeur. Elle rapporte une prime, quoi que vaille votre main : 1 point pour quatre cartes, 2 de plus par carte suivante. Une carte ne compte que dans une série ; la meilleure répartition est trouvée pour vous.
lesson-bells = Il reste deux prétendants au plus : encore un trio ou deux, et les cloches sonnent. Alors toute la main compte, même au-delà de 50. Demandez-vous à qui cela profiterait.
lesson-last-round = La pioche est vide : ces trois cartes sont les dernières. Quand quelqu’un les aura prises, la partie sera finie, et les cadeaux qui vous restent ne compteront pas. Offrez donc sans hésiter si elles vous aident, et laissez-les aux autres sinon.
lesson-wedding = Tante Marie s’est mariée : toute votre main compte, et les séries rapportent leur prime. Les trois cartes sur la table ne sont à personne. Le décompte montre ligne par ligne qui a le plus.
lesson-inheritance = Tante Marie est restée célibataire : une main de 31 à 50 rapporte ce qui dépasse 30, toute autre ne rapporte rien, et les séries rapportent leur prime. Le décompte montre ligne par ligne qui a le plus.

## Ce que regarde le robot fort, pour ses conseils.
figure-left = ce qui reste de la partie
figure-wedding = la probabilité d’un mariage
figure-value = ce que votre main promet en tout
figure-married = ce que vaut votre main si elle se marie
figure-single = ce que vaut votre main si elle ne se marie pas
figure-sum = la somme de vos cartes
figure-excess = ce qui dépasse 50 dans votre main
figure-near = votre proximité des 50
figure-bonus = votre bonus pour les cartes assorties
figure-zeros = vos cartes de valeur 0
figure-gifts = vos cadeaux
figure-gift-share = votre part de tous les cadeaux
figure-cards = le nombre de vos cartes
figure-to-aunt = le moment où vous serez Tante Marie
figure-ones = vos plus petits cadeaux
