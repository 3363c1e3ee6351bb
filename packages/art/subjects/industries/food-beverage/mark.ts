/** A carton of milk and an apple. */
import { panel } from '#kit/face.ts';
import { smooth } from '#kit/path.ts';
import { tone } from '#kit/palette.ts';
import { box, gable, sketch, sphere } from '#kit/solids.ts';
import { project } from '#kit/space.ts';

const band = panel(0, 0.3, 1.05, 0.8, tone('ink', 'left'));

export default [
  box({
    name: 'carton',
    at: [0.75, 0.45, 0],
    size: [1.05, 1.05, 1.25],
    material: 'glass',
    left: [band],
    right: [panel(0, 0.3, 1.05, 0.8, tone('ink', 'right'))],
  }),
  gable({ at: [0.75, 0.45, 1.25], size: [1.05, 1.05, 0.55], ridge: 'x', material: 'paper' }),
  box({ name: 'seam', at: [0.75, 0.93, 1.8], size: [1.05, 0.1, 0.22], material: 'paper', castsShadow: false }),
  sphere({ name: 'apple', at: [0.95, 2.1, 0], radius: 0.45, material: 'clay' }),
  sketch({
    name: 'stalk',
    at: [0.9, 2.05, 0.9],
    size: [0.2, 0.2, 0.4],
    shapes: [
      {
        d: `${smooth([project([0.95, 2.1, 0.82]), project([1.1, 2.1, 1.2]), project([1.45, 1.95, 1.2])])}${smooth([project([1.45, 1.95, 1.2]), project([1.3, 2.1, 0.95]), project([0.95, 2.1, 0.82])]).replace('M', 'L')}Z`,
        fill: tone('palm', 'left'),
      },
    ],
  }),
];
