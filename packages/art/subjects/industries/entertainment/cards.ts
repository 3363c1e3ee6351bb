/** Card objects of the entertainment page. */
import { area, disc, panel, ribs, segment } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, WHITE, WINDOW_DARK } from '#kit/palette.ts';
import type { CardObject } from '#kit/scene.ts';
import { box, cylinder, prism, rod, sphere } from '#kit/solids.ts';
import { assembly, drum, plate } from '#library/parts.ts';
import { reel } from './theater.ts';

export default {
  'film-reel': () => [
    assembly('reel and film', [
      box({ name: 'can', at: [0.5, 1.1, 0], size: [2.2, 1, 0.22], material: 'teal' }),
      reel([1.6, 1.3, 0.22], 1.05),
      plate(
        [
          [2.62, 1.76, 1.1],
          [2.62, 1.5, 1.1],
          [2.75, 1.5, 0.03],
          [2.75, 1.76, 0.03],
        ],
        tone('ink', 'left'),
      ),
      plate(
        [
          [2.75, 1.5, 0.02],
          [2.75, 1.8, 0.02],
          [2.3, 2.8, 0.02],
          [2, 2.7, 0.02],
        ],
        tone('ink', 'left'),
      ),
      rod({ at: [2.72, 1.9, 0.03], to: [2.3, 2.68, 0.03], paint: LAMP, width: 3.4 }),
    ]),
  ],
  'game-pad': () => [
    assembly('pad', [
      prism({
        name: 'body',
        at: [1.6, 1.6, 0.1],
        along: 'z',
        points: [
          [-1.1, -0.7],
          [-0.5, -0.85],
          [0.5, -0.85],
          [1.1, -0.7],
          [1.28, 0.2],
          [1.2, 0.95],
          [0.85, 1],
          [0.5, 0.4],
          [-0.5, 0.4],
          [-0.85, 1],
          [-1.2, 0.95],
          [-1.28, 0.2],
        ],
        length: 0.5,
        material: 'ink',
      }),
      cylinder({ name: 'stick', at: [1.15, 1.55, 0.6], radius: 0.16, height: 0.22, material: 'steel' }),
      cylinder({ name: 'cap', at: [1.15, 1.55, 0.82], radius: 0.26, height: 0.1, material: 'rubber' }),
      cylinder({ name: 'stick', at: [1.95, 1.75, 0.6], radius: 0.16, height: 0.22, material: 'steel' }),
      cylinder({ name: 'cap', at: [1.95, 1.75, 0.82], radius: 0.26, height: 0.1, material: 'rubber' }),
      [
        [2.3, 1.05, 'gold'],
        [2.55, 1.3, 'clay'],
        [2.05, 1.3, 'teal'],
        [2.3, 1.55, 'paper'],
      ].map(([x, y, material]) =>
        cylinder({
          name: 'button',
          at: [x as number, y as number, 0.6],
          radius: 0.12,
          height: 0.1,
          material: material as 'gold',
        }),
      ),
      plate(
        [
          [0.55, 1.02, 0.61],
          [0.8, 1.02, 0.61],
          [0.8, 1.5, 0.61],
          [0.55, 1.5, 0.61],
        ],
        tone('steel', 'left'),
      ),
      plate(
        [
          [0.42, 1.14, 0.61],
          [0.93, 1.14, 0.61],
          [0.93, 1.38, 0.61],
          [0.42, 1.38, 0.61],
        ],
        tone('steel', 'left'),
      ),
      plate(
        [
          [1.3, 0.95, 0.61],
          [1.8, 0.95, 0.61],
          [1.8, 1.2, 0.61],
          [1.3, 1.2, 0.61],
        ],
        SIGNAL,
      ),
    ]),
  ],
  clapperboard: () => [
    box({ name: 'foot', at: [0.5, 1.3, 0], size: [2.2, 0.7, 0.15], material: 'wood' }),
    box({
      name: 'slate',
      at: [0.5, 1.5, 0.15],
      size: [2.2, 0.2, 1.3],
      material: 'ink',
      left: [
        segment([0.15, 0.85], [2.05, 0.85], WHITE, 1.2),
        segment([0.15, 0.5], [2.05, 0.5], WHITE, 1.2),
        segment([0.8, 0.15], [0.8, 0.85], WHITE, 1.2),
        segment([1.45, 0.15], [1.45, 0.5], WHITE, 1.2),
        disc(1.75, 0.32, 0.1, ALARM),
      ],
    }),
    box({
      name: 'lower stick',
      at: [0.5, 1.5, 1.45],
      size: [2.2, 0.2, 0.26],
      material: 'paper',
      castsShadow: false,
      left: [0, 1, 2, 3].map((k) =>
        area(
          [
            [0.15 + k * 0.55, 0],
            [0.42 + k * 0.55, 0],
            [0.28 + k * 0.55, 0.26],
            [0.01 + k * 0.55, 0.26],
          ],
          tone('ink', 'left'),
        ),
      ),
    }),
    assembly(
      'upper stick',
      [
        prism({
          name: 'stick',
          at: [0.5, 1.5, 1.73],
          along: 'y',
          points: [
            [0, 0],
            [2.12, 0.74],
            [2.04, 0.98],
            [-0.08, 0.26],
          ],
          length: 0.2,
          material: 'paper',
        }),
        [0, 1, 2, 3].map((k) =>
          plate(
            [
              [0.62 + k * 0.5, 1.7, 1.77 + k * 0.175],
              [0.88 + k * 0.5, 1.7, 1.862 + k * 0.175],
              [0.9 + k * 0.5, 1.7, 2.12 + k * 0.175],
              [0.64 + k * 0.5, 1.7, 2.03 + k * 0.175],
            ],
            tone('ink', 'left'),
          ),
        ),
      ],
      false,
    ),
  ],
  'vinyl-deck': () => [
    box({
      name: 'deck',
      at: [0.4, 0.4, 0],
      size: [2.4, 2.4, 0.4],
      material: 'wood',
      left: [ribs(2, tone('wood', 'right'), 'level'), disc(0.3, 0.2, 0.09, SIGNAL)],
      right: [ribs(2, tone('ink', 'right'), 'level')],
    }),
    assembly(
      'record',
      [
        cylinder({ name: 'platter', at: [1.45, 1.6, 0.4], radius: 1, height: 0.12, material: 'steel' }),
        cylinder({ name: 'bearing', at: [2.5, 0.75, 0.4], radius: 0.2, height: 0.5, material: 'steel' }),
        cylinder({ name: 'vinyl', at: [1.45, 1.6, 0.52], radius: 0.92, height: 0.06, material: 'rubber' }),
        ...[0.74, 0.58].map((radius) =>
          cylinder({
            name: 'groove',
            at: [1.45, 1.6, 0.58],
            radius,
            height: 0.005,
            material: 'ink',
            lid: tone(radius > 0.6 ? 'ink' : 'rubber', radius > 0.6 ? 'left' : 'left'),
          }),
        ),
        cylinder({ name: 'label', at: [1.45, 1.6, 0.585], radius: 0.36, height: 0.01, material: 'clay' }),
        cylinder({ name: 'pin', at: [1.45, 1.6, 0.595], radius: 0.05, height: 0.12, material: 'steel' }),
      ],
      false,
    ),
    rod({
      name: 'arm',
      points: [
        [2.5, 0.75, 0.95],
        [2.5, 1.8, 0.85],
        [2.1, 2.1, 0.66],
      ],
      paint: tone('steel', 'top'),
      width: 3,
    }),
    rod({ name: 'cartridge', at: [2.15, 2.05, 0.68], to: [1.98, 2.2, 0.62], paint: tone('gold', 'left'), width: 5 }),
  ],
  turnstile: () => [
    box({
      name: 'cabinet',
      at: [0.4, 0.7, 0],
      size: [0.6, 1.8, 1.3],
      material: 'steel',
      right: [panel(0.2, 0.2, 1.6, 0.9, tone('ink', 'right'))],
      left: [ribs(2, tone('steel', 'right'), 'level'), disc(0.3, 1.05, 0.11, SIGNAL)],
      top: [panel(0.1, 0.9, 0.5, 1.6, WINDOW_DARK), panel(0.18, 1.05, 0.42, 1.4, LAMP)],
    }),
    assembly(
      'arms',
      [
        drum({ at: [1, 1.6, 0.95], radius: 0.26, length: 0.16, along: 'x', material: 'gold' }),
        rod({ at: [1.1, 1.6, 0.95], to: [1.5, 1.2, 0.2], paint: tone('steel', 'left'), width: 4 }),
        rod({ at: [1.1, 1.6, 0.95], to: [1.5, 2.1, 0.25], paint: tone('steel', 'left'), width: 4 }),
        rod({ at: [1.1, 1.6, 0.95], to: [2.15, 1.6, 1.05], paint: tone('steel', 'top'), width: 4 }),
        sphere({ name: 'knob', at: [2.15, 1.6, 0.96], radius: 0.08, material: 'clay' }),
      ],
      false,
    ),
    box({
      name: 'guide',
      at: [2.4, 0.7, 0],
      size: [0.22, 1.8, 1.2],
      material: 'glass',
      right: [ribs(1, WHITE, 'level')],
    }),
  ],
} satisfies Record<string, CardObject>;
