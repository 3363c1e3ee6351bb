/** Tokens for bars and stalls. */
import { tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { cylinder } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { assembly } from '#library/parts.ts';

/** A token lying flat, with a lighter field on its face. */
export const token = ([x, y, z]: Vec3, material: Material = 'gold', radius = 0.45): Solid =>
  assembly('token', [
    cylinder({ name: 'rim', at: [x, y, z], radius, height: 0.12, material }),
    cylinder({
      name: 'field',
      at: [x, y, z + 0.12],
      radius: radius * 0.66,
      height: 0.01,
      material,
      lid: tone(material, 'left'),
    }),
  ]);
