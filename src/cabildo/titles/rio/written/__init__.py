"""What is written of a game: positions, views, standings, and the names of what they speak of."""
