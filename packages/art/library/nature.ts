/** What grows and lies about. */
import { smooth } from '#kit/path.ts';
import { tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { cylinder, sketch, sphere } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';

/** A date palm, `height` units tall, with its trunk's foot at `at`. */
export function palm(at: Vec3, height = 2): Solid {
  const [x, y, z] = at;
  const [fx, fy] = project([x, y, z]);
  const [cx, cy] = project([x, y, z + height]);
  const reach = height * 6.4;
  const frond = (dx: number, dy: number, droop: number): string => {
    const tip: Vec2 = [cx + dx * reach, cy + dy * reach + droop * reach];
    const over: Vec2 = [cx + dx * reach * 0.55, cy + dy * reach * 0.9 - reach * 0.2];
    const under: Vec2 = [cx + dx * reach * 0.5, cy + dy * reach * 0.6 + reach * 0.02];
    return `${smooth([[cx, cy], over, tip])}${smooth([tip, under, [cx, cy]]).replace('M', 'L')}Z`;
  };
  const lean = height * 0.8;
  return sketch({
    name: 'palm',
    at: [x - 0.25, y - 0.25, z],
    size: [0.5, 0.5, height + 0.4],
    castsShadow: true,
    shapes: [
      {
        d: smooth([
          [fx, fy],
          [fx + lean * 0.9, (fy + cy) / 2],
          [cx, cy],
        ]),
        stroke: tone('wood', 'left'),
        width: 2.6,
        cap: 'round',
      },
      {
        d: [frond(-0.9, -0.12, 0.2), frond(0.95, -0.08, 0.24), frond(-0.35, -0.5, 0.05)].join(''),
        fill: tone('palm', 'right'),
      },
      {
        d: [frond(-0.75, 0.05, 0.42), frond(0.7, 0.02, 0.46), frond(0.4, -0.5, 0.05)].join(''),
        fill: tone('palm', 'left'),
      },
      { d: [frond(-0.25, 0.1, 0.62), frond(0.3, 0.05, 0.6)].join(''), fill: tone('palm', 'top') },
    ],
  });
}

/** A round tree. */
export const tree = ([x, y, z]: Vec3, height = 1.4): Solid[] => [
  cylinder({ name: 'trunk', at: [x, y, z], radius: 0.07, height: height * 0.4, material: 'wood' }),
  sphere({ name: 'crown', at: [x, y, z + height * 0.4], radius: height * 0.3, material: 'palm', castsShadow: false }),
];

/** A low bush. */
export const bush = (at: Vec3, radius = 0.25): Solid =>
  sphere({ name: 'bush', at, radius, material: 'palm', castsShadow: false });
