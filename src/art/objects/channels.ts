/** Holes in the ground and in tops: bores, pools and mouths. */
import { panel, type FacePaint } from '../kit/face.ts';
import { tone, type Fill, type Material, type Paint } from '../kit/palette.ts';
import { circle, polygon } from '../kit/path.ts';
import type { Solid } from '../kit/shape.ts';
import { sketch } from '../kit/solids.ts';
import { project, UNIT, type Vec2, type Vec3 } from '../kit/space.ts';

/** The inside of a hole. */
export const HOLE: Paint = { day: '#2b1f2b', night: '#12101f' };

/** A dry hole in a cut face, from height `v0` to `v1`. */
export const bore = (u: number, v0: number, v1: number, width = 0.2): FacePaint => panel(u - width / 2, v0, u + width / 2, v1, HOLE);

/** Water `drop` below the top it is painted on, between walls of `material`. */
export const pool =
  (u0: number, v0: number, u1: number, v1: number, drop: number, material: Material, water: Fill = tone('sea', 'top')): FacePaint =>
  ({ at }) => {
    const low = (u: number, v: number): Vec2 => {
      const [x, y] = at(u, v);
      return [x, y + drop * UNIT];
    };
    const clip = polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
    return [
      { d: polygon([at(u0, v0), at(u1, v0), low(u1, v0), low(u0, v0)]), fill: tone(material, 'left'), clip },
      { d: polygon([at(u0, v0), at(u0, v1), low(u0, v1), low(u0, v0)]), fill: tone(material, 'right'), clip },
      { d: polygon([low(u0, v0), low(u1, v0), low(u1, v1), low(u0, v1)]), fill: water, clip },
    ];
  };

/** A round mouth in a flat top, water or darkness `drop` below it. */
export function mouth([x, y, z]: Vec3, radius: number, drop: number, material: Material, water: Fill = tone('teal', 'left')): Solid {
  const [cx, cy] = project([x, y, z]);
  const [rx, ry] = [radius * 1.2247 * UNIT, radius * 0.7071 * UNIT];
  const ring = (dy: number) => circle((u, v) => [cx + u * rx, cy + dy + v * ry]);
  return sketch({
    name: 'mouth',
    at: [x - radius, y - radius, z],
    size: [radius * 2, radius * 2, 0],
    shapes: [
      { d: ring(0), fill: tone(material, 'right') },
      { d: ring(drop * UNIT), fill: water, clip: ring(0) },
    ],
  });
}
