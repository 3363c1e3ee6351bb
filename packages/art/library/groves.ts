/** Trees of towns and gardens. */
import type { Solid } from '#kit/shape.ts';
import { cylinder, sphere } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A slim cypress. */
export const cypress = ([x, y, z]: Vec3, height = 1.8): Solid[] => [
  cylinder({ name: 'trunk', at: [x, y, z], radius: 0.07, height: height * 0.14, material: 'wood' }),
  cylinder({
    name: 'cypress',
    at: [x, y, z + height * 0.14],
    radius: height * 0.15,
    topRadius: 0.02,
    height: height * 0.86,
    material: 'palm',
  }),
];

/** A round tree with a crown of two balls. */
export const planeTree = ([x, y, z]: Vec3, height = 1.5): Solid[] => [
  cylinder({ name: 'trunk', at: [x, y, z], radius: 0.08, height: height * 0.4, material: 'wood' }),
  sphere({ name: 'crown', at: [x, y, z + height * 0.4], radius: height * 0.3, material: 'palm', castsShadow: false }),
];
