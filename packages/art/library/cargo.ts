/** What is stacked, carried and lifted. */
import { ribs } from '#kit/face.ts';
import { tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A shipping container of corrugated iron, long side along x unless `along` says y. */
export function container(at: Vec3, material: Material = 'teal', along: 'x' | 'y' = 'x'): Solid {
  const size: Vec3 = along === 'x' ? [1.7, 0.72, 0.72] : [0.72, 1.7, 0.72];
  return box({
    name: 'container',
    at,
    size,
    material,
    left: [ribs(along === 'x' ? 12 : 5, tone(material, 'right'))],
    right: [ribs(along === 'x' ? 5 : 12, tone('ink', 'right'))],
  });
}

/** A crate with a band across it. */
export const crate = (at: Vec3, size = 0.5, material: Material = 'wood'): Solid =>
  box({
    name: 'crate',
    at,
    size: [size, size, size],
    material,
    left: [ribs(2, tone(material, 'right'), 'level')],
    right: [ribs(2, tone('wood', 'right'), 'level')],
  });
