/** A shop front and an open storeroom beside it; in front, a parcel on a lift where three canals meet. */
import { band, disc, panel, segment, windows } from '#kit/face.ts';
import { ALARM, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod } from '#kit/solids.ts';
import { cardReader, parcel, parcelVan } from '#library/market.ts';
import { person } from '#library/people.ts';
import { potPlant } from '#library/plants.ts';
import { shelves, slab, table, wall } from '#library/rooms.ts';
import { rack } from '#library/works.ts';
import {
  chute,
  frontAwning,
  glassDoor,
  labelRail,
  parcelLift,
  roofBasket,
  scooter,
  shopWindow,
  till,
} from './shopfront.ts';

const SIZE = [12.4, 10.8] as const;
const DEPTH = 3.8;
const SHOP = { x: 0.7, y: 0.7, width: 5.6, depth: 3.8, height: 3.2 };
const STORE = { x: 6.3, width: 6.1, wall: 2.1 };
const CELLAR = { depth: 1.5, drop: 1.8 };
const FRONT = SHOP.y + SHOP.depth;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 2.8,
    surface: 'desert',
    patches: [
      { at: [0, FRONT], size: [12.4, 1.5], surface: 'plaza' },
      { at: [0, FRONT + 1.5], size: [12.4, 1.5], surface: 'road' },
      { at: [8.6, 8], size: [3.8, 2.8], surface: 'plaza' },
    ],
    hollows: [
      { at: [SIZE[0] - CELLAR.depth, SHOP.y], size: [CELLAR.depth, SHOP.depth], drop: CELLAR.drop, floor: 'floor' },
    ],
    right: [
      disc(0.62, DEPTH - 0.75, 0.3, tone('ink', 'right')),
      disc(0.62, DEPTH - 0.75, 0.24, WHITE),
      segment([0.62, DEPTH - 0.75], [0.76, DEPTH - 0.62], ALARM, 1.4),
    ],
  },
  shafts: [
    {
      face: 'left',
      at: 2.2,
      canal: [
        [2.2, 9],
        [4.4, 9],
      ],
    },
    {
      face: 'left',
      at: 7.4,
      canal: [
        [7.4, 9],
        [6, 9],
      ],
    },
    {
      face: 'right',
      at: 7.7,
      canal: [
        [5.2, 7.7],
        [5.2, 8.3],
      ],
    },
    { face: 'right', at: 9.7, canal: [[11.4, 9.7]] },
    { face: 'right', at: 2.6 },
  ],
  things: [
    box({
      name: 'shop',
      at: [SHOP.x, SHOP.y, 0],
      size: [SHOP.width, SHOP.depth, SHOP.height],
      material: 'paper',
      left: [
        ...shopWindow(0.3, 0.3, 1.9, 1.35),
        ...glassDoor(2.4, 0.9, 1.6),
        ...shopWindow(3.5, 0.3, 1.8, 1.35),
        band(2.82, 3.02, tone('teal', 'left')),
      ],
      right: [windows({ columns: 4, rows: 1, above: 0.25, below: 2.5, pane: [0.7, 0.8], lit: 2 })],
      top: [panel(0.15, 0.15, 5.45, 3.65, tone('paper', 'left'))],
    }),
    frontAwning([SHOP.x + 0.1, FRONT, 2.1], SHOP.width - 0.2),
    roofBasket([2.1, 1.7, SHOP.height]),
    box({ name: 'cooler', at: [5, 1.2, SHOP.height], size: [0.8, 0.8, 0.4], material: 'steel', castsShadow: false }),
    slab(
      [STORE.x, SHOP.y, 0],
      [STORE.width, SHOP.depth],
      'stone',
      [panel(0.2, 2.2, 5.9, 2.9, tone('sand', 'top'))],
      0.12,
    ),
    wall([STORE.x, SHOP.y, 0.12], [STORE.width, 0.14, STORE.wall], 'paper', [shelves(9, 4)]),
    box({
      name: 'storage',
      at: [6.6, 1.7, 0.12],
      size: [3.2, 0.6, 1.4],
      material: 'steel',
      castsShadow: false,
      left: [shelves(5, 3)],
      right: [shelves(1, 3)],
    }),
    box({
      name: 'storage',
      at: [6.6, 3.1, 0.12],
      size: [3.2, 0.6, 1.1],
      material: 'steel',
      castsShadow: false,
      left: [shelves(5, 2, ['sand', 'teal', 'wood', 'clay'], 4)],
      right: [shelves(1, 2)],
    }),
    table([10.3, 2.6, 0.12], [1.5, 0.7, 0.6]),
    parcel([10.5, 2.7, 0.72], [0.5, 0.45, 0.35]),
    person([10.1, 3.8, 0.12], 'teal'),
    person([11.9, 1.6, 0.12], 'clay'),
    chute([11.45, 2.95, -1.1], 0.9, 0.85),
    parcel([11.92, 3.5, -CELLAR.drop], [0.45, 0.5, 0.45], 'wood'),
    table([11.7, 1.9, -CELLAR.drop], [0.65, 1, 0.6], 'wood'),
    parcel([11.8, 2.1, 0.6 - CELLAR.drop], [0.4, 0.5, 0.35]),
    rack([11.6, 0.8, -CELLAR.drop], [0.7, 0.8, 1.4]),
    parcelVan([5.4, 6.1, 0], 'teal'),
    scooter([7.6, 4.8, 0], 'gold'),
    potPlant([2.6, 4.72, 0]),
    potPlant([4.45, 4.72, 0]),
    parcelLift([4.4, 8.3, 0]),
    box({
      name: 'counter',
      at: [9.2, 8.7, 0],
      size: [2.7, 0.9, 0.75],
      material: 'wood',
      left: [panel(0.15, 0.1, 2.55, 0.6, tone('teal', 'left'))],
      right: [panel(0.1, 0.1, 0.8, 0.6, tone('teal', 'right'))],
      top: [panel(0, 0, 2.7, 0.9, tone('paper', 'top'))],
    }),
    labelRail([9.3, 8.62, 0], 2.5, 2.2),
    till([9.5, 8.75, 0.75]),
    cardReader([11, 8.95, 0.75]),
    rod({
      name: 'reader cable',
      points: [
        [11.3, 9.3, 0.8],
        [11.4, 9.62, 0.7],
        [11.4, 9.7, 0],
      ],
      paint: tone('ink', 'left'),
      width: 1.6,
    }),
    person([8.6, 10.1, 0], 'clay'),
    person([1.4, 6.1, 0], 'ink'),
  ],
  why: { middle: [9.8, 8.6, 1], zoom: 1.75 },
  features: { face: 'right' },
}));
