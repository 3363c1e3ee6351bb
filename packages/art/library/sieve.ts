/** A sieve, and the colours of water before and after it. */
import { tone, type Paint } from '#kit/palette.ts';
import { line, polygon } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';

/** Colours of water from murky (0) to clear (2): of its surface (`top`) and of its section (`left`). */
export const CLARITY: Readonly<Record<0 | 1 | 2, { top: Paint; left: Paint }>> = {
  0: { top: { day: '#b59a5f', night: '#9c8557' }, left: { day: '#97803f', night: '#83703f' } },
  1: { top: { day: '#8fb98d', night: '#7aa07f' }, left: { day: '#6f9c70', night: '#5f8865' } },
  2: { top: tone('teal', 'top'), left: tone('teal', 'left') },
};

/**
 * An upright sieve in a frame along y. The position is the far end of its lower edge; `width` and `height` in grid
 * units, `mesh` in threads per grid unit.
 */
export function sieve([x, y, z]: Vec3, width: number, height: number, mesh: number): Solid {
  const at = (u: number, v: number): Vec2 => project([x, y + u, z + v]);
  const threads = (count: number, draw: (share: number) => string) =>
    Array.from({ length: count - 1 }, (_, index) => draw((index + 1) / count)).join('');
  const across = Math.round(width * mesh);
  const up = Math.round(height * mesh);
  const frame = polygon([at(0, 0), at(width, 0), at(width, height), at(0, height)]);
  return sketch({
    name: 'sieve',
    at: [x - 0.05, y, z],
    size: [0.1, width, height],
    shapes: [
      { d: frame, fill: tone('glass', 'top'), opacity: 0.45 },
      {
        d:
          threads(across, (share) => line([at(width * share, 0), at(width * share, height)])) +
          threads(up, (share) => line([at(0, height * share), at(width, height * share)])),
        stroke: tone('steel', 'right'),
        width: mesh > 5 ? 0.7 : mesh > 3 ? 0.9 : 1.3,
      },
      { d: frame, stroke: tone('clay', 'left'), width: 3 },
    ],
  });
}
