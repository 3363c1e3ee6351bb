/** Card objects of the healthcare page. */
import { band, disc, panel } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import type { CardObject } from '#kit/scene.ts';
import { box, cylinder, prism, rod, sphere } from '#kit/solids.ts';
import { cross } from '#library/clinic.ts';
import { heartbeat } from './clinic.ts';

const STEEL = tone('steel', 'right');

export default {
  'infusion-pump': () => [
    cylinder({ name: 'foot', at: [1.6, 1.3, 0], radius: 0.75, topRadius: 0.55, height: 0.16, material: 'ink' }),
    cylinder({ name: 'pole', at: [1.6, 1.3, 0.16], radius: 0.06, height: 2.9, material: 'steel', castsShadow: false }),
    box({
      name: 'pump',
      at: [1, 1.37, 0.9],
      size: [1.3, 0.55, 1],
      material: 'clay',
      left: [
        panel(0.12, 0.42, 1.18, 0.88, tone('ink', 'left')),
        panel(0.2, 0.66, 0.8, 0.78, SIGNAL),
        panel(0.2, 0.52, 0.6, 0.6, LAMP),
        ...[0.24, 0.5, 0.76, 1.02].map((u) => disc(u, 0.21, 0.09, WHITE)),
      ],
      right: [panel(0.12, 0.3, 0.43, 0.8, tone('ink', 'right'))],
    }),
    rod({
      name: 'hook',
      points: [
        [0.9, 1.3, 2.9],
        [1.6, 1.3, 3.06],
        [2.3, 1.3, 2.9],
      ],
      paint: STEEL,
      width: 2.6,
    }),
    box({
      name: 'bag',
      at: [1.98, 1.24, 2.06],
      size: [0.62, 0.14, 0.82],
      material: 'glass',
      castsShadow: false,
      left: [
        panel(0, 0, 0.62, 0.46, tone('teal', 'top')),
        ...[0.3, 0.44, 0.58].map((v) => panel(0.08, v, 0.2, v + 0.03, WHITE)),
      ],
    }),
    rod({
      name: 'line',
      points: [
        [2.29, 1.38, 2.06],
        [2.4, 1.95, 1.6],
        [2.1, 1.95, 1.2],
      ],
      paint: tone('teal', 'left'),
      width: 1.8,
    }),
  ],
  'patch-panel': () => [
    box({
      name: 'cabinet',
      at: [0.5, 0.7, 0],
      size: [2.2, 1.3, 2.5],
      material: 'ink',
      left: [
        panel(0.16, 0.16, 2.04, 2.34, tone('rubber', 'right')),
        ...[0.42, 1.02, 1.62].flatMap((v) => [
          panel(0.24, v, 1.96, v + 0.44, tone('steel', 'left')),
          ...[0, 1, 2, 3, 4].map((index) =>
            panel(
              0.36 + index * 0.32,
              v + 0.13,
              0.56 + index * 0.32,
              v + 0.31,
              index === 3 ? SIGNAL : tone('ink', 'right'),
            ),
          ),
        ]),
      ],
    }),
    rod({
      name: 'cord',
      points: [
        [0.96, 2, 1.84],
        [0.96, 2.35, 1.4],
        [1.28, 2.35, 1.3],
        [1.28, 2, 1.24],
      ],
      paint: tone('clay', 'left'),
      width: 3,
    }),
    rod({
      name: 'cord',
      points: [
        [1.92, 2, 1.84],
        [1.92, 2.4, 1.1],
        [1.6, 2.4, 0.7],
        [1.6, 2, 0.64],
      ],
      paint: SIGNAL,
      width: 3,
    }),
    rod({
      name: 'cord',
      points: [
        [2.24, 2, 1.24],
        [2.24, 2.4, 0.7],
        [1.92, 2.4, 0.55],
        [1.92, 2, 0.64],
      ],
      paint: tone('gold', 'left'),
      width: 3,
    }),
  ],
  'medicine-trolley': () => [
    ...[
      [0.7, 0.75],
      [2.3, 0.75],
      [0.7, 2.1],
      [2.3, 2.1],
    ].map(([x = 0, y = 0]) => sphere({ name: 'castor', at: [x, y, 0], radius: 0.12, material: 'rubber' })),
    box({
      name: 'drawers',
      at: [0.5, 0.6, 0.24],
      size: [2.1, 1.7, 1.5],
      material: 'paper',
      left: [0.1, 0.56, 1.02].flatMap((v) => [
        panel(0.12, v, 1.98, v + 0.38, tone('glass', 'left')),
        panel(0.8, v + 0.14, 1.3, v + 0.22, tone('ink', 'left')),
      ]),
      right: [cross(0.85, 0.78, 0.8, tone('teal', 'right'))],
    }),
    box({
      name: 'tray',
      at: [0.7, 2.3, 1.26],
      size: [1.7, 0.45, 0.3],
      material: 'teal',
      castsShadow: false,
      top: [
        panel(0.08, 0.06, 1.62, 0.39, tone('paper', 'left')),
        ...[0.3, 0.7, 1.1, 1.45].map((u) => disc(u, 0.22, 0.1, tone('clay', 'top'))),
      ],
    }),
    box({
      name: 'scanner',
      at: [1.9, 0.9, 1.74],
      size: [0.4, 0.5, 0.45],
      material: 'ink',
      castsShadow: false,
      left: [band(0.15, 0.3, ALARM)],
    }),
    cylinder({
      name: 'jar',
      at: [0.95, 1.1, 1.74],
      radius: 0.24,
      height: 0.5,
      material: 'gold',
      lid: WHITE,
      castsShadow: false,
    }),
    cylinder({
      name: 'jar',
      at: [1.5, 1.1, 1.74],
      radius: 0.18,
      height: 0.36,
      material: 'clay',
      lid: WHITE,
      castsShadow: false,
    }),
  ],
  'phone-stand': () => [
    cylinder({ name: 'base', at: [1.6, 1.6, 0], radius: 1, height: 0.16, material: 'stone' }),
    prism({
      name: 'rest',
      at: [1.1, 1.2, 0.16],
      along: 'x',
      points: [
        [0, 0],
        [0.52, 0],
        [0.52, 0.5],
        [0.3, 1.2],
        [0, 1.2],
      ],
      length: 1,
      material: 'wood',
    }),
    box({
      name: 'phone',
      at: [0.85, 1.72, 0.16],
      size: [1.5, 0.18, 2.5],
      material: 'ink',
      left: [
        panel(0.1, 0.14, 1.4, 2.36, WHITE),
        panel(0.1, 1.76, 1.4, 2.36, tone('teal', 'left')),
        cross(0.75, 2.06, 0.36, WHITE),
        panel(0.24, 1.46, 1.26, 1.6, tone('glass', 'left')),
        panel(0.24, 1.18, 1, 1.32, tone('glass', 'left')),
        panel(0.24, 0.36, 1.26, 0.76, tone('clay', 'left')),
        (face) => heartbeat({ width: 1.02, height: 0.5, at: (u, v) => face.at(0.24 + u, 0.76 + v * 0.7) }),
      ],
    }),
  ],
  'claim-stamp': () => [
    box({ name: 'pad', at: [0.4, 0.5, 0], size: [2.3, 2.3, 0.22], material: 'wood' }),
    box({
      name: 'claim',
      at: [0.6, 0.7, 0.22],
      size: [1.9, 1.9, 0.08],
      material: 'paper',
      castsShadow: false,
      top: [
        panel(0.15, 0.2, 1.1, 0.32, tone('stone', 'left')),
        panel(0.15, 0.46, 0.8, 0.58, tone('stone', 'left')),
        disc(0.65, 1.3, 0.42, tone('teal', 'left')),
        disc(0.65, 1.3, 0.32, tone('paper', 'top')),
        cross(0.65, 1.3, 0.4, tone('teal', 'left')),
      ],
    }),
    cylinder({ name: 'die', at: [1.95, 1.15, 0.9], radius: 0.5, height: 0.22, material: 'teal', castsShadow: false }),
    cylinder({
      name: 'neck',
      at: [1.95, 1.15, 1.12],
      radius: 0.28,
      topRadius: 0.16,
      height: 0.75,
      material: 'wood',
      castsShadow: false,
    }),
    sphere({ name: 'knob', at: [1.95, 1.15, 1.87], radius: 0.34, material: 'clay', castsShadow: false }),
  ],
} satisfies Record<string, CardObject>;
