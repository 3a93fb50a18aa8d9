"""What the lab's own commands (`python -m undercroft.lab.train`) share: they read what is asked for before anything is
played, and say in a sentence what cannot be done."""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from errno import EISDIR
from itertools import product
from os import strerror
from pathlib import Path
from typing import Any

from undercroft.core.errors import BadOption, TableError
from undercroft.core.game import Game
from undercroft.core.say import say
from undercroft.core.words import default_language
from undercroft.lab.simulate import lab_words, sort_out


def obey(run: Callable[[argparse.Namespace], None], args: argparse.Namespace, stopped: str) -> int:
    """Do what a command line asks for; 2 where that cannot be done, 130 where it was stopped, which the message
    `stopped` tells."""
    try:
        run(args)
    except TableError as error:
        print(error.told(default_language()), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(lab_words().text(say(stopped), default_language()), file=sys.stderr)
        return 130
    return 0


def read_pairs(pairs: Sequence[str]) -> dict[str, str]:
    """`K=V` as people type it."""
    made = dict(pair.partition("=")[::2] for pair in pairs)
    for pair in pairs:
        if "=" not in pair:
            raise BadOption("error.option-form", given=pair)
    return made


def whole(name: str, text: str, least: int, most: int) -> int:
    """A whole number as people type it."""
    digits = text.strip()
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= len(str(most))
    if not is_number or not least <= int(digits) <= most:
        raise BadOption("error.option-whole", name=name, value=text, least=least, most=most)
    return int(digits)


def above_nothing(args: argparse.Namespace, *names: str) -> None:
    """BadOption where one of these numbers is not more than 0."""
    for name in names:
        if not 0 < getattr(args, name) < math.inf:
            raise BadOption("error.above-nothing", name=name)


def variants_of(options: Mapping[str, Any], vary: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    return [{**options, **dict(zip(vary, values, strict=True))} for values in product(*vary.values())]


def possible_set_ups(
    game: Game[Any], options: Mapping[str, Any], vary: Mapping[str, Sequence[Any]]
) -> list[dict[str, Any]]:
    """The set-ups with these options, where those of `vary` take turns; how many are impossible is told."""
    wished = variants_of(options, vary)
    possible, impossible = sort_out(game, wished)
    if impossible:
        left_out = say("lab.left-out", count=len(impossible), of=len(wished))
        print(lab_words().text(left_out, default_language()), flush=True)
    return possible


def writable(out: Path) -> Path:
    """The file, where it can be written."""
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        if out.is_dir():
            raise IsADirectoryError(EISDIR, strerror(EISDIR))
        is_new = not os.path.lexists(out)
        out.open("ab").close()
        if is_new:
            out.unlink()
    except OSError as error:
        raise no_file(out, error) from None
    return out


def no_file(path: Path, error: OSError) -> BadOption:
    return BadOption("error.no-file", path=str(path), cause=error.strerror or str(error))
