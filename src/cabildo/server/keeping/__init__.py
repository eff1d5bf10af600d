"""What a host does with a whole server's data: back it up, restore it, verify it, remove things from it."""
