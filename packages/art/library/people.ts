/** People, in proportion to the buildings. */
import { tone, type Material, type Paint } from '#kit/palette.ts';
import { circle, polygon } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { cylinder, sketch, sphere } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';

const SKIN: Paint = { day: '#a8683f', night: '#98603f' };

/**
 * A standing person in a coat and, if given, a hat of these materials, 0.65 grid units high. `at` is the point between
 * the feet.
 */
export function person(at: Vec3, coat: Material = 'clay', hat?: Material): Solid {
  const [x, y] = project(at);
  const shape = (points: readonly Vec2[]) => polygon(points.map(([dx, dy]) => [x + dx, y + dy]));
  const disc = (dy: number, rx: number, ry: number) => circle((u, v) => [x + u * rx, y + dy + v * ry]);
  return {
    ...sketch({
      name: 'person',
      at: [at[0] - 0.12, at[1] - 0.12, at[2]],
      size: [0.24, 0.24, 0.66],
      castsShadow: true,
      shapes: [
        {
          d: shape([
            [-1.7, 0],
            [-1.9, -4],
            [1.9, -4],
            [1.7, 0],
          ]),
          fill: tone('ink', 'left'),
        },
        {
          d: shape([
            [-2.4, -2.4],
            [-1.8, -7.4],
            [1.8, -7.4],
            [2.4, -2.4],
          ]),
          fill: tone(coat, 'left'),
        },
        {
          d: shape([
            [0.1, -2.4],
            [0.1, -7.4],
            [1.8, -7.4],
            [2.4, -2.4],
          ]),
          fill: tone(coat, 'right'),
        },
        { d: disc(-8.8, 1.7, 1.8), fill: SKIN },
        ...(hat
          ? [
              { d: disc(-9.6, 2.5, 0.9), fill: tone(hat, 'left') },
              { d: disc(-10.3, 1.5, 1), fill: tone(hat, 'top') },
            ]
          : [{ d: disc(-9.7, 1.6, 1.1), fill: tone('ink', 'right') }]),
      ],
    }),
    isLoose: false,
  };
}

/** A `person` with a hat, by default in work colours. `at` is the point between the feet. */
export const worker = (at: Vec3, coat: Material = 'teal', hat: Material = 'gold'): Solid => person(at, coat, hat);

/**
 * A seated person, by default 0.54 grid units high: a short coat and a head. The position is the middle of the seat's
 * surface; `hips`, `shoulders` and `head` are radii in grid units.
 */
export const seatedPerson = (
  [x, y, z]: Vec3,
  coat: Material = 'clay',
  { hips = 0.15, shoulders = 0.1, head = 0.1 } = {},
): Solid[] => [
  cylinder({
    name: 'seated person',
    at: [x, y, z],
    radius: hips,
    topRadius: shoulders,
    height: 0.34,
    material: coat,
    castsShadow: false,
  }),
  sphere({ name: 'head', at: [x, y, z + 0.34], radius: head, material: 'sand', castsShadow: false }),
];
