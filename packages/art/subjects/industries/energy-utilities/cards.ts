/** Card objects of the energy and utilities page. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, WHITE, WINDOW_DARK } from '#kit/palette.ts';
import type { CardObject } from '#kit/scene.ts';
import { box, cylinder, gable, rod, sphere } from '#kit/solids.ts';
import { windTurbine } from '#library/grid.ts';
import { assembly, drum, plate, ring } from '#library/parts.ts';
import { powerTransformer } from './grid.ts';

export default {
  'smart-meter': () => [
    box({
      name: 'board',
      at: [0.5, 0.9, 0],
      size: [2.2, 0.3, 2.5],
      material: 'wood',
      left: [ribs(3, tone('wood', 'right'))],
    }),
    box({
      name: 'meter',
      at: [0.8, 1.2, 0.7],
      size: [1.6, 0.55, 1.6],
      material: 'paper',
      castsShadow: false,
      left: [
        panel(0.2, 0.85, 1.4, 1.4, WINDOW_DARK),
        ...[0.32, 0.56, 0.8, 1.04].map((u, index) => panel(u, 0.98, u + 0.14, index === 1 ? 1.28 : 1.16, SIGNAL)),
        disc(0.4, 0.45, 0.14, tone('clay', 'left')),
        disc(0.8, 0.45, 0.14, tone('stone', 'right')),
        panel(1.08, 0.36, 1.36, 0.54, LAMP),
      ],
      right: [ribs(4, tone('paper', 'left'), 'level')],
    }),
    rod({
      points: [
        [1.2, 1.5, 0.7],
        [1.2, 1.5, 0.3],
        [0.9, 1.9, 0.02],
        [0.6, 2.6, 0.02],
      ],
      paint: tone('ink', 'left'),
      width: 3.4,
    }),
    rod({
      points: [
        [2, 1.5, 0.7],
        [2, 1.5, 0.3],
        [2.2, 1.9, 0.02],
        [2.2, 2.8, 0.02],
      ],
      paint: tone('clay', 'left'),
      width: 3.4,
    }),
    sphere({ name: 'seal', at: [2.4, 1.85, 0.75], radius: 0.12, material: 'gold', castsShadow: false }),
  ],
  transformer: () => [powerTransformer([0.6, 0.7, 0])],
  'solar-panel': () => [
    box({ name: 'ballast', at: [0.5, 0.6, 0], size: [2.2, 0.4, 0.2], material: 'stone' }),
    assembly('panel', [
      [0.7, 2.4].map((x) =>
        rod({
          points: [
            [x, 0.8, 0.2],
            [x, 0.8, 1.7],
            [x, 2.4, 0.3],
          ],
          paint: tone('steel', 'right'),
          width: 3,
        }),
      ),
      plate(
        [
          [0.35, 0.7, 1.86],
          [2.85, 0.7, 1.86],
          [2.85, 2.6, 0.45],
          [0.35, 2.6, 0.45],
        ],
        tone('ink', 'left'),
      ),
      plate(
        [
          [0.35, 2.6, 0.45],
          [2.85, 2.6, 0.45],
          [2.85, 2.6, 0.36],
          [0.35, 2.6, 0.36],
        ],
        tone('steel', 'left'),
      ),
      plate(
        [
          [2.85, 0.7, 1.86],
          [2.85, 2.6, 0.45],
          [2.85, 2.6, 0.36],
          [2.85, 0.7, 1.77],
        ],
        tone('steel', 'right'),
      ),
      [1, 2, 3, 4].map((k) =>
        rod({
          at: [0.35 + k * 0.5, 0.7, 1.86],
          to: [0.35 + k * 0.5, 2.6, 0.45],
          paint: tone('glass', 'right'),
          width: 1,
        }),
      ),
      [1, 2].map((k) =>
        rod({
          at: [0.35, 0.7 + k * 0.633, 1.86 - k * 0.47],
          to: [2.85, 0.7 + k * 0.633, 1.86 - k * 0.47],
          paint: tone('glass', 'right'),
          width: 1,
        }),
      ),
      plate(
        [
          [1.35, 0.7, 1.86],
          [1.85, 0.7, 1.86],
          [1.85, 1.333, 1.39],
          [1.35, 1.333, 1.39],
        ],
        tone('teal', 'left'),
      ),
    ]),
    box({
      name: 'inverter',
      at: [2.3, 2.7, 0],
      size: [0.5, 0.2, 0.5],
      material: 'paper',
      left: [disc(0.25, 0.3, 0.07, SIGNAL)],
    }),
  ],
  'pump-and-valve': () => [
    box({ name: 'bed', at: [0.35, 1, 0], size: [2.5, 1.3, 0.2], material: 'stone' }),
    assembly('pump', [
      drum({ at: [0.4, 1.6, 0.8], radius: 0.46, length: 1.05, along: 'x', material: 'teal' }),
      ...ring(0.47, 10)
        .filter(([u, v]) => u > -0.2 && v > -0.1)
        .map(([u, v]) =>
          rod({ at: [0.45, 1.6 + u, 0.8 + v], to: [1.4, 1.6 + u, 0.8 + v], paint: tone('teal', 'right'), width: 1.2 }),
        ),
      box({ name: 'foot', at: [0.6, 1.3, 0.2], size: [0.7, 0.6, 0.18], material: 'ink' }),
      drum({ at: [1.45, 1.6, 0.8], radius: 0.16, length: 0.35, along: 'x', material: 'steel' }),
      drum({
        at: [1.8, 1.6, 0.8],
        radius: 0.56,
        length: 0.5,
        along: 'x',
        material: 'steel',
        cap: [disc(0.56, 0.56, 0.26, tone('ink', 'right')), disc(0.56, 0.56, 0.2, tone('sea', 'right'))],
      }),
      cylinder({ name: 'riser', at: [2.05, 1.6, 1.3], radius: 0.22, height: 0.5, material: 'steel' }),
      cylinder({ name: 'flange', at: [2.05, 1.6, 1.8], radius: 0.34, height: 0.12, material: 'steel' }),
      cylinder({ name: 'valve', at: [2.05, 1.6, 1.92], radius: 0.28, height: 0.35, material: 'gold' }),
      cylinder({ name: 'hand wheel', at: [2.05, 1.6, 2.35], radius: 0.44, height: 0.1, material: 'clay' }),
    ]),
    assembly('gauge', [
      drum({
        at: [1.1, 2.4, 0.45],
        radius: 0.26,
        length: 0.12,
        along: 'y',
        material: 'ink',
        cap: [disc(0.26, 0.26, 0.21, WHITE), segment([0.26, 0.26], [0.4, 0.38], ALARM, 1.6)],
      }),
      box({ name: 'stem', at: [1.05, 2.42, 0], size: [0.1, 0.08, 0.2], material: 'steel' }),
    ]),
  ],
  'wind-turbine': () => [
    cylinder({ name: 'footing', at: [1.6, 1.4, 0], radius: 0.6, height: 0.2, material: 'stone' }),
    windTurbine([1.6, 1.4, 0.2], 2.3),
    box({
      name: 'kiosk',
      at: [0.5, 2.1, 0],
      size: [0.7, 0.5, 0.55],
      material: 'teal',
      left: [ribs(3, tone('teal', 'right')), disc(0.55, 0.35, 0.05, LAMP)],
    }),
    gable({ name: 'roof', at: [0.45, 2.05, 0.55], size: [0.8, 0.6, 0.2], ridge: 'x', material: 'paper' }),
  ],
} satisfies Record<string, CardObject>;
