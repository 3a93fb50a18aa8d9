"""Plots as SVG text: bars with intervals, and histograms. Words and colours come from the page around them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

import msgspec

WIDTH = 720
LEFT = 230
ROW = 24
HEIGHT = 200
STEPS, TICKS = (50, 100, 200, 500, 1000, 2000, 5000), 6
"""How far apart ticks may stand, and about how many there are at most."""


class Bar(msgspec.Struct):
    """A share from 0 to 1 with its interval; `note` stands behind it."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""


class Span(msgspec.Struct):
    """A value of any size with its interval; `note` stands behind it."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""


def step_of(wide: float) -> int:
    """How far apart the numbers under a plot stand, so that they do not run into each other."""
    return next((step for step in STEPS if wide <= TICKS * step), STEPS[-1])


def spans(title: str, lines: Sequence[Span]) -> str:
    """A point for each value, with the whisker of its interval, on a scale that holds them all."""
    right = WIDTH - 150
    least = min([line.low for line in lines], default=0.0)
    most = max([line.high for line in lines], default=1.0)
    step = step_of(most - least)
    least, most = least // step * step, -(-most // step) * step
    height = ROW * len(lines) + 26

    def place(value: float) -> float:
        return LEFT + (right - LEFT) * (value - least) / max(1.0, most - least)

    parts = [_open(title, height)]
    for tick in range(int(least), int(most) + 1, step):
        x = place(tick)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - 20}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{height - 5}" text-anchor="middle">{tick}</text>')
    for number, line in enumerate(lines):
        y = number * ROW + ROW / 2
        low, high = place(line.low), place(line.high)
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(_short(line.label))}'
            f"<title>{escape(line.label)}</title></text>"
            f'<path class="whisker" d="M{low:.1f} {y:.1f}H{high:.1f}M{low:.1f} {y - 4:.1f}v8'
            f'M{high:.1f} {y - 4:.1f}v8"/>'
            f'<circle class="bar" cx="{place(line.value):.1f}" cy="{y:.1f}" r="5"/>'
            f'<text class="note" x="{right + 8}" y="{y + 4:.1f}">{line.value:.0f} ({escape(line.note)})</text>'
        )
    parts.append("</svg>")
    return "".join(parts)


def bars(title: str, lines: Sequence[Bar], mark: float | None = None, room: int = 120) -> str:
    """Bars to the right, each with the whisker of its interval; `mark` draws a line for comparison, and `room` is left
    for the notes behind."""
    right = WIDTH - room
    span = right - LEFT
    height = ROW * len(lines) + 26
    parts = [_open(title, height)]
    for tick in range(0, 101, 25):
        x = LEFT + span * tick / 100
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - 20}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{height - 5}" text-anchor="middle">{tick}%</text>')
    for number, line in enumerate(lines):
        y = number * ROW + 4
        middle = y + ROW / 2 - 4
        low, high = LEFT + span * line.low, LEFT + span * line.high
        parts.append(
            f'<text x="{LEFT - 8}" y="{middle + 4:.1f}" text-anchor="end">{escape(_short(line.label))}'
            f"<title>{escape(line.label)}</title></text>"
            f'<rect class="bar" x="{LEFT}" y="{y}" width="{span * line.value:.1f}" height="{ROW - 8}"/>'
            f'<path class="whisker" d="M{low:.1f} {middle:.1f}H{high:.1f}M{low:.1f} {middle - 4:.1f}v8'
            f'M{high:.1f} {middle - 4:.1f}v8"/>'
            f'<text class="note" x="{right + 8}" y="{middle + 4:.1f}">'
            f"{100 * line.value:.1f}% {escape(line.note)}</text>"
        )
    if mark is not None:
        x = LEFT + span * mark
        parts.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - 20}"/>')
    parts.append("</svg>")
    return "".join(parts)


def differences(title: str, lines: Sequence[Bar]) -> str:
    """Points to the left and right of zero, each with the whisker of its interval; from -100 to +100 points."""
    right = WIDTH - 120
    span = (right - LEFT) / 2
    zero = LEFT + span
    height = ROW * len(lines) + 26
    parts = [_open(title, height)]
    for tick in range(-100, 101, 50):
        x = zero + span * tick / 100
        kind = "grid" if tick else "mark"
        parts.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - 20}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{height - 5}" text-anchor="middle">{tick:+d}</text>')
    for number, line in enumerate(lines):
        middle = number * ROW + ROW / 2
        low, at, high = (zero + span * part for part in (line.low, line.value, line.high))
        parts.append(
            f'<text x="{LEFT - 8}" y="{middle + 4:.1f}" text-anchor="end">{escape(_short(line.label))}'
            f"<title>{escape(line.label)}</title></text>"
            f'<path class="whisker" d="M{low:.1f} {middle:.1f}H{high:.1f}M{low:.1f} {middle - 4:.1f}v8'
            f'M{high:.1f} {middle - 4:.1f}v8"/><circle class="bar" cx="{at:.1f}" cy="{middle:.1f}" r="5"/>'
            f'<text class="note" x="{right + 8}" y="{middle + 4:.1f}">{100 * line.value:+.1f}</text>'
        )
    parts.append("</svg>")
    return "".join(parts)


def curves(title: str, series: Mapping[str, Sequence[float]]) -> str:
    """Shares from 0 to 1 over equal parts of something that goes from its beginning to its end."""
    left, right, base, top = 46, WIDTH - 24, HEIGHT - 24, 24
    parts = [_open(title, HEIGHT)]
    for share in (0.0, 0.5, 1.0):
        y = base - (base - top) * share
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{100 * share:.0f}%</text>')
    for tick in range(0, 101, 25):
        x = left + (right - left) * tick / 100
        parts.append(f'<text class="tick" x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="middle">{tick}%</text>')
    for kind, (name, values) in enumerate(series.items()):
        step = (right - left) / len(values)
        points = " ".join(
            f"{left + (at + 0.5) * step:.1f},{base - (base - top) * value:.1f}" for at, value in enumerate(values)
        )
        parts.append(f'<polyline class="curve c{kind}" points="{points}"><title>{escape(name)}</title></polyline>')
    parts += _legend(list(series), left)
    parts.append("</svg>")
    return "".join(parts)


def _legend(names: Sequence[str], left: float) -> list[str]:
    return [
        f'<rect class="bar s{kind}" x="{left + 4 + kind * 165}" y="4" width="10" height="10"/>'
        f'<text x="{left + 18 + kind * 165}" y="13">{escape(_short(name))}</text>'
        for kind, name in enumerate(names)
    ]


def histogram(title: str, series: Mapping[str, Counter[float]], bins: int = 24) -> str:
    """How values are spread; each series as a share of its own total, side by side in each bin."""
    series = {name: counts for name, counts in series.items() if counts}
    if not series:
        return ""
    values = [value for counts in series.values() for value in counts]
    least, most = min(values), max(values)
    is_whole = all(float(value).is_integer() for value in values)
    step = (most - least) / bins if most > least else 1.0
    if is_whole:
        step = float(max(1, -int(-(most - least + 1) // bins)))
    cells = max(1, int((most - least) / step) + 1) if is_whole else bins
    shares: dict[str, list[float]] = {}
    for name, counts in series.items():
        total = sum(counts.values())
        shares[name] = [0.0] * cells
        for value, count in counts.items():
            shares[name][min(cells - 1, int((value - least) / step))] += count / total
    top = max(max(part) for part in shares.values()) or 1.0
    left, base = 46, HEIGHT - 24
    cell = (WIDTH - left - 10) / cells
    parts = [_open(title, HEIGHT)]
    for part in (0.0, 0.5, 1.0):
        y = base - (base - 24) * part
        parts.append(f'<line class="grid" x1="{left}" x2="{WIDTH - 10}" y1="{y:.1f}" y2="{y:.1f}"/>')
        text = f"{100 * top * part:.0f}%"
        parts.append(f'<text class="tick" x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{text}</text>')
    wide = cell * 0.9 / len(shares)
    for kind, (name, heights) in enumerate(shares.items()):
        for at, share in enumerate(heights):
            if share:
                high = (base - 24) * share / top
                low_value, high_value = least + at * step, least + (at + 1) * step - (1 if is_whole else 0)
                span = f"{low_value:g}" if low_value >= high_value else f"{low_value:g}–{high_value:g}"
                hover = f"<title>{escape(name)} {span}: {100 * share:.1f}%</title>"
                parts.append(
                    f'<rect class="bar s{kind}" x="{left + at * cell + kind * wide:.1f}" y="{base - high:.1f}" '
                    f'width="{wide:.1f}" height="{high:.1f}">{hover}</rect>'
                )
    parts += _legend(list(shares), left)
    every = max(1, cells // 8)
    for at in range(0, cells, every):
        parts.append(
            f'<text class="tick" x="{left + at * cell + cell / 2:.1f}" y="{HEIGHT - 6}" text-anchor="middle">'
            f"{least + at * step:g}</text>"
        )
    parts.append("</svg>")
    return "".join(parts)


def _open(title: str, height: float) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}" '
        'xmlns="http://www.w3.org/2000/svg">'
    )


def _short(text: str) -> str:
    return text if len(text) <= 32 else text[:31] + "…"
