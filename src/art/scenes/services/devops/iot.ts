/** A grid of hand pumps in the dunes, each on its own thin shaft; the yellow one by the test shed goes first. */
import { scene } from '../../../kit/scene.ts';
import { worker } from '../../../objects/crew.ts';
import { birdcage, dune, fieldPump, testShed } from '../../../objects/pump-field.ts';
import { runnel } from '../../../objects/terraces.ts';
import { mast } from '../../../objects/works.ts';

const SIZE = { wide: 14.6, deep: 11 };
const DEPTH = 2.4;
const CHANNEL = 1.45;
const COLUMNS = [1.3, 3.8, 6.3, 8.8, 11.3, 13.8];
const ROWS = [1.7, 4.6, 7.4, 10.2];
const SHED = { x: 8.1, y: 0.5 };
const FIRST = { x: 8.8, y: 4.6 };

const pumps = ROWS.flatMap((y) =>
  COLUMNS.filter((x) => y > 3.5 || x < SHED.x - 0.5).map((x) =>
    x === FIRST.x && y === FIRST.y ? fieldPump([x, y, 0], 'gold') : fieldPump([x, y, 0]),
  ),
);
/** A shaft as thin as a pump's pipe. */
const thin = (u: number) =>
  runnel(
    [
      [u, DEPTH - CHANNEL],
      [u, DEPTH],
    ],
    { open: false, width: 1.8 },
  );

export default scene({
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
    pumps,
    birdcage([FIRST.x - 0.75, FIRST.y + 0.1, 0]),
    testShed([SHED.x, SHED.y, 0]),
    mast([0.7, 0.7, 0], 4.2),
    dune([2.6, 3.3], 1.7),
    dune([5.2, 6], 1.9),
    dune([10, 8.8], 2),
    dune([2.5, 8.9], 1.5),
    dune([12.6, 6.1], 1.4),
    worker([9.9, 3.7, 0], 'clay'),
    worker([6.9, 8.9, 0], 'teal', 'paper'),
  ],
  why: { middle: [10.3, 1.4, 1], zoom: 2.5 },
});
