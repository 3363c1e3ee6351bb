/** Parts of shops and markets: stalls, parcels, shelves, vans, card readers. */
import { area, panel, ribs, stroke, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism, rod } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { shifted } from './parts.ts';
import { wheels } from './vehicles.ts';

/**
 * A market stall 1.5 grid units wide along y, with wares on its counter and a striped awning that slopes down to the
 * right. The position is its minimum corner.
 */
export function marketStall([x, y, z]: Vec3, stripe: Material, wares: Material): Solid[] {
  const WIDTH = 1.5;
  const stripes = [0, 1, 2, 3, 4].map((index) =>
    prism({
      name: 'awning',
      at: [x, y + index * 0.3, z + 1.5],
      along: 'y',
      points: [
        [0, 0.5],
        [1.7, 0],
        [1.7, 0.12],
        [0, 0.62],
      ],
      length: 0.3,
      material: index % 2 === 0 ? stripe : 'paper',
      castsShadow: false,
    }),
  );
  return [
    box({
      name: 'back',
      at: [x, y, z],
      size: [0.15, WIDTH, 1.5],
      material: 'wood',
      right: [panel(0, 0.7, WIDTH, 0.78, tone('wood', 'left'))],
    }),
    box({
      name: 'counter',
      at: [x + 0.75, y + 0.05, z],
      size: [0.65, WIDTH - 0.1, 0.6],
      material: 'wood',
      right: [ribs(6, tone('ink', 'right')), panel(0, 0.5, WIDTH - 0.1, 0.6, tone(stripe, 'right'))],
    }),
    ...[0.12, 0.56, 1].map((dy, index) =>
      box({
        name: 'wares',
        at: [x + 0.9, y + dy, z + 0.6],
        size: [0.38, 0.36, 0.16 + (index % 2) * 0.14],
        material: index === 1 ? 'paper' : wares,
        castsShadow: false,
      }),
    ),
    rod({ name: 'post', at: [x + 1.6, y + 0.05, z], to: z + 1.5, paint: tone('wood', 'right'), width: 2 }),
    rod({ name: 'post', at: [x + 1.6, y + WIDTH - 0.05, z], to: z + 1.5, paint: tone('wood', 'left'), width: 2 }),
    ...stripes,
  ];
}

/** A parcel with a strip of tape. `at` is its minimum corner; `size` is width, depth and height in grid units. */
export const parcel = (at: Vec3, size: Vec3 = [0.5, 0.5, 0.4], material: Material = 'sand'): Solid => {
  const [w, d, h] = size;
  return box({
    name: 'parcel',
    at,
    size,
    material,
    left: [panel(w * 0.42, 0, w * 0.58, h, tone('wood', 'left'))],
    right: [panel(d * 0.2, h * 0.3, d * 0.6, h * 0.7, tone('paper', 'right'))],
    top: [panel(w * 0.42, 0, w * 0.58, d, tone('wood', 'left'))],
  });
};

/**
 * Open shelves with goods, facing left. `at` is their minimum corner, `size` in grid units; `gaps` are the indices of
 * empty cells, counted by rows from the lower left.
 */
export function shelf({
  at,
  size,
  columns,
  rows,
  gaps = [],
  frame = 'ink',
  goods = ['sand', 'clay', 'teal', 'gold', 'paper'],
}: {
  at: Vec3;
  size: Vec3;
  columns: number;
  rows: number;
  gaps?: readonly number[];
  frame?: Material;
  goods?: readonly Material[];
}): Solid {
  const [w, , h] = size;
  const [cell, tall] = [w / columns, h / rows];
  const inside: FacePaint = (face) =>
    Array.from({ length: columns * rows }, (_, index) => {
      const [u, v] = [(index % columns) * cell, Math.floor(index / columns) * tall];
      const good = goods[(index * 3 + Math.floor(index / columns)) % goods.length] ?? 'sand';
      const high = tall * (0.55 + ((index * 5) % 3) * 0.12);
      return [
        ...panel(
          u + cell * 0.06,
          v + tall * 0.08,
          u + cell * 0.94,
          v + tall * 0.94,
          tone(gaps.includes(index) ? 'ink' : frame, 'right'),
        )(face),
        ...(gaps.includes(index)
          ? []
          : panel(u + cell * 0.18, v + tall * 0.08, u + cell * 0.84, v + high, tone(good, 'left'))(face)),
      ];
    }).flat();
  return box({
    name: 'shelf',
    at,
    size,
    material: frame,
    left: [inside],
    top: [ribs(columns - 1, tone(frame, 'left'), 'upright', 1.2)],
  });
}

/**
 * A parcel van that heads to the lower right: 2 long, 0.9 wide, 1.1 high, in grid units. The position is its minimum
 * corner on the ground.
 */
export function parcelVan([x, y, z]: Vec3, material: Material = 'gold'): Solid {
  const outline: Vec2[] = [
    [0, 0.18],
    [2, 0.18],
    [2, 0.6],
    [1.72, 0.72],
    [1.5, 1.1],
    [0, 1.1],
  ];
  return prism({
    name: 'van',
    at: [x, y, z],
    along: 'y',
    points: outline,
    length: 0.9,
    material,
    cap: [
      area(
        [
          [1.3, 0.48],
          [1.3, 0.82],
          [1.46, 0.82],
          [1.64, 0.5],
        ],
        WINDOW_DARK,
      ),
      panel(0.15, 0.25, 0.95, 0.65, tone('paper', 'left')),
      stroke(
        [
          [0.3, 0.45],
          [0.6, 0.45],
          [0.6, 0.56],
          [0.76, 0.45],
          [0.6, 0.34],
          [0.6, 0.45],
        ],
        tone('teal', 'left'),
        1.4,
      ),
      ...shifted(wheels([0.4, 1.6], 0.19), 0, -0.12),
    ],
  });
}

/** A card terminal on a post, 1.3 grid units high, with its screen to the left. The position is its minimum corner. */
export const cardReader = ([x, y, z]: Vec3): Solid[] => [
  box({ name: 'post', at: [x + 0.15, y + 0.1, z], size: [0.2, 0.15, 0.45], material: 'steel' }),
  box({
    name: 'terminal',
    at: [x, y, z + 0.45],
    size: [0.5, 0.35, 0.7],
    material: 'ink',
    left: [
      panel(0.08, 0.4, 0.42, 0.62, SIGNAL),
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) =>
          panel(0.09 + column * 0.12, 0.07 + row * 0.1, 0.17 + column * 0.12, 0.13 + row * 0.1, tone('steel', 'top')),
        ),
      ),
    ],
    right: [panel(0.1, 0.3, 0.25, 0.36, LAMP)],
  }),
  box({
    name: 'card',
    at: [x + 0.14, y + 0.12, z + 1.15],
    size: [0.24, 0.04, 0.16],
    material: 'clay',
    castsShadow: false,
  }),
];
