/** A car. */
import { area, disc } from '#kit/face.ts';
import { tone, WINDOW_DARK } from '#kit/palette.ts';
import { prism } from '#kit/solids.ts';

export default [
  prism({
    name: 'body',
    at: [0.1, 0.8, 0.14],
    along: 'y',
    points: [
      [0, 0],
      [2.6, 0],
      [2.6, 0.42],
      [2.4, 0.6],
      [0, 0.66],
    ],
    length: 1.2,
    material: 'clay',
    cap: [0.6, 2].flatMap((u) => [
      disc(u, 0.1, 0.32, tone('rubber', 'right')),
      disc(u, 0.1, 0.14, tone('steel', 'top')),
    ]),
  }),
  prism({
    name: 'cabin',
    at: [0.25, 0.86, 0.84],
    along: 'y',
    points: [
      [0, 0],
      [1.75, 0],
      [1.25, 0.55],
      [0.35, 0.58],
    ],
    length: 1.08,
    material: 'clay',
    castsShadow: false,
    cap: [
      area(
        [
          [0.2, 0.06],
          [0.78, 0.05],
          [0.78, 0.5],
          [0.42, 0.5],
        ],
        WINDOW_DARK,
      ),
      area(
        [
          [0.88, 0.05],
          [1.5, 0.04],
          [1.16, 0.48],
          [0.88, 0.5],
        ],
        WINDOW_DARK,
      ),
    ],
  }),
];
