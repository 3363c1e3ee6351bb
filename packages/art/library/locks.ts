/** Parts of canal locks: gates, crates, barges, gate houses. */
import { band, disc, panel, ribs, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WHITE, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, gable, prism } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { assembly } from './parts.ts';

/**
 * A mitre gate with two leaves across a canal that runs along x, with a balance beam on each bank. The position is the
 * gate's minimum corner; `width` (along y) and `height` in grid units.
 */
export function mitreGate([x, y, z]: Vec3, width: number, height: number): Solid[] {
  const beam = (dy: number, length: number) =>
    box({
      name: 'balance beam',
      at: [x + 0.04, y + dy, z + height],
      size: [0.2, length, 0.2],
      material: 'ink',
      castsShadow: false,
      left: dy > 0 ? [panel(0, 0, 0.2, 0.2, WHITE)] : [],
      right: dy < 0 ? [panel(length - 0.3, 0, length, 0.2, WHITE)] : [panel(0, 0, 0.3, 0.2, WHITE)],
      top: dy < 0 ? [panel(0, 0, 0.2, 0.3, WHITE)] : [panel(0, length - 0.3, 0.2, length, WHITE)],
    });
  return [
    box({
      name: 'gate',
      at: [x, y, z],
      size: [0.28, width, height],
      material: 'wood',
      castsShadow: false,
      right: [
        ribs(9, tone('ink', 'right')),
        band(height * 0.2, height * 0.27, tone('ink', 'left')),
        band(height * 0.75, height * 0.82, tone('ink', 'left')),
        panel(width / 2 - 0.04, 0, width / 2 + 0.04, height, tone('ink', 'right')),
      ],
    }),
    beam(-0.9, 0.9 + width * 0.46),
    beam(width * 0.54, 0.9 + width * 0.46),
  ];
}

/**
 * A sealed cubic crate: a band round it and a seal of wax on each side. The position is its minimum corner; `size` in
 * grid units.
 */
export const sealedCrate = (
  [x, y, z]: Vec3,
  size = 0.8,
  material: Material = 'wood',
  wax: Material = 'clay',
): Solid => {
  const side: FacePaint[] = [
    ribs(3, tone('ink', 'left'), 'level', 0.5),
    panel(size * 0.42, 0, size * 0.58, size, tone('paper', 'left')),
    disc(size / 2, size * 0.55, size * 0.22, tone(wax, 'left')),
    disc(size / 2, size * 0.55, size * 0.11, tone(wax, 'top')),
  ];
  return box({
    name: 'sealed crate',
    at: [x, y, z],
    size: [size, size, size],
    material,
    castsShadow: false,
    left: side,
    right: side,
    top: [
      panel(size * 0.42, 0, size * 0.58, size, tone('paper', 'top')),
      panel(0, size * 0.42, size, size * 0.58, tone('paper', 'top')),
    ],
  });
};

/**
 * A barge 2.1 long along x and 1.1 wide, in grid units, with a sealed crate in its middle. The position is its minimum
 * corner, at the height of the water.
 */
export function barge([x, y, z]: Vec3, hull: Material = 'ink', crate: Material = 'wood'): Solid {
  const plan: Vec2[] = [
    [0, 0.18],
    [0.2, 0],
    [1.65, 0],
    [2.1, 0.55],
    [1.65, 1.1],
    [0.2, 1.1],
    [0, 0.92],
  ];
  const inner = plan.map(([u, v]): Vec2 => [1 + (u - 1) * 0.86, 0.55 + (v - 0.55) * 0.8]);
  return assembly(
    'barge',
    [
      prism({ at: [x, y, z], along: 'z', points: plan, length: 0.34, material: hull }),
      prism({ at: [x, y, z + 0.34], along: 'z', points: plan, length: 0.06, material: 'clay' }),
      prism({ at: [x, y, z + 0.36], along: 'z', points: inner, length: 0.04, material: 'wood' }),
      sealedCrate([x + 0.55, y + 0.17, z + 0.4], 0.76, crate),
    ],
    false,
  );
}

/**
 * A gate house, 1.1 by 1 grid units, with a door, a lit and a dark window and a gable roof. The position is its minimum
 * corner.
 */
export const lockHouse = ([x, y, z]: Vec3, walls: Material = 'paper', roof: Material = 'clay'): Solid[] => [
  box({
    name: 'gate house',
    at: [x, y, z],
    size: [1.1, 1, 1.1],
    material: walls,
    left: [panel(0.15, 0, 0.5, 0.75, tone('ink', 'left')), panel(0.65, 0.4, 0.95, 0.78, LAMP)],
    right: [panel(0.3, 0.4, 0.7, 0.78, WINDOW_DARK)],
  }),
  gable({ name: 'roof', at: [x - 0.12, y - 0.12, z + 1.1], size: [1.34, 1.24, 0.5], ridge: 'x', material: roof }),
];
