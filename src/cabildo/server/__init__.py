"""The server: tables, seats, persistence and live updates, for every title alike."""
