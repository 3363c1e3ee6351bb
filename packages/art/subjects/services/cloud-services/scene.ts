/** Four structures round one cistern: a pump house, a walled gate, basins, a gauge tower; under them one junction with one valve. */
import { disc, panel } from '#kit/face.ts';
import { SIGNAL, SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, pyramid } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';
import { basin, overflow } from '#library/basins.ts';
import { mouth } from '#library/channels.ts';
import { gatehouse, merlons } from '#library/gatehouses.ts';
import { dial } from '#library/gauges.ts';
import { brassPipe, masterValve } from './junction.ts';
import { pumpHouse } from '#library/pumps.ts';
import { runnel, terrace } from '#library/terraces.ts';
import { person } from '#library/people.ts';

const DEPTH = 4.6;
const CISTERN: Vec2 = [5.6, 5.2];
const VALVE: Vec2 = [6, 2.3];
const LEVEL = 0.65;
const [VX, VY] = VALVE;
const BLOCK: Vec2 = [12.2, 10];
const HEADS = [1.9, 3.7, 6, 9.4] as const;

/** On the cut face: from the head of each canal to the junction, and from there to the channel. */
const PIPES: readonly (readonly Vec2[])[] = [
  ...HEADS.map((u): readonly Vec2[] => [
    [u, DEPTH],
    [u, u === 6 ? VY : 3.5],
    [VX, VY],
  ]),
  [
    [VX, VY],
    [VX, DEPTH - 3.75],
  ],
];
/** On the ground: to the gate, the tower, the cistern and the basins. */
const CANALS: readonly (readonly Vec2[])[] = [
  [
    [HEADS[0], 10],
    [HEADS[0], 9.4],
  ],
  [
    [HEADS[1], 10],
    [HEADS[1], 2.9],
    [2, 2.9],
    [2, 2.3],
  ],
  [
    [HEADS[2], 10],
    [HEADS[2], 7.1],
  ],
  [
    [HEADS[3], 10],
    [HEADS[3], 8.6],
  ],
];

const tower = ([x, y]: Vec2) => [
  box({
    name: 'gauge tower',
    at: [x, y, 0],
    size: [1.15, 1.15, 3.6],
    material: 'paper',
    left: [
      panel(0, 0, 1.15, 0.2, tone('stone', 'right')),
      panel(0.4, 0.2, 0.75, 0.85, tone('ink', 'left')),
      panel(0, 3.2, 1.15, 3.3, SIGNAL),
    ],
    right: [
      panel(0, 0, 1.15, 0.2, tone('stone', 'right')),
      panel(0.42, 0.9, 0.72, 1.4, tone('ink', 'left')),
      panel(0.42, 2, 0.72, 2.5, tone('ink', 'left')),
      panel(0, 3.2, 1.15, 3.3, SIGNAL),
    ],
  }),
  (
    [
      [1.35, 0.1],
      [2.02, -0.25],
      [2.7, 0.4],
    ] as const
  ).map(([z, lean]) => dial({ at: [x + 0.575, y + 1.15, z], radius: 0.29, lean })),
  pyramid({ name: 'roof', at: [x - 0.1, y - 0.1, 3.6], size: [1.35, 1.35, 0.8], material: 'teal', castsShadow: false }),
];

export default scene(() => ({
  block: {
    size: BLOCK,
    depth: DEPTH,
    surface: 'desert',
    channel: 3.75,
    patches: [
      {
        at: [0, 0],
        size: BLOCK,
        surface: 'desert',
        paint: [disc(...CISTERN, 2.5, SURFACES.plaza), ...CANALS.map((points) => runnel(points))],
      },
    ],
    left: [...PIPES.flatMap((points) => brassPipe(points)), ...masterValve(VX, VY, 0.9)],
  },
  shafts: [
    { face: 'right', at: 7.6, canal: [[11.8, 7.6]] },
    { face: 'right', at: 2, canal: [[11, 2]] },
  ],
  things: [
    tower([1.5, 1]),
    pumpHouse([7.2, 0.7, 0]),
    cylinder({
      name: 'cistern',
      at: [...CISTERN, 0],
      radius: 1.9,
      height: 0.55,
      material: 'sand',
      bands: [{ from: 0.16, to: 0.3, material: 'teal' }],
    }),
    mouth([...CISTERN, 0.55], 1.56, 0.24, 'stone', tone('sea', 'top')),
    box({ name: 'wall', at: [0.5, 5.2, 0], size: [0.3, 3.7, 0.9], material: 'sand' }),
    merlons([0.55, 5.25, 0.9], 7, 0.53, 'y'),
    box({ name: 'wall', at: [0.5, 8.9, 0], size: [0.8, 0.3, 0.9], material: 'sand' }),
    gatehouse([1.3, 8.2, 0], 'left', 'clay'),
    box({ name: 'wall', at: [2.5, 8.9, 0], size: [0.8, 0.3, 0.9], material: 'sand' }),
    terrace({
      at: [8.3, 5.4, 0],
      size: [3.4, 1.5, 2 * LEVEL],
      top: basin(0.35, 0.35, 3.05, 1.15, 'full'),
      left: overflow(0.7, 0.9, 2 * LEVEL, LEVEL),
    }),
    terrace({
      at: [8.3, 6.9, 0],
      size: [3.4, 1.6, LEVEL],
      top: basin(0.35, 0.35, 3.05, 1.2, 'brim'),
      left: overflow(1.8, 0.9, LEVEL),
    }),
    person([4.7, 8.2, 0], 'teal'),
    person([7.2, 8.8, 0], 'clay'),
  ],
}));
