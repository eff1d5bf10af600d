"""Looking back: games step by step, going on from a step, records in and out."""
