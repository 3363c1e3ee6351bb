/** A dumbbell with six-sided heads. */
import { disc } from '#kit/face.ts';
import { tone, WHITE } from '#kit/palette.ts';
import { prism } from '#kit/solids.ts';
import { ring } from '#library/parts.ts';

const AXIS = [1.35, 0.76] as const;

const head = (x: number) =>
  prism({
    name: 'head',
    at: [x, 0, 0],
    along: 'x',
    points: ring(0.86, 6, AXIS),
    length: 0.65,
    material: 'clay',
    cap: [disc(0.86, 0.74, 0.46, tone('clay', 'left')), disc(0.86, 0.74, 0.2, WHITE)],
  });

export default [
  head(0.2),
  prism({
    name: 'bar',
    at: [0.85, 0, 0],
    along: 'x',
    points: ring(0.24, 8, AXIS),
    length: 0.95,
    material: 'steel',
    castsShadow: false,
  }),
  head(1.8),
];
