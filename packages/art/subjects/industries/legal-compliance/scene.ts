/** A reading tower with an open front and shelves, a balance on its roof, a book lift at its side, a vault below; across the square a courthouse. */
import { disc, panel, ribs } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import { balance } from '#library/balance.ts';
import { sealedDoor } from '#library/civic.ts';
import { liftShaft } from '#library/lift-shaft.ts';
import { person } from '#library/people.ts';
import { cypress } from '#library/plants.ts';
import { well } from '#library/works.ts';
import {
  bundle,
  cage,
  courthouse,
  evidenceBox,
  globeLamp,
  pulley,
  readingDesk,
  readingTower,
  sealPress,
} from './chambers.ts';

const FRONT = 7.8;
const DEPTH = 4.1;
const BASE = 0.3;
const STOREY = 1.62;
const STOREYS = 4;
const [X, W, BACK, GALLERY] = [2.3, 4.6, 2.1, 0.95] as const;
const SHELVES = FRONT - GALLERY;
const ROOF = BASE + STOREYS * STOREY;
const LIFT = X + W;
const VAULT = 1.75;
const floor = (storey: number) => BASE + storey * STOREY;

export default scene(() => ({
  block: {
    size: [13.6, FRONT],
    depth: DEPTH,
    channel: 3.15,
    surface: 'desert',
    patches: [
      {
        at: [7.9, 4],
        size: [5.4, 3.4],
        surface: 'plaza',
        paint: [ribs(5, SURFACES.road), ribs(3, SURFACES.road, 'level')],
      },
    ],
    hollows: [{ at: [X, SHELVES], size: [W, GALLERY], drop: VAULT, floor: 'floor' }],
  },
  shafts: [
    { face: 'left', at: LIFT + 0.3, canal: [[LIFT + 0.3, FRONT - 0.55]] },
    { face: 'left', at: 1.1, canal: [[1.1, 5.9]] },
    { face: 'right', at: 5.7, canal: [[11.6, 5.7]] },
  ],
  things: [
    box({
      name: 'plinth',
      at: [X - 0.3, SHELVES - BACK - 0.3, 0],
      size: [W + 1.3, BACK + 0.3, BASE],
      material: 'stone',
      castsShadow: false,
    }),
    box({
      name: 'plinth',
      at: [X, SHELVES, -0.14],
      size: [W, GALLERY, BASE + 0.14],
      material: 'stone',
      castsShadow: false,
      left: [panel(0, 0.3, W, 0.36, tone('stone', 'right'))],
    }),
    readingTower({ at: [X, SHELVES - BACK, BASE], size: [W, BACK, GALLERY], storeys: STOREYS, storey: STOREY }),
    box({
      name: 'roof terrace',
      at: [X - 0.15, SHELVES - BACK - 0.15, ROOF],
      size: [W + 0.3, BACK + GALLERY + 0.15, 0.2],
      material: 'stone',
      castsShadow: false,
      top: [panel(0.2, 0.2, W + 0.1, BACK + GALLERY - 0.05, tone('paper', 'left'))],
    }),
    balance([X + W / 2, SHELVES - 0.95, ROOF + 0.2], 1, 2),
    liftShaft([LIFT, SHELVES - 1.3, BASE], ROOF - BASE, 3.1),
    pulley([LIFT + 0.52, SHELVES - 0.9, ROOF + 0.02], 0.36),
    readingDesk([X + 0.5, SHELVES + 0.4, floor(1)]),
    person([X + 2, SHELVES + 0.55, floor(1)], 'teal'),
    bundle([X + 3, SHELVES + 0.35, floor(1)], [0.5, 0.4, 0.3]),
    bundle([X + 3.65, SHELVES + 0.4, floor(1)], [0.5, 0.4, 0.2], 'teal'),
    readingDesk([X + 2.9, SHELVES + 0.4, floor(2)]),
    person([X + 0.9, SHELVES + 0.55, floor(2)], 'clay'),
    bundle([X + 1.6, SHELVES + 0.4, floor(2)], [0.5, 0.4, 0.4], 'gold'),
    readingDesk([X + 1.4, SHELVES + 0.4, floor(3)]),
    person([X + 3.3, SHELVES + 0.55, floor(3)], 'ink'),
    sealPress([X + 0.45, SHELVES + 0.1, floor(0)], 0.78),
    person([X + 3.9, SHELVES + 0.5, floor(0)], 'gold'),
    [0, 1, 2, 3].map((index) => evidenceBox([X + 0.25 + index * 0.72, SHELVES + 0.35, -VAULT])),
    [0, 1].map((index) =>
      evidenceBox([X + 0.4 + index * 0.9, SHELVES + 0.35, -VAULT + 0.42], [0.6, 0.5, 0.36], index ? 'sand' : 'wood'),
    ),
    box({
      name: 'vault door',
      at: [X + 3.2, SHELVES + 0.55, -VAULT],
      size: [1, 0.3, 1.3],
      material: 'steel',
      castsShadow: false,
      left: sealedDoor(0, 0, [1, 1.3]),
    }),
    courthouse([8.2, 0.5, 0], [4.8, 2, 1.6]),
    box({
      name: 'bench',
      at: [8.4, 6.5, 0],
      size: [1.7, 0.55, 0.38],
      material: 'wood',
      left: [panel(0.12, 0, 1.58, 0.28, tone('ink', 'right'))],
      right: [panel(0.08, 0, 0.47, 0.28, tone('ink', 'right'))],
    }),
    bundle([8.5, 6.58, 0.38], [0.44, 0.36, 0.34]),
    bundle([9.05, 6.58, 0.38], [0.44, 0.36, 0.22], 'teal'),
    bundle([9.58, 6.58, 0.38], [0.42, 0.36, 0.14], 'gold'),
    cage([8.3, 4.6, 0], [1.2, 1, 1.05]),
    cylinder({
      name: 'fountain',
      at: [11.6, 5.7, 0],
      radius: 0.75,
      height: 0.22,
      material: 'stone',
      lid: tone('stone', 'left'),
    }),
    cylinder({
      name: 'fountain water',
      at: [11.6, 5.7, 0.22],
      radius: 0.58,
      height: 0.02,
      material: 'teal',
      lid: tone('teal', 'left'),
      castsShadow: false,
    }),
    cylinder({
      name: 'jet',
      at: [11.6, 5.7, 0.24],
      radius: 0.16,
      height: 0.4,
      material: 'stone',
      lid: tone('teal', 'top'),
      castsShadow: false,
    }),
    [7.6, 13.2].map((x) => globeLamp([x, 4.4, 0])),
    globeLamp([13.2, 7.3, 0]),
    globeLamp([10.4, 7.3, 0]),
    person([10.2, 4.6, 0], 'ink'),
    person([12.6, 4.5, 0], 'clay'),
    well([1.1, 5.6, 0], 0.45, 0.4),
    cypress([0.7, 2.2, 0], 2.2),
    cypress([1.9, 1.3, 0], 2.6),
    cypress([3.4, 1, 0], 2.1),
    rod({
      name: 'lift rope',
      at: [LIFT + 0.52, SHELVES - 0.76, ROOF],
      to: ROOF + 0.4,
      paint: tone('ink', 'left'),
      width: 1.2,
    }),
    box({
      name: 'well hatch',
      at: [LIFT + 0.05, SHELVES - 0.3, BASE],
      size: [0.5, 0.25, 0.16],
      material: 'teal',
      castsShadow: false,
      top: [disc(0.25, 0.12, 0.08, tone('gold', 'top'))],
    }),
  ],
  why: { middle: [7, 7.2, 0.7], zoom: 1.89 },
  features: {},
}));
