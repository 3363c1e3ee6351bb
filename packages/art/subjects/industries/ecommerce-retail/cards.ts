/** Card objects of the retail page. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { parcel } from '#library/market.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  'shopping-basket': () => [
    cylinder({
      name: 'tin',
      at: [1, 1.3, 1.15],
      radius: 0.3,
      height: 0.6,
      material: 'gold',
      lid: WHITE,
      castsShadow: false,
    }),
    box({
      name: 'carton',
      at: [1.45, 1, 1.15],
      size: [0.6, 0.6, 0.75],
      material: 'teal',
      castsShadow: false,
      left: [panel(0.12, 0.2, 0.48, 0.5, WHITE)],
    }),
    box({ name: 'loaf', at: [2.15, 1.2, 1.15], size: [0.4, 0.8, 0.35], material: 'sand', castsShadow: false }),
    box({
      name: 'basket',
      at: [0.4, 0.8, 0],
      size: [2.4, 1.6, 1.15],
      material: 'clay',
      left: [ribs(8, WHITE, 'upright', 2), ribs(3, WHITE, 'level', 2), panel(0, 0.98, 2.4, 1.15, tone('clay', 'top'))],
      right: [
        ribs(5, WHITE, 'upright', 2),
        ribs(3, WHITE, 'level', 2),
        panel(0, 0.98, 1.6, 1.15, tone('clay', 'left')),
      ],
      top: [panel(0.12, 0.12, 2.28, 1.48, tone('clay', 'right'))],
    }),
    rod({
      name: 'handle',
      points: [
        [0.5, 1.6, 1.15],
        [0.9, 1.6, 2.3],
        [2.3, 1.6, 2.3],
        [2.7, 1.6, 1.15],
      ],
      paint: tone('gold', 'left'),
      width: 4.4,
    }),
  ],
  'stacked-boxes': () => [
    parcel([0.5, 0.5, 0], [1.5, 1.4, 1.1], 'wood'),
    parcel([2.1, 0.8, 0], [0.8, 0.9, 0.7], 'sand'),
    parcel([0.7, 0.6, 1.1], [1.1, 1.1, 0.8], 'sand'),
    box({
      name: 'picked',
      at: [0.9, 0.75, 1.9],
      size: [0.7, 0.7, 0.55],
      material: 'teal',
      castsShadow: false,
      left: [panel(0.28, 0, 0.42, 0.55, WHITE)],
      top: [panel(0.28, 0, 0.42, 0.7, WHITE)],
    }),
    parcel([0.7, 2.05, 0], [0.9, 0.8, 0.5], 'wood'),
    box({
      name: 'order',
      at: [1.9, 2.1, 0],
      size: [0.8, 0.6, 0.06],
      material: 'paper',
      top: [panel(0.1, 0.1, 0.5, 0.18, tone('ink', 'left')), panel(0.1, 0.28, 0.65, 0.34, tone('teal', 'left'))],
    }),
  ],
  'cash-register': () => [
    box({ name: 'counter', at: [0.35, 0.4, 0], size: [2.5, 2.4, 0.3], material: 'wood' }),
    box({ name: 'drawer case', at: [0.6, 0.6, 0.3], size: [2, 1.4, 0.5], material: 'ink', castsShadow: false }),
    box({
      name: 'drawer',
      at: [0.7, 2, 0.36],
      size: [1.8, 0.65, 0.28],
      material: 'steel',
      castsShadow: false,
      top: [
        panel(0.08, 0.08, 1.72, 0.57, tone('rubber', 'left')),
        ...[0.32, 0.72, 1.12, 1.48].map((u, index) => disc(u, 0.32, 0.15, tone(index % 2 ? 'clay' : 'gold', 'top'))),
      ],
    }),
    prism({
      name: 'keys',
      at: [0.8, 0.8, 0.8],
      along: 'x',
      points: [
        [0, 0],
        [1.1, 0],
        [1.1, 0.15],
        [0.3, 0.85],
        [0, 0.85],
      ],
      length: 1.6,
      material: 'clay',
      castsShadow: false,
    }),
    box({
      name: 'display',
      at: [0.9, 0.82, 1.65],
      size: [1.4, 0.26, 0.6],
      material: 'ink',
      castsShadow: false,
      left: [
        panel(0.12, 0.12, 1.28, 0.48, SIGNAL),
        ...[0.3, 0.58, 0.86].map((u) => panel(u, 0.2, u + 0.16, 0.4, tone('ink', 'right'))),
      ],
    }),
  ],
  'price-tag': () => [
    box({
      name: 'shelf edge',
      at: [0.3, 1.1, 0],
      size: [2.6, 0.9, 0.5],
      material: 'wood',
      left: [panel(0, 0.1, 2.6, 0.4, tone('paper', 'left'))],
    }),
    prism({
      name: 'tag',
      at: [0.55, 1.45, 0.5],
      along: 'y',
      points: [
        [0, 0],
        [2.1, 0],
        [2.1, 1.5],
        [1.05, 2.3],
        [0, 1.5],
      ],
      length: 0.16,
      material: 'gold',
      cap: [
        disc(1.05, 1.82, 0.16, tone('ink', 'left')),
        disc(1.05, 1.82, 0.1, tone('paper', 'top')),
        panel(0.25, 0.25, 1.85, 0.38, tone('ink', 'left')),
        panel(0.3, 1.05, 1.2, 1.3, tone('paper', 'left')),
        segment([0.2, 1.02], [1.3, 1.32], tone('clay', 'left'), 2.4),
        panel(0.3, 0.58, 1.2, 0.84, tone('clay', 'left')),
        panel(1.3, 0.7, 1.85, 0.86, tone('teal', 'left')),
        panel(1.3, 1.05, 1.7, 1.21, tone('teal', 'left')),
      ],
    }),
    rod({
      name: 'string',
      points: [
        [1.6, 1.62, 2.32],
        [1.9, 1.62, 2.9],
        [2.4, 1.2, 3],
      ],
      paint: tone('clay', 'left'),
      width: 2.4,
    }),
  ],
  'loyalty-card': () => [
    box({
      name: 'stand',
      at: [0.6, 1.3, 0],
      size: [2, 0.9, 0.4],
      material: 'stone',
      top: [panel(0, 0.36, 2, 0.54, tone('ink', 'left'))],
    }),
    box({
      name: 'card',
      at: [0.35, 1.66, 0.4],
      size: [2.5, 0.14, 1.6],
      material: 'teal',
      left: [
        panel(0, 1.1, 2.5, 1.35, tone('ink', 'left')),
        ...[0, 1, 2, 3, 4].map((index) =>
          disc(0.38 + index * 0.42, 0.66, 0.15, index < 3 ? LAMP : tone('teal', 'right')),
        ),
        panel(0.2, 0.18, 1.3, 0.3, WHITE),
      ],
    }),
    box({
      name: 'padlock',
      at: [2.1, 2.2, 0],
      size: [0.6, 0.34, 0.5],
      material: 'gold',
      left: [disc(0.3, 0.28, 0.09, tone('ink', 'left'))],
    }),
    rod({
      name: 'shackle',
      points: [
        [2.22, 2.37, 0.5],
        [2.22, 2.37, 0.72],
        [2.32, 2.37, 0.84],
        [2.48, 2.37, 0.84],
        [2.58, 2.37, 0.72],
        [2.58, 2.37, 0.5],
      ],
      paint: tone('steel', 'right'),
      width: 3,
    }),
  ],
} satisfies Record<string, CardObject>;
