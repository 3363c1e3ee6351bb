import { disc, panel, segment } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { arc } from './parts.ts';

/**
 * A bus stop, open to the lower left: a glass screen, a bench, a roof and a sign on a pole, 2.5 by 1 grid units. The
 * position is the minimum corner of the screen.
 */
export const busStop = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'screen',
    at: [x, y, z],
    size: [2, 0.1, 1.3],
    material: 'glass',
    left: [
      segment([0.66, 0], [0.66, 1.3], tone('ink', 'left'), 1),
      segment([1.33, 0], [1.33, 1.3], tone('ink', 'left'), 1),
    ],
  }),
  box({
    name: 'bench',
    at: [x + 0.3, y + 0.2, z],
    size: [1.2, 0.3, 0.32],
    material: 'wood',
    castsShadow: false,
    left: [panel(0.14, 0, 1.06, 0.22, tone('ink', 'right'))],
  }),
  box({
    name: 'stop roof',
    at: [x - 0.1, y - 0.1, z + 1.3],
    size: [2.2, 1, 0.12],
    material: 'teal',
    castsShadow: false,
  }),
  rod({ name: 'stop pole', at: [x + 2.4, y + 0.8, z], to: z + 1.5, paint: tone('steel', 'right'), width: 2 }),
  prism({
    name: 'stop sign',
    at: [x + 2.2, y + 0.78, z + 1.5],
    along: 'y',
    length: 0.06,
    material: 'gold',
    castsShadow: false,
    points: [0, 90, 180, 270].flatMap((start) => arc(0.22, start, start + 90, 4, [0.2, 0.2])),
    cap: [disc(0.22, 0.22, 0.12, tone('paper', 'top'))],
  }),
];
