/** A store and a counting house without roofs: every rack has a small copy among the clerk's shelves; a level balance carries goods and coins. */
import { band, panel, ribs } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder } from '#kit/solids.ts';
import { crate } from '#library/cargo.ts';
import { balance, coins, ledgerDesk, weighbridge } from './ledger.ts';
import { parcel, shelf } from '#library/market.ts';
import { truck } from '#library/vehicles.ts';
import { worker } from '#library/people.ts';

/** Both kinds of shelves have the same goods in the same places, and the same place is empty. */
const STOCK = { columns: 6, rows: 3 } as const;
const GAPS = [[10], []] as const;

export default scene(() => ({
  block: {
    size: [14, 11],
    depth: 3,
    surface: 'desert',
    patches: [
      { at: [6, 0.4], size: [7.4, 5.2], surface: 'floor', paint: [ribs(4, SURFACES.road, 'level')] },
      { at: [0.6, 0.4], size: [4, 5.2], surface: 'plaza' },
      { at: [7.4, 7.6], size: [6.6, 2.3], surface: 'road' },
    ],
  },
  shafts: [
    { face: 'left', at: 3.8, canal: [[3.8, 9.6]] },
    {
      face: 'left',
      at: 0.8,
      canal: [
        [0.8, 6],
        [3, 6],
        [3, 4.7],
      ],
    },
    { face: 'left', at: 10.6, canal: [[10.6, 9.8]] },
    {
      face: 'right',
      at: 6.4,
      canal: [
        [9.4, 6.4],
        [9.4, 5],
      ],
    },
  ],
  things: [
    box({
      name: 'store wall',
      at: [6, 0.4, 0],
      size: [7.4, 0.25, 2.6],
      material: 'paper',
      left: [band(2.2, 2.6, tone('teal', 'left'))],
      right: [band(2.2, 2.6, tone('teal', 'right'))],
    }),
    box({ name: 'store wall', at: [6, 0.65, 0], size: [0.25, 4.95, 1.1], material: 'paper' }),
    ...[0, 1].map((row) =>
      shelf({
        at: [6.9, 0.9 + row * 2.2, 0],
        size: [6, 0.75, 1.9],
        ...STOCK,
        gaps: GAPS[row],
        frame: 'clay',
        goods: ['sand', 'gold', 'teal', 'paper', 'rose'],
      }),
    ),
    parcel([7.3, 4.5, 0], [0.7, 0.6, 0.5]),
    parcel([7.35, 4.55, 0.5], [0.5, 0.5, 0.35]),
    worker([10.6, 4.6, 0], 'teal', 'gold'),
    cylinder({
      name: 'fire water',
      at: [9.4, 4.9, 0],
      radius: 0.42,
      height: 0.5,
      material: 'clay',
      lid: tone('teal', 'top'),
    }),
    box({
      name: 'house wall',
      at: [0.6, 0.4, 0],
      size: [4, 0.25, 2.6],
      material: 'sand',
      left: [band(2.3, 2.6, tone('wood', 'left'))],
      right: [band(2.3, 2.6, tone('wood', 'right'))],
    }),
    box({
      name: 'house wall',
      at: [0.6, 0.65, 0],
      size: [0.25, 4.95, 2.6],
      material: 'sand',
      left: [band(2.3, 2.6, tone('wood', 'left'))],
      right: [
        band(2.3, 2.6, tone('wood', 'right')),
        panel(0.6, 1, 1.3, 1.9, tone('glass', 'left')),
        panel(1.8, 1, 2.5, 1.9, tone('glass', 'left')),
      ],
    }),
    ...[0, 1].map((row) =>
      shelf({
        at: [1.2, 0.9 + row * 1.6, 0],
        size: [3, 0.45, row === 0 ? 1.7 : 1.3],
        ...STOCK,
        gaps: GAPS[row],
        frame: 'wood',
        goods: ['sand', 'gold', 'teal', 'paper', 'rose'],
      }),
    ),
    ledgerDesk([2.4, 3.7, 0]),
    worker([4.4, 4.2, 0], 'ink', 'paper'),
    balance(
      [3.8, 8.8, 0],
      [
        ([x, y, z]) => [crate([x - 0.42, y - 0.42, z], 0.84)],
        ([x, y, z]) => [
          ...coins([x - 0.3, y - 0.25, z], 8),
          ...coins([x + 0.35, y - 0.15, z], 5),
          ...coins([x - 0.1, y + 0.42, z], 3),
        ],
      ],
    ),
    weighbridge([8.6, 7.9, 0]),
    truck({ at: [9.5, 8.3, 0.12] }),
    box({
      name: 'weigh hut',
      at: [7.3, 8.2, 0],
      size: [1.1, 1.1, 1],
      material: 'paper',
      left: [panel(0.2, 0.35, 0.9, 0.75, tone('glass', 'left'))],
      right: [panel(0.25, 0, 0.65, 0.7, tone('teal', 'right'))],
    }),
  ],
  why: { middle: [3.4, 6.4, 1.6], zoom: 2 },
}));
