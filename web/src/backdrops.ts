// Backdrops of pictures: places in two flat layers, coloured by the picture's hue (`picture.ts` reads p-l1 to p-s2).

type Backdrop = (width: number, height: number) => string;

const lay = (path: string, layer: number): string => `<path d="${path}" class="p-l${layer}"/>`;
const each = <T>(things: readonly T[], draw: (thing: T, at: number) => string): string => things.map(draw).join("");
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Numbers between 0 and 1 that look random and are always the same. */
const scatter = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const vault: Backdrop = (w, h) => {
  const step = w / 4;
  const far = each(upTo(4), (i) => {
    const [left, middle, right] = [i * step + step * 0.12, i * step + step * 0.5, i * step + step * 0.88];
    return lay(
      `M${left} ${h}V${h * 0.5}Q${left} ${h * 0.16} ${middle} ${h * 0.12}Q${right} ${h * 0.16} ${right} ${h * 0.5}V${h}Z`,
      1,
    );
  });
  return `${far}<path class="p-l2" fill-rule="evenodd" d="M0 0H${w}V${h}H${w * 0.87}V${h * 0.52}Q${w * 0.84} ${h * 0.05} ${w * 0.5} ${h * 0.03}Q${w * 0.16} ${h * 0.05} ${w * 0.13} ${h * 0.52}V${h}H0Z"/>`;
};

const cave: Backdrop = (w, h) => {
  const next = scatter(4);
  let top = `M0 0H${w}V${h * 0.22}`;
  let floor = `M0 ${h}H${w}V${h * 0.8}`;
  for (const i of upTo(9)) {
    const x = w - (i + 0.5) * (w / 9);
    top += `L${x} ${h * (0.08 + 0.34 * next())}L${x - w / 18} ${h * 0.1}`;
    floor += `L${x} ${h * (0.92 - 0.26 * next())}L${x - w / 18} ${h * 0.9}`;
  }
  return (
    lay(`M0 ${h * 0.35}Q${w * 0.25} ${h * 0.12} ${w * 0.5} ${h * 0.2}T${w} ${h * 0.3}V0H0Z`, 1) +
    lay(`${top}L0 ${h * 0.3}Z`, 2) +
    lay(`${floor}L0 ${h * 0.78}Z`, 2)
  );
};

const crypt: Backdrop = (w, h) => {
  const columns = each([0.1, 0.36, 0.64, 0.9], (share) => {
    const x = w * share;
    return lay(`M${x - 9} ${h}V${h * 0.26}H${x - 14}V${h * 0.16}H${x + 14}V${h * 0.26}H${x + 9}V${h}Z`, 1);
  });
  const tombs = each(
    [
      [0.06, 42],
      [0.24, 26],
      [0.78, 30],
      [0.95, 46],
    ] as const,
    ([share, y]) => {
      const x = w * share;
      return lay(
        `M${x - 12} ${h}V${h - y + 10}Q${x - 12} ${h - y} ${x} ${h - y}Q${x + 12} ${h - y} ${x + 12} ${h - y + 10}V${h}Z`,
        2,
      );
    },
  );
  return `<rect width="${w}" height="${h * 0.14}" class="p-l2"/>${columns}${tombs}`;
};

const forest: Backdrop = (w, h) => {
  const far = each(upTo(Math.ceil((w + 12) / 34)), (i) => {
    const x = 8 + i * 34;
    const crown = `M${x} ${h}V${h * 0.5}L${x - 15} ${h * 0.55}L${x - 4} ${h * 0.3}L${x - 10} ${h * 0.33}L${x} ${h * 0.04}L${x + 10} ${h * 0.33}L${x + 4} ${h * 0.3}L${x + 15} ${h * 0.55}L${x} ${h * 0.5}Z`;
    return lay(crown, 1) + lay(`M${x - 19} ${h * 0.86}L${x} ${h * 0.4}L${x + 19} ${h * 0.86}Z`, 1);
  });
  const near = `M0 0H18Q12 ${h * 0.5} 26 ${h}H0ZM${w} 0H${w - 20}Q${w - 10} ${h * 0.4} ${w - 30} ${h}H${w}ZM0 0H${w}V8Q${w * 0.8} ${h * 0.2} ${w * 0.62} 10Q${w * 0.4} ${h * 0.16} ${w * 0.28} 8Q${w * 0.14} ${h * 0.2} 0 ${h * 0.24}Z`;
  return far + lay(near, 2);
};

const sky: Backdrop = (w, h) => {
  const cloud = (x: number, y: number, s: number): string =>
    `M${x - 24 * s} ${y}Q${x - 22 * s} ${y - 10 * s} ${x - 10 * s} ${y - 9 * s}Q${x - 4 * s} ${y - 20 * s} ${x + 8 * s} ${y - 12 * s}Q${x + 22 * s} ${y - 14 * s} ${x + 24 * s} ${y}Z`;
  const clouds = cloud(w * 0.2, h * 0.35, 1.3) + cloud(w * 0.82, h * 0.28, 1.5) + cloud(w * 0.62, h * 0.6, 1);
  const hills = `M0 ${h}V${h * 0.78}L${w * 0.16} ${h * 0.6}L${w * 0.28} ${h * 0.76}L${w * 0.42} ${h * 0.68}L${w * 0.6} ${h * 0.84}L${w * 0.8} ${h * 0.58}L${w} ${h * 0.8}V${h}Z`;
  return lay(clouds, 1) + lay(hills, 2);
};

const sea: Backdrop = (w, h) => {
  const wave = (y: number, high: number): string =>
    `M0 ${y}${`q${w / 16} ${-high} ${w / 8} 0t${w / 8} 0`.repeat(4)}V${h}H0Z`;
  return lay(wave(h * 0.48, 7), 1) + lay(wave(h * 0.66, 8), 1) + lay(wave(h * 0.84, 9), 2);
};

const fire: Backdrop = (w, h) => {
  const flame = (x: number, s: number): string =>
    `M${x - 14 * s} ${h}Q${x - 18 * s} ${h - 26 * s} ${x - 3 * s} ${h - 40 * s}Q${x - 4 * s} ${h - 54 * s} ${x + 4 * s} ${h - 66 * s}Q${x + 4 * s} ${h - 46 * s} ${x + 13 * s} ${h - 36 * s}Q${x + 20 * s} ${h - 20 * s} ${x + 13 * s} ${h}Z`;
  const flames = flame(w * 0.1, 1.5) + flame(w * 0.9, 1.6) + flame(w * 0.3, 1) + flame(w * 0.72, 1.05);
  return (
    lay(flames, 3) +
    lay(
      `M0 ${h}V${h * 0.86}L${w * 0.2} ${h * 0.92}L${w * 0.4} ${h * 0.85}L${w * 0.6} ${h * 0.93}L${w * 0.82} ${h * 0.86}L${w} ${h * 0.92}V${h}Z`,
      2,
    )
  );
};

const hall: Backdrop = (w, h) =>
  each([0.13, 0.38, 0.62, 0.87], (share) => {
    const x = w * share;
    return lay(`M${x - 13} 0H${x + 13}V${h * 0.62}L${x} ${h * 0.52}L${x - 13} ${h * 0.62}Z`, 1);
  }) + lay(`M0 ${h}V${h * 0.86}H${w * 0.12}V${h * 0.8}H${w * 0.88}V${h * 0.86}H${w}V${h}ZM0 0H${w}V${h * 0.08}H0Z`, 2);

const street: Backdrop = (w, h) => {
  const house = (x: number, top: number, wide: number): string =>
    `M${x} ${h}V${top}L${x + wide / 2} ${top - wide * 0.5}L${x + wide} ${top}V${h}Z`;
  const houses =
    house(0, h * 0.42, 40) +
    house(w * 0.24, h * 0.5, 32) +
    house(w * 0.44, h * 0.38, 36) +
    house(w * 0.68, h * 0.5, 30) +
    house(w * 0.84, h * 0.4, 40);
  const windows = each(
    [
      [0.06, 0.54],
      [0.13, 0.54],
      [0.9, 0.52],
      [0.5, 0.5],
      [0.29, 0.62],
    ] as const,
    ([x, y]) => `<rect x="${w * x}" y="${h * y}" width="6" height="8" class="p-l3"/>`,
  );
  return lay(houses, 1) + windows + lay(`M0 ${h}V${h * 0.88}Q${w * 0.5} ${h * 0.8} ${w} ${h * 0.88}V${h}Z`, 2);
};

const stars: Backdrop = (w, h) => {
  const next = scatter(9);
  const dots = each(
    upTo(34),
    () =>
      `<circle cx="${Math.round(next() * w)}" cy="${Math.round(next() * h * 0.8)}" r="${(0.6 + next() * 1.5).toFixed(1)}" class="p-l4"/>`,
  );
  const moon = `M${w * 0.5} ${h * -0.1}A${h * 0.62} ${h * 0.62} 0 1 0 ${w * 0.5} ${h * 1.14}A${h * 0.62} ${h * 0.62} 0 1 0 ${w * 0.5} ${h * -0.1}M${w * 0.5} ${h * 0.02}A${h * 0.5} ${h * 0.5} 0 1 1 ${w * 0.5} ${h * 1.02}A${h * 0.5} ${h * 0.5} 0 1 1 ${w * 0.5} ${h * 0.02}Z`;
  return `<path class="p-l1" d="${moon}" fill-rule="evenodd"/>${dots}`;
};

const mist: Backdrop = (w, h) => {
  const band = (y: number, high: number): string =>
    `M0 ${y}Q${w * 0.2} ${y - high} ${w * 0.42} ${y}T${w * 0.8} ${y - 2}T${w} ${y}V${y + h * 0.12}Q${w * 0.7} ${y + h * 0.05} ${w * 0.5} ${y + h * 0.14}T0 ${y + h * 0.1}Z`;
  const twigs = `M${w * 0.04} ${h}L${w * 0.1} ${h * 0.2}L${w * 0.02} ${h * 0.3}M${w * 0.1} ${h * 0.2}L${w * 0.16} ${h * 0.06}M${w * 0.93} ${h}L${w * 0.9} ${h * 0.26}L${w * 0.98} ${h * 0.14}M${w * 0.9} ${h * 0.26}L${w * 0.84} ${h * 0.1}`;
  return (
    lay(band(h * 0.22, 12), 1) +
    lay(band(h * 0.46, 14), 1) +
    lay(band(h * 0.72, 12), 1) +
    `<path d="${twigs}" stroke-width="5" class="p-s2"/>`
  );
};

const swamp: Backdrop = (w, h) => {
  const reeds = each(
    [
      [10, 6],
      [24, -3],
      [w - 14, -6],
      [w - 30, 4],
      [w - 4, -3],
    ] as const,
    ([x, lean]) =>
      `<path d="M${x} ${h}Q${x + 4} ${h * 0.7} ${x + lean} ${h * 0.42}" class="p-s2" stroke-width="3"/><ellipse cx="${x + lean}" cy="${h * 0.38}" rx="3" ry="9" class="p-l2"/>`,
  );
  return (
    lay(`M0 ${h * 0.5}Q${w * 0.3} ${h * 0.38} ${w * 0.5} ${h * 0.5}T${w} ${h * 0.46}V${h}H0Z`, 1) +
    `<ellipse cx="${w / 2}" cy="${h * 0.9}" rx="${w * 0.46}" ry="${h * 0.13}" class="p-l2"/>${reeds}`
  );
};

const desert: Backdrop = (w, h) =>
  `<circle cx="${w * 0.5}" cy="${h * 0.42}" r="${h * 0.4}" class="p-l3" opacity=".5"/>` +
  lay(`M0 ${h * 0.62}Q${w * 0.3} ${h * 0.44} ${w * 0.6} ${h * 0.62}T${w} ${h * 0.56}V${h}H0Z`, 1) +
  lay(`M0 ${h * 0.84}Q${w * 0.24} ${h * 0.68} ${w * 0.5} ${h * 0.82}T${w} ${h * 0.76}V${h}H0Z`, 2);

const ice: Backdrop = (w, h) => {
  const shards = `M0 ${h}V${h * 0.5}L${w * 0.1} ${h * 0.3}L${w * 0.18} ${h * 0.6}L${w * 0.3} ${h * 0.42}L${w * 0.4} ${h}ZM${w} ${h}V${h * 0.44}L${w * 0.9} ${h * 0.24}L${w * 0.82} ${h * 0.56}L${w * 0.68} ${h * 0.4}L${w * 0.6} ${h}Z`;
  const icicles = each(
    upTo(10),
    (i) => `L${w - ((i + 1) * w) / 11} ${h * (i % 2 === 0 ? 0.26 : 0.05) * (1 + 0.3 * ((((i + 1) * 7) % 3) - 1))}`,
  );
  return lay(shards, 1) + lay(`M0 0H${w}${icicles}L0 0Z`, 2);
};

const arcane: Backdrop = (w, h) => {
  const [x, y] = [w / 2, h / 2];
  const ray = (angle: number): string => `${x + 160 * Math.cos(angle)} ${y + 160 * Math.sin(angle)}`;
  const rays = each(upTo(16), (i) => lay(`M${x} ${y}L${ray(i * 0.3927)}L${ray(i * 0.3927 + 0.13)}Z`, 1));
  return `${rays}<circle cx="${x}" cy="${y}" r="${h * 0.56}" class="p-s1" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${h * 0.64}" class="p-s1" stroke-width="5" stroke-dasharray="3 9"/>`;
};

const forge: Backdrop = (w, h) =>
  each(upTo(9), (row) =>
    each(
      upTo(8),
      (at) =>
        `<rect x="${at * 34 + (row % 2) * 17 - 17}" y="${row * 15}" width="32" height="13" class="p-l1" opacity=".55"/>`,
    ),
  ) + lay(`M0 ${h}V${h * 0.84}H${w}V${h}Z`, 2);

const machine: Backdrop = (w, h) => {
  const pipes = each(
    [
      [6, 14, 30],
      [30, 8, 80],
      [w - 24, 16, 44],
      [w - 44, 9, 96],
      [w * 0.34, 6, 18],
      [w * 0.66, 6, 20],
    ] as const,
    ([x, wide, y]) =>
      `<rect x="${x}" width="${wide}" height="${h}" class="p-l1"/><rect x="${x - 3}" y="${y}" width="${wide + 6}" height="7" class="p-l2"/>`,
  );
  return `<circle cx="${w * 0.5}" cy="${h * 0.46}" r="${h * 0.5}" class="p-s1" stroke-width="12" stroke-dasharray="11 9"/><circle cx="${w * 0.5}" cy="${h * 0.46}" r="${h * 0.44}" class="p-s1" stroke-width="4"/>${pipes}`;
};

const planks: Backdrop = (w, h) => {
  const things = `M${w * 0.04} ${h * 0.6}V${h * 0.06}H${w * 0.2}V${h * 0.6}ZM${w * 0.22} ${h * 0.6}V${h * 0.16}H${w * 0.3}V${h * 0.6}ZM${w * 0.76} ${h * 0.6}L${w * 0.8} ${h * 0.1}H${w * 0.96}L${w} ${h * 0.6}Z`;
  const boards = each(
    upTo(4),
    (i) => `<path class="p-s2" stroke-width="1.6" d="M0 ${Math.round(h * (0.62 + i * i * 0.045))}H${w}"/>`,
  );
  return `${lay(things, 1)}<path class="p-l2" opacity=".6" d="M0 ${h * 0.6}H${w}V${h}H0Z"/>${boards}`;
};

const drawer: Backdrop = (w, h) =>
  lay(`M0 ${h * 0.3}L${w * 0.14} ${h * 0.12}H${w * 0.86}L${w} ${h * 0.3}V${h}H0Z`, 1) +
  lay(`M0 ${h * 0.82}L${w * 0.1} ${h * 0.74}H${w * 0.9}L${w} ${h * 0.82}V${h}H0Z`, 2);

const ruins: Backdrop = (w, h) =>
  lay(
    `M${w * 0.04} ${h}V${h * 0.3}Q${w * 0.2} ${h * -0.08} ${w * 0.36} ${h * 0.3}V${h}H${w * 0.3}V${h * 0.4}Q${w * 0.2} ${h * 0.12} ${w * 0.1} ${h * 0.4}V${h}ZM${w * 0.62} ${h}V${h * 0.36}Q${w * 0.8} ${h * -0.06} ${w * 0.97} ${h * 0.34}L${w * 0.93} ${h * 0.5}V${h}H${w * 0.88}V${h * 0.48}Q${w * 0.8} ${h * 0.16} ${w * 0.69} ${h * 0.46}V${h}Z`,
    1,
  ) +
  lay(
    `M0 ${h}V${h * 0.84}L${w * 0.1} ${h * 0.9}L${w * 0.24} ${h * 0.82}L${w * 0.5} ${h * 0.92}L${w * 0.74} ${h * 0.84}L${w * 0.9} ${h * 0.91}L${w} ${h * 0.83}V${h}Z`,
    2,
  );

const plain: Backdrop = () => "";

export const backdrops: Record<string, Backdrop> = {
  vault,
  cave,
  crypt,
  forest,
  sky,
  sea,
  fire,
  hall,
  street,
  stars,
  mist,
  swamp,
  desert,
  ice,
  arcane,
  forge,
  machine,
  planks,
  drawer,
  ruins,
  plain,
};
