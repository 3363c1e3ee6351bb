/** A factory under a sawtooth roof without its near walls: robots over the belt, a press, a stack light on amber; a trench with equipment below. */
import { band, panel, ribs, segment, windows } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod } from '#kit/solids.ts';
import { pallet } from '#library/cargo.ts';
import { person } from '#library/people.ts';
import { slab, wall } from '#library/rooms.ts';
import {
  airTank,
  binRack,
  coil,
  controlCabinet,
  conveyor,
  operatorPanel,
  press,
  robotArm,
  sawtooth,
  stackLight,
  sump,
  workpiece,
  workstation,
} from './plant.ts';

const SIZE = [14, 8.6] as const;
const DEPTH = 3.7;
const HALL = { x: 0.7, y: 0.7, width: 10.8, height: 2.9 };
const FLOOR = 0.12;
const TRENCH = { x: 1.4, width: 8.2, depth: 0.8, drop: 1.7 };
const BACK = SIZE[1] - TRENCH.depth;
const BELT = FLOOR + 0.56;
const STATIONS = [2.4, 5.2, 8.2] as const;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 2.65,
    surface: 'desert',
    patches: [
      {
        at: [11.6, 0.5],
        size: [2.4, 8.1],
        surface: 'tarmac',
        paint: [segment([0.2, 0.3], [0.2, 7.8], tone('gold', 'top'), 1.6)],
      },
    ],
    hollows: [{ at: [TRENCH.x, BACK], size: [TRENCH.width, TRENCH.depth], drop: TRENCH.drop, floor: 'floor' }],
  },
  shafts: [
    ...STATIONS.map((at) => ({ face: 'left' as const, at })),
    { face: 'left', at: 10.6 },
    { face: 'right', at: 5.6, canal: [[12.8, 5.6]] },
  ],
  things: [
    slab(
      [HALL.x, HALL.y, 0],
      [HALL.width, SIZE[1] - HALL.y],
      'stone',
      [panel(0.3, 5.1, 10.5, 5.2, tone('gold', 'top')), panel(0.3, 2.2, 10.5, 2.3, tone('gold', 'top'))],
      FLOOR,
    ),
    wall([HALL.x, HALL.y, FLOOR], [HALL.width, 0.14, HALL.height], 'paper', [
      band(0, 0.5, tone('teal', 'left')),
      windows({ columns: 10, rows: 1, below: 0.8, above: 1.2, pane: [0.7, 0.8], lit: 3 }),
    ]),
    wall([HALL.x, HALL.y + 0.14, FLOOR], [0.14, 2.1, HALL.height], 'paper', [], [band(0, 0.5, tone('teal', 'right'))]),
    [0.84, 4.4, 8, 11.3].map((x) =>
      box({
        name: 'column',
        at: [x, 2.74, FLOOR],
        size: [0.18, 0.18, HALL.height],
        material: 'steel',
        castsShadow: false,
      }),
    ),
    sawtooth([HALL.x, HALL.y, FLOOR + HALL.height], 5, HALL.width / 5, 2.24, 1.15),
    binRack([1.3, 1.2, FLOOR]),
    binRack([5.6, 1.2, FLOOR]),
    pallet([3.4, 1.7, FLOOR], 'wood'),
    pallet([9.6, 1.6, FLOOR], 'teal'),
    robotArm([3, 3.3, FLOOR], 1.3),
    robotArm([6, 3.3, FLOOR], 1.3, 'gold'),
    conveyor([1.1, 4.2, FLOOR], 7.6),
    [1.8, 3, 4.2, 5.1, 6, 7.4].map((x) => workpiece([x, 4.65, BELT], x > 5.5)),
    press([9, 3.9, FLOOR]),
    stackLight([10.6, 4.2, FLOOR + 2.8]),
    workstation([7.3, 6.4, FLOOR]),
    operatorPanel([10.1, 6.9, FLOOR]),
    rod({
      name: 'panel cable',
      points: [
        [10.37, 7, FLOOR],
        [10.6, 7.6, FLOOR],
        [10.6, SIZE[1], FLOOR],
        [10.6, SIZE[1], -0.05],
      ],
      paint: tone('ink', 'left'),
      width: 1.6,
    }),
    binRack([4.9, 6.3, FLOOR]),
    person([8.4, 7.9, FLOOR], 'clay'),
    person([2.6, 6.3, FLOOR], 'teal'),
    pallet([1.2, 6.6, FLOOR], 'gold'),
    pallet([3.5, 6.5, FLOOR], 'sand', 0.4),
    coil([12.1, 0.9, 0]),
    coil([12.1, 2.1, 0]),
    coil([12.1, 3.3, 0]),
    person([12.6, 7, 0], 'ink'),
    airTank([1.7, BACK + 0.05, -TRENCH.drop]),
    controlCabinet([3.8, BACK + 0.1, -TRENCH.drop], [1.2, 0.5, 1.24]),
    sump([5.5, BACK + 0.15, -TRENCH.drop]),
    controlCabinet([7, BACK + 0.1, -TRENCH.drop], [1.2, 0.5, 1.24]),
    box({
      name: 'cable tray',
      at: [TRENCH.x + 0.05, BACK + 0.02, -0.36],
      size: [TRENCH.width - 0.4, 0.2, 0.1],
      material: 'ink',
      castsShadow: false,
      left: [ribs(20, tone('steel', 'top'))],
    }),
  ],
  why: { middle: [8.4, 7.2, 0.5], zoom: 1.97 },
  features: {},
}));
