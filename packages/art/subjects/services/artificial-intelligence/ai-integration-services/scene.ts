/** A clinic, a depot and a house in one row with a new pump room between them: its pipes run through every wall, each with a valve. */
import { ribs, segment } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import { crate } from '#library/cargo.ts';
import { assembly } from '#library/parts.ts';
import { person } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { valve } from '#library/tubes.ts';
import {
  barredWindow,
  bed,
  branch,
  cartridge,
  crossSign,
  cutWall,
  goodsOnWall,
  header,
  lampTable,
  pipeAlong,
  sectionRoom,
  spareCartridge,
  WALL,
} from './joined.ts';

const BACK = 0.7;
const DEPTH = 2.3;
const FLOOR = 0.12;
/** Where each room begins and the row ends, along x. */
const [CLINIC, PUMPS, DEPOT, HOUSE, END] = [0.6, 4.3, 9, 12.4, 15.7];
const PIPE = BACK + 1.85;
const [LOW, MID, HIGH] = [0.62, 1.2, 1.78];
const CARTRIDGE = (PUMPS + DEPOT) / 2;
const ARM = CARTRIDGE - 0.4 - PUMPS - WALL;

const flat = (width: number, height: number) =>
  [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;

export default scene(() => ({
  block: {
    size: [16.4, 5.2],
    depth: 2.6,
    surface: 'desert',
    patches: [{ at: [0.4, 3.1], size: [15.6, 0.9], surface: 'plaza', paint: [ribs(15, SURFACES.road)] }],
  },
  shafts: [
    { face: 'left', at: 6.9, canal: [[6.9, 3]] },
    { face: 'left', at: 2.6, canal: [[2.6, 4.7]] },
    { face: 'left', at: 13.6, canal: [[13.6, 4.7]] },
  ],
  things: [
    sectionRoom({
      at: [CLINIC, BACK, 0],
      size: [PUMPS - CLINIC, DEPTH],
      gable: flat(PUMPS - CLINIC, 2.5),
      wall: 'paper',
      floor: 'glass',
      back: [...crossSign(0.75, 1.75, 0.42), ...barredWindow(1.7, 1.3, 1.1, 0.9)],
    }),
    sectionRoom({
      at: [PUMPS, BACK, 0],
      size: [DEPOT - PUMPS, DEPTH],
      gable: flat(DEPOT - PUMPS, 3),
      wall: 'teal',
      floor: 'steel',
      back: [ribs(17, tone('teal', 'right'))],
    }),
    sectionRoom({
      at: [DEPOT, BACK, 0],
      size: [HOUSE - DEPOT, DEPTH],
      gable: [
        [0, 0],
        [HOUSE - DEPOT, 0],
        [HOUSE - DEPOT, 2.1],
        [2.3, 2.1],
        [2.3, 2.75],
        [1.15, 2.1],
        [1.15, 2.75],
        [0, 2.1],
      ],
      wall: 'stone',
      floor: 'stone',
      back: goodsOnWall(6, 3, [2.9, 1.7], [0.3, 0.2]),
    }),
    sectionRoom({
      at: [HOUSE, BACK, 0],
      size: [END - HOUSE, DEPTH],
      gable: [
        [0, 0],
        [END - HOUSE, 0],
        [END - HOUSE, 1.7],
        [(END - HOUSE) / 2, 3.1],
        [0, 1.7],
      ],
      wall: 'clay',
      floor: 'wood',
      back: barredWindow(1.15, 0.95, 0.9, 0.9),
    }),
    cutWall([CLINIC, BACK + WALL, FLOOR], DEPTH - WALL, 2.5, 1.1),
    cutWall([PUMPS, BACK + WALL, FLOOR], DEPTH - WALL, 2.7, 1.1, 'teal'),
    cutWall([DEPOT, BACK + WALL, FLOOR], DEPTH - WALL, 2.1, 0.55, 'stone'),
    cutWall([HOUSE, BACK + WALL, FLOOR], DEPTH - WALL, 1.7, 0.55, 'clay'),
    assembly(
      'manifold',
      [
        rod({
          name: 'bypass',
          points: [
            [PUMPS + 0.5, PIPE, HIGH],
            [PUMPS + 0.5, PIPE, 2.75],
            [DEPOT - 0.5, PIPE, 2.75],
            [DEPOT - 0.5, PIPE, HIGH],
          ],
          paint: tone('gold', 'left'),
          width: 4,
        }),
        header([PUMPS + 0.5, PIPE, FLOOR], HIGH + 0.1),
        pipeAlong([PUMPS + WALL, PIPE, MID], 0.3),
        [LOW, MID, HIGH].map((level) => branch([PUMPS + 0.6, PIPE, level], ARM - 0.4)),
        cartridge([CARTRIDGE, PIPE, FLOOR], 1.85),
        [LOW, MID, HIGH].map((level) => branch([CARTRIDGE + 0.4, PIPE, level], DEPOT - CARTRIDGE - 1, true)),
        header([DEPOT - 0.5, PIPE, FLOOR], HIGH + 0.1),
        pipeAlong([DEPOT - 0.45, PIPE, LOW], 0.45),
        valve([CARTRIDGE, PIPE + 0.1, 2.75], 0.24),
      ],
      false,
    ),
    spareCartridge([DEPOT - 1.4, BACK + 0.5, 1.5]),
    pipeAlong([CLINIC + WALL, PIPE, MID], PUMPS - CLINIC - WALL),
    valve([CLINIC + 2.4, PIPE + 0.11, MID], 0.22),
    pipeAlong([DEPOT + WALL, PIPE, LOW], HOUSE - DEPOT - WALL),
    valve([DEPOT + 1.1, PIPE + 0.11, LOW], 0.22),
    pipeAlong([HOUSE + WALL, PIPE, LOW], END - HOUSE - WALL - 0.75),
    valve([HOUSE + 0.9, PIPE + 0.11, LOW], 0.22),
    cylinder({
      name: 'sink',
      at: [END - 0.45, PIPE, FLOOR],
      radius: 0.3,
      height: 0.72,
      material: 'paper',
      lid: tone('teal', 'left'),
      castsShadow: false,
    }),
    bed([CLINIC + 0.6, BACK + 0.35, FLOOR]),
    crate([DEPOT + 0.9, BACK + 0.4, FLOOR], 0.7, 'gold'),
    crate([DEPOT + 1.75, BACK + 0.4, FLOOR], 0.6, 'clay'),
    lampTable([HOUSE + 1.5, BACK + 0.8, FLOOR]),
    box({
      name: 'vent',
      at: [PUMPS + 1, BACK - 0.1, 3.12],
      size: [0.5, 0.4, 0.5],
      material: 'steel',
      castsShadow: false,
      left: [ribs(3, tone('ink', 'left'), 'level')],
    }),
    [2.6, 13.6].map((x) =>
      cylinder({
        name: 'trough',
        at: [x, 4.55, 0],
        radius: 0.42,
        height: 0.36,
        material: 'stone',
        lid: tone('teal', 'left'),
      }),
    ),
    box({
      name: 'bench',
      at: [9.6, 4.3, 0],
      size: [1.6, 0.4, 0.32],
      material: 'wood',
      left: [segment([0.1, 0.16], [1.5, 0.16], tone('ink', 'left'), 1)],
    }),
    person([4.6, 3.6, 0], 'teal'),
    person([11.8, 4.5, 0], 'gold'),
    palm([0.8, 4.2, 0], 1.7),
  ],
  why: { middle: [6.7, 2.5, 1.3], zoom: 2.7 },
}));
