/** Cargo: containers, crates and pallets. */
import { panel, ribs } from '#kit/face.ts';
import { tone, WHITE, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/**
 * A shipping container of corrugated iron, 1.7 by 0.72 by 0.72 grid units, with its long side along `along`. `at` is
 * its minimum corner.
 */
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

/** A cubic crate of planks; `at` is its minimum corner, `size` the length of its edges in grid units. */
export const crate = (at: Vec3, size = 0.5, material: Material = 'wood'): Solid =>
  box({
    name: 'crate',
    at,
    size: [size, size, size],
    material,
    left: [ribs(2, tone(material, 'right'), 'level')],
    right: [ribs(2, tone('wood', 'right'), 'level')],
  });

/**
 * A pallet of goods with a label, 0.7 by 0.7 grid units. The position is its minimum corner; `height` is that of the
 * goods.
 */
export const pallet = ([x, y, z]: Vec3, goods: Material = 'wood', height = 0.6): Solid[] => [
  box({
    name: 'pallet',
    at: [x, y, z],
    size: [0.7, 0.7, 0.12],
    material: 'wood',
    left: [panel(0.12, 0, 0.3, 0.07, tone('rubber', 'left')), panel(0.4, 0, 0.58, 0.07, tone('rubber', 'left'))],
    castsShadow: false,
  }),
  box({
    name: 'goods',
    at: [x + 0.03, y + 0.03, z + 0.12],
    size: [0.64, 0.64, height],
    material: goods,
    left: [
      ribs(1, tone(goods, 'right')),
      ribs(1, tone(goods, 'right'), 'level'),
      panel(0.38, height - 0.26, 0.56, height - 0.1, WHITE),
    ],
    right: [ribs(1, tone('ink', 'right')), ribs(1, tone('ink', 'right'), 'level')],
    castsShadow: false,
  }),
];
