/** A kariz in section: a hill cut open along its sloping tunnel, a ring of spoil at every shaft, palm gardens where the water comes out. */
import { scene } from '../../kit/scene.ts';
import { pyramid } from '../../kit/solids.ts';
import type { Vec2, Vec3 } from '../../kit/space.ts';
import { datePalm, goat, greens } from '../../objects/farm.ts';
import { person } from '../../objects/people.ts';
import { cutHill, heightOn } from '../../objects/qanat.ts';
import { runnel } from '../../objects/terraces.ts';
import { domeHouse, mudHouse } from '../../objects/town.ts';
import { windlass } from '../../objects/well-gear.ts';

const SIZE = [16.6, 6.2] as const;
const BACK = 2.4;
const SLOPE: readonly Vec2[] = [
  [0, 3.3],
  [2.2, 3.1],
  [4.6, 2.5],
  [7, 1.7],
  [9.2, 0.95],
  [11, 0.36],
  [12, 0],
];
const SHAFTS = [1.4, 3.2, 4.9, 6.5, 8, 9.4] as const;
/** Far corner, width and height of each mountain, from the farthest to the nearest. */
const PEAKS = [
  [0.1, 3.4, 5.2, 'stone'],
  [3.5, 2.8, 3.9, 'rose'],
  [6.3, 2.6, 3.1, 'stone'],
  [8.9, 2, 1.8, 'rose'],
] as const;

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
        at: [11.9, 0.5],
        size: [4.4, 5.4],
        surface: 'lawn',
        paint: [
          runnel([
            [-0.2, 5.66],
            [0.3, 5.2],
            [0.9, 5.2],
            [0.9, 2.5],
            [4, 2.5],
          ]),
          runnel([
            [2.35, 2.5],
            [2.35, 4.9],
          ]),
          runnel([
            [3.75, 2.5],
            [3.75, 4.9],
          ]),
        ],
      },
      { at: [13.1, 3.5], size: [0.85, 1.9], surface: 'soil', paint: bed },
      { at: [14.5, 3.5], size: [0.85, 1.9], surface: 'soil', paint: bed },
      { at: [15.9, 3.5], size: [0.4, 1.9], surface: 'soil', paint: [greens(2)] },
    ],
  },
  shafts: [],
  things: [
    PEAKS.map(([x, width, height, material]) =>
      pyramid({
        name: 'mountain',
        at: [x, 0.05, 0],
        size: [width, BACK - 0.1, height],
        top: [width * 0.12, 0],
        material,
        castsShadow: false,
      }),
    ),
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
        domeHouse(onSlope(8.4, 2.9), [1.1, 1, 0.8], 'clay', 'paper').map((solid) => ({ ...solid, castsShadow: false })),
        windlass(onSlope(4.9, 5.65), 0.4, 'sand', 1.3),
        person(onSlope(5.7, 5.5), 'teal'),
        person(onSlope(2.3, 5.2), 'clay'),
        goat(onSlope(6.4, 4)),
      ],
    }),
    mudHouse([12.2, 0.7, 0], [1.5, 1.2, 1.1]),
    domeHouse([14.1, 0.8, 0], [1.4, 1.3, 1], 'paper'),
    datePalm([15.9, 1.7, 0], 2.1),
    datePalm([13.5, 3.8, 0], 1.9),
    datePalm([15, 4.4, 0], 1.8),
    datePalm([13.5, 5.2, 0], 1.7),
    person([13.7, 2.5, 0], 'clay'),
  ],
});
