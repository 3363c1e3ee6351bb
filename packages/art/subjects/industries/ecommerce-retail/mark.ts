/** A shopping bag. */
import { disc, stroke } from '#kit/face.ts';
import { smooth } from '#kit/path.ts';
import { tone, WHITE } from '#kit/palette.ts';
import { box, sketch } from '#kit/solids.ts';
import { project } from '#kit/space.ts';

/** A handle above the edge of the bag at `y`. */
const handle = (y: number) => ({
  d: smooth(
    (
      [
        [0.95, y, 1.6],
        [1.0, y, 2.15],
        [1.3, y, 2.4],
        [1.6, y, 2.15],
        [1.65, y, 1.6],
      ] as const
    ).map(project),
  ),
  stroke: tone('wood', 'right'),
  width: 2.6,
  cap: 'round' as const,
});

export default [
  sketch({ name: 'far handle', at: [0.9, 0.6, 1.6], size: [0.8, 0.1, 0.8], shapes: [handle(0.95)] }),
  box({
    name: 'bag',
    at: [0.5, 0.75, 0],
    size: [1.6, 1.1, 1.6],
    material: 'clay',
    left: [
      disc(0.55, 1, 0.12, WHITE),
      disc(1.05, 1, 0.12, WHITE),
      stroke(
        [
          [0.4, 0.6],
          [0.6, 0.42],
          [0.8, 0.36],
          [1, 0.42],
          [1.2, 0.6],
        ],
        WHITE,
        2.6,
      ),
    ],
  }),
  sketch({ name: 'near handle', at: [0.9, 1.85, 1.3], size: [0.8, 0.1, 1.1], shapes: [handle(1.85)] }),
];
