/** Card objects of the real estate page. */
import { band, disc, panel, ribs, segment, windows } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  'site-model': () => [
    box({
      name: 'board',
      at: [0.4, 0.4, 0],
      size: [2.4, 2.4, 0.3],
      material: 'wood',
      top: [
        panel(0.1, 0.1, 2.3, 2.3, tone('field', 'top')),
        panel(0.1, 1.25, 2.3, 1.55, tone('sand', 'top')),
        panel(1.3, 0.1, 1.55, 2.3, tone('sand', 'top')),
        panel(1.7, 1.7, 2.2, 2.15, tone('sea', 'top')),
      ],
    }),
    box({
      name: 'tower',
      at: [0.65, 0.65, 0.3],
      size: [0.7, 0.7, 1.9],
      material: 'paper',
      castsShadow: false,
      left: [windows({ columns: 3, rows: 8, lit: 4 })],
      right: [windows({ columns: 3, rows: 8, lit: 4 })],
    }),
    box({
      name: 'unsold',
      at: [2.1, 0.65, 0.3],
      size: [0.55, 0.7, 1.2],
      material: 'glass',
      castsShadow: false,
      left: [ribs(5, tone('glass', 'right'), 'level')],
      right: [ribs(5, tone('glass', 'left'), 'level')],
    }),
    box({ name: 'house', at: [0.6, 2.1, 0.3], size: [0.45, 0.5, 0.4], material: 'clay', castsShadow: false }),
    box({ name: 'house', at: [1.15, 2.1, 0.3], size: [0.45, 0.5, 0.4], material: 'paper', castsShadow: false }),
    rod({ name: 'flag pole', at: [2.37, 1, 1.5], to: 2.2, paint: tone('steel', 'right'), width: 2 }),
    box({ name: 'flag', at: [2.39, 0.98, 1.86], size: [0.46, 0.04, 0.32], material: 'teal', castsShadow: false }),
  ],
  'door-with-key': () => [
    box({ name: 'step', at: [0.5, 0.9, 0], size: [2.2, 1.5, 0.16], material: 'stone' }),
    box({
      name: 'frame',
      at: [0.6, 1.1, 0.16],
      size: [2, 0.3, 2.7],
      material: 'paper',
      left: [
        panel(0.28, 0, 1.72, 2.42, tone('teal', 'left')),
        ...[
          [0.42, 0.3, 0.92, 1.1],
          [1.08, 0.3, 1.58, 1.1],
          [0.42, 1.4, 0.92, 2.2],
          [1.08, 1.4, 1.58, 2.2],
        ].map(([u0 = 0, v0 = 0, u1 = 0, v1 = 0]) => panel(u0, v0, u1, v1, tone('teal', 'right'))),
        disc(1.5, 1.24, 0.11, tone('gold', 'top')),
        disc(1.0, 2.56, 0.07, LAMP),
      ],
    }),
    rod({ name: 'key stem', at: [0.75, 2.75, 0.06], to: [1.75, 2.75, 0.06], paint: tone('gold', 'left'), width: 4 }),
    rod({ name: 'key bits', at: [0.8, 2.75, 0.06], to: [0.8, 2.55, 0.06], paint: tone('gold', 'left'), width: 4 }),
    rod({ name: 'key bits', at: [1, 2.75, 0.06], to: [1, 2.6, 0.06], paint: tone('gold', 'left'), width: 4 }),
    cylinder({
      name: 'key bow',
      at: [2, 2.68, 0],
      radius: 0.26,
      height: 0.1,
      material: 'gold',
      lid: tone('gold', 'top'),
    }),
    cylinder({
      name: 'eye',
      at: [2, 2.68, 0.1],
      radius: 0.12,
      height: 0.01,
      material: 'ink',
      lid: tone('ink', 'left'),
      castsShadow: false,
    }),
  ],
  'meter-board': () => [
    box({
      name: 'cabinet',
      at: [0.45, 0.9, 0.8],
      size: [2.3, 0.6, 2.2],
      material: 'paper',
      left: [
        panel(0.1, 0.1, 2.2, 2.1, tone('stone', 'left')),
        ...[0, 1, 2].flatMap((column) =>
          [0, 1].flatMap((row) => [
            disc(0.45 + column * 0.7, 0.6 + row * 1.08, 0.3, tone('ink', 'left')),
            disc(0.45 + column * 0.7, 0.6 + row * 1.08, 0.24, WHITE),
            segment(
              [0.45 + column * 0.7, 0.6 + row * 1.08],
              [
                0.45 + column * 0.7 + 0.16 * Math.cos(column * 2 + row),
                0.6 + row * 1.08 + 0.16 * Math.sin(column * 2 + row + 0.6),
              ],
              column === 1 && row === 1 ? tone('clay', 'left') : tone('teal', 'left'),
              2,
            ),
          ]),
        ),
      ],
    }),
    ...[0.9, 1.6, 2.3].map((x) => rod({ name: 'pipe', at: [x, 1.5, 0.8], to: 0.05, paint: SIGNAL, width: 4.4 })),
    ...[0.5, 2.5].map((x) => box({ name: 'leg', at: [x, 1.1, 0], size: [0.2, 0.3, 0.8], material: 'ink' })),
    box({
      name: 'ticket box',
      at: [1.9, 2.2, 0],
      size: [0.7, 0.5, 0.4],
      material: 'wood',
      top: [panel(0.12, 0.1, 0.58, 0.4, WHITE)],
    }),
  ],
  'lift-cabin': () => [
    box({ name: 'pit', at: [0.6, 0.6, 0], size: [2, 2, 0.2], material: 'ink' }),
    box({
      name: 'cabin',
      at: [0.85, 0.85, 0.5],
      size: [1.5, 1.5, 1.8],
      material: 'steel',
      left: [
        panel(0.12, 0.1, 1.38, 1.6, tone('ink', 'left')),
        panel(0.17, 0.1, 0.5, 1.55, tone('steel', 'top')),
        panel(1, 0.1, 1.33, 1.55, tone('steel', 'top')),
        panel(0.5, 0.1, 1, 1.55, LAMP),
        disc(1.25, 1.69, 0.05, SIGNAL),
      ],
      right: [panel(0.15, 0.5, 1.35, 1.5, tone('glass', 'right')), panel(0.15, 0.7, 1.35, 0.76, tone('steel', 'left'))],
    }),
    box({ name: 'crosshead', at: [0.75, 1.45, 2.3], size: [1.7, 0.3, 0.2], material: 'clay', castsShadow: false }),
    rod({ name: 'cable', at: [1.5, 1.6, 2.5], to: 3.3, paint: tone('steel', 'right'), width: 1.8 }),
    rod({ name: 'cable', at: [1.7, 1.6, 2.5], to: 3.3, paint: tone('steel', 'right'), width: 1.8 }),
    box({ name: 'rail', at: [2.5, 1.5, 0.2], size: [0.1, 0.2, 3], material: 'steel', castsShadow: false }),
    box({ name: 'buffer', at: [1.4, 1.5, 0.2], size: [0.3, 0.3, 0.3], material: 'gold', castsShadow: false }),
  ],
  'roof-unit': () => [
    box({ name: 'feet', at: [0.5, 0.7, 0], size: [2.2, 1.7, 0.16], material: 'ink' }),
    box({
      name: 'unit',
      at: [0.4, 0.6, 0.16],
      size: [2.4, 1.9, 1.3],
      material: 'paper',
      left: [
        panel(0.12, 0.14, 1.3, 1.16, tone('steel', 'left')),
        ...Array.from({ length: 6 }, (_, index) =>
          panel(0.16, 0.2 + index * 0.16, 1.26, 0.26 + index * 0.16, tone('steel', 'right')),
        ),
        panel(1.5, 0.14, 2.28, 1.16, tone('paper', 'top')),
        panel(1.7, 0.84, 2.08, 1.06, tone('ink', 'left')),
        disc(1.8, 0.95, 0.05, SIGNAL),
      ],
      right: [ribs(8, tone('stone', 'left'), 'upright', 1.6), band(0.06, 0.2, tone('teal', 'right'))],
      top: [panel(0.1, 0.1, 2.3, 1.8, tone('stone', 'left'))],
    }),
    ...[1, 2.2].map((x) =>
      cylinder({
        name: 'fan',
        at: [x, 1.55, 1.46],
        radius: 0.52,
        height: 0.2,
        material: 'ink',
        lid: tone('rubber', 'right'),
        castsShadow: false,
      }),
    ),
    ...[1, 2.2].flatMap((x) =>
      [0.3, 1.35, 2.4].map((turn) =>
        rod({
          name: 'blade',
          at: [x - 0.4 * Math.cos(turn), 1.55 - 0.4 * Math.sin(turn), 1.67],
          to: [x + 0.4 * Math.cos(turn), 1.55 + 0.4 * Math.sin(turn), 1.67],
          paint: tone('steel', 'top'),
          width: 2.6,
        }),
      ),
    ),
  ],
} satisfies Record<string, CardObject>;
