/** An identity card with a portrait, on its strap. */
import { area, disc, panel } from '#kit/face.ts';
import { smooth } from '#kit/path.ts';
import { tone } from '#kit/palette.ts';
import { box, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';

const STRAP: readonly Vec3[] = [
  [1.3, 1.4, 1.8],
  [0.72, 1.4, 2.4],
  [1.3, 1.4, 2.75],
  [1.88, 1.4, 2.4],
  [1.3, 1.4, 1.8],
];

export default [
  sketch({
    name: 'strap',
    at: [0.5, 1.2, 1.8],
    size: [1.6, 0.1, 1],
    shapes: [{ d: smooth(STRAP.map(project)), stroke: tone('clay', 'right'), width: 3 }],
  }),
  box({
    name: 'pass',
    at: [0.4, 1.2, 0],
    size: [1.8, 0.3, 1.85],
    material: 'paper',
    left: [
      panel(0, 1.45, 1.8, 1.85, tone('clay', 'left')),
      panel(0.6, 1.58, 1.2, 1.72, tone('paper', 'top')),
      disc(0.9, 1.02, 0.28, tone('ink', 'left')),
      area(
        [
          [0.35, 0.15],
          [0.4, 0.45],
          [0.62, 0.66],
          [1.18, 0.66],
          [1.4, 0.45],
          [1.45, 0.15],
        ],
        tone('ink', 'left'),
      ),
    ],
  }),
];
