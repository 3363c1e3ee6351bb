/** A lookout on its hill and the clever small things about it. */
import { type Material, tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { cylinder } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A stone basin with water in it; deeper ones stand higher. */
export const basin = ([x, y, z]: Vec3, radius: number, height: number, material: Material = 'stone'): Solid[] => [
  cylinder({ name: 'basin', at: [x, y, z], radius, height, material }),
  cylinder({
    name: 'water',
    at: [x, y, z + height],
    radius: radius * 0.76,
    height: 0.01,
    material: 'teal',
    lid: tone('teal', 'left'),
    castsShadow: false,
  }),
];
