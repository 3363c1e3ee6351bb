/** Card objects of the automotive page. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, WHITE, WINDOW_DARK } from '#kit/palette.ts';
import { box, cylinder, prism, rod, sphere } from '#kit/solids.ts';
import { hub } from './motorworks.ts';
import { assembly, drum, plate, ringSector, row } from '#library/parts.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  'wheel-hub': () => [
    box({ name: 'stand', at: [0.6, 0.9, 0], size: [2, 1.3, 0.25], material: 'gold' }),
    hub([1.6, 1.9, 1.37]),
  ],
  'ecu-box': () => [
    box({ name: 'tray', at: [0.4, 0.5, 0], size: [2.3, 1.9, 0.15], material: 'steel' }),
    box({
      name: 'unit',
      at: [0.6, 0.7, 0.15],
      size: [1.9, 1.5, 0.7],
      material: 'ink',
      top: [ribs(8, tone('ink', 'right'), 'upright', 1.6)],
      left: [
        ...row(
          3,
          [0.15, 0.16],
          [0.44, 0.36],
          [0.55, 0],
          [tone('gold', 'left'), tone('teal', 'left'), tone('gold', 'left')],
        ),
      ],
    }),
    [0.97, 1.52, 2.07].map((x, index) =>
      rod({
        points: [
          [x, 2.2, 0.5],
          [x + 0.05, 2.5, 0.42],
          [x + 0.3, 2.7, 0.05],
        ],
        paint: tone(index === 1 ? 'teal' : 'clay', 'left'),
        width: 2.6,
      }),
    ),
    box({
      name: 'package',
      at: [1, 0.9, 1.4],
      size: [0.9, 0.9, 0.6],
      material: 'teal',
      castsShadow: false,
      left: [panel(0.38, 0, 0.52, 0.6, WHITE)],
      right: [panel(0.38, 0, 0.52, 0.6, tone('paper', 'right'))],
      top: [panel(0.38, 0, 0.52, 0.9, WHITE)],
    }),
    plate(
      [
        [1.2, 1.45, 0.86],
        [1.7, 1.45, 0.86],
        [1.45, 1.45, 1.2],
      ].map(([x = 0, y = 0, z = 0]) => [x, y, 2.1 - z] as const),
      SIGNAL,
    ),
  ],
  'diagnostic-tablet': () => [
    box({ name: 'foot', at: [0.8, 0.8, 0], size: [1.6, 0.9, 0.2], material: 'steel' }),
    assembly(
      'tablet',
      [
        prism({
          name: 'case',
          at: [0.4, 1, 0.2],
          along: 'x',
          points: [
            [0.5, 0],
            [0.72, 0],
            [0.22, 1.75],
            [0, 1.75],
          ],
          length: 2.3,
          material: 'ink',
        }),
        plate(
          [
            [0.55, 1.68, 0.35],
            [2.55, 1.68, 0.35],
            [2.55, 1.27, 1.8],
            [0.55, 1.27, 1.8],
          ],
          WINDOW_DARK,
        ),
        plate(
          [
            [0.75, 1.56, 0.8],
            [1.2, 1.56, 0.8],
            [1.2, 1.44, 1.2],
            [0.75, 1.44, 1.2],
          ],
          ALARM,
        ),
        rod({
          points: [
            [1.4, 1.58, 0.7],
            [1.6, 1.5, 1.0],
            [1.8, 1.42, 1.3],
            [2.05, 1.53, 0.9],
            [2.35, 1.38, 1.45],
          ],
          paint: SIGNAL,
          width: 2,
        }),
        rod({ at: [0.75, 1.64, 0.52], to: [2.35, 1.64, 0.52], paint: tone('steel', 'top'), width: 1.4 }),
      ],
      false,
    ),
    rod({
      points: [
        [2.7, 1.5, 0.5],
        [2.85, 1.9, 0.1],
        [2.3, 2.4, 0.05],
        [1.9, 2.4, 0.15],
      ],
      paint: tone('clay', 'left'),
      width: 2.4,
    }),
    box({ name: 'plug', at: [1.4, 2.2, 0], size: [0.6, 0.4, 0.3], material: 'clay', left: [ribs(5, WHITE)] }),
  ],
  'crash-sled': () => [
    [0.9, 2].map((y) => box({ name: 'rail', at: [0.3, y, 0], size: [2.6, 0.16, 0.14], material: 'steel' })),
    box({
      name: 'sled',
      at: [0.5, 0.75, 0.14],
      size: [1.7, 1.6, 0.2],
      material: 'gold',
      left: [...row(6, [0.06, 0.04], [0.14, 0.12], [0.28, 0], [tone('ink', 'left')])],
    }),
    assembly(
      'dummy',
      [
        prism({
          name: 'seat',
          at: [0.75, 1.15, 0.34],
          along: 'y',
          points: [
            [0, 0],
            [1, 0],
            [1, 0.3],
            [0.3, 0.3],
            [0.12, 1.3],
            [-0.1, 1.3],
          ],
          length: 0.8,
          material: 'ink',
        }),
        box({ name: 'legs', at: [1.1, 1.3, 0.64], size: [0.7, 0.5, 0.2], material: 'sand' }),
        box({
          name: 'trunk',
          at: [0.98, 1.3, 0.64],
          size: [0.3, 0.5, 0.75],
          material: 'sand',
          left: [segment([0.05, 0.75], [0.25, 0.1], tone('ink', 'left'), 2)],
          right: [segment([0.1, 0.7], [0.4, 0.1], tone('ink', 'left'), 2)],
        }),
        sphere({ name: 'head', at: [1.15, 1.55, 1.4], radius: 0.25, material: 'sand' }),
        plate(
          [
            [1.36, 1.45, 1.62],
            [1.4, 1.6, 1.62],
            [1.36, 1.6, 1.78],
            [1.32, 1.45, 1.78],
          ],
          tone('ink', 'left'),
        ),
      ],
      false,
    ),
    box({
      name: 'barrier',
      at: [2.45, 0.6, 0.14],
      size: [0.4, 1.9, 0.9],
      material: 'stone',
      left: [ribs(2, tone('stone', 'right'), 'level')],
      right: [ribs(5, tone('ink', 'right'))],
      top: [ribs(6, tone('clay', 'left'), 'level', 2)],
    }),
  ],
  'showroom-key': () => [
    cylinder({
      name: 'dais',
      at: [1.6, 1.6, 0],
      radius: 1.2,
      height: 0.3,
      material: 'paper',
      bands: [{ from: 0.1, to: 0.18, material: 'teal' }],
    }),
    assembly(
      'key',
      [
        prism({
          name: 'blade',
          at: [1.5, 1.5, 0.3],
          along: 'y',
          points: [
            [-0.12, 0],
            [0.14, 0],
            [0.14, 0.12],
            [0.26, 0.12],
            [0.26, 0.26],
            [0.14, 0.26],
            [0.14, 0.4],
            [0.24, 0.4],
            [0.24, 0.54],
            [0.14, 0.54],
            [0.14, 1],
            [-0.12, 1],
          ],
          length: 0.14,
          material: 'steel',
        }),
        prism({
          name: 'fob',
          at: [1.5, 1.42, 1.28],
          along: 'y',
          points: [
            [-0.3, 0],
            [0.32, 0],
            [0.52, 0.3],
            [0.52, 0.95],
            [0.3, 1.2],
            [-0.28, 1.2],
            [-0.5, 0.95],
            [-0.5, 0.3],
          ],
          length: 0.32,
          material: 'ink',
          cap: [disc(0.5, 0.86, 0.16, tone('teal', 'left')), disc(0.5, 0.42, 0.13, tone('steel', 'left'))],
        }),
        prism({
          name: 'loop',
          at: [1.5, 1.5, 2.5],
          along: 'y',
          points: ringSector(0.14, 0.24, -20, 200, 10),
          length: 0.1,
          material: 'gold',
        }),
      ],
      false,
    ),
    drum({
      name: 'coin',
      at: [2.3, 2.1, 0.42],
      radius: 0.12,
      length: 0.06,
      along: 'y',
      material: 'gold',
      cap: [disc(0.12, 0.12, 0.06, LAMP)],
    }),
  ],
} satisfies Record<string, CardObject>;
