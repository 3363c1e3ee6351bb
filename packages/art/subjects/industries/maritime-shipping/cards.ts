/** Card objects of the shipping page. */
import { area, disc, panel, ribs, segment, stroke } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import type { CardObject } from '#kit/scene.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { drum } from '#library/parts.ts';

/** Bands of rope from the lowest turn to the highest. */
const TURNS = [0, 0.17, 0.34, 0.51].map((from, index) => ({
  from,
  to: from + 0.14,
  material: index % 2 === 0 ? ('sand' as const) : ('gold' as const),
}));

export default {
  'bollard-and-line': () => [
    cylinder({ name: 'plate', at: [1.4, 1.4, 0], radius: 0.95, height: 0.12, material: 'steel' }),
    cylinder({ name: 'post', at: [1.4, 1.4, 0.12], radius: 0.52, height: 0.3, material: 'ink', castsShadow: false }),
    cylinder({
      name: 'turns',
      at: [1.4, 1.4, 0.42],
      radius: 0.66,
      height: 0.65,
      material: 'wood',
      bands: TURNS,
      castsShadow: false,
    }),
    cylinder({ name: 'throat', at: [1.4, 1.4, 1.07], radius: 0.52, height: 0.25, material: 'ink', castsShadow: false }),
    rod({
      name: 'line',
      points: [
        [1.75, 2.02, 0.5],
        [2.1, 2.5, 0.3],
        [2.6, 2.9, 0.1],
      ],
      paint: tone('sand', 'left'),
      width: 4.6,
    }),
    cylinder({
      name: 'horn',
      at: [1.4, 1.4, 1.32],
      radius: 0.55,
      topRadius: 0.85,
      height: 0.2,
      material: 'ink',
      castsShadow: false,
    }),
    cylinder({
      name: 'cap',
      at: [1.4, 1.4, 1.52],
      radius: 0.85,
      topRadius: 0.6,
      height: 0.18,
      material: 'ink',
      lid: tone('teal', 'left'),
      castsShadow: false,
    }),
  ],
  'chart-table': () => [
    ...[
      [0.5, 0.6],
      [2.5, 0.6],
      [0.5, 2.3],
      [2.5, 2.3],
    ].map(([x = 0, y = 0]) => box({ name: 'leg', at: [x, y, 0], size: [0.2, 0.2, 1], material: 'wood' })),
    box({
      name: 'table',
      at: [0.35, 0.45, 1],
      size: [2.5, 2.2, 0.22],
      material: 'wood',
      left: [panel(0.3, 0.05, 1.15, 0.17, tone('wood', 'right')), panel(1.35, 0.05, 2.2, 0.17, tone('wood', 'right'))],
      top: [
        panel(0.15, 0.15, 2.35, 2.05, tone('sea', 'top')),
        area(
          [
            [0.15, 0.15],
            [1.1, 0.15],
            [0.9, 0.6],
            [0.5, 0.8],
            [0.4, 1.3],
            [0.15, 1.5],
          ],
          tone('sand', 'top'),
        ),
        area(
          [
            [2.35, 2.05],
            [1.7, 2.05],
            [1.9, 1.6],
            [2.35, 1.3],
          ],
          tone('sand', 'top'),
        ),
        stroke(
          [
            [0.65, 0.95],
            [1.1, 1.35],
            [1.5, 1.3],
            [1.85, 1.05],
          ],
          tone('clay', 'left'),
          2,
        ),
        disc(1.85, 1.05, 0.1, tone('clay', 'left')),
      ],
    }),
    rod({
      name: 'dividers',
      points: [
        [1.1, 1.75, 1.24],
        [1.4, 1.45, 2.1],
        [1.75, 1.75, 1.24],
      ],
      paint: tone('gold', 'left'),
      width: 2.6,
    }),
    drum({
      name: 'rolled chart',
      corner: [0.55, 0.62, 1.22],
      along: 'x',
      radius: 0.16,
      length: 1.5,
      material: 'paper',
      cap: [disc(0.16, 0.16, 0.09, tone('sand', 'right'))],
    }),
    cylinder({
      name: 'compass',
      at: [2.4, 1.0, 1.22],
      radius: 0.26,
      height: 0.14,
      material: 'gold',
      lid: WHITE,
      castsShadow: false,
    }),
  ],
  'sealed-container': () => [
    box({
      name: 'container',
      at: [0.6, 0.4, 0.14],
      size: [1.9, 2.2, 1.8],
      material: 'teal',
      right: [ribs(14, tone('ink', 'right'))],
      top: [ribs(11, tone('teal', 'left'), 'level')],
      left: [
        panel(0.06, 0.06, 0.94, 1.74, tone('teal', 'top')),
        panel(0.98, 0.06, 1.84, 1.74, tone('teal', 'top')),
        ...[0.24, 0.68, 1.16, 1.62].map((u) => segment([u, 0.06], [u, 1.74], tone('steel', 'top'), 1.8)),
        ...[0.24, 0.68, 1.16, 1.62].map((u) => panel(u - 0.05, 0.66, u + 0.18, 0.76, tone('steel', 'right'))),
        disc(1.16, 0.56, 0.13, tone('gold', 'top')),
        disc(1.16, 0.56, 0.06, tone('clay', 'left')),
      ],
    }),
    box({
      name: 'scale',
      at: [0.4, 0.25, 0],
      size: [2.3, 2.5, 0.14],
      material: 'steel',
      left: [panel(0.85, 0.02, 1.45, 0.12, SIGNAL)],
    }),
  ],
  'document-chest': () => [
    box({
      name: 'chest',
      at: [0.5, 0.9, 0],
      size: [2.2, 1.4, 1],
      material: 'wood',
      left: [
        ribs(2, tone('wood', 'right'), 'level'),
        panel(0.2, 0, 0.36, 1, tone('gold', 'left')),
        panel(1.84, 0, 2, 1, tone('gold', 'left')),
        panel(0.9, 0.52, 1.3, 1, tone('gold', 'left')),
        disc(1.1, 0.74, 0.09, tone('ink', 'left')),
      ],
      right: [ribs(2, tone('ink', 'right'), 'level')],
      top: [panel(0.1, 0.1, 2.1, 1.3, tone('ink', 'left'))],
    }),
    ...[0, 1, 2].map((index) =>
      box({
        name: 'bill',
        at: [0.75 + index * 0.1, 1.15 + index * 0.24, 1],
        size: [1.5, 0.05, 0.55 - index * 0.1],
        material: 'paper',
        castsShadow: false,
        left: [
          panel(0.14, 0.3 - index * 0.08, 0.9, 0.36 - index * 0.08, tone('teal', 'left')),
          panel(0.14, 0.16 - index * 0.06, 1.3, 0.22 - index * 0.06, tone('stone', 'left')),
        ],
      }),
    ),
    prism({
      name: 'lid',
      at: [0.5, 0.3, 1],
      along: 'x',
      points: [
        [0.5, 0],
        [0.6, 0],
        [0.4, 1.3],
        [0.12, 1.4],
        [0, 1.2],
      ],
      length: 2.2,
      material: 'wood',
    }),
    cylinder({
      name: 'seal',
      at: [2.3, 2.6, 0],
      radius: 0.3,
      height: 0.12,
      material: 'clay',
      lid: tone('clay', 'left'),
    }),
  ],
  'fuel-flow-meter': () => [
    box({ name: 'block', at: [1, 1.1, 0], size: [1.1, 0.9, 0.4], material: 'stone' }),
    drum({ name: 'inlet', corner: [0.3, 1.2, 0.44], along: 'x', radius: 0.34, length: 0.6, material: 'clay' }),
    drum({ name: 'flange', corner: [0.9, 1.08, 0.42], along: 'x', radius: 0.46, length: 0.14, material: 'steel' }),
    box({
      name: 'body',
      at: [1.06, 1.08, 0.4],
      size: [1.04, 0.95, 0.95],
      material: 'clay',
      castsShadow: false,
      left: [
        disc(0.52, 0.47, 0.34, tone('glass', 'left')),
        segment([0.3, 0.36], [0.74, 0.58], tone('ink', 'left'), 2),
        segment([0.42, 0.68], [0.62, 0.26], tone('ink', 'left'), 2),
      ],
    }),
    drum({ name: 'flange', corner: [2.12, 1.08, 0.42], along: 'x', radius: 0.46, length: 0.14, material: 'steel' }),
    drum({
      name: 'outlet',
      corner: [2.28, 1.2, 0.44],
      along: 'x',
      radius: 0.34,
      length: 0.6,
      material: 'clay',
      cap: [disc(0.34, 0.34, 0.24, tone('ink', 'right'))],
    }),
    cylinder({ name: 'neck', at: [1.58, 1.55, 1.35], radius: 0.2, height: 0.3, material: 'steel', castsShadow: false }),
    box({
      name: 'head',
      at: [1.1, 1.2, 1.65],
      size: [1, 0.7, 0.75],
      material: 'ink',
      castsShadow: false,
      left: [
        panel(0.12, 0.34, 0.88, 0.64, SIGNAL),
        ...[0.2, 0.38, 0.56, 0.74].map((u) => panel(u, 0.4, u + 0.1, 0.58, tone('ink', 'right'))),
        disc(0.28, 0.18, 0.07, LAMP),
        disc(0.5, 0.18, 0.07, WHITE),
      ],
    }),
  ],
} satisfies Record<string, CardObject>;
