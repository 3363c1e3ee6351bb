/** A staircase of locks: one barge with one sealed crate in each chamber, and beside them a return channel that leads down. */
import { panel } from '#kit/face.ts';
import { SURFACES } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import { barge, lockHouse, mitreGate } from '#library/locks.ts';
import { worker } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { runnel, shaftOn, terrace } from '#library/terraces.ts';
import { gaugeHouse, liftGate, testBasin } from './locks.ts';

const DEPTH_Y = 7.6;
/** The strip of the canal along y. */
const CANAL = { from: 3.1, width: 1.9 };
const NEAR = CANAL.from + CANAL.width;
/** Steps from the top: where each begins along x, its length, the height of its banks. */
const STEPS = [
  { x: 0, length: 3.3, height: 3 },
  { x: 3.3, length: 3.5, height: 2 },
  { x: 6.8, length: 3.5, height: 1 },
] as const;
/** Position along x where the steps end. */
const FOOT = 10.3;
const WIDE = 14;
/** Height of the banks above the water. */
const FREEBOARD = 0.4;
/** Distance of the return channel from the canal, on the near bank. */
const BACK = 1.5;

/** Where the channel feeds the top, and where the return channel drains into it, along x. */
const FEED = 1.1;
const RETURN = 8.6;
const pipe = (u: number, height: number) => shaftOn(u, 0, height, 4.2);

/** The banks of a step and the water between them; the return channel crosses the near bank and falls at its end. */
const step = ({ x, length, height }: (typeof STEPS)[number], index: number) => [
  terrace({
    at: [x, 0, 0],
    size: [length, CANAL.from, height],
    top: [panel(0, CANAL.from - 0.7, length, CANAL.from, SURFACES.plaza)],
  }),
  box({
    name: 'water',
    at: [x, CANAL.from, 0],
    size: [length, CANAL.width, height - FREEBOARD],
    material: 'sea',
    castsShadow: false,
  }),
  terrace({
    at: [x, NEAR, 0],
    size: [length, DEPTH_Y - NEAR, height],
    top: [
      panel(0, 0, length, 0.7, SURFACES.plaza),
      runnel(
        index === 0
          ? [
              [length - 0.9, 0],
              [length - 0.9, BACK],
              [length, BACK],
            ]
          : [
              [0, BACK],
              [length, BACK],
            ],
      ),
      ...(index === 0
        ? [
            runnel([
              [FEED, 0],
              [FEED, DEPTH_Y - NEAR],
            ]),
          ]
        : index === 2
          ? [
              runnel([
                [RETURN - x, BACK],
                [RETURN - x, DEPTH_Y - NEAR],
              ]),
            ]
          : []),
    ],
    left: index === 0 ? [pipe(FEED, height)] : index === 2 ? [pipe(RETURN - x, height)] : [],
    right: [shaftOn(DEPTH_Y - NEAR - BACK, height, height - 1)],
  }),
];

export default scene(() => ({
  block: {
    size: [WIDE, DEPTH_Y],
    depth: 2.6,
    surface: 'desert',
    channel: 1.6,
    patches: [
      { at: [FOOT, NEAR], size: [WIDE - FOOT, 0.7], surface: 'plaza' },
      {
        at: [FOOT, NEAR + 0.7],
        size: [WIDE - FOOT, 1.6],
        surface: 'desert',
        paint: [
          runnel([
            [0, BACK - 0.7],
            [1.4, BACK - 0.7],
            [1.4, -0.7],
          ]),
        ],
      },
    ],
    hollows: [{ at: [FOOT, CANAL.from], size: [WIDE - FOOT, CANAL.width], drop: FREEBOARD, floor: 'sea', bed: 1 }],
  },
  shafts: [
    { face: 'left', at: FEED },
    { face: 'left', at: RETURN },
    {
      face: 'right',
      at: 1.4,
      canal: [
        [12.6, 1.4],
        [12.6, 3.1],
      ],
    },
  ],
  things: [
    STEPS.map(step),
    barge([0.5, CANAL.from + 0.4, STEPS[0].height - FREEBOARD], 'ink'),
    barge([3.75, CANAL.from + 0.4, STEPS[1].height - FREEBOARD], 'teal'),
    barge([7.5, CANAL.from + 0.4, STEPS[2].height - FREEBOARD], 'ink'),
    barge([11, CANAL.from + 0.4, -FREEBOARD], 'teal'),
    mitreGate([3.3, CANAL.from, 1.6], CANAL.width, 1.55),
    liftGate([6.8, CANAL.from, 1], CANAL.width, 2.9, 1 - STEPS[2].height + FREEBOARD),
    mitreGate([10.3, CANAL.from, -FREEBOARD], CANAL.width, 1.55),
    lockHouse([0.6, 1.2, 3]),
    gaugeHouse([3.8, 1.1, 2]),
    testBasin([5.2, 2.3, 2], 0.85, 0.7),
    lockHouse([7.4, 1.2, 1], 'rose', 'ink'),
    palm([11.4, 1.6, 0], 2),
    worker([5.9, NEAR + 0.5, 2], 'clay'),
    worker([2.1, NEAR + 0.5, 3], 'gold', 'paper'),
    worker([12.2, 5.4, 0], 'teal'),
  ],
  why: { middle: [5.6, 4, 2.7], zoom: 2.3 },
}));
