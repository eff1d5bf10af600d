"""What the server keeps on disk: SQLite by default, PostgreSQL by URL."""
