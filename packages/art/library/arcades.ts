/** Arches in walls. */
import type { FacePaint } from '#kit/face.ts';
import { LAMP, tone, WINDOW_DARK, type Fill, type Material } from '#kit/palette.ts';
import { round } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/**
 * Paints one slightly pointed arch on a face, `width` wide and `height` high in grid units; the middle of its base is
 * at (u, v).
 */
export const arch =
  (u: number, width: number, height: number, fill: Fill = WINDOW_DARK, v = 0): FacePaint =>
  ({ at }) => {
    const [half, spring] = [width / 2, v + height - width * 0.62];
    const place = (across: number, up: number) =>
      at(u + across * half, up)
        .map(round)
        .join(' ');
    const rise = width * 0.4;
    return [
      {
        d: `M${place(-1, v)}L${place(1, v)}L${place(1, spring)}C${place(1, spring + rise)} ${place(0.4, v + height - 0.02)} ${place(0, v + height)}C${place(-0.4, v + height - 0.02)} ${place(-1, spring + rise)} ${place(-1, spring)}Z`,
        fill,
      },
    ];
  };

/**
 * Paints a row of `count` equal arches over a whole face; one in `lit` is lit, 0 lights none. `height` is a share of
 * the face's height, `foot` the height of their base in grid units.
 */
export const arches =
  (
    count: number,
    {
      height = 0.72,
      fill = WINDOW_DARK,
      lit = 0,
      foot = 0,
    }: { height?: number; fill?: Fill; lit?: number; foot?: number } = {},
  ): FacePaint =>
  (face) =>
    Array.from({ length: count }, (_, index) => {
      const cell = face.width / count;
      return arch(
        (index + 0.5) * cell,
        cell * 0.58,
        face.height * height,
        lit > 0 && index % lit === lit - 1 ? LAMP : fill,
        foot,
      )(face);
    }).flat();

/**
 * A thin wall with arches in its longer visible face, and a cornice on top. `at` is its minimum corner; `size` is
 * width, depth and height without cornice, in grid units.
 */
export function arcade({
  at,
  size: [w, d, h],
  count,
  material = 'sand',
  lit = 0,
}: {
  at: Vec3;
  size: Vec3;
  count: number;
  material?: Material;
  lit?: number;
}): Solid[] {
  const [x, y, z] = at;
  const openings = [arches(count, { lit, fill: tone('wood', 'right') })];
  return [
    box({
      name: 'arcade',
      at,
      size: [w, d, h],
      material,
      castsShadow: false,
      ...(w > d ? { left: openings } : { right: openings }),
    }),
    box({ name: 'cornice', at: [x, y, z + h], size: [w, d, 0.12], material: 'paper', castsShadow: false }),
  ];
}
