/** Rooms in section: in a cut face of the ground or in the wall of a solid. */
import type { Face, FacePaint } from '#kit/face.ts';
import { inDepthOrder } from '#kit/order.ts';
import { tone, type Material } from '#kit/palette.ts';
import { polygon } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { leftFace, rightFace, topFace } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';

interface Cellar {
  /** Minimum corner and size in the coordinates of the scene. In a deep room almost only the floor is visible. */
  at: Vec3;
  size: Vec3;
  /** The side that is cut away. */
  open: 'left' | 'right';
  wall?: Material;
  floor?: Material;
  /** Rounds the opening at the top. */
  arched?: boolean;
  /** Drawn on the back wall. */
  back?: readonly FacePaint[];
  /** Solids in the room, in the coordinates of the scene. */
  things?: readonly Solid[];
}

/**
 * Paints a room as seen through its missing wall. It uses the coordinates of the scene (grid units), so it may be
 * painted on any face.
 */
export function cellar({
  at: [x, y, z],
  size: [w, d, h],
  open,
  wall = 'sand',
  floor = wall,
  arched = false,
  back = [],
  things = [],
}: Cellar): FacePaint {
  const isLeft = open === 'left';
  const opening = isLeft ? leftFace(x, y + d, z, w, h) : rightFace(x + w, y + d, z, d, h);
  const [far, side] = [leftFace(x, y, z, w, h), rightFace(x, y + d, z, d, h)];
  const clip = outline(opening, arched);
  return () =>
    [
      { d: outline(side), fill: tone(wall, 'right') },
      { d: outline(far), fill: tone(wall, 'left') },
      { d: outline(topFace(x, y, z, w, d)), fill: tone(floor, 'top') },
      ...back.flatMap((paint) => paint(isLeft ? far : side)),
      ...inDepthOrder(things).flatMap(({ shapes }) => shapes),
    ].map((shape) => ({ ...shape, clip }));
}

/** Path data of a face's outline, round at the top when `arched`. */
function outline({ width: w, height: h, at }: Face, arched = false): string {
  const spring = Math.max(h - w / 2, h * 0.4);
  const arch: Vec2[] = arched
    ? Array.from({ length: 9 }, (_, step) => (Math.PI * step) / 8).map((turn) =>
        at(w / 2 + (w / 2) * Math.cos(turn), spring + (h - spring) * Math.sin(turn)),
      )
    : [at(w, h), at(0, h)];
  return polygon([at(0, 0), at(w, 0), ...arch]);
}
