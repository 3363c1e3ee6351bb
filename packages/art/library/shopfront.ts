/** A shop's things: awning and window, till, scooter, a lift for one parcel. */
import type { Solid } from '#kit/shape.ts';
import { cylinder } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A small round pot with a plant beside a door. */
export const potPlant = ([x, y, z]: Vec3): Solid[] => [
  cylinder({ name: 'pot', at: [x, y, z], radius: 0.13, topRadius: 0.18, height: 0.28, material: 'clay' }),
  cylinder({
    name: 'plant',
    at: [x, y, z + 0.28],
    radius: 0.22,
    topRadius: 0,
    height: 0.6,
    material: 'palm',
    castsShadow: false,
  }),
];
