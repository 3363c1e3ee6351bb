/** Canal locks: gates, barges, gate houses, and what measures and moves them. */
import { band, disc, panel, ribs, stroke, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism, rod } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { pool } from './channels.ts';
import { assembly } from './parts.ts';

/** A mitre gate across a canal that runs along x: its two leaves meet upstream, and a balance beam lies on each bank. */
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

/** A lifting gate in a portal over a canal that runs along x: its board, `drop` deep below the banks, hangs from a lintel; the counterweight is on the far bank. */
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
      points: [
        [x + 0.15, y - 1.2, z + height - 0.5],
        [x + 0.15, y - 1.2, z + height],
      ],
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
      points: [
        [x + 0.14, y + width / 2, z + 0.35],
        [x + 0.14, y + width / 2, z + height],
      ],
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

/** A crate that nobody may open: a band round it and a seal of wax on each side. */
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

/** A barge 2.1 long along x, 1.1 wide, with one sealed crate amidships; it stands on the water at `at`. */
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
      prism({ at: [x, y, z], along: 'z', points: plan, length: 0.34, material: hull, cap: [] }),
      prism({ at: [x, y, z + 0.34], along: 'z', points: plan, length: 0.06, material: 'clay' }),
      prism({ at: [x, y, z + 0.36], along: 'z', points: inner, length: 0.04, material: 'wood' }),
      sealedCrate([x + 0.55, y + 0.17, z + 0.4], 0.76, crate),
    ],
    false,
  );
}

/** A gate house: a door, a window, a lamp and a low pitched roof. */
export const gateHouse = ([x, y, z]: Vec3, walls: Material = 'paper', roof: Material = 'clay'): Solid[] => [
  box({
    name: 'gate house',
    at: [x, y, z],
    size: [1.1, 1, 1.1],
    material: walls,
    left: [panel(0.15, 0, 0.5, 0.75, tone('ink', 'left')), panel(0.65, 0.4, 0.95, 0.78, LAMP)],
    right: [panel(0.3, 0.4, 0.7, 0.78, WINDOW_DARK)],
  }),
  prism({
    name: 'roof',
    at: [x - 0.12, y - 0.12, z + 1.1],
    along: 'x',
    points: [
      [0, 0],
      [1.24, 0],
      [0.62, 0.5],
    ],
    length: 1.34,
    material: roof,
    castsShadow: false,
  }),
];

/** A gauge house: a big dial on its front and a test basin at its foot. */
export const gaugeHouse = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'gauge house',
    at: [x, y, z],
    size: [1.3, 1.1, 1.7],
    material: 'paper',
    left: [
      disc(0.65, 1.12, 0.42, tone('ink', 'left')),
      disc(0.65, 1.12, 0.35, WHITE),
      stroke(
        [
          [0.65, 1.12],
          [0.82, 1.38],
        ],
        tone('clay', 'left'),
        1.4,
      ),
      disc(0.65, 1.12, 0.06, tone('ink', 'left')),
      panel(0.45, 0, 0.85, 0.55, tone('ink', 'left')),
    ],
    right: [panel(0.3, 0.9, 0.8, 1.35, LAMP)],
  }),
  prism({
    name: 'roof',
    at: [x - 0.1, y - 0.1, z + 1.7],
    along: 'y',
    points: [
      [0, 0],
      [1.5, 0],
      [0.75, 0.55],
    ],
    length: 1.3,
    material: 'gold',
    castsShadow: false,
  }),
];

/** A small open basin of stone; `w` by `d`. */
export const testBasin = (at: Vec3, w = 0.9, d = 0.9): Solid =>
  box({
    name: 'test basin',
    at,
    size: [w, d, 0.4],
    material: 'stone',
    top: [pool(0.12, 0.12, w - 0.12, d - 0.12, 0.12, 'stone', tone('teal', 'top'))],
  });
