/** Objects of a dairy and a kitchen: tanks, bottles, crates, ovens, the pass. */
import { area, band, disc, panel, ribs, segment } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { drum, moving } from '#library/parts.ts';

/** A round steel tank with a shallow cone on top, a band and a ladder at its right. */
export const dairyTank = ([x, y, z]: Vec3, radius: number, height: number, stripe: Material = 'teal'): Solid[] => [
  cylinder({
    name: 'tank',
    at: [x, y, z],
    radius,
    height,
    material: 'steel',
    bands: [
      { from: height * 0.08, to: height * 0.12, material: 'ink' },
      { from: height * 0.6, to: height * 0.78, material: stripe },
    ],
  }),
  cylinder({
    name: 'cone',
    at: [x, y, z + height],
    radius,
    topRadius: radius * 0.25,
    height: radius * 0.32,
    material: 'steel',
    castsShadow: false,
  }),
  cylinder({
    name: 'hatch',
    at: [x, y, z + height + radius * 0.32],
    radius: radius * 0.25,
    height: 0.16,
    material: 'ink',
    lid: tone('gold', 'left'),
    castsShadow: false,
  }),
  rod({
    name: 'ladder',
    at: [x + radius * 0.9, y + radius * 0.45, z],
    to: z + height,
    paint: tone('ink', 'left'),
    width: 1.3,
  }),
  rod({
    name: 'ladder',
    at: [x + radius, y + radius * 0.2, z],
    to: z + height,
    paint: tone('ink', 'left'),
    width: 1.3,
  }),
];

/** A milk bottle, 0.46 high. */
const bottle = ([x, y, z]: Vec3): Solid =>
  cylinder({
    name: 'bottle',
    at: [x, y, z],
    radius: 0.15,
    topRadius: 0.09,
    height: 0.46,
    material: 'paper',
    lid: tone('teal', 'left'),
    bands: [{ from: 0.38, to: 0.46, material: 'teal' }],
    castsShadow: false,
  });

/** A belt on a low frame along x with bottles at the given places. */
export const bottleBelt = ([x, y, z]: Vec3, length: number, places: readonly number[]): Solid[] => [
  box({
    name: 'belt',
    at: [x, y, z],
    size: [length, 0.6, 0.5],
    material: 'steel',
    left: [
      panel(0, 0, length, 0.3, tone('rubber', 'left')),
      ribs(Math.round(length * 1.6), tone('steel', 'top'), 'upright', 1.6),
    ],
    top: [panel(0, 0.1, length, 0.5, tone('rubber', 'top'))],
  }),
  ...places.map((dx) => bottle([x + dx, y + 0.3, z + 0.5])),
];

/** A round filler: a turning table with spouts over it. */
export const filler = ([x, y, z]: Vec3): Solid[] => [
  cylinder({ name: 'filler', at: [x, y, z], radius: 0.85, height: 0.5, material: 'steel' }),
  cylinder({ name: 'column', at: [x, y, z + 0.5], radius: 0.26, height: 0.75, material: 'steel', castsShadow: false }),
  ...[
    [0.5, 0.35],
    [0.05, 0.62],
    [0.62, -0.1],
    [-0.4, 0.5],
  ].map(([dx = 0, dy = 0]) => bottle([x + dx, y + dy, z + 0.5])),
  cylinder({
    name: 'bowl',
    at: [x, y, z + 1.25],
    radius: 0.8,
    topRadius: 0.9,
    height: 0.36,
    material: 'teal',
    lid: tone('steel', 'top'),
    castsShadow: false,
  }),
];

/** A crate of bottles, 0.8 by 0.8 by 0.5, their caps showing. */
export const bottleCrate = (at: Vec3, material: Material = 'clay'): Solid =>
  box({
    name: 'crate',
    at,
    size: [0.8, 0.8, 0.5],
    material,
    left: [panel(0.26, 0.28, 0.54, 0.38, tone(material, 'right')), ribs(2, tone(material, 'right'), 'level')],
    right: [panel(0.26, 0.28, 0.54, 0.38, tone('ink', 'right')), ribs(2, tone('ink', 'right'), 'level')],
    top: [
      panel(0.06, 0.06, 0.74, 0.74, tone(material, 'right')),
      ...[0.2, 0.4, 0.6].flatMap((u) => [0.2, 0.4, 0.6].map((v) => disc(u, v, 0.08, WHITE))),
    ],
  });

/** A hoist: a post with an arm along x; the crate on its hook sways. */
export const crateHoist = ([x, y, z]: Vec3, height: number, reach: number): Solid[] => [
  box({
    name: 'post',
    at: [x, y, z],
    size: [0.26, 0.26, height],
    material: 'gold',
    left: [ribs(8, tone('ink', 'left'), 'level', 1.2)],
  }),
  box({ name: 'jib', at: [x, y, z + height], size: [reach, 0.26, 0.22], material: 'gold', castsShadow: false }),
  rod({
    name: 'brace',
    at: [x + 0.2, y + 0.26, z + height - 0.8],
    to: [x + 1, y + 0.26, z + height],
    paint: tone('gold', 'right'),
    width: 2.4,
  }),
  rod({
    name: 'chain',
    at: [x + reach - 0.4, y + 0.2, z + height],
    to: z + height - 0.9,
    paint: tone('ink', 'left'),
    width: 1.6,
    motion: 'sway',
  }),
  moving(bottleCrate([x + reach - 0.8, y - 0.2, z + height - 1.5], 'teal'), 'sway'),
];

/** A kitchen range of four rings with two pots, a probe thermometer in one of them. */
export const range = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'range',
    at: [x, y, z],
    size: [1.8, 0.8, 0.8],
    material: 'ink',
    castsShadow: false,
    left: [
      panel(0.15, 0.12, 0.85, 0.52, LAMP),
      panel(0.2, 0.17, 0.8, 0.47, tone('clay', 'left')),
      panel(0.95, 0.12, 1.65, 0.52, tone('rubber', 'right')),
      ...[0.25, 0.55, 0.85, 1.15, 1.45].map((u) => disc(u, 0.67, 0.06, tone('steel', 'top'))),
    ],
    top: [0.45, 1.35].flatMap((u) => [0.2, 0.6].map((v) => disc(u, v, 0.15, tone('clay', 'left')))),
  }),
  cylinder({
    name: 'pot',
    at: [x + 0.5, y + 0.42, z + 0.8],
    radius: 0.34,
    height: 0.42,
    material: 'steel',
    lid: tone('rose', 'left'),
    castsShadow: false,
  }),
  cylinder({
    name: 'pot',
    at: [x + 1.35, y + 0.42, z + 0.8],
    radius: 0.28,
    height: 0.3,
    material: 'clay',
    lid: tone('gold', 'top'),
    castsShadow: false,
  }),
  rod({
    name: 'probe',
    at: [x + 0.55, y + 0.45, z + 1.2],
    to: [x + 0.72, y + 0.5, z + 1.7],
    paint: tone('ink', 'left'),
    width: 2.2,
  }),
];

/** The pass of a kitchen: a counter along x with order slips on a rail above it. */
export const pass = ([x, y, z]: Vec3, width: number): Solid[] => [
  box({
    name: 'pass',
    at: [x, y, z],
    size: [width, 0.5, 0.7],
    material: 'steel',
    left: [
      panel(0.1, 0.08, width - 0.1, 0.56, tone('steel', 'top')),
      panel(width / 2 - 0.02, 0.08, width / 2 + 0.02, 0.56, tone('steel', 'right')),
    ],
    castsShadow: false,
  }),
  ...[0.35, 1.05].map((dx) =>
    cylinder({
      name: 'plate',
      at: [x + dx, y + 0.25, z + 0.7],
      radius: 0.2,
      height: 0.04,
      material: 'paper',
      lid: tone(dx < 0.5 ? 'palm' : 'clay', 'top'),
      castsShadow: false,
    }),
  ),
  rod({
    name: 'rail',
    points: [
      [x + 0.1, y + 0.06, z + 0.7],
      [x + 0.1, y + 0.06, z + 1.5],
      [x + width - 0.1, y + 0.06, z + 1.5],
      [x + width - 0.1, y + 0.06, z + 0.7],
    ],
    paint: tone('ink', 'left'),
    width: 2,
  }),
  ...[0.3, 0.7, 1.1, 1.5]
    .filter((dx) => dx + 0.2 < width)
    .map((dx, index) =>
      box({
        name: 'slip',
        at: [x + dx, y + 0.08, z + 1.12 - (index % 2) * 0.08],
        size: [0.24, 0.03, 0.36 + (index % 2) * 0.08],
        material: 'paper',
        castsShadow: false,
        left: [panel(0.05, 0.22, 0.19, 0.26, tone('ink', 'left')), panel(0.05, 0.13, 0.16, 0.17, tone('clay', 'left'))],
      }),
    ),
];

/** A tunnel oven, its near side cut away: loaves on the lit belt. */
export const tunnelOven = ([x, y, z]: Vec3, length: number): Solid =>
  box({
    name: 'oven',
    at: [x, y, z],
    size: [length, 0.6, 1.2],
    material: 'clay',
    castsShadow: false,
    left: [
      panel(0.12, 0.3, length - 0.12, 0.86, LAMP),
      panel(0.12, 0.3, length - 0.12, 0.38, tone('rubber', 'left')),
      ...Array.from({ length: Math.floor(length / 0.5) }, (_, index) => 0.2 + index * 0.5).map((u) =>
        area(
          [
            [u, 0.38],
            [u + 0.36, 0.38],
            [u + 0.34, 0.54],
            [u + 0.25, 0.62],
            [u + 0.11, 0.62],
            [u + 0.02, 0.54],
          ],
          tone('wood', 'left'),
        ),
      ),
      band(1, 1.1, tone('clay', 'right')),
    ],
    right: [panel(0.1, 0.3, 0.5, 0.86, LAMP)],
  });

/** Wheels of cheese on boards, seen from the left. */
export const cheeseRack = (at: Vec3, size: Vec3, columns: number): Solid => {
  const [w, , h] = size;
  const cell = w / columns;
  return box({
    name: 'cheese',
    at,
    size,
    material: 'wood',
    castsShadow: false,
    left: [
      panel(0.04, 0.04, w - 0.04, h - 0.04, tone('rubber', 'left')),
      ...[0, 1, 2].flatMap((row) =>
        Array.from({ length: columns }, (_, column) =>
          disc(
            cell * (column + 0.5),
            h * (row / 3) + h / 6,
            Math.min(cell, h / 3) * 0.42,
            tone((row + column) % 4 === 1 ? 'clay' : 'gold', 'left'),
          ),
        ),
      ),
      segment([0, h / 3], [w, h / 3], tone('wood', 'top'), 1.8),
      segment([0, (2 * h) / 3], [w, (2 * h) / 3], tone('wood', 'top'), 1.8),
    ],
  });
};

/** A barrel lying with its end to the lower left. */
export const barrel = (at: Vec3, radius = 0.4, length = 0.6): Solid =>
  drum({
    name: 'barrel',
    corner: at,
    along: 'y',
    radius,
    length,
    material: 'wood',
    cap: [
      disc(radius, radius, radius * 0.84, tone('sand', 'left')),
      segment([radius * 0.5, radius * 0.4], [radius * 0.5, radius * 1.6], tone('wood', 'left'), 1),
      segment([radius * 1.5, radius * 0.4], [radius * 1.5, radius * 1.6], tone('wood', 'left'), 1),
      disc(radius, radius * 0.5, radius * 0.12, SIGNAL),
    ],
  });

/** An extraction hood over a range, hanging from the back. */
export const kitchenHood = ([x, y, z]: Vec3, width: number): Solid =>
  prism({
    name: 'hood',
    at: [x, y, z],
    along: 'x',
    points: [
      [0, 0],
      [0.7, 0],
      [0.7, 0.14],
      [0.3, 0.5],
      [0, 0.5],
    ],
    length: width,
    material: 'steel',
    castsShadow: false,
  });
