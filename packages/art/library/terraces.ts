/** Raised ground: terraces with layers, steps, and runnels and shadows on faces above ground level. */
import type { FacePaint } from '#kit/face.ts';
import { CHANNEL, SHADE, SHADOW, SHADOW_OPACITY, STRATA, SURFACES, type Surface } from '#kit/palette.ts';
import { line, polygon, smooth } from '#kit/path.ts';
import { shadowOutline } from '#kit/shadow.ts';
import type { Solid } from '#kit/shape.ts';
import { box } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { flowing } from '#kit/water.ts';

/** Layers under a terrace's topsoil: the depth of the upper edge in grid units, and the colour. */
const BANDS = STRATA.slice(0, 2).map((fill, index) => ({ fill, depth: 0.34 + index * 0.44 }));

/**
 * Draws flowing water on a face along `points` (grid units): in a runnel with banks, or in a shaft when `open` is
 * false. `width` is that of the water in drawing units.
 */
export const runnel =
  (points: readonly Vec2[], { open = true, width = 4.6 }: { open?: boolean; width?: number } = {}): FacePaint =>
  ({ at }) => {
    const d = line(points.map(([u, v]) => at(u, v)));
    const cap = open ? ('round' as const) : ('butt' as const);
    return [
      ...(open ? [{ d, stroke: CHANNEL.bank, width: width + 5, cap }] : []),
      { d, stroke: CHANNEL.wall, width: width + 2.4, cap },
      { d, stroke: CHANNEL.water, width, cap },
      flowing(d, 1.2),
    ];
  };

/**
 * Draws a vertical shaft with flowing water on a face, at `u` from height `v0` to `v1`, in grid units; `width` as for
 * `runnel`.
 */
export const shaftOn = (u: number, v0: number, v1: number, width?: number): FacePaint =>
  runnel(
    [
      [u, v0],
      [u, v1],
    ],
    { open: false, width },
  );

/**
 * Draws the shadow of a roof on posts on the raised top below it. In grid units: (u, v), `w` and `d` are the roof's
 * area, `height` its height above the top.
 */
export const shadowOn =
  (u: number, v: number, w: number, d: number, height: number): FacePaint =>
  ({ at }) => {
    const outline = shadowOutline([u, v], [u + w, v + d], height);
    return [{ d: polygon(outline.map(([a, b]) => at(a, b))), fill: SHADOW, opacity: SHADOW_OPACITY }];
  };

/**
 * Paints wavy layers of ground over a whole face. `from` shifts the wave by grid units, so that it continues on the
 * next face.
 */
const layers =
  (from = 0, isDark = false): FacePaint =>
  ({ width, height, at }) => {
    const count = Math.max(Math.round(width / 1.25), 2);
    const bands = BANDS.filter(({ depth }) => depth < height - 0.12).map(({ depth, fill }, index) => {
      const wave = Array.from({ length: count + 1 }, (_, step) => {
        const u = (width * step) / count;
        return at(u, height - depth - 0.07 * Math.sin((from + u) * 0.9 + index * 1.7));
      });
      return { d: `${smooth(wave)}L${line([at(width, 0), at(0, 0)]).slice(1)}Z`, fill };
    });
    const shade = {
      d: polygon([at(0, 0), at(width, 0), at(width, height), at(0, height)]),
      fill: SHADE,
      opacity: 0.12,
    };
    return [...bands, ...(isDark ? [shade] : [])];
  };

interface Terrace {
  at: Vec3;
  size: Vec3;
  surface?: Surface;
  top?: readonly FacePaint[];
  left?: readonly FacePaint[];
  right?: readonly FacePaint[];
}

/**
 * A block of raised ground with layers in its two visible faces. `at` is its minimum corner; `size` is width, depth and
 * height in grid units.
 */
export function terrace({ at, size: [w, d, h], surface = 'desert', top = [], left = [], right = [] }: Terrace): Solid {
  const cover: FacePaint = ({ at: place }) => [
    { d: polygon([place(0, 0), place(w, 0), place(w, d), place(0, d)]), fill: SURFACES[surface] },
  ];
  const ground = box({
    name: 'terrace',
    at,
    size: [w, d, h],
    material: 'sand',
    top: [cover, ...top],
    left: [layers(at[0]), ...left],
    right: [layers(at[0] + w, true), ...right],
  });
  return { ...ground, isGround: true };
}

/**
 * A flight of steps that rises away from the viewer along 'x' or 'y'. `at` is its minimum corner; `size` is width,
 * depth and height in grid units.
 */
export function steps({
  at: [x, y, z],
  size: [w, d, h],
  count,
  climbs,
}: {
  at: Vec3;
  size: Vec3;
  count: number;
  climbs: 'x' | 'y';
}): Solid[] {
  return Array.from({ length: count }, (_, index) => {
    const rise = (h * (count - index)) / count;
    const slice = (climbs === 'y' ? d : w) / count;
    const corner: Vec3 = climbs === 'y' ? [x, y + index * slice, z] : [x + index * slice, y, z];
    const size: Vec3 = climbs === 'y' ? [w, slice, rise] : [slice, d, rise];
    return box({ name: 'step', at: corner, size, material: 'stone', castsShadow: false });
  });
}
