// A panel of the table with everything that lies in it.

import { useState } from "preact/hooks";
import { BoardView } from "./board";
import { Glyph } from "./glyphs";
import { CardView, DiceView, PileView, StatsView, SumView, TextView, TrackView } from "./items";
import { plain } from "./text";
import type { Item, Panel } from "./wire";
import { t } from "./words";

export function PanelView({ panel }: { panel: Panel }) {
  const [open, setOpen] = useState(panel.folded !== true);
  const items = panel.items ?? [];
  const inside = !open ? null : items.length === 0 ? (
    <p class="nothing-here">{t("empty")}</p>
  ) : (
    <div class="items">
      {gather(items).map((group, i) => (
        <Group key={i} items={group} />
      ))}
    </div>
  );
  return (
    <section class={`panel p-${panel.role ?? "info"}`} aria-label={plain(panel.title)} data-panel={panel.id}>
      <h2>
        <button type="button" class="panel-head" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>{plain(panel.title)}</span>
          <Glyph name={open ? "minus" : "plus"} size={11} />
        </button>
      </h2>
      {inside}
    </section>
  );
}

/** Things of one kind lie side by side. */
const gather = (items: Item[]): Item[][] => {
  const groups: Item[][] = [];
  const family = (item: Item): string => (item.type === "card" || item.type === "pile" ? "card" : item.type);
  for (const item of items) {
    const last = groups.at(-1);
    const first = last?.[0];
    if (last !== undefined && first !== undefined && family(first) === family(item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
};

function Group({ items }: { items: Item[] }) {
  const first = items[0];
  const kind =
    first?.type === "card" || first?.type === "pile"
      ? "cards"
      : first?.type === "track"
        ? "tracks"
        : first?.type === "sum"
          ? "sums"
          : "plain-group";
  return (
    <div class={`group ${kind}`}>
      {items.map((item, i) => (
        <ItemView key={item.id ?? i} item={item} />
      ))}
    </div>
  );
}

function ItemView({ item }: { item: Item }) {
  switch (item.type) {
    case "card":
      return <CardView card={item} />;
    case "pile":
      return <PileView pile={item} />;
    case "board":
      return <BoardView board={item} />;
    case "track":
      return <TrackView track={item} />;
    case "dice":
      return <DiceView dice={item} />;
    case "sum":
      return <SumView sum={item} />;
    case "stats":
      return <StatsView stats={item} />;
    case "text":
      return <TextView text={item} />;
  }
}
