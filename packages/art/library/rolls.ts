/** Round bodies lying on their side. */
import type { FacePaint } from '#kit/face.ts';
import type { Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { prism } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';

interface Roll {
  name?: string;
  /** Least corner of the box around it. */
  at: Vec3;
  along: 'x' | 'y';
  radius: number;
  length: number;
  material: Material;
  /** Drawn on the near end; its middle is at [radius, radius]. */
  cap?: readonly FacePaint[];
}

/** A drum, pipe or wheel along x (its end faces right) or y (its end faces left). */
export function roll({ name = 'roll', radius, at, ...rest }: Roll): Solid {
  const points = Array.from({ length: 18 }, (_, index): Vec2 => {
    const turn = ((index + 0.5) * Math.PI) / 9;
    return [radius + radius * Math.cos(turn), radius + radius * Math.sin(turn)];
  });
  return prism({ name, at, points, ...rest });
}
