/** A terraced hillside with one house under an umbrella; below it the reserve cistern, which overflows into a deeper basin. */
import { panel, segment, stroke } from '#kit/face.ts';
import { CHANNEL, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { dashes, room } from '#library/parts.ts';
import { person } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import { runnel, shaftOn, terrace } from '#library/terraces.ts';
import { house } from '#library/town.ts';
import {
  claimsShed,
  dentedCar,
  payWindow,
  rainGauge,
  recoveryTruck,
  reserve,
  sandbags,
  sluice,
  tornHouse,
  umbrella,
} from './cover.ts';

const DEPTH = 4.6;
/** Heights of the three terraces over the road. */
const [LOW, MIDDLE, HIGH] = [0.9, 1.8, 2.7];
const STEP = 0.9;
const CISTERN = [3.2, 1.3] as const;
const BASIN = [2.8, 1.2] as const;

export default scene(() => ({
  block: {
    size: [12.4, 11.2],
    depth: DEPTH,
    surface: 'desert',
    channel: 3.5,
    patches: [
      {
        at: [0, 9.1],
        size: [12.4, 1.5],
        surface: 'tarmac',
        paint: [dashes([0.3, 0.75], [12.2, 0.75], WHITE, 1.3, '8 7')],
      },
    ],
    left: [
      room({ side: 'left', from: 2.2, below: 0.4, size: CISTERN, inside: reserve(CISTERN, 0.62) }),
      room({ side: 'left', from: 6.6, below: 1.55, size: BASIN, inside: reserve(BASIN, 0.4) }),
      stroke(
        [
          [5.4, DEPTH - 1.05],
          [6.1, DEPTH - 1.05],
          [6.1, DEPTH - 1.85],
          [6.7, DEPTH - 1.85],
        ],
        CHANNEL.wall,
        5,
      ),
      stroke(
        [
          [5.3, DEPTH - 1.05],
          [6.1, DEPTH - 1.05],
          [6.1, DEPTH - 1.85],
          [6.75, DEPTH - 1.85],
        ],
        CHANNEL.water,
        3,
      ),
      panel(6.75, DEPTH - 2.4, 6.9, DEPTH - 1.8, CHANNEL.water),
    ],
  },
  shafts: [
    { face: 'left', at: 1.2, canal: [[1.2, 8.9]] },
    { face: 'left', at: 10.4, canal: [[10.4, 9.3]] },
    { face: 'right', at: 5.6, canal: [[10.2, 5.6]] },
    { face: 'right', at: 2, canal: [[10.2, 2]] },
  ],
  things: [
    terrace({
      at: [0, 0, 0],
      size: [10.2, 8.9, LOW],
      surface: 'lawn',
      left: [shaftOn(1.2, 0, LOW), segment([3.8, 0], [3.8, LOW], tone('steel', 'right'), 1)],
      right: [shaftOn(3.3, 0, LOW), shaftOn(6.9, 0, LOW)],
      top: [
        runnel([
          [1.2, 8.9],
          [1.2, 7],
        ]),
        runnel([
          [10.2, 2],
          [8, 2],
        ]),
        runnel([
          [10.2, 5.6],
          [9.6, 5.6],
        ]),
      ],
    }),
    terrace({
      at: [0, 0, LOW],
      size: [8, 7, STEP],
      surface: 'lawn',
      left: [shaftOn(1.2, 0, STEP)],
      right: [shaftOn(5, 0, STEP)],
      top: [
        runnel([
          [1.2, 7],
          [1.2, 5],
        ]),
        runnel([
          [8, 2],
          [7.6, 2],
        ]),
      ],
    }),
    terrace({
      at: [0, 0, MIDDLE],
      size: [5.8, 5, STEP],
      surface: 'lawn',
      left: [shaftOn(1.2, 0, STEP)],
      top: [
        runnel([
          [1.2, 5],
          [1.2, 3.6],
          [2.6, 3.6],
        ]),
      ],
    }),
    umbrella([2.55, 2.5, HIGH], 2.75, 2.5, 1.35),
    house({ at: [2.95, 2.85, HIGH], size: [2.3, 1.7, 1.1], rise: 0.8 }),
    tornHouse([6, 0.6, MIDDLE], [1.6, 1.5, 0.9]),
    house({ at: [3.2, 5.3, MIDDLE], size: [1.7, 1.2, 0.8], roof: 'teal', rise: 0.5 }),
    rainGauge([5.6, 5.9, MIDDLE]),
    bush([7, 4.4, MIDDLE]),
    bush([7.4, 5.6, MIDDLE], 0.2),
    bush([2.4, 6.3, MIDDLE], 0.2),
    claimsShed([2.6, 7.3, LOW]),
    sluice([1.2, 7.9, LOW]),
    sandbags([5.8, 8.2, LOW], 5),
    person([5.4, 7.7, LOW], 'gold'),
    payWindow([8.5, 5.1, LOW]),
    person([9, 6.6, LOW], 'ink'),
    house({ at: [8.5, 0.8, LOW], size: [1.3, 2, 0.9], ridge: 'y', rise: 0.5 }),
    recoveryTruck([5.2, 9.3, 0]),
    dentedCar([3.2, 9.4, 0], 1.15),
    person([9, 9.6, 0], 'clay'),
  ],
  why: { middle: [4.6, 6.8, 2.6], zoom: 1.4 },
  features: {},
}));
