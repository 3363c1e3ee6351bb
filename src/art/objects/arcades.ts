/** Arches in walls. */
import { area, type FacePaint } from '../kit/face.ts';
import { LAMP, tone, WINDOW_DARK, type Fill, type Material } from '../kit/palette.ts';
import type { Solid } from '../kit/shape.ts';
import { box } from '../kit/solids.ts';
import type { Vec2, Vec3 } from '../kit/space.ts';

/** Outline of an arch, pointed a little, `width` wide and `height` high, its foot centred on (u, v). */
export const archOutline = (u: number, v: number, width: number, height: number): Vec2[] => {
  const [half, spring] = [width / 2, height - width * 0.55];
  return [
    [u - half, v],
    [u + half, v],
    [u + half, v + spring],
    [u + half * 0.86, v + spring + width * 0.26],
    [u + half * 0.45, v + spring + width * 0.46],
    [u, v + height],
    [u - half * 0.45, v + spring + width * 0.46],
    [u - half * 0.86, v + spring + width * 0.26],
    [u - half, v + spring],
  ];
};

/** One arch on a face. */
export const arch = (u: number, width: number, height: number, fill: Fill = WINDOW_DARK, v = 0): FacePaint => area(archOutline(u, v, width, height), fill);

/** A row of equal arches over a whole face; every `lit`th glows. */
export const arches =
  (count: number, { height = 0.72, fill = WINDOW_DARK, lit = 0, foot = 0 }: { height?: number; fill?: Fill; lit?: number; foot?: number } = {}): FacePaint =>
  (face) =>
    Array.from({ length: count }, (_, index) => {
      const cell = face.width / count;
      return arch((index + 0.5) * cell, cell * 0.58, face.height * height, lit > 0 && index % lit === lit - 1 ? LAMP : fill, foot)(face);
    }).flat();

/** A thin wall with arches in the faces that show, and a cornice. */
export function arcade({ at, size: [w, d, h], count, material = 'sand', lit = 0 }: { at: Vec3; size: Vec3; count: number; material?: Material; lit?: number }): Solid[] {
  const [x, y, z] = at;
  const openings = [arches(count, { lit, fill: tone('wood', 'right') })];
  return [
    box({ name: 'arcade', at, size: [w, d, h], material, castsShadow: false, ...(w > d ? { left: openings } : { right: openings }) }),
    box({ name: 'cornice', at: [x, y, z + h], size: [w, d, 0.12], material: 'paper', castsShadow: false }),
  ];
}
