"""A program that sits at a table by lines of text: writes down all it is told and answers by a plan.

`python -m tests.agents.scripted TRANSCRIPT WORD...`: the words first, one a turn; then a number drawn by its own dice.
"""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path


def main() -> None:
    path, *words = sys.argv[1:]
    dice = random.Random(7)
    block: list[str] = []
    count = 1
    with Path(path).open("w", encoding="utf-8") as transcript:
        for line in sys.stdin:
            transcript.write(line)
            if line.rstrip("\n") != ">>>":
                block.append(line)
                continue
            numbers = [int(found[1]) for told in block if (found := re.match(r"  (\d+)\. ", told))]
            count = max(numbers, default=count)
            block = []
            answer = words.pop(0) if words else str(dice.randint(1, count))
            if answer == "leave":
                sys.exit(3)
            if answer == "stall":
                continue
            transcript.write(f"<<< {answer}\n")
            print(answer, flush=True)


if __name__ == "__main__":
    main()
