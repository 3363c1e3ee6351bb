/** Card objects of the government and public sector page. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, type Paint } from '#kit/palette.ts';
import type { CardObject } from '#kit/scene.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { openBook } from '#library/civic.ts';
import { assembly, plate } from '#library/parts.ts';
import { filingCabinet, standingCoin } from './civic.ts';

export default {
  'service-counter': () => [
    box({
      name: 'back',
      at: [0.5, 0.5, 0],
      size: [2.2, 0.2, 2.2],
      material: 'sand',
      left: [panel(0.3, 1.1, 1.9, 1.9, LAMP), segment([1.1, 1.1], [1.1, 1.9], tone('sand', 'left'), 2)],
    }),
    box({
      name: 'counter',
      at: [0.4, 1.3, 0],
      size: [1.5, 0.7, 1],
      material: 'paper',
      left: [ribs(6, tone('paper', 'right')), panel(0, 0.84, 1.5, 1, tone('teal', 'left'))],
    }),
    box({
      name: 'pane',
      at: [0.45, 1.55, 1],
      size: [1.4, 0.08, 0.8],
      material: 'glass',
      castsShadow: false,
      left: [panel(0.45, 0, 0.95, 0.2, tone('ink', 'left'))],
    }),
    box({
      name: 'low counter',
      at: [1.9, 1.3, 0],
      size: [0.95, 0.7, 0.62],
      material: 'paper',
      left: [panel(0.1, 0, 0.85, 0.48, tone('ink', 'left')), panel(0, 0.5, 0.95, 0.62, tone('teal', 'left'))],
    }),
    box({
      name: 'form',
      at: [2.1, 1.5, 0.62],
      size: [0.4, 0.45, 0.04],
      material: 'paper',
      castsShadow: false,
      top: [ribs(3, tone('ink', 'left'), 'level')],
    }),
    cylinder({ name: 'stool', at: [2.4, 2.5, 0], radius: 0.22, height: 0.4, material: 'clay' }),
  ],
  'case-cabinet': () => [filingCabinet([0.8, 0.7, 0])],
  'register-book': () => [openBook([0.4, 0.7, 0])],
  'coin-slot': () => [
    box({
      name: 'machine',
      at: [0.6, 0.8, 0],
      size: [1.9, 1.2, 1.8],
      material: 'ink',
      left: [
        panel(0.2, 1.05, 1.1, 1.6, SIGNAL),
        disc(0.65, 1.32, 0.18, WHITE),
        disc(0.65, 1.32, 0.1, SIGNAL),
        panel(1.35, 0.95, 1.55, 1.65, tone('steel', 'top')),
        panel(1.42, 1.05, 1.48, 1.55, tone('ink', 'right')),
        panel(0.3, 0.2, 1.6, 0.6, tone('steel', 'left')),
        panel(0.4, 0.28, 1.5, 0.5, tone('rubber', 'right')),
      ],
      right: [ribs(4, tone('steel', 'right'), 'level')],
    }),
    box({ name: 'cap', at: [0.5, 0.7, 1.8], size: [2.1, 1.4, 0.15], material: 'gold', castsShadow: false }),
    standingCoin([2.03, 2.3, 1.3], 0.36),
    cylinder({
      name: 'coins',
      at: [0.9, 2.5, 0],
      radius: 0.26,
      height: 0.42,
      material: 'gold',
      bands: [0.1, 0.22, 0.34].map((from) => ({ from, to: from + 0.03, material: 'wood' as const })),
    }),
    cylinder({
      name: 'coins',
      at: [1.55, 2.6, 0],
      radius: 0.26,
      height: 0.22,
      material: 'gold',
      bands: [{ from: 0.1, to: 0.13, material: 'wood' }],
    }),
  ],
  'inspection-clipboard': () => [
    box({
      name: 'case',
      at: [0.6, 0.9, 0],
      size: [2, 0.8, 0.5],
      material: 'clay',
      left: [ribs(2, tone('clay', 'right'))],
    }),
    assembly(
      'clipboard',
      [
        prism({
          name: 'board',
          at: [0.55, 1.2, 0.5],
          along: 'x',
          points: [
            [0.35, 0],
            [0.5, 0],
            [0.15, 2],
            [0, 2],
          ],
          length: 1.7,
          material: 'wood',
        }),
        form(),
        box({ name: 'clip', at: [1.1, 1.34, 2.28], size: [0.6, 0.14, 0.26], material: 'steel' }),
      ],
      false,
    ),
    rod({ name: 'pencil', at: [2.4, 2, 0.1], to: [2.75, 2.6, 0.1], paint: tone('gold', 'left'), width: 4 }),
    box({
      name: 'camera',
      at: [0.8, 2.2, 0],
      size: [0.7, 0.4, 0.45],
      material: 'ink',
      left: [
        disc(0.35, 0.22, 0.17, tone('steel', 'left')),
        disc(0.35, 0.22, 0.11, tone('glass', 'right')),
        disc(0.6, 0.36, 0.04, LAMP),
      ],
    }),
  ],
} satisfies Record<string, CardObject>;

/** The form on the clipboard: two boxes filled, one empty. */
function form() {
  const onBoard = (u: number, v: number) => [0.7 + u, 1.71 - v * 0.175, 0.5 + v] as const;
  const mark = (v: number, paint: Paint) =>
    plate([onBoard(0.14, v - 0.12), onBoard(0.38, v - 0.12), onBoard(0.38, v + 0.12), onBoard(0.14, v + 0.12)], paint);
  const text = (v: number) =>
    rod({ at: onBoard(0.54, v), to: onBoard(1.2, v), paint: tone('steel', 'left'), width: 2 });
  return [
    plate([onBoard(0, 0.15), onBoard(1.4, 0.15), onBoard(1.4, 1.8), onBoard(0, 1.8)], tone('paper', 'top')),
    mark(1.4, SIGNAL),
    text(1.4),
    mark(0.95, SIGNAL),
    text(0.95),
    mark(0.5, tone('stone', 'left')),
    text(0.5),
  ];
}
