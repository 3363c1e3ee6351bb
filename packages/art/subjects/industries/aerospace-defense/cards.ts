/** Card objects of the aerospace and defense page. */
import { area, disc, panel, ribs, segment } from '#kit/face.ts';
import { ALARM, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { openCase, turbineDisk } from './airfield.ts';
import { assembly, plate } from '#library/parts.ts';
import type { CardObject } from '#kit/scene.ts';

const COVER = [
  tone('teal', 'left'),
  tone('paper', 'top'),
  tone('gold', 'left'),
  tone('paper', 'top'),
  tone('clay', 'left'),
  tone('paper', 'top'),
];

export default {
  'turbine-disk': () => [
    box({ name: 'cradle', at: [0.7, 1, 0], size: [1.8, 0.9, 0.2], material: 'gold' }),
    [0.85, 2.05].map((x) =>
      box({ name: 'stay', at: [x, 1.2, 0.2], size: [0.3, 0.5, 0.18], material: 'rubber', castsShadow: false }),
    ),
    turbineDisk([1.6, 1.25, 1.42], 1.04),
    box({
      name: 'tag',
      at: [2.2, 2.2, 0],
      size: [0.6, 0.5, 0.05],
      material: 'paper',
      top: [ribs(3, tone('ink', 'left'), 'level'), disc(0.1, 0.1, 0.05, ALARM)],
    }),
  ],
  'task-card-rack': () => [
    box({ name: 'foot', at: [0.5, 0.9, 0], size: [2.2, 0.8, 0.2], material: 'steel' }),
    box({
      name: 'rack',
      at: [0.6, 1, 0.2],
      size: [2, 0.4, 2.1],
      material: 'ink',
      castsShadow: false,
      left: [0, 1, 2].flatMap((line) =>
        [0, 1].flatMap((column) => {
          const [u, v] = [0.14 + column * 0.92, 0.14 + line * 0.66];
          return [
            panel(u, v, u + 0.8, v + 0.56, COVER[line * 2 + column] ?? WHITE),
            segment([u + 0.12, v + 0.4], [u + 0.68, v + 0.4], tone('ink', 'left'), 1.2),
            segment([u + 0.12, v + 0.26], [u + 0.5, v + 0.26], tone('ink', 'left'), 1.2),
            panel(u - 0.02, v - 0.04, u + 0.82, v + 0.1, tone('steel', 'left')),
          ];
        }),
      ),
    }),
    box({
      name: 'card',
      at: [1.62, 1.55, 1.5],
      size: [0.7, 0.04, 0.9],
      material: 'paper',
      castsShadow: false,
      left: [
        disc(0.35, 0.56, 0.17, SIGNAL),
        disc(0.35, 0.56, 0.09, WHITE),
        segment([0.12, 0.2], [0.58, 0.2], tone('ink', 'left'), 1.2),
      ],
    }),
  ],
  'tech-manual': () => [
    box({
      name: 'volume',
      at: [0.5, 0.9, 0],
      size: [2.1, 1.5, 0.45],
      material: 'teal',
      left: [panel(0, 0.08, 2.1, 0.37, tone('paper', 'left')), ribs(4, tone('stone', 'right'), 'level')],
    }),
    box({
      name: 'volume',
      at: [0.6, 1, 0.45],
      size: [1.9, 1.4, 0.35],
      material: 'ink',
      castsShadow: false,
      left: [panel(0, 0.07, 1.9, 0.28, tone('paper', 'left')), ribs(3, tone('stone', 'right'), 'level')],
    }),
    assembly(
      'open volume',
      [
        prism({
          name: 'pages',
          at: [0.55, 1.05, 0.8],
          along: 'y',
          points: [
            [0, 0.05],
            [0.5, 0.3],
            [1, 0.12],
            [1.5, 0.3],
            [2, 0.05],
            [1.98, 0],
            [0.02, 0],
          ],
          length: 1.3,
          material: 'paper',
        }),
        plate(
          [
            [0.7, 1.25, 0.95],
            [1.0, 1.25, 1.09],
            [1.0, 2.1, 1.09],
            [0.7, 2.1, 0.95],
          ],
          tone('steel', 'top'),
        ),
        plate(
          [
            [1.75, 1.25, 1.05],
            [2.05, 1.25, 1.12],
            [2.05, 1.6, 1.12],
            [1.75, 1.6, 1.05],
          ],
          tone('gold', 'top'),
        ),
        [1.75, 1.95, 2.15].map((y) =>
          rod({ at: [1.72, y, 1.04], to: [2.0, y, 1.11], paint: tone('steel', 'left'), width: 1.4 }),
        ),
      ],
      false,
    ),
    rod({
      name: 'ribbon',
      points: [
        [1.55, 2.35, 0.95],
        [1.6, 2.4, 0.55],
        [1.7, 2.55, 0.3],
      ],
      paint: ALARM,
      width: 3,
    }),
  ],
  'spares-crate': () => [
    assembly('crate', [
      box({
        name: 'pallet',
        at: [0.5, 0.7, 0],
        size: [2.2, 1.8, 0.16],
        material: 'wood',
        left: [panel(0.3, 0, 0.8, 0.1, tone('ink', 'right')), panel(1.4, 0, 1.9, 0.1, tone('ink', 'right'))],
      }),
      box({ name: 'back', at: [0.6, 0.8, 0.16], size: [2, 0.1, 1], material: 'wood' }),
      box({ name: 'side', at: [0.6, 0.9, 0.16], size: [0.1, 1.5, 1], material: 'wood' }),
      cylinder({
        name: 'part',
        at: [1.55, 1.5, 0.4],
        radius: 0.5,
        topRadius: 0.4,
        height: 1.1,
        material: 'steel',
        bands: [{ from: 0.5, to: 0.66, material: 'gold' }],
      }),
      cylinder({ name: 'flange', at: [1.55, 1.5, 1.5], radius: 0.52, height: 0.12, material: 'teal' }),
      box({
        name: 'front',
        at: [0.6, 2.4, 0.16],
        size: [2, 0.1, 0.85],
        material: 'sand',
        left: [
          ribs(3, tone('wood', 'right'), 'level', 1.4),
          area(
            [
              [0.2, 0.25],
              [0.5, 0.25],
              [0.35, 0.55],
            ],
            ALARM,
          ),
          panel(1.2, 0.2, 1.8, 0.6, WHITE),
          ...[1.28, 1.38, 1.46, 1.6, 1.68].map((u) => panel(u, 0.27, u + 0.05, 0.53, tone('ink', 'left'))),
        ],
      }),
      box({
        name: 'end',
        at: [2.5, 0.9, 0.16],
        size: [0.1, 1.5, 0.85],
        material: 'sand',
        right: [ribs(3, tone('wood', 'right'), 'level', 1.4)],
      }),
    ]),
  ],
  'secure-case': () => [openCase([0.5, 0.8, 0])],
} satisfies Record<string, CardObject>;
