/** A village well under a roof, its shaft lined with stone down to the channel; round it tents, a field truck, a donation box. */
import { panel, ribs } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import { crate } from '#library/cargo.ts';
import { pool } from '#library/channels.ts';
import { goat } from '#library/goat.ts';
import { room, row } from '#library/parts.ts';
import { person, worker } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { handPump } from '#library/well-gear.ts';
import { mast, solarMast } from '#library/works.ts';
import {
  donationBox,
  fieldTable,
  fieldTruck,
  jerrycan,
  latrine,
  reliefTent,
  roofedWell,
  stoneRings,
} from './relief.ts';

const SIZE = [13.8, 10] as const;
const DEPTH = 4.2;
const CHANNEL = 3.3;
const WELL = { x: 4.4, y: 7.35 } as const;
const SHAFT = WELL.x + 1.2;
const ROAD = 4.6;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: CHANNEL,
    surface: 'desert',
    patches: [
      {
        at: [0, ROAD],
        size: [SIZE[0], 1.5],
        surface: 'road',
        paint: [panel(0, 0.4, SIZE[0], 0.5, SURFACES.desert), panel(0, 1, SIZE[0], 1.1, SURFACES.desert)],
      },
      {
        at: [3.4, 6.6],
        size: [6, 3.4],
        surface: 'plaza',
        paint: [ribs(5, SURFACES.road), ribs(3, SURFACES.road, 'level')],
      },
    ],
    left: [
      ...stoneRings(SHAFT, DEPTH - CHANNEL, DEPTH, 1.1),
      room({
        side: 'left',
        from: 8.6,
        below: 0.5,
        size: [3.4, 1.6],
        inside: [
          ...row(4, [0.45, 0.1], [0.6, 0.1], [0.7, 0], [tone('wood', 'right')]),
          ...row(
            4,
            [0.45, 0.2],
            [0.6, 0.46],
            [0.7, 0],
            [tone('wood', 'left'), tone('sand', 'left'), tone('teal', 'left')],
          ),
          ...row(3, [0.8, 0.66], [0.6, 0.44], [0.7, 0], [tone('sand', 'left'), tone('wood', 'left')]),
        ],
      }),
    ],
  },
  shafts: [
    { face: 'left', at: 1.6, canal: [[1.6, 8.3]] },
    { face: 'right', at: 7, canal: [[11.4, 7]] },
    { face: 'right', at: 2.7, canal: [[12.3, 2.7]] },
  ],
  things: [
    roofedWell([WELL.x, WELL.y, 0], 2.5),
    box({
      name: 'trough',
      at: [7.3, 8.2, 0],
      size: [2, 0.8, 0.42],
      material: 'stone',
      top: [pool(0.1, 0.1, 1.9, 0.7, 0.12, 'stone', tone('teal', 'left'))],
      right: [ribs(1, tone('stone', 'left'), 'level')],
    }),
    goat([9.6, 8.3, 0]),
    handPump([11.1, 7, 0], 'teal'),
    jerrycan([10.6, 7.7, 0]),
    jerrycan([11.1, 7.75, 0], 'paper'),
    fieldTable([2.6, 9, 0]),
    worker([3.1, 8.75, 0], 'teal', 'paper'),
    person([1.9, 9.4, 0], 'clay'),
    person([3.2, 6.9, 0], 'gold'),
    person([7.6, 7.4, 0], 'rose'),
    person([8.5, 7.3, 0], 'ink'),
    box({
      name: 'seedbed',
      at: [0.9, 7.95, 0],
      size: [1.3, 0.34, 0.22],
      material: 'palm',
      castsShadow: false,
      left: [ribs(7, tone('palm', 'right'))],
    }),
    solarMast([13.1, 9.4, 0]),
    donationBox([12.4, 4.9, 0], 1.15, 0.6),
    fieldTruck([6.9, ROAD + 0.1, 0]),
    reliefTent([0.7, 1, 0], [2.2, 2.6, 1.9]),
    reliefTent([3.4, 1, 0], [2.2, 2.6, 1.9], false, 'sand'),
    reliefTent([6.4, 0.7, 0], [3.2, 3.1, 2.5], true),
    crate([5.75, 2.2, 0], 0.5),
    crate([5.75, 2.75, 0], 0.5),
    crate([5.75, 2.2, 0.5], 0.46, 'sand'),
    crate([2.95, 3.2, 0], 0.42, 'wood'),
    mast([10.6, 1.2, 0], 4.4),
    box({
      name: 'radio cabinet',
      at: [10.2, 1.7, 0],
      size: [0.6, 0.5, 0.6],
      material: 'ink',
      left: [panel(0.1, 0.3, 0.5, 0.44, tone('teal', 'left'))],
    }),
    latrine([12, 1.5, 0]),
    person([8.2, 4.2, 0], 'teal'),
    palm([13.3, 0.8, 0], 2),
  ],
  why: { middle: [7.4, 8.2, 0.4], zoom: 1.8 },
  features: {},
}));
