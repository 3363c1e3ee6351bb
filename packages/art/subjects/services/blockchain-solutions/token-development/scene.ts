/** A mint on stilts over the water; four chutes lead its coins to granaries, flats, a bin and a sealed reserve. */
import { ribs, segment } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import { cellar } from '#library/cellar.ts';
import { person } from '#library/people.ts';
import { tree } from '#library/plants.ts';
import { solar, well } from '#library/works.ts';
import { balance, chute, granary, halfHouse, mintHouse, reserveTank } from './mint.ts';

const DEPTH = 4.2;
const MINT = { x: 3.9, y: 2.6, floor: 1.5 };
const CHUTE = MINT.floor + 0.14;
const POOL = 0.3;
const CELLAR = { left: 3.4, floor: -2.35, width: 4.4, height: 1.95, into: 0.8, front: 10 };

const cellarRoom = () =>
  cellar({
    at: [CELLAR.left, CELLAR.front - CELLAR.into, CELLAR.floor],
    size: [CELLAR.width, CELLAR.into, CELLAR.height],
    open: 'left',
    wall: 'stone',
    floor: 'sand',
    back: [ribs(6, tone('stone', 'right')), ribs(4, tone('stone', 'right'), 'level')],
    things: balance([CELLAR.left + 2, CELLAR.front - 0.45, CELLAR.floor]),
  });

export default scene(() => ({
  block: {
    size: [12, 10],
    depth: DEPTH,
    surface: 'desert',
    channel: 3.2,
    patches: [{ at: [8.7, 2], size: [2.9, 3.3], surface: 'plaza' }],
    hollows: [{ at: [MINT.x, MINT.y], size: [3, 3], drop: POOL, floor: 'sea' }],
    left: [segment([5.4, DEPTH], [5.4, DEPTH - 0.8], tone('ink', 'left'), 2.4), cellarRoom()],
  },
  shafts: [
    {
      face: 'left',
      at: 2.2,
      canal: [
        [2.2, 6.8],
        [5.4, 6.8],
        [5.4, 5.6],
      ],
    },
    { face: 'left', at: 9, canal: [[9, 7.2]] },
    {
      face: 'right',
      at: 6.4,
      canal: [
        [10.2, 6.4],
        [10.2, 5.2],
      ],
    },
  ],
  things: [
    mintHouse([MINT.x, MINT.y, MINT.floor], -POOL),
    granary([1.4, 5.2, 0]),
    granary([1.2, 3.1, 0], 0.8, 1.6),
    chute({ at: [MINT.x, 4.95, CHUTE], toward: '-x', run: 1.5, drop: 0.6 }),
    halfHouse([9.3, 2.2, 0], [2.3, 2.5], 3),
    chute({ at: [MINT.x + 3, 3.6, CHUTE], toward: 'x', run: 2.4, drop: 1 }),
    chute({ at: [4.2, MINT.y + 3, CHUTE], toward: 'y', run: 2.1, drop: 1.1 }),
    box({
      name: 'bin',
      at: [4.1, 7.7, 0],
      size: [0.8, 0.7, 0.42],
      material: 'ink',
      top: [ribs(3, tone('gold', 'left'))],
    }),
    chute({ at: [6, MINT.y + 3, CHUTE], toward: 'y', run: 2, drop: 0.7 }),
    reserveTank([6.3, 8.45, 0], 0.82, 0.8),
    [0.4, 2.3].map((x) => solar([x, 8.2, 0])),
    person([8.2, 6.6, 0], 'teal'),
    person([5, 8.9, 0], 'clay'),
    well([9, 6.9, 0], 0.5, 0.6),
    person([9.9, 7.2, 0], 'gold'),
    tree([10.8, 8.4, 0], 1.4),
  ],
  why: { middle: [5.9, 10, -0.5], zoom: 2.1, face: 'left' },
}));
