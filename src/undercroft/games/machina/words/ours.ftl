### The words of home-made content, three languages beside each other: names, and what new verbs and questions need.

## en

## uk

## ru
