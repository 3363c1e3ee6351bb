/** A shaft with a cap. */
import type { Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { cylinder } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { flagPeg } from '#library/well-gear.ts';

/** A shaft closed by a cap, with a little flag. */
export const cappedShaft = ([x, y, z]: Vec3, radius = 0.42, flag: Material = 'clay'): Solid[] => [
  cylinder({ name: 'ring', at: [x, y, z], radius, height: 0.18, material: 'stone' }),
  cylinder({
    name: 'cap',
    at: [x, y, z + 0.18],
    radius: radius * 0.8,
    topRadius: radius * 0.62,
    height: 0.16,
    material: 'steel',
    castsShadow: false,
  }),
  ...flagPeg([x, y, z + 0.34], flag),
];
