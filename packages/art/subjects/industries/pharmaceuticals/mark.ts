/** A bottle and one capsule beside it. */
import { line } from '#kit/path.ts';
import { tone, WHITE } from '#kit/palette.ts';
import { cylinder, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';

const half = (from: Vec3, to: Vec3) => line([from, to].map(project));

export default [
  cylinder({
    name: 'bottle',
    at: [1.05, 1.05, 0],
    radius: 0.72,
    height: 1.45,
    material: 'clay',
    bands: [{ from: 0.3, to: 1.05, material: 'paper' }],
  }),
  cylinder({ name: 'cap', at: [1.05, 1.05, 1.45], radius: 0.78, height: 0.45, material: 'steel', castsShadow: false }),
  sketch({
    name: 'capsule',
    at: [0.9, 2, 0],
    size: [1.5, 0.6, 0.5],
    castsShadow: true,
    shapes: [
      { d: half([1.15, 2.3, 0.28], [1.7, 2.3, 0.28]), stroke: WHITE, width: 9, cap: 'round' },
      { d: half([1.7, 2.3, 0.28], [2.15, 2.3, 0.28]), stroke: tone('teal', 'left'), width: 9, cap: 'round' },
      { d: half([1.5, 2.3, 0.28], [1.75, 2.3, 0.28]), stroke: WHITE, width: 9 },
      { d: half([1.2, 2.3, 0.42], [2.05, 2.3, 0.42]), stroke: WHITE, width: 1.4, cap: 'round', opacity: 0.7 },
    ],
  }),
];
