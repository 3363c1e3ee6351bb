/** Card objects of the insurance page. */
import { area, disc, panel, ribs, segment } from '#kit/face.ts';
import { ALARM, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, prism, rod, sphere } from '#kit/solids.ts';
import { briefcase, canopy, dentedCar, glassCistern } from './cover.ts';
import { assembly, drum } from '#library/parts.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  'policy-scroll': () => [
    box({ name: 'stand', at: [0.6, 1, 0], size: [2, 1, 0.2], material: 'wood' }),
    assembly(
      'scroll',
      [
        drum({
          at: [0.5, 1.5, 2.3],
          radius: 0.22,
          length: 2.2,
          along: 'x',
          material: 'sand',
          cap: [disc(0.22, 0.22, 0.12, tone('wood', 'right'))],
        }),
        box({
          name: 'sheet',
          at: [0.7, 1.42, 0.5],
          size: [1.8, 0.08, 1.7],
          material: 'paper',
          left: [
            panel(0.5, 1.3, 1.3, 1.42, tone('teal', 'left')),
            ...[1.1, 0.92, 0.74].map((v) => segment([0.2, v], [1.6, v], tone('steel', 'left'), 1.6)),
            disc(0.36, 0.38, 0.13, SIGNAL),
            disc(0.36, 0.38, 0.06, WHITE),
            disc(1.35, 0.36, 0.19, tone('clay', 'left')),
            disc(1.35, 0.36, 0.1, tone('clay', 'top')),
          ],
        }),
        drum({
          at: [0.5, 1.5, 0.42],
          radius: 0.22,
          length: 2.2,
          along: 'x',
          material: 'sand',
          cap: [disc(0.22, 0.22, 0.12, tone('wood', 'right'))],
        }),
      ],
      false,
    ),
    box({ name: 'pad', at: [0.6, 2.3, 0], size: [0.6, 0.45, 0.12], material: 'ink' }),
    cylinder({ name: 'stamp', at: [0.9, 2.5, 0.12], radius: 0.14, height: 0.3, material: 'clay', castsShadow: false }),
    sphere({ name: 'knob', at: [0.9, 2.5, 0.42], radius: 0.13, material: 'wood', castsShadow: false }),
  ],
  'dented-car': () => [
    dentedCar([0.4, 0.9, 0], 1.5),
    cylinder({
      name: 'cone',
      at: [2.6, 2.6, 0],
      radius: 0.2,
      topRadius: 0.03,
      height: 0.55,
      material: 'clay',
      bands: [{ from: 0.2, to: 0.32, material: 'paper' }],
    }),
    sphere({ name: 'hubcap', at: [1.7, 2.6, 0], radius: 0.13, material: 'steel' }),
  ],
  'broker-briefcase': () => [
    briefcase([0.5, 0.9, 0]),
    box({
      name: 'slip',
      at: [0.7, 1.95, 0],
      size: [1, 0.8, 0.05],
      material: 'paper',
      top: [
        segment([0.1, 0.2], [0.8, 0.2], tone('ink', 'left'), 1.4),
        segment([0.1, 0.4], [0.6, 0.4], tone('ink', 'left'), 1.4),
        disc(0.78, 0.6, 0.11, ALARM),
      ],
    }),
    rod({ name: 'pen', at: [2, 2.1, 0.06], to: [2.4, 2.7, 0.06], paint: tone('ink', 'left'), width: 4 }),
  ],
  'health-card': () => [
    box({
      name: 'reader',
      at: [0.5, 1, 0],
      size: [2.2, 1.2, 0.5],
      material: 'ink',
      left: [panel(0.3, 0.12, 1.4, 0.36, SIGNAL), disc(1.8, 0.24, 0.1, WHITE)],
      right: [ribs(2, tone('steel', 'right'), 'level')],
      top: [panel(0.2, 0.5, 2, 0.62, tone('rubber', 'right'))],
    }),
    box({
      name: 'card',
      at: [0.75, 1.5, 0.5],
      size: [1.7, 0.1, 1.5],
      material: 'paper',
      castsShadow: false,
      left: [
        panel(0, 1.1, 1.7, 1.5, tone('teal', 'left')),
        area(
          [
            [0.3, 0.72],
            [0.48, 0.72],
            [0.48, 0.9],
            [0.64, 0.9],
            [0.64, 0.72],
            [0.82, 0.72],
            [0.82, 0.56],
            [0.64, 0.56],
            [0.64, 0.38],
            [0.48, 0.38],
            [0.48, 0.56],
            [0.3, 0.56],
          ],
          tone('teal', 'left'),
        ),
        panel(1.05, 0.5, 1.45, 0.8, tone('gold', 'left')),
        segment([1.05, 0.65], [1.45, 0.65], tone('gold', 'right'), 1.2),
        segment([1.25, 0.5], [1.25, 0.8], tone('gold', 'right'), 1.2),
        segment([0.3, 0.2], [1.4, 0.2], tone('steel', 'left'), 1.6),
      ],
    }),
    prism({
      name: 'receipt',
      at: [2, 2.2, 0],
      along: 'x',
      points: [
        [0, 0],
        [0.5, 0],
        [0.5, 0.03],
        [0, 0.03],
      ],
      length: 0.6,
      material: 'paper',
    }),
  ],
  'twin-cisterns': () => [
    glassCistern([0.98, 1, 0], 0.6, 1.5, 0.7, 'teal'),
    glassCistern([2.32, 1.8, 0], 0.6, 1.1, 0.4, 'gold'),
    rod({
      name: 'overflow',
      points: [
        [1.5, 1.35, 1.3],
        [1.75, 1.55, 1.62],
        [2.2, 1.75, 1.42],
      ],
      paint: tone('steel', 'left'),
      width: 4,
    }),
    cylinder({ name: 'pole', at: [0.98, 1, 1.8], radius: 0.06, height: 0.4, material: 'wood', castsShadow: false }),
    canopy([0.98, 1, 2.2], 0.75, 0.42),
  ],
} satisfies Record<string, CardObject>;
