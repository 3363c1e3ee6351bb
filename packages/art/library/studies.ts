/** What stands in a study: lenses, jars, a press for proofs, desks with lamps. */
import { panel, ribs } from '#kit/face.ts';
import { circle } from '#kit/path.ts';
import { LAMP, SIGNAL, tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, rod, sketch } from '#kit/solids.ts';
import { project, UNIT, type Vec3 } from '#kit/space.ts';
import { assembly } from './parts.ts';
import { tube } from './tubes.ts';

/** A lens in a brass ring on a stand, looking to the lower left. */
export const lens = ([x, y, z]: Vec3, radius = 0.34, stem = 0.3): Solid =>
  assembly('lens', [
    cylinder({ name: 'foot', at: [x, y, z], radius: radius * 0.6, height: 0.08, material: 'ink' }),
    cylinder({ name: 'stem', at: [x, y, z + 0.08], radius: 0.05, height: stem, material: 'gold' }),
    tube({
      name: 'ring',
      from: [x, y - 0.08, z + 0.08 + stem + radius],
      to: [x, y + 0.08, z + 0.08 + stem + radius],
      radius,
      material: 'gold',
      mouth: tone('glass', 'top'),
      bore: 0.8,
    }),
  ]);

/** A jar of glass, filled up to a share of its height. */
export const jar = (at: Vec3, level: number, radius = 0.2, height = 0.6, material: Material = 'teal'): Solid =>
  assembly('jar', [
    cylinder({
      name: 'glass',
      at,
      radius,
      height,
      material: 'glass',
      bands: [{ from: 0.04, to: 0.04 + level * (height - 0.1), material }],
    }),
    cylinder({
      name: 'lid',
      at: [at[0], at[1], at[2] + height],
      radius: radius * 0.85,
      height: 0.08,
      material: 'wood',
    }),
  ]);

/** A screw press with its bar, 0.9 wide. */
export const screwPress = ([x, y, z]: Vec3, material: Material = 'wood'): Solid =>
  assembly('screw press', [
    box({ name: 'bed', at: [x, y, z], size: [0.9, 0.5, 0.26], material }),
    box({ name: 'sheet', at: [x + 0.16, y + 0.06, z + 0.26], size: [0.58, 0.38, 0.05], material: 'paper' }),
    box({ name: 'post', at: [x, y + 0.16, z + 0.26], size: [0.12, 0.18, 0.62], material }),
    box({ name: 'platen', at: [x + 0.2, y + 0.1, z + 0.44], size: [0.5, 0.3, 0.1], material: 'ink' }),
    cylinder({ name: 'screw', at: [x + 0.45, y + 0.25, z + 0.54], radius: 0.07, height: 0.34, material: 'steel' }),
    box({ name: 'post', at: [x + 0.78, y + 0.16, z + 0.26], size: [0.12, 0.18, 0.62], material }),
    box({ name: 'head', at: [x, y + 0.12, z + 0.88], size: [0.9, 0.26, 0.16], material }),
  ]);

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

/** A small box that computes: two lights and cooling ribs. */
export const computeBox = (at: Vec3, size: Vec3 = [0.7, 0.5, 0.36]): Solid =>
  box({
    name: 'compute box',
    at,
    size,
    material: 'ink',
    left: [
      panel(0.1, size[2] * 0.5, size[0] * 0.5, size[2] * 0.62, SIGNAL),
      panel(size[0] * 0.7, size[2] * 0.48, size[0] * 0.82, size[2] * 0.66, LAMP),
      ribs(6, tone('ink', 'top')),
    ],
    right: [ribs(5, tone('ink', 'top'))],
    top: [panel(size[0] * 0.2, size[1] * 0.2, size[0] * 0.8, size[1] * 0.8, tone('ink', 'left'))],
  });
