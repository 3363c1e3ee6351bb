/** Objects of canal locks: a lifting gate, a gauge house, a test basin. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, gable, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { pool } from '#library/channels.ts';

/**
 * A lifting gate in a portal over a canal that runs along x: a board that reaches `drop` below the banks and hangs from
 * a lintel, and a counterweight on the far bank. The position is the minimum corner of the opening at the height of the
 * banks; `width` (along y) and `height` of the opening in grid units.
 */
export function liftGate([x, y, z]: Vec3, width: number, height: number, drop: number): Solid[] {
  const post = (dy: number) => box({ name: 'post', at: [x, y + dy, z], size: [0.3, 0.3, height], material: 'stone' });
  const board = drop + 0.35;
  return [
    box({
      name: 'counterweight',
      at: [x - 0.15, y - 1.5, z + height - 1.2],
      size: [0.6, 0.6, 0.7],
      material: 'ink',
      left: [panel(0.2, 0.25, 0.4, 0.45, tone('gold', 'left'))],
      right: [panel(0.2, 0.25, 0.4, 0.45, tone('gold', 'right'))],
    }),
    rod({
      name: 'rope',
      at: [x + 0.15, y - 1.2, z + height - 0.5],
      to: z + height,
      paint: tone('ink', 'left'),
      width: 1.8,
    }),
    post(-0.3),
    box({
      name: 'gate',
      at: [x + 0.06, y, z - drop],
      size: [0.16, width, board],
      material: 'clay',
      castsShadow: false,
      right: [
        ribs(6, tone('ink', 'right'), 'level'),
        panel(width / 2 - 0.08, 0, width / 2 + 0.08, board, tone('ink', 'left')),
      ],
    }),
    rod({
      name: 'chain',
      at: [x + 0.14, y + width / 2, z + 0.35],
      to: z + height,
      paint: tone('ink', 'left'),
      width: 2,
    }),
    post(width),
    box({
      name: 'lintel',
      at: [x - 0.05, y - 1.55, z + height],
      size: [0.4, width + 1.95, 0.3],
      material: 'ink',
      castsShadow: false,
      right: [disc(0.3, 0.15, 0.1, SIGNAL)],
      top: [disc(0.2, 0.4, 0.14, tone('gold', 'top')), disc(0.2, 1.55 + width / 2, 0.14, tone('gold', 'top'))],
    }),
  ];
}

/** A gauge house with a big dial on its front, 1.3 by 1.1 grid units. The position is its minimum corner. */
export const gaugeHouse = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'gauge house',
    at: [x, y, z],
    size: [1.3, 1.1, 1.7],
    material: 'paper',
    left: [
      disc(0.65, 1.12, 0.42, tone('ink', 'left')),
      disc(0.65, 1.12, 0.35, WHITE),
      segment([0.65, 1.12], [0.82, 1.38], tone('clay', 'left'), 1.4),
      disc(0.65, 1.12, 0.06, tone('ink', 'left')),
      panel(0.45, 0, 0.85, 0.55, tone('ink', 'left')),
    ],
    right: [panel(0.3, 0.9, 0.8, 1.35, LAMP)],
  }),
  gable({ name: 'roof', at: [x - 0.1, y - 0.1, z + 1.7], size: [1.5, 1.3, 0.55], ridge: 'y', material: 'gold' }),
];

/** A small open basin of stone, `w` by `d` grid units. `at` is its minimum corner. */
export const testBasin = (at: Vec3, w = 0.9, d = 0.9): Solid =>
  box({
    name: 'test basin',
    at,
    size: [w, d, 0.4],
    material: 'stone',
    top: [pool(0.12, 0.12, w - 0.12, d - 0.12, 0.12, 'stone', tone('teal', 'top'))],
  });
