/** Objects of a study: lenses, jars, a printing press for proofs. */
import { tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { assembly } from '#library/parts.ts';
import { tube } from '#library/tubes.ts';

/** A lens in a brass ring on a stand, facing the lower left. */
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
export const jar = (at: Vec3, level: number, radius = 0.2, height = 0.6): Solid =>
  assembly('jar', [
    cylinder({
      name: 'glass',
      at,
      radius,
      height,
      material: 'glass',
      bands: [{ from: 0.04, to: 0.04 + level * (height - 0.1), material: 'teal' }],
    }),
    cylinder({
      name: 'lid',
      at: [at[0], at[1], at[2] + height],
      radius: radius * 0.85,
      height: 0.08,
      material: 'wood',
    }),
  ]);

/** A screw press, 0.9 wide. */
export const screwPress = ([x, y, z]: Vec3): Solid =>
  assembly('screw press', [
    box({ name: 'bed', at: [x, y, z], size: [0.9, 0.5, 0.26], material: 'wood' }),
    box({ name: 'sheet', at: [x + 0.16, y + 0.06, z + 0.26], size: [0.58, 0.38, 0.05], material: 'paper' }),
    box({ name: 'post', at: [x, y + 0.16, z + 0.26], size: [0.12, 0.18, 0.62], material: 'wood' }),
    box({ name: 'platen', at: [x + 0.2, y + 0.1, z + 0.44], size: [0.5, 0.3, 0.1], material: 'ink' }),
    cylinder({ name: 'screw', at: [x + 0.45, y + 0.25, z + 0.54], radius: 0.07, height: 0.34, material: 'steel' }),
    box({ name: 'post', at: [x + 0.78, y + 0.16, z + 0.26], size: [0.12, 0.18, 0.62], material: 'wood' }),
    box({ name: 'head', at: [x, y + 0.12, z + 0.88], size: [0.9, 0.26, 0.16], material: 'wood' }),
  ]);
