# What every title says.

player-name = Player { $number }
automaton-name = Automaton
counted = { $number } { $name }
repeated = { $text } (×{ $count })
nothing = nothing
figure-points = points

passed = { $seat } passes.
answered-beforehand = { $seat } had answered beforehand.
undone = { $seat } takes a move back.
undone-chance = { $seat } takes a move back, although chance had spoken: chance decides anew.
cut-short = Somebody learned something new: the rest of what { $seat } wanted to do at once is not played.

## Reasons against an action

engine-game-over = The game is over.
engine-not-your-turn = It is somebody else's turn.
engine-other-decision = This is not what is asked now.
engine-final-before-rest = This may reveal something new, so nothing that comes after it can be decided along with it.
engine-fixed-order = Things are named in one order here, and this one comes before one that you have named.
