"""What is done by hand in a checkout, as commands: `undercroft dev ...`. Nothing here is needed to play."""
