/** Card objects of the nonprofits page. */
import { disc, panel, ribs, segment, stroke } from '#kit/face.ts';
import { SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { openBook } from '#library/civic.ts';
import { assembly } from '#library/parts.ts';
import { donationBox } from './relief.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  'donation-box': () => [
    donationBox([0.75, 0.85, 0], 1.9, 0.12),
    [
      [2.6, 2.3],
      [2.25, 2.7],
    ].map(([x = 0, y = 0]) => cylinder({ name: 'coin', at: [x, y, 0], radius: 0.2, height: 0.08, material: 'gold' })),
  ],
  'grant-ledger': () => [
    openBook([0.35, 0.5, 0]),
    [0, 1, 2].map((index) =>
      cylinder({
        name: 'tranche',
        at: [0.75 + index * 0.7, 2.7, 0],
        radius: 0.24,
        height: 0.14 * (3 - index),
        material: index === 2 ? 'stone' : 'gold',
        bands: [{ from: 0.06, to: 0.08, material: 'wood' }],
      }),
    ),
  ],
  'tablet-and-pen': () => [
    box({ name: 'stand', at: [0.5, 0.7, 0], size: [2.2, 0.9, 0.2], material: 'wood' }),
    box({
      name: 'tablet',
      at: [0.5, 1, 0.2],
      size: [2.2, 0.16, 1.6],
      material: 'rubber',
      castsShadow: false,
      left: [
        panel(0.12, 0.14, 2.08, 1.46, tone('glass', 'top')),
        panel(0.12, 1.2, 2.08, 1.46, tone('teal', 'left')),
        disc(0.46, 0.88, 0.17, tone('sand', 'left')),
        segment([0.76, 0.96], [1.8, 0.96], tone('ink', 'left'), 1.8),
        segment([0.76, 0.8], [1.5, 0.8], tone('ink', 'left'), 1.8),
        ...[0.28, 0.78].flatMap((u) => [panel(u, 0.28, u + 0.36, 0.56, WHITE)]),
        stroke(
          [
            [0.34, 0.42],
            [0.44, 0.32],
            [0.6, 0.54],
          ],
          tone('palm', 'left'),
          2.2,
        ),
        panel(1.36, 0.3, 1.9, 0.54, SIGNAL),
      ],
    }),
    rod({ name: 'pen', at: [0.9, 2.6, 0.08], to: [2.3, 2, 0.08], paint: tone('clay', 'left'), width: 5 }),
    rod({ name: 'nib', at: [0.76, 2.66, 0.08], to: [0.9, 2.6, 0.08], paint: tone('ink', 'left'), width: 3.4 }),
  ],
  'voucher-card': () => [
    box({
      name: 'sack',
      at: [0.6, 0.6, 0],
      size: [1.3, 0.9, 0.95],
      material: 'sand',
      left: [
        disc(0.65, 0.5, 0.26, tone('gold', 'left')),
        ...[0.38, 0.5, 0.62].map((v) => segment([0.65, 0.3], [0.65, v + 0.1], tone('palm', 'left'), 1.8)),
      ],
      right: [ribs(2, tone('sand', 'left'))],
    }),
    prism({
      name: 'sack top',
      at: [0.6, 0.6, 0.95],
      along: 'y',
      points: [
        [0, 0],
        [1.3, 0],
        [0.9, 0.3],
        [1.1, 0.5],
        [0.2, 0.5],
        [0.4, 0.3],
      ],
      length: 0.9,
      material: 'sand',
      castsShadow: false,
    }),
    box({
      name: 'card',
      at: [0.8, 1.9, 0.14],
      size: [1.9, 0.08, 1.15],
      material: 'teal',
      castsShadow: false,
      left: [
        panel(0, 0.84, 1.9, 1.04, tone('ink', 'left')),
        panel(0.18, 0.4, 0.54, 0.68, tone('gold', 'top')),
        segment([0.18, 0.2], [1, 0.2], WHITE, 1.8),
        disc(1.5, 0.4, 0.22, tone('clay', 'left')),
        disc(1.24, 0.4, 0.22, tone('gold', 'left')),
      ],
    }),
    box({ name: 'holder', at: [0.7, 1.75, 0], size: [2.1, 0.4, 0.14], material: 'wood' }),
  ],
  'measuring-jug': () => [
    assembly('measuring jug', [
      rod({
        name: 'handle',
        points: [
          [2.2, 0.9, 1.5],
          [2.75, 0.5, 1.4],
          [2.75, 0.5, 0.6],
          [2.2, 0.9, 0.45],
        ],
        paint: tone('glass', 'right'),
        width: 6,
      }),
      cylinder({ name: 'jug', at: [1.5, 1.4, 0], radius: 0.8, topRadius: 0.98, height: 1.85, material: 'glass' }),
      cylinder({
        name: 'water',
        at: [1.5, 1.4, 0.05],
        radius: 0.78,
        topRadius: 0.9,
        height: 1.15,
        material: 'teal',
        lid: tone('teal', 'top'),
      }),
      rod({
        name: 'rim',
        points: [
          [0.8, 2.1, 1.85],
          [1.1, 2.32, 1.85],
          [1.5, 2.38, 1.85],
          [2, 2.2, 1.85],
          [2.3, 1.9, 1.85],
        ],
        paint: WHITE,
        width: 1.6,
      }),
      [0.4, 0.7, 1, 1.3, 1.6].map((level, index) =>
        rod({
          name: 'mark',
          at: [1.44, 2.28, level],
          to: [index % 2 ? 1.7 : 1.86, index % 2 ? 2.24 : 2.18, level],
          paint: index === 2 ? tone('clay', 'left') : WHITE,
          width: 2,
        }),
      ),
    ]),
    cylinder({
      name: 'cup',
      at: [2.65, 2.6, 0],
      radius: 0.2,
      topRadius: 0.24,
      height: 0.36,
      material: 'clay',
      lid: tone('teal', 'left'),
    }),
  ],
} satisfies Record<string, CardObject>;
