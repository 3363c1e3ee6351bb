import { SIGNAL, tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { cylinder, rod, sphere } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/**
 * A balance that faces the viewer: a post, a horizontal beam and two bowls of water at the same height. The position is
 * the centre of its base; each bowl is `reach` grid units away from it along x and y, the beam is at `height`.
 */
export function balance([x, y, z]: Vec3, reach: number, height: number): Solid[] {
  const bowl = (side: -1 | 1): Solid[] => {
    const [bx, by] = [x + side * reach, y - side * reach];
    const level = z + 0.75;
    const cord = (dx: number, dy: number) =>
      rod({
        name: 'cord',
        at: [bx, by, z + height],
        to: [bx + dx, by + dy, level + 0.4],
        paint: tone('ink', 'left'),
        width: 1.1,
      });
    return [
      cylinder({
        name: 'bowl',
        at: [bx, by, level],
        radius: 0.4,
        topRadius: 0.85,
        height: 0.4,
        material: 'gold',
        castsShadow: false,
      }),
      cylinder({
        name: 'water',
        at: [bx, by, level + 0.4],
        radius: 0.72,
        height: 0.02,
        material: 'teal',
        lid: SIGNAL,
        castsShadow: false,
      }),
      cord(-0.56, 0.56),
      cord(0.56, -0.56),
      cord(0.56, 0.56),
      sphere({ name: 'hook', at: [bx, by, z + height - 0.06], radius: 0.09, material: 'gold', castsShadow: false }),
    ];
  };
  return [
    cylinder({ name: 'foot', at: [x, y, z], radius: 0.6, height: 0.16, material: 'ink' }),
    cylinder({
      name: 'post',
      at: [x, y, z + 0.16],
      radius: 0.13,
      height: height - 0.02,
      material: 'ink',
      castsShadow: false,
    }),
    rod({
      name: 'beam',
      at: [x - reach, y + reach, z + height],
      to: [x + reach, y - reach, z + height],
      paint: tone('ink', 'left'),
      width: 4,
    }),
    sphere({ name: 'finial', at: [x, y, z + height + 0.14], radius: 0.2, material: 'gold', castsShadow: false }),
    bowl(-1),
    bowl(1),
  ].flat();
}
