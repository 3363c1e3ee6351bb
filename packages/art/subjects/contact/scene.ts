/** A post house with a letter slot over an open shaft: letters fall to the channel, where they float on as paper boats. */
import { panel, segment, type FacePaint } from '#kit/face.ts';
import { CHANNEL, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import { HOLE } from '#library/channels.ts';
import { slatBench } from '#library/furniture.ts';
import { person } from '#library/people.ts';
import { cypress } from '#library/plants.ts';
import { well } from '#library/works.ts';
import { letter, letterBoat, pigeonLoft, postBicycle, postHouse, streetLamp } from './post-house.ts';

const SIZE = [10.4, 7.4] as const;
const DEPTH = 4.4;
const LEVEL = 3.1;
/** Middle of the slot and of the shaft under it. */
const SLOT = 3.65;
const HALF = 0.62;

/** The open shaft in the cut face, with letters that fall in it. */
const mailShaft: FacePaint[] = [
  panel(SLOT - HALF - 0.14, DEPTH - LEVEL, SLOT + HALF + 0.14, DEPTH, tone('stone', 'right')),
  panel(SLOT - HALF, DEPTH - LEVEL, SLOT + HALF, DEPTH, HOLE),
  panel(SLOT - HALF, DEPTH - LEVEL, SLOT + HALF, DEPTH - LEVEL + 0.28, CHANNEL.wall),
  ...[0.7, 1.3, 1.9, 2.5].flatMap((v) =>
    [SLOT - HALF - 0.14, SLOT + HALF].map((u) =>
      segment([u, DEPTH - v], [u + 0.14, DEPTH - v], tone('stone', 'left'), 0.9),
    ),
  ),
  letter(SLOT - 0.08, DEPTH - 0.62, 0.5, 0.62),
  letter(SLOT + 0.2, DEPTH - 1.42, -0.35, 0.56),
  letter(SLOT - 0.18, DEPTH - 2.16, 0.9, 0.56),
];

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: LEVEL,
    surface: 'desert',
    patches: [
      { at: [2.1, 0.8], size: [7.6, 5.9], surface: 'plaza' },
      { at: [4.8, 5.6], size: [0.9, 1.8], surface: 'road' },
    ],
    left: mailShaft,
  },
  shafts: [{ face: 'left', at: 8.2, canal: [[8.2, 5.6]] }],
  things: [
    postHouse([2.5, 2.6, 0]),
    box({
      name: 'chute',
      at: [SLOT - HALF - 0.1, 5.6, 0],
      size: [2 * HALF + 0.2, SIZE[1] - 5.6, 0.3],
      material: 'steel',
      top: [panel(0.12, 0, 2 * HALF + 0.08, SIZE[1] - 5.6, HOLE), letter(0.72, 0.9, 0.3, 0.7)],
      left: [panel(0.1, 0, 2 * HALF + 0.1, 0.3, HOLE)],
    }),
    person([5.3, 6.5, 0], 'teal'),
    pigeonLoft([7.6, 1.2, 0], 2),
    slatBench([7.6, 3.4, 0]),
    postBicycle([6.2, 6.5, 0]),
    well([8.2, 5.4, 0], 0.5, 0.6),
    streetLamp([9.5, 4.2, 0]),
    cypress([1.3, 3.4, 0], 2.2),
    cypress([1.3, 4.6, 0], 1.8),
    cypress([1.3, 1.9, 0], 2),
    letterBoat([5.5, SIZE[1], -LEVEL + 0.08], 0.75),
    letterBoat([7, SIZE[1], -LEVEL + 0.08], 0.75),
  ],
}));
