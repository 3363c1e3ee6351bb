/** Card objects of the biotechnology page. */
import { band, disc, panel, ribs, segment } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import { basins, pipettes } from './laboratory.ts';
import type { CardObject } from '#kit/scene.ts';

const EDGE: readonly [number, number] = [0.36, 0.36];

export default {
  'well-plate': () => [
    box({
      name: 'plate',
      at: [0.3, 0.3, 0],
      size: [2.6, 2.6, 0.4],
      material: 'paper',
      left: [panel(0, 0, 2.6, 0.14, tone('stone', 'left'))],
      right: [panel(0, 0, 2.6, 0.14, tone('stone', 'right'))],
      top: [
        basins([6, 6], EDGE, 0.376, 0.15, tone('teal', 'top'), (column, row) => (column + row * 2) % 5 > 1),
        basins([6, 6], EDGE, 0.376, 0.15, tone('sea', 'top'), (column, row) => (column + row * 2) % 5 === 1),
        basins(
          [6, 6],
          EDGE,
          0.376,
          0.15,
          tone('rose', 'top'),
          (column, row) => (column + row * 2) % 5 === 0 && column + row !== 10,
        ),
        basins([6, 6], EDGE, 0.376, 0.17, LAMP, (column, row) => column + row === 10),
      ],
    }),
    ...pipettes([1.55, 0.5, 1.7], 0.27, 0.7),
  ],
  'sequencer-box': () => [
    box({
      name: 'sequencer',
      at: [0.45, 0.5, 0.1],
      size: [2.3, 1.9, 1.6],
      material: 'paper',
      left: [
        panel(0.16, 0.3, 1.36, 1.4, tone('ink', 'left')),
        ...['teal', 'clay', 'gold', 'sea', 'teal', 'clay'].map((material, index) =>
          panel(
            0.28 + (index % 3) * 0.06,
            0.42 + index * 0.15,
            0.6 + ((index * 5) % 7) * 0.1,
            0.5 + index * 0.15,
            tone(material as 'teal', 'top'),
          ),
        ),
        panel(1.56, 0.9, 2.14, 1.4, tone('glass', 'left')),
        panel(1.56, 0.3, 2.14, 0.74, tone('stone', 'left')),
        disc(1.85, 0.52, 0.1, SIGNAL),
      ],
      right: [ribs(6, tone('stone', 'right'), 'level'), band(0, 0.16, tone('teal', 'right'))],
      top: [panel(0.4, 0.4, 1.9, 1.5, tone('stone', 'left'))],
    }),
    box({ name: 'foot', at: [0.6, 0.65, 0], size: [2, 1.6, 0.1], material: 'ink' }),
    box({
      name: 'flow cell tray',
      at: [2.02, 2.4, 0.46],
      size: [0.58, 0.4, 0.08],
      material: 'teal',
      castsShadow: false,
      top: [
        panel(0.12, 0.08, 0.46, 0.32, WHITE),
        segment([0.2, 0.14], [0.2, 0.26], SIGNAL, 1.4),
        segment([0.36, 0.14], [0.36, 0.26], SIGNAL, 1.4),
      ],
    }),
  ],
  'cryo-dewar': () => [
    cylinder({ name: 'wheels', at: [1.6, 1.6, 0], radius: 1.05, height: 0.12, material: 'ink' }),
    cylinder({
      name: 'dewar',
      at: [1.6, 1.6, 0.12],
      radius: 0.95,
      height: 1.25,
      material: 'steel',
      castsShadow: false,
      bands: [{ from: 0.2, to: 0.4, material: 'teal' }],
    }),
    cylinder({
      name: 'shoulder',
      at: [1.6, 1.6, 1.37],
      radius: 0.95,
      topRadius: 0.5,
      height: 0.3,
      material: 'steel',
      castsShadow: false,
    }),
    cylinder({
      name: 'frost',
      at: [1.6, 1.6, 1.67],
      radius: 0.52,
      height: 0.2,
      material: 'paper',
      lid: tone('glass', 'top'),
      castsShadow: false,
    }),
    box({
      name: 'cryo rack',
      at: [1.4, 1.4, 1.88],
      size: [0.42, 0.42, 0.9],
      material: 'steel',
      castsShadow: false,
      left: [0, 1, 2].flatMap((row) => [
        panel(0.04, 0.04 + row * 0.29, 0.38, 0.27 + row * 0.29, tone(row === 1 ? 'gold' : 'paper', 'left')),
        panel(0.1, 0.1 + row * 0.29, 0.24, 0.18 + row * 0.29, tone('teal', 'left')),
      ]),
      right: [0, 1, 2].map((row) =>
        panel(0.04, 0.04 + row * 0.29, 0.38, 0.27 + row * 0.29, tone(row === 1 ? 'gold' : 'paper', 'right')),
      ),
    }),
    rod({ name: 'handle', at: [1.61, 1.61, 2.78], to: 3.2, paint: tone('steel', 'right'), width: 2.4 }),
  ],
  bioreactor: () => [
    box({ name: 'skid', at: [0.4, 0.4, 0], size: [2.4, 2.4, 0.2], material: 'steel' }),
    cylinder({
      name: 'cone',
      at: [1.4, 1.4, 0.2],
      radius: 0.4,
      topRadius: 0.8,
      height: 0.4,
      material: 'steel',
      castsShadow: false,
    }),
    cylinder({ name: 'broth', at: [1.4, 1.4, 0.6], radius: 0.8, height: 0.9, material: 'gold', castsShadow: false }),
    cylinder({ name: 'glass', at: [1.4, 1.4, 1.5], radius: 0.8, height: 0.4, material: 'glass', castsShadow: false }),
    cylinder({ name: 'lid', at: [1.4, 1.4, 1.9], radius: 0.9, height: 0.16, material: 'steel', castsShadow: false }),
    cylinder({ name: 'motor', at: [1.4, 1.4, 2.06], radius: 0.26, height: 0.6, material: 'clay', castsShadow: false }),
    box({
      name: 'controller',
      at: [2.2, 2.3, 0.2],
      size: [0.5, 0.4, 1.1],
      material: 'ink',
      castsShadow: false,
      left: [panel(0.08, 0.66, 0.42, 1, SIGNAL), disc(0.16, 0.46, 0.06, LAMP), disc(0.34, 0.46, 0.06, WHITE)],
    }),
    rod({
      name: 'probe line',
      points: [
        [1.9, 1.9, 2.06],
        [2.2, 2.2, 2.3],
        [2.45, 2.45, 1.3],
      ],
      paint: tone('teal', 'left'),
      width: 2,
    }),
  ],
  microscope: () => [
    box({
      name: 'base',
      at: [0.7, 0.6, 0],
      size: [1.7, 2, 0.3],
      material: 'ink',
      left: [disc(0.4, 0.15, 0.08, SIGNAL)],
    }),
    box({
      name: 'arm',
      at: [1.2, 0.7, 0.3],
      size: [0.7, 0.5, 1.9],
      material: 'paper',
      castsShadow: false,
      right: [disc(0.25, 0.5, 0.2, tone('ink', 'right'))],
    }),
    box({
      name: 'stage',
      at: [0.9, 1.3, 0.9],
      size: [1.3, 1.1, 0.14],
      material: 'ink',
      castsShadow: false,
      top: [panel(0.3, 0.3, 1, 0.7, tone('glass', 'top')), disc(0.65, 0.5, 0.14, tone('clay', 'top'))],
    }),
    cylinder({
      name: 'condenser',
      at: [1.55, 1.8, 0.3],
      radius: 0.24,
      height: 0.6,
      material: 'steel',
      castsShadow: false,
    }),
    cylinder({
      name: 'objective',
      at: [1.55, 1.8, 1.2],
      radius: 0.1,
      topRadius: 0.24,
      height: 0.5,
      material: 'gold',
      castsShadow: false,
    }),
    cylinder({ name: 'turret', at: [1.55, 1.8, 1.7], radius: 0.34, height: 0.3, material: 'teal', castsShadow: false }),
    box({
      name: 'head',
      at: [1.1, 1.2, 2.2],
      size: [0.9, 1, 0.34],
      material: 'paper',
      castsShadow: false,
      left: [disc(0.45, 0.17, 0.12, SIGNAL)],
    }),
    cylinder({ name: 'neck', at: [1.55, 1.8, 2], radius: 0.22, height: 0.2, material: 'ink', castsShadow: false }),
    ...[1.3, 1.8].map((x) =>
      cylinder({
        name: 'eyepiece',
        at: [x, 1.6, 2.54],
        radius: 0.16,
        height: 0.44,
        material: 'ink',
        lid: tone('glass', 'top'),
        castsShadow: false,
      }),
    ),
  ],
} satisfies Record<string, CardObject>;
