// Numbers and marks with their signs: from the pictures that all games share, else one of our own glyphs, else words.

import { Icon, useArt } from "./art";
import { Glyph, hasGlyph } from "./glyphs";
import { named, plain } from "./text";
import type { Mark, Stat } from "./wire";

/** What the signs of scenes are called among the pictures of numbers. */
const NAMES: Record<string, string> = {
  blood: "damage",
  boot: "stamina",
  coin: "price",
  crown: "victory",
  heart: "health",
  shield: "defence",
  star: "experience",
  sword: "attack",
};

export const statName = (icon: string | undefined): string => NAMES[icon ?? ""] ?? icon ?? "";

export function StatIcon({ icon }: { icon: string | undefined }) {
  const found = useArt(`core/stat/${statName(icon)}`);
  if (found !== undefined) return <Icon name={found.icon} />;
  return hasGlyph(icon) ? <Glyph name={icon ?? ""} /> : null;
}

const useHasSign = (icon: string | undefined): boolean =>
  useArt(`core/stat/${statName(icon)}`) !== undefined || hasGlyph(icon);

export const countOf = (stat: Stat): string => `${stat.value}${stat.max === undefined ? "" : `/${stat.max}`}`;

/** What a reader hears for a number that is drawn with its sign. A label says it: hidden words are many boxes more. */
export const saidOf = (stat: Stat): string => `${plain(stat.label)} ${countOf(stat)}`;

export function StatChip({ stat, isNamed = false }: { stat: Stat; isNamed?: boolean }) {
  const label = plain(stat.label);
  const isSigned = useHasSign(stat.icon) && !isNamed;
  return (
    <span
      class={`chip stat of-${statName(stat.icon)}`}
      role={isSigned ? "img" : undefined}
      aria-label={isSigned ? saidOf(stat) : undefined}
      {...named(stat.label)}
    >
      <StatIcon icon={stat.icon} />
      {isSigned ? null : <span class="dim">{label} </span>}
      <b class="num">{countOf(stat)}</b>
    </span>
  );
}

/** The sign of a mark; null where it has none and its words must do. */
export function MarkIcon({ mark }: { mark: Mark }) {
  const found = useArt(mark.art);
  if (found !== undefined) return <Icon name={found.icon} />;
  return hasGlyph(mark.icon) ? <Glyph name={mark.icon ?? ""} /> : null;
}

export function MarkChip({ mark }: { mark: Mark }) {
  const label = plain(mark.label);
  const isSigned = useArt(mark.art) !== undefined || hasGlyph(mark.icon);
  return (
    <span
      class="mark"
      role={isSigned ? "img" : undefined}
      aria-label={isSigned ? `${label}${mark.value === undefined ? "" : ` ${mark.value}`}` : undefined}
      {...named(mark.label)}
    >
      <MarkIcon mark={mark} />
      {isSigned ? null : <span>{label}</span>}
      {mark.value === undefined ? null : <b class="num">{mark.value}</b>}
    </span>
  );
}
