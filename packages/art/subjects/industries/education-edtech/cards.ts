/** Card objects of the education page. */
import { disc, panel, ribs } from '#kit/face.ts';
import { tone, WHITE, type Material } from '#kit/palette.ts';
import type { CardObject } from '#kit/scene.ts';
import { box, cylinder, prism, rod, sphere } from '#kit/solids.ts';
import { drum } from '#library/parts.ts';

const BEADS: readonly (readonly [Material, readonly number[]])[] = [
  ['clay', [0.3, 0.52, 1.6]],
  ['teal', [0.3, 1.38, 1.6]],
  ['gold', [0.3, 0.52, 1.6]],
];

export default {
  'school-bell': () => [
    box({ name: 'base', at: [0.4, 0.9, 0], size: [2.4, 1.4, 0.2], material: 'wood' }),
    box({ name: 'post', at: [0.5, 1.45, 0.2], size: [0.24, 0.3, 2.3], material: 'wood', castsShadow: false }),
    box({ name: 'post', at: [2.46, 1.45, 0.2], size: [0.24, 0.3, 2.3], material: 'wood', castsShadow: false }),
    box({ name: 'yoke', at: [0.4, 1.4, 2.5], size: [2.4, 0.4, 0.26], material: 'wood', castsShadow: false }),
    sphere({ name: 'clapper', at: [1.6, 1.6, 0.56], radius: 0.16, material: 'ink', castsShadow: false }),
    cylinder({
      name: 'rim',
      at: [1.6, 1.6, 0.88],
      radius: 0.76,
      topRadius: 0.6,
      height: 0.3,
      material: 'gold',
      bands: [{ from: 0.1, to: 0.16, material: 'wood' }],
    }),
    cylinder({
      name: 'bell',
      at: [1.6, 1.6, 1.18],
      radius: 0.6,
      topRadius: 0.3,
      height: 1,
      material: 'gold',
      castsShadow: false,
    }),
    cylinder({
      name: 'crown',
      at: [1.6, 1.6, 2.18],
      radius: 0.3,
      topRadius: 0.12,
      height: 0.3,
      material: 'gold',
      castsShadow: false,
    }),
  ],
  'answer-sheet-stack': () => [
    box({ name: 'tray', at: [0.5, 0.5, 0], size: [2.2, 2.2, 0.2], material: 'ink' }),
    box({
      name: 'sheets',
      at: [0.65, 0.65, 0.2],
      size: [1.9, 1.9, 0.9],
      material: 'paper',
      castsShadow: false,
      left: [ribs(11, tone('stone', 'right'), 'level')],
      right: [ribs(11, tone('stone', 'right'), 'level')],
      top: [0, 1, 2, 3, 4, 5].flatMap((row) => [
        panel(0.15, 0.2 + row * 0.27, 0.55, 0.26 + row * 0.27, tone('stone', 'left')),
        ...[0, 1, 2, 3].map((column) =>
          disc(
            0.8 + column * 0.27,
            0.24 + row * 0.27,
            0.085,
            column === (row * 3 + 1) % 4 ? tone('teal', 'left') : tone('stone', 'top'),
          ),
        ),
      ]),
    }),
    drum({
      name: 'pencil',
      corner: [1.1, 2.3, 1.1],
      along: 'x',
      radius: 0.09,
      length: 1.3,
      material: 'clay',
      cap: [disc(0.09, 0.09, 0.06, tone('sand', 'top')), disc(0.09, 0.09, 0.03, tone('ink', 'right'))],
    }),
    box({ name: 'seal', at: [0.65, 1.3, 1.1], size: [0.4, 0.3, 0.02], material: 'gold', castsShadow: false }),
  ],
  'filing-drawer': () => [
    box({
      name: 'cabinet',
      at: [0.7, 0.4, 0],
      size: [1.7, 1.2, 2.3],
      material: 'teal',
      left: [0.1, 0.84, 1.58].flatMap((v, index) => [
        panel(0.1, v, 1.6, v + 0.64, tone(index === 1 ? 'ink' : 'teal', index === 1 ? 'right' : 'top')),
        ...(index === 1
          ? []
          : [panel(0.55, v + 0.36, 1.15, v + 0.5, WHITE), panel(0.65, v + 0.16, 1.05, v + 0.24, tone('ink', 'left'))]),
      ]),
    }),
    box({
      name: 'drawer',
      at: [0.82, 1.6, 0.86],
      size: [1.46, 1.1, 0.56],
      material: 'teal',
      castsShadow: false,
      left: [panel(0.45, 0.3, 1.01, 0.44, WHITE), panel(0.55, 0.12, 0.9, 0.2, tone('ink', 'left'))],
      top: [panel(0.06, 0.04, 1.4, 1.04, tone('ink', 'left'))],
    }),
    ...[0, 1, 2, 3].map((index) =>
      box({
        name: 'file',
        at: [0.94, 1.7 + index * 0.23, 1.42],
        size: [1.22, 0.08, index === 2 ? 0.5 : 0.28],
        material: index === 2 ? 'gold' : 'paper',
        castsShadow: false,
        left:
          index === 2
            ? [panel(0.12, 0.3, 0.5, 0.4, tone('ink', 'left'))]
            : [panel(0.1 + index * 0.24, 0.12, 0.4 + index * 0.24, 0.2, tone('clay', 'left'))],
      }),
    ),
  ],
  abacus: () => [
    box({ name: 'foot', at: [0.5, 1.2, 0], size: [2.2, 0.9, 0.18], material: 'wood' }),
    box({ name: 'side', at: [0.6, 1.5, 0.18], size: [0.2, 0.3, 2.2], material: 'wood', castsShadow: false }),
    box({ name: 'side', at: [2.4, 1.5, 0.18], size: [0.2, 0.3, 2.2], material: 'wood', castsShadow: false }),
    box({ name: 'top', at: [0.5, 1.45, 2.38], size: [2.2, 0.4, 0.18], material: 'wood', castsShadow: false }),
    ...BEADS.flatMap(([material, places], row) => [
      rod({
        name: 'wire',
        at: [0.8, 1.65, 0.66 + row * 0.62],
        to: [2.4, 1.65, 0.66 + row * 0.62],
        paint: tone('ink', 'left'),
        width: 2,
      }),
      ...places.map((dx) =>
        drum({
          name: 'bead',
          corner: [0.52 + dx, 1.4, 0.41 + row * 0.62],
          along: 'x',
          radius: 0.25,
          length: 0.17,
          material,
        }),
      ),
    ]),
  ],
  'diploma-scroll': () => [
    box({ name: 'shelf', at: [0.4, 0.6, 0], size: [2.4, 1.6, 0.16], material: 'stone' }),
    drum({ name: 'scroll', corner: [0.4, 1, 0.2], along: 'x', radius: 0.5, length: 0.95, material: 'paper' }),
    drum({ name: 'bow', corner: [1.35, 0.96, 0.18], along: 'x', radius: 0.54, length: 0.4, material: 'teal' }),
    drum({
      name: 'scroll',
      corner: [1.75, 1, 0.2],
      along: 'x',
      radius: 0.5,
      length: 1.05,
      material: 'paper',
      cap: [
        disc(0.5, 0.5, 0.4, tone('stone', 'right')),
        disc(0.5, 0.5, 0.32, tone('paper', 'right')),
        disc(0.5, 0.5, 0.22, tone('stone', 'right')),
        disc(0.5, 0.5, 0.12, tone('ink', 'right')),
      ],
    }),
    prism({
      name: 'mortarboard',
      at: [0.65, 0.8, 1.62],
      along: 'z',
      points: [
        [0, 0],
        [1.2, 0],
        [1.2, 1.2],
        [0, 1.2],
      ],
      length: 0.1,
      material: 'ink',
      castsShadow: false,
    }),
    cylinder({ name: 'cap', at: [1.25, 1.4, 1.26], radius: 0.36, height: 0.36, material: 'ink', castsShadow: false }),
    rod({
      name: 'tassel',
      points: [
        [1.25, 1.4, 1.74],
        [1.25, 2.02, 1.74],
        [1.25, 2.02, 1.35],
      ],
      paint: tone('gold', 'left'),
      width: 2.4,
    }),
    cylinder({
      name: 'seal',
      at: [2.2, 2.56, 0],
      radius: 0.34,
      height: 0.14,
      material: 'clay',
      lid: tone('clay', 'left'),
    }),
    cylinder({
      name: 'stamp',
      at: [2.2, 2.56, 0.14],
      radius: 0.18,
      height: 0.02,
      material: 'gold',
      castsShadow: false,
    }),
  ],
} satisfies Record<string, CardObject>;
