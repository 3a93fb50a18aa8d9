"""The content of Buttons & Bugs as declarations: characters with their cards and tables, items, monsters.

The forms are in `kinds.py`, what the effects mean in `haven/effects.py`. Rules are not here.
"""
