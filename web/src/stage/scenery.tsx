// Places behind the things of a stage, in flat shapes: drawn once, never moved.

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Planks, a beam and lamplight: the market hall of the village. */
export function Timber() {
  return (
    <svg class="scenery" viewBox="0 0 1440 616" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="timber-beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#3a2617" />
          <stop offset="1" stop-color="#1b110a" />
        </linearGradient>
        <radialGradient id="timber-lamp">
          <stop offset="0" stop-color="#ffcf7a" stop-opacity=".5" />
          <stop offset="1" stop-color="#ffb04a" stop-opacity="0" />
        </radialGradient>
        <pattern id="timber-planks" width="120" height="616" patternUnits="userSpaceOnUse">
          <rect width="120" height="616" fill="#2b1c12" />
          <rect x="2" width="116" height="616" fill="#33221550" />
          <path
            d="M20 0Q28 200 16 400T24 616M70 0Q60 180 74 360T66 616M100 0Q108 240 98 616"
            stroke="#120a05"
            stroke-opacity=".5"
            stroke-width="2"
            fill="none"
          />
        </pattern>
      </defs>
      <rect width="1440" height="616" fill="url(#timber-planks)" />
      <rect width="1440" height="616" fill="#0f0d1c" opacity=".45" />
      <ellipse cx="300" cy="150" rx="520" ry="330" fill="url(#timber-lamp)" />
      <ellipse cx="860" cy="420" rx="560" ry="340" fill="url(#timber-lamp)" opacity=".7" />
      <rect width="1440" height="10" fill="url(#timber-beam)" />
    </svg>
  );
}

const arch = (k: number): string => {
  const [w, h, base] = [640 * k, 520 * k, 420 + 196 * k];
  const [shoulder, top] = [base - h * 0.62, base - h];
  const inside = `M${560 - w} 640V${shoulder}Q${560 - w} ${top} 560 ${base - h * 1.12}Q${560 + w} ${top} ${560 + w} ${shoulder}V640Z`;
  return `M-20 -20H1460V640H-20Z ${inside}`;
};

/** Arches one behind another, a floor of slabs, a torch on either side: the hall of the dungeon. */
export function Corridor() {
  return (
    <svg class="scenery" viewBox="0 0 1440 616" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="corridor-floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0d0a1d" />
          <stop offset=".66" stop-color="#191335" />
          <stop offset=".67" stop-color="#33285c" />
          <stop offset="1" stop-color="#1a142f" />
        </linearGradient>
        <radialGradient id="corridor-torch">
          <stop offset="0" stop-color="#ffb45a" stop-opacity=".6" />
          <stop offset="1" stop-color="#ff8a2a" stop-opacity="0" />
        </radialGradient>
        <pattern id="corridor-bricks" width="86" height="68" patternUnits="userSpaceOnUse">
          {upTo(2).map((row) => (
            <g key={row} fill="#fff" opacity={0.02 + row * 0.015}>
              <rect x={row * 43 - 43} y={row * 34} width="82" height="30" rx="3" />
              <rect x={row * 43 + 43} y={row * 34} width="82" height="30" rx="3" />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="1440" height="616" fill="url(#corridor-floor)" />
      <path d={arch(0.34)} fill-rule="evenodd" fill="#171132" />
      <path d={arch(0.52)} fill-rule="evenodd" fill="#1e1740" />
      <path d={arch(0.74)} fill-rule="evenodd" fill="#261d4e" />
      <path d={arch(0.98)} fill-rule="evenodd" fill="#2d235b" />
      <rect width="1440" height="616" fill="url(#corridor-bricks)" />
      <path d="M-300 620L380 470H740L1420 620Z" fill="#0d0920" opacity=".5" />
      <path
        d="M-300 620L380 470H740L1420 620M-20 620L450 470M280 620L520 470M560 620V470M840 620L600 470M1140 620L670 470M130 508H990M-20 545H1140M-200 590H1320"
        stroke="#5a4a9a"
        stroke-opacity=".35"
        stroke-width="2"
        fill="none"
      />
      <ellipse cx="20" cy="250" rx="330" ry="330" fill="url(#corridor-torch)" />
      <ellipse cx="1110" cy="250" rx="330" ry="330" fill="url(#corridor-torch)" opacity=".8" />
    </svg>
  );
}
