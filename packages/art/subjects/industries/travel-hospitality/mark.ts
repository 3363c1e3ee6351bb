/** A suitcase on wheels with its handle pulled out. */
import { disc, panel } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { box, rod } from '#kit/solids.ts';

const rib = (u: number) => panel(u, 0.12, u + 0.14, 1.48, tone('clay', 'right'));

export default [
  rod({
    name: 'handle',
    points: [
      [0.85, 1.2, 1.6],
      [0.85, 1.2, 2.5],
      [1.75, 1.2, 2.5],
      [1.75, 1.2, 1.6],
    ],
    paint: tone('steel', 'right'),
    width: 2.6,
  }),
  box({
    name: 'wheels',
    at: [0.6, 1, 0],
    size: [1.4, 0.6, 0.18],
    material: 'rubber',
  }),
  box({
    name: 'suitcase',
    at: [0.45, 0.85, 0.18],
    size: [1.7, 0.85, 1.6],
    material: 'clay',
    left: [rib(0.22), rib(0.55), rib(1), rib(1.33), disc(0.85, 1.1, 0.3, tone('gold', 'top'))],
    castsShadow: false,
  }),
];
