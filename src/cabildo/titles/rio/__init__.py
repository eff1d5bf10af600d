"""Río de la Plata, in its first edition and in 2.03."""
