/** A plain house, and under it a strongroom with its door shut; one narrow shaft leads down to the channel, a broom leans at the house. */
import { panel } from '#kit/face.ts';
import { CHANNEL } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { bore } from '#library/channels.ts';
import { cypress } from '#library/plants.ts';
import { well } from '#library/works.ts';
import { broom, hedge, plainHouse, strongroom, sweepings } from './strongroom.ts';

const SIZE = [8.4, 5.6] as const;
const DEPTH = 5;
const LEVEL = 4.2;
const ROOM = { from: 0.6, below: 0.35, width: 6.4, height: 3 } as const;
const MIDDLE = ROOM.from + ROOM.width / 2;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: LEVEL,
    surface: 'desert',
    patches: [
      { at: [0.8, 0.8], size: [6.8, 4.8], surface: 'plaza' },
      { at: [3.2, 4.7], size: [0.9, 0.9], surface: 'road' },
    ],
    left: [
      bore(MIDDLE, DEPTH - LEVEL, DEPTH - ROOM.below - ROOM.height, 0.26),
      panel(MIDDLE - 0.05, DEPTH - LEVEL, MIDDLE + 0.05, DEPTH - ROOM.below - ROOM.height, CHANNEL.water),
      strongroom(ROOM.from, ROOM.below, [ROOM.width, ROOM.height]),
    ],
  },
  shafts: [{ face: 'right', at: 3.4, canal: [[7.6, 3.4]] }],
  things: [
    plainHouse([1.6, 1.5, 0]),
    broom([4.7, 4.65, 0], 1.7),
    sweepings([5.4, 4.8, 0]),
    hedge([0.6, 0.5, 0], [0.4, 4.4, 0.7]),
    hedge([1, 0.5, 0], [5.2, 0.4, 0.7]),
    cypress([6.9, 1, 0], 2.6),
    cypress([7.7, 1.8, 0], 2.2),
    well([7.2, 3.6, 0], 0.55, 0.6),
  ],
}));
