"""A scene as text: 80 columns, no colour needed, one thing a line, so that a screen reader reads it in order.

It draws what `core.scene.render` made and knows no game.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from undercroft.core.scene import column_name, place_name, row_name

WIDTH = 80
CELL = 3
GUTTER = 4
"""Room for the names of the rows."""


def text_of(said: Any) -> str:
    """Rendered text, with its clause where it has one."""
    if isinstance(said, dict):
        return f"{said['text']} [{said['clause']}]"
    return str(said or "")


def wrap(text: str, indent: int = 0, hang: int = 2) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + hang), break_on_hyphens=False
    ) or [""]


def panels(scene: dict[str, Any]) -> dict[str, list[str]]:
    """The lines of each panel."""
    return {panel["id"]: list(_panel(panel)) for panel in scene["panels"]}


def draw(scene: dict[str, Any], log_from: int = 0, known: dict[str, list[str]] | None = None) -> list[str]:
    """The scene without the question; panels that are as `known` need not be read again."""
    lines: list[str] = []
    for name, panel in panels(scene).items():
        if known is None or known.get(name) != panel:
            lines += panel
    status = "; ".join(text_of(part) for part in scene["status"])
    if status:
        lines += ["", *wrap(status)]
    story = [line for line in scene.get("log", []) if line["step"] >= log_from]
    if story:
        lines.append("")
        for line in story:
            lines += wrap("- " + text_of(line["text"]))
    return lines


def _panel(panel: dict[str, Any]) -> Iterator[str]:
    yield ""
    yield f"== {text_of(panel['title'])} =="
    if panel.get("folded"):
        count = sum(item.get("count", 1) for item in panel.get("items", []))
        names = ", ".join(text_of(item.get("title")) for item in panel.get("items", [])[:6] if item.get("title"))
        yield from wrap(f"({count}) {names}", 2)
        return
    for item in panel.get("items", []):
        yield from _item(item)


def _item(item: dict[str, Any], indent: int = 2) -> Iterator[str]:
    kind = item["type"]
    title = text_of(item.get("title"))
    if kind == "card":
        yield from _card(item, indent)
    elif kind == "pile":
        top = item.get("top")
        more = f"; {text_of(top['title'])}" if top else ""
        yield from wrap(f"{title}: {item['count']}{more}", indent)
    elif kind == "board":
        if title:
            yield from wrap(title, indent)
        yield from board(item)
    elif kind == "track":
        yield from wrap(f"{title}: {item['value']}/{item['max']}{_marks(item)}", indent)
    elif kind == "dice":
        faces = ", ".join(f"{text_of(die['label'])} {die['face']}".strip() for die in item["dice"])
        yield from wrap(f"{title}: {faces}" if title else faces, indent)
    elif kind == "sum":
        yield from wrap(title, indent)
        for row in item["rows"]:
            label = wrap(text_of(row["label"]), indent + 2)
            value = str(row.get("value", ""))
            if value and len(label[-1]) + 2 + len(value) <= WIDTH:
                label[-1] += ": " + value
            elif value:
                label.append(" " * (indent + 4) + value)
            yield from label
    elif kind == "stats":
        stats = ", ".join(_stat(stat) for stat in item["stats"])
        yield from wrap(f"{title}: {stats}" if title else stats, indent)
    elif kind == "road":
        for place in item["places"]:
            if place.get("title"):
                yield from wrap(f"{place['number']}. {text_of(place['title'])}: {place['state']}", indent)
    elif kind == "order":
        turns = ", ".join(_turn(turn) for turn in item["turns"])
        yield from wrap(f"{title}: {turns}" if title else turns, indent)
    else:
        for line in item["lines"]:
            yield from wrap(text_of(line), indent)
        if item.get("counters"):
            yield from wrap(", ".join(_stat(stat) for stat in item["counters"]), indent)


def _turn(turn: dict[str, Any]) -> str:
    """A place in the order of turns; who acts now stands between angle brackets, who has acted between round ones."""
    said = f"{text_of(turn['title'])} {turn.get('initiative', '')}".strip()
    state = turn.get("state", "waiting")
    return f"<{said}>" if state == "now" else f"({said})" if state == "done" else said


def _stat(stat: dict[str, Any]) -> str:
    most = f"/{stat['max']}" if stat.get("max") is not None else ""
    return f"{text_of(stat['label'])} {stat['value']}{most}"


def _marks(thing: dict[str, Any]) -> str:
    marks = [
        text_of(mark["label"]) + (f" {mark['value']}" if mark.get("value") is not None else "")
        for mark in thing.get("marks", [])
    ]
    return f" ({', '.join(marks)})" if marks else ""


def _card(card: dict[str, Any], indent: int) -> Iterator[str]:
    count = f"{card['count']} x " if card.get("count", 1) != 1 else ""
    kind = f", {text_of(card['kind'])}" if card.get("kind") else ""
    stats = ", ".join(_stat(stat) for stat in card.get("stats", []))
    level = f" [{card['level']}]" if card.get("level") else ""
    head = f"{count}{text_of(card['title'])}{level}{kind}{': ' + stats if stats else ''}{_marks(card)}"
    yield from wrap(f"({head})" if card.get("dimmed") else head, indent)
    for half in card.get("halves", []):
        said = "; ".join(text_of(line) for line in half["lines"])
        yield from wrap(f"{text_of(half['label'])}: {said}", indent + 2)
    for line in card.get("lines", []):
        yield from wrap(text_of(line), indent + 2)
    if card.get("back"):
        yield from _card(card["back"], indent + 2)
    for under in card.get("cards", []):
        yield from _card(under, indent + 2)


Place = tuple[int, int]


def _walls(item: dict[str, Any]) -> tuple[set[Place], set[Place], dict[int, list[tuple[int, str]]]]:
    """Cells with a wall on their right, squares with one below, and below a row of hexes: the column and the slope of
    each wall between a hex and one of the two under it."""
    places = {cell["id"]: (cell["x"], cell["y"]) for cell in item["cells"]}
    right: set[Place] = set()
    below: set[Place] = set()
    slopes: dict[int, list[tuple[int, str]]] = {}
    for wall in item.get("walls", []):
        if wall["to"] not in places:
            continue
        one, other = sorted((places[wall["cell"]], places[wall["to"]]), key=lambda place: (place[1], place[0]))
        if one[1] == other[1]:
            right.add(one)
        elif item["grid"] == "hex":
            # In odd rows, half a cell to the right, the hex under to the right has the next column's letter.
            leans = "/" if other[0] - one[0] == one[1] % 2 else "\\"
            slopes.setdefault(one[1], []).append((one[0], leans))
        else:
            below.add(one)
    return right, below, slopes


def _slanted(slopes: list[tuple[int, str]], width: int, left: int, indent: int) -> str:
    """A line of slanted walls, each between the hex above it and the one under it."""
    signs = {GUTTER + (x - left) * width + indent + (1 if lean == "/" else -1): lean for x, lean in slopes}
    return "".join(signs.get(at, " ") for at in range(max(signs) + 1))


def board(item: dict[str, Any]) -> Iterator[str]:
    """A map drawn with two signs a cell (squares with their walls), columns and rows named as options name them, then
    its figures and legend in words."""
    if item["cells"]:
        yield from _map(item)
    yield from _figures(item)
    yield from _legend(item)


def _map(item: dict[str, Any]) -> Iterator[str]:
    """The names of the columns, then row by row the signs of its cells and the walls below them."""
    grid = item["grid"]
    rows = _signs_by_row(item)
    left = min(min(row) for row in rows.values())
    far = max(max(row) for row in rows.values())
    width = CELL + 1 if grid == "hex" else CELL
    right, below, slopes = _walls(item)
    heads = "".join(column_name(grid, x).ljust(width) for x in range(left, far + 1))
    yield (" " * GUTTER + heads).rstrip()
    for y in range(min(rows), max(rows) + 1):
        row = rows.get(y, {})
        columns = range(left, max(row, default=left - 1) + 1)
        indent = width // 2 if grid == "hex" and y % 2 else 0
        line = "".join(row.get(x, "").ljust(width - 1) + ("|" if (x, y) in right else " ") for x in columns)
        yield (row_name(grid, y).rjust(GUTTER - 1) + " " * (1 + indent) + line).rstrip()
        walls = "".join(("--" if (x, y) in below else "").ljust(width) for x in columns).rstrip()
        if y in slopes:
            yield _slanted(slopes[y], width, left, indent)
        elif walls:
            yield " " * GUTTER + walls


def _signs_by_row(item: dict[str, Any]) -> dict[int, dict[int, str]]:
    """By row and column what stands on the map: a figure's sign, or else the cell's own."""
    figures = {figure["cell"]: figure["sign"] for figure in item.get("figures", [])}
    rows: dict[int, dict[int, str]] = {}
    for cell in item["cells"]:
        sign = figures[cell["id"]] if cell["id"] in figures else cell.get("sign") or "."
        rows.setdefault(cell["y"], {})[cell["x"]] = sign
    return rows


def _figures(item: dict[str, Any]) -> Iterator[str]:
    """Each figure in words, and where it stands."""
    places = {cell["id"]: place_name(item["grid"], cell["x"], cell["y"]) for cell in item["cells"]}
    for figure in item.get("figures", []):
        stats = ", ".join(_stat(stat) for stat in figure.get("stats", []))
        head = f"{figure['sign']}: {text_of(figure['title'])}{', ' + stats if stats else ''}{_marks(figure)}"
        yield from wrap(f"{head} @ {places.get(figure['cell'], '-')}", 2)
        for line in figure.get("lines", []):
            yield from wrap(text_of(line), 4)


def _legend(item: dict[str, Any]) -> Iterator[str]:
    """What the signs on the map mean."""
    signs: dict[str, str] = {}
    for cell in item["cells"]:
        if cell.get("sign"):
            icons = [mark.get("icon", "") for mark in cell.get("marks", [])[:1]]
            for name in (cell.get("terrain", ""), *icons, text_of(cell.get("label"))):
                signs.setdefault(name, cell["sign"])
    legend = ", ".join(f"{_sign(mark, signs)} {text_of(mark['label'])}".strip() for mark in item.get("legend", []))
    if legend:
        yield from wrap(legend, 2)


def _sign(mark: dict[str, Any], signs: dict[str, str]) -> str:
    """What stands on the map for an entry of its legend: the sign of cells with that label, terrain or first mark; or
    an icon that is a sign itself."""
    icon = str(mark.get("icon", ""))
    return signs.get(text_of(mark["label"])) or signs.get(icon) or (icon if len(icon) < CELL else "")


def ask(question: dict[str, Any], keys: bool = False) -> list[str]:
    """The question and its numbered options, with their keys where somebody answers by them."""
    lines = ["", *wrap(text_of(question["prompt"]))]
    group = ""
    for number, offer in enumerate(question["options"], 1):
        shown = offer["shown"]
        if text_of(shown.get("group")) != group:
            group = text_of(shown.get("group"))
            if group:
                lines += wrap(f"{group}:", 2)
        key = f" [{offer['key']}]" if keys else ""
        lines += wrap(f"{number}. {text_of(shown['label'])}{key}", 2, 4)
        if shown.get("sure"):
            lines += wrap(f"! {text_of(shown['sure'])}", 5, 2)
    return lines


def ending(scene: dict[str, Any], labels: dict[str, str]) -> list[str]:
    """How it ended: the reason, the scores, what each did, who stood out, what was left."""
    end = scene["ending"]
    lines = [""]
    if end.get("title"):
        lines += wrap(text_of(end["title"]))
    lines += wrap(text_of(end["reason"]))
    for seat, score in enumerate(end["scores"]):
        won = f" ({labels['won']})" if seat in end["winners"] else ""
        lines.append(f"  {labels['seat']} {seat + 1}: {score:g}{won}")
    for mark in end.get("facts", []):
        lines += wrap(f"- {text_of(mark['label'])}")
    for standing in end.get("standings", []):
        lines += _standing(standing, labels)
    for honour in end.get("honours", []):
        lines += wrap(_honour(end, honour, labels))
    for figure in end.get("left", []):
        stats = ", ".join(_stat(stat) for stat in figure.get("stats", []))
        lines += wrap(f"{figure['sign']}: {text_of(figure['title'])}{', ' + stats if stats else ''}", 2)
    return lines


def _who(standing: dict[str, Any], labels: dict[str, str]) -> str:
    seat = f"{labels['seat']} {standing['seat'] + 1}"
    return f"{text_of(standing['title'])} ({seat})" if standing.get("title") else seat


def _standing(standing: dict[str, Any], labels: dict[str, str]) -> Iterator[str]:
    yield ""
    place = f"{standing['place']}. " if standing.get("place") else ""
    score = f": {_stat(standing['score'])}" if standing.get("score") else ""
    note = f" ({text_of(standing['note'])})" if standing.get("note") else ""
    yield from wrap(f"{place}{_who(standing, labels)}{score}{note}")
    for points in standing.get("points", []):
        count = f"{points['count']} x " if points.get("count", 1) != 1 else ""
        source = f" ({text_of(points['source'])})" if points.get("source") else ""
        yield from wrap(f"{count}{text_of(points['title'])}{source}: {points['value'] * points.get('count', 1)}", 2)
    for stats in (standing.get("deeds", []), standing.get("gains", [])):
        if stats:
            yield from wrap(", ".join(_stat(stat) for stat in stats), 2)
    held = ", ".join(text_of(card["title"]) for card in standing.get("cards", []))
    if held:
        yield from wrap(held, 2)


def _honour(end: dict[str, Any], honour: dict[str, Any], labels: dict[str, str]) -> str:
    who = ", ".join(_who(end["standings"][at], labels) for at in honour["standings"])
    about = f" ({text_of(honour['about'])})" if honour.get("about") else ""
    return f"* {text_of(honour['title'])}: {who}, {honour['value']}{about}"


def entry(found: dict[str, Any], is_short: bool = False) -> list[str]:
    """One thing of the box: its card, its numbers by level, its cards, its map."""
    if is_short:
        return [f"  {found['id']}: {text_of(found['card']['title'])}"]
    lines = [f"  [{found['id']}]", *_card(found["card"], 2)]
    for table in found.get("tables", []):
        lines += _number_table(table)
    if "board" in found:
        lines += [f"  {line}" for line in board(found["board"])]
    for card in found.get("cards", []):
        lines += _card(card, 6)
    for text in found.get("text", []):
        lines += wrap(text_of(text), 4)
    if found.get("met"):
        lines += wrap(", ".join(text_of(place) for place in found["met"]), 4)
    return lines


def _number_table(table: dict[str, Any]) -> Iterator[str]:
    rows = [[text_of(table.get("title") or ""), *(text_of(head) for head in table.get("heads", []))]]
    rows += [[text_of(row["label"]), *(text_of(value) for value in row["values"])] for row in table["rows"]]
    first = max(len(row[0]) for row in rows)
    width = max((len(value) for row in rows for value in row[1:]), default=0)
    for row in rows:
        yield f"    {row[0]:{first}}  " + "  ".join(f"{value:>{width}}" for value in row[1:])
