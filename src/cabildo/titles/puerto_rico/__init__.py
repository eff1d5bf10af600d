"""Puerto Rico: one file a chapter of its rulebook."""
