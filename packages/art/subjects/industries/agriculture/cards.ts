/** Card objects of the agriculture page. */
import { disc, panel, ribs } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { circle } from '#kit/path.ts';
import type { CardObject } from '#kit/scene.ts';
import { box, cylinder, prism, rod, sketch } from '#kit/solids.ts';
import { project } from '#kit/space.ts';
import { arc, assembly, drum, ringSector, wheel } from '#library/parts.ts';
import { date, glasshouse } from './farm.ts';

export default {
  'drip-valve': () => [
    box({ name: 'block', at: [1.1, 1.1, 0], size: [1, 1, 0.3], material: 'stone' }),
    assembly('valve', [
      drum({ at: [0.3, 1.6, 0.75], radius: 0.3, length: 0.9, along: 'x', material: 'ink' }),
      drum({ at: [1.1, 1.6, 0.75], radius: 0.42, length: 0.2, along: 'x', material: 'steel' }),
      box({
        name: 'body',
        at: [1.2, 1.2, 0.3],
        size: [0.8, 0.8, 0.85],
        material: 'teal',
        left: [disc(0.4, 0.42, 0.22, tone('paper', 'top')), disc(0.4, 0.42, 0.05, tone('ink', 'left'))],
      }),
      drum({ at: [2, 1.6, 0.75], radius: 0.42, length: 0.2, along: 'x', material: 'steel' }),
      drum({
        at: [2.2, 1.6, 0.75],
        radius: 0.3,
        length: 0.7,
        along: 'x',
        material: 'ink',
        cap: [disc(0.3, 0.3, 0.22, tone('teal', 'top'))],
      }),
      cylinder({ name: 'stem', at: [1.6, 1.6, 1.15], radius: 0.1, height: 0.4, material: 'steel' }),
      cylinder({ name: 'wheel', at: [1.6, 1.6, 1.55], radius: 0.5, height: 0.14, material: 'clay' }),
      cylinder({ name: 'hub', at: [1.6, 1.6, 1.69], radius: 0.12, height: 0.1, material: 'steel' }),
    ]),
    sketch({
      name: 'drop',
      at: [2.75, 1.5, 0],
      size: [0.1, 0.2, 0.3],
      shapes: [
        {
          d: circle((u, v) => {
            const [px, py] = project([2.8, 1.7, 0.2]);
            return [px + u * 2, py + v * 2.6];
          }),
          fill: SIGNAL,
          motion: 'rise',
        },
      ],
    }),
  ],
  'tractor-hitch': () => [
    assembly('hitch', [
      wheel([1.25, 0.4, 0.95], 0.95, 0.5),
      box({
        name: 'axle',
        at: [0.75, 0.9, 0.55],
        size: [0.9, 1.3, 0.8],
        material: 'clay',
        right: [
          disc(0.65, 0.3, 0.16, tone('steel', 'top')),
          disc(0.65, 0.3, 0.08, tone('ink', 'right')),
          disc(0.3, 0.6, 0.09, LAMP),
          disc(1, 0.6, 0.09, SIGNAL),
        ],
        top: [ribs(3, tone('clay', 'right'))],
      }),
      rod({ at: [1.65, 1.2, 0.75], to: [2.7, 0.95, 0.5], paint: tone('steel', 'left'), width: 5 }),
      rod({ at: [1.65, 1.55, 1.3], to: [2.6, 1.55, 1.15], paint: tone('gold', 'left'), width: 4 }),
      rod({ at: [1.65, 1.9, 0.75], to: [2.7, 2.15, 0.5], paint: tone('steel', 'left'), width: 5 }),
      rod({
        points: [
          [1.65, 1.9, 1.35],
          [2.1, 2.02, 1.3],
          [2.1, 2.03, 0.66],
        ],
        paint: tone('ink', 'left'),
        width: 3,
      }),
      rod({
        points: [
          [1.65, 1.25, 1],
          [1.8, 1.3, 0.5],
          [2.4, 1.5, 0.35],
          [2.8, 1.6, 0.1],
        ],
        paint: tone('teal', 'left'),
        width: 2.4,
      }),
      wheel([1.25, 2.2, 0.95], 0.95, 0.55),
    ]),
  ],
  glasshouse: () => [
    box({ name: 'base', at: [0.4, 0.4, 0], size: [2.4, 2.4, 0.2], material: 'stone' }),
    ...glasshouse([0.55, 0.55, 0.2], [2.1, 2.1, 1], 0.8),
    box({
      name: 'fan',
      at: [0.8, 2.65, 0.25],
      size: [0.5, 0.12, 0.5],
      material: 'steel',
      castsShadow: false,
      left: [disc(0.25, 0.25, 0.2, tone('ink', 'left')), disc(0.25, 0.25, 0.06, WHITE)],
    }),
  ],
  'ear-tag': () => [
    box({ name: 'foot', at: [0.8, 1, 0], size: [1.6, 1, 0.2], material: 'wood' }),
    assembly('tag', [
      prism({
        name: 'back',
        at: [1.6, 1.3, 0.2],
        along: 'y',
        points: [
          [-0.75, 0],
          [0.75, 0],
          [0.85, 0.12],
          [0.85, 1],
          [0.3, 1.5],
          [0.22, 2.1],
          [-0.22, 2.1],
          [-0.3, 1.5],
          [-0.85, 1],
          [-0.85, 0.12],
        ],
        length: 0.2,
        material: 'gold',
        cap: [
          disc(0.85, 1.82, 0.14, tone('ink', 'left')),
          ...[0.3, 0.42, 0.6, 0.7, 0.9, 1.05, 1.16, 1.34].map((u, index) =>
            panel(u, 0.22, u + (index % 3 ? 0.05 : 0.09), 0.8, tone('ink', 'left')),
          ),
          disc(0.85, 1.15, 0.16, tone('teal', 'left')),
        ],
      }),
      [ringSector(0.4, 0.47, 55, 125, 8), ringSector(0.24, 0.31, 55, 125, 6)].map((outline) =>
        prism({
          name: 'waves',
          at: [1.6, 1.5, 0.2],
          along: 'y',
          points: outline.map(([u, v]) => [u, v + 1.05] as const),
          length: 0.03,
          material: 'teal',
        }),
      ),
    ]),
  ],
  'date-crate': () => [
    assembly('crate', [
      box({ name: 'floor', at: [0.5, 0.6, 0], size: [2.2, 2, 0.1], material: 'wood' }),
      box({ name: 'back', at: [0.5, 0.6, 0.1], size: [2.2, 0.1, 0.9], material: 'wood' }),
      box({ name: 'side', at: [0.5, 0.7, 0.1], size: [0.1, 1.9, 0.9], material: 'wood' }),
      ...[0.85, 1.2, 1.55, 1.9, 2.25].flatMap((y, line) =>
        [0.8, 1.16, 1.52, 1.88, 2.24].map((x, index) =>
          date(
            [x + (line % 2) * 0.12, y, 0.55 + ((line + index) % 2) * 0.1],
            0.2,
            (['wood', 'clay', 'wood', 'gold'] as const)[(line * 2 + index) % 4],
          ),
        ),
      ),
      box({
        name: 'front',
        at: [0.5, 2.5, 0.1],
        size: [2.2, 0.1, 0.8],
        material: 'sand',
        left: [
          ribs(2, tone('wood', 'right'), 'level', 1.6),
          panel(0.75, 0.2, 1.45, 0.62, tone('paper', 'top')),
          ...[0.85, 0.97, 1.05, 1.2, 1.3].map((u) => panel(u, 0.28, u + 0.05, 0.54, tone('ink', 'left'))),
        ],
      }),
      box({
        name: 'end',
        at: [2.6, 0.6, 0.1],
        size: [0.1, 1.9, 0.8],
        material: 'sand',
        right: [ribs(2, tone('wood', 'right'), 'level', 1.6)],
      }),
    ]),
    rod({
      name: 'handle',
      points: arc(0.4, 0, 180, 8).map(([u, v]) => [2.72, 1.55 + u, 0.75 + v * 0.5] as const),
      paint: tone('ink', 'left'),
      width: 2,
    }),
  ],
} satisfies Record<string, CardObject>;
