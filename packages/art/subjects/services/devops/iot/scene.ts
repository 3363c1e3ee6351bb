/** A grid of hand pumps in the dunes, each on its own thin shaft; the yellow one beside the test shed pumps first. */
import { scene } from '#kit/scene.ts';
import { worker } from '#library/people.ts';
import { dune, fieldPump } from '#library/pump-field.ts';
import { shaftOn } from '#library/terraces.ts';
import { mast } from '#library/works.ts';
import { birdcage, testShed } from './pump-field.ts';

const SIZE = { wide: 11, deep: 8.6 };
const DEPTH = 2.4;
const CHANNEL = 1.45;
const COLUMNS = [1.2, 3.5, 5.8, 8.1, 10];
const ROWS = [1.8, 4.8, 7.6];
const SHED = { x: 5.2, y: 0.5 };
const FIRST = { x: 5.8, y: 4.8 };

const pumps = () =>
  ROWS.flatMap((y) =>
    COLUMNS.filter((x) => y > 3.5 || x < SHED.x - 0.5).map((x) =>
      x === FIRST.x && y === FIRST.y ? fieldPump([x, y, 0], 'gold') : fieldPump([x, y, 0]),
    ),
  );
/** A shaft as thin as the pipe of a pump. */
const thin = (u: number) => shaftOn(u, DEPTH - CHANNEL, DEPTH, 1.8);

export default scene(() => ({
  block: {
    size: [SIZE.wide, SIZE.deep],
    depth: DEPTH,
    surface: 'desert',
    channel: CHANNEL,
    left: COLUMNS.map(thin),
    right: ROWS.slice(1).map((y) => thin(SIZE.deep - y)),
  },
  shafts: [],
  things: [
    pumps(),
    birdcage([FIRST.x - 0.75, FIRST.y + 0.1, 0]),
    testShed([SHED.x, SHED.y, 0]),
    mast([0.7, 0.7, 0], 3.4),
    dune([2.2, 3.3], 1.7),
    dune([4.4, 6.3], 1.6),
    dune([9.2, 6.3], 1.6),
    worker([7, 4, 0], 'clay'),
    worker([7, 7.2, 0], 'teal', 'paper'),
  ],
  why: { middle: [7.4, 1.4, 1], zoom: 2.1, face: 'left' },
}));
