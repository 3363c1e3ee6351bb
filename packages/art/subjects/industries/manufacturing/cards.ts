/** Card objects of the manufacturing page. */
import { band, disc, panel, ribs, stroke } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import type { CardObject } from '#kit/scene.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';
import { drum } from '#library/parts.ts';
import { stackLight } from './plant.ts';

/** Outline of a gear; [radius, radius] is its middle. */
const teeth = (radius: number, count: number): Vec2[] =>
  Array.from({ length: count * 4 }, (_, index): Vec2 => {
    const turn = ((index + 0.5) / (count * 4)) * 2 * Math.PI;
    const r = index % 4 < 2 ? radius : radius * 0.8;
    return [radius + r * Math.cos(turn), radius + r * Math.sin(turn)];
  });

export default {
  'stack-light': () => [
    box({
      name: 'machine',
      at: [0.6, 0.6, 0],
      size: [2, 2, 0.9],
      material: 'steel',
      left: [
        panel(0.16, 0.16, 1.1, 0.74, tone('ink', 'left')),
        stroke(
          [
            [0.26, 0.3],
            [0.5, 0.5],
            [0.7, 0.4],
            [1, 0.62],
          ],
          SIGNAL,
          2,
        ),
        disc(1.5, 0.55, 0.16, tone('clay', 'left')),
        disc(1.5, 0.25, 0.09, tone('palm', 'left')),
      ],
      right: [ribs(6, tone('ink', 'right'), 'level')],
    }),
    cylinder({ name: 'foot', at: [1.6, 1.6, 0.9], radius: 0.45, height: 0.1, material: 'ink', castsShadow: false }),
    ...stackLight([1.6, 1.6, 1], 0.3).slice(1),
    cylinder({ name: 'stem', at: [1.6, 1.6, 1], radius: 0.1, height: 0.9, material: 'steel', castsShadow: false }),
  ],
  'gear-train': () => [
    box({ name: 'bed', at: [0.4, 0.8, 0], size: [2.4, 1.5, 0.24], material: 'ink' }),
    prism({
      name: 'gear',
      at: [0.45, 1.2, 0.3],
      along: 'y',
      points: teeth(0.85, 12),
      length: 0.3,
      material: 'gold',
      cap: [
        disc(0.85, 0.85, 0.5, tone('gold', 'right')),
        disc(0.85, 0.85, 0.42, tone('gold', 'left')),
        disc(0.85, 0.85, 0.16, tone('ink', 'left')),
      ],
    }),
    prism({
      name: 'pinion',
      at: [1.98, 1.52, 1.34],
      along: 'y',
      points: teeth(0.46, 8),
      length: 0.3,
      material: 'teal',
      castsShadow: false,
      cap: [disc(0.46, 0.46, 0.24, tone('teal', 'right')), disc(0.46, 0.46, 0.11, tone('ink', 'left'))],
    }),
    prism({
      name: 'gear',
      at: [2.06, 1.52, 0.42],
      along: 'y',
      points: teeth(0.42, 7),
      length: 0.3,
      material: 'clay',
      castsShadow: false,
      cap: [disc(0.42, 0.42, 0.22, tone('clay', 'right')), disc(0.42, 0.42, 0.1, tone('ink', 'left'))],
    }),
    box({ name: 'plate', at: [0.5, 0.95, 0.24], size: [2.2, 0.18, 1.5], material: 'steel', castsShadow: false }),
  ],
  caliper: () => [
    box({ name: 'granite', at: [0.35, 0.6, 0], size: [2.5, 2, 0.3], material: 'ink' }),
    cylinder({ name: 'part', at: [1.55, 1.45, 0.3], radius: 0.5, height: 0.5, material: 'gold', castsShadow: false }),
    cylinder({
      name: 'bore',
      at: [1.55, 1.45, 0.8],
      radius: 0.22,
      height: 0.01,
      material: 'ink',
      lid: tone('ink', 'right'),
      castsShadow: false,
    }),
    box({
      name: 'beam',
      at: [0.45, 2.1, 0.3],
      size: [2.3, 0.3, 0.22],
      material: 'steel',
      castsShadow: false,
      left: [ribs(22, tone('ink', 'left'), 'upright', 0.8)],
      top: [ribs(22, tone('ink', 'left'), 'upright', 0.8)],
    }),
    box({ name: 'fixed jaw', at: [0.8, 1.1, 0.3], size: [0.24, 1, 0.5], material: 'steel', castsShadow: false }),
    box({ name: 'sliding jaw', at: [2.06, 1.1, 0.3], size: [0.24, 1, 0.5], material: 'steel', castsShadow: false }),
    box({
      name: 'readout',
      at: [1.9, 2.1, 0.52],
      size: [0.8, 0.36, 0.46],
      material: 'teal',
      castsShadow: false,
      left: [
        panel(0.1, 0.12, 0.7, 0.36, tone('ink', 'left')),
        ...[0.18, 0.36, 0.54].map((u) => panel(u, 0.17, u + 0.1, 0.31, SIGNAL)),
      ],
      top: [disc(0.4, 0.18, 0.1, tone('gold', 'top'))],
    }),
  ],
  'electric-motor': () => [
    box({ name: 'feet', at: [0.6, 0.8, 0], size: [1.7, 1.5, 0.16], material: 'ink' }),
    drum({ name: 'fan cover', corner: [0.4, 0.85, 0.16], along: 'x', radius: 0.7, length: 0.36, material: 'ink' }),
    drum({
      name: 'body',
      corner: [0.76, 0.9, 0.2],
      along: 'x',
      radius: 0.65,
      length: 1.3,
      material: 'teal',
      cap: [disc(0.65, 0.65, 0.5, tone('teal', 'left')), disc(0.65, 0.65, 0.24, tone('steel', 'right'))],
    }),
    ...[0.95, 1.2, 1.45, 1.7].map((x) =>
      rod({
        name: 'fin',
        points: [
          [x, 1.95, 0.3],
          [x, 2.2, 0.7],
          [x, 2.06, 1.15],
          [x, 1.75, 1.42],
        ],
        paint: tone('teal', 'right'),
        width: 1.4,
      }),
    ),
    drum({
      name: 'shaft',
      corner: [2.06, 1.4, 0.7],
      along: 'x',
      radius: 0.15,
      length: 0.6,
      material: 'steel',
      cap: [disc(0.15, 0.15, 0.05, tone('ink', 'right'))],
    }),
    box({
      name: 'terminal box',
      at: [1, 1.25, 1.5],
      size: [0.7, 0.6, 0.4],
      material: 'ink',
      castsShadow: false,
      left: [disc(0.2, 0.2, 0.08, LAMP)],
    }),
    box({
      name: 'sensor',
      at: [1.8, 1.4, 1.5],
      size: [0.24, 0.3, 0.3],
      material: 'gold',
      castsShadow: false,
      left: [panel(0.06, 0.1, 0.18, 0.2, SIGNAL)],
    }),
    rod({
      name: 'sensor line',
      points: [
        [1.92, 1.7, 1.7],
        [2.3, 2.2, 1.5],
        [2.3, 2.6, 0.05],
      ],
      paint: SIGNAL,
      width: 2,
    }),
  ],
  'pallet-jack': () => [
    ...[0.95, 1.75].map((y) =>
      box({ name: 'fork', at: [1, y, 0.14], size: [1.8, 0.4, 0.14], material: 'clay', castsShadow: false }),
    ),
    ...[1.1, 1.95].map((y) =>
      cylinder({ name: 'roller', at: [2.5, y, 0], radius: 0.1, height: 0.13, material: 'ink' }),
    ),
    box({
      name: 'load',
      at: [1.2, 0.9, 0.28],
      size: [1.5, 1.3, 0.95],
      material: 'wood',
      left: [ribs(2, tone('wood', 'right')), ribs(1, tone('wood', 'right'), 'level'), panel(0.9, 0.5, 1.3, 0.8, WHITE)],
      right: [ribs(2, tone('ink', 'right'))],
      top: [band(0.55, 0.75, tone('sand', 'top'))],
    }),
    box({
      name: 'head',
      at: [0.6, 1.1, 0],
      size: [0.4, 0.9, 0.8],
      material: 'clay',
      left: [panel(0.05, 0.2, 0.35, 0.6, tone('clay', 'right'))],
    }),
    drum({ name: 'wheel', corner: [0.36, 1.4, 0], along: 'y', radius: 0.12, length: 0.3, material: 'ink' }),
    rod({ name: 'tiller', at: [0.8, 1.55, 0.8], to: [0.4, 1.55, 2], paint: tone('steel', 'right'), width: 4 }),
    rod({ name: 'grip', at: [0.4, 1.25, 2.05], to: [0.4, 1.85, 2.05], paint: tone('clay', 'left'), width: 4.4 }),
  ],
} satisfies Record<string, CardObject>;
