"""The command line: undercroft play | serve | simulate | tournament | report | replay | analyse | case | ..."""

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

from undercroft import RUNS, __version__
from undercroft.core import playthrough
from undercroft.core.cases import CaseError, read_cases, run_case
from undercroft.core.chance import ByHand
from undercroft.core.codex import Entry
from undercroft.core.errors import BadOption, OtherRules, TableError
from undercroft.core.extras import needing
from undercroft.core.game import Game, available, load
from undercroft.core.ledger import cited, read_clauses
from undercroft.core.record import load_record
from undercroft.core.registry import listed_settings, metas
from undercroft.core.say import say
from undercroft.core.scene import look, render
from undercroft.core.table import fitting, replay
from undercroft.core.words import LANGUAGES, core_words, default_language, words_of
from undercroft.dev.listing import write_listing
from undercroft.dev.programs import TASKS
from undercroft.dev.programs import run as run_program
from undercroft.dev.versions import NOTES, write_versions

WRONG = 2
RULES_SHOWN = 20
"""Clauses that `undercroft rules` shows for a question."""
ADMIN_ACTIONS = ("list", "show", "export", "close", "delete", "repair", "backup", "restore")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message}. See {self.prog} --help.\n")


def parser() -> Parser:
    top = Parser(prog="undercroft", description="Five dungeon-crawl board games, played by the book.")
    top.add_argument("--version", action="version", version=f"undercroft {__version__}, {RUNS}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)

    def add(name: str, help: str) -> Parser:
        command: Parser = commands.add_parser(name, help=help, description=help)
        command.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="language of all words")
        return command

    play = add("play", "Play a game in the terminal.")
    play.add_argument("game", nargs="?", help="its name: see `undercroft games`")
    play.add_argument("--seat", action="append", default=[], metavar="human|easy|normal|hard|expert|AGENT",
                      help="who sits there, one after another: AGENT is random, search[:ms], exec:COMMAND")  # fmt: skip
    play.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of set-up")
    play.add_argument("--seed", type=int, help="decides all dice and draws")
    play.add_argument("--chance", choices=("seeded", "ask"), default="seeded",
                      help="ask: you roll at home and enter what came up")  # fmt: skip
    play.add_argument("--tutorial", action="store_true", help="a guided first game")
    play.add_argument("--resume", metavar="RECORD", help="go on with a saved game")
    add_fits(play)

    games = add("games", "List the games and their options.")
    games.add_argument("--json", action="store_true")

    show = add("replay", "Show a record, at its end or after N answers.")
    show.add_argument("record")
    show.add_argument("--at", "--to", dest="to", type=int, metavar="N", help="after so many answers")
    show.add_argument("--seat", type=int, metavar="N", help="as this seat saw it (from 1); otherwise as a spectator")

    through = add("playthrough", "Write a whole game as text: questions, options, answers, outcomes, story.")
    through.add_argument("game", nargs="?", help="answered at random, by the seed")
    through.add_argument("--seed", type=int, default=1)
    through.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of set-up")
    through.add_argument("--record", metavar="RECORD", help="a recorded game instead")
    through.add_argument("--limit", type=int, metavar="N", help="stop after N answers")
    through.add_argument("--write", metavar="FOLDER", help="write all that the folder's list.yaml names")

    add_fits(show)

    look = add("analyse", "Say where a recorded game was won and lost: chances, mistakes, luck.")
    look.add_argument("record")
    look.add_argument("--budget", type=int, default=40, metavar="N", help="games played on from each decision: 40")
    look.add_argument("--seed", type=int, default=0, help="the same one gives the same analysis")
    look.add_argument("--json", metavar="FILE", help="write it as data, too; -: instead")

    rules = add("rules", "Search the rules of a game, clause by clause.")
    rules.add_argument("game")
    rules.add_argument("words", nargs="*")

    content = add("content", "Show what is in a game's box: every card, monster, item and scenario.")
    content.add_argument("game")
    content.add_argument("words", nargs="*", help="names, kinds or words of the text")
    content.add_argument("--list", action="store_true", help="names alone")
    content.add_argument("--pictures", action="store_true", help="also the names of the pictures, as in art.json")
    content.add_argument("--spoilers", action="store_true", help="also what a campaign keeps for later")

    case = add("case", "Run cases: rules written as YAML.")
    case.add_argument("files", nargs="+", metavar="FILE")

    coverage = add("coverage", "Count the clauses that a case or test cites.")
    coverage.add_argument("game", nargs="?")
    coverage.add_argument("--missing", action="store_true", help="list the ids that none cites")

    add_serve(add)
    admin = add("admin", "Look after the tables of a server: list, inspect, export, close, delete, repair, back up.")
    add_settings(admin)
    admin.add_argument("action", choices=ADMIN_ACTIONS)
    admin.add_argument("table", nargs="?", help="its id; for backup and restore, the file")
    admin.add_argument("file", nargs="?", help="where a record is exported to")

    add_mcp(add)
    bench = add("bench", "Measure speed beside a peer.")
    bench.add_argument("name", nargs="?", help="core, or a game")
    dev = add("dev", "Run a game's measuring or recording program, in a checkout.")
    dev.add_argument("task", choices=tuple(TASKS), help="; ".join(f"{name}: {about}" for name, about in TASKS.items()))
    dev.add_argument("game")
    dev.add_argument("words", nargs=argparse.REMAINDER, help="what the program itself is told")
    add_simulate(add)
    return top


def add_mcp(add: Any) -> None:
    mcp = add("mcp", "Let a language model play, over the Model Context Protocol.")
    mcp.add_argument("--server", default="http://127.0.0.1:8000", metavar="URL", help="where bare seat keys lead")
    mcp.add_argument("--seed", type=int, help="decides the first table; each further one has the next seed")
    mcp.add_argument("--records", metavar="FOLDER", help="keep the record of every game here")


def add_serve(add: Any) -> None:
    serve = add("serve", "Open the web table.")
    add_settings(serve)
    serve.add_argument("--host", help="the address it listens on: 127.0.0.1")
    serve.add_argument("--port", type=int, help="8000")
    serve.add_argument("--origins", metavar="URL,...", help="other pages that may speak to this server")
    serve.add_argument("--hosts", metavar="NAME,...", help="names of this server on the internet")
    serve.add_argument("--proxies", metavar="ADDRESS,...", help="proxies whose X-Forwarded-For is believed")
    serve.add_argument("--metrics-from", metavar="ADDRESS,...", help="who may read /metrics")
    serve.add_argument("--log", choices=("lines", "json"), help="how the log is written")
    serve.add_argument("--log-level", choices=("debug", "info", "warning", "error"))
    serve.add_argument("--processes", type=int, metavar="N", help="server processes; more than one needs PostgreSQL")
    serve.add_argument("--peer", metavar="HOST:PORT", help="where processes on other machines reach this one")
    serve.add_argument("--webhook", metavar="URL", help="is told when somebody who is away is asked")
    serve.add_argument("--webhook-seconds", type=float, metavar="N", help="after so long")
    serve.add_argument("--push-contact", metavar="mailto:...", help="turns on Web Push; push services may write there")
    serve.add_argument("--push-seconds", type=float, metavar="N", help="browsers are told after so long")
    serve.add_argument("--push-services", metavar="NAME,...", help="the push services of browsers")
    serve.add_argument("--smtp", metavar="URL", help="turns on e-mail: smtp://user:password@host:port")
    serve.add_argument("--mail-from", metavar="ADDRESS", help="the sender of letters")
    serve.add_argument("--mail-seconds", type=float, metavar="N", help="letters are sent after so long")
    serve.add_argument("--site", metavar="URL", help="the address of this server in letters")
    serve.add_argument("--bots", type=int, metavar="N", help="processes for bots that search")
    serve.add_argument("--program", action="append", dest="programs", metavar="NAME=COMMAND",
                       help="a program that people may seat as a bot: see docs/language-models.md")  # fmt: skip
    serve.add_argument("--program-seconds", type=float, metavar="N", help="the most it may take for a decision: 120")
    serve.add_argument("--limit", action="append", metavar="NAME=VALUE", help="a limit: see docs/host.md")
    serve.add_argument("--open", action="store_true", help="open the browser")


def add_settings(command: Parser) -> None:
    """What a server and whoever looks after it must agree on."""
    command.add_argument("--config", metavar="FILE", help="settings in TOML")
    command.add_argument("--data", metavar="FOLDER", help="where tables are kept")
    command.add_argument("--db", metavar="URL", help="a file for SQLite, or postgresql://...")
    command.add_argument("--db-connections", type=int, metavar="N", help="connections to PostgreSQL")


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
    simulate.add_argument("--decisions", metavar="FILE", help="a table of every decision, of the same kinds")
    simulate.add_argument("--records", metavar="FOLDER", help="the record of every game")
    spread(simulate)

    tournament = add("tournament", "Let agents play each other, and rate them.")
    tournament.add_argument("game")
    tournament.add_argument("--agents", required=True, metavar="a,b,...")
    tournament.add_argument("--rounds", type=int, default=10, metavar="N", help="each round every line-up plays once")
    tournament.add_argument("--file", metavar="FILE", help="keeps every game; the same command goes on from there")
    spread(tournament)

    ladder = add("ladder", "Keep ratings of agents over several games, in a folder that grows.")
    ladder.add_argument("folder", help="keeps every game; the same folder goes on, with more agents, games or rounds")
    ladder.add_argument("--games", required=True, metavar="a,b,...")
    ladder.add_argument("--agents", required=True, metavar="a,b,...")
    ladder.add_argument("--rounds", type=int, default=10, metavar="N", help="deals of each pair or agent")
    ladder.add_argument("--html", metavar="FILE", help="also write a page")
    spread(ladder)

    balance = add("balance", "Measure a game's content: who wins what, what each card adds, how alike cards are.")
    balance.add_argument("game")
    balance.add_argument("--scenario", action="append", default=[], metavar="SET", help="5, or 5:tinkerer; all if none")
    balance.add_argument("--card", action="append", default=[], metavar="ID", help="this card, item or skill alone")
    balance.add_argument("--games", type=int, default=20, metavar="N", help="of each set")
    balance.add_argument("--agent", default="greedy", metavar="NAME", help="who plays: greedy, easy, expert, search:MS")
    balance.add_argument("--seed", type=int, default=1, help="decides all games")
    balance.add_argument("--workers", type=int, default=1, metavar="N", help="processes of this machine")
    balance.add_argument("--html", metavar="FILE", help="also write a page with plots")
    balance.add_argument("--sameness", action="store_true", help="compare the cards; nothing is played")

    report = add("report", "Write what happened in many games as one page with plots.")
    report.add_argument("tables", nargs="+", metavar="TABLE", help="what simulate --out wrote")
    report.add_argument("--decisions", nargs="+", default=[], metavar="FILE", help="what simulate --decisions wrote")
    report.add_argument("--out", default="report.html", metavar="FILE")


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
    from undercroft.play import HUMAN, Play, new_table

    if args.resume:
        record = load_record(args.resume)
        table = replay(record, load(record.game), as_far_as_it_fits=args.as_far_as_it_fits)
        path: Path | None = Path(args.resume)
        if (fits := fitting(record, table)) < len(record.steps):
            print(core_words().text(say("cli.fits", step=fits, of=len(record.steps)), args.lang))
            path = None  # what does not fit is not written over
        if args.chance == "ask":
            table.source = ByHand()
        Play(table, args.seat, args.lang, path=path, guide=table.game.guide if args.tutorial else None).run()
        return 0
    if not args.game:
        raise BadOption("error.which-game", names=", ".join(available()))
    if args.tutorial:
        guide = load(args.game).guide
        if guide is None:
            raise BadOption("error.no-guide", name=args.game)
        table = new_table(load(args.game), guide.options, guide.seed, False)
        Play(table, [HUMAN, *guide.agents], args.lang, guide=guide).run()
        return 0
    seed = args.seed if args.seed is not None else secrets.randbits(48)
    table = new_table(load(args.game), read_options(args.option), seed, args.chance == "ask")
    Play(table, args.seat, args.lang).run()
    return 0


def games(args: argparse.Namespace) -> int:
    if args.json:
        found = [describe(load(name), args.lang) for name in available()]
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return 0
    for name, meta in metas().items():
        title = words_of(*meta.shares, meta.package).text(say("game.title"), args.lang)
        (fewest, most), (shortest, longest) = meta.players, meta.minutes
        print(f"{name}: {title}, {fewest}-{most}, {shortest}-{longest} min")
        for setting in listed_settings(name):
            values = f"{setting['min']}-{setting['max']}" if setting["kind"] == "int" else ", ".join(setting["values"])
            if setting["kind"] == "bool":
                values = "yes, no"
            default = setting["default"]
            default = ",".join(default) if isinstance(default, (list, tuple)) else default
            print(f"  --option {setting['name']}={default}  ({values})")
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
        if (Path(args.write) / NOTES).is_file():
            changed += write_versions(Path(args.write))
            write_listing()
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


def analyse(args: argparse.Namespace) -> int:
    from undercroft.analyse import command

    return command(args)


def rules(args: argparse.Namespace) -> int:
    from undercroft import terminal

    game = load(args.game)
    asked = " ".join(args.words)
    found = game.rulebook.find(asked, args.lang)[:RULES_SHOWN] if asked else game.rulebook.clauses(args.lang)
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


def content(args: argparse.Namespace) -> int:
    from undercroft import terminal

    game = load(args.game)
    found = find_entries(game, args.words, args.lang)
    if not found:
        print(core_words().text(say("cli.no-content", words=" ".join(args.words)), args.lang))
        return 1
    shown = [entry for entry in found if args.spoilers or not entry.is_spoiler]
    kind = ""
    for entry in shown:
        if entry.kind != kind:
            kind = entry.kind
            print(f"\n{game.words.text(say(f'codex.{kind}'), args.lang)}")
        shown_entry = render(entry, game.words, args.lang)
        for line in terminal.entry(shown_entry, is_short=args.list):
            print(line)
        if args.pictures and (names := pictures_of(shown_entry)):
            print("    " + core_words().text(say("cli.pictures", names=", ".join(names)), args.lang))
    if len(shown) < len(found):
        print("\n" + core_words().text(say("cli.spoilers", count=len(found) - len(shown)), args.lang))
    return 0


def pictures_of(shown: Any) -> list[str]:
    """The names of all pictures of an entry, each once."""
    if isinstance(shown, dict):
        own = [str(shown["art"])] if shown.get("art") else []
        parts: Sequence[Any] = list(shown.values())
    else:
        own, parts = [], shown if isinstance(shown, list) else []
    return list(dict.fromkeys([*own, *(name for part in parts for name in pictures_of(part))]))


def find_entries(game: Game[Any], wanted: list[str], language: str) -> list[Entry]:
    """Those whose id, kind or text holds every one of the words."""
    words = [word.lower() for word in wanted]
    return [
        entry
        for entry in game.codex.entries()
        if all(word in json.dumps(render(entry, game.words, language), ensure_ascii=False).lower() for word in words)
    ]


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
    """What the game's cases cite and, in a checkout, its tests: those of games, and not the questions to the rules."""
    places = [Path(str(files(game.package) / "cases"))]
    tests = Path(__file__).resolve().parents[2] / "tests"
    places += [place for place in tests.glob("*/") if place.name != "questions"]
    return cited(place for place in places if place.is_dir())


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
    with needing("server"):
        from undercroft.server.serving import serve as run
        from undercroft.server.settings import read_settings
    run(read_settings(vars(args)), args.open)
    return 0


def admin(args: argparse.Namespace) -> int:
    with needing("server"):
        from undercroft.server.admin import run
        from undercroft.server.settings import read_settings
    return run(read_settings(vars(args)), args.action, args.table, args.file)


def mcp(args: argparse.Namespace) -> int:
    with needing("mcp"):
        from undercroft.chair.mcp_server import command
    return command(args)


def in_lab(room: str) -> Any:
    """A room of the lab; what it needs beyond the game is an extra."""
    with needing("lab"):
        return importlib.import_module(f"undercroft.lab.{room}")


def simulate(args: argparse.Namespace) -> int:
    result: int = in_lab("simulate").command(args, read_options(args.option))
    return result


def tournament(args: argparse.Namespace) -> int:
    result: int = in_lab("tournament").command(args, read_options(args.option))
    return result


def ladder(args: argparse.Namespace) -> int:
    result: int = in_lab("ladder").command(args)
    return result


def balance(args: argparse.Namespace) -> int:
    result: int = in_lab("balance").command(args)
    return result


def report(args: argparse.Namespace) -> int:
    result: int = in_lab("report").command(args)
    return result


def bench(args: argparse.Namespace) -> int:
    folder = Path(__file__).resolve().parents[2] / "bench"
    shared = ("harness", "works", "catan", "__init__")
    names = sorted(file.stem for file in folder.glob("*.py") if file.stem not in shared)
    if args.name not in names:
        raise BadOption("error.no-bench", name=args.name or "", names=", ".join(names))
    os.chdir(folder.parent)  # benchmarks are a package of the checkout, not of the installed program
    os.execv(sys.executable, [sys.executable, "-m", f"bench.{args.name}"])


def dev(args: argparse.Namespace) -> int:
    return run_program(args.task, args.game, args.words)


COMMANDS = {
    "play": play, "games": games, "replay": show_replay, "playthrough": show_playthrough, "analyse": analyse,
    "rules": rules, "content": content, "case": case, "coverage": coverage,
    "serve": serve, "admin": admin, "simulate": simulate, "tournament": tournament, "ladder": ladder,
    "balance": balance,
    "report": report, "mcp": mcp,
    "bench": bench, "dev": dev,
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
    if args.command in ("serve", "admin") and not core_words().has(error.say.key):
        return words_of("undercroft.server").text(error.say, args.lang)
    error.game = error.game or getattr(args, "game", None) or ""
    return error.told(args.lang)


if __name__ == "__main__":
    sys.exit(main())
