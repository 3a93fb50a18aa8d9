"""Sanctum: dice, gems and gear for two to four rivals on the way to the Demon Lord."""
