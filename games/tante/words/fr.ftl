# Ce qui se dit de La Tante à Héritage.

## Cartes
card = le { $value } { $colour }
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
event-colours-left = Hors de cette partie : { $colours }.
event-dealt = { $seat } reçoit { $count } cartes cachées.
 .seat = Vous recevez { $count } cartes cachées.
event-dealt-you = { $seat } reçoit { $cards }.
 .seat = Vous recevez { $cards }.
event-aunt-drawn = Le sort désigne { $aunt } comme première Tante Marie.
 .aunt = Le sort vous désigne comme première Tante Marie.
event-turned-up = { $aunt }, en Tante Marie, dévoile { $cards }.
 .aunt = Vous êtes Tante Marie et dévoilez { $cards }.
event-met-colour = Trois fois la même couleur : Tante Marie rencontre { $gentleman }. Prétendants restants : { $left }.
event-met-value = Trois fois la même valeur : Tante Marie rencontre { $gentleman }. Prétendants restants : { $left }.
event-exchanged = { $aunt } pose { $gave } et prend { $took }.
 .aunt = Vous posez { $gave } et prenez { $took }.
 .advice = Échangez { $gave } contre { $took }.
event-kept = { $aunt } laisse les trois cartes telles quelles.
 .aunt = Vous laissez les trois cartes telles quelles.
 .advice = Laissez les trois cartes telles quelles.
event-bid-called = { $seat } enchérit à { $gifts }.
 .seat = Vous enchérissez à { $gifts }.
 .advice = Enchérissez à { $gifts }.
event-withdrew = { $seat } se retire.
 .seat = Vous vous retirez.
 .advice = Retirez-vous.
event-outbid = { $seat } ne peut plus monter et sort des enchères.
 .seat = Vous ne pouvez plus monter et sortez des enchères.
event-bought = { $seat } donne { $gifts } et emporte { $cards }.
 .seat = Vous donnez { $gifts } et emportez { $cards }.
event-nobody-bid = Personne n’enchérit : { $seat } doit prendre les cartes ou sacrifier un zéro.
 .seat = Personne n’enchérit : vous devez prendre les cartes ou sacrifier un zéro.
event-bought-out = { $seat } sacrifie { $card } et passe les cartes à gauche.
 .seat = Vous sacrifiez { $card } et passez les cartes à gauche.
 .advice = Sacrifiez { $card }.
event-took = { $seat } prend { $cards }.
 .seat = Vous prenez { $cards }.
 .advice = Prenez { $cards }.
event-aunt-took = Tout le monde s’est dérobé : { $cards } restent à { $aunt }.
 .aunt = Tout le monde s’est dérobé : { $cards } vous restent sur les bras.
event-married = La photo de mariage apparaît : Tante Marie se marie !
event-stack-taken = Les dernières cartes sont prises. Tante Marie reste célibataire et laisse une fortune.
event-counted = { $seat } a { $sum } en main : { $base } pour la main et { $bonus } pour les séries font { $total }.
 .seat = Vous avez { $sum } en main : { $base } pour la main et { $bonus } pour les séries font { $total }.
event-won = { $winners } gagne avec { $total }.
event-won-shared = { $winners } partagent la victoire avec { $total }.

## Refus
refusal-seat-count = La Tante à Héritage se joue de trois à cinq.
refusal-no-exchange-now = Ce n’est pas le moment d’échanger.
refusal-only-the-aunt-exchanges = Seule Tante Marie peut échanger une carte maintenant.
refusal-not-on-the-table = Cette carte n’est pas parmi les trois de la table.
refusal-not-in-your-hand = Vous n’avez pas cette carte.
refusal-no-auction-now = Rien n’est aux enchères en ce moment.
refusal-aunt-does-not-bid = Tante Marie n’enchérit pas sur ses propres cartes.
refusal-not-your-turn-to-bid = Ce n’est pas à vous d’enchérir.
refusal-you-withdrew = Vous vous êtes retiré de ces enchères.
refusal-empty-bid = Une enchère compte au moins un cadeau.
refusal-not-your-gifts = Vous n’avez pas ces cadeaux.
refusal-bid-too-low = Votre enchère doit dépasser la précédente.
refusal-no-duty-now = Personne n’a de cartes à prendre en ce moment.
refusal-not-your-duty = Ce n’est pas à vous de prendre ces cartes.
refusal-not-a-zero = Seule une carte de valeur 0 vous en dispense.
refusal-no-such-zero = Vous n’avez pas ce zéro.
refusal-game-over = La partie est finie.
refusal-no-clock = Cette partie se joue sans horloge.

## Options
option-couples = Variante des couples
about-couples = Prévue pour une table où tout le monde est venu en couple ; libre à toute autre de la choisir. Un prétendant de moins : Tante Marie se marie plus souvent, et amasser rapporte plus souvent aussi.
option-couples-off = Non
option-couples-on = Un prétendant de moins : le mariage vient plus vite
option-memory-aid = Aide-mémoire
about-memory-aid = Tout le monde voit qui prend quelles cartes. La page peut le retenir pour vous, ou le laisser à votre mémoire.
option-memory-aid-on = Montrer les cartes prises au vu de tous
option-memory-aid-off = À chacun de se souvenir

## Page
blurb = Tante Marie est riche, et l’on se dispute son héritage à coups de chocolats et de perles. Mais trop en avoir ne rapporte rien, à moins qu’elle ne se marie !
prompt-exchange-you = Vous êtes Tante Marie : échangez une carte, ou laissez les trois.
prompt-exchange = { $aunt } est Tante Marie et peut échanger une carte.
prompt-first-bid-you = À vous : enchérissez pour ces trois cartes, ou retirez-vous.
prompt-bid-you = À vous : enchérissez au-dessus de { $price }, ou retirez-vous.
prompt-bid = À { $seat } d’enchérir.
prompt-duty-you = Personne n’en veut : prenez-les, ou sacrifiez un zéro.
prompt-duty-must = Personne n’en veut : vous devez les prendre.
prompt-duty = { $seat } doit prendre les cartes ou sacrifier un zéro.
prompt-wedding = Tante Marie s’est mariée. Bravo, { $winners } !
prompt-inheritance = Tante Marie est restée célibataire. Bravo, { $winners } !
prompt-wedding-won = Tante Marie s’est mariée, et c’est vous qui gagnez !
prompt-inheritance-won = Tante Marie est restée célibataire, et c’est vous qui gagnez !
prompt-wedding-lost = Tante Marie s’est mariée. Vous finissez { $place ->
    [2] en deuxième place
    [3] en troisième place
    [4] en quatrième place
   *[other] en cinquième place
 } ; vainqueur : { $winners }.
prompt-inheritance-lost = Tante Marie est restée célibataire. Vous finissez { $place ->
    [2] en deuxième place
    [3] en troisième place
    [4] en quatrième place
   *[other] en cinquième place
 } ; vainqueur : { $winners }.
face-salon = Le salon de Tante Marie
face-stack = Cartes dans la pioche : { $count }
face-round = Manche { $round } sur { $rounds }
face-discarded = Zéros sacrifiés : { $cards }.
face-gentlemen = { $left ->
    [0] Le mariage !
    [one] Un prétendant avant le mariage
   *[other] { $left } prétendants avant le mariage
 }
face-three = Les trois cartes
face-price = { $seat } enchérit à { $gifts }
 .seat = Vous enchérissez à { $gifts }
face-no-bid = Pas encore d’enchère
face-aunt-looks = { $aunt } regarde les cartes
face-unwanted = Personne n’en veut : à { $seat }
face-players = Joueurs
face-aunt = Tante Marie
face-cards = Cartes en main : { $count }
face-gifts-of = Cadeaux
face-gifts = Cadeaux : { $worth } en tout
face-gift = Cadeau { $value }
face-bids = enchère : { $worth }
face-out = passe
face-seen = Cartes vues
face-desk = Votre coup
face-exchange-how = Touchez une des trois cartes et une des vôtres. Un cœur marque les vôtres qui peuvent amener une rencontre.
face-exchange = Échanger
face-keep = Laisser les cartes
face-preview-meeting = Tante Marie rencontre { $gentleman } !
face-preview-wedding = Tante Marie se marie, et la partie s’arrête !
face-preview-none = Pas de rencontre.
face-bid = Enchérir à
face-ready = Enchère prête :
face-raise = Enchérir à { $gifts }
face-withdraw = Se retirer
face-take = Prendre les trois
face-buy-out = Sacrifier { $card }
face-hand = Main
face-if-married = Si elle se marie
face-if-single = Si elle reste seule
face-sorting = Ordre des cartes
face-by-colour = par couleur
face-by-value = par valeur
face-count-wedding = Décompte de mariage
face-count-inheritance = Décompte d’héritage
face-player = Joueur
face-base = Pour la main
face-sets = Séries
face-total = Total
face-set-colour = { $count } × { $colour } : +{ $bonus }
face-set-value = { $count } cartes de { $value } : +{ $bonus }
face-preview-worth = Votre main vaudrait alors
face-now = sans
face-with-three = avec elles
face-sum-of-hand = Main
face-points-from = { $base } pour la main, { $bonus } pour les séries
face-why-married = Chaque point compte.
face-why-too-much = { $sum } dépasse { $limit }.
face-why-too-little = { $sum } ne dépasse pas { $floor }.
face-why-between = { $sum } − { $floor }
face-say-exchanged = « Je préfère { $card }. »
face-say-kept = « On n’y touche pas. »
face-say-bid = « { $worth ->
    [1] Un
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
    [10] Dix
    [11] Onze
    [12] Douze
    [13] Treize
    [14] Quatorze
    [15] Quinze
    [16] Seize
    [17] Dix-sept
    [18] Dix-huit
    [19] Dix-neuf
    [20] Vingt
    [21] Vingt et un
    [22] Vingt-deux
    [23] Vingt-trois
    [24] Vingt-quatre
    [25] Vingt-cinq
    [26] Vingt-six
    [27] Vingt-sept
    [28] Vingt-huit
    [29] Vingt-neuf
    [30] Trente
    [31] Trente et un
    [32] Trente-deux
    [33] Trente-trois
    [34] Trente-quatre
    [35] Trente-cinq
    [36] Trente-six
    [37] Trente-sept
    [38] Trente-huit
    [39] Trente-neuf
    [40] Quarante
   *[other] { $worth }
 } ! »
face-say-withdrew = « Sans moi. »
face-say-outbid = « Je ne peux pas suivre. »
face-say-bought = « Adjugé, à moi pour { $worth } ! »
face-say-nobody = « Personne ? Aïe… »
face-say-bought-out = « Pas moi ! »
face-say-took = « S’il le faut… »
face-say-aunt-took = « Alors je les garde. »

## Conseils de première partie
lesson-welcome = Bienvenue dans le salon de Tante Marie ! À chaque manche, ces trois cartes de son héritage vont à qui offre le plus de cadeaux. Ce que comptera votre main à la fin dépend d’une chose : se sera-t-elle mariée ?
lesson-hand = Voici votre main sur la balance. Tant que Tante Marie est célibataire, seules les sommes de 31 à 50 rapportent : 50 le plus, 51 plus rien. Si elle se marie, chaque point compte.
lesson-aunt = Dans cette manche, vous êtes Tante Marie : vous pouvez échanger une de vos cartes contre une des trois, et vous n’enchérissez pas. Trois cartes d’une même couleur ou valeur amènent une rencontre ; un cœur marque celles qui le peuvent.
lesson-meeting = Trois cartes d’une même couleur ou valeur : Tante Marie a rencontré un prétendant. Quand le dernier aura quitté son cadre, elle se mariera et la partie s’arrêtera. Les grosses mains l’espèrent, celles proches de 50 non.
lesson-bid = Touchez des cadeaux valant plus que la dernière enchère, ou retirez-vous. Seul paie qui obtient les cartes. Regardez d’abord la balance : parfois, mieux vaut ne pas avoir les trois.
lesson-duty = Personne ne veut des trois cartes : quelqu’un doit les prendre, en commençant à gauche de Tante Marie. Une carte de valeur 0 vous en libère, et la personne suivante a le même choix.
lesson-greedy = Votre main vaut plus de 50 : si Tante Marie reste célibataire, seules vos séries compteront. En Tante Marie, cherchez donc des trios, ou échangez une carte forte contre une faible.
lesson-sets = Vous avez une série : au moins quatre cartes d’une même couleur ou valeur. Quatre rapportent 1 point, chaque carte suivante 2 de plus, quoi que vaille la main. Une carte ne compte que dans une série.
lesson-bells = Il reste deux prétendants au plus : encore un trio ou deux, et les cloches sonnent. Alors toute la main compte, même au-delà de 50. Demandez-vous à qui cela profiterait.
lesson-last-round = La pioche est vide : ces trois cartes sont les dernières. Une fois prises, la partie est finie, et les cadeaux restants ne comptent pas. Enchérissez sans hésiter si elles vous aident.
lesson-wedding = Tante Marie s’est mariée : toute votre main compte, et les séries rapportent leur prime. Le décompte dit pour chaque ligne d’où elle vient.
lesson-inheritance = Tante Marie est restée célibataire : une main de 31 à 50 rapporte ce qui dépasse 30, toute autre rien ; les séries rapportent leur prime.

## Ce que regarde le robot fort, pour ses conseils.
figure-left = ce qui reste de la partie
figure-wedding = la probabilité d’un mariage
figure-value = ce que votre main promet en tout
figure-married = ce que vaut votre main si elle se marie
figure-single = ce que vaut votre main si elle ne se marie pas
figure-sum = la somme de vos cartes
figure-excess = ce qui dépasse 50 dans votre main
figure-near = la distance de vos cartes à 50
figure-bonus = la prime de vos séries
figure-zeros = vos cartes de valeur 0
figure-gifts = vos cadeaux
figure-gift-share = votre part de tous les cadeaux
figure-cards = le nombre de vos cartes
figure-to-aunt = le moment où vous serez Tante Marie
figure-ones = vos plus petits cadeaux

## Kinds of decisions, by the names under which actions are saved
habit-exchange = Échanger une carte
habit-keep = Laisser les cartes en place
habit-bid = Offrir des cadeaux
habit-withdraw = Se retirer des enchères
habit-take = Prendre les cartes dont personne ne veut
habit-buy_out = Sacrifier un zéro
