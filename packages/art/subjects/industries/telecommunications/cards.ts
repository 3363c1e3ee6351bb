/** Card objects of the telecommunications page. */
import { area, disc, panel, ribs, segment, stroke } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, WHITE, WINDOW_DARK } from '#kit/palette.ts';
import type { CardObject } from '#kit/scene.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { bell } from '#library/bell.ts';
import { arc, assembly, drum } from '#library/parts.ts';
import { pager, spliceTray, waves } from './telecom.ts';

export default {
  'sim-tray': () => [
    box({
      name: 'telephone',
      at: [0.5, 0.4, 0],
      size: [1.5, 2.4, 0.22],
      material: 'ink',
      top: [
        panel(0.1, 0.12, 1.4, 2.28, WINDOW_DARK),
        disc(0.75, 0.9, 0.34, SIGNAL),
        disc(0.75, 0.9, 0.2, WHITE),
        disc(0.75, 0.9, 0.1, SIGNAL),
        panel(0.4, 1.6, 1.1, 1.72, tone('steel', 'top')),
      ],
    }),
    box({ name: 'tray', at: [2.05, 1.1, 0], size: [0.85, 1, 0.12], material: 'steel' }),
    prism({
      name: 'card',
      at: [2.15, 1.2, 0.12],
      along: 'z',
      points: [
        [0, 0],
        [0.62, 0],
        [0.62, 0.56],
        [0.42, 0.78],
        [0, 0.78],
      ],
      length: 0.08,
      material: 'gold',
      castsShadow: false,
      cap: [
        panel(0.14, 0.14, 0.48, 0.54, tone('gold', 'right')),
        segment([0.31, 0.14], [0.31, 0.54], tone('gold', 'top'), 1.2),
        segment([0.14, 0.34], [0.48, 0.34], tone('gold', 'top'), 1.2),
      ],
    }),
    waves([1.25, 1.3, 0.5], [0.4, 0.7, 1]),
  ],
  'junction-box': () => [
    box({ name: 'post', at: [1.3, 1.2, 0], size: [0.6, 0.4, 0.7], material: 'steel' }),
    box({
      name: 'box',
      at: [0.6, 1, 0.7],
      size: [2, 0.8, 1.7],
      material: 'teal',
      castsShadow: false,
      left: [
        panel(0.12, 0.12, 1.88, 1.58, tone('ink', 'right')),
        ...[0.3, 0.75, 1.2].flatMap((v, index) => [
          panel(0.25, v, 0.6, v + 0.25, tone('paper', 'left')),
          panel(1.4, v, 1.75, v + 0.25, tone('paper', 'left')),
          stroke(
            [
              [0.6, v + 0.12],
              [1, [0.87, 0.42, 1.32][index] ?? 0],
              [1.4, ([0.75, 0.3, 1.2][index] ?? 0) + 0.12],
            ],
            tone((['gold', 'clay', 'teal'] as const)[index] ?? 'gold', 'top'),
            2.4,
          ),
        ]),
      ],
      right: [ribs(3, tone('ink', 'right'), 'level')],
    }),
    box({ name: 'roof', at: [0.5, 0.9, 2.4], size: [2.2, 1, 0.12], material: 'paper', castsShadow: false }),
    [0.9, 1.6, 2.3].map((x, index) =>
      rod({
        points: [
          [x, 1.6, 0.7],
          [x, 1.9, 0.3],
          [x + 0.1, 2.6, 0.04],
        ],
        paint: tone((['gold', 'clay', 'ink'] as const)[index] ?? 'ink', 'left'),
        width: 3,
      }),
    ),
  ],
  'fiber-splice': () => [
    box({
      name: 'bench',
      at: [0.4, 0.5, 0],
      size: [2.4, 2.2, 0.3],
      material: 'wood',
      left: [ribs(1, tone('wood', 'right'), 'level')],
      right: [ribs(1, tone('ink', 'right'), 'level')],
    }),
    spliceTray([0.45, 0.7, 0.3]),
    box({
      name: 'splicer',
      at: [1.25, 0.75, 0.62],
      size: [0.7, 0.4, 0.7],
      material: 'ink',
      castsShadow: false,
      left: [
        panel(0.08, 0.3, 0.62, 0.62, WINDOW_DARK),
        segment([0.12, 0.46], [0.32, 0.46], SIGNAL, 1.4),
        segment([0.38, 0.46], [0.58, 0.46], SIGNAL, 1.4),
      ],
    }),
  ],
  'balance-meter': () => [
    box({
      name: 'foot',
      at: [0.5, 0.9, 0],
      size: [2.2, 1.4, 0.25],
      material: 'wood',
      left: [ribs(1, tone('wood', 'right'), 'level')],
    }),
    prism({
      name: 'meter',
      at: [1.6, 1.2, 0.25],
      along: 'y',
      points: [[-1, 0], [1, 0], [1, 0.85], ...arc(1, 0, 180, 10).map(([u, v]) => [u, v + 0.9] as const)],
      length: 0.7,
      material: 'ink',
      castsShadow: false,
      cap: [
        area([[0.15, 0.9], ...arc(0.85, 180, 0, 10, [1, 0.9]), [1.85, 0.9]], tone('paper', 'top')),
        area(
          [[0.15, 0.9], ...arc(0.85, 180, 130, 4, [1, 0.9]), ...arc(0.65, 130, 180, 4, [1, 0.9])],
          tone('clay', 'left'),
        ),
        area([...arc(0.85, 50, 0, 4, [1, 0.9]), ...arc(0.65, 0, 50, 4, [1, 0.9])], SIGNAL),
        segment([1, 0.95], [1.36, 1.55], ALARM, 2.6),
        disc(1, 0.95, 0.12, tone('ink', 'left')),
        ...[0.3, 0.68, 1.06, 1.44].map((u, index) =>
          panel(u, 0.25, u + 0.28, 0.65, index === 3 ? LAMP : tone('steel', 'right')),
        ),
      ],
    }),
    cylinder({
      name: 'coins',
      at: [2.4, 2.6, 0],
      radius: 0.2,
      height: 0.36,
      material: 'gold',
      bands: [0.08, 0.2, 0.32].map((from) => ({ from, to: from + 0.03, material: 'wood' as const })),
    }),
  ],
  'pager-bell': () => [
    pager([1.6, 1.8, 0]),
    assembly(
      'bell',
      [
        cylinder({ name: 'neck', at: [1.6, 1.75, 1], radius: 0.52, height: 0.1, material: 'steel' }),
        ...bell([1.6, 1.75, 1.1], 0.5),
      ],
      false,
    ),
    drum({ name: 'clapper', at: [2.25, 1.7, 1.25], radius: 0.1, length: 0.2, along: 'x', material: 'clay' }),
    rod({ at: [2.3, 2, 0.9], to: [2.4, 2, 1.25], paint: tone('ink', 'left'), width: 2 }),
    waves([1.6, 1.8, 1.35], [0.75, 1]),
  ],
} satisfies Record<string, CardObject>;
