/** Card objects of the security page. */
import { disc, panel, ribs } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import type { CardObject } from '#kit/scene.ts';
import { box, cylinder, dome, prism, rod } from '#kit/solids.ts';
import { drum, moving } from '#library/parts.ts';
import { cardReader } from './guarding.ts';

export default {
  'dome-camera': () => [
    cylinder({ name: 'plate', at: [1.5, 1.5, 0], radius: 1.2, height: 0.14, material: 'steel' }),
    cylinder({
      name: 'base',
      at: [1.5, 1.5, 0.14],
      radius: 1.05,
      height: 0.5,
      material: 'paper',
      bands: [{ from: 0.16, to: 0.26, material: 'teal' }],
      castsShadow: false,
    }),
    dome({ name: 'dome', at: [1.5, 1.5, 0.64], radius: 0.95, material: 'ink', castsShadow: false }),
    rod({ name: 'lens ring', at: [1.62, 2.1, 1.16], to: [1.64, 2.12, 1.16], paint: tone('steel', 'top'), width: 15 }),
    rod({ name: 'lens', at: [1.64, 2.12, 1.16], to: [1.66, 2.14, 1.16], paint: tone('teal', 'right'), width: 10 }),
    rod({ name: 'glint', at: [1.6, 2.2, 1.26], to: [1.61, 2.21, 1.26], paint: WHITE, width: 3.4 }),
  ],
  'card-reader': () => [
    cardReader([0.75, 1, 0], 2.3),
    box({
      name: 'card',
      at: [2, 2.2, 0],
      size: [0.8, 0.55, 0.05],
      material: 'paper',
      top: [panel(0, 0.38, 0.8, 0.55, tone('clay', 'left')), panel(0.1, 0.1, 0.3, 0.26, tone('gold', 'left'))],
    }),
  ],
  'alarm-beacon': () => [
    box({
      name: 'plinth',
      at: [0.6, 0.6, 0],
      size: [1.8, 1.8, 0.5],
      material: 'ink',
      left: [panel(0.2, 0.14, 0.7, 0.36, SIGNAL), disc(1.1, 0.25, 0.1, LAMP), disc(1.44, 0.25, 0.1, WHITE)],
      right: [ribs(6, tone('steel', 'right'))],
    }),
    cylinder({ name: 'collar', at: [1.5, 1.5, 0.5], radius: 0.8, height: 0.24, material: 'steel', castsShadow: false }),
    cylinder({
      name: 'glass',
      at: [1.5, 1.5, 0.74],
      radius: 0.66,
      height: 0.7,
      material: 'clay',
      bands: [
        { from: 0.2, to: 0.24, material: 'rose' },
        { from: 0.45, to: 0.49, material: 'rose' },
      ],
      castsShadow: false,
    }),
    moving(dome({ name: 'lamp', at: [1.5, 1.5, 1.44], radius: 0.66, material: 'clay', castsShadow: false }), 'blink'),
  ],
  'patrol-torch': () => [
    cylinder({
      name: 'light',
      at: [1.5, 1.5, 0],
      radius: 1.25,
      height: 0.01,
      material: 'gold',
      lid: LAMP,
      castsShadow: false,
    }),
    drum({ at: [0.4, 1.3, 0.5], radius: 0.3, length: 1.5, along: 'x', material: 'ink' }),
    drum({ at: [1.9, 1.3, 0.5], radius: 0.42, length: 0.24, along: 'x', material: 'steel' }),
    drum({
      at: [2.14, 1.3, 0.5],
      radius: 0.5,
      length: 0.34,
      along: 'x',
      material: 'ink',
      castsShadow: false,
      cap: [disc(0.5, 0.5, 0.42, LAMP), disc(0.5, 0.5, 0.26, WHITE)],
    }),
    box({ name: 'switch', at: [1.1, 1.18, 0.8], size: [0.4, 0.24, 0.08], material: 'clay', castsShadow: false }),
    cylinder({
      name: 'tag',
      at: [0.9, 2.4, 0.01],
      radius: 0.36,
      height: 0.1,
      material: 'teal',
      lid: tone('teal', 'top'),
      castsShadow: false,
    }),
    cylinder({
      name: 'tag eye',
      at: [0.9, 2.4, 0.11],
      radius: 0.14,
      height: 0.02,
      material: 'paper',
      lid: WHITE,
      castsShadow: false,
    }),
  ],
  'evidence-case': () => [
    box({
      name: 'case',
      at: [0.5, 1.1, 0],
      size: [2.2, 1.4, 0.6],
      material: 'ink',
      left: [
        panel(0.3, 0.3, 0.6, 0.6, tone('steel', 'top')),
        panel(1.6, 0.3, 1.9, 0.6, tone('steel', 'top')),
        disc(1.1, 0.34, 0.18, tone('clay', 'left')),
        disc(1.1, 0.34, 0.1, tone('clay', 'top')),
      ],
      right: [ribs(2, tone('steel', 'right'), 'level')],
      top: [
        panel(0.12, 0.12, 2.08, 1.28, tone('rubber', 'top')),
        panel(0.3, 0.3, 1, 1.1, tone('ink', 'right')),
        disc(1.5, 0.7, 0.34, tone('ink', 'right')),
      ],
    }),
    box({
      name: 'drive',
      at: [0.85, 1.45, 0.6],
      size: [0.6, 0.7, 0.14],
      material: 'steel',
      castsShadow: false,
      top: [panel(0.1, 0.1, 0.5, 0.3, SIGNAL)],
    }),
    cylinder({
      name: 'lens',
      at: [2, 1.8, 0.6],
      radius: 0.28,
      height: 0.24,
      material: 'paper',
      lid: tone('ink', 'left'),
      castsShadow: false,
    }),
    prism({
      name: 'lid',
      at: [0.5, 0.66, 0.6],
      along: 'x',
      points: [
        [0.34, 0],
        [0.44, 0],
        [0.16, 1.3],
        [0, 1.26],
      ],
      length: 2.2,
      material: 'steel',
      castsShadow: false,
    }),
  ],
} satisfies Record<string, CardObject>;
