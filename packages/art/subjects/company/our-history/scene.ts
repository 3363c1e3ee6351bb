/** A kariz (qanat) in section: a hill cut open along its sloping tunnel, a ring of spoil at every shaft, palm gardens at the outlet. */
import { scene } from '#kit/scene.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { goat } from '#library/goat.ts';
import { person } from '#library/people.ts';
import { datePalm, plantRows } from '#library/plants.ts';
import { runnel } from '#library/terraces.ts';
import { domeHouse, mudHouse } from '#library/town.ts';
import { windlass } from '#library/well-gear.ts';
import { cutHill, heightOn } from './qanat.ts';

const SIZE = [15, 6] as const;
/** Where the gardens end and the hill begins along x. */
const FOOT = 4.2;
const SLOPE: readonly Vec2[] = [
  [0, 0],
  [1.2, 0.5],
  [3, 1.6],
  [5.2, 3.2],
  [7.4, 4.6],
  [9.2, 5.4],
  [SIZE[0] - FOOT, 5.8],
];
const SHAFTS = [9.4, 7.7, 6.1, 4.6, 3.2, 1.9] as const;

const onSlope = (x: number, y: number): Vec3 => [FOOT + x, y, heightOn(SLOPE, x)];
const bed = [plantRows(4)];

export default scene(() => ({
  block: {
    size: SIZE,
    depth: 1.7,
    channel: false,
    surface: 'desert',
    patches: [
      {
        at: [0.2, 0.3],
        size: [4, 5.4],
        surface: 'lawn',
        paint: [
          runnel([
            [4, 5.5],
            [3.5, 5.1],
            [0.5, 5.1],
            [0.5, 2.5],
            [3.6, 2.5],
          ]),
          runnel([
            [2, 2.5],
            [2, 5.1],
          ]),
        ],
      },
      { at: [1.05, 3.1], size: [0.8, 1.9], surface: 'soil', paint: bed },
      { at: [2.7, 3.1], size: [0.9, 1.9], surface: 'soil', paint: bed },
    ],
  },
  shafts: [],
  things: [
    cutHill({
      at: [FOOT, 0, 0],
      slope: SLOPE,
      depth: SIZE[1],
      tunnel: [
        [10.2, 1.3],
        [0, 0.02],
      ],
      shafts: SHAFTS,
      things: [
        domeHouse(onSlope(4.4, 1.2), [1.3, 1.2, 1.6], 'clay', 'paper').map((solid) => ({
          ...solid,
          castsShadow: false,
        })),
        windlass(onSlope(6.1, 5.45), 0.42, 'sand', 1.5),
        person(onSlope(7, 5), 'teal'),
        person(onSlope(3.9, 4.4), 'clay'),
        goat(onSlope(7.6, 2.6)),
        goat(onSlope(8.6, 1.8)),
      ],
    }),
    mudHouse([0.4, 0.6, 0], [1.5, 1.2, 1.1]),
    domeHouse([2.3, 0.5, 0], [1.4, 1.3, 1], 'paper'),
    datePalm([0.5, 2.7, 0], 2.1),
    datePalm([2.2, 3.4, 0], 1.9),
    datePalm([1.1, 5.5, 0], 1.7),
    person([3.2, 2.4, 0], 'clay'),
  ],
}));
