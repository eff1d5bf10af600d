"""Río de la Plata, in its first edition and in 2.03.

A year, in the order in which to read it:

    setup               what lies on the table before the first worker is placed
    placement           phase A: everybody places workers
    completing          full grids of major buildings (`grids`) are resolved, and their tiles sited (`siting`)
    effects             phase B: everybody uses the workers: `areas`, `ship`, `offices`, and in the city `activation`,
                        `minor_buildings` and `walls_and_roads`; `paying` for what has `costs`
    war/war_check       phase C: the dice bring a war or none; its steps are in `war`
    order, end_of_turn  who moves first in the next year, or the end of the game with its `scoring`

Beside all this players may `trade` (`offer`, `offering`). What lies on the table is in `table`, `player` and `city`;
what a game is played with in `board` (the data files, read and checked); what is written of it in `written` (positions,
views, standings). `variants` says what editions change; `placement_reasons` and `use_reasons` why something may not be
done. The numbers of phases, actions and pieces are in `phases`, `actions` and `terms`; `title` ties it all together.
"""
