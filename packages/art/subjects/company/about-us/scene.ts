/** An open pavilion, cut at its edge: a round table with drawings and the mouth of a shaft in its middle. */
import { disc, segment } from '#kit/face.ts';
import { CHANNEL, tone, type Paint } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { cylinder, rod } from '#kit/solids.ts';
import { person } from '#library/people.ts';
import { bush, cypress } from '#library/plants.ts';
import { runnel, shaftOn } from '#library/terraces.ts';
import { cutFloor, decal, pergola, planChest, ringTable, stool } from './pavilion.ts';

const SIZE = [11, 8.4] as const;
const MIDDLE = 5.5;
/** How far the middle of the pavilion lies behind the cut. */
const BACK = 2.1;
const TOP = 0.32;
const middle = [MIDDLE, SIZE[1] - BACK, TOP] as const;

/** The part of the shaft that passes through the floor. */
const riser = (paint: Paint, width: number) => rod({ name: 'shaft', at: [MIDDLE, SIZE[1], 0], to: TOP, paint, width });

export default scene(() => ({
  block: {
    size: SIZE,
    depth: 3.6,
    surface: 'desert',
    patches: [
      {
        at: [8.4, 0.8],
        size: [2, 4],
        surface: 'lawn',
        paint: [
          runnel([
            [2, 1],
            [0.4, 1],
            [0.4, 3.6],
          ]),
        ],
      },
    ],
  },
  shafts: [
    { face: 'left', at: MIDDLE },
    { face: 'right', at: 1.8, canal: [[10.4, 1.8]] },
  ],
  things: [
    cutFloor([MIDDLE, SIZE[1], 0], 3.6, BACK),
    decal(
      [MIDDLE - 3.2, SIZE[1] - BACK - 3.2, TOP],
      [6.4, 3.2 + BACK],
      [
        ...Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12)
          .filter((turn) => 3.1 * Math.sin(turn) < BACK)
          .map((turn) =>
            segment(
              [3.2 + 1.9 * Math.cos(turn), 3.2 + 1.9 * Math.sin(turn)],
              [3.2 + 3.1 * Math.cos(turn), 3.2 + 3.1 * Math.sin(turn)],
              tone('stone', 'top'),
              1.2,
            ),
          ),
        disc(3.2, 3.2, 1.9, tone('sand', 'top')),
        disc(3.2, 3.2, 1.8, tone('paper', 'left')),
        shaftOn(3.2, 3.2 + BACK, 4, 5),
      ],
    ),
    riser(CHANNEL.wall, 7.4),
    riser(CHANNEL.water, 5),
    pergola([middle[0], middle[1], TOP], 2.9, 3.1, 0.6, [354, 322, 286, 250, 214, 182]),
    ringTable([middle[0], middle[1], TOP], 1.35),
    [205, 255, 305, 0].map((angle, index) =>
      stool(
        [
          middle[0] + 1.85 * Math.cos((angle * Math.PI) / 180),
          middle[1] + 1.85 * Math.sin((angle * Math.PI) / 180),
          TOP,
        ],
        index % 2 === 0 ? 'teal' : 'clay',
      ),
    ),
    person([middle[0] - 1.1, middle[1] - 1.55, TOP], 'clay'),
    person([middle[0] + 0.4, middle[1] - 1.8, TOP], 'ink'),
    person([middle[0] + 1.9, middle[1] - 0.7, TOP], 'teal'),
    person([middle[0] - 1.8, middle[1] + 0.5, TOP], 'gold'),
    planChest([9.2, 6.8, 0]),
    cylinder({ name: 'pot', at: [1.2, 7, 0], radius: 0.26, topRadius: 0.36, height: 0.5, material: 'clay' }),
    bush([1.2, 7, 0.5], 0.34),
    cypress([1.2, 2.2, 0], 2.4),
    cypress([2.2, 1.2, 0], 2.6),
    cypress([9.8, 3, 0], 1.8),
    cypress([9.8, 4.1, 0], 1.6),
  ],
  why: { middle: [MIDDLE, SIZE[1] - BACK, 0.2], zoom: 2.1 },
}));
