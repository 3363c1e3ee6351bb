/** A market lane: the last shirt on its rail is tied to two baskets at once; stalls at the left, the open store behind. */
import { band, panel, ribs } from '#kit/face.ts';
import { SURFACES, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import { cardReader, marketStall, parcel, parcelVan, shelf } from '#library/market.ts';
import { worker } from '#library/people.ts';
import { basket, shirt } from './market.ts';

const IRON = tone('ink', 'left');
const CORD = tone('clay', 'left');
/** The rail of the shirt: x from, x to, y, height. */
const RAIL = { from: 4.9, to: 9.5, y: 6.4, height: 4.1 };

export default scene(() => ({
  block: {
    size: [13, 10],
    depth: 2.8,
    surface: 'desert',
    patches: [
      { at: [0.3, 0.3], size: [3, 9.4], surface: 'plaza' },
      {
        at: [0.3, 3.4],
        size: [12.7, 1.7],
        surface: 'road',
        paint: [0, 1, 2, 3].map((step) => panel(3.8 + step * 2.4, 0.82, 4.9 + step * 2.4, 0.92, WHITE)),
      },
      {
        at: [4.6, 5.6],
        size: [5.6, 3.2],
        surface: 'plaza',
        paint: [ribs(6, SURFACES.road), ribs(3, SURFACES.road, 'level')],
      },
    ],
  },
  shafts: [
    { face: 'left', at: 1.6, canal: [[1.6, 9.4]] },
    {
      face: 'left',
      at: 3.6,
      canal: [
        [3.6, 7.2],
        [2.6, 7.2],
      ],
    },
    { face: 'left', at: 7.2, canal: [[7.2, 7.1]] },
    { face: 'right', at: 8, canal: [[11.6, 8]] },
    { face: 'right', at: 2, canal: [[10.8, 2]] },
  ],
  things: [
    marketStall([0.5, 1.4, 0], 'clay', 'gold'),
    marketStall([0.5, 3.5, 0], 'teal', 'clay'),
    marketStall([0.5, 5.6, 0], 'gold', 'palm'),
    marketStall([0.5, 7.7, 0], 'ink', 'rose'),
    box({
      name: 'store back',
      at: [4.6, 0.4, 0],
      size: [6, 0.3, 2.7],
      material: 'paper',
      left: [band(2.35, 2.7, tone('teal', 'left'))],
      right: [band(2.35, 2.7, tone('teal', 'right'))],
    }),
    box({ name: 'store floor', at: [4.6, 0.7, 0], size: [6, 2, 0.14], material: 'stone' }),
    shelf({ at: [4.8, 0.72, 0.14], size: [4, 0.5, 2.1], columns: 6, rows: 3, gaps: [9] }),
    box({
      name: 'packing room',
      at: [9, 0.7, 0.14],
      size: [1.6, 1.6, 2.2],
      material: 'paper',
      left: [
        panel(0.3, 0, 1.3, 1.4, tone('ink', 'left')),
        ...[0.3, 0.6, 0.9, 1.2].map((v) => panel(0.3, v, 1.3, v + 0.04, tone('ink', 'top'))),
      ],
      right: [panel(0.4, 0.9, 1.2, 1.5, tone('glass', 'right'))],
      top: [panel(0.15, 0.15, 1.45, 1.45, tone('paper', 'left'))],
    }),
    box({
      name: 'conveyor',
      at: [5, 1.8, 0.14],
      size: [3.6, 0.6, 0.3],
      material: 'steel',
      left: [ribs(14, tone('ink', 'right'))],
    }),
    parcel([5.2, 1.87, 0.44]),
    parcel([6.1, 1.85, 0.44], [0.7, 0.5, 0.25]),
    parcel([7.4, 1.9, 0.44], [0.4, 0.4, 0.6]),
    parcelVan([8.7, 3.7, 0]),
    worker([6.3, 8.9, 0], 'teal', 'ink'),
    worker([11.2, 5.7, 0], 'clay', 'paper'),
    box({ name: 'plinth', at: [RAIL.from - 0.3, 5.9, 0], size: [5.2, 1, 0.2], material: 'stone' }),
    rod({
      name: 'rail',
      points: [
        [RAIL.from, RAIL.y, 0.2],
        [RAIL.from, RAIL.y, RAIL.height],
        [RAIL.to, RAIL.y, RAIL.height],
        [RAIL.to, RAIL.y, 0.2],
      ],
      paint: IRON,
      width: 3.6,
    }),
    [5.35, 9.1].map((x) =>
      rod({
        name: 'bare hanger',
        points: [
          [x, RAIL.y, RAIL.height],
          [x, RAIL.y, RAIL.height - 0.2],
          [x - 0.02, RAIL.y - 0.35, RAIL.height - 0.45],
          [x + 0.02, RAIL.y + 0.35, RAIL.height - 0.45],
          [x, RAIL.y, RAIL.height - 0.2],
        ],
        paint: tone('steel', 'right'),
        width: 1.4,
      }),
    ),
    shirt([5.75, RAIL.y - 0.08, 0.92], 1.3),
    basket([4.6, 7.6, 0], 'gold'),
    basket([8.7, 7.6, 0], 'clay'),
    rod({ name: 'cord', at: [5.95, 6.5, 2.35], to: [5.15, 8, 0.95], paint: CORD, width: 1.8 }),
    rod({ name: 'cord', at: [8.45, 6.5, 2.35], to: [9.25, 8, 0.95], paint: CORD, width: 1.8 }),
    cylinder({ name: 'plinth', at: [11.4, 8, 0], radius: 0.75, height: 0.25, material: 'stone' }),
    cardReader([11.15, 7.85, 0.25]),
    parcel([11, 3, 0], [0.7, 0.6, 0.5]),
  ],
  why: { middle: [9.6, 2.6, 0.9], zoom: 2.2 },
}));
