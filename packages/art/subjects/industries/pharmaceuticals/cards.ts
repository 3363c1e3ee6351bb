/** Card objects of the pharmaceutical page. */
import { disc, panel, ribs, segment, stroke } from '#kit/face.ts';
import { SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { mixingVessel } from './cleanroom.ts';
import type { CardObject } from '#kit/scene.ts';

const POCKETS = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].map((column): readonly [number, number] => [0.36 + column * 0.5, 0.34 + row * 0.5]),
);

export default {
  'mixing-vessel': () => [
    mixingVessel([1.5, 1.4, 0], 0.85, 0.85),
    box({
      name: 'record',
      at: [2.1, 2.3, 0],
      size: [0.6, 0.4, 0.05],
      material: 'ink',
      top: [panel(0.06, 0.05, 0.54, 0.35, SIGNAL)],
    }),
  ],
  'blister-pack': () => [
    box({
      name: 'blister',
      at: [0.5, 0.6, 0.3],
      size: [2.3, 1.7, 0.08],
      material: 'steel',
      castsShadow: false,
      top: [panel(0.06, 0.06, 2.24, 1.64, tone('glass', 'top')), disc(1.86, 1.34, 0.2, tone('ink', 'right'))],
    }),
    box({
      name: 'carton',
      at: [0.6, 0.7, 0],
      size: [2.1, 1.5, 0.3],
      material: 'paper',
      left: [
        panel(0, 0.08, 2.1, 0.2, tone('teal', 'left')),
        ...[0, 1, 2, 3, 4].map((index) =>
          panel(1.5 + index * 0.1, 0.03, 1.54 + index * 0.1 + (index % 2) * 0.03, 0.27, tone('ink', 'left')),
        ),
      ],
      right: [panel(0, 0.08, 1.5, 0.2, tone('teal', 'right'))],
    }),
    POCKETS.filter((_, index) => index !== 11).map(([u, v], index) =>
      cylinder({
        name: 'tablet',
        at: [0.5 + u, 0.6 + v, 0.38],
        radius: 0.19,
        topRadius: 0.15,
        height: 0.14,
        material: index % 2 ? 'teal' : 'paper',
        castsShadow: false,
      }),
    ),
    cylinder({ name: 'tablet', at: [1.9, 2.7, 0], radius: 0.19, topRadius: 0.16, height: 0.14, material: 'teal' }),
  ],
  'vaccine-box': () => [
    box({
      name: 'cold box',
      at: [0.6, 0.8, 0],
      size: [2, 1.6, 1],
      material: 'teal',
      left: [
        panel(0.1, 0.1, 1.9, 0.9, tone('teal', 'right')),
        disc(1.5, 0.5, 0.24, WHITE),
        segment([1.5, 0.5], [1.62, 0.66], tone('clay', 'left'), 1.8),
        panel(0.3, 0.4, 0.9, 0.62, SIGNAL),
      ],
      right: [ribs(3, tone('teal', 'left'), 'level')],
      top: [panel(0.16, 0.16, 1.84, 1.44, tone('glass', 'top'))],
    }),
    [0, 1, 2].map((row) =>
      [0, 1, 2, 3].map((column) =>
        cylinder({
          name: 'vial',
          at: [1 + column * 0.4, 1.15 + row * 0.42, 1],
          radius: 0.11,
          height: 0.24 + (row === 1 && column === 2 ? 0.2 : 0),
          material: row === 1 && column === 2 ? 'gold' : 'paper',
          lid: tone(row === 1 && column === 2 ? 'clay' : 'steel', 'left'),
          castsShadow: false,
        }),
      ),
    ),
    prism({
      name: 'lid',
      at: [0.6, 0.5, 1],
      along: 'x',
      points: [
        [0.2, 0],
        [0.3, 0],
        [0.14, 1.1],
        [0, 1.06],
      ],
      length: 2,
      material: 'paper',
      castsShadow: false,
    }),
  ],
  'lab-bottle': () => [
    cylinder({
      name: 'bottle',
      at: [1.5, 1.4, 0],
      radius: 0.85,
      height: 1.3,
      material: 'glass',
      bands: [{ from: 0.06, to: 0.8, material: 'teal' }],
    }),
    cylinder({
      name: 'shoulder',
      at: [1.5, 1.4, 1.3],
      radius: 0.85,
      topRadius: 0.34,
      height: 0.4,
      material: 'glass',
      castsShadow: false,
    }),
    cylinder({ name: 'neck', at: [1.5, 1.4, 1.7], radius: 0.34, height: 0.16, material: 'glass', castsShadow: false }),
    cylinder({
      name: 'cap',
      at: [1.5, 1.4, 1.86],
      radius: 0.4,
      height: 0.34,
      material: 'ink',
      bands: [{ from: 0.1, to: 0.14, material: 'steel' }],
      castsShadow: false,
    }),
    box({
      name: 'report',
      at: [2.05, 2.3, 0],
      size: [0.8, 0.55, 0.04],
      material: 'paper',
      top: [
        stroke(
          [
            [0.08, 0.42],
            [0.24, 0.42],
            [0.3, 0.12],
            [0.36, 0.42],
            [0.5, 0.42],
            [0.54, 0.26],
            [0.6, 0.42],
            [0.72, 0.42],
          ],
          tone('clay', 'left'),
          0.8,
        ),
      ],
    }),
  ],
  'dropper-and-chart': () => [
    box({
      name: 'chart',
      at: [0.6, 0.6, 0.2],
      size: [2, 0.1, 1.8],
      material: 'paper',
      left: [
        panel(0, 1.62, 2, 1.8, tone('teal', 'left')),
        segment([0.2, 0.2], [0.2, 1.4], tone('ink', 'left'), 1.4),
        segment([0.2, 0.2], [1.8, 0.2], tone('ink', 'left'), 1.4),
        stroke(
          [
            [0.2, 0.4],
            [0.6, 0.7],
            [1, 0.6],
            [1.4, 1.1],
            [1.75, 1.25],
          ],
          tone('clay', 'left'),
          2.2,
        ),
        disc(1.4, 1.1, 0.07, tone('clay', 'left')),
      ],
    }),
    box({ name: 'easel', at: [0.5, 0.5, 0], size: [2.2, 0.35, 0.2], material: 'wood' }),
    cylinder({
      name: 'bottle',
      at: [1.7, 2, 0],
      radius: 0.42,
      height: 0.75,
      material: 'wood',
      bands: [{ from: 0.16, to: 0.56, material: 'paper' }],
    }),
    cylinder({
      name: 'shoulder',
      at: [1.7, 2, 0.75],
      radius: 0.42,
      topRadius: 0.2,
      height: 0.2,
      material: 'wood',
      castsShadow: false,
    }),
    cylinder({ name: 'collar', at: [1.7, 2, 0.95], radius: 0.22, height: 0.18, material: 'ink', castsShadow: false }),
    cylinder({
      name: 'bulb',
      at: [1.7, 2, 1.13],
      radius: 0.17,
      topRadius: 0.1,
      height: 0.42,
      material: 'clay',
      castsShadow: false,
    }),
    rod({ name: 'drop', at: [2.5, 2.4, 0.05], to: 0.08, paint: SIGNAL, width: 7 }),
  ],
} satisfies Record<string, CardObject>;
