/** A strand of the double helix. */
import { line, smooth } from '#kit/path.ts';
import { tone } from '#kit/palette.ts';
import { cylinder, sketch } from '#kit/solids.ts';
import { project, type Vec2 } from '#kit/space.ts';

const FOOT = project([1.35, 1.35, 0.3]);
const HEIGHT = 36;
const SWING = 15;
const at = (share: number, side: 1 | -1): Vec2 => [
  FOOT[0] + side * SWING * Math.cos(share * Math.PI * 2),
  FOOT[1] - share * HEIGHT,
];
const strand = (side: 1 | -1, from: number, to: number) =>
  smooth(Array.from({ length: 7 }, (_, index) => at(from + ((to - from) * index) / 6, side)));
const rungs = [0, 0.12, 0.4, 0.5, 0.6, 0.9, 1].map((share) => line([at(share, 1), at(share, -1)])).join('');

export default [
  cylinder({ name: 'foot', at: [1.35, 1.35, 0], radius: 0.9, topRadius: 0.8, height: 0.2, material: 'stone' }),
  sketch({
    name: 'helix',
    at: [0.4, 0.4, 0.2],
    size: [1.9, 1.9, 2.6],
    shapes: [
      { d: rungs, stroke: tone('gold', 'left'), width: 2.4, cap: 'round' },
      { d: strand(-1, 0, 0.5), stroke: tone('teal', 'right'), width: 4.4, cap: 'round' },
      { d: strand(1, 0, 0.5), stroke: tone('clay', 'left'), width: 4.4, cap: 'round' },
      { d: strand(1, 0.5, 1), stroke: tone('clay', 'left'), width: 4.4, cap: 'round' },
      { d: strand(-1, 0.5, 1), stroke: tone('teal', 'right'), width: 4.4, cap: 'round' },
    ],
  }),
];
