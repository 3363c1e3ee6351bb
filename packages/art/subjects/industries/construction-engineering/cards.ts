/** Card objects of the construction page. */
import { disc, panel, ribs, segment, stroke } from '#kit/face.ts';
import { SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { box, cylinder, dome, prism, rod } from '#kit/solids.ts';
import { rebarCage } from './building-site.ts';
import { assembly, drum, wheel } from '#library/parts.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  'drawing-tube': () => [
    box({
      name: 'drawing',
      at: [0.5, 1.5, 0],
      size: [2.3, 1.3, 0.04],
      material: 'sea',
      top: [
        stroke(
          [
            [0.3, 0.3],
            [1.5, 0.3],
            [1.5, 1],
            [0.3, 1],
            [0.3, 0.3],
          ],
          WHITE,
          1.4,
        ),
        segment([0.8, 0.3], [0.8, 1], WHITE, 1.2),
        segment([0.8, 0.65], [1.5, 0.65], WHITE, 1.2),
        disc(1.9, 0.5, 0.16, WHITE),
        panel(1.7, 0.95, 2.2, 1.15, tone('clay', 'left')),
      ],
    }),
    drum({ at: [0.4, 0.9, 0.4], radius: 0.4, length: 2.1, along: 'x', material: 'ink' }),
    drum({
      at: [2.5, 0.9, 0.4],
      radius: 0.44,
      length: 0.3,
      along: 'x',
      material: 'clay',
      castsShadow: false,
      cap: [disc(0.44, 0.44, 0.3, tone('clay', 'left')), disc(0.44, 0.44, 0.1, tone('gold', 'left'))],
    }),
    rod({
      name: 'strap',
      points: [
        [0.7, 1.3, 0.5],
        [1.1, 1.35, 1.05],
        [1.9, 1.35, 1.05],
        [2.3, 1.3, 0.5],
      ],
      paint: tone('gold', 'left'),
      width: 4,
    }),
  ],
  'hard-hat-and-tablet': () => [
    box({
      name: 'tablet',
      at: [1.5, 1.84, 0],
      size: [1.4, 1.05, 0.08],
      material: 'rubber',
      top: [
        panel(0.1, 0.1, 1.3, 0.95, tone('glass', 'top')),
        panel(0.2, 0.2, 0.7, 0.6, SIGNAL),
        segment([0.85, 0.28], [1.2, 0.28], tone('ink', 'left'), 1.6),
        segment([0.85, 0.48], [1.1, 0.48], tone('ink', 'left'), 1.6),
        stroke(
          [
            [0.3, 0.8],
            [0.42, 0.9],
            [0.62, 0.7],
          ],
          tone('palm', 'left'),
          2.4,
        ),
      ],
    }),
    cylinder({ name: 'brim', at: [1.1, 0.96, 0], radius: 0.86, height: 0.1, material: 'gold' }),
    dome({ name: 'shell', at: [1.1, 0.96, 0.1], radius: 0.72, material: 'gold', castsShadow: false }),
    rod({
      name: 'ridge',
      points: [
        [1.1, 0.96, 0.9],
        [1.35, 1.21, 0.8],
        [1.56, 1.42, 0.55],
        [1.66, 1.52, 0.3],
      ],
      paint: tone('gold', 'top'),
      width: 4.6,
    }),
    rod({ name: 'badge', at: [1.15, 1.62, 0.42], to: [1.17, 1.64, 0.42], paint: tone('teal', 'left'), width: 7 }),
  ],
  'tower-crane': () => miniCrane(),
  'measuring-wheel': () => [
    wheel([0.9, 1.4, 0.85], 0.85, 0.2),
    box({
      name: 'counter',
      at: [0.7, 1.62, 0.9],
      size: [0.4, 0.24, 0.3],
      material: 'gold',
      castsShadow: false,
      left: [0.04, 0.16, 0.28].map((u) => panel(u, 0.08, u + 0.09, 0.22, WHITE)),
    }),
    rod({ name: 'shaft', at: [0.9, 1.7, 0.95], to: [2.4, 1.3, 2.5], paint: tone('clay', 'left'), width: 4.4 }),
    rod({ name: 'grip', at: [2.2, 1.36, 2.3], to: [2.55, 1.26, 2.66], paint: tone('ink', 'left'), width: 7 }),
    box({
      name: 'tape line',
      at: [0.4, 2.3, 0],
      size: [2.4, 0.3, 0.04],
      material: 'gold',
      top: Array.from({ length: 11 }, (_, index) =>
        segment([0.2 + index * 0.2, 0], [0.2 + index * 0.2, index % 5 ? 0.12 : 0.22], tone('ink', 'left'), 1.2),
      ),
    }),
  ],
  'handover-key': () => [
    box({
      name: 'cushion',
      at: [0.4, 0.7, 0],
      size: [2.4, 1.9, 0.35],
      material: 'teal',
      top: [
        stroke(
          [
            [0.12, 0.12],
            [2.28, 0.12],
            [2.28, 1.78],
            [0.12, 1.78],
            [0.12, 0.12],
          ],
          tone('gold', 'left'),
          1.8,
        ),
      ],
      left: [ribs(1, tone('gold', 'left'), 'level', 1.6)],
    }),
    assembly(
      'key',
      [
        cylinder({ name: 'bow', at: [0.98, 1.6, 0.35], radius: 0.46, height: 0.16, material: 'gold' }),
        cylinder({
          name: 'eye',
          at: [0.98, 1.6, 0.51],
          radius: 0.24,
          height: 0.01,
          material: 'teal',
          lid: tone('teal', 'top'),
        }),
        box({ name: 'stem', at: [1.4, 1.5, 0.35], size: [1.2, 0.22, 0.16], material: 'gold' }),
        box({ name: 'bit', at: [2.1, 1.72, 0.35], size: [0.16, 0.34, 0.16], material: 'gold' }),
        box({ name: 'bit', at: [2.4, 1.72, 0.35], size: [0.16, 0.26, 0.16], material: 'gold' }),
      ],
      false,
    ),
    prism({
      name: 'tag',
      at: [0.6, 2.66, 0],
      along: 'z',
      points: [
        [0, 0],
        [0.7, 0],
        [0.7, 0.36],
        [0, 0.36],
      ],
      length: 0.05,
      material: 'paper',
      cap: [disc(0.12, 0.18, 0.06, tone('ink', 'left')), panel(0.3, 0.1, 0.6, 0.26, tone('clay', 'left'))],
    }),
  ],
} satisfies Record<string, CardObject>;

/** A tower crane small enough for the plinth, a rebar cage on its hook. */
function miniCrane() {
  const brace = (height: number) => [
    stroke(
      Array.from({ length: 9 }, (_, index): readonly [number, number] => [index % 2 ? 0.3 : 0, (index * height) / 8]),
      tone('gold', 'right'),
      1.4,
    ),
  ];
  return [
    box({ name: 'base', at: [0.7, 0.7, 0], size: [1, 1, 0.24], material: 'stone' }),
    box({
      name: 'mast',
      at: [1.05, 1.05, 0.24],
      size: [0.3, 0.3, 2.1],
      material: 'gold',
      castsShadow: false,
      left: brace(2.1),
      right: brace(2.1),
    }),
    box({
      name: 'jib',
      at: [0.3, 1.1, 2.34],
      size: [2.5, 0.2, 0.2],
      material: 'gold',
      castsShadow: false,
      left: [
        stroke(
          Array.from({ length: 13 }, (_, index): readonly [number, number] => [index * 0.208, index % 2 ? 0.2 : 0]),
          tone('gold', 'right'),
          1.2,
        ),
      ],
    }),
    box({ name: 'counterweight', at: [0.3, 1.1, 2], size: [0.36, 0.2, 0.34], material: 'ink', castsShadow: false }),
    box({ name: 'head', at: [1.1, 1.1, 2.54], size: [0.2, 0.2, 0.4], material: 'gold', castsShadow: false }),
    rod({
      name: 'stay',
      points: [
        [0.4, 1.2, 2.54],
        [1.2, 1.2, 2.94],
        [2.6, 1.2, 2.54],
      ],
      paint: tone('ink', 'left'),
      width: 1.2,
    }),
    rod({ name: 'rope', at: [2.4, 1.2, 2.34], to: 1.5, paint: tone('ink', 'left'), width: 1.4 }),
    rebarCage([2.4, 1.2, 0.5], 1, 0.28),
  ];
}
