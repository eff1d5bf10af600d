"""The extended war: attackers who walk through the city for a decade, fought district by district."""
