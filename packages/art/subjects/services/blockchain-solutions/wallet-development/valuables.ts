/** A vault door and the parts of a key. */
import { disc, segment, type FacePaint } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { bolts, circleOn, spokes } from '#library/gauges.ts';

/** A round vault door, painted on the near end of a drum of this radius. */
export const vaultDoor = (r: number): FacePaint[] => [
  disc(r, r, r * 0.9, tone('steel', 'left')),
  circleOn(r, r, r * 0.78, tone('steel', 'right'), 2),
  ...bolts(r, r, r * 0.82, r * 0.08, 0.39),
  disc(r, r, r * 0.56, tone('teal', 'left')),
  ...spokes(r, r, r * 0.42, tone('gold', 'top'), 2.6),
];

/** One of the three parts of a key, upright: bow, stem or bit; 0.9 wide. */
export function keyPart([x, y, z]: Vec3, part: 'bow' | 'stem' | 'bit'): Solid {
  const gold = tone('gold', 'top');
  const face = { width: 1, height: 1, at: (u: number, v: number) => project([x + u, y, z + v]) };
  const paints: Record<typeof part, FacePaint[]> = {
    bow: [circleOn(0.25, 0.23, 0.18, gold, 2.6), segment([0.43, 0.23], [0.9, 0.23], gold, 2.6)],
    stem: [segment([0, 0.23], [0.95, 0.23], gold, 2.6), segment([0.42, 0.13], [0.42, 0.33], gold, 2)],
    bit: [
      segment([0, 0.32], [0.9, 0.32], gold, 2.6),
      segment([0.52, 0.32], [0.52, 0.08], gold, 2.4),
      segment([0.8, 0.32], [0.8, 0.08], gold, 2.4),
    ],
  };
  return sketch({
    name: 'key',
    at: [x, y - 0.05, z],
    size: [0.95, 0.1, 0.45],
    shapes: paints[part].flatMap((draw) => draw(face)),
  });
}
