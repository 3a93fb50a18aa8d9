// A panel at the side of the stage with everything that lies in it.

import { useState } from "preact/hooks";
import { BoardView } from "./board";
import { CardRow, CardTile } from "./cards";
import { Glyph } from "./glyphs";
import { DiceView, GoalView, OrderView, PileView, StatsView, SumView, TextView, TrackView } from "./items";
import { RoadView } from "./stage/road";
import { hasTarget } from "./stage/things";
import { useTargets } from "./targets";
import { plain } from "./text";
import type { Item, Panel } from "./wire";
import { t } from "./words";

/** `tiles` shows its cards as pictures alone, else as rows with their text. */
export function PanelView({ panel, items = panel.items ?? [], tiles = false }: PanelProps) {
  const targets = useTargets();
  const [isOpen, setOpen] = useState(panel.folded !== true);
  const shown = isOpen || hasTarget(items, targets.at);
  return (
    <section class={`pane panel p-${panel.role ?? "info"}`} aria-label={plain(panel.title)} data-panel={panel.id}>
      <h2>
        <button type="button" class="panel-head" aria-expanded={shown} onClick={() => setOpen(!isOpen)}>
          <span>{plain(panel.title)}</span>
          <Glyph name={shown ? "minus" : "plus"} size={11} />
        </button>
      </h2>
      {!shown ? null : items.length === 0 ? (
        <p class="nothing-here">{t("empty")}</p>
      ) : (
        <ItemList items={items} tiles={tiles} />
      )}
    </section>
  );
}

interface PanelProps {
  panel: Panel;
  items?: Item[];
  tiles?: boolean;
}

/** Things below each other; piles and pictures of cards side by side. */
export function ItemList({ items, tiles = false }: { items: Item[]; tiles?: boolean }) {
  return (
    <div class="items">
      {gather(items, tiles).map((group, i) =>
        Array.isArray(group) ? (
          <div key={i} class="tiles">
            {group.map((item, k) =>
              item.type === "card" ? (
                <CardTile key={item.id ?? k} card={item} />
              ) : (
                <ItemView key={item.id ?? k} item={item} />
              ),
            )}
          </div>
        ) : (
          <ItemView key={group.id ?? i} item={group} />
        ),
      )}
    </div>
  );
}

/** What lies side by side: piles, and cards where they are shown as tiles. */
const gather = (items: Item[], tiles: boolean): (Item | Item[])[] => {
  const groups: (Item | Item[])[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.type !== "pile" && !(tiles && item.type === "card")) groups.push(item);
    else if (Array.isArray(last) && last[0]?.type === item.type) last.push(item);
    else groups.push([item]);
  }
  return groups;
};

export function ItemView({ item }: { item: Item }) {
  switch (item.type) {
    case "card":
      return <CardRow card={item} />;
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
    case "order":
      return <OrderView order={item} />;
    case "goal":
      return <GoalView goal={item} />;
    case "text":
      return <TextView text={item} />;
    case "road":
      return <RoadView road={item} game="" isSmall />;
  }
}
