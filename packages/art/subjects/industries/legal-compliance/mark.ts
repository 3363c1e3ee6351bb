/** A pair of scales. */
import { tone } from '#kit/palette.ts';
import { cylinder, rod, sphere } from '#kit/solids.ts';

const pan = (x: number, y: number, z: number, end: number) => [
  cylinder({
    name: 'pan',
    at: [x, y, z],
    radius: 0.3,
    topRadius: 0.44,
    height: 0.2,
    material: 'gold',
    castsShadow: false,
  }),
  rod({
    name: 'strings',
    points: [
      [x - 0.32, y + 0.32, z + 0.2],
      [x, y, end],
      [x + 0.32, y - 0.32, z + 0.2],
    ],
    paint: tone('wood', 'right'),
    width: 1.4,
  }),
];

export default [
  cylinder({ name: 'foot', at: [1.35, 1.35, 0], radius: 0.7, topRadius: 0.5, height: 0.3, material: 'ink' }),
  cylinder({ name: 'post', at: [1.35, 1.35, 0.3], radius: 0.1, height: 2, material: 'gold', castsShadow: false }),
  sphere({ name: 'knob', at: [1.35, 1.35, 2.35], radius: 0.2, material: 'gold', castsShadow: false }),
  rod({ name: 'beam', at: [0.48, 2.22, 2.2], to: [2.22, 0.48, 2.2], paint: tone('gold', 'left'), width: 3.4 }),
  pan(0.48, 2.22, 0.95, 2.2),
  pan(2.22, 0.48, 0.95, 2.2),
];
