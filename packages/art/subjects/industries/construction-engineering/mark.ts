/** A tower crane with a load. */
import { stroke } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { box, rod } from '#kit/solids.ts';

const MAST = 1.9;
const lattice = stroke(
  Array.from({ length: 8 }, (_, index) => [index % 2 === 0 ? 0 : 0.34, (index * MAST) / 7] as const),
  tone('wood', 'right'),
  1.6,
);

export default [
  box({ name: 'foot', at: [0.5, 0.9, 0], size: [0.95, 0.95, 0.2], material: 'stone' }),
  box({
    name: 'mast',
    at: [0.8, 1.2, 0.2],
    size: [0.34, 0.34, MAST],
    material: 'gold',
    left: [lattice],
    right: [lattice],
    castsShadow: false,
  }),
  box({ name: 'jib', at: [0.2, 1.25, 2.1], size: [2.4, 0.24, 0.24], material: 'gold', castsShadow: false }),
  box({ name: 'counterweight', at: [0.05, 1.15, 1.7], size: [0.4, 0.44, 0.4], material: 'ink', castsShadow: false }),
  rod({
    name: 'stay',
    points: [
      [0.25, 1.37, 2.34],
      [0.97, 1.37, 2.75],
      [2.3, 1.37, 2.34],
    ],
    paint: tone('wood', 'left'),
    width: 1.6,
  }),
  rod({ name: 'rope', at: [2.3, 1.37, 2.1], to: 1, paint: tone('ink', 'left'), width: 1.6 }),
  box({ name: 'load', at: [1.95, 1.07, 0.35], size: [0.7, 0.6, 0.65], material: 'clay', castsShadow: false }),
];
