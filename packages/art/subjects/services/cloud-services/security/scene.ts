/** A stepped citadel: a gatehouse with a turnstile at every shaft, the well of data under its stone lid, a decoy well inside a thread. */
import { panel, ribs } from '#kit/face.ts';
import { LAMP, SIGNAL, SURFACES, tone, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { arch } from '#library/arcades.ts';
import { cellar } from '#library/cellar.ts';
import { gatehouse, merlons } from '#library/gatehouses.ts';
import { person } from '#library/people.ts';
import { steps, terrace } from '#library/terraces.ts';
import { decoyWell, lidWell, watchPost } from './gatehouses.ts';

const DEPTH = 3.8;
const STEP = 0.85;
const FRONT = 10.5;
const ROOMS = { left: 5.25, floor: -1.9, pitch: 1.1, width: 0.95, height: 1.05 };
const DOORS: readonly Material[] = ['teal', 'clay', 'gold', 'ink'];

const room = (door: Material, index: number) =>
  cellar({
    at: [ROOMS.left + index * ROOMS.pitch, FRONT - 0.4, ROOMS.floor],
    size: [ROOMS.width, 0.4, ROOMS.height],
    open: 'left',
    arched: true,
    wall: 'stone',
    floor: 'sand',
    back: [panel(0.1, 0, 0.5, 0.58, tone(door, 'left')), panel(0.4, 0.26, 0.45, 0.32, SIGNAL)],
  });

export default scene(() => ({
  block: {
    size: [11.5, FRONT],
    depth: DEPTH,
    surface: 'desert',
    channel: 2.75,
    left: [
      cellar({
        at: [6.7, FRONT - 0.16, -0.42],
        size: [0.7, 0.16, 0.42],
        open: 'left',
        wall: 'ink',
        floor: 'stone',
        back: [ribs(3, tone('steel', 'top'), 'level', 1.2)],
      }),
      cellar({
        at: [ROOMS.left, FRONT - 0.12, ROOMS.floor + ROOMS.height + 0.06],
        size: [4 * ROOMS.pitch - 0.15, 0.12, 0.36],
        open: 'left',
        wall: 'ink',
        floor: 'stone',
      }),
      ...DOORS.map(room),
    ],
  },
  shafts: [
    { face: 'left', at: 1.3 },
    { face: 'left', at: 4.2 },
    { face: 'right', at: 8.4 },
    { face: 'right', at: 5.2 },
    { face: 'right', at: 2 },
  ],
  things: [
    terrace({
      at: [0.6, 0.6, 0],
      size: [8.6, 7.2, STEP],
      surface: 'plaza',
      left: [0.9, 4, 5.4, 6.8, 8.1].map((u) => arch(u, 0.5, 0.6)),
      right: [1, 2.4, 3.8, 5.2, 6.4].map((u) => arch(u, 0.5, 0.6)),
    }),
    terrace({
      at: [0.6, 0.6, STEP],
      size: [6.6, 5.2, STEP],
      left: [0.8, 1.9, 3, 5.8].map((u) => arch(u, 0.5, 0.6)),
      right: [0.9, 2.2, 3.4, 4.5].map((u) => arch(u, 0.5, 0.6)),
    }),
    terrace({
      at: [0.6, 0.6, 2 * STEP],
      size: [4.4, 3.4, STEP],
      surface: 'plaza',
      top: [panel(0.3, 0.3, 4.1, 3.1, SURFACES.floor)],
      left: [0.8, 3.4].map((u) => arch(u, 0.5, 0.6, LAMP)),
      right: [1, 2.4].map((u) => arch(u, 0.5, 0.6)),
    }),
    merlons([0.7, 0.65, 3 * STEP], 8, 0.54, 'x'),
    merlons([0.65, 1, 3 * STEP], 6, 0.5, 'y'),
    merlons([0.65, 4.1, 2 * STEP], 3, 0.54, 'y'),
    merlons([5.15, 0.65, 2 * STEP], 4, 0.52, 'x'),
    merlons([0.65, 5.9, STEP], 3, 0.6, 'y'),
    merlons([7.35, 0.65, STEP], 3, 0.6, 'x'),
    lidWell([2.9, 2.4, 3 * STEP], 0.95),
    watchPost([5.6, 1.5, 2 * STEP], 1.9),
    steps({ at: [2.1, 4, 2 * STEP], size: [1, 0.8, STEP], count: 4, climbs: 'y' }),
    steps({ at: [4.6, 5.8, STEP], size: [1, 0.8, STEP], count: 4, climbs: 'y' }),
    steps({ at: [2.4, 7.8, 0], size: [1, 0.8, STEP], count: 4, climbs: 'y' }),
    decoyWell([8.1, 4.6, STEP]),
    gatehouse([0.7, 9.25, 0], 'left'),
    gatehouse([3.6, 9.25, 0], 'left'),
    gatehouse([6.45, 9.25, 0], 'left', 'clay'),
    gatehouse([10.25, 7.8, 0], 'right'),
    gatehouse([10.25, 4.6, 0], 'right'),
    gatehouse([10.25, 1.4, 0], 'right'),
    person([5.6, 4.6, 2 * STEP], 'teal'),
    person([6.8, 7, STEP], 'ink'),
    person([9, 9.6, 0], 'clay'),
  ],
  why: { middle: [7.2, FRONT, -0.1], zoom: 2.2, face: 'left' },
}));
