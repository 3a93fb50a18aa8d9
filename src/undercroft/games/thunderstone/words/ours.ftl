### The words of home-made cards (`cards/ours.py`), three languages beside each other: `card-<id>` and what its verbs need.

## en

## uk

## ru
