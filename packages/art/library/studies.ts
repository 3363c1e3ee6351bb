/** What stands in a study: lenses, jars, a press for proofs, desks with lamps. */
import { panel, ribs } from '#kit/face.ts';
import { LAMP, type Material, tone } from '#kit/palette.ts';
import { circle } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod, sketch } from '#kit/solids.ts';
import { project, UNIT, type Vec3 } from '#kit/space.ts';
import { assembly } from './parts.ts';

/** A desk 0.9 by 0.5 with a lamp that burns and a sheet under it. */
export const desk = ([x, y, z]: Vec3, material: Material = 'wood'): Solid => {
  const top = z + 0.42;
  const [lx, ly] = project([x + 0.42, y + 0.2, top + 0.42]);
  return assembly('desk', [
    box({
      name: 'pedestal',
      at: [x + 0.05, y + 0.05, z],
      size: [0.8, 0.4, 0.36],
      material,
      left: [panel(0.28, 0, 0.54, 0.36, tone('ink', 'right')), ribs(2, tone(material, 'right'), 'level')],
    }),
    box({
      name: 'top',
      at: [x, y, z + 0.36],
      size: [0.9, 0.5, 0.06],
      material,
      top: [panel(0.4, 0.12, 0.78, 0.4, tone('paper', 'top'))],
    }),
    rod({
      name: 'arm',
      points: [
        [x + 0.14, y + 0.2, top],
        [x + 0.18, y + 0.2, top + 0.4],
        [x + 0.42, y + 0.2, top + 0.44],
      ],
      paint: tone('ink', 'left'),
      width: 1.4,
    }),
    sketch({
      name: 'lamp',
      at: [x + 0.3, y + 0.1, top + 0.3],
      size: [0.24, 0.2, 0.2],
      shapes: [
        { d: circle((u, v) => [lx + u * 0.62 * UNIT, ly + 3 + v * 0.44 * UNIT]), fill: LAMP, opacity: 0.32 },
        { d: circle((u, v) => [lx + u * 2.8, ly + v * 2]), fill: LAMP },
      ],
    }),
  ]);
};
