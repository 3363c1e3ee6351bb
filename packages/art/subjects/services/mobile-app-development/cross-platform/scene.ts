/** One pump house on a covered bridge; its pipe leads to a round basin on the left bank and a square one on the right bank. */
import { disc, panel, windows } from '#kit/face.ts';
import { LAMP, SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, dome, gable, prism, pyramid } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';
import { arch } from '#library/arcades.ts';
import { fence } from '#library/charging.ts';
import { person } from '#library/people.ts';
import { waterPipe } from '#library/pipes.ts';
import { tree } from '#library/plants.ts';
import { waterwheel } from '#library/waterwheels.ts';
import { spiritLevel } from './pipes.ts';

const MID = 6.5;
const DECK = 0.6;
const FRONT = 5.6;
const EAVES = 2.1;

const bridge = () => [
  prism({
    name: 'bridge',
    at: [3.4, 3.4, 0],
    along: 'y',
    length: 2.2,
    material: 'stone',
    points: [
      [0, 0],
      [1.3, 0],
      [1.75, 0.24],
      [3.1, 0.4],
      [4.45, 0.24],
      [4.9, 0],
      [6.2, 0],
      [6.2, DECK],
      [0, DECK],
    ],
  }),
  [3.55, 4.4, 8.45, 9.3].flatMap((x) =>
    [3.6, 5.3].map((y) =>
      box({ name: 'post', at: [x, y, DECK], size: [0.15, 0.15, EAVES - DECK], material: 'wood', castsShadow: false }),
    ),
  ),
  gable({ at: [3.3, 3.3, EAVES], size: [2, 2.4, 0.8], ridge: 'x', material: 'clay' }),
  gable({
    at: [7.7, 3.3, EAVES],
    size: [2, 2.4, 0.8],
    ridge: 'x',
    material: 'clay',
    cap: [disc(1.2, 0.3, 0.14, tone('gold', 'top'))],
  }),
  box({
    name: 'pump house',
    at: [5.3, 3.5, DECK],
    size: [2.4, 1.9, 2.8],
    material: 'paper',
    castsShadow: false,
    left: [
      arch(1.2, 0.8, 1.15, tone('teal', 'right')),
      windows({ columns: 3, rows: 1, below: 2.05, above: 0.25, sides: 0.25, lit: 2 }),
      panel(0, 1.86, 2.4, 1.96, tone('teal', 'left')),
    ],
    right: [
      windows({ columns: 2, rows: 1, below: 2.05, above: 0.25, sides: 0.25, lit: 2 }),
      panel(0, 1.86, 1.9, 1.96, tone('teal', 'right')),
    ],
  }),
  pyramid({
    name: 'hip roof',
    at: [5.1, 3.3, DECK + 2.8],
    size: [2.8, 2.3, 1],
    top: [0.9, 0.4],
    material: 'teal',
    castsShadow: false,
  }),
  box({
    name: 'skylight',
    at: [6.2, 4.32, DECK + 3.8],
    size: [0.6, 0.26, 0.26],
    material: 'glass',
    castsShadow: false,
  }),
];

const wheelOn = (x: number) => waterwheel({ at: [x, 5.5, 1.32], radius: 0.56, width: 0.16, spokes: 6, paddles: 10 });

const slabs: Vec2[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column): Vec2 => [0.65 + column * 1.15, 0.6 + row * 1.15]),
);

export default scene(() => ({
  block: {
    size: [13, 10],
    depth: 3.4,
    channel: 2.2,
    surface: 'desert',
    patches: [
      {
        at: [0.4, 5.2],
        size: [3.4, 3.6],
        surface: 'plaza',
        paint: slabs.map(([u, v]) => disc(u, v, 0.46, SURFACES.road)),
      },
      {
        at: [9.2, 5.2],
        size: [3.4, 3.6],
        surface: 'plaza',
        paint: slabs.map(([u, v]) => panel(u - 0.43, v - 0.43, u + 0.43, v + 0.43, SURFACES.road)),
      },
    ],
    hollows: [{ at: [4.7, 0], size: [3.6, 10], drop: 0.6, floor: 'sea', bed: 1.3 }],
  },
  shafts: [
    { face: 'left', at: 2.1, canal: [[2.1, 7.8]] },
    { face: 'left', at: MID },
    { face: 'left', at: 10.9, canal: [[10.9, 7.6]] },
  ],
  things: [
    bridge(),
    wheelOn(4.05),
    wheelOn(8.95),
    waterPipe(
      [
        [MID, 5.7, 0.62],
        [MID, 5.78, 0.34],
      ],
      4.4,
    ),
    [2.1, 10.9].map((x) => [
      waterPipe([
        [MID, 5.78, 0.34],
        [x, 5.78, 0.34],
        [x, 5.78, 1.5],
      ]),
      waterPipe([
        [x, 5.78, 1.5],
        [x, 6.5, 1.5],
        [x, 6.5, 0.64],
      ]),
    ]),
    fence(
      [
        [3.5, FRONT - 0.02, DECK],
        [9.5, FRONT - 0.02, DECK],
      ],
      0.5,
    ),
    spiritLevel([MID - 0.6, FRONT - 0.1, DECK + 0.52]),
    cylinder({
      name: 'round basin',
      at: [2.1, 7, 0],
      radius: 1,
      height: 0.6,
      material: 'stone',
      lid: tone('paper', 'top'),
    }),
    cylinder({
      name: 'water',
      at: [2.1, 7, 0.6],
      radius: 0.8,
      height: 0.01,
      material: 'teal',
      lid: tone('teal', 'left'),
      castsShadow: false,
    }),
    box({
      name: 'square basin',
      at: [10, 6, 0],
      size: [1.8, 1.8, 0.6],
      material: 'stone',
      top: [panel(0, 0, 1.8, 1.8, tone('paper', 'top')), panel(0.2, 0.2, 1.6, 1.6, tone('teal', 'left'))],
    }),
    cylinder({
      name: 'round house',
      at: [1.5, 3.6, 0],
      radius: 1.1,
      height: 1.4,
      material: 'paper',
      bands: [{ from: 1, to: 1.12, material: 'teal' }],
    }),
    dome({ name: 'dome', at: [1.5, 3.6, 1.4], radius: 1, material: 'gold', castsShadow: false }),
    box({
      name: 'square house',
      at: [10, 0.9, 0],
      size: [2, 2, 1.5],
      material: 'paper',
      left: [
        windows({ columns: 3, rows: 1, below: 0.45, above: 0.5, lit: 2 }),
        panel(0, 1.1, 2, 1.22, tone('teal', 'left')),
      ],
      right: [panel(0.8, 0, 1.2, 0.9, LAMP), panel(0, 1.1, 2, 1.22, tone('teal', 'right'))],
      top: [panel(0.15, 0.15, 1.85, 1.85, tone('paper', 'left'))],
    }),
    box({
      name: 'loft',
      at: [10.5, 1.4, 1.5],
      size: [1, 1, 0.6],
      material: 'gold',
      castsShadow: false,
      left: [panel(0.3, 0.12, 0.7, 0.45, LAMP)],
    }),
    tree([0.9, 8.9, 0], 1.4, { trunk: 0.08 }),
    box({ name: 'hedge', at: [11.7, 8.8, 0], size: [0.9, 0.9, 0.7], material: 'palm' }),
    person([3.7, 8.4, 0], 'ink'),
    person([9.2, 8.6, 0], 'clay'),
  ],
  why: { middle: [MID, 5.6, 1.4], zoom: 2, face: 'left' },
}));
