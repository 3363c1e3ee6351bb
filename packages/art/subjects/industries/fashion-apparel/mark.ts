/** A shirt on its hanger, seen from the front. */
import { line, polygon, smooth } from '#kit/path.ts';
import { tone } from '#kit/palette.ts';
import { sketch } from '#kit/solids.ts';
import { project, type Vec2 } from '#kit/space.ts';

const [, FOOT] = project([1.35, 1.35, 0]);
/** The right half of the outline from the neck down, in picture units from the middle of the plate. */
const HALF: readonly Vec2[] = [
  [5, 39],
  [10, 38],
  [24, 28],
  [18, 18],
  [13, 21.5],
  [13, 2],
];
const placed = (points: readonly Vec2[], [dx, dy]: Vec2 = [0, 0]) =>
  points.map(([x, y]): Vec2 => [x + dx, FOOT - y + dy]);
const OUTLINE: readonly Vec2[] = [...HALF, ...HALF.toReversed().map(([x, y]): Vec2 => [-x, y])];

export default sketch({
  name: 'shirt',
  at: [0.8, 0.8, 0],
  size: [1.1, 1.1, 2.3],
  castsShadow: true,
  shapes: [
    { d: polygon(placed(OUTLINE, [3, 1.6])), fill: tone('clay', 'right') },
    { d: polygon(placed(OUTLINE)), fill: tone('clay', 'left') },
    {
      d: polygon(
        placed([
          [-13, 16],
          [13, 16],
          [13, 10],
          [-13, 10],
        ]),
      ),
      fill: tone('paper', 'top'),
    },
    {
      d: polygon(
        placed([
          [-5, 39],
          [5, 39],
          [0, 32],
        ]),
      ),
      fill: tone('paper', 'left'),
    },
    {
      d:
        line(
          placed([
            [0, 37],
            [0, 41],
          ]),
        ) +
        smooth(
          placed([
            [0, 41],
            [3.6, 43],
            [1.6, 46],
            [-1.6, 44.4],
          ]),
        ),
      stroke: tone('steel', 'right'),
      width: 2,
    },
  ],
});
