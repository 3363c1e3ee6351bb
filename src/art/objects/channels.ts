/** Ground and water above the block's own: terraces, ditches, pools, and what shows in a cut face. */
import { panel, type FacePaint } from '../kit/face.ts';
import { CHANNEL, SURFACES, tone, type Fill, type Material, type Paint, type Surface } from '../kit/palette.ts';
import { circle, line, polygon, smooth } from '../kit/path.ts';
import type { Solid } from '../kit/shape.ts';
import { box, sketch } from '../kit/solids.ts';
import { project, UNIT, type Vec2, type Vec3 } from '../kit/space.ts';

const SEAMS: Readonly<Record<'left' | 'right', Paint>> = {
  left: { day: '#d3b27b', night: '#bea06f' },
  right: { day: '#ac8856', night: '#99794f' },
};
/** The inside of a hole. */
export const HOLE: Paint = { day: '#2b1f2b', night: '#12101f' };

/** Running water with banks along `points` on a face. */
export const ditch =
  (points: readonly Vec2[], width = 4.2): FacePaint =>
  ({ at }) => {
    const d = line(points.map(([u, v]) => at(u, v)));
    return [
      { d, stroke: CHANNEL.bank, width: width + 4, cap: 'round' },
      { d, stroke: CHANNEL.wall, width: width + 1.8, cap: 'round' },
      { d, stroke: CHANNEL.water, width, cap: 'round' },
      { d, stroke: CHANNEL.light, width: 1.1, dash: '8 8', motion: 'flow', opacity: 0.9 },
    ];
  };

/** A thin pipe of water in a cut face, from height `v0` to `v1`. */
export const riser =
  (u: number, v0: number, v1: number, width = 2.6): FacePaint =>
  ({ at }) => {
    const d = line([at(u, v0), at(u, v1)]);
    return [
      { d, stroke: CHANNEL.wall, width: width + 1.8 },
      { d, stroke: CHANNEL.water, width },
      { d, stroke: CHANNEL.light, width: 1, dash: '8 8', motion: 'flow', opacity: 0.9 },
    ];
  };

/** A dry hole in a cut face, from height `v0` to `v1`. */
export const bore =
  (u: number, v0: number, v1: number, width = 0.2): FacePaint =>
    panel(u - width / 2, v0, u + width / 2, v1, HOLE);

/** A wavy seam of darker earth across a face. */
const seam =
  (from: number, to: number, paint: Paint): FacePaint =>
  ({ width, at }) => {
    const count = Math.max(Math.round(width / 1.2), 2);
    const wave = (level: number, phase: number) =>
      Array.from({ length: count + 1 }, (_, index) => at((width * index) / count, level + 0.06 * Math.sin((width * index) / count + phase)));
    return [{ d: `${smooth(wave(from, 1))}${smooth(wave(to, 2.2).toReversed()).replace('M', 'L')}Z`, fill: paint }];
  };

interface Terrace {
  at: Vec3;
  size: Vec3;
  surface?: Surface;
  top?: readonly FacePaint[];
  left?: readonly FacePaint[];
  right?: readonly FacePaint[];
}

/** A step of solid ground. */
export function terrace({ at, size, surface = 'desert', top = [], left = [], right = [] }: Terrace): Solid {
  const [w, d, h] = size;
  return box({
    name: 'terrace',
    at,
    size,
    material: 'sand',
    castsShadow: false,
    top: [panel(0, 0, w, d, SURFACES[surface]), ...top],
    left: [seam(h * 0.3, h * 0.62, SEAMS.left), ...left],
    right: [seam(h * 0.3, h * 0.62, SEAMS.right), ...right],
  });
}

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
