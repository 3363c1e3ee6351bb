/** A school round its courtyard and bell tower, its classrooms without roofs; below, a boiler room where the channel turns a wheel. */
import { disc, panel, segment, stroke } from '#kit/face.ts';
import { SIGNAL, SURFACES, tone, WHITE, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder } from '#kit/solids.ts';
import { person } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { shelves, slab, wall } from '#library/rooms.ts';
import { rack } from '#library/works.ts';
import { bellTower, chairWheel, hoop, pupil, pupilDesk, tabletShelf, wallScreen, waterWheel } from './school.ts';

const SIZE = [13, 11.4] as const;
const DEPTH = 3.8;
const HIGH = 1.2;
const FLOOR = 0.12;
const ROOM = { x: 7.7, y: 6.9, width: 5.3, depth: 4.5 };
const CELLAR = { x: 7.7, width: 5.3, depth: 0.9, drop: 1.9 };
const COATS: readonly Material[] = ['teal', 'clay', 'gold', 'ink', 'palm', 'rose'];

const seat = (x: number, y: number, coat: Material) => [
  pupilDesk([x, y, FLOOR]),
  pupil([x + 0.3, y + 0.62, FLOOR], coat),
];

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 2.75,
    surface: 'desert',
    patches: [
      { at: [3.6, 3.4], size: [8.9, 3], surface: 'plaza' },
      {
        at: [3.6, 6.4],
        size: [3.6, 4.6],
        surface: 'lawn',
        paint: [
          stroke(
            [
              [0.3, 0.3],
              [3.3, 0.3],
              [3.3, 4.3],
              [0.3, 4.3],
              [0.3, 0.3],
            ],
            WHITE,
            1.4,
          ),
          segment([0.3, 2.3], [3.3, 2.3], WHITE, 1.4),
          disc(1.8, 2.3, 0.5, WHITE),
          disc(1.8, 2.3, 0.43, SURFACES.lawn),
        ],
      },
    ],
    hollows: [
      { at: [CELLAR.x, SIZE[1] - CELLAR.depth], size: [CELLAR.width, CELLAR.depth], drop: CELLAR.drop, floor: 'floor' },
    ],
  },
  shafts: [
    { face: 'left', at: 1.5, canal: [[1.5, 10.2]] },
    { face: 'left', at: 3.4, canal: [[3.4, 6]] },
    { face: 'left', at: 5.4, canal: [[5.4, 11]] },
    { face: 'left', at: 8.4 },
    { face: 'left', at: 10.4 },
    { face: 'right', at: 4.9, canal: [[8.2, 4.9]] },
  ],
  things: [
    slab([0.5, 0.5, 0], [12, 2.6], 'stone', [], FLOOR),
    wall([0.5, 0.5, FLOOR], [12, 0.14, HIGH], 'paper', [
      ...wallScreen(1, 0.35, 1.6, 0.7),
      ...wallScreen(5.1, 0.35, 1.6, 0.7),
      panel(8.4, 0, 11.8, HIGH, tone('wood', 'left')),
      (face) => shelves(12, 3)({ width: 3.2, height: 1.1, at: (u, v) => face.at(8.5 + u, 0.05 + v) }),
    ]),
    wall([0.5, 0.64, FLOOR], [0.14, 2.46, HIGH], 'paper', [], [panel(0.3, 0.4, 2.1, 1, tone('glass', 'right'))]),
    [4.4, 8.3].map((x) => wall([x, 0.64, FLOOR], [0.12, 1.8, HIGH], 'paper')),
    [1.3, 2.4, 3.3].map((x, index) => seat(x, 1.7, COATS[index] ?? 'teal')),
    [5, 6, 7].map((x, index) => seat(x, 1.7, COATS[index + 3] ?? 'teal')),
    box({
      name: 'reading table',
      at: [9.2, 1.7, FLOOR],
      size: [2, 0.7, 0.4],
      material: 'wood',
      castsShadow: false,
      top: [panel(0.2, 0.2, 0.5, 0.45, WHITE), panel(1.3, 0.2, 1.6, 0.45, tone('clay', 'top'))],
    }),
    slab([0.5, 3.1, 0], [2.6, 7], 'stone', [], FLOOR),
    wall(
      [0.5, 3.1, FLOOR],
      [0.14, 7, HIGH],
      'paper',
      [],
      [panel(0.6, 0.4, 2.8, 1, tone('glass', 'right')), panel(3.6, 0.4, 5.8, 1, tone('glass', 'right'))],
    ),
    wall([0.64, 6.4, FLOOR], [1.8, 0.12, HIGH], 'paper', wallScreen(0.5, 0.35, 1, 0.65)),
    [4, 5.1].flatMap((y) => [0.9, 1.9].map((x, index) => pupilDesk([x, y, FLOOR], index ? 'paper' : 'wood'))),
    [7.3, 8.5].flatMap((y) => [0.9, 1.9].map((x) => pupilDesk([x, y, FLOOR]))),
    bellTower([5, 3.9, 0], 3.6),
    palm([9.6, 4.5, 0], 2.2),
    person([7.4, 5.6, 0], 'clay'),
    person([4.4, 9.2, 0], 'teal'),
    hoop([5.1, 6.55, 0]),
    box({ name: 'bench', at: [10.6, 4, 0], size: [1.4, 0.4, 0.26], material: 'wood' }),
    slab([ROOM.x, ROOM.y, 0], [ROOM.width, ROOM.depth], 'stone', [panel(0.3, 0.3, 5, 1.2, tone('wood', 'top'))], FLOOR),
    wall([ROOM.x, ROOM.y, FLOOR], [ROOM.width, 0.14, 1.5], 'paper', wallScreen(1.2, 0.4, 2.2, 0.95)),
    wall(
      [ROOM.x, ROOM.y + 0.14, FLOOR],
      [0.14, ROOM.depth - 0.14, 1.5],
      'paper',
      [],
      [panel(0.4, 0.5, 1.8, 1.25, tone('glass', 'right')), panel(2.3, 0.5, 3.7, 1.25, tone('glass', 'right'))],
    ),
    box({
      name: 'lectern',
      at: [11.6, 7.5, FLOOR],
      size: [0.5, 0.4, 0.62],
      material: 'wood',
      castsShadow: false,
      top: [panel(0.08, 0.08, 0.42, 0.32, SIGNAL)],
    }),
    person([12.4, 7.7, FLOOR], 'ink'),
    tabletShelf([8.05, 7.05, FLOOR]),
    [8.2, 9.5, 10.8].map((x, index) => seat(x, 8.7, COATS[index] ?? 'teal')),
    [8.2, 9.5].map((x, index) => seat(x, 10, COATS[index + 3] ?? 'teal')),
    box({
      name: 'raised desk',
      at: [10.7, 10, FLOOR + 0.5],
      size: [0.9, 0.46, 0.07],
      material: 'teal',
      castsShadow: false,
    }),
    box({ name: 'desk leg', at: [11.5, 10.1, FLOOR], size: [0.08, 0.3, 0.5], material: 'steel', castsShadow: false }),
    pupil([11.1, 10.72, FLOOR + 0.16], 'clay'),
    chairWheel([11.1, 10.9, FLOOR + 0.19]),
    cylinder({
      name: 'boiler',
      at: [12.2, SIZE[1] - 0.46, -CELLAR.drop],
      radius: 0.4,
      height: 1.25,
      material: 'clay',
      bands: [
        { from: 0.25, to: 0.34, material: 'gold' },
        { from: 0.9, to: 1, material: 'gold' },
      ],
      castsShadow: false,
    }),
    waterWheel([9.4, SIZE[1] - 0.2, -CELLAR.drop + 0.62], 0.6),
    rack([10.7, SIZE[1] - 0.7, -CELLAR.drop], [0.6, 0.6, 1.2]),
  ],
  why: { middle: [10.4, 9.4, 0.3], zoom: 1.97 },
  features: {},
}));
