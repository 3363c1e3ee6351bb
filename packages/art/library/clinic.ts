/** Parts of a clinic: a cross, a helipad, a dosing valve. */
import { area, disc, type FacePaint } from '#kit/face.ts';
import { tone, type Fill } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { cylinder } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** Paints a cross with its middle at (u, v), `size` grid units wide and high; its arms are a third as thick. */
export const cross = (u: number, v: number, size: number, fill: Fill): FacePaint => {
  const [long, thin] = [size / 2, size / 6];
  return area(
    [
      [u - thin, v - long],
      [u + thin, v - long],
      [u + thin, v - thin],
      [u + long, v - thin],
      [u + long, v + thin],
      [u + thin, v + thin],
      [u + thin, v + long],
      [u - thin, v + long],
      [u - thin, v + thin],
      [u - long, v + thin],
      [u - long, v - thin],
      [u - thin, v - thin],
    ],
    fill,
  );
};

/** Paints a helipad on a flat roof, a ring and a cross; its middle is at (u, v), `radius` in grid units. */
export const helipad = (u: number, v: number, radius: number): FacePaint[] => [
  disc(u, v, radius, tone('teal', 'left')),
  disc(u, v, radius * 0.86, tone('stone', 'top')),
  cross(u, v, radius * 1.05, tone('clay', 'left')),
];

/** A dosing valve of brass, a wheel on a stem, 0.27 grid units high. The position is the centre of its base. */
export const dosingValve = ([x, y, z]: Vec3): Solid[] => [
  cylinder({ name: 'stem', at: [x, y, z], radius: 0.05, height: 0.22, material: 'gold', castsShadow: false }),
  cylinder({
    name: 'wheel',
    at: [x, y, z + 0.22],
    radius: 0.16,
    height: 0.05,
    material: 'gold',
    lid: tone('gold', 'left'),
    castsShadow: false,
  }),
];
