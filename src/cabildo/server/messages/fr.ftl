# Ce que le serveur dit lui-même : à celles et ceux dont la page est fermée.

call-turn = À vous
call-with = À la table :
call-alone = La partie continue avec vous.
