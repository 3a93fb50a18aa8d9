"""The command line: undercroft play | serve | simulate | tournament | report | replay | case | rules | ..."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import secrets
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, NoReturn

from undercroft import __version__
from undercroft.core import playthrough
from undercroft.core.cases import CaseError, read_cases, run_case
from undercroft.core.chance import ByHand
from undercroft.core.errors import BadOption, OtherRules, TableError
from undercroft.core.game import Game, available, load
from undercroft.core.ledger import cited, read_clauses, search
from undercroft.core.record import load_record
from undercroft.core.say import say
from undercroft.core.scene import look, render
from undercroft.core.table import fitting, replay
from undercroft.core.words import LANGUAGES, core_words
from undercroft.dev.programs import TASKS
from undercroft.dev.programs import run as run_program
from undercroft.dev.versions import NOTES, write_versions

WRONG = 2


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message}. See {self.prog} --help.\n")


def parser() -> Parser:
    top = Parser(prog="undercroft", description="Five dungeon-crawl board games, played by the book.")
    top.add_argument("--version", action="version", version=f"undercroft {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)

    def add(name: str, help: str) -> Parser:
        command: Parser = commands.add_parser(name, help=help, description=help)
        command.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="language of all words")
        return command

    play = add("play", "Play a game in the terminal.")
    play.add_argument("game", nargs="?", help="its name: see `undercroft games`")
    play.add_argument("--seat", action="append", default=[], metavar="human|random|greedy|search[:ms]",
                      help="who sits there, one after another")  # fmt: skip
    play.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of set-up")
    play.add_argument("--seed", type=int, help="decides all dice and draws")
    play.add_argument("--chance", choices=("seeded", "ask"), default="seeded",
                      help="ask: you roll at home and enter what came up")  # fmt: skip
    play.add_argument("--resume", metavar="RECORD", help="go on with a saved game")
    add_fits(play)

    games = add("games", "List the games and their options.")
    games.add_argument("--json", action="store_true")

    show = add("replay", "Show a record, at its end or after N answers.")
    show.add_argument("record")
    show.add_argument("--to", type=int, metavar="N")
    show.add_argument("--seat", type=int, metavar="N", help="as this seat saw it (from 1); otherwise as a spectator")

    through = add("playthrough", "Write a whole game as text: questions, options, answers, outcomes, story.")
    through.add_argument("game", nargs="?", help="answered at random, by the seed")
    through.add_argument("--seed", type=int, default=1)
    through.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of set-up")
    through.add_argument("--record", metavar="RECORD", help="a recorded game instead")
    through.add_argument("--limit", type=int, metavar="N", help="stop after N answers")
    through.add_argument("--write", metavar="FOLDER", help="write all that the folder's list.yaml names")

    add_fits(show)

    rules = add("rules", "Search the rules of a game, clause by clause.")
    rules.add_argument("game")
    rules.add_argument("words", nargs="*")

    case = add("case", "Run cases: rules written as YAML.")
    case.add_argument("files", nargs="+", metavar="FILE")

    coverage = add("coverage", "Count the clauses that a case or test cites.")
    coverage.add_argument("game", nargs="?")
    coverage.add_argument("--missing", action="store_true", help="list the ids that none cites")

    serve = add("serve", "Open the web table.")
    serve.add_argument("--host", default="127.0.0.1")
    serve.add_argument("--port", type=int, default=8000)
    serve.add_argument("--db", default=None, metavar="URL", help="a file for SQLite, or postgresql://...")
    serve.add_argument("--open", action="store_true", help="open the browser")

    bench = add("bench", "Measure speed beside a peer.")
    bench.add_argument("name", nargs="?", help="core, or a game")
    dev = add("dev", "Run a game's measuring or recording program, in a checkout.")
    dev.add_argument("task", choices=tuple(TASKS), help="; ".join(f"{name}: {about}" for name, about in TASKS.items()))
    dev.add_argument("game")
    dev.add_argument("words", nargs=argparse.REMAINDER, help="what the program itself is told")
    add_simulate(add)
    return top


def add_fits(command: Parser) -> None:
    told = "open a record of other rules, or a damaged one, up to the answer that does not fit"
    command.add_argument("--as-far-as-it-fits", action="store_true", help=told)


def add_simulate(add: Any) -> None:
    def spread(command: Any) -> None:
        command.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of set-up")
        command.add_argument("--seed", type=int, default=1, help="decides all games")
        command.add_argument("--workers", type=int, default=1, metavar="N", help="processes of this machine")
        command.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster: its address, auto, or local")
        command.add_argument("--think", type=float, metavar="SECONDS", help="the most an agent may think at once")
        command.add_argument("--json", action="store_true")

    simulate = add("simulate", "Play many games with bots and count.")
    simulate.add_argument("game")
    simulate.add_argument("--games", type=int, default=100, metavar="N")
    simulate.add_argument("--seats", default="", metavar="a,b,...", help="agents by seat; one name sits everywhere")
    simulate.add_argument("--rotate", action="store_true", help="agents change seats from game to game")
    simulate.add_argument("--vary", action="append", default=[], metavar="K=A,B,...", help="take turns over values")
    simulate.add_argument("--out", metavar="FILE", help="a table of all games: .csv, .parquet or .jsonl")
    simulate.add_argument("--records", metavar="FOLDER", help="the record of every game")
    spread(simulate)

    tournament = add("tournament", "Let agents play each other, and rate them.")
    tournament.add_argument("game")
    tournament.add_argument("--agents", required=True, metavar="a,b,...")
    tournament.add_argument("--rounds", type=int, default=10, metavar="N", help="each round every line-up plays once")
    tournament.add_argument("--file", metavar="FILE", help="keeps every game; the same command goes on from there")
    spread(tournament)

    report = add("report", "Write what happened in many games as one page with plots.")
    report.add_argument("tables", nargs="+", metavar="TABLE", help="what simulate --out wrote")
    report.add_argument("--out", default="report.html", metavar="FILE")


def default_language() -> str:
    wanted = os.environ.get("UNDERCROFT_LANG") or os.environ.get("LANG", "")
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """`k=v` pairs as people type them; the game checks the values."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("error.option-form", given=pair)
        options[name] = value
    return options


def play(args: argparse.Namespace) -> int:
    from undercroft.play import Play, new_table

    if args.resume:
        record = load_record(args.resume)
        table = replay(record, load(record.game), as_far_as_it_fits=args.as_far_as_it_fits)
        path: Path | None = Path(args.resume)
        if (fits := fitting(record, table)) < len(record.steps):
            print(core_words().text(say("cli.fits", step=fits, of=len(record.steps)), args.lang))
            path = None  # what does not fit is not written over
        if args.chance == "ask":
            table.source = ByHand()
        Play(table, args.seat, args.lang, path=path).run()
        return 0
    if not args.game:
        raise BadOption("error.which-game", names=", ".join(available()))
    seed = args.seed if args.seed is not None else secrets.randbits(48)
    table = new_table(load(args.game), read_options(args.option), seed, args.chance == "ask")
    Play(table, args.seat, args.lang).run()
    return 0


def games(args: argparse.Namespace) -> int:
    found = [load(name) for name in available()]
    if args.json:
        print(json.dumps([describe(game, args.lang) for game in found], ensure_ascii=False, indent=2))
        return 0
    for game in found:
        title = game.words.text(say("game.title"), args.lang)
        (fewest, most), (shortest, longest) = game.meta.players, game.meta.minutes
        print(f"{game.name}: {title}, {fewest}-{most}, {shortest}-{longest} min")
        for setting in game.settings:
            values = f"{setting.min}-{setting.max}" if setting.kind == "int" else ", ".join(setting.values)
            if setting.kind == "bool":
                values = "yes, no"
            default = ",".join(setting.default) if isinstance(setting.default, (list, tuple)) else setting.default
            print(f"  --option {setting.name}={default}  ({values})")
    return 0


def describe(game: Game[Any], language: str) -> dict[str, Any]:
    """A game as data: for `games --json` and the lobby."""
    words = game.words

    def value_label(setting: Any, value: str) -> str:
        return words.text(say((setting.label or f"setting.{setting.name}.") + value), language)

    return {
        "name": game.name,
        "title": words.text(say("game.title"), language),
        "about": words.text(say("game.about"), language),
        "minutes": list(game.meta.minutes),
        "cooperative": game.cooperative,
        "version": game.version,
        "settings": [
            {
                "name": setting.name,
                "kind": setting.kind,
                "default": setting.default,
                "label": words.text(say(f"setting.{setting.name}"), language),
                "hint": words.attribute(f"setting.{setting.name}", "hint", language),
                **({"min": setting.min, "max": setting.max} if setting.kind == "int" else {}),
                **({"values": {v: value_label(setting, v) for v in setting.values}} if setting.values else {}),
            }
            for setting in game.settings
        ],
    }


def show_replay(args: argparse.Namespace) -> int:
    from undercroft import terminal

    record = load_record(args.record)
    game = load(record.game)
    table = replay(record, game, args.to, as_far_as_it_fits=args.as_far_as_it_fits)
    seat = args.seat - 1 if args.seat else None
    if seat is not None and not 0 <= seat < table.state.players:
        raise BadOption("error.no-seat", seat=args.seat, most=table.state.players)
    scene = render(look(table, seat), game.words, args.lang)
    print("\n".join(terminal.draw(scene)))
    if scene.get("ask"):
        print("\n".join(terminal.ask(scene["ask"])))
    if scene.get("ending"):
        words = core_words()
        labels = {"seat": words.text(say("cli.seat"), args.lang), "won": words.text(say("cli.won"), args.lang)}
        print("\n".join(terminal.ending(scene, labels)))
    fits = fitting(record, table)
    key = "cli.fits" if fits < (len(record.steps) if args.to is None else args.to) else "cli.at-step"
    at = say(key, step=fits, of=len(record.steps))
    print(core_words().text(at, args.lang))
    return 0


def show_playthrough(args: argparse.Namespace) -> int:
    if args.write:
        changed = playthrough.write_all(Path(args.write))
        changed += write_versions(Path(args.write)) if (Path(args.write) / NOTES).is_file() else []
        print("\n".join(changed) if changed else core_words().text(say("cli.nothing-changed"), args.lang))
        return 0
    if args.record:
        record = load_record(args.record)
        lines = playthrough.playthrough_of_record(load(record.game), record)
    elif args.game:
        lines = playthrough.playthrough(load(args.game), read_options(args.option), args.seed, args.limit)
    else:
        raise BadOption("error.which-game", names=", ".join(available()))
    for line in lines:
        print(line)
    return 0


def rules(args: argparse.Namespace) -> int:
    from undercroft import terminal

    game = load(args.game)
    found = search(read_clauses(game.ledger), args.words)
    if not found:
        print(core_words().text(say("cli.no-clause", words=" ".join(args.words)), args.lang))
        return 1
    topic = ""
    for clause in found:
        if clause.topic != topic:
            topic = clause.topic
            print(f"\n{topic}")
        for line in terminal.wrap(f"{clause.id} {clause.text}", 2):
            print(line)
    return 0


def case(args: argparse.Namespace) -> int:
    passed = failed = unread = 0
    for file in args.files:
        try:
            cases = read_cases(file)
        except CaseError as error:
            unread += 1
            print(error, file=sys.stderr)
            continue
        for entry in cases:
            try:
                run_case(entry)
                passed += 1
            except CaseError as error:
                failed += 1
                print(f"FAILED {file}: {entry.name}\n  {error}")
    if passed or failed:
        print(f"{passed} passed, {failed} failed")
    return WRONG if unread else 1 if failed else 0


def cited_of(game: Game[Any]) -> set[str]:
    """What the game's cases cite and, in a checkout, its tests."""
    places = [Path(str(files(game.package) / "cases"))]
    tests = Path(__file__).resolve().parents[2] / "tests"
    return cited(place for place in (*places, tests) if place.is_dir())


def coverage(args: argparse.Namespace) -> int:
    names = [args.game] if args.game else available()
    for name in names:
        game = load(name)
        binding = [clause.id for clause in read_clauses(game.ledger) if clause.is_binding]
        known = cited_of(game)
        missing = [clause for clause in binding if clause not in known]
        if args.missing:
            for clause in missing:
                print(clause)
        else:
            covered = len(binding) - len(missing)
            print(f"{name}: {covered} of {len(binding)} clauses cited, {len(missing)} missing")
    return 0


def serve(args: argparse.Namespace) -> int:
    try:
        from undercroft.server.app import serve as run
    except ModuleNotFoundError as error:
        raise BadOption("error.needs-extra", extra="server", module=str(error.name)) from None
    run(host=args.host, port=args.port, db=args.db, open_browser=args.open)
    return 0


def in_lab(room: str) -> Any:
    """A room of the lab; what it needs beyond the game is an extra."""
    try:
        return importlib.import_module(f"undercroft.lab.{room}")
    except ModuleNotFoundError as error:
        raise BadOption("error.needs-extra", extra="lab", module=str(error.name)) from None


def simulate(args: argparse.Namespace) -> int:
    result: int = in_lab("simulate").command(args, read_options(args.option))
    return result


def tournament(args: argparse.Namespace) -> int:
    result: int = in_lab("tournament").command(args, read_options(args.option))
    return result


def report(args: argparse.Namespace) -> int:
    result: int = in_lab("report").command(args)
    return result


def bench(args: argparse.Namespace) -> int:
    folder = Path(__file__).resolve().parents[2] / "bench"
    names = sorted(file.stem for file in folder.glob("*.py") if file.stem not in ("harness", "catan", "__init__"))
    if args.name not in names:
        raise BadOption("error.no-bench", name=args.name or "", names=", ".join(names))
    os.chdir(folder.parent)  # benchmarks are a package of the checkout, not of the installed program
    os.execv(sys.executable, [sys.executable, "-m", f"bench.{args.name}"])


def dev(args: argparse.Namespace) -> int:
    return run_program(args.task, args.game, args.words)


COMMANDS = {
    "play": play, "games": games, "replay": show_replay, "playthrough": show_playthrough,
    "rules": rules, "case": case, "coverage": coverage,
    "serve": serve, "simulate": simulate, "tournament": tournament, "report": report, "bench": bench, "dev": dev,
}  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    try:
        return COMMANDS[args.command](args)
    except TableError as error:
        print(told(error, args), file=sys.stderr)
        if isinstance(error, OtherRules):
            print(core_words().text(say("cli.fit-hint"), args.lang), file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  the reader went away; nothing more to say
        return 0


def told(error: TableError, args: argparse.Namespace) -> str:
    """The error in the person's language; a game's own errors are in its own words."""
    words = core_words()
    name = getattr(args, "game", None)
    if not words.has(error.say.key) and name in available():
        words = load(name).words
    return words.text(error.say, args.lang)


if __name__ == "__main__":
    sys.exit(main())
