import { segment, stroke } from '#kit/face.ts';
import { tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { prism } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { arc } from './parts.ts';

interface Aqueduct {
  at: Vec3;
  /** Length along x, width along y and height up to the underside of the trough, in grid units. */
  size: Vec3;
  arches: number;
  pier?: number;
  material?: Material;
}

/** A wall with tall arches along x; `at` is its minimum corner, `pier` the width of a pier in grid units. */
export function aqueduct({
  at,
  size: [length, width, height],
  arches,
  pier = 0.34,
  material = 'sand',
}: Aqueduct): Solid {
  const span = (length - pier * (arches + 1)) / arches;
  const radius = span / 2;
  const spring = height - radius - 0.3;
  const turn = (centre: number, r: number) => arc(r, 0, 180, 10, [centre, spring]);
  const centres = Array.from({ length: arches }, (_, index) => pier + radius + index * (span + pier)).toReversed();
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
    material,
    castsShadow: false,
    cap: [
      ...centres.map((centre) => stroke(turn(centre, radius + 0.06), tone(material, 'top'), 1.8)),
      segment([0, height - 0.08], [length, height - 0.08], tone(material, 'right'), 1.2),
    ],
  });
}
