# Ce qui se dit de Die Erbraffer. Tout argent est compté en milliers.

## Personnes : noms de naissance, les mêmes dans toutes les langues
person-A1 = Théodore Aubry
person-A2 = Clémence Vernier
person-B1 = Gottfried Brandt
person-B2 = Wilhelmine Kessler
person-C1 = Barnaby Cole
person-C2 = Charlotte Finch
person-a1 = Jules Aubry
person-a2 = Léontine Aubry
person-ax = Hippolyte Aubry
person-b1 = Mathilde Brandt
person-b2 = Friedrich Brandt
person-bx = Adelheid Brandt
person-c1 = Harriet Cole
person-c2 = Edmund Cole
person-cx = Phineas Cole
person-o1 = Gaston Ferrand
person-o2 = Rosalind Gray
person-d1 = Camille Aubry
person-d2 = Lucien Aubry
person-e1 = Otto Brandt
person-e2 = Klara Brandt
person-ex = Emil Brandt
person-f1 = Armand Ferrand
person-fx = Eugénie Ferrand
person-g1 = Florence Cole
person-gx = Winifred Cole
person-h1 = Erich Brandt
person-h2 = Liselotte Brandt
person-hx = Gertrud Brandt
person-i1 = Madeleine Aubry
person-i2 = René Aubry
person-ix = Marcel Aubry
person-j1 = Yvonne Ferrand
person-j2 = Roger Ferrand
person-jx = Odette Ferrand
person-o3 = Arthur Holt
person-o4 = Dorothy Lane
person-k1 = Jürgen Brandt
person-k2 = Monika Brandt
person-l1 = Brigitte Aubry
person-l2 = Alain Aubry
person-lx = Guy Aubry
person-m1 = Susan Holt
person-mx = Kenneth Holt
person-n1 = Michel Ferrand
person-nx = Solange Ferrand
person-p1 = Stefan Brandt
person-p2 = Julia Brandt
person-q1 = Nicolas Ferrand
person-q2 = Sandrine Ferrand
person-r1 = Kevin Aubry
person-r2 = Emily Aubry

## Trésors
heirloom-jug = la cruche
heirloom-violin = le violon
heirloom-clock = l’horloge
heirloom-necklace = le collier
heirloom-painting = le tableau
heirloom-porcelain = le vase de porcelaine

## Cartes
card-with-hourglass = { $card } avec sablier
card-tax = Visite du fisc −{ $amount }
card-factory = Cheminées froides −{ $amount }
card-income = Une aubaine +{ $amount }
card-riches = Argent de poche +{ $amount }
card-luck = Coup double +{ $amount }
card-quarrel = Devant le juge −{ $amount }
card-wedding-present = Carillon de noces +{ $amount }
card-bomb = Le coffre vide
card-gambling-debt = Une nuit aux cartes
card-marvellous = Des doigts d’or
card-brotherly-love = Moitié-moitié
card-black-sheep = Le pari perdu
card-small-presents = Troc en famille
card-new-will = Le testament du tiroir
card-shake-up = Grand ménage
text-tax = Un monsieur poli, un registre sous le bras : un héritier verse { $amount } à la banque.
text-factory = Plus rien ne fume à la fabrique : un héritier verse { $amount } à la banque.
text-income = Le navire auquel personne ne croyait est rentré au port : un héritier reçoit { $amount } de la banque.
text-riches = De quoi s’offrir de petits plaisirs : un héritier reçoit { $amount } de la banque.
text-luck = La fortune sourit deux fois : deux héritiers qui ne sont pas mariés l’un à l’autre reçoivent { $amount } chacun.
text-quarrel = Seuls les avocats y gagnent : deux héritiers qui ne sont pas mariés l’un à l’autre perdent { $amount } chacun.
text-wedding-present = Tout le village s’est cotisé : chaque héritier vivant dans un cadre rectangulaire reçoit { $amount }.
text-bomb = La porte bâille, les étagères sont nues : un héritier perd tout son argent.
text-gambling-debt = La dernière donne n’était pas si bonne : un héritier perd la moitié de son argent, arrondie au-dessus.
text-marvellous = Tout lui réussit : l’argent d’un héritier est doublé.
text-brotherly-love = Une fois l’an, le sang compte plus que l’or. Pas avant 1870 : la moitié de l’argent d’un héritier passe à son frère ou à sa sœur ; vous arrondissez.
text-black-sheep = Chose promise, chose due : un héritier remet un trésor à un autre, en cadre rectangulaire.
text-small-presents = Personne n’aimait tout à fait le sien : deux trésors de deux héritiers changent de place.
text-new-will = Seulement quand la génération change : repartagez la succession, l’argent à votre guise entre tous les enfants, les trésors aux enfants mariés.
text-shake-up = Chacun jette sa main et en pioche une autre ; puis vous rejouez.

## Événements
bequest = { $cash } pour { $to }
bequest-heirlooms = { $heirlooms } pour { $to }
bequest-both = { $cash } plus { $heirlooms } pour { $to }
event-dealt = { $seat } reçoit { $count } cartes cachées.
    .seat = Vous recevez { $count } cartes cachées.
event-dealt-you = { $seat } reçoit { $cards }.
    .seat = Vous recevez { $cards }.
event-portraits-dealt = { $seat } reçoit { $count ->
    [one] un portrait secret
   *[other] { $count } portraits secrets
}.
    .seat = Vous recevez { $count ->
        [one] un portrait secret
       *[other] { $count } portraits secrets
    }.
event-portraits-dealt-you = { $seat } joue en secret pour { $heirs }.
    .seat = Vous jouez en secret pour { $heirs }.
event-benefactors-dealt = { $seat } reçoit { $count } cartes secrètes de bienfaiteurs.
    .seat = Vous recevez { $count } cartes secrètes de bienfaiteurs.
event-benefactors-dealt-you = { $seat } compte en secret sur { $benefactors }.
    .seat = Vous comptez en secret sur { $benefactors }.
event-first-drawn = Le sort désigne { $seat } pour commencer.
    .seat = Le sort vous désigne : vous commencez.
event-played = { $seat } joue « { $card } ».
    .seat = Vous jouez « { $card } ».
    .advice = Jouez « { $card } ».
event-gained = { $person } reçoit { $amount } de la banque.
event-lost = { $person } paie { $amount } à la banque.
event-half-given = { $from } donne { $amount } à { $to }.
event-heirloom-given = { $from } remet { $heirloom } à { $to }.
event-heirlooms-swapped = { $one } a maintenant { $first }, et { $other } a { $second }.
event-hand-thrown = { $seat } jette sa main : { $cards }.
    .seat = Vous jetez votre main : { $cards }.
event-threw-away = { $seat } jette { $cards }.
    .seat = Vous jetez { $cards }.
    .advice = Jetez { $cards }.
event-drew = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
    .seat = Vous piochez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
event-drew-you = { $seat } pioche { $cards }.
    .seat = Vous piochez { $cards }.
event-reshuffled = La défausse est mélangée : { $count } cartes forment la nouvelle pioche.
event-another-turn = { $seat } rejoue.
    .seat = Vous rejouez.
event-hourglass-moved = { $seat } avance le sablier à { $year }.
    .seat = Vous avancez le sablier à { $year }.
    .advice = Le sablier avance alors à { $year }.
event-will-placed = { $seat } fait mourir { $person } ; ses biens sont gelés.
    .seat = Vous faites mourir { $person } ; ses biens sont gelés.
    .advice = Faites mourir { $person } ; ses biens seront gelés.
event-change-began = { $year } : une génération laisse la place à la suivante, et ses successions sont partagées.
event-settled-at-once = { $couple } ne laissent rien.
event-settled-at-once-to = { $couple } ne laissent pas d’argent ; { $to } reçoit { $heirlooms }.
event-divided = { $seat } partage ce que laissent { $couple } : { $shares }.
    .seat = Vous partagez ce que laissent { $couple } : { $shares }.
    .advice = Partagez ce que laissent { $couple } : { $shares }.
event-new-will-found = { $seat } trouve un nouveau testament ({ $couple }) : { $shares }.
    .seat = Vous trouvez un nouveau testament ({ $couple }) : { $shares }.
    .advice = Sortez un nouveau testament ({ $couple }) : { $shares }.
event-let-stand = { $seat } accepte ce partage.
    .seat = Vous acceptez ce partage.
    .advice = Acceptez ce partage.
event-let-all-stand = { $seat } ne joue plus de nouveau testament pendant ce changement de génération.
    .seat = Vous ne jouerez plus de nouveau testament pendant ce changement de génération.
    .advice = Renoncez à tout nouveau testament pendant ce changement de génération.
event-time-up = Le temps est écoulé.
event-settled = Succession réglée : { $couple }.
event-benefactor-paid = { $benefactor } laisse { $each } à { $holders }.
event-benefactor-paid-shared = { $benefactor } laisse { $each } à chacun : { $holders }.
event-benefactor-paid-shared-rest = { $benefactor } laisse { $each } à chacun : { $holders } ; la banque garde { $bank }.
event-benefactor-paid-nobody = { $benefactor } : personne n’a sa carte, la banque reçoit { $bank }.
event-generation-began = La génération de { $year } entre en scène.
event-last-round-began = Dernier tour de table : chacun joue encore une fois, { $last } en dernier.
    .last = Dernier tour de table : chacun joue encore une fois, et vous en dernier.
event-turns-ran-out = Après { $turns } tours, la patience est à bout : partie nulle, partagée par tous.
event-counted = { $seat } montre { $heirs } : { $cash } en argent, { $heirlooms } en trésors et { $benefactors } des bienfaiteurs font { $total }.
    .seat = Vous montrez { $heirs } : { $cash } en argent, { $heirlooms } en trésors et { $benefactors } des bienfaiteurs font { $total }.
event-won = { $winners } gagne avec { $total }.
event-won-shared = { $winners } se partagent la victoire avec { $total }.
event-trial-ended = La partie d’essai s’arrête ici. Vous savez maintenant comment on joue !
event-trial-ran-out = Après { $turns } tours, la patience est à bout : la partie d’essai s’arrête sans vainqueur.

## Refus
refusal-seat-count = Die Erbraffer se joue de deux à six.
refusal-no-turn-now = Ce n’est pas le moment de jouer ou de jeter des cartes.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-in-your-hand = Vous n’avez pas cette carte.
refusal-nothing-thrown = Jetez au moins une carte.
refusal-only-in-a-change = Un nouveau testament ne se trouve que pendant un changement de génération.
refusal-other-targets = Cette carte se joue autrement.
refusal-not-alive = Seules les personnes de la génération actuelle peuvent être touchées.
refusal-dead = Ces biens sont gelés par un testament.
refusal-same-person = Il faut deux héritiers différents.
refusal-married-to-each-other = Ces deux-là sont mariés l’un à l’autre.
refusal-no-siblings-yet = Pas avant 1870 : personne n’a encore de frère ou de sœur sur l’arbre.
refusal-no-siblings = Ces deux-là ne sont pas frère et sœur.
refusal-not-half = Ce n’est pas la moitié de l’argent.
refusal-not-to-a-benefactor = Un bienfaiteur ne peut pas recevoir de trésor.
refusal-holds-it-already = Cet héritier a déjà ce trésor.
refusal-not-two-heirlooms = Deux trésors, ni plus ni moins, changent de place.
refusal-same-holder = Les deux trésors appartiennent au même héritier.
refusal-nobody-dies-now = Personne ne meurt maintenant.
refusal-not-your-dead = C’est à la personne qui a avancé le sablier de décider.
refusal-no-division-now = Il n’y a pas de succession à partager maintenant.
refusal-not-your-division = Ce n’est pas à vous de partager.
refusal-not-to-be-settled = Ce n’est pas un couple dont la succession reste à partager.
refusal-other-sum = Le total des parts n’est pas l’argent de la succession.
refusal-other-heirlooms = Chaque trésor de la succession, et aucun autre, va à l’un des enfants.
refusal-heirloom-to-a-benefactor = Seuls les enfants mariés héritent de trésors.
refusal-unequal-shares = Les enfants mariés ont des parts égales ; l’un d’eux reçoit tout le reste.
refusal-nothing-to-answer = Il n’y a pas de partage auquel répondre maintenant.
refusal-other-division = Le partage a changé entre-temps ; regardez-le à nouveau.
refusal-you-answered = Vous avez déjà accepté ce partage.
refusal-no-new-will = Vous n’avez pas de nouveau testament.
refusal-game-over = La partie est finie.
refusal-trial-over = La partie d’essai est finie.
refusal-no-clock = Aucun délai ne court en ce moment.

## Options
option-trial = Partie d’essai
about-trial = Une partie plus courte pour faire connaissance avec la famille : elle s’arrête, sans vainqueur, après le premier changement de génération.
option-trial-off = Non
option-trial-on = S’arrêter après le premier changement de génération
option-clock = Temps pour répondre à un partage
about-clock = Après un partage, chacun peut encore répondre par un nouveau testament. Avec une horloge, qui ne dit mot consent.
option-clock-off = Autant qu’il faut
option-clock-15 = 15 secondes
option-clock-30 = 30 secondes
option-clock-60 = 60 secondes

## La page
blurb = Une famille de 1840 à nos jours, son argent, et vous : qui se marie bien, qui meurt à temps, qui figure au testament ? Personne ne sait pour qui vous jouez vraiment !
prompt-turn-you = À vous : jouez une carte ou jetez-en.
prompt-turn = { $seat } joue une carte ou en jette.
prompt-last-turn-you = Dernier tour de table : c’est votre dernier tour.
prompt-last-turn = Dernier tour de table : { $seat } joue son dernier tour.
prompt-death-you = Quelqu’un meurt cette année. Quels biens seront gelés ?
prompt-death = { $seat } décide qui meurt cette année.
prompt-divide-you = Choisissez un couple et partagez ce qu’il laisse.
prompt-divide = { $seat } partage une succession.
prompt-window-you = { $seat } a partagé ce que laissent { $couple }. L’acceptez-vous ?
prompt-window = { $seat } a partagé ce que laissent { $couple }. Y a-t-il un nouveau testament ?
prompt-window-yours = Vous avez partagé ce que laissent { $couple }. Quelqu’un a-t-il un autre testament ?
prompt-over = Les fortunes sont comptées : { $winners } gagne.
prompt-over-you = Les fortunes sont comptées : vous gagnez !
prompt-over-shared = Les fortunes sont comptées : { $winners } se partagent la victoire.
prompt-draw = La partie est nulle, partagée par tous.
prompt-trial = La partie d’essai est finie.
face-tree = Arbre généalogique
face-generation = Génération de { $year }
face-past = { $year } · réglé
face-calendar = Calendrier
face-white-year = quelqu’un meurt
face-golden-year = la génération change
face-last-year = le dernier tour commence
face-bank = Banque
face-stack = Pioche : { $count }
face-discards = Défausse : { $count }
face-players = Joueurs
face-cards = Cartes en main : { $count }
face-purse = Reçu de bienfaiteurs : { $cash }
face-hand = Main
face-desk = À vous de jouer
face-heirloom = { $heirloom }, valeur { $value }
face-my-heir = Votre héritier secret
face-my-benefactor = Votre bienfaiteur secret
face-my-line = Aïeul de votre héritier secret
face-paid-to-bank = à la banque
face-has-cash = Argent : { $cash }
face-has-heirlooms = Possède { $heirlooms }
face-frozen = Biens gelés par un testament
face-benefactor = Bienfaiteur, célibataire
face-married-to = Conjoint : { $person }
face-child-of = Parents : { $parents }
face-parent-of = Enfants : { $children }
face-secrets = Vos secrets
face-heir-of = { $person }, votre héritier en { $year }
face-benefactor-of = { $person }, votre bienfaiteur en { $year }
face-in-purse = Dans votre bourse
face-turn-how = Touchez une carte, puis la personne à qui vous la destinez.
face-throw-away = Plutôt jeter des cartes…
face-throw-how = Touchez les cartes à jeter ; vous en piochez autant.
face-throw = { $count ->
    [0] Jeter
    [one] Jeter 1 carte
   *[other] Jeter { $count } cartes
}
face-cancel = Annuler
face-play = Jouer cette carte
face-no-targets = Personne ne peut la recevoir maintenant. Vous ne pouvez que la jeter.
face-no-siblings-yet = Personne n’a encore de frère ou de sœur sur l’arbre : pas avant la deuxième génération.
face-choose-heir = Touchez l’héritier.
face-choose-two = Touchez deux héritiers qui ne forment pas un couple.
face-choose-second = Touchez le second héritier.
face-choose-giver = Touchez l’héritier qui donne.
face-choose-sibling = Touchez le frère ou la sœur qui reçoit.
face-choose-heirloom = Touchez le trésor.
face-choose-taker = Touchez qui le reçoit.
face-choose-heirlooms = Touchez deux trésors de deux héritiers.
face-choose-other-heirloom = Touchez l’autre trésor.
face-gives = Donne { $cash }
face-death-how = Touchez un portrait : son argent et ses trésors sont intouchables jusqu’au changement de génération.
face-die = Poser le testament ici
face-division-how = Touchez un couple sur l’arbre.
face-divide = Partager ainsi
face-other-couple = Un autre couple
face-leave = { $couple } laissent { $cash }.
face-divided = Ce que laissent { $couple }, partagé par { $seat } :
    .seat = Ce que laissent { $couple }, partagé par vous :
face-left = Reste à donner : { $cash }
face-remainder = Reste { $cash }
face-all = tout
face-hand-on = Donner { $heirloom } à { $person }
face-find-will = Sortir ce testament
face-new-will = Un autre testament…
face-let-stand = Accepter
face-let-all-stand = Tout accepter à ce changement
face-window-wait = Vous acceptez ce partage. On interroge les autres.
face-consequences = Ce que cela fait
face-count = Le décompte
face-won = gagne
face-from-benefactors = Reçu de bienfaiteurs
face-total = Fortune
face-hourglass = Avec un sablier
face-future = { $year } · à venir
face-next-year = au prochain sablier : { $what }
face-year-means = { $year } : { $what }
face-purse-short = de bienfaiteurs
face-play-for = Vous jouez pour { $heirs }
face-flowing = Pour vous, en l’état
face-flowing-how = Ce que vous auriez à la fin si plus aucune carte n’était jouée et si chaque succession était partagée également entre les enfants mariés.
face-then-hourglass = Puis le sablier avance à { $year } : { $what }.
face-by-itself = Désormais, accepter tout seul au bout de cinq secondes
face-own-heir = héritier secret
face-you-came = { $rank ->
    [1] Vous finissez en tête
    [2] Vous finissez en deuxième place
    [3] Vous finissez en troisième place
    [4] Vous finissez en quatrième place
    [5] Vous finissez en cinquième place
   *[other] Vous finissez en sixième place
}

## Ce que l’on dit en le faisant
face-say-first = « Je commence. »
face-say-tax = « Le fisc n’oublie personne ! »
face-say-factory = « L’usine est fermée. »
face-say-income = « Le navire est là ! »
face-say-riches = « Faites-vous plaisir ! »
face-say-luck = « Deux veinards ! »
face-say-quarrel = « On se verra au tribunal ! »
face-say-wedding-present = « Vive les mariés ! »
face-say-bomb = « Où est passé l’argent ? »
face-say-gambling-debt = « Allez, une dernière donne… »
face-say-marvellous = « De l’or pur ! »
face-say-brotherly-love = « On partage en famille. »
face-say-black-sheep = « Un pari est un pari. »
face-say-small-presents = « On échange ? »
face-say-new-will = « Attendez ! Un autre testament ! »
face-say-shake-up = « Tout le monde vide ses poches ! »
face-say-throw = « Je m’en débarrasse. »
face-say-will = « Adieu, { $person }. »
face-say-divide = « Qu’il en soit ainsi. »
face-say-counted = « { $heirs }, bien sûr ! »
face-say-won = « Tout reste en famille ! »

## Conseils de première partie
lesson-welcome = Bienvenue dans la famille ! Argent et trésors descendent de génération en génération. À la fin, seuls comptent pour vous les biens de votre héritier secret et ce que vos bienfaiteurs vous ont laissé. Ils brillent dans l’arbre, pour vous seul.
lesson-turn = Touchez une carte, puis la personne à qui vous la destinez, dans la grande rangée ; ou jetez des cartes et piochez-en autant. Les pointillés montrent par où l’argent va vers votre héritier. Ne vous trahissez pas !
lesson-hourglass = Ce sablier fait avancer le temps quand vous jouez la carte : une année blanche, quelqu’un meurt ; une année dorée, la génération change, et vous décidez en premier. Jeté, il ne fait rien avancer.
lesson-death = La personne qui a avancé le sablier pose un testament sur un portrait : jusqu’à la prochaine année dorée, aucune carte ne touche plus à son argent ni à ses trésors. Cela protège une fortune, ou l’empêche de grandir.
lesson-change = Une année dorée : couple par couple, ce que laissent les parents est partagé entre leurs enfants. Chacun partage à son tour, en commençant par la personne qui a avancé le sablier.
lesson-divide = À vous de partager. Les bienfaiteurs, en cadre ovale, reçoivent autant d’argent que vous voulez ; les enfants mariés se partagent le reste également. Les trésors vont aux enfants mariés de votre choix.
lesson-window = Une succession est partagée, et tout le monde est interrogé. Seul Le testament du tiroir y changerait quelque chose, et vous ne l’avez pas. On interroge quand même chacun, pour que personne ne voie qui l’a.
lesson-new-will = Vous avez Le testament du tiroir, qui ne se joue que maintenant : il partage à nouveau cette succession, à votre guise. Ou acceptez, et gardez la carte pour une succession plus importante.
lesson-benefactors = Les cadres ovales sont les bienfaiteurs. Quand la génération change, leur argent va à ceux qui ont en secret leur carte. Donnez à temps quelque chose aux vôtres !
lesson-payout = Des bienfaiteurs ont laissé leur argent à ceux qui ont leur carte. Cet argent est à l’abri. À deux, on partage ; si personne n’a la carte, tout va à la banque.
lesson-last-heirs = Voici les derniers héritiers, et le vôtre est parmi eux. Plus aucune succession ne sera partagée : seules les cartes déplacent argent et trésors. Le prochain sablier amène le dernier tour.
lesson-last-round = Dernier tour de table : chacun joue encore une fois. Ce qui reste en main ne compte pas : ne gardez rien !
lesson-end = Les héritiers sont démasqués. Une fortune, c’est ce que possède l’héritier et tout ce que des bienfaiteurs ont laissé ; la plus grande gagne. Le décompte dit d’où vient chaque somme.

## Ce que regarde le robot fort, pour ses conseils.
figure-generation = la génération
figure-hourglass = l’avancée du sablier
figure-last = si ce sont les derniers tours
figure-purse = l’argent de votre propre bourse
figure-on-heirs = l’argent de vos héritiers
figure-to-heirs = l’argent en route vers vos héritiers
figure-heirlooms = les trésors de vos héritiers
figure-heirlooms-to = les trésors en route vers vos héritiers
figure-on-benefactors = l’argent de vos bienfaiteurs
figure-to-benefactors = l’argent en route vers vos bienfaiteurs
figure-gains = les cartes de votre main qui rapportent
figure-big-gain = le plus gros gain de votre main
figure-harms = les cartes de votre main qui coûtent aux autres
figure-specials = les cartes spéciales de votre main
figure-wills = les nouveaux testaments de votre main
figure-hourglasses = les sabliers de votre main
figure-wait = quand ce sera votre tour
figure-mine = si c’est votre tour
figure-heirs = le nombre de vos héritiers
figure-late-heirs = l’argent de vos héritiers à la dernière génération
figure-seats = le nombre de joueurs

## Kinds of decisions, by the names under which actions are saved
habit-play = Jouer une carte d’influence
habit-throw_away = Se défausser de cartes
habit-place_will = Placer un testament
habit-divide = Partager un héritage
habit-new_will = Trouver un nouveau testament
habit-let_stand = Laisser valoir un partage
habit-let_all_stand = Laisser valoir tous les partages
