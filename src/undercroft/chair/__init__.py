"""A chair for language models: `undercroft mcp` seats one at a table of its own, or at a server's table."""
