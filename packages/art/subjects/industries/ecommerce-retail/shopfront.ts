/** Objects of a shop: awning and window, till, scooter, a lift for one parcel. */
import { area, disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { shifted } from '#library/parts.ts';
import { wheels } from '#library/vehicles.ts';

/** A striped awning over a front that faces left, 0.86 deep; it slopes down by 0.4. */
export const frontAwning = ([x, y, z]: Vec3, width: number): Solid[] =>
  Array.from({ length: 9 }, (_, index) =>
    prism({
      name: 'awning',
      at: [x + (index * width) / 9, y, z],
      along: 'x',
      points: [
        [0, 0.5],
        [0.8, 0.18],
        [0.8, 0],
        [0.86, 0],
        [0.86, 0.24],
        [0, 0.6],
      ],
      length: width / 9,
      material: index % 2 === 0 ? 'clay' : 'paper',
      castsShadow: false,
    }),
  );

/** A shop window with goods on two shelves. */
export const shopWindow = (u: number, v: number, width: number, height: number): FacePaint[] => [
  panel(u, v, u + width, v + height, tone('ink', 'left')),
  panel(u + 0.06, v + 0.06, u + width - 0.06, v + height - 0.06, LAMP),
  ...['teal', 'clay', 'paper', 'ink', 'gold'].flatMap((material, index) => {
    const at = u + 0.16 + (index * (width - 0.4)) / 5;
    return [panel(at, v + 0.06, at + 0.22, v + 0.3 + ((index * 7) % 3) * 0.12, tone(material as Material, 'left'))];
  }),
  area(
    [
      [u + 0.06, v + height - 0.06],
      [u + width * 0.35, v + height - 0.06],
      [u + 0.06, v + height * 0.5],
    ],
    tone('glass', 'top'),
  ),
];

/** A delivery scooter heading to the lower left, with a box behind the seat; 0.5 by 1.5. */
export const scooter = ([x, y, z]: Vec3, material: Material = 'clay'): Solid[] => [
  box({
    name: 'delivery box',
    at: [x, y, z + 0.42],
    size: [0.5, 0.5, 0.48],
    material: 'teal',
    right: [panel(0.1, 0.1, 0.4, 0.38, WHITE)],
  }),
  prism({
    name: 'scooter',
    at: [x + 0.12, y, z + 0.1],
    along: 'x',
    points: [
      [0, 0.05],
      [0, 0.3],
      [0.85, 0.3],
      [0.9, 0.12],
      [1.1, 0.12],
      [1.2, 0.3],
      [1.35, 0.3],
      [1.3, 0.02],
      [0.5, 0],
    ],
    length: 0.26,
    material,
    cap: shifted(wheels([0.24, 1.2], 0.17), 0, -0.1),
  }),
  rod({
    name: 'steering',
    at: [x + 0.25, y + 1.28, z + 0.38],
    to: [x + 0.25, y + 1.2, z + 0.86],
    paint: tone(material, 'left'),
    width: 3,
  }),
  rod({
    name: 'handlebar',
    at: [x, y + 1.2, z + 0.86],
    to: [x + 0.5, y + 1.2, z + 0.86],
    paint: tone('ink', 'left'),
    width: 2,
  }),
];

/** A till with its drawer open to the lower left, 0.8 wide. */
export const till = ([x, y, z]: Vec3): Solid[] => [
  box({ name: 'till', at: [x, y, z], size: [0.8, 0.55, 0.26], material: 'ink', castsShadow: false }),
  box({
    name: 'drawer',
    at: [x + 0.05, y + 0.55, z + 0.03],
    size: [0.7, 0.32, 0.14],
    material: 'steel',
    castsShadow: false,
    top: [
      panel(0.05, 0.05, 0.65, 0.27, tone('rubber', 'left')),
      ...[0.15, 0.3, 0.45, 0.58].map((u, index) => disc(u, 0.16, 0.055, tone(index % 2 ? 'clay' : 'gold', 'top'))),
    ],
  }),
  prism({
    name: 'screen',
    at: [x + 0.1, y + 0.1, z + 0.26],
    along: 'x',
    points: [
      [0, 0],
      [0.3, 0],
      [0.12, 0.5],
      [0, 0.5],
    ],
    length: 0.6,
    material: 'paper',
    castsShadow: false,
  }),
  box({
    name: 'display',
    at: [x + 0.2, y + 0.12, z + 0.76],
    size: [0.4, 0.08, 0.26],
    material: 'ink',
    castsShadow: false,
    left: [panel(0.05, 0.06, 0.35, 0.2, SIGNAL)],
  }),
];

/** Two shelf labels on a rail between two posts along x. */
export const labelRail = ([x, y, z]: Vec3, width: number, height: number): Solid[] => [
  rod({
    name: 'rail',
    points: [
      [x, y, z],
      [x, y, z + height],
      [x + width, y, z + height],
      [x + width, y, z],
    ],
    paint: tone('steel', 'right'),
    width: 2,
  }),
  ...[0.2, 0.62].map((share, index) =>
    box({
      name: 'label',
      at: [x + width * share, y, z + height - 0.5],
      size: [0.5, 0.05, 0.36],
      material: index ? 'gold' : 'paper',
      castsShadow: false,
      left: [
        panel(0.07, 0.2, 0.34, 0.28, tone('ink', 'left')),
        segment([0.08, 0.1], [0.42, 0.1], tone('clay', 'left'), 1.4),
      ],
    }),
  ),
];

/** A lift table on crossed legs with one parcel on it. */
export const parcelLift = ([x, y, z]: Vec3, height = 0.9): Solid[] => [
  box({ name: 'lift base', at: [x, y, z], size: [1.6, 1.6, 0.14], material: 'ink' }),
  ...[0.1, 1.5].map((dy) =>
    rod({
      name: 'legs',
      points: [
        [x + 0.15, y + dy, z + 0.14],
        [x + 1.45, y + dy, z + height],
        [x + 0.8, y + dy, z + 0.14 + (height - 0.14) / 2],
        [x + 0.15, y + dy, z + height],
        [x + 1.45, y + dy, z + 0.14],
      ],
      paint: tone('gold', 'left'),
      width: 2.6,
    }),
  ),
  box({
    name: 'lift table',
    at: [x, y, z + height],
    size: [1.6, 1.6, 0.14],
    material: 'gold',
    castsShadow: false,
    left: [ribs(10, tone('ink', 'left'), 'upright', 2)],
    right: [ribs(10, tone('ink', 'right'), 'upright', 2)],
  }),
  box({
    name: 'parcel',
    at: [x + 0.3, y + 0.3, z + height + 0.14],
    size: [1, 1, 0.85],
    material: 'wood',
    castsShadow: false,
    left: [panel(0.4, 0, 0.6, 0.85, tone('teal', 'left')), panel(0.08, 0.14, 0.34, 0.4, WHITE)],
    right: [panel(0.4, 0, 0.6, 0.85, tone('teal', 'right'))],
    top: [panel(0.4, 0, 0.6, 1, tone('teal', 'top')), panel(0, 0.4, 1, 0.6, tone('teal', 'top'))],
  }),
];

/** A chute for parcels. */
export const chute = ([x, y, z]: Vec3, length: number, drop: number): Solid =>
  prism({
    name: 'chute',
    at: [x, y, z],
    along: 'y',
    points: [
      [0, drop],
      [length, 0],
      [length, 0.14],
      [0, drop + 0.14],
    ],
    length: 0.6,
    material: 'steel',
    castsShadow: false,
  });

/** A big wire basket with goods, for a roof. */
export const roofBasket = ([x, y, z]: Vec3): Solid[] => [
  ...[
    [0.3, 'gold'],
    [0.95, 'teal'],
    [1.5, 'paper'],
  ].map(([dx, material], index) =>
    box({
      name: 'wares',
      at: [x + Number(dx), y + 0.3, z + 0.95],
      size: [0.55, 0.6, 0.4 + (index % 2) * 0.3],
      material: material as Material,
      castsShadow: false,
    }),
  ),
  box({
    name: 'basket',
    at: [x, y, z],
    size: [2.3, 1.2, 0.95],
    material: 'clay',
    castsShadow: false,
    left: [ribs(8, WHITE, 'upright', 1.6), ribs(2, WHITE, 'level', 1.6)],
    right: [ribs(4, WHITE, 'upright', 1.6), ribs(2, WHITE, 'level', 1.6)],
  }),
  rod({
    name: 'handle',
    points: [
      [x + 0.1, y + 1.2, z + 0.95],
      [x + 0.4, y + 1.2, z + 1.9],
      [x + 1.9, y + 1.2, z + 1.9],
      [x + 2.2, y + 1.2, z + 0.95],
    ],
    paint: tone('gold', 'left'),
    width: 3.4,
  }),
];

/** A glazed door with a dark frame. */
export const glassDoor = (u: number, width = 0.8, height = 1.4): FacePaint[] => [
  panel(u, 0, u + width, height, WINDOW_DARK),
  panel(u + 0.07, 0.07, u + width / 2 - 0.03, height - 0.07, tone('glass', 'left')),
  panel(u + width / 2 + 0.03, 0.07, u + width - 0.07, height - 0.07, tone('glass', 'left')),
];
