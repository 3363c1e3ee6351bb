import { segment, stroke } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { prism } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { arc } from './parts.ts';

/** Width of a pier in grid units. */
const PIER = 0.34;

interface Aqueduct {
  at: Vec3;
  /** Length along x, width along y and height up to the underside of the trough, in grid units. */
  size: Vec3;
  arches: number;
}

/** A wall with tall arches along x; `at` is its minimum corner. */
export function aqueduct({ at, size: [length, width, height], arches }: Aqueduct): Solid {
  const span = (length - PIER * (arches + 1)) / arches;
  const radius = span / 2;
  const spring = height - radius - 0.3;
  const turn = (centre: number, r: number) => arc(r, 0, 180, 10, [centre, spring]);
  const centres = Array.from({ length: arches }, (_, index) => PIER + radius + index * (span + PIER)).toReversed();
  const openings = centres.flatMap((centre): Vec2[] => [
    [centre + radius, 0],
    ...turn(centre, radius),
    [centre - radius, 0],
  ]);
  return prism({
    name: 'arcade',
    at,
    along: 'y',
    points: [[0, 0], [0, height], [length, height], [length, 0], ...openings],
    length: width,
    material: 'sand',
    castsShadow: false,
    cap: [
      ...centres.map((centre) => stroke(turn(centre, radius + 0.06), tone('sand', 'top'), 1.8)),
      segment([0, height - 0.08], [length, height - 0.08], tone('sand', 'right'), 1.2),
    ],
  });
}
