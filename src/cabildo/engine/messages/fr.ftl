# Ce que disent tous les jeux.

player-name = Joueur { $number }
automaton-name = Automate
counted = { $number } { $name }
repeated = { $text } (×{ $count })
nothing = rien
figure-points = points

passed = { $seat } passe.
answered-beforehand = { $seat } avait répondu d'avance.
undone = { $seat } reprend un coup.
undone-chance = { $seat } reprend un coup, bien que le hasard ait parlé : il parlera de nouveau.
cut-short = Quelqu'un a appris quelque chose : le reste de ce que voulait faire { $seat } n'est pas joué.

## Ce qui s'oppose à une action

engine-game-over = La partie est terminée.
engine-not-your-turn = C'est à quelqu'un d'autre de jouer.
engine-other-decision = Ce n'est pas ce qui est demandé maintenant.
engine-final-before-rest = Quelqu'un peut apprendre quelque chose par là : rien de ce qui vient après ne peut être décidé avant.
engine-fixed-order = On nomme les choses dans un ordre fixe, et celle-ci vient avant une autre que vous avez déjà nommée.
