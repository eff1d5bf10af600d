"""What is printed and in the box: the map, the tracks, the grids, the cards, as data that is read and checked."""
