/** A long cross-dock without its roof: trailers on one side, lorries on the other, pallets between, a shaft for every door. */
import { band, disc, panel, segment } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, WHITE, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod } from '#kit/solids.ts';
import { barrier } from '#library/barrier.ts';
import { pallet } from '#library/cargo.ts';
import { room } from '#library/parts.ts';
import { person } from '#library/people.ts';
import { slab } from '#library/rooms.ts';
import { truck } from '#library/vehicles.ts';
import { forklift, gatehouse, highRack, leveller, scanner, stacker, trailer } from './depot.ts';

const DEPTH = 3.4;
const DOORS = [2, 4.4, 6.8, 9.2] as const;
const FREE_DOOR = 6.8;
const DOCK = 0.5;
const HALL = { x: 0.9, y: 3.2, width: 10, depth: 2.9 };
const FRONT = HALL.y + HALL.depth;
const LORRIES: readonly (readonly [number, Material, Material])[] = [
  [2, 'paper', 'clay'],
  [4.4, 'paper', 'clay'],
  [9.2, 'paper', 'clay'],
];
const TRAILERS: readonly Material[] = ['ink', 'ink', 'ink', 'ink'];

/** A float gauge on the cut face beside a shaft. */
const gauge = (u: number, v: number) => [
  disc(u, v, 0.3, tone('ink', 'left')),
  disc(u, v, 0.24, WHITE),
  segment([u, v], [u + 0.12, v + 0.13], ALARM, 1.4),
];
/** Under the dock: batteries of the forklifts on their chargers, and a belt that sorts small parcels. */
const chargers = room({
  side: 'left',
  from: 3.3,
  below: 0.45,
  size: [1.7, 1.35],
  inside: [0.4, 0.82, 1.24].flatMap((u) => [
    panel(u, 0.16, u + 0.32, 0.62, tone('ink', 'left')),
    panel(u, 0.62, u + 0.32, 0.7, tone('gold', 'left')),
    disc(u + 0.16, 1, 0.08, SIGNAL),
  ]),
});
const sorter = room({
  side: 'left',
  from: 10.7,
  below: 0.45,
  size: [3, 1.35],
  inside: [
    panel(0.4, 0.4, 2.85, 0.5, tone('ink', 'left')),
    ...[0.5, 1.5, 2.6].map((u) => panel(u, 0.12, u + 0.1, 0.4, tone('steel', 'right'))),
    ...(['wood', 'gold', 'wood', 'clay'] as const).map((material, index) =>
      panel(0.55 + index * 0.58, 0.5, 0.95 + index * 0.58, 0.78 + (index % 2) * 0.14, tone(material, 'left')),
    ),
    panel(1.3, 1.05, 1.9, 1.3, tone('steel', 'left')),
  ],
});
const footing = (u: number) => [
  panel(u - 0.55, DEPTH - 0.42, u + 0.55, DEPTH, tone('stone', 'right')),
  panel(u - 0.2, DEPTH - 1.1, u + 0.2, DEPTH - 0.42, tone('stone', 'left')),
];
const mark = (x: number) => panel(x, 0.1, x + 0.08, 2.2, WHITE);

export default scene(() => ({
  block: {
    size: [15, 8.8],
    depth: DEPTH,
    channel: 2.4,
    surface: 'desert',
    patches: [
      {
        at: [0, FRONT],
        size: [15, 2.5],
        surface: 'road',
        paint: DOORS.flatMap((x) => [mark(x - 0.72), mark(x + 0.66)]),
      },
      { at: [0.9, 0.6], size: [10, 2.6], surface: 'road' },
      { at: [11.4, 0.3], size: [3.4, 3.2], surface: 'floor' },
    ],
    left: [...gauge(FREE_DOOR + 1.35, DEPTH - 0.8), chargers, sorter],
    right: footing(8.8 - 1.1),
  },
  shafts: [
    ...DOORS.map((x) => ({ face: 'left' as const, at: x + 0.9, canal: [[x + 0.9, FRONT + 0.1]] as const })),
    { face: 'right', at: 2 },
  ],
  things: [
    slab(
      [HALL.x, HALL.y, 0],
      [HALL.width, HALL.depth],
      'stone',
      [
        panel(0.15, 1.25, 9.85, 1.75, tone('sand', 'top')),
        ...DOORS.map((x) => panel(x - 1.3, 0.1, x - 0.5, 2.8, tone('paper', 'top'))),
      ],
      DOCK,
    ),
    TRAILERS.map((material, index) => trailer([(DOORS[index] ?? 0) - 0.48, HALL.y - 2.32, 0], material)),
    box({
      name: 'back wall',
      at: [HALL.x, HALL.y, DOCK],
      size: [HALL.width, 0.14, 1.5],
      material: 'paper',
      castsShadow: false,
      left: [
        band(1.24, 1.42, tone('teal', 'left')),
        ...DOORS.flatMap((x) => [
          panel(x - 1.4, 0, x - 0.4, 1.12, tone('ink', 'left')),
          panel(x - 1.3, 0, x - 0.5, 1.04, LAMP),
        ]),
      ],
    }),
    box({
      name: 'end wall',
      at: [HALL.x, HALL.y + 0.14, DOCK],
      size: [0.14, HALL.depth - 0.14, 1.5],
      material: 'paper',
      castsShadow: false,
      right: [band(1.24, 1.42, tone('teal', 'right'))],
    }),
    LORRIES.map(([x, material, cab]) => truck({ at: [x - 0.45, FRONT + 0.04, 0], heading: 'y', material, cab })),
    pallet([1.65, 5.1, DOCK], 'wood'),
    pallet([4.05, 5.1, DOCK], 'wood'),
    pallet([8.85, 3.6, DOCK], 'gold'),
    pallet([8.85, 5.1, DOCK], 'wood'),
    forklift([6.45, 3.5, DOCK], 'gold'),
    leveller([6.35, FRONT - 0.72, DOCK]),
    scanner([7.7, 5, DOCK], [7.05, 5.3, DOCK + 0.85]),
    person([7.9, 5.65, DOCK], 'clay'),
    person([3.2, 4.6, DOCK], 'teal'),
    highRack([11.6, 0.5, 0], [3.1, 1.2, 4.2], 4, 5),
    stacker([12.9, 1.9, 0], 3.6),
    gatehouse([13.1, 4.4, 0]),
    barrier([13.6, 5.7, 0], 2.2, 0.7),
    truck({ at: [11.3, 6.9, 0], material: 'paper', cab: 'clay' }),
    rod({
      name: 'lamp post',
      points: [
        [0.4, 8.6, 0],
        [0.4, 8.6, 2.6],
        [0.9, 8.4, 2.7],
      ],
      paint: tone('steel', 'right'),
      width: 1.8,
    }),
    box({ name: 'lamp', at: [0.8, 8.25, 2.62], size: [0.4, 0.24, 0.1], material: 'gold', castsShadow: false }),
  ],
  why: { middle: [6.9, 5.9, 0.2], zoom: 1.97 },
  features: { middle: [6.6, 8.8, 0], zoom: 1.22 },
}));
