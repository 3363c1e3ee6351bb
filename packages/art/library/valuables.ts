/** Valuables and locks: padlocks, strongboxes, coins. */
import { disc, panel, type FacePaint } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { line } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { spokes } from './gauges.ts';

/**
 * A padlock facing left. The position is its minimum corner; `size` is the body's width in grid units, and the shackle
 * is half of it high.
 */
export function padlock([x, y, z]: Vec3, size = 0.4): Solid[] {
  const [w, h, d] = [size, size * 0.8, size * 0.4];
  const curve = Array.from({ length: 9 }, (_, step) => (Math.PI * step) / 8).map((turn) =>
    project([x + w / 2 - w * 0.32 * Math.cos(turn), y + d / 2, z + h + size * (0.15 + 0.35 * Math.sin(turn))]),
  );
  const [from, to] = [project([x + w * 0.18, y + d / 2, z + h]), project([x + w * 0.82, y + d / 2, z + h])];
  return [
    box({
      name: 'padlock',
      at: [x, y, z],
      size: [w, d, h],
      material: 'gold',
      left: [
        disc(w / 2, h * 0.58, w * 0.12, tone('ink', 'left')),
        panel(w * 0.45, h * 0.22, w * 0.55, h * 0.55, tone('ink', 'left')),
      ],
    }),
    sketch({
      name: 'shackle',
      at: [x, y, z + h],
      size: [w, d, size * 0.5],
      shapes: [{ d: line([from, ...curve, to]), stroke: tone('steel', 'left'), width: size * 4.5 }],
    }),
  ];
}

/**
 * A strongbox with metal bands and a wheel on its left face. `at` is its minimum corner; the size is width, depth and
 * height in grid units.
 */
export function strongbox(at: Vec3, [w, d, h]: Vec3 = [1.5, 1.2, 1.3]): Solid {
  const bands: FacePaint = (face) =>
    [0.1, face.width - 0.24].flatMap((u) => panel(u, 0, u + 0.14, h, tone('gold', 'right'))(face));
  return box({
    name: 'strongbox',
    at,
    size: [w, d, h],
    material: 'ink',
    left: [
      bands,
      disc(w / 2, h / 2, h * 0.33, tone('steel', 'right')),
      ...spokes(w / 2, h / 2, h * 0.24, tone('gold', 'top'), 2),
    ],
    right: [bands],
    top: [panel(0.1, 0, 0.24, d, tone('gold', 'left')), panel(w - 0.24, 0, w - 0.1, d, tone('gold', 'left'))],
  });
}

/** A stack of `count` coins, each 0.16 grid units thick. `at` is the centre of its base. */
export const coins = (at: Vec3, count: number, radius = 0.55): Solid =>
  cylinder({
    name: 'coins',
    at,
    radius,
    height: count * 0.16,
    material: 'gold',
    bands: Array.from({ length: count }, (_, index) => ({
      from: index * 0.16,
      to: index * 0.16 + 0.03,
      material: 'clay' as const,
    })),
  });
