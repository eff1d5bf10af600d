"""The war of Río de la Plata, one file a step: assignment, attackers, cannons, defenders, fighting, end."""
