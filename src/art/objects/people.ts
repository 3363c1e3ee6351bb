/** People, as small as they are beside their buildings. */
import type { Material } from '../kit/palette.ts';
import type { Solid } from '../kit/shape.ts';
import { cylinder, sphere } from '../kit/solids.ts';
import type { Vec3 } from '../kit/space.ts';

/** Someone standing, 0.58 high, in a coat of the given material. */
export const person = ([x, y, z]: Vec3, coat: Material = 'clay'): Solid[] => [
  cylinder({ name: 'coat', at: [x, y, z], radius: 0.12, topRadius: 0.07, height: 0.4, material: coat }),
  sphere({ name: 'head', at: [x, y, z + 0.4], radius: 0.085, material: 'sand', castsShadow: false }),
];
