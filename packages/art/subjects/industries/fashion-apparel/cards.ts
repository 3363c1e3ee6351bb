/** Card objects of the fashion page. */
import { area, disc, panel, ribs, segment } from '#kit/face.ts';
import { SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { dressForm, garments } from './atelier.ts';
import type { CardObject } from '#kit/scene.ts';
import { squareCode } from '#library/parts.ts';

export default {
  'dress-form': () => [
    cylinder({
      name: 'dais',
      at: [1.4, 1.4, 0],
      radius: 1.1,
      height: 0.12,
      material: 'wood',
      lid: tone('paper', 'top'),
    }),
    dressForm([1.4, 1.4, 0.12], 1, 'clay'),
    cylinder({
      name: 'spool',
      at: [2.74, 2.74, 0],
      radius: 0.2,
      topRadius: 0.1,
      height: 0.46,
      material: 'teal',
      lid: WHITE,
    }),
  ],
  'swing-tag': () => [
    box({ name: 'stand', at: [0.7, 0.8, 0], size: [1.8, 0.8, 0.25], material: 'wood' }),
    prism({
      name: 'tag',
      at: [0.9, 1.1, 0.25],
      along: 'y',
      points: [
        [0, 0],
        [1.4, 0],
        [1.4, 1.4],
        [1.05, 1.9],
        [0.35, 1.9],
        [0, 1.4],
      ],
      length: 0.1,
      material: 'paper',
      castsShadow: false,
      cap: [
        disc(0.7, 1.62, 0.12, tone('ink', 'left')),
        panel(0.2, 0.9, 1.2, 1.16, tone('clay', 'left')),
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
          panel(
            0.22 + index * 0.125,
            0.2,
            0.22 + index * 0.125 + (index % 3 === 1 ? 0.07 : 0.04),
            0.66,
            tone('ink', 'left'),
          ),
        ),
      ],
    }),
    rod({
      name: 'string',
      points: [
        [1.6, 1.22, 1.88],
        [1.8, 1.5, 2.3],
        [2.5, 1.6, 1.4],
        [2.5, 2.4, 0.05],
        [1.7, 2.6, 0.05],
      ],
      paint: tone('teal', 'left'),
      width: 1.6,
    }),
  ],
  'hanging-rail': () => [
    box({ name: 'foot', at: [0.3, 1, 0], size: [0.14, 1.2, 0.12], material: 'ink' }),
    box({ name: 'post', at: [0.3, 1.5, 0.12], size: [0.12, 0.12, 1.98], material: 'steel', castsShadow: false }),
    garments([0.6, 1.56, 2], 8, 0.26),
    box({ name: 'foot', at: [2.7, 1, 0], size: [0.14, 1.2, 0.12], material: 'ink' }),
    box({ name: 'post', at: [2.72, 1.5, 0.12], size: [0.12, 0.12, 1.98], material: 'steel', castsShadow: false }),
    box({ name: 'top', at: [0.3, 1.5, 2.1], size: [2.54, 0.12, 0.1], material: 'steel', castsShadow: false }),
  ],
  'shoe-box': () => [
    box({
      name: 'box',
      at: [0.4, 0.8, 0],
      size: [2.3, 1.3, 0.85],
      material: 'sand',
      left: [
        panel(1.5, 0.2, 2.1, 0.65, WHITE),
        segment([1.6, 0.5], [2, 0.5], tone('ink', 'left'), 1.6),
        segment([1.6, 0.36], [1.86, 0.36], tone('clay', 'left'), 1.6),
      ],
      top: [
        panel(0.08, 0.08, 2.22, 1.22, tone('wood', 'right')),
        area(
          [
            [0.08, 0.08],
            [2.22, 0.08],
            [1.9, 0.5],
            [0.4, 0.5],
          ],
          WHITE,
        ),
      ],
    }),
    prism({
      name: 'shoe',
      at: [0.65, 1.2, 0.86],
      along: 'y',
      points: [
        [0, 0],
        [1.6, 0],
        [1.6, 0.14],
        [1.25, 0.28],
        [0.8, 0.38],
        [0.62, 0.7],
        [0.06, 0.7],
      ],
      length: 0.45,
      material: 'clay',
      castsShadow: false,
      cap: [
        panel(0, 0, 1.6, 0.12, tone('paper', 'left')),
        segment([0.72, 0.44], [0.86, 0.54], WHITE, 1.6),
        segment([0.86, 0.38], [1, 0.48], WHITE, 1.6),
      ],
    }),
    prism({
      name: 'lid',
      at: [0.4, 2.15, 0],
      along: 'x',
      points: [
        [0, 0],
        [0.1, 0],
        [0.62, 0.72],
        [0.5, 0.78],
      ].map(([u = 0, v = 0]) => [0.62 - u, v] as const),
      length: 2.3,
      material: 'teal',
    }),
  ],
  'care-label': () => [
    box({
      name: 'seam',
      at: [0.5, 0.6, 0],
      size: [2.2, 0.6, 0.3],
      material: 'ink',
      left: [segment([0.1, 0.2], [2.1, 0.2], tone('gold', 'left'), 1.6)],
      top: [ribs(1, tone('gold', 'left'), 'level', 1.6)],
    }),
    box({
      name: 'label',
      at: [0.8, 0.85, 0.3],
      size: [1.6, 0.06, 1.8],
      material: 'paper',
      castsShadow: false,
      left: [
        area(
          [
            [0.2, 1.5],
            [0.3, 1.2],
            [0.7, 1.2],
            [0.8, 1.5],
          ],
          tone('teal', 'left'),
        ),
        area(
          [
            [1.18, 1.2],
            [1.42, 1.5],
            [0.94, 1.5],
          ],
          tone('clay', 'left'),
        ),
        panel(0.24, 0.7, 0.64, 1.04, tone('gold', 'left')),
        disc(0.44, 0.87, 0.13, WHITE),
        disc(1.18, 0.87, 0.2, tone('ink', 'left')),
        ...squareCode(0.24, 0.14, 0.11, 0.09),
        panel(0.9, 0.2, 1.4, 0.3, SIGNAL),
        panel(0.9, 0.4, 1.3, 0.48, tone('steel', 'left')),
      ],
    }),
    rod({ name: 'needle', at: [0.7, 2.5, 0.05], to: [2.4, 2.1, 0.05], paint: tone('steel', 'left'), width: 3 }),
    rod({
      name: 'thread',
      points: [
        [2.4, 2.1, 0.05],
        [2.7, 2.5, 0.05],
        [2.2, 2.8, 0.05],
        [2.8, 1.5, 0.05],
        [2.68, 1, 0.2],
      ],
      paint: tone('teal', 'left'),
      width: 2,
    }),
  ],
} satisfies Record<string, CardObject>;
