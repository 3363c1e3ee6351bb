/** Trees and beds of walled gardens. */
import { ribs } from '#kit/face.ts';
import { tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, sphere } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A fruit tree with a round crown. */
export const fruitTree = ([x, y, z]: Vec3, height = 1.4, crown: Material = 'palm'): Solid[] => [
  cylinder({ name: 'trunk', at: [x, y, z], radius: 0.07, height: height * 0.4, material: 'wood' }),
  sphere({ name: 'crown', at: [x, y, z + height * 0.4], radius: height * 0.3, material: crown, castsShadow: false }),
];

/** A cypress. */
export const cypress = ([x, y, z]: Vec3, height = 1.8): Solid[] => [
  cylinder({ name: 'trunk', at: [x, y, z], radius: 0.06, height: height * 0.14, material: 'wood' }),
  cylinder({
    name: 'crown',
    at: [x, y, z + height * 0.14],
    radius: height * 0.17,
    topRadius: 0,
    height: height * 0.86,
    material: 'palm',
    castsShadow: false,
  }),
];

/** A row of crop along y. */
export const cropRow = (at: Vec3, length: number, height = 0.24, material: Material = 'palm'): Solid =>
  box({
    name: 'crop',
    at,
    size: [0.26, length, height],
    material,
    castsShadow: false,
    left: [ribs(1, tone(material, 'right'))],
    right: [ribs(Math.round(length * 4), tone(material, 'left'))],
  });
