/** Card objects of the food and drink page. */
import { band, disc, panel, ribs, segment, stroke } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, prism, rod, sphere } from '#kit/solids.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  'milk-churn': () => [
    cylinder({
      name: 'churn',
      at: [1.5, 1.5, 0],
      radius: 0.85,
      height: 1.3,
      material: 'steel',
      bands: [
        { from: 0.06, to: 0.14, material: 'ink' },
        { from: 0.5, to: 0.85, material: 'teal' },
        { from: 1.16, to: 1.24, material: 'ink' },
      ],
    }),
    cylinder({
      name: 'shoulder',
      at: [1.5, 1.5, 1.3],
      radius: 0.85,
      topRadius: 0.42,
      height: 0.5,
      material: 'steel',
      castsShadow: false,
    }),
    cylinder({
      name: 'neck',
      at: [1.5, 1.5, 1.8],
      radius: 0.42,
      topRadius: 0.5,
      height: 0.26,
      material: 'steel',
      castsShadow: false,
    }),
    cylinder({
      name: 'lid',
      at: [1.5, 1.5, 2.06],
      radius: 0.56,
      topRadius: 0.46,
      height: 0.2,
      material: 'ink',
      castsShadow: false,
    }),
    rod({
      name: 'handle',
      points: [
        [2, 2, 2],
        [2.35, 2.35, 1.8],
        [2.1, 2.1, 1.35],
      ],
      paint: tone('ink', 'left'),
      width: 3.4,
    }),
    box({
      name: 'tag',
      at: [1.75, 2.37, 0.7],
      size: [0.46, 0.04, 0.34],
      material: 'gold',
      castsShadow: false,
      left: [panel(0.08, 0.2, 0.38, 0.26, tone('ink', 'left')), panel(0.08, 0.1, 0.3, 0.15, tone('clay', 'left'))],
    }),
  ],
  'mixing-drum': () => [
    box({ name: 'frame', at: [0.4, 0.6, 0], size: [2.4, 1.9, 0.24], material: 'ink' }),
    box({
      name: 'column',
      at: [0.5, 0.8, 0.24],
      size: [0.62, 1, 2.3],
      material: 'teal',
      castsShadow: false,
      left: [
        panel(0.1, 1.5, 0.52, 2.1, tone('ink', 'left')),
        panel(0.15, 1.75, 0.47, 2, SIGNAL),
        disc(0.31, 1.3, 0.09, LAMP),
      ],
    }),
    box({ name: 'head', at: [1.12, 0.9, 1.94], size: [1.48, 0.8, 0.5], material: 'teal', castsShadow: false }),
    cylinder({
      name: 'bowl',
      at: [1.95, 1.6, 0.24],
      radius: 0.5,
      topRadius: 0.8,
      height: 0.9,
      material: 'steel',
      castsShadow: false,
    }),
    cylinder({
      name: 'dough',
      at: [1.95, 1.6, 1.14],
      radius: 0.66,
      height: 0.04,
      material: 'sand',
      castsShadow: false,
    }),
    rod({
      name: 'hook',
      points: [
        [1.95, 1.35, 1.94],
        [1.95, 1.4, 1.5],
        [2.2, 1.6, 1.35],
        [1.95, 1.7, 1.2],
      ],
      paint: tone('steel', 'right'),
      width: 4,
    }),
  ],
  'cold-crate': () => [
    box({
      name: 'crate',
      at: [0.5, 0.5, 0],
      size: [2.2, 2.2, 1],
      material: 'teal',
      left: [
        panel(0.7, 0.6, 1.5, 0.8, tone('teal', 'right')),
        ...[0, 1, 2].map((index) =>
          segment(
            [1.1 - 0.3 * Math.cos((index * Math.PI) / 3), 0.32 - 0.22 * Math.sin((index * Math.PI) / 3)],
            [1.1 + 0.3 * Math.cos((index * Math.PI) / 3), 0.32 + 0.22 * Math.sin((index * Math.PI) / 3)],
            WHITE,
            2,
          ),
        ),
      ],
      right: [panel(0.7, 0.6, 1.5, 0.8, tone('ink', 'right')), ribs(3, tone('teal', 'left'), 'level')],
      top: [panel(0.14, 0.14, 2.06, 2.06, tone('glass', 'top'))],
    }),
    ...(
      [
        [0.95, 0.95, 'clay'],
        [1.6, 0.95, 'palm'],
        [2.25, 0.95, 'gold'],
        [0.95, 1.6, 'palm'],
        [1.6, 1.6, 'clay'],
        [2.25, 1.6, 'clay'],
        [0.95, 2.25, 'gold'],
        [1.6, 2.25, 'palm'],
      ] as const
    ).map(([x, y, material]) =>
      sphere({ name: 'fruit', at: [x, y, 0.98], radius: 0.29, material, castsShadow: false }),
    ),
    rod({ name: 'probe', at: [2.3, 2.3, 1], to: 1.7, paint: tone('ink', 'left'), width: 2 }),
    box({
      name: 'logger',
      at: [2.14, 2.2, 1.7],
      size: [0.4, 0.14, 0.3],
      material: 'ink',
      castsShadow: false,
      left: [panel(0.06, 0.08, 0.34, 0.22, SIGNAL)],
    }),
  ],
  'kitchen-range': () => [
    box({
      name: 'range',
      at: [0.5, 0.6, 0],
      size: [2.2, 1.7, 1.2],
      material: 'ink',
      left: [
        panel(0.2, 0.16, 1.5, 0.82, tone('steel', 'left')),
        panel(0.32, 0.26, 1.38, 0.72, LAMP),
        panel(0.32, 0.26, 1.38, 0.4, tone('clay', 'left')),
        panel(1.64, 0.16, 2.04, 0.82, tone('rubber', 'right')),
        ...[0.3, 0.66, 1.02, 1.38, 1.74].map((u) => disc(u, 1.02, 0.1, tone('steel', 'top'))),
      ],
      top: [
        ...[0.6, 1.6].flatMap((u) => [0.45, 1.25].map((v) => disc(u, v, 0.34, tone('steel', 'right')))),
        ...[0.6, 1.6].flatMap((u) => [0.45, 1.25].map((v) => disc(u, v, 0.24, tone('clay', 'left')))),
      ],
    }),
    box({ name: 'splashback', at: [0.5, 0.46, 0], size: [2.2, 0.12, 1.9], material: 'steel', castsShadow: false }),
    cylinder({
      name: 'pot',
      at: [1.1, 1.85, 1.2],
      radius: 0.44,
      height: 0.5,
      material: 'steel',
      lid: tone('rose', 'left'),
      castsShadow: false,
    }),
    cylinder({
      name: 'pan',
      at: [2.1, 1.05, 1.2],
      radius: 0.4,
      height: 0.16,
      material: 'clay',
      lid: tone('gold', 'top'),
      castsShadow: false,
    }),
    rod({ name: 'pan handle', at: [2.4, 1.4, 1.34], to: [2.7, 1.9, 1.4], paint: tone('wood', 'left'), width: 3.4 }),
    rod({ name: 'ladle', at: [1.15, 1.8, 1.66], to: [1.4, 1.6, 2.4], paint: tone('steel', 'right'), width: 2.6 }),
  ],
  'delivery-bag': () => [
    box({
      name: 'bag',
      at: [0.6, 0.6, 0],
      size: [1.9, 1.9, 1.6],
      material: 'clay',
      left: [
        panel(0, 1.34, 1.9, 1.6, tone('clay', 'right')),
        panel(0.2, 0.2, 1.7, 1.1, tone('clay', 'top')),
        disc(0.95, 0.66, 0.3, WHITE),
        segment([0.95, 0.86], [0.95, 0.54], tone('ink', 'left'), 2),
      ],
      right: [
        panel(0, 1.34, 1.9, 1.6, tone('ink', 'right')),
        band(0.1, 0.18, WHITE),
        panel(0.2, 0.4, 1.7, 1.1, tone('clay', 'left')),
      ],
      top: [
        stroke(
          [
            [0.12, 0.12],
            [1.78, 0.12],
            [1.78, 1.78],
            [0.12, 1.78],
            [0.12, 0.12],
          ],
          tone('gold', 'left'),
          2,
        ),
      ],
    }),
    rod({
      name: 'strap',
      points: [
        [1.1, 0.9, 1.6],
        [1.1, 0.9, 2.1],
        [1.1, 2.1, 2.1],
        [1.1, 2.1, 1.6],
      ],
      paint: tone('gold', 'left'),
      width: 4,
    }),
    rod({
      name: 'strap',
      points: [
        [2, 0.9, 1.6],
        [2, 0.9, 2.1],
        [2, 2.1, 2.1],
        [2, 2.1, 1.6],
      ],
      paint: tone('gold', 'left'),
      width: 4,
    }),
    box({
      name: 'slip',
      at: [1.5, 2.52, 0.95],
      size: [0.5, 0.03, 0.9],
      material: 'paper',
      castsShadow: false,
      left: [
        panel(0.08, 0.66, 0.42, 0.74, tone('ink', 'left')),
        ...[0.5, 0.36, 0.22].map((v) => panel(0.08, v, 0.34, v + 0.06, tone('stone', 'right'))),
      ],
    }),
    prism({
      name: 'cup',
      at: [2.52, 2, 0],
      along: 'z',
      points: [
        [0, 0],
        [0.36, 0],
        [0.36, 0.36],
        [0, 0.36],
      ],
      length: 0.6,
      material: 'teal',
    }),
    box({ name: 'cup lid', at: [2.5, 1.98, 0.6], size: [0.4, 0.4, 0.08], material: 'paper', castsShadow: false }),
  ],
} satisfies Record<string, CardObject>;
