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
  corners?: number;
  /** Drawn on the near end; its middle is at [radius, radius]. */
  cap?: readonly FacePaint[];
}

/** A drum, pipe or wheel along x (its end faces right) or y (its end faces left). */
export function roll({ name = 'roll', radius, at, corners = 18, ...rest }: Roll): Solid {
  const points = Array.from({ length: corners }, (_, index): Vec2 => {
    const turn = ((index + 0.5) / corners) * 2 * Math.PI;
    return [radius + radius * Math.cos(turn), radius + radius * Math.sin(turn)];
  });
  return prism({ name, at, points, ...rest });
}
