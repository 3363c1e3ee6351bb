/** Card objects of the events page. */
import { area, disc, panel, ribs, segment } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { assembly, ring, spool, squareCode } from '#library/parts.ts';
import { cameraCrane } from '#library/theater.ts';
import { token } from './tokens.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  'wristband-and-reel': () => [
    assembly(
      'reel',
      spool({
        at: [1.1, 0.6, 0.85],
        radius: 0.85,
        flange: 0.1,
        material: 'wood',
        core: { radius: 0.7, length: 0.5, material: 'clay' },
        cap: [
          disc(0.85, 0.85, 0.72, tone('wood', 'top')),
          ...ring(0.46, 5, [0.85, 0.85]).map(([u, v]) => disc(u, v, 0.15, tone('ink', 'left'))),
          disc(0.85, 0.85, 0.14, tone('ink', 'left')),
        ],
      }),
    ),
    cylinder({
      name: 'wristband',
      at: [2.1, 2.3, 0],
      radius: 0.62,
      height: 0.42,
      material: 'teal',
      lid: tone('teal', 'right'),
    }),
    cylinder({
      name: 'inside',
      at: [2.1, 2.3, 0.42],
      radius: 0.54,
      height: 0.01,
      material: 'paper',
      lid: tone('stone', 'left'),
      castsShadow: false,
    }),
    rod({ name: 'chip', at: [2.3, 2.9, 0.2], to: [2.5, 2.78, 0.2], paint: WHITE, width: 6 }),
  ],
  'gate-scanner': () => [
    box({ name: 'foot', at: [0.9, 0.9, 0], size: [1.2, 1.1, 0.12], material: 'steel' }),
    box({
      name: 'post',
      at: [1.25, 1.15, 0.12],
      size: [0.5, 0.5, 1.2],
      material: 'ink',
      castsShadow: false,
      left: [panel(0.19, 0, 0.31, 1.2, SIGNAL)],
    }),
    prism({
      name: 'head',
      at: [0.9, 1, 1.32],
      along: 'x',
      points: [
        [0, 0],
        [0.9, 0],
        [0.9, 0.3],
        [0.1, 0.85],
        [0, 0.85],
      ],
      length: 1.2,
      material: 'ink',
      castsShadow: false,
      cap: [segment([0.1, 0.2], [0.8, 0.2], SIGNAL, 2)],
    }),
    box({
      name: 'ticket',
      at: [1, 2, 1.0],
      size: [1, 0.06, 0.75],
      material: 'paper',
      castsShadow: false,
      left: [
        ...squareCode(0.12, 0.14, 0.12, 0.1),
        panel(0.68, 0.5, 0.92, 0.62, tone('clay', 'left')),
        panel(0.68, 0.3, 0.92, 0.38, tone('steel', 'left')),
      ],
    }),
    rod({ name: 'beam', at: [1.5, 1.92, 1.5], to: [1.5, 2.06, 1.42], paint: ALARM, width: 3 }),
  ],
  'booth-stand': () => [
    box({
      name: 'floor',
      at: [0.3, 0.3, 0],
      size: [2.6, 2.5, 0.1],
      material: 'paper',
      top: [panel(0.2, 0.3, 2.4, 2.3, tone('teal', 'top'))],
    }),
    box({
      name: 'back wall',
      at: [0.3, 0.3, 0.1],
      size: [2.6, 0.14, 1.9],
      material: 'ink',
      castsShadow: false,
      left: [
        panel(0.2, 0.5, 1.4, 1.5, SIGNAL),
        area(
          [
            [0.3, 0.6],
            [0.7, 1.1],
            [0.95, 0.85],
            [1.3, 1.3],
            [1.3, 0.6],
          ],
          WHITE,
        ),
        panel(1.7, 0.4, 2.4, 0.46, tone('wood', 'top')),
        panel(1.7, 0.9, 2.4, 0.96, tone('wood', 'top')),
        panel(1.8, 0.46, 2, 0.7, tone('clay', 'left')),
        panel(2.1, 0.96, 2.3, 1.2, tone('gold', 'left')),
      ],
    }),
    box({
      name: 'side wall',
      at: [0.3, 0.44, 0.1],
      size: [0.14, 1.2, 1.9],
      material: 'ink',
      castsShadow: false,
      right: [panel(0.2, 0.6, 1, 1.4, tone('clay', 'right'))],
    }),
    box({
      name: 'fascia',
      at: [0.3, 0.44, 2],
      size: [2.6, 0.3, 0.36],
      material: 'clay',
      castsShadow: false,
      left: [0.4, 1.3, 2.2].map((u) => disc(u, 0.18, 0.1, LAMP)),
    }),
    box({
      name: 'counter',
      at: [1.5, 1.7, 0.1],
      size: [1, 0.5, 0.6],
      material: 'wood',
      castsShadow: false,
      left: [ribs(6, tone('wood', 'right')), panel(0, 0.46, 1, 0.6, tone('gold', 'left'))],
    }),
    box({
      name: 'badge reader',
      at: [1.7, 1.85, 0.7],
      size: [0.3, 0.16, 0.3],
      material: 'ink',
      castsShadow: false,
      left: [panel(0.05, 0.1, 0.25, 0.24, SIGNAL)],
    }),
  ],
  'camera-crane': () => [
    cameraCrane([1.3, 1.7, 0], [1.1, -0.7, 0.7]),
    box({
      name: 'cable cover',
      at: [2.1, 2.2, 0],
      size: [0.7, 0.3, 0.08],
      material: 'gold',
      top: [ribs(4, tone('ink', 'left'))],
    }),
  ],
  'token-cup': () => [
    cylinder({
      name: 'cup',
      at: [1.02, 1.02, 0],
      radius: 0.54,
      topRadius: 0.72,
      height: 1.6,
      material: 'paper',
      bands: [{ from: 0.5, to: 1.1, material: 'teal' }],
    }),
    cylinder({
      name: 'drink',
      at: [1.02, 1.02, 1.6],
      radius: 0.62,
      height: 0.01,
      material: 'gold',
      lid: tone('gold', 'left'),
      castsShadow: false,
    }),
    rod({
      name: 'straw',
      points: [
        [1.1, 0.95, 1.6],
        [1.4, 0.65, 2.4],
        [1.7, 0.65, 2.5],
      ],
      paint: tone('clay', 'left'),
      width: 4,
    }),
    token([2.2, 2.2, 0], 'gold'),
    token([2.3, 2.15, 0.13], 'clay'),
    token([2.2, 2.25, 0.26], 'teal'),
  ],
} satisfies Record<string, CardObject>;
