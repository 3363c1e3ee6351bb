/** A clean-room block without its front: vessel, tablet press and blister line in a row, an airlock, ducts above, cold store below. */
import { disc, panel, ribs, type FacePaint } from '#kit/face.ts';
import { SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import { pallet } from '#library/cargo.ts';
import { room, row } from '#library/parts.ts';
import { worker } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import { slab } from '#library/rooms.ts';
import { runnel, shaftOn } from '#library/terraces.ts';
import { truck } from '#library/vehicles.ts';
import {
  airHandler,
  airlockDoor,
  blisterLine,
  duct,
  gown,
  mixingVessel,
  silo,
  slopedWall,
  tabletPress,
} from './cleanroom.ts';

const SIZE = [15.4, 8.6] as const;
const DEPTH = 3.4;
const [LEFT, RIGHT] = [0.9, 11.6] as const;
const [REAR, BACK, FRONT] = [0.9, 2.6, 7.4] as const;
const FLOOR = 0.16;
const HIGH = 2.5;
const HALLS = [LEFT, 4.5, 7.3, RIGHT] as const;
const GATE = 9.4;
const CORRIDOR = 5.6;

const cage: FacePaint[] = [
  panel(2.9, 0.1, 4.3, 1.2, tone('ink', 'left')),
  ...row(2, [3.05, 0.14], [0.5, 0.5], [0.6, 0], [tone('wood', 'top'), tone('clay', 'left')]),
];
const bars: FacePaint = ({ at }) =>
  ribs(9, tone('gold', 'left'), 'upright', 1.3)({ width: 1.4, height: 1.1, at: (u, v) => at(u + 2.9, v + 0.1) });

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 2.6,
    surface: 'desert',
    patches: [
      { at: [12.4, 0], size: [3, 5.4], surface: 'road' },
      { at: [LEFT - 0.4, FRONT], size: [RIGHT + 2.6 - LEFT, 0.7], surface: 'plaza' },
    ],
    left: [
      room({
        side: 'left',
        from: 2.2,
        below: 0.45,
        size: [4.6, 1.45],
        inside: [
          ...row(
            4,
            [0.4, 0.14],
            [0.5, 0.46],
            [0.58, 0],
            [tone('wood', 'left'), tone('sand', 'left'), tone('teal', 'left')],
          ),
          ...row(3, [0.5, 0.64], [0.5, 0.4], [0.68, 0], [tone('sand', 'left'), tone('wood', 'left')]),
          ...cage,
          bars,
        ],
      }),
      room({
        side: 'left',
        from: 9.2,
        below: 0.45,
        size: [2.6, 1.45],
        back: tone('glass', 'top'),
        inside: [
          ...row(5, [0.36, 0.14], [0.34, 0.34], [0.42, 0], [WHITE, tone('paper', 'left')]),
          ...row(4, [0.5, 0.52], [0.34, 0.3], [0.42, 0], [tone('paper', 'left'), WHITE]),
          panel(0.5, 1.14, 1.3, 1.36, tone('steel', 'right')),
          disc(1.9, 1.2, 0.13, WHITE),
        ],
      }),
    ],
  },
  shafts: [
    { face: 'left', at: 1.6, canal: [[1.6, FRONT + 0.06]] },
    { face: 'left', at: 7.9, canal: [[7.9, FRONT + 0.06]] },
    {
      face: 'left',
      at: 12.6,
      canal: [
        [12.6, FRONT + 0.4],
        [12.6, 7.1],
      ],
    },
    { face: 'right', at: 6.4, canal: [[14.6, 6.4]] },
  ],
  things: [
    box({
      name: 'technical block',
      at: [LEFT, REAR, 0],
      size: [RIGHT - LEFT, BACK - REAR, HIGH],
      material: 'paper',
      left: [
        panel(0, FLOOR, RIGHT - LEFT, HIGH - 0.3, tone('glass', 'top')),
        panel(0, FLOOR, RIGHT - LEFT, FLOOR + 0.14, tone('teal', 'top')),
        panel(0, HIGH - 0.3, RIGHT - LEFT, HIGH - 0.24, tone('steel', 'left')),
        ...row(3, [4.2, 1], [1.5, 0.6], [2.1, 0], [tone('glass', 'left')]),
        runnel(
          [
            [0.2, 1.95],
            [RIGHT - LEFT, 1.95],
          ],
          { open: false, width: 2.6 },
        ),
        ...[2.1, 5.9, 9.9].map((u) => shaftOn(u, 1.95, 1.2, 2.2)),
      ],
      right: [
        panel(0.4, 0, 1.2, 1.4, tone('teal', 'right')),
        panel(0, HIGH - 0.5, BACK - REAR, HIGH - 0.3, tone('teal', 'right')),
      ],
      top: [panel(0.12, 0.12, RIGHT - LEFT - 0.12, BACK - REAR - 0.12, tone('paper', 'left'))],
    }),
    duct([LEFT + 0.3, REAR + 1.05, HIGH], RIGHT - LEFT - 1.4, 0.27),
    [1.3, 4.2, 7.1].map((x) => airHandler([LEFT + x, REAR + 0.12, HIGH], [1.7, 0.8, 0.75])),
    slab(
      [LEFT, BACK, 0],
      [RIGHT - LEFT, FRONT - BACK],
      'stone',
      [
        panel(0.1, 0, HALLS[1] - LEFT, CORRIDOR - BACK, tone('glass', 'top')),
        panel(HALLS[1] - LEFT, 0, HALLS[2] - LEFT, CORRIDOR - BACK, tone('paper', 'left')),
        panel(HALLS[2] - LEFT, 0, RIGHT - LEFT, CORRIDOR - BACK, tone('sand', 'top')),
        panel(0, CORRIDOR - BACK, RIGHT - LEFT, FRONT - BACK, tone('paper', 'top')),
        panel(0, CORRIDOR - BACK + 0.1, GATE - LEFT, CORRIDOR - BACK + 0.2, tone('teal', 'top')),
      ],
      FLOOR,
    ),
    slopedWall([LEFT, BACK, FLOOR], FRONT - BACK, [HIGH - FLOOR - 0.3, 0.5], 'paper'),
    HALLS.slice(1, 3).map((x) => slopedWall([x, BACK, FLOOR], CORRIDOR - BACK, [HIGH - FLOOR - 0.3, 0.4])),
    mixingVessel([2.75, 4.15, FLOOR], 1.05, 1.5),
    tabletPress([5.1, 3.3, FLOOR]),
    cylinder({ name: 'tablet drum', at: [7, 4.2, FLOOR], radius: 0.22, height: 0.5, material: 'teal', lid: WHITE }),
    blisterLine([7.7, 3.4, FLOOR], 3.5),
    rod({
      name: 'loop',
      points: [
        [1.6, FRONT - 0.1, 0.2],
        [1.6, FRONT - 0.1, 0.5],
        [1.6, 5.4, 0.5],
        [1.6, 5.4, 0.9],
        [2, 5.3, 0.9],
      ],
      paint: tone('teal', 'left'),
      width: 3.2,
    }),
    worker([3.9, 5, FLOOR], 'paper', 'glass'),
    worker([8.9, 4.9, FLOOR], 'paper', 'glass'),
    worker([5.4, 6.5, FLOOR], 'paper', 'teal'),
    box({
      name: 'trolley',
      at: [6.1, 6.2, FLOOR + 0.12],
      size: [0.9, 0.5, 0.3],
      material: 'steel',
      left: [disc(0.16, -0.05, 0.09, tone('rubber', 'right')), disc(0.74, -0.05, 0.09, tone('rubber', 'right'))],
      top: [...row(3, [0.06, 0.08], [0.22, 0.34], [0.28, 0], [tone('teal', 'top'), WHITE])],
    }),
    slab(
      [RIGHT, CORRIDOR - 0.1, 0],
      [2.2, FRONT - CORRIDOR + 0.1],
      'stone',
      [panel(0, 0, 1.1, 1.9, tone('teal', 'top')), panel(1.1, 0, 2.2, 1.9, tone('clay', 'top'))],
      FLOOR,
    ),
    box({
      name: 'gowning wall',
      at: [GATE + 0.12, CORRIDOR - 0.1, FLOOR],
      size: [RIGHT + 1.96 - GATE, 0.12, 1.5],
      material: 'paper',
      castsShadow: false,
      left: [0.4, 0.95, 1.5, 2.05, 2.75, 3.3, 3.85].flatMap((u, index) =>
        index === 4 ? [disc(u, 1.15, 0.035, tone('ink', 'left'))] : gown(u, 1.15, index < 4 ? 'teal' : 'rose'),
      ),
    }),
    airlockDoor([GATE, CORRIDOR - 0.1, FLOOR], FRONT - CORRIDOR + 0.1, 'open'),
    airlockDoor([RIGHT + 2.08, CORRIDOR - 0.1, FLOOR], FRONT - CORRIDOR + 0.1, 'shut'),
    box({
      name: 'step-over bench',
      at: [RIGHT + 0.95, CORRIDOR + 0.2, FLOOR],
      size: [0.3, 1.4, 0.3],
      material: 'steel',
      castsShadow: false,
    }),
    worker([RIGHT + 0.4, 6.6, FLOOR], 'paper', 'teal'),
    box({
      name: 'hatch',
      at: [GATE + 1.2, FRONT - 0.34, FLOOR],
      size: [0.6, 0.34, 0.62],
      material: 'steel',
      castsShadow: false,
      left: [panel(0.08, 0.1, 0.52, 0.52, SIGNAL)],
    }),
    [0, 1, 2].map((index) => silo([12.55, 0.8 + index * 1.3, 0], 0.52, 2.5)),
    truck({ at: [14, 1.3, 0], heading: 'y' }),
    pallet([13.5, 4.4, 0], 'paper', 0.5),
    cylinder({
      name: 'water tank',
      at: [14.5, 6.4, 0],
      radius: 0.5,
      height: 0.9,
      material: 'steel',
      bands: [{ from: 0.3, to: 0.5, material: 'teal' }],
    }),
    [4.6, 9.9, 14.2].map((x) => bush([x, 8.1, 0], 0.22)),
  ],
  why: { middle: [11.6, 6.6, 0.5], zoom: 1.97 },
  features: {},
}));
