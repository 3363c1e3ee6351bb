/** A well house on a platform with steps and a long ramp with rails; a guide line in the paving leads to a bell with a rope. */
import { scene } from '#kit/scene.ts';
import { slatBench } from '#library/furniture.ts';
import { person } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import { steps } from '#library/terraces.ts';
import { well } from '#library/works.ts';
import {
  bellPost,
  caneWalker,
  guideLine,
  guideStuds,
  longRamp,
  openWellHouse,
  platform,
  rail,
  wheelchair,
} from './step-free.ts';

const SIZE = [13, 8] as const;
const RISE = 0.9;
const RAMP = { x: 1.6, y: 3.2, length: 5.6, width: 1.6 } as const;
const DECK = { x: RAMP.x + RAMP.length, y: 0.9, width: 4.2, depth: 4.2 } as const;
const onRamp = (x: number, y: number) => [x, y, ((x - RAMP.x) / RAMP.length) * RISE + 0.1] as const;
const near = RAMP.y + RAMP.width - 0.07;
const far = RAMP.y + 0.07;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: 3,
    surface: 'desert',
    patches: [
      {
        at: [0.4, 2.6],
        size: [12.2, 4.9],
        surface: 'plaza',
        paint: [
          ...guideLine([0, 3.7], [9, 3.7]),
          ...guideLine([0.55, 3.7], [0.55, 1.4]),
          ...guideLine([0.55, 1.4], [1.2, 1.4]),
          ...guideStuds([0.55, 3.7]),
          ...guideStuds([9.1, 3.7]),
        ],
      },
    ],
  },
  shafts: [
    { face: 'right', at: 2.2, canal: [[11.4, 2.2]] },
    { face: 'left', at: 4.4, canal: [[4.4, 7]] },
  ],
  things: [
    longRamp([RAMP.x, RAMP.y, 0], [RAMP.length, RAMP.width, RISE]),
    rail(
      [onRamp(RAMP.x, far), onRamp(DECK.x, far)],
      [0, 1.4, 2.8, 4.2, 5.6].map((dx) => onRamp(RAMP.x + dx, far)),
    ),
    rail(
      [onRamp(RAMP.x, near), onRamp(DECK.x, near)],
      [0, 1.4, 2.8, 4.2, 5.6].map((dx) => onRamp(RAMP.x + dx, near)),
    ),
    platform(
      [DECK.x, DECK.y, 0],
      [DECK.width, DECK.depth, RISE],
      [...guideLine([0, 3.1], [2.1, 3.1]), ...guideStuds([2.1, 3.1], 0.6)],
    ),
    openWellHouse([DECK.x + 0.7, DECK.y + 0.2, RISE]),
    steps({ at: [DECK.x + 1.1, DECK.y + DECK.depth, 0], size: [2, 1.3, RISE], count: 4, climbs: 'y' }),
    bellPost([1, 5.3, 0], 2),
    wheelchair([RAMP.x + 2.6, RAMP.y + 0.6, 0.52], 'clay'),
    caneWalker([5.6, 6.1, 0], 'teal'),
    person([DECK.x + 0.5, DECK.y + 3.7, RISE], 'ink'),
    slatBench([10.9, 6.4, 0]),
    bush([1, 1.4, 0], 0.36),
    bush([2.2, 1, 0], 0.44),
    bush([3.6, 1.3, 0], 0.34),
    well([4.4, 6.9, 0], 0.5, 0.34),
  ],
}));
