/** Houses of every kind. Sizes are width (x), depth (y), height (z). */
import { panel, windows } from '#kit/face.ts';
import { type Material, tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, gable } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

interface House {
  at: Vec3;
  size: Vec3;
  walls?: Material;
  roof?: Material;
  ridge?: 'x' | 'y';
  /** Height of the roof. */
  rise?: number;
}

/** A house with a gabled roof, a door and windows. */
export function house({ at, size, walls = 'paper', roof = 'clay', ridge = 'x', rise = 0.7 }: House): Solid[] {
  const [x, y, z] = at;
  const [w, d, h] = size;
  return [
    box({
      name: 'walls',
      at,
      size,
      material: walls,
      left: [windows({ columns: 3, rows: 1, below: h * 0.3, above: h * 0.25, lit: 2 })],
      right: [panel(d * 0.38, 0, d * 0.62, h * 0.7, tone('wood', 'right'))],
    }),
    gable({ at: [x - 0.1, y - 0.1, z + h], size: [w + 0.2, d + 0.2, rise], ridge, material: roof }),
  ];
}
