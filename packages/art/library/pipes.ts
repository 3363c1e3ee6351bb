/** Pipes with visible water. */
import { panel, type FacePaint } from '#kit/face.ts';
import { CHANNEL } from '#kit/palette.ts';
import { line, polygon } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { rod } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { flowing } from '#kit/water.ts';

/** Paints a vertical pipe with flowing water on a face, centred on `u`, from height `v0` to `v1`, in grid units. */
export const riser =
  (u: number, v0: number, v1: number): FacePaint =>
  (face) => [
    ...panel(u - 0.19, v0, u + 0.19, v1, CHANNEL.wall)(face),
    ...panel(u - 0.13, v0, u + 0.13, v1, CHANNEL.water)(face),
    flowing(polygon([face.at(u, v0), face.at(u, v1)]), 1.2),
  ];

/** A pipe with flowing water through `points` (grid units); `width` is that of the water in drawing units. */
export function waterPipe(points: readonly Vec3[], width = 4): Solid {
  const d = line(points.map(project));
  return {
    ...rod({ name: 'pipe', points, paint: CHANNEL.water, width }),
    shapes: [
      { d, stroke: CHANNEL.wall, width: width + 2, cap: 'round' },
      { d, stroke: CHANNEL.water, width, cap: 'round' },
      flowing(d, 1.1),
    ],
  };
}
