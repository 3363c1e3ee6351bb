/** A door and a dial for each tenant, and a hand wheel for all. Lengths in grid units. */
import { area, disc, panel, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { cylinder, rod } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { arc } from '#library/parts.ts';

/** Paints a pointed arch with a door in it on a face; `u` is its left end, `door` the material of the door. */
export const archedDoor =
  (u: number, width: number, height: number, door: Material, isLit: boolean): FacePaint =>
  (face) => {
    const arch = (inset: number): Vec2[] => [
      [u + inset, 0.12],
      [u + width - inset, 0.12],
      [u + width - inset, height * 0.62],
      [u + width * 0.8 - inset * 0.5, height * 0.86 - inset * 0.6],
      [u + width / 2, height - inset],
      [u + width * 0.2 + inset * 0.5, height * 0.86 - inset * 0.6],
      [u + inset, height * 0.62],
    ];
    const [from, to] = [u + width * 0.24, u + width * 0.76];
    return [
      ...area(arch(0), tone('sand', 'right'))(face),
      ...area(arch(0.06), isLit ? LAMP : WINDOW_DARK)(face),
      ...panel(from, 0.12, to, height * 0.55, tone(door, 'left'))(face),
      ...disc(to - 0.08, height * 0.3, 0.035, LAMP)(face),
    ];
  };

/** Paints a wall meter on a face: a white dial in a dark ring with a red needle. Its centre is at (u, v). */
export const dial =
  (u: number, v: number, radius = 0.14): FacePaint =>
  (face) => [
    ...disc(u, v, radius, tone('ink', 'left'))(face),
    ...disc(u, v, radius * 0.72, tone('paper', 'top'))(face),
    ...area(
      [
        [u - radius * 0.1, v],
        [u + radius * 0.12, v],
        [u + radius * 0.45, v + radius * 0.5],
      ],
      tone('clay', 'left'),
    )(face),
  ];

/** A horizontal hand wheel on a spindle 0.5 high. The position is the centre of its base. */
export const handWheel = ([x, y, z]: Vec3, radius = 0.5): Solid[] => {
  const rim = arc(radius, 0, 360, 24, [x, y]).map(([px, py]): Vec3 => [px, py, z + 0.5]);
  const paint = tone('clay', 'left');
  return [
    cylinder({ name: 'spindle', at: [x, y, z], radius: 0.1, height: 0.5, material: 'steel', castsShadow: false }),
    rod({ name: 'wheel', points: rim, paint, width: 3.4 }),
    rod({ name: 'spoke', at: rim[2]!, to: rim[14]!, paint, width: 2 }),
    rod({ name: 'spoke', at: rim[8]!, to: rim[20]!, paint, width: 2 }),
  ];
};
