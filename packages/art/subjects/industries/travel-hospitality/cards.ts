/** Card objects of the travel and hospitality page. */
import { disc, panel, ribs } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import type { CardObject } from '#kit/scene.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { airliner } from '#library/airliner.ts';
import { bell } from '#library/bell.ts';
import { assembly } from '#library/parts.ts';
import { keyOnHook, luggageCart, rolledTent, suitcase } from './hotel.ts';

export default {
  'reception-bell': () => [
    box({
      name: 'counter',
      at: [0.4, 0.4, 0],
      size: [2.4, 2.4, 0.3],
      material: 'wood',
      left: [ribs(2, tone('wood', 'right'), 'level')],
      right: [ribs(2, tone('ink', 'right'), 'level')],
    }),
    assembly(
      'bell',
      [
        cylinder({ name: 'foot', at: [1.6, 1.6, 0.3], radius: 0.98, height: 0.22, material: 'ink' }),
        cylinder({ name: 'ring', at: [1.6, 1.6, 0.52], radius: 0.86, height: 0.08, material: 'steel' }),
        ...bell([1.6, 1.6, 0.62], 0.84),
      ],
      false,
    ),
  ],
  'key-rack': () => [
    box({ name: 'foot', at: [0.4, 1.1, 0], size: [2.4, 0.8, 0.2], material: 'stone' }),
    box({
      name: 'board',
      at: [0.45, 1.3, 0.2],
      size: [2.3, 0.25, 2.1],
      material: 'wood',
      castsShadow: false,
      left: [
        panel(0.1, 0.1, 2.2, 2, tone('wood', 'right')),
        ...[0, 1, 2].flatMap((line) =>
          [0, 1, 2, 3].flatMap((column) =>
            line === 1 && column === 2
              ? [disc(1.42, 1.16, 0.04, tone('gold', 'left'))]
              : keyOnHook(0.4 + column * 0.5, 1.8 - line * 0.62),
          ),
        ),
      ],
    }),
    prism({
      name: 'crest',
      at: [0.45, 1.3, 2.3],
      along: 'y',
      points: [
        [0, 0],
        [2.3, 0],
        [1.15, 0.4],
      ],
      length: 0.25,
      material: 'teal',
      castsShadow: false,
    }),
    suitcase([2, 2.2, 0], [0.6, 0.35, 0.5], 'clay'),
  ],
  'luggage-cart': () => [luggageCart([0.6, 1, 0], 1.55)],
  'jet-airliner': () => [airliner({ at: [1.6, 0.36, 0], scale: 0.42 })],
  'folded-tent': () => [
    box({
      name: 'mat',
      at: [0.4, 0.6, 0],
      size: [2.4, 1.75, 0.06],
      material: 'clay',
      top: [ribs(7, tone('gold', 'left'))],
    }),
    rolledTent([0.5, 1.2, 0.06], 2),
    rod({ name: 'pole', at: [0.5, 2.1, 0.1], to: [2.7, 2.1, 0.1], paint: tone('wood', 'right'), width: 3 }),
    rod({ name: 'pole', at: [0.5, 2.28, 0.1], to: [2.7, 2.28, 0.1], paint: tone('wood', 'left'), width: 3 }),
    [0.8, 1.05, 1.3].map((x) =>
      cylinder({ name: 'peg', at: [x, 2.75, 0], radius: 0.06, topRadius: 0.03, height: 0.3, material: 'steel' }),
    ),
    cylinder({
      name: 'lantern',
      at: [2.4, 2.6, 0],
      radius: 0.2,
      height: 0.5,
      material: 'gold',
      bands: [{ from: 0.14, to: 0.36, material: 'paper' }],
    }),
    cylinder({
      name: 'lantern cap',
      at: [2.4, 2.6, 0.5],
      radius: 0.2,
      topRadius: 0.04,
      height: 0.18,
      material: 'ink',
      castsShadow: false,
    }),
  ],
} satisfies Record<string, CardObject>;
