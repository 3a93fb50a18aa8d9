"""Everything the box prints, as declarations: the engine runs them and the screen reads them.

One module for each kind of card. No rules live here, and no words for people: those are in `words/`.
"""
