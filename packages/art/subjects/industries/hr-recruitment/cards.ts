/** Card objects of the page on people and hiring. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import type { CardObject } from '#kit/scene.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { drum } from '#library/parts.ts';
import { frontChair, plant } from './workplace.ts';

export default {
  'open-chair': () => [
    cylinder({
      name: 'rug',
      at: [1.5, 1.5, 0],
      radius: 1.25,
      height: 0.04,
      material: 'teal',
      lid: tone('teal', 'top'),
      castsShadow: false,
    }),
    frontChair([0.85, 0.8, 0.04], 'clay', 2.1),
    plant([2.6, 2.4, 0.04], 1.3),
  ],
  'badge-and-lanyard': () => [
    box({ name: 'stand', at: [0.8, 0.8, 0], size: [1.6, 0.7, 0.2], material: 'wood' }),
    box({
      name: 'badge',
      at: [0.95, 1.05, 0.2],
      size: [1.3, 0.12, 1.6],
      material: 'paper',
      castsShadow: false,
      left: [
        panel(0, 1.2, 1.3, 1.6, tone('teal', 'left')),
        panel(0.5, 1.42, 0.8, 1.5, tone('ink', 'left')),
        disc(0.65, 0.84, 0.24, tone('sand', 'left')),
        panel(0.34, 0.36, 0.96, 0.62, tone('clay', 'left')),
        segment([0.3, 0.22], [1, 0.22], tone('steel', 'left'), 1.8),
        segment([0.42, 0.12], [0.88, 0.12], tone('steel', 'left'), 1.8),
      ],
    }),
    box({ name: 'post', at: [1.5, 0.85, 0.2], size: [0.2, 0.16, 2.5], material: 'wood', castsShadow: false }),
    rod({
      name: 'lanyard',
      points: [
        [1.6, 1.2, 1.8],
        [1.32, 1.15, 2.3],
        [1.4, 1.08, 2.58],
        [1.6, 1.06, 2.64],
        [1.8, 1.08, 2.58],
        [1.88, 1.15, 2.3],
        [1.6, 1.2, 1.8],
      ],
      paint: tone('teal', 'right'),
      width: 2.6,
    }),
    rod({ name: 'peg', at: [1.6, 1, 2.6], to: [1.6, 1.2, 2.6], paint: tone('gold', 'left'), width: 3.4 }),
    cylinder({
      name: 'mug',
      at: [2.5, 2.4, 0],
      radius: 0.24,
      height: 0.5,
      material: 'clay',
      lid: tone('wood', 'right'),
    }),
  ],
  'punch-clock': () => [
    box({
      name: 'plinth',
      at: [0.7, 0.8, 0],
      size: [1.8, 1, 0.7],
      material: 'wood',
      left: [ribs(3, tone('wood', 'right'))],
      right: [ribs(2, tone('wood', 'left'), 'level')],
    }),
    box({
      name: 'clock case',
      at: [0.6, 0.7, 0.7],
      size: [2, 1.1, 1.6],
      material: 'ink',
      castsShadow: false,
      left: [
        disc(1, 1, 0.5, WHITE),
        segment([1, 1], [1, 1.36], tone('ink', 'left'), 2.6),
        segment([1, 1], [1.26, 0.9], tone('ink', 'left'), 2.6),
        disc(1, 1, 0.05, tone('clay', 'left')),
        panel(0.4, 0.16, 1.6, 0.34, tone('steel', 'top')),
        panel(0.6, 0.22, 1.4, 0.28, tone('ink', 'right')),
      ],
      right: [ribs(3, tone('ink', 'top'), 'level')],
    }),
    box({
      name: 'card',
      at: [1.3, 1.82, 0.78],
      size: [0.7, 0.05, 0.36],
      material: 'paper',
      castsShadow: false,
      left: [
        segment([0.1, 0.12], [0.6, 0.12], tone('teal', 'left'), 1.2),
        disc(0.56, 0.26, 0.04, tone('clay', 'left')),
      ],
    }),
  ],
  'payslip-press': () => [
    box({
      name: 'press',
      at: [0.6, 0.6, 0],
      size: [2, 1.2, 0.9],
      material: 'steel',
      left: [
        panel(0.2, 0.14, 0.8, 0.44, SIGNAL),
        disc(1.2, 0.3, 0.12, tone('clay', 'left')),
        disc(1.6, 0.3, 0.12, tone('gold', 'left')),
        panel(0.2, 0.6, 1.8, 0.72, tone('ink', 'left')),
      ],
      right: [ribs(4, tone('steel', 'left'), 'level')],
    }),
    drum({
      at: [0.7, 1, 1.24],
      radius: 0.34,
      length: 1.8,
      along: 'x',
      material: 'paper',
      cap: [disc(0.34, 0.34, 0.12, tone('ink', 'right'))],
    }),
    prism({
      name: 'payslip',
      at: [0.9, 1.8, 0.06],
      along: 'x',
      points: [
        [0, 0.54],
        [0.05, 0.58],
        [0.5, 0.05],
        [0.5, 0],
        [0.42, 0],
      ],
      length: 1.4,
      material: 'paper',
    }),
    box({
      name: 'slip',
      at: [0.9, 2.31, 0],
      size: [1.4, 0.6, 0.05],
      material: 'paper',
      castsShadow: false,
      top: [
        segment([0.16, 0.14], [1.2, 0.14], tone('teal', 'left'), 1.4),
        segment([0.16, 0.28], [0.8, 0.28], tone('steel', 'left'), 1.4),
        segment([0.16, 0.42], [1, 0.42], tone('steel', 'left'), 1.4),
      ],
    }),
  ],
  'skills-shelf': () => [
    box({
      name: 'shelf',
      at: [0.5, 0.9, 0],
      size: [2.2, 0.8, 2.2],
      material: 'wood',
      left: [
        panel(0.1, 0.1, 2.1, 0.7, tone('ink', 'left')),
        panel(0.1, 0.8, 2.1, 1.4, tone('ink', 'left')),
        panel(0.1, 1.5, 2.1, 2.1, tone('ink', 'left')),
        panel(0.2, 0.1, 0.6, 0.55, tone('clay', 'left')),
        disc(1.1, 0.36, 0.22, tone('gold', 'left')),
        panel(1.5, 0.1, 2, 0.4, tone('teal', 'left')),
        disc(0.45, 1.05, 0.24, tone('teal', 'top')),
        panel(0.9, 0.8, 1.05, 1.35, tone('paper', 'left')),
        panel(1.1, 0.8, 1.25, 1.25, tone('clay', 'left')),
        panel(0.25, 1.5, 0.8, 1.9, tone('sand', 'left')),
        disc(1.6, 1.76, 0.2, tone('rose', 'left')),
        panel(1.5, 0.84, 2, 1.36, LAMP),
      ],
      right: [ribs(2, tone('wood', 'left'), 'level')],
    }),
    box({ name: 'step', at: [1.6, 1.9, 0], size: [0.9, 0.5, 0.35], material: 'teal' }),
    box({ name: 'step', at: [1.6, 2.4, 0], size: [0.9, 0.4, 0.16], material: 'teal' }),
  ],
} satisfies Record<string, CardObject>;
