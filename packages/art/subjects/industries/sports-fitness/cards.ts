/** Card objects of the sports page. */
import { disc, panel, ribs, segment, stroke } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { assembly, drum } from '#library/parts.ts';
import { rower } from './training.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  turnstile: () => [
    box({ name: 'plate', at: [0.4, 0.5, 0], size: [2.4, 2.2, 0.08], material: 'steel' }),
    assembly('turnstile', [
      box({
        name: 'cabinet',
        at: [0.6, 0.7, 0.08],
        size: [0.7, 1.8, 1.5],
        material: 'ink',
        left: [panel(0.12, 0.9, 0.58, 1.3, SIGNAL), disc(0.35, 0.5, 0.12, LAMP)],
        right: [panel(0.2, 0.2, 1.6, 0.5, tone('ink', 'left')), ribs(2, tone('steel', 'right'), 'level')],
        top: [panel(0.12, 1, 0.58, 1.6, tone('teal', 'left')), disc(0.35, 0.5, 0.16, WHITE)],
      }),
      drum({
        at: [1.3, 1.5, 1.2],
        radius: 0.24,
        length: 0.24,
        along: 'x',
        material: 'steel',
        cap: [disc(0.24, 0.24, 0.12, tone('clay', 'right'))],
      }),
      rod({ name: 'arm', at: [1.5, 1.5, 1.2], to: [2.8, 1.5, 1.14], paint: tone('gold', 'left'), width: 5 }),
      rod({ name: 'arm', at: [1.5, 1.5, 1.2], to: [1.95, 2.3, 0.5], paint: tone('gold', 'right'), width: 5 }),
      rod({ name: 'arm', at: [1.5, 1.5, 1.2], to: [1.95, 0.8, 0.5], paint: tone('gold', 'right'), width: 5 }),
    ]),
  ],
  'rowing-machine': () => [
    box({ name: 'mat', at: [0.2, 0.8, 0], size: [2.8, 1.5, 0.05], material: 'rubber', castsShadow: false }),
    rower([0.3, 1.1, 0.05], 1.15),
    cylinder({
      name: 'bottle',
      at: [2.5, 2.7, 0],
      radius: 0.13,
      height: 0.4,
      material: 'teal',
      lid: tone('ink', 'left'),
    }),
  ],
  'whistle-and-board': () => [
    box({ name: 'foot', at: [0.5, 0.6, 0], size: [2.2, 0.5, 0.12], material: 'wood' }),
    box({
      name: 'board',
      at: [0.5, 0.75, 0.12],
      size: [2.2, 0.1, 1.75],
      material: 'palm',
      castsShadow: false,
      left: [
        stroke(
          [
            [0.1, 0.1],
            [2.1, 0.1],
            [2.1, 1.65],
            [0.1, 1.65],
            [0.1, 0.1],
          ],
          WHITE,
          1.4,
        ),
        segment([0.1, 0.87], [2.1, 0.87], WHITE, 1.2),
        disc(0.5, 0.5, 0.1, tone('gold', 'left')),
        disc(1.1, 0.4, 0.1, tone('gold', 'left')),
        disc(1.6, 1.3, 0.1, tone('clay', 'left')),
        disc(0.7, 1.4, 0.1, tone('clay', 'left')),
        stroke(
          [
            [0.6, 0.58],
            [1, 1.1],
            [1.4, 1.24],
          ],
          WHITE,
          1.8,
        ),
        stroke(
          [
            [1.26, 1.34],
            [1.42, 1.24],
            [1.28, 1.08],
          ],
          WHITE,
          1.8,
        ),
      ],
    }),
    assembly('whistle', [
      drum({
        at: [1.5, 1.7, 0.34],
        radius: 0.34,
        length: 0.4,
        along: 'y',
        material: 'steel',
        cap: [disc(0.34, 0.34, 0.16, tone('ink', 'left'))],
      }),
      box({
        name: 'mouthpiece',
        at: [1.5, 1.7, 0.46],
        size: [0.9, 0.4, 0.22],
        material: 'steel',
        top: [panel(0.1, 0.06, 0.22, 0.34, tone('ink', 'left'))],
      }),
    ]),
    rod({
      name: 'cord',
      points: [
        [1.16, 1.9, 0.34],
        [0.8, 2.1, 0.06],
        [0.7, 2.7, 0.05],
        [1.5, 2.8, 0.05],
        [1.9, 2.5, 0.05],
      ],
      paint: tone('clay', 'left'),
      width: 1.8,
    }),
  ],
  podium: () => [
    box({
      name: 'step',
      at: [0.4, 1.05, 0],
      size: [0.85, 1.1, 0.75],
      material: 'stone',
      left: [panel(0, 0.62, 0.85, 0.75, tone('steel', 'left')), disc(0.42, 0.32, 0.16, tone('steel', 'top'))],
    }),
    box({
      name: 'step',
      at: [1.25, 1.05, 0],
      size: [0.85, 1.1, 1.15],
      material: 'paper',
      left: [panel(0, 1.02, 0.85, 1.15, tone('gold', 'left')), disc(0.42, 0.58, 0.2, tone('gold', 'top'))],
    }),
    box({
      name: 'step',
      at: [2.1, 1.05, 0],
      size: [0.85, 1.1, 0.5],
      material: 'stone',
      left: [panel(0, 0.38, 0.85, 0.5, tone('clay', 'left')), disc(0.42, 0.2, 0.13, tone('clay', 'top'))],
      right: [panel(0, 0.38, 1.1, 0.5, tone('clay', 'right'))],
    }),
    cylinder({
      name: 'cup stem',
      at: [1.67, 1.6, 1.15],
      radius: 0.2,
      topRadius: 0.08,
      height: 0.24,
      material: 'gold',
      castsShadow: false,
    }),
    cylinder({
      name: 'cup',
      at: [1.67, 1.6, 1.39],
      radius: 0.12,
      topRadius: 0.34,
      height: 0.5,
      material: 'gold',
      lid: tone('gold', 'right'),
      castsShadow: false,
    }),
    rod({
      name: 'handles',
      points: [
        [1.4, 1.88, 1.78],
        [1.26, 2.02, 1.66],
        [1.5, 1.78, 1.5],
      ],
      paint: tone('gold', 'left'),
      width: 2.6,
    }),
    rod({
      name: 'handles',
      points: [
        [1.94, 1.33, 1.78],
        [2.08, 1.19, 1.66],
        [1.84, 1.43, 1.5],
      ],
      paint: tone('gold', 'right'),
      width: 2.6,
    }),
  ],
  'seat-and-scarf': () => [
    box({ name: 'tier', at: [0.5, 0.5, 0], size: [2.2, 2.2, 0.2], material: 'stone' }),
    box({ name: 'leg', at: [0.85, 0.85, 0.2], size: [0.2, 0.6, 0.55], material: 'ink', castsShadow: false }),
    box({ name: 'leg', at: [2.1, 0.85, 0.2], size: [0.2, 0.6, 0.55], material: 'ink', castsShadow: false }),
    box({
      name: 'back',
      at: [0.8, 0.8, 0.87],
      size: [1.6, 0.18, 1.1],
      material: 'teal',
      castsShadow: false,
      left: [ribs(6, tone('teal', 'right')), disc(0.8, 0.86, 0.13, WHITE)],
    }),
    box({
      name: 'seat',
      at: [0.8, 0.8, 0.75],
      size: [1.6, 1.3, 0.12],
      material: 'teal',
      castsShadow: false,
      top: [ribs(6, tone('teal', 'left'))],
    }),
    prism({
      name: 'scarf',
      at: [1.85, 0.98, 0.87],
      along: 'x',
      points: [
        [0, 0],
        [0.06, 0],
        [0.06, 1.12],
        [0, 1.12],
      ],
      length: 0.4,
      material: 'clay',
      castsShadow: false,
      cap: [panel(0, 0.2, 0.06, 0.4, WHITE)],
    }),
    box({
      name: 'scarf',
      at: [1.85, 1.04, 0.87],
      size: [0.4, 1.06, 0.06],
      material: 'clay',
      castsShadow: false,
      top: [panel(0, 0.3, 0.4, 0.5, WHITE), panel(0, 0.7, 0.4, 0.9, WHITE)],
    }),
    box({
      name: 'scarf end',
      at: [1.85, 2.1, 0.36],
      size: [0.4, 0.06, 0.57],
      material: 'clay',
      castsShadow: false,
      left: [
        panel(0, 0.14, 0.4, 0.34, WHITE),
        ...[0.06, 0.16, 0.26, 0.34].map((u) => segment([u, 0], [u, -0.12], tone('clay', 'left'), 1.6)),
      ],
    }),
  ],
} satisfies Record<string, CardObject>;
