/** A plain house, and under it a strongroom with its door shut; one narrow shaft goes down to the channel, a broom stands ready. */
import { panel } from '../kit/face.ts';
import { CHANNEL } from '../kit/palette.ts';
import { scene } from '../kit/scene.ts';
import { bore } from '../objects/channels.ts';
import { cypress } from '../objects/groves.ts';
import { broom, hedge, plainHouse, strongroom, sweepings } from '../objects/strongroom.ts';
import { well } from '../objects/works.ts';

const SIZE = [9.6, 7] as const;
const DEPTH = 5.2;
const LEVEL = 4.1;
const ROOM = { from: 1.4, below: 0.55, width: 5.4, height: 2.4 } as const;
const MIDDLE = ROOM.from + ROOM.width / 2;

export default scene({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: LEVEL,
    surface: 'desert',
    patches: [
      { at: [0.8, 0.8], size: [7.6, 6.2], surface: 'plaza' },
      { at: [3.7, 5.8], size: [0.9, 1.2], surface: 'road' },
    ],
    left: [
      bore(MIDDLE, DEPTH - LEVEL, DEPTH - ROOM.below - ROOM.height, 0.26),
      panel(MIDDLE - 0.05, DEPTH - LEVEL, MIDDLE + 0.05, DEPTH - ROOM.below - ROOM.height, CHANNEL.water),
      strongroom(ROOM.from, ROOM.below, [ROOM.width, ROOM.height]),
    ],
  },
  shafts: [{ face: 'right', at: 3.4, canal: [[8.3, 3.4]] }],
  things: [
    plainHouse([2.1, 2.6, 0]),
    broom([5.2, 5.75, 0], 1.7),
    sweepings([5.7, 5.9, 0]),
    hedge([1.1, 1.2, 0], [0.4, 4.8, 0.7]),
    hedge([1.5, 1.2, 0], [5.4, 0.4, 0.7]),
    cypress([7.4, 1.6, 0], 2.6),
    cypress([8.2, 2.4, 0], 2.2),
    well([8, 3.6, 0], 0.5, 0.55),
  ],
});
