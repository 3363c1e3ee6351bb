/** A factory with a saw-tooth roof. */
import { panel } from '#kit/face.ts';
import { tone, WINDOW_DARK } from '#kit/palette.ts';
import { cylinder, prism } from '#kit/solids.ts';

const EAVES = 0.8;
const RIDGE = 1.4;
const TOOTH = 0.75;

export default [
  cylinder({
    name: 'chimney',
    at: [0.85, 0.5, 0],
    radius: 0.3,
    topRadius: 0.22,
    height: 2.2,
    material: 'clay',
    lid: tone('ink', 'right'),
  }),
  prism({
    name: 'works',
    at: [0.2, 0.85, 0],
    along: 'y',
    points: [
      [0, 0],
      [3 * TOOTH, 0],
      [3 * TOOTH, RIDGE],
      [2 * TOOTH, EAVES],
      [2 * TOOTH, RIDGE],
      [TOOTH, EAVES],
      [TOOTH, RIDGE],
      [0, EAVES],
    ],
    length: 1.4,
    material: 'sand',
    cap: [0.18, 0.88, 1.58].map((u) => panel(u, 0.2, u + 0.45, 0.6, WINDOW_DARK)),
  }),
];
