/** Objects of designers outdoors: spoil, plumb lines, tents, a dry shaft. */
import { disc, panel, type FacePaint } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { polygon } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { cylinder, gable, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';

/** A heap of spoil from digging. */
export const spoil = (at: Vec3, radius = 0.5, height = 0.4): Solid =>
  cylinder({ name: 'spoil', at, radius, topRadius: 0.06, height, material: 'wood' });

/** A tripod with a plumb line: a cord and a pointed bob between its legs. */
export function plumbTripod([x, y, z]: Vec3): Solid[] {
  const height = 2.2;
  const top: Vec3 = [x, y, z + height];
  const [bx, by] = project([x, y, z + 0.5]);
  return [
    rod({ name: 'leg', at: [x - 0.6, y - 0.4, z], to: top, paint: tone('wood', 'right'), width: 2.6 }),
    rod({ name: 'line', at: top, to: [x, y, z + 0.6], paint: tone('ink', 'left'), width: 1 }),
    sketch({
      name: 'bob',
      at: [x - 0.1, y - 0.1, z + 0.2],
      size: [0.2, 0.2, 0.5],
      shapes: [
        {
          d: polygon([
            [bx - 3.4, by - 4],
            [bx + 3.4, by - 4],
            [bx + 3.4, by],
            [bx, by + 7],
            [bx - 3.4, by],
          ]),
          fill: tone('gold', 'left'),
        },
      ],
    }),
    rod({ name: 'leg', at: [x + 0.7, y - 0.1, z], to: top, paint: tone('wood', 'left'), width: 2.6 }),
    rod({ name: 'leg', at: [x - 0.2, y + 0.7, z], to: top, paint: tone('wood', 'left'), width: 2.6 }),
  ];
}

/** An open tent: a roof of cloth on four poles, its ridge along x. */
export function tent([x, y, z]: Vec3, [w, d, h]: Vec3): Solid[] {
  const drop = h * 0.62;
  const roof = gable({ name: 'tent roof', at: [x, y, z + drop], size: [w, d, h - drop], ridge: 'x', material: 'clay' });
  const stripes = Array.from({ length: 5 }, (_, index): Shape => {
    const [u0, u1] = [((index * 2 + 0.5) * w) / 10, ((index * 2 + 1.4) * w) / 10];
    return {
      d: polygon([
        project([x + u0, y + d, z + drop]),
        project([x + u1, y + d, z + drop]),
        project([x + u1, y + d / 2, z + h]),
        project([x + u0, y + d / 2, z + h]),
      ]),
      fill: tone('paper', 'top'),
      opacity: 0.85,
    };
  });
  const pole = (px: number, py: number) =>
    rod({ name: 'pole', at: [px, py, z], to: z + drop, paint: tone('wood', 'right'), width: 2.4 });
  return [
    pole(x + 0.1, y + 0.1),
    pole(x + w - 0.1, y + 0.1),
    pole(x + 0.1, y + d - 0.1),
    pole(x + w - 0.1, y + d - 0.1),
    { ...roof, shapes: [...roof.shapes, ...stripes] },
  ];
}

/** A dry trial shaft in a cut face: it ends above the water. `u` along the face, from `top` down to `bottom`. */
export const dryShaft =
  (u: number, top: number, bottom: number, width = 0.56): FacePaint =>
  (face) => [
    ...panel(u - width / 2 - 0.06, bottom - 0.06, u + width / 2 + 0.06, top, tone('wood', 'right'))(face),
    ...panel(u - width / 2, bottom, u + width / 2, top, tone('ink', 'right'))(face),
    ...disc(u - 0.1, bottom + 0.1, 0.1, tone('sand', 'left'))(face),
    ...disc(u + 0.1, bottom + 0.08, 0.08, tone('stone', 'left'))(face),
  ];
