/** The town of the home page: towers, roof equipment, a domed hall, a workshop. */
import { band, panel, ribs, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WINDOW, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, dome, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { arches } from '#library/arcades.ts';

interface Storeys {
  at: Vec3;
  size: Vec3;
  material?: Material;
  rows: number;
  columns: number;
  lit?: number;
  castsShadow?: boolean;
  hasDoors?: boolean;
}

/**
 * A block of storeys: shop fronts on the ground floor, windows, and a roof with a parapet. `at` is its minimum corner;
 * `rows` and `columns` count the windows of its left face.
 */
export function storeys({
  at,
  size: [w, d, h],
  material = 'paper',
  rows,
  columns,
  lit = 5,
  castsShadow = true,
  hasDoors = true,
}: Storeys): Solid {
  const fill = material === 'ink' ? WINDOW_DARK : WINDOW;
  const grid = (count: number): FacePaint =>
    windows({ columns: count, rows, fill, lit, below: hasDoors ? 0.5 : 0.2, above: 0.22, pane: [0.62, 0.6] });
  const side = Math.max(Math.round((columns * d) / w), 1);
  const shops = (width: number): FacePaint[] =>
    hasDoors ? [panel(0.14, 0, width - 0.14, 0.36, tone(material === 'ink' ? 'teal' : 'wood', 'right'))] : [];
  const door: FacePaint[] = hasDoors ? [panel(w / 2 - 0.2, 0, w / 2 + 0.2, 0.36, LAMP)] : [];
  return box({
    name: 'storeys',
    at,
    size: [w, d, h],
    material,
    castsShadow,
    left: [...shops(w), ...door, grid(columns)],
    right: [...shops(d), grid(side)],
    top: [
      panel(0.12, 0.12, w - 0.12, d - 0.12, tone(material, 'left')),
      panel(0.12, 0.12, w - 0.12, 0.24, tone(material, 'right')),
    ],
  });
}

/**
 * Equipment of a flat roof, in a square of 1.3 grid units: the top of the stairs, a round tank and an optional mast.
 * The position is its minimum corner.
 */
export const roofGear = ([x, y, z]: Vec3, stair: Material = 'stone', hasMast = false): Solid[] => [
  box({
    name: 'stair head',
    at: [x, y, z],
    size: [0.75, 0.6, 0.5],
    material: stair,
    castsShadow: false,
    left: [panel(0.26, 0, 0.5, 0.38, tone('ink', 'left'))],
  }),
  cylinder({
    name: 'roof tank',
    at: [x + 1.1, y + 0.9, z],
    radius: 0.24,
    height: 0.42,
    material: 'steel',
    castsShadow: false,
  }),
  ...(hasMast
    ? [rod({ name: 'mast', at: [x + 0.36, y + 0.3, z + 0.5], to: z + 1.6, paint: tone('clay', 'left'), width: 1.8 })]
    : []),
];

/** Two rows of solar panels on a roof, 1.2 by 1.08 grid units. The position is their minimum corner. */
export const roofPanels = ([x, y, z]: Vec3): Solid[] =>
  [0, 0.62].map((dy) =>
    box({
      name: 'panels',
      at: [x, y + dy, z],
      size: [1.2, 0.46, 0.12],
      material: 'ink',
      top: [ribs(4, tone('glass', 'right')), ribs(1, tone('glass', 'right'), 'level')],
      castsShadow: false,
    }),
  );

/** A hall of arches under a dome on a drum, 2.8 by 2.6 grid units. The position is its minimum corner. */
export const domedHall = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'hall',
    at: [x, y, z],
    size: [2.8, 2.6, 1.5],
    material: 'paper',
    left: [arches(5, { lit: 2, height: 0.7 }), band(1.3, 1.4, tone('sand', 'left'))],
    right: [arches(5, { lit: 3, height: 0.7 }), band(1.3, 1.4, tone('sand', 'right'))],
    top: [panel(0.12, 0.12, 2.68, 2.48, tone('paper', 'left'))],
  }),
  cylinder({
    name: 'drum',
    at: [x + 1.4, y + 1.3, z + 1.5],
    radius: 0.98,
    height: 0.4,
    material: 'paper',
    castsShadow: false,
    bands: [{ from: 0.1, to: 0.28, material: 'ink' }],
  }),
  dome({ name: 'dome', at: [x + 1.4, y + 1.3, z + 1.9], radius: 0.95, material: 'gold', castsShadow: false }),
  cylinder({
    name: 'lantern',
    at: [x + 1.4, y + 1.3, z + 2.85],
    radius: 0.2,
    topRadius: 0.14,
    height: 0.3,
    material: 'glass',
    castsShadow: false,
  }),
];

/** A workshop with a saw-tooth roof, 2.7 by 2.3 grid units. The position is its minimum corner. */
export const toothedShop = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'shop',
    at: [x, y, z],
    size: [2.7, 2.3, 1.1],
    material: 'stone',
    left: [
      panel(0.3, 0, 1, 0.8, tone('ink', 'left')),
      ...[0.15, 0.3, 0.45, 0.6].map((v) => panel(0.3, v, 1, v + 0.03, tone('ink', 'top'))),
      windows({ columns: 3, rows: 1, sides: 1.15, below: 0.4, above: 0.3, lit: 2, pane: [0.7, 0.8] }),
    ],
    right: [windows({ columns: 4, rows: 1, below: 0.4, above: 0.3, lit: 2 })],
  }),
  ...[0, 0.9, 1.8].map((dx) =>
    prism({
      name: 'tooth',
      at: [x + dx, y, z + 1.1],
      along: 'y',
      length: 2.3,
      material: 'clay',
      points: [
        [0, 0],
        [0.9, 0],
        [0.9, 0.62],
      ],
      castsShadow: false,
    }),
  ),
];
