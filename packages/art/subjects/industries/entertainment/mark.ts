/** An open clapperboard. */
import { area, panel, segment, type FacePaint } from '#kit/face.ts';
import { tone, WHITE } from '#kit/palette.ts';
import { box, prism } from '#kit/solids.ts';

const slant = (u: number): FacePaint =>
  area(
    [
      [u, 0],
      [u + 0.28, 0],
      [u + 0.46, 0.3],
      [u + 0.18, 0.3],
    ],
    tone('ink', 'left'),
  );
/** Cosine and sine of the angle by which the upper bar is turned about its left end. */
const [COS, SIN] = [Math.cos(0.42), Math.sin(0.42)];
const turned = (u: number, v: number) => [u * COS - v * SIN, u * SIN + v * COS] as const;
const lifted = (u: number): FacePaint =>
  area(
    [
      [u, 0],
      [u + 0.28, 0],
      [u + 0.1, 0.3],
      [u - 0.18, 0.3],
    ].map(([x = 0, y = 0]) => {
      const [a, b] = turned(x, y);
      return [a + 0.3 * SIN, b] as const;
    }),
    tone('ink', 'left'),
  );

export default [
  box({
    name: 'slate',
    at: [0.3, 1.15, 0],
    size: [2.1, 0.4, 1.3],
    material: 'ink',
    left: [
      panel(0.2, 0.18, 1.25, 0.34, tone('steel', 'left')),
      panel(0.2, 0.5, 1.9, 0.6, tone('steel', 'right')),
      panel(0.2, 0.8, 1.9, 0.9, tone('steel', 'right')),
      segment([1.5, 0.15], [1.5, 0.45], WHITE, 1.6),
    ],
  }),
  box({
    name: 'bar',
    at: [0.3, 1.15, 1.3],
    size: [2.1, 0.4, 0.3],
    material: 'gold',
    left: [slant(0.15), slant(0.75), slant(1.35)],
    castsShadow: false,
  }),
  prism({
    name: 'clapper',
    at: [0.3, 1.15, 1.6],
    along: 'y',
    points: [turned(0, 0), turned(2.1, 0), turned(2.1, 0.3), turned(0, 0.3)],
    length: 0.4,
    material: 'gold',
    cap: [lifted(0.45), lifted(1.05), lifted(1.65)],
    castsShadow: false,
  }),
];
