/** The stations of a supply chain: dock, cold box, scanner arch, feeder, shop. */
import { band, disc, panel, ribs, segment, windows } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, WINDOW, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism, rod } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { container } from '#library/cargo.ts';

/** A loading dock 5.4 by 1.5 before a high-bay store, both along x; doors at 0.9, 2.7 and 4.5 from the left. */
export function dockedStore([x, y, z]: Vec3): Solid[] {
  const [w, deep, low, high] = [5.4, 1.5, 1.5, 3.3];
  const door = (u: number) => [
    panel(u - 0.62, 0, u + 0.62, 1.06, tone('ink', 'right')),
    panel(u - 0.5, 0, u + 0.5, 0.96, tone('ink', 'left')),
    ...[0.2, 0.42, 0.64].map((v) => segment([u - 0.5, v], [u + 0.5, v], tone('ink', 'top'), 0.8)),
    panel(u - 0.72, 0.5, u - 0.66, 0.72, LAMP),
  ];
  return [
    box({
      name: 'high bay',
      at: [x, y, z],
      size: [w, deep, high],
      material: 'paper',
      left: [ribs(26, tone('paper', 'right')), band(high - 0.62, high - 0.28, tone('teal', 'left'))],
      right: [ribs(8, tone('ink', 'top')), band(high - 0.62, high - 0.28, tone('teal', 'right'))],
      top: [
        ribs(9, tone('paper', 'left')),
        panel(0.7, 0.4, 2.1, 1.1, tone('glass', 'left')),
        panel(3.2, 0.4, 4.6, 1.1, tone('glass', 'left')),
      ],
    }),
    box({
      name: 'dock hall',
      at: [x, y + deep, z],
      size: [w, 1.3, low],
      material: 'sand',
      left: [0.9, 2.7, 4.5].flatMap(door),
      right: [windows({ columns: 2, rows: 1, below: 0.7, above: 0.3, lit: 2 })],
      top: [ribs(8, tone('sand', 'left'))],
    }),
    box({
      name: 'canopy',
      at: [x, y + deep + 1.3, z + 1.16],
      size: [w, 0.4, 0.1],
      material: 'teal',
      castsShadow: false,
    }),
  ];
}

/** An arch of scanners over a path along y, 1.2 wide; its beam blinks. */
export const scannerArch = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'arch',
    at: [x, y, z],
    size: [0.14, 0.2, 1.15],
    material: 'ink',
    right: [panel(0.06, 0.3, 0.14, 0.9, SIGNAL)],
  }),
  box({
    name: 'arch',
    at: [x + 1.06, y, z],
    size: [0.14, 0.2, 1.15],
    material: 'ink',
    left: [panel(0.04, 0.3, 0.1, 0.9, SIGNAL)],
  }),
  box({
    name: 'arch beam',
    at: [x, y, z + 1.15],
    size: [1.2, 0.2, 0.18],
    material: 'ink',
    castsShadow: false,
    left: [panel(0.2, 0.05, 1, 0.13, SIGNAL)],
  }),
  rod({
    name: 'beam',
    at: [x + 0.14, y + 0.1, z + 0.62],
    to: [x + 1.06, y + 0.1, z + 0.62],
    paint: SIGNAL,
    width: 1.4,
    motion: 'blink',
  }),
];

/** A cold box with a round dial on its front and its cooler on top. */
export const coldBox = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'cold box',
    at: [x, y, z],
    size: [1.5, 1.2, 1.2],
    material: 'glass',
    left: [
      ribs(2, tone('glass', 'right')),
      disc(0.75, 0.66, 0.36, tone('ink', 'left')),
      disc(0.75, 0.66, 0.3, WHITE),
      segment([0.75, 0.66], [0.92, 0.82], tone('clay', 'left'), 1.8),
      disc(0.75, 0.66, 0.05, tone('ink', 'left')),
    ],
    right: [panel(0.14, 0.1, 1.06, 1.06, tone('glass', 'left')), panel(0.2, 0.5, 0.28, 0.75, tone('ink', 'left'))],
  }),
  box({
    name: 'cooler',
    at: [x + 0.3, y + 0.2, z + 1.2],
    size: [0.9, 0.7, 0.26],
    material: 'steel',
    castsShadow: false,
    left: [ribs(6, tone('ink', 'top'))],
    top: [disc(0.45, 0.35, 0.24, tone('ink', 'left'))],
  }),
];

const PALLET_GAPS = [0.12, 0.46].map((u) => panel(u, 0, u + 0.22, 0.08, tone('ink', 'right')));

/** A pallet with its goods, 0.8 square. */
export const loadedPallet = ([x, y, z]: Vec3, goods: Material = 'gold', height = 0.6): Solid[] => [
  box({
    name: 'pallet',
    at: [x, y, z],
    size: [0.8, 0.8, 0.12],
    material: 'wood',
    left: PALLET_GAPS,
    right: PALLET_GAPS,
  }),
  box({
    name: 'goods',
    at: [x + 0.05, y + 0.05, z + 0.12],
    size: [0.7, 0.7, height],
    material: goods,
    left: [ribs(1, tone(goods, 'right')), ribs(1, tone(goods, 'right'), 'level')],
    right: [ribs(1, tone('wood', 'right')), ribs(1, tone('wood', 'right'), 'level')],
    castsShadow: false,
  }),
];

/** A small shop 1.4 square with an awning to the lower left. */
export const shop = ([x, y, z]: Vec3, walls: Material, awning: Material, height = 1.3): Solid[] => [
  box({
    name: 'shop',
    at: [x, y, z],
    size: [1.4, 1.4, height],
    material: walls,
    left: [
      panel(0.12, 0.2, 0.82, 0.76, WINDOW),
      panel(0.12, 0.2, 0.82, 0.34, tone('gold', 'left')),
      panel(0.95, 0, 1.28, 0.76, tone('wood', 'right')),
    ],
    right: [windows({ columns: 2, rows: 1, below: 0.4, above: height - 0.95, lit: 1 })],
    top: [panel(0.12, 0.12, 1.28, 1.28, tone(walls, 'left'))],
  }),
  prism({
    name: 'awning',
    at: [x, y + 1.4, z + 0.82],
    along: 'x',
    points: [
      [0, 0],
      [0.45, 0],
      [0.45, 0.06],
      [0, 0.28],
    ],
    length: 1.4,
    material: awning,
    castsShadow: false,
  }),
];

/** A feeder ship along y, 2 wide and 6 long, its bow to the lower left; z is the height of the water. */
export function feeder([x, y, z]: Vec3): Solid[] {
  const hull: Vec2[] = [
    [0.1, 0],
    [1.9, 0],
    [2, 4.6],
    [1.6, 5.6],
    [1, 6.1],
    [0.4, 5.6],
    [0, 4.6],
  ];
  const load: [number, number, number, Material][] = [
    [0.18, 1.4, 0, 'gold'],
    [1.08, 1.4, 0, 'teal'],
    [0.18, 3.2, 0, 'clay'],
    [1.08, 3.2, 0, 'paper'],
    [0.18, 1.4, 0.72, 'ink'],
  ];
  return [
    prism({
      name: 'waterline',
      at: [x, y, z],
      along: 'z',
      points: hull,
      length: 0.2,
      material: 'clay',
      castsShadow: false,
    }),
    prism({
      name: 'hull',
      at: [x, y, z + 0.2],
      along: 'z',
      points: hull,
      length: 0.6,
      material: 'ink',
      castsShadow: false,
    }),
    box({
      name: 'bridge',
      at: [x + 0.25, y + 0.25, z + 0.8],
      size: [1.5, 0.9, 1.5],
      material: 'paper',
      castsShadow: false,
      left: [windows({ columns: 4, rows: 3, lit: 4 })],
      right: [windows({ columns: 2, rows: 3, lit: 4 })],
    }),
    box({
      name: 'wheelhouse',
      at: [x + 0.1, y + 0.2, z + 2.3],
      size: [1.8, 1, 0.36],
      material: 'paper',
      castsShadow: false,
      left: [band(0.1, 0.26, tone('ink', 'left'))],
      right: [band(0.1, 0.26, tone('ink', 'right'))],
    }),
    ...load.map(([dx, dy, dz, material]) => container([x + dx, y + dy, z + 0.8 + dz], material, 'y')),
  ];
}

/** A slim quay crane: a mast, a jib `reach` long towards the lower right, a spreader on its rope. */
export function quayCrane([x, y, z]: Vec3, height: number, reach: number): Solid[] {
  const top = z + height;
  const rope = (dx: number): Vec3 => [x + dx, y + 0.17, top];
  const iron = tone('ink', 'left');
  return [
    box({ name: 'crane foot', at: [x - 0.2, y - 0.2, z], size: [0.74, 0.74, 0.3], material: 'ink' }),
    box({
      name: 'crane mast',
      at: [x, y, z + 0.3],
      size: [0.34, 0.34, height - 0.3],
      material: 'clay',
      left: [ribs(12, tone('clay', 'right'), 'level')],
      right: [ribs(12, tone('ink', 'right'), 'level')],
    }),
    box({
      name: 'jib',
      at: [x - 1.1, y + 0.05, top],
      size: [reach + 1.1, 0.24, 0.24],
      material: 'clay',
      castsShadow: false,
      left: [ribs(16, tone('clay', 'right'))],
    }),
    box({
      name: 'counterweight',
      at: [x - 1.1, y, top - 0.42],
      size: [0.6, 0.34, 0.42],
      material: 'ink',
      castsShadow: false,
    }),
    box({ name: 'head', at: [x, y, top + 0.24], size: [0.34, 0.34, 0.5], material: 'clay', castsShadow: false }),
    rod({
      name: 'stays',
      points: [
        [x - 1, y + 0.17, top + 0.24],
        [x + 0.17, y + 0.17, top + 0.74],
        [x + reach - 0.2, y + 0.17, top + 0.24],
      ],
      paint: iron,
      width: 1,
    }),
    rod({ name: 'rope', at: rope(reach - 0.9), to: [x + reach - 0.9, y + 0.17, top - 1], paint: iron, width: 1.2 }),
    box({
      name: 'spreader',
      at: [x + reach - 1.26, y - 0.5, top - 1.1],
      size: [0.72, 1.34, 0.1],
      material: 'gold',
      castsShadow: false,
    }),
  ];
}
