/** Objects of a bank: towers of coins, a vault, deposit boxes. */
import { area, disc, panel, ribs, stroke, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { bolts, diameters } from '#library/gauges.ts';
import { drum } from '#library/parts.ts';

/** A stack of coins with small sideways offsets; every `storeyEvery`-th of them is a lit glass storey. */
export function coinTower(
  [x, y, z]: Vec3,
  radius: number,
  coins: number,
  materials: readonly Material[] = ['gold'],
  storeyEvery = 3,
): Solid[] {
  const high = 0.4;
  return [
    ...Array.from({ length: coins }, (_, index) => {
      const isStorey = index % storeyEvery === storeyEvery - 1;
      const [dx, dy] = [Math.sin(index * 2.4) * 0.07, Math.cos(index * 1.7) * 0.07];
      const material = materials[index % materials.length] ?? 'gold';
      return cylinder({
        name: 'coin',
        at: [x + dx, y + dy, z + index * high],
        radius: isStorey ? radius * 0.92 : radius,
        height: high,
        material: isStorey ? 'glass' : material,
        castsShadow: index === 0,
        bands: isStorey
          ? [
              { from: 0.05, to: 0.12, material: 'ink' },
              { from: 0.28, to: 0.35, material: 'ink' },
            ]
          : [
              { from: 0, to: 0.05, material: 'wood' },
              { from: 0.12, to: 0.16, material: 'sand' },
              { from: 0.26, to: 0.3, material: 'sand' },
            ],
      });
    }),
    cylinder({
      name: 'rim',
      at: [x, y, z + coins * high],
      radius: radius * 0.74,
      height: 0.06,
      material: 'gold',
      castsShadow: false,
    }),
    cylinder({
      name: 'field',
      at: [x, y, z + coins * high + 0.06],
      radius: radius * 0.5,
      height: 0.02,
      material: 'teal',
      castsShadow: false,
    }),
  ];
}

/** Handwheel and bolts of a vault door on a face, the middle at (u, v). */
const vaultFace = (u: number, v: number, radius: number): FacePaint[] => [
  disc(u, v, radius, tone('steel', 'right')),
  disc(u, v, radius * 0.86, tone('steel', 'top')),
  ...bolts(u, v, radius * 0.72, radius * 0.07),
  disc(u, v, radius * 0.46, tone('gold', 'left')),
  disc(u, v, radius * 0.36, tone('steel', 'left')),
  ...diameters(u, v, radius * 0.42, tone('gold', 'right'), radius * 2.6, 0.4),
  disc(u, v, radius * 0.12, tone('ink', 'left')),
];

/** The round doorway of a vault on a face, lit from inside. */
export const vaultOpening = (u: number, v: number, radius: number): FacePaint[] => [
  disc(u, v, radius * 1.14, tone('steel', 'right')),
  disc(u, v, radius, tone('ink', 'right')),
  disc(u, v, radius * 0.86, LAMP),
  panel(u - radius * 0.5, v - radius * 0.66, u + radius * 0.5, v - radius * 0.2, tone('gold', 'right')),
  panel(u - radius * 0.3, v - radius * 0.2, u + radius * 0.3, v + radius * 0.2, tone('gold', 'left')),
];

/** An open vault door, at a right angle to its doorway, its wheel to the right. */
export const vaultDoor = (at: Vec3, radius: number): Solid =>
  drum({
    name: 'vault door',
    corner: at,
    along: 'x',
    radius,
    length: 0.3,
    material: 'steel',
    cap: vaultFace(radius, radius, radius * 0.98),
  });

/** A wall of deposit boxes, facing left. */
export const depositBoxes = (at: Vec3, size: Vec3, columns: number, rows: number): Solid =>
  box({
    name: 'deposit boxes',
    at,
    size,
    material: 'steel',
    castsShadow: false,
    left: [
      ribs(columns - 1, tone('ink', 'left')),
      ribs(rows - 1, tone('ink', 'left'), 'level'),
      windows({ columns, rows, sides: 0, below: 0, above: 0, pane: [0.3, 0.2], fill: tone('gold', 'left'), lit: 0 }),
    ],
  });

/** Bars of gold in three layers. */
export const goldBars = ([x, y, z]: Vec3): Solid[] =>
  [3, 2, 1].map((count, layer) =>
    box({
      name: 'bars',
      at: [x + layer * 0.15, y, z + layer * 0.18],
      size: [count * 0.3, 0.5, 0.18],
      material: 'gold',
      castsShadow: false,
      left: [ribs(count - 1, tone('wood', 'left'), 'upright', 1.2)],
    }),
  );

/** A machine that sorts coins: a hopper above three glass tubes. */
export const coinSorter = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'sorter',
    at: [x, y, z],
    size: [1, 0.55, 0.7],
    material: 'teal',
    castsShadow: false,
    left: [0.1, 0.4, 0.7]
      .map((u, index) => panel(u, 0.08, u + 0.2, 0.3 + index * 0.12, tone('gold', 'top')))
      .concat(
        [0.1, 0.4, 0.7].map((u) =>
          stroke(
            [
              [u, 0.08],
              [u, 0.62],
              [u + 0.2, 0.62],
              [u + 0.2, 0.08],
            ],
            WHITE,
            1,
          ),
        ),
      ),
  }),
  cylinder({
    name: 'hopper',
    at: [x + 0.5, y + 0.27, z + 0.7],
    radius: 0.14,
    topRadius: 0.27,
    height: 0.3,
    material: 'steel',
    lid: tone('gold', 'top'),
    castsShadow: false,
  }),
];

/** A cash machine under a small roof, its screen to the left. */
export const cashMachine = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'cash machine',
    at: [x, y, z],
    size: [0.9, 0.7, 1.5],
    material: 'teal',
    left: [
      panel(0.15, 0.85, 0.75, 1.3, SIGNAL),
      panel(0.15, 0.55, 0.75, 0.72, tone('ink', 'left')),
      panel(0.25, 0.3, 0.65, 0.38, tone('ink', 'left')),
    ],
  }),
  box({
    name: 'roof',
    at: [x - 0.12, y - 0.1, z + 1.5],
    size: [1.14, 1.1, 0.12],
    material: 'paper',
    castsShadow: false,
    left: [panel(0.1, 0, 1.04, 0.05, LAMP)],
  }),
];

/** A key post: a short column with a keyhole. */
export const keyPost = ([x, y, z]: Vec3): Solid =>
  box({
    name: 'key post',
    at: [x, y, z],
    size: [0.3, 0.3, 0.9],
    material: 'ink',
    left: [
      disc(0.15, 0.68, 0.08, tone('gold', 'top')),
      area(
        [
          [0.11, 0.66],
          [0.19, 0.66],
          [0.21, 0.48],
          [0.09, 0.48],
        ],
        tone('gold', 'top'),
      ),
    ],
    right: [panel(0.08, 0.6, 0.22, 0.72, SIGNAL)],
  });
