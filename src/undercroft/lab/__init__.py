"""The lab: many games, tournaments, reports, learning environments. Built on agents; nothing imports it but the command
line."""
