"""A scene as a still piece of HTML, for notebooks: everything a seat sees, nothing to click, no script.

It draws the same rendered scene as the browser and the terminal and knows no rule.
"""

from __future__ import annotations

from html import escape
from typing import Any

SIZE = 34
"""The width of a cell on a board, in pixels."""

STYLE = """<style>
.undercroft{font:14px/1.4 system-ui,sans-serif;display:flex;flex-wrap:wrap;gap:.8em;align-items:flex-start}
.undercroft section{border:1px solid #8886;border-radius:6px;padding:.5em .7em}
.undercroft h4{margin:0 0 .4em;font-size:1em}
.undercroft .card{display:inline-block;border:1px solid #8888;border-radius:5px;padding:.2em .5em;margin:.15em;
vertical-align:top;max-width:15em}
.undercroft .dim{opacity:.5}
.undercroft small{opacity:.8}
.undercroft p{margin:.15em 0}
.undercroft svg text{font:11px system-ui,sans-serif;text-anchor:middle;dominant-baseline:central}
</style>"""

COLOURS = {"hero": "#3b6ea8", "ally": "#5b8c5a", "enemy": "#a8433b", "elite": "#b8860b", "boss": "#7a2e8e",
           "object": "#777"}  # fmt: skip


def text_of(said: Any) -> str:
    """The words of something rendered, which may carry a clause."""
    return said["text"] if isinstance(said, dict) else str(said)


def still(scene: dict[str, Any]) -> str:
    """The HTML of a rendered scene."""
    head = "".join(f"<p><b>{escape(text_of(line))}</b></p>" for line in scene["status"])
    panels = "".join(_panel(panel) for panel in scene["panels"])
    ask = scene.get("ask")
    question = ""
    if ask:
        options = "".join(
            f"<li>{escape(text_of(offer['shown']['label']))} <small><code>{escape(offer['key'])}</code></small></li>"
            for offer in ask.get("options", [])
        )
        question = f"<section><h4>{escape(text_of(ask['prompt']))}</h4><ol>{options}</ol></section>"
    ending = scene.get("ending")
    end = f"<section><h4>{escape(text_of(ending['reason']))}</h4></section>" if ending else ""
    return f'{STYLE}{head}<div class="undercroft">{end}{question}{panels}</div>'


def _panel(panel: dict[str, Any]) -> str:
    items = "".join(_item(item) for item in panel.get("items", []))
    return f"<section><h4>{escape(text_of(panel['title']))}</h4>{items}</section>"


def _item(item: dict[str, Any]) -> str:
    kind = item["type"]
    title = escape(text_of(item["title"])) if item.get("title") else ""
    if kind == "card":
        return _card(item)
    if kind == "board":
        return f"<div>{title}{_board(item)}</div>"
    if kind == "pile":
        top = _card(item["top"]) if item.get("top") else ""
        return f"<p>{title}: {item['count']} {top}</p>"
    if kind == "track":
        return f"<p>{title}: {item['value']}/{item['max']}</p>"
    if kind == "dice":
        dice = " ".join(f'<span class="card">{escape(text_of(die["label"]))}</span>' for die in item["dice"])
        return f"<p>{title} {dice}</p>"
    if kind == "sum":
        rows = "".join(_row(row) for row in item["rows"])
        return f"{title}<table>{rows}</table>"
    if kind == "stats":
        return f"<p>{title} {_stats(item['stats'])}</p>"
    if kind == "order":
        turns = (f"{text_of(turn['title'])} {turn.get('initiative', '')}".strip() for turn in item["turns"])
        return f"<p>{title} {escape(', '.join(turns))}</p>"
    counters = f"<p>{_stats(item['counters'])}</p>" if item.get("counters") else ""
    return title + "".join(f"<p>{escape(text_of(line))}</p>" for line in item.get("lines", [])) + counters


def _row(row: dict[str, Any]) -> str:
    label = escape(text_of(row["label"]))
    value = escape(str(row.get("value", "")))
    return f"<tr><td>{label}</td><td><b>{value}</b></td></tr>"


def _stats(stats: list[dict[str, Any]]) -> str:
    shown = []
    for stat in stats:
        most = f"/{stat['max']}" if stat.get("max") is not None else ""
        shown.append(f"<small>{escape(text_of(stat['label']))}</small> {escape(str(stat['value']))}{most}")
    return ", ".join(shown)


def _marks(marks: list[dict[str, Any]]) -> str:
    return ", ".join(
        escape(text_of(mark["label"])) + (f" {mark['value']}" if mark.get("value") is not None else "")
        for mark in marks
    )


def _card(card: dict[str, Any]) -> str:
    title = escape(text_of(card["title"])) if card.get("title") else ""
    count = f" ×{card['count']}" if card.get("count", 1) > 1 else ""
    said = [f"{text_of(half['label'])}: {text_of(line)}" for half in card.get("halves", []) for line in half["lines"]]
    said += [text_of(line) for line in card.get("lines", [])]
    lines = "".join(f"<br><small>{escape(line)}</small>" for line in said)
    stats = f"<br>{_stats(card['stats'])}" if card.get("stats") else ""
    marks = f"<br><small>{_marks(card['marks'])}</small>" if card.get("marks") else ""
    inner = "".join(_card(other) for other in [*([card["back"]] if card.get("back") else []), *card.get("cards", [])])
    look = "card dim" if card.get("dimmed") else "card"
    return f'<span class="{look}">{title}{count}{stats}{marks}{lines}{inner}</span>'


def _board(board: dict[str, Any]) -> str:
    """The cells, and the figures on them, as a picture; odd rows of hexes stand half a cell to the right."""
    is_hex = board["grid"] == "hex"
    step = SIZE * 0.87 if is_hex else SIZE
    places = {
        cell["id"]: ((cell["x"] + (0.5 if is_hex and cell["y"] % 2 else 0.0)) * SIZE, cell["y"] * step)
        for cell in board["cells"]
    }
    if not places:
        return ""
    left, top = min(x for x, _ in places.values()), min(y for _, y in places.values())
    wide = max(x for x, _ in places.values()) - left + SIZE * 1.2
    high = max(y for _, y in places.values()) - top + SIZE * 1.2
    parts = [f'<svg width="{wide:.0f}" height="{high:.0f}" role="img">']
    half = SIZE * 0.6
    for cell in board["cells"]:
        x, y = places[cell["id"]][0] - left + half, places[cell["id"]][1] - top + half
        name = escape(text_of(cell["label"])) if cell.get("label") else escape(cell.get("terrain", "floor"))
        fill = "#8882" if cell.get("terrain", "floor") == "floor" else "#8886"
        if is_hex:
            r = SIZE * 0.57
            corners = [(0, -r), (r * 0.87, -r / 2), (r * 0.87, r / 2), (0, r), (-r * 0.87, r / 2), (-r * 0.87, -r / 2)]
            points = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners)
            shape = f'<polygon points="{points}" fill="{fill}" stroke="#8888">'
        else:
            r = SIZE / 2
            place = f'x="{x - r:.1f}" y="{y - r:.1f}" width="{SIZE}" height="{SIZE}"'
            shape = f'<rect {place} fill="{fill}" stroke="#8888">'
        parts.append(f"{shape}<title>{name}</title></{'polygon' if is_hex else 'rect'}>")
        if cell.get("sign"):
            parts.append(f'<text x="{x:.1f}" y="{y:.1f}" fill="currentColor">{escape(cell["sign"])}</text>')
    for figure in board.get("figures", []):
        if figure["cell"] not in places:
            continue
        x, y = places[figure["cell"]][0] - left + half, places[figure["cell"]][1] - top + half
        colour = COLOURS.get(figure.get("side", "hero"), "#777")
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SIZE * 0.38:.1f}" fill="{colour}">'
            f"<title>{escape(text_of(figure['title']))}</title></circle>"
            f'<text x="{x:.1f}" y="{y:.1f}" fill="#fff">{escape(figure["sign"])}</text>'
        )
    parts.append("</svg>")
    return "".join(parts)
