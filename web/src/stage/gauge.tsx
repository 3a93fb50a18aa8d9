// A round gauge with ticks and a needle, as machines have them.

interface GaugeProps {
  title: string;
  value: number;
  min: number;
  max: number;
}

/** Degrees from straight up to either end of the scale. */
const SWEEP = 125;

/** Where a value lies on the dial, in degrees clockwise from straight up. */
export const angleOf = (value: number, min: number, max: number): number => {
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return Math.round(-SWEEP + 2 * SWEEP * share);
};

export function Gauge({ title, value, min, max }: GaugeProps) {
  const ticks = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <svg
      class="gauge"
      viewBox="-50 -50 100 100"
      role="meter"
      aria-label={title}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <circle r="46" class="gauge-rim" />
      <circle r="40" class="gauge-face" />
      {ticks.map((tick) => (
        <path
          key={tick}
          d="M0-37V-29"
          transform={`rotate(${angleOf(tick, min, max)})`}
          class={`gauge-tick${tick <= value ? " on" : ""}`}
        />
      ))}
      <path d="M-2.600 4L0-26L2.600 4Z" class="gauge-needle" transform={`rotate(${angleOf(value, min, max)})`} />
      <circle r="5" class="gauge-hub" />
      <text y="33" text-anchor="middle" class="gauge-number">
        {value}
      </text>
    </svg>
  );
}
