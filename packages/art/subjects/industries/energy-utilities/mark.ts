/** A solar panel. */
import { line, polygon } from '#kit/path.ts';
import { tone, WHITE } from '#kit/palette.ts';
import { box, sketch } from '#kit/solids.ts';
import { project, type Vec2 } from '#kit/space.ts';

const LOW = 0.35;
const HIGH = 1.9;
/** A point on the panel: u to the right, v from the lower edge to the upper. */
const at = (u: number, v: number): Vec2 => project([0.2 + u * 2.3, 2.4 - v * 1.5, LOW + v * (HIGH - LOW)]);
const rim = (lift: number) => polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)].map(([x, y]): Vec2 => [x, y + lift]));
const grid =
  [1, 2, 3].map((step) => line([at(step / 4, 0), at(step / 4, 1)])).join('') +
  [1, 2].map((step) => line([at(0, step / 3), at(1, step / 3)])).join('');

export default [
  box({ name: 'legs', at: [1.1, 0.9, 0], size: [0.5, 0.5, 1], material: 'steel' }),
  sketch({
    name: 'panel',
    at: [0.2, 0.9, LOW],
    size: [2.3, 1.5, HIGH - LOW],
    castsShadow: true,
    shapes: [
      { d: rim(2.4), fill: tone('gold', 'right') },
      { d: rim(0), fill: tone('ink', 'top') },
      { d: polygon([at(0.25, 1), at(0.5, 1), at(0.25, 0), at(0, 0)]), fill: WHITE, opacity: 0.16 },
      { d: grid, stroke: tone('glass', 'right'), width: 1 },
      { d: rim(0), stroke: tone('gold', 'top'), width: 1.8 },
    ],
  }),
];
