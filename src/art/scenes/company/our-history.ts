/** A kariz in section: a hill cut open along its sloping tunnel, a ring of spoil at every shaft, palm gardens where the water comes out. */
import { scene } from '../../kit/scene.ts';
import type { Vec2, Vec3 } from '../../kit/space.ts';
import { datePalm, goat, greens } from '../../objects/farm.ts';
import { person } from '../../objects/people.ts';
import { cutHill, heightOn, range } from '../../objects/qanat.ts';
import { runnel } from '../../objects/terraces.ts';
import { domeHouse, mudHouse } from '../../objects/town.ts';
import { windlass } from '../../objects/well-gear.ts';

const SIZE = [18, 7] as const;
const BACK = 2.6;
const SLOPE: readonly Vec2[] = [
  [0, 4.4],
  [2.2, 4.1],
  [4.6, 3.2],
  [7, 2.1],
  [9.2, 1.2],
  [11.2, 0.5],
  [12.4, 0],
];
const SHAFTS = [1.5, 3.3, 5, 6.6, 8.1, 9.5] as const;
/** The far range and the near one. */
const FAR: readonly Vec2[] = [
  [0, 5.2],
  [1.3, 6.6],
  [2.4, 5.4],
  [3.9, 6.4],
  [5.6, 4.2],
  [6.6, 4.9],
  [8.4, 2.5],
  [9.3, 3],
  [11.4, 0],
];
const NEAR: readonly Vec2[] = [
  [0, 4.6],
  [2.2, 4.9],
  [3, 4.2],
  [4.6, 4.5],
  [6.2, 3],
  [7.4, 3.1],
  [9.4, 1.5],
  [10.4, 1.6],
  [12.2, 0],
];

const onSlope = (x: number, y: number): Vec3 => [x, y, heightOn(SLOPE, x)];
const bed = [greens(4)];

export default scene({
  block: {
    size: SIZE,
    depth: 1.9,
    channel: false,
    surface: 'desert',
    patches: [
      {
        at: [12.4, 0.6],
        size: [5.2, 6],
        surface: 'lawn',
        paint: [
          runnel([
            [-0.3, 6.36],
            [0.2, 5.9],
            [0.9, 5.9],
            [0.9, 3.1],
            [4.6, 3.1],
          ]),
          runnel([
            [2.6, 3.1],
            [2.6, 5.6],
          ]),
          runnel([
            [4.2, 3.1],
            [4.2, 5.4],
          ]),
        ],
      },
      { at: [13.7, 4.3], size: [1, 2], surface: 'soil', paint: bed },
      { at: [15.35, 4.3], size: [0.95, 2], surface: 'soil', paint: bed },
      { at: [16.95, 4.3], size: [0.65, 2], surface: 'soil', paint: [greens(3)] },
    ],
  },
  shafts: [],
  things: [
    range([0, 0, 0], FAR, 1.2, 'stone'),
    range([0, 1.2, 0], NEAR, BACK - 1.2),
    cutHill({
      at: [0, BACK, 0],
      slope: SLOPE,
      depth: SIZE[1] - BACK,
      tunnel: [
        [0.5, 0.95],
        [12.1, 0.02],
      ],
      shafts: SHAFTS,
      things: [
        domeHouse(onSlope(8.2, 3.2), [1.1, 1, 0.8], 'clay', 'paper').map((solid) => ({ ...solid, castsShadow: false })),
        windlass(onSlope(5, 6.45), 0.4, 'sand', 1.3),
        person(onSlope(5.9, 6.3), 'teal'),
        person(onSlope(2.3, 6), 'clay'),
        goat(onSlope(6.8, 4.4)),
      ],
    }),
    mudHouse([13.4, 0.8, 0], [1.6, 1.3, 1.2]),
    domeHouse([15.4, 0.9, 0], [1.5, 1.4, 1.1], 'paper'),
    datePalm([17.2, 1.9, 0], 2.2),
    datePalm([13.2, 2.9, 0], 1.9),
    datePalm([15, 4.7, 0], 2),
    datePalm([16.6, 5.4, 0], 1.8),
    person([14.6, 2.9, 0], 'clay'),
  ],
});
