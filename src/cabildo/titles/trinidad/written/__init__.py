"""What is written of a game: positions, views, standings."""
