/** A bus stop above and a metro in the cutting below: articulated bus, low train, platform doors, and technical rooms under them. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod } from '#kit/solids.ts';
import { assembly, dashes, room, row } from '#library/parts.ts';
import { person } from '#library/people.ts';
import { tree } from '#library/plants.ts';
import { bendyBus, metro, shelter, signal, stationMouth, stopPost, validator } from './transit.ts';

const [LENGTH, WIDTH, DEPTH] = [14.6, 10, 4.8];
/** The cutting: where it starts along y, and its depth. */
const EDGE = 5.4;
const DROP = 1.8;
const PLATFORM = -1.45;

export default scene(() => ({
  block: {
    size: [LENGTH, WIDTH],
    depth: DEPTH,
    surface: 'desert',
    channel: 3.7,
    patches: [
      {
        at: [0, 1],
        size: [10.6, 1.9],
        surface: 'tarmac',
        paint: [dashes([0.3, 0.95], [10.4, 0.95], WHITE, 1.3, '8 7'), panel(0, 1.82, 10.6, 1.9, WHITE)],
      },
      {
        at: [0, 2.9],
        size: [LENGTH, 2.4],
        surface: 'plaza',
        paint: [
          panel(8.6, 0.05, 8.95, 2.1, tone('gold', 'top')),
          ...[0.2, 0.5, 0.8, 1.1, 1.4, 1.7, 2].flatMap((v) => [
            disc(8.7, v, 0.06, tone('gold', 'right')),
            disc(8.86, v, 0.06, tone('gold', 'right')),
          ]),
          panel(0, 2.1, LENGTH, 2.3, tone('gold', 'left')),
        ],
      },
    ],
    hollows: [{ at: [0, EDGE], size: [LENGTH, WIDTH - EDGE], drop: DROP, floor: 'floor' }],
    left: [
      room({
        side: 'left',
        from: 1.2,
        below: 2.1,
        size: [2.5, 1.1],
        inside: [
          ...row(4, [0.45, 0.3], [0.36, 0.62], [0.48, 0], [tone('ink', 'left'), tone('teal', 'left')]),
          ...[0.63, 1.11, 1.59, 2.07].flatMap((u) => [
            disc(u - 0.06, 0.76, 0.04, LAMP),
            disc(u + 0.06, 0.76, 0.04, SIGNAL),
          ]),
        ],
      }),
      ...[0, 1, 2].map((index) =>
        segment(
          [3.7, DEPTH - 2.3 - index * 0.14],
          [9.6, DEPTH - 2.3 - index * 0.14],
          tone((['clay', 'ink', 'gold'] as const)[index] ?? 'ink', 'left'),
          1.8,
        ),
      ),
      room({
        side: 'left',
        from: 9.6,
        below: 2.1,
        size: [2.6, 1.1],
        inside: [
          panel(0.3, 0.3, 2.6, 0.5, tone('sea', 'left')),
          panel(0, 0, 2.6, 0.34, tone('sea', 'left')),
          panel(0.9, 0.34, 1.4, 0.8, tone('teal', 'left')),
          segment([1.15, 0.8], [1.15, 1.1], tone('steel', 'right'), 3),
          segment([1.9, 0.1], [1.9, 1], tone('steel', 'top'), 1.4),
          disc(1.9, 0.5, 0.06, SIGNAL),
        ],
      }),
    ],
  },
  shafts: [
    { face: 'left', at: 0.7 },
    { face: 'left', at: 6.4 },
    { face: 'left', at: 13 },
    { face: 'right', at: 4, canal: [[9.5, 4]] },
    { face: 'right', at: 1.2, canal: [[14.1, 1.2]] },
  ],
  things: [
    stationMouth([11, 0.3, 0], [2.9, 2.3]),
    bendyBus([3.6, 1.75, 0]),
    shelter([3.3, 3.7, 0]),
    stopPost([7.2, 3.5, 0]),
    validator([9.3, 3.7, 0]),
    box({ name: 'bench', at: [10, 3.4, 0.2], size: [1.2, 0.35, 0.08], material: 'wood' }),
    [10.1, 11].map((x) => box({ name: 'bench leg', at: [x, 3.45, 0], size: [0.08, 0.25, 0.2], material: 'ink' })),
    person([8.2, 3.6, 0], 'ink'),
    person([7.8, 4.3, 0], 'clay'),
    person([12.4, 3.3, 0], 'teal'),
    [1, 2.6, 9.8].map((x, index) => assembly('tree', tree([x, 0.5, 0], index === 1 ? 1.2 : 1.4))),
    rod({
      name: 'railing',
      points: [
        [0.1, EDGE, 0],
        [0.1, EDGE, 0.4],
        [LENGTH - 0.1, EDGE, 0.4],
        [LENGTH - 0.1, EDGE, 0],
      ],
      paint: tone('steel', 'right'),
      width: 1.6,
    }),
    [2, 4, 6, 8, 10, 12].map((x) =>
      rod({ name: 'post', at: [x, EDGE, 0], to: 0.4, paint: tone('steel', 'right'), width: 1.4 }),
    ),
    box({
      name: 'track bed',
      at: [0, 5.5, -DROP],
      size: [LENGTH, 1.5, 0.08],
      material: 'stone',
      castsShadow: false,
      top: [
        ribs(36, tone('wood', 'right'), 'upright', 2),
        panel(0, 0.3, LENGTH, 0.38, tone('steel', 'top')),
        panel(0, 1.12, LENGTH, 1.2, tone('steel', 'top')),
      ],
    }),
    metro([0.9, 5.65, -DROP + 0.08], 3),
    box({
      name: 'platform',
      at: [0, 7.15, -DROP],
      size: [LENGTH, 2.55, PLATFORM + DROP],
      material: 'paper',
      castsShadow: false,
      top: [panel(0, 0.4, LENGTH, 0.62, tone('gold', 'top')), ribs(11, tone('stone', 'left'))],
      left: [ribs(24, tone('stone', 'right'))],
    }),
    [0.3, 2.7, 5.1, 7.5, 9.9].map((x) =>
      box({
        name: 'platform doors',
        at: [x, 7.2, PLATFORM],
        size: [2.1, 0.08, 0.5],
        material: 'glass',
        castsShadow: false,
        left: [ribs(1, WHITE, 'upright', 1.2), panel(0, 0.42, 2.1, 0.5, tone('ink', 'left'))],
      }),
    ),
    [
      [2.4, 8.2, 'clay'],
      [5.6, 8.6, 'gold'],
      [6.1, 8.5, 'ink'],
      [9.4, 8.3, 'teal'],
    ].map(([x, y, coat]) => person([x as number, y as number, PLATFORM], coat as 'clay')),
    signal([13.6, 7.7, PLATFORM], 1),
    box({
      name: 'platform bench',
      at: [3.4, 9, PLATFORM],
      size: [1.4, 0.35, 0.25],
      material: 'wood',
      castsShadow: false,
    }),
    box({
      name: 'gate',
      at: [11.4, 8.9, PLATFORM],
      size: [0.5, 0.3, 0.55],
      material: 'teal',
      castsShadow: false,
      left: [disc(0.25, 0.4, 0.07, LAMP)],
    }),
    box({
      name: 'gate',
      at: [12.4, 8.9, PLATFORM],
      size: [0.5, 0.3, 0.55],
      material: 'teal',
      castsShadow: false,
      left: [disc(0.25, 0.4, 0.07, SIGNAL)],
    }),
  ],
  why: { middle: [9, 3.5, 0.5], zoom: 1.97 },
  features: { middle: [7, 9, 0], zoom: 1.12 },
}));
