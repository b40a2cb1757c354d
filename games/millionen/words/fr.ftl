# Ce qui se dit de Millionen Poker.

## Cartes
card-socialite = Mondain { $value }
card-dandy = Dandy
card-pickpocket = Pickpocket { $value }
card-cheat = Tricheur
card-revolver = Revolver
card-suitcase = Valise

## Événements
event-dealt = { $seat } reçoit { $count } cartes cachées.
event-dealt-you = { $seat } reçoit { $cards }.
event-first-drawn = Le sort désigne { $seat } pour commencer.
event-drew = { $seat } pioche une carte.
event-drew-you = { $seat } pioche : { $card }.
event-shuffled = La pioche est vide : on mélange la défausse. Cartes de la nouvelle pioche : { $count }.
event-discarded = { $seat } défausse : { $card }.
event-suitcase-laid = { $seat } pose une valise. Valises devant soi : { $count }.
event-attacked = { $seat } envoie { $card } contre { $whom }.
event-repelled = { $seat } repousse { $pickpocket } avec { $card }.
event-turned-round = { $seat } joue un Revolver : { $pickpocket } se retourne contre { $whom }.
event-stolen = { $from } cède : { $pickpocket } emporte une valise pour { $to }.
event-began-to-wait = { $seat } cède et n’a pas de valise : { $pickpocket } attend là et travaille pour { $boss }.
event-passed-on = { $from } subit une menace : la valise continue vers { $to }, et { $pickpocket } cesse d’attendre.
event-came-back = La valise est revenue à { $seat }, et elle y reste.
event-sixth-discarded = { $seat } a déjà cinq valises : la sixième est défaussée.
event-chased-off = { $seat } chasse { $pickpocket }, qui travaille pour { $boss }, avec { $card }.
event-cheated = { $seat } envoie un Tricheur chez { $whom } et tire une carte cachée.
event-cheated-you = { $seat } envoie un Tricheur chez { $whom } et tire : { $card }.
event-won = { $seat } pose un Dandy à côté de cinq valises et gagne !
event-nobody-won = { $turns } tours ont été joués : personne ne gagne.

## Refus
refusal-seat-count = Millionen Poker se joue de trois à six.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-in-your-hand = Vous n’avez pas cette carte en main.
refusal-no-suitcase = Vous n’avez pas de Valise en main.
refusal-five-already = Cinq valises sont devant vous : on n’en pose pas davantage.
refusal-threatened = Vous ne pouvez pas poser de valise tant qu’un Pickpocket attend devant vous.
refusal-not-a-pickpocket = Seul un Pickpocket attaque.
refusal-no-such-opponent = Une attaque vise l’un des autres joueurs.
refusal-answer-first = Il faut d’abord répondre à l’attaque.
refusal-nothing-to-answer = Personne n’est attaqué en ce moment.
refusal-not-yours-to-answer = Ce n’est pas à vous de répondre à cette attaque.
refusal-cannot-repel = Seul un Mondain ou un Dandy repousse un Pickpocket.
refusal-too-weak-to-repel = Cette carte est trop faible contre ce Pickpocket.
refusal-no-revolver = Vous n’avez pas de Revolver en main.
refusal-not-waiting = Aucun Pickpocket de ce genre n’attend devant vous.
refusal-cannot-chase = Seul un Mondain ou un Dandy chasse un Pickpocket qui attend.
refusal-too-weak-to-chase = Cette carte est trop faible contre le Pickpocket qui attend.
refusal-no-cheat = Vous n’avez pas de Tricheur en main.
refusal-nobody-to-cheat = Un Tricheur se pose devant un autre joueur qui a des cartes.
refusal-no-clock = Aucune horloge ne tourne dans ce jeu.
refusal-no-dandy = Vous n’avez pas de Dandy en main.
refusal-not-five-yet = Le Dandy n’entre que lorsque cinq valises sont devant vous.
refusal-game-over = La partie est finie.

## Page
blurb = Cinq valises pleines et un dandy pour les emporter : on attaque, on riposte au revolver, et les pickpockets attendent leur heure.
prompt-turn-you = À vous : choisissez une carte, puis où elle va.
prompt-turn = C’est au tour de { $seat }.
prompt-answer-you = { $boss } vous envoie { $pickpocket } : que répondez-vous ?
prompt-answer = { $boss } envoie { $pickpocket } contre { $seat }, qui doit répondre.
prompt-won = { $seat } gagne avec cinq valises et un dandy. Bravo !
prompt-draw = Personne ne gagne.
face-players = Joueurs
face-baize = Le tapis
face-stack = Cartes dans la pioche : { $count }
face-discards = Défausse : { $count }
face-turns = Tour { $turn }
face-cards = Cartes en main : { $count }
face-suitcases = Valises : { $count } sur 5
face-attack = envoyé par { $boss }
face-waits = { $pickpocket } attend pour { $boss }
face-known = Pris dans votre main : { $cards }
face-desk = Votre coup
face-hand = Main
face-turn-how = Touchez une carte, puis un joueur ou un bouton.
face-lay-dandy = Poser le dandy et gagner
face-lay-suitcase = Poser la valise devant vous
face-discard = Défausser
face-chase-off = Chasser { $pickpocket }
face-repel = Repousser avec { $card }
face-shoot = Revolver : le retourner contre { $boss }
face-give-in = Céder : une valise part chez { $boss }
face-give-in-empty = Céder : il attend ici pour { $boss }
face-preview-steal = Prend une valise à { $seat }, sauf si un { $value } est arrêté
face-preview-wait = Attendra chez { $seat }, sauf si un { $value } est arrêté
face-preview-pass-on = Une valise de { $seat } ira à { $boss } et lève une menace, sauf si un { $value } est arrêté
face-preview-cheat = Tire une carte au hasard dans la main de { $seat }

## Conseils de première partie
lesson-welcome = Bienvenue ! Cinq valises devant vous et un Dandy posé à côté : voilà comment on gagne. Vos six cartes sont secrètes ; à chaque tour, vous en jouez une et en piochez aussitôt une autre.
lesson-turn = À votre tour, vous jouez exactement une carte. Touchez-la : la page montre où elle peut aller. Si rien ne vous convient, défaussez ; la carte suivante sera peut-être meilleure.
lesson-suitcase = Vous avez une Valise en main. Posez-la devant vous : il vous en faut cinq. Mais là, tout le monde la voit, et un Pickpocket peut l’emporter.
lesson-attack = Un Pickpocket vole : envoyez-le contre quelqu’un qui a des valises devant soi. Plus sa valeur est haute, plus il est difficile à repousser. Si la victime cède, une valise est à vous.
lesson-dandy = Gardez votre Dandy : posé à côté de cinq valises, dans un tour à lui, il vous fait gagner. Comme un 10, il repousse aussi n’importe quel Pickpocket, mais alors il est perdu.
lesson-cheat = Un Tricheur tire une carte au hasard dans la main d’un autre joueur, et rien ne peut l’en empêcher. Vous gardez cette carte au lieu de piocher. C’est peut-être justement le Dandy qui attendait son entrée.
lesson-attacked = On vous attaque. Un Mondain au moins aussi haut que le Pickpocket le repousse, et un Revolver le retourne contre qui l’a envoyé ; ou bien vous cédez. Cela coûte une valise, et si vous n’en avez pas, le Pickpocket attend devant vous.
lesson-turned-round = Un Revolver ! Votre Pickpocket a changé de camp, et c’est maintenant à vous de répondre : par un Mondain ou un Dandy assez haut, par un Revolver à vous, ou en cédant.
lesson-threatened = Un Pickpocket attend devant vous : tant qu’il est là, vous ne pouvez pas poser de valise. Chassez-le avec un Mondain ou un Dandy assez haut. Ou bien volez une valise : elle va à qui l’a envoyé, et la menace est levée.
lesson-rival = Quelqu’un a déjà quatre ou cinq valises : avec la cinquième et un Dandy, la partie est finie. C’est le moment d’y envoyer des Pickpockets, ou un Tricheur qui tombera peut-être sur le Dandy.
lesson-five = Cinq valises : personne ne peut en avoir davantage. Si vous avez un Dandy, posez-le et gagnez ! Sinon, défaussez ce qui vous sert le moins jusqu’à ce qu’il vienne, et gardez Mondains et Revolvers pour vous défendre.
lesson-end = La partie est finie. Il n’y a qu’une victoire, un Dandy posé à côté de cinq valises, et pas de deuxième place. L’histoire raconte comment on en est arrivé là ; une revanche permet de faire mieux.

## Ce que regarde le robot fort, pour ses conseils.
figure-one = votre première valise
figure-two = votre deuxième valise
figure-three = votre troisième valise
figure-four = votre quatrième valise
figure-five = votre cinquième valise
figure-dandy = un Dandy en main
figure-dandies = un deuxième Dandy en main
figure-dandy-at-four = un Dandy à côté de quatre valises
figure-dandy-at-five = un Dandy à côté de cinq valises
figure-suitcases = les valises de votre main
figure-total = toutes vos valises, posées et en main
figure-revolvers = vos revolvers
figure-cheats = vos tricheurs
figure-strong-blue = votre meilleure défense
figure-middle-blue = votre défense moyenne
figure-weak-blue = votre faible défense
figure-strong-red = vos meilleurs voleurs
figure-weak-red = vos voleurs plus faibles
figure-threats = les voleurs qui vous attendent
figure-threats-twice = plusieurs voleurs qui vous attendent
figure-wait = quand ce sera votre tour
figure-next = si c’est votre tour
figure-seats = le nombre de joueurs
figure-their-reds = les voleurs que les autres ont peut-être
figure-their-revolvers = les revolvers que les autres ont peut-être
figure-their-cheats = les tricheurs que les autres ont peut-être
figure-their-most = les valises du meilleur rival
figure-their-dandy = un rival à cinq valises
figure-hurry = un rival sur le point de gagner
figure-suitcases-out = les valises encore dans la pioche
figure-dandies-out = les Dandys encore dans la pioche
