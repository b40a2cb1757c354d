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
card-with-hourglass = { $card } ⌛
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
text-tax = Un monsieur poli, un registre sous le bras : un héritier paie { $amount } à la banque.
text-factory = Plus rien ne fume à la fabrique : un héritier paie { $amount } à la banque.
text-income = Le navire auquel personne ne croyait est rentré au port : un héritier reçoit { $amount } de la banque.
text-riches = De quoi s’offrir de petits plaisirs : un héritier reçoit { $amount } de la banque.
text-luck = La fortune sourit deux fois : deux héritiers qui ne sont pas mariés l’un à l’autre reçoivent { $amount } chacun.
text-quarrel = Seuls les avocats y gagnent : deux héritiers qui ne sont pas mariés l’un à l’autre perdent { $amount } chacun.
text-wedding-present = Tout le village s’est cotisé : chaque héritier vivant dans un cadre rectangulaire reçoit { $amount }.
text-bomb = La porte bâille, les étagères sont nues : un héritier perd tout son argent.
text-gambling-debt = La dernière donne n’était pas si bonne : un héritier perd la moitié de son argent.
text-marvellous = Tout lui réussit : l’argent d’un héritier est doublé.
text-brotherly-love = Une fois l’an, le sang compte plus que l’or : un héritier donne la moitié de son argent à un frère ou une sœur.
text-black-sheep = Chose promise, chose due : un héritier donne un trésor à un autre, dans un cadre rectangulaire.
text-small-presents = Personne n’aimait tout à fait le sien : deux trésors de deux héritiers changent de place.
text-new-will = Seulement pendant un changement de génération : partagez à nouveau la succession, l’argent comme il vous plaît entre tous les enfants.
text-shake-up = Chacun jette sa main et en pioche une autre ; puis vous rejouez.

## Événements
bequest = { $cash } pour { $to }
bequest-heirlooms = { $heirlooms } pour { $to }
bequest-both = { $cash } plus { $heirlooms } pour { $to }
event-dealt = { $seat } reçoit { $count } cartes cachées.
event-dealt-you = { $seat } reçoit { $cards }.
event-portraits-dealt = { $seat } reçoit { $count ->
    [one] un portrait secret
   *[other] { $count } portraits secrets
}.
event-portraits-dealt-you = { $seat } joue en secret pour { $heirs }.
event-benefactors-dealt = { $seat } reçoit { $count } cartes secrètes de bienfaiteurs.
event-benefactors-dealt-you = { $seat } compte en secret sur { $benefactors }.
event-first-drawn = Le sort désigne { $seat } pour commencer.
event-played = { $seat } joue « { $card } ».
event-gained = { $person } reçoit { $amount } de la banque.
event-lost = { $person } paie { $amount } à la banque.
event-half-given = { $from } donne { $amount } à { $to }.
event-heirloom-given = { $from } remet { $heirloom } à { $to }.
event-heirlooms-swapped = { $one } a maintenant { $first }, et { $other } a { $second }.
event-hand-thrown = { $seat } jette sa main : { $cards }.
event-threw-away = { $seat } jette { $cards }.
event-drew = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-drew-you = { $seat } pioche { $cards }.
event-reshuffled = La défausse est mélangée : { $count } cartes forment la nouvelle pioche.
event-another-turn = { $seat } rejoue.
event-hourglass-moved = { $seat } avance le sablier à { $year }.
event-will-placed = { $seat } fait mourir { $person } ; ses biens sont gelés.
event-change-began = { $year } : une génération laisse la place à la suivante, et ses successions sont partagées.
event-settled-at-once = { $couple } ne laissent rien.
event-settled-at-once-to = { $couple } ne laissent pas d’argent ; { $to } reçoit { $heirlooms }.
event-divided = { $seat } partage ce que laissent { $couple } : { $shares }.
event-new-will-found = { $seat } trouve un nouveau testament de { $couple } : { $shares }.
event-let-stand = { $seat } accepte ce partage.
event-let-all-stand = { $seat } ne joue plus de nouveau testament pendant ce changement de génération.
event-time-up = Le temps est écoulé.
event-settled = Le testament de { $couple } est exécuté.
event-benefactor-paid = { $benefactor } laisse { $each } à { $holders }.
event-benefactor-paid-shared = { $benefactor } laisse { $each } chacun à { $holders }.
event-benefactor-paid-shared-rest = { $benefactor } laisse { $each } chacun à { $holders } ; la banque garde { $bank }.
event-benefactor-paid-nobody = Personne n’a de carte de { $benefactor } : la banque reçoit { $bank }.
event-generation-began = La génération de { $year } entre en scène.
event-last-round-began = Dernier tour de table : chacun joue encore une fois, { $last } en dernier.
event-turns-ran-out = Après { $turns } tours, la patience est à bout : partie nulle, partagée par tous.
event-counted = { $seat } montre { $heirs } : { $cash } en argent, { $heirlooms } en trésors et { $benefactors } des bienfaiteurs font { $total }.
event-won = { $winners } gagne avec { $total }.
event-won-shared = { $winners } se partagent la victoire avec { $total }.
event-trial-ended = La partie d’essai s’arrête ici. Vous savez maintenant comment on joue !

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
refusal-no-siblings = Ces deux-là ne sont pas frère et sœur.
refusal-not-half = Ce n’est pas la moitié de l’argent.
refusal-not-to-a-benefactor = Un bienfaiteur ne peut pas recevoir de trésor.
refusal-holds-it-already = Cet héritier a déjà ce trésor.
refusal-not-two-heirlooms = Deux trésors, ni plus ni moins, changent de place.
refusal-same-holder = Les deux trésors sont au même héritier.
refusal-nobody-dies-now = Personne ne meurt maintenant.
refusal-not-your-dead = C’est à qui a avancé le sablier de décider.
refusal-no-division-now = Il n’y a pas de succession à partager maintenant.
refusal-not-your-division = Ce n’est pas à vous de partager.
refusal-not-to-be-settled = Ce n’est pas un couple dont la succession reste à partager.
refusal-other-sum = Les parts ne font pas la somme de la succession.
refusal-other-heirlooms = Chaque trésor de la succession, et aucun autre, va à l’un des enfants.
refusal-heirloom-to-a-benefactor = Seuls les enfants mariés héritent de trésors.
refusal-unequal-shares = Les enfants mariés ont des parts égales ; l’un d’eux reçoit tout le reste.
refusal-nothing-to-answer = Il n’y a pas de partage auquel répondre maintenant.
refusal-other-division = Le partage a changé entre-temps ; regardez-le à nouveau.
refusal-you-answered = Vous avez déjà accepté ce partage.
refusal-no-new-will = Vous n’avez pas de nouveau testament.
refusal-game-over = La partie est finie.
refusal-no-clock = Aucune horloge ne sonne maintenant.

## Options
option-trial = Partie d’essai
option-trial-off = Non
option-trial-on = S’arrêter après le premier changement de génération
option-clock = Temps pour répondre à un partage
option-clock-off = Autant qu’il faut
option-clock-15 = 15 secondes
option-clock-30 = 30 secondes
option-clock-60 = 60 secondes
