"""Players made of code: each is handed a seat, never the table."""
