/** A pump house on a low ridge under a full moon: the door open, a lantern on a bench, a spare pump on a trolley. */
import { area, ribs } from '#kit/face.ts';
import { tone, type Paint } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod } from '#kit/solids.ts';
import { cellar } from '#library/cellar.ts';
import { person } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import { pump, pumpHouse } from '#library/pumps.ts';
import { steps, terrace } from '#library/terraces.ts';
import { dutyBench, moon, trolley, valveRack } from './pumps.ts';

/** The ground in front of the door in the light of its lamp. */
const LAMPLIT_GROUND: Paint = { day: '#fbe6ae', night: '#f3cd7d' };
const DEPTH = 3.7;
const RIDGE = 1.1;
const LEDGE = 0.55;
const HOUSE = { x: 4.7, y: 0.5 };
const CELLAR = { left: 4, floor: -2.05, width: 4, height: 1.75, into: 0.8, front: 6.3 };

const pumpCellar = () =>
  cellar({
    at: [CELLAR.left, CELLAR.front - CELLAR.into, CELLAR.floor],
    size: [CELLAR.width, CELLAR.into, CELLAR.height],
    open: 'left',
    wall: 'stone',
    floor: 'sea',
    back: [ribs(6, tone('stone', 'right')), ribs(4, tone('stone', 'right'), 'level')],
    things: [
      ...pump([CELLAR.left + 0.9, CELLAR.front - 0.72, CELLAR.floor]),
      rod({
        name: 'rising main',
        at: [CELLAR.left + 1.26, CELLAR.front - 0.42, CELLAR.floor + 1],
        to: CELLAR.floor + 2,
        paint: tone('steel', 'left'),
        width: 4.6,
      }),
      box({
        name: 'primed tank',
        at: [CELLAR.left + 2.7, CELLAR.front - 0.75, CELLAR.floor],
        size: [0.8, 0.5, 0.8],
        material: 'glass',
      }),
      box({
        name: 'water',
        at: [CELLAR.left + 2.7, CELLAR.front - 0.25, CELLAR.floor],
        size: [0.8, 0.02, 0.62],
        material: 'teal',
      }),
      rod({
        name: 'suction',
        at: [CELLAR.left + 2.7, CELLAR.front - 0.4, CELLAR.floor + 0.3],
        to: [CELLAR.left + 2.4, CELLAR.front - 0.4, CELLAR.floor + 0.3],
        paint: tone('steel', 'right'),
        width: 4,
      }),
    ],
  });

export default scene(() => ({
  block: { size: [12, 6.3], depth: DEPTH, surface: 'desert', channel: 2.75, left: [pumpCellar()] },
  shafts: [
    { face: 'left', at: 2.3, canal: [[2.3, 5.3]] },
    { face: 'left', at: 9.4, canal: [[9.4, 5.5]] },
    {
      face: 'right',
      at: 4.8,
      canal: [
        [11.4, 4.8],
        [11.4, 3.95],
      ],
    },
  ],
  things: [
    moon([1.2, 2, 3.3], 0.95),
    terrace({
      at: [0.9, 0.3, 0],
      size: [10.6, 2.7, RIDGE],
      top: [
        area(
          [
            [4.3, 2.2],
            [5.6, 2.2],
            [5.9, 2.7],
            [4.2, 2.7],
          ],
          LAMPLIT_GROUND,
        ),
      ],
    }),
    terrace({ at: [0.4, 3, 0], size: [11.3, 0.95, LEDGE] }),
    steps({ at: [4.9, 3, LEDGE], size: [1.2, 0.5, RIDGE - LEDGE], count: 2, climbs: 'y' }),
    steps({ at: [4.9, 3.95, 0], size: [1.2, 0.6, LEDGE], count: 3, climbs: 'y' }),
    pumpHouse([HOUSE.x, HOUSE.y, RIDGE]),
    rod({
      name: 'pipe',
      points: [
        [HOUSE.x + 3.4, 1.6, RIDGE + 0.3],
        [HOUSE.x + 4.6, 1.6, RIDGE + 0.3],
        [HOUSE.x + 4.6, 1.6, RIDGE],
      ],
      paint: tone('teal', 'left'),
      width: 5,
    }),
    valveRack([0.7, 4.9, 0], 4),
    dutyBench([6.7, 4.7, 0]),
    person([6.3, 5.5, 0], 'ink'),
    trolley([8.7, 4.5, 0]),
    pump([8.8, 4.65, 0.42]),
    bush([1.6, 0.9, RIDGE], 0.3),
    bush([10.9, 1, RIDGE], 0.35),
    bush([3.2, 2.2, RIDGE], 0.22),
  ],
  why: { middle: [5.9, 4.2, -0.4], zoom: 1.7, face: 'left' },
}));
