/** Card objects of the transportation page. */
import { disc, panel, ribs, segment, stroke } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, WHITE, WINDOW_DARK } from '#kit/palette.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { assembly, plate } from '#library/parts.ts';
import { minibus, stopPost, validator } from './transit.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  'stop-post': () => [
    box({
      name: 'kerb',
      at: [0.4, 0.6, 0],
      size: [2.4, 1.6, 0.16],
      material: 'stone',
      left: [panel(0, 0.08, 2.4, 0.16, tone('gold', 'left'))],
    }),
    stopPost([1.8, 1.3, 0.16], 1.35),
    box({ name: 'seat', at: [0.6, 1, 0.4], size: [0.7, 0.5, 0.1], material: 'wood' }),
    box({ name: 'seat foot', at: [0.85, 1.1, 0.16], size: [0.2, 0.3, 0.24], material: 'ink' }),
  ],
  'tap-validator': () => [
    cylinder({ name: 'foot', at: [1.5, 1.4, 0], radius: 0.5, height: 0.12, material: 'stone' }),
    ...validator([1.5, 1.4, 0.12], 2.1),
    prism({
      name: 'card',
      at: [1.9, 2.1, 1.15],
      along: 'y',
      points: [
        [0, 0],
        [0.85, 0.25],
        [0.7, 0.75],
        [-0.15, 0.5],
      ],
      length: 0.05,
      material: 'teal',
      castsShadow: false,
      cap: [segment([0.1, 0.42], [0.85, 0.62], tone('paper', 'top'), 2.4)],
    }),
  ],
  'depot-charger': () => [
    box({
      name: 'island',
      at: [0.4, 0.7, 0],
      size: [2.4, 1.5, 0.16],
      material: 'stone',
      left: [panel(0, 0, 2.4, 0.16, tone('gold', 'left'))],
    }),
    box({
      name: 'mast',
      at: [0.6, 1.2, 0.16],
      size: [0.3, 0.3, 2.1],
      material: 'steel',
      left: [disc(0.15, 1.5, 0.09, SIGNAL)],
    }),
    box({ name: 'arm', at: [0.6, 1.2, 2.26], size: [1.9, 0.3, 0.18], material: 'steel', castsShadow: false }),
    assembly(
      'pantograph',
      [
        rod({
          points: [
            [1.7, 1.35, 2.26],
            [1.95, 1.35, 1.95],
            [1.7, 1.35, 1.65],
          ],
          paint: tone('ink', 'left'),
          width: 2.4,
        }),
        rod({
          points: [
            [2.2, 1.35, 2.26],
            [1.95, 1.35, 1.95],
            [2.2, 1.35, 1.65],
          ],
          paint: tone('ink', 'left'),
          width: 2.4,
        }),
        box({ name: 'shoe', at: [1.5, 1.1, 1.55], size: [0.9, 0.5, 0.1], material: 'clay' }),
      ],
      false,
    ),
    box({
      name: 'rectifier',
      at: [1.4, 0.95, 0.16],
      size: [1.1, 0.7, 0.85],
      material: 'teal',
      castsShadow: false,
      left: [
        ribs(5, tone('teal', 'right'), 'level'),
        panel(0.1, 0.5, 0.4, 0.72, WINDOW_DARK),
        panel(0.14, 0.56, 0.3, 0.62, SIGNAL),
      ],
      right: [ribs(4, tone('ink', 'right'))],
    }),
    rod({
      points: [
        [2.4, 1.65, 0.6],
        [2.6, 2.1, 0.2],
        [2, 2.6, 0.05],
        [1.2, 2.6, 0.05],
      ],
      paint: tone('ink', 'left'),
      width: 3,
    }),
    box({
      name: 'plug',
      at: [0.85, 2.5, 0],
      size: [0.4, 0.22, 0.2],
      material: 'clay',
      left: [disc(0.2, 0.1, 0.05, WHITE)],
    }),
  ],
  'dial-minibus': () => [
    minibus([0.4, 0.95, 0], 1.18),
    assembly(
      'pin',
      [
        prism({
          name: 'pin',
          at: [1.2, 1.4, 1.45],
          along: 'y',
          points: [
            [0, 0],
            [0.36, 0.62],
            [0.3, 0.95],
            [0, 1.1],
            [-0.3, 0.95],
            [-0.36, 0.62],
          ],
          length: 0.16,
          material: 'teal',
          cap: [disc(0.36, 0.72, 0.17, WHITE)],
        }),
      ],
      false,
    ),
    box({
      name: 'kerb',
      at: [0.4, 2.4, 0],
      size: [2.4, 0.4, 0.12],
      material: 'stone',
      top: [panel(0, 0, 2.4, 0.08, tone('gold', 'left'))],
    }),
  ],
  'control-desk': () => [
    box({
      name: 'wall',
      at: [0.4, 0.5, 0],
      size: [2.4, 0.2, 2.1],
      material: 'ink',
      left: [
        panel(0.12, 0.9, 2.28, 1.98, WINDOW_DARK),
        stroke(
          [
            [0.25, 1.7],
            [1, 1.7],
            [1.3, 1.4],
            [2.15, 1.4],
          ],
          SIGNAL,
          2,
        ),
        stroke(
          [
            [0.25, 1.2],
            [1, 1.2],
            [1.5, 1.7],
            [2.15, 1.7],
          ],
          tone('gold', 'top'),
          2,
        ),
        ...[0.5, 1.3, 1.9].map((u) => disc(u, u > 1.2 ? 1.4 : 1.7, 0.08, WHITE)),
        disc(1.25, 1.45, 0.09, ALARM),
      ],
    }),
    assembly('desk', [
      prism({
        name: 'desk',
        at: [0.4, 1.3, 0],
        along: 'x',
        points: [
          [0, 0],
          [1, 0],
          [1, 0.6],
          [0.15, 0.95],
          [0, 0.95],
        ],
        length: 2.4,
        material: 'wood',
      }),
      plate(
        [
          [0.6, 1.65, 0.9],
          [1.3, 1.65, 0.9],
          [1.3, 2.15, 0.7],
          [0.6, 2.15, 0.7],
        ],
        WINDOW_DARK,
        'screen',
      ),
      plate(
        [
          [1.5, 1.65, 0.9],
          [2.6, 1.65, 0.9],
          [2.6, 2.15, 0.7],
          [1.5, 2.15, 0.7],
        ],
        tone('steel', 'left'),
        'keys',
      ),
      [1.7, 1.95, 2.2].map((x, index) =>
        plate(
          [
            [x, 1.75, 0.87],
            [x + 0.14, 1.75, 0.87],
            [x + 0.14, 1.95, 0.79],
            [x, 1.95, 0.79],
          ],
          index === 1 ? ALARM : LAMP,
          'button',
        ),
      ),
      rod({
        points: [
          [0.8, 1.5, 0.95],
          [0.8, 1.6, 1.3],
          [1, 1.85, 1.35],
        ],
        paint: tone('steel', 'right'),
        width: 2,
      }),
    ]),
  ],
} satisfies Record<string, CardObject>;
