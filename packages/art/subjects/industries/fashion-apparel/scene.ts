/** An atelier on a terrace beside its shop, with stairs; a thread of water runs through a great needle to the spools. */
import { disc, panel, ribs } from '#kit/face.ts';
import { SURFACES, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder } from '#kit/solids.ts';
import { electricVan } from '#library/charging.ts';
import { room } from '#library/parts.ts';
import { person } from '#library/people.ts';
import { bush, potPlant } from '#library/plants.ts';
import { slab, wall } from '#library/rooms.ts';
import { steps, terrace } from '#library/terraces.ts';
import {
  boltRack,
  cartons,
  cuttingTable,
  displayWindow,
  dressForm,
  garments,
  mirror,
  needle,
  rolledAwning,
  spoolStand,
} from './atelier.ts';

const SIZE = [13.8, 9.2] as const;
const DEPTH = 3.4;
/** The terrace with the atelier. */
const HIGH = 1.6;
const UP = { x: 0.5, y: 0.6, w: 6.4, d: 5 } as const;
const STAIR = 1.7;
/** The shop, drawn without its front and right side. */
const SHOP = { x: 8.1, y: 0.8, w: 4.5, d: 4.6, h: 2.5 } as const;
const FLOOR = 0.14;
const RAIL = 1.75;
const NEEDLE: readonly [number, number] = [2.6, 7.2];
const FORM = [5.35, 3.3] as const;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 2.65,
    surface: 'plaza',
    patches: [
      {
        at: [0, 5.6],
        size: [SIZE[0], 3.6],
        surface: 'plaza',
        paint: [ribs(11, SURFACES.road), ribs(3, SURFACES.road, 'level')],
      },
      { at: [12.8, 0], size: [1, SIZE[1]], surface: 'road' },
    ],
    left: [
      room({
        side: 'left',
        from: 5.2,
        below: 0.5,
        size: [4.2, 1.55],
        inside: [
          ...['clay', 'teal', 'gold', 'rose', 'ink', 'sand', 'palm', 'clay', 'teal'].flatMap((material, index) => [
            panel(
              0.5 + index * 0.38,
              0.14,
              0.8 + index * 0.38,
              0.95 + (index % 3) * 0.14,
              tone(material as 'clay', 'left'),
            ),
            disc(0.65 + index * 0.38, 0.95 + (index % 3) * 0.14, 0.15, tone(material as 'clay', 'top')),
            disc(0.65 + index * 0.38, 0.95 + (index % 3) * 0.14, 0.05, tone('wood', 'right')),
          ]),
        ],
      }),
    ],
  },
  shafts: [
    { face: 'left', at: NEEDLE[0], canal: [[NEEDLE[0], NEEDLE[1] + 0.1]] },
    { face: 'left', at: 10.4, canal: [[10.4, 7.7]] },
    {
      face: 'right',
      at: 6.6,
      canal: [
        [11.4, 6.6],
        [11.4, 5.5],
      ],
    },
  ],
  things: [
    terrace({
      at: [UP.x, UP.y, 0],
      size: [UP.w, UP.d, HIGH],
      surface: 'plaza',
      top: [
        panel(0.2, 0.2, UP.w - 0.2, UP.d - 0.2, tone('wood', 'top')),
        ribs(8, tone('wood', 'left'), 'level', 0.6),
        disc(FORM[0] - UP.x, FORM[1] - UP.y, 0.95, tone('paper', 'top')),
      ],
      right: [
        panel(1, 0.2, 3, 1.3, tone('ink', 'right')),
        ...[0.2, 0.75].flatMap((v) =>
          [0, 1, 2, 3].map((index) =>
            panel(
              1.1 + index * 0.46,
              v + 0.08,
              1.48 + index * 0.46,
              v + 0.44,
              tone((['sand', 'rose', 'teal', 'clay'] as const)[(index + (v > 0.5 ? 2 : 0)) % 4] ?? 'sand', 'left'),
            ),
          ),
        ),
      ],
    }),
    steps({ at: [4.4, UP.y + UP.d, 0], size: [STAIR, 1.6, HIGH], climbs: 'y', count: 6 }),
    wall([UP.x, UP.y, HIGH], [UP.w, 0.14, 2.3], 'paper', [
      panel(0, 2.1, UP.w, 2.3, tone('wood', 'left')),
      panel(3.6, 0.7, 5.9, 1.9, tone('glass', 'top')),
      panel(4.7, 0.7, 4.78, 1.9, WHITE),
      panel(3.6, 1.28, 5.9, 1.34, WHITE),
    ]),
    boltRack([UP.x + 0.3, UP.y + 0.25, HIGH], 2.6, 4),
    cuttingTable([UP.x + 0.7, UP.y + 2.2, HIGH], [2.7, 1.4, 0.7]),
    spoolStand([UP.x + 1.2, UP.y + 4.1, HIGH], 1.15),
    dressForm([FORM[0], FORM[1], HIGH], 1.25),
    person([4.3, 3.6, HIGH], 'teal'),
    needle([NEEDLE[0], NEEDLE[1], 0], 5.2, [UP.x + 1.9, UP.y + 4.4, HIGH + 0.6]),
    slab(
      [SHOP.x, SHOP.y, 0],
      [SHOP.w, SHOP.d],
      'stone',
      [ribs(5, tone('stone', 'left')), ribs(5, tone('stone', 'left'), 'level')],
      FLOOR,
    ),
    wall([SHOP.x, SHOP.y, FLOOR], [SHOP.w, 0.16, SHOP.h], 'paper', [
      panel(0, SHOP.h - 0.2, SHOP.w, SHOP.h, tone('teal', 'left')),
      ...displayWindow(2.5, 0.5, 1.7, 1.5),
    ]),
    wall(
      [SHOP.x, SHOP.y + 0.16, FLOOR],
      [0.16, SHOP.d - 0.16, 1.5],
      'paper',
      [],
      [panel(0.5, 0.5, 1.3, 1.2, tone('wood', 'right')), ...displayWindow(2.2, 0.3, 1.6, 1.05)],
    ),
    garments([SHOP.x + 0.3, SHOP.y + 0.85, FLOOR + RAIL], 8, 0.24),
    box({
      name: 'rail end',
      at: [SHOP.x + 2.28, SHOP.y + 0.8, FLOOR],
      size: [0.08, 0.1, RAIL + 0.06],
      material: 'steel',
      castsShadow: false,
    }),
    garments([SHOP.x - 1.06, SHOP.y + 2.6, HIGH + 0.1], 4, 0.26, 2),
    garments([SHOP.x + 0.34, SHOP.y + 2.6, HIGH + 0.1], 6, 0.26, 1),
    box({
      name: 'rail end',
      at: [SHOP.x + 1.96, SHOP.y + 2.55, FLOOR],
      size: [0.08, 0.1, HIGH],
      material: 'steel',
      castsShadow: false,
    }),
    mirror([SHOP.x + 3.2, SHOP.y + 1.9, FLOOR], [1.1, 1.8]),
    box({
      name: 'till',
      at: [SHOP.x + 2.7, SHOP.y + 3.2, FLOOR],
      size: [1.4, 0.55, 0.55],
      material: 'wood',
      castsShadow: false,
      left: [ribs(7, tone('wood', 'right')), rolledAwning(0.39)],
      top: [panel(0.2, 0.12, 0.7, 0.42, WHITE)],
    }),
    person([SHOP.x + 3.1, SHOP.y + 2.9, FLOOR], 'clay'),
    person([SHOP.x + 3.9, SHOP.y + 2.6, FLOOR], 'ink'),
    cartons([7.05, 5.1, 0], [0.7, 0.5, 0.2], 4),
    cartons([7.05, 4.4, 0], [0.7, 0.55, 0.2], 6),
    dressForm([9.3, 6.4, 0], 0.72, 'teal', false),
    dressForm([10.4, 7, 0], 0.72, 'gold', false),
    cylinder({
      name: 'basin',
      at: [10.4, 7.9, 0],
      radius: 0.36,
      height: 0.2,
      material: 'stone',
      lid: tone('teal', 'left'),
    }),
    electricVan({ at: [12.75, 6.7, 0], material: 'ink' }),
    potPlant([12.3, 6, 0]),
    person([6.6, 7.6, 0], 'gold'),
    bush([0.8, 6.4, 0], 0.28),
    bush([0.9, 8.2, 0], 0.22),
  ],
  why: { middle: [3.2, 4.4, 2], zoom: 1.8 },
  features: {},
}));
