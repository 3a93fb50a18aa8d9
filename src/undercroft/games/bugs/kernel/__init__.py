"""How Bugs answers the kernel: a module by subject, named as in `haven/hooks/`; `answers.py` puts them together."""
