/** Card objects of the finance page. */
import { area, disc, panel, ribs, segment, stroke } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, prism, rod, sphere } from '#kit/solids.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  'twin-scales': () => [
    cylinder({ name: 'foot', at: [1.6, 1.6, 0], radius: 0.6, height: 0.2, material: 'ink' }),
    cylinder({ name: 'post', at: [1.6, 1.6, 0.2], radius: 0.1, height: 2.2, material: 'ink', castsShadow: false }),
    rod({ name: 'beam', at: [0.6, 2.6, 2.4], to: [2.6, 0.6, 2.4], paint: tone('gold', 'left'), width: 5 }),
    sphere({ name: 'finial', at: [1.6, 1.6, 2.4], radius: 0.2, material: 'gold', castsShadow: false }),
    ...(
      [
        [0.7, 2.5],
        [2.5, 0.7],
      ] as const
    ).flatMap(([x, y]) => [
      rod({
        name: 'cords',
        points: [
          [x - 0.35, y + 0.35, 0.95],
          [x, y, 2.4],
          [x + 0.35, y - 0.35, 0.95],
        ],
        paint: tone('ink', 'left'),
        width: 1.6,
      }),
      cylinder({ name: 'bowl', at: [x, y, 0.6], radius: 0.3, topRadius: 0.58, height: 0.32, material: 'gold' }),
      cylinder({
        name: 'water',
        at: [x, y, 0.92],
        radius: 0.48,
        height: 0.02,
        material: 'teal',
        lid: SIGNAL,
        castsShadow: false,
      }),
    ]),
  ],
  'ledger-book': () => [
    box({ name: 'desk', at: [0.35, 0.5, 0], size: [2.5, 2.1, 0.24], material: 'wood' }),
    box({ name: 'cover', at: [0.55, 0.7, 0.24], size: [2.1, 1.7, 0.1], material: 'clay', castsShadow: false }),
    ...[0, 1].map((side) =>
      box({
        name: 'pages',
        at: [0.65 + side * 1, 0.78, 0.34],
        size: [0.95, 1.54, 0.4],
        material: 'paper',
        castsShadow: false,
        left: [ribs(5, tone('stone', 'right'), 'level')],
        right: [ribs(5, tone('stone', 'right'), 'level')],
        top: [
          segment([0.62, 0.1], [0.62, 1.44], tone('clay', 'left'), 0.9),
          ...[0.2, 0.42, 0.64, 0.86, 1.08, 1.3].map((v, index) =>
            panel(0.1, v, 0.38 + ((index * 3 + side) % 4) * 0.05, v + 0.07, tone('ink', 'top')),
          ),
          ...[0.2, 0.42, 0.64, 0.86, 1.08, 1.3].map((v) => panel(0.7, v, 0.86, v + 0.07, tone('teal', 'left'))),
        ],
      }),
    ),
    box({ name: 'ribbon', at: [1.6, 0.78, 0.74], size: [0.06, 1.54, 0.04], material: 'teal', castsShadow: false }),
    rod({ name: 'pen', at: [1.9, 1.7, 0.78], to: [2.3, 1.3, 1.6], paint: tone('gold', 'left'), width: 3.4 }),
  ],
  'id-gate': () => [
    box({ name: 'floor', at: [0.3, 0.5, 0], size: [2.6, 2.2, 0.1], material: 'stone' }),
    box({
      name: 'pillar',
      at: [0.4, 1.1, 0.1],
      size: [0.5, 1.1, 1.5],
      material: 'ink',
      castsShadow: false,
      left: [panel(0.1, 0.9, 0.4, 1.3, SIGNAL)],
    }),
    box({
      name: 'pillar',
      at: [2.3, 1.1, 0.1],
      size: [0.5, 1.1, 1.5],
      material: 'ink',
      castsShadow: false,
      left: [panel(0.1, 0.9, 0.4, 1.3, LAMP)],
      right: [
        disc(0.55, 1.1, 0.22, tone('teal', 'right')),
        disc(0.55, 1.18, 0.07, WHITE),
        panel(0.51, 0.96, 0.59, 1.16, WHITE),
      ],
    }),
    box({ name: 'wing', at: [0.92, 1.55, 0.4], size: [0.5, 0.08, 0.9], material: 'teal', castsShadow: false }),
    box({ name: 'wing', at: [1.78, 1.55, 0.4], size: [0.5, 0.08, 0.9], material: 'teal', castsShadow: false }),
    prism({
      name: 'passport',
      at: [0.85, 2.4, 0.1],
      along: 'y',
      points: [
        [0, 0],
        [1.5, 0],
        [1.5, 1],
        [0, 1],
      ],
      length: 0.1,
      material: 'paper',
      cap: [
        panel(0.12, 0.2, 0.62, 0.84, tone('glass', 'left')),
        disc(0.37, 0.6, 0.13, tone('clay', 'left')),
        area(
          [
            [0.16, 0.2],
            [0.2, 0.38],
            [0.37, 0.44],
            [0.54, 0.38],
            [0.58, 0.2],
          ],
          tone('clay', 'left'),
        ),
        ...[0.72, 0.54, 0.36].map((v) => panel(0.76, v, 1.36, v + 0.08, tone('stone', 'right'))),
      ],
      castsShadow: false,
    }),
  ],
  'loan-folder': () => [
    box({ name: 'folder', at: [0.5, 0.6, 0], size: [2.2, 1.7, 0.14], material: 'teal' }),
    box({
      name: 'papers',
      at: [0.65, 0.7, 0.14],
      size: [1.9, 1.5, 0.3],
      material: 'paper',
      castsShadow: false,
      left: [ribs(4, tone('stone', 'right'), 'level')],
      right: [ribs(4, tone('stone', 'right'), 'level')],
      top: [
        ...[0.2, 0.42, 0.64].map((v) => panel(0.15, v, 1.3, v + 0.09, tone('stone', 'left'))),
        stroke(
          [
            [0.15, 1.2],
            [0.5, 1.05],
            [0.6, 1.25],
            [0.95, 1.08],
          ],
          tone('ink', 'left'),
          1.4,
        ),
      ],
    }),
    cylinder({
      name: 'coins',
      at: [2.05, 1.1, 0.44],
      radius: 0.36,
      height: 1.1,
      material: 'gold',
      castsShadow: false,
      bands: [0.2, 0.42, 0.64, 0.86].map((from) => ({ from, to: from + 0.04, material: 'wood' as const })),
    }),
    cylinder({
      name: 'coins',
      at: [1.25, 1.05, 0.44],
      radius: 0.3,
      height: 0.62,
      material: 'gold',
      castsShadow: false,
      bands: [0.2, 0.42].map((from) => ({ from, to: from + 0.04, material: 'wood' as const })),
    }),
    prism({
      name: 'house',
      at: [0.7, 2.35, 0],
      along: 'y',
      points: [
        [0, 0],
        [0.8, 0],
        [0.8, 0.5],
        [0.4, 0.9],
        [0, 0.5],
      ],
      length: 0.5,
      material: 'clay',
      cap: [panel(0.3, 0, 0.5, 0.36, LAMP)],
    }),
  ],
  'api-gate': () => [
    box({
      name: 'wall',
      at: [0.3, 1.2, 0],
      size: [0.8, 0.8, 1.7],
      material: 'stone',
      left: [ribs(3, tone('stone', 'right'), 'level')],
    }),
    box({
      name: 'wall',
      at: [2.1, 1.2, 0],
      size: [0.8, 0.8, 1.7],
      material: 'stone',
      left: [ribs(3, tone('stone', 'right'), 'level')],
      right: [ribs(3, tone('stone', 'left'), 'level')],
    }),
    box({
      name: 'lintel',
      at: [0.2, 1.1, 1.7],
      size: [2.8, 1, 0.4],
      material: 'ink',
      castsShadow: false,
      left: [disc(0.4, 0.2, 0.09, SIGNAL), disc(0.7, 0.2, 0.09, SIGNAL), disc(1, 0.2, 0.09, LAMP)],
    }),
    box({
      name: 'grille',
      at: [1.12, 1.5, 0.62],
      size: [0.96, 0.12, 1.06],
      material: 'teal',
      castsShadow: false,
      left: [ribs(4, tone('ink', 'left'), 'upright', 2), ribs(3, tone('ink', 'left'), 'level', 2)],
    }),
    box({
      name: 'plug',
      at: [1.32, 1.9, 0.1],
      size: [0.56, 0.9, 0.4],
      material: 'clay',
      left: [disc(0.28, 0.2, 0.12, tone('ink', 'left'))],
      top: [panel(0.12, 0.12, 0.44, 0.3, WHITE)],
    }),
    rod({
      name: 'cable',
      points: [
        [1.6, 2.82, 0.3],
        [1.8, 3, 0.1],
        [2.5, 2.7, 0.05],
      ],
      paint: tone('clay', 'left'),
      width: 4,
    }),
  ],
} satisfies Record<string, CardObject>;
