"""Trinidad: the second foundation of Buenos Aires, for 2 to 5 players."""
